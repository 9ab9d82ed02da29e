"""Openings: the match of a table before its first own decision, dealt anew or gone on with from a record."""

from collections import deque
from collections.abc import Mapping
from random import Random
from typing import Any
from zlib import compress, decompress

import msgspec

from kleos.core.dealer import FairDealer
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.record import FULL, Record
from kleos.server.tables.deals import LogDealer

Rows = deque[tuple[str, str]]


def pack(text: str | bytes) -> bytes:
    """Data as it is kept in memory and in the database: packed."""
    return compress(text.encode() if isinstance(text, str) else text, 6)


def unpack(packed: bytes) -> bytes:
    """Packed data as it was."""
    return decompress(packed)


def origin_row(ply: int, record: str | bytes) -> dict[str, Any]:
    """The record that a table goes on from, as its row keeps it: whose view it is, and the rest packed."""
    view = msgspec.json.decode(record, type=RecordView).view
    return {"ply": ply, "view": view, "packed": pack(record)}


class RecordView(msgspec.Struct):
    """A record, as far as it says whose it is."""

    view: str


def origin_record(origin: Mapping[str, Any]) -> Record:
    """The record, cut to its line, that a table goes on from."""
    return msgspec.json.decode(unpack(origin["packed"]), type=Record)


def new_match(
    game: Game,
    fair: FairDealer,
    names: tuple[str, str],
    origin: Mapping[str, Any] | None,
    server_seed: str,
    rows: Rows,
) -> Match:
    """The match before its first decision; the first draws come from the rows as far as they go."""
    dealer = LogDealer(fair)
    while rows and rows[0][0] not in ("1", "2"):
        dealer.script.append(rows.popleft()[1])
    if origin is None:
        return Match(game, dealer, names, frames=False)
    record = origin_record(origin)
    if record.view == FULL:
        match = Match.replay(record, game, dealer, frames=False)
    else:
        match = Match.play_on(record, dealer, Random(server_seed), game)
    match.players = names
    return match
