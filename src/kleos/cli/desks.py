"""Desks: how each game is drawn in the terminal. A desk works from observations alone: no secrets."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from rich.text import Text

from kleos.cli.screen import OPTION
from kleos.core.errors import UnknownGame
from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.text.lines import Line
from kleos.text.narrator import Narrator
from kleos.text.words import tell


class Desk:
    """The terminal's side of one game; its words are the narrator's."""

    example: str  # a clause id, for help
    reading: str  # the message on how to read the table

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator

    def question(self, seen: Observation) -> str:
        """Say who decides what."""
        return self.narrator.question(seen)

    def option(self, seen: Observation, code: str) -> str:
        """Say a legal move in words, in as many columns as a choice has."""
        words = self.narrator.option(seen, code)
        return words if len(words) <= OPTION else words[: OPTION - 1] + "…"

    def grounds(self, code: str) -> str:
        """The clause that grants a move."""
        return self.narrator.grounds(code)

    def news(self, lines: Sequence[Line], viewer: Player | None) -> list[str]:
        """Say in words what happened."""
        return self.narrator.news(lines, viewer)

    def open_hands(self, tables: Sequence[Any]) -> list[str]:
        """Both hands in words, from both players' tables: for records seen in full."""
        return self.narrator.open_hands(tables)

    def hint(self) -> str:
        """A few words for `help` on how to read the table."""
        return tell(self.reading)

    def people(self, seat: Player) -> str:
        """What a seat's side is called; "" where both are alike."""
        return ""

    # What a game fills in.

    @abstractmethod
    def picture(self, seen: Observation) -> list[Text]:
        """Draw the table, this viewer at the bottom."""

    @abstractmethod
    def explain(self, name: str) -> list[Text]:
        """What a card does, for `card NAME`."""


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
