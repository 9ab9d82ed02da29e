"""SearchPool: worker processes that search the same observation with different seeds; their visits are summed.

A worker is `python -m kleos.bots.search_pool`: it is told the game and the plan, then one line for each search, and
answers each with its visits and results. It gets the bytes of an observation and nothing else.
"""

import sys
from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING

import msgspec

from kleos.bots.json_process import JsonProcess, Message, encode, serve
from kleos.core.game import Game, rebuild_game
from kleos.core.observation import Observation

if TYPE_CHECKING:
    from kleos.bots.search_bot import Ismcts, SearchPlan

COMMAND = [sys.executable, "-P", "-m", "kleos.bots.search_pool"]
PATIENCE = 86_400.0  # seconds for a search without a time of its own
GRACE = 10.0  # seconds beyond its time: starting up, and a busy machine


class SearchPool:
    """Some workers, started once and used for every move."""

    def __init__(self, game: Game, plan: "SearchPlan") -> None:
        self.sims = plan.sims
        self.busy = False  # a search that was broken off leaves answers behind: such a pool is not used again
        self.workers = [JsonProcess(COMMAND, "ismcts") for _ in range(plan.workers)]
        for worker in self.workers:
            worker.send(encode(type="start", game=game.spec(), plan=asdict(plan)))

    def search(self, seen: Observation, seed: int, seconds: float) -> tuple[list[int], list[float]]:
        """Let all workers search; sum up. A worker that ends or answers nothing is a BotFailed."""
        count = len(self.workers)
        self.busy = True
        for k, worker in enumerate(self.workers):
            sims = self.sims * (k + 1) // count - self.sims * k // count
            given = {"seen": seen.to_bytes().decode(), "seed": f"{seed}/{k}", "sims": sims, "seconds": seconds}
            worker.send(encode(type="search", **given))
        patience = seconds + GRACE if seconds else PATIENCE
        answers = [worker.receive("found", patience) for worker in self.workers]
        self.busy = False
        visits = [sum(column) for column in zip(*(answer["visits"] for answer in answers), strict=True)]
        totals = [sum(column) for column in zip(*(answer["totals"] for answer in answers), strict=True)]
        return visits, totals

    def close(self) -> None:
        """End the workers."""
        for worker in self.workers:
            if self.busy:
                worker.kill()
            else:
                worker.close()
        self.workers = []

    def __del__(self) -> None:
        with suppress(AttributeError):  # not even begun
            self.close()


class SearchWorker:
    """The other end."""

    def __init__(self) -> None:
        self.bot: Ismcts | None = None

    def reply(self, line: bytes) -> Message | None:
        """Answer one message."""
        message = msgspec.json.decode(line, type=Message)
        if message["type"] == "quit":
            raise SystemExit(0)
        if message["type"] == "start":
            self.bot = make_bot(message)
            return None
        assert self.bot is not None
        return found(self.bot, message)


def make_bot(message: Message) -> "Ismcts":
    """The bot that a pool's first line describes."""
    from kleos.bots.search_bot import Ismcts, SearchPlan

    spec = message["game"]
    return Ismcts(rebuild_game(spec["game"], spec["options"], spec["components"]), SearchPlan(**message["plan"]))


def found(bot: "Ismcts", task: Message) -> Message:
    """Search once; visits and summed results of each legal move."""
    from kleos.bots.search_bot import run_search

    search = bot.start(bot.game.observation(task["seen"].encode()), task["seed"])
    visits, totals = run_search(search, bot.plan, task["sims"], task["seconds"])
    return {"type": "found", "visits": visits, "totals": totals}


if __name__ == "__main__":
    serve(SearchWorker().reply)
