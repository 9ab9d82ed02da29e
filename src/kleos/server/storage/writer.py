"""The writer: one thread that commits work in groups, so that many moves share one wait for the disk."""

import asyncio
import logging
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kleos.server.storage.store import Change, put_changes

Result = TypeVar("Result")
LARGEST_GROUP = 256
log = logging.getLogger("kleos.writer")


class Conflict(Exception):
    """Somebody else wrote this row first."""


class WriteFailed(Exception):
    """The database did not take it."""


class DatabaseGone(SQLAlchemyError):
    """The database file was removed or replaced under the running server."""


class WriteJob:
    """A piece of work and who waits for it. Changes of tables are told as data, so that many become one statement."""

    __slots__ = ("change", "done", "error", "key", "loop", "result", "work")

    def __init__(self, key: str, work: Callable[[Connection], Any], change: Change | None = None) -> None:
        loop = asyncio.get_running_loop()
        self.key = key
        self.work = work
        self.change = change
        self.loop = loop
        self.done: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Wake the waiter, in its own thread."""
        if self.loop.is_closed():
            return
        self.loop.call_soon_threadsafe(self.tell)

    def tell(self) -> None:
        """Hand over the outcome."""
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Writer:
    """Commits jobs. A job's future is resolved only after the commit that holds it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: SimpleQueue[WriteJob | None] = SimpleQueue()
        self.is_cut_off = False  # whether the database is not the one that was opened
        self.groups = 0
        self.written = 0
        self.thread = Thread(target=self.run, name="kleos-writer", daemon=True)

    def start(self) -> None:
        """Begin to write."""
        self.thread.start()

    async def commit(self, key: str, work: Callable[[Connection], Result]) -> Result:
        """Do the work in a transaction and come back when it is on disk. Raises Conflict or Unwritten."""
        result: Result = await self.wait(WriteJob(key, work))
        return result

    async def change(self, change: Change) -> None:
        """Write a change of a table and come back when it is on disk. Raises Conflict or Unwritten."""
        await self.wait(WriteJob(change.table_id, lambda connection: put_changes(connection, [change]), change))

    async def wait(self, job: WriteJob) -> Any:
        """Hand a job to the thread and wait for its outcome."""
        self.jobs.put(job)
        return await asyncio.shield(job.done)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self.jobs.put(None)
        if self.thread.is_alive():
            self.thread.join(timeout=30)

    def run(self) -> None:
        """Take whatever has gathered, commit it together, repeat."""
        going = True
        while going:
            group = [self.jobs.get()]
            while len(group) < LARGEST_GROUP:
                try:
                    group.append(self.jobs.get_nowait())
                except Empty:
                    break
            going = None not in group
            jobs = sorted((job for job in group if job is not None), key=lambda job: job.key)
            changes = [job for job in jobs if job.change is not None]
            others = [job for job in jobs if job.change is None]
            for part in (changes, others):
                if part:
                    self.write(part)

    def write(self, jobs: list[WriteJob]) -> None:
        """One transaction for all, in the order of their keys: so two nodes never wait for each other in a ring."""
        try:
            if self.is_cut_off:
                raise DatabaseGone
            with self.engine.begin() as connection:
                if len(jobs) == 1:
                    jobs[0].result = jobs[0].work(connection)
                elif not self.at_once(connection, jobs):
                    for job in jobs:
                        self.attempt(connection, job)
        except Exception as error:  # whatever the database throws: nobody may be told "done"
            failure = as_conflict(error) if len(jobs) == 1 else WriteFailed(type(error).__name__)
            if isinstance(failure, WriteFailed):
                log.error("group not written", extra={"error": type(error).__name__, "jobs": len(jobs)})
            for job in jobs:
                job.error = job.error or failure
        self.groups += 1
        self.written += len(jobs)
        for job in jobs:
            job.settle()

    def at_once(self, connection: Connection, jobs: list[WriteJob]) -> bool:
        """Write changes of several tables together; False when one of them is in conflict, and nothing was done."""
        changes = [job.change for job in jobs if job.change is not None]
        if len(changes) < 2:
            return False
        try:
            with connection.begin_nested():
                put_changes(connection, changes)
        except IntegrityError:
            return False
        return True

    def attempt(self, connection: Connection, job: WriteJob) -> None:
        """One job inside a savepoint of its own: its conflict is nobody else's."""
        try:
            with connection.begin_nested():
                job.result = job.work(connection)
        except Exception as error:
            job.error = as_conflict(error)
            if isinstance(job.error, WriteFailed):
                raise


def as_conflict(error: Exception) -> Exception:
    """What the waiter is told of a failure of its own work."""
    if isinstance(error, IntegrityError):
        return Conflict(type(error.orig).__name__)
    return WriteFailed(type(error).__name__) if isinstance(error, SQLAlchemyError) else error
