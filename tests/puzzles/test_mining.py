"""Finding puzzles: the proof of wins and counting on small positions, mining that goes on, and choosing."""

from pathlib import Path
from random import Random

import msgspec
import pytest

import kleos
from kleos import Player
from kleos.core.errors import BadRecord
from kleos.lessons.lesson import lesson_of
from kleos.puzzles import mining
from kleos.puzzles.deducing import deduction_at, guessed, held_in, right_answer
from kleos.puzzles.mining import Mined, chosen, mine
from kleos.puzzles.puzzle import DEDUCE, Puzzle, Score, puzzles_of
from kleos.puzzles.winning import Worlds, winning_moves
from tests.insight.positions import decisions

BUDGET = 20_000


def test_the_tenth_city_is_won_by_the_attack_that_the_lesson_teaches() -> None:
    game = kleos.load("hellas")
    lesson = lesson_of("hellas", "tenth")
    state = game.position(lesson.position)
    for code in ("attack", "target 4"):
        seen = state.observe(Player.ONE)
        worlds = Worlds(game, seen, "test")
        assert code in winning_moves(game, seen, worlds, BUDGET)
        state.apply(game.parse(code))
    seen = state.observe(Player.ONE)
    assert "withdraw" in seen.legal and "withdraw" not in winning_moves(game, seen, Worlds(game, seen, "test"), BUDGET)


def test_worlds_are_different_and_fit() -> None:
    game = kleos.load("hector")
    for seen in decisions(game, 3):
        assert seen.viewer is not None
        worlds = Worlds(game, seen, "test", 20)
        assert len({str(world) for world in worlds.worlds}) == len(worlds.worlds)
        assert all(world.observe(seen.viewer).table == seen.table for world in worlds.worlds)
        assert worlds.is_every == (len(worlds.worlds) < 20)


@pytest.mark.parametrize("code", ["hector", "hellas", "olympus"])
def test_a_deduction_has_one_answer(code: str) -> None:
    game, found = kleos.load(code), 0
    for number, seen in enumerate(decisions(game, 20)):
        deduction = deduction_at(game, seen, Random(number))
        if deduction is None:
            continue
        found += 1
        assert deduction.answer in deduction.options
        assert right_answer(deduction.asks, deduction.card, deduction.counts) == deduction.answer
        held = held_in(game, seen, 300, Random(number))
        assert guessed(deduction.asks, deduction.card, deduction.options, held, Random(0)) in deduction.options
    assert found > 3


def test_mining_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def one(code: str, seed: str, number: int, kinds: tuple[str, ...]) -> bytes:
        asked.append(number)
        return msgspec.json.encode(Mined(code, seed, number, ()))

    monkeypatch.setattr(mining, "mine_one", one)
    path, told = tmp_path / "mined", []
    assert len(mine("hector", 3, "1", path, 1, lambda done, found: told.append(done))) == 3
    path.write_bytes(path.read_bytes()[:-4])  # the last line was cut off
    assert len(mine("hector", 4, "1", path, 1, lambda done, found: told.append(done))) == 4
    assert asked == [0, 1, 2, 2, 3] and told == [0, 1, 2, 3, 2, 3, 4]
    with pytest.raises(BadRecord):
        mine("hector", 4, "2", path, 1, lambda done, found: None)
    path.write_bytes(b"nonsense\n")
    with pytest.raises(BadRecord):
        mine("hector", 4, "1", path, 1, lambda done, found: None)


def test_the_choice_is_of_every_difficulty() -> None:
    base = next(puzzle for puzzle in puzzles_of("hector") if puzzle.kind == DEDUCE)

    def one(number: int, failed: int) -> Puzzle:
        return msgspec.structs.replace(base, luck=f"x/{number}", scores={"novice": Score(10, failed)})

    mined = [Mined("hector", "1", k, (one(k, k % 11),)) for k in range(44)]
    picked = chosen(mined, 10)
    assert [puzzle.name for puzzle in picked] == [f"deduce-{k:02}" for k in range(1, 11)]
    failed = [puzzle.scores["novice"].failed for puzzle in picked]
    assert failed == sorted(failed) and failed[0] == 1 and failed[-1] == 10
