"""The store: opening the database, and the few statements on it."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    and_,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    or_,
    select,
    text,
    update,
)

from kleos.server.rows import (
    CHANNEL,
    Note,
    dumps,
    guests,
    heart,
    journal,
    leases,
    lines,
    loads,
    now,
    outages,
    records,
    seats,
    tables,
    watchers,
)

# Opening.

LOCKED = 5.0  # seconds to wait for a file that another program has locked; `?timeout=` of the URL says otherwise


def open_engine(url: str, writes: bool) -> Engine:
    """An engine; on SQLite the writer begins with the write lock, so that it never has to fail in the middle."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=4, max_overflow=2, pool_pre_ping=True)
    Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    patience = {} if "timeout=" in url else {"timeout": LOCKED}
    engine = create_engine(url, connect_args={"check_same_thread": False, **patience})
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin ourselves
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def newest_form() -> str:
    """The number of the last migration: each file begins with its own."""
    names = (file.name for file in files("kleos.server.migrations").joinpath("versions").iterdir())
    return max(name.partition("_")[0] for name in names if name[:4].isdigit())


def is_newest(engine: Engine) -> bool:
    """Ask whether the database has this version's form already."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return False
        return bool(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == newest_form())


def migrate(engine: Engine) -> None:
    """Bring the database to this version's form; several nodes may start at once."""
    if is_newest(engine):
        return  # Alembic takes half a second to import
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "kleos.server:migrations")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(7217)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


# Reading.


class Stored(msgspec.Struct):
    """All rows of one table."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]
    notes: list[Note]
    lines: list[tuple[str, str]]
    watchers: set[str]


def read_table(connection: Connection, table_id: str, seq: int = 0, ply: int = 0) -> Stored | None:
    """One table with its journal after `seq` and its lines from `ply` on, all of one moment; None = no such table."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).first()
    if row is None:
        return None
    found = dict(row._mapping)
    for name in ("options", "components", "clock", "origin", "result"):
        found[name] = loads(found[name])
    chairs = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    notes = connection.execute(
        select(journal).where(journal.c.table_id == table_id, journal.c.seq > seq).order_by(journal.c.seq)
    ).all()
    last = notes[-1].ply if notes else ply
    moves = connection.execute(
        select(lines.c.by, lines.c.code)
        .where(lines.c.table_id == table_id, lines.c.ply >= ply, lines.c.ply < last)
        .order_by(lines.c.ply)
    )
    eyes = connection.execute(select(watchers.c.guest).where(watchers.c.table_id == table_id))
    return Stored(
        found,
        [dict(chair._mapping) for chair in chairs],
        [read_note(note) for note in notes],
        [(by, code) for by, code in moves],
        {guest for (guest,) in eyes},
    )


def read_note(row: Row[Any]) -> Note:
    """A journal row."""
    return Note(row.seq, row.kind, row.seat, row.ply, row.at, row.client, loads(row.data) or {})


def last_seq(connection: Connection, table_id: str) -> int:
    """How far the journal goes."""
    found = connection.execute(select(func.max(journal.c.seq)).where(journal.c.table_id == table_id)).scalar()
    return found or 0


def guest_name(connection: Connection, guest: str) -> str | None:
    """A guest's name; None when there is no such guest."""
    found: str | None = connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar()
    return found


def ids_of_guest(connection: Connection, guest: str, most: int) -> list[str]:
    """The tables where a guest sits, newest first."""
    mine = select(seats.c.table_id).where(seats.c.guest == guest)
    found = select(tables.c.id).where(tables.c.id.in_(mine)).order_by(tables.c.updated.desc()).limit(most)
    return [table_id for (table_id,) in connection.execute(found)]


def ids_of_open(connection: Connection, most: int) -> list[str]:
    """Listed tables that wait for somebody, newest first."""
    chosen = and_(tables.c.status == "waiting", tables.c.listed)
    found = select(tables.c.id).where(chosen).order_by(tables.c.updated.desc()).limit(most)
    return [table_id for (table_id,) in connection.execute(found)]


def count_open(connection: Connection, guest: str) -> int:
    """How many tables of a guest are not over."""
    going = tables.c.status.in_(("waiting", "sealing", "playing"))
    found = select(func.count()).select_from(tables).where(tables.c.creator == guest, going)
    return connection.execute(found).scalar() or 0


def ids_to_serve(connection: Connection, node: str, at: int) -> list[str]:
    """Tables where a bot sits, a clock runs or a seed is awaited, and that no other node serves."""
    with_bot = select(seats.c.table_id).where(seats.c.kind == "bot")
    taken = select(leases.c.table_id).where(leases.c.node != node, leases.c.until > at)
    playing = and_(tables.c.status == "playing", or_(tables.c.clock.is_not(None), tables.c.id.in_(with_bot)))
    chosen = and_(or_(playing, tables.c.status == "sealing"), tables.c.id.not_in(taken))
    return [table_id for (table_id,) in connection.execute(select(tables.c.id).where(chosen))]


def read_record_row(connection: Connection, record_id: str) -> Row[Any] | None:
    """An imported record."""
    return connection.execute(select(records).where(records.c.id == record_id)).first()


