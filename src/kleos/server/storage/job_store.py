"""The statements on jobs. One node takes a job, under a lease; on PostgreSQL no node waits for another."""

from typing import Any
from zlib import decompress

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from kleos.server.storage.row_types import now
from kleos.server.storage.sql_tables import jobs

WAITING, RUNNING, DONE, FAILED, CANCELLED = "waiting", "running", "done", "failed", "cancelled"
OPEN = (WAITING, RUNNING)
LEASE = 30_000  # ms; whoever is at it renews them with every report
MOST_TRIES = 3  # a job whose node died so often is given up
AT_ONCE = 50  # jobs that are forgotten with one statement


class JobRow(msgspec.Struct):
    """A job: what is to be done, how far it is, and what came of it."""

    id: str
    kind: str
    guest: str
    task: bytes
    kept: bytes | None
    status: str
    share: float
    result: bytes | None
    node: str | None
    until: int
    tries: int
    created: int
    updated: int


def read_job(connection: Connection, job_id: str) -> JobRow | None:
    """One job."""
    row = connection.execute(select(jobs).where(jobs.c.id == job_id)).first()
    return None if row is None else JobRow(**row._mapping)


def count_open(connection: Connection, guest: str) -> int:
    """How many jobs of a guest wait or run."""
    found = select(func.count()).select_from(jobs).where(jobs.c.guest == guest, jobs.c.status.in_(OPEN))
    return connection.execute(found).scalar() or 0


def is_settled(row: JobRow, task: bytes) -> bool:
    """Whether this very task waits, is under way or is done."""
    return row.status in (*OPEN, DONE) and decompress(row.task) == decompress(task)


def put_job(connection: Connection, job_id: str, kind: str, guest: str, task: bytes) -> JobRow:
    """Ask for a job: the same one is done once; one that was stopped, or gets more to do, goes on from what it kept."""
    found = read_job(connection, job_id)
    at = now()
    if found is None:
        row = JobRow(job_id, kind, guest, task, None, WAITING, 0.0, None, None, 0, 0, at, at)
        connection.execute(insert(jobs).values(**msgspec.structs.asdict(row)))
        return row
    if is_settled(found, task):
        return found
    told: dict[str, Any] = {"task": task}  # whoever is at it sees at the end that there is more to do
    if found.status != RUNNING:
        kept = found.kept if found.result is None else found.result
        told |= {"guest": guest, "status": WAITING, "kept": kept, "result": None, "tries": 0, "updated": at}
    connection.execute(update(jobs).where(jobs.c.id == job_id).values(**told))
    return msgspec.structs.replace(found, **told)


def take_job(connection: Connection, node: str) -> JobRow | None:
    """Take the job that waits for longest, or one whose node has not been heard of; none = there is nothing to do."""
    at = now()
    lapsed = and_(jobs.c.status == RUNNING, jobs.c.until < at)
    tired = and_(lapsed, jobs.c.tries >= MOST_TRIES)
    connection.execute(update(jobs).where(tired).values(status=FAILED, node=None, updated=at))
    wanted = select(jobs.c.id).where(or_(jobs.c.status == WAITING, lapsed)).order_by(jobs.c.updated, jobs.c.id).limit(1)
    job_id = connection.execute(wanted.with_for_update(skip_locked=True)).scalar()  # SQLite has one writer anyway
    if job_id is None:
        return None
    taken = {"status": RUNNING, "node": node, "until": at + LEASE, "tries": jobs.c.tries + 1}
    connection.execute(update(jobs).where(jobs.c.id == job_id).values(**taken, updated=at))
    return read_job(connection, job_id)


def report_job(connection: Connection, job_id: str, node: str, share: float, kept: bytes | None = None) -> bool:
    """Tell how far a job is and hold on to it; False when it is not this node's any more, or not wanted."""
    at = now()
    told: dict[str, Any] = {"share": share, "until": at + LEASE, "updated": at}
    return change_mine(connection, job_id, node, told | ({} if kept is None else {"kept": kept}))


def end_job(connection: Connection, row: JobRow, node: str, result: bytes | None) -> bool:
    """Write a result down, or that there is none; False when the job was taken over or cancelled meanwhile."""
    at = now()
    if result is None:
        return change_mine(connection, row.id, node, {"status": FAILED, "node": None, "updated": at})
    told = {"status": DONE, "result": result, "share": 1.0, "node": None, "updated": at}
    is_ended = change_mine(connection, row.id, node, told)
    asked_more = and_(jobs.c.id == row.id, jobs.c.status == DONE, jobs.c.task != row.task)
    connection.execute(update(jobs).where(asked_more).values(status=WAITING, kept=result, result=None))
    return is_ended


def pause_job(connection: Connection, job_id: str, node: str, kept: bytes) -> bool:
    """Put a long job back behind those that wait, with what it has come to."""
    told = {"status": WAITING, "kept": kept, "node": None, "tries": 0, "updated": now()}
    return change_mine(connection, job_id, node, told)


def change_mine(connection: Connection, job_id: str, node: str, told: dict[str, Any]) -> bool:
    """Change a job that this node is at; False when it is not this node's any more."""
    mine = and_(jobs.c.id == job_id, jobs.c.node == node, jobs.c.status == RUNNING)
    return bool(connection.execute(update(jobs).where(mine).values(**told)).rowcount)


def let_go_all(connection: Connection, node: str) -> None:
    """Give back what a node that stops was at: another one, or the next start, takes it."""
    mine = and_(jobs.c.node == node, jobs.c.status == RUNNING)
    given = {"status": WAITING, "node": None, "tries": jobs.c.tries - 1, "updated": now()}
    connection.execute(update(jobs).where(mine).values(**given))


def cancel_job(connection: Connection, job_id: str, guest: str) -> bool:
    """Take back a job that this guest asked for, unless it is done."""
    mine = and_(jobs.c.id == job_id, jobs.c.guest == guest, jobs.c.status.in_(OPEN))
    told = update(jobs).where(mine).values(status=CANCELLED, node=None, updated=now())
    return bool(connection.execute(told).rowcount)


def forget_jobs(connection: Connection, old: int) -> None:
    """Forget some jobs that nobody has asked about for long; they can be done again."""
    over = and_(jobs.c.updated < old, jobs.c.status.not_in(OPEN))
    ids = [job_id for (job_id,) in connection.execute(select(jobs.c.id).where(over).limit(AT_ONCE))]
    connection.execute(delete(jobs).where(jobs.c.id.in_(ids)))
