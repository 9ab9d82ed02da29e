"""A guest who means ill: forged records, sets and options against a live server, and what the others feel of it."""

import json
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import kleos
from kleos.server.tables import sandbox
from tests.server import forgery
from tests.server.forgery import import_and_play_on, mutated, play_on, post_record
from tests.server.inside import Inside, inside
from tests.server.nodes import Node, Person, make_table, step, update
from tests.support import many

Pair = tuple[Person, Person]
PATIENT = 30.0  # seconds: an answer that takes longer hangs


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node that looks at foreign data for three seconds at most."""
    with Node(tmp_path_factory.mktemp("hostile"), KLEOS_CHECK_SECONDS="3") as started:
        yield started


def meanwhile(work: Callable[[], httpx.Response], others: Callable[[], object]) -> tuple[httpx.Response, list[float]]:
    """Do something hostile in a thread, and let others ask all the time: its answer, and how long they waited."""
    answers: list[httpx.Response] = []
    thread = threading.Thread(target=lambda: answers.append(work()))
    waits = []
    thread.start()
    while thread.is_alive():
        begin = time.monotonic()
        others()
        waits.append(time.monotonic() - begin)
        time.sleep(0.01)
    thread.join()
    return answers[0], waits


def make_own(person: Person, game: str, components: dict[str, Any]) -> httpx.Response:
    """A table with an own set at one screen."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    return person.post("/api/tables", {"game": game, "seats": seats, "components": components})


HOSTILE: dict[str, Callable[[Person], httpx.Response]] = {
    "hector-pile": lambda one: import_and_play_on(one, "hector", forgery.forged("hector", forgery.empty_pile)),
    "hellas-proof": lambda one: import_and_play_on(one, "hellas", forgery.forged("hellas", forgery.proof_without_ares)),
    "hellas-land": lambda one: make_own(one, "hellas", forgery.land_only()),
    "olympus-name": lambda one: make_own(one, "olympus", forgery.renamed_card()),
}


