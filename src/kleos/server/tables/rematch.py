"""Playing again: offers between people, and the next table with seats swapped."""

import secrets

from msgspec.structs import replace

from kleos.server.http.problems import CONFLICT, Refused
from kleos.server.http.schemas import Seated
from kleos.server.http.security import token
from kleos.server.server_node import ServerNode, retry_on_conflict
from kleos.server.storage.row_types import SeatRow, now
from kleos.server.tables.deals import NO_PROMISE, read_promise
from kleos.server.tables.guests import Caller, seat_for, seats_of
from kleos.server.tables.lobby import Tokens, advance, promised, seated, store_table, watch_hash
from kleos.server.tables.table import SEATS, LiveTable
from kleos.server.tables.views import consents


async def offer_rematch(node: ServerNode, table: LiveTable, caller: Caller, wanted: int | None) -> None:
    """Offer to play again. Who offers when the opponent has done so agrees; who was declined does not ask again."""

    async def attempt() -> None:
        async with table.held():
            seat = seat_after_end(table, caller, wanted)
            if table.row.rematch is not None or table.rematch_offer == seat:
                return  # again
            if table.rematch_offer == 3 - seat:
                await agree_on_rematch(node, table, seat, Tokens())
            elif table.rematch_declined == 3 - seat:
                raise Refused(CONFLICT, "error-rematch-declined")
            else:
                await table.commit("rematch-offered", seat)

    await retry_on_conflict(attempt)


async def withdraw_rematch(table: LiveTable, caller: Caller, wanted: int | None) -> None:
    """Take one's own offer back, unless it was accepted."""

    async def attempt() -> None:
        async with table.held():
            seat = seat_after_end(table, caller, wanted)
            if table.row.rematch is None and table.rematch_offer == seat:
                await table.commit("rematch-withdrawn", seat)

    await retry_on_conflict(attempt)


async def decline_rematch(table: LiveTable, caller: Caller, wanted: int | None) -> None:
    """Say no to the opponent's offer."""

    async def attempt() -> None:
        async with table.held():
            seat = seat_after_end(table, caller, wanted)
            if table.row.rematch is None and table.rematch_offer == 3 - seat:
                await table.commit("rematch-declined", seat)

    await retry_on_conflict(attempt)


def seat_after_end(table: LiveTable, caller: Caller, wanted: int | None) -> int:
    """The seat that speaks of a rematch; the game is over."""
    seat = seat_for(table, caller, wanted)
    table.check_not_daily()
    if table.status != "finished":
        raise Refused(CONFLICT, "error-not-finished")
    return seat


async def rematch(node: ServerNode, table: LiveTable, caller: Caller, commitment: str | None, bearer: bool) -> Seated:
    """Sit down at the next table with seats swapped; it is made when the opponent has offered it or is a bot."""
    tokens = Tokens()
    promise = read_promise(commitment)

    async def agreed() -> str:
        async with table.held():
            seat = seat_after_end(table, caller, None)
            if table.row.rematch is not None:
                return table.row.rematch
            if not consents(table, seat) and table.rematch_offer != 3 - seat:
                raise Refused(CONFLICT, "error-rematch-not-agreed")
            return await agree_on_rematch(node, table, seat, tokens)

    made = await retry_on_conflict(agreed)
    held = seats_of(table, caller)
    following = await node.fresh(made)

    async def attempt() -> None:
        async with following.held():
            for seat in (3 - old for old in held):
                free = following.seat_row(seat)
                if free.commitment is None:
                    key = tokens.key(seat) if bearer else free.key_hash
                    person = promised(replace(free, key_hash=key, seen=now()), promise)
                    await following.commit("sat", seat, seat_rows=[person])
            await advance(following)

    await retry_on_conflict(attempt)
    return seated(node, following, caller, tokens)


async def agree_on_rematch(node: ServerNode, table: LiveTable, seat: int, tokens: Tokens) -> str:
    """Make the next table; both seats want it. With the lock held."""
    made = await make_rematch(node, table, tokens)
    await table.commit("rematch", seat, row=replace(table.row, rematch=made))
    return made


async def make_rematch(node: ServerNode, table: LiveTable, tokens: Tokens) -> str:
    """The next table: the same game, the same people in each other's seats, nobody ready yet but bots.

    Its spectators' link is a new one: who watched the first game was not asked to the second.
    """
    row = replace(
        table.row,
        id=token()[:16],
        status="waiting",
        server_seed=secrets.token_hex(32),
        watch_hash=watch_hash(tokens),
        origin=None,
        result=None,
        rematch=None,
        hinted=False,
        created=now(),
        updated=now(),
        due=None,
    )
    await store_table(node, row, [swapped(table.seat_row(3 - seat), row.id) for seat in SEATS])
    return row.id


def swapped(old: SeatRow, table_id: str) -> SeatRow:
    """The row of the same person at the next table, in the other seat."""
    fresh = replace(old, table_id=table_id, seat=3 - old.seat, invite_hash=None, commitment=None, seed=None, told=None)
    return promised(fresh, NO_PROMISE) if old.kind == "bot" else fresh
