"""The card workshop in the browser: cards by clicks and by keys alone, played, shared, weighed; a phone, axe."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import kleos
from tests.web.conftest import Visit
from tests.web.looks import SIDEWAYS
from tests.web.test_access import SMALL, violations
from tests.web.visitor import PHONE, Visitor

GOOD = '[data-checks="good"]'
LANGUAGES = ("en", "de", "nl", "fr")


def open_workshop(visitor: Visitor) -> None:
    """Wait until the first card is drawn and checked."""
    visitor.page.wait_for_selector(f'{GOOD}, [data-checks="wrong"]')
    visitor.page.wait_for_selector("[data-face]", state="attached")


def settle(visitor: Visitor) -> None:
    """Wait until the server has said what it thinks of the last change."""
    visitor.page.wait_for_selector('main[data-workshop][data-busy="false"]')


def pick(visitor: Visitor, menu: str, choice: str) -> None:
    """Choose from a menu by clicks."""
    visitor.find(f'[data-menu="{menu}"]').click()
    visitor.find(f'[data-choice="{choice}"]').click()
    settle(visitor)


def pick_by_keys(visitor: Visitor, menu: str, typed: str, choice: str) -> None:
    """Choose from a menu by keys alone: Enter opens it, letters filter, Enter takes."""
    visitor.tab_until(f'[data-menu="{menu}"]')
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector('[role="combobox"]:focus')
    visitor.page.keyboard.type(typed)
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(f'[data-menu="{menu}"][data-value="{choice}"]')
    settle(visitor)


def name_card(visitor: Visitor, name: str) -> None:
    """Type a card's name."""
    visitor.find('[data-field="name"]').fill(name)
    visitor.find('[data-field="name"]').press("Tab")
    visitor.page.wait_for_selector(f'[data-face="{name}"]')


def text(visitor: Visitor, language: str) -> str:
    """What the card says in a language."""
    return visitor.find(f'[data-text="{language}"]').inner_text()


def saved(visitor: Visitor, kind: str, folder: Path) -> Path:
    """The file that the page saves."""
    with visitor.page.expect_download() as download:
        visitor.find(f'[data-save="{kind}"]').click()
    file = folder / f"mine.{kind}"
    download.value.save_as(file)
    return file


def test_a_card_is_made_by_clicks_and_played_to_the_end(visit: Visit, tmp_path: Path) -> None:
    someone = visit("/")
    someone.find("footer [data-workshop-link]").click()
    open_workshop(someone)
    someone.count_presses()
    name_card(someone, "Hesione")
    someone.find('[data-colour="B"]').click()
    settle(someone)
    someone.find('[data-cost="add G"]').click()
    pick(someone, "do-0", "heal")
    someone.find('[data-step="n-0 more"]').click()
    settle(someone)
    someone.find("[data-add-effect]").click()
    someone.page.wait_for_selector('[data-menu="do-1"]')
    settle(someone)
    someone.find("[data-icons]").click()
    someone.find('[data-icon="amphora"]').click()
    settle(someone)
    assert text(someone, "en") == ("When played: you may heal up to 2 damage from this unit. Then you may draw 1 card.")
    assert len({text(someone, language) for language in LANGUAGES}) == 4
    assert someone.find('[data-unit="Hesione"]').count() == 1 and someone.find("[data-near]").count() == 3
    for kind in ("toml", "json"):
        run = kleos("cards", "check", str(saved(someone, kind, tmp_path)))
        assert run.code == 0 and "Hesione" in run.out
    assert someone.presses()[0] > 8
    someone.find("[data-try]").click()
    someone.find('dialog [data-level="novice"]').click()
    someone.find("dialog [data-start]").click()
    someone.page.wait_for_selector("main[data-ply]")
    assert someone.play_by_clicks(seed=4) > 0
    assert someone.is_over()
    assert "Hesione" in "".join(body for body in someone.received if '"figure"' in body)


def test_a_card_is_made_and_played_by_keyboard_alone(visit: Visit) -> None:
    someone = visit("/workshop")
    open_workshop(someone)
    someone.count_presses()
    someone.tab_until('[data-field="name"]')
    someone.page.keyboard.press("Control+A")
    someone.page.keyboard.type("Pandora")
    someone.page.keyboard.press("Tab")
    someone.page.wait_for_selector('[data-face="Pandora"]')
    pick_by_keys(someone, "when-0", "attacks", "attack")
    pick_by_keys(someone, "do-0", "damage", "damage")
    pick_by_keys(someone, "target-0", "opposite", "opposite")
    someone.tab_until('[data-step="D more"]')
    someone.page.keyboard.press("Enter")
    settle(someone)
    assert text(someone, "en") == "When this unit attacks: you may deal 1 damage to the enemy unit opposite."
    someone.tab_until("[data-try]")
    someone.page.keyboard.press("Enter")
    for selector in ('dialog [data-level="novice"]', "dialog [data-start]"):
        someone.tab_until(selector)
        someone.page.keyboard.press("Enter")
    someone.page.wait_for_selector("main[data-ply]")
    assert someone.play_by_keys(seed=2) > 0 and someone.is_over()
    assert someone.presses()[0] == 0


