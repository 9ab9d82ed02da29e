"""The hall: all live tables of this node, the database behind them, and the news from other nodes."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from kleos.core.errors import BadRecord
from kleos.core.game import Game
from kleos.server import store
from kleos.server.bots import Bots
from kleos.server.errors import MISSING, UNAVAILABLE, Refused
from kleos.server.metrics import Metrics
from kleos.server.outages import Outages
from kleos.server.security import Doors, Signer, load_key, token
from kleos.server.settings import Settings
from kleos.server.table import LiveTable, load_game
from kleos.server.writer import Conflict, Unwritten, Writer

Result = TypeVar("Result")
TICK = 1.0  # seconds between looks at what no event announces: clocks, leases, lost notifications
log = logging.getLogger("kleos.hall")


class Hall:
    """Everything that a running node shares."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        settings.folder.mkdir(parents=True, exist_ok=True)
        self.signer = Signer(load_key(settings.folder))
        self.doors = Doors(settings)
        self.node = token()[:12]
        self.metrics = Metrics()
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.games: dict[tuple[str, str, str], Game] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.readers = ThreadPoolExecutor(4, thread_name_prefix="kleos-reader")
        self.is_closing = False
        self.open_database()
        self.bots = Bots(self)
        self.outages = Outages(self)

    def open_database(self) -> None:
        """Open, migrate, and get ready to write."""
        url = self.settings.database_url
        self.writing = store.open_engine(url, writes=True)
        if url.startswith("sqlite"):
            self.reading = store.open_engine(url, writes=False)
        else:  # rows, journal and lines of a table must be of one moment, as they are on SQLite
            self.reading = self.writing.execution_options(isolation_level="REPEATABLE READ")
        store.migrate(self.writing)
        self.writer = Writer(self.writing)

    async def start(self) -> None:
        """Begin to serve."""
        self.writer.start()
        await self.outages.begin()
        self.spawn(self.bots.tick())

    async def close(self) -> None:
        """Finish what was begun, then stop: sockets are told, bots end, the queue of the writer is emptied."""
        self.is_closing = True
        for table in list(self.tables.values()):
            for subscriber in table.subscribers:
                subscriber.set()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.close()
        await asyncio.to_thread(self.writer.close)
        self.readers.shutdown(wait=True)
        self.reading.dispose()
        self.writing.dispose()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside requests, and keep hold of it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # The database.

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Read in a thread, in one transaction."""

        def run() -> Result:
            with self.reading.begin() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, run)
        except SQLAlchemyError as error:
            log.error("not read", extra={"error": type(error).__name__})
            raise self.unavailable() from error

    async def write(self, work: Callable[[Connection], Result], key: str = "") -> Result:
        """Write and wait for the commit."""
        try:
            return await self.writer.commit(key, work)
        except Unwritten as error:
            raise self.unavailable() from error

    def unavailable(self) -> Refused:
        """What is told when the database does not answer; the time until it does is nobody's."""
        self.outages.is_suspected = True
        return Refused(UNAVAILABLE, "error-unavailable")

    # Tables.

    async def table(self, table_id: str) -> LiveTable:
        """A live table, from memory or played again from its log."""
        found = self.tables.get(table_id)
        if found is not None:
            self.tables.move_to_end(table_id)
            return found
        task = self.loading.get(table_id)
        if task is None:
            task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def fresh(self, table_id: str) -> LiveTable:
        """A live table that knows what other nodes wrote."""
        known = table_id in self.tables
        table = await self.table(table_id)
        if known and self.settings.is_shared:
            seq = await self.read(lambda connection: store.last_seq(connection, table_id))
            if seq > table.seq:
                async with table.held():
                    await table.catch_up()
        return table

    async def load(self, table_id: str) -> LiveTable:
        """Read a table and play its log."""
        stored = None
        if len(table_id) <= 64 and table_id.isascii():
            stored = await self.read(lambda connection: store.read_table(connection, table_id))
        if stored is None:
            raise Refused(MISSING, "error-no-table")
        try:
            table = LiveTable(self, stored)
        except BadRecord as error:
            log.error("table does not replay", extra={"table": table_id})
            raise Refused(UNAVAILABLE, "error-broken-table") from error
        self.keep(table)
        return table

    def keep(self, table: LiveTable) -> None:
        """Keep a table in memory, and let go of the ones not used for longest."""
        self.tables[table.id] = table
        self.serve(table)
        idle = [key for key, one in self.tables.items() if not one.subscribers and not one.lock.locked()]
        for key in idle[: max(0, len(self.tables) - self.settings.cached_tables)]:
            if key != table.id and key not in self.bots.running:
                del self.tables[key]

    def game(self, row: dict[str, Any]) -> Game:
        """The game of a table; equal ones are shared."""
        key = (row["game"], row["component_hash"], str(sorted(row["options"].items())))
        found = self.games.get(key)
        if found is None:
            if len(self.games) >= 256:
                self.games.clear()
            found = self.games[key] = load_game(row)
        return found

    def serve(self, table: LiveTable) -> None:
        """Let a bot that is to decide do so; one that will have to gets ready."""
        if self.is_closing or table.status not in ("sealing", "playing"):
            return
        if table.actor and table.is_bot(table.actor):
            self.bots.ask(table)
        elif any(chair["kind"] == "bot" for chair in table.chairs):
            self.bots.prepare(table)

    # Other nodes.

    async def hear(self, news: bytes) -> None:
        """Another node, or this one, has committed a change."""
        for line in news.decode().splitlines():
            table_id, _, seq = line.partition(" ")
            table = self.tables.get(table_id)
            if table is not None and seq.isdigit() and int(seq) > table.seq:
                await self.hear_of(table, int(seq))

    async def hear_of(self, table: LiveTable, seq: int) -> None:
        """Take in what another node wrote, if this one did not write it itself meanwhile."""
        async with table.held():
            if seq > table.seq:
                await table.catch_up()


async def again(attempt: Callable[[], Awaitable[Result]], times: int = 8) -> Result:
    """Try a change of the lobby again when another node was first; the table has been read anew."""
    for _ in range(times - 1):
        try:
            return await attempt()
        except Conflict:
            continue
    try:
        return await attempt()
    except Conflict as error:
        raise Refused(UNAVAILABLE, "error-unavailable") from error
