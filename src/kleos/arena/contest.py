"""A contest: which players meet on which deals, and what one finished game was. Plain data, the same everywhere."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from kleos.arena.mirrored import PlayedGame, Series, seeds
from kleos.arena.ratings import Deal
from kleos.bots.worker import PATIENCE
from kleos.core.errors import BadOption
from kleos.core.game import Game, rebuild_game
from kleos.core.players import Player
from kleos.core.state import Outcome

MOST_GAMES = 10_000_000


class Contest(msgspec.Struct, frozen=True):
    """What decides every game: nothing else may change a result."""

    game: str
    options: dict[str, str | int | bool]
    components: dict[str, Any]
    players: dict[str, str]  # name -> spec
    seed: str
    mirror: bool = True
    seconds: float | None = None  # a budget for each move, told to the bots
    patience: float = PATIENCE  # seconds after which a move without a budget is given up
    keeps_moves: bool = False  # whether results tell every move, and the policies of bots that know theirs
    weighs_luck: bool = False  # whether results tell what the draws gave to seat 1

    def load(self) -> Game:
        """The game."""
        return rebuild_game(self.game, dict(self.options), self.components)

    def pairings(self) -> list[tuple[str, str]]:
        """Everybody meets everybody."""
        return list(combinations(self.players, 2))

    def jobs(self, games: int) -> Iterator["Job"]:
        """So many games of each pairing, deal by deal: two on a mirrored deal, else one with alternating seats."""
        for number in range((games + 1) // 2 if self.mirror else games):
            for a, b in self.pairings():
                for first in "ab" if self.mirror else "ab"[number % 2]:
                    yield Job(a, b, number, first)


class Job(NamedTuple):
    """One game to be played; `first` says whether a or b sits on seat 1."""

    a: str
    b: str
    pair: int
    first: str

    @property
    def seats(self) -> tuple[str, str]:
        """The players by seat."""
        return (self.a, self.b) if self.first == "a" else (self.b, self.a)

    def seeds(self, seed: str) -> tuple[str, str]:
        """Deal and thought."""
        return seeds(seed, f"{self.a} {self.b}", self.pair, self.first)


class GameResult(msgspec.Struct, frozen=True):
    """One finished game, as it stands in the file."""

    a: str
    b: str
    pair: int
    first: str
    winner: int  # the seat, 0 = drawn
    reason: str
    clause: str
    plies: int
    used: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())  # cards or heroes that each seat brought into play
    forfeit: str = ""  # the player who gave no legal move
    why: str = ""
    codes: tuple[str, ...] = ()  # of all moves, where the contest keeps them
    policies: tuple[dict[str, float] | None, ...] = ()  # of all decisions, as shares by code
    luck: float | None = None  # winning chance that the draws gave to seat 1, where the contest weighs it

    @property
    def job(self) -> Job:
        """The game that this is the result of."""
        return Job(self.a, self.b, self.pair, self.first)

    def score(self, seat: int) -> float:
        """Points of a seat, counted from 1."""
        return 0.5 if self.winner == 0 else float(self.winner == seat)

    @property
    def points_of_a(self) -> float:
        """Points of player a."""
        return self.score(1 if self.first == "a" else 2)

    def played(self) -> PlayedGame:
        """The same as a game of a series."""
        winner = None if self.winner == 0 else Player(self.winner - 1)
        return PlayedGame(self.pair, self.first, Outcome(winner, self.reason, self.clause), self.plies)


def contest_of(
    game: Game,
    players: dict[str, str],
    seed: str,
    mirror: bool = True,
    seconds: float | None = None,
    patience: float = PATIENCE,
    keeps_moves: bool = False,
    weighs_luck: bool = False,
) -> Contest:
    """Describe a contest; at least two players."""
    if len(players) < 2:
        raise BadOption("error-arena-players")
    spec = game.spec()
    return Contest(
        spec["game"],
        spec["options"],
        spec["components"],
        players,
        seed,
        mirror,
        seconds,
        patience,
        keeps_moves,
        weighs_luck,
    )


def in_order(results: Iterable[GameResult]) -> list[GameResult]:
    """Sort by deal, pairing and seat, so that nothing depends on which game was finished first."""
    return sorted(results, key=lambda result: (result.pair, result.a, result.b, result.first))


def deals_of(results: Iterable[GameResult], mirror: bool) -> list[Deal]:
    """Points by deal; a mirrored deal counts when both its games are there."""
    found: dict[tuple[str, str, int], list[float]] = {}
    for result in in_order(results):
        found.setdefault((result.a, result.b, result.pair), []).append(result.points_of_a)
    whole = 2 if mirror else 1
    return [Deal(*key, sum(points), len(points)) for key, points in found.items() if len(points) == whole]


def series_of(results: Iterable[GameResult], a: str, b: str) -> Series:
    """The games of one pairing."""
    return Series(tuple(result.played() for result in in_order(results) if (result.a, result.b) == (a, b)))