def test_a_set_is_undone_copied_kept_and_shared_with_a_second_browser(visit: Visit, tmp_path: Path) -> None:
    someone = visit("/workshop")
    open_workshop(someone)
    name_card(someone, "Medon")
    someone.find("[data-copy]").click()
    someone.page.wait_for_selector('[data-face="Medon 2"]')
    someone.find("[data-delete]").click()
    someone.page.wait_for_selector('[data-face="Medon"]')
    someone.find("[data-undo]").click()
    someone.page.wait_for_selector('[data-own="Medon 2"]')
    settle(someone)
    someone.find("[data-share-set]").click()
    link = someone.find("[data-link]").input_value()
    address, _, content = link.rpartition("/")
    assert address.endswith("/workshop") and len(content) == 64
    someone.find("[data-close]").click()
    someone.page.reload()
    someone.page.wait_for_selector('[data-own="Medon 2"]')
    other = visit(f"/workshop/{content}")
    other.page.wait_for_selector('[data-own="Medon 2"]')
    open_workshop(other)
    files = [json.loads(saved(one, "json", tmp_path).read_text("utf-8")) for one in (someone, other)]
    assert files[0] == files[1]


def test_a_file_is_opened_and_a_bad_one_is_told_as_the_checker_tells_it(visit: Visit, tmp_path: Path) -> None:
    someone = visit("/workshop")
    open_workshop(someone)
    file = tmp_path / "eris.toml"
    card = 'name = "Eris"\nhome = "R"\ncost = "RR"\nA = 4\nD = 2\n'
    rows = 'effects = [{ when = "play", must = true, do = "damage", n = 1, target = "enemy" }]\n'
    file.write_text(f'set = "strife"\nextends = "default"\n[[cards]]\n{card}{rows}', encoding="utf-8")
    someone.find("[data-open-file]").set_input_files(file)
    someone.page.wait_for_selector('[data-face="Eris"]')
    bad = tmp_path / "bad.toml"
    bad.write_text(file.read_text("utf-8").replace("A = 4", "A = 40"), encoding="utf-8")
    someone.forgive("400 (Bad Request)")
    someone.find("[data-open-file]").set_input_files(bad)
    told = kleos("cards", "check", str(bad)).err
    someone.page.wait_for_selector("[data-toast='refused']")
    shown = someone.find("[data-toast='refused']").inner_text()
    reason = told.strip().partition("card “Eris”, ")[2].partition(" [")[0]
    assert reason and reason in shown
    assert someone.find('[data-own="Eris"]').count() == 1


def test_an_unknown_link_is_told(visit: Visit) -> None:
    someone = visit("/")
    someone.forgive("404 (Not Found)")
    someone.go(f"/workshop/{'0' * 64}")
    someone.page.wait_for_selector("text=no card set was shared")
    open_workshop(someone)


def test_a_report_is_started_stopped_and_taken_up_again(visit: Visit) -> None:
    someone = visit("/workshop")
    open_workshop(someone)
    name_card(someone, "Hebe")
    settle(someone)
    someone.find("[data-weigh]").click()
    someone.page.wait_for_selector('[data-report="running"]')
    someone.page.wait_for_function("() => Number(document.querySelector('[data-report]').dataset.games) > 100")
    someone.find("[data-stop-report]").click()
    someone.page.wait_for_selector('[data-report="stopped"]')
    someone.page.reload()
    open_workshop(someone)
    someone.page.wait_for_selector('[data-report="stopped"]')
    before = int(someone.find("[data-report]").get_attribute("data-games") or 0)
    assert before > 100
    someone.find("[data-resume]").click()
    someone.page.wait_for_function(
        "(before) => Number(document.querySelector('[data-report]').dataset.games) > before", arg=before
    )
    assert someone.find('[data-lift="drawn"] .whisker').count() == 1
    assert someone.find('[data-lift="drawn"] .other').count() == 84
    someone.find("[data-stop-report]").click()
    someone.page.wait_for_selector('[data-report="stopped"]')
    assert violations(someone) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_in_every_language(visit: Visit, language: str) -> None:
    someone = visit("/workshop", viewport=PHONE, locale=language, has_touch=True)
    open_workshop(someone)
    assert someone.find("[data-face]").is_hidden() and someone.find('[data-field="name"]').is_visible()
    for tab in ("build", "card", "report"):
        someone.find(f'[data-tab="{tab}"]').tap()
        assert someone.measure(SIDEWAYS) == 0
        assert someone.measure(SMALL) == []
        assert "{" not in someone.find("main").inner_text()
        assert violations(someone) == []
    assert someone.find("html").get_attribute("lang") == language


def test_on_a_desk_nothing_is_wrong(visit: Visit) -> None:
    someone = visit("/workshop")
    open_workshop(someone)
    assert someone.measure(SIDEWAYS) == 0 and someone.measure(SMALL) == []
    someone.find('[data-menu="do-0"]').click()
    assert violations(someone) == []