@pytest.mark.parametrize("name", sorted(HOSTILE))
def test_impossible_tables_and_sets_are_refused_and_others_are_served_meanwhile(
    node: Node, people: Pair, third: Person, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = make_table(*people, "hector")
    third.post("/api/me", {"name": "Eve"})
    before = third.get("/api/tables").json()["mine"]

    def others() -> None:
        assert people[0].get("/health").status_code == 200
        assert step(people, table, Random(1)) is not None or update(people[0], table)["info"]["status"] == "finished"

    answer, waits = meanwhile(lambda: HOSTILE[name](third), others)
    with capsys.disabled():
        worst = max(waits) / 4 * 1000  # of health, two positions and a move
        print(f"\n{name}: {answer.status_code} {answer.json().get('code')}; {len(waits)} rounds, worst {worst:.0f} ms")
    assert 400 <= answer.status_code < 500, answer.text
    assert waits and max(waits) < PATIENT
    assert third.get("/api/tables").json()["mine"] == before, "a table was left behind"


def test_an_honest_record_is_played_on(third: Person) -> None:
    for game in sorted(kleos.GAMES):
        data = forgery.forged(game, lambda table: None)
        made = import_and_play_on(third, game, data)
        assert made.status_code == 201, made.text
        assert made.json()["info"]["status"] == "playing"


# A sandbox process that never answers, and one that dies.

ENDLESS = """
import sys
for line in sys.stdin:
    if '"ready"' in line:
        print('{"type":"done","body":"eJzLK83JAQAEXwG8"}', flush=True)
    elif FAILS:
        sys.exit(3)
    else:
        while True:
            pass
"""


@pytest.mark.parametrize(("fails", "code"), [(False, "error-check-late"), (True, "error-check-failed")])
def test_a_sandbox_process_that_hangs_or_dies_is_ended_and_the_next_one_works(
    folder: Path, monkeypatch: pytest.MonkeyPatch, fails: bool, code: str
) -> None:
    plain = sandbox.COMMAND
    data = forgery.forged("hector", lambda table: None)
    with inside(folder, check_seconds=1.0) as server:
        one, two = Person(server.address), Person(server.address)
        monkeypatch.setattr(sandbox, "COMMAND", [sys.executable, "-c", ENDLESS.replace("FAILS", str(fails))])
        answer, waits = meanwhile(lambda: post_record(one, data), lambda: two.get("/health").raise_for_status())
        assert (answer.status_code, answer.json()["code"]) == (422, code)
        assert fails or len(waits) > 1, "nobody else was answered"
        monkeypatch.setattr(sandbox, "COMMAND", plain)
        server.app.node.sandbox.idle.clear()
        server.app.node.settings.__dict__["check_seconds"] = PATIENT
        assert post_record(one, data).status_code == 201
        for person in (one, two):
            person.close()


# Tables that cannot go on.


def broken(server: Inside, table: str) -> None:
    """Write nonsense into a table's log, and let the server forget what it knew."""
    with sqlite3.connect(server.app.node.settings.folder / "kleos.db", timeout=20) as database:
        database.execute("UPDATE lines SET code = 'pass pass' WHERE table_id = ? AND ply = 0", (table,))
    database.close()
    server.app.node.tables.clear()
    server.app.node.alive.clear()


def test_a_table_whose_log_does_not_replay_is_closed_and_told(folder: Path) -> None:
    with inside(folder) as server:
        people = (Person(server.address), Person(server.address))
        table, other = (make_table(*people, "hector", clock={"seconds": 900}) for _ in range(2))
        for _ in range(4):
            step(people, table, Random(1))
        assert people[0].post(f"/api/tables/{other}/resign").status_code == 201
        broken(server, table)
        broken(server, other)
        listed = {one["id"]: one for one in people[0].get("/api/tables").json()["mine"]}
        assert listed[table]["status"] == "void" and listed[other]["status"] == "finished"
        assert listed[other]["result"][1] == "end-resigned", "what was over stays as it ended"
        told = people[0].get(f"/api/tables/{table}/position")
        assert (told.status_code, told.json()["code"]) == (409, "error-table-closed")
        assert people[0].get(f"/api/tables/{other}/record").json()["code"] == "error-broken-table"
        move = {"ply": 20, "code": "pass", "id": "x"}
        assert people[0].post(f"/api/tables/{table}/moves", move).json()["code"] == "error-table-closed"
        with sqlite3.connect(folder / "kleos.db") as database:
            row = database.execute("SELECT status, due FROM tables WHERE id = ?", (table,)).fetchone()
            closed = "SELECT count(*) FROM journal WHERE table_id = ? AND kind = 'closed'"
            assert row == ("void", None) and database.execute(closed, (table,)).fetchone() == (1,)
        database.close()
        for person in people:
            person.close()


def test_a_table_whose_bot_cannot_move_is_closed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> bytes:
        raise AssertionError

    monkeypatch.setattr("kleos.server.tables.decisions.observation", fails)
    with inside(folder) as server:
        person = Person(server.address)
        seats = [{"kind": "bot", "bot": "uniform"}, {"kind": "me"}]
        table = person.post("/api/tables", {"game": "hellas", "seats": seats}).json()["info"]["id"]
        told = update(person, table)
        while told["info"]["status"] == "playing" and not told["position"]["legal"]:
            told = update(person, table, since=told["seq"], wait=20)
        if told["info"]["status"] == "playing":  # the person began: then the bot is next
            move = {"ply": told["position"]["ply"], "code": told["position"]["legal"][0], "id": "m"}
            assert person.post(f"/api/tables/{table}/moves", move).status_code == 201
        end = time.monotonic() + PATIENT
        while time.monotonic() < end and person.get(f"/api/tables/{table}").json()["status"] == "playing":
            told = update(person, table)
            if told["position"] and told["position"]["legal"]:
                move = {"ply": told["position"]["ply"], "code": told["position"]["legal"][0], "id": f"m{told['seq']}"}
                person.post(f"/api/tables/{table}/moves", move)
            time.sleep(0.05)
        assert person.get(f"/api/tables/{table}").json()["status"] == "void"
        person.close()


def test_a_bug_in_a_move_leaves_the_table_as_it_is_stored(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from kleos.core.match import Match

    with inside(folder) as server:
        people = (Person(server.address), Person(server.address))
        table = make_table(*people, "hector")
        before = update(people[0], table)["position"]
        plain = Match.play

        def half(self: Match, seat: Any, move: Any, ply: int | None = None) -> None:
            plain(self, seat, move, ply)
            raise ZeroDivisionError

        monkeypatch.setattr(Match, "play", half)
        mover = next(one for one in people if update(one, table)["position"]["legal"])
        position = update(mover, table)["position"]
        body = {"ply": position["ply"], "code": position["legal"][0], "id": "half"}
        answer = mover.post(f"/api/tables/{table}/moves", body)
        assert (answer.status_code, answer.json()["code"]) == (500, "error-internal")
        monkeypatch.setattr(Match, "play", plain)
        assert update(people[0], table)["position"] == before
        assert mover.post(f"/api/tables/{table}/moves", body).status_code == 201
        for person in people:
            person.close()


# Fuzz.


def play_some(person: Person, made: httpx.Response, rng: Random) -> None:
    """A few moves at a table that was made; it answers, or says that it is closed."""
    table = made.json()["info"]["id"]
    for number in range(6):
        told = person.get(f"/api/tables/{table}/update")
        assert told.status_code == 200, told.text
        position = told.json()["position"]
        if told.json()["info"]["status"] != "playing" or not position["legal"]:
            return
        body = {"ply": position["ply"], "code": rng.choice(position["legal"]), "id": f"f{number}"}
        answer = person.post(f"/api/tables/{table}/moves", body)
        assert answer.status_code < 500, answer.text
    assert person.get(f"/api/tables/{table}/words").status_code < 500


def no_table_is_stuck(node: Node) -> None:
    """Every table that was made is playing, over or void: none waits for a deal that will not come."""
    with sqlite3.connect(node.folder / "kleos.db", timeout=20) as database:
        assert database.execute("SELECT count(*) FROM tables WHERE status = 'sealing'").fetchone() == (0,)
    database.close()
    assert httpx.get(f"{node.address}/health").status_code == 200


@pytest.mark.parametrize("game", sorted(kleos.GAMES))
def test_mutated_records_make_no_server_fail_and_no_table_stick(node: Node, third: Person, game: str) -> None:
    rng = Random(game)
    played = 0
    for number in range(many(25, 5_000)):
        seed, decisions = rng.randrange(6), rng.randrange(4, 60)
        record = forgery.honest(game, seed, decisions)
        last = mutated(json.loads(json.dumps(record.frames[-1])), rng)
        data = forgery.resealed(record, last)
        kept = post_record(third, data)
        assert kept.status_code in (201, 400, 413, 422), kept.text
        if kept.status_code != 201:
            continue
        ply = len(record.moves)
        assert third.get(f"/api/records/{kept.json()['id']}", ply=ply).status_code < 500
        made = play_on(third, game, kept.json()["id"], ply, bot=number % 5 == 0)
        assert made.status_code in (201, 400, 409, 422), made.text
        if made.status_code == 201:
            played += 1
            play_some(third, made, rng)
        third.client.cookies.clear()  # a new guest: a hundred records are one guest's limit
        third.csrf = ""
    print(f"{game}: {played} played on")
    no_table_is_stuck(node)


@pytest.mark.parametrize("game", sorted(kleos.GAMES))
def test_mutated_sets_and_options_make_no_server_fail(node: Node, third: Person, game: str) -> None:
    rng = Random(game)
    plain = kleos.load(game)
    components = json.loads(json.dumps(plain.component_data()))
    for _ in range(many(12, 2_000)):
        made = make_own(third, game, mutated(components, rng))
        assert made.status_code in (201, 400, 422), made.text
        if made.status_code == 201:
            play_some(third, made, rng)
    for _ in range(many(30, 2_000)):
        options = mutated(dict(plain.options), rng)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}]
        made = third.post("/api/tables", {"game": game, "seats": seats, "options": options})
        assert made.status_code in (201, 400), made.text
        if made.status_code == 201:
            play_some(third, made, rng)
    no_table_is_stuck(node)
