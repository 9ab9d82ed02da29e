"""Reviews at the server: only of games that are over, calculated once, by jobs that any node may take."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any
from zlib import compress

import pytest
from sqlalchemy import Connection, Engine, update

from kleos.server.jobs.job_queue import MOST_OPEN, job_id
from kleos.server.storage import database, job_store
from kleos.server.storage.sql_tables import jobs
from tests.server.inside import inside
from tests.server.nodes import Node, Person, make_table, step

Pair = tuple[Person, Person]
POLLS = 600
TASK, MORE = compress(b"a task"), compress(b"more of it")


def review(person: Person, table: str, **query: Any) -> Any:
    return person.get(f"/api/tables/{table}/review", **query)


def ask(person: Person, table: str, depth: str = "quick") -> Any:
    return person.post(f"/api/tables/{table}/review", {"depth": depth})


def finished(people: Pair, game: str = "olympus", moves: int = 4) -> str:
    """A game that was given up after some moves."""
    table = make_table(*people, game)
    for _ in range(moves):
        step(people, table, Random(3))
    assert people[1].post(f"/api/tables/{table}/resign").status_code == 201
    return table


def awaited(person: Person, table: str, **query: Any) -> dict[str, Any]:
    """The review, once it is there: every answer waits for the disk, and a job reports twice a second."""
    for _ in range(POLLS):
        told: dict[str, Any] = review(person, table, depth="quick", **query).json()
        if told["status"] in ("done", "failed", "cancelled"):
            return told
        person.get(f"/api/tables/{table}/update", since=10**6, wait=1)
    raise AssertionError(told)


def test_nothing_of_a_running_game_is_reviewed(people: Pair, third: Person, node: Node) -> None:
    table = make_table(*people, "hector")
    for person in people:
        for answer in (ask(person, table), review(person, table)):
            assert (answer.status_code, answer.json()["code"]) == (403, "error-not-finished")
    third.post("/api/me", {"name": "Third"})
    for answer in (ask(third, table), review(third, table)):
        assert (answer.status_code, answer.json()["code"]) == (403, "error-not-your-seat")
    with sqlite3.connect(node.folder / "kleos.db") as connection:
        assert connection.execute("select count(*) from jobs").fetchone() == (0,)


def test_a_finished_game_is_reviewed_once_and_told_to_each_side(people: Pair, third: Person, node: Node) -> None:
    table = finished(people)
    assert review(people[0], table).json()["status"] == "none"
    assert ask(people[0], table).status_code == 202
    found = awaited(people[0], table)
    assert found["status"] == "done" and found["words"]["seat"] == 1
    points = found["review"]["points"]
    assert points[-1]["truth"] == 1.0 and points[-1]["known"] == [1.0, 0.0]
    other = awaited(people[1], table)
    assert other["words"]["seat"] == 2 and other["review"] == found["review"]
    assert awaited(people[1], table, **{"as": 1})["words"] == found["words"]
    french = people[0].get(f"/api/tables/{table}/review", depth="quick", lang="fr").json()
    assert french["words"]["summary"] != found["words"]["summary"]
    again = ask(people[1], table).json()
    assert again["status"] == "done", "asked for twice, calculated once"
    with sqlite3.connect(node.folder / "kleos.db") as connection:
        assert connection.execute("select count(*) from jobs where kind = 'review'").fetchone() == (1,)
    third.post("/api/me", {"name": "Third"})
    assert review(third, table).status_code == 403, "an unlisted game is its players'"


def test_a_guest_has_only_so_many_under_way_and_can_take_them_back(folder: Path) -> None:
    with inside(folder) as served:
        served.run(end_jobs(served.app.node))
        pair = (Person(served.address), Person(served.address))
        tables = [finished(pair, moves=2) for _ in range(MOST_OPEN + 1)]
        for table in tables[:-1]:
            assert ask(pair[0], table).json() == {"status": "waiting", "share": 0.0, "review": None, "words": None}
        refused = ask(pair[0], tables[-1])
        assert (refused.status_code, refused.json()["code"]) == (429, "error-too-many-jobs")
        assert ask(pair[1], tables[-1]).status_code == 202, "somebody else's are not counted"
        cancel = f"/api/tables/{tables[0]}/review/cancel"
        assert pair[1].post(cancel, {"depth": "quick"}).status_code == 403
        assert pair[0].post(cancel, {"depth": "quick"}).json()["status"] == "cancelled"
        assert review(pair[0], tables[0], depth="quick").json()["status"] == "cancelled"
        assert ask(pair[0], tables[0]).json()["status"] == "waiting", "asked for anew"
        for person in pair:
            person.close()


async def end_jobs(node: Any) -> None:
    """Let the queue of a node be, so that what is asked for waits."""
    for task in [one for one in node.tasks if "JobQueue.serve" in repr(one)]:
        task.cancel()


# The queue.


@pytest.fixture
def engine(folder: Path) -> Iterator[Engine]:
    """An empty database with this version's tables."""
    made = database.open_engine(f"sqlite:///{folder / 'jobs.db'}", writes=True)
    database.migrate(made)
    yield made
    made.dispose()


