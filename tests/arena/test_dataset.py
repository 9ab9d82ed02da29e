"""Datasets of an arena: a row for each decision as its player saw it, the truth apart, and the same in both forms."""

import json
from pathlib import Path
from random import Random

import pytest

import kleos
from kleos import Match, Player, SeededDealer
from kleos.bots.registry import make
from tests.cli.terminal import kleos as command
from tests.cli.terminal import one_line_error

np = pytest.importorskip("numpy")
from kleos.arena.dataset import Dataset, read  # noqa: E402

PLAYERS = "greedy,ismcts:sims=30"


def dataset(folder: Path, game: str, form: str = "jsonl", games: int = 2) -> Dataset:
    """The dataset of a small arena, the truth included."""
    options = ["--games", str(games), "--seed", "7", "--dataset", str(folder), "--dataset-form", form, "--quiet"]
    done = command("arena", game, "--players", PLAYERS, *options)
    assert done.code == 0, done.err
    return read(folder, truth=True)


@pytest.mark.parametrize("game", ["hector", "olympus", "hellas"])
def test_every_decision_is_told_as_its_player_saw_it(game: str, tmp_path: Path) -> None:
    found = dataset(tmp_path / "out", game)
    loaded = kleos.load(game)
    rows = len(found.moves)
    assert rows > 20 and set(found.players) == {"greedy", "ismcts:sims=30"} and set(found.seats) == {1, 2}
    assert found.features.shape == (rows, loaded.features.size) and set(np.unique(found.features)) <= {0, 1}
    assert found.truth.shape == (rows, loaded.truth_features.size)
    assert found.masks[np.arange(rows), found.moves].all(), "what was played was legal"
    assert (found.masks.sum(1) >= 1).all() and not (found.policies[found.masks == 0]).any()
    assert found.policies.sum(1) == pytest.approx(np.ones(rows), abs=1e-5)
    assert (found.policies[np.arange(rows), found.moves] > 0).all(), "nothing is played that has no share"
    assert set(np.unique(found.results)) <= {0.0, 0.5, 1.0}
    for seat in (1, 2):
        mine = found.seats == seat
        assert len(set(zip(found.deals[mine], found.results[mine], found.adjusted[mine], strict=True))) <= 2


def test_the_first_rows_are_those_of_the_game_itself(tmp_path: Path) -> None:
    found = dataset(tmp_path / "out", "olympus")
    game = kleos.load("olympus")
    match = Match(game, SeededDealer("7/0"))
    for k in range(10):
        seat = match.state.actor
        assert isinstance(seat, Player) and found.seats[k] == seat.seat
        bits = np.unpackbits(np.frombuffer(match.state.encode(seat), np.uint8), bitorder="little")
        assert (found.features[k] == bits).all()
        assert found.masks[k].nonzero()[0].tolist() == [move.index for move in match.state.legal_moves()]
        if found.players[k] == "greedy":
            shares = make("greedy", game).policy(match.observe(seat), Random(1))
            told = {move.index: share for move, share in shares.items() if share}
            assert {int(i): float(found.policies[k, i]) for i in found.policies[k].nonzero()[0]} == pytest.approx(told)
        match.play(seat, game.moves[int(found.moves[k])])


def test_parquet_and_json_lines_tell_the_same(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    lines, parquet = dataset(tmp_path / "lines", "hector"), dataset(tmp_path / "parquet", "hector", "parquet")
    for name in ("features", "masks", "moves", "seats", "results", "deals", "truth"):
        assert (getattr(lines, name) == getattr(parquet, name)).all(), name
    assert parquet.policies == pytest.approx(lines.policies, abs=1e-6)
    assert parquet.adjusted == pytest.approx(lines.adjusted, abs=1e-6)
    assert parquet.players == lines.players


def test_the_truth_is_not_among_what_players_saw(tmp_path: Path) -> None:
    dataset(tmp_path / "out", "hector")
    first = json.loads((tmp_path / "out" / "decisions.jsonl").read_text("utf-8").splitlines()[0])
    assert "truth" not in first and "codes" not in first
    head = json.loads((tmp_path / "out" / "head.json").read_text("utf-8"))
    assert head["players"]["greedy"] == "greedy" and head["features"] == kleos.load("hector").features.version
    assert read(tmp_path / "out").truth is None


def test_a_place_that_cannot_be_is_refused_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").write_text("mine")
    base = ("arena", "hector", "--players", PLAYERS, "--games", "2")
    assert "full" in one_line_error(command(*base, "--dataset", str(tmp_path / "full")))
    odd = (*base, "--dataset", str(tmp_path / "new"), "--dataset-form", "xml")
    assert "parquet" in one_line_error(command(*odd)) and not (tmp_path / "new").exists()


def test_results_without_moves_make_no_dataset(tmp_path: Path) -> None:
    base = ("arena", "hector", "--players", "greedy,uniform", "--games", "2", "--out", str(tmp_path / "r.jsonl"), "-q")
    assert command(*base).code == 0
    assert "--dataset" in one_line_error(command(*base, "--dataset", str(tmp_path / "out")))


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    (tmp_path / "head.json").write_text('{"format": "other"}')
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(kleos.BadRecord):
            read(folder)
