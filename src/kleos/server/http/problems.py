"""Refusals: every answer that is not yes has a status, a message id, words, a clause and, where it helps, the state."""

from typing import Any

import msgspec

from kleos.core.errors import (
    GameError,
    GameOver,
    IllegalMove,
    NotYourTurn,
    StalePly,
    UndoRefused,
    UnknownGame,
)

BAD, NO_ENTRY, FORBIDDEN, MISSING, CONFLICT, TOO_LARGE, ILLEGAL, TOO_FAST = 400, 401, 403, 404, 409, 413, 422, 429
UNAVAILABLE, NO_ROOM = 503, 507


class Refused(GameError):
    """A request that is not granted."""

    def __init__(self, status: int, message: str, **arguments: str | int) -> None:
        super().__init__(message, "", **arguments)
        self.status = status


class Problem(msgspec.Struct):
    """The body of every refusal: `code` is a message id of the text files, `message` its English words."""

    code: str
    message: str
    clause: str = ""
    arguments: dict[str, str | int] = {}
    state: Any = None  # with 409: what the caller may know of the table as it stands


def status_of(error: GameError) -> int:
    """The HTTP status of an error of the kernel."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, IllegalMove):
        return ILLEGAL
    if isinstance(error, NotYourTurn | GameOver | StalePly | UndoRefused):
        return CONFLICT
    return MISSING if isinstance(error, UnknownGame) else BAD


def problem(error: GameError, state: Any = None) -> Problem:
    """An error for the wire."""
    return Problem(error.message, str(error), error.clause, error.arguments, state)
