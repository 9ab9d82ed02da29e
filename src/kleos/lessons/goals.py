"""Goals: tests by name that a lesson asks of a move, from the positions before and after it."""

from collections.abc import Callable
from typing import Any

from kleos.core.players import Player
from kleos.core.state import State

Goal = Callable[[Any, Any, Player], bool]
GOALS: dict[str, Goal] = {}


def goal(test: Goal) -> Goal:
    """Add a test by the name of its function."""
    GOALS[test.__name__] = test
    return test


def is_reached(name: str, before: State, after: State, seat: Player) -> bool:
    """Ask whether a move reached a goal; one without a name is reached by every move."""
    return not name or GOALS[name](before, after, seat)


@goal
def wins_game(before: State, after: State, seat: Player) -> bool:
    """The move wins the game."""
    return after.outcome is not None and after.outcome.winner == seat
