"""Nonsense from all sides: schemathesis on the OpenAPI document, and a fuzzer on the WebSocket. Bounded in count."""

import json
import string
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from websockets.exceptions import ConnectionClosed

from tests.server.nodes import Node, Person, make_table, step, update
from tests.support import many

Pair = tuple[Person, Person]
EXAMPLES = many(2, 120)


def document() -> dict[str, Any]:
    """The OpenAPI document, as the server would tell it."""
    from kleos.cli.serve import schemas

    found: dict[str, Any] = json.loads(json.dumps(schemas()["openapi"]))
    return found


schema = schemathesis.openapi.from_dict(document())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_makes_the_server_fail(case: Case[Any], node: Node) -> None:
    """Every answer is one of ours: no 5xx, and a refusal has its code, words and clause."""
    with httpx.Client(base_url=node.address, timeout=60) as client:
        arguments = case.as_transport_kwargs(base_url=node.address)
        for name in ("cookies", "verify", "timeout", "cert", "allow_redirects", "stream", "proxies"):
            arguments.pop(name, None)
        try:
            request = client.build_request(**translated(arguments))
            answer = client.send(request)
        except (httpx.InvalidURL, UnicodeError, ValueError, TypeError):
            return  # no client could send it
        except httpx.HTTPError as error:
            raise AssertionError(f"the connection broke: {error!r}") from error
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400 and answer.headers.get("content-type", "").startswith("application/json"):
        assert {"code", "message", "clause"} <= set(answer.json())


def translated(arguments: dict[str, Any]) -> dict[str, Any]:
    """The same request in httpx's words."""
    known = {
        name: arguments[name]
        for name in ("method", "url", "headers", "params", "json")
        if arguments.get(name) is not None
    }
    data = arguments.get("data")
    if data is not None:
        known["content"] = data if isinstance(data, bytes | str) else json.dumps(data)
    known["headers"] = {key: str(value) for key, value in (known.get("headers") or {}).items() if key.lower() != "host"}
    return known


def rubbish(rng: Random, table: dict[str, Any]) -> str | bytes:
    """Something to send."""
    kind = rng.randrange(9)
    ply = table["ply"] + rng.randrange(-2, 3)
    if kind == 0:
        return "".join(rng.choice(string.printable) for _ in range(rng.randrange(60)))
    if kind == 1:
        return json.dumps(
            rng.choice([None, [], {}, 1, "x", [[[]]], {"type": "move"}, {"type": 7}, {"type": "ping", "x": 1}])
        )
    if kind == 2:
        return rng.randbytes(rng.randrange(1, 200))
    if kind == 3:
        return json.dumps({"type": "move", "ply": ply, "code": "x" * rng.randrange(20_000), "id": "a"})
    if kind == 4:
        return "[" * 30_000
    if kind == 5:
        return json.dumps(
            {"type": "move", "ply": ply, "code": rng.choice(["pass", "play R1", "retreat", "draw R1"]), "id": "r1"}
        )
    if kind == 6:
        return json.dumps({"type": rng.choice(["undo-answer", "reveal"]), "accept": True, "seed": "0" * 64})
    if kind == 7:
        return json.dumps({"type": "move", "ply": rng.choice(["1", -1, 10**30, 1.5, None]), "code": 3, "id": ["a"]})
    return json.dumps({"type": "undo", "ply": ply + 1000, "id": "u" * rng.randrange(80)})


def test_the_socket_survives_rubbish_and_nothing_changes(people: Pair, third: Person, node: Node) -> None:
    table = make_table(*people, "hector")
    for _ in range(5):
        step(people, table, Random(1))
    mover = next(k for k in (0, 1) if update(people[k], table)["position"]["legal"])
    before = update(people[mover], table)
    rng = Random(3)
    for _ in range(many(6, 60)):
        person = people[1 - mover]  # not his turn: nothing that he sends may change anything
        with person.socket(table, since=rng.randrange(50)) as socket:
            socket.recv(timeout=120)
            try:
                for _ in range(25):
                    socket.send(rubbish(rng, before["position"]))
                    reply = json.loads(socket.recv(timeout=120))
                    assert reply["type"] in ("error", "heartbeat", "update"), reply
                    if reply["type"] == "error":
                        assert 400 <= reply["status"] < 500 and "{" not in reply["message"].replace("{", "", 1)
            except ConnectionClosed as closed:
                assert closed.rcvd is None or closed.rcvd.code in (1003, 1007, 1008, 1009)
    after = update(people[mover], table)
    assert after["position"] == before["position"] and after["seq"] == before["seq"]
    assert httpx.get(f"{node.address}/health").status_code == 200


def test_a_huge_frame_closes_the_socket_and_nothing_else(people: Pair) -> None:
    table = make_table(*people, "hector")
    with people[0].socket(table) as socket:
        socket.recv(timeout=120)
        with pytest.raises(ConnectionClosed):
            socket.send("x" * 3_000_000)
            for _ in range(5):
                socket.recv(timeout=120)
    assert update(people[0], table)["info"]["status"] == "playing"


def test_old_tokens_and_strangers_do_not_come_in(people: Pair, third: Person) -> None:
    one, two = people
    made = one.post("/api/tables", {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
    table, used = made["info"]["id"], made["invites"]["2"]
    two.post(f"/api/tables/{table}/join", {"token": used})
    for token in (used, made["watch"], made["csrf"], "", "x" * 99):
        assert third.post(f"/api/tables/{table}/join", {"token": token}).status_code == 403
        bearer = {"authorization": f"Bearer {token}x"}
        assert third.client.get(f"/api/tables/{table}/update", headers=bearer).status_code == 401
    position = update(one, table)["position"]
    bodies = [{"ply": position["ply"], "code": "vanguard 1", "id": "t", "seat": seat} for seat in (1, 2)]
    assert [third.post(f"/api/tables/{table}/moves", body).status_code for body in bodies] == [401, 401]
    rival = next(person for person in people if not update(person, table)["position"]["legal"])
    own = update(rival, table)["info"]["yours"][0]
    assert rival.post(f"/api/tables/{table}/moves", bodies[2 - own]).status_code == 403, "a move for the rival"
