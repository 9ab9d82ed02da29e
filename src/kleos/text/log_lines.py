"""Lines of a log as one viewer saw them, and the sentences they become."""

from typing import Any, NamedTuple

from kleos.core.match import Match
from kleos.core.players import Player

# Lines about the match, not moves of the game, and their words.
ASIDES = {"undo": "log-undo", "resign": "log-resign", "timeout": "log-timeout", "abandon": "log-abandon"}


class Line:
    """One line of a log with the tables before and after it, as one viewer saw them."""

    __slots__ = ("after", "before", "by", "code", "forced", "ply")

    def __init__(self, text: str, before: Any, after: Any, forced: bool = False, ply: int = 0) -> None:
        self.by, _, self.code = text.partition(" ")
        self.before = before
        self.after = after
        self.forced = forced
        self.ply = ply

    @property
    def seat(self) -> int:
        """Who decided; 0 for chance."""
        return int(self.by) if self.by in ("1", "2") else 0

    @property
    def is_aside(self) -> bool:
        """Ask whether the line is about the match, not a move of the game: an undo or a resignation."""
        return self.code.partition(" ")[0] in ASIDES


# What a sentence tells: something done, what a fight came to, or a new part of the game, which its heading tells too.
MOVE, RESULT, PART = "move", "result", "part"


class Sentence(NamedTuple):
    """What one line, or several that belong together, come to."""

    text: str
    ply: int  # of the last line that it tells of
    seat: int  # whose doing or fate it tells; 0 = neither's
    code: str
    clause: str  # what it rests on
    heading: str  # the part of the game that it belongs to
    kind: str  # MOVE, RESULT or PART


class Telling(NamedTuple):
    """What followed from a line without a decision, the clause that says so, and the side it happened to."""

    text: str
    clause: str
    seat: int = 0  # neither's
    kind: str = MOVE


def lines_of(match: Match, viewer: Player | None, first: int, forced: frozenset[int] = frozenset()) -> list[Line]:
    """The log from a line on, as a viewer saw it."""
    return [
        Line(text, match.table_at(ply, viewer), match.table_at(ply + 1, viewer), ply in forced, ply)
        for ply, text in enumerate(match.log(viewer))
        if ply >= first
    ]
