"""What a server does by itself and what it limits: due tables, tables left alone, records, addresses, connections."""

import json
import os
import socket
import sqlite3
import stat
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import kleos
from kleos import BadOption, Match, Player
from kleos.core.dealer import SeededDealer
from kleos.server.bots import bot_pool
from kleos.server.bots.bot_pool import MOST_PROCESSES, BotPool
from kleos.server.http import connections
from kleos.server.http.limits import Buckets, Limits, cost_of, place_of_address
from kleos.server.http.middleware import logged
from kleos.server.http.origins import OriginPolicy
from kleos.server.server_node import ServerNode
from kleos.server.settings import ServerSettings
from kleos.server.storage.outages import Outages
from kleos.server.tables import decisions
from kleos.server.tables.clocks import Clocks
from kleos.server.tables.match_log import log_lines
from kleos.server.tables.untrusted import MOST_OPTION
from kleos.text.log_lines import lines_of
from tests.server import forgery
from tests.server.forgery import post_record
from tests.server.inside import Inside, inside
from tests.server.nodes import Node, Person, make_table, step, update
from tests.support import many

Pair = tuple[Person, Person]
BOTS = [{"kind": "bot", "bot": "uniform"}, {"kind": "bot", "bot": "uniform"}]
PATIENT = 30.0


def asked(folder: Path, statement: str, *given: Any) -> list[tuple[Any, ...]]:
    """Ask or change the database of a node."""
    with sqlite3.connect(folder / "kleos.db", timeout=20) as database:
        found = database.execute(statement, given).fetchall()
    database.close()
    return found


def forget(server: Inside) -> None:
    """Let a node forget what it has in memory."""
    server.app.node.tables.clear()
    server.app.node.alive.clear()


# What is due.


def test_only_what_is_due_is_looked_at(folder: Path) -> None:
    with inside(folder) as server:
        people = (Person(server.address), Person(server.address))
        plain = make_table(*people, "hector")
        timed = make_table(*people, "hector", clock={"seconds": 600})
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}]
        against = people[0].post("/api/tables", {"game": "hector", "seats": seats}).json()["info"]["id"]
        told = update(people[0], against)
        while not told["position"]["legal"]:
            told = update(people[0], against, since=told["seq"], wait=20)
        due = dict(asked(folder, "SELECT id, due FROM tables"))
        assert due[plain] is None and due[against] is None, "it is a person's turn, without a clock"
        assert 500_000 < due[timed] - time.time() * 1000 <= 601_000
        forget(server)
        server.run(server.app.node.maintenance.serve_due())
        assert not server.app.node.tables, "nothing was due, so nothing is loaded"
        asked(folder, "UPDATE tables SET due = 0")  # as a database of an older version is brought to this one
        server.run(server.app.node.maintenance.serve_due())
        again = dict(asked(folder, "SELECT id, due FROM tables"))
        assert again[plain] is None and again[against] is None and again[timed] > time.time() * 1000
        for person in people:
            person.close()


def test_bots_among_themselves_play_while_somebody_watches(folder: Path) -> None:
    with inside(folder) as server:
        person = Person(server.address)
        table = person.post("/api/tables", {"game": "hector", "seats": BOTS, "listed": True}).json()["info"]["id"]
        server.run(server.app.node.maintenance.look_after())
        assert asked(folder, "SELECT due FROM tables") == [(None,)]
        before = server.app.node.tables[table].seq
        time.sleep(0.3)
        assert server.app.node.tables[table].seq == before
        told = update(person, table)
        assert update(person, table, since=told["seq"], wait=20)["seq"] > told["seq"]
        person.close()


