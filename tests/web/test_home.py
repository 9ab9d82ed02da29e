"""Home on small screens, and what a first visit is offered."""

import pytest
from playwright.sync_api import ViewportSize

from tests.web.conftest import Visit
from tests.web.looks import CUT, SIDEWAYS

PHONES: list[ViewportSize] = [{"width": 390, "height": 664}, {"width": 360, "height": 640}]
LANGUAGES = ("en", "de", "nl", "fr")
# How far the main button lies below the lower edge of the screen; nothing where it is in view.
BELOW = """() => Math.max(0, document.querySelector('[data-start]').getBoundingClientRect().bottom - innerHeight)"""
# How wide and high each card of a game lies on the page.
CARDS = """() => [...document.querySelectorAll('[data-game]')].map((one) => [one.offsetWidth, one.offsetHeight])"""
IN_VIEW = """(game) => {
  const card = document.querySelector(`[data-game="${game}"]`).getBoundingClientRect();
  return card.left >= 0 && card.right <= innerWidth;
}"""


def test_a_first_visit_is_offered_the_weakest_bot_and_the_next_one_what_was_chosen(visit: Visit) -> None:
    someone = visit("/")
    assert someone.find('[data-level][aria-pressed="true"]').get_attribute("data-level") == "novice"
    someone.sit_down("olympus", level="veteran")
    someone.await_turn()
    someone.go("/")
    assert someone.find('[data-level][aria-pressed="true"]').get_attribute("data-level") == "veteran"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", PHONES, ids=lambda size: str(size["width"]))
def test_the_main_button_lies_on_the_first_screen_of_a_phone(visit: Visit, size: ViewportSize, language: str) -> None:
    someone = visit("/", viewport=size, has_touch=True, is_mobile=True, locale=language)
    for rival in ("bot", "friend", "screen"):
        someone.find(f'[data-rival="{rival}"]').click()
        someone.page.evaluate("() => scrollTo(0, 0)")
        assert someone.measure(BELOW) == 0, rival
        assert someone.measure(SIDEWAYS) == 0, rival
        assert someone.measure(CUT) == [], rival


def test_the_duels_are_swiped_and_the_chosen_one_lies_in_view(visit: Visit) -> None:
    someone = visit("/", viewport=PHONES[1], has_touch=True, is_mobile=True)
    assert not someone.page.evaluate(IN_VIEW, "hellas")
    someone.find('[data-game="hellas"]').click()
    someone.page.wait_for_function(IN_VIEW, arg="hellas")
    assert someone.find('[data-game="hellas"]').get_attribute("aria-pressed") == "true"


def test_a_chosen_duel_is_as_large_as_the_others(visit: Visit) -> None:
    someone = visit("/")
    before = someone.measure(CARDS)
    someone.find('[data-game="hellas"]').click()
    assert someone.measure(CARDS) == before
    assert len({tuple(one) for one in before}) == 1
