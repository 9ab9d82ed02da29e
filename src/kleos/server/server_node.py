"""The server node: all its live tables, the database behind them, and what other nodes commit."""

import asyncio
import contextvars
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from kleos.core.game import Game
from kleos.server.bots.coach import ServerCoach
from kleos.server.bots.scheduler import BotScheduler
from kleos.server.http.limits import Limits
from kleos.server.http.origins import OriginPolicy
from kleos.server.http.problems import MISSING, UNAVAILABLE, Refused
from kleos.server.http.security import Signer, load_key, token
from kleos.server.jobs.card_reports import Reports
from kleos.server.jobs.job_queue import JobQueue
from kleos.server.maintenance import Maintenance
from kleos.server.metrics import Metrics
from kleos.server.notices.notices import Notices
from kleos.server.settings import ServerSettings
from kleos.server.storage import database, store
from kleos.server.storage.file_lock import lock_database
from kleos.server.storage.outages import Outages
from kleos.server.storage.row_types import JournalEntry, TableRow, changed_fields, now
from kleos.server.storage.store import Change, StoredTable
from kleos.server.storage.writer import Conflict, WriteFailed, Writer
from kleos.server.tables import phrases, presence
from kleos.server.tables.daily import DailyDeals
from kleos.server.tables.sandbox import SandboxPool
from kleos.server.tables.table import LiveTable, load_game

Result = TypeVar("Result")
Given = ParamSpec("Given")
REPLAYERS = 2
MOST_TRIES = 8  # tables that are looked at to find one that memory can let go of
log = logging.getLogger("kleos.node")


