"""The coach at the terminal: `hint` says what to look at, then shows good moves, then leaves the move to the player."""

from kleos.cli.screen import Screen
from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.insight.hint_text import HintText, hint_text
from kleos.insight.hints import hint_for
from kleos.text.narrator import Narrator
from kleos.text.words import tell

LOOK, MOVES, YOURS = 1, 2, 3  # the three stages of a hint


class Coach:
    """One player's coach: it sees what the player sees."""

    def __init__(self, game: Game, narrator: Narrator, screen: Screen, seed: str) -> None:
        self.game = game
        self.narrator = narrator
        self.screen = screen
        self.seed = seed
        self.stage = 0
        self.asked: Observation | None = None  # the decision that the last hint was about
        self.found: HintText | None = None
        self.is_used = False

    def hint(self, seen: Observation, ply: int) -> None:
        """Show the next stage of the hint for a decision; a new decision begins with the first."""
        if self.found is None or seen != self.asked:
            hint = hint_for(self.game, seen, f"{self.seed} hint {ply}")
            self.asked, self.found, self.stage = seen, hint_text(self.narrator, seen, hint), 0
        self.stage = min(self.stage + 1, YOURS)
        self.is_used = True
        if self.stage == LOOK:
            self.screen.show(self.found.look)
            self.screen.show(tell("play-hint-more"), style="dim")
        elif self.stage == MOVES and self.found.moves:
            self.show_moves(self.found)
        else:
            self.screen.show(tell("play-hint-yours"))

    def show_moves(self, found: HintText) -> None:
        """The good moves with their chances and reasons."""
        self.screen.show(tell("play-hint-moves"), style="bold")
        for number, line in enumerate(found.moves, 1):
            reach = {"chance": line.chance, "low": line.low, "high": line.high}
            self.screen.show(tell("play-hint-move", number=number, words=line.words, code=line.code, **reach))
            self.screen.show(f"     {line.reason}")
        for note in found.notes:
            self.screen.show(note, style="dim")
