"""Mirrored pairs: each deal is played twice, the bots changing seats, and intervals come from pairs, not from games."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from kleos.core.bot import Bot
from kleos.core.dealer import SeededDealer
from kleos.core.errors import BotFailed, GameError, IllegalMove, NotationError
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.moves import Move
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.core.state import Outcome
from kleos.insight.intervals import interval_of

Ask = Callable[[Observation, str], Move | str]  # what a player decides, with the seed of its randomness


class PlayedGame(NamedTuple):
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

    games: tuple[PlayedGame, ...]

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
        return interval_of(self.unit_scores)

    @property
    def unit_scores(self) -> list[float]:
        """The mean score of `a` on each deal: over both games of a mirrored pair, or of the one game."""
        deals: dict[int, list[float]] = {}
        for game in self.games:
            deals.setdefault(game.pair, []).append(game.score_of_a())
        return [sum(scores) / len(scores) for _, scores in sorted(deals.items())]

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


class Forfeit(Exception):
    """A bot gave no legal move: its rival wins where the game stands."""

    def __init__(self, match: Match, seat: Player, why: GameError) -> None:
        super().__init__(str(why))
        self.match = match
        self.seat = seat
        self.why = why


def play_match(game: Game, asks: tuple[Ask, Ask], deal: str, thought: str) -> Match:
    """One game: the deal from one seed, the players' own randomness from another, anew for each decision."""
    return play_on(Match(game, SeededDealer(deal), frames=False), asks, thought)


def play_on(match: Match, asks: tuple[Ask, Ask], thought: str) -> Match:
    """Play a match to its end."""
    while isinstance(seat := match.state.actor, Player):
        try:
            match.play(seat, asks[seat](match.observe(seat), f"{thought}/{seat.seat}/{match.ply}"))
        except (BotFailed, IllegalMove, NotationError) as error:
            raise Forfeit(match, seat, error) from error
    return match


def asking(bot: Bot) -> Ask:
    """Ask a bot of this process."""
    return lambda seen, seed: bot.choose(seen, Random(seed), None)


def play_game(game: Game, bots: tuple[Bot, Bot], deal: str, thought: str) -> Match:
    """One game between bots of this process."""
    return play_match(game, (asking(bots[0]), asking(bots[1])), deal, thought)


def seeds(seed: str | int, pairing: str, pair: int, first: str) -> tuple[str, str]:
    """Deal and thought of one game: all pairings meet the same deals, and nothing depends on the order of play."""
    return f"{seed}/{pair}", f"{seed}/{pairing}/{pair}/{first}"


def series(game: Game, a: Bot, b: Bot, pairs: int, seed: int, tell: Callable[[int], None] | None = None) -> Series:
    """Play mirrored pairs in this process; `tell` is called with the number of pairs done."""
    played = []
    for pair in range(pairs):
        for first, bots in (("a", (a, b)), ("b", (b, a))):
            match = play_game(game, bots, *seeds(seed, "a-b", pair, first))
            outcome = match.state.outcome
            assert outcome is not None
            played.append(PlayedGame(pair, first, outcome, match.ply))
        if tell is not None:
            tell(pair + 1)
    return Series(tuple(played))
