"""Mirrored series: same deals, seats swapped, results that add up."""

from random import Random

import pytest

import kleos
from kleos import Move, Observation, Player
from kleos.arena import PlayedGame, Series, play_game, series
from kleos.core.bot import Clock
from tests.support import many


class Plain:
    """Plays the first legal move, or the last one."""

    def __init__(self, game: kleos.Game, at: int) -> None:
        self.game = game
        self.at = at

    def choose(self, seen: Observation, rng: Random, clock: Clock | None) -> Move:
        return self.game.parse(seen.legal[self.at])

    def policy(self, seen: Observation, rng: Random) -> dict[Move, float]:
        return {self.game.parse(seen.legal[self.at]): 1.0}


@pytest.fixture
def game() -> kleos.Game:
    return kleos.load("hector")


def draws(match: kleos.Match, stream: str) -> list[str]:
    """What came from a stream, by kinds."""
    return [entry.code.rstrip("ab") for entry in match.entries if entry.by == stream]


def test_a_mirrored_pair_draws_from_the_same_streams(game: kleos.Game) -> None:
    first, last = Plain(game, 0), Plain(game, -1)
    one = play_game(game, (first, last), "deal", "x")
    two = play_game(game, (last, first), "deal", "x")
    assert draws(one, "tiles")[:3] == draws(two, "tiles")[:3]
    assert draws(one, "one.front1")[:3] == draws(two, "one.front1")[:3] != []
    other = play_game(game, (first, last), "another deal", "x")
    assert draws(one, "one.front1")[:5] != draws(other, "one.front1")[:5]


def test_the_same_bots_and_seed_give_the_same_series(game: kleos.Game) -> None:
    a, b = Plain(game, 0), Plain(game, -1)
    assert series(game, a, b, many(5, 20), 3) == series(game, a, b, many(5, 20), 3)


def test_swapping_the_bots_mirrors_the_score(game: kleos.Game) -> None:
    a, b = Plain(game, 0), Plain(game, -1)
    forward = series(game, a, b, 6, 1)
    backward = series(game, b, a, 6, 1)
    assert forward.score == pytest.approx(1 - backward.score)
    assert forward.first_seat == pytest.approx(backward.first_seat)


def test_a_bot_that_always_retreats_loses_to_one_that_fights(game: kleos.Game) -> None:
    fighter, coward = Plain(game, 0), Plain(game, -1)
    result = series(game, fighter, coward, 20, 2)
    assert result.score > 0.9
    assert result.interval[0] > 0.5
    assert result.wins + result.draws <= len(result.games) == 40
    assert "20 mirrored pairs" in str(result)


def test_intervals_come_from_pairs() -> None:
    def won(winner: Player, first: str, pair: int) -> PlayedGame:
        return PlayedGame(pair, first, kleos.Outcome(winner, "end-home", "HA-10-02"), 10)

    split = Series(tuple(won(Player.ONE, first, pair) for pair in range(50) for first in "ab"))
    assert split.score == 0.5 and split.interval == (0.5, 0.5), "every pair was split: no doubt about the half"
    drawn = PlayedGame(0, "a", kleos.Outcome(None, "end-limit", "HA-R-44"), 1)
    assert drawn.score_of_a() == 0.5


def test_progress_is_told(game: kleos.Game) -> None:
    told: list[int] = []
    series(game, Plain(game, -1), Plain(game, -1), 3, 1, told.append)
    assert told == [1, 2, 3]
