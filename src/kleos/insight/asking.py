"""Measures: what can be asked of a world before and after a move. Facts are made of the answers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from kleos.catalogue import has_part, part
from kleos.core.game import Game
from kleos.core.observation import Observation

MORE, LESS = 1, -1
# What is asked: the world before the move and after it, and the answer. Each game reads its own kind of state.
Asking = Callable[[Any, Any], float]


@dataclass(frozen=True, slots=True)
class Measure:
    """One question about what a move leads to, answered by the engine in every world alike."""

    name: str  # the message that tells it
    look: str  # the message that says what to look at because of it
    ask: Asking
    weight: float  # how much a difference of one matters to a player, to choose among facts
    better: int = MORE  # or LESS: which way a fact speaks for a move
    is_share: bool = True  # in how many worlds it is so; False = how much
    is_now: bool = False  # asked right after the move; False = at the end of the battle or turn
    least: float = 0.06  # a smaller difference is not worth a word
    arguments: Mapping[str, str | int] = field(default_factory=dict)  # what it is about: a card, a city
    things: tuple[str, ...] = ()  # what a page lights

    @property
    def key(self) -> str:
        """Its name with what it is about."""
        return " ".join([self.name, *(f"{name}={value}" for name, value in sorted(self.arguments.items()))])


def measures_for(game: Game, seen: Observation) -> list[Measure]:
    """All that can be asked here; nothing in a game that brings no measures."""
    assert seen.viewer is not None
    if not has_part(game.code, "measures"):
        return []
    found: list[Measure] = part(game.code, "measures")(game, seen)
    return found


def won(seat: int) -> Asking:
    """Ask whether the game has been won by a player."""
    return lambda before, after: after.outcome is not None and after.outcome.winner == seat
