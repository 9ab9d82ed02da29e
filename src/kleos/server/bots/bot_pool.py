"""The bot pool: the processes that bots think in, so many and no more, turn by turn among the owners of tables."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from kleos.bots.worker import BotProcess
from kleos.core.errors import BotFailed, GameError
from kleos.core.game import Game
from kleos.insight.hint_worker import COACH, HintProcess
from kleos.insight.hints import Hint
from kleos.server.fair_queue import FairQueue

MOST_PROCESSES = 6
IDLE = 300.0  # seconds after which a process that nobody asks ends
NICENESS = 5  # people are answered first
PROCESSES: dict[str, type[BotProcess]] = {COACH: HintProcess}
THINKING = 0.7  # of the drawn time is the bot's; a search itself uses four fifths of that
LEAST_SECONDS = 0.1  # for thinking, however late it is
Result = TypeVar("Result")


class PooledBot:
    """A bot's process: one decision at a time."""

    def __init__(self, spec: str, game: Game) -> None:
        self.spec = spec
        self.game = game
        self.is_busy = False
        self.used = time.monotonic()
        self.process = PROCESSES.get(spec, BotProcess)(spec, game, niceness=NICENESS)

    def is_for(self, spec: str, game: Game) -> bool:
        """Ask whether it plays this bot in this game."""
        return self.spec == spec and self.game == game

    def warm(self) -> None:
        """Start the process before it is needed, so that its first answer is not late."""
        with suppress(GameError):
            self.process.start()

    def ask(self, observation: bytes, seed: int, due: float | None, most: float) -> str:
        """Think until shortly before `due`, at most so many seconds; a failed process is thrown away.

        Where nothing is due by the clock, it thinks its thoughts to their end: the same on every machine.
        """
        seconds = None if due is None else min(most, max(LEAST_SECONDS, THINKING * (due - time.monotonic())))
        try:
            return self.process.choose(observation, seed, seconds)
        except BotFailed:
            self.close()
            raise

    def hint(self, observation: bytes, seed: str, most: float) -> Hint:
        """Let the coach calculate; a failed process is thrown away."""
        assert isinstance(self.process, HintProcess)
        try:
            return self.process.hint(observation, seed, most)
        except BotFailed:
            self.close()
            raise

    def close(self) -> None:
        """End the process; the next question starts a new one."""
        self.process.close()


class BotPool:
    """All processes of this node, and the threads that wait for them: nobody else's."""

    def __init__(self) -> None:
        self.queue = FairQueue(MOST_PROCESSES)
        self.threads = ThreadPoolExecutor(MOST_PROCESSES + 1, thread_name_prefix="kleos-bot")
        self.bots: list[PooledBot] = []

    async def choose(
        self, spec: str, game: Game, owner: str, seen: bytes, seed: int, due: float | None, most: float
    ) -> str:
        """Wait for a turn, then for the bot's decision."""
        async with self.queue.turn(owner):
            return await self.use(spec, game, lambda bot: bot.ask(seen, seed, due, most))

    async def hint(self, game: Game, owner: str, seen: bytes, seed: str, most: float) -> Hint:
        """Wait for a turn, then for the coach."""
        async with self.queue.turn(owner):
            return await self.use(COACH, game, lambda bot: bot.hint(seen, seed, most))

    async def warm(self, spec: str, game: Game, owner: str) -> None:
        """Have a process ready, unless others would have to make place for it."""
        if len(self.bots) < MOST_PROCESSES and not any(bot.is_for(spec, game) for bot in self.bots):
            async with self.queue.turn(owner):
                await self.use(spec, game, lambda bot: bot.warm())

    async def use(self, spec: str, game: Game, work: Callable[[PooledBot], Result]) -> Result:
        """Do something with a process for a bot and a game, in a thread; it is busy until that is done."""
        bot = self.pick(spec, game)
        bot.is_busy = True
        loop = asyncio.get_running_loop()
        done = loop.run_in_executor(self.threads, work, bot)
        done.add_done_callback(lambda _: self.rest(bot))
        return await asyncio.shield(done)

    def rest(self, bot: PooledBot) -> None:
        """A process has nothing to do any more."""
        bot.is_busy = False
        bot.used = time.monotonic()

    def pick(self, spec: str, game: Game) -> PooledBot:
        """A process that is free: one for this bot and game, else a new one, for which one idle for longest goes."""
        idle = sorted((bot for bot in self.bots if not bot.is_busy), key=lambda bot: bot.used)
        for bot in idle:
            if bot.is_for(spec, game):
                return bot
        if len(self.bots) >= MOST_PROCESSES and idle:
            self.end(idle[0])
        made = PooledBot(spec, game)
        self.bots.append(made)
        return made

    def end(self, bot: PooledBot) -> None:
        """Let a process go."""
        self.bots.remove(bot)
        self.threads.submit(bot.close)

    def end_idle(self) -> None:
        """Let processes go that nobody has asked for a while."""
        for bot in [one for one in self.bots if not one.is_busy and time.monotonic() - one.used > IDLE]:
            self.end(bot)

    def close(self) -> None:
        """End every process."""
        for bot in self.bots:
            bot.close()
        self.threads.shutdown(wait=True)
