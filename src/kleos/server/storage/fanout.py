"""Fan-out: how nodes on one PostgreSQL hear of each other's commits, also after the database was away."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import suppress

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import OperationalError
from sqlalchemy import make_url

from kleos.server.storage.database import NETWORK
from kleos.server.storage.sql_tables import CHANNEL

PAUSE = 1.0  # seconds between attempts
log = logging.getLogger("kleos.fanout")


def with_timeouts(url: str) -> str:
    """A database's address with the limits that the other connections have, so that a lost one is noticed."""
    given = make_url(url)
    wanted = {name: str(value) for name, value in NETWORK.items() if name not in given.query}
    return given.update_query_dict(wanted).render_as_string(hide_password=False)


class ReconnectingBackend(PsycoPgChannelsBackend):
    """Litestar's own backend, which ends with its connection; this one connects anew."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Notifications for ever."""
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except OperationalError:
                log.warning("connection for notifications lost")
                await self.connect_again()

    async def connect_again(self) -> None:
        """Try until the database is back; what was missed meanwhile is found by the look once a second."""
        while True:
            await asyncio.sleep(PAUSE)
            with suppress(OperationalError, OSError):
                await self.on_shutdown()
            with suppress(OperationalError, OSError):
                await self.on_startup()
                await self.subscribe([CHANNEL])
                return
