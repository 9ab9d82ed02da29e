"""Views: what each viewer is sent. Everything that leaves the server about a game is made here, from observations."""

import time
from typing import Any

from kleos.core.lines import clause_of
from kleos.core.observation import Observation
from kleos.core.record import PUBLIC
from kleos.core.snapshots import read_snapshot
from kleos.server.http.daily_schemas import DailyMark
from kleos.server.http.problems import MISSING, Refused
from kleos.server.http.schemas import (
    Answer,
    LogLine,
    PositionInfo,
    SeatInfo,
    TableInfo,
    UndoInfo,
)
from kleos.server.storage.row_types import JournalEntry, now
from kleos.server.tables.guests import Caller, may_watch, seats_of
from kleos.server.tables.presence import presence
from kleos.server.tables.table import LiveTable
from kleos.server.tables.viewers import as_player

NOTHING_TO_UNDO = "error-nothing-to-undo"
NO_UNDO = "error-daily-undo"

BOT_PATIENCE = 600_000  # ms


def table_info(table: LiveTable, caller: Caller) -> TableInfo:
    """A table of the lobby, as this caller sees it."""
    row = table.row
    at = now()
    return TableInfo(
        id=table.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        components=row.component_hash,
        own_components=row.components is not None,
        status=table.status,
        listed=row.listed,
        seats=(seat_info(table, 1, at), seat_info(table, 2, at)),
        yours=seats_of(table, caller),
        may_watch=may_watch(table, caller),
        server_commitment=table.promise,
        clock=table.clocks.info(table.actor, at) if table.clocks else None,
        patience=row.patience,
        may_claim=may_claim(table, at) and bool(seats_of(table, caller)),
        asked_undo=table.asked_undo,
        result=row.result,
        hints=row.hints,
        hinted=row.hinted,
        mirror=row.mirror,
        daily=None if row.daily is None else DailyMark(row.daily, table.is_sealed, table.deal),
        rematch=row.rematch if seats_of(table, caller) or row.listed else None,
        notices=table.node.notices.kinds if seats_of(table, caller) else (),
        rematch_offer=table.rematch_offer if seats_of(table, caller) else 0,
        rematch_declined=table.rematch_declined if seats_of(table, caller) else 0,
        origin={"ply": table.first_ply, "view": row.origin.view} if row.origin else None,
        created=row.created,
        updated=row.updated,
        seq=table.seq,
        ply=table.own_ply,
    )


def seat_info(table: LiveTable, seat: int, at: int) -> SeatInfo:
    """A seat as everybody sees it."""
    seat_row = table.seat_row(seat)
    ready = seat_row.commitment is not None and (table.status == "waiting" or seat_row.seed is not None)
    where = presence(seat_row, at)
    return SeatInfo(seat, seat_row.kind, seat_row.name, seat_row.bot, ready, seat_row.commitment, where)


def may_claim(table: LiveTable, at: int) -> bool:
    """Ask whether the seat that decides has stayed away longer than the table's patience."""
    if not table.actor or table.row.daily is not None:
        return False
    if table.is_bot(table.actor):
        return stands_still(table, at)
    seen = max(table.opened_at, table.seat_row(table.actor).seen)
    return at - seen - table.node.outages.lost(seen, at) > table.row.patience * 1000


def stands_still(table: LiveTable, at: int) -> bool:
    """Ask whether a bot has not moved for so long, while this node was up, that it will not any more."""
    patience = min(BOT_PATIENCE, table.row.patience * 1000)
    up = (time.monotonic() - table.node.began) * 1000
    opened = table.opened_at
    return min(at - opened - table.node.outages.lost(opened, at), up) > patience


def position(table: LiveTable, viewer: int | None) -> PositionInfo | None:
    """The position as a viewer sees it, with his open decision; made once per change."""
    if table.match is None:
        return None
    key = (table.seq, viewer)
    found: PositionInfo | None = table.encoded.get(key)
    if found is None:
        seen = table.match.state.observe(as_player(viewer))
        found = table.encoded[key] = position_info(table, viewer, table.match.ply, seen, table.actor)
    return found


