"""Puzzles on the page: solved by mouse, keys and finger; no answer comes before it is due; what was solved is kept."""

import json
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from kleos.catalogue import GAMES
from kleos.puzzles.puzzle import DECIDE, DEDUCE, KINDS, WIN, Puzzle, of_kind, puzzle_of, puzzles_of
from kleos.puzzles.puzzle_run import PuzzleRun
from tests.web.conftest import Visit
from tests.web.looks import SIDEWAYS, wrong_looks, wrong_words
from tests.web.test_access import violations
from tests.web.test_learn import press
from tests.web.visitor import Visitor

PHONE: ViewportSize = {"width": 390, "height": 664}
LANGUAGES = ("en", "de", "nl", "fr")
# One of each kind, a game each.
CASES = [("hector", WIN), ("olympus", DEDUCE), ("hellas", DECIDE)]


def simple(game: str, kind: str) -> Puzzle:
    """A puzzle of a kind whose first answer is its last."""
    return next(one for one in of_kind(game, kind) if PuzzleRun(one, one.accepted(())[:1]).is_solved)


def open_puzzle(visitor: Visitor, puzzle: Puzzle) -> None:
    """Begin a puzzle."""
    visitor.go(f"/puzzles/{puzzle.game}/{puzzle.name}")
    visitor.page.wait_for_selector("[data-question=open]")


def solve(visitor: Visitor, puzzle: Puzzle, by: str = "play") -> None:
    """Give accepted answers by mouse, finger or keys until nothing more is asked."""
    run = PuzzleRun(puzzle)
    while not run.is_solved:
        code = run.accepted[0]
        if puzzle.kind == DEDUCE:
            press(visitor, f'[data-option="{code}"]', by)
        else:
            visitor.until(lambda code=code: code in visitor.offered())  # type: ignore[misc]
            getattr(visitor, by)(code)
        run.attempt(code)
    visitor.page.wait_for_selector("[data-question=right] [data-told=answer]")


def heard(visitor: Visitor) -> list[dict[str, Any]]:
    """What the server said of puzzles so far."""
    return [found for text in visitor.received if (found := json.loads(text)) and "question" in found]


@pytest.mark.parametrize(("game", "kind"), CASES)
def test_a_puzzle_of_each_kind_is_solved_by_mouse(visit: Visit, game: str, kind: str) -> None:
    someone, puzzle = visit("/"), simple(game, kind)
    open_puzzle(someone, puzzle)
    assert violations(someone) == []
    assert someone.find("[data-told=answer]").count() == 0
    assert all(one["answer"] == one["reasons"] == [] for one in heard(someone))
    solve(someone, puzzle)
    assert violations(someone) == []
    assert "[" not in someone.find("[data-question]").inner_text(), "a clause is a sign, not a code in brackets"
    row = someone.find(f'[data-theme-row="{kind}"]')
    assert f"1 of {len(of_kind(game, kind))}" in row.inner_text()
    someone.page.keyboard.press("n")
    someone.page.wait_for_url(lambda url: f"/puzzles/{game}/{kind}-" in url and not url.endswith(puzzle.name))
    someone.page.wait_for_selector("[data-question=open]")


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_is_solved_by_keyboard_alone(visit: Visit, kind: str) -> None:
    someone, puzzle = visit("/"), simple("hector", kind)
    open_puzzle(someone, puzzle)
    someone.count_presses()
    solve(someone, puzzle, by="key")
    assert someone.presses()[0] == 0


def test_a_win_of_several_moves_is_solved_move_by_move(visit: Visit) -> None:
    someone, puzzle = visit("/"), puzzle_of("hector", "win-02")
    open_puzzle(someone, puzzle)
    solve(someone, puzzle)
    assert len(heard(someone)[-1]["path"]) > 1


def test_a_wrong_move_is_shown_and_taken_back_and_does_not_count(visit: Visit) -> None:
    someone, puzzle = visit("/"), simple("hector", DECIDE)
    run = PuzzleRun(puzzle)
    open_puzzle(someone, puzzle)
    wrong = next(code for code in someone.offered() if code in run.choices and code not in run.accepted)
    someone.play(wrong)
    someone.page.wait_for_selector("[data-told=wrong]")
    someone.page.keyboard.press("x")  # any key takes it back
    someone.until(lambda: wrong in someone.offered())
    assert heard(someone)[-1]["answer"] == []
    solve(someone, puzzle)
    row = someone.find(f'[data-theme-row="{DECIDE}"]')
    assert row.inner_text().count("0 of") == 1


def test_a_wrong_answer_is_said_to_be_wrong(visit: Visit) -> None:
    someone, puzzle = visit("/"), simple("hellas", DEDUCE)
    open_puzzle(someone, puzzle)
    wrong = next(code for code in puzzle.options if code not in puzzle.accepted(()))
    someone.find(f'[data-option="{wrong}"]').click()
    someone.page.wait_for_selector("[data-told=wrong]")
    assert someone.find(f'[data-option="{wrong}"]').get_attribute("data-wrong") == ""
    assert heard(someone)[-1]["answer"] == []


def test_hint_answer_and_start_over(visit: Visit) -> None:
    someone, puzzle = visit("/"), simple("hellas", DECIDE)
    open_puzzle(someone, puzzle)
    someone.find("[data-look]").click()
    someone.page.wait_for_selector("[data-told=look]")
    assert someone.find("[data-glow]").count() > 0
    assert all(one["answer"] == one["reasons"] == [] for one in heard(someone))
    someone.find("[data-answer]").click()
    someone.page.wait_for_selector("[data-question=open] [data-told=answer]")
    someone.find("[data-restart]").click()
    someone.page.wait_for_function("() => document.querySelector('[data-told]') === null")
    solve(someone, puzzle)
    assert someone.page.evaluate("() => localStorage.getItem('kleos-puzzles')") is None  # it was shown


