"""Bots at the server: they think in processes of their own, from observation bytes, and never delay people.

How long a bot takes to answer is drawn by the kind of decision alone; what it holds cannot be read from the time.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING

from kleos.bots import registry
from kleos.bots.levels import NAMES as LEVELS
from kleos.bots.worker import BotProcess
from kleos.core.errors import BotFailed, GameError, UnknownBot
from kleos.core.game import Game
from kleos.server import moves, store
from kleos.server.rows import now
from kleos.server.table import LiveTable

if TYPE_CHECKING:
    from kleos.server.hall import Hall

LEASE = 10_000  # ms
MOST_PROCESSES = 6
ATTEMPTS = 3
LAST_RESORT = "uniform"
SECONDS = (0.6, 1.6)  # an ordinary decision
BRIEF_SECONDS = (0.3, 0.7)
SLOW = {"hero": 2.0, "god": 4.0}  # who thinks more takes longer, whatever there is to decide
SIMPLE = ("greedy", "uniform")
BRIEF = ("pay", "reply", "draw", "payment", "loss", "keep")  # phases and questions that people answer at a glance
log = logging.getLogger("kleos.bots")


def bots_for_people() -> list[str]:
    """The levels and the two simple bots; never one that runs somebody's own program or takes as long as it likes."""
    return [*LEVELS, *SIMPLE]


def check_bot(spec: str | None, game: Game) -> str:
    """A bot that may sit at the server: a level or a name of the registry, without parameters."""
    known = bots_for_people()
    if spec not in known:
        raise UnknownBot("error-unknown-bot", bot=str(spec)[:40], bots=", ".join(known))
    registry.make(spec, game)
    return spec


class Crew:
    """A bot's process, and who waits for it: one decision at a time."""

    def __init__(self, spec: str, game: Game) -> None:
        self.spec = spec
        self.game = game
        self.lock = asyncio.Lock()
        self.process: BotProcess | None = None

    async def choose(self, observation: bytes, seed: int, seconds: float) -> str:
        """Think, in a thread that waits for the process."""
        async with self.lock:
            return await asyncio.to_thread(self.ask, observation, seed, seconds)

    def ask(self, observation: bytes, seed: int, seconds: float) -> str:
        """Start the process if it is not there; a failed one is thrown away."""
        if self.process is None:
            self.process = BotProcess(self.spec, self.game)
        try:
            return self.process.choose(observation, seed, seconds)
        except BotFailed:
            self.close()
            raise

    def close(self) -> None:
        """End the process."""
        if self.process is not None:
            self.process.close()
            self.process = None


