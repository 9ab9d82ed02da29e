"""Routes of records: export and proof of a table, import, looking at an imported one, and its log in words."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import QueryParameter

from kleos.server.http.lobby_api import (
    AnyRequest,
    At,
    Lang,
    TableId,
    TheNode,
    caller_of,
    known_guest,
    place_of,
    with_cookie,
)
from kleos.server.http.problems import NO_ENTRY, Refused
from kleos.server.http.schemas import Narration, View
from kleos.server.tables import records
from kleos.server.tables.guests import may_watch, no_entry, viewer_for
from kleos.text.words import ENGLISH, LANGUAGES, speaking


@get("/api/tables/{table_id:str}/record", tags=["records"])
async def export_record(
    request: AnyRequest, node: TheNode, table_id: TableId, as_: Annotated[View | None, QueryParameter(name="as")] = None
) -> Response[bytes]:
    """The record: `full` once the game is over, before that your own view or the public one."""
    table = await node.fresh(table_id)
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
    record = await node.off_loop(records.export, table, view)
    name = f"kleos-{record.game}-{table.id}-{view}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(await node.off_loop(record.to_bytes), media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/proof", tags=["records"])
async def show_proof(request: AnyRequest, node: TheNode, table_id: TableId) -> dict[str, Any]:
    """After the end: promises, seeds and every draw with its odds, for a check without trust."""
    table = await node.fresh(table_id)
    if not may_watch(table, caller_of(request)):
        raise no_entry(caller_of(request))
    async with table.held():
        pass  # as it is stored
    return await node.off_loop(records.proof, table)


@post("/api/records", tags=["records"], request_max_body_size=records.RECORD_BYTES)
async def import_record(request: Request[Any, Any, Any], node: TheNode) -> Response[dict[str, str]]:
    """Import a record, to look at it or to play on from any of its lines.

    A game with an own component set comes as `{"record": ..., "components": ...}`; a set that was played here is known.
    """
    caller = caller_of(request)
    if caller.key_hash is not None:
        raise Refused(NO_ENTRY, "error-no-token")
    place = place_of(request)
    with node.limits.importing(place):
        found = await records.read_import(node, place, await request.body())
        guest, _, is_new = await known_guest(node, caller, None, place)
        return with_cookie(node, {"id": await records.store_record(node, guest, found)}, guest, is_new)


@get("/api/records/{record_id:str}", tags=["records"])
async def look_at_record(
    request: AnyRequest,
    node: TheNode,
    record_id: TableId,
    ply: At = 0,
    as_: Annotated[View | None, QueryParameter(name="as")] = None,
) -> Response[bytes]:
    """An imported record at a line, with the eyes of one viewer."""
    found: Response[bytes] = await sandboxed(node, request, "look", record_id, ply=ply, view=as_)
    return found


@get("/api/records/{record_id:str}/words", tags=["records"])
async def tell_record(
    request: AnyRequest,
    node: TheNode,
    record_id: TableId,
    as_: Annotated[View | None, QueryParameter(name="as")] = None,
    lang: Lang = None,
) -> Response[Narration]:
    """The log of an imported record in words."""
    with speaking(lang if lang is not None and lang in LANGUAGES else ENGLISH):
        return await sandboxed(node, request, "words", record_id, view=as_)


async def sandboxed(
    node: TheNode, request: Request[Any, Any, Any], kind: str, record_id: str, **task: Any
) -> Response[Any]:
    """What the sandbox says about an imported record, as it says it."""
    kept = await records.read_stored(node, record_id)
    body = await node.sandbox.ask(kind, place_of(request), kept.packed, components=kept.components, **task)
    return Response(body, media_type="application/json")


ROUTES = [export_record, show_proof, import_record, look_at_record, tell_record]
