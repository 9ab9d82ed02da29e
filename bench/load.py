"""Load on a server: many simultaneous games by scripted clients on loopback. Prints moves a second, latency, memory.

    python bench/load.py [--games 500] [--moves 200] [--seconds 30] [--db URL]

`--moves` is the rate that the clients aim at, 0 for as many as they can; an answer that is an error ends the run.
"""

import argparse
import asyncio
import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
from http.cookiejar import DefaultCookiePolicy
from random import Random
from typing import Any

import httpx

GAMES = ("hector", "olympus", "hellas")


class Duel:
    """One game of one guest against himself over plain HTTP."""

    def __init__(self, client: httpx.AsyncClient, number: int) -> None:
        self.client = client
        self.rng = Random(number)
        self.game = GAMES[number % len(GAMES)]
        self.table = ""
        self.requests = 0
        self.keys: dict[int, dict[str, str]] = {}

    async def open(self) -> None:
        """Make the table, and ask for the seats' keys instead of a cookie."""
        seats = [{"kind": "me"}, {"kind": "me"}]
        body = {"game": self.game, "seats": seats, "bearer": True}
        self.requests += 1
        answer = await self.client.post("/api/tables", json=body)
        answer.raise_for_status()
        made = answer.json()
        self.table = made["info"]["id"]
        self.keys = {int(seat): {"authorization": f"Bearer {key}"} for seat, key in made["keys"].items()}

    async def decision(self) -> tuple[int, dict[str, Any]] | None:
        """Who decides what; None when the game is over."""
        for seat, headers in self.keys.items():
            answer = await self.client.get(f"/api/tables/{self.table}/position", headers=headers)
            self.requests += 1
            answer.raise_for_status()
            if answer.json()["legal"]:
                return seat, answer.json()
        return None

    async def move(self, times: list[float]) -> None:
        """One move, and how long its acknowledgement took."""
        found = await self.decision()
        if found is None:
            await self.open()
            return
        seat, position = found
        code = self.rng.choice(position["legal"])
        body = {"ply": position["ply"], "code": code, "id": secrets.token_hex(8)}
        self.requests += 1
        begin = time.perf_counter()
        answer = await self.client.post(f"/api/tables/{self.table}/moves", json=body, headers=self.keys[seat])
        times.append(time.perf_counter() - begin)
        answer.raise_for_status()


async def drive(address: str, games: int, rate: float, seconds: float) -> dict[str, object]:
    """Play all games for a while."""
    limits = httpx.Limits(max_connections=64, max_keepalive_connections=64)
    times: list[float] = []
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as client:
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # known by their keys alone
        duels = [Duel(client, number) for number in range(games)]
        for start in range(0, games, 50):
            await asyncio.gather(*(duel.open() for duel in duels[start : start + 50]))
        begin = time.perf_counter()

        async def play(duel: Duel, offset: float) -> None:
            due = begin + offset
            while (now := time.perf_counter()) < begin + seconds:
                if rate and now < due:
                    await asyncio.sleep(due - now)
                await duel.move(times)
                due += games / rate if rate else 0.0

        pause = games / rate if rate else 0.0
        await asyncio.gather(*(play(duel, pause * k / games) for k, duel in enumerate(duels)))
        spent = time.perf_counter() - begin
    times.sort()
    share = {f"p{p}_ms": round(times[min(len(times) - 1, len(times) * p // 100)] * 1000, 1) for p in (50, 90, 99)}
    requests = sum(duel.requests for duel in duels)
    return {
        "games": games,
        "requests": requests,
        "moves": len(times),
        "moves_per_second": round(len(times) / spent, 1),
        **share,
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
    """Start a node, drive it, print what was measured as JSON."""
    parser = argparse.ArgumentParser(description="Load on a Kleos server on loopback.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--moves", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--db", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        limits = {"KLEOS_DATA": folder, "KLEOS_RATE": "0", "KLEOS_OPEN_TABLES": "100000", "KLEOS_BOT_PACE": "0"}
        command = [sys.executable, "-m", "kleos", "serve", "--port", "0", *(["--db", given.db] if given.db else [])]
        with open(os.path.join(folder, "log"), "wb") as log:
            node = subprocess.Popen(
                command, env={**os.environ, **limits}, stdout=subprocess.PIPE, stderr=log, text=True
            )
        try:
            assert node.stdout is not None
            port = node.stdout.readline().partition("localhost:")[2].split()[0]
            before = cpu_seconds(node.pid)
            found = asyncio.run(drive(f"http://127.0.0.1:{port}", given.games, given.moves, given.seconds))
            spent = (cpu_seconds(node.pid) - before) * 1000 / max(1, int(str(found["requests"])))
            print(
                json.dumps(
                    {
                        **found,
                        "cpu_ms_per_request": round(spent, 2),
                        "memory_mb": memory(node.pid),
                        "aimed_at": given.moves,
                    }
                )
            )
        finally:
            node.terminate()
            node.wait(30)


if __name__ == "__main__":
    main()
