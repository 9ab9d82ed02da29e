"""The statements on reviews of tables: which job makes each, and what is kept of it for good."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, and_, insert, select, update

from kleos.server.storage.sql_tables import jobs, reviews


class ReviewRow(msgspec.Struct):
    """A review of a table that somebody asked for."""

    table_id: str
    depth: str
    luck: float | None  # what the draws gave to seat 1; none = it is not there yet
    status: str | None  # of its job; none = there is no such job any more
    share: float | None


class BluffRow(msgspec.Struct):
    """The bluffs of a game that was reviewed."""

    table_id: str
    depth: str
    bluffs: bytes  # packed JSON


def put_review(connection: Connection, table_id: str, depth: str, job: str) -> None:
    """Note which job makes the review of a table; what was kept of another job's is forgotten."""
    this = and_(reviews.c.table_id == table_id, reviews.c.depth == depth)
    known = connection.execute(select(reviews.c.job).where(this)).scalar()
    if known is None:
        connection.execute(insert(reviews).values(table_id=table_id, depth=depth, job=job))
    elif known != job:
        connection.execute(update(reviews).where(this).values(job=job, luck=None, bluffs=None))


def keep_review(connection: Connection, job: str, luck: float, bluffs: bytes) -> None:
    """Keep what the reviews of a job have come to."""
    connection.execute(update(reviews).where(reviews.c.job == job).values(luck=luck, bluffs=bluffs))


def read_reviews(connection: Connection, ids: Iterable[str]) -> list[ReviewRow]:
    """The reviews of some tables, with how far their jobs are."""
    columns = (reviews.c.table_id, reviews.c.depth, reviews.c.luck, jobs.c.status, jobs.c.share)
    found = select(*columns).outerjoin(jobs, jobs.c.id == reviews.c.job).where(reviews.c.table_id.in_(list(ids)))
    return [ReviewRow(**row._mapping) for row in connection.execute(found)]


def read_bluffs(connection: Connection, ids: Iterable[str]) -> list[BluffRow]:
    """The bluffs of some tables, as far as they are reviewed."""
    columns = (reviews.c.table_id, reviews.c.depth, reviews.c.bluffs)
    kept = and_(reviews.c.table_id.in_(list(ids)), reviews.c.bluffs.is_not(None))
    return [BluffRow(**row._mapping) for row in connection.execute(select(*columns).where(kept))]