def test_what_nobody_touches_is_closed_and_forgotten(folder: Path) -> None:
    with inside(folder) as server:
        people = (Person(server.address), Person(server.address))
        running = make_table(*people, "hector")
        fresh = make_table(*people, "hector")
        seats = [{"kind": "me"}, {"kind": "open"}]
        waiting = people[0].post("/api/tables", {"game": "hector", "seats": seats}).json()["info"]["id"]
        third = Person(server.address)
        third.post("/api/me", {"name": "Nobody"})
        month = 31 * 86_400_000
        asked(folder, "UPDATE tables SET updated = updated - ? WHERE id != ?", month, fresh)
        asked(folder, "UPDATE journal SET at = at - ? WHERE table_id != ?", month, fresh)
        asked(folder, "UPDATE guests SET created = created - ?", month)
        forget(server)
        server.run(server.app.node.maintenance.sweep())
        assert people[0].get(f"/api/tables/{running}").json()["result"][1] == "end-abandoned"
        assert people[0].get(f"/api/tables/{waiting}").json()["status"] == "void"
        assert people[0].get(f"/api/tables/{fresh}").json()["status"] == "playing"
        assert third.get("/api/me").json()["name"] is None and people[0].get("/api/me").json()["name"]
        asked(folder, "UPDATE tables SET updated = updated - ? WHERE status = 'void'", month)
        server.run(server.app.node.maintenance.sweep())
        assert people[0].get(f"/api/tables/{waiting}").status_code == 404
        assert asked(folder, "SELECT count(*) FROM journal WHERE table_id = ?", waiting) == [(0,)]
        for person in (*people, third):
            person.close()


# Undo, words, lines.


@pytest.mark.parametrize("game", sorted(kleos.GAMES))
def test_lines_with_many_undos_are_told_in_one_walk(game: str) -> None:
    match = Match(kleos.load(game), SeededDealer(1))
    rng = Random(game)
    for _ in range(many(60, 300)):
        actor = match.state.actor
        if not isinstance(actor, Player):
            break
        match.play(actor, rng.choice(match.state.legal_moves()))
        if rng.random() < 0.5 and match.undo_refusal(actor) is None:
            match.undo(actor, consent=True)
    assert sum(entry.code.startswith("undo") for entry in match.entries) > 3
    for viewer in (Player.ONE, None):
        wanted = lines_of(match, viewer, 0)
        found = log_lines(match, None if viewer is None else viewer.seat, 0)
        assert [(one.by, one.code, one.before, one.after) for one in found] == [
            (one.by, one.code, one.before, one.after) for one in wanted
        ]


def test_moves_are_taken_back_so_often_and_no_more(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "MOST_UNDOS", 2)
    with inside(folder) as server:
        person = Person(server.address)
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = person.post("/api/tables", {"game": "hector", "seats": seats}).json()["info"]["id"]
        statuses = []
        for number in range(3):
            position = update(person, table)["position"]
            body = {"ply": position["ply"], "code": position["legal"][0], "id": f"m{number}"}
            assert person.post(f"/api/tables/{table}/moves", body).status_code == 201
            body = {"ply": update(person, table)["position"]["ply"], "id": f"u{number}"}
            answer = person.post(f"/api/tables/{table}/undo", body)
            statuses.append((answer.status_code, answer.json().get("code")))
        assert statuses == [(201, None), (201, None), (409, "error-undo-most")]
        person.close()


def test_words_since_a_line_are_the_same_from_memory_and_played_again(folder: Path) -> None:
    with inside(folder) as server:
        people = (Person(server.address), Person(server.address))
        table = make_table(*people, "olympus")
        first = 0
        for _ in range(6):
            first = update(people[0], table)["position"]["ply"]
            step(people, table, Random(2))
        path = f"/api/tables/{table}/words"
        quick = people[0].get(path, first=first).json()
        live = server.app.node.tables[table]
        assert first in live.past
        live.past.clear()
        live.encoded.clear()
        again = people[0].get(path, first=first).json()
        assert quick["first"] <= again["first"] <= first
        assert again["sentences"] == [told for told in quick["sentences"] if told["ply"] >= again["first"]] != []
        for person in people:
            person.close()


def test_a_game_has_an_end_of_lines(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "MOST_LINES", 0)
    with inside(folder) as server:
        people = (Person(server.address), Person(server.address))
        table = make_table(*people, "hector")
        mover = next(one for one in people if update(one, table)["position"]["legal"])
        position = update(mover, table)["position"]
        body = {"ply": position["ply"], "code": position["legal"][0], "id": "m"}
        assert mover.post(f"/api/tables/{table}/moves", body).json()["code"] == "error-too-long"
        assert mover.post(f"/api/tables/{table}/resign").status_code == 201
        for person in people:
            person.close()


