"""Narrators: each game in words, for the terminal and the page alike. They work from observations: no secrets."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from kleos.catalogue import part
from kleos.core.game import Game
from kleos.core.lines import clause_of
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.text.log_lines import MOVE, PART, RESULT, Line, Sentence, Telling
from kleos.text.people import People
from kleos.text.words import Argument, tell


class Narrator(People):
    """The words of one game: names of things come from its component set, names of players from the match."""

    matters: str  # the message that tells what somebody else decides

    def __init__(self, game: Game, players: tuple[str, str], names: tuple[str, str] | None = None) -> None:
        super().__init__(players, names)
        self.game = game
        self.is_drawn = False  # told beside a drawn table, which names what one in letters has codes for

    @property
    def style(self) -> str:
        """How places are told, for messages."""
        return "name" if self.is_drawn else "code"

    def question(self, seen: Observation) -> str:
        """Say who decides what."""
        actor = seen.table.actor
        if actor is None:
            return tell("ask-nobody")
        if not isinstance(actor, int):
            return tell("ask-chance")
        if is_others(seen):
            return tell("ask-other", name=self.full_name(actor), what=self.matter(seen))
        return self.asked(seen)

    def prompt(self, seen: Observation) -> str:
        """Say what is decided, beside the name of whoever decides."""
        return self.matter(seen) if is_others(seen) else self.question(seen)

    def matter(self, seen: Observation) -> str:
        """What somebody else decides, by what everybody sees."""
        return tell(self.matters, step=seen.table.asked.step)

    def news(self, lines: Sequence[Line], viewer: Player | None) -> list[str]:
        """Say in words what happened."""
        return [sentence.text for sentence in self.sentences(lines, viewer)]

    def sentences(self, lines: Sequence[Line], viewer: Player | None) -> list[Sentence]:
        """What happened, with the lines it is told from."""
        return self.writer(viewer).tell(lines)

    def open_hands(self, tables: Sequence[Any]) -> list[str]:
        """Both hands in words, from both players' tables: for records seen in full."""
        lines = []
        for seat in Player:
            cards, hero = self.hand_words(tables[seat], seat)
            if cards or hero:
                words = {"cards": cards or tell("replay-nothing"), "hero": hero or "none"}
                lines.append(tell("replay-open", name=self.full_name(seat.seat), **words))
        return lines

    def named(self, things: Mapping[str, str | int]) -> dict[str, Argument]:
        """The arguments of a message with the names of what they stand for: cards, cities."""
        return dict(things)

    def hidden_name(self, table: Any, seat: int, group: str, code: str) -> str:
        """The name of a thing that a player may hide: a card, a hero."""
        return self.card_words(code)

    def card_words(self, card: str) -> str:
        """A card by its name, in games whose cards have names; else its code."""
        return card

    # What a game fills in.

    @abstractmethod
    def asked(self, seen: Observation) -> str:
        """What the viewer decides."""

    @abstractmethod
    def option(self, seen: Observation, code: str) -> str:
        """Say a legal move in words."""

    def mention(self, seen: Observation, code: str) -> str:
        """Say a legal move as a part of a sentence, where what is asked is not in sight."""
        return self.option(seen, code)

    @abstractmethod
    def closed(self, seen: Observation) -> list[str]:
        """The moves that a drawn table shows as closed, each with its reason, while the viewer decides."""

    @abstractmethod
    def heading(self, table: Any, viewer: Player | None) -> str:
        """The part of the game that a table stands in, as a log is divided: a round, somebody's turn."""

    @abstractmethod
    def writer(self, viewer: Player | None) -> "LogWriter":
        """Who writes the log of this game for a viewer."""

    @abstractmethod
    def hand_words(self, table: Any, seat: Player) -> tuple[str, str]:
        """The hand of the table's own player, and his hero if the game has one."""


def is_others(seen: Observation) -> bool:
    """Ask whether somebody else than the viewer decides."""
    actor = seen.table.actor
    return isinstance(actor, int) and (seen.viewer is None or actor != seen.viewer.seat)