def test_the_oldest_job_is_taken_and_reported_by_its_node_alone(engine: Engine) -> None:
    with engine.begin() as connection:
        first, second = (job_store.put_job(connection, name, "review", "guest", TASK) for name in ("a", "b"))
        assert job_store.put_job(connection, "a", "review", "other", TASK).guest == "guest", "the same is done once"
        taken = job_store.take_job(connection, "node 1")
        assert taken is not None and taken.id == first.id and taken.status == "running"
        assert job_store.report_job(connection, "a", "node 1", 0.5)
        assert not job_store.report_job(connection, "a", "node 2", 0.6)
        assert not job_store.end_job(connection, taken, "node 2", b"x")
        assert job_store.end_job(connection, taken, "node 1", b"x")
        done = job_store.read_job(connection, "a")
        assert done is not None and (done.status, done.result, done.share) == ("done", b"x", 1.0)
        taken = job_store.take_job(connection, "node 1")
        assert taken is not None and taken.id == second.id
        assert job_store.take_job(connection, "node 1") is None


def test_a_job_whose_node_is_silent_is_taken_again_but_not_for_ever(engine: Engine) -> None:
    with engine.begin() as connection:
        job_store.put_job(connection, "a", "review", "guest", TASK)
        for number in range(job_store.MOST_TRIES):
            taken = job_store.take_job(connection, f"node {number}")
            assert taken is not None and taken.tries == number + 1
            assert job_store.take_job(connection, "another") is None, "its lease has not lapsed"
            connection.execute(update(jobs).values(until=0))
        assert job_store.take_job(connection, "another") is None
        found = job_store.read_job(connection, "a")
        assert found is not None and found.status == "failed"
        assert job_store.put_job(connection, "a", "review", "guest", TASK).status == "waiting"


def test_what_is_cancelled_is_not_kept_and_a_stopping_node_gives_back(engine: Engine) -> None:
    with engine.begin() as connection:
        job_store.put_job(connection, "a", "review", "guest", TASK)
        taken = job_store.take_job(connection, "node 1")
        assert taken is not None and not job_store.cancel_job(connection, "a", "somebody else")
        assert job_store.cancel_job(connection, "a", "guest")
        assert not job_store.report_job(connection, "a", "node 1", 0.7)
        assert not job_store.end_job(connection, taken, "node 1", b"late")
        job_store.put_job(connection, "b", "review", "guest", TASK)
        job_store.take_job(connection, "node 1")
        job_store.let_go_all(connection, "node 1")
        taken = job_store.take_job(connection, "node 2")
        assert taken is not None and (taken.id, taken.tries) == ("b", 1)
        connection.execute(update(jobs).where(jobs.c.id == "a").values(updated=0))
        job_store.forget_jobs(connection, 1)
        assert job_store.read_job(connection, "a") is None


def test_a_long_job_goes_on_where_it_was_and_lets_others_go_first(engine: Engine) -> None:
    with engine.begin() as connection:
        job_store.put_job(connection, "long", "report", "guest", TASK)
        assert job_store.take_job(connection, "node 1") is not None
        job_store.put_job(connection, "short", "review", "guest", TASK)
        assert job_store.report_job(connection, "long", "node 1", 0.2, b"some")
        connection.execute(update(jobs).where(jobs.c.id == "short").values(updated=1))
        assert job_store.pause_job(connection, "long", "node 1", b"half")
        assert [found.id for found in taken_by(connection, "node 2")] == ["short", "long"]
        taken = job_store.read_job(connection, "long")
        assert taken is not None and (taken.kept, taken.share) == (b"half", 0.2)
        assert job_store.cancel_job(connection, "long", "guest")
        again = job_store.put_job(connection, "long", "report", "other", TASK)
        assert (again.status, again.kept, again.guest) == ("waiting", b"half", "other")


def test_a_job_may_get_more_to_do_while_it_runs_and_when_it_is_done(engine: Engine) -> None:
    with engine.begin() as connection:
        job_store.put_job(connection, "a", "report", "guest", TASK)
        (taken,) = taken_by(connection, "node 1")
        assert job_store.put_job(connection, "a", "report", "guest", MORE).status == "running"
        assert job_store.end_job(connection, taken, "node 1", b"first")
        (taken,) = taken_by(connection, "node 1")
        assert (taken.task, taken.kept, taken.result) == (MORE, b"first", None)
        assert job_store.end_job(connection, taken, "node 1", b"second")
        done = job_store.put_job(connection, "a", "report", "guest", MORE)
        assert (done.status, done.result) == ("done", b"second")
        assert job_store.put_job(connection, "a", "report", "guest", TASK).kept == b"second"


def taken_by(connection: Connection, node: str) -> list[job_store.JobRow]:
    """Take all jobs that wait."""
    return list(iter(lambda: job_store.take_job(connection, node), None))


def test_two_nodes_take_different_jobs_and_none_waits_for_the_other(empty_postgres: str) -> None:
    url = empty_postgres.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = database.open_engine(url, writes=True)
    database.migrate(engine)
    with engine.begin() as connection:
        for name in ("a", "b"):
            job_store.put_job(connection, name, "review", "guest", TASK)
    with ThreadPoolExecutor(2) as threads, engine.begin() as one:
        first = job_store.take_job(one, "node 1")  # not committed yet: its row is locked

        def other() -> job_store.JobRow | None:
            with engine.begin() as two:
                return job_store.take_job(two, "node 2")

        second = threads.submit(other).result(timeout=60)
        assert first is not None and second is not None and {first.id, second.id} == {"a", "b"}
    engine.dispose()


def test_the_same_task_has_the_same_name() -> None:
    assert job_id("review", b"x") == job_id("review", b"x") != job_id("other", b"x")
