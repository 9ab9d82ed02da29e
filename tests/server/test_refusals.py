"""Every refusal: its status, its code, its words, its clause; and that nothing changed."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from kleos.server.http.limits import Buckets
from tests.server.nodes import Node, Person, make_table, step, update

Pair = tuple[Person, Person]


def told(answer: httpx.Response) -> tuple[int, str]:
    """Status and code; every refusal has words and a place for a clause."""
    body = answer.json()
    assert {"code", "message", "clause"} <= set(body) and body["message"] and "{" not in body["message"], body
    return answer.status_code, body["code"]


def mover_of(people: Pair, table: str) -> int:
    """Who decides."""
    return next(k for k in (0, 1) if update(people[k], table)["position"]["legal"])


def test_the_table_of_statuses(people: Pair, third: Person) -> None:
    table = make_table(*people, "hector")
    for _ in range(3):
        step(people, table, Random(2))
    mover = mover_of(people, table)
    own, rival = people[mover], people[1 - mover]
    before = update(own, table)
    ply, legal = before["position"]["ply"], before["position"]["legal"]
    path = f"/api/tables/{table}/moves"
    move = {"ply": ply, "code": legal[0], "id": "a"}
    assert told(third.post(path, move)) == (401, "error-no-token")
    third.post("/api/me", {"name": "Third"})
    assert told(third.post(path, move)) == (403, "error-not-your-seat")
    assert told(own.post("/api/tables/none/moves", move)) == (404, "error-no-table")
    stale = own.post(path, {**move, "ply": ply - 1})
    assert told(stale) == (409, "error-stale-ply") and stale.json()["state"] == before["position"]
    assert told(rival.post(path, move)) == (409, "error-not-your-turn")
    assert told(own.post(path, {**move, "code": "fly away"})) == (400, "error-no-such-move")
    codes = {"pass", "retreat", "turn cw", "vanguard 1"} - set(legal)
    illegal = own.post(path, {**move, "code": sorted(codes)[0]})
    assert illegal.status_code == 422 and illegal.json()["clause"].startswith("HA-")
    assert told(own.post(path, {"ply": "x"})) == (400, "error-bad-request")
    assert told(own.post(path, {**move, "extra": 1})) == (400, "error-bad-request")
    assert told(own.client.put(path, json=move, headers={"x-kleos-csrf": own.csrf})) == (405, "error-method")
    large = {**move, "code": "x" * 300_000}
    assert told(own.post(path, large)) == (413, "error-too-large")
    assert update(own, table)["position"] == before["position"] and update(own, table)["seq"] == before["seq"]


def test_the_rival_learns_nothing_from_the_order_of_checks(people: Pair) -> None:
    table = make_table(*people, "hector")
    mover = mover_of(people, table)
    rival = people[1 - mover]
    ply = update(rival, table)["position"]["ply"]
    answers = set()
    for number, code in enumerate(("pass", "retreat", "play R1", "play G4", "nonsense", "")):
        answer = rival.post(f"/api/tables/{table}/moves", {"ply": ply, "code": code, "id": f"r{number}"})
        assert answer.status_code == 409
        answers.add(json.dumps({key: value for key, value in answer.json().items() if key != "state"}))
    assert len(answers) == 1


def test_too_fast_is_429(folder_node: Node) -> None:
    person = Person(folder_node.address)
    statuses = [person.get("/api/me").status_code for _ in range(40)]
    assert 429 in statuses and statuses[0] == 200
    assert told(next(a for _ in range(50) if (a := person.get("/api/me")).status_code == 429)) == (
        429,
        "error-too-fast",
    )
    person.close()


@pytest.fixture
def folder_node(folder: Path) -> Iterator[Node]:
    """A node with narrow limits."""
    with Node(folder, KLEOS_RATE="2", KLEOS_BURST="10", KLEOS_OPEN_TABLES="2") as node:
        yield node


def test_too_many_open_tables_are_429(folder: Path) -> None:
    with Node(folder, KLEOS_OPEN_TABLES="2") as node:
        person = Person(node.address)
        body = {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert [person.post("/api/tables", body).status_code for _ in range(3)] == [201, 201, 429]
        person.close()


def test_buckets_refill_with_time() -> None:
    buckets = Buckets(rate=1, burst=2)
    assert [buckets.allows("a", at=0.0) for _ in range(3)] == [True, True, False]
    assert buckets.allows("b", at=0.0)
    assert [buckets.allows("a", at=1.1) for _ in range(2)] == [True, False]


def test_posts_need_the_token_against_forgery_and_an_origin_of_ours(people: Pair) -> None:
    person = people[0]
    person.post("/api/me", {"name": "Anna"})
    body = {"name": "Eve"}
    assert told(person.client.post("/api/me", json=body)) == (403, "error-csrf")
    assert told(person.client.post("/api/me", json=body, headers={"x-kleos-csrf": "0" * 64})) == (403, "error-csrf")
    assert told(person.post("/api/me", body, origin="http://evil.example")) == (403, "error-origin-header")
    assert told(person.post("/api/me", body, origin="null")) == (403, "error-origin-header")
    assert told(person.post("/api/me", body, **{"sec-fetch-site": "cross-site"})) == (403, "error-origin-header")
    assert person.get("/api/me").json()["name"] == "Anna"
    assert told(person.client.get("/api/me", headers={"host": "evil.example"})) == (400, "error-host")


def test_a_forged_cookie_is_nobody(node: Node) -> None:
    person = Person(node.address)
    for value in ("nobody.0000", "x", ".", "a.b.c", "é"):
        person.client.cookies.clear()
        answer = person.client.get("/api/me", headers={b"cookie": f"kleos-guest={value}".encode("latin-1")})
        assert answer.status_code == 200 and answer.json() == {"name": None, "csrf": None}
    person.close()


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u202eb", "a\nb", "\u200b", "a\x00b", "\u2066x", "\u0301"])
def test_names_without_control_or_bidi_characters(people: Pair, name: str) -> None:
    assert told(people[0].post("/api/me", {"name": name})) == (400, "error-name")


def test_good_names(people: Pair) -> None:
    for name in ("A", "Ανδρομάχη", "x" * 24, "Łukasz Ż", "李"):
        assert people[0].post("/api/me", {"name": name}).json()["name"] == name


def test_cookies_are_http_only_and_same_site(node: Node) -> None:
    person = Person(node.address)
    cookie = person.post("/api/me", {"name": "A"}).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie
    headers = person.get("/api/me").headers
    assert headers["content-security-policy"].startswith("default-src 'self'")
    assert headers["cache-control"] == "no-store"
    person.close()


def test_a_get_changes_nothing(people: Pair) -> None:
    table = make_table(*people, "hector")
    seq = update(people[0], table)["seq"]
    for path in ("moves", "undo", "resign", "join", "leave", "reveal", "rematch", "claim", "watch", "invite/1"):
        assert people[0].get(f"/api/tables/{table}/{path}").status_code in (404, 405)
    assert update(people[0], table)["seq"] == seq


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]},
        {"game": "hector", "seats": [{"kind": "me"}]},
        {"game": "hector", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]},
        {"game": "hector", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "code:/etc/passwd"}]},
        {"game": "hector", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "stdio:id"}]},
        {"game": "hector", "seats": [{"kind": "me"}, {"kind": "bot"}]},
        {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"no_such": 1}},
        {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"components": "/etc/passwd"}},
        {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}], "components": {"a": 1}},
        {"game": "hector", "seats": [{"kind": "me", "commitment": "xyz"}, {"kind": "open"}]},
        {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}], "origin": {"ply": 3}},
        {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}], "origin": {"ply": 3, "table": "none"}},
        {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"seconds": 1}},
    ],
)
def test_nonsense_tables_are_refused(people: Pair, body: dict[str, object]) -> None:
    answer = people[0].post("/api/tables", body)
    assert answer.status_code in (400, 404), answer.text
    told(answer)


def test_rubbish_is_no_record(people: Pair) -> None:
    people[0].post("/api/me", {"name": "A"})
    for data in (b"", b"{}", b"[" * 100_000, b"\xff", json.dumps({"format": "kleos-record/1"}).encode()):
        answer = people[0].client.post("/api/records", content=data, headers={"x-kleos-csrf": people[0].csrf})
        assert told(answer)[0] == 400


def test_sockets_from_other_sites_and_without_a_seat_stay_out(people: Pair, node: Node) -> None:
    from websockets.sync.client import connect

    table = make_table(*people, "hector")
    for _ in range(3):
        step(people, table, Random(1))
    address = f"ws://127.0.0.1:{node.port}/api/tables/{table}/live"
    cookie = {"Cookie": "; ".join(f"{k}={v}" for k, v in people[0].client.cookies.items())}
    upgrade = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    upgrade |= {"sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==", "host": "evil.example", **cookie}
    assert httpx.get(address.replace("ws", "http", 1), headers=upgrade).status_code == 403
    for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}):
        with pytest.raises(InvalidStatus) as refused:
            connect(address, additional_headers={**cookie, **headers}, open_timeout=120)
        assert refused.value.response.status_code == 403
    with connect(address, open_timeout=120) as nobody:
        message = json.loads(nobody.recv(timeout=120))
        assert (message["type"], message["status"]) == ("error", 401)
    with connect(address + "?as=2", additional_headers=cookie, open_timeout=120) as other:
        assert json.loads(other.recv(timeout=120))["status"] == 403
