"""Puzzles at the server: solved try by try, no answer told before it is due, nothing hidden, and nonsense refused."""

from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from kleos.catalogue import GAMES
from kleos.puzzles.puzzle import DECIDE, DEDUCE, KINDS, WIN, Puzzle, daily, game_of, of_kind, puzzles_of
from kleos.puzzles.puzzle_run import PuzzleRun
from tests.server.nodes import Node, Person


def ask(person: Person, puzzle: Puzzle, lang: str = "", **wish: Any) -> dict[str, Any]:
    """What the server says of a puzzle."""
    address = f"/api/puzzles/{puzzle.game}/{puzzle.name}"
    answer = person.post(address + (f"?lang={lang}" if lang else ""), wish)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_list_names_the_puzzles_and_that_of_the_day(node: Node, third: Person) -> None:
    sets = {one["game"]: one for one in third.get("/api/puzzles").json()}
    assert set(sets) == set(GAMES)
    for game, found in sets.items():
        assert sorted(one["name"] for one in found["puzzles"]) == sorted(puzzle.name for puzzle in puzzles_of(game))
        day = datetime.now(UTC).date()
        if found["day"] == day.isoformat():  # not at the very moment of midnight
            assert found["daily"] == daily(game, day).name
        assert third.get(f"/api/puzzles/{game}").json() == found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_try_by_try(node: Node, third: Person, game: str, kind: str) -> None:
    puzzle = of_kind(game, kind)[0]
    told, run = ask(third, puzzle), PuzzleRun(puzzle)
    while told["result"] == "open":
        assert told["answer"] == [] and told["reasons"] == []
        code = run.accepted[0]
        run.attempt(code)
        told = ask(third, puzzle, path=told["path"], tries=code)
    assert told["result"] == "right" and told["path"] == run.path
    assert told["answer"] and told["reasons"]
    assert told["update"]["position"]["legal"] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_move_is_shown_and_not_kept(node: Node, third: Person, game: str) -> None:
    puzzle = of_kind(game, DECIDE)[0]
    run = PuzzleRun(puzzle)
    wrong = next(code for code in run.choices if code not in run.accepted)
    told = ask(third, puzzle, tries=wrong)
    assert told["result"] == "wrong" and told["path"] == [] and told["answer"] == []
    assert told["update"]["position"]["ply"] > 0
    assert ask(third, puzzle)["update"]["position"]["ply"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_sent_before_the_answer_depends_on_it(node: Node, third: Person, game: str) -> None:
    """What is sent is the same whatever is accepted, and it holds the solver's observation and nothing more."""
    for kind in (DEDUCE, DECIDE, WIN):
        puzzle = of_kind(game, kind)[0]
        told = ask(third, puzzle)
        seen = puzzle.observation(game_of(game))
        assert told["update"]["position"]["table"] == msgspec.json.decode(msgspec.json.encode(seen.table))
        assert told["update"]["lines"] == []
        plain = {key: value for key, value in told.items() if key not in ("update", "levels", "info")}
        assert set(plain) == {"question", "options", "result", "path", "look", "answer", "reasons"}
        assert (plain["result"], plain["look"], plain["answer"], plain["reasons"]) == ("open", None, [], [])


def test_the_hint_and_the_answer_come_when_they_are_asked_for(node: Node, third: Person) -> None:
    for kind in KINDS:
        puzzle = of_kind("hellas", kind)[0]
        look = ask(third, puzzle, asks="look")
        assert look["look"]["text"] and look["answer"] == []
        shown = ask(third, puzzle, asks="answer")
        assert shown["answer"] and shown["reasons"] and shown["result"] == "open"


@pytest.mark.parametrize("lang", ["en", "de", "nl", "fr"])
def test_a_puzzle_speaks_the_language_that_is_asked_for(node: Node, third: Person, lang: str) -> None:
    for kind in KINDS:
        told = ask(third, of_kind("olympus", kind)[0], lang, asks="answer")
        words = [told["question"]["title"], told["question"]["text"], *told["reasons"], *told["answer"]]
        assert all(text and "{" not in text for text in words)


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/puzzles/chess/win-01", {}, 404),
        ("/api/puzzles/hector/nothing", {}, 404),
        ("/api/puzzles/hector/decide-01", {"tries": "sing"}, 400),
        ("/api/puzzles/hector/decide-01", {"path": ["sing"]}, 400),
        ("/api/puzzles/hector/deduce-01", {"tries": "pass"}, 400),
        ("/api/puzzles/hector/decide-01", {"path": ["pass"] * 61}, 400),
        ("/api/puzzles/hector/decide-01", {"asks": "all"}, 400),
        ("/api/puzzles/hector/decide-01", {"more": 1}, 400),
        ("/api/puzzles/hector/decide-01", {"path": "pass"}, 400),
    ],
)
def test_nonsense_is_refused(node: Node, third: Person, path: str, body: dict[str, Any], status: int) -> None:
    answer = third.post(path, body)
    assert answer.status_code == status, answer.text
    assert answer.json()["message"]


def test_an_unknown_game_has_no_puzzles(node: Node, third: Person) -> None:
    assert third.get("/api/puzzles/chess").status_code == 404
