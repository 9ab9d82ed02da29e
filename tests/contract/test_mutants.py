"""No game takes what is not in order: mutants are refused by type, or play on soundly."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import kleos
from kleos import Game
from kleos.catalogue import default_components
from kleos.core.dealer import SeededDealer
from kleos.core.match import Match
from kleos.core.record import Record, seal
from kleos.core.snapshots import read_snapshots
from tests.contract import mutants
from tests.contract.games import GAMES, any_options
from tests.oracles.card_sets import random_set
from tests.support import many, part

CHUNKS = many(2, 40)
SOURCES = 40  # positions, records and sets that mutants are made from, in each chunk


every_game = pytest.mark.parametrize("code", GAMES)
every_chunk = pytest.mark.parametrize("chunk", range(CHUNKS))


@cache
def game_of(code: str, chunk: int) -> Game:
    """The default game, one with other options, or one with random cards."""
    if code == "olympus" and chunk % 4 == 2:
        return kleos.load("olympus", components=random_set(chunk), open_discard=False, attack_optional=True)
    return kleos.load(code) if chunk % 2 == 0 else any_options(code, chunk)


@every_game
@every_chunk
def test_mutated_positions(code: str, chunk: int) -> None:
    rng = Random(f"{code} {chunk}")
    game = game_of(code, chunk)
    texts = mutants.some_positions(game, rng, SOURCES)
    count = taken = 0
    for _ in part(chunk, CHUNKS, many(300, 20_000)):
        text = mutants.mutated_text(rng, rng.choice(texts), rng.choice(texts))
        taken += mutants.try_position(game, text, rng)
        count += 1
    assert 0 < taken < count


@every_game
@every_chunk
def test_mutated_redacted_records(code: str, chunk: int) -> None:
    rng = Random(f"{code} {chunk}")
    game = game_of(code, chunk)
    records = mutants.some_records(game, rng, SOURCES // 4)
    count = taken = 0
    for _ in part(chunk, CHUNKS, many(80, 5_000)):
        record: Record | None = None
        while record is None:
            record = mutants.mutated_record(rng, rng.choice(records), rng.choice(records))
        taken += mutants.try_record(game, record, rng)
        count += 1
    assert 0 < taken < count


@every_game
@every_chunk
def test_mutated_component_sets(code: str, chunk: int) -> None:
    rng = Random(f"{code} {chunk}")
    sets = [default_components(code)]
    if code == "olympus":
        sets += [random_set(chunk), own_cards(rng)]
    count = taken = 0
    for _ in part(chunk, CHUNKS, many(40, 2_000)):
        taken += mutants.try_set(code, mutants.mutated_set(rng, rng.choice(sets), rng.choice(sets)), rng)
        count += 1
    assert 0 < taken < count


def own_cards(rng: Random) -> dict[str, Any]:
    """A set of own cards of Olympus: some that replace, some that are added."""
    whole = random_set(rng.randrange(10**6))
    cards = [*rng.sample(whole["heroes"], 4), *rng.sample(whole["equipment"], 2)]
    return {"set": "own", "extends": "default", "cards": [*cards, *whole["added"]]}


@every_game
@every_chunk
def test_mutated_options(code: str, chunk: int) -> None:
    rng = Random(f"{code} {chunk}")
    switches = kleos.load(code).switches
    count = taken = 0
    for _ in part(chunk, CHUNKS, many(40, 2_000)):
        taken += mutants.try_options(code, mutants.mutated_options(rng, switches), rng)
        count += 1
    assert 0 < taken < count


def seen_in_play(code: str) -> Record:
    """A redacted record of a game in progress, whose last table is about to be forged."""
    return mutants.cut(mutants.redacted(kleos.load(code), Random(8)), 5)


def hector_pile(table: dict[str, Any]) -> None:
    """An empty pile in which two cards are known to lie."""
    table["sides"][1]["piles"][0] = {
        **table["sides"][1]["piles"][0],
        "size": 0,
        "exhausted": False,
        "known": ["R1", "G2"],
    }


def change(**fields: Any) -> Callable[[dict[str, Any]], None]:
    """Give some fields other values."""
    return lambda table: table.update(fields)


FORGED: dict[str, tuple[str, Callable[[dict[str, Any]], None]]] = {
    "cards known in an empty pile": ("hector", hector_pile),
    "a hundred million heroes": ("hector", lambda table: table["sides"][1].update(hero_bottom=2 * 10**8)),
    "a phase of no battle": ("hector", lambda table: table["asked"].update(step="lunch")),
    "a fourth round with nothing played": ("hector", change(round=4)),
    "a card of no army": ("hector", lambda table: table["sides"][0].update(removed=["Z9"])),
    "an attack named for a card that cannot be there": ("hellas", change(flags=["proof"])),
    "a tile beyond the sea": ("hellas", lambda table: table["tiles"][-1].update(q=10**6)),
    "a negative god pile": ("hellas", change(piles=[-1, 9, 9])),
    "an agenda of nothing": ("hellas", change(agenda="")),
    "another question than the agenda's": ("hellas", change(asked={"step": "act", "seat": 1, "city": 3})),
    "a table that asks nothing": ("hellas", change(asked=None)),
    "numbers of an old agenda": ("hellas", change(question="", agenda=[[99, 0, 0, 0, 0]])),
    "a city without Greeks": ("hellas", lambda table: table["tiles"][-1].update(greeks=0)),
    "empty agenda": ("olympus", change(agenda="")),
    "unknown step": ("olympus", change(agenda="dance.1")),
    "a step of the rules on top": ("olympus", change(agenda="play.1,check.1")),
    "a third player": ("olympus", change(active=9)),
    "negative pile": ("olympus", change(deck=-1)),
    "a pile without cards": ("olympus", change(deck=96)),
    "a stone beyond the track": ("olympus", change(score=99)),
    "two hundred equal discards": ("olympus", change(discard=["R1"] * 200)),
    "one card too many": ("olympus", change(discard=["R1", "R1"])),
    "a card of no set": ("olympus", change(discard=["X1"])),
    "a field that no table has": ("olympus", change(extra=1)),
    "a field that no table of Hector has": ("hector", lambda table: table["sides"][0].update(extra=1)),
    "a field that no table of Hellas has": ("hellas", lambda table: table["tiles"][0].update(extra=1)),
    "no sides": ("olympus", change(sides=[])),
    "a winner of another game": ("olympus", change(outcome=[1, "end-home", "HA-10-02"], phase="over", agenda="")),
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_table_is_refused(name: str) -> None:
    code, forge = FORGED[name]
    game = kleos.load(code)
    record = seen_in_play(code)
    assert record.result is None and read_snapshots(record, game)
    last = msgspec.json.decode(msgspec.json.encode(record.frames[-1]))
    forge(last)
    forged = seal(msgspec.structs.replace(record, frames=(*record.frames[:-1], last)))
    with pytest.raises(kleos.BadRecord):
        Match.play_on(forged, SeededDealer(1), Random(1), game)
    with pytest.raises(kleos.BadRecord):
        read_snapshots(forged, game)