class ServerNode:
    """Everything that a running node shares."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.signer = Signer(load_key(settings.folder))
        self.origins = OriginPolicy(settings)
        self.id = token()[:12]
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.alive: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # also those that memory let go of
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.games: dict[tuple[str, str, str], Game] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.readers = ThreadPoolExecutor(4, thread_name_prefix="kleos-reader")
        self.replayers = ThreadPoolExecutor(REPLAYERS, thread_name_prefix="kleos-replayer")
        self.is_closing = False
        self.began = time.monotonic()
        self.open_database()
        self.daily = DailyDeals(self)
        self.sandbox = SandboxPool(self)
        self.bots = BotScheduler(self)
        self.coach = ServerCoach(self)
        self.reports = Reports(self)
        self.jobs = JobQueue(self)
        self.outages = Outages(self)
        self.notices = Notices(self)
        self.maintenance = Maintenance(self)

    def open_database(self) -> None:
        """Open, migrate, and get ready to write."""
        url = self.settings.database_url
        self.lock = lock_database(database.path_of(url))
        self.writing = database.open_engine(url, writes=True)
        if url.startswith("sqlite"):
            self.reading = database.open_engine(url, writes=False)
        else:  # rows, journal and lines of a table must be of one moment, as they are on SQLite
            self.reading = self.writing.execution_options(isolation_level="REPEATABLE READ")
        database.migrate(self.writing)
        self.writer = Writer(self.writing)
        self.file = database.file_of(url)
        self.metrics.watch(self)

    async def start(self) -> None:
        """Begin to serve."""
        self.writer.start()
        await self.outages.begin()
        self.spawn(self.maintenance.tick())
        self.spawn(self.jobs.serve())

    async def close(self) -> None:
        """Finish what was begun, then stop: sockets are told, bots end, the queue of the writer is emptied."""
        self.is_closing = True
        for table in list(self.tables.values()):
            for subscriber in table.subscribers:
                subscriber.set()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.jobs.close)
        await self.jobs.give_back()
        await asyncio.to_thread(self.sandbox.close)
        await self.bots.close()
        self.notices.close()
        await asyncio.to_thread(self.writer.close)
        self.readers.shutdown(wait=True)
        self.replayers.shutdown(wait=True)
        self.reading.dispose()
        self.writing.dispose()
        if self.lock is not None:
            self.lock.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside requests, and keep hold of it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def off_loop(self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
        """Do what may take some milliseconds in a thread, in the language of the request."""
        context = contextvars.copy_context()
        run = lambda: context.run(work, *given, **named)  # noqa: E731
        return await asyncio.get_running_loop().run_in_executor(self.replayers, run)

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
        except WriteFailed as error:
            raise self.unavailable() from error

    def check_file(self) -> None:
        """Notice a database file that was removed or replaced: what is written there would be lost."""
        if self.file is not None and not self.writer.is_cut_off and not self.file.is_there():
            log.error("the database file is gone")
            self.writer.is_cut_off = True

    def unavailable(self) -> Refused:
        """What is told when the database does not answer; no clock counts the time until it does."""
        self.outages.is_suspected = True
        return Refused(UNAVAILABLE, "error-unavailable")

    # Tables.

    async def table(self, table_id: str) -> LiveTable:
        """A live table, from memory or played again from its log."""
        found = self.tables.get(table_id)
        if found is not None:
            self.tables.move_to_end(table_id)
            return found
        if (known := self.alive.get(table_id)) is not None:  # somebody still holds it: there must not be two
            self.keep(known)
            return known
        task = self.loading.get(table_id)
        if task is None:
            task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def fresh(self, table_id: str, looks: bool = True) -> LiveTable:
        """A live table that knows what other nodes wrote; who `looks` keeps a game of bots alone going."""
        known = table_id in self.tables
        table = await self.table(table_id)
        if known and self.settings.is_shared:
            seq = await self.read(lambda connection: store.last_seq(connection, table_id))
            if seq > table.seq:
                async with table.held():
                    await table.catch_up()
        if looks:
            table.looked = time.monotonic()
            if table.needs_watchers:
                self.serve(table)
        return table

    async def load(self, table_id: str) -> LiveTable:
        """Read a table and play its log."""
        stored = None
        if store.is_id(table_id):
            stored = await self.read(lambda connection: store.read_table(connection, table_id))
        if stored is None:
            raise Refused(MISSING, "error-no-table")
        table = await self.rebuild(stored)
        self.keep(table)
        return table

    async def rebuild(self, stored: StoredTable) -> LiveTable:
        """Play a table's log in a thread; a table whose log does not replay is closed, so that nobody tries again."""
        try:
            return await self.off_loop(LiveTable, self, stored)
        except MemoryError as error:
            raise self.unavailable() from error
        except Exception as error:
            log.error("table does not replay", exc_info=error, extra={"table": stored.table.id})
        if stored.table.status == "playing":
            stored = await self.close_stored(stored)
        return LiveTable(self, stored, plays=False)

    async def close_stored(self, stored: StoredTable) -> StoredTable:
        """Write down that a table cannot be played, and read it again."""
        table_id = stored.table.id
        last = stored.journal[-1]
        entry = JournalEntry(last.seq + 1, "closed", 0, last.ply, now())
        closed = replace(stored.table, status="void", due=None, updated=now())
        try:
            await self.writer.change(Change(table_id, entry, row=changed_fields(stored.table, closed)))
        except Conflict:
            log.info("another node closed it", extra={"table": table_id})
        except WriteFailed as error:
            raise self.unavailable() from error
        again = await self.read(lambda connection: store.read_table(connection, table_id))
        return stored if again is None else again

    async def close_table(self, table: LiveTable) -> None:
        """Close a table whose game cannot go on; everybody at it is told."""
        async with table.held():
            if table.status in ("sealing", "playing"):
                await table.commit("closed", row=replace(table.row, status="void"))
                table.match = None

    def keep(self, table: LiveTable) -> None:
        """Keep a table in memory, and let go of some not used for longest."""
        self.tables[table.id] = self.alive[table.id] = table
        self.tables.move_to_end(table.id)
        self.serve(table)
        for _ in range(min(MOST_TRIES, len(self.tables) - self.settings.cached_tables)):
            key, oldest = next(iter(self.tables.items()))
            if oldest is table or oldest.subscribers or oldest.lock.locked() or key in self.bots.running:
                self.tables.move_to_end(key)
            else:
                del self.tables[key]

    def game(self, row: TableRow) -> Game:
        """The game of a table; equal ones are shared."""
        key = (row.game, row.component_hash, str(sorted(row.options.items())))
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
        if table.needs_watchers and not table.is_watched:
            return
        if table.actor and table.is_bot(table.actor):
            self.bots.ask(table)
        elif any(seat_row.kind == "bot" for seat_row in table.seat_rows):
            self.bots.prepare(table)

    # Other nodes.

    async def on_notification(self, changed: bytes) -> None:
        """Another node, or this one, has committed a change."""
        for line in changed.decode().splitlines():
            table_id, _, told = line.partition(" ")
            table = self.tables.get(table_id)
            if table is not None and told.isdigit() and int(told) > table.seq:
                await self.catch_up_to(table, int(told))
            elif table is not None and told == store.SEATS_CHANGED:
                await presence.read_anew(table)
            elif table is not None and told.startswith(phrases.SAID):
                phrases.hear_of(self, table, told)

    async def catch_up_to(self, table: LiveTable, seq: int) -> None:
        """Take in what another node wrote, if this one did not write it itself meanwhile."""
        async with table.held():
            if seq > table.seq:
                await table.catch_up()


async def retry_on_conflict(attempt: Callable[[], Awaitable[Result]], times: int = 8) -> Result:
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
