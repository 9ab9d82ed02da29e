"""The statements that find and forget what nobody needs any more."""

from sqlalchemy import Connection, and_, delete, exists, select

from kleos.server.storage.sql_tables import (
    guests,
    journal,
    leases,
    lines,
    notices,
    records,
    reviews,
    seats,
    tables,
    watchers,
)

AT_ONCE = 50


def ids_left_alone(connection: Connection, old: int) -> list[str]:
    """Some tables that are not over and that nobody has touched since."""
    going = tables.c.status.in_(("waiting", "sealing", "playing"))
    found = select(tables.c.id).where(going, tables.c.updated < old).order_by(tables.c.updated).limit(AT_ONCE)
    return [table_id for (table_id,) in connection.execute(found)]


def forget(connection: Connection, old: int) -> list[str]:
    """Delete some void tables and some guests who hold nothing, both older than that; tells which tables."""
    chosen = and_(tables.c.status == "void", tables.c.updated < old)
    ids = [table_id for (table_id,) in connection.execute(select(tables.c.id).where(chosen).limit(AT_ONCE))]
    for part in (watchers, notices, leases, lines, journal, reviews, seats):
        connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    forget_guests(connection, old)
    return ids


def forget_guests(connection: Connection, old: int) -> None:
    """Delete some guests who never sat down, watched, made a table or imported a record."""
    holds = (
        exists().where(seats.c.guest == guests.c.id),
        exists().where(tables.c.creator == guests.c.id),
        exists().where(watchers.c.guest == guests.c.id),
        exists().where(records.c.guest == guests.c.id),
    )
    chosen = and_(guests.c.created < old, *(~one for one in holds))
    ids = [guest for (guest,) in connection.execute(select(guests.c.id).where(chosen).limit(AT_ONCE))]
    connection.execute(delete(guests).where(guests.c.id.in_(ids)))