# Records.


def test_records_are_packed_and_the_oldest_make_room(folder: Path) -> None:
    data = forgery.forged("hector", lambda table: None)
    with inside(folder, records_mb=0.006) as server:
        person = Person(server.address)
        ids = [post_record(person, data).json()["id"] for _ in range(4)]
        kept = asked(folder, "SELECT id, size, length(packed) FROM records ORDER BY created")
        assert len(kept) < 4 and kept[-1][0] == ids[-1] and sum(size for _, size, _ in kept) <= 6_000
        assert all(size >= packed and packed < len(data) / 3 for _, size, packed in kept)
        assert person.get(f"/api/records/{ids[-1]}").status_code == 200
        assert person.get(f"/api/records/{ids[0]}").status_code == 404
        large = person.client.post("/api/records", content=b" " * 2_000_001, headers={"x-kleos-csrf": person.csrf})
        assert large.json()["code"] == "error-too-large"
        person.close()


def test_one_import_at_a_time_from_one_address() -> None:
    limits = Limits(ServerSettings())
    with limits.importing("a"), limits.importing("b"), pytest.raises(kleos.GameError), limits.importing("a"):
        pass
    with limits.importing("a"):
        pass


# Addresses and connections.


def test_addresses_are_counted_by_household_and_requests_by_cost() -> None:
    assert place_of_address("2001:db8:1:2::5") == place_of_address("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert place_of_address("2001:db8:1:3::5") != "2001:db8:1:2::/64"
    assert place_of_address("::ffff:192.0.2.1") == place_of_address("192.0.2.1") == "192.0.2.1"
    assert cost_of("POST", "/api/records") > cost_of("POST", "/api/tables") > cost_of("GET", "/api/tables") == 1
    buckets = Buckets(rate=1, burst=30)
    assert [buckets.allows("a", at=0.0, cost=25) for _ in range(2)] == [True, False]
    assert buckets.allows("a", at=0.0, cost=5) and not buckets.allows("a", at=0.0)


def test_new_guests_do_not_make_an_address_new(folder: Path) -> None:
    with Node(folder, KLEOS_RATE="1000", KLEOS_BURST="100000", KLEOS_OPEN_TABLES="2") as node:
        body = {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}]}
        statuses = []
        for _ in range(12):
            person = Person(node.address)
            statuses.append(person.post("/api/tables", body).status_code)
            person.close()
        assert statuses[:10] == [201] * 10 and statuses[-1] == 429


def half_sent(address: str, data: bytes) -> socket.socket:
    """A connection that says no more than this."""
    host, _, port = address.removeprefix("http://").partition(":")
    line = socket.create_connection((host, int(port)), PATIENT)
    line.sendall(data)
    return line


def test_half_a_request_is_not_waited_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD", 0.3)
    monkeypatch.setattr(connections, "BODY", 0.3)
    body = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    with inside(folder) as server:
        for data in (b"", b"GET /health HTTP/1.1\r\nHost: loc", body):
            with half_sent(server.address, data) as line:
                line.settimeout(PATIENT)
                while line.recv(1000):
                    pass  # until it is closed
        person = Person(server.address)
        assert person.get("/health").status_code == 200
        time.sleep(0.5)
        assert person.get("/health").status_code == 200, "between two requests one may wait"
        seats = [*BOTS[:1], {"kind": "me"}]
        table = person.post("/api/tables", {"game": "hector", "seats": seats}).json()["info"]["id"]
        with person.socket(table) as live:
            live.recv(timeout=PATIENT)
            time.sleep(0.5)
            live.send(json.dumps({"type": "ping"}))
            assert json.loads(live.recv(timeout=PATIENT))["type"] in ("heartbeat", "update")
        person.close()


def test_so_many_connections_from_one_address(folder: Path) -> None:
    with inside(folder, connections=5) as server:
        lines = [half_sent(server.address, b"") for _ in range(5)]
        with half_sent(server.address, b"") as sixth:
            sixth.settimeout(PATIENT)
            assert sixth.recv(10) == b""
        for line in lines:
            line.close()
        person = Person(server.address)
        end = time.monotonic() + PATIENT
        while time.monotonic() < end:
            try:
                assert person.get("/health").status_code == 200
                break
            except Exception:  # the node has not noticed yet that they are gone
                time.sleep(0.05)
        else:
            raise AssertionError("no place became free")
        person.close()


