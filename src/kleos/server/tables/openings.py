"""Openings: the match of a table before its first own decision, dealt anew or gone on with from a record."""

from collections import deque
from random import Random

import msgspec

from kleos.core.dealer import FairDealer
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.record import FULL, Record
from kleos.server.storage.row_types import OriginRow, unpack
from kleos.server.tables.deals import LogDealer

Rows = deque[tuple[str, str]]


def origin_record(origin: OriginRow) -> Record:
    """The record, cut to its line, that a table goes on from."""
    return msgspec.json.decode(unpack(origin.packed), type=Record)


def new_match(
    game: Game,
    fair: FairDealer,
    names: tuple[str, str],
    origin: OriginRow | None,
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
