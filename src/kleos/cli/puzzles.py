"""Puzzles in the terminal: solve, check, mine and choose them."""

import json
import sys
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from kleos.cli.play import Leave, Session
from kleos.cli.screen import Screen
from kleos.core.errors import GameError, fault_of
from kleos.core.observation import Observation
from kleos.insight.chances import InsightPlan
from kleos.puzzles.checking import Check
from kleos.puzzles.checking import check as check_one
from kleos.puzzles.mining import Mined, chosen
from kleos.puzzles.puzzle import DEDUCE, KINDS, Puzzle, daily, line_of, of_kind, puzzle_of
from kleos.puzzles.puzzle_run import PuzzleRun
from kleos.puzzles.puzzle_text import answer_words, look_of, options_of, question_of, reasons_of, scores_in_order
from kleos.text.people import bot_name
from kleos.text.words import tell

PROGRESS = "puzzles.json"
YES, NO = "✓", "✗"


def today() -> date:
    """The day by which everybody has the same puzzle."""
    return datetime.now(UTC).date()


class Progress:
    """Which puzzles were solved, and on which days the daily one; in a file of the data folder, if there can be one."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or user_data_path("kleos")) / PROGRESS

    def read(self, game: str, what: str) -> list[str]:
        """The names of what was solved, or the days."""
        try:
            found = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            return []
        names = found.get(f"{game} {what}") if isinstance(found, dict) else None
        return [name for name in names if isinstance(name, str)] if isinstance(names, list) else []

    def note(self, game: str, what: str, name: str) -> None:
        """Add one."""
        try:
            found = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            found = {}
        kept = found if isinstance(found, dict) else {}
        kept[f"{game} {what}"] = [*dict.fromkeys([*self.read(game, what), name])]
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps(kept), "utf-8")
        except OSError:
            return

    def streak(self, game: str, day: date) -> int:
        """How many days in a row the daily puzzle was solved, up to this day or the one before."""
        days = set(self.read(game, "days"))
        last = day if day.isoformat() in days else day - timedelta(days=1)
        count = 0
        while (last - timedelta(days=count)).isoformat() in days:
            count += 1
        return count


class PuzzleSession(Session):
    """One puzzle at the terminal: a wrong answer is said to be wrong, and may be tried again."""

    def __init__(self, puzzle: Puzzle, screen: Screen) -> None:
        self.run_of = PuzzleRun(puzzle)
        super().__init__(self.run_of.match, (None, None), "", screen)
        self.puzzle = puzzle
        self.is_clean = True  # neither wrong nor shown
        self.is_left = False
        self.commands: dict[str, Callable[[Observation, str], bool]] = {
            "help": self.help,
            "?": self.help,
            "hint": self.look,
            "answer": self.answer,
            "restart": self.restart,
            "next": self.next,
            "why": self.why,
            "table": self.redraw,
            "rules": self.rules,
            "card": self.card,
            "quit": self.leave,
            "exit": self.leave,
            "q": self.leave,
        }

    def solve(self) -> bool:
        """Ask until it is solved or left; True if it was solved without the answer being shown."""
        asked = question_of(self.view.narrator, self.puzzle)
        self.screen.show()
        self.screen.show(f"{asked.title} · {self.puzzle.name}", style="bold")
        self.screen.show(asked.text)
        while not self.run_of.is_solved and not self.is_left:
            self.step()
        if self.is_left:
            return False
        self.screen.show(tell("puzzle-right"), style="bold")
        self.tell_reasons()
        return self.is_clean

    def step(self) -> None:
        """Show the table and the answers, and obey until one is right."""
        seen = self.run_of.seen
        if self.puzzle.kind == DEDUCE:
            self.screen.show_all(self.view.picture(seen))
            self.screen.show()
            for number, option in enumerate(options_of(self.view.narrator, self.puzzle), 1):
                self.screen.option(number, option.words, option.code)
        else:
            self.draw(seen)
        while not self.obey(seen, self.screen.ask(tell("puzzle-prompt"))):
            pass

    def chosen(self, seen: Observation, line: str) -> str:
        """What a number or a code means; of a deduction it is one of the answers."""
        if self.puzzle.kind != DEDUCE:
            return super().chosen(seen, line)
        options = self.puzzle.options
        if line in options and not (line.isdigit() and self.puzzle.asks == "most"):
            return line
        number = int(line) if line.isascii() and line.isdigit() and len(line) < 4 else 0
        if not 1 <= number <= len(options):
            raise GameError("play-number-range", number=line[:20], most=len(options))
        return options[number - 1]

    def play_move(self, seen: Observation, code: str) -> bool:
        """Try an answer."""
        if self.run_of.attempt(code):
            return True
        self.is_clean = False
        self.screen.show(tell("puzzle-wrong"))
        return False

    def tell_reasons(self) -> None:
        """Why the answer is right, and who fails."""
        for words in reasons_of(self.puzzle, self.view.narrator):
            self.screen.show(f"  {words}")
        for score in scores_in_order(self.puzzle):
            words = tell("puzzle-level", bot=bot_name(score.level), failed=score.failed, asked=score.asked)
            self.screen.show(f"  {words}", style="dim")

    # Commands.

    def help(self, seen: Observation, _: str) -> bool:
        """List the commands."""
        self.screen.show(tell("puzzle-help"))
        return False

    def look(self, seen: Observation, _: str) -> bool:
        """Say what to look at."""
        self.screen.show(look_of(self.run_of, self.view.narrator).text)
        return False

    def answer(self, seen: Observation, _: str) -> bool:
        """Show the answer."""
        self.is_clean = False
        words = ", ".join(answer_words(self.puzzle, self.view.narrator))
        self.screen.show(tell("puzzle-answer", answer=words), style="bold")
        self.tell_reasons()
        return False

    def restart(self, seen: Observation, _: str) -> bool:
        """Begin anew."""
        self.run_of = PuzzleRun(self.puzzle)
        self.match = self.run_of.match
        self.shown = []
        return True

    def next(self, seen: Observation, _: str) -> bool:
        """Go to the next puzzle."""
        self.is_left = True
        return True

    def leave(self, seen: Observation, _: str) -> bool:
        """Stop."""
        raise Leave


def puzzles_to_play(game: str, kind: str | None, is_daily: bool, name: str | None, done: list[str]) -> list[Puzzle]:
    """The ones asked for: by name, that of the day, or all of a kind, those not yet solved first."""
    if name is not None:
        return [puzzle_of(game, name)]
    if is_daily:
        return [daily(game, today())]
    found = of_kind(game, kind)
    if not found:
        raise GameError("error-no-puzzle", wanted=kind or "-", game=game)
    return sorted(found, key=lambda puzzle: puzzle.name in done)


def play(game: str, kind: str | None, is_daily: bool, name: str | None, screen: Screen, progress: Progress) -> int:
    """Solve one puzzle after the other; the exit code."""
    try:
        for puzzle in puzzles_to_play(game, kind, is_daily, name, progress.read(game, "solved")):
            if PuzzleSession(puzzle, screen).solve():
                progress.note(game, "solved", puzzle.name)
                if puzzle.name == daily(game, today()).name:
                    progress.note(game, "days", today().isoformat())
                    screen.show(tell("puzzle-streak", days=progress.streak(game, today())))
    except (Leave, EOFError):
        screen.show(tell("puzzle-leave", game=game))
    except KeyboardInterrupt:
        screen.show()
        return 130
    return 0


# For programs.


def puzzle_data(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle without its answer."""
    run = PuzzleRun(puzzle)
    narrator = run.narrator
    return {
        "name": puzzle.name,
        "game": puzzle.game,
        "kind": puzzle.kind,
        **msgspec.to_builtins(question_of(narrator, puzzle)),
        "options": msgspec.to_builtins(options_of(narrator, puzzle)),
        "observation": json.loads(bytes(puzzle.seen)),
        "levels": msgspec.to_builtins(scores_in_order(puzzle)),
    }


