"""Component sets, and the cards of Fight for Olympus in words: what a page draws at a table or for a record."""

from typing import Any

from litestar import Response, get

from kleos.catalogue import has_part, part
from kleos.server.http.lobby_api import AnyRequest, TableId, TheNode
from kleos.server.http.records_api import sandboxed
from kleos.text.olympus.faces import Face
from kleos.text.words import language

MOST_KEPT = 32
known: dict[tuple[str, str], list[Face]] = {}  # by set and language


@get("/api/tables/{table_id:str}/components", tags=["lobby"])
async def show_set(node: TheNode, table_id: TableId) -> dict[str, Any]:
    """The set that is played with at this table; it holds no secret, only what lies in the box."""
    table = await node.fresh(table_id)
    return table.game.component_data()


@get("/api/tables/{table_id:str}/faces", tags=["lobby"])
async def show_faces(node: TheNode, table_id: TableId) -> list[Face]:
    """Every card of the set at this table in the language asked for; it holds no secret, only what lies in the box."""
    table = await node.fresh(table_id, looks=False)
    game = table.game
    if not has_part(game.code, "card_faces"):  # such games are drawn from their components alone
        return []
    key = (game.component_hash, language())
    if key not in known:
        if len(known) >= MOST_KEPT:
            known.clear()
        known[key] = await node.off_loop(part(game.code, "card_faces"), game)
    return known[key]


@get("/api/records/{record_id:str}/faces", tags=["records"])
async def show_record_faces(request: AnyRequest, node: TheNode, record_id: TableId) -> Response[list[Face]]:
    """Every card of the set that an imported record was played with."""
    return await sandboxed(node, request, "faces", record_id)


ROUTES = [show_set, show_faces, show_record_faces]
