"""Openings: the match of a table before its first own decision, dealt anew or gone on with from a record."""

from collections.abc import Iterable
from random import Random

import msgspec

from kleos.core.dealer import FairDealer, ScriptedDealer
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.record import FULL, Record
from kleos.server.storage.row_types import OriginRow, unpack


def origin_record(origin: OriginRow) -> Record:
    """The record, cut to its line, that a table goes on from."""
    return msgspec.json.decode(unpack(origin.packed), type=Record)


def new_match(
    game: Game,
    fair: FairDealer,
    names: tuple[str, str],
    origin: OriginRow | None,
    server_seed: str,
    lines: Iterable[str] = (),
) -> Match:
    """The match before the first decision among these lines; the first draws are theirs, as far as they go."""
    dealer = ScriptedDealer(lines, fair)
    if origin is None:
        return Match(game, dealer, names, frames=False)
    record = origin_record(origin)
    if record.view == FULL:
        match = Match.replay(record, game, dealer, frames=False)
    else:
        match = Match.play_on(record, dealer, Random(server_seed), game)
    match.players = names
    return match
