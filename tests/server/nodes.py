"""Nodes and clients for the tests: real server processes on loopback, and players who speak HTTP and WebSocket."""

import atexit
import hashlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

COMPILED = tempfile.TemporaryDirectory(prefix="kleos-pyc-", ignore_cleanup_errors=True)  # so that restarts are quick
PATIENCE = 120.0  # seconds until a server must have started or answered


class Forked:
    """A node that the starter forked, with the manners of a Popen."""

    starter: "subprocess.Popen[str] | None" = None

    def __init__(self, wanted: dict[str, Any]) -> None:
        starter = self.hired()
        assert starter.stdin is not None and starter.stdout is not None
        starter.stdin.write(json.dumps(wanted) + "\n")
        starter.stdin.flush()
        self.pid = int(starter.stdout.readline())

    @classmethod
    def hired(cls) -> "subprocess.Popen[str]":
        """The starter of this test process."""
        if cls.starter is None:
            command = [sys.executable, "-m", "tests.server.starter"]
            cls.starter = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]
            )
            atexit.register(cls.dismiss)
        return cls.starter

    @classmethod
    def dismiss(cls) -> None:
        """End the starter."""
        if cls.starter is not None:
            cls.starter.communicate()

    def kill(self) -> None:
        """SIGKILL; nothing when it has ended."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def terminate(self) -> None:
        """SIGTERM."""
        os.kill(self.pid, signal.SIGTERM)

    def poll(self) -> int | None:
        """None while it runs."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def wait(self, seconds: float) -> int:
        """Wait for its end."""
        end = time.monotonic() + seconds
        while self.poll() is None:
            assert time.monotonic() < end, "the node does not end"
            time.sleep(0.002)
        return 0


class Node:
    """A server process: forked by the starter, or from the command line as people start it."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        port: int = 0,
        options: tuple[str, ...] = (),
        largest_file: int = 0,
        **settings: str,
    ) -> None:
        self.largest_file = largest_file
        self.folder = folder
        self.database = database
        self.port = port
        self.options = options
        self.log = folder / f"node-{secrets.token_hex(4)}.log"
        self.settings = {
            "KLEOS_DATA": str(folder),
            "KLEOS_SECRET": "only for tests, shared by nodes",
            "KLEOS_RATE": "0",
            "KLEOS_BOT_PACE": "0",
            "KLEOS_OPEN_TABLES": "100000",
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": COMPILED.name,
            **settings,
        }
        self.process: Forked | subprocess.Popen[str]
        if options:
            self.start_plainly()
        else:
            self.start()

    def start(self) -> None:
        """Start quickly, and wait until it answers."""
        output = self.log.with_suffix(".out")
        wanted: dict[str, Any] = {"settings": self.settings, "output": str(output), "log": str(self.log)}
        wanted |= {"largest_file": self.largest_file}
        self.process = Forked({**wanted, "port": self.port, "database": self.database})
        end = time.monotonic() + PATIENCE
        while "\n" not in (words := output.read_text("utf-8")):
            assert self.process.poll() is None and time.monotonic() < end, self.log.read_text()[-2000:]
            time.sleep(0.002)
        self.listen_at(words)

    def start_plainly(self) -> None:
        """Start by the command line, and wait until it answers."""
        command = [sys.executable, "-m", "kleos", "serve", "--port", str(self.port), *self.options]
        command += ["--db", self.database] if self.database else []
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env={**os.environ, **self.settings}, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        words = self.process.stdout.readline()
        assert "http" in words, self.log.read_text()[-2000:]
        self.process.stdout.close()
        self.listen_at(words)

    def listen_at(self, words: str) -> None:
        """Read where it listens from its first words, and wait for its first answer."""
        self.port = int(words.partition("localhost:")[2].split()[0]) if "localhost:" in words else self.port
        self.wait()

    def wait(self) -> None:
        """Wait for its first answer."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                with socket.create_connection(("127.0.0.1", self.port), 5) as line:
                    line.sendall(b"GET /health HTTP/1.0\r\nHost: localhost\r\n\r\n")
                    if line.recv(100).startswith(b"HTTP/1.1 200"):
                        return
            except OSError:
                time.sleep(0.005)
        raise AssertionError(self.log.read_text()[-2000:])

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """SIGKILL, at once."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """SIGTERM, and how it ended."""
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def __enter__(self) -> "Node":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()


class Person:
    """Somebody with a browser: cookies, the token against forged posts, and everything that was received."""

    def __init__(self, address: str) -> None:
        self.client = httpx.Client(base_url=address, timeout=PATIENCE)
        self.csrf = ""
        self.heard: list[bytes] = []  # every byte that this person was sent

    def move_to(self, address: str) -> None:
        """Go on at another node, cookies and all."""
        cookies = self.client.cookies
        self.client.close()
        self.client = httpx.Client(base_url=address, timeout=PATIENCE, cookies=cookies)

    def get(self, path: str, **query: Any) -> httpx.Response:
        """GET."""
        answer = self.client.get(path, params=query)
        self.note(answer)
        return answer

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """POST with the header that a page of ours would send."""
        own = {"x-kleos-csrf": self.csrf} if self.csrf else {}
        answer = self.client.post(path, json=body if body is not None else {}, headers={**own, **headers})
        self.note(answer)
        if answer.status_code < 300 and "csrf" in answer.text:
            self.csrf = answer.json().get("csrf") or self.csrf
        return answer

    def note(self, answer: httpx.Response) -> None:
        """Keep what was received, headers included."""
        self.heard.append(answer.content)
        self.heard.append(json.dumps(dict(answer.headers)).encode())

    def socket(self, table: str, **query: Any) -> ClientConnection:
        """A WebSocket with this person's cookies, as a page of ours would open it."""
        base = str(self.client.base_url).rstrip("/")
        words = "&".join(f"{key}={value}" for key, value in query.items())
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        return connect(
            f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live?{words}",
            additional_headers={"Cookie": cookies} if cookies else {},
            origin=Origin(base),
            open_timeout=PATIENCE,
            compression=None,
        )

    def close(self) -> None:
        """Leave."""
        self.client.close()