def position_info(table: LiveTable, viewer: int | None, ply: int, seen: Observation, actor: int) -> PositionInfo:
    """An observation for the wire."""
    legal = seen.legal if viewer is not None and viewer == actor else ()
    undo = undo_info(table, viewer) if viewer is not None and ply == table.ply else None
    return PositionInfo(viewer, ply, seen.table, legal, actor or None, undo)


def position_at(table: LiveTable, viewer: int | None, ply: int) -> PositionInfo:
    """A past position, as this viewer saw it then."""
    match = table.match
    if match is None or not 0 <= ply <= match.ply:
        raise Refused(MISSING, "error-no-such-ply", ply=ply)
    if ply < match.base_ply:
        return imagined_past(table, viewer, ply)
    seen = match.state_at(ply).observe(as_player(viewer))
    return position_info(table, viewer, ply, seen, table.actor if ply == match.ply else 0)


def imagined_past(table: LiveTable, viewer: int | None, ply: int) -> PositionInfo:
    """A position from before a redacted record's cut: its own viewer alone may look."""
    record = table.origin_record
    if record.view not in (PUBLIC, str(viewer)):
        raise Refused(MISSING, "error-no-such-ply", ply=ply)
    seen = read_snapshot(record, table.game, ply)  # one of an earlier version is told as one of today
    return PositionInfo(viewer, ply, seen.table, (), None, None)


def undo_info(table: LiveTable, seat: int) -> UndoInfo:
    """What taking back would need."""
    assert table.match is not None
    if table.row.daily is not None:
        return UndoInfo(False, NO_UNDO, False, 0)
    refusal = table.match.undo_refusal(seat - 1)
    reason = "" if refusal is None else refusal.message
    return UndoInfo(not reason, reason, asks_to_undo(table, seat, reason), table.asked_undo)


def asks_to_undo(table: LiveTable, seat: int, reason: str) -> bool:
    """Ask whether a decision that cannot be taken back freely can be taken back by the rival's leave."""
    return reason not in ("", NOTHING_TO_UNDO) and not consents(table, seat)


def consents(table: LiveTable, seat: int) -> bool:
    """Ask whether the rival need not be asked: a bot, or the same person at the same screen."""
    rival, own = table.seat_row(3 - seat), table.seat_row(seat)
    return rival.kind == "bot" or (rival.guest is not None and rival.guest == own.guest)


def lines(table: LiveTable, viewer: int | None, first: int, last: int | None = None) -> list[LogLine]:
    """The log from a line on, as a viewer saw it."""
    if table.match is None:
        return []
    start = max(first, first_line(table, viewer))
    found = []
    for ply, entry in enumerate(table.match.entries[start:last], start):
        code = entry.seen_by(as_player(viewer))
        found.append(LogLine(ply, entry.by, code, clause_of(table.game, code)))
    return found


def first_line(table: LiveTable, viewer: int | None) -> int:
    """The first line that a viewer may read: what another player's record tells stays his."""
    origin = table.row.origin
    if table.match is None or not table.match.base_ply or origin is None:
        return 0
    return 0 if origin.view in (PUBLIC, str(viewer)) else table.match.base_ply


def answer(table: LiveTable, seat: int, entry: JournalEntry) -> Answer:
    """The answer to a decision: the same whenever it is asked for."""
    first = table.journal[entry.seq - 2].ply if entry.seq > 1 else 0
    return Answer(entry.client or "", entry.seq, entry.ply, first, lines(table, seat, first, entry.ply))


def with_state(error: Any, table: LiveTable, viewer: int | None) -> Any:
    """An error that carries what the viewer may know of the position as it stands."""
    error.state = position(table, viewer)
    return error