class LogWriter(ABC):
    """Turns log lines into sentences; lines that belong together become one."""

    turn_clause = ""  # what a new turn rests on, in games that are told turn by turn

    def __init__(self, words: Any, viewer: Player | None) -> None:
        self.words = words
        self.viewer = viewer
        self.found: list[Sentence] = []
        self.seams: list[int] = []  # lines before which nothing waits: a log that is told from there on is the same
        self.acted: list[Line] = []  # those whose outcome a page acts out
        self.line: Line | None = None  # the one that is told now

    def tell(self, lines: Sequence[Line]) -> list[Sentence]:
        """All lines, one sentence each where something is worth a sentence."""
        for line in lines:
            self.tell_line(line)
            if not self.is_waiting:
                self.seams.append(line.ply + 1)
        self.flush()
        return self.found

    def tell_line(self, line: Line) -> None:
        """What was done, what came of it, and the part of the game that begins with it."""
        words = self.sentence(line)
        if words:
            self.flush()
            self.line = line
            self.put(words + (f" ({tell('log-forced')})" if line.forced else ""), self.subject(line))
        after = [] if line.is_aside else self.aftermath(line)
        opening = [] if line.is_aside else self.opening(line)
        if self.is_acted(line, after):
            self.acted.append(line)
        if after or opening:
            self.line = line  # what was put together so far ends with it
            self.flush()
            self.add_under(line.before, *after)
            self.add_under(line.after, *opening)
        self.line = line

    def put(self, text: str, seat: int) -> None:
        """Add a sentence about the line that is told now, with whose doing it is."""
        line = self.line
        clause = "" if line is None else clause_of(self.words.game, line.code)
        self.add_under(line and line.before, Telling(text, clause, seat, MOVE))

    def add_under(self, table: Any, *tellings: Telling) -> None:
        """Add sentences about the line that is told now, under the heading of a table."""
        line = self.line
        ply, code = (line.ply, line.code) if line else (0, "")
        heading = self.words.heading(table, self.viewer) if line else ""
        self.found += [Sentence(one.text, ply, one.seat, code, one.clause, heading, one.kind) for one in tellings]

    # What a game fills in.

    @property
    @abstractmethod
    def is_waiting(self) -> bool:
        """Ask whether something was put together that the next line may become part of."""

    @abstractmethod
    def flush(self) -> None:
        """Say what was put together so far."""

    @abstractmethod
    def sentence(self, line: Line) -> str:
        """One line in words; nothing while it may become part of a longer sentence."""

    @abstractmethod
    def subject(self, line: Line) -> int:
        """Whose doing or fate a line is; 0 = neither's."""

    @abstractmethod
    def aftermath(self, line: Line) -> list[Telling]:
        """What followed without a decision."""

    def is_acted(self, line: Line, after: list[Telling]) -> bool:
        """Ask whether a page acts a line out: what a fight came to, and what else a game stages."""
        return any(one.kind == RESULT for one in after)

    def opening(self, line: Line) -> list[Telling]:
        """The turn that begins after a line, in games that are told turn by turn."""
        if not self.turn_clause or line.after.turn == line.before.turn:
            return []
        return [Telling(self.words.heading(line.after, self.viewer), self.turn_clause, line.after.active, PART)]

    # Names.

    def name(self, seat: int) -> str:
        """A player's name as this viewer knows it."""
        name: str = self.words.called(seat, self.viewer)
        return name

    def who(self, seat: int) -> dict[str, str]:
        """The subject of a sentence."""
        who: dict[str, str] = self.words.who(seat, self.viewer)
        return who


def narrator_for(
    game: Game, players: tuple[str, str], names: tuple[str, str] | None = None, is_drawn: bool = False
) -> Narrator:
    """The narrator of a game: `players` are bots' names or `person`, `names` what they are called instead."""
    narrator: Narrator = part(game.code, "narrator")(game, players, names)
    narrator.is_drawn = is_drawn
    return narrator
