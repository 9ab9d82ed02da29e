"""The coach at the server: hints for the seat that decides, from its observation, in the processes that bots use."""

import asyncio
import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace

from kleos.core.errors import BotFailed, GameOver, StalePly
from kleos.core.players import Player
from kleos.insight.hint_text import HintText, hint_text
from kleos.insight.hints import Hint
from kleos.server.http.problems import CONFLICT, FORBIDDEN, TOO_FAST, UNAVAILABLE, Refused
from kleos.server.storage.writer import Conflict
from kleos.server.tables.decisions import keep_up, match_of, observation
from kleos.server.tables.narration import narrator_of
from kleos.server.tables.table import LiveTable
from kleos.server.tables.views import with_state

if TYPE_CHECKING:
    from kleos.server.server_node import ServerNode

SECONDS = 60.0  # for a hint at most, on a machine with much to do: a hint given up is work lost
log = logging.getLogger("kleos.coach")


class ServerCoach:
    """All hints of this node: one calculation at a time for a seat, and the last one is kept."""

    def __init__(self, node: "ServerNode") -> None:
        self.node = node
        self.locks: dict[tuple[str, int], asyncio.Lock] = {}
        self.kept: dict[tuple[str, int], tuple[int, Hint]] = {}  # table and seat -> the line and its hint

    async def hint(self, table: LiveTable, seat: int, ply: int) -> HintText:
        """The hint for a seat's open decision. The first one marks the game; asking again gives the same."""
        async with table.held():
            await keep_up(table)
            check(table, seat, ply)
            if not table.row.hinted:
                await mark(table, seat, ply)
            seen = observation(table, seat)
        key = (table.id, seat)
        async with self.locks.setdefault(key, asyncio.Lock()):
            found = self.kept.get(key)
            if found is None or found[0] != ply:
                if table.ply != ply:  # while others were served, or the hint before
                    raise with_state(StalePly("error-stale-ply", ply=ply, now=table.ply), table, seat)
                found = self.kept[key] = (ply, await self.calculate(table, seat, ply, seen))
        self.forget()
        return await self.node.off_loop(worded, table, seen, found[1])

    async def calculate(self, table: LiveTable, seat: int, ply: int, seen: bytes) -> Hint:
        """Let a process calculate, from what the seat sees and a seed that everybody knows."""
        owner = table.row.creator
        if not self.node.limits.hints.allows(f"{table.id} {seat}") or not self.node.limits.hints.allows(owner):
            raise Refused(TOO_FAST, "error-too-many-hints")
        seed = f"kleos-hint/1 {table.id} {seat} {ply}"
        try:
            return await self.node.bots.pool.hint(table.game, owner, seen, seed, SECONDS)
        except BotFailed as error:
            log.error("hint failed", extra={"table": table.id, "error": error.message})
            raise Refused(UNAVAILABLE, "error-hint-failed") from error

    def forget(self) -> None:
        """Let go of tables that memory has let go of."""
        for key in [key for key in self.kept if key[0] not in self.node.tables]:
            del self.kept[key]
        for key in [key for key, lock in self.locks.items() if key not in self.kept and not lock.locked()]:
            del self.locks[key]


def check(table: LiveTable, seat: int, ply: int) -> None:
    """A hint is for the seat that decides, at a table where hints are on and the opponent is a bot."""
    match = match_of(table)
    if not table.row.hints or not table.is_bot(3 - seat):
        raise Refused(FORBIDDEN, "error-hints-off")
    if match.outcome is not None:
        raise with_state(GameOver("error-game-over", move="hint"), table, seat)
    if ply != match.ply:
        raise with_state(StalePly("error-stale-ply", ply=ply, now=match.ply), table, seat)
    if table.actor != seat:
        raise with_state(Refused(CONFLICT, "error-not-your-turn", seat=seat), table, seat)


async def mark(table: LiveTable, seat: int, ply: int) -> None:
    """Write down that the coach was asked, in the journal and in the table's row. With the lock held."""
    try:
        await table.commit("hinted", seat, row=replace(table.row, hinted=True))
    except Conflict:
        raise with_state(StalePly("error-stale-ply", ply=ply, now=table.ply), table, seat) from None


def worded(table: LiveTable, seen: bytes, hint: Hint) -> HintText:
    """A hint in the language of the request."""
    read = table.game.observation(seen)
    assert isinstance(read.viewer, Player)
    return hint_text(narrator_of(table), read, hint)
