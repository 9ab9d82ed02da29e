"""The statements on notices: who wants to be told of his turn, and what was told."""

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, update

from kleos.server.storage.row_types import SeatRow
from kleos.server.storage.sql_tables import notices, seats, tables
from kleos.server.storage.store import SEATS_CHANGED, announce


class NoticeRow(msgspec.Struct):
    """A browser or an e-mail address of a seat; its id is the secret that ends it."""

    id: str
    table_id: str
    seat: int
    kind: str  # push, mail
    address: str  # of push: JSON with the endpoint and the keys
    language: str
    code_hash: str | None = None  # none = confirmed
    tries: int = 0
    created: int = 0


class Taken(msgspec.Struct):
    """A turn that this node tells of: the seat as it is now, and what is to be sent."""

    seat_row: SeatRow
    notices: list[NoticeRow]


def of_seat(connection: Connection, table_id: str, seat: int) -> list[NoticeRow]:
    """What a seat has asked for, oldest first."""
    found = select(notices).where(notices.c.table_id == table_id, notices.c.seat == seat).order_by(notices.c.created)
    return [NoticeRow(**row._mapping) for row in connection.execute(found)]


def by_id(connection: Connection, notice_id: str) -> NoticeRow | None:
    """One notice."""
    row = connection.execute(select(notices).where(notices.c.id == notice_id)).first()
    return None if row is None else NoticeRow(**row._mapping)


def take(connection: Connection, table_id: str, seat: int, seq: int, known: int | None) -> Taken | None:
    """Be the one node that tells of a turn, before anything is sent: so it is told once at most."""
    mine = and_(seats.c.table_id == table_id, seats.c.seat == seat)
    if not connection.execute(update(seats).where(mine, seats.c.told == known).values(told=seq)).rowcount:
        return None
    announce(connection, table_id, SEATS_CHANGED)
    row = connection.execute(select(seats).where(mine)).one()
    confirmed = [one for one in of_seat(connection, table_id, seat) if one.code_hash is None]
    return Taken(SeatRow(**row._mapping), confirmed)


def put(connection: Connection, row: NoticeRow, told: int, most: int) -> int | None:
    """Keep a notice in place of an equal one, of an older e-mail address, or of the oldest of too many devices."""
    others = of_seat(connection, row.table_id, row.seat)
    same_kind = [one for one in others if one.kind == row.kind]
    replaced = [one.id for one in same_kind if row.kind == "mail" or one.address == row.address]
    kept = [one.id for one in same_kind if one.id not in replaced]
    gone = replaced + kept[: max(0, len(kept) + 1 - most)]
    connection.execute(delete(notices).where(notices.c.id.in_(gone)))
    connection.execute(insert(notices).values(**msgspec.structs.asdict(row)))
    return settle(connection, row.table_id, row.seat, told)


def drop(connection: Connection, table_id: str, seat: int, ids: list[str]) -> int | None:
    """Forget some notices of a seat."""
    connection.execute(delete(notices).where(notices.c.id.in_(ids)))
    return settle(connection, table_id, seat, -1)


def try_code(connection: Connection, table_id: str, seat: int) -> NoticeRow | None:
    """The e-mail address that waits for its code, with one more try counted."""
    found = next((row for row in of_seat(connection, table_id, seat) if row.code_hash is not None), None)
    if found is not None:
        found.tries += 1
        connection.execute(update(notices).where(notices.c.id == found.id).values(tries=found.tries))
    return found


def confirm(connection: Connection, notice_id: str) -> int | None:
    """Send to an address from now on."""
    connection.execute(update(notices).where(notices.c.id == notice_id).values(code_hash=None))
    row = by_id(connection, notice_id)
    return None if row is None else settle(connection, row.table_id, row.seat, -1)


def settle(connection: Connection, table_id: str, seat: int, told: int) -> int | None:
    """Note at the seat whether it wants notices; one that wanted some before keeps what it was told."""
    mine = and_(seats.c.table_id == table_id, seats.c.seat == seat)
    known: int | None = connection.execute(select(seats.c.told).where(mine)).scalar()
    after: int | None = None
    if of_seat(connection, table_id, seat):
        after = told if known is None else known
    connection.execute(update(seats).where(mine).values(told=after))
    announce(connection, table_id, SEATS_CHANGED)
    return after


def forget_finished(connection: Connection) -> None:
    """Forget the addresses of games that are over: nobody has to move there any more."""
    over = select(tables.c.id).where(tables.c.status.in_(("finished", "void")))
    connection.execute(delete(notices).where(notices.c.table_id.in_(over)))
