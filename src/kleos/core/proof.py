# interpreted: walks records, an edge
"""Proof of a deal: every draw of a record with its odds, dealt again and compared."""

from collections.abc import Iterator
from typing import NamedTuple

from kleos.core.bot import Dealer
from kleos.core.dealer import FairDealer, SeededDealer
from kleos.core.errors import BadRecord
from kleos.core.game import Game
from kleos.core.lines import walk
from kleos.core.moves import Move
from kleos.core.players import CHANCE
from kleos.core.record import Record
from kleos.core.state import State


class RecordedDraw(NamedTuple):
    """One draw: its line, its stream, how many came before it there, the position, and what was drawn."""

    ply: int
    stream: str
    number: int
    state: State
    code: str


def draws_of(record: Record, game: Game) -> Iterator[RecordedDraw]:
    """Walk a full record that replays, draw by draw; undone draws count on."""
    counts: dict[str, int] = {}
    for step in walk(game, record.moves, game.start()):
        if step.before.actor is CHANCE and isinstance(step.line, Move):
            stream = step.before.stream
            count = counts.get(stream, 0)
            counts[stream] = count + 1
            yield RecordedDraw(step.ply, stream, count, step.before, step.line.code)


def dealer_of(record: Record) -> Dealer | None:
    """The dealer that a full record names; None when it names none that can be asked again."""
    told = record.commitments
    if told.get("dealer") == "fair":
        return FairDealer.from_commitment(told)
    if told.get("dealer") == "seeded" and "seed" in told:
        return SeededDealer(told["seed"])
    return None


def first_ply(record: Record) -> int:
    """The line from which the named dealer dealt: later than 0 where a game was played on from another record."""
    told = record.commitments.get("from", "0")
    return int(told) if told.isascii() and told.isdigit() and len(told) < 10 else 0


def check_deal(record: Record, game: Game, dealer: Dealer) -> int:
    """Deal every draw again and compare; how many there were."""
    checked = 0
    for draw in draws_of(record, game):
        if draw.ply < first_ply(record):
            continue
        wanted = dealer.draw(draw.state, draw.number).code
        if wanted != draw.code:
            raise BadRecord("error-record-deal", ply=draw.ply, wanted=wanted, found=draw.code)
        checked += 1
    return checked
