"""The lobby: making tables, sitting down, promising and showing seeds, leaving, playing again."""

import secrets
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NoReturn

import msgspec
from msgspec.structs import replace

from kleos.catalogue import load
from kleos.core.dealer import NO_SEED
from kleos.core.errors import BadOption, GameError
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.options import Value, read_options
from kleos.insight.hints import EASY
from kleos.server.bots.scheduler import check_bot
from kleos.server.http.problems import (
    BAD,
    CONFLICT,
    FORBIDDEN,
    ILLEGAL,
    NO_ENTRY,
    TOO_FAST,
    UNAVAILABLE,
    Refused,
    status_of,
)
from kleos.server.http.schemas import CreateTable, InvitationInfo, Join, Seated, SeatRequest
from kleos.server.http.security import hashed, same, token
from kleos.server.server_node import ServerNode, retry_on_conflict
from kleos.server.storage import store
from kleos.server.storage.row_types import ClockRow, JournalEntry, OriginRow, SeatRow, TableRow, dumps, now
from kleos.server.tables.deals import NO_PROMISE, keeps, read_promise, seed_if_plain
from kleos.server.tables.guests import Caller, may_watch, read_name, seat_for, seats_of
from kleos.server.tables.records import origin_of
from kleos.server.tables.table import SEATS, LiveTable
from kleos.server.tables.untrusted import MOST_COMPONENT_BYTES, check_numbers
from kleos.server.tables.views import table_info


class Tokens:
    """Tokens made while sitting down; the database keeps their hashes alone."""

    def __init__(self) -> None:
        self.invites: dict[str, str] = {}
        self.keys: dict[str, str] = {}
        self.watch: str | None = None

    def invite(self, seat: int) -> str:
        """A token for the fragment of an invite link."""
        self.invites[str(seat)] = token()
        return hashed(self.invites[str(seat)])

    def key(self, seat: int) -> str:
        """A key for the Authorization header."""
        self.keys[str(seat)] = token()
        return hashed(self.keys[str(seat)])


# Making a table.


def check_table_limit(node: ServerNode, place: str) -> None:
    """So many tables from one address and no more, whoever its guests say they are."""
    if not node.limits.tables.allows(place):
        raise Refused(TOO_FAST, "error-too-many-tables", most=node.settings.open_tables)


async def create(node: ServerNode, guest: str, name: str, wanted: CreateTable, place: str) -> Seated:
    """Make a table. What a guest brings along, a set or a record, has been dealt in a sandbox before it is stored."""
    if await node.read(lambda connection: store.count_open(connection, guest)) >= node.settings.open_tables:
        raise Refused(TOO_FAST, "error-too-many-tables", most=node.settings.open_tables)
    found = await origin_of(node, Caller(guest), wanted.origin, place) if wanted.origin else None
    if found is not None and found.game != wanted.game:
        raise Refused(BAD, "error-wrong-game-origin", found=found.game)
    components = await checked_set(node, wanted, place) if found is None else found.components
    game = game_of(wanted) if components is None and found is None else None
    if game is None:
        options = wanted.options if found is None else found.options
        game = await node.off_loop(own_game, wanted.game, components, options)
    tokens = Tokens()
    row = new_row(guest, wanted, game, components, None if found is None else found.origin, tokens)
    seat_rows = [new_seat_row(wanted, row.id, seat, guest, name, game, tokens) for seat in SEATS]
    await validate_opening(node, row, seat_rows, place)
    return await open_table(node, Caller(guest), row, seat_rows, tokens)


def new_row(
    guest: str,
    wanted: CreateTable,
    game: Game,
    components: dict[str, Any] | None,
    origin: OriginRow | None,
    tokens: Tokens,
) -> TableRow:
    """The row of a new table."""
    clock = wanted.clock
    return TableRow(
        id=token()[:16],
        creator=guest,
        game=game.code,
        rules=game.rules_version,
        options=dict(game.options),
        components=components,
        component_hash=game.component_hash,
        listed=wanted.listed,
        status="waiting",
        clock=None if clock is None else ClockRow(clock.seconds, clock.increment),
        patience=wanted.patience,
        server_seed=secrets.token_hex(32),
        watch_hash=watch_hash(tokens),
        hints=hints_wanted(wanted),
        mirror=wanted.mirror,
        origin=origin,
        created=now(),
        updated=now(),
    )


