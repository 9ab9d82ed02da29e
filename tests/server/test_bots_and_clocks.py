"""Bots at tables, clocks, absent seats, late seeds."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

import kleos
from kleos.bots.level_ratings import rating_of
from kleos.bots.levels import NAMES as LEVELS
from kleos.server.bots.scheduler import LATE_STEP, BotScheduler
from tests.server.nodes import Node, Person, make_table, seed_of, step, update
from tests.support import many

Pair = tuple[Person, Person]


def until_over_or_mine(person: Person, table: str) -> dict[str, object]:
    """Wait for a decision of this person or for the end."""
    told = update(person, table)
    for _ in range(60):
        if told["info"]["status"] == "finished" or told["position"]["legal"]:
            return told
        told = update(person, table, since=told["seq"], wait=5)
    raise AssertionError("the game is stuck")


def play_against_bot(person: Person, table: str, rng: Random, most: int) -> None:
    """Random moves against a bot."""
    for _ in range(most):
        told = until_over_or_mine(person, table)
        if told["info"]["status"] == "finished":  # type: ignore[index]
            return
        position: dict[str, object] = told["position"]  # type: ignore[assignment]
        move = {"ply": position["ply"], "code": rng.choice(position["legal"]), "id": f"b{position['ply']}"}  # type: ignore[arg-type]
        assert person.post(f"/api/tables/{table}/moves", move).status_code == 201


@pytest.mark.parametrize("game", sorted(kleos.GAMES))
def test_a_bot_plays_and_consents_to_undo(people: Pair, game: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = people[0].post("/api/tables", {"game": game, "seats": seats}).json()["info"]["id"]
    play_against_bot(people[0], table, Random(1), 12)
    told = until_over_or_mine(people[0], table)
    position: dict[str, object] = told["position"]  # type: ignore[assignment]
    assert position["undo"]["asks"] is False  # type: ignore[index]
    answer = people[0].post(f"/api/tables/{table}/undo", {"ply": position["ply"], "id": "u"})
    assert answer.status_code == 201 and answer.json()["lines"][0]["code"].startswith("undo ")
    play_against_bot(people[0], table, Random(2), 4)


def children(process: int, bot: str = "") -> list[int]:
    """The worker processes of a node, or those of one bot."""
    return [pid for pid, command in processes_below(process) if f"kleos.bots.worker {bot}" in command]


def processes_below(process: int) -> list[tuple[int, str]]:
    """The child processes and their command lines; a bare machine has no ps, but Linux tells it in files."""
    if not Path("/proc/self/task").exists():
        command = ["ps", "-A", "-o", "ppid=,pid=,args="]
        listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        rows = [line.split(maxsplit=2) for line in listing.splitlines()]
        return [(int(row[1]), row[2]) for row in rows if row[0] == str(process)]
    lists = [file.read_text() for file in Path("/proc", str(process), "task").glob("*/children")]
    return [(int(pid), command_of(pid)) for pid in " ".join(lists).split()]


def command_of(pid: str) -> str:
    """The command line of a process on Linux; "" when it is gone meanwhile."""
    try:
        return Path("/proc", pid, "cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node whose bots think for a tenth of a second."""
    with Node(tmp_path_factory.mktemp("quick"), KLEOS_BOT_PACE="0.02") as started:
        yield started


@pytest.mark.parametrize("game", sorted(kleos.GAMES))
def test_every_level_plays_and_goes_on_when_its_process_is_killed(quick: Node, game: str) -> None:
    person = Person(quick.address)
    listed = {bot["bot"]: bot for bot in person.get("/api/bots").json()}
    for level in LEVELS:
        measured = listed[level]["ratings"][game]
        assert measured["rating"] == rating_of(game, level)["rating"] and len(measured["step"]) == 2  # type: ignore[index]
    for level in LEVELS if many(0, 1) else LEVELS[sorted(kleos.GAMES).index(game) :: 3]:  # each level in one game
        seats = [{"kind": "bot", "bot": level}, {"kind": "me"}]
        table = person.post("/api/tables", {"game": game, "seats": seats}).json()["info"]["id"]
        rng = Random(level)
        play_against_bot(person, table, rng, many(2, 4))
        for worker in children(quick.process.pid, level):
            os.kill(worker, signal.SIGKILL)
        before = until_over_or_mine(person, table)
        play_against_bot(person, table, rng, many(2, 4))
        after = until_over_or_mine(person, table)
        is_over = before["info"]["status"] == "finished"  # type: ignore[index]
        assert is_over or after["position"]["ply"] > before["position"]["ply"]  # type: ignore[index]
        person.post(f"/api/tables/{table}/resign")
    ratings = [listed[level]["ratings"][game]["rating"] for level in LEVELS]
    assert ratings == sorted(ratings)
    person.close()


