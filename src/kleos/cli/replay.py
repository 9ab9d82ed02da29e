"""Looking at a record: step by step, or all at once, with the eyes of one viewer."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kleos.cli.files import read_file
from kleos.cli.screen import Screen
from kleos.cli.seats import game_of
from kleos.cli.terminal_view import TerminalView, terminal_view_for
from kleos.core.errors import BadOption, BadRecord, GameError, fault_of
from kleos.core.game import BROKEN, Game
from kleos.core.match import Match
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.core.record import FULL, PUBLIC, Record, read_record
from kleos.core.snapshots import read_snapshots
from kleos.text.log_lines import Line, lines_of
from kleos.text.results import outcome_of, result_words
from kleos.text.words import tell, tidy

LONGEST_NAME = 24
VIEWERS: dict[str, Player | None] = {"1": Player.ONE, "2": Player.TWO, PUBLIC: None, FULL: None}


class Film:
    """A record as tables and lines, seen one way."""

    def __init__(self, record: Record, game: Game, view: str) -> None:
        self.record = record
        self.game = game
        self.view = view
        self.viewer = VIEWERS[view]
        one, two = (tidy(name)[:LONGEST_NAME] for name in record.players)
        self.players = (one, two)
        self.terminal: TerminalView = terminal_view_for(game, self.players)
        self.match = Match.replay(record, game) if record.view == FULL else None
        self.shown = 0  # the line that is being looked at
        self.tables: list[Any] = self.read_tables()
        self.lines = self.read_lines()
        self.stops = [ply for ply in range(len(self.tables)) if self.is_stop(ply)]

    def read_tables(self) -> list[Any]:
        """The table before the first line and after each."""
        if self.match is not None:
            return [self.match.table_at(ply, self.viewer) for ply in range(self.match.ply + 1)]
        return read_snapshots(self.record, self.game)

    def read_lines(self) -> list[Line]:
        """The log."""
        if self.match is not None:
            lines = lines_of(self.match, self.viewer, 0, frozenset())
            if self.view == FULL:
                for line, entry in zip(lines, self.match.entries, strict=True):
                    line.code = next((code for code in entry.seen if "?" not in code), line.code)
            return lines
        moves = zip(self.record.by, self.record.moves, strict=True)
        return [Line(f"{by} {code}", *self.tables[ply : ply + 2]) for ply, (by, code) in enumerate(moves)]

    def is_stop(self, ply: int) -> bool:
        """Ask whether somebody decides here, or the record begins or ends."""
        return ply in (0, len(self.tables) - 1) or self.tables[ply].actor in (1, 2)

    def show(self, screen: Screen, ply: int) -> None:
        """The table at one line."""
        self.shown = ply
        seen = Observation(self.viewer, self.tables[ply], ())
        screen.show_all(self.terminal.picture(seen))
        if self.view == FULL and self.match is not None:
            for words in self.terminal.narrator.open_hands([self.match.table_at(ply, seat) for seat in Player]):
                screen.show(f" {words}")

    def news(self, first: int, last: int) -> list[str]:
        """What happened between two lines."""
        self.shown = first
        return self.terminal.narrator.news(self.lines[first:last], self.viewer)

    def result(self) -> str:
        """The result in words."""
        return result_words(outcome_of(self.record.result), self.viewer)


def replay(path: Path, view: str | None, all_at_once: bool, components: Path | None, screen: Screen) -> None:
    """Show a record."""
    record = read_record(read_file(path))
    film = Film(record, game_of(record, components), choose_view(record, view))
    one, two = film.players
    game = tell("game-name", game=record.game)
    screen.show(tell("replay-head", game=game, one=one, two=two, lines=len(record.moves)), style="bold")
    screen.show(tell("replay-as", view=film.view), style="dim")
    with readable(film):
        if all_at_once or not screen.is_live:
            print_all(film, screen)
        else:
            step_through(film, screen)


@contextmanager
def readable(film: Film) -> Iterator[None]:
    """A redacted record is shown as it was told: what it tells may be nonsense, which is its fault and not ours."""
    try:
        yield
    except BROKEN as error:
        if film.record.view == FULL:
            raise
        raise BadRecord("error-record-table", ply=film.shown, detail=fault_of(error)) from error


def choose_view(record: Record, view: str | None) -> str:
    """Full once the game is over; before, a look must not spoil it. A redacted record has one view alone."""
    allowed = list(VIEWERS) if record.view == FULL else [record.view]
    chosen = view or (record.view if record.view != FULL else FULL if record.result is not None else PUBLIC)
    if chosen not in allowed or record.view not in VIEWERS:
        raise BadOption("error-view", given=chosen[:20], allowed=", ".join(allowed))
    return chosen


def print_all(film: Film, screen: Screen) -> None:
    """The whole log in words, then the last table and the result."""
    for start, stop in zip(film.stops, film.stops[1:], strict=False):
        for number, sentence in enumerate(film.news(start, stop)):
            screen.show(f"{start if not number else '':>5}  {sentence}")
    screen.show()
    film.show(screen, film.stops[-1])
    screen.show()
    screen.show(film.result(), style="bold")


def step_through(film: Film, screen: Screen) -> None:
    """Stop at every decision until the person leaves."""
    at, came = 0, 0
    while True:
        screen.show()
        for sentence in film.news(film.stops[came], film.stops[at]):
            screen.show(f"  {sentence}")
        film.show(screen, film.stops[at])
        screen.show(tell("replay-line", ply=film.stops[at], lines=film.stops[-1]), style="dim")
        if at == len(film.stops) - 1:
            screen.show(film.result(), style="bold")
        try:
            goal = next_stop(film, screen, at)
        except (EOFError, KeyboardInterrupt):
            screen.show()
            return
        if goal is None:
            return
        came = at if goal == at + 1 else goal
        at = goal


def next_stop(film: Film, screen: Screen, at: int) -> int | None:
    """Where to go from here; None to leave."""
    last = len(film.stops) - 1
    while True:
        word = screen.ask(tell("replay-prompt")).casefold()
        if word == "q":
            return None
        if word == "b":
            return max(0, at - 1)
        if not word:
            if at == last:
                return None
            return at + 1
        if word.isascii() and word.isdigit() and len(word) < 10:
            return next((k for k, ply in enumerate(film.stops) if ply >= int(word)), last)
        screen.show(str(GameError("replay-what", text=word[:40])))
