"""The job worker: a process that does one long calculation and leaves. `job_queue.py` is the caller's end.

It has no database and no table: all it knows is the task. How far it is it tells as it goes.
"""

import os
import sys
import time
from collections.abc import Callable
from threading import Thread
from typing import IO
from zlib import compress, decompress

import msgspec

from kleos.bots.json_process import claim_output, encode
from kleos.catalogue import load
from kleos.core.record import Record
from kleos.insight.review import review_record

OFTEN = 0.5  # seconds between two reports
REVIEW = "review"
Tell = Callable[[float], None]


class ReviewTask(msgspec.Struct, frozen=True):
    """A review to be made: the full record of a game that is over, its own set, how thoroughly, and the seed."""

    record: Record
    components: dict[str, object] | None
    depth: str
    seed: int


class JobMessage(msgspec.Struct):
    """What the caller sends: the kind of job, and its packed task."""

    kind: str
    packed: bytes


def review(task: bytes, tell: Tell) -> bytes:
    """Look back at a game."""
    wanted = msgspec.json.decode(task, type=ReviewTask)
    record = wanted.record
    game = load(record.game, components=wanted.components, **record.options)
    return msgspec.json.encode(review_record(record, game, wanted.depth, wanted.seed, progress=tell))


KINDS: dict[str, Callable[[bytes, Tell], bytes]] = {REVIEW: review}


class Teller:
    """Reports how far a job is, not too often."""

    def __init__(self, answers: IO[bytes]) -> None:
        self.answers = answers
        self.last = time.monotonic()

    def tell(self, share: float) -> None:
        """Report, unless that was done just now."""
        if time.monotonic() - self.last >= OFTEN:
            self.last = time.monotonic()
            self.answers.write(encode(type="share", share=round(share, 3)) + b"\n")


def leave_with_caller() -> None:
    """When the caller is gone, leave at once, whatever is being done."""
    sys.stdin.buffer.read()
    os._exit(0)


def main() -> None:
    """Do one job and leave."""
    answers = claim_output()
    heard = msgspec.json.decode(sys.stdin.buffer.readline(), type=JobMessage)
    Thread(target=leave_with_caller, daemon=True).start()
    result = KINDS[heard.kind](decompress(heard.packed), Teller(answers).tell)
    answers.write(encode(type="done", result=compress(result)) + b"\n")
    answers.flush()
    os._exit(0)  # the listener still holds stdin


if __name__ == "__main__":
    main()
