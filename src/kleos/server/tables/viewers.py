"""Viewers: whose view a table, a line or a record is told in, and the clause that a line rests on."""

from functools import lru_cache
from importlib import import_module

from kleos.core.game import Game
from kleos.core.match import ENDINGS
from kleos.core.players import Player


def as_player(viewer: int | None) -> Player | None:
    """A seat as the kernel counts it."""
    return None if viewer is None else Player(viewer - 1)


@lru_cache(maxsize=20_000)
def grounds(game: Game, code: str) -> str:
    """The clause that a line of the log rests on."""
    verb = code.partition(" ")[0]
    if verb == "undo" or verb in ENDINGS:
        return ""
    found: str = import_module(f"kleos.games.{game.code}.refusals").grounds(game.parse(code))
    return found
