"""Every puzzle that comes with Kleos: legal, consistent, its answers accepted and no other, and certain as it says."""

from datetime import date, timedelta
from random import Random

import msgspec
import pytest

from kleos import Player
from kleos.bots.levels import NAMES
from kleos.catalogue import GAMES
from kleos.core.errors import GameError, GameOver, NotationError
from kleos.insight.chances import InsightPlan
from kleos.puzzles.checking import check
from kleos.puzzles.deducing import count_cards, right_answer
from kleos.puzzles.finding import ERRORS, LEAD, TENFOLD
from kleos.puzzles.puzzle import (
    DECIDE,
    DEDUCE,
    KINDS,
    SEPARATOR,
    WIN,
    Puzzle,
    daily,
    game_of,
    line_of,
    of_kind,
    puzzle_of,
    puzzles_of,
    read_puzzle,
)
from kleos.puzzles.puzzle_run import PuzzleRun
from tests.support import SHARE, many

EVERY = [puzzle for code in GAMES for puzzle in puzzles_of(code)]
NAMED = pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: f"{puzzle.game}-{puzzle.name}")


def some(kind: str, reduced: int) -> list[Puzzle]:
    """A few puzzles of a kind, from all games; all of them in the long run."""
    found = [puzzle for puzzle in EVERY if puzzle.kind == kind]
    return Random(7).sample(found, min(len(found), many(reduced, len(found))))


def test_there_are_enough_and_their_names_are_theirs_alone() -> None:
    for code in GAMES:
        names = [puzzle.name for puzzle in puzzles_of(code)]
        assert len(names) == len(set(names)) >= 60
        assert {puzzle.kind for puzzle in puzzles_of(code)} == set(KINDS)
        assert len({bytes(puzzle.seen) for puzzle in puzzles_of(code)}) == len(names)


@NAMED
def test_a_puzzle_is_a_position_that_can_be(puzzle: Puzzle) -> None:
    game = game_of(puzzle.game)
    seen = puzzle.observation(game)
    assert seen.viewer is puzzle.seat and seen.log == ()
    worlds = [game.imagine(seen, Random(seed)) for seed in range(4)]
    for world in worlds:
        again = world.observe(puzzle.seat)
        assert (again.table, again.legal) == (seen.table, seen.legal)
        assert world.actor is puzzle.seat
    assert read_puzzle(line_of(puzzle)) == puzzle


@NAMED
def test_what_is_accepted_is_legal_and_nothing_else_is_accepted(puzzle: Puzzle) -> None:
    run = PuzzleRun(puzzle)
    assert run.accepted and set(run.accepted) < set(run.choices)
    for code in run.choices:
        again = PuzzleRun(puzzle)
        assert again.attempt(code) == (code in run.accepted)
        assert again.path == ([code] if code in run.accepted else [])


@NAMED
def test_every_path_of_answers_can_be_played_and_ends_solved(puzzle: Puzzle) -> None:
    for joined, accepted in puzzle.answers.items():
        path = tuple(joined.split(SEPARATOR)) if joined else ()
        before = PuzzleRun(puzzle, path)
        assert set(accepted) <= set(before.choices) and not before.is_solved
        for code in accepted:
            run = PuzzleRun(puzzle, (*path, code))
            if run.is_solved and puzzle.kind == WIN and run.match.outcome is not None:  # else every move wins: `check`
                assert run.match.outcome.winner is run.seat


@NAMED
def test_the_same_answers_lead_to_the_same_table(puzzle: Puzzle) -> None:
    path: list[str] = []
    while True:
        one, two = PuzzleRun(puzzle, path), PuzzleRun(puzzle, path)
        assert one.seen == two.seen
        if one.is_solved:
            return
        path.append(one.accepted[0])


@NAMED
def test_the_levels_were_asked(puzzle: Puzzle) -> None:
    assert list(puzzle.scores) == list(NAMES)
    assert all(0 <= score.failed <= score.asked and score.asked for score in puzzle.scores.values())
    assert 0 <= puzzle.difficulty <= 1


# Certain as it says.


@pytest.mark.parametrize(
    "puzzle", [one for one in EVERY if one.kind == DEDUCE], ids=lambda one: f"{one.game}-{one.name}"
)
def test_a_deduction_follows_from_counting(puzzle: Puzzle) -> None:
    game = game_of(puzzle.game)
    counted = {one.card: one for one in count_cards(game, puzzle.observation(game))}
    assert all(counted[one.card] == one for one in puzzle.counts)
    assert puzzle.answers == {"": (right_answer(puzzle.asks, puzzle.card, puzzle.counts),)}


