"""Meters: measurements in processes of their own that take turns, so that a busy moment of the machine hits all."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from tempfile import TemporaryFile
from typing import NamedTuple

import kleos

SLICES = 5  # in which a measurement of one round is taken, in turns with the others


class Order(NamedTuple):
    """What a meter measures: a program with its arguments, in the build wanted, if that matters."""

    name: str
    module: str
    arguments: tuple[str, ...]
    pure: str | None = None


class Meter:
    """A process that measures as often as it is asked."""

    def __init__(self, order: Order) -> None:
        self.name = order.name
        self.count = 0
        self.seconds = 0.0
        self.complaints = TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  # closed with the process
        environment = dict(os.environ) if order.pure is None else {**os.environ, "KLEOS_PURE": order.pure}
        self.process = subprocess.Popen(
            [sys.executable, "-m", order.module, *order.arguments],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
        )

    def take(self, seconds: float, seed: int) -> None:
        """Measure for so many CPU-seconds and add it up."""
        assert self.process.stdin is not None and self.process.stdout is not None
        try:
            print(seconds, seed, file=self.process.stdin, flush=True)
            found = json.loads(self.process.stdout.readline())
        except (OSError, ValueError) as error:
            raise kleos.GameError("error-bench-failed", name=self.name, detail=self.complaint()) from error
        self.count += found["count"]
        self.seconds += found["seconds"]

    @property
    def rate(self) -> float:
        """So many a second."""
        return self.count / self.seconds

    def complaint(self) -> str:
        """The last thing that a process said which broke off."""
        code = self.process.wait()
        self.complaints.seek(0)
        return (self.complaints.read().strip().splitlines() or [str(code)])[-1]

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.communicate()
        self.complaints.close()


def answer(measure: Callable[[float, int], tuple[int, float]]) -> None:
    """The other side of `take`: measure for each line that comes in, until nobody asks any more."""
    for line in sys.stdin:
        seconds, seed = line.split()
        count, spent = measure(float(seconds), int(seed))
        print(json.dumps({"count": count, "seconds": spent}), flush=True)
