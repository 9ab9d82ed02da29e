"""TerminalView: how each game is drawn in the terminal, from observations alone: no secrets."""

from abc import abstractmethod

from rich.text import Text

from kleos.catalogue import part
from kleos.cli.screen import OPTION
from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.text.narrator import Narrator
from kleos.text.words import tell


class TerminalView:
    """The terminal's side of one game; its words are the narrator's."""

    example: str  # a clause id, for help
    reading: str  # the message on how to read the table

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator

    def option(self, seen: Observation, code: str) -> str:
        """Say a legal move in words, in as many columns as a choice has."""
        words = self.narrator.option(seen, code)
        return words if len(words) <= OPTION else words[: OPTION - 1] + "…"

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


def terminal_view_for(game: Game, players: tuple[str, str]) -> TerminalView:
    """The terminal view of a game, with the names of its players."""
    view: TerminalView = part(game.code, "terminal_view")(game, players)
    return view
