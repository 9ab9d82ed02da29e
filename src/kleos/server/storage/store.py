"""The store: the few statements on the database, and rows in and out of SQL."""

from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Row,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from kleos.server.storage.card_set_store import read_card_set
from kleos.server.storage.row_types import (
    ClockRow,
    JournalEntry,
    OriginRow,
    SeatRow,
    TableRow,
    dumps,
    now,
    origin_row,
    unpack,
)
from kleos.server.storage.sql_tables import (
    CHANNEL,
    guests,
    heart,
    journal,
    leases,
    lines,
    outages,
    seats,
    tables,
    watchers,
)

# Reading.


class StoredTable(msgspec.Struct):
    """All rows of one table."""

    table: TableRow
    seats: list[SeatRow]
    journal: list[JournalEntry]
    lines: list[tuple[str, str]]
    watchers: set[str]


def read_table(connection: Connection, table_id: str, seq: int = 0, ply: int = 0) -> StoredTable | None:
    """One table with its journal after `seq` and its lines from `ply` on, all of one moment; None = no such table."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).first()
    if row is None:
        return None
    seat_rows = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    entries = connection.execute(
        select(journal).where(journal.c.table_id == table_id, journal.c.seq > seq).order_by(journal.c.seq)
    ).all()
    last = entries[-1].ply if entries else ply
    moves = connection.execute(
        select(lines.c.by, lines.c.code)
        .where(lines.c.table_id == table_id, lines.c.ply >= ply, lines.c.ply < last)
        .order_by(lines.c.ply)
    )
    eyes = connection.execute(select(watchers.c.guest).where(watchers.c.table_id == table_id))
    return StoredTable(
        table_row(row),
        [SeatRow(**seat_row._mapping) for seat_row in seat_rows],
        [read_entry(entry) for entry in entries],
        [(by, code) for by, code in moves],
        {guest for (guest,) in eyes},
    )


# Columns that are stored as JSON, and what they hold.
JSON_COLUMNS: dict[str, Any] = {
    "options": dict[str, Any],
    "components": dict[str, Any],
    "clock": ClockRow,
    "result": tuple[int, str, str],
}


def table_row(row: Row[Any]) -> TableRow:
    """A table's row out of SQL."""
    found = dict(row._mapping)
    for name, kind in JSON_COLUMNS.items():
        found[name] = None if found[name] is None else msgspec.json.decode(found[name], type=kind)
    found["origin"] = read_origin(found["origin"])
    return TableRow(**found)


def columns(fields: dict[str, Any]) -> dict[str, Any]:
    """Fields of a table's row for SQL."""
    found = {name: dumps(value) if name in JSON_COLUMNS else value for name, value in fields.items()}
    return {**found, "origin": write_origin(fields["origin"])} if "origin" in fields else found


class StoredOrigin(msgspec.Struct):
    """The record that a table goes on from, as it is stored."""

    ply: int
    record: msgspec.Raw


def read_origin(stored: str | None) -> OriginRow | None:
    """A table's origin as it is kept in memory."""
    if stored is None:
        return None
    found = msgspec.json.decode(stored, type=StoredOrigin)
    return origin_row(found.ply, bytes(found.record))


def write_origin(origin: OriginRow | None) -> str | None:
    """A table's origin as it is stored."""
    if origin is None:
        return None
    return msgspec.json.encode(StoredOrigin(origin.ply, msgspec.Raw(unpack(origin.packed)))).decode()


def is_id(text: str) -> bool:
    """Ask whether a text can be the id of a table or record; nothing else reaches the database."""
    return 0 < len(text) <= 64 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


class EntryData(msgspec.Struct):
    """What a journal row keeps as JSON."""

    clock: list[int] | None = None


def read_entry(row: Row[Any]) -> JournalEntry:
    """A journal row."""
    clock = None if row.data is None else msgspec.json.decode(row.data, type=EntryData).clock
    return JournalEntry(row.seq, row.kind, row.seat, row.ply, row.at, row.client, clock)


def last_seq(connection: Connection, table_id: str) -> int:
    """How far the journal goes."""
    found = connection.execute(select(func.max(journal.c.seq)).where(journal.c.table_id == table_id)).scalar()
    return found or 0


def presences(connection: Connection, table_id: str) -> dict[int, dict[str, Any]]:
    """By seat, when it was seen and left, and how far it was told by notice: what changes without a number."""
    chosen = (seats.c.seen, seats.c.gone, seats.c.lost, seats.c.told)
    found = select(seats.c.seat, *chosen).where(seats.c.table_id == table_id)
    return {row.seat: {one.name: row._mapping[one] for one in chosen} for row in connection.execute(found)}


def guest_name(connection: Connection, guest: str) -> str | None:
    """A guest's name; None when there is no such guest."""
    found: str | None = connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar()
    return found


def ids_of_guest(connection: Connection, guest: str, most: int) -> list[str]:
    """The tables where a guest sits, newest first."""
    mine = select(seats.c.table_id).where(seats.c.guest == guest)
    found = select(tables.c.id).where(tables.c.id.in_(mine)).order_by(tables.c.updated.desc()).limit(most)
    return [table_id for (table_id,) in connection.execute(found)]


