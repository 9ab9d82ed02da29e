"""A report's work in a process of its own; the protocol of bots, with a task for an observation.

`ReportProcess` is the caller's end; `python -m kleos.arena.report_process` is the other one.
"""

import sys
from functools import lru_cache

import msgspec

from kleos.arena.card_report import ReportTask, ReportWorker
from kleos.arena.card_trial import FuzzSums, TrialSums
from kleos.bots.json_process import Message, encode, serve
from kleos.bots.worker import GRACE, BotProcess, Heard, Worker
from kleos.core.errors import BotFailed
from kleos.core.game import rebuild_game
from kleos.games.olympus.game import OlympusGame
from kleos.games.olympus.menus import Row

REPORTER = "reporter"  # what its processes are called


class ReportWish(msgspec.Struct):
    """A task, the card that it is about, and the neighbour's row if it is about one."""

    card: str
    task: ReportTask
    row: Row | None = None


class ReportProcess(BotProcess):
    """Has tasks done in another process."""

    def command(self) -> list[str]:
        """What is run."""
        return [sys.executable, "-P", "-m", "kleos.arena.report_process"]

    def do(self, wish: ReportWish, seconds: float) -> FuzzSums | TrialSums:
        """Wait for what a task came to."""
        with self.lock:
            self.start()
            assert self.process is not None
            observe = b'{"type":"observe","observation":' + msgspec.json.encode(wish) + b"}"
            self.process.send(observe, encode(type="go"))
            answer = self.heard("sums", seconds + GRACE)
            kind: type[FuzzSums] | type[TrialSums] = FuzzSums if wish.task.kind == "fuzz" else TrialSums
            try:
                return msgspec.convert(answer.get("sums"), kind)
            except msgspec.ValidationError as error:
                raise self.process.failed(
                    BotFailed("error-bot-rubbish", bot=REPORTER, text=str(error)[:60], wanted="sums")
                ) from error


class ReportServant(Worker):
    """Answers one line after the other."""

    def new_game(self, heard: Heard) -> None:
        """Take up a game."""
        self.game = rebuild_game(heard.game, dict(heard.options), heard.components)
        self.worker.cache_clear()

    @lru_cache(maxsize=2)  # noqa: B019 - there is one of these in a process
    def worker(self, card: str) -> ReportWorker:
        """Who does the tasks for a card."""
        if not isinstance(self.game, OlympusGame):
            raise BotFailed("error-bot-no-game", bot=self.spec)
        return ReportWorker(self.game, card)

    def go(self, heard: Heard) -> Message:
        """Do a task."""
        wish = msgspec.json.decode(self.observation, type=ReportWish)
        return {"type": "sums", "sums": msgspec.to_builtins(self.worker(wish.card).do(wish.task, wish.row))}


if __name__ == "__main__":
    serve(ReportServant(REPORTER).reply)
