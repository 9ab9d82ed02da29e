"""The statements on imported records."""

from sqlalchemy import Connection, delete, func, insert, select

from kleos.server.storage.row_types import RecordRow, now, pack
from kleos.server.storage.sql_tables import records

AT_ONCE = 50  # records that are let go with one statement


def read_record_row(connection: Connection, record_id: str) -> RecordRow | None:
    """An imported record; older ones are packed now."""
    row = connection.execute(select(records).where(records.c.id == record_id)).first()
    if row is None:
        return None
    return RecordRow(pack(row.record) if row.packed is None else row.packed, row.components)


def count_records(connection: Connection, guest: str) -> int:
    """How many records a guest has imported."""
    found = select(func.count()).select_from(records).where(records.c.guest == guest)
    return connection.execute(found).scalar() or 0


def size_of(packed: bytes, components: str | None) -> int:
    """The bytes that a record takes."""
    return len(packed) + len(components or "")


def put_record(connection: Connection, record_id: str, guest: str, packed: bytes, components: str | None) -> None:
    """Keep an imported record, with its component set if that is not the one in the package."""
    row = {"id": record_id, "guest": guest, "record": "", "packed": packed, "components": components}
    connection.execute(insert(records).values(**row, size=size_of(packed, components), created=now()))


def make_room(connection: Connection, most: float) -> None:
    """Let the oldest records go until no more than so many bytes are left."""
    total = connection.execute(select(func.sum(records.c.size))).scalar() or 0
    while total > most:
        oldest = select(records.c.id, records.c.size).order_by(records.c.created, records.c.id).limit(AT_ONCE)
        found = connection.execute(oldest).all()
        if not found:
            return
        gone = []
        for record_id, size in found:
            if total <= most:
                break
            gone.append(record_id)
            total -= size
        connection.execute(delete(records).where(records.c.id.in_(gone)))
