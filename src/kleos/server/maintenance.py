"""Maintenance: what no request asks for: clocks that fall, seeds that never come, bots after a restart, idle tables.

What is due stands in the rows; a table whose turn it is not is never loaded.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace

from kleos.core.errors import GameError
from kleos.server.storage import job_store, notice_store, retention, store
from kleos.server.storage.row_types import now
from kleos.server.tables import daily_luck, decisions
from kleos.server.tables.table import LiveTable

if TYPE_CHECKING:
    from kleos.server.server_node import ServerNode

TICK = 1.0  # seconds
SWEEP = 60  # ticks between two looks for what nobody has touched for long
MOST_DUE = 200  # tables that are looked at in one tick
MOST_ASKED = 500  # open tables that one statement asks for
LATER = 60_000  # ms until a table that could not be looked after is tried again
log = logging.getLogger("kleos.maintenance")


class Maintenance:
    """The node's own work, once a second."""

    def __init__(self, node: "ServerNode") -> None:
        self.node = node
        self.ticks = 0
        self.weighs_luck = False  # whether some luck of daily deals may be left to weigh

    async def tick(self) -> None:
        """Look after everything for ever; whatever fails is tried again a second later."""
        while True:
            try:
                await self.look_after()
            except GameError as error:
                log.error("tick failed", extra={"error": error.message})
            except Exception as error:
                log.error("tick failed", exc_info=error)
            await asyncio.sleep(TICK)

    async def look_after(self) -> None:
        """One round."""
        self.node.check_file()
        await self.beat()
        await self.serve_due()
        if self.node.settings.is_shared:
            await self.check_watched_tables()
        if self.ticks % SWEEP == 0:
            self.node.bots.pool.end_idle()
            self.node.sandbox.end_idle()
            self.node.bots.forget_leases()
            await self.sweep()
            self.weighs_luck = True
        self.ticks += 1
        if self.weighs_luck:
            self.weighs_luck = await daily_luck.weigh(self.node)

    async def beat(self) -> None:
        """Let the heart beat while a clock runs somewhere."""
        if await self.node.read(store.runs_clock):
            await self.node.outages.beat()

    async def serve_due(self) -> None:
        """Look after the tables that are due, one after the other; one that fails does not keep the others waiting."""
        running = self.node.bots.running
        most = MOST_DUE + len(running)
        for table_id in await self.node.read(lambda c: store.ids_due(c, self.node.id, now(), most)):
            if table_id in running:
                continue
            try:
                await self.attend(await self.node.fresh(table_id, looks=False))
            except GameError as error:
                log.error("table not served", extra={"table": table_id, "error": error.message})
            except Exception as error:
                log.error("table not served", exc_info=error, extra={"table": table_id})
                await self.put_off(table_id, now() + LATER)

    async def attend(self, table: LiveTable) -> None:
        """Do what is due at a table; where nothing is, say when it will be."""
        if table.is_stale:
            async with table.held():
                pass
        if table.status == "sealing" and self.is_late(table):
            await self.void(table)
        elif table.clocks and table.actor and table.clocks.used(table.actor, now()) < 0:
            await self.flag(table)
        elif table.actor and table.is_bot(table.actor) and not table.needs_watchers:
            self.node.serve(table)
        else:
            await self.node.notices.serve(table)
            kinds = [seat_row.kind for seat_row in table.seat_rows]
            is_sealing = table.status == "sealing"
            due = self.seal_end(table) if is_sealing else table.due(now(), table.status, kinds, opened=table.opened_at)
            await self.put_off(table.id, due)
            table.row.due = due

    async def put_off(self, table_id: str, due: int | None) -> None:
        """Write when a table is to be looked at next."""
        await self.node.write(lambda connection: store.set_due(connection, table_id, due), table_id)

    def seal_end(self, table: LiveTable) -> int:
        """When a table whose seeds are awaited is void."""
        return table.row.updated + self.node.settings.reveal_seconds * 1000

    def is_late(self, table: LiveTable) -> bool:
        """Ask whether a seed is awaited for too long."""
        return now() > self.seal_end(table)

    async def void(self, table: LiveTable) -> None:
        """A seed that is not shown in time voids the table before any card."""
        async with table.held():
            if table.status == "sealing" and self.is_late(table):
                await table.commit("void", row=replace(table.row, status="void"))

    async def flag(self, table: LiveTable) -> None:
        """End a game on time."""
        if await self.node.bots.leads(table.id):
            try:
                async with table.held():
                    await decisions.check_time(table)
            except GameError as error:
                log.info("time is over", extra={"table": table.id, "code": error.message})

    async def check_watched_tables(self) -> None:
        """Find out what lost notifications would have told of the tables that somebody watches."""
        ids = [one.id for one in self.node.tables.values() if one.subscribers]
        for first in range(0, len(ids), MOST_ASKED):
            some = ids[first : first + MOST_ASKED]
            for table_id, seq in (await self.node.read(lambda c, some=some: store.last_seqs(c, some))).items():  # type: ignore[misc]
                table = self.node.tables.get(table_id)
                if table is not None and seq > table.seq:
                    await self.node.catch_up_to(table, seq)

    # What nobody has touched for long.

    async def sweep(self) -> None:
        """Close games left alone, and forget what was never played and who never sat down."""
        old = now() - int(self.node.settings.idle_days * 86_400_000)
        for table_id in await self.node.read(lambda connection: retention.ids_left_alone(connection, old)):
            await self.close_left(table_id, old)
        await self.node.write(notice_store.forget_finished)
        await self.node.write(lambda connection: job_store.forget_jobs(connection, old))
        gone = await self.node.write(lambda connection: retention.forget(connection, old))
        for table_id in gone:
            self.node.tables.pop(table_id, None)

    async def close_left(self, table_id: str, old: int) -> None:
        """Close one table: who was to decide has stayed away; before the deal it is void."""
        try:
            table = await self.node.fresh(table_id, looks=False)
            async with table.held():
                if table.row.updated > old or table.subscribers:
                    return
                if table.actor and table.match is not None:
                    await decisions.forfeit(table, table.actor, "abandon")
                elif table.status in ("waiting", "sealing"):
                    await table.commit("void", row=replace(table.row, status="void"))
        except GameError as error:
            log.info("table not closed", extra={"table": table_id, "code": error.message})
        except Exception as error:
            log.error("table not closed", exc_info=error, extra={"table": table_id})
