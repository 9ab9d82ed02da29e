"""Other people: spectators by link, taking back by consent, who may not enter, and the page as an app."""

import json
from typing import Any

from tests.web.conftest import Visit
from tests.web.visitor import Visitor, whoever_decides


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
    mover.find("[data-undo]").click()
    other.find("[role=alert] button").first.click()
    mover.page.wait_for_selector("li[data-ply]")
    mover.page.wait_for_function("() => [...document.querySelectorAll('li')].some((li) => /back/.test(li.textContent))")
    mover.until(lambda: mover.ply == other.ply and mover.is_asked())


def test_a_link_works_once_and_strangers_stay_out(visit: Visit) -> None:
    host, guest = pair(visit)
    link = f"/join/{table_of(host)}#nonsense"
    stranger = visit(link)
    stranger.forgive("status of 40")
    stranger.find("[data-join]").click()
    stranger.page.wait_for_selector("main [role=alert]")
    stranger.go(f"/t/{table_of(host)}")
    stranger.page.wait_for_selector('[data-connection="refused"]')
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
    someone.find("header .more button").nth(1).click()
    someone.go("/")
    assert someone.page.evaluate("() => document.documentElement.dataset.theme") == "light"