class Bots:
    """All bots of this node."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.crews: OrderedDict[tuple[str, Game], Crew] = OrderedDict()
        self.running: dict[str, asyncio.Task[None]] = {}
        self.leased: dict[str, int] = {}

    # Who serves a table.

    async def leads(self, table_id: str) -> bool:
        """Ask whether this node serves the table; only one does at a time."""
        if not self.hall.settings.is_shared or self.leased.get(table_id, 0) > now() + LEASE // 2:
            return True
        until = now() + LEASE
        taken = await self.hall.write(
            lambda connection: store.take_lease(connection, table_id, self.hall.node, until), table_id
        )
        if taken:
            self.leased[table_id] = until
        return taken

    async def tick(self) -> None:
        """Once a second: clocks that fell, seeds that never came, tables whose node is gone, lost notifications."""
        while True:
            try:
                await self.look_after()
            except GameError as error:
                log.error("tick failed", extra={"error": error.message})
            except Exception as error:
                log.error("tick failed", exc_info=error)
            await asyncio.sleep(1.0)

    async def look_after(self) -> None:
        """Serve every table that needs it and that no other node serves."""
        for table_id in await self.hall.read(lambda c: store.ids_to_serve(c, self.hall.node, now())):
            table = await self.hall.fresh(table_id)
            if table.status == "sealing":
                await self.void_if_late(table)
            elif table.clocks and table.actor and table.clocks.used(table.actor, now()) < 0:
                await self.flag(table)
            else:
                self.hall.serve(table)
        if self.hall.settings.is_shared:
            for table in [one for one in self.hall.tables.values() if one.subscribers]:
                await self.hall.fresh(table.id)

    async def flag(self, table: LiveTable) -> None:
        """End a game on time."""
        if await self.leads(table.id):
            try:
                async with table.held():
                    await moves.check_time(table)
            except GameError:
                pass

    async def void_if_late(self, table: LiveTable) -> None:
        """A seed that is not shown in time voids the table before any card."""
        async with table.held():
            if table.status == "sealing" and now() - table.row["updated"] > self.hall.settings.reveal_seconds * 1000:
                await table.commit("void", row={"status": "void"})

    # Thinking.

    def ask(self, table: LiveTable) -> None:
        """Let the bot that is to decide think, unless it does already."""
        if table.id not in self.running:
            task = self.hall.spawn(self.decide(table))
            self.running[table.id] = task
            task.add_done_callback(lambda _: self.done(table))

    def done(self, table: LiveTable) -> None:
        """A decision fell; the same bot may have to decide again."""
        self.running.pop(table.id, None)
        if table.status == "playing":
            self.hall.serve(table)

    async def decide(self, table: LiveTable) -> None:
        """One decision of a bot, answered at a time that tells nothing."""
        try:
            if not await self.leads(table.id):
                await asyncio.sleep(1.0)
                return
            async with table.held():
                seat, ply = table.actor, table.ply
                if not seat or not table.is_bot(seat):
                    return
                seen = moves.observation(table, seat)
                pause = self.pause(table, str(table.chair(seat)["bot"]))
            begin = time.monotonic()
            code = await self.think(table, seat, ply, seen, max(pause, 0.2) if pause else 1.0)
            self.hall.metrics.bot_seconds.observe(time.monotonic() - begin)
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - begin)))
            await moves.play(table, seat, ply, code, f"bot:{ply}")
            self.hall.metrics.moves.labels(table.row["game"]).inc()
        except GameError as error:  # an undo or another node came in between: the next look starts anew
            log.info("bot's move dropped", extra={"table": table.id, "code": error.message})
            await asyncio.sleep(0.1)
        except Exception as error:
            log.error("bot failed", exc_info=error, extra={"table": table.id})
            await asyncio.sleep(1.0)

    def pause(self, table: LiveTable, bot: str) -> float:
        """How long this answer takes: drawn by the bot and the kind of decision alone, which everybody sees."""
        assert table.match is not None
        seen = table.match.state.observe(None).table
        kind = f"{getattr(seen, 'phase', '')} {getattr(seen, 'question', '')}"
        low, high = BRIEF_SECONDS if any(word in kind for word in BRIEF) else SECONDS
        return self.hall.settings.pace * SLOW.get(bot, 1.0) * (low + (high - low) * secrets.randbelow(1000) / 1000)

    async def think(self, table: LiveTable, seat: int, ply: int, seen: bytes, seconds: float) -> str:
        """Ask the bot; one that dies or dawdles is restarted, and after that the simplest bot answers."""
        spec = str(table.chair(seat)["bot"])
        seed = self.seed(table, seat, ply)
        for attempt in range(ATTEMPTS):
            try:
                limit = min(seconds, self.hall.settings.bot_seconds) if not attempt else self.hall.settings.bot_seconds
                return await self.crew(spec, table.game).choose(seen, seed, limit)
            except BotFailed as error:
                self.hall.metrics.bot_failures.inc()
                log.warning("bot restarted", extra={"bot": spec, "error": type(error).__name__})
        read = table.game.observation(seen)
        return registry.make(LAST_RESORT, table.game).choose(read, Random(seed), None).code

    def seed(self, table: LiveTable, seat: int, ply: int) -> int:
        """A bot's luck: fixed by the table's seed and the line, so that a restart changes nothing."""
        text = f"kleos-bot/1\0{table.row['server_seed']}\0{seat}\0{ply}"
        return int.from_bytes(sha256(text.encode()).digest()[:6], "big")

    def crew(self, spec: str, game: Game) -> Crew:
        """The process for a bot and a game; the one idle for longest makes place."""
        key = (spec, game)
        if key not in self.crews:
            for old in list(self.crews):
                if len(self.crews) >= MOST_PROCESSES and not self.crews[old].lock.locked():
                    self.crews.pop(old).close()
            self.crews[key] = Crew(spec, game)
        self.crews.move_to_end(key)
        return self.crews[key]

    async def close(self) -> None:
        """End every process and let other nodes go on."""
        for crew in self.crews.values():
            await asyncio.to_thread(crew.close)
        if self.leased:
            await self.hall.write(lambda connection: store.drop_leases(connection, self.hall.node))