def test_a_late_answer_waits_for_a_full_step(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = []
    bots = BotScheduler.__new__(BotScheduler)
    bots.node = SimpleNamespace(metrics=SimpleNamespace(bot_overruns=SimpleNamespace(inc=lambda: counted.append(1))))  # type: ignore[assignment]
    monkeypatch.setattr("kleos.server.bots.scheduler.time.monotonic", lambda: 100.0)
    assert bots.rest(100.7) == pytest.approx(0.7) and not counted
    for late in (0.001, 0.2, 0.49, 0.51, 3.3):
        assert late + bots.rest(100.0 - late) == pytest.approx(LATE_STEP * (late // LATE_STEP + 1))
    assert len(counted) == 5


def test_a_killed_bot_is_restarted_and_the_game_goes_on(people: Pair, node: Node) -> None:
    seats = [{"kind": "bot", "bot": "uniform"}, {"kind": "me"}]
    table = people[0].post("/api/tables", {"game": "hector", "seats": seats}).json()["info"]["id"]
    killed = 0
    for number in range(4):
        play_against_bot(people[0], table, Random(number), 4 + number)
        for worker in children(node.process.pid):
            os.kill(worker, signal.SIGKILL)
            killed += 1
        rng = Random(100 + number)
        told = until_over_or_mine(people[0], table)
        if told["info"]["status"] == "finished":  # type: ignore[index]
            break
        position: dict[str, object] = told["position"]  # type: ignore[assignment]
        move = {"ply": position["ply"], "code": rng.choice(position["legal"]), "id": f"k{number}"}  # type: ignore[arg-type]
        assert people[0].post(f"/api/tables/{table}/moves", move).status_code == 201
        until_over_or_mine(people[0], table)
    assert killed > 0


def test_a_clock_that_falls_ends_the_game(folder: Path) -> None:
    with Node(folder) as node:
        people = (Person(node.address), Person(node.address))
        table = make_table(*people, "hector", clock={"seconds": 10, "increment": 0})
        told = update(people[0], table)
        loser = 1 if told["position"]["legal"] else 2
        left = told["info"]["clock"]["left"]
        assert told["info"]["clock"]["running"] == loser and left[2 - loser] == 10_000
        end = time.monotonic() + 120
        while time.monotonic() < end and told["info"]["status"] == "playing":
            told = update(people[0], table, since=told["seq"], wait=5)
        assert told["info"]["result"] == [3 - loser, "end-timeout", ""]
        assert told["info"]["clock"]["left"][loser - 1] == 0
        assert (
            told["lines"][-1]["code"] == f"timeout {loser}"
            or update(people[0], table)["lines"][-1]["code"] == f"timeout {loser}"
        )
        for person in people:
            person.close()


def test_thinking_time_is_taken_from_the_mover_alone(people: Pair) -> None:
    table = make_table(*people, "hector", clock={"seconds": 500, "increment": 30})
    mover = next(k for k in (0, 1) if update(people[k], table)["position"]["legal"])
    step(people, table, Random(1))
    left = update(people[0], table)["info"]["clock"]["left"]
    assert left[mover] > 500_000 and left[1 - mover] <= 500_000


def test_an_absent_rival_may_be_replaced_or_beaten_after_the_limit_only(people: Pair, node: Node) -> None:
    import sqlite3

    for take in ("win", "bot"):
        table = make_table(*people, "hector", patience=600)
        mover = next(k for k in (0, 1) if update(people[k], table)["position"]["legal"])
        rival = people[1 - mover]
        assert rival.post(f"/api/tables/{table}/claim", {"take": take}).status_code == 409
        with sqlite3.connect(node.folder / "kleos.db", timeout=20) as database:  # an hour passes
            database.execute("UPDATE seats SET seen = seen - 3600000 WHERE table_id = ?", (table,))
            database.execute("UPDATE journal SET at = at - 3600000 WHERE table_id = ?", (table,))
        database.close()
        node.kill()
        node.start()
        assert people[mover].post(f"/api/tables/{table}/claim", {"take": take}).status_code == 409, (
            "not against oneself"
        )
        assert rival.get(f"/api/tables/{table}").json()["may_claim"]
        claimed = rival.post(f"/api/tables/{table}/claim", {"take": take})
        assert claimed.status_code == 201, claimed.text
        info = rival.get(f"/api/tables/{table}").json()
        if take == "win":
            assert info["result"] == [2 - mover, "end-abandoned", ""]
        else:
            assert (info["seats"][mover]["kind"], info["seats"][mover]["bot"]) == ("bot", "captain")
            until_over_or_mine(rival, table)


def test_a_seed_that_never_comes_voids_the_table(folder: Path) -> None:
    with Node(folder, KLEOS_REVEAL_SECONDS="1") as node:
        person = Person(node.address)
        seats = [{"kind": "me", "commitment": seed_of("x")[1]}, {"kind": "bot", "bot": "uniform"}]
        table = person.post("/api/tables", {"game": "hector", "seats": seats}).json()["info"]["id"]
        end = time.monotonic() + 120
        while time.monotonic() < end and person.get(f"/api/tables/{table}").json()["status"] == "sealing":
            time.sleep(0.1)
        assert person.get(f"/api/tables/{table}").json()["status"] == "void"
        person.close()
