"""Lesson files: what is taught, where it begins, and the steps that lead through it.

A course is a folder of files, `NN-name.toml`, in the order of their numbers. Every text is a message: the title is
`lesson-GAME-NAME`, what is to be done `…-task`, what was learned `…-end`; of a step `…-STEP` is what is said,
`…-STEP-do` its line in the list of steps, and `…-STEP-TEXT` the answer to a class of other moves.
"""

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from kleos.catalogue import GAMES
from kleos.core.errors import GameError, UnknownGame
from kleos.core.options import Value
from kleos.core.players import Player

FOLDER = Path(str(files("kleos") / "lessons"))


class Moves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves by their codes, `*` for any part of one, and by a test that has a name: one that fits both is meant."""

    moves: tuple[str, ...] = ("*",)
    test: str = ""
    then: tuple[str, ...] = ()  # what the opponent and chance do after it, in order

    def names(self, code: str) -> bool:
        """Ask whether a code is among them."""
        return any(fnmatchcase(code, pattern) for pattern in self.moves)


class OtherMoves(Moves, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Moves that do not lead on, and the last part of the message that answers them."""

    text: str


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do, or to read where nothing is accepted."""

    name: str = ""  # none = it goes on with what the step before said
    accept: Moves | None = None
    others: tuple[OtherMoves, ...] = ()  # the first that fits answers
    position: str = ""  # that it begins at; none = where the step before ended
    glow: tuple[str, ...] = ()  # what it is about: `thing ID`, `move CODE` or `part NAME` of a drawn table


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file as it is written."""

    clauses: tuple[str, ...]
    seat: int
    position: str
    steps: tuple[LessonStep, ...]
    options: dict[str, Value] = {}


class Lesson:
    """A lesson of a course."""

    def __init__(self, game: str, number: int, name: str, file: LessonFile) -> None:
        self.game = game
        self.number = number
        self.name = name
        self.clauses = file.clauses
        self.seat = Player(file.seat - 1)
        self.position = file.position.strip()
        self.options = file.options
        self.steps = file.steps

    @property
    def message(self) -> str:
        """The first part of the ids of its messages, and its title."""
        return f"lesson-{self.game}-{self.name}"

    @property
    def told(self) -> list[LessonStep]:
        """The steps that say something of their own."""
        return [step for step in self.steps if step.name]

    def told_at(self, at: int) -> int:
        """Which of these is being said at a step; as many as there are, after the end."""
        return len([step for step in self.steps[: at + 1] if step.name]) - (at < len(self.steps))


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none where there is no course."""
    if game not in GAMES:
        raise UnknownGame("error-unknown-game", game=game[:40], games=", ".join(GAMES))
    return tuple(read_lesson(game, path) for path in sorted((FOLDER / game).glob("*.toml")))


def games_with_courses() -> tuple[str, ...]:
    """The games that can be learned here."""
    return tuple(game for game in GAMES if course(game))


def read_lesson(game: str, path: Path) -> Lesson:
    """Read a file of ours."""
    number, _, name = path.stem.partition("-")
    return Lesson(game, int(number), name, msgspec.convert(tomllib.loads(path.read_text("utf-8")), LessonFile))


def lesson_of(game: str, name: str) -> Lesson:
    """A lesson by its name or number."""
    lessons = course(game)
    for lesson in lessons:
        if name in (lesson.name, str(lesson.number)):
            return lesson
    raise GameError("error-no-lesson", wanted=name[:40], lessons=", ".join(one.name for one in lessons))