@pytest.mark.parametrize("puzzle", some(DEDUCE, 12), ids=lambda one: f"{one.game}-{one.name}")
def test_imagined_hands_bear_a_deduction_out(puzzle: Puzzle) -> None:
    assert check(puzzle, "test", 0) == check(puzzle, "other", 0) and check(puzzle, "test", 0).holds


@pytest.mark.parametrize("puzzle", some(WIN, 4), ids=lambda one: f"{one.game}-{one.name}")
def test_a_win_is_forced_in_other_worlds_too(puzzle: Puzzle) -> None:
    assert check(puzzle, "test", 0, many(12, 60)).flaw == ""


@pytest.mark.parametrize(
    "puzzle", [one for one in EVERY if one.kind == DECIDE], ids=lambda one: f"{one.game}-{one.name}"
)
def test_a_decision_states_what_it_promises(puzzle: Puzzle) -> None:
    assert puzzle.lead >= LEAD and puzzle.lead >= ERRORS * puzzle.error
    assert puzzle.sims == TENFOLD * InsightPlan().sims
    assert puzzle.chance > puzzle.next_best


@pytest.mark.parametrize("puzzle", some(DECIDE, 3), ids=lambda one: f"{one.game}-{one.name}")
def test_the_best_move_is_best_with_a_fresh_seed(puzzle: Puzzle) -> None:
    sims = (TENFOLD if SHARE == 1 else 1) * InsightPlan().sims
    assert check(puzzle, "test", sims).flaw == ""


def test_a_wrong_answer_does_not_pass_the_check() -> None:
    """The check can fail: with another answer every kind does."""
    for kind in KINDS:
        puzzle = of_kind("hector", kind)[0]
        run = PuzzleRun(puzzle)
        other = next(code for code in run.choices if code not in run.accepted)
        changed = msgspec.structs.replace(puzzle, answers={"": (other,)})
        assert not check(changed, "test", 1_000, 12).holds
    assert not check(msgspec.structs.replace(puzzle, version="0"), "test", 100).holds


# The day, and nonsense.


@pytest.mark.parametrize("code", GAMES)
def test_every_puzzle_has_its_day_before_one_comes_again(code: str) -> None:
    first, count = date(2026, 1, 1), len(puzzles_of(code))
    names = [daily(code, first + timedelta(days=day)).name for day in range(count)]
    assert sorted(names) == sorted(puzzle.name for puzzle in puzzles_of(code))
    assert daily(code, first + timedelta(days=count)).name == names[0]


def test_nonsense_is_refused_by_type() -> None:
    run = PuzzleRun(of_kind("hector", DECIDE)[0])
    for code in ("sing", "", "play Q9", "x" * 500):
        with pytest.raises(GameError):
            run.attempt(code)
    assert run.path == []
    choice = PuzzleRun(of_kind("hector", DEDUCE)[0])
    with pytest.raises(NotationError):
        choice.attempt("pass")
    assert choice.attempt(choice.accepted[0])
    with pytest.raises(GameOver):
        choice.attempt(choice.puzzle.options[0])
    with pytest.raises(GameError):
        puzzle_of("hector", "nothing")
    with pytest.raises(GameError):
        puzzles_of("chess")


@pytest.mark.parametrize("line", [b"", b"[]", b"{", b'{"name": 1}', b"[" * 5000, line_of(EVERY[0])[:-3], b"\xff"])
def test_a_broken_file_is_refused_by_type(line: bytes) -> None:
    with pytest.raises(NotationError):
        read_puzzle(line)


def test_a_position_that_cannot_be_is_refused_by_the_gate() -> None:
    puzzle = of_kind("hector", WIN)[0]
    data = msgspec.json.decode(puzzle.seen)
    data["table"]["sides"][0]["favour"] = 8
    broken = msgspec.structs.replace(puzzle, seen=msgspec.Raw(msgspec.json.encode(data)))
    with pytest.raises(NotationError):
        PuzzleRun(broken)


def test_the_solver_is_a_player() -> None:
    assert {puzzle.seat for puzzle in EVERY} == set(Player)