class StoredGame(msgspec.Struct):
    """What a list of games needs of a table: no line of it is read."""

    id: str
    game: str
    status: str
    result: tuple[int, str, str] | None
    created: int
    updated: int
    hinted: bool
    goes_on: bool  # from a line of another game
    daily: str | None
    seats: list[SeatRow]


def games_of_guest(connection: Connection, guest: str, most: int) -> list[StoredGame]:
    """The games in which a guest sits, newest first, without those that were never dealt."""
    mine = select(seats.c.table_id).where(seats.c.guest == guest, seats.c.kind == "person")
    chosen = and_(tables.c.id.in_(mine), tables.c.status != "void")
    names = ("id", "game", "status", "result", "created", "updated", "hinted", "daily")
    kept = [*(tables.c[name] for name in names), tables.c.origin.is_not(None).label("goes_on")]
    rows = connection.execute(select(*kept).where(chosen).order_by(tables.c.updated.desc()).limit(most)).all()
    fields = [{**row._mapping, "result": read_result(row.result)} for row in rows]
    found = {row["id"]: StoredGame(**row, seats=[]) for row in fields}
    for row in connection.execute(select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.seat)):
        found[row.table_id].seats.append(SeatRow(**row._mapping))
    return list(found.values())


def read_result(stored: str | None) -> tuple[int, str, str] | None:
    """A result out of SQL."""
    return None if stored is None else msgspec.json.decode(stored, type=tuple[int, str, str])


def ids_of_open(connection: Connection, most: int) -> list[str]:
    """Listed tables that wait for somebody, newest first."""
    chosen = and_(tables.c.status == "waiting", tables.c.listed)
    found = select(tables.c.id).where(chosen).order_by(tables.c.updated.desc()).limit(most)
    return [table_id for (table_id,) in connection.execute(found)]


def count_open(connection: Connection, guest: str) -> int:
    """How many tables of a guest are not over; of daily deals there are few enough by themselves."""
    going = and_(tables.c.status.in_(("waiting", "sealing", "playing")), tables.c.daily.is_(None))
    found = select(func.count()).select_from(tables).where(tables.c.creator == guest, going)
    return connection.execute(found).scalar() or 0


def ids_due(connection: Connection, node: str, at: int, most: int) -> list[str]:
    """Tables that must be looked at now and that no other node serves, longest due first."""
    taken = select(leases.c.table_id).where(leases.c.node != node, leases.c.until > at)
    chosen = and_(tables.c.due <= at, tables.c.id.not_in(taken))
    found = select(tables.c.id).where(chosen).order_by(tables.c.due).limit(most)
    return [table_id for (table_id,) in connection.execute(found)]


def runs_clock(connection: Connection) -> bool:
    """Ask whether a clock runs at some table: then its end is due."""
    chosen = and_(tables.c.due.is_not(None), tables.c.status == "playing", tables.c.clock.is_not(None))
    return connection.execute(select(tables.c.id).where(chosen).limit(1)).first() is not None


def last_seqs(connection: Connection, ids: list[str]) -> dict[str, int]:
    """How far the journals of several tables go."""
    found = select(journal.c.table_id, func.max(journal.c.seq)).group_by(journal.c.table_id)
    return {row[0]: row[1] for row in connection.execute(found.where(journal.c.table_id.in_(ids)))}


def components_by_hash(connection: Connection, wanted: str) -> str | None:
    """An own component set that was played or shared here, as JSON; its hash stands in a record of such a game."""
    chosen = and_(tables.c.component_hash == wanted, tables.c.components.is_not(None))
    found: str | None = connection.execute(select(tables.c.components).where(chosen).limit(1)).scalar()
    return found if found is not None else read_card_set(connection, wanted)


# Writing: each function is part of a piece of work that the writer commits.


def put_guest(connection: Connection, guest: str, name: str) -> None:
    """Make a guest, or rename one."""
    done = connection.execute(update(guests).where(guests.c.id == guest).values(name=name))
    if not done.rowcount:
        connection.execute(insert(guests).values(id=guest, name=name, created=now()))


def put_table(connection: Connection, row: TableRow, seat_rows: list[SeatRow]) -> None:
    """A new table with its seats."""
    fields = {name: getattr(row, name) for name in row.__struct_fields__}
    connection.execute(insert(tables).values(**columns(fields)))
    connection.execute(insert(seats), [msgspec.structs.asdict(seat_row) for seat_row in seat_rows])


