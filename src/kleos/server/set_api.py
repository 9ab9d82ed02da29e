"""The component set of a table, so that a page can draw own cards too."""

from typing import Any

from litestar import get

from kleos.server.lobby_api import TableId, TheHall


@get("/api/tables/{table_id:str}/components", tags=["lobby"])
async def show_set(hall: TheHall, table_id: TableId) -> dict[str, Any]:
    """The set that is played with at this table; it holds no secret, only what lies in the box."""
    table = await hall.fresh(table_id)
    return table.game.component_data()


ROUTES = [show_set]
