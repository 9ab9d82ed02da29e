"""Presence: who is at the table, told by open streams. A break as short as a reload is nobody's business."""

import asyncio
from collections.abc import Iterable

from sqlalchemy import Connection

from kleos.server.http.schemas import Whereabouts
from kleos.server.storage import store
from kleos.server.storage.row_types import SeatRow, now, set_fields
from kleos.server.tables.table import LiveTable

GRACE = 4_000  # ms that a break may last before anybody is told
RETRYING = 60_000  # ms in which a page whose line broke is expected back
SEEN_LATELY = 60_000  # ms since the last sign of life
SEEN = 20_000  # ms between two signs of life in the database
LEFT = (1000, 1001)  # how a socket ends when its page goes; all else is a broken line


def presence(seat_row: SeatRow, at: int) -> Whereabouts:
    """Where whoever sits there is: here, away, or reconnecting. Bots never leave."""
    if seat_row.kind != "person":
        return "here" if seat_row.kind == "bot" else "away"
    if seat_row.gone is None:
        return "here" if at - seat_row.seen < SEEN_LATELY else "away"
    since = at - seat_row.gone
    if since < GRACE:
        return "here"
    return "reconnecting" if seat_row.lost and since < RETRYING else "away"


async def arrive(table: LiveTable, seats: Iterable[int]) -> None:
    """A stream of these seats is open."""
    table.streams.update(seats)
    await stay(table, seats)
    table.stir()


async def stay(table: LiveTable, seats: Iterable[int]) -> None:
    """Write now and then that seats are here: a seat that is here has not been abandoned."""
    at = now()
    for seat in seats:
        seat_row = table.seat_row(seat)
        if seat_row.gone is not None:
            await write(table, seat, {"seen": at, "gone": None, "lost": False})
        elif at - seat_row.seen > SEEN:
            await write(table, seat, {"seen": at})


async def depart(table: LiveTable, seats: Iterable[int], code: int) -> None:
    """A stream of these seats has closed; with their last one they are gone."""
    at = now()
    for seat in seats:
        table.streams[seat] -= 1
        if table.streams[seat] <= 0 and table.seat_row(seat).kind == "person" and not table.node.is_closing:
            await write(table, seat, {"seen": at, "gone": at, "lost": code not in LEFT})
            tell_later(table)


async def write(table: LiveTable, seat: int, fields: dict[str, int | bool | None]) -> None:
    """Keep a seat's presence, in memory at once; no lock is needed, as no decision rests on it."""
    set_fields(table.seat_row(seat), fields)
    is_news = "gone" in fields

    def work(connection: Connection) -> None:
        store.change_seat(connection, table.id, seat, fields)
        if is_news:
            store.announce(connection, table.id, store.SEATS_CHANGED)

    await table.node.write(work, table.id)


async def read_anew(table: LiveTable) -> None:
    """Take over what other nodes know; what this node's own streams tell is better known here."""
    found = await table.node.read(lambda connection: store.presences(connection, table.id))
    for seat, fields in found.items():
        known = {"told": fields["told"]} if table.streams[seat] > 0 else fields
        set_fields(table.seat_row(seat), known)
    table.stir()
    tell_later(table)


def tell_later(table: LiveTable) -> None:
    """Wake the streams when a break has lasted so long that it is told."""
    loop = asyncio.get_running_loop()
    for wait in (GRACE, RETRYING):
        loop.call_later(wait / 1000 + 0.05, table.stir)
