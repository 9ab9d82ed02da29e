"""Bots at the server: they think in processes of their own, from observation bytes, and never delay people.

How long a bot takes to answer is drawn by the kind of decision alone; what it holds cannot be read from the time. It
thinks for a part of that time only; an answer that is late all the same waits for the next full half second, so that
even then its time tells next to nothing (`kleos_bot_overruns` counts them).
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from contextlib import suppress
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
THINKING = 0.7  # of the drawn time is the bot's; a search itself uses four fifths of that
LEAST_SECONDS = 0.1  # for thinking, however late it is
LATE_STEP = 0.5  # seconds
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

    async def choose(self, observation: bytes, seed: int, due: float, most: float) -> str:
        """Think until shortly before `due`, in a thread that waits for the process; at most so many seconds."""
        async with self.lock:
            seconds = max(LEAST_SECONDS, THINKING * (due - time.monotonic()))
            return await asyncio.to_thread(self.ask, observation, seed, min(most, seconds))

    async def warm(self) -> None:
        """Start the process before it is needed, so that its first answer is not late."""
        async with self.lock:
            with suppress(GameError):
                await asyncio.to_thread(self.begin)

    def begin(self) -> BotProcess:
        """The process, started if it is not there."""
        if self.process is None:
            self.process = BotProcess(self.spec, self.game)
        self.process.start()
        return self.process

    def ask(self, observation: bytes, seed: int, seconds: float) -> str:
        """Ask the process; a failed one is thrown away."""
        try:
            return self.begin().choose(observation, seed, seconds)
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
        needed = await self.hall.read(lambda c: store.ids_to_serve(c, self.hall.node, now()))
        found = [await self.table(table_id) for table_id in needed]
        tables = [table for table in found if table is not None]
        if any(table.clocks and table.actor for table in tables):
            await self.hall.outages.beat()
        for table in tables:
            if table.status == "sealing":
                await self.void_if_late(table)
            elif table.clocks and table.actor and table.clocks.used(table.actor, now()) < 0:
                await self.flag(table)
            else:
                self.hall.serve(table)
        if self.hall.settings.is_shared:
            for table in [one for one in self.hall.tables.values() if one.subscribers]:
                await self.hall.fresh(table.id)

    async def table(self, table_id: str) -> LiveTable | None:
        """A table to look after; one that cannot be read must not keep the others waiting."""
        try:
            return await self.hall.fresh(table_id)
        except GameError as error:
            log.error("table not served", extra={"table": table_id, "error": error.message})
            return None

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

    def prepare(self, table: LiveTable) -> None:
        """Start the processes of a table's bots, unless others would have to make place."""
        for chair in table.chairs:
            known = (chair["bot"], table.game) in self.crews
            if chair["kind"] == "bot" and not known and len(self.crews) < MOST_PROCESSES:
                self.hall.spawn(self.crew(chair["bot"], table.game).warm())

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
            code = await self.think(table, seat, ply, seen, begin + (pause or 1.0))
            self.hall.metrics.bot_seconds.observe(time.monotonic() - begin)
            await asyncio.sleep(self.rest(begin + pause) if pause else 0.0)
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

    def rest(self, due: float) -> float:
        """How long to wait with an answer: until it is due, or when it is late until the next full step after that."""
        late = time.monotonic() - due
        if late <= 0:
            return -late
        self.hall.metrics.bot_overruns.inc()
        return LATE_STEP - late % LATE_STEP

    async def think(self, table: LiveTable, seat: int, ply: int, seen: bytes, due: float) -> str:
        """Ask the bot; one that dies or dawdles is restarted, and after that the simplest bot answers."""
        spec = str(table.chair(seat)["bot"])
        seed = self.seed(table, seat, ply)
        for _ in range(ATTEMPTS):
            try:
                return await self.crew(spec, table.game).choose(seen, seed, due, self.hall.settings.bot_seconds)
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
                    self.hall.spawn(asyncio.to_thread(self.crews.pop(old).close))
            self.crews[key] = Crew(spec, game)
        self.crews.move_to_end(key)
        return self.crews[key]

    async def close(self) -> None:
        """End every process and let other nodes go on."""
        for crew in self.crews.values():
            await asyncio.to_thread(crew.close)
        if self.leased:
            await self.hall.write(lambda connection: store.drop_leases(connection, self.hall.node))
