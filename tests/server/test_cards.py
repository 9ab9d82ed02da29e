"""The cards of a table in words: every language, own cards, records, other games."""

from random import Random
from typing import Any

import kleos
from kleos.games.olympus.cards import KIND_NAMES
from kleos.text.words import LANGUAGES
from tests.server.nodes import Person, play_out
from tests.server.test_sets import OWN, Pair, own_table, post_record


def faces(person: Person, table: str, **query: str) -> dict[str, dict[str, Any]]:
    """The cards of a table by their codes."""
    answer = person.get(f"/api/tables/{table}/faces", **query)
    assert answer.status_code == 200, answer.text
    return {one["card"]: one for one in answer.json()}


def table_of(person: Person, game: str) -> str:
    """A table that waits for somebody."""
    made = person.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
    return str(made.json()["info"]["id"])


def test_every_card_has_its_face_in_every_language(people: Pair) -> None:
    person, _ = people
    table = table_of(person, "olympus")
    found = {language: faces(person, table, lang=language) for language in LANGUAGES}
    assert len(found["en"]) == 84
    assert set(found["en"]) <= set(KIND_NAMES)
    assert found["en"]["R1"] | {"text": ""} == {
        "card": "R1", "name": "Andromache", "figure": "Andromache", "icon": "", "type": "hero", "colour": "R",
        "cost": "R", "attack": 2, "defence": 3, "when": ["always"], "text": "",
    }  # fmt: skip
    assert found["en"]["R1"]["text"] == "+1 attack while the unit opposite is green."
    assert len({found[language]["R1"]["text"] for language in LANGUAGES}) == 4
    assert found["en"]["RS1"]["text"] == "" and found["de"]["RS1"]["figure"] == "Myrmidonen"
    assert [one["colour"] for one in found["en"].values()].count("M") == sum(
        row["multi"] for row in kleos.load("olympus").component_data()["heroes"]
    )


def test_own_cards_have_faces_at_the_table_and_in_the_record(people: Pair) -> None:
    person, _ = people
    table = own_table(people)
    eris = next(one for one in faces(person, table).values() if one["name"] == "Eris")
    assert (eris["attack"], eris["defence"], eris["cost"]) == (3, 2, "R") and "damage" in eris["text"]
    play_out(people, table, Random(3))
    record = person.get(f"/api/tables/{table}/record", **{"as": "full"}).content
    kept = post_record(person, record)
    assert kept.status_code == 201, kept.text
    answer = person.get(f"/api/records/{kept.json()['id']}/faces")
    assert [one["name"] for one in answer.json() if one["card"] == eris["card"]] == [OWN["cards"][0]["name"]]


def test_other_games_and_unknown_tables(people: Pair) -> None:
    person, _ = people
    assert faces(person, table_of(person, "hector")) == {}
    assert person.get("/api/tables/nonsense/faces").status_code == 404
    assert person.get("/api/records/nonsense/faces").status_code == 404
