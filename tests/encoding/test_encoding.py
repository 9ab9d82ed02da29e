"""Encodings carry exactly what observations carry: each can be read back, and what looks alike is encoded alike."""

from hashlib import sha256
from random import Random
from typing import Any

import pytest

import kleos
from kleos import Game, Move, Player, State
from kleos.core.features import COUNTS, FLAG, NUMBER, ONE_OF, SET, THERMOMETER, FeatureTable, Section
from tests.contract.games import GAMES, any_options, default
from tests.encoding.rebuilt import rebuilt
from tests.support import VIEWERS, many, positions, walk

every_game = pytest.mark.parametrize("code", GAMES)

# The layout of each version. A change here is a change of the version: agents that were trained lean on it.
LAYOUTS = {
    ("hector", 1): "ce4df791adaba61b",
    ("hellas", 1): "6c58bede0b03afcd",
    ("olympus", 1): "404120f8473865c0",
}


def layout(game: Game) -> str:
    """A short mark of all rows of both tables."""
    rows = [
        f"{row.name} {row.start} {row.width} {row.kind} {','.join(row.labels)}"
        for table in (game.features, game.truth_features)
        for row in table.rows
    ]
    return sha256("\n".join(rows).encode()).hexdigest()[:16]


def games_of(code: str) -> list[Game]:
    """A game by default and under many options."""
    return [default(code), *(any_options(code, seed) for seed in range(many(6, 60)))]


@every_game
def test_every_field_of_a_table_can_be_read_back(code: str) -> None:
    """A world drawn from what the bits tell shows the very same table, so nothing is missing in them."""
    rng = Random(1)
    read = 0
    for number, game in enumerate(games_of(code)):
        for state in positions(game, many(1, 3), 3, number):
            for viewer in VIEWERS:
                told, table = rebuilt(game, state.encode(viewer))
                assert told == viewer
                world = game.make_sampler(viewer, table).draw(rng)
                assert world.observe(viewer).table == state.observe(viewer).table
                read += 1
    assert read > 500


@every_game
def test_what_looks_the_same_is_encoded_the_same(code: str) -> None:
    rng = Random(2)
    compared = 0
    for number, game in enumerate(games_of(code)):
        for state in positions(game, 1, 7, number):
            for viewer in VIEWERS:
                seen = state.observe(viewer)
                world = game.imagine(seen, rng)
                assert world.encode(viewer) == state.encode(viewer)
                assert world.encode_mask(viewer) == state.encode_mask(viewer)
                assert game.tensor(seen) == bits_of(state.encode(viewer))
                compared += 1
    assert compared > 300


def bits_of(data: bytes) -> list[float]:
    """Bits as numbers, the lowest of a byte first."""
    return [float(byte >> k & 1) for byte in data for k in range(8)]


@every_game
def test_what_looks_different_is_encoded_differently(code: str) -> None:
    """Numbers without an end are cut in the bits; random games do not get that far."""
    met: dict[bytes, bytes] = {}
    for seed in range(many(3, 30)):
        for state in walk(default(code), seed):
            for viewer in VIEWERS:
                seen = state.observe(viewer)
                told = b"%d" % (-1 if viewer is None else viewer) + kleos.Observation(viewer, seen.table, ()).to_bytes()
                assert met.setdefault(state.encode(viewer), told) == told
    assert len(met) > 500


@every_game
def test_bits_without_a_feature_are_never_set(code: str) -> None:
    game = default(code)
    for features, truth in ((game.features, False), (game.truth_features, True)):
        used = sum((1 << row.width) - 1 << row.start for row in features.rows)
        for state in positions(game, many(2, 10), 5):
            data = state.encode_truth(Player.TWO) if truth else state.encode(Player.TWO)
            assert len(data) == features.byte_size and not int.from_bytes(data, "little") & ~used


