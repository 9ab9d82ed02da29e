"""What the reviews of one's own games tell together: bluffs and luck, of finished games alone, and of nobody else's."""

import sqlite3
from pathlib import Path
from random import Random
from typing import Any
from zlib import compress

import msgspec
import pytest

import kleos
from kleos.arena.adjusted import FEWEST, adjusted_score
from kleos.arena.contest import GameResult
from kleos.core.record import read_record
from kleos.insight.bluffs import GameBluffs, Occasion, bluff_lines
from kleos.insight.review import review_record
from kleos.server.jobs.job_queue import MOST_OPEN
from kleos.server.jobs.kept_review import bluffs_of, keeping
from kleos.server.storage import review_store
from tests.server.inside import Inside, inside
from tests.server.nodes import Node, Person, make_table, step
from tests.server.test_reviews import awaited, end_jobs, finished

Pair = tuple[Person, Person]
HECTOR = {"game": "hector"}


def told(person: Person, what: str) -> Any:
    """What the server says of one's own games."""
    answer = person.get(f"/api/me/{what}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def ask(person: Person, body: Any = HECTOR) -> Any:
    return person.post("/api/me/reviews", body)


def reviewed(person: Person, table: str) -> None:
    """Ask for the reviews of the own games, and wait for one."""
    assert ask(person).status_code == 202
    for _ in range(600):
        (own,) = told(person, "reviews")
        if own["reviewed"] + own["failed"]:
            assert not own["failed"]
            return
        person.get(f"/api/tables/{table}/update", since=10**6, wait=1)
    raise AssertionError(own)


@pytest.fixture(scope="module")
def reviewed_game(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A node on which two people have finished a short game, which is reviewed."""
    with inside(tmp_path_factory.mktemp("reviewed"), review_depth="quick") as served:
        pair = Person(served.address), Person(served.address)
        table = finished(pair, "hector", moves=10)
        (before,) = told(pair[0], "reviews")
        assert before == {"game": "hector", "finished": 1, "reviewed": 0, "failed": 0, "left": 1, "open": []}
        reviewed(pair[0], table)
        yield served, pair, table
        for person in pair:
            person.close()


@pytest.fixture
def quick(folder: Path) -> Any:
    """A node whose reviews are short."""
    with inside(folder, review_depth="quick") as served:
        yield served


@pytest.fixture
def pair(quick: Inside) -> Any:
    """Two people there."""
    people = Person(quick.address), Person(quick.address)
    yield people
    for person in people:
        person.close()


# Whose games count, and which.


def test_nobody_has_a_lab_without_games(third: Person) -> None:
    assert told(third, "reviews") == told(third, "luck") == [] and ask(third).json() == []
    lab = told(third, "bluffs")
    assert lab["game"] == "hector" and lab["games"] == 0 and len(lab["lines"]) == 16
    assert all(cell["missing"] and not cell["verdict"] for line in lab["lines"] for cell in line["cells"])


def test_nothing_of_a_running_game_is_counted_or_calculated(people: Pair, node: Node) -> None:
    table = make_table(*people, "hector")
    for _ in range(6):
        step(people, table, Random(1))
    assert ask(people[0]).json() == [] and told(people[0], "bluffs")["games"] == 0
    assert told(people[0], "games")[0]["luck"] is None
    with sqlite3.connect(node.folder / "kleos.db") as connection:
        assert connection.execute("select count(*) from jobs").fetchone() == (0,)
        assert connection.execute("select count(*) from reviews").fetchone() == (0,)


def test_a_reviewed_game_counts_for_each_of_its_players_and_nobody_else(reviewed_game: Any) -> None:
    served, pair, table = reviewed_game
    record = read_record(pair[0].get(f"/api/tables/{table}/record", **{"as": "full"}).content)
    review = review_record(record, kleos.load("hector"), "quick")
    assert {one.seat for one in review.bluffs} == {1, 2}
    for seat, person in enumerate(pair, 1):
        (own,) = told(person, "reviews")
        assert (own["reviewed"], own["left"], own["open"]) == (1, 0, [])
        (game,) = told(person, "games")
        assert game["luck"] == pytest.approx(review.luck if seat == 1 else -review.luck, abs=1e-12)
        lines = bluff_lines("hector", [GameBluffs(table, [one for one in review.bluffs if one.seat == seat])])
        expected = msgspec.to_builtins(lines)
        lab = told(person, "bluffs")
        assert lab["games"] == 1 and lab["lines"] == msgspec.json.decode(msgspec.json.encode(expected))
        assert told(person, "bluffs") == lab, "the same whenever it is asked for"
        drills = [drill for line in lab["lines"] for drill in line["drills"]]
        assert drills and {(drill["game"], drill["seat"]) for drill in drills} == {(table, seat)}
    stranger = Person(served.address)
    stranger.post("/api/me", {"name": "Third"})
    assert told(stranger, "bluffs")["games"] == 0 and told(stranger, "reviews") == []
    stranger.close()


def test_a_drill_tells_what_the_reference_mixes_and_only_at_a_decision_of_that_side(reviewed_game: Any) -> None:
    _, pair, table = reviewed_game
    drill = told(pair[0], "bluffs")["lines"][0]["drills"][0]
    found = awaited(pair[0], table, **{"as": 1, "drill": drill["ply"]})
    moment = found["words"]["drill"]
    judgement = next(one for one in found["review"]["judgements"] if one["ply"] == drill["ply"])
    assert moment["ply"] == drill["ply"] and moment["mark"] == "drill"
    good = {one["code"] for one in moment["attempts"] if one["is_good"]}
    assert good == {one["code"] for one in judgement["mix"]} and len(moment["attempts"]) == judgement["options"]
    assert abs(sum(one["chance"] for one in moment["attempts"]) - 100) <= len(good)
    for query in ({"as": 2, "drill": drill["ply"]}, {"as": 1, "drill": 10**6}, {"as": 1}):
        assert awaited(pair[0], table, **query)["words"]["drill"] is None
    assert pair[0].get(f"/api/tables/{table}/review", drill=-1).status_code == 400


def test_the_lab_goes_on_counting_when_jobs_are_forgotten(reviewed_game: Any) -> None:
    served, pair, _ = reviewed_game
    before = [told(pair[0], what) for what in ("bluffs", "luck", "games")]
    with sqlite3.connect(served.app.node.settings.folder / "kleos.db") as connection:
        connection.executescript("create table kept as select * from jobs; delete from jobs")
    after = [told(pair[0], what) for what in ("bluffs", "luck", "games", "reviews")]
    with sqlite3.connect(served.app.node.settings.folder / "kleos.db") as connection:
        connection.executescript("insert into jobs select * from kept; drop table kept")
    connection.close()
    assert after[:3] == before and before[0]["games"] == 1 and after[3][0]["reviewed"] == 1


def test_games_of_both_sides_and_games_that_go_on_from_another_do_not_count(quick: Inside) -> None:
    quick.run(end_jobs(quick.app.node))
    person = Person(quick.address)
    both = {"game": "hector", "seats": [{"kind": "me"}, {"kind": "me", "name": "Two"}]}
    table = person.post("/api/tables", both).json()["info"]["id"]
    assert person.post(f"/api/tables/{table}/resign", {"seat": 1}).status_code == 201
    on = {"game": "hector", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]}
    later = person.post("/api/tables", {**on, "origin": {"table": table, "ply": 0}})
    assert later.status_code == 201, later.text
    assert person.post(f"/api/tables/{later.json()['info']['id']}/resign", {}).status_code == 201
    assert ask(person).json() == [] and told(person, "luck") == []
    person.close()


# Asking.


def test_no_more_are_asked_for_than_may_be_under_way(quick: Inside, pair: Pair) -> None:
    quick.run(end_jobs(quick.app.node))
    tables = [finished(pair, "hector", moves=2) for _ in range(MOST_OPEN + 2)]
    for _ in range(2):
        (own,) = ask(pair[0]).json()
        assert (own["finished"], own["left"], len(own["open"])) == (MOST_OPEN + 2, 2, MOST_OPEN)
    newest = set(tables[-MOST_OPEN:])
    assert {one["table"] for one in own["open"]} == newest
    assert {(one["status"], one["share"]) for one in own["open"]} == {("waiting", 0.0)}
    (other,) = ask(pair[1]).json()
    assert other["left"] == 0, "what the opponent asked for is not asked for again, and takes none of one's own places"


@pytest.mark.parametrize("body", [{}, {"game": 1}, {"game": "x" * 65}, {"game": "hector", "more": 1}, [], "hector"])
def test_bad_questions_are_refused_and_ask_nothing(people: Pair, node: Node, body: Any) -> None:
    finished(people, "hector", moves=1)
    assert ask(people[0], body).status_code == 400
    with sqlite3.connect(node.folder / "kleos.db") as connection:
        assert connection.execute("select count(*) from jobs").fetchone() == (0,)


def test_other_games_and_other_origins_ask_nothing(people: Pair, node: Node) -> None:
    finished(people, "hector", moves=1)
    for name in ("olympus", "nothing", "", "../hector", "x' or 1=1 --"):
        assert [one["left"] for one in ask(people[0], {"game": name}).json()] == [1]
    foreign = people[0].post("/api/me/reviews", HECTOR, origin="https://elsewhere.example")
    assert foreign.status_code == 403
    people[0].csrf = ""
    assert ask(people[0]).json()["code"] == "error-csrf"
    with sqlite3.connect(node.folder / "kleos.db") as connection:
        assert connection.execute("select count(*) from jobs").fetchone() == (0,)


# Luck.


def test_luck_is_taken_out_of_enough_reviewed_games(quick: Inside, pair: Pair) -> None:
    quick.run(end_jobs(quick.app.node))
    tables = [finished(pair, "hector", moves=1 + k % 3) for k in range(FEWEST + 1)]
    (few,) = told(pair[0], "luck")
    assert (few["games"], few["finished"], few["missing"], few["adjusted"]) == (0, FEWEST + 1, FEWEST, None)
    lucks = [0.1 * (k % 4) - 0.15 for k in range(FEWEST)]
    quick.run(plant(quick, tables[:FEWEST], lucks))
    for seat, person in enumerate(pair, 1):
        (line,) = told(person, "luck")
        assert (line["game"], line["bot"], line["games"], line["missing"]) == ("hector", None, FEWEST, 0)
        assert line["score"] == (1.0 if seat == 1 else 0.0), "seat 2 gave them all up"
        results = [
            GameResult("own", "other", k, "a" if seat == 1 else "b", 1, "end-resigned", "", 0, luck=luck)
            for k, luck in enumerate(lucks)
        ]
        found = adjusted_score(results, "own", "other")
        assert found is not None
        taken = line["adjusted"]
        assert (taken["score"], taken["factor"]) == pytest.approx((found.score, found.factor))
        assert (taken["factor_low"], taken["factor_high"]) == pytest.approx((found.factor_low, found.factor_high))
    (untold,) = [one for one in told(pair[0], "games") if one["luck"] is None]
    assert untold["id"] == tables[-1]


async def plant(served: Inside, tables: list[str], lucks: list[float]) -> None:
    """Keep reviews of these tables that say that much luck."""

    def work(connection: Any) -> None:
        for table, luck in zip(tables, lucks, strict=True):
            review_store.put_review(connection, table, "quick", f"job {table}")
            review_store.keep_review(connection, f"job {table}", luck, compress(b"[]"))

    await served.app.node.write(work)


# What is kept.


def test_the_deepest_review_of_a_game_counts(quick: Inside, pair: Pair) -> None:
    quick.run(end_jobs(quick.app.node))
    table = finished(pair, "hector", moves=1)
    occasion = Occasion(4, 1, "hidden", 1, "level", True, None, 0.25, False)

    def work(connection: Any) -> None:
        for depth, reference in (("deep", 0.75), ("quick", 0.25), ("standard", 0.5)):
            one = msgspec.structs.replace(occasion, reference=reference)
            review_store.put_review(connection, table, depth, depth)
            review_store.keep_review(connection, depth, 0.1, compress(msgspec.json.encode([one])))

    quick.run(quick.app.node.write(work))
    cell = told(pair[0], "bluffs")["lines"][0]["cells"][0]
    assert (cell["occasions"], cell["taken"], cell["reference"]) == (1, 1, 0.75)
    assert told(pair[1], "bluffs")["lines"][0]["cells"][0]["occasions"] == 0


def test_a_job_of_another_kind_keeps_nothing_and_bluffs_come_back_as_they_were() -> None:
    keeping("report", "job", compress(b"no review at all"))(None)  # type: ignore[arg-type]
    occasion = Occasion(4, 1, "hidden", 1, "level", True, None, 0.25, False)
    assert bluffs_of(compress(msgspec.json.encode([occasion]))) == (occasion,)
