"""The mirror on the page: by a press, by K, on a phone, in another language, read as text, and looking back."""

import re

import pytest

from tests.support import many
from tests.web.conftest import Visit
from tests.web.looks import CUT
from tests.web.test_access import violations
from tests.web.visitor import PHONE, SLOW, Visitor

GAMES = ("hector", "olympus", "hellas")
HALF = 0.55  # of the screen at most that the sheet takes
TWO_LINES = 56  # px of a bar that names game and moment
FRESH = '[data-mirror="fresh"]'
# Make a table with the mirror on; answers its id.
TABLE = """async (game) => {
  const { csrf } = await fetch('/api/me').then((answer) => answer.json());
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }];
  const headers = { 'content-type': 'application/json', 'x-kleos-csrf': csrf ?? '' };
  const body = JSON.stringify({ game, seats, mirror: true });
  const made = await fetch('/api/tables', { method: 'POST', headers, body }).then((answer) => answer.json());
  return made.info.id;
}"""


def seated(visit: Visit, game: str, moves: int = 4, **options: object) -> Visitor:
    """Somebody at a table with a mirror, some moves into the game, who decides."""
    someone = visit("/", **options)
    someone.go(f"/t/{someone.page.evaluate(TABLE, game)}")
    someone.play_by_clicks(seed=4, most=moves)
    assert someone.await_turn()
    return someone


