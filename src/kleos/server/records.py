"""Records at the server: export of what a viewer may know, import as a replay, and playing on from any line."""

import asyncio
from functools import cache
from typing import Any

import msgspec

from kleos.catalogue import GAMES, load
from kleos.core.errors import BadCardSet, BadRecord
from kleos.core.game import Game
from kleos.core.match import ENDINGS, Match, game_of
from kleos.core.players import Player
from kleos.core.proof import draws_of
from kleos.core.record import FULL, PUBLIC, Record, read_record, seal
from kleos.server import store
from kleos.server.errors import BAD, CONFLICT, FORBIDDEN, MISSING, TOO_FAST, Refused
from kleos.server.guests import Caller, may_watch, no_entry
from kleos.server.hall import Hall
from kleos.server.rows import dumps, loads
from kleos.server.schemas import Origin
from kleos.server.security import token
from kleos.server.table import LiveTable
from kleos.server.views import as_player, grounds

MOST_LINES = 20_000
MOST_UNDOS = 300  # each is played again from the start
MOST_RECORDS = 100  # per guest
MOST_COMPONENT_BYTES = 200_000


def export(table: LiveTable, view: str) -> Record:
    """A record: full once the game is over, before that what its viewer knows. Who may have it was checked before."""
    match = table.match
    if match is None:
        raise Refused(CONFLICT, "error-not-started")
    if view == FULL:
        if table.status != "finished":
            raise Refused(FORBIDDEN, "error-not-finished")
        return full_record(table, match)
    viewer = None if view == PUBLIC else int(view)
    record = match.record(PUBLIC if viewer is None else Player(viewer - 1))
    if match.base_ply:
        return record
    frames = tuple(frame(one) for one in frames_of(match, viewer))
    return seal(msgspec.structs.replace(record, frames=frames))


def full_record(table: LiveTable, match: Match) -> Record:
    """Everything, the seeds included, so that the deal can be checked."""
    told = table.fair_dealer.commitment()
    if table.first_ply:
        told["from"] = str(table.first_ply)
    return seal(msgspec.structs.replace(match.record(FULL), commitments=told))


def frames_of(match: Match, viewer: int | None) -> list[Any]:
    """The tables before the first line and after each, in one walk."""
    past: list[Any] = []
    states: list[Any] = []
    state = match.state_at(0)
    for entry in match.entries:
        states.append(state.copy())
        past.append(state.observe(as_player(viewer)).table)
        verb, _, number = entry.code.partition(" ")
        if verb == "undo":
            state = states[int(number)].copy()
        elif verb not in ENDINGS:
            state.apply(match.game.parse(entry.code))
    return [*past, state.observe(as_player(viewer)).table]


def frame(table: Any) -> dict[str, Any]:
    """A table as plain data."""
    found: dict[str, Any] = msgspec.to_builtins(table)
    return found


def proof(table: LiveTable) -> dict[str, Any]:
    """What a page needs to check the deal by itself: promises, seeds, and every draw with its odds."""
    if table.status != "finished" or table.match is None:
        raise Refused(FORBIDDEN, "error-not-finished")
    if table.match.imagined:
        raise Refused(CONFLICT, "error-record-imagined")
    record = full_record(table, table.match)
    draws = [
        {
            "ply": draw.ply,
            "stream": draw.stream,
            "count": draw.number,
            "odds": [(move.code, weight) for move, weight in draw.state.odds()],
            "code": draw.code,
        }
        for draw in draws_of(record, table.game)
        if draw.ply >= table.first_ply
    ]
    return {"format": "kleos-proof/1", **record.commitments, "draws": draws}


# Import.


class Package(msgspec.Struct):
    """A record together with its own component set, as one may post it."""

    record: msgspec.Raw
    components: dict[str, Any]


class Kept(msgspec.Struct):
    """An imported record and its component set; None = the set in the package."""

    record: Record
    components: dict[str, Any] | None

    def game(self) -> Game:
        """The game of the record."""
        if "components" in self.record.options:  # no option: it would name a file to read
            raise BadRecord("error-record-game", field="options", told="components", found="-")
        return game_of(self.record, load(self.record.game, components=self.components, **self.record.options))


async def read_import(hall: Hall, data: bytes) -> Kept:
    """Read what was posted: a record, or one with its set; a set that was played here is known by its hash."""
    record, components = await asyncio.to_thread(unpack, data)
    if components is None and record.components != plain_hash(record.game):
        components = await hall.read(lambda connection: store.components_by_hash(connection, record.components))
    found = Kept(record, components)
    await asyncio.to_thread(check, found)
    return found


def unpack(data: bytes) -> tuple[Record, dict[str, Any] | None]:
    """The record and, if it came along, its component set."""
    try:
        package = msgspec.json.decode(data, type=Package)
    except (ValueError, RecursionError):  # no package: then it must be a record
        return read_record(data), None
    if len(dumps(package.components) or "") > MOST_COMPONENT_BYTES:
        raise BadCardSet("error-set-size", file="components", most=MOST_COMPONENT_BYTES)
    return read_record(bytes(package.record)), package.components


@cache
def plain_hash(code: str) -> str:
    """The hash of the set in the package; nothing for a game that we do not know."""
    return load(code).component_hash if code in GAMES else ""


