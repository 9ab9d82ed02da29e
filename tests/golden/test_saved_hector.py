"""What was saved before questions had names still reads: positions, observations, records and games of Hector."""

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

SAVED = Path(__file__).parent / "saved" / "hector"
RECORDS = ("default", "switches")


def saved(name: str) -> bytes:
    """A saved file, unpacked."""
    return lzma.decompress((SAVED / name).read_bytes())


def rows(name: str) -> list[dict[str, Any]]:
    """The lines of a saved file."""
    return [json.loads(line) for line in saved(name).splitlines()]


def codes(state: State) -> list[str]:
    """The legal moves."""
    return [move.code for move in state.legal_moves()]


def record(name: str, seen_by: str) -> Record:
    """A saved record."""
    return read_record(saved(f"record-{name}-{seen_by}.json.xz"))


def test_positions_read_and_are_written_as_they_were() -> None:
    found = rows("positions.jsonl.xz")
    assert len(found) > 300
    for row in found:
        state = kleos.load("hector", **row["options"]).position(row["position"])
        assert str(state) == row["position"] and codes(state) == row["legal"], row["position"]


def test_observations_read_as_what_is_seen_now() -> None:
    found = rows("observations.jsonl.xz")
    assert len(found) > 400
    for row in found:
        game = kleos.load("hector", **row["options"])
        seen = game.observation(row["observation"].encode())
        now = game.position(row["position"]).observe(seen.viewer)
        assert seen.table == now.table and seen.legal == now.legal, row["position"]
        old = json.loads(row["observation"])["table"]
        assert (seen.table.asked.step if seen.table.asked else "over") == old["phase"]


@pytest.mark.parametrize("name", RECORDS)
def test_full_records_give_the_same_games(name: str) -> None:
    kept = record(name, "full")
    assert Match.replay(kept).record("full") == kept


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("seen_by", ["one", "public"])
def test_redacted_records_show_what_their_viewer_sees_now(name: str, seen_by: str) -> None:
    kept = record(name, seen_by)
    viewer = Player.ONE if seen_by == "one" else None
    match = Match.replay(record(name, "full"))
    tables = read_snapshots(kept, match.game)
    assert len(tables) == len(kept.frames) > 200
    for ply, table in enumerate(tables):
        assert table == match.table_at(ply, viewer)
    if match.outcome is None:
        again = Match.play_on(kept, SeededDealer(1), Random(1), match.game)
        assert again.state.observe(viewer).table == match.state.observe(viewer).table


def test_the_same_seeds_give_the_same_games() -> None:
    lines = (SAVED / "games.txt").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 80
    for line in lines[: many(12, 80)]:
        seed, plies, digest = line.split()
        game = default("hector") if int(seed) % 2 else any_options("hector", int(seed))
        total, count = sha256(), 0
        for state in walk(game, int(seed)):
            total.update(f"{state}\n{' '.join(codes(state))}\n".encode())
            count += 1
        assert (count, total.hexdigest()) == (int(plies), digest), seed
