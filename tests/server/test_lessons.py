"""Lessons at the server: played step by step, nothing hidden told, and nonsense refused by type."""

from typing import Any

import pytest

from kleos.catalogue import GAMES
from kleos.lessons.lesson import course
from tests.server.nodes import Node, Person


def ask(person: Person, game: str, name: str, played: list[str], tries: str | None = None) -> dict[str, Any]:
    """What the server says of a lesson."""
    answer = person.post(f"/api/lessons/{game}/{name}", {"played": played, "tries": tries})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_led_through(node: Node, third: Person, game: str) -> None:
    listed = third.get(f"/api/lessons/{game}").json()
    assert [one["name"] for one in listed] == [lesson.name for lesson in course(game)]
    for one in listed:
        told = ask(third, game, one["name"], [])
        while told["step"] < len(told["steps"]):
            assert told["update"]["position"]["legal"] or told["steps"][told["step"]]["is_read"]
            tries = told["moves"][0] if told["moves"] else "next"
            told = ask(third, game, one["name"], told["played"], tries)
            assert told["answer"] == "" and told["update"]["words"]["question"]
        assert told["update"]["position"]["legal"] == []


def test_a_move_that_does_not_lead_on_is_answered_and_not_kept(node: Node, third: Person) -> None:
    told = ask(third, "hector", "colours", ["next"], "play R4")
    assert told["answer"].startswith("R4 is higher") and told["played"] == ["next"]
    assert told["update"]["position"]["ply"] > 0
    again = ask(third, "hector", "colours", ["next"])
    assert again["update"]["position"]["ply"] == 0 and again["step"] == 1


def test_what_the_opponent_holds_is_not_told(node: Node, third: Person) -> None:
    """The opponent's hero and cards of a lesson are in its file, and in nothing that is sent."""
    told = ask(third, "hector", "bluff", [])
    table = told["update"]["position"]["table"]
    rival = table["sides"][1]
    assert rival["hero"] == "hand" and rival["open_hero"] == "" and rival["hand"] == 1
    assert table["own"]["hand"] == ["G2", "B3"] or sorted(table["own"]["hand"]) == ["B3", "G2"]


def test_a_lesson_speaks_the_language_that_is_asked_for(node: Node, third: Person) -> None:
    listed = third.get("/api/lessons/hector", lang="de").json()
    assert listed[0]["title"] == "Worum es geht"


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/lessons/chess/stake", {}, 404),
        ("/api/lessons/hector/nothing", {}, 404),
        ("/api/lessons/hector/stake", {"played": ["sing"]}, 400),
        ("/api/lessons/hector/stake", {"tries": "sing"}, 400),
        ("/api/lessons/hector/colours", {"played": ["next"], "tries": "play N4"}, 422),
        ("/api/lessons/hector/stake", {"played": ["skip"] * 60}, 400),
        ("/api/lessons/hector/stake", {"played": ["skip"] * 61}, 400),
        ("/api/lessons/hector/stake", {"played": "next"}, 400),
        ("/api/lessons/hector/stake", {"more": 1}, 400),
    ],
)
def test_nonsense_is_refused(node: Node, third: Person, path: str, body: dict[str, Any], status: int) -> None:
    answer = third.post(path, body)
    assert answer.status_code == status, answer.text
    assert answer.json()["message"]
