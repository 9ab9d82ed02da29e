"""Replaying and verifying what `save` wrote."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kleos as package
from kleos.core.record import Record, read_record, seal
from tests.cli.terminal import kleos, one_line_error


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game against uniform, with an undo in it."""
    file = tmp_path_factory.mktemp("records") / "game.json"
    opening = ["1", "1", "pass", "undo"]
    run = kleos("play", "hector", "--seed", "3", "--against", "uniform", typed=[*opening, *["1"] * 400])
    decisions = run.out.count("\n> 1\n")
    kleos(
        "play", "hector", "--seed", "3", "--against", "uniform", typed=[*opening, *["1"] * (decisions - 2), str(file)]
    )
    assert file.exists()
    return file


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """A game that has just begun."""
    file = tmp_path / "running.json"
    kleos("play", "hector", "--seed", "3", typed=["1", "1", "1", f"save {file}"])
    return file


@pytest.mark.parametrize("view", ["1", "2", "public", "full"])
def test_replay_prints_the_whole_game(finished: Path, view: str) -> None:
    run = kleos("replay", str(finished), "--as", view)
    assert run.code == 0
    assert "the game: " in run.out
    assert "is scored" in run.out or "retreats" in run.out
    assert max(len(line) for line in run.out.splitlines()) <= 80
    assert ("Player 2 draws 4 cards" in run.out) == (view == "public")


def test_a_running_game_is_shown_without_its_secrets(running: Path) -> None:
    run = kleos("replay", str(running))
    assert "as anybody could see it" in run.out
    assert "Player 1 draws 4 cards" in run.out
    assert "the game is not over" in run.out


def test_a_redacted_record_has_one_view(finished: Path, tmp_path: Path) -> None:
    record = read_record(finished.read_bytes())
    match = package.Match.replay(record, package.load("hector"))
    file = tmp_path / "public.json"
    file.write_bytes(match.record("public").to_bytes())
    run = kleos("replay", str(file))
    assert run.code == 0
    assert "as anybody could see it" in run.out
    assert "allowed: public" in one_line_error(kleos("replay", str(file), "--as", "1"))
    assert "a full one is needed" in one_line_error(kleos("play", "hector", "--load", str(running_copy(tmp_path))))
    assert "only the seal" in kleos("verify", str(file)).out


BREAKS: dict[str, Callable[[Record], dict[str, Any]]] = {
    "no tables": lambda record: {"frames": ()},
    "a table short": lambda record: {"frames": record.frames[:-1]},
    "nobody decides": lambda record: {"by": record.by[:-3]},
    "another thing": lambda record: {"frames": ({"phase": 3}, *record.frames[1:])},
    "nothing in it": lambda record: {"frames": tuple(emptied(frame) for frame in record.frames)},
}


def emptied(value: Any) -> Any:
    """The same shape, but every list is empty and every number far too large."""
    if isinstance(value, dict):
        return {name: emptied(part) for name, part in value.items()}
    if isinstance(value, (list, tuple)):
        return []
    return value if isinstance(value, (bool, str)) or value is None else 10**6


@pytest.mark.parametrize("how", list(BREAKS))
@pytest.mark.parametrize("code", ["hector", "olympus", "hellas"])
def test_nonsense_in_a_redacted_record_is_one_clear_line(tmp_path: Path, code: str, how: str) -> None:
    match = package.Match(package.load(code), package.SeededDealer(1))
    for _ in range(12):
        actor = match.state.actor
        assert isinstance(actor, package.Player)
        match.play(actor, match.observe(actor).legal[0])
    record = match.record(package.Player.ONE)
    file = tmp_path / "nonsense.json"
    file.write_bytes(seal(msgspec.structs.replace(record, **BREAKS[how](record))).to_bytes())
    assert one_line_error(kleos("replay", str(file)))


def running_copy(folder: Path) -> Path:
    """The public record of a game that still runs."""
    fresh = package.Match(package.load("hector"), package.SeededDealer(1))
    file = folder / "fresh.json"
    file.write_bytes(fresh.record("public").to_bytes())
    return file


def test_verify_deals_the_seed_again(finished: Path) -> None:
    run = kleos("verify", str(finished))
    assert run.code == 0
    assert "seal intact" in run.out
    assert "follow from seed 3" in run.out
    found = json.loads(kleos("verify", str(finished), "--json").out)
    assert found["seal"] and found["replayed"]
    assert found["draws"] > 50


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_changed_record_is_refused(finished: Path, tmp_path: Path, command: str) -> None:
    file = tmp_path / "changed.json"
    file.write_bytes(finished.read_bytes().replace(b'"uniform"', b'"greedy"'))
    assert "changed after it was sealed" in one_line_error(kleos(command, str(file)))


def test_a_forged_draw_is_found_though_it_is_sealed_anew(finished: Path, tmp_path: Path) -> None:
    record = read_record(finished.read_bytes())
    moves = list(record.moves)
    at = next(k for k, code in enumerate(moves) if code.startswith("tile "))
    moves[at] = "tile 1" if moves[at] != "tile 1" else "tile 2"
    shortened = msgspec.structs.replace(record, moves=tuple(moves[: at + 1]), result=None)
    file = tmp_path / "forged.json"
    file.write_bytes(seal(shortened).to_bytes())
    assert "the seed deals" in one_line_error(kleos("verify", str(file)))


def test_a_forged_move_is_found_though_it_is_sealed_anew(finished: Path, tmp_path: Path) -> None:
    record = read_record(finished.read_bytes())
    forged = msgspec.structs.replace(record, moves=("retreat", *record.moves[1:]))
    file = tmp_path / "forged.json"
    file.write_bytes(seal(forged).to_bytes())
    assert "step 0" in one_line_error(kleos("verify", str(file)))


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[]", b"{}", b'{"format": "other"}', b"[" * 100_000])
@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "hector", "--load"]])
def test_broken_records_are_one_clear_line(tmp_path: Path, content: bytes, command: list[str]) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    assert "not a saved game" in one_line_error(kleos(*command, str(file)))


def test_a_view_that_does_not_exist(finished: Path) -> None:
    assert "1, 2, public, full" in one_line_error(kleos("replay", str(finished), "--as", "3"))
