# interpreted: hashing is C already
"""Dealers: chance keyed by stream and count, so that a deal depends on nothing but the record."""

import hmac
from collections import deque
from collections.abc import Iterable
from hashlib import sha256

from kleos.core.bot import Dealer
from kleos.core.errors import BadRecord, GameError
from kleos.core.moves import Move
from kleos.core.state import State


def pick(key: bytes, stream: str, count: int, total: int) -> int:
    """A whole number below total, drawn without bias by rejection."""
    attempt = 0
    while True:
        digest = hmac.digest(key, f"{stream}\n{count}\n{attempt}".encode(), "sha256")
        product = int.from_bytes(digest[:8], "big") * total
        if product % 2**64 >= 2**64 % total:
            return product >> 64
        attempt += 1


def draw_with(key: bytes, state: State, count: int) -> Move:
    """Draw outcome number `count` of the state's stream by its odds."""
    odds = state.odds()
    point = pick(key, state.stream, count, sum(weight for _, weight in odds))
    at = 0
    while point >= odds[at][1]:
        point -= odds[at][1]
        at += 1
    return odds[at][0]


class SeededDealer:
    """Deals by a seed: for tests and arenas. The same seed gives both seats' orders the same streams."""

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)
        self.key = sha256(b"kleos-seed/1\0" + self.seed.encode()).digest()

    def draw(self, state: State, count: int) -> Move:
        """Draw from `state.odds()`."""
        return draw_with(self.key, state, count)

    def commitment(self) -> dict[str, str]:
        """What a full record says about the deal."""
        return {"dealer": "seeded", "seed": self.seed}


class ScriptedDealer:
    """Deals what the lines of a record say; after the last one another dealer goes on, if there is one."""

    def __init__(self, lines: Iterable[str], then: Dealer | None = None) -> None:
        self.lines = deque(lines)  # those not played yet, decisions too: whoever plays these takes them off
        self.ply = 0  # lines taken off so far
        self.then = then

    def next_line(self) -> str:
        """Take the next line off."""
        self.ply += 1
        return self.lines.popleft()

    def draw(self, state: State, count: int) -> Move:
        """The next line, which must be a possible outcome."""
        if not self.lines:
            if self.then is None:
                raise BadRecord("error-record-short", ply=self.ply)
            return self.then.draw(state, count)
        ply, line = self.ply, self.next_line()
        try:
            move = state.game.parse(line)
        except GameError as error:
            raise BadRecord("error-record-line", ply=ply, line=line[:40], detail=str(error)) from error
        if not state.can_happen(move):
            raise BadRecord("error-record-line", ply=ply, line=move.code, detail=str(state.refusal(move)))
        return move

    def commitment(self) -> dict[str, str]:
        """Nothing: the record that the lines are of says it."""
        return {}


SEED_BYTES = 32
NO_SEED = bytes(SEED_BYTES)  # what bots and plain seats bring: nothing of their own


def committed(seed: bytes) -> str:
    """The promise that stands for a seed until it is shown."""
    return sha256(seed).hexdigest()


class FairDealer:
    """Deals for people: the server's seed was promised before the seats' seeds were shown, so nobody chose the deal."""

    def __init__(self, table: str, server_seed: bytes, seat_seeds: tuple[bytes, bytes]) -> None:
        self.table = table
        self.server_seed = server_seed
        self.seat_seeds = seat_seeds
        message = b"kleos-deal/1\0" + table.encode() + b"\0" + seat_seeds[0] + seat_seeds[1]
        self.key = hmac.digest(server_seed, message, "sha256")

    def draw(self, state: State, count: int) -> Move:
        """Draw from `state.odds()`."""
        return draw_with(self.key, state, count)

    def commitment(self) -> dict[str, str]:
        """What a full record says about the deal; it holds the server's seed, so it is for finished games alone."""
        one, two = self.seat_seeds
        return {
            "dealer": "fair",
            "table": self.table,
            "server_commitment": committed(self.server_seed),
            "server_seed": self.server_seed.hex(),
            "commitment_1": committed(one),
            "seed_1": one.hex(),
            "commitment_2": committed(two),
            "seed_2": two.hex(),
        }

    @classmethod
    def from_commitment(cls, told: dict[str, str]) -> "FairDealer":
        """The dealer that a full record names, if every seed keeps its promise."""
        seeds = []
        for name, promise in (
            ("server_seed", "server_commitment"),
            *((f"seed_{k}", f"commitment_{k}") for k in (1, 2)),
        ):
            seed = read_seed(told.get(name, ""))
            if seed is None or committed(seed) != told.get(promise):
                raise BadRecord("error-record-promise", seed=name)
            seeds.append(seed)
        return cls(told.get("table", ""), seeds[0], (seeds[1], seeds[2]))


def read_seed(text: str) -> bytes | None:
    """Read a seed of 32 bytes from its 64 hexadecimal digits; None when it is none."""
    if len(text) != 2 * SEED_BYTES or not all(letter in "0123456789abcdef" for letter in text):
        return None
    return bytes.fromhex(text)
