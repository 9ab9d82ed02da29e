"""Fight for Olympus takes nothing that is not in order: mutants are refused by type, or play on soundly."""

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import kleos
from kleos import Game
from kleos.catalogue import default_components
from kleos.core.dealer import SeededDealer
from kleos.core.match import Match, read_frames
from kleos.core.record import Record, seal
from tests.contract import mutants
from tests.contract.games import any_options
from tests.oracles.card_sets import random_set
from tests.support import many, part

CHUNKS = many(2, 40)
SOURCES = 40  # positions, records and sets that mutants are made from, in each chunk


@cache
def game_of(chunk: int) -> Game:
    """The default game, one with other options, or one with random cards."""
    if chunk % 4 == 2:
        return kleos.load("olympus", components=random_set(chunk), open_discard=False, attack_optional=True)
    return kleos.load("olympus") if chunk % 2 == 0 else any_options("olympus", chunk)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_mutated_positions(chunk: int) -> None:
    rng = Random(chunk)
    game = game_of(chunk)
    texts = mutants.some_positions(game, rng, SOURCES)
    count = taken = 0
    for _ in part(chunk, CHUNKS, many(500, 20_000)):
        text = mutants.mutated_text(rng, rng.choice(texts), rng.choice(texts))
        taken += mutants.try_position(game, text, rng)
        count += 1
    assert 0 < taken < count


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_mutated_redacted_records(chunk: int) -> None:
    rng = Random(chunk)
    game = game_of(chunk)
    records = mutants.some_records(game, rng, SOURCES // 4)
    count = taken = 0
    for _ in part(chunk, CHUNKS, many(150, 5_000)):
        record: Record | None = None
        while record is None:
            record = mutants.mutated_record(rng, rng.choice(records), rng.choice(records))
        taken += mutants.try_record(game, record, rng)
        count += 1
    assert 0 < taken < count


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_mutated_card_sets(chunk: int) -> None:
    rng = Random(chunk)
    sets = [default_components("olympus"), random_set(chunk), own_cards(rng)]
    count = taken = 0
    for _ in part(chunk, CHUNKS, many(60, 2_000)):
        taken += mutants.try_set("olympus", mutants.mutated_set(rng, rng.choice(sets), rng.choice(sets)), rng)
        count += 1
    assert 0 < taken < count


def own_cards(rng: Random) -> dict[str, Any]:
    """A set of own cards: some that replace, some that are added."""
    whole = random_set(rng.randrange(10**6))
    cards = [*rng.sample(whole["heroes"], 4), *rng.sample(whole["equipment"], 2)]
    return {"set": "own", "extends": "default", "cards": [*cards, *whole["added"]]}


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_mutated_options(chunk: int) -> None:
    rng = Random(chunk)
    switches = kleos.load("olympus").switches
    count = taken = 0
    for _ in part(chunk, CHUNKS, many(60, 2_000)):
        taken += mutants.try_options("olympus", mutants.mutated_options(rng, switches), rng)
        count += 1
    assert 0 < taken < count


def seen_in_play() -> Record:
    """A redacted record of a game in progress, whose last table is about to be forged."""
    return mutants.cut(mutants.redacted(kleos.load("olympus"), Random(8)), 5)


FORGED: dict[str, dict[str, Any]] = {
    "empty agenda": {"agenda": []},
    "unknown step": {"agenda": [[99, 0, -1, 0, 0]]},
    "a step of the rules on top": {"agenda": [[1, 0, -1, 0, 0], [35, 0, -1, 0, 0]]},
    "a third player": {"active": 9},
    "negative pile": {"deck": -1},
    "a pile without cards": {"deck": 96},
    "a stone beyond the track": {"score": 99},
    "two hundred equal discards": {"discard": ["R1"] * 200},
    "one card too many": {"discard": ["R1", "R1"]},
    "a card of no set": {"discard": ["X1"]},
    "a field that no table has": {"extra": 1},
    "no sides": {"sides": []},
    "a winner of another game": {"outcome": [1, "end-home", "HA-10-02"], "phase": "over", "agenda": []},
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_table_is_refused(name: str) -> None:
    game = kleos.load("olympus")
    record = seen_in_play()
    assert record.result is None and read_frames(record, game)
    last = {**record.frames[-1], **FORGED[name]}
    forged = seal(msgspec.structs.replace(record, frames=(*record.frames[:-1], last)))
    with pytest.raises(kleos.BadRecord):
        Match.play_on(forged, SeededDealer(1), Random(1), game)
    with pytest.raises(kleos.BadRecord):
        read_frames(forged, game)
