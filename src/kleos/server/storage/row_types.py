"""Rows as the rest of the server knows them: structs with checked fields. `store.py` makes them from SQL, once."""

import time
from typing import Any, TypeVar
from zlib import compress, decompress

import msgspec

Row = TypeVar("Row", bound=msgspec.Struct)


class ClockRow(msgspec.Struct):
    """Thinking time for the whole game and what each decision adds, in seconds."""

    seconds: int
    increment: int


class OriginRow(msgspec.Struct):
    """The record that a table goes on from: up to which line, whose view it is, and the rest packed."""

    ply: int
    view: str
    packed: bytes


class TableRow(msgspec.Struct):
    """A table."""

    id: str
    creator: str
    game: str
    rules: str
    options: dict[str, Any]
    components: dict[str, Any] | None  # none = the set in the package
    component_hash: str
    listed: bool
    status: str  # waiting, sealing, playing, finished, void
    clock: ClockRow | None
    patience: int
    server_seed: str
    watch_hash: str
    origin: OriginRow | None
    created: int
    updated: int
    result: tuple[int, str, str] | None = None
    rematch: str | None = None
    hints: bool = False  # whether the coach may be asked
    hinted: bool = False  # whether it was
    mirror: bool = False  # whether both seats may look into the mirror
    daily: str | None = None  # the day of the daily deal that it plays; none = it is none
    daily_lead: int | None = None  # how far its guest was ahead at the end; none = it does not count
    daily_luck: float | None = None  # what chance gave to its guest; written in SQL alone, once the day is over
    due: int | None = None  # when the server must look at it, at the latest; none = when somebody acts


class SeatRow(msgspec.Struct):
    """A seat; at first it waits for somebody."""

    table_id: str
    seat: int
    kind: str = "open"  # open, person, bot
    guest: str | None = None
    bot: str | None = None
    name: str = ""
    invite_hash: str | None = None
    key_hash: str | None = None
    commitment: str | None = None
    seed: str | None = None
    seen: int = 0
    gone: int | None = None  # when the last stream of the seat closed; none = one is open, or there never was one
    lost: bool = False  # whether it closed because the line broke
    told: int | None = None  # the number up to which turns were told by notice; none = none are wanted


class JournalEntry(msgspec.Struct, frozen=True):
    """One row of a table's journal: what happened, and how long the log of lines was after it."""

    seq: int
    kind: str
    seat: int
    ply: int
    at: int
    client: str | None = None
    clock: list[int] | None = None  # milliseconds that both seats have left


class RecordRow(msgspec.Struct):
    """An imported record: packed, with its own component set as JSON."""

    packed: bytes
    components: str | None


def changed_fields(old: Row, new: Row) -> dict[str, Any]:
    """What differs between two forms of a row."""
    after = ((name, getattr(new, name)) for name in new.__struct_fields__)
    return {name: value for name, value in after if value != getattr(old, name)}


def set_fields(row: msgspec.Struct, changes: dict[str, Any]) -> None:
    """Change a row in place."""
    for name, value in changes.items():
        setattr(row, name, value)


def now() -> int:
    """The server's time in milliseconds."""
    return int(time.time() * 1000)


def dumps(value: Any) -> str | None:
    """A value as it is stored."""
    return None if value is None else msgspec.json.encode(value).decode()


def pack(text: str | bytes) -> bytes:
    """Data as it is kept in memory and in the database: packed."""
    return compress(text.encode() if isinstance(text, str) else text, 6)


def unpack(packed: bytes) -> bytes:
    """Packed data as it was."""
    return decompress(packed)


class RecordView(msgspec.Struct):
    """A record, as far as it says whose it is."""

    view: str


def origin_row(ply: int, record: str | bytes) -> OriginRow:
    """The record that a table goes on from, as its row keeps it."""
    return OriginRow(ply, msgspec.json.decode(record, type=RecordView).view, pack(record))
