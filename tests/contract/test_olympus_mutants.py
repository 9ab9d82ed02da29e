"""Fight for Olympus takes nothing that is not in order: mutants are refused by type, or play on soundly."""

from functools import cache
from random import Random
from typing import Any

import pytest

import kleos
from kleos import Game
from kleos.catalogue import default_components
from kleos.core.record import Record
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