def check(kept: Kept) -> None:
    """Play a record to its end, with limits on the work it makes."""
    record = kept.record
    undos = sum(code.startswith("undo") for code in record.moves)
    if len(record.moves) > MOST_LINES or undos > MOST_UNDOS:
        raise BadRecord("error-record-steps", lines=MOST_LINES, undos=MOST_UNDOS)
    game = kept.game()
    if record.view == FULL:
        Match.replay(record, game, frames=False)
        return
    if record.view not in ("1", "2", PUBLIC):
        raise BadRecord("error-record-unreadable", detail="view")
    if len(record.frames) != len(record.moves) + 1 or len(record.by) != len(record.moves):
        raise BadRecord("error-record-short", ply=len(record.frames))
    for one in record.frames:
        read_frame(record, game, one)


def read_frame(record: Record, game: Game, one: Any) -> Any:
    """A frame of a redacted record, checked against the game's own type."""
    seat = int(record.view) if record.view != PUBLIC else None
    wire = {"viewer": seat, "table": one, "legal": (), "log": ()}
    return game.observation(msgspec.json.encode(wire)).table


async def keep(hall: Hall, guest: str, found: Kept) -> str:
    """Import a record that was checked, for a guest."""
    if await hall.read(lambda connection: store.count_records(connection, guest)) >= MOST_RECORDS:
        raise Refused(TOO_FAST, "error-too-many-records", most=MOST_RECORDS)
    record_id = token()[:16]
    text = msgspec.json.encode(found.record).decode()
    await hall.write(lambda connection: store.put_record(connection, record_id, guest, text, found.components))
    return record_id


async def kept(hall: Hall, record_id: str) -> Kept:
    """An imported record; who knows its id may look at it."""
    row = None
    if len(record_id) <= 64 and record_id.isascii():
        row = await hall.read(lambda connection: store.read_record_row(connection, record_id))
    if row is None:
        raise Refused(MISSING, "error-no-record")
    return Kept(read_record(row.record.encode()), loads(row.components))


def replay_at(found: Kept, ply: int, view: str | None) -> dict[str, Any]:
    """The position and the whole log of an imported record at a line, with the eyes of one viewer."""
    record = found.record
    if ply > len(record.moves):
        raise Refused(MISSING, "error-no-such-ply", ply=ply)
    game = found.game()
    if record.view != FULL:
        if view not in (None, record.view):
            raise Refused(BAD, "error-view", given=str(view), allowed=record.view)
        log = zip(record.by, record.moves, strict=True)
        return replayed(record, game, ply, record.frames[ply], log)
    viewer = int(view) if view in ("1", "2") else None
    match = Match.replay(record, game, frames=False)
    at = 2 if viewer is None else viewer - 1
    entries = ((entry.by, entry.seen[at]) for entry in match.entries)
    return replayed(record, game, ply, match.state_at(ply).observe(as_player(viewer)).table, entries)


def replayed(record: Record, game: Game, ply: int, table: Any, log: Any) -> dict[str, Any]:
    """A replay for the wire."""
    lines = [
        {"ply": k, "by": by, "code": code, "clause": clause_or_none(game, code)} for k, (by, code) in enumerate(log)
    ]
    head = {"game": record.game, "options": record.options, "players": record.players, "view": record.view}
    return {**head, "result": record.result, "ply": ply, "plies": len(record.moves), "table": table, "lines": lines}


def clause_or_none(game: Game, code: str) -> str:
    """The clause of a line; a redacted record's codes were written by others and may be anything."""
    try:
        return grounds(game, code)
    except Exception:
        return ""


# Playing on.


async def origin_of(hall: Hall, caller: Caller, wanted: Origin) -> dict[str, Any]:
    """The record to play on from, cut to its line, and the game it belongs to."""
    if (wanted.table is None) == (wanted.record is None):
        raise Refused(BAD, "error-origin")
    if wanted.table is not None:
        table = await hall.fresh(wanted.table)
        if not may_watch(table, caller):
            raise no_entry(caller)
        async with table.held():
            found = Kept(export(table, FULL), table.row["components"])
    else:
        found = await kept(hall, wanted.record or "")
    record, components = found.record, found.components
    if wanted.ply > len(record.moves):
        raise Refused(MISSING, "error-no-such-ply", ply=wanted.ply)
    short = cut(record, wanted.ply)
    game = found.game()
    row = {
        "game": game.code,
        "component_hash": game.component_hash,
        "options": dict(game.options),
        "components": components,
    }
    if ends_at_once(short, game):
        raise Refused(CONFLICT, "error-game-over", move="–")
    return {"ply": wanted.ply, "record": msgspec.to_builtins(short), "row": row, "components": components}


def cut(record: Record, ply: int) -> Record:
    """The record up to a line."""
    head = {"moves": record.moves[:ply], "by": record.by[:ply], "frames": record.frames[: ply + 1]}
    return seal(msgspec.structs.replace(record, **head, result=None, commitments={}))


def ends_at_once(record: Record, game: Game) -> bool:
    """Ask whether nothing is left to play."""
    if record.view != FULL:
        table = read_frame(record, game, record.frames[-1])
        return bool(table.outcome is not None)
    if record.moves and record.moves[-1].partition(" ")[0] in ENDINGS:
        return True
    from kleos.core.dealer import SeededDealer

    try:
        return Match.replay(record, game, SeededDealer(0), frames=False).outcome is not None
    except BadRecord:
        return True  # the cut is the game's own end: its result is missing from the cut record
