"""Crews: the processes that bots think in. So many and no more, turn by turn among those whose tables they play at."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from kleos.bots.worker import BotProcess
from kleos.core.errors import BotFailed, GameError
from kleos.core.game import Game
from kleos.server.fair_queue import Turns

MOST_PROCESSES = 6
IDLE = 300.0  # seconds after which a process that nobody asks ends
NICENESS = 5  # people are answered first
THINKING = 0.7  # of the drawn time is the bot's; a search itself uses four fifths of that
LEAST_SECONDS = 0.1  # for thinking, however late it is
Result = TypeVar("Result")


class Crew:
    """A bot's process: one decision at a time."""

    def __init__(self, spec: str, game: Game) -> None:
        self.spec = spec
        self.game = game
        self.is_busy = False
        self.used = time.monotonic()
        self.process = BotProcess(spec, game, niceness=NICENESS)

    def is_for(self, spec: str, game: Game) -> bool:
        """Ask whether it plays this bot in this game."""
        return self.spec == spec and self.game == game

    def warm(self) -> None:
        """Start the process before it is needed, so that its first answer is not late."""
        with suppress(GameError):
            self.process.start()

    def ask(self, observation: bytes, seed: int, due: float, most: float) -> str:
        """Think until shortly before `due`, at most so many seconds; a failed process is thrown away."""
        seconds = min(most, max(LEAST_SECONDS, THINKING * (due - time.monotonic())))
        try:
            return self.process.choose(observation, seed, seconds)
        except BotFailed:
            self.close()
            raise

    def close(self) -> None:
        """End the process; the next question starts a new one."""
        self.process.close()


class Crews:
    """All processes of this node, and the threads that wait for them: nobody else's."""

    def __init__(self) -> None:
        self.turns = Turns(MOST_PROCESSES)
        self.threads = ThreadPoolExecutor(MOST_PROCESSES + 1, thread_name_prefix="kleos-bot")
        self.crews: list[Crew] = []

    async def choose(self, spec: str, game: Game, owner: str, seen: bytes, seed: int, due: float, most: float) -> str:
        """Wait for a turn, then for the bot's decision."""
        async with self.turns.turn(owner):
            return await self.use(spec, game, lambda crew: crew.ask(seen, seed, due, most))

    async def warm(self, spec: str, game: Game, owner: str) -> None:
        """Have a process ready, unless others would have to make place for it."""
        if len(self.crews) < MOST_PROCESSES and not any(crew.is_for(spec, game) for crew in self.crews):
            async with self.turns.turn(owner):
                await self.use(spec, game, lambda crew: crew.warm())

    async def use(self, spec: str, game: Game, work: Callable[[Crew], Result]) -> Result:
        """Do something with a process for a bot and a game, in a thread; it is busy until that is done."""
        crew = self.pick(spec, game)
        crew.is_busy = True
        loop = asyncio.get_running_loop()
        done = loop.run_in_executor(self.threads, work, crew)
        done.add_done_callback(lambda _: self.rest(crew))
        return await asyncio.shield(done)

    def rest(self, crew: Crew) -> None:
        """A process has nothing to do any more."""
        crew.is_busy = False
        crew.used = time.monotonic()

    def pick(self, spec: str, game: Game) -> Crew:
        """A process that is free: one for this bot and game, else a new one, for which one idle for longest goes."""
        idle = sorted((crew for crew in self.crews if not crew.is_busy), key=lambda crew: crew.used)
        for crew in idle:
            if crew.is_for(spec, game):
                return crew
        if len(self.crews) >= MOST_PROCESSES and idle:
            self.end(idle[0])
        made = Crew(spec, game)
        self.crews.append(made)
        return made

    def end(self, crew: Crew) -> None:
        """Let a process go."""
        self.crews.remove(crew)
        self.threads.submit(crew.close)

    def end_idle(self) -> None:
        """Let processes go that nobody has asked for a while."""
        for crew in [one for one in self.crews if not one.is_busy and time.monotonic() - one.used > IDLE]:
            self.end(crew)

    def close(self) -> None:
        """End every process."""
        for crew in self.crews:
            crew.close()
        self.threads.shutdown(wait=True)
