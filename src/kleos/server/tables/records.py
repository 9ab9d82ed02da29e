"""Records at the server: export of what a viewer may know, import as a replay, and playing on from any line."""

import zlib
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from kleos.core.errors import BadRecord
from kleos.core.match import Match
from kleos.core.players import Player
from kleos.core.proof import draws_of
from kleos.core.record import FULL, PUBLIC, Record, seal
from kleos.server.http.problems import BAD, CONFLICT, MISSING, TOO_FAST, Refused
from kleos.server.http.schemas import Origin
from kleos.server.http.security import token
from kleos.server.storage import records_store, store
from kleos.server.storage.row_types import OriginRow, RecordRow, origin_row, pack
from kleos.server.tables.guests import Caller, may_watch, no_entry
from kleos.server.tables.match_log import tables_of
from kleos.server.tables.table import LiveTable

if TYPE_CHECKING:
    from kleos.server.server_node import ServerNode

MOST_RECORDS = 100  # per guest
RECORD_BYTES = 2_000_000


def match_to_tell(table: LiveTable) -> Match:
    """The match of a table whose record is asked for."""
    if table.match is None:
        raise table.without_match()
    return table.match


def export(table: LiveTable, view: str) -> Record:
    """A record: full once the game is over, before that what its viewer knows. Who may have it was checked before."""
    match = match_to_tell(table)
    if table.is_sealed:
        table.check_open()  # not even what its guest saw leaves as a file that could be played on
    if view == FULL:
        table.check_open()
        return full_record(table, match)
    viewer = None if view == PUBLIC else int(view)
    record = match.record(PUBLIC if viewer is None else Player(viewer - 1))
    if match.base_ply:
        return record
    frames = tuple(msgspec.to_builtins(one) for one in tables_of(match, viewer, len(record.moves)))
    return seal(msgspec.structs.replace(record, frames=frames))


def full_record(table: LiveTable, match: Match) -> Record:
    """Everything, the seeds included, so that the deal can be checked."""
    told = table.fair_dealer.commitment()
    if table.first_ply:
        told["from"] = str(table.first_ply)
    return seal(msgspec.structs.replace(match.record(FULL), commitments=told))


def proof(table: LiveTable) -> dict[str, Any]:
    """What a page needs to check the deal by itself: promises, seeds, and every draw with its odds."""
    if table.status == "void":
        return proof_of_void(table)
    table.check_open()
    match = match_to_tell(table)
    if match.imagined:
        raise Refused(CONFLICT, "error-record-imagined")
    record = full_record(table, match)
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


def proof_of_void(table: LiveTable) -> dict[str, Any]:
    """The server's seed of a table that will never be played: so nobody can say that it voided a deal it disliked."""
    told = {"table": table.id, "server": table.promise, "server_seed": table.row.server_seed}
    return {"format": "kleos-proof/1", **told, "draws": []}


# Import.


class RecordHead(msgspec.Struct):
    """A record, as far as it says which set it was played with."""

    components: str = ""


class CheckedRecord(msgspec.Struct):
    """What the sandbox made of a posted record."""

    record: msgspec.Raw
    components: msgspec.Raw


def set_hash(data: bytes) -> str:
    """The hash of the set that a posted record was played with; nothing where a set came along or none is named."""
    try:
        return msgspec.json.decode(data, type=RecordHead).components
    except (ValueError, RecursionError):
        return ""


async def read_import(node: "ServerNode", place: str, data: bytes) -> RecordRow:
    """Have a posted record checked; a set that was played here is known by its hash."""
    wanted = await node.off_loop(set_hash, data)
    known = await node.read(lambda connection: store.components_by_hash(connection, wanted)) if wanted else None
    packed = await node.off_loop(zlib.compress, data, 1)
    body = await node.sandbox.ask("take", place, packed, components=known)
    return await node.off_loop(stored_record, body)


def stored_record(body: bytes) -> RecordRow:
    """A checked record as it is kept."""
    taken = msgspec.json.decode(body, type=CheckedRecord)
    components = bytes(taken.components).decode()
    return RecordRow(pack(bytes(taken.record)), None if components == "null" else components)


async def store_record(node: "ServerNode", guest: str, found: RecordRow) -> str:
    """Import a record that was checked, for a guest; where the host's space is full, the oldest ones go."""
    if await node.read(lambda connection: records_store.count_records(connection, guest)) >= MOST_RECORDS:
        raise Refused(TOO_FAST, "error-too-many-records", most=MOST_RECORDS)
    record_id = token()[:16]
    most = node.settings.records_mb * 1_000_000

    def work(connection: Any) -> None:
        records_store.make_room(connection, most - records_store.size_of(found.packed, found.components))
        records_store.put_record(connection, record_id, guest, found.packed, found.components)

    await node.write(work)
    return record_id


async def read_stored(node: "ServerNode", record_id: str) -> RecordRow:
    """An imported record; who knows its id may look at it."""
    row = None
    if store.is_id(record_id):
        row = await node.read(lambda connection: records_store.read_record_row(connection, record_id))
    if row is None:
        raise Refused(MISSING, "error-no-record")
    return row


# Playing on.


class CutRecord(msgspec.Struct):
    """A record up to a line, and the game it is of."""

    record: msgspec.Raw
    game: str
    options: dict[str, Any]


class PlayOn(NamedTuple):
    """What a table that goes on from a record begins with."""

    origin: OriginRow
    game: str
    options: dict[str, Any]
    components: dict[str, Any] | None


async def origin_of(node: "ServerNode", caller: Caller, wanted: Origin, place: str) -> PlayOn:
    """The record to play on from, cut to its line, and the game it belongs to."""
    if (wanted.table is None) == (wanted.record is None):
        raise Refused(BAD, "error-origin")
    if wanted.table:
        found = await record_of_table(node, caller, wanted.table)
    else:
        found = await read_stored(node, wanted.record or "")
    body = await node.sandbox.ask("cut", place, found.packed, components=found.components, ply=wanted.ply)
    short = msgspec.json.decode(body, type=CutRecord)
    components = None if found.components is None else msgspec.json.decode(found.components)
    origin = await node.off_loop(origin_row, wanted.ply, bytes(short.record))
    return PlayOn(origin, short.game, short.options, components)


async def record_of_table(node: "ServerNode", caller: Caller, table_id: str) -> RecordRow:
    """The full record of a finished game at this server."""
    table = await node.fresh(table_id)
    if not may_watch(table, caller):
        raise no_entry(caller)
    if table.match is not None and table.match.imagined:
        raise BadRecord("error-record-imagined")
    record = await node.off_loop(export, table, FULL)
    components = table.row.components
    text = None if components is None else msgspec.json.encode(components).decode()
    return RecordRow(await node.off_loop(pack, msgspec.json.encode(record)), text)
