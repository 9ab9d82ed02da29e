"""The two lines of a review: the chance by what each seat could know, and the chance by the whole truth.

Both are means of playouts to the next cut, where the fitted value takes over: over worlds imagined from a seat's
observation, and from the position itself.
"""

from collections.abc import Mapping
from math import sqrt
from random import Random
from statistics import fmean, stdev

import msgspec

from kleos.core.game import Game
from kleos.core.players import Player
from kleos.core.state import State
from kleos.insight.calibration import TRUTH, WORLDS, calibration_for
from kleos.insight.chances import HORIZON
from kleos.search.evaluators import evaluator_for
from kleos.search.ismcts import Search
from kleos.search.node import SearchSettings


class Point(msgspec.Struct, frozen=True):
    """A line of the record before it is played: chances to win."""

    ply: int
    known: tuple[float, float]  # of each seat by what it could know
    truth: float  # of seat 1
    error: float  # the standard error of the truth


def final_point(ply: int, result: float) -> Point:
    """After the last line nothing is uncertain."""
    return Point(ply, (result, 1 - result), result, 0.0)


class Outlook:
    """Playouts for one game."""

    def __init__(self, game: Game, playouts: int, seed: int | str) -> None:
        self.game = game
        self.playouts = playouts
        self.seed = seed
        self.evaluator = evaluator_for(game)
        self.settings = SearchSettings(horizon=HORIZON.get(game.code, 1))
        self.calibration = calibration_for(game.code)

    def point(self, ply: int, state: State, own: Mapping[tuple[int, int], float]) -> Point:
        """All chances at a line; `own` knows those of seats that chose here or just before."""
        chances = []
        for seat in Player:
            found = own.get((ply, seat.seat))
            if found is None:
                found = self.calibration.corrected(WORLDS, fmean(self.imagined(ply, state, seat)))
            chances.append(found)
        values = self.true(ply, state)
        truth = self.calibration.corrected(TRUTH, fmean(values))
        return Point(ply, (chances[0], chances[1]), truth, stdev(values) / sqrt(len(values)))

    def imagined(self, ply: int, state: State, seat: Player) -> list[float]:
        """The chances of a seat in worlds that fit what it sees."""
        search = self.search(state, seat, f"{self.seed}/{ply}/{seat.seat}")
        values = [search.playout(search.believable()) for _ in range(self.playouts)]
        return values if seat is Player.ONE else [1 - value for value in values]

    def true(self, ply: int, state: State) -> list[float]:
        """The chances of seat 1 in the position as it is."""
        search = self.search(state, Player.ONE, f"{self.seed}/{ply}/truth")
        return [search.playout(state.copy()) for _ in range(self.playouts)]

    def search(self, state: State, seat: Player, seed: str) -> Search:
        """What imagines and plays out; nothing is searched."""
        return Search(self.game, state.observe(seat), self.evaluator, self.settings, Random(seed))
