"""SIGKILL at random moments: no acknowledged move is lost, no game is stuck, every open decision comes back."""

import secrets
import threading
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import kleos
from tests.server.nodes import Node, Person
from tests.support import many, part

KILLS = many(6, 200)  # on each database
CHUNKS = 2
PLAINLY = 25  # every so many restarts by the command line, as people do it


class Duel:
    """One game of one person against himself, and all that was acknowledged."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = person.post("/api/tables", {"game": game, "seats": seats})
        assert made.status_code == 201, made.text
        self.table = made.json()["info"]["id"]
        self.log: dict[int, list[dict[str, Any]]] = {1: [], 2: []}  # lines acknowledged to each seat
        self.acknowledged = 0  # the ply that the last answer told
        self.pending: dict[str, Any] | None = None

    def play(self, rng: Random) -> bool:
        """One move; a pending one is sent again with its own id. False when the game is over."""
        if self.pending is None:
            position = self.person.get(f"/api/tables/{self.table}/position").json()
            if not position["legal"]:
                return False
            code = rng.choice(position["legal"])
            self.pending = {
                "ply": position["ply"],
                "code": code,
                "id": secrets.token_hex(8),
                "seat": position["viewer"],
            }
        answer = self.person.post(f"/api/tables/{self.table}/moves", self.pending)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        assert told["lines"][0]["code"].startswith(self.pending["code"])
        self.log[self.pending["seat"]] += told["lines"]
        self.acknowledged = told["ply"]
        self.pending = None
        return True

    def finish(self, rng: Random) -> None:
        """Go on to the end; the reduced run gives up after some moves."""
        for number in range(5000):
            if not self.play(rng):
                break
            if number == many(25, 10_000):
                self.person.post(f"/api/tables/{self.table}/resign")
                break
        info = self.person.get(f"/api/tables/{self.table}").json()
        assert info["status"] == "finished", "a game is stuck"

    def check(self) -> None:
        """Everything acknowledged is there, and the open decision is."""
        told = self.person.get(f"/api/tables/{self.table}/update").json()
        assert told["position"]["ply"] >= self.acknowledged, "an acknowledged move is missing"
        assert told["info"]["status"] == "finished" or told["position"]["legal"], "the open decision is missing"
        for seat, known in self.log.items():
            lines = self.person.get(f"/api/tables/{self.table}/log", **{"as": str(seat)}).json()
            assert [lines[line["ply"]] for line in known] == known


def kill_often(folder: Path, database: str, numbers: range) -> int:
    """Play games of all kinds under fire, a kill for each number; how many moves there were."""
    rng = Random(numbers.start)
    moves = 0
    with Node(folder, database) as node:
        person = Person(node.address)
        duels = [Duel(person, game) for game in kleos.GAMES]
        for number in numbers:
            timer = threading.Timer(0.02 + rng.random() * 0.6, node.process.kill)
            timer.start()
            try:
                while True:
                    at = rng.randrange(len(duels))
                    if not duels[at].play(rng):
                        duels[at] = Duel(person, rng.choice(list(kleos.GAMES)))
                    moves += 1
            except httpx.HTTPError:
                timer.join()
                node.kill()
            if number % PLAINLY == PLAINLY - 1:
                node.start_plainly()
            else:
                node.start()
            for duel in duels:
                duel.check()
        for duel in duels:
            duel.finish(rng)
        person.close()
    return moves


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_no_acknowledged_move_is_lost_on_sqlite(folder: Path, chunk: int) -> None:
    numbers = part(chunk, CHUNKS, KILLS)
    assert kill_often(folder, "", numbers) > len(numbers)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_no_acknowledged_move_is_lost_on_postgresql(folder: Path, empty_postgres: str, chunk: int) -> None:
    numbers = part(chunk, CHUNKS, KILLS)
    assert kill_often(folder, empty_postgres, numbers) > len(numbers)


def test_a_graceful_stop_ends_well_and_tells_the_sockets(folder: Path) -> None:
    from websockets.exceptions import ConnectionClosed

    with Node(folder, options=("--host", "127.0.0.1")) as node:
        person = Person(node.address)
        duel = Duel(person, "hector")
        with person.socket(duel.table) as socket:
            socket.recv(timeout=120)
            duel.play(Random(1))
            assert node.stop() == 0
            with pytest.raises(ConnectionClosed) as closed:
                for _ in range(10):
                    socket.recv(timeout=120)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        node.start()
        duel.check()
        person.close()
