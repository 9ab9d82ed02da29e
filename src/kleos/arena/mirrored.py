"""Mirrored pairs: each deal is played twice, the bots changing seats, and intervals come from pairs, not from games."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from kleos.core.bot import Bot
from kleos.core.dealer import SeededDealer
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.players import Player
from kleos.core.state import Outcome

NORMAL_95 = 1.96


class Played(NamedTuple):
    """One game of a series: who sat first, how it ended, how long it was."""

    pair: int
    first: str  # "a" or "b" sat on seat 1
    outcome: Outcome
    plies: int

    def score_of_a(self) -> float:
        """1 for a win of `a`, 0.5 for a draw."""
        if self.outcome.winner is None:
            return 0.5
        return 1.0 if (self.outcome.winner == Player.ONE) == (self.first == "a") else 0.0


class Series(NamedTuple):
    """The result of a series, from the view of bot `a`."""

    games: tuple[Played, ...]

    @property
    def pairs(self) -> int:
        """How many deals were played, each twice."""
        return len(self.games) // 2

    @property
    def score(self) -> float:
        """The share of points that `a` made."""
        return sum(game.score_of_a() for game in self.games) / len(self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % by the spread of the pairs' scores; a pair's two games are not independent."""
        scores = [
            (self.games[k].score_of_a() + self.games[k + 1].score_of_a()) / 2 for k in range(0, len(self.games), 2)
        ]
        if len(scores) < 2:
            return 0.0, 1.0
        variance = sum((score - self.score) ** 2 for score in scores) / (len(scores) - 1)
        half = NORMAL_95 * (variance / len(scores)) ** 0.5
        return max(0.0, self.score - half), min(1.0, self.score + half)

    @property
    def wins(self) -> int:
        """Games that `a` won."""
        return sum(game.score_of_a() == 1.0 for game in self.games)

    @property
    def draws(self) -> int:
        """Games that nobody won."""
        return sum(game.outcome.winner is None for game in self.games)

    @property
    def first_seat(self) -> float:
        """The share of points made on seat 1, whoever sat there."""
        points = sum(
            0.5 if game.outcome.winner is None else float(game.outcome.winner == Player.ONE) for game in self.games
        )
        return points / len(self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{self.score:.1%} [{low:.1%}, {high:.1%}] over {self.pairs} mirrored pairs"
            f" ({self.wins} won, {self.draws} drawn, {len(self.games) - self.wins - self.draws} lost)"
        )


def play_game(game: Game, bots: tuple[Bot, Bot], deal: str, thought: str) -> Match:
    """One game: the deal from one seed, the bots' own randomness from another."""
    match = Match(game, SeededDealer(deal), frames=False)
    rngs = (Random(f"{thought}/1"), Random(f"{thought}/2"))
    while isinstance(match.state.actor, Player):
        seat = match.state.actor
        seen = match.observe(seat)
        match.play(seat, bots[seat].choose(seen, rngs[seat], None))
    return match


def series(game: Game, a: Bot, b: Bot, pairs: int, seed: int, tell: Callable[[int], None] | None = None) -> Series:
    """Play mirrored pairs in this process; `tell` is called with the number of pairs done."""
    played = []
    for pair in range(pairs):
        for first, bots in (("a", (a, b)), ("b", (b, a))):
            match = play_game(game, bots, f"{seed}/{pair}", f"{seed}/{pair}/{first}")
            outcome = match.state.outcome
            assert outcome is not None
            played.append(Played(pair, first, outcome, match.ply))
        if tell is not None:
            tell(pair + 1)
    return Series(tuple(played))
