"""Two nodes on one PostgreSQL: players on different nodes, races for the same line, one node that dies."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Barrier
from typing import Any

import httpx
import pytest

import kleos
from tests.server.nodes import Node, Person, make_table, play_out, step, update
from tests.support import many

RACES = many(100, 3000)


@pytest.fixture
def nodes(folder: Path, empty_postgres: str) -> Iterator[tuple[Node, Node]]:
    """Two nodes."""
    with Node(folder, empty_postgres) as one, Node(folder, empty_postgres) as two:
        yield one, two


def test_players_on_different_nodes_finish_their_games(nodes: tuple[Node, Node]) -> None:
    people = (Person(nodes[0].address), Person(nodes[1].address))
    for game in kleos.GAMES:
        table = make_table(*people, game)
        rng = Random(game)
        if many(0, 1):
            play_out(people, table, rng)
        else:
            for _ in range(30):
                step(people, table, rng)
            people[1].post(f"/api/tables/{table}/resign")
        for person in people:
            assert person.get(f"/api/tables/{table}").json()["status"] == "finished"
    for person in people:
        person.close()


def test_news_of_the_other_node_reach_a_socket(nodes: tuple[Node, Node]) -> None:
    import json

    people = (Person(nodes[0].address), Person(nodes[1].address))
    table = make_table(*people, "hector")
    rng = Random(1)
    with people[0].socket(table) as socket:
        ply = json.loads(socket.recv(timeout=120))["position"]["ply"]
        for _ in range(200):
            told = update(people[1], table)["position"]
            if told["legal"]:
                break
            mine = update(people[0], table)["position"]
            people[0].post(
                f"/api/tables/{table}/moves",
                {"ply": mine["ply"], "code": rng.choice(mine["legal"]), "id": f"a{ply}{rng.random()}"},
            )
        body = {"ply": told["ply"], "code": told["legal"][0], "id": "far"}
        answer = people[1].post(f"/api/tables/{table}/moves", body)
        assert answer.status_code == 201
        while True:
            message = json.loads(socket.recv(timeout=120))
            if message["type"] == "update" and message["position"]["ply"] >= answer.json()["ply"]:
                break
    for person in people:
        person.close()


def race(clients: list[httpx.Client], table: str, bodies: list[dict[str, Any]], csrf: str) -> list[httpx.Response]:
    """Send one body to each node at the same moment."""
    gate = Barrier(len(clients))

    def send(k: int) -> httpx.Response:
        gate.wait()
        return clients[k].post(f"/api/tables/{table}/moves", json=bodies[k], headers={"x-kleos-csrf": csrf})

    with ThreadPoolExecutor(len(clients)) as pool:
        return list(pool.map(send, range(len(clients))))


def test_the_same_line_sent_to_both_nodes_is_accepted_exactly_once(nodes: tuple[Node, Node]) -> None:
    person = Person(nodes[0].address)
    rng = Random(11)
    games = list(kleos.GAMES)

    def new_table() -> str:
        made = person.post("/api/tables", {"game": rng.choice(games), "seats": [{"kind": "me"}, {"kind": "me"}]})
        return str(made.json()["info"]["id"])

    table = new_table()
    clients = [httpx.Client(base_url=node.address, cookies=person.client.cookies, timeout=60) for node in nodes]
    wins = [0, 0]
    for number in range(RACES):
        position = clients[number % 2].get(f"/api/tables/{table}/position").json()
        if not position["legal"]:
            table = new_table()
            continue
        same = number % 3 == 0
        codes = [rng.choice(position["legal"]) for _ in range(2)]
        bodies = [
            {
                "ply": position["ply"],
                "code": codes[0 if same else k],
                "seat": position["viewer"],
                "id": f"{number}-{0 if same else k}",
            }
            for k in (0, 1)
        ]
        answers = race(clients, table, bodies, person.csrf)
        statuses = sorted(answer.status_code for answer in answers)
        if same:
            assert statuses == [201, 201] and answers[0].json() == answers[1].json(), "one move, one answer"
            continue
        assert statuses == [201, 409], [answer.text[:300] for answer in answers]
        winner = next(k for k in (0, 1) if answers[k].status_code == 201)
        wins[winner] += 1
        refused = answers[1 - winner].json()
        assert refused["code"] in ("error-stale-ply", "error-not-your-turn", "error-game-over")
        log = clients[1 - winner].get(f"/api/tables/{table}/log", params={"as": str(position["viewer"])}).json()
        assert log[position["ply"]]["code"].startswith(codes[winner])
    assert min(wins) > 0, "both nodes win sometimes"
    for client in clients:
        client.close()
    person.close()


def test_another_node_takes_over_the_bots_of_a_dead_one(nodes: tuple[Node, Node]) -> None:
    person = Person(nodes[0].address)
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "me"}]
    table = person.post("/api/tables", {"game": "hector", "seats": seats}).json()["info"]["id"]
    nodes[0].kill()
    person.move_to(nodes[1].address)
    rng = Random(2)
    for number in range(25):
        told = update(person, table)
        for _ in range(40):
            if told["position"]["legal"] or told["info"]["status"] == "finished":
                break
            told = update(person, table, since=told["seq"], wait=5)
        if told["info"]["status"] == "finished":
            break
        move = {"ply": told["position"]["ply"], "code": rng.choice(told["position"]["legal"]), "id": f"n{number}"}
        assert person.post(f"/api/tables/{table}/moves", move).status_code == 201
    person.close()
