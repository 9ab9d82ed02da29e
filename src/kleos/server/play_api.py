"""Routes of play: the same decisions as over the WebSocket, positions, the log, records and proofs."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from kleos.server import moves, records
from kleos.server.errors import FORBIDDEN, NO_ENTRY, Problem, Refused, problem
from kleos.server.guests import may_watch, no_entry, seat_for, viewer_for
from kleos.server.hall import Hall
from kleos.server.lobby_api import Asked, TableId, TheHall, caller_of, known_guest, place_of, with_cookie
from kleos.server.record_words import examined
from kleos.server.schemas import (
    Answer,
    AnswerUndo,
    AskUndo,
    AtSeat,
    Claim,
    Line,
    News,
    PlayMove,
    PositionInfo,
    Seat,
    TableInfo,
    View,
    Words,
)
from kleos.server.story import in_words
from kleos.server.table import LiveTable
from kleos.server.views import lines, news, position, position_at, table_info

LONGEST_WAIT = 25
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
At = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


async def seat_at(request: Asked, hall: Hall, table_id: str, wanted: int | None) -> tuple[LiveTable, int]:
    """The first two checks of every decision: who asks, and whether a seat at this table is his."""
    caller = caller_of(request)
    if caller.is_nobody:
        raise Refused(NO_ENTRY, "error-no-token")
    table = await hall.table(table_id)
    try:
        return table, seat_for(table, caller, wanted)
    except Refused:
        if not hall.settings.is_shared:
            raise
    table = await hall.fresh(table_id)  # he may have sat down at another node
    return table, seat_for(table, caller, wanted)


@post("/api/tables/{table_id:str}/moves", tags=["play"])
async def play_move(request: Asked, hall: TheHall, table_id: TableId, data: JSONBody[PlayMove]) -> Answer:
    """Play a decision. Answered once it is on disk; a repeated id gets the first answer again."""
    table, seat = await seat_at(request, hall, table_id, data.seat)
    done = await asyncio.shield(hall.spawn(moves.play(table, seat, data.ply, data.code, data.id)))
    hall.metrics.moves.labels(table.row["game"]).inc()
    return done  # type: ignore[no-any-return]


@post("/api/tables/{table_id:str}/undo", tags=["play"])
async def take_back(request: Asked, hall: TheHall, table_id: TableId, data: JSONBody[AskUndo]) -> Answer:
    """Take the last decision back, or ask the rival to allow it."""
    table, seat = await seat_at(request, hall, table_id, data.seat)
    return await asyncio.shield(hall.spawn(moves.undo(table, seat, data.ply, data.id)))


@post("/api/tables/{table_id:str}/undo/answer", tags=["play"])
async def answer_take_back(request: Asked, hall: TheHall, table_id: TableId, data: JSONBody[AnswerUndo]) -> Answer:
    """Let the rival take a decision back, or not."""
    table, seat = await seat_at(request, hall, table_id, data.seat)
    return await asyncio.shield(hall.spawn(moves.answer_undo(table, seat, data.accept)))


@post("/api/tables/{table_id:str}/resign", tags=["play"])
async def give_up(request: Asked, hall: TheHall, table_id: TableId, data: JSONBody[AtSeat]) -> Answer:
    """Give up."""
    table, seat = await seat_at(request, hall, table_id, data.seat)
    return await asyncio.shield(hall.spawn(moves.resign(table, seat, None)))


@post("/api/tables/{table_id:str}/claim", tags=["play"])
async def claim_table(request: Asked, hall: TheHall, table_id: TableId, data: JSONBody[Claim]) -> TableInfo:
    """The rival stayed away longer than the table's patience: take the win or let a bot go on."""
    table, seat = await seat_at(request, hall, table_id, data.seat)
    await asyncio.shield(hall.spawn(moves.claim(table, seat, data.take)))
    return table_info(table, caller_of(request))


@get("/api/tables/{table_id:str}/why", tags=["play"])
async def why_not(
    request: Asked,
    hall: TheHall,
    table_id: TableId,
    code: Annotated[str, QueryParameter(max_length=200)],
    seat: FromQuery[Seat | None] = None,
) -> Problem:
    """Why a move is refused now, with its clause; `code` is empty when it is legal. For the seat that decides."""
    table, own = await seat_at(request, hall, table_id, seat)
    async with table.held():
        refusal = moves.why_not(table, own, code)
    return Problem("", "") if refusal is None else problem(refusal)


