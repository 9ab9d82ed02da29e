"""The mirror at the server: who may look into it, where it is on, what it shows, and that it gives nothing away."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import kleos
from kleos.insight.mirror import mirror
from tests.server.inside import inside
from tests.server.nodes import Node, Person, make_table, step, update

Pair = tuple[Person, Person]


def look(person: Person, table: str, **query: Any) -> Any:
    return person.get(f"/api/tables/{table}/mirror", **query)


def some_moves(people: Pair, table: str, count: int = 12) -> None:
    rng = Random(4)
    for _ in range(count):
        step(people, table, rng)


# Where it is on.


@pytest.mark.parametrize("game", sorted(kleos.GAMES))
def test_both_seats_see_that_it_is_on_and_may_look(people: Pair, game: str) -> None:
    table = make_table(*people, game, mirror=True)
    some_moves(people, table)
    for seat, person in enumerate(people, 1):
        assert update(person, table)["info"]["mirror"] is True
        answer = look(person, table)
        assert answer.status_code == 200, answer.text
        found = answer.json()
        assert (found["other"]["seat"], found["own"]["seat"]) == (3 - seat, seat)
        for half in (found["other"], found["own"]):
            assert half["title"] and half["about"]
            for group in half["hidden"]:
                assert group["title"] and group["note"] and group["lines"] and group["odds"]


def test_off_unless_it_is_chosen(people: Pair) -> None:
    table = make_table(*people, "hector")
    assert update(people[0], table)["info"]["mirror"] is False
    answer = look(people[0], table)
    assert (answer.status_code, answer.json()["code"]) == (403, "error-mirror-off")


def test_against_a_bot_it_is_chosen_too_and_a_rematch_keeps_it(people: Pair) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    for wanted in (True, False):
        made = people[0].post("/api/tables", {"game": "hector", "seats": seats, "mirror": wanted}).json()["info"]
        assert made["mirror"] is wanted
    made = people[0].post("/api/tables", {"game": "hector", "seats": seats, "mirror": True}).json()["info"]
    assert people[0].post(f"/api/tables/{made['id']}/resign", {}).status_code == 201
    assert people[0].post(f"/api/tables/{made['id']}/rematch", {}).json()["info"]["mirror"] is True


def test_a_restart_keeps_it(folder: Path) -> None:
    with Node(folder) as node:
        people = (Person(node.address), Person(node.address))
        table = make_table(*people, "olympus", mirror=True)
        before = look(people[0], table).json()
        node.kill()
        node.start()
        assert look(people[0], table).json() == before
        for person in people:
            person.close()


# Who may look.


def test_nobody_looks_with_the_eyes_of_another(people: Pair, third: Person) -> None:
    table = make_table(*people, "hector", mirror=True)
    assert look(third, table).status_code == 401
    third.post("/api/tables", {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert look(third, table).status_code in (401, 403)
    answer = look(people[0], table, **{"as": 2})
    assert (answer.status_code, answer.json()["code"]) == (403, "error-not-your-seat")


def test_a_running_game_shows_the_present_alone(people: Pair) -> None:
    table = make_table(*people, "hector", mirror=True)
    some_moves(people, table, 6)
    ply = update(people[0], table)["position"]["ply"]
    assert look(people[0], table, ply=ply).json() == look(people[0], table).json()
    assert look(people[0], table).json()["ply"] == ply
    answer = look(people[0], table, ply=ply - 1)
    assert (answer.status_code, answer.json()["code"]) == (409, "error-stale-ply")
    assert answer.json()["state"]["ply"] == ply


@pytest.mark.parametrize("query", [{"ply": -1}, {"ply": "x"}, {"as": 3}, {"as": "x"}])
def test_nonsense_is_refused(people: Pair, query: dict[str, Any]) -> None:
    table = make_table(*people, "hector", mirror=True)
    assert look(people[0], table, **query).status_code == 400


def test_before_the_cards_are_dealt_there_is_none(people: Pair) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = people[0].post("/api/tables", {"game": "hector", "seats": seats, "mirror": True}).json()["info"]
    answer = look(people[0], made["id"])
    assert (answer.status_code, answer.json()["code"]) == (409, "error-not-started")


# Looking back.


def test_after_the_end_each_side_of_any_line_may_be_looked_at(people: Pair, third: Person) -> None:
    table = make_table(*people, "hellas")  # whether it was on or not
    some_moves(people, table, 20)
    assert people[0].post(f"/api/tables/{table}/resign", {}).status_code == 201
    last = update(people[0], table)["position"]["ply"]
    for ply in (0, last // 2, last):
        for side in (1, 2):
            found = look(people[1], table, ply=ply, **{"as": side})
            assert found.status_code == 200, found.text
            assert found.json()["own"]["seat"] == side
    assert look(people[1], table).json()["own"]["seat"] == 2, "the own side, where none is named"
    answer = look(people[1], table, ply=last + 1)
    assert (answer.status_code, answer.json()["code"]) == (404, "error-no-such-ply")
    assert look(third, table, ply=0).status_code in (401, 403)


# What it is made of.


def test_it_is_worded_in_the_language_of_the_request(people: Pair) -> None:
    table = make_table(*people, "hector", mirror=True)
    titles = {look(people[0], table, lang=one).json()["other"]["title"] for one in ("en", "de", "nl", "fr")}
    assert len(titles) == 4


def test_it_is_given_what_the_seat_sees_and_worked_out_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []

    def spied(game: Any, seen: Any) -> Any:
        given.append(seen)
        return mirror(game, seen, 20)

    monkeypatch.setattr("kleos.server.http.mirror_api.mirror", spied)
    with inside(folder) as node:
        people = (Person(node.address), Person(node.address))
        table = make_table(*people, "hector", mirror=True)
        first = look(people[0], table).json()
        assert look(people[0], table).json() == first and len(given) == 1
        told = update(people[0], table)["position"]["table"]
        assert given[0].viewer.seat == 1
        assert list(given[0].table.own.hand) == told["own"]["hand"]
        look(people[1], table)
        assert [seen.viewer.seat for seen in given] == [1, 2]
        step(people, table, Random(1))
        look(people[0], table)
        assert len(given) == 3
        for person in people:
            person.close()
