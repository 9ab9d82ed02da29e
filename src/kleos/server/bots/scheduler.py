"""Bots at the server: they think in processes of their own, from observation bytes, and never delay people.

How long a bot takes to answer is drawn by the kind of decision alone; what it holds cannot be read from the time. It
thinks for a part of that time only; an answer that is late all the same waits for the next full half second, so that
even then its time tells next to nothing (`kleos_bot_overruns` counts them).
"""

import asyncio
import logging
import secrets
import time
from collections import Counter
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING

from kleos.bots import registry
from kleos.bots.levels import NAMES as LEVELS
from kleos.catalogue import entry_of
from kleos.core.errors import BotFailed, GameOver, NotYourTurn, StalePly, UnknownBot
from kleos.core.game import Game
from kleos.server.bots.bot_pool import BotPool
from kleos.server.http.problems import Refused
from kleos.server.storage import store
from kleos.server.storage.row_types import now
from kleos.server.tables import decisions
from kleos.server.tables.table import LiveTable

if TYPE_CHECKING:
    from kleos.server.server_node import ServerNode

LEASE = 10_000  # ms
ATTEMPTS = 3
MOST_FAILURES = 3  # of bots at one table, one after the other, before it is closed
LAST_RESORT = "uniform"
SECONDS = (0.6, 1.6)  # an ordinary decision
QUICK_SECONDS = (0.3, 0.7)
SLOW = {"champion": 2.0, "olympian": 4.0}  # who thinks more takes longer, whatever there is to decide
SIMPLE = ("greedy", "uniform")
LATE_STEP = 0.5  # seconds
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


class BotScheduler:
    """All bots of this node."""

    def __init__(self, node: "ServerNode") -> None:
        self.node = node
        self.pool = BotPool()
        self.running: dict[str, asyncio.Task[None]] = {}
        self.leased: dict[str, int] = {}
        self.failures: Counter[str] = Counter()  # by table, since the last move of a bot there

    async def leads(self, table_id: str) -> bool:
        """Ask whether this node serves the table; only one does at a time."""
        if not self.node.settings.is_shared or self.leased.get(table_id, 0) > now() + LEASE // 2:
            return True
        until = now() + LEASE
        taken = await self.node.write(
            lambda connection: store.take_lease(connection, table_id, self.node.id, until), table_id
        )
        if taken:
            self.leased[table_id] = until
        return taken

    def forget_leases(self) -> None:
        """Let go of what is known of leases that have ended."""
        at = now()
        self.leased = {table_id: until for table_id, until in self.leased.items() if until > at}

    def ask(self, table: LiveTable) -> None:
        """Let the bot that is to decide think, unless it does already."""
        if table.id not in self.running:
            task = self.node.spawn(self.decide(table))
            self.running[table.id] = task
            task.add_done_callback(lambda _: self.done(table))

    def prepare(self, table: LiveTable) -> None:
        """Start the processes of a table's bots, unless others would have to make place."""
        for seat_row in table.seat_rows:
            if seat_row.bot is not None:
                self.node.spawn(self.pool.warm(seat_row.bot, table.game, table.row.creator))

    def done(self, table: LiveTable) -> None:
        """A decision fell; the same bot may have to decide again."""
        self.running.pop(table.id, None)
        if table.status == "playing":
            self.node.serve(table)

    async def decide(self, table: LiveTable) -> None:
        """One decision of a bot, answered at a time that tells nothing."""
        try:
            if not await self.leads(table.id):
                await asyncio.sleep(1.0)
                return
            await self.move(table)
            self.failures.pop(table.id, None)
        except (StalePly, NotYourTurn, GameOver) as error:  # an undo or another node came in between
            log.info("bot's move dropped", extra={"table": table.id, "code": error.message})
            await asyncio.sleep(0.1)
        except Refused as error:  # the database is away, the table full
            log.info("bot's move refused", extra={"table": table.id, "code": error.message})
            await asyncio.sleep(1.0)
        except Exception as error:
            await self.failed(table, error)

    async def move(self, table: LiveTable) -> None:
        """Let the bot that is to decide think, and play its move."""
        async with table.held():
            seat, ply = table.actor, table.ply
            if not seat or not table.is_bot(seat):
                return
            seen = decisions.observation(table, seat)
            pause = self.pause(table, str(table.seat_row(seat).bot))
        begin = time.monotonic()
        code = await self.think(table, seat, ply, seen, begin + (pause or 1.0))
        self.node.metrics.bot_seconds.observe(time.monotonic() - begin)
        await asyncio.sleep(self.rest(begin + pause) if pause else 0.0)
        await decisions.play(table, seat, ply, code, None)
        self.node.metrics.moves.labels(table.row.game).inc()

    async def failed(self, table: LiveTable, error: Exception) -> None:
        """A bot cannot move: the simplest one tries, and a table where not even that helps is closed."""
        if self.node.is_closing:
            return
        self.failures[table.id] += 1
        log.error("bot failed", exc_info=error, extra={"table": table.id})
        if self.failures[table.id] >= MOST_FAILURES:
            del self.failures[table.id]
            await self.node.close_table(table)
        else:
            await asyncio.sleep(1.0)

    def pause(self, table: LiveTable, bot: str) -> float:
        """How long this answer takes: drawn by the bot and the kind of decision alone, which everybody sees."""
        assert table.match is not None
        asked = table.match.state.observe(None).table.asked
        quick = asked is not None and asked.step in entry_of(table.game.code).quick_questions
        low, high = QUICK_SECONDS if quick else SECONDS
        return self.node.settings.pace * SLOW.get(bot, 1.0) * (low + (high - low) * secrets.randbelow(1000) / 1000)

    def rest(self, due: float) -> float:
        """How long to wait with an answer: until it is due, or when it is late until the next full step after that."""
        late = time.monotonic() - due
        if late <= 0:
            return -late
        self.node.metrics.bot_overruns.inc()
        return LATE_STEP - late % LATE_STEP

    async def think(self, table: LiveTable, seat: int, ply: int, seen: bytes, due: float) -> str:
        """Ask the bot; one that dies or dawdles is restarted, and after that the simplest bot answers."""
        spec, owner = str(table.seat_row(seat).bot), table.row.creator
        seed = self.seed(table, seat, ply)
        most = self.node.settings.bot_seconds
        until = due if table.row.daily is None else None  # a daily deal is answered alike, however busy the machine
        for _ in range(0 if self.failures[table.id] else ATTEMPTS):
            try:
                return await self.pool.choose(spec, table.game, owner, seen, seed, until, most)
            except BotFailed as error:
                self.node.metrics.bot_failures.inc()
                log.warning("bot restarted", extra={"bot": spec, "error": type(error).__name__})
        read = table.game.observation(seen)
        return registry.make(LAST_RESORT, table.game).choose(read, Random(seed), None).code

    def seed(self, table: LiveTable, seat: int, ply: int) -> int:
        """A bot's luck: fixed by the table's seed and the line, so that a restart changes nothing."""
        text = f"kleos-bot/1\0{table.row.server_seed}\0{seat}\0{ply}"
        return int.from_bytes(sha256(text.encode()).digest()[:6], "big")

    async def close(self) -> None:
        """End every process and let other nodes go on."""
        await asyncio.to_thread(self.pool.close)
        if self.leased:
            await self.node.write(lambda connection: store.drop_leases(connection, self.node.id))