@get("/api/tables/{table_id:str}/news", tags=["play"])
async def wait_for_news(
    request: Asked,
    hall: TheHall,
    table_id: TableId,
    since: Since = 0,
    wait: Annotated[int, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
    as_: Annotated[View | None, QueryParameter(name="as")] = None,
) -> News:
    """What a WebSocket would tell: everything after number `since`; waits so many seconds for something new."""
    table = await hall.fresh(table_id)
    caller = caller_of(request)
    wanted = eyes(as_)
    viewer_for(table, caller, wanted)
    if wait and since >= table.seq:
        await changed(table, wait)
    async with table.held():
        return news(table, caller, viewer_for(table, caller, wanted), since)


def eyes(view: str | None) -> str | None:
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
    request: Asked,
    hall: TheHall,
    table_id: TableId,
    ply: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    as_: Annotated[View | None, QueryParameter(name="as")] = None,
) -> PositionInfo:
    """The position now or after a line of the log, as this viewer saw it then."""
    table = await hall.fresh(table_id)
    viewer = viewer_for(table, caller_of(request), eyes(as_))
    async with table.held():
        found = None if ply is not None else position(table, viewer)
    if ply is not None:
        return await hall.off_loop(position_at, table, viewer, ply)
    if found is None:
        raise table.without_match()
    return found


@get("/api/tables/{table_id:str}/log", tags=["play"])
async def show_log(
    request: Asked,
    hall: TheHall,
    table_id: TableId,
    first: At = 0,
    as_: Annotated[View | None, QueryParameter(name="as")] = None,
) -> list[Line]:
    """The log from a line on, as this viewer saw it, each line with its clause."""
    table = await hall.fresh(table_id)
    viewer = viewer_for(table, caller_of(request), eyes(as_))
    async with table.held():
        return lines(table, viewer, first)


@get("/api/tables/{table_id:str}/record", tags=["records"])
async def export_record(
    request: Asked, hall: TheHall, table_id: TableId, as_: Annotated[View | None, QueryParameter(name="as")] = None
) -> Response[bytes]:
    """The record: `full` once the game is over, before that your own view or the public one."""
    table = await hall.fresh(table_id)
    caller = caller_of(request)
    if as_ == "full":
        if not may_watch(table, caller):
            raise no_entry(caller)
        view = "full"
    else:
        viewer = viewer_for(table, caller, as_)
        view = "public" if viewer is None else str(viewer)
    async with table.held():
        records.match_to_tell(table)  # as it is stored
    record = await hall.off_loop(records.export, table, view)
    name = f"kleos-{record.game}-{table.id}-{view}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(await hall.off_loop(record.to_bytes), media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/proof", tags=["records"])
async def show_proof(request: Asked, hall: TheHall, table_id: TableId) -> dict[str, Any]:
    """After the end: promises, seeds and every draw with its odds, for a check without trust."""
    table = await hall.fresh(table_id)
    if not may_watch(table, caller_of(request)):
        raise no_entry(caller_of(request))
    async with table.held():
        pass  # as it is stored
    return await hall.off_loop(records.proof, table)


@post("/api/records", tags=["records"], request_max_body_size=records.RECORD_BYTES)
async def import_record(request: Request[Any, Any, Any], hall: TheHall) -> Response[dict[str, str]]:
    """Import a record, to look at it or to play on from any of its lines.

    A game with an own component set comes as `{"record": ..., "components": ...}`; a set that was played here is known.
    """
    caller = caller_of(request)
    if caller.key_hash is not None:
        raise Refused(NO_ENTRY, "error-no-token")
    place = place_of(request)
    with hall.limits.importing(place):
        found = await records.read_import(hall, place, await request.body())
        guest, _, is_new = await known_guest(hall, caller, None, place)
        return with_cookie(hall, {"id": await records.keep(hall, guest, found)}, guest, is_new)


@get("/api/records/{record_id:str}", tags=["records"])
async def look_at_record(
    request: Asked,
    hall: TheHall,
    record_id: TableId,
    ply: At = 0,
    as_: Annotated[View | None, QueryParameter(name="as")] = None,
) -> Response[bytes]:
    """An imported record at a line, with the eyes of one viewer."""
    found: Response[bytes] = await examined(hall, request, "look", record_id, ply=ply, view=as_)
    return found


@get("/api/tables/{table_id:str}/words", tags=["play"])
async def tell_in_words(
    request: Asked,
    hall: TheHall,
    table_id: TableId,
    first: At = 0,
    as_: Annotated[View | None, QueryParameter(name="as")] = None,
) -> Words:
    """The question, the legal moves and the log from a line on, in words, for this viewer."""
    table = await hall.fresh(table_id)
    viewer = viewer_for(table, caller_of(request), eyes(as_))
    return await in_words(table, viewer, first)


ROUTES = [
    play_move,
    take_back,
    answer_take_back,
    give_up,
    claim_table,
    why_not,
    wait_for_news,
    show_position,
    show_log,
    tell_in_words,
    export_record,
    show_proof,
    import_record,
    look_at_record,
]
