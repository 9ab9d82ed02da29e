"""Routes of play: the same decisions as over the WebSocket, positions, the log and its words."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from kleos.insight.hint_text import HintText
from kleos.server.http.lobby_api import AnyRequest, At, Lang, TableId, TheNode, caller_of
from kleos.server.http.problems import FORBIDDEN, NO_ENTRY, Problem, Refused, problem
from kleos.server.http.schemas import (
    Answer,
    AnswerUndo,
    AskHint,
    AskUndo,
    AtSeat,
    Claim,
    LogLine,
    Narration,
    PlayMove,
    PositionInfo,
    Seat,
    TableInfo,
    Update,
    View,
)
from kleos.server.server_node import ServerNode
from kleos.server.tables import decisions
from kleos.server.tables.guests import seat_for, viewer_for
from kleos.server.tables.narration import in_words
from kleos.server.tables.table import LiveTable
from kleos.server.tables.updates import draft_update, finish_update
from kleos.server.tables.views import lines, position, position_at, table_info

LONGEST_WAIT = 25
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]


async def seat_at(request: AnyRequest, node: ServerNode, table_id: str, wanted: int | None) -> tuple[LiveTable, int]:
    """The first two checks of every decision: who asks, and whether a seat at this table is his."""
    caller = caller_of(request)
    if caller.is_nobody:
        raise Refused(NO_ENTRY, "error-no-token")
    table = await node.table(table_id)
    try:
        return table, seat_for(table, caller, wanted)
    except Refused:
        if not node.settings.is_shared:
            raise
    table = await node.fresh(table_id)  # he may have sat down at another node
    return table, seat_for(table, caller, wanted)


@post("/api/tables/{table_id:str}/moves", tags=["play"])
async def play_move(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[PlayMove]) -> Answer:
    """Play a decision. Answered once it is on disk; a repeated id gets the first answer again."""
    table, seat = await seat_at(request, node, table_id, data.seat)
    done = await asyncio.shield(node.spawn(decisions.play(table, seat, data.ply, data.code, data.id)))
    node.metrics.moves.labels(table.row.game).inc()
    return done  # type: ignore[no-any-return]


@post("/api/tables/{table_id:str}/undo", tags=["play"])
async def take_back(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[AskUndo]) -> Answer:
    """Take the last decision back, or ask the opponent to allow it."""
    table, seat = await seat_at(request, node, table_id, data.seat)
    return await asyncio.shield(node.spawn(decisions.undo(table, seat, data.ply, data.id)))


@post("/api/tables/{table_id:str}/undo/answer", tags=["play"])
async def answer_take_back(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[AnswerUndo]) -> Answer:
    """Let the opponent take a decision back, or not."""
    table, seat = await seat_at(request, node, table_id, data.seat)
    return await asyncio.shield(node.spawn(decisions.answer_undo(table, seat, data.accept)))


@post("/api/tables/{table_id:str}/resign", tags=["play"])
async def resign(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[AtSeat]) -> Answer:
    """Resign."""
    table, seat = await seat_at(request, node, table_id, data.seat)
    return await asyncio.shield(node.spawn(decisions.resign(table, seat, None)))


@post("/api/tables/{table_id:str}/claim", tags=["play"])
async def claim_table(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[Claim]) -> TableInfo:
    """The opponent stayed away longer than the table's patience: take the win or let a bot go on."""
    table, seat = await seat_at(request, node, table_id, data.seat)
    await asyncio.shield(node.spawn(decisions.claim(table, seat, data.take)))
    return table_info(table, caller_of(request))


@post("/api/tables/{table_id:str}/hint", tags=["play"], status_code=200)
async def ask_coach(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[AskHint]) -> HintText:
    """Ask the coach: what to look at, and good moves with their chances, for the seat that decides."""
    table, seat = await seat_at(request, node, table_id, data.seat)
    return await node.coach.hint(table, seat, data.ply)


@get("/api/tables/{table_id:str}/why", tags=["play"])
async def why_not(
    request: AnyRequest,
    node: TheNode,
    table_id: TableId,
    code: Annotated[str, QueryParameter(max_length=200)],
    seat: FromQuery[Seat | None] = None,
) -> Problem:
    """Why a move is refused now, with its clause; `code` is empty when it is legal. For the seat that decides."""
    table, own = await seat_at(request, node, table_id, seat)
    async with table.held():
        refusal = decisions.why_not(table, own, code)
    return Problem("", "") if refusal is None else problem(refusal)


@get("/api/tables/{table_id:str}/update", tags=["play"])
async def wait_for_update(
    request: AnyRequest,
    node: TheNode,
    table_id: TableId,
    since: Since = 0,
    wait: Annotated[int, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
    lang: Lang = None,
    as_: Annotated[View | None, QueryParameter(name="as")] = None,
) -> Update:
    """What a WebSocket would tell: everything after number `since`, with `lang` in words too; may wait for it."""
    table = await node.fresh(table_id)
    caller = caller_of(request)
    wanted = live_view(as_)
    viewer_for(table, caller, wanted)
    if wait and since >= table.seq:
        await changed(table, wait)
    async with table.held():
        draft = draft_update(table, caller, viewer_for(table, caller, wanted), since, lang is not None)
    return await finish_update(draft)


def live_view(view: str | None) -> str | None:
    """A viewer of the live table; nobody looks with all eyes at once."""
    if view == "full":
        raise Refused(FORBIDDEN, "error-view", given="full", allowed="1, 2, public")
    return view


async def changed(table: LiveTable, seconds: int) -> None:
    """Wait until something happens at a table, but not for ever."""
    event = asyncio.Event()
    table.subscribers.add(event)
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        pass
    finally:
        table.subscribers.discard(event)


@get("/api/tables/{table_id:str}/position", tags=["play"])
async def show_position(
    request: AnyRequest,
    node: TheNode,
    table_id: TableId,
    ply: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    as_: Annotated[View | None, QueryParameter(name="as")] = None,
) -> PositionInfo:
    """The position now or after a line of the log, as this viewer saw it then."""
    table = await node.fresh(table_id)
    viewer = viewer_for(table, caller_of(request), live_view(as_))
    async with table.held():
        found = None if ply is not None else position(table, viewer)
    if ply is not None:
        return await node.off_loop(position_at, table, viewer, ply)
    if found is None:
        raise table.without_match()
    return found


@get("/api/tables/{table_id:str}/log", tags=["play"])
async def show_log(
    request: AnyRequest,
    node: TheNode,
    table_id: TableId,
    first: At = 0,
    as_: Annotated[View | None, QueryParameter(name="as")] = None,
) -> list[LogLine]:
    """The log from a line on, as this viewer saw it, each line with its clause."""
    table = await node.fresh(table_id)
    viewer = viewer_for(table, caller_of(request), live_view(as_))
    async with table.held():
        return lines(table, viewer, first)


@get("/api/tables/{table_id:str}/words", tags=["play"])
async def tell_in_words(
    request: AnyRequest,
    node: TheNode,
    table_id: TableId,
    first: At = 0,
    as_: Annotated[View | None, QueryParameter(name="as")] = None,
) -> Narration:
    """The question, the legal moves and the log from a line on, in words, for this viewer."""
    table = await node.fresh(table_id)
    viewer = viewer_for(table, caller_of(request), live_view(as_))
    return await in_words(table, viewer, first)


ROUTES = [
    play_move,
    take_back,
    answer_take_back,
    resign,
    claim_table,
    ask_coach,
    why_not,
    wait_for_update,
    show_position,
    show_log,
    tell_in_words,
]
