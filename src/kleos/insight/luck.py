"""Luck apart from skill: what every draw of chance gave to seat 1, by a value that was fixed beforehand and exact odds.

A draw's luck is the value after it less the mean of the values over all outcomes with their odds. Summed over a game it
has a mean of 0 whatever the value is worth, so a result less its luck is as fair as the result, and varies less the
better the value is. Everything else that moved the value was done by the players: luck + skill = result - start.

This looks at the truth, so it is for games that are over.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from kleos.core.errors import BadRecord
from kleos.core.game import Game
from kleos.core.lines import Undo, walk
from kleos.core.match import Match
from kleos.core.players import CHANCE, Player
from kleos.core.record import FULL, Record
from kleos.core.state import Outcome, State
from kleos.search.evaluators import evaluator_for

Value = Callable[[State], float]  # the chance that seat 1 wins, from 0 to 1


@dataclass(frozen=True, slots=True)
class DrawLuck:
    """One draw of chance: the line of the record, the source drawn from, and what it gave to seat 1."""

    ply: int
    stream: str
    gain: float


@dataclass(frozen=True, slots=True)
class Luck:
    """A finished game taken apart, from the view of seat 1."""

    start: float  # the value before the first draw
    result: float  # 1 won, 0.5 drawn, 0 lost
    draws: tuple[DrawLuck, ...]

    @property
    def luck(self) -> float:
        """What chance gave in all."""
        return sum(draw.gain for draw in self.draws)

    @property
    def skill(self) -> float:
        """What is left of the result: what the players did with it."""
        return self.result - self.start - self.luck

    @property
    def adjusted(self) -> float:
        """The result without its luck."""
        return self.result - self.luck


def value_of(game: Game) -> Value:
    """The frozen value of a game: the fitted one of the search, and the result where the game is over."""
    evaluator = evaluator_for(game)
    return lambda state: evaluator.value(state) if state.outcome is None else points_of(state.outcome)


def points_of(outcome: Outcome) -> float:
    """1 if seat 1 has won, 0.5 for a draw."""
    return 0.5 if outcome.winner is None else float(outcome.winner is Player.ONE)


def luck_of(record: Record, game: Game, value: Value | None = None) -> Luck:
    """Take a finished game apart; the record must tell all cards."""
    if record.view != FULL or record.result is None:
        raise BadRecord("error-luck-record")
    winner = record.result[0]
    return luck_in(game, record.moves, 0.5 if winner == 0 else float(winner == 1), value)


def luck_in_match(match: Match, value: Value | None = None) -> Luck:
    """Take a match that is over apart."""
    assert match.outcome is not None
    return luck_in(match.game, [entry.code for entry in match.entries], points_of(match.outcome), value)


def luck_in(game: Game, codes: Iterable[str], result: float, value: Value | None = None) -> Luck:
    """Walk through the lines; draws that were taken back gave nothing."""
    value = value or value_of(game)
    start = game.start()
    draws: list[DrawLuck] = []
    for step in walk(game, list(codes), start):
        if isinstance(step.line, Undo):
            back = step.line.ply
            draws = [draw for draw in draws if draw.ply < back]
        elif step.before.actor is CHANCE:
            draws.append(DrawLuck(step.ply, step.before.stream, value(step.after) - expected(step.before, value)))
    return Luck(value(start), result, tuple(draws))


def expected(state: State, value: Value) -> float:
    """The mean of the value over all outcomes of a draw."""
    odds = state.odds()
    total = 0.0
    for move, weight in odds:
        after = state.copy()
        after.apply(move)
        total += weight * value(after)
    return total / sum(weight for _, weight in odds)
