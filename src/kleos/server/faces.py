"""The cards of Fight for Olympus in words, own sets included: what a page prints on them."""

import asyncio

from litestar import get

from kleos.core.game import Game
from kleos.server import records
from kleos.server.lobby_api import TableId, TheHall
from kleos.text.olympus.faces import Face, faces_of

GAME = "olympus"


@get("/api/tables/{table_id:str}/faces", tags=["lobby"])
async def show_faces(hall: TheHall, table_id: TableId) -> list[Face]:
    """Every card of the set at this table in the language asked for; it holds no secret, only what lies in the box."""
    table = await hall.fresh(table_id)
    return faces(table.game)


@get("/api/records/{record_id:str}/faces", tags=["records"])
async def show_record_faces(hall: TheHall, record_id: TableId) -> list[Face]:
    """Every card of the set that an imported record was played with."""
    kept = await records.kept(hall, record_id)
    return faces(await asyncio.to_thread(kept.game))


def faces(game: Game) -> list[Face]:
    """The faces of a game; other games are drawn from their components alone."""
    return faces_of(game) if game.code == GAME else []


ROUTES = [show_faces, show_record_faces]
