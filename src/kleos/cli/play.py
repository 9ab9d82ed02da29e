"""The terminal game, for any game that has a desk: people and bots take turns, and people may ask why."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from rich.text import Text

from kleos.cli.coach import Coach
from kleos.cli.mirror import show_mirror
from kleos.cli.rules import find_clause, print_clause
from kleos.cli.screen import Screen
from kleos.cli.seats import Seating
from kleos.cli.terminal_view import terminal_view_for
from kleos.cli.terms import explain
from kleos.core.bot import Bot
from kleos.core.errors import BotFailed, GameError, IllegalMove, NotationError, fault_of
from kleos.core.match import Match
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.insight.hints import EASY
from kleos.text.log_lines import lines_of
from kleos.text.people import bot_name
from kleos.text.results import result_words
from kleos.text.words import tell

LONGEST_NUMBER = 9  # digits
NO = ("n", "no", "q", "quit", "exit")


class Leave(Exception):
    """The person at the screen has had enough."""


class Session:
    """One sitting at the terminal. People see `match.observe(their seat)` and nothing else."""

    def __init__(
        self,
        match: Match,
        bots: tuple[Bot | None, Bot | None],
        seed: str,
        screen: Screen,
        hints: bool | None = None,
    ) -> None:
        self.match = match
        self.bots = bots
        self.seed = seed  # of the bots' choices and, unless another dealer is at work, of the deal
        self.screen = screen
        self.view = terminal_view_for(match.game, match.players)
        self.told = [0, 0]  # lines of the log that each seat has read
        self.forced: set[int] = set()  # lines that left no choice
        self.viewing: Player | None = None
        self.shown: list[Text] = []  # the last picture
        self.saved = ""
        self.saved_ply = 0
        self.hints = hints  # whether the coach may be asked; None = against easy bots
        self.coach = Coach(match.game, self.view.narrator, screen, seed)
        self.commands: dict[str, Callable[[Observation, str], bool]] = {
            "help": self.help,
            "?": self.help,
            "hint": self.hint,
            "mirror": self.mirror,
            "why": self.why,
            "undo": self.undo,
            "resign": self.resign,
            "save": self.save,
            "log": self.log,
            "table": self.redraw,
            "rules": self.rules,
            "explain": self.explain,
            "card": self.card,
            "quit": self.quit,
            "exit": self.quit,
            "q": self.quit,
        }

    # Turns.

    def run(self) -> int:
        """Play until the end or until somebody leaves; the exit code."""
        try:
            while self.match.outcome is None and isinstance(actor := self.match.state.actor, Player):
                bot = self.bots[actor]
                if bot is None:
                    self.person_turn(actor)
                else:
                    self.bot_turn(actor, bot)
            self.finish()
        except BotFailed as error:
            return self.stop_without_bot(error)
        except (Leave, EOFError):
            self.farewell()
        except KeyboardInterrupt:
            self.screen.show()
            self.farewell()
            return 130
        return 0

    def bot_turn(self, seat: Player, bot: Bot) -> None:
        """Let a bot move; one that breaks the rules has failed."""
        try:
            self.match.play(seat, bot.choose(self.match.observe(seat), self.luck(seat), None))
        except (IllegalMove, NotationError) as error:
            name = self.match.players[seat]
            raise BotFailed("error-bot-crashed", error.clause, bot=name, detail=str(error)) from error

    def stop_without_bot(self, error: BotFailed) -> int:
        """Without its bot the game cannot go on; offer to keep it."""
        self.screen.show(str(error))
        with suppress(EOFError, KeyboardInterrupt):
            self.offer_save("play-quit-save")
        self.farewell()
        return 1

    def luck(self, seat: Player) -> Random:
        """A bot's chance: the same seed and line give the same choice, also after loading."""
        return Random(f"{self.seed} {seat.seat} {self.match.ply}")

    def person_turn(self, seat: Player) -> None:
        """Show, ask, and obey until the position has changed.

        A single legal move is played at once, but never with a rival at the same screen: it would tell him the hand.
        """
        seen = self.match.observe(seat)
        if len(seen.legal) == 1 and not self.is_shared:
            self.forced.add(self.match.ply)
            self.match.play(seat, seen.legal[0])
            return
        if self.is_shared and self.viewing != seat:
            self.shown = []
            self.screen.curtain(tell("play-curtain", name=tell("player-name", seat=seat.seat)))
        self.viewing = seat
        self.tell_news(seat)
        self.draw(seen)
        while not self.obey(seen, self.screen.ask(tell("play-prompt"))):
            pass

    @property
    def is_shared(self) -> bool:
        """Ask whether two people share the screen."""
        return self.bots == (None, None)

    def obey(self, seen: Observation, line: str) -> bool:
        """Carry out what was typed; True when the position changed. Nonsense costs one line and nothing else."""
        word, _, rest = line.partition(" ")
        try:
            if not line:
                return False
            if word.casefold() in self.commands:
                return self.commands[word.casefold()](seen, rest)
            return self.play_move(seen, self.chosen(seen, line))
        except GameError as error:
            self.screen.show(str(error))
        return False

    def play_move(self, seen: Observation, code: str) -> bool:
        """Play a move."""
        assert seen.viewer is not None
        self.match.play(seen.viewer, code)
        return True

    def chosen(self, seen: Observation, line: str) -> str:
        """The move that a number or a code means."""
        if line.isascii() and line.isdigit():
            number = int(line) if len(line) <= LONGEST_NUMBER else 0
            if not 1 <= number <= len(seen.legal):
                raise GameError("play-number-range", number=line[:20], most=len(seen.legal))
            return seen.legal[number - 1]
        verbs = {move.code.partition(" ")[0] for move in self.match.game.moves}
        if line.partition(" ")[0].casefold() not in verbs:
            raise GameError("play-what", text=line[:40], most=len(seen.legal))
        longer = next((code for code in seen.legal if line.casefold().startswith(f"{code.casefold()} ")), "")
        if longer:
            raise GameError("play-log-form", code=longer)
        return self.match.game.parse(line).code

    # What the person sees.

    def tell_news(self, seat: Player) -> None:
        """Say what happened since this seat was last asked."""
        lines = lines_of(self.match, seat, self.told[seat], frozenset(self.forced))
        self.told[seat] = self.match.ply
        for sentence in self.view.narrator.news(lines, seat):
            self.screen.show(f"  {sentence}")

    def redraw(self, seen: Observation, _: str) -> bool:
        """Draw the table and list the legal moves."""
        self.shown = []
        return self.draw(seen)

    def draw(self, seen: Observation) -> bool:
        """List the legal moves, and before them the table unless it is on the screen already."""
        picture = self.view.picture(seen)
        if picture != self.shown:
            self.screen.show()
            self.screen.show_all(picture)
            self.shown = picture
        self.screen.show()
        self.screen.show(self.view.narrator.question(seen), style="bold")
        for number, code in enumerate(seen.legal, 1):
            self.screen.option(number, self.view.option(seen, code), code)
        return False

    # Commands.

    def help(self, seen: Observation, _: str) -> bool:
        """List the commands."""
        self.screen.show(tell("play-help", clause=self.view.example, code=seen.legal[0]))
        self.screen.show(self.view.hint(), style="dim")
        return False

    def why(self, seen: Observation, what: str) -> bool:
        """Explain why a move is legal or not, with the clause."""
        if not what:
            raise GameError("play-why-what", code=seen.legal[0])
        code = self.chosen(seen, what)
        refusal = self.match.state.why_not(self.match.game.parse(code))
        if refusal is None:
            clause = self.match.game.parse(code).clause
            words = self.view.option(seen, code)
            self.screen.show(tell("play-legal", code=code, words=words, clause=clause))
        else:
            clause = refusal.clause
            self.screen.show(str(refusal))
        found = find_clause(self.match.game.code, clause)
        if found is not None:
            print_clause(self.screen, found)
        return False

    def hint(self, seen: Observation, _: str) -> bool:
        """Let the coach say the next thing; never between people."""
        assert seen.viewer is not None
        if self.is_shared:
            raise GameError("play-hint-people")
        rival = self.match.players[seen.viewer.rival].partition(":")[0]
        if not (rival in EASY if self.hints is None else self.hints):
            raise GameError("play-hint-off", bot=bot_name(rival), game=self.match.game.code)
        if not self.coach.is_used:
            self.screen.show(tell("play-hint-marked"), style="dim")
        self.coach.hint(seen, self.match.ply)
        return False

    def mirror(self, seen: Observation, _: str) -> bool:
        """Show what can be known of hidden things, on both sides; never between people at one screen."""
        if self.is_shared:
            raise GameError("play-mirror-people")
        show_mirror(self.screen, self.view.narrator, seen)
        return False

    def undo(self, seen: Observation, _: str) -> bool:
        """Take the last decision back."""
        assert seen.viewer is not None
        self.match.undo(seen.viewer)
        self.told[seen.viewer] = self.match.ply
        self.screen.show(tell("play-undone"))
        return True

    def resign(self, seen: Observation, sure: str) -> bool:
        """Lose the game, if the person means it."""
        if self.screen.ask(tell("play-resign-sure")).casefold() not in ("resign", "yes", "y", "j", "ja", "o", "oui"):
            return False
        assert seen.viewer is not None
        self.match.forfeit(seen.viewer)
        return True

    def rules(self, seen: Observation, clause: str) -> bool:
        """Print one clause."""
        if not clause:
            raise GameError("play-rules-what", example=self.view.example)
        found = find_clause(self.match.game.code, clause)
        if found is None:
            raise GameError("play-no-clause", wanted=clause[:20], example=self.view.example)
        print_clause(self.screen, found)
        return False

    def explain(self, seen: Observation, word: str) -> bool:
        """Say what a word on the table means, or list such words."""
        explain(self.screen, self.match.game.code, word)
        return False

    def card(self, seen: Observation, name: str) -> bool:
        """Print what a card does."""
        if not name:
            raise GameError("play-card-what")
        self.screen.show_all(self.view.explain(name))
        return False

    def log(self, seen: Observation, _: str) -> bool:
        """All that happened, as this seat saw it."""
        for sentence in self.view.narrator.news(lines_of(self.match, seen.viewer, 0, frozenset()), seen.viewer):
            self.screen.show(f"  {sentence}")
        return False

    def save(self, seen: Observation | None, name: str) -> bool:
        """Write the full record: it must hold the hidden cards, or the game could not go on from it."""
        if not name:
            raise GameError("play-save-what")
        path = Path(name).expanduser()
        if name != self.saved and path.exists():
            raise GameError("play-save-exists", file=name[:60])
        try:
            path.write_bytes(self.match.record().to_bytes())
        except (OSError, ValueError) as error:
            raise GameError("error-file", file=name[:60], detail=fault_of(error)) from error
        self.saved, self.saved_ply = name, self.match.ply
        message = "play-saved" if self.match.outcome is None else "play-saved-over"
        self.screen.show(tell(message, file=name, game=self.match.game.code))
        return False

    def quit(self, seen: Observation, _: str) -> bool:
        """Leave; first offer to save what is not saved."""
        if self.match.ply and self.saved_ply != self.match.ply:
            self.offer_save("play-quit-save")
        raise Leave

    def offer_save(self, question: str) -> None:
        """Ask for a file until one is written or the person wants none."""
        while True:
            name = self.screen.ask(tell(question)).removeprefix("save ")
            if not name or name.casefold() in NO:
                return
            try:
                if name.isdigit():
                    raise GameError("play-save-number", name=name[:20])
                self.save(None, name)
                return
            except GameError as error:
                self.screen.show(str(error))

    # The end.

    def finish(self) -> None:
        """Tell the end and the result, and offer to keep the record."""
        if self.is_shared:
            self.screen.sweep()  # both read it: the last hand is nobody else's business
        viewer = next((seat for seat in Player if self.bots[seat] is None), None) if not self.is_shared else None
        first = self.told[Player.ONE if viewer is None else viewer]
        for sentence in self.view.narrator.news(lines_of(self.match, viewer, first, frozenset(self.forced)), viewer):
            self.screen.show(f"  {sentence}")
        self.screen.show()
        self.screen.show_all(self.view.picture(self.match.observe(viewer)))
        self.screen.show()
        self.screen.show(result_words(self.match.outcome, viewer), style="bold")
        if self.coach.is_used:
            self.screen.show(tell("play-hint-used"), style="dim")
        if "seed" in self.match.commitments:
            self.screen.show(tell("play-seed", seed=self.match.commitments["seed"]))
        try:
            self.offer_save("play-end-save")
        except (EOFError, KeyboardInterrupt):
            self.screen.show()

    def farewell(self) -> None:
        """Say how to go on."""
        game = self.match.game.code
        if self.saved:
            self.screen.show(tell("play-leave-saved", ply=self.saved_ply, game=game, file=self.saved))
        else:
            self.screen.show(tell("play-leave-unsaved", ply=self.match.ply, game=game))


def sit_down(seating: Seating, file: Path | None, hints: bool | None = None) -> int:
    """Greet whoever plays, and play; the exit code."""
    screen = Screen()
    session = Session(seating.match, seating.bots, seating.seed, screen, hints)
    name = tell("game-name", game=seating.match.game.code)
    person = next((seat for seat in Player if seating.bots[seat] is None), Player.ONE)
    if session.is_shared:
        screen.show(tell("play-welcome-two", game=name), style="bold")
    else:
        rival, people = seating.match.players[person.rival], session.view.people(person) or "none"
        screen.show(tell("play-welcome", game=name, seat=person.seat, people=people, rival=rival), style="bold")
    if file is not None:
        screen.show(tell("play-loaded", file=file.name, ply=seating.match.ply))
        session.told = [seating.match.ply, seating.match.ply]
        session.saved, session.saved_ply = str(file), seating.match.ply
    return session.run()
