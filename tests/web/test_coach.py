"""The coach on the page: three presses by mouse, keys or finger, Esc, nothing is played, and a game that is marked."""

import re
from pathlib import Path

import pytest

from kleos.insight.hints import EASY
from tests.web.conftest import Visit
from tests.web.test_access import violations
from tests.web.visitor import PHONE, Visitor

GAMES = ("hector", "olympus", "hellas")
LEVELS_FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "levels.ts"
HALF = 0.55  # of the screen at most that the sheet takes


def seated(visit: Visit, game: str, level: str = "novice", **options: object) -> Visitor:
    """Somebody at a table, some moves into the game, who decides."""
    someone = visit("/", **options)
    someone.sit_down(game, level)
    someone.play_by_clicks(seed=4, most=4)
    assert someone.await_turn()
    while len(someone.offered()) < 2:  # a tile of Hellas lies one way at a time
        someone.play_by_clicks(seed=4, most=1)
        assert someone.await_turn()
    return someone


def stage(someone: Visitor, name: str) -> None:
    """Wait for a stage of the hint."""
    someone.page.wait_for_selector(f'[data-hint-stage="{name}"]')


def closed(someone: Visitor) -> None:
    """Wait until there is no hint."""
    someone.page.wait_for_selector("[data-hint-stage]", state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_three_presses_show_more_each_time_and_play_nothing(visit: Visit, game: str) -> None:
    someone = seated(visit, game)
    before, offered, sent = someone.ply, someone.offered(), len(someone.sent)
    someone.find("[data-hint]").click()
    stage(someone, "look")
    assert someone.find("[data-look]").inner_text()
    assert someone.find("[data-hint-move]").count() == 0
    assert violations(someone) == []
    someone.find("[data-hint-next]").click()
    stage(someone, "moves")
    shown = someone.find("[data-hint-move]").count()
    assert 1 <= shown <= 3
    bars = someone.find("[data-chance]")
    assert bars.count() == shown
    for place in range(shown):
        assert re.fullmatch(r"\d+%, \d+ to \d+", bars.nth(place).get_attribute("aria-label") or "")
    someone.page.wait_for_selector('[data-hint-number="1"]')
    assert violations(someone) == []
    someone.find("[data-hint]").click()
    stage(someone, "play")
    assert someone.find("[data-yours]").count() == 1
    someone.find("[data-hint]").click()
    closed(someone)
    assert someone.ply == before and someone.offered() == offered
    assert not any('"move"' in frame for frame in someone.sent[sent:]), "a hint has played something"
    assert someone.find(".log [data-coached]").count() == 1
    someone.go("/games")
    someone.page.wait_for_selector("[data-table] [data-coached]")


def test_by_keys_alone_and_esc_closes(visit: Visit) -> None:
    someone = seated(visit, "olympus")
    before = someone.ply
    someone.page.keyboard.press("h")
    stage(someone, "look")
    someone.page.keyboard.press("Escape")
    closed(someone)
    someone.page.keyboard.press("h")
    stage(someone, "look")
    someone.page.keyboard.press("h")
    stage(someone, "moves")
    someone.page.keyboard.press("1")
    someone.page.wait_for_selector('.middle [aria-pressed="true"], .middle :focus')
    someone.page.keyboard.press("1")
    assert someone.ply == before, "a second press lifts again and plays nothing"
    someone.page.keyboard.press("h")
    stage(someone, "play")
    someone.page.keyboard.press("h")
    closed(someone)
    assert someone.ply == before


def test_the_hint_goes_when_the_position_changes(visit: Visit) -> None:
    someone = seated(visit, "hector")
    someone.page.keyboard.press("h")
    stage(someone, "look")
    someone.play_by_clicks(seed=1, most=1)
    closed(someone)


def test_on_a_phone_it_is_a_sheet_of_half_the_height(visit: Visit) -> None:
    someone = seated(visit, "olympus", viewport=PHONE, has_touch=True)
    before = someone.ply
    someone.find("[data-hint]").tap()
    stage(someone, "look")
    box = someone.find("[data-hint-stage]").bounding_box()
    assert box is not None and box["height"] <= HALF * PHONE["height"]
    assert box["y"] + box["height"] == pytest.approx(PHONE["height"], abs=2)
    someone.find("[data-hint-next]").tap()
    stage(someone, "moves")
    assert violations(someone) == []
    assert someone.measure("() => document.documentElement.scrollWidth <= innerWidth")
    someone.find("[data-hint-stage] .close").tap()
    closed(someone)
    assert someone.ply == before


# The blue numbers under which something of the sheet lies instead of the table.
HIDDEN = """() => [...document.querySelectorAll('[data-hint-number]')].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-hint-stage]');
}).length"""


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_sheet_folds_and_what_is_hinted_is_in_sight(visit: Visit, game: str) -> None:
    someone = seated(visit, game, viewport=PHONE, has_touch=True)
    before = someone.ply
    someone.find("[data-hint]").tap()
    stage(someone, "look")
    someone.find("[data-hint-next]").tap()
    stage(someone, "moves")
    someone.find('[data-hint-move="1"]').tap()
    stage(someone, "play")
    someone.page.wait_for_selector('[data-hint-number="1"]')
    someone.page.wait_for_function(f"() => ({HIDDEN})() === 0")
    assert someone.find("[data-hint-move]").count() == 0 and someone.find("[data-hint-stage] .close").is_visible()
    assert violations(someone) == []
    assert someone.ply == before
    someone.find("[data-hint-stage] .close").tap()
    closed(someone)


def test_off_against_strong_bots_unless_it_is_chosen(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector", "captain")
    assert someone.await_turn()
    assert someone.find("[data-hint]").count() == 0
    someone.page.keyboard.press("h")
    someone.go("/")
    someone.find('[data-level="captain"]').click()
    someone.find("summary").first.click()
    assert not someone.find("[data-hints]").is_checked()
    someone.find("[data-hints]").check()
    someone.find("[data-start]").click()
    assert someone.await_turn()
    someone.page.wait_for_selector("[data-hint]")


def test_between_people_there_is_no_coach(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector", rival="screen")
    assert someone.await_turn()
    assert someone.find("[data-hint]").count() == 0


def test_page_and_server_have_the_same_easy_levels() -> None:
    named = re.findall(r"COACHED[^=]*= \[(.*)\]", LEVELS_FILE.read_text("utf-8"))[0]
    assert set(re.findall(r"'(\w+)'", named)) == set(EASY) - {"greedy", "uniform"}
