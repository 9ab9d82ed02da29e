"""Desks: how each game is drawn and worded in the terminal. A desk works from observations alone: no secrets."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol

from rich.text import Text

from kleos.core.errors import UnknownGame
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.observation import Observation
from kleos.core.players import Player


class Desk(Protocol):
    """The terminal's side of one game."""

    example: str  # a clause id, for help

    def picture(self, seen: Observation) -> list[Text]:
        """Draw the table, this viewer at the bottom."""

    def question(self, seen: Observation) -> str:
        """Say who decides what."""

    def option(self, seen: Observation, code: str) -> str:
        """Say a legal move in words."""

    def grounds(self, code: str) -> str:
        """The clause that grants a move."""

    def people(self, seat: Player) -> str:
        """What a seat's side is called; "" where both are alike."""

    def hint(self) -> str:
        """A few words for `help` on how to read the table."""

    def explain(self, name: str) -> list[Text]:
        """What a card does, for `card NAME`."""

    def open_hands(self, tables: Sequence[Any]) -> list[str]:
        """Both hands in words, from both players' tables: for records seen in full."""

    def news(self, lines: Sequence["Line"], viewer: Player | None) -> list[str]:
        """Say in words what happened."""


# Lines about the match, not moves of the game, and their words.
ASIDES = {"undo": "log-undo", "resign": "log-resign", "timeout": "log-timeout", "abandon": "log-abandon"}


class Line:
    """One line of a log with the tables before and after it, as one viewer saw them."""

    __slots__ = ("after", "before", "by", "code", "forced")

    def __init__(self, text: str, before: Any, after: Any, forced: bool = False) -> None:
        self.by, _, self.code = text.partition(" ")
        self.before = before
        self.after = after
        self.forced = forced

    @property
    def is_aside(self) -> bool:
        """Ask whether the line is about the match, not a move of the game: an undo or a resignation."""
        return self.code.partition(" ")[0] in ASIDES


DESKS: dict[str, str] = {
    "hector": "kleos.cli.hector:HectorDesk",
    "hellas": "kleos.cli.hellas:HellasDesk",
    "olympus": "kleos.cli.olympus:OlympusDesk",
}


def desk_for(game: Game, players: tuple[str, str]) -> Desk:
    """The desk of a game, with the names of its players."""
    if game.code not in DESKS:
        raise UnknownGame("error-terminal-game", game=game.code)
    module, _, name = DESKS[game.code].partition(":")
    make: Callable[[Game, tuple[str, str]], Desk] = getattr(import_module(module), name)
    return make(game, players)


def lines_of(match: Match, viewer: Player | None, first: int, forced: frozenset[int]) -> list[Line]:
    """The log from a line on, as a viewer saw it."""
    return [
        Line(text, match.table_at(ply, viewer), match.table_at(ply + 1, viewer), ply in forced)
        for ply, text in enumerate(match.log(viewer))
        if ply >= first
    ]
