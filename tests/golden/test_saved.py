"""What was saved before questions had names still reads: positions, observations, records, games."""

import json
import lzma
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kleos
from kleos import Match, Player, SeededDealer, State
from kleos.core.record import Record, read_record
from kleos.core.snapshots import read_snapshots
from tests.contract.games import any_options, default
from tests.support import many, walk

SAVED = Path(__file__).parent / "saved"
RECORDS = ("default", "switches")
OLD_QUESTION = {
    "hector": ("phase", "over"),
    "olympus": ("question", ""),
}  # the field it stood in, and what the end was called
GAMES = {"hector": (12, 80), "olympus": (24, 200)}  # how many are played again, and all of them

in_both = pytest.mark.parametrize("code", OLD_QUESTION)


def saved(code: str, name: str) -> bytes:
    """A saved file, unpacked."""
    return lzma.decompress((SAVED / code / name).read_bytes())


def rows(code: str, name: str) -> list[dict[str, Any]]:
    """The lines of a saved file."""
    return [json.loads(line) for line in saved(code, name).splitlines()]


def codes(state: State) -> list[str]:
    """The legal moves."""
    return [move.code for move in state.legal_moves()]


def record(code: str, name: str, seen_by: str) -> Record:
    """A saved record."""
    return read_record(saved(code, f"record-{name}-{seen_by}.json.xz"))


@in_both
def test_positions_read_and_are_written_as_they_were(code: str) -> None:
    found = rows(code, "positions.jsonl.xz")
    assert len(found) > 300
    for row in found:
        state = kleos.load(code, **row["options"]).position(row["position"])
        assert str(state) == row["position"] and codes(state) == row["legal"], row["position"]


@in_both
def test_observations_read_as_what_is_seen_now(code: str) -> None:
    found = rows(code, "observations.jsonl.xz")
    field, over = OLD_QUESTION[code]
    assert len(found) > 400
    for row in found:
        game = kleos.load(code, **row["options"])
        seen = game.observation(row["observation"].encode())
        now = game.position(row["position"]).observe(seen.viewer)
        assert seen.table == now.table and seen.legal == now.legal, row["position"]
        old = json.loads(row["observation"])["table"]
        assert (seen.table.asked.step if seen.table.asked else over) == old[field]


@in_both
@pytest.mark.parametrize("name", RECORDS)
def test_full_records_give_the_same_games(code: str, name: str) -> None:
    kept = record(code, name, "full")
    assert Match.replay(kept).record("full") == kept


@in_both
@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("seen_by", ["one", "public"])
def test_redacted_records_show_what_their_viewer_sees_now(code: str, name: str, seen_by: str) -> None:
    kept = record(code, name, seen_by)
    viewer = Player.ONE if seen_by == "one" else None
    match = Match.replay(record(code, name, "full"))
    tables = read_snapshots(kept, match.game)
    assert len(tables) == len(kept.frames) > 200
    for ply, table in enumerate(tables):
        assert table == match.table_at(ply, viewer)
    if match.outcome is None:
        again = Match.play_on(kept, SeededDealer(1), Random(1), match.game)
        assert again.state.observe(viewer).table == match.state.observe(viewer).table


@in_both
def test_the_same_seeds_give_the_same_games(code: str) -> None:
    lines = (SAVED / code / "games.txt").read_text(encoding="utf-8").splitlines()
    few, all_ = GAMES[code]
    assert len(lines) == all_
    for line in lines[: many(few, all_)]:
        seed, plies, digest = line.split()
        game = default(code) if int(seed) % 2 else any_options(code, int(seed))
        total, count = sha256(), 0
        for state in walk(game, int(seed)):
            total.update(f"{state}\n{' '.join(codes(state))}\n".encode())
            count += 1
        assert (count, total.hexdigest()) == (int(plies), digest), seed