@every_game
def test_features_do_not_overlap_and_their_layout_is_that_of_the_version(code: str) -> None:
    game = default(code)
    for features in (game.features, game.truth_features):
        end = 0
        for row in features.rows:
            assert row.start >= end and row.width > 0, row
            assert row.kind in (FLAG, ONE_OF, SET, COUNTS, THERMOMETER, NUMBER)
            assert not row.labels or row.width % len(row.labels) == 0
            end = row.start + row.width
        assert end <= features.size and features.by_name[features.rows[3].name] is features.rows[3]
        assert features.game == code and repr(features).startswith(f"<features of {code}, version")
    assert layout(game) == LAYOUTS[code, game.features.version], "a new layout needs a new version"
    assert all(layout(other) == layout(game) for other in games_of(code)), "options change no feature"


@every_game
def test_a_mask_holds_the_legal_moves_of_the_actor_alone(code: str) -> None:
    game = default(code)
    for state in positions(game, many(2, 10), 3):
        for viewer in VIEWERS:
            mask = int.from_bytes(state.encode_mask(viewer), "little")
            legal = state.legal_moves() if viewer is not None and viewer == state.actor else []
            assert [move.index for move in legal] == [k for k in range(mask.bit_length()) if mask >> k & 1]
            assert len(state.encode_mask(viewer)) == (game.move_table.decisions + 7) // 8
    rows: list[Move] = game.moves
    assert rows[game.move_table.decisions - 1].kind == 0 < rows[game.move_table.decisions].kind


@every_game
def test_the_truth_adds_what_the_rival_alone_knows(code: str) -> None:
    game = default(code)
    for state in positions(game, many(2, 10), 7):
        for player in Player:
            mine = game.truth_features.decode(state.encode_truth(player))
            his = game.features.decode(state.encode(player.rival))
            shown = game.features.decode(state.encode(player))
            for name, value in his.items():
                if name.startswith("own ") and "." not in name:
                    assert mine[f"rival's {name}"] == value, name
            for name, value in shown.items():
                if name.startswith(("own ", "mine ")) and "." not in name:
                    assert mine[name] == value, name


@every_game
def test_the_truth_tells_worlds_apart_that_a_player_cannot(code: str) -> None:
    rng = Random(3)
    game = default(code)
    apart = 0
    for state in positions(game, many(3, 10), 11):
        world = game.imagine(state.observe(Player.ONE), rng)
        assert world.encode(Player.ONE) == state.encode(Player.ONE)
        apart += world.encode_truth(Player.ONE) != state.encode_truth(Player.ONE)
    assert apart > 10


def test_features_are_read_by_their_kinds() -> None:
    section = Section()
    section.word()
    assert [section.flag("a"), section.one_of("b", "x", "y", "z"), section.set_of("c", "x", "y")] == [0, 1, 4]
    section.word()
    assert [section.counts("d", 2, "x", "y"), section.thermometer("e", 4), section.number("f", 5)] == [0, 4, 8]
    table = FeatureTable("none", 3)
    table.section("my ", section)
    table.codes("g", 2)
    assert len(table) == 8 and table.size == 128 + 16 and "bits 1 to 3" in repr(table.by_name["my b"])
    words = 1 | 0b100 << 1 | 0b10 << 4 | (0b1101 | 0b0111 << 4 | 19 << 8) << 64 | 7 << 128 | 200 << 136
    data = words.to_bytes(table.byte_size, "little")
    wanted = {"my a": 1, "my b": 2, "my c": 2, "my d": (1, 2), "my e": 3, "my f": 19, "g.0": 7, "g.1": 200}
    assert table.decode(data) == wanted
    with pytest.raises(ValueError, match="18 bytes"):
        table.decode(data[1:])


@pytest.mark.parametrize("viewer", [0, 1, "1", -1, kleos.CHANCE])
def test_only_viewers_are_encoded_for(viewer: Any) -> None:
    state: State = default("hector").start()
    with pytest.raises(TypeError):
        state.encode(viewer)
    with pytest.raises(TypeError):
        state.encode_truth(viewer)
    with pytest.raises(TypeError):
        state.encode_truth(None)  # type: ignore[arg-type]
