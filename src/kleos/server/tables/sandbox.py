"""The sandbox: untrusted data is validated in processes that can be ended, a few at once, in turn among addresses.

Nothing that a guest sends is replayed, imagined or loaded in the server's own process before a sandbox process has
done the same within the time allowed.
"""

import asyncio
import logging
import sys
import time
from base64 import b64decode, b64encode
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any
from zlib import decompress

import msgspec

from kleos.bots.json_process import JsonProcess, Message
from kleos.core import errors
from kleos.core.errors import BotFailed, GameError
from kleos.server.fair_queue import FairQueue
from kleos.server.http.problems import BAD, ILLEGAL, TOO_FAST, UNAVAILABLE, Refused
from kleos.text.words import language

if TYPE_CHECKING:
    from kleos.server.server_node import ServerNode

PROCESSES = 2
MOST_WAITING = 10  # tasks of one address
LARGEST_ANSWER = 16_000_000  # bytes
STARTING = 60.0  # seconds until a new process has imported everything
IDLE = 300.0  # seconds after which a process that has nothing to do ends
NICENESS = 10
IN_EVERY_LANGUAGE = ("card",)  # tasks that are answered in all languages at once
COMMAND = [sys.executable, "-P", "-m", "kleos.server.tables.sandbox_worker"]
# The errors that a sandbox process may report; any other is for the guest what it is: data that is no good.
KINDS: dict[str, type[GameError]] = {
    kind.__name__: kind
    for kind in (errors.NotationError, errors.BadRecord, errors.BadCardSet, errors.BadOption, errors.UnknownGame)
}
log = logging.getLogger("kleos.sandbox")


class SandboxProcess:
    """The caller's end of one process; used by one thread at a time."""

    def __init__(self) -> None:
        self.process: JsonProcess | None = None
        self.speaks_all = False  # whether it has loaded every language
        self.used = time.monotonic()

    def ask(self, task: dict[str, Any], seconds: float) -> bytes:
        """Have a task done; a process that fails or is late is ended."""
        self.start()
        assert self.process is not None
        if task["type"] in IN_EVERY_LANGUAGE and not self.speaks_all:
            self.prepare("speak")
            self.speaks_all = True
        self.process.send(msgspec.json.encode({**task, "seconds": seconds}))
        try:
            answer = self.process.receive("done", seconds)
        except BotFailed as error:
            self.process = None
            raise late_or_failed(error, str(task["type"]), seconds) from error
        finally:
            self.used = time.monotonic()
        if answer["type"] == "error":
            raise reported_error(answer)
        return decompress(b64decode(answer["body"]))

    def start(self) -> None:
        """Start the process unless it runs, and wait until it is ready: that is not the task's time."""
        if self.process is not None and self.process.is_running:
            return
        self.speaks_all = False
        try:
            self.process = JsonProcess(COMMAND, "sandbox", LARGEST_ANSWER, NICENESS)
        except BotFailed as error:
            raise self.does_not_start(error) from error
        self.prepare("ready")

    def prepare(self, what: str) -> None:
        """Wait until the process has loaded what its tasks need."""
        assert self.process is not None
        try:
            self.process.send(msgspec.json.encode({"type": what, "seconds": STARTING}))
            self.process.receive("done", STARTING)
        except BotFailed as error:
            raise self.does_not_start(error) from error

    def does_not_start(self, error: BotFailed) -> Refused:
        """What the guest is told when there is no process."""
        self.process = None
        log.error("sandbox does not start", extra={"error": error.message})
        return Refused(UNAVAILABLE, "error-unavailable")

    def close(self) -> None:
        """End the process."""
        if self.process is not None:
            self.process.kill()
            self.process = None


def late_or_failed(error: BotFailed, task: str, seconds: float) -> Refused:
    """What the guest is told whose data was too much for the sandbox."""
    log.warning("sandbox ended", extra={"task": task, "error": error.message})
    if error.message == "error-bot-late":
        return Refused(ILLEGAL, "error-check-late", seconds=f"{seconds:g}")
    return Refused(ILLEGAL, "error-check-failed")


def reported_error(answer: Message) -> GameError:
    """An error of the sandbox's, raised here."""
    if not answer["message"]:
        log.error("untrusted data not understood", extra={"error": answer["detail"]})
        return Refused(BAD, "error-check-failed")
    if answer["status"]:
        return Refused(answer["status"], answer["message"], **answer["arguments"])
    kind = KINDS.get(answer["kind"], errors.BadRecord)
    return kind(answer["message"], answer["clause"], **answer["arguments"])


class SandboxPool:
    """All sandbox processes of this node."""

    def __init__(self, node: "ServerNode") -> None:
        self.node = node
        self.queue = FairQueue(PROCESSES)
        self.threads = ThreadPoolExecutor(PROCESSES, thread_name_prefix="kleos-sandbox")
        self.processes: set[SandboxProcess] = set()
        self.idle: list[SandboxProcess] = []

    async def ask(self, kind: str, owner: str, packed: bytes = b"", **task: Any) -> bytes:
        """Have untrusted data validated; the answer is JSON. Raises what is wrong with the data."""
        if self.queue.waits(owner) >= MOST_WAITING:
            raise Refused(TOO_FAST, "error-too-fast")
        whole = {"type": kind, "language": language(), **task}
        if packed:
            whole["packed"] = b64encode(packed).decode()
        return await asyncio.shield(self.node.spawn(self.work(owner, whole)))

    async def work(self, owner: str, task: dict[str, Any]) -> bytes:
        """Wait for a turn, then for the answer."""
        async with self.queue.turn(owner):
            one = self.idle.pop() if self.idle else SandboxProcess()
            self.processes.add(one)
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.threads, one.ask, task, self.node.settings.check_seconds)
            finally:
                self.idle.append(one)

    def end_idle(self) -> None:
        """End processes that have had nothing to do for a while."""
        for one in [one for one in self.idle if time.monotonic() - one.used > IDLE]:
            self.idle.remove(one)
            self.processes.discard(one)
            self.threads.submit(one.close)

    def close(self) -> None:
        """End every process, also one that is at work."""
        for one in self.processes:
            one.close()
        self.threads.shutdown(wait=True)