class Change(msgspec.Struct):
    """One change of a table: its journal entry, the lines that it adds to the log, and what it changes in the rows."""

    table_id: str
    entry: JournalEntry
    ply: int = 0  # of the first line
    lines: list[tuple[str, str]] = []
    row: dict[str, Any] = {}
    seat_rows: dict[int, dict[str, Any]] = {}

    def journal_row(self) -> dict[str, Any]:
        """The journal's row."""
        entry = self.entry
        data = None if entry.clock is None else dumps(EntryData(entry.clock))
        return {
            "table_id": self.table_id,
            "seq": entry.seq,
            "kind": entry.kind,
            "seat": entry.seat,
            "ply": entry.ply,
            "at": entry.at,
            "client": entry.client,
            "data": data,
        }

    def line_rows(self) -> list[dict[str, Any]]:
        """The log's rows."""
        return [
            {"table_id": self.table_id, "ply": ply, "by": by, "code": code}
            for ply, (by, code) in enumerate(self.lines, self.ply)
        ]


ADD_ENTRIES = insert(journal)
ADD_LINES = insert(lines)
NOTIFY = text("SELECT pg_notify(:channel, :changed)")  # at most 8000 bytes: a group holds far fewer tables


def put_changes(connection: Connection, changes: list[Change]) -> None:
    """Write changes of several tables with one statement for all entries and one for all lines.

    The entries come first, in the order of their tables: they are the lock, and so two nodes never wait for each other
    in a ring. Fails when another node was first at one of the tables.
    """
    connection.execute(ADD_ENTRIES, [change.journal_row() for change in changes])
    log = [row for change in changes for row in change.line_rows()]
    if log:
        connection.execute(ADD_LINES, log)
    for change in changes:
        if change.row:
            change_table(connection, change.table_id, change.row)
        for seat, changed in change.seat_rows.items():
            change_seat(connection, change.table_id, seat, changed)
    notify(connection, changes)


def change_table(connection: Connection, table_id: str, changes: dict[str, Any]) -> None:
    """Change a table's row."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(**columns(changes)))


def change_seat(connection: Connection, table_id: str, seat: int, changes: dict[str, Any]) -> None:
    """Change a seat's row."""
    connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**changes))


def set_due(connection: Connection, table_id: str, due: int | None) -> None:
    """Say when a table is to be looked at next."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(due=due))


def put_watcher(connection: Connection, table_id: str, guest: str) -> None:
    """Let a guest watch; doing so twice is once."""
    chosen = and_(watchers.c.table_id == table_id, watchers.c.guest == guest)
    if connection.execute(select(watchers.c.guest).where(chosen)).first() is None:
        connection.execute(insert(watchers).values(table_id=table_id, guest=guest))


def drop_watchers(connection: Connection, table_id: str) -> None:
    """Let nobody watch any more who came by a link."""
    connection.execute(delete(watchers).where(watchers.c.table_id == table_id))


def take_lease(connection: Connection, table_id: str, node: str, until: int) -> bool:
    """Be the one node that serves a table for a while; False when another one is."""
    mine = or_(leases.c.node == node, leases.c.until <= now())
    changed = connection.execute(
        update(leases).where(leases.c.table_id == table_id, mine).values(node=node, until=until)
    )
    if changed.rowcount:
        return True
    if connection.execute(select(leases.c.node).where(leases.c.table_id == table_id)).first() is not None:
        return False
    connection.execute(insert(leases).values(table_id=table_id, node=node, until=until))
    return True


def drop_leases(connection: Connection, node: str) -> None:
    """Let other nodes go on at once."""
    connection.execute(delete(leases).where(leases.c.node == node))


def beat(connection: Connection, at: int, gap: int, known: int, leapt: int | None) -> list[tuple[int, int]]:
    """Let the heart beat; a longer pause since its last beat is an outage. Tells the outages that end after `known`.

    `leapt` is where the machine's clock stood before it was set forward: that time never was.
    """
    last = connection.execute(select(heart.c.beat).with_for_update()).scalar()
    if last is None:
        connection.execute(insert(heart).values(id=1, beat=at))
    else:
        begin = last if leapt is None else leapt
        if at - begin > gap:
            put_outage(connection, begin, at)
        connection.execute(update(heart).where(heart.c.beat < at).values(beat=at))
    found = select(outages.c.begin, outages.c.end).where(outages.c.end > known).order_by(outages.c.end)
    return [(begin, end) for begin, end in connection.execute(found)]


def put_outage(connection: Connection, begin: int, end: int) -> None:
    """Write down a time that nobody could use."""
    if connection.execute(select(outages.c.end).where(outages.c.begin == begin)).first() is None:
        connection.execute(insert(outages).values(begin=begin, end=end))


def touch(connection: Connection) -> None:
    """Write something that changes nothing, to find out whether writing is possible at all."""
    connection.execute(update(heart).values(beat=heart.c.beat))


SEATS_CHANGED = "seats"  # what nodes tell each other when somebody comes, goes or asks for notices


def announce(connection: Connection, table_id: str, what: str) -> None:
    """Tell the other nodes something of a table that no number counts; SQLite has no other nodes."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "changed": f"{table_id} {what}"})


def notify(connection: Connection, changes: list[Change]) -> None:
    """Tell the other nodes, as part of the same commit; SQLite has no other nodes."""
    if connection.dialect.name == "postgresql":
        changed = "\n".join(f"{change.table_id} {change.entry.seq}" for change in changes)
        connection.execute(NOTIFY, {"channel": CHANNEL, "changed": changed})
