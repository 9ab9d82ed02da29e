"""The errors that players, hosts and bot writers meet.

GameError
├─ NotationError(ValueError)   text is no move, position or observation of this game
├─ IllegalMove                 a rule forbids it: .move, .clause
├─ NotYourTurn, GameOver, StalePly, UndoRefused
├─ UnknownGame, UnknownBot, BadOption, BadCardSet
├─ BotFailed                   a bot in a process of its own crashed, was late or talked nonsense
└─ BadRecord                   a record that cannot be read, or that does not replay

Each carries a message id and its arguments; the words live in locales/ and reach `str()` through `speak_with`.
"""

import errno
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from kleos.core.moves import Move

DIGITS_SHOWN: Final = 18
MOST_SHOWN: Final = 10**DIGITS_SHOWN
Wording = Callable[[str, dict[str, str | int]], str]


def plain_wording(message: str, arguments: dict[str, str | int]) -> str:
    """Word a message without any text file: its id and its arguments."""
    return " ".join([message, *(f"{name}={value}" for name, value in arguments.items())])


wording: list[Wording] = [plain_wording]


def speak_with(words: Wording) -> None:
    """Let all errors be worded by this function from now on."""
    wording[0] = words


def printable(value: str | int) -> str | int:
    """What a stranger sent may be shown: one line, nothing in it that a terminal obeys, no number without end."""
    if isinstance(value, int) and not -MOST_SHOWN <= value <= MOST_SHOWN:
        return f"{'-' if value < 0 else ''}10^{DIGITS_SHOWN}..."
    if isinstance(value, str) and not value.isprintable():
        return "".join(letter if letter.isprintable() else " " for letter in value)
    return value


LONGEST_FAULT: Final = 100  # characters of it that are shown
# What the system says of a file or a port -> the message that says it in the player's language.
FAULTS: Final = {
    errno.ENOENT: "fault-missing",
    errno.ENOTDIR: "fault-missing",
    errno.EISDIR: "fault-folder",
    errno.EACCES: "fault-forbidden",
    errno.EPERM: "fault-forbidden",
    errno.EEXIST: "fault-exists",
    errno.ENOSPC: "fault-full",
    errno.EADDRINUSE: "fault-in-use",
}


def fault_of(error: Exception) -> str:
    """Why something could not be opened: a message, or else the system's own words in one line."""
    words = str(error)
    if isinstance(error, OSError) and error.errno is not None:
        words = FAULTS.get(error.errno) or error.strerror or words
    return " ".join(words.split())[:LONGEST_FAULT]


@mypyc_attr(native_class=False)
class GameError(Exception):
    """Something cannot be done: what and why, as a message id with arguments, and the clause if one decides."""

    def __init__(self, message: str, clause: str = "", **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.clause = clause
        self.arguments: dict[str, str | int] = {name: printable(value) for name, value in arguments.items()}

    def __str__(self) -> str:
        words = wording[0](self.message, self.arguments)
        return f"{words} [{self.clause}]" if self.clause else words

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild_error, (type(self), self.message, self.clause, self.arguments)


def rebuild_error(kind: type[GameError], message: str, clause: str, arguments: dict[str, str | int]) -> GameError:
    """Unpickle an error."""
    return kind(message, clause, **arguments)


@mypyc_attr(native_class=False)
class NotationError(GameError, ValueError):
    """The text is no move, position or observation of this game."""


@mypyc_attr(native_class=False)
class IllegalMove(GameError):
    """A rule forbids the move now."""

    def __init__(self, move: "Move", reason: str, clause: str, **arguments: str | int) -> None:
        super().__init__(reason, clause, **arguments)
        self.move = move

    def __str__(self) -> str:
        return wording[0]("error-refused-move", {"move": self.move.code, "why": super().__str__()})

    @property
    def reason(self) -> str:
        """The message id that says why."""
        return self.message

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild_illegal, (self.move, self.message, self.clause, self.arguments)


def rebuild_illegal(move: "Move", reason: str, clause: str, arguments: dict[str, str | int]) -> IllegalMove:
    """Unpickle an IllegalMove."""
    return IllegalMove(move, reason, clause, **arguments)


@mypyc_attr(native_class=False)
class NotYourTurn(GameError):
    """Another seat decides now."""


@mypyc_attr(native_class=False)
class GameOver(GameError):
    """Nothing can be played any more."""


@mypyc_attr(native_class=False)
class StalePly(GameError):
    """The move was meant for an earlier position."""


@mypyc_attr(native_class=False)
class UndoRefused(GameError):
    """Something was learned since: only the rival's consent can take the move back."""


@mypyc_attr(native_class=False)
class UnknownGame(GameError):
    """No game has this code."""


@mypyc_attr(native_class=False)
class UnknownBot(GameError):
    """No bot has this name, or it has no such parameter."""


@mypyc_attr(native_class=False)
class BotFailed(GameError):
    """A bot in a process of its own gave no move: it crashed, was late, or what it said was no answer."""


@mypyc_attr(native_class=False)
class BadOption(GameError):
    """No such option, or no such value of it."""


@mypyc_attr(native_class=False)
class BadCardSet(GameError):
    """A component set that breaks a component clause."""


@mypyc_attr(native_class=False)
class BadRecord(GameError):
    """A record that cannot be read or does not replay."""
