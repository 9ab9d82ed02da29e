"""Habit: a limit on one player's choices in a search. Measuring against habits shows what an opponent may exploit.

This base class allows everything. It may be subclassed in plain Python.
"""

from mypy_extensions import mypyc_attr

from kleos.core.moves import Move
from kleos.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Habit:
    """Has no habit at all."""

    __slots__ = ()

    def kept(self, state: State, options: list[Move]) -> list[Move]:
        """The options that the player to act still considers, at least one; by what he knows alone."""
        return options
