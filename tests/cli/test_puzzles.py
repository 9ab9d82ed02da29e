"""Puzzles in the terminal: solved by typing, wrong answers told, the day's streak kept, and nonsense refused."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from kleos.catalogue import GAMES
from kleos.cli.puzzles import Progress, today
from kleos.puzzles.puzzle import DEDUCE, KINDS, Puzzle, daily, of_kind, puzzles_of
from kleos.puzzles.puzzle_run import PuzzleRun
from kleos.text.words import LANGUAGES, say
from tests.cli.terminal import kleos, one_line_error


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own."""
    monkeypatch.setattr("kleos.cli.puzzles.user_data_path", lambda _: tmp_path)
    return tmp_path


def typed(puzzle: Puzzle) -> list[str]:
    """What solves a puzzle: numbers of answers, codes of moves."""
    run, lines = PuzzleRun(puzzle), []
    while not run.is_solved:
        code = run.accepted[0]
        lines.append(str(puzzle.options.index(code) + 1) if puzzle.kind == DEDUCE else code)
        run.attempt(code)
    return lines


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_of_each_kind_is_solved_by_typing(game: str, kind: str, data_folder: Path) -> None:
    puzzle = of_kind(game, kind)[0]
    run = kleos("puzzles", "play", game, puzzle.name, typed=typed(puzzle))
    assert run.code == 0 and "Traceback" not in run.out and "{" not in run.out
    assert say("puzzle-right") in run.out
    assert json.loads((data_folder / "puzzles.json").read_text())[f"{game} solved"] == [puzzle.name]


def test_a_wrong_answer_is_said_to_be_wrong_and_is_not_solved(data_folder: Path) -> None:
    puzzle = of_kind("hector", DEDUCE)[0]
    wrong = next(k for k, option in enumerate(puzzle.options, 1) if option not in puzzle.accepted(()))
    run = kleos("puzzles", "play", "hector", puzzle.name, typed=[str(wrong), "99", "hint", *typed(puzzle)])
    told = " ".join(run.out.split())
    assert say("puzzle-wrong") in told and say("puzzle-right") in told and say("puzzle-look-deduce") in told
    assert not (data_folder / "puzzles.json").exists()


def test_the_answer_can_be_shown_and_the_puzzle_left() -> None:
    puzzle = of_kind("olympus", DEDUCE)[0]
    run = kleos("puzzles", "play", "olympus", puzzle.name, typed=["answer", "help", "restart", "quit"])
    assert run.code == 0 and say("puzzle-answer", {"answer": ""}).strip() in run.out


def test_the_daily_puzzle_makes_a_streak(data_folder: Path) -> None:
    yesterday = (today() - timedelta(days=1)).isoformat()
    (data_folder / "puzzles.json").write_text(json.dumps({"hellas days": [yesterday]}))
    run = kleos("puzzles", "play", "hellas", "--daily", typed=typed(daily("hellas", today())))
    assert say("puzzle-streak", {"days": 2}) in run.out


@pytest.mark.parametrize("kept", ["", "[]", "nonsense", '{"hector days": 3}', '{"hector solved": [1, null]}'])
def test_a_broken_file_of_progress_is_no_obstacle(kept: str, data_folder: Path) -> None:
    (data_folder / "puzzles.json").write_text(kept)
    progress = Progress()
    assert progress.read("hector", "solved") == [] and progress.streak("hector", date(2026, 1, 1)) == 0
    progress.note("hector", "solved", "win-01")
    assert progress.read("hector", "solved") == ["win-01"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_speak_every_language(language: str) -> None:
    for game in GAMES:
        for kind in KINDS:
            puzzle = of_kind(game, kind)[-1]
            run = kleos("--lang", language, "puzzles", "play", game, puzzle.name, typed=["hint", *typed(puzzle)])
            assert run.code == 0 and "{" not in run.out and "}" not in run.out
            assert say("puzzle-right", language=language) in run.out


def test_programs_get_puzzles_without_answers() -> None:
    run = kleos("puzzles", "play", "hellas", "--daily", "--json")
    (found,) = json.loads(run.out)
    assert found["name"] == daily("hellas", today()).name and found["observation"]["viewer"] in (1, 2)
    assert "answers" not in found and "counts" not in found
    many = json.loads(kleos("puzzles", "play", "hector", "--kind", "win", "--json").out)
    assert len(many) == len(of_kind("hector", "win"))


def test_the_count_is_printed() -> None:
    for game in GAMES:
        assert kleos("puzzles", "check", game, "--count").out == f"{len(puzzles_of(game))}\n"
    assert json.loads(kleos("puzzles", "check", "hector", "--count", "--json").out) == {
        kind: len(of_kind("hector", kind)) for kind in KINDS
    }


def test_a_check_tells_how_many_hold() -> None:
    run = kleos("puzzles", "check", "olympus", "--kind", "deduce")
    count = len(of_kind("olympus", DEDUCE))
    assert run.code == 0
    assert say("puzzle-checked", {"game": "olympus", "count": count, "all": count}) in run.out


@pytest.mark.parametrize(
    "words",
    [
        ["play", "chess"],
        ["play", "hector", "nothing"],
        ["play", "hector", "--kind", "mate"],
        ["check", "chess", "--count"],
        ["check", "hector", "--kind", "mate"],
        ["check", "hector", "--sims", "1"],
        ["mine", "chess", "--out", "x"],
        ["mine", "hector", "--games", "0", "--out", "x"],
        ["mine", "hector"],
        ["sing"],
    ],
)
def test_nonsense_is_one_line_and_exit_code_2(words: list[str]) -> None:
    assert one_line_error(kleos("puzzles", *words))


def test_a_file_that_is_no_mine_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mined"
    path.write_text("nonsense\n")
    assert "mined" in one_line_error(kleos("puzzles", "mine", "hector", "--games", "1", "--out", str(path)))
    assert one_line_error(kleos("puzzles", "mine", "hector", "--games", "1", "--out", str(tmp_path / "no" / "where")))
