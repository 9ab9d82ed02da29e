"""Other people: spectators by link, taking back by consent, who may not enter, and the page as an app."""

import json
from typing import Any

from tests.web.conftest import Visit
from tests.web.visitor import NEARER, Visitor, whoever_decides


def pair(visit: Visit, **options: Any) -> tuple[Visitor, Visitor]:
    """Two people at a table of Hector & Achilles."""
    host = visit("/", **options)
    host.find('[data-rival="friend"]').click()
    host.find("[data-name]").fill("Mira")
    host.sit_down("hector", rival="friend")
    host.page.wait_for_selector("[data-invite]")
    guest = visit(host.find("[data-invite]").input_value().removeprefix(host.address), **options)
    guest.page.wait_for_selector("text=Mira")
    guest.find("[data-join]").click()
    for one in (host, guest):
        one.page.wait_for_selector("main[data-ply]")
    return host, guest


def table_of(visitor: Visitor) -> str:
    """The table that is looked at."""
    return visitor.page.url.partition("/t/")[2].partition("?")[0]


def test_a_spectator_sees_the_table_and_no_hand(visit: Visit) -> None:
    host, guest = pair(visit)
    for turn in range(4):
        whoever_decides(host, guest).play_by_clicks(seed=turn, most=1)
    kept = host.page.evaluate("(id) => localStorage.getItem(`kleos-links-${id}`)", table_of(host))
    third = visit(f"/watch/{table_of(host)}#{json.loads(kept)['watch']}")
    third.find("[data-join]").click()
    third.page.wait_for_selector("main[data-ply]")
    third.until(lambda: third.ply == host.ply)
    assert third.find("[data-hand], [data-code], [data-codes]").count() == 0
    positions = [update["position"] for update in third.messages("update") if update["position"]]
    assert positions and all(one["viewer"] is None and one["table"]["own"] is None for one in positions)


def test_taking_back_is_asked_of_the_rival(visit: Visit) -> None:
    host, guest = pair(visit)
    mover = whoever_decides(host, guest)
    other = guest if mover is host else host
    mover.play_by_clicks(seed=1, most=2)
    mover.page.wait_for_selector('[data-undo="asks"]')
    assert mover.find("[data-why-undo]").is_visible() and not mover.find("[data-undo-granted]").count()
    mover.find("[data-undo]").click()
    other.find("[role=alert] button").first.click()
    mover.page.wait_for_selector("li[data-ply]")
    mover.page.wait_for_function("() => [...document.querySelectorAll('li')].some((li) => /back/.test(li.textContent))")
    mover.until(lambda: mover.ply == other.ply and mover.is_asked())


def test_a_link_works_once_and_strangers_stay_out(visit: Visit) -> None:
    host, guest = pair(visit)
    link = f"/join/{table_of(host)}#nonsense"
    stranger = visit(link)
    stranger.page.wait_for_selector('[data-gone="full"]')
    assert stranger.find("[data-join], [data-name]").count() == 0, "nobody is asked for a name in vain"
    stranger.go(f"/t/{table_of(host)}")
    stranger.page.wait_for_selector('[data-stranger="playing"] >> text=/between Mira and/')
    assert stranger.find("main a[href='/']").count() == 1 and stranger.find("[data-connection]").count() == 0
    assert not [update for update in stranger.messages("update") if update["position"]]
    guest.until(lambda: guest.ply == host.ply)


def test_the_page_can_be_installed(visit: Visit) -> None:
    someone = visit("/")
    manifest = someone.page.evaluate(
        "() => fetch(document.querySelector('link[rel=manifest]').href).then((r) => r.json())"
    )
    for icon in manifest["icons"]:
        status = someone.page.evaluate("(src) => fetch(src).then((r) => r.status)", icon["src"])
        assert status == 200, icon
    assert someone.page.evaluate("() => navigator.serviceWorker.ready.then((found) => found.active !== null)")


def test_light_and_dark_are_chosen_and_remembered(visit: Visit) -> None:
    someone = visit("/credits", color_scheme="light")  # the page is dark, whatever the system wishes
    assert someone.page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    someone.find("[data-options]").click()
    someone.find('dialog [data-option="theme light"]').click()
    someone.go("/")
    assert someone.page.evaluate("() => document.documentElement.dataset.theme") == "light"


def test_a_spectator_is_told_so_and_never_called_you(visit: Visit) -> None:
    host, guest = pair(visit)
    kept = host.page.evaluate("(id) => localStorage.getItem(`kleos-links-${id}`)", table_of(host))
    third = visit(f"/watch/{table_of(host)}#{json.loads(kept)['watch']}")
    third.find("[data-join]").click()
    third.page.wait_for_selector("[data-watching]")
    for turn in range(30):
        whoever_decides(host, guest).play_by_clicks(seed=turn, most=1)
        if "leads and may" in third.find("main").inner_text():
            break
    third.until(lambda: "leads and may" in third.find("main").inner_text())
    assert "You lead" not in third.find("main").inner_text()
    assert third.find("[data-talk]").count() == 0, "spectators do not speak"


