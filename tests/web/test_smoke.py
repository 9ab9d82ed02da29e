"""Every game can be played to its end by what the page offers."""

import pytest

from tests.support import many
from tests.web.conftest import Visit

GAMES = ("hector", "olympus", "hellas")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_clicks(visit: Visit, game: str) -> None:
    someone = visit("/")
    someone.sit_down(game)
    most = many(12, 3_000)
    count = someone.play_by_clicks(seed=1, most=most)
    assert count == most or someone.find("[data-result]").count() == 1
