"""Limits on rate: a bucket of tokens per client that refills with time."""

import time
from collections import OrderedDict

MOST_CLIENTS = 50_000


class Buckets:
    """One bucket per client; the ones not used for longest are forgotten, by then they are full again."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str, at: float | None = None) -> bool:
        """Take one token; False when there is none."""
        if not self.rate:
            return True
        at = time.monotonic() if at is None else at
        level, since = self.buckets.pop(client, (float(self.burst), at))
        level = min(float(self.burst), level + (at - since) * self.rate)
        self.buckets[client] = (max(0.0, level - 1), at) if level >= 1 else (level, at)
        if len(self.buckets) > MOST_CLIENTS:
            self.buckets.popitem(last=False)
        return level >= 1
