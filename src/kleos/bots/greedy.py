"""Greedy: rates every legal move by one look at the table, with the game's move rater, and plays the best."""

from collections.abc import Callable
from random import Random

from kleos.catalogue import GAMES, has_part, part
from kleos.core.bot import Clock
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.observation import Observation

MoveRater = Callable[[Observation], list[float]]  # one rating for each of `seen.legal`


def games_of_greedy() -> list[str]:
    """The games that have a move rater."""
    return [code for code in GAMES if has_part(code, "move_rater")]


def move_rater_for(game: Game) -> MoveRater:
    """The move rater of a game."""
    rater: MoveRater = part(game.code, "move_rater")(game)
    return rater


class Greedy:
    """Plays the move with the best rating; equal ones all alike. With chance `slip` it plays any move instead."""

    def __init__(self, game: Game, slip: float = 0.0) -> None:
        self.game = game
        self.slip = slip
        self.rate = move_rater_for(game)

    def choose(self, seen: Observation, rng: Random, clock: Clock | None) -> Move:
        """Pick one of the legal moves."""
        codes = list(seen.legal) if rng.random() < self.slip else self.best(seen)
        return self.game.parse(codes[int(rng.random() * len(codes))])

    def policy(self, seen: Observation, rng: Random) -> dict[Move, float]:
        """All weight on the best moves, but for the slips."""
        best = self.best(seen)
        slip = self.slip / len(seen.legal)
        return {
            self.game.parse(code): slip + ((1 - self.slip) / len(best) if code in best else 0.0) for code in seen.legal
        }

    def best(self, seen: Observation) -> list[str]:
        """The moves with the highest rating."""
        ratings = self.rate(seen)
        highest = max(ratings)
        return [code for code, rating in zip(seen.legal, ratings, strict=True) if rating == highest]
