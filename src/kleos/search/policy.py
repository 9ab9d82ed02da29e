"""How readily a move is played, learned from searches: a sum of weights over what holds of the move, then a softmax.

What holds of a move is said by numbers (`MoveFeatures.active`), by the mover's knowledge alone, so a playout tells
nothing that its player could not know. Weights are whole numbers: a search asks for them many thousand times a second.
"""

from abc import abstractmethod
from math import exp
from typing import Final, final

from mypy_extensions import mypyc_attr

from kleos.core.moves import Move
from kleos.core.state import State
from kleos.search.evaluator import Evaluator

SCALE: Final = 16  # points of weight that make a move e times as likely
FULL: Final = 1024  # the share of the likeliest move
REACH: Final = 6 * SCALE  # a move that is so far behind the likeliest one has the least share
SHARES: Final[list[int]] = [max(1, round(FULL * exp(-points / SCALE))) for points in range(REACH + 1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveFeatures:
    """What a policy looks at in one game."""

    __slots__ = ()

    @abstractmethod
    def size(self) -> int:
        """How many things may hold of a move: they are numbered from 0."""

    @abstractmethod
    def active(self, state: State, options: list[Move]) -> list[int]:
        """The numbers of what holds of each option, one option after the other, for each the same number of them."""


@final
class PolicyEvaluator(Evaluator):
    """An evaluator whose moves are weighed by a learned policy; cuts, values and beliefs are those of another one."""

    __slots__ = ("base", "features", "weights")

    def __init__(self, base: Evaluator, features: MoveFeatures, weights: list[int]) -> None:
        self.base = base
        self.features = features
        self.weights = weights

    def stage(self, state: State) -> int:
        """As the other one counts."""
        return self.base.stage(state)

    def value(self, state: State) -> float:
        """As the other one says."""
        return self.base.value(state)

    def belief(self, world: State) -> float:
        """As the other one believes."""
        return self.base.belief(world)

    def prior(self, state: State, options: list[Move]) -> list[int]:
        """The shares of the options, of FULL for the likeliest."""
        found = self.features.active(state, options)
        weights = self.weights
        each = len(found) // len(options)
        totals: list[int] = []
        best = -(1 << 40)
        place = 0
        for _ in options:
            total = 0
            for _ in range(each):
                total += weights[found[place]]
                place += 1
            if total > best:
                best = total
            totals.append(total)
        shares = SHARES
        place = 0
        for total in totals:
            behind = best - total
            totals[place] = shares[behind] if behind < REACH else shares[REACH]
            place += 1
        return totals