def components_by_hash(connection: Connection, wanted: str) -> dict[str, Any] | None:
    """An own component set that was played here; who asks has its hash from a record of such a game."""
    chosen = and_(tables.c.component_hash == wanted, tables.c.components.is_not(None))
    found: dict[str, Any] | None = loads(
        connection.execute(select(tables.c.components).where(chosen).limit(1)).scalar()
    )
    return found


def count_records(connection: Connection, guest: str) -> int:
    """How many records a guest has imported."""
    found = select(func.count()).select_from(records).where(records.c.guest == guest)
    return connection.execute(found).scalar() or 0


# Writing: each function is part of a piece of work that the writer commits.

Work = Callable[[Connection], Any]


def put_guest(connection: Connection, guest: str, name: str) -> None:
    """Make a guest, or rename one."""
    done = connection.execute(update(guests).where(guests.c.id == guest).values(name=name))
    if not done.rowcount:
        connection.execute(insert(guests).values(id=guest, name=name, created=now()))


def put_table(connection: Connection, row: dict[str, Any], chairs: list[dict[str, Any]]) -> None:
    """A new table with its seats."""
    stored = {**row, **{name: dumps(row[name]) for name in ("options", "components", "clock", "origin", "result")}}
    connection.execute(insert(tables).values(**stored))
    connection.execute(insert(seats), chairs)


class Change(msgspec.Struct):
    """One change of a table: its note, the lines that it adds to the log, and what it changes in the rows."""

    table_id: str
    note: Note
    ply: int = 0  # of the first line
    lines: list[tuple[str, str]] = []
    row: dict[str, Any] = {}
    chairs: dict[int, dict[str, Any]] = {}

    def note_row(self) -> dict[str, Any]:
        """The journal's row."""
        note = self.note
        data = dumps(note.data) if note.data else None
        return {
            "table_id": self.table_id,
            "seq": note.seq,
            "kind": note.kind,
            "seat": note.seat,
            "ply": note.ply,
            "at": note.at,
            "client": note.client,
            "data": data,
        }

    def line_rows(self) -> list[dict[str, Any]]:
        """The log's rows."""
        return [
            {"table_id": self.table_id, "ply": ply, "by": by, "code": code}
            for ply, (by, code) in enumerate(self.lines, self.ply)
        ]


ADD_NOTES = insert(journal)
ADD_LINES = insert(lines)
NOTIFY = text("SELECT pg_notify(:channel, :news)")  # at most 8000 bytes: a group holds far fewer tables


def put_changes(connection: Connection, changes: list[Change]) -> None:
    """Write changes of several tables with one statement for all notes and one for all lines.

    The notes come first, in the order of their tables: they are the lock, and so two nodes never wait for each other in
    a ring. Fails when another node was first at one of the tables.
    """
    connection.execute(ADD_NOTES, [change.note_row() for change in changes])
    log = [row for change in changes for row in change.line_rows()]
    if log:
        connection.execute(ADD_LINES, log)
    for change in changes:
        if change.row:
            change_table(connection, change.table_id, change.row)
        for seat, changed in change.chairs.items():
            change_seat(connection, change.table_id, seat, changed)
    notify(connection, changes)


def change_table(connection: Connection, table_id: str, changes: dict[str, Any]) -> None:
    """Change a table's row."""
    stored = {name: dumps(value) if name == "result" else value for name, value in changes.items()}
    connection.execute(update(tables).where(tables.c.id == table_id).values(**stored))


def change_seat(connection: Connection, table_id: str, seat: int, changes: dict[str, Any]) -> None:
    """Change a seat's row."""
    connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**changes))


def put_watcher(connection: Connection, table_id: str, guest: str) -> None:
    """Let a guest watch; doing so twice is once."""
    chosen = and_(watchers.c.table_id == table_id, watchers.c.guest == guest)
    if connection.execute(select(watchers.c.guest).where(chosen)).first() is None:
        connection.execute(insert(watchers).values(table_id=table_id, guest=guest))


def put_record(
    connection: Connection, record_id: str, guest: str, record: str, components: dict[str, Any] | None
) -> None:
    """Keep an imported record, with its component set if that is not the one in the package."""
    row = {"id": record_id, "guest": guest, "record": record, "components": dumps(components), "created": now()}
    connection.execute(insert(records).values(**row))


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


def beat(connection: Connection, at: int, gap: int, known: int) -> list[tuple[int, int]]:
    """Let the heart beat; a longer pause since its last beat is an outage. Tells the outages that end after `known`."""
    last = connection.execute(select(heart.c.beat).with_for_update()).scalar()
    if last is None:
        connection.execute(insert(heart).values(id=1, beat=at))
    else:
        if at - last > gap:
            connection.execute(insert(outages).values(begin=last, end=at))
        connection.execute(update(heart).where(heart.c.beat < at).values(beat=at))
    found = select(outages.c.begin, outages.c.end).where(outages.c.end > known).order_by(outages.c.end)
    return [(begin, end) for begin, end in connection.execute(found)]


def notify(connection: Connection, changes: list[Change]) -> None:
    """Tell the other nodes, as part of the same commit; SQLite has no other nodes."""
    if connection.dialect.name == "postgresql":
        told = "\n".join(f"{change.table_id} {change.note.seq}" for change in changes)
        connection.execute(NOTIFY, {"channel": CHANNEL, "news": told})