def gone(someone: Visitor) -> None:
    """Wait until there is no mirror."""
    someone.page.wait_for_selector("[data-mirror]", state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_a_press_shows_both_halves_and_follows_the_game(visit: Visit, game: str) -> None:
    someone = seated(visit, game, moves=6 if game == "hellas" else 4)
    switch = someone.find("[data-mirror-switch]")
    assert switch.get_attribute("aria-pressed") == "false"
    switch.click()
    someone.page.wait_for_selector(FRESH)
    assert switch.get_attribute("aria-pressed") == "true"
    assert someone.find("[data-half]").count() == 2
    assert violations(someone) == []
    someone.play_by_clicks(seed=5, most=1)
    assert someone.await_turn()
    someone.page.wait_for_selector(FRESH)
    switch.click()
    gone(someone)


# Names beside a sum or of a hero that are not read whole, and hands that do not show all their cards.
CRAMPED = """() => {
  const names = [...document.querySelectorAll('.sums .who')].filter((one) => one.checkVisibility());
  const wide = (one) => one.firstElementChild.getBoundingClientRect().width > one.clientWidth + 1;
  const heroes = [...document.querySelectorAll('[data-mirror] li > .name')];
  const cut = heroes.filter((one) => wide(one) || one.clientWidth > one.parentElement.clientWidth);
  const hands = [...document.querySelectorAll('main .hand [data-zone=hand]')];
  cut.push(...[...names, ...hands].filter((one) => one.scrollWidth > one.clientWidth + 1));
  return cut.map((one) => one.textContent);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_table_beside_it_keeps_its_room(visit: Visit, game: str) -> None:
    someone = seated(visit, game, viewport={"width": 1366, "height": 650})
    someone.find("[data-mirror-switch]").click()
    for turn in range(many(8, 40)):
        if not someone.await_turn():
            break
        someone.page.wait_for_selector(FRESH)
        assert [*someone.measure(CRAMPED), *someone.measure(CUT)] == [], f"at line {someone.ply}"
        someone.play_by_clicks(seed=turn, most=1)


def test_hector_shows_heroes_a_grid_and_what_is_held(visit: Visit) -> None:
    someone = seated(visit, "hector", moves=0)
    while "pass" not in someone.offered():  # until the first battle is fought: then the hero is in hand
        someone.play_by_clicks(seed=4, most=1)
        assert someone.await_turn()
    someone.find("[data-mirror-switch]").click()
    someone.page.wait_for_selector(f"{FRESH} .own [data-hidden=hand] [data-odds]")
    own = someone.find(".half.own")
    held = own.locator('[data-hidden="hand"] [data-odds][data-held="true"]')
    hand = someone.find('.hand [data-thing^="hand:"]')
    codes = {(hand.nth(k).get_attribute("data-thing") or "")[5:7] for k in range(hand.count())}
    assert {held.nth(k).get_attribute("data-odds") for k in range(held.count())} == codes
    assert own.locator('[data-hidden="hand"] [data-odds]').count() == 24
    assert someone.find(".half:not(.own) [data-held=true]").count() == 0
    assert someone.find("[data-odds-tag]").count() >= hand.count()
    heroes = someone.find('[data-hidden="hero"] [data-odds]')
    assert heroes.count() == 6 * someone.find('[data-hidden="hero"]').count() > 0


def test_by_keys_and_read_as_text(visit: Visit) -> None:
    someone = seated(visit, "olympus")
    before = someone.ply
    someone.page.keyboard.press("k")
    someone.page.wait_for_selector(f"{FRESH} [data-odds]")
    someone.find("[data-mirror-text]").click()
    someone.page.wait_for_selector(f"{FRESH} .lines li")
    assert re.search(r"\d+% each: ", someone.find(FRESH).inner_text())
    assert violations(someone) == []
    someone.page.keyboard.press("Escape")
    gone(someone)
    someone.page.keyboard.press("K")
    someone.page.wait_for_selector(FRESH)
    someone.page.keyboard.press("k")
    gone(someone)
    assert someone.ply == before, "a mirror plays nothing"


def test_on_a_phone_it_is_a_sheet_of_half_the_height(visit: Visit) -> None:
    someone = seated(visit, "hector", viewport=PHONE, has_touch=True)
    someone.find("[data-mirror-switch]").tap()
    someone.page.wait_for_selector(FRESH)
    box = someone.find("[data-mirror]").bounding_box()
    assert box is not None and box["height"] <= HALF * PHONE["height"]
    assert box["y"] + box["height"] == pytest.approx(PHONE["height"], abs=2)
    bar = someone.find("header.bar").bounding_box()
    assert bar is not None and bar["height"] <= TWO_LINES, "coach and mirror leave the title its room"
    assert violations(someone) == []
    assert someone.measure("() => document.documentElement.scrollWidth <= innerWidth")
    someone.find("[data-mirror-close]").tap()
    gone(someone)


def test_in_german_too(visit: Visit) -> None:
    someone = seated(visit, "hector", locale="de-DE")
    someone.find("[data-mirror-switch]").click()
    someone.page.wait_for_selector(FRESH)
    assert "Was du über Neuling wissen kannst" in someone.find("[data-mirror]").inner_text().replace("\u00ad", "")
    assert violations(someone) == []


def test_off_unless_it_is_chosen_on_the_home_page(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    assert someone.await_turn()
    assert someone.find("[data-mirror-switch]").count() == 0
    someone.page.keyboard.press("k")
    assert someone.find("[data-mirror]").count() == 0
    someone.go("/")
    someone.find("summary").first.click()
    assert not someone.find('[data-option="mirror"]').is_checked()
    someone.find('[data-option="mirror"]').check()
    someone.find("[data-start]").click()
    assert someone.await_turn()
    someone.page.wait_for_selector("[data-mirror-switch]")


def test_after_the_end_it_is_always_there_for_any_step(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.play_by_clicks(seed=3, most=8)
    if someone.await_turn():
        someone.resign()
    someone.page.wait_for_selector("[data-result]")
    someone.find("[data-mirror-switch]").click()
    someone.page.wait_for_selector(FRESH)
    someone.find('a[href^="/review/"]').first.click()
    someone.page.wait_for_url("**/review/*")
    someone.page.wait_for_selector('[data-insight="done"] [data-chart]', timeout=SLOW)
    someone.page.keyboard.press("k")
    someone.page.wait_for_selector(f"aside {FRESH}")
    assert violations(someone) == []
    someone.page.keyboard.press("End")
    someone.page.wait_for_selector(f"aside {FRESH}")
    someone.page.keyboard.press("v")
    someone.page.wait_for_selector(f'aside {FRESH} .half.own[data-half="2"]')
    someone.page.keyboard.press("Escape")
    gone(someone)
