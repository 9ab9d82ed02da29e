# interpreted: protocols only
"""Bot and Dealer: what a player made of code, and a source of chance, must be able to do."""

from random import Random
from typing import Protocol

from kleos.core.moves import Move
from kleos.core.observation import Observation
from kleos.core.state import State


class Clock(Protocol):
    """How long a bot may think."""

    def left(self) -> float:
        """Seconds left for this decision."""


class Bot(Protocol):
    """A player made of code. It receives observations, never a state."""

    def choose(self, seen: Observation, rng: Random, clock: Clock | None) -> Move:
        """Pick one of the legal moves."""

    def policy(self, seen: Observation, rng: Random) -> dict[Move, float]:
        """The chance of each legal move to be picked; sums to 1."""


class Dealer(Protocol):
    """Turns a chance node into a chance move."""

    def draw(self, state: State, count: int) -> Move:
        """Draw from `state.odds()`; count = draws so far from `state.stream`, undone ones included."""

    def commitment(self) -> dict[str, str]:
        """What a full record says about the deal; nothing where there is nothing to check."""
