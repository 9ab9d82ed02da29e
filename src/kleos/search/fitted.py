"""FittedEvaluator: a value by logistic regression on features of both sides, seen by the player to move next."""

from abc import abstractmethod
from math import exp

from mypy_extensions import mypyc_attr

from kleos.core.state import State
from kleos.search.evaluator import Evaluator


@mypyc_attr(allow_interpreted_subclasses=True)
class FittedEvaluator(Evaluator):
    """Weights come from outside: see fit.py, which makes them, and data/values.json, which keeps them."""

    __slots__ = ("weights",)

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def value(self, state: State) -> float:
        """The chance that player ONE wins, from the chance of the player to move."""
        mover = self.mover(state)
        weights = self.weights
        total = 0.0
        place = 0
        for feature in self.features(state, mover):
            total += weights[place] * feature
            place += 1
        chance = 1.0 / (1.0 + exp(-total))
        return chance if mover == 0 else 1.0 - chance

    def features(self, state: State, mover: int) -> list[float]:
        """One, the features of the mover's side, then those of the other."""
        return [1.0, *self.side_features(state, mover), *self.side_features(state, 1 - mover)]

    @abstractmethod
    def mover(self, state: State) -> int:
        """Who is to move at this cut."""

    @abstractmethod
    def side_features(self, state: State, player: int) -> list[float]:
        """What counts on one side of the table."""

    @abstractmethod
    def feature_names(self) -> list[str]:
        """The names of the features of one side, for the fitting report."""
