"""The job queue: long calculations asked for by guests, done by few processes of low priority.

Jobs stand in the database. On one machine this node does them all; where nodes share a database, any of them takes the
next one. A job is known by the hash of its task, so the same one is done once. One that loses its node is taken again.
"""

import asyncio
import logging
import sys
import threading
import time
from base64 import b64decode
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING
from zlib import compress, decompress

import msgspec
from sqlalchemy import Connection

from kleos.bots.json_process import JsonProcess
from kleos.core.errors import BotFailed
from kleos.server.http.problems import TOO_FAST, Refused
from kleos.server.jobs.job_worker import JobMessage, JobOutcome
from kleos.server.jobs.kept_review import keeping
from kleos.server.storage import job_store
from kleos.server.storage.job_store import JobRow

if TYPE_CHECKING:
    from kleos.server.server_node import ServerNode

MOST_OPEN = 3  # jobs of one guest that wait or run
NICENESS = 15  # games, bots and the coach go first
PATIENCE = 600.0  # seconds for a job, on a machine with much to do
PAUSE = 2.0  # seconds between two looks for jobs that others have asked for
LARGEST = 32_000_000  # bytes of a result
COMMAND = [sys.executable, "-P", "-m", "kleos.server.jobs.job_worker"]
log = logging.getLogger("kleos.jobs")


def job_id(kind: str, task: bytes) -> str:
    """What a job is known by."""
    return sha256(kind.encode() + b"\0" + task).hexdigest()


class JobQueue:
    """The jobs of this node: one at a time."""

    def __init__(self, node: "ServerNode") -> None:
        self.node = node
        self.wake = asyncio.Event()
        self.process: JsonProcess | None = None

    # What requests do.

    async def ask(self, kind: str, guest: str, task: bytes, key: str = "") -> JobRow:
        """Ask for a job; one that is known already costs nothing. A key of its own lets a job have more to do later."""
        key = key or job_id(kind, task)
        packed = await self.node.off_loop(compress, task)
        known = await self.find(key)
        if known is not None and job_store.is_settled(known, packed):
            return known
        is_open = known is not None and known.status in job_store.OPEN
        if not is_open and await self.node.read(lambda c: job_store.count_open(c, guest)) >= MOST_OPEN:
            raise Refused(TOO_FAST, "error-too-many-jobs", most=MOST_OPEN)
        row = await self.node.write(lambda c: job_store.put_job(c, key, kind, guest, packed))
        self.wake.set()
        return row

    async def find(self, key: str) -> JobRow | None:
        """A job, if somebody has asked for it."""
        return await self.node.read(lambda c: job_store.read_job(c, key))

    async def cancel(self, key: str, guest: str) -> bool:
        """Take back a job of a guest's own; its process ends at its next report."""
        return await self.node.write(lambda c: job_store.cancel_job(c, key, guest))

    async def result(self, row: JobRow) -> bytes:
        """What a job came to."""
        assert row.result is not None
        return await self.node.off_loop(decompress, row.result)

    # What the node does.

    async def serve(self) -> None:
        """Do one job after the other, for ever."""
        while True:
            row = None
            try:
                row = await self.node.write(lambda c: job_store.take_job(c, self.node.id))
                if row is not None:
                    await self.do(row)
            except Refused as error:
                log.error("job not served", extra={"error": error.message})
                row = None
            if row is None:
                await self.rest()

    async def rest(self) -> None:
        """Wait until somebody asks here, or perhaps elsewhere."""
        self.wake.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.wake.wait(), PAUSE)

    async def do(self, row: JobRow) -> None:
        """Do a job in a process, and keep what came of it."""
        loop = asyncio.get_running_loop()
        stopped = threading.Event()

        def report(share: float, kept: bytes | None) -> None:
            asyncio.run_coroutine_threadsafe(self.report(row, share, kept, stopped), loop)

        try:
            outcome = await asyncio.to_thread(self.run, row, report, stopped)
        except asyncio.CancelledError:
            stopped.set()
            self.close()
            raise
        except BotFailed as error:
            log.error("job failed", extra={"job": row.id[:12], "kind": row.kind, "error": error.message})
            outcome = None
        if stopped.is_set():
            return
        if outcome is not None and not outcome.is_whole:
            kept = outcome.result
            await self.node.write(lambda c: job_store.pause_job(c, row.id, self.node.id, kept))
        else:
            await self.end(row, None if outcome is None else outcome.result)

    async def end(self, row: JobRow, result: bytes | None) -> None:
        """Write a result down, with what is kept of it for good."""
        keep = None if result is None else await self.node.off_loop(keeping, row.kind, row.id, result)

        def work(connection: Connection) -> None:
            if job_store.end_job(connection, row, self.node.id, result) and keep is not None:
                keep(connection)

        await self.node.write(work)

    async def report(self, row: JobRow, share: float, kept: bytes | None, stopped: threading.Event) -> None:
        """Note how far a job is; one that is not wanted any more is ended."""
        try:
            is_mine = await self.node.write(lambda c: job_store.report_job(c, row.id, self.node.id, share, kept))
        except Refused:
            return  # the database does not answer: the lease may lapse, and the job is done again
        if not is_mine and not stopped.is_set():
            stopped.set()
            await asyncio.to_thread(self.close)

    def run(
        self, row: JobRow, report: Callable[[float, bytes | None], None], stopped: threading.Event
    ) -> JobOutcome | None:
        """Wait for the process that does a job, in a thread; its result is packed."""
        process = self.process = JsonProcess(COMMAND, row.kind, LARGEST, NICENESS)
        try:
            process.send(msgspec.json.encode(JobMessage(row.kind, row.task, row.kept)))
            deadline = time.monotonic() + PATIENCE
            while True:
                told = process.next_message(deadline, PATIENCE)
                if told.get("type") == "done":
                    return JobOutcome(bool(told["is_whole"]), b64decode(told["result"]))
                kept = told.get("kept")
                report(float(told.get("share", 0.0)), None if kept is None else b64decode(kept))
        except BotFailed:
            if stopped.is_set():
                return None
            raise
        finally:
            process.kill()
            self.process = None

    def close(self) -> None:
        """End the process that is at work."""
        process = self.process
        if process is not None:
            process.kill()

    async def give_back(self) -> None:
        """What this node was at when it stopped is for the next one."""
        with suppress(Refused):
            await self.node.write(lambda c: job_store.let_go_all(c, self.node.id))
