"""The mirror over HTTP: for a seat of a running game where it is on, and after the end for either side of any line.

It is worked out from the observation of that seat alone.
"""

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import QueryParameter

from kleos.core.errors import StalePly
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.insight.mirror import Mirror, mirror
from kleos.insight.mirror_text import HalfText, mirror_text
from kleos.server.http.lobby_api import AnyRequest, Lang, TableId, TheNode, caller_of
from kleos.server.http.play_api import seat_at
from kleos.server.http.problems import FORBIDDEN, MISSING, Refused
from kleos.server.server_node import ServerNode
from kleos.server.tables.decisions import match_of
from kleos.server.tables.guests import Caller, may_watch, no_entry, seats_of
from kleos.server.tables.narration import narrator_of
from kleos.server.tables.table import LiveTable
from kleos.server.tables.views import with_state

Ply = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
Side = Annotated[int | None, QueryParameter(name="as", ge=1, le=2)]


class MirrorInfo(msgspec.Struct):
    """Both halves of the mirror in words, and the line of the log that they belong to."""

    ply: int
    other: HalfText  # what the seat can know of the opponent
    own: HalfText  # what the opponent can know of the seat


@get("/api/tables/{table_id:str}/mirror", tags=["play"])
async def look_into_mirror(
    request: AnyRequest, node: TheNode, table_id: TableId, ply: Ply = None, as_: Side = None, lang: Lang = None
) -> MirrorInfo:
    """What a seat can know of the opponent's hidden things, and the opponent of its own.

    In a running game for your own seat, about the position as it stands; after the end for either side of any line.
    """
    table = await node.fresh(table_id)
    if table.is_open:
        return await past(node, table, caller_of(request), ply, as_)
    table, seat = await seat_at(request, node, table_id, as_)
    return await present(node, table, seat, ply)


async def present(node: ServerNode, table: LiveTable, seat: int, ply: int | None) -> MirrorInfo:
    """The mirror of a running game, for who sits there; worked out once for each change."""
    async with table.held():
        match = match_of(table)
        if not table.row.mirror:
            raise Refused(FORBIDDEN, "error-mirror-off")
        if ply is not None and ply != match.ply:
            raise with_state(StalePly("error-stale-ply", ply=ply, now=match.ply), table, seat)
        line, seen = match.ply, match.observe(Player(seat - 1))
        key = ("mirror", table.seq, seat)
        kept: Mirror | None = table.encoded.get(key)
    found = await node.off_loop(mirror, table.game, seen) if kept is None else kept
    if table.seq == key[1]:
        table.encoded[key] = found
    return await node.off_loop(worded, table, line, seen, found)


async def past(node: ServerNode, table: LiveTable, caller: Caller, ply: int | None, side: int | None) -> MirrorInfo:
    """The mirror of a line of a game that is over: what that side could know then."""
    if not may_watch(table, caller):
        raise no_entry(caller)
    async with table.held():
        match = match_of(table)
        line = match.ply if ply is None else ply
        if not match.base_ply <= line <= match.ply:
            raise Refused(MISSING, "error-no-such-ply", ply=line)
    held = seats_of(table, caller)
    return await node.off_loop(told, table, side or (held[0] if held else 1), line)


def told(table: LiveTable, seat: int, ply: int) -> MirrorInfo:
    """The mirror of a past position with its words."""
    seen = match_of(table).state_at(ply).observe(Player(seat - 1))
    return worded(table, ply, seen, mirror(table.game, seen))


def worded(table: LiveTable, ply: int, seen: Observation, found: Mirror) -> MirrorInfo:
    """A mirror in the language of the request."""
    words = mirror_text(narrator_of(table), seen, found)
    return MirrorInfo(ply, words.other, words.own)


ROUTES = [look_into_mirror]