@pytest.mark.parametrize("game", GAMES)
def test_nothing_tells_the_answer_before_it_is_due(visit: Visit, game: str) -> None:
    """Neither the list, nor the puzzle, nor what is looked at: answer and reasons come when they are asked for."""
    someone = visit("/puzzles")
    open_puzzle(someone, simple(game, DEDUCE))
    someone.page.keyboard.press("h")
    someone.page.wait_for_selector("[data-told=look]")
    assert all(one["answer"] == one["reasons"] == one["path"] == [] for one in heard(someone))
    before = "\n".join(someone.received)
    someone.find("[data-answer]").click()
    someone.page.wait_for_selector("[data-told=answer]")
    reasons = heard(someone)[-1]["reasons"]
    assert reasons
    assert not any(json.dumps(reason, ensure_ascii=False) in before for reason in reasons)


@pytest.mark.parametrize(("game", "kind"), CASES)
def test_a_puzzle_on_a_phone(visit: Visit, game: str, kind: str) -> None:
    someone, puzzle = visit("/", viewport=PHONE, has_touch=True, is_mobile=True), simple(game, kind)
    open_puzzle(someone, puzzle)
    assert someone.measure(SIDEWAYS) == 0
    assert wrong_looks(someone) == []
    assert violations(someone) == []
    someone.find("[data-log]").tap()
    someone.find("[data-look]").tap()
    someone.page.wait_for_selector("[data-told=look]")
    if not someone.find("[data-onward]").count():
        close_drawer(someone)
    solve(someone, puzzle, by="tap")
    assert wrong_looks(someone) == []
    someone.find("[data-onward]").tap()
    someone.page.wait_for_selector("[data-question=open]")


# The height of the lowest unit on the board, in pixels.
LOWEST = "() => Math.min(...[...document.querySelectorAll('[data-slot] .unit')].map((one) => one.clientHeight))"


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (1280, 720), (1024, 768)])
def test_the_question_leaves_the_table_its_room(visit: Visit, width: int, height: int) -> None:
    someone = visit("/", viewport=ViewportSize(width=width, height=height))
    open_puzzle(someone, of_kind("olympus", DEDUCE)[0])
    assert someone.measure(LOWEST) >= 60
    assert wrong_looks(someone) == []


ROWS = "() => new Set([...document.querySelectorAll('[data-option]')].map((one) => one.offsetTop)).size"


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (390, 664)])
def test_numbers_to_choose_from_stand_in_one_row(visit: Visit, width: int, height: int) -> None:
    someone = visit("/", viewport=ViewportSize(width=width, height=height))
    open_puzzle(someone, of_kind("hellas", DEDUCE)[0])
    assert someone.find("[data-option]").count() == 5
    assert someone.measure(ROWS) == 1


def close_drawer(visitor: Visitor) -> None:
    """Close what lies over the table, if it is open."""
    if visitor.find("[data-log]").get_attribute("aria-expanded") == "true":
        visitor.find("[data-log]").tap()


@pytest.mark.parametrize(("language", "case"), [(one, CASES[k % 3]) for k, one in enumerate(LANGUAGES)])
def test_a_puzzle_in_each_language(visit: Visit, language: str, case: tuple[str, str]) -> None:
    someone, puzzle = visit("/", locale=f"{language}-{language.upper()}"), simple(*case)
    open_puzzle(someone, puzzle)
    someone.find("[data-answer]").click()
    someone.page.wait_for_selector("[data-told=answer]")
    assert [*wrong_words(someone, language), *wrong_looks(someone)] == []
    someone.go("/puzzles")
    someone.page.wait_for_selector("[data-puzzles=hellas]")
    assert someone.find("main [data-theme-row]").count() == 9
    assert [*wrong_words(someone, language), *wrong_looks(someone)] == []
    assert violations(someone) == []


def test_the_daily_puzzle_the_streak_and_what_was_solved_are_kept(visit: Visit) -> None:
    someone = visit("/")
    someone.find("[data-puzzle=hector]").click()
    someone.page.wait_for_selector("[data-question=open]")
    assert someone.page.url.endswith("/puzzles/hector")
    sets = json.loads(next(text for text in someone.received if '"daily"' in text))
    found = next(one for one in sets if one["game"] == "hector")
    day, name = date.fromisoformat(found["day"]), found["daily"]
    solve(someone, puzzle_of("hector", name))
    someone.page.wait_for_selector("[data-streak='1']")
    yesterday = (day - timedelta(days=1)).isoformat()
    kept = json.dumps({"hector": [name], "hector days": [yesterday, day.isoformat()]})
    someone.page.evaluate("(kept) => localStorage.setItem('kleos-puzzles', kept)", kept)
    someone.go("/puzzles/hector")
    someone.page.wait_for_selector("[data-streak='2']")
    assert someone.find("[data-day=done]").count() == 2
    assert violations(someone, ".side") == []
    someone.go("/")
    tile = someone.find("[data-puzzle=hector]")
    someone.until(lambda: f"1 of {len(puzzles_of('hector'))}" in tile.inner_text())
    assert "2 days" in tile.inner_text()


def test_an_address_without_a_puzzle_says_so(visit: Visit) -> None:
    someone = visit("/puzzles/chess")
    someone.page.wait_for_function("() => document.body.textContent.includes('no such puzzle')")
    someone.forgive("status of 404")
    someone.go("/puzzles/hector/nothing")
    someone.page.wait_for_selector("main a[href='/']")
