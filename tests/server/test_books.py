"""Rulebooks over the wire: prose in four languages, figures without secrets, examples played without a table."""

import json

import pytest

from kleos.books.book import book_of, for_the_page, told_in
from kleos.books.examples import Attempt
from kleos.catalogue import GAMES, load
from kleos.text.words import LANGUAGES
from tests.server.nodes import Person
from tests.server.test_refusals import told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_comes_whole_in_every_language(third: Person, language: str, game: str) -> None:
    answer = third.get(f"/api/books/{game}", lang=language)
    book, found, texts = book_of(game), answer.json(), told_in(game, language)
    assert answer.status_code == 200 and [one["name"] for one in found["chapters"]] == [c.name for c in book.chapters]
    for chapter, sent in zip(book.chapters, found["chapters"], strict=True):
        assert sent["paragraphs"] == [for_the_page(texts[name]) for name in chapter.paragraphs]
        assert [one["name"] for one in sent["examples"]] == [one.name for one in chapter.examples]
        assert all(one["answer"] and one["question"] and one["clauses"] for one in sent["examples"])
        assert (sent["figure"] is None) == (chapter.figure is None)
    assert [one["title"] for one in found["summary"]] == [texts[f"{one.name}-title"] for one in book.summary]
    assert "{" not in json.dumps([one["paragraphs"] for one in found["chapters"]])


def test_figures_and_attempts_hold_no_secret_of_the_opponent(third: Person) -> None:
    chapters = {one["name"]: one for one in third.get("/api/books/hector").json()["chapters"]}
    table = chapters["turn"]["figure"]["table"]
    assert table["own"]["hand"] == ["B1", "Y2", "N4"] and table["sides"][1]["hand"] == 3
    assert "P3" not in json.dumps(table), "the opponent holds it"
    found = third.post("/api/books/hector/examples/card-that-counts", {"moves": []}).json()
    assert "B3" not in json.dumps(found) and found["position"]["table"]["sides"][1]["open_hero"] == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_played_over_the_wire(third: Person, game: str) -> None:
    for example in book_of(game).examples:
        path, moves = f"/api/books/{game}/examples/{example.name}", list[str]()
        attempt = Attempt(load(game), example)
        found = third.post(path, {"moves": moves}).json()
        while found["result"] == "open":
            assert found["position"]["actor"] == example.viewer and found["words"]["question"]
            assert set(found["words"]["options"]) == set(found["position"]["legal"])
            moves.append(attempt.script[0].code)
            attempt.play(moves[-1])
            found = third.post(path, {"moves": moves}).json()
        assert found["result"] == "right" and found["position"]["legal"] == [], example.name
        assert found["position"]["actor"] is None and found["words"]["sentences"], example.name


def test_another_move_is_played_and_told(third: Person) -> None:
    path = "/api/books/hector/examples/which-turn"
    found = third.post(path, {"moves": ["leave"]}).json()
    assert found["result"] == "other" and found["position"]["undo"]["free"]
    assert any("6 for you, 3" in one["text"] for one in found["words"]["sentences"])
    german = third.client.post(f"{path}?lang=de", json={"moves": ["leave"]}).json()
    assert german["words"]["sentences"][0]["text"] != found["words"]["sentences"][0]["text"]


def test_foreign_input_is_refused(third: Person) -> None:
    path = "/api/books/hector/examples/which-turn"
    assert told(third.get("/api/books/chess")) == (404, "error-unknown-game")
    assert told(third.post("/api/books/chess/examples/x", {"moves": []})) == (404, "error-unknown-game")
    assert told(third.post("/api/books/hector/examples/nothing", {"moves": []})) == (404, "error-no-example")
    assert told(third.post(path, {"moves": ["fly away"]})) == (400, "error-no-such-move")
    illegal = third.post(path, {"moves": ["play R3"]})
    assert illegal.status_code == 422 and illegal.json()["clause"].startswith("HA-")
    assert told(third.post(path, {"moves": ["leave", "leave"]})) == (409, "error-example-over")
    for body in ({}, {"moves": "leave"}, {"moves": [1]}, {"moves": ["x" * 61]}, {"moves": ["leave"] * 61}):
        assert told(third.post(path, body)) == (400, "error-bad-request")
    assert told(third.post(path, {"moves": [], "extra": 1})) == (400, "error-bad-request")


def test_why_a_move_is_closed(third: Person) -> None:
    path = "/api/books/hector/examples/which-favour/why"
    assert third.post(path, {"moves": ["upgrade 1"]}).json()["clause"] == "HA-05-41"
    assert third.post(path, {"moves": ["upgrade 2"]}).json()["code"] == ""
    assert third.post(path, {"moves": []}).json()["code"] == ""


def test_faces_of_the_set_in_the_package(third: Person) -> None:
    faces = third.get("/api/games/olympus/faces", lang="de").json()
    assert {"Danaer", "Menelaos"} <= {one["name"] for one in faces} and len(faces) > 80
    assert third.get("/api/games/hector/faces").json() == []
