"""Company: who is at the table, rematches that are offered, phrases, links that explain themselves."""

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import SHUT_RDWR
from typing import Any

import pytest

from kleos.server.http import live_api
from kleos.server.http.limits import PHRASES as PHRASE_LIMIT
from kleos.server.storage.row_types import SeatRow
from kleos.server.tables import presence
from kleos.server.tables.phrases import EMOTES, PHRASES
from tests.server.inside import Inside, inside
from tests.server.nodes import Node, Person, make_table, seed_of, update

Pair = tuple[Person, Person]
PATIENT = 60.0  # seconds after which something hangs


def hear(socket: Any, kind: str) -> dict[str, Any]:
    """The next message of one kind; others are passed over."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENT))
        if message["type"] == kind:
            return message


def hear_presence(socket: Any, seat: int, wanted: str) -> list[str]:
    """Wait until a seat's presence is told to be so; what was told of it on the way."""
    told = []
    while True:
        told.append(hear(socket, "presence")["seats"][seat - 1])
        if told[-1] == wanted:
            return told


@contextmanager
def quick(folder: Path, monkeypatch: pytest.MonkeyPatch, **chosen: Any) -> Iterator[tuple[Inside, Pair]]:
    """A node on which breaks are told soon, and two people."""
    monkeypatch.setattr(presence, "GRACE", 300)
    monkeypatch.setattr(presence, "RETRYING", 900)
    with inside(folder, **chosen) as server:
        people = (Person(server.address), Person(server.address))
        yield server, people
        for person in people:
            person.close()


# Presence.


def test_presence_follows_from_the_row() -> None:
    at = 1_000_000_000
    bot, free = SeatRow("t", 1, "bot"), SeatRow("t", 1)
    assert presence.presence(bot, at) == "here" and presence.presence(free, at) == "away"
    assert presence.presence(SeatRow("t", 1, "person", seen=at - 59_000), at) == "here"
    assert presence.presence(SeatRow("t", 1, "person", seen=at - 61_000), at) == "away", "its node has died"
    gone = SeatRow("t", 1, "person", seen=at, gone=at - presence.GRACE + 1)
    assert presence.presence(gone, at) == "here", "a reload is not told"
    assert presence.presence(gone, at + 2) == "away"
    lost = SeatRow("t", 1, "person", seen=at, gone=at, lost=True)
    assert presence.presence(lost, at + presence.GRACE) == "reconnecting"
    assert presence.presence(lost, at + presence.RETRYING) == "away"