def hints_wanted(wanted: CreateTable) -> bool:
    """Whether the coach may be asked: chosen, or against easy bots; never at a table for two people."""
    bots = [seat.bot for seat in wanted.seats if seat.kind == "bot"]
    against_bot = len(bots) == 1
    if wanted.hints and not against_bot:
        raise Refused(BAD, "error-hints-people")
    return against_bot and (bots[0] in EASY if wanted.hints is None else wanted.hints)


async def checked_set(node: ServerNode, wanted: CreateTable, place: str) -> dict[str, Any] | None:
    """An own component set as it is kept; the sandbox has begun games with it."""
    check_options(wanted)
    if wanted.components is None:
        return None
    text = wanted.components if isinstance(wanted.components, str) else dumps(wanted.components) or ""
    if len(text.encode()) > MOST_COMPONENT_BYTES:
        raise Refused(BAD, "error-set-size", file="components", most=MOST_COMPONENT_BYTES)
    body = await node.sandbox.ask("set", place, game=wanted.game, options=wanted.options, components=text)
    return msgspec.json.decode(body, type=dict[str, Any])


def check_options(wanted: CreateTable) -> None:
    """Options are those of the game, no names of files, and no numbers without end."""
    if any(name in wanted.options for name in ("components", "code")):
        raise BadOption("error-unknown-option", option="components", game=wanted.game[:40], names="–")
    check_numbers(wanted.options)


def own_game(code: str, components: dict[str, Any] | None, options: Mapping[str, Value]) -> Game:
    """A game with an own set, or that of a record."""
    given: dict[str, Any] = dict(options)
    return load(code, components=components, **given)


def game_of(wanted: CreateTable) -> Game:
    """The game of a new table with the set in the package."""
    switches = read_options(wanted.game, plain_game(wanted.game, ()).switches, wanted.options)
    return plain_game(wanted.game, tuple(switches.items()))


async def validate_opening(node: ServerNode, row: TableRow, seat_rows: list[SeatRow], owner: str) -> None:
    """Let the sandbox deal what a guest brought along; raises what is wrong with it. Seeds still unknown are zeros."""
    if row.origin is None and row.components is None:
        return
    one, two = (seat_row.seed or NO_SEED.hex() for seat_row in seat_rows)
    packed, ply = (row.origin.packed, row.origin.ply) if row.origin else (b"", 0)
    task = {"game": row.game, "options": row.options, "components": dumps(row.components), "ply": ply}
    seeds = {"table": row.id, "server_seed": row.server_seed, "seeds": (one, two)}
    await node.sandbox.ask("deal", owner, packed, **task, **seeds)


@lru_cache(maxsize=256)
def plain_game(code: str, switches: tuple[tuple[str, Value], ...]) -> Game:
    """A game with the set in the package, made once: to make one costs as much as twenty moves."""
    options: dict[str, Any] = dict(switches)
    return load(code, **options)


def watch_hash(tokens: Tokens) -> str:
    """A token for the spectators' link."""
    tokens.watch = token()
    return hashed(tokens.watch)


def new_seat_row(
    wanted: CreateTable, table_id: str, seat: int, guest: str, name: str, game: Game, tokens: Tokens
) -> SeatRow:
    """The row of a seat at a new table."""
    given: SeatRequest = wanted.seats[seat - 1]
    if given.kind == "open":
        return SeatRow(table_id, seat, invite_hash=tokens.invite(seat))
    if given.kind == "bot":
        spec = check_bot(given.bot, game)
        return promised(SeatRow(table_id, seat, "bot", bot=spec, name=spec), NO_PROMISE)
    own = read_name(given.name) if given.name is not None else name
    key = tokens.key(seat) if wanted.bearer else None
    person = SeatRow(table_id, seat, "person", guest=guest, name=own, key_hash=key, seen=now())
    return promised(person, read_promise(given.commitment))


def promised(seat_row: SeatRow, promise: str) -> SeatRow:
    """A seat that has promised; zeros need not be shown."""
    return replace(seat_row, commitment=promise, seed=seed_if_plain(promise))