# Bots.


def test_crews_are_so_many_and_owners_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    order: list[str] = []
    most = 0

    class Thinker:
        """A bot's process that only counts."""

        busy = 0

        def __init__(self, spec: str, game: Any, niceness: int) -> None:
            assert niceness > 0

        def choose(self, seen: bytes, seed: int, seconds: float) -> str:
            nonlocal most
            Thinker.busy += 1
            most = max(most, Thinker.busy)
            time.sleep(0.01)
            Thinker.busy -= 1
            return "pass"

        def close(self) -> None:
            pass

    use = BotPool.use

    async def noted(pool: BotPool, spec: str, *rest: Any) -> Any:
        """Note whose turn has come: in the loop, where no busy machine changes the order."""
        order.append("modest" if spec == "bot" else "greedy")
        return await use(pool, spec, *rest)

    monkeypatch.setattr(bot_pool, "BotProcess", Thinker)
    monkeypatch.setattr(BotPool, "use", noted)
    game = kleos.load("hector")

    async def all_at_once() -> None:
        found = BotPool()
        greedy = [found.choose(f"bot{k}", game, "greedy", b"greedy", 1, 0.0, 1.0) for k in range(40)]
        modest = [found.choose("bot", game, "modest", b"modest", 1, 0.0, 1.0) for _ in range(2)]
        await asyncio.gather(*greedy, *modest)
        assert len(found.bots) <= MOST_PROCESSES
        found.close()

    asyncio.run(all_at_once())
    assert len(order) == 42 and most <= MOST_PROCESSES
    assert max(k for k, owner in enumerate(order) if owner == "modest") < 20, "he waited for all of the other's"


def test_ids_of_clients_are_not_those_of_bots_and_a_bot_that_stands_still_may_be_claimed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kleos.server.bots.scheduler.BotScheduler.ask", lambda self, table: None)
    with inside(folder) as server:
        person = Person(server.address)
        for first in (0, 1):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}]
            made = person.post("/api/tables", {"game": "hector", "seats": seats if first else seats[::-1]})
            table = made.json()["info"]["id"]
            position = update(person, table)["position"]
            if position["legal"]:
                body = {"ply": position["ply"], "code": position["legal"][0], "id": "bot:20"}
                assert person.post(f"/api/tables/{table}/moves", body).status_code == 400
                continue
            assert person.post(f"/api/tables/{table}/claim", {"take": "win"}).status_code == 409
            asked(folder, "UPDATE journal SET at = at - 700000 WHERE table_id = ?", table)
            asked(folder, "UPDATE tables SET created = created - 700000")
            forget(server)
            assert person.post(f"/api/tables/{table}/claim", {"take": "win"}).status_code == 409, "it was just started"
            server.app.node.began -= 700.0
            assert person.post(f"/api/tables/{table}/claim", {"take": "win"}).status_code == 201
            assert person.get(f"/api/tables/{table}").json()["result"][1] == "end-abandoned"
        person.close()


# The machine.


def test_the_database_is_its_owners_alone_and_one_servers_alone(folder: Path) -> None:
    data = folder / "data"
    with Node(folder, KLEOS_DATA=str(data)):
        for file in (data, *data.iterdir()):
            assert stat.S_IMODE(os.stat(file).st_mode) & 0o077 == 0, file
        with pytest.raises(BadOption) as refused:
            ServerNode(ServerSettings(folder=data))
        assert refused.value.message == "error-folder-in-use"


def test_a_database_that_is_replaced_takes_no_more_moves(folder: Path) -> None:
    with inside(folder) as server:
        person = Person(server.address)
        assert person.post("/api/me", {"name": "A"}).status_code == 201
        (folder / "kleos.db").rename(folder / "elsewhere.db")
        server.app.node.check_file()
        assert person.post("/api/me", {"name": "B"}).status_code == 503
        assert person.get("/health").status_code == 503
        person.close()


