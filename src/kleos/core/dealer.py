# interpreted: hashing is C already
"""Dealers: chance keyed by stream and count, so that a deal depends on nothing but the record."""

import hmac
from hashlib import sha256

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
