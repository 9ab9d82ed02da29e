"""Crew: worker processes that search the same observation with different seeds; their visits are summed.

A worker is `python -m kleos.bots.crew`: it reads lines of JSON, first the game and the plan, then one line for each
search, and answers each with a line of visits and results. It gets the bytes of an observation and nothing else.
"""

import json
import subprocess
import sys
from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from kleos.core.game import Game
from kleos.core.observation import Observation

if TYPE_CHECKING:
    from kleos.bots.ismcts import Plan


class Crew:
    """Some workers, started once and used for every move."""

    def __init__(self, game: Game, plan: "Plan") -> None:
        self.sims = plan.sims
        self.busy = False  # a search that was broken off leaves answers behind: such a crew is not used again
        self.workers = [
            subprocess.Popen(
                [sys.executable, "-m", "kleos.bots.crew"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
            for _ in range(plan.workers)
        ]
        for worker in self.workers:
            send(worker, {"game": game.spec(), "plan": asdict(plan)})

    def search(self, seen: Observation, seed: int, seconds: float) -> tuple[list[int], list[float]]:
        """Let all workers search; sum up."""
        count = len(self.workers)
        self.busy = True
        for k, worker in enumerate(self.workers):
            sims = self.sims * (k + 1) // count - self.sims * k // count
            task = {"seen": seen.to_bytes().decode(), "seed": f"{seed}/{k}", "sims": sims, "seconds": seconds}
            send(worker, task)
        answers = [receive(worker) for worker in self.workers]
        self.busy = False
        visits = [sum(column) for column in zip(*(answer["visits"] for answer in answers), strict=True)]
        totals = [sum(column) for column in zip(*(answer["totals"] for answer in answers), strict=True)]
        return visits, totals

    def close(self) -> None:
        """End the workers: their input ends, and so do they."""
        for worker in self.workers:
            for pipe in (worker.stdin, worker.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()
            if self.busy:
                worker.terminate()
            worker.wait()
        self.workers = []

    def __del__(self) -> None:
        with suppress(AttributeError):  # not even begun
            self.close()


def send(worker: "subprocess.Popen[str]", message: dict[str, Any]) -> None:
    """Write one line."""
    assert worker.stdin is not None
    worker.stdin.write(json.dumps(message) + "\n")
    worker.stdin.flush()


def receive(worker: "subprocess.Popen[str]") -> dict[str, Any]:
    """Read one line."""
    assert worker.stdout is not None
    line = worker.stdout.readline()
    if not line:
        raise BrokenPipeError("a search worker has ended")
    answer: dict[str, Any] = json.loads(line)
    return answer


def serve() -> None:
    """Be a worker until the input ends."""
    from kleos.bots.ismcts import Ismcts, Plan, run_search
    from kleos.catalogue import load

    opening = json.loads(sys.stdin.readline())
    spec = opening["game"]
    game = load(spec["game"], components=spec["components"], **spec["options"])
    plan = Plan(**opening["plan"])
    bot = Ismcts(game, plan)
    for line in sys.stdin:
        task = json.loads(line)
        search = bot.start(game.observation(task["seen"].encode()), task["seed"])
        visits, totals = run_search(search, plan, task["sims"], task["seconds"])
        print(json.dumps({"visits": visits, "totals": totals}), flush=True)


if __name__ == "__main__":
    serve()