# Checking.


def check_all(game: str, sims: int | None, seed: str, kind: str | None) -> list[Check]:
    """Check every puzzle that comes with Kleos."""
    found = []
    puzzles = of_kind(game, kind)
    for number, puzzle in enumerate(puzzles, 1):
        found.append(check_one(puzzle, seed, sims or InsightPlan().sims))
        show_progress(tell("puzzle-checked-so-far", count=number, all=len(puzzles)))
    show_progress("")
    return found


def print_checks(found: list[Check], game: str, screen: Screen) -> None:
    """What does not hold, and how many do."""
    for one in found:
        if not one.holds:
            screen.show(f"{NO} {one.name}: {one.flaw}")
    screen.show(tell("puzzle-checked", game=game, count=sum(one.holds for one in found), all=len(found)))


def counts_of(game: str) -> dict[str, int]:
    """How many puzzles of each kind there are."""
    return {kind: len(of_kind(game, kind)) for kind in KINDS}


# Mining.


def show_progress(words: str) -> None:
    """One line of a live terminal."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{words:<60}\r")
        sys.stderr.flush()


def mined_data(found: list[Mined]) -> dict[str, int]:
    """What was found so far."""
    every = [puzzle.kind for one in found for puzzle in one.found]
    return {"games": len(found), **{kind: every.count(kind) for kind in KINDS}}


def write_chosen(found: list[Mined], each: int, path: Path) -> list[Puzzle]:
    """Choose, and write the file that comes with Kleos."""
    picked = chosen(found, each)
    try:
        path.write_bytes(b"".join(line_of(puzzle) + b"\n" for puzzle in picked))
    except OSError as error:
        raise GameError("error-file", file=path.name, detail=fault_of(error)) from error
    return picked
