"""Attempts at daily deals: one for each guest, game and day, against the captain, with nothing but the plain game."""

from msgspec.structs import replace

from kleos.server.http.problems import CONFLICT, UNAVAILABLE, Refused
from kleos.server.http.schemas import CreateTable, SeatRequest
from kleos.server.server_node import ServerNode
from kleos.server.storage import daily_store
from kleos.server.storage.row_types import SeatRow, TableRow
from kleos.server.storage.writer import Conflict
from kleos.server.tables import lobby
from kleos.server.tables.daily import LEVEL, read_day, seat_of
from kleos.server.tables.guests import Caller
from kleos.server.tables.table import SEATS


async def begin(node: ServerNode, guest: str, name: str, game: str, day: str) -> str:
    """The table of a guest's attempt at today's deal: made now, or the one that there is already."""
    if day != node.daily.today().isoformat():
        raise Refused(CONFLICT, "error-daily-over", day=day)
    known = await attempt_of(node, guest, game, day)
    if known is not None:
        return known
    row, seat_rows, tokens = new_attempt(node, guest, name, game, day)
    try:
        await lobby.open_table(node, Caller(guest), row, seat_rows, tokens)
    except Conflict:  # he has begun in another window, perhaps at another node
        known = await attempt_of(node, guest, game, day)
        if known is None:
            raise Refused(UNAVAILABLE, "error-unavailable") from None
        return known
    return row.id


async def attempt_of(node: ServerNode, guest: str, game: str, day: str) -> str | None:
    """The table of an attempt that was begun."""
    found = await node.read(lambda c: daily_store.attempt_of(c, game, day, guest))
    return None if found is None else found.table_id


def new_attempt(
    node: ServerNode, guest: str, name: str, game: str, day: str
) -> tuple[TableRow, list[SeatRow], lobby.Tokens]:
    """The rows of an attempt. Nobody brings a seed: the deal is everybody's."""
    seat = seat_of(game, read_day(day))
    asked = [SeatRequest("me") if one == seat else SeatRequest("bot", LEVEL) for one in SEATS]
    wanted = CreateTable(game=game, seats=(asked[0], asked[1]), hints=False)
    played, tokens = lobby.game_of(wanted), lobby.Tokens()
    plain = lobby.new_row(guest, wanted, played, None, None, tokens)
    row = replace(plain, daily=day, server_seed=node.daily.seed(game, day))
    seat_rows = [lobby.new_seat_row(wanted, row.id, one, guest, name, played, tokens) for one in SEATS]
    return row, seat_rows, tokens
