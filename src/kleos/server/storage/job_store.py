"""The statements on jobs. One node takes a job, under a lease; on PostgreSQL no node waits for another."""

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


def put_job(connection: Connection, job_id: str, kind: str, guest: str, task: bytes) -> JobRow:
    """Ask for a job: the same one is done once; one that failed or was cancelled begins anew."""
    found = read_job(connection, job_id)
    if found is not None and found.status in (*OPEN, DONE):
        return found
    connection.execute(delete(jobs).where(jobs.c.id == job_id))
    at = now()
    row = JobRow(job_id, kind, guest, task, WAITING, 0.0, None, None, 0, 0, at, at)
    connection.execute(insert(jobs).values(**msgspec.structs.asdict(row)))
    return row


def take_job(connection: Connection, node: str) -> JobRow | None:
    """Take the oldest job that waits, or one whose node has not been heard of; none = there is nothing to do."""
    at = now()
    lapsed = and_(jobs.c.status == RUNNING, jobs.c.until < at)
    tired = and_(lapsed, jobs.c.tries >= MOST_TRIES)
    connection.execute(update(jobs).where(tired).values(status=FAILED, node=None, updated=at))
    wanted = select(jobs.c.id).where(or_(jobs.c.status == WAITING, lapsed)).order_by(jobs.c.created, jobs.c.id).limit(1)
    job_id = connection.execute(wanted.with_for_update(skip_locked=True)).scalar()  # SQLite has one writer anyway
    if job_id is None:
        return None
    taken = {"status": RUNNING, "node": node, "until": at + LEASE, "tries": jobs.c.tries + 1, "share": 0.0}
    connection.execute(update(jobs).where(jobs.c.id == job_id).values(**taken, updated=at))
    return read_job(connection, job_id)


def report_job(connection: Connection, job_id: str, node: str, share: float) -> bool:
    """Tell how far a job is and keep it; False when it is not this node's any more, or not wanted."""
    at = now()
    mine = and_(jobs.c.id == job_id, jobs.c.node == node, jobs.c.status == RUNNING)
    told = update(jobs).where(mine).values(share=share, until=at + LEASE, updated=at)
    return bool(connection.execute(told).rowcount)


def end_job(connection: Connection, job_id: str, node: str, result: bytes | None) -> bool:
    """Write a result down, or that there is none; False when the job was taken over or cancelled meanwhile."""
    mine = and_(jobs.c.id == job_id, jobs.c.node == node, jobs.c.status == RUNNING)
    status = FAILED if result is None else DONE
    told = {"status": status, "result": result, "share": float(result is not None), "node": None, "updated": now()}
    return bool(connection.execute(update(jobs).where(mine).values(**told)).rowcount)


def let_go_all(connection: Connection, node: str) -> None:
    """Give back what a node that stops was at: another one, or the next start, takes it."""
    mine = and_(jobs.c.node == node, jobs.c.status == RUNNING)
    given = {"status": WAITING, "node": None, "share": 0.0, "tries": jobs.c.tries - 1, "updated": now()}
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
