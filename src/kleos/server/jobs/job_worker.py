"""The job worker: a process that does one long calculation and leaves. `job_queue.py` is the caller's end.

It has no database and no table: all it knows is the task. How far it is it tells as it goes.
"""

import os
import sys
import time
from collections.abc import Callable
from threading import Thread
from typing import IO, Any, NamedTuple, Protocol
from zlib import compress, decompress

import msgspec

from kleos.arena.card_report import ReportPlan, ReportSums, card_report
from kleos.bots.json_process import claim_output, encode
from kleos.catalogue import load
from kleos.core.record import Record
from kleos.insight.luck import luck_of
from kleos.insight.review import review_record

OFTEN = 0.5  # seconds between two reports
SLICE = 5.0  # seconds of the processor after which a long job lets others go first
REVIEW = "review"
REPORT = "report"
LUCK = "luck"


class JobProgress(Protocol):
    """Hears how far a job is, and what it has come to if it can be gone on with."""

    def __call__(self, share: float, kept: Callable[[], bytes] | None = None) -> None:
        """Report, unless that was done just now."""


class JobOutcome(NamedTuple):
    """What a job came to; one that is not whole goes on from here when it is its turn again."""

    is_whole: bool
    result: bytes


class ReviewTask(msgspec.Struct, frozen=True):
    """A review to be made: the full record of a game that is over, its own set, how thoroughly, and the seed."""

    record: Record
    components: dict[str, object] | None
    depth: str
    seed: int
    form: int = 2  # of the result: reviews of an earlier form are made again


class LuckTask(msgspec.Struct, frozen=True):
    """The luck of a seat to be weighed: the full record of a game with the set in the package."""

    record: Record
    seat: int


class LuckResult(msgspec.Struct, frozen=True):
    """What chance gave to the seat: a share of a won game."""

    luck: float


class ReportJobTask(msgspec.Struct, frozen=True):
    """A card to be weighed: the set that it is in, its name, and by how many games."""

    components: dict[str, Any]
    card: str
    games: int


class JobMessage(msgspec.Struct):
    """What the caller sends: the kind of job, its packed task, and what was kept of it."""

    kind: str
    packed: bytes
    kept: bytes | None = None


def review(task: bytes, kept: bytes | None, tell: JobProgress) -> JobOutcome:
    """Look back at a game."""
    wanted = msgspec.json.decode(task, type=ReviewTask)
    record = wanted.record
    game = load(record.game, components=wanted.components, **record.options)
    return JobOutcome(True, msgspec.json.encode(review_record(record, game, wanted.depth, wanted.seed, progress=tell)))


def weigh_luck(task: bytes, kept: bytes | None, tell: JobProgress) -> JobOutcome:
    """Weigh what chance gave to a seat."""
    wanted = msgspec.json.decode(task, type=LuckTask)
    found = luck_of(wanted.record, load(wanted.record.game, components=None, **wanted.record.options)).luck
    return JobOutcome(True, msgspec.json.encode(LuckResult(found if wanted.seat == 1 else -found)))


def weigh(task: bytes, kept: bytes | None, tell: JobProgress) -> JobOutcome:
    """Weigh a card for a while, from where it was left."""
    wanted = msgspec.json.decode(task, type=ReportJobTask)
    sums = ReportSums() if kept is None else msgspec.json.decode(kept, type=ReportSums)
    until = time.process_time() + SLICE

    def tick(plan: ReportPlan) -> bool:
        tell(plan.part, lambda: msgspec.json.encode(plan.sums))
        return time.process_time() < until

    plan = card_report(wanted.components, wanted.card, wanted.games, tick, sums)
    return JobOutcome(plan.task() is None, msgspec.json.encode(plan.sums))


KINDS: dict[str, Callable[[bytes, bytes | None, JobProgress], JobOutcome]] = {
    REVIEW: review,
    REPORT: weigh,
    LUCK: weigh_luck,
}


class Teller:
    """Reports how far a job is, not too often."""

    def __init__(self, answers: IO[bytes]) -> None:
        self.answers = answers
        self.last = time.monotonic()

    def tell(self, share: float, kept: Callable[[], bytes] | None = None) -> None:
        """Report, unless that was done just now."""
        if time.monotonic() - self.last >= OFTEN:
            self.last = time.monotonic()
            packed = None if kept is None else compress(kept())
            self.answers.write(encode(type="share", share=round(share, 3), kept=packed) + b"\n")


def leave_with_caller() -> None:
    """When the caller is gone, leave at once, whatever is being done."""
    sys.stdin.buffer.read()
    os._exit(0)


def main() -> None:
    """Do one job, or a part of a long one, and leave."""
    answers = claim_output()
    heard = msgspec.json.decode(sys.stdin.buffer.readline(), type=JobMessage)
    Thread(target=leave_with_caller, daemon=True).start()
    kept = None if heard.kept is None else decompress(heard.kept)
    outcome = KINDS[heard.kind](decompress(heard.packed), kept, Teller(answers).tell)
    answers.write(encode(type="done", is_whole=outcome.is_whole, result=compress(outcome.result)) + b"\n")
    answers.flush()
    os._exit(0)  # the listener still holds stdin


if __name__ == "__main__":
    main()
