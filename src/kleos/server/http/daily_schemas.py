"""What travels over the wire of daily deals."""

from typing import Annotated

import msgspec


class StartDaily(msgspec.Struct, forbid_unknown_fields=True):
    """Which day's deal is meant: an attempt is made once."""

    day: Annotated[str, msgspec.Meta(max_length=10)]


class DailyTable(msgspec.Struct):
    """The table of an attempt."""

    table: str
    csrf: str


class DailyAttempt(msgspec.Struct):
    """Your own attempt."""

    table: str
    status: str  # playing, finished, void: the server had to close it
    counts: bool  # whether it was finished on its day: later it is no part of the field
    outcome: str | None  # won, drawn, lost
    lead: int | None  # at the end, in fronts, points or cities
    luck: float | None  # what chance gave you, as a share of a won game; once the day is over and it was weighed
    adjusted: float | None  # the result without it


class FieldRow(msgspec.Struct):
    """Those who ended with the same lead."""

    lead: int
    won: int
    drawn: int
    lost: int


class DailyField(msgspec.Struct):
    """How everybody did who finished on the day."""

    won: int
    drawn: int
    lost: int
    unfinished: int
    rows: list[FieldRow]  # the best first
    result: float | None  # mean, as a share of a won game; none = nobody has finished
    adjusted: float | None  # mean without luck, of those that were weighed
    weighed: int


class DailyDeal(msgspec.Struct):
    """The deal of a game and a day."""

    game: str
    day: str  # of UTC
    is_over: bool
    left: int  # seconds until it is
    level: str  # who is played against
    seat: int  # the side that everybody plays
    played: int  # attempts begun
    attempt: DailyAttempt | None
    field: DailyField | None  # once your own attempt is finished; once the day is over for everybody who tried


class DailyMark(msgspec.Struct):
    """Says that a table plays a daily deal."""

    day: str  # of UTC, as 2026-11-19
    is_sealed: bool  # whether its day is not over: nobody is told more of it than its guest saw
    deal: str  # what stands in its proof instead of the id of the table