def test_coming_and_going_is_told_to_the_other_seat(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with quick(folder, monkeypatch) as (_, people):
        table = make_table(*people, "hector")
        with people[0].socket(table) as own:
            assert [seat["presence"] for seat in hear(own, "update")["info"]["seats"]] == ["here", "here"]
            with people[1].socket(table) as other:
                hear(other, "update")
            assert hear_presence(own, 2, "away") == ["away"], "who closes the page does not come back by himself"
            with people[1].socket(table) as back:
                hear(back, "update")
                hear_presence(own, 2, "here")
                back.socket.shutdown(SHUT_RDWR)  # without a word
                assert hear_presence(own, 2, "away") == ["reconnecting", "away"]


def test_a_reload_is_not_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with quick(folder, monkeypatch) as (_, people):
        monkeypatch.setattr(presence, "GRACE", 60_000)
        table = make_table(*people, "hector")
        with people[0].socket(table) as own:
            hear(own, "update")
            for _ in range(3):
                with people[1].socket(table) as other:
                    hear(other, "update")
            people[1].post(f"/api/tables/{table}/resign")
            told = [json.loads(own.recv(timeout=PATIENT))["type"]]
            while told[-1] != "update":
                told.append(json.loads(own.recv(timeout=PATIENT))["type"])
            assert "presence" not in told


def test_presence_tells_nothing_else(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with quick(folder, monkeypatch) as (_, people):
        table = make_table(*people, "hector", listed=True)
        spectator = Person(str(people[0].client.base_url))
        with spectator.socket(table) as eyes, people[1].socket(table) as other:
            hear(eyes, "update")
            hear(other, "update")
            other.close()
            assert set(hear(eyes, "presence")) == {"type", "seats", "may_claim"}
        spectator.close()


def test_the_right_to_claim_is_told_without_being_asked_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_api, "HEARTBEAT", 0.2)
    with quick(folder, monkeypatch) as (_, people):
        table = make_table(*people, "hector", patience=60)
        waiting = next(k for k in (0, 1) if not update(people[k], table)["position"]["legal"])
        with people[waiting].socket(table) as own:
            assert not hear(own, "update")["info"]["may_claim"]
            monkeypatch.setattr("kleos.server.tables.views.may_claim", lambda table, at: True)
            assert hear(own, "presence")["may_claim"]


def test_two_nodes_tell_each_other_who_is_there(folder: Path, empty_postgres: str) -> None:
    with Node(folder, empty_postgres) as one, Node(folder, empty_postgres) as two:
        people = (Person(one.address), Person(one.address))
        table = make_table(*people, "hector")
        people[1].move_to(two.address)
        with people[0].socket(table) as own, people[1].socket(table) as other:
            hear(own, "update")
            hear(other, "update")
            other.send(json.dumps({"type": "say", "phrase": "hello"}))
            assert hear(own, "said") == {"type": "said", "seat": 2, "phrase": "hello"}
            assert hear(other, "said")["phrase"] == "hello", "the speaker hears it once, from his own node"
            other.close()
            told = hear_presence(own, 2, "away")  # a line that closes while something is sent on it counts as broken
            assert told in (["away"], ["reconnecting", "away"])
        for person in people:
            person.close()


# Rematch.


@pytest.fixture
def over(people: Pair) -> str:
    """A table whose game is over."""
    table = make_table(*people, "hector")
    assert people[0].post(f"/api/tables/{table}/resign").status_code == 201
    return table


def info(person: Person, table: str) -> dict[str, Any]:
    """A table as somebody sees it."""
    found: dict[str, Any] = person.get(f"/api/tables/{table}").json()
    return found


def test_a_rematch_is_offered_and_accepted(people: Pair, over: str) -> None:
    path = f"/api/tables/{over}/rematch"
    with people[1].socket(over) as other:
        hear(other, "update")
        for _ in range(2):  # again is once
            assert people[0].post(f"{path}/offer").json()["rematch_offer"] == 1
        told = hear(other, "update")["info"]
        assert (told["rematch_offer"], told["rematch"]) == (1, None)
    seq = info(people[0], over)["seq"]
    promises = [seed_of(secrets.token_hex(4)) for _ in people]
    accepted = people[1].post(path, {"commitment": promises[1][1]}).json()["info"]
    assert accepted["yours"] == [1] and accepted["status"] == "waiting"
    assert info(people[0], over)["rematch"] == accepted["id"] and info(people[0], over)["seq"] == seq + 1
    followed = people[0].post(path, {"commitment": promises[0][1]}).json()["info"]
    assert (followed["id"], followed["yours"], followed["status"]) == (accepted["id"], [2], "sealing")


def test_a_rematch_needs_both(people: Pair, third: Person, over: str) -> None:
    path = f"/api/tables/{over}/rematch"
    assert people[0].post(path).json()["code"] == "error-rematch-not-agreed"
    people[0].post(f"{path}/offer")
    assert people[0].post(path).json()["code"] == "error-rematch-not-agreed", "one's own offer is no consent"
    third.post("/api/me", {"name": "C"})
    for step in ("offer", "withdraw", "decline"):
        assert third.post(f"{path}/{step}").status_code == 403
    assert info(third, over)["rematch_offer"] == 0, "nobody else is told"


def test_an_offer_is_withdrawn_or_declined(people: Pair, over: str) -> None:
    path = f"/api/tables/{over}/rematch"
    people[0].post(f"{path}/offer")
    assert people[0].post(f"{path}/withdraw").json()["rematch_offer"] == 0
    assert people[1].post(path).json()["code"] == "error-rematch-not-agreed"
    people[0].post(f"{path}/offer")
    declined = people[1].post(f"{path}/decline").json()
    assert (declined["rematch_offer"], declined["rematch_declined"]) == (0, 2)
    assert info(people[0], over)["rematch_declined"] == 2
    assert people[0].post(f"{path}/offer").json()["code"] == "error-rematch-declined", "no means no"
    assert people[1].post(f"{path}/offer").json()["rematch_offer"] == 2, "who declined may think again"
    assert people[0].post(path).status_code == 201


def test_two_offers_that_cross_are_an_agreement(people: Pair, over: str) -> None:
    path = f"/api/tables/{over}/rematch"
    people[0].post(f"{path}/offer")
    made = people[1].post(f"{path}/offer").json()["rematch"]
    assert made is not None
    assert {person.post(path).json()["info"]["id"] for person in people} == {made}
    assert info(people[0], made)["status"] == "playing"
    people[0].post(f"{path}/withdraw")
    assert info(people[0], over)["rematch"] == made, "what was accepted stays"


def test_offers_outlast_the_server(folder: Path) -> None:
    with Node(folder) as node:
        people = (Person(node.address), Person(node.address))
        table = make_table(*people, "hector")
        assert people[0].post(f"/api/tables/{table}/rematch/offer").json()["code"] == "error-not-finished"
        people[0].post(f"/api/tables/{table}/resign")
        people[0].post(f"/api/tables/{table}/rematch/offer")
        node.kill()
        node.start()
        assert info(people[1], table)["rematch_offer"] == 1
        assert people[1].post(f"/api/tables/{table}/rematch").status_code == 201
        for person in people:
            person.close()


def test_bots_and_oneself_always_agree(people: Pair) -> None:
    for other in ({"kind": "bot", "bot": "uniform"}, {"kind": "me"}):
        table = people[0].post("/api/tables", {"game": "hector", "seats": [{"kind": "me"}, other]}).json()["info"]["id"]
        people[0].post(f"/api/tables/{table}/resign")
        again = people[0].post(f"/api/tables/{table}/rematch").json()["info"]
        assert again["status"] == "playing"


# Phrases.


def test_a_phrase_is_heard_by_everybody_and_stored_nowhere(people: Pair, third: Person, folder: Path) -> None:
    table = make_table(*people, "hector", listed=True)
    seq = update(people[0], table)["seq"]
    with people[0].socket(table) as one, people[1].socket(table) as two, third.socket(table) as eyes:
        sockets = (one, two, eyes)
        for socket in sockets:
            hear(socket, "update")
        for phrase in (PHRASES[0], EMOTES[0]):
            two.send(json.dumps({"type": "say", "phrase": phrase}))
            for socket in sockets:
                assert hear(socket, "said") == {"type": "said", "seat": 2, "phrase": phrase}
    assert update(people[0], table)["seq"] == seq, "it is no part of the game"


def test_only_known_phrases_of_people_at_the_table(people: Pair, third: Person) -> None:
    table = make_table(*people, "hector", listed=True)
    assert len(PHRASES) == 8 and len(EMOTES) == 6
    with people[0].socket(table) as one, third.socket(table) as eyes:
        hear(one, "update")
        hear(eyes, "update")
        for wrong in ("buy now at https://example.org", "", "Hello", "hello hello"):
            one.send(json.dumps({"type": "say", "phrase": wrong, "id": "p"}))
            assert hear(one, "error")["code"] == "error-no-such-phrase"
        one.send(json.dumps({"type": "say", "id": "p"}))
        assert hear(one, "error")["code"] == "error-bad-request"
        eyes.send(json.dumps({"type": "say", "phrase": "hello"}))
        assert hear(eyes, "error")["status"] in (401, 403)


def test_so_many_phrases_and_no_more(people: Pair) -> None:
    table = make_table(*people, "hector")
    most = PHRASE_LIMIT[1]
    with people[0].socket(table) as one, people[1].socket(table) as two:
        for socket in (one, two):
            hear(socket, "update")
        for _ in range(most + 3):
            one.send(json.dumps({"type": "say", "phrase": "oops"}))
        assert hear(one, "error")["code"] == "error-too-many-phrases"
        two.send(json.dumps({"type": "say", "phrase": "thanks"}))
        heard: list[str] = []
        while not heard or heard[-1] != "thanks":
            heard.append(hear(two, "said")["phrase"])
        assert most <= heard.count("oops") <= most + 1, "the other may still speak"


# Links.


def test_a_link_says_what_it_is_good_for_before_anybody_sits_down(people: Pair, third: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = people[0].post("/api/tables", {"game": "hector", "seats": seats}).json()
    table, invite, watch = made["info"]["id"], made["invites"]["2"], made["watch"]
    path = f"/api/tables/{table}/invitation"
    for _ in range(2):
        assert third.post(path, {"token": invite}).json() == {"seat": 2, "may_watch": False}
    assert third.post(path, {"token": "nonsense"}).json() == {"seat": None, "may_watch": False}
    assert third.post(path, {"token": watch}).json() == {"seat": None, "may_watch": True}
    assert not third.client.cookies, "nobody is made a guest by looking"
    people[1].post(f"/api/tables/{table}/join", {"token": invite})
    assert third.post(path, {"token": invite}).json() == {"seat": None, "may_watch": False}


# Answers.


def test_every_address_answers_to_head(people: Pair) -> None:
    for path in ("/", "/t/abc", "/health", "/api/games", "/api/me"):
        answer = people[0].client.head(path)
        assert answer.status_code == 200 and answer.content == b"", path
    assert people[0].client.head("/api/tables/nothing").status_code == 404
    assert people[0].client.head("/api/tables/x/rematch").status_code == 405


def test_large_answers_of_the_api_are_packed(people: Pair) -> None:
    def ask(path: str, encoding: str) -> Any:
        return people[0].client.get(path, headers={"accept-encoding": encoding})

    path = "/api/games/olympus/components"
    plain, packed = ask(path, "identity"), ask(path, "gzip")
    assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json() and packed.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) * 3 < int(plain.headers["content-length"])
    assert "content-encoding" not in ask("/api/me", "gzip").headers, "what is small stays as it is"
    assert "content-encoding" not in ask(path, "gzip;q=0").headers
    made = people[0].post("/api/tables", {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert "content-encoding" not in made.headers, "it holds tokens"