async def open_table(
    node: ServerNode, caller: Caller, row: TableRow, seat_rows: list[SeatRow], tokens: Tokens
) -> Seated:
    """Write a new table; where everybody is there already, it starts at once."""
    await store_table(node, row, seat_rows)
    table = await node.table(row.id)
    table.is_validated = all(seat_row.seed is not None for seat_row in seat_rows)
    await retry_on_conflict(lambda: settle(table))
    return seated(node, table, caller, tokens)


async def store_table(node: ServerNode, row: TableRow, seat_rows: list[SeatRow]) -> None:
    """Write a table's rows and the first entry of its journal."""
    first = JournalEntry(1, "created", 0, row.origin.ply if row.origin else 0, now())

    def work(connection: Any) -> None:
        store.put_table(connection, row, seat_rows)
        store.put_changes(connection, [store.Change(row.id, first)])

    await node.write(work, row.id)


def seated(node: ServerNode, table: LiveTable, caller: Caller, tokens: Tokens) -> Seated:
    """What the one who sat down is told."""
    csrf = node.signer.csrf(caller.guest) if caller.guest else ""
    return Seated(table_info(table, caller), csrf, tokens.invites, tokens.watch, tokens.keys)


# From waiting to playing.


async def settle(table: LiveTable) -> None:
    """Go on to the next stage where nothing is missing: waiting -> sealing -> playing."""
    async with table.held():
        await advance(table)


async def advance(table: LiveTable) -> None:
    """With the lock held."""
    if table.status == "waiting" and all(one.commitment is not None for one in table.seat_rows):
        await table.commit("sealing", row=replace(table.row, status="sealing"))
    if table.status == "sealing" and all(one.seed is not None for one in table.seat_rows):
        await start(table)


async def start(table: LiveTable) -> None:
    """All seeds are there: deal. Where that fails the table is closed: nobody would ever sit at it."""
    try:
        if not table.is_validated:
            await validate_opening(table.node, table.row, table.seat_rows, table.row.creator)
        table.match = await deal(table)
    except Refused as error:
        if status_of(error) == UNAVAILABLE:
            raise
        await close(table, error)
    except GameError as error:
        await close(table, error)
    clock = table.clocks.left if table.clocks else None
    row = replace(table.row, status="playing")
    await table.commit("revealed", row=row, clock=clock, stored_ply=table.first_ply)


async def deal(table: LiveTable) -> Match:
    """The first cards; an opening that rests on a record may be long."""
    return await table.node.off_loop(table.new_match) if table.is_foreign else table.new_match()


async def close(table: LiveTable, error: GameError) -> NoReturn:
    """Close a table that cannot be dealt, and tell why."""
    table.match = None
    await table.commit("closed", row=replace(table.row, status="void"))
    raise error


async def join(node: ServerNode, table: LiveTable, caller: Caller, name: str, wanted: Join) -> Seated:
    """Sit down by the token of an invite link, or freely at a listed table. A token works once."""
    tokens = Tokens()

    async def attempt() -> None:
        async with table.held():
            seat = free_seat(table, wanted)
            key = tokens.key(seat) if wanted.bearer else None
            who = {"kind": "person", "guest": caller.guest, "name": name, "invite_hash": None, "key_hash": key}
            person = replace(table.seat_row(seat), **who, seen=now())
            await table.commit("sat", seat, seat_rows=[promised(person, read_promise(wanted.commitment))])
            await advance(table)

    await retry_on_conflict(attempt)
    return seated(node, table, caller, tokens)


def free_seat(table: LiveTable, wanted: Join) -> int:
    """The seat that somebody may take."""
    free = [seat for seat in SEATS if table.seat_row(seat).kind == "open"]
    if table.status == "void":
        raise table.without_match()
    if wanted.token is not None:
        given = hashed(wanted.token)
        for seat in free:
            if same(table.seat_row(seat).invite_hash, given):
                return seat
        raise Refused(FORBIDDEN, "error-used-token")
    if not table.row.listed:
        raise Refused(NO_ENTRY, "error-no-token")
    for seat in free:
        if wanted.seat in (None, seat) and table.status == "waiting":
            return seat
    raise Refused(CONFLICT, "error-no-free-seat")