def seed_of(text: str) -> tuple[str, str]:
    """A seat's seed and its commitment."""
    seed = hashlib.sha256(text.encode()).digest()
    return seed.hex(), hashlib.sha256(seed).hexdigest()


def make_table(one: Person, two: Person, game: str, **wanted: Any) -> str:
    """A table for two people who both bring a seed; the cards are dealt."""
    seed_1, promise_1 = seed_of(f"one {secrets.token_hex(4)}")
    seed_2, promise_2 = seed_of(f"two {secrets.token_hex(4)}")
    body = {"game": game, "seats": [{"kind": "me", "commitment": promise_1}, {"kind": "open"}], **wanted}
    made = one.post("/api/tables", body)
    assert made.status_code == 201, made.text
    table = str(made.json()["info"]["id"])
    invite = made.json()["invites"]["2"]
    joined = two.post(f"/api/tables/{table}/join", {"token": invite, "commitment": promise_2})
    assert joined.status_code == 201, joined.text
    assert one.post(f"/api/tables/{table}/reveal", {"seed": seed_1}).status_code == 201
    shown = two.post(f"/api/tables/{table}/reveal", {"seed": seed_2})
    assert shown.json()["status"] == "playing", shown.text
    return table


def update(person: Person, table: str, **query: Any) -> dict[str, Any]:
    """What the table tells this person."""
    answer = person.get(f"/api/tables/{table}/update", **query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def step(people: tuple[Person, Person], table: str, rng: Random) -> dict[str, Any] | None:
    """Let whoever decides play a random move over HTTP; None when the game is over."""
    for person in people:
        answer = person.get(f"/api/tables/{table}/position")
        assert answer.status_code == 200, answer.text
        position = answer.json()
        if position["legal"]:
            code = rng.choice(position["legal"])
            body = {"ply": position["ply"], "code": code, "id": secrets.token_hex(6)}
            answer = person.post(f"/api/tables/{table}/moves", body)
            assert answer.status_code == 201, answer.text
            found: dict[str, Any] = answer.json()
            return found
    return None


def play_out(people: tuple[Person, Person], table: str, rng: Random, most: int = 3000) -> int:
    """Play to the end; how many decisions it took."""
    for number in range(most):
        if step(people, table, rng) is None:
            return number
    raise AssertionError("the game does not end")