def test_a_used_link_for_spectators_says_so(visit: Visit) -> None:
    host, _ = pair(visit)
    stranger = visit(f"/watch/{table_of(host)}#nonsense")
    stranger.page.wait_for_selector('[data-gone="watch"]')
    assert stranger.find("[data-join]").count() == 0


def test_a_full_table_that_is_listed_may_be_watched(visit: Visit) -> None:
    host = visit("/")
    host.find('[data-rival="friend"]').click()
    host.find("details summary").first.click()
    host.find('[data-option="listed"]').check()
    host.sit_down("hector", rival="friend")
    link = host.find("[data-invite]").input_value().removeprefix(host.address)
    visit(link).find("[data-join]").click()
    host.page.wait_for_selector("main[data-ply]")
    late = visit(link)
    late.find("[data-watch-instead]").click()
    late.page.wait_for_selector("[data-watching]")


def test_presence_is_shown_and_a_reload_does_not_flicker(visit: Visit) -> None:
    host, guest = pair(visit)
    host.page.wait_for_selector('[data-presence="here"]')
    guest.page.reload()
    guest.page.wait_for_selector("main[data-ply]")
    guest.page.goto("about:blank")
    host.page.wait_for_selector('[data-presence="away"]')
    told = [message["seats"][1] for message in host.messages("presence")]
    assert told == ["away"], "only the true departure is told"
    asked = [url for url in host.asked if url.endswith(f"/api/tables/{table_of(host)}")]
    assert len(asked) == 1, "nobody asks again and again"
    guest.page.go_back()
    host.page.wait_for_selector('[data-presence="here"]')


def test_phrases_are_heard_in_the_hearers_language_and_may_be_muted(visit: Visit) -> None:
    host, _ = pair(visit)
    german = visit("/", locale="de-DE")
    host.go("/")
    host.sit_down("hector", rival="friend")
    german.go(host.find("[data-invite]").input_value().removeprefix(host.address))
    german.find("[data-join]").click()
    for one in (host, german):
        one.page.wait_for_selector("main[data-ply]")
    host.find("[data-talk]").click()
    assert host.find("[data-say]").count() == 14
    host.find('[data-say="well-played"]').click()
    german.page.wait_for_selector('[data-remark="well-played"] >> text=/Gut gespielt!/')
    host.page.wait_for_selector('[data-remark="well-played"] >> text=/Well played!/')
    host.find("[data-talk]").click()
    host.find('[data-say="laurel"]').click()
    german.page.wait_for_selector('[data-remark="laurel"] svg')
    german.find("[data-talk]").click()
    german.find('[data-mute="false"]').click()
    host.find("[data-talk]").click()
    host.find('[data-say="hello"]').click()
    host.page.wait_for_selector('[data-remark="hello"]')
    german.until(lambda: [one["phrase"] for one in german.messages("said")][-1:] == ["hello"])
    assert german.find("[data-remark]").count() == 0
    german.page.reload()
    german.find("[data-talk]").click()
    german.page.wait_for_selector('[data-mute="true"]')


SHARED = """window.shared = []; navigator.canShare = () => true;
  navigator.share = async (data) => { window.shared.push(data.url); };"""


def test_an_invitation_is_shared_and_scanned(visit: Visit) -> None:
    host = visit("/")
    host.page.add_init_script(SHARED)
    host.go("/")
    host.sit_down("hellas", rival="friend")
    link = host.find("[data-invite]").input_value()
    host.find("[data-share]").click()
    assert host.page.evaluate("() => window.shared") == [link]
    host.find("[data-show-qr]").click()
    code = host.find("[data-qr]")
    code.wait_for()
    assert code.get_attribute("data-qr") == link and code.is_visible()
    assert str(host.find("[data-qr] path").get_attribute("d")).count("M") > 300


def test_two_people_at_one_screen_are_named(visit: Visit) -> None:
    someone = visit("/")
    someone.find('[data-rival="screen"]').click()
    someone.find('[data-screen-name="1"]').fill("Ann")
    someone.find('[data-screen-name="2"]').fill("Ben")
    someone.sit_down("olympus", rival="screen")
    someone.await_turn()
    shown = someone.find("main").inner_text()
    assert "Ann" in shown and "Ben" in shown


def test_a_move_made_while_the_line_is_down_says_that_it_waits(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.await_turn()
    someone.forgive("ERR_INTERNET_DISCONNECTED")
    before = someone.ply
    someone.context.set_offline(True)
    someone.page.wait_for_selector('[data-connection="lost"]')
    code = someone.offered()[0]
    for _ in range(3):
        if someone.find('[data-held="true"]').count():
            break
        someone.click(someone.page.evaluate_handle(NEARER, code))
    someone.page.wait_for_selector('[data-held="true"] >> text=/will be sent/')
    assert someone.ply == before
    someone.context.set_offline(False)
    someone.await_ply(before)
    someone.page.wait_for_selector('[data-held="false"]')


def test_every_table_has_one_main_heading(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hellas")
    someone.await_turn()
    assert someone.find("h1").all_inner_texts() == ["Hellas"]
