"""Whole games in a real browser: by clicks, by keys alone, on a phone; to the end with `dev.py test --full`."""

import pytest

from tests.support import many
from tests.web.conftest import Visit
from tests.web.looks import SIDEWAYS
from tests.web.visitor import PHONE, WHOLE, Visitor

GAMES = ("hector", "olympus", "hellas")
IS_FULL = bool(many(0, 1))


def check_progress(visitor: Visitor, count: int, most: int) -> None:
    """The game is over; a shorter run may stop on the way, after as many moves as were wanted."""
    if most < WHOLE and count == most:
        assert visitor.ply >= count
        return
    assert visitor.is_over(), f"the game is not over after {count} moves"
    visitor.page.wait_for_selector('[data-proof="verified"]', state="attached")  # on a phone beside the log


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_clicks(visit: Visit, game: str) -> None:
    someone = visit("/", reduced_motion="no-preference")
    someone.count_presses()
    someone.sit_down(game)
    most = WHOLE if IS_FULL else 12
    count = someone.play_by_clicks(seed=1, most=most)
    check_progress(someone, count, most)
    clicks, keys = someone.presses()
    assert clicks >= count and keys == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_keyboard_alone(visit: Visit, game: str) -> None:
    someone = visit("/")
    someone.count_presses()
    someone.start_by_keys(game)
    most = WHOLE if IS_FULL else 6
    count = someone.play_by_keys(seed=2, most=most)
    check_progress(someone, count, most)
    clicks, keys = someone.presses()
    assert clicks == 0 and keys >= count


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_on_a_phone(visit: Visit, game: str) -> None:
    someone = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    someone.count_presses()
    someone.sit_down(game)
    most = WHOLE if IS_FULL else 8
    count = someone.play_by_taps(seed=3, most=most)
    check_progress(someone, count, most)
    taps, keys = someone.presses()
    assert taps >= count and keys == 0
    wide = someone.measure(SIDEWAYS)
    assert wide == 0, "the page scrolls sideways"
