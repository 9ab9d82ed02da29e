"""Load on a server: many simultaneous games by scripted clients on loopback. Prints moves a second, latency, memory.

    python -m kleos.bench.load [--games 500] [--rate 200] [--seconds 30] [--processes 1] [--words] [--reviews 20]
        [--db URL]

Every game has two players, each with a WebSocket and a seat key, in processes of their own. With `--words` the
streams are opened in a language, as the page does, so that updates carry words. Two runs on one node: paced at `--rate`
moves a second, then as fast as it goes; with `--reviews` the second one is paced too, while so many reviews of other
games are calculated. Latency is the time from a move to its acknowledgement, which is on
disk by then. An answer that is an error ends the run.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("hector", "olympus", "hellas")
AT_ONCE = 20  # tables that are opened at the same time
LONGEST = 60.0  # seconds for an answer; later ones end the run
REVIEWED = 60  # moves of a game that is reviewed


class Info(msgspec.Struct):
    """What a client looks at in a table."""

    status: str


class Position(msgspec.Struct):
    """What a client looks at in a position."""

    ply: int
    legal: list[str]


class LoadAnswer(msgspec.Struct):
    """What a client looks at in the answer to its move."""

    ply: int


class LoadMessage(msgspec.Struct):
    """A message of the stream; the fields that its type does not have are empty."""

    type: str
    answer: LoadAnswer | None = None
    info: Info | None = None
    position: Position | None = None


heard = msgspec.json.Decoder(LoadMessage)


class LoadGame:
    """One game of two scripted players: random moves, the next one when it is due."""

    def __init__(self, address: str, number: int, with_words: bool) -> None:
        self.address = address
        self.with_words = with_words
        self.number = number
        self.rng = Random(number)
        self.opened = 0
        self.moves = 0

    async def open(self) -> None:
        """Make a table of the next kind and connect both players."""
        game = GAMES[(self.number + self.opened) % len(GAMES)]
        self.opened += 1
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "bearer": True}
        # Without TLS, whose context takes 20 ms to make; a client each, as a cookie would make them all one guest.
        async with httpx.AsyncClient(base_url=self.address, timeout=LONGEST, verify=False) as client:
            made = (await client.post("/api/tables", json=body)).raise_for_status().json()
        self.table, self.keys = made["info"]["id"], made["keys"]
        self.known = 0  # the line of the last answer
        self.is_over = False
        self.decision: tuple[str, Position] | None = None
        self.updated = asyncio.Event()
        self.answer: asyncio.Future[int] | None = None
        query = "?lang=en" if self.with_words else ""
        live = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/live{query}"
        self.sockets = {
            seat: await connect(live, additional_headers={"authorization": f"Bearer {key}"}, compression=None)
            for seat, key in self.keys.items()
        }
        self.readers = [asyncio.create_task(self.listen(seat, one)) for seat, one in self.sockets.items()]

    async def close(self) -> None:
        """Leave the table."""
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        for socket in self.sockets.values():
            await socket.close()

    async def listen(self, seat: str, socket: ClientConnection) -> None:
        """Take in what one player is told."""
        async for text in socket:
            message = heard.decode(text)
            if message.type == "error":
                raise SystemExit(f"refused: {text!r}")
            if message.type == "update" and message.position is not None and message.info is not None:
                self.is_over = self.is_over or message.info.status == "finished"
                if message.position.legal:
                    self.decision = (seat, message.position)
                self.updated.set()
            if message.answer is not None and self.answer is not None:
                self.answer.set_result(message.answer.ply)

    async def next_decision(self) -> tuple[str, Position] | None:
        """Wait until somebody is to decide after the last answer; None when the game is over."""
        while not self.is_over:
            if self.decision is not None and self.decision[1].ply >= self.known:
                return self.decision
            self.updated.clear()
            await asyncio.wait_for(self.updated.wait(), LONGEST)
        return None

    async def move(self, times: list[float]) -> None:
        """One move, and how long its acknowledgement took; a finished game makes place for a new one."""
        found = await self.next_decision()
        if found is None:
            await self.close()
            await self.open()
            return
        seat, position = found
        self.moves += 1
        wish = {"type": "move", "ply": position.ply, "code": self.rng.choice(position.legal), "id": str(self.moves)}
        self.answer = asyncio.get_running_loop().create_future()
        begin = time.perf_counter()
        await self.sockets[seat].send(json.dumps(wish))
        self.known = await asyncio.wait_for(self.answer, LONGEST)
        times.append(time.perf_counter() - begin)
        self.decision = None if self.decision == found else self.decision


async def play(duel: LoadGame, begin: float, end: float, pause: float, offset: float, times: list[float]) -> None:
    """Play one game until time is up, a move each `pause` seconds, or without a pause."""
    due = begin + offset
    while max(due, time.perf_counter()) < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()) if pause else 0.0)
        await duel.move(times)
        due += pause


async def drive(
    address: str, first: int, games: int, rate: float, seconds: float, start: float, words: bool
) -> list[float]:
    """Play a share of the games from a moment on; the latencies of all moves."""
    duels = [LoadGame(address, first + k, words) for k in range(games)]
    for k in range(0, games, AT_ONCE):
        await asyncio.gather(*(duel.open() for duel in duels[k : k + AT_ONCE]))
    await asyncio.sleep(max(0.0, start - time.time()))
    if time.time() > start + 1:
        raise SystemExit(f"opening took {time.time() - start:.0f} s too long")
    times: list[float] = []
    begin = time.perf_counter()
    pause = games / rate if rate else 0.0
    await asyncio.gather(
        *(play(duel, begin, begin + seconds, pause, pause * k / games, times) for k, duel in enumerate(duels))
    )
    for duel in duels:
        await duel.close()
    return times


async def ask_reviews(address: str, count: int) -> list[tuple[str, dict[str, str]]]:
    """Play so many games for a while, resign them, and ask for their reviews; where each is to be found."""
    found = []
    for number in range(count):
        duel = LoadGame(address, 1_000_000 + number, False)
        await duel.open()
        for _ in range(REVIEWED):
            await duel.move([])
        await duel.close()
        headers = {"authorization": f"Bearer {duel.keys['1']}"}
        async with httpx.AsyncClient(base_url=address, timeout=LONGEST, verify=False, headers=headers) as client:
            (await client.post(f"/api/tables/{duel.table}/resign", json={})).raise_for_status()
            (await client.post(f"/api/tables/{duel.table}/review", json={})).raise_for_status()
        found.append((f"{address}/api/tables/{duel.table}/review", headers))
    return found


def under_way(asked: list[tuple[str, dict[str, str]]]) -> int:
    """How many reviews are still waiting or running."""
    told = [httpx.get(place, headers=headers, timeout=LONGEST).raise_for_status().json() for place, headers in asked]
    return sum(one["status"] in ("waiting", "running") for one in told)


def client(address: str, first: int, games: int, rate: float, seconds: float, start: float, words: bool) -> list[float]:
    """One process of players."""
    return asyncio.run(drive(address, first, games, rate, seconds, start, words))


def run(node: int, address: str, given: argparse.Namespace, rate: float) -> dict[str, Any]:
    """One measurement: all client processes together."""
    shares = [
        given.games * (k + 1) // given.processes - given.games * k // given.processes for k in range(given.processes)
    ]
    start = time.time() + given.opening
    with ProcessPoolExecutor(given.processes, mp_context=get_context("spawn")) as pool:
        waiting = [
            pool.submit(client, address, 1000 * k, share, rate / given.processes, given.seconds, start, given.words)
            for k, share in enumerate(shares)
        ]
        time.sleep(max(0.0, start - time.time()))
        before = cpu_seconds(node)
        time.sleep(given.seconds)
        spent = cpu_seconds(node) - before
        times = sorted(one for share in waiting for one in share.result())
    found = {f"p{p}_ms": round(times[min(len(times) - 1, len(times) * p // 100)] * 1000, 1) for p in (50, 90, 99)}
    return {
        "games": given.games,
        "sockets": 2 * given.games,
        "aimed_at": rate or "as fast as it goes",
        "moves": len(times),
        "moves_per_second": round(len(times) / given.seconds, 1),
        **found,
        "worst_ms": round(times[-1] * 1000, 1),
        "server_cpu_ms_per_move": round(spent * 1000 / len(times), 2),
        "server_memory_mb": memory(node),
    }


def memory(process: int) -> int:
    """Resident megabytes of a process."""
    with open(f"/proc/{process}/status", encoding="ascii") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) // 1024


def cpu_seconds(process: int) -> float:
    """Processor time of a process so far."""
    with open(f"/proc/{process}/stat", encoding="ascii") as status:
        fields = status.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Start a node, drive it paced and at full speed, print what was measured, a line of JSON each."""
    parser = argparse.ArgumentParser(description="Load on a Kleos server on loopback.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second of the paced run")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--opening", type=float, default=40.0, help="seconds to open all tables")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--words", action="store_true", help="updates carry words, as for the page")
    parser.add_argument("--db", default="")
    parser.add_argument("--reviews", type=int, default=0, help="how many are calculated beside the second run")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        limits = {"KLEOS_DATA": folder, "KLEOS_RATE": "0", "KLEOS_OPEN_TABLES": "100000", "KLEOS_BOT_PACE": "0"}
        limits["KLEOS_CONNECTIONS"] = "0"
        command = [sys.executable, "-m", "kleos", "serve", "--port", "0", *(["--db", given.db] if given.db else [])]
        with open(os.path.join(folder, "log"), "wb") as log:
            node = subprocess.Popen(
                command, env={**os.environ, **limits}, stdout=subprocess.PIPE, stderr=log, text=True
            )
        try:
            assert node.stdout is not None
            address = f"http://127.0.0.1:{node.stdout.readline().partition('localhost:')[2].split()[0]}"
            print(json.dumps(run(node.pid, address, given, given.rate)), flush=True)
            asked = asyncio.run(ask_reviews(address, given.reviews))
            told = run(node.pid, address, given, given.rate if asked else 0.0)
            print(json.dumps({**told, "reviews_asked": len(asked), "reviews_left": under_way(asked)}), flush=True)
        finally:
            node.terminate()
            node.wait(30)


if __name__ == "__main__":
    main()
