"""A process that speaks JSON lines: asked, waited for with a deadline, never trusted, and always ended.

Three threads carry the bytes, so that a process that reads nothing, answers nothing, or writes without end cannot hold
up its caller. Bots in processes of their own, external bots and the arena's runners all live behind this one door.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Any

import msgspec

from kleos.core.errors import BotFailed, fault_of
from kleos.text.words import tidy

MAX_LINE = 4_000_000  # bytes of one line
MAX_WAITING = 10_000  # lines that nobody has read yet
CHUNK = 65_536
LAST_WORDS = 2_000  # bytes of stderr that are kept
PARTING = 2.0  # seconds to leave by itself

Message = dict[str, Any]


class JsonProcess:
    """One running process; every failure is a `BotFailed` that names it."""

    def __init__(self, command: list[str], name: str, longest: int = MAX_LINE, niceness: int = 0) -> None:
        self.name = name
        self.longest = longest
        self.to_send: SimpleQueue[bytes | None] = SimpleQueue()
        self.received: SimpleQueue[bytes | None] = SimpleQueue()  # None: its output ended
        self.flooded = False
        self.last_words = b""
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                # Ctrl-C is ours to handle, and the whole group can be ended. Not a session of its own: Linux shares
                # the processors out among sessions first, and niceness counts only within one.
                process_group=0,
            )
        except (OSError, ValueError) as error:
            raise BotFailed("error-bot-start", bot=name, detail=fault_of(error)) from error
        if niceness:
            self.be_nice(niceness)
        pipes = (self.process.stdin, self.process.stdout, self.process.stderr)
        self.threads = [
            Thread(target=carry, args=(pipe,), daemon=True)
            for carry, pipe in zip((self.write, self.read, self.listen), pipes, strict=True)
        ]
        for thread in self.threads:
            thread.start()

    def be_nice(self, niceness: int) -> None:
        """Let others go first, where the system knows such a thing."""
        with suppress(OSError, AttributeError):
            os.setpriority(os.PRIO_PROCESS, self.process.pid, niceness)

    # What the threads do.

    def write(self, pipe: IO[bytes]) -> None:
        """Write what is to be sent until there is no more or nobody reads."""
        with suppress(OSError, ValueError), pipe:
            while (data := self.to_send.get()) is not None:
                rest = memoryview(data)
                while rest:
                    rest = rest[os.write(pipe.fileno(), rest) :]

    def read(self, pipe: IO[bytes]) -> None:
        """Cut the output into lines; give up on one without an end, and on lines without number."""
        line = b""
        with suppress(OSError, ValueError), pipe:
            while chunk := os.read(pipe.fileno(), CHUNK):
                *whole, line = (line + chunk).split(b"\n")
                for complete in whole:
                    self.received.put(complete)
                if len(line) > self.longest or self.received.qsize() > MAX_WAITING:
                    self.flooded = True
                    break
        self.received.put(None)

    def listen(self, pipe: IO[bytes]) -> None:
        """Keep the end of what it says on stderr: a crash tells its reason there."""
        with suppress(OSError, ValueError), pipe:
            while chunk := os.read(pipe.fileno(), CHUNK):
                self.last_words = (self.last_words + chunk)[-LAST_WORDS:]

    # What the caller does.

    def send(self, *lines: bytes) -> None:
        """Send lines; returns at once."""
        self.to_send.put(b"".join(line + b"\n" for line in lines))

    def receive(self, wanted: str, seconds: float) -> Message:
        """Wait for the message of a type; `info` is skipped, anything else ends the process."""
        deadline = monotonic() + seconds
        while True:
            message = self.next_message(deadline, seconds)
            if message.get("type") in (wanted, "error"):
                return message
            if message.get("type") != "info":
                raise self.failed(
                    BotFailed(
                        "error-bot-rubbish", bot=self.name, text=shown(msgspec.json.encode(message)), wanted=wanted
                    )
                )

    def next_message(self, deadline: float, seconds: float) -> Message:
        """The next line as a JSON object."""
        try:
            line = self.received.get(timeout=max(0.0, deadline - monotonic()))
        except Empty:
            raise self.failed(BotFailed("error-bot-late", bot=self.name, seconds=f"{seconds:g}")) from None
        if line is None:
            raise self.ended()
        try:
            return msgspec.json.decode(line, type=Message)
        except (ValueError, RecursionError):
            raise self.failed(BotFailed("error-bot-rubbish", bot=self.name, text=shown(line), wanted="JSON")) from None

    def ended(self) -> BotFailed:
        """Say why its output ended: too much of it, an exit, or closed for no reason."""
        if self.flooded:
            return self.failed(BotFailed("error-bot-flood", bot=self.name, most=self.longest))
        try:
            code = self.process.wait(PARTING)
        except subprocess.TimeoutExpired:
            return self.failed(BotFailed("error-bot-closed", bot=self.name))
        self.threads[2].join(PARTING)
        return self.failed(BotFailed("error-bot-exited", bot=self.name, code=code, detail=last_line(self.last_words)))

    def failed(self, error: BotFailed) -> BotFailed:
        """End the process; the error to raise."""
        self.kill()
        return error

    @property
    def is_running(self) -> bool:
        """Ask whether it can still be asked."""
        return self.process.poll() is None

    def close(self) -> None:
        """Say goodbye and make sure that it goes."""
        if self.is_running:
            self.send(b'{"type":"quit"}')
            self.to_send.put(None)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(PARTING)
        self.kill()

    def kill(self) -> None:
        """End the process and all that it started."""
        self.to_send.put(None)
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()
        for thread in self.threads:  # their pipes have ended; one that was handed on to a stranger may stay open
            thread.join(0.2)


def shown(line: bytes) -> str:
    """The beginning of a line, fit to be printed."""
    return tidy(line[:200].decode("utf-8", "replace"))[:60]


def last_line(words: bytes) -> str:
    """The last line of what was said on stderr: of a traceback, the error."""
    lines = [line for line in words.splitlines() if line.strip()]
    return shown(lines[-1]) if lines else "–"


# The other end.


def encode(**message: Any) -> bytes:
    """A message as one line."""
    return msgspec.json.encode(message)


def claim_output() -> IO[bytes]:
    """Keep the real output for answers alone: what a bot prints goes to stderr."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return answers


def serve(reply: Callable[[bytes], Message | None], leave: Callable[[], None] = lambda: None) -> None:
    """Answer line by line until SystemExit; when the caller is gone, leave at once, whatever is being done."""
    answers = claim_output()
    lines: SimpleQueue[bytes] = SimpleQueue()

    def listen() -> None:
        for line in sys.stdin.buffer:
            lines.put(line)
        leave()
        os._exit(0)

    Thread(target=listen, daemon=True).start()
    try:
        while True:
            answer = reply(lines.get())
            if answer is not None:
                answers.write(encode(**answer) + b"\n")
    except SystemExit as leaving:
        leave()
        os._exit(leaving.code if isinstance(leaving.code, int) else 1)  # the listener still holds stdin
