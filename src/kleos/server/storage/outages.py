"""Outages: while no node could serve, no clock runs and nobody stays away.

The database keeps a heartbeat, which beats while a clock runs at some table. A gap in the beats is an outage, be it
that every node was down or that the database was; its time is given back to whoever was to decide.
"""

import time
from typing import TYPE_CHECKING

from kleos.server.storage import store
from kleos.server.storage.row_types import now

if TYPE_CHECKING:
    from kleos.server.server_node import ServerNode

GAP = 5_000  # ms without a beat: on several nodes less may be the time between two beats


class Outages:
    """All outages so far, as this node knows them."""

    def __init__(self, node: "ServerNode") -> None:
        self.node = node
        self.gaps: list[tuple[int, int]] = []
        self.is_suspected = False  # whether the database has failed since the last beat
        self.last = (now(), time.monotonic())  # the machine's clock and the process's own at the last beat

    async def begin(self) -> None:
        """At the start of a node: a lone one was down since its last beat, however short that was."""
        await self.beat(GAP if self.node.settings.is_shared else 0)

    async def beat(self, gap: int = GAP) -> None:
        """Beat; what was missed becomes an outage."""
        at = now()
        known = self.gaps[-1][1] if self.gaps else 0
        leapt = at - self.leap(at) if self.leap(at) > GAP else None
        self.last = (at, time.monotonic())
        self.gaps += await self.node.write(lambda connection: store.beat(connection, at, gap, known, leapt))
        self.is_suspected = False

    def leap(self, at: int) -> int:
        """How many milliseconds the machine's clock was set forward since the last beat."""
        wall, own = self.last
        return at - wall - int((time.monotonic() - own) * 1000)

    @property
    def needs_beat(self) -> bool:
        """Ask whether time may have been lost since the last beat."""
        return self.is_suspected or self.leap(now()) > GAP

    def lost(self, begin: int, end: int) -> int:
        """How many of the milliseconds between two moments nobody could use."""
        total = 0
        for first, last in reversed(self.gaps):
            if last <= begin:
                break
            total += max(0, min(last, end) - max(first, begin))
            end = min(end, first)  # two nodes may have seen the same outage
        return total
