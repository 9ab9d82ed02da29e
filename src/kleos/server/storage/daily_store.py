"""The statements on daily deals: the secret that they follow from, attempts, and how the field did."""

from typing import Any

import msgspec
from sqlalchemy import Connection, and_, func, literal, select, update

from kleos.server.storage.job_store import DONE
from kleos.server.storage.sql_tables import jobs, seats, secrets, tables

SECRET = "daily"  # the name of its row
LUCK_JOB = "luck "  # before the id of a table: what the job is known by
PERSON = and_(seats.c.table_id == tables.c.id, seats.c.kind == "person")


def outcome_of(result: str | None, seat: int) -> str | None:
    """How a game ended for a seat, from the stored result."""
    if result is None:
        return None
    winner, _, _ = msgspec.json.decode(result, type=tuple[int, str, str])
    return "drawn" if not winner else "won" if winner == seat else "lost"


class StoredAttempt(msgspec.Struct):
    """One guest's attempt at a deal."""

    table_id: str
    status: str  # playing, finished, void
    outcome: str | None  # won, drawn, lost
    lead: int | None  # at the end; none = it does not count
    luck: float | None  # what chance gave to the guest; none = not weighed yet


class StoredGroup(msgspec.Struct):
    """Those attempts at a deal that ended alike, or that do not count."""

    outcome: str | None
    lead: int | None
    count: int
    luck: float  # of all that were weighed
    weighed: int


def read_secret(connection: Connection) -> bytes:
    """What every deal follows from: drawn once, when the database was brought to the form that has it."""
    found: str = connection.execute(select(secrets.c.value).where(secrets.c.name == SECRET)).scalar_one()
    return bytes.fromhex(found)


def attempt_of(connection: Connection, game: str, day: str, guest: str) -> StoredAttempt | None:
    """The attempt of a guest, if he made one."""
    mine = and_(tables.c.daily == day, tables.c.game == game, tables.c.creator == guest)
    row = connection.execute(select(tables, seats.c.seat).join_from(tables, seats, PERSON).where(mine)).first()
    if row is None:
        return None
    return StoredAttempt(row.id, row.status, outcome_of(row.result, row.seat), row.daily_lead, row.daily_luck)


def field_at(connection: Connection, game: str, day: str) -> list[StoredGroup]:
    """How everybody did whose table the server did not have to close."""
    chosen = and_(tables.c.daily == day, tables.c.game == game, tables.c.status != "void")
    alike = (tables.c.result, seats.c.seat, tables.c.daily_lead)
    sums = (func.count(), func.sum(tables.c.daily_luck), func.count(tables.c.daily_luck))
    found = select(*alike, *sums).join_from(tables, seats, PERSON).where(chosen).group_by(*alike)
    return [
        StoredGroup(outcome_of(result, seat), lead, count, luck or 0.0, weighed)
        for result, seat, lead, count, luck, weighed in connection.execute(found).all()
    ]


def count_attempts(connection: Connection, game: str, day: str) -> int:
    """How many began."""
    chosen = and_(tables.c.daily == day, tables.c.game == game, tables.c.status != "void")
    return connection.execute(select(func.count()).select_from(tables).where(chosen)).scalar() or 0


# Luck, once the day is over.


def over_and_not_weighed(today: str) -> Any:
    """Finished attempts of earlier days whose luck nobody has written down."""
    return and_(tables.c.daily < today, tables.c.status == "finished", tables.c.daily_luck.is_(None))


def ids_to_weigh(connection: Connection, today: str, most: int) -> list[str]:
    """Some attempts whose luck nobody has asked for yet."""
    asked = select(jobs.c.id).where(jobs.c.id == literal(LUCK_JOB) + tables.c.id).exists()
    found = select(tables.c.id).where(over_and_not_weighed(today), ~asked).order_by(tables.c.daily).limit(most)
    return [table_id for (table_id,) in connection.execute(found)]


def weighed(connection: Connection, today: str, most: int) -> list[tuple[str, bytes]]:
    """Some attempts whose luck was calculated: the table, and the packed result of the job."""
    done = and_(jobs.c.id == literal(LUCK_JOB) + tables.c.id, jobs.c.status == DONE)
    found = select(tables.c.id, jobs.c.result).join_from(tables, jobs, done).where(over_and_not_weighed(today))
    return [(table_id, result) for table_id, result in connection.execute(found.limit(most))]


def put_luck(connection: Connection, table_id: str, luck: float) -> None:
    """Write down what chance gave to the guest of an attempt."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(daily_luck=luck))
