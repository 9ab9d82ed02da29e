"""Uniform: any legal move, all alike. The yardstick for every other bot."""

from random import Random

from kleos.core.bot import Clock
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.observation import Observation


class Uniform:
    """Plays each legal move with the same chance."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, seen: Observation, rng: Random, clock: Clock | None) -> Move:
        """Pick one of the legal moves."""
        return self.game.parse(seen.legal[int(rng.random() * len(seen.legal))])

    def policy(self, seen: Observation, rng: Random) -> dict[Move, float]:
        """The same chance for all."""
        return {self.game.parse(code): 1 / len(seen.legal) for code in seen.legal}
