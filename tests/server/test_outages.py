"""The database fails in mid-game, the server is away: nothing is acknowledged that is not kept, no time is taken."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kleos.server.storage.database import newest_form
from kleos.server.storage.outages import Outages
from kleos.server.tables.clocks import Clocks
from tests.server.nodes import Node, Person, make_table, step, update
from tests.server.postgres import Server, own_server

Pair = tuple[Person, Person]


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Server]:
    """A PostgreSQL that a test may stop."""
    with own_server() as server:
        yield server


def try_move(people: Pair, table: str) -> tuple[int, dict[str, Any]]:
    """Whoever decides tries a move by what he knew before; the status and the body that was sent."""
    for person in people:
        position = person.get(f"/api/tables/{table}/position").json()
        if position.get("legal"):
            body = {"ply": position["ply"], "code": position["legal"][0], "id": f"try{position['ply']}"}
            return person.post(f"/api/tables/{table}/moves", body).status_code, body
    raise AssertionError("nobody decides")


def until(wanted: int, person: Person, path: str) -> None:
    """Wait for a status."""
    end = time.monotonic() + 120
    while (found := person.get(path).status_code) != wanted:
        assert time.monotonic() < end, found
        time.sleep(0.05)


def test_postgresql_stops_in_mid_game_and_comes_back(folder: Path, own_postgres: Server) -> None:
    with Node(folder, own_postgres.url) as node:
        people = (Person(node.address), Person(node.address))
        table = make_table(*people, "hector", clock={"seconds": 600})
        for _ in range(6):
            step(people, table, Random(1))
        before = [update(person, table) for person in people]
        mover = next(k for k in (0, 1) if before[k]["position"]["legal"])
        position = before[mover]["position"]
        body = {"ply": position["ply"], "code": position["legal"][0], "id": "lost"}
        own_postgres.stop()
        for _ in range(3):
            answer = people[mover].post(f"/api/tables/{table}/moves", body)
            assert (answer.status_code, answer.json()["code"]) == (503, "error-unavailable")
        assert people[0].get("/health").status_code == 503
        own_postgres.start()
        until(200, people[0], "/health")
        told = update(people[mover], table)
        assert told["position"] == position and told["seq"] == before[mover]["seq"], "nothing was kept of it"
        assert people[mover].post(f"/api/tables/{table}/moves", body).status_code == 201
        for _ in range(10):
            step(people, table, Random(2))
        wait_for_a_listener(own_postgres.url)
        assert node.process.poll() is None
        for person in people:
            person.close()


def wait_for_a_listener(url: str) -> None:
    """Wait until a node listens for the news of others again."""
    import psycopg

    end = time.monotonic() + 120
    with psycopg.connect(url, autocommit=True) as connection:
        while not connection.execute("SELECT 1 FROM pg_stat_activity WHERE query LIKE 'LISTEN%'").fetchall():
            assert time.monotonic() < end
            time.sleep(0.1)


def test_a_locked_sqlite_file_costs_a_refusal_and_no_move(folder: Path) -> None:
    with Node(folder, f"sqlite:///{folder / 'kleos.db'}?timeout=0.3") as node:
        people = (Person(node.address), Person(node.address))
        table = make_table(*people, "hector")
        before = update(people[0], table)
        lock = sqlite3.connect(folder / "kleos.db", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        status, body = try_move(people, table)
        assert status == 503
        assert people[0].get("/health").status_code == 503
        lock.execute("ROLLBACK")
        lock.close()
        until(200, people[0], "/health")
        after = update(people[0], table)
        assert after["seq"] == before["seq"] and after["position"] == before["position"]
        again = next(person for person in people if update(person, table)["position"]["legal"])
        assert again.post(f"/api/tables/{table}/moves", body).status_code == 201
        for person in people:
            person.close()


def test_a_full_disk_costs_a_refusal_and_no_move(folder: Path) -> None:
    with Node(folder, largest_file=500_000) as node:
        person = Person(node.address)
        statuses = []
        for _ in range(80):
            answer = person.post("/api/tables", {"game": "hector", "seats": [{"kind": "me"}, {"kind": "me"}]})
            statuses.append(answer.status_code)
            if answer.status_code != 201:
                assert answer.json()["code"] == "error-unavailable"
                break
        assert statuses[-1] == 503 and 201 in statuses
        assert person.get("/api/tables").status_code == 200, "what is there can still be read"
        person.close()


def test_the_time_of_an_outage_is_given_back(folder: Path) -> None:
    with Node(folder) as node:
        people = (Person(node.address), Person(node.address))
        table = make_table(*people, "hector", clock={"seconds": 600}, patience=600)
        step(people, table, Random(1))
        before = wait_for_a_beat(folder, people[0], table)
        node.kill()
        with sqlite3.connect(folder / "kleos.db") as database:  # an hour passes while the server is down
            for column in ("seats SET seen = seen", "journal SET at = at", "heart SET beat = beat"):
                database.execute(f"UPDATE {column} - 3600000")
        database.close()
        node.start()
        told = update(people[0], table)
        assert told["info"]["status"] == "playing" and not told["info"]["may_claim"]
        left, running = told["info"]["clock"]["left"], told["info"]["clock"]["running"]
        assert -5_000 < before["left"][running - 1] - left[running - 1] < 300_000, "an hour was lost"
        assert left[2 - running] == before["left"][2 - running]
        step(people, table, Random(2))
        assert update(people[0], table)["info"]["status"] == "playing"
        for person in people:
            person.close()


def wait_for_a_beat(folder: Path, person: Person, table: str) -> dict[str, Any]:
    """The clocks once the heart has beaten while they ran."""
    end = time.monotonic() + 120
    database = sqlite3.connect(folder / "kleos.db", timeout=20)
    begun = int(time.time() * 1000)
    while (database.execute("SELECT max(beat) FROM heart").fetchone()[0] or 0) <= begun:
        assert time.monotonic() < end
        time.sleep(0.05)
    database.close()
    found: dict[str, Any] = update(person, table)["info"]["clock"]
    return found


def test_only_the_common_part_of_a_time_and_the_outages_is_lost() -> None:
    outages = Outages.__new__(Outages)
    outages.gaps = [(100, 200), (1_000, 5_000)]
    assert [outages.lost(*span) for span in ((0, 50), (0, 150), (150, 900), (0, 9_000), (2_000, 3_000))] == [
        0,
        50,
        50,
        4_100,
        1_000,
    ]
    clocks = Clocks(10, 0, 0, outages.lost)
    assert clocks.used(1, 5_000) == 10_000 - (5_000 - 4_100) and clocks.after(1, 300)[0] == 10_000 - 200


def test_an_old_database_is_brought_to_the_newest_form(folder: Path) -> None:
    with Node(folder) as node:
        person = Person(node.address)
        table = person.post("/api/tables", {"game": "hector", "seats": [{"kind": "me"}, {"kind": "me"}]}).json()
        level = {"kind": "bot", "bot": "champion"}
        other = person.post("/api/tables", {"game": "hellas", "seats": [{"kind": "me"}, level]}).json()
        node.kill()
        with sqlite3.connect(folder / "kleos.db") as database:  # as version 0001 left it
            database.execute("UPDATE seats SET bot = 'hero', name = 'hero' WHERE kind = 'bot'")
            database.executescript(
                "DROP TABLE heart; DROP TABLE outages; DROP INDEX tables_by_components; DROP INDEX tables_by_due;"
                "DROP INDEX tables_by_age; DROP INDEX tables_by_creator; DROP INDEX watchers_by_guest;"
                "DROP INDEX records_by_age; ALTER TABLE tables DROP COLUMN due;"
                "ALTER TABLE records DROP COLUMN packed; ALTER TABLE records DROP COLUMN size;"
                "DROP TABLE notices; DROP TABLE card_sets; DROP TABLE jobs; DROP TABLE reviews;"
                "ALTER TABLE seats DROP COLUMN told;"
                "ALTER TABLE tables DROP COLUMN hints; ALTER TABLE tables DROP COLUMN hinted;"
                "ALTER TABLE tables DROP COLUMN mirror;"
                "DROP TABLE secrets; DROP INDEX tables_once_a_day; ALTER TABLE tables DROP COLUMN daily;"
                "ALTER TABLE tables DROP COLUMN daily_lead; ALTER TABLE tables DROP COLUMN daily_luck;"
                "ALTER TABLE seats DROP COLUMN gone; ALTER TABLE seats DROP COLUMN lost;"
                "ALTER TABLE records DROP COLUMN components; UPDATE alembic_version SET version_num = '0001'"
            )
        database.close()
        node.start()
        assert update(person, table["info"]["id"])["position"]["legal"]
        with sqlite3.connect(folder / "kleos.db") as database:
            assert database.execute("SELECT version_num FROM alembic_version").fetchone()[0] == newest_form()
            seats = database.execute(
                "SELECT bot, name FROM seats WHERE table_id = ? ORDER BY seat", (other["info"]["id"],)
            )
            assert seats.fetchall()[1] == ("champion", "champion")
        database.close()
        person.close()
