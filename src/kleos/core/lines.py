# interpreted: an edge, where records are read
"""The lines of a record: moves, `undo PLY` and `resign SEAT`; what each does, and one walk through all of them."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from kleos.core.errors import NotationError
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.players import Player
from kleos.core.state import State

UNDO = "undo"
# How a seat loses outside the rules: the line `resign 1` in the record -> the reason of the outcome.
ENDINGS = {"resign": "end-resigned", "timeout": "end-timeout", "abandon": "end-abandoned"}
LONGEST_NUMBER = 9  # digits


class Undo(NamedTuple):
    """Everything from a line on is taken back."""

    ply: int


class Ending(NamedTuple):
    """A seat loses outside the rules: by resignation, time or absence."""

    how: str
    seat: Player


RecordLine = Move | Undo | Ending


def read_line(game: Game, code: str) -> RecordLine:
    """What a line of a record says; a NotationError where it is none of this game."""
    verb, _, number = code.partition(" ")
    if verb == UNDO and is_number(number):
        return Undo(int(number))
    if is_ending(code):
        return Ending(verb, Player(int(number) - 1))
    return game.parse(code)


def is_number(text: str) -> bool:
    """Ask whether this is a line's number as records write it."""
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def is_ending(code: str) -> bool:
    """Ask whether a seat forfeits by this line."""
    verb, _, number = code.partition(" ")
    return verb in ENDINGS and number in ("1", "2")


def is_aside(code: str) -> bool:
    """Ask whether a line is no move: an undo, or an end outside the rules."""
    verb = code.partition(" ")[0]
    return verb == UNDO or verb in ENDINGS


def clause_of(game: Game, code: str) -> str:
    """The clause that a line rests on; an undo or an end outside the rules rests on none."""
    return "" if is_aside(code) else game.parse(code).clause


class Walked(NamedTuple):
    """One line of a record, with the positions before and after it."""

    ply: int
    line: RecordLine
    before: State
    after: State


def walk(
    game: Game,
    codes: Sequence[str],
    start: State,
    first: int = 0,
    earlier: Callable[[int], State] | None = None,
) -> Iterator[Walked]:
    """Play true codes from a position on, line by line; `first` is the number of the first one.

    Positions that a later line goes back to are kept on the way, so the work is that of the lines alone; those before
    the first line are asked from `earlier`.
    """
    lines = [read_line(game, code) for code in codes]
    wanted = {line.ply for line in lines if isinstance(line, Undo)}
    kept: dict[int, State] = {}
    state = start.copy()
    for ply, line in enumerate(lines, first):
        before = state
        if ply in wanted:
            kept[ply] = before
        state = before.copy()
        if isinstance(line, Undo):
            state = position_before(line.ply, kept, earlier).copy()
        elif isinstance(line, Move):
            state.apply(line)
        yield Walked(ply, line, before, state)


def position_before(ply: int, kept: dict[int, State], earlier: Callable[[int], State] | None) -> State:
    """The position that an undo goes back to."""
    if ply in kept:
        return kept[ply]
    if earlier is None:
        raise NotationError("error-no-such-line", ply=ply, first=min(kept, default=0), last=max(kept, default=0))
    return earlier(ply)