def test_a_clock_set_back_or_forward_is_nobodys_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks = Clocks(600, 0, 10_000_000, lambda begin, end: 0)
    assert clocks.used(1, 10_100_000) == 500_000
    assert clocks.used(1, 6_500_000) == 600_000, "set back by an hour"
    assert clocks.used(1, 6_600_000) == 500_000, "and it goes on at once"
    wall, own = 1_000_000, 50.0
    monkeypatch.setattr("kleos.server.storage.outages.now", lambda: wall)
    monkeypatch.setattr("kleos.server.storage.outages.time.monotonic", lambda: own)
    outages = Outages(SimpleNamespace())  # type: ignore[arg-type]
    wall, own = 1_010_000, 60.0
    assert not outages.needs_beat
    wall, own = 4_610_000, 60.5
    assert outages.needs_beat and outages.leap(wall) == 3_599_500
    outages.gaps = [(1_010_500, 4_610_000), (4_000_000, 4_610_000)]
    assert outages.lost(1_000_000, 4_620_000) == 610_000 + 2_989_500, "what two nodes saw counts once"


def test_odd_requests_are_refused_not_failed(node: Node) -> None:
    person = Person(node.address)
    assert person.client.get("/api/me", headers={"host": "["}).status_code == 400
    deep = b'{"name":' + b"[" * 3_000 + b"]" * 3_000 + b"}"
    assert person.client.post("/api/me", content=deep, headers={"content-type": "application/json"}).status_code == 400
    seats = [{"kind": "me"}, {"kind": "me"}]
    for value in (b"9" * 5_000, str(MOST_OPTION + 1).encode(), b'"' + b"9" * 5_000 + b'"', b"-1", '"²"'.encode()):
        body = b'{"game":"hector","seats":' + json.dumps(seats).encode() + b',"options":{"max_battles":' + value + b"}}"
        made = person.client.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert made.status_code == 400, made.text
    assert person.get("/api/tables/%00").status_code == 404
    for name in ("\u3164", "\u2800x", "\uffa0"):
        assert person.post("/api/me", {"name": name}).json()["code"] == "error-name"
    person.close()


def test_void_tables_take_nobody_and_show_the_servers_seed(people: Pair, third: Person) -> None:
    from kleos.core.dealer import committed

    made = people[0].post("/api/tables", {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
    table = made["info"]["id"]
    assert people[0].post(f"/api/tables/{table}/leave").json()["status"] == "void"
    refused = third.post(f"/api/tables/{table}/join", {"token": made["invites"]["2"]})
    assert (refused.status_code, refused.json()["code"]) == (409, "error-table-void")
    proof = people[0].get(f"/api/tables/{table}/proof").json()
    assert committed(bytes.fromhex(proof["server_seed"])) == made["info"]["server_commitment"]


def test_a_rematch_has_a_spectators_link_of_its_own(people: Pair, third: Person) -> None:
    made = people[0].post("/api/tables", {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
    table, watch = made["info"]["id"], made["watch"]
    people[1].post(f"/api/tables/{table}/join", {"token": made["invites"]["2"]})
    people[0].post(f"/api/tables/{table}/resign")
    people[1].post(f"/api/tables/{table}/rematch/offer")
    again = people[0].post(f"/api/tables/{table}/rematch").json()
    following = again["info"]["id"]
    third.post("/api/me", {"name": "Eye"})
    assert third.post(f"/api/tables/{following}/watch", {"token": watch}).status_code == 403
    assert third.post(f"/api/tables/{following}/watch", {"token": again["watch"]}).status_code == 201
    assert people[0].get(f"/api/tables/{table}").json()["rematch"] == following
    stranger = third.post(f"/api/tables/{table}/watch", {"token": watch}).json()
    assert stranger["rematch"] is None


def test_the_plain_page_of_an_https_name_is_not_ours_and_the_log_names_no_record() -> None:
    ours = OriginPolicy(ServerSettings(public_url="https://games.example.org"))
    assert ours.knows_origin("https://games.example.org", "games.example.org")
    assert not ours.knows_origin("http://games.example.org", "games.example.org")
    assert ours.knows_origin("http://localhost:8000", "localhost:8000")
    assert logged("/api/records/abc123/words") == "/api/records/…/words" and logged("/api/tables/x") == "/api/tables/x"
