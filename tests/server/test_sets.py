"""Own component sets: a table with one, its record as a replay and to play on from, here and at another server."""

from json import dumps
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kleos
from kleos import Match
from tests.server.nodes import Node, Person, play_out, update

Pair = tuple[Person, Person]
HARM = {"when": "play", "must": True, "do": "damage", "n": 1, "target": "enemy"}
ERIS = {"name": "Eris", "replaces": "Kadmos", "home": "R", "cost": "R", "A": 3, "D": 2, "effects": [HARM]}
OWN: dict[str, Any] = {"set": "mine", "extends": "default", "cards": [ERIS]}


def own_table(people: Pair) -> str:
    """A table with an own set; both sit."""
    one, two = people
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = one.post("/api/tables", {"game": "olympus", "seats": seats, "components": OWN})
    assert made.status_code == 201, made.text
    info = made.json()["info"]
    assert info["own_components"] and info["components"] == kleos.load("olympus", components=OWN).component_hash
    assert two.post(f"/api/tables/{info['id']}/join", {"token": made.json()["invites"]["2"]}).status_code == 201
    return str(info["id"])


def post_record(person: Person, data: bytes) -> Any:
    """Import."""
    if not person.csrf:
        person.post("/api/me", {"name": "A"})
    return person.client.post("/api/records", content=data, headers={"x-kleos-csrf": person.csrf})


def play_on(person: Person, origin: dict[str, Any]) -> None:
    """Make a table from an origin and play some moves at it."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = person.post("/api/tables", {"game": "olympus", "seats": seats, "origin": origin})
    assert made.status_code == 201, made.text
    info = made.json()["info"]
    assert info["own_components"] and info["ply"] >= origin["ply"]
    rng = Random(1)
    for number in range(8):
        position = update(person, info["id"])["position"]
        if not position["legal"]:
            break
        body = {"ply": position["ply"], "code": rng.choice(position["legal"]), "id": f"o{number}"}
        assert person.post(f"/api/tables/{info['id']}/moves", body).status_code == 201
    components = person.get(f"/api/tables/{info['id']}/components").json()
    assert "Eris" in str(components)


TOML = """
set = "mine"
extends = "default"

[[cards]]
name = "Eris"
replaces = "Kadmos"
home = "R"
cost = "R"
A = 3
D = 2
effects = [{ when = "play", must = true, do = "damage", n = 1, target = "enemy" }]
"""
SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.mark.parametrize("text", [TOML, dumps(OWN), f"\n {dumps(OWN)}"], ids=["toml", "json", "blank"])
def test_the_text_of_a_file_is_read_like_the_set_in_it(third: Person, text: str) -> None:
    made = third.post("/api/tables", {"game": "olympus", "seats": SEATS, "components": text})
    assert made.status_code == 201, made.text
    assert made.json()["info"]["components"] == kleos.load("olympus", components=OWN).component_hash


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "error-bad-card"),
        ("set = ", "error-set-unreadable"),
        ("{", "error-set-unreadable"),
        ("[1, 2]", "error-set-unreadable"),
        ("day = 2020-01-01", "error-set-unreadable"),
        ("/etc/passwd", "error-set-unreadable"),
        ("a = " + "[" * 90_000, "error-set-unreadable"),
        ("#" * 200_001, "error-set-size"),
    ],
    ids=["nothing", "toml", "json", "list", "date", "path", "deep", "large"],
)
def test_a_text_that_is_no_set_makes_no_table(third: Person, text: str, code: str) -> None:
    made = third.post("/api/tables", {"game": "olympus", "seats": SEATS, "components": text})
    assert (made.status_code, made.json()["code"]) == (400, code)


@pytest.fixture(scope="module")
def finished(node: Node) -> tuple[str, dict[str, bytes], bytes]:
    """A finished game with an own set: its table, its records by view, and its set."""
    people = (Person(node.address), Person(node.address))
    table = own_table(people)
    play_out(people, table, Random(5))
    records = {view: people[0].get(f"/api/tables/{table}/record", **{"as": view}).content for view in ("full", "1")}
    components = people[0].get(f"/api/tables/{table}/components").content
    for person in people:
        person.close()
    return table, records, components


def test_the_record_of_an_own_set_replays_and_its_deal_is_proved(finished: tuple[str, dict[str, bytes], bytes]) -> None:
    _, records, _ = finished
    game = kleos.load("olympus", components=OWN)
    match = Match.replay(kleos.read_record(records["full"]), game)
    assert match.outcome is not None
    with pytest.raises(kleos.BadRecord):
        Match.replay(kleos.read_record(records["full"]))


@pytest.mark.parametrize("view", ["full", "1"])
def test_a_set_that_was_played_here_is_known(
    people: Pair, finished: tuple[str, dict[str, bytes], bytes], view: str
) -> None:
    kept = post_record(people[0], finished[1][view])
    assert kept.status_code == 201, kept.text
    look = people[0].get(f"/api/records/{kept.json()['id']}", ply=20)
    assert look.status_code == 200 and look.json()["ply"] == 20 and len(look.json()["lines"]) == look.json()["plies"]
    told = people[0].get(f"/api/records/{kept.json()['id']}/words")
    assert told.status_code == 200 and told.json()["sentences"]
    play_on(people[0], {"record": kept.json()["id"], "ply": 20})


def test_playing_on_from_an_own_table_and_its_rematch_keep_the_set(node: Node) -> None:
    people = (Person(node.address), Person(node.address))
    table = own_table(people)
    play_out(people, table, Random(6))
    play_on(people[0], {"table": table, "ply": 15})
    people[1].post(f"/api/tables/{table}/rematch/offer")
    again = people[0].post(f"/api/tables/{table}/rematch").json()["info"]
    assert again["own_components"]
    for person in people:
        person.close()


def test_another_server_needs_the_set_beside_the_record(
    folder: Path, finished: tuple[str, dict[str, bytes], bytes]
) -> None:
    _, records, components = finished
    with Node(folder) as other:
        person = Person(other.address)
        for view in ("full", "1"):
            alone = post_record(person, records[view])
            assert (alone.status_code, alone.json()["code"]) == (400, "error-record-game")
        for view in ("full", "1"):
            both = b'{"record":' + records[view] + b',"components":' + components + b"}"
            kept = post_record(person, both)
            assert kept.status_code == 201, kept.text
            assert person.get(f"/api/records/{kept.json()['id']}", ply=3).status_code == 200
            play_on(person, {"record": kept.json()["id"], "ply": 10})
        wrong = b'{"record":' + records["full"] + b',"components":{"set":"x","extends":"default","cards":[]}}'
        assert post_record(person, wrong).status_code == 400
        for rubbish in (b'{"record":{},"components":{}}', b'{"record":1,"components":{"a":1}}'):
            answer = post_record(person, rubbish)
            assert answer.status_code == 400 and answer.json()["code"].startswith("error-")
        huge = b'{"record":' + records["full"] + b',"components":{"set":"' + b"x" * 300_000 + b'"}}'
        assert post_record(person, huge).json()["code"] == "error-set-size"
        person.close()
