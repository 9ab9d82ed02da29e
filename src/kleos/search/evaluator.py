"""Evaluator: what a search is told about a game. The seams for a value, a playout policy (also the prior) and beliefs.

This base class knows nothing: it never cuts a playout, finds every move as good as the other and every imagined world
as likely. It may be subclassed in plain Python.
"""

from mypy_extensions import mypyc_attr

from kleos.core.moves import Move
from kleos.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Knows nothing about the game."""

    __slots__ = ()

    def stage(self, state: State) -> int:
        """Count the natural cuts passed so far: battles or turns. A search looks so many of them ahead."""
        return 0

    def value(self, state: State) -> float:
        """The chance that player ONE wins, asked at a cut."""
        return 0.5

    def prior(self, state: State, options: list[Move]) -> list[int]:
        """How readily each option is played, as weights of at least 1: for playouts and as the prior of the tree."""
        return [1] * len(options)

    def belief(self, world: State) -> float:
        """How likely an imagined world is beyond what the rules say, at most 1: asked once per world."""
        return 1.0
