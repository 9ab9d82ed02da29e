"""Learning in the terminal: each course is finished by typing, anything may be tried, and progress is kept."""

import json
from pathlib import Path

import pytest

from kleos.cli.learn import Progress
from kleos.lessons.lesson import Lesson, course, games_with_courses
from kleos.lessons.lesson_run import LessonRun
from kleos.text.words import LANGUAGES, say
from tests.cli.terminal import kleos, one_line_error


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own."""
    monkeypatch.setattr("kleos.cli.learn.user_data_path", lambda _: tmp_path)
    return tmp_path


def typed(lesson: Lesson) -> list[str]:
    """What finishes a lesson: moves by their codes, Enter where there is only something to read."""
    run, lines = LessonRun(lesson), []
    while run.step is not None:
        lines.append(run.shown_move(run.step.accept) if run.step.accept else "")
        run.skip()
    return lines


@pytest.mark.parametrize("game", games_with_courses())
def test_a_course_is_finished_by_typing(game: str, data_folder: Path) -> None:
    lessons = course(game)
    run = kleos("learn", game, typed=[line for lesson in lessons for line in typed(lesson)])
    assert run.code == 0 and "Traceback" not in run.out and "{" not in run.out
    for lesson in lessons:
        assert say(lesson.message) in run.out
    assert f"kleos play {game} --against novice" in " ".join(run.out.split())
    assert json.loads((data_folder / "lessons.json").read_text())[game] == [one.name for one in lessons]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_every_language(language: str) -> None:
    lesson = course("hector")[0]
    run = kleos("--lang", language, "learn", "hector", lesson.name, typed=[*typed(lesson), "quit"])
    told = " ".join(run.out.split())
    assert " ".join(say(f"{lesson.message}-end", language=language).split()) in told


def test_any_move_may_be_tried_and_is_answered() -> None:
    run = kleos("learn", "hector", "colours", typed=["", "play R4", "play B2", "quit"])
    told = " ".join(run.out.split())
    assert say("lesson-hector-colours-play-red") in told
    assert say("learn-taken-back") in told
    assert say("lesson-hector-colours-end") in told


def test_skip_back_restart_and_another_lesson() -> None:
    run = kleos(
        "learn", "hector", "hand", typed=["skip", "skip", "back", "restart", "lesson bluff", "lesson 9", "quit"]
    )
    assert run.code == 0
    titles = [say(f"lesson-hector-{name}") for name in ("hand", "bluff", "opening")]
    assert [title in run.out for title in titles] == [True, True, True]
    assert run.out.count(say("lesson-hector-hand-discard")[:40]) == 2
    assert run.out.count(say("lesson-hector-hand-play")[:40]) == 2


def test_nonsense_costs_a_line_and_nothing_else() -> None:
    run = kleos(
        "learn", "hector", "colours", typed=["sing", "play N1", "999", "undo", "lesson 99", "help", "", "next", "quit"]
    )
    assert run.code == 0 and "Traceback" not in run.out
    assert say("learn-no-next") in run.out
    assert "kleos learn hector" in run.out


def test_the_list_shows_what_is_done_and_the_course_goes_on_there(data_folder: Path) -> None:
    first, second = course("hector")[:2]
    Progress(data_folder).finish(first)
    listed = kleos("learn", "hector", "--list").out.splitlines()
    assert ["✓" in line for line in listed[:2]] == [True, False]
    assert say(second.message) in kleos("learn", "hector", typed=["quit"]).out


@pytest.mark.parametrize("content", ["", "[1]", '{"hector": 3}', '{"hector": [3]}', "\x00"])
def test_a_broken_file_of_progress_is_no_obstacle(data_folder: Path, content: str) -> None:
    (data_folder / "lessons.json").write_text(content)
    assert Progress(data_folder).done("hector") == []
    Progress(data_folder).finish(course("hector")[0])
    assert Progress(data_folder).done("hector") == [course("hector")[0].name]


def test_an_unknown_lesson_or_game_is_refused_in_one_line() -> None:
    assert "nothing" in one_line_error(kleos("learn", "hector", "nothing"))
    assert "chess" in one_line_error(kleos("learn", "chess"))