def look_at_invitation(table: LiveTable, caller: Caller, given: str) -> InvitationInfo:
    """What a link's token is good for; looking does not use it up."""
    try:
        seat: int | None = free_seat(table, Join(token=given))
    except Refused:
        seat = None
    return InvitationInfo(seat, may_watch(table, caller) or same(table.row.watch_hash, hashed(given)))


async def reveal(table: LiveTable, caller: Caller, wanted: int | None, seed: str) -> None:
    """Show a seed. A wrong one voids the table before any card."""

    async def attempt() -> bool:
        async with table.held():
            seat = seat_to_reveal(table, caller, wanted)
            mine = table.seat_row(seat)
            if mine.seed is not None and mine.seed == seed:
                return True  # again
            if table.status != "sealing" or mine.seed is not None:
                raise Refused(CONFLICT, "error-not-sealing")
            if not keeps(mine.commitment or "", seed):
                await table.commit("void", seat, row=replace(table.row, status="void"))
                return False
            await table.commit("shown", seat, seat_rows=[replace(mine, seed=seed)])
            await advance(table)
            return True

    if not await retry_on_conflict(attempt):
        raise Refused(ILLEGAL, "error-wrong-seed")


def seat_to_reveal(table: LiveTable, caller: Caller, wanted: int | None) -> int:
    """Who holds both seats may show one seed after the other."""
    seat = seat_for(table, caller, wanted)
    if wanted is None:
        held = [one for one in seats_of(table, caller) if table.seat_row(one).seed is None]
        return held[0] if held else seat
    return seat


# Leaving, inviting, watching.


async def leave(table: LiveTable, caller: Caller, wanted: int | None) -> None:
    """Stand up before the cards are dealt: a promised deal is void, a waiting table goes on waiting."""

    async def attempt() -> None:
        async with table.held():
            seat = seat_for(table, caller, wanted)
            if table.status not in ("waiting", "sealing"):
                raise Refused(CONFLICT, "error-leave-playing")
            alone = not any(one.kind == "person" and one.seat != seat for one in table.seat_rows)
            is_void = alone or table.status == "sealing" or table.seat_row(seat).guest == table.row.creator
            row = replace(table.row, status="void") if is_void else None
            await table.commit("left", seat, row=row, seat_rows=[SeatRow(table.id, seat)])

    await retry_on_conflict(attempt)


async def invite(table: LiveTable, caller: Caller, seat: int) -> str:
    """A new invite link for a free seat; the old one no longer works. Only who made the table may ask."""
    made = token()

    async def attempt() -> None:
        async with table.held():
            if caller.guest is None or table.row.creator != caller.guest:
                raise Refused(FORBIDDEN if caller.guest else NO_ENTRY, "error-not-your-table")
            if table.status != "waiting" or table.seat_row(seat).kind != "open":
                raise Refused(CONFLICT, "error-no-free-seat")
            invited = replace(table.seat_row(seat), invite_hash=hashed(made))
            await table.commit("invited", seat, seat_rows=[invited])

    await retry_on_conflict(attempt)
    return made


async def watch(node: ServerNode, table: LiveTable, guest: str, given: str) -> None:
    """Become a spectator by the link's token; it can never play."""
    table.check_not_daily()
    if not same(table.row.watch_hash, hashed(given)):
        raise Refused(FORBIDDEN, "error-used-token")
    await node.write(lambda connection: store.put_watcher(connection, table.id, guest), table.id)
    table.watchers.add(guest)


async def renew_watch_link(node: ServerNode, table: LiveTable, caller: Caller) -> str:
    """A new link for spectators: the old one no longer works, and whoever came by it sees no more."""
    made = token()

    async def attempt() -> None:
        async with table.held():
            if table.row.creator != caller.guest or caller.guest is None:
                seat_for(table, caller, None)
            table.check_not_daily()
            await node.write(lambda connection: store.drop_watchers(connection, table.id), table.id)
            table.watchers.clear()
            await table.commit("watch-link", row=replace(table.row, watch_hash=hashed(made)))

    await retry_on_conflict(attempt)
    return made
