"""Limits: a bucket of tokens per address that refills with time, and what an address may have under way at once."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address

from kleos.server.http.problems import TOO_FAST, Refused
from kleos.server.settings import ServerSettings

MOST_CLIENTS = 50_000
HOUSE = 64  # bits of an IPv6 address that name a household; the rest its members choose as they like
GUESTS = (0.05, 60)  # new guests a second from one address, and how many at once
TABLES = (0.05, 5)  # new tables a second from one address; at once, so many times what one guest may have open
PHRASES = (0.25, 4)  # phrases a second from one seat, and how many at once; whatever the rate is
IDENTITIES = (0.05, 10)  # saved identities a second that one address tries, and how many at once
CODES = (1 / 600, 5)  # codes a second to one e-mail address and from one client, and how many at once
HINTS = (0.5, 20)  # hints a second for one seat and from one guest, and how many at once; whatever the rate is
SHARES = (0.05, 20)  # card sets a second that one address shares, and how many at once
# What a request costs beside others; a burst is meant for the cheap ones.
COSTS = (("POST", "/api/tables", 10), ("POST", "/api/records", 25), ("POST", "/api/workshop/sets", 10))
DEAR = {
    "words": 2,
    "hint": 4,
    "mirror": 4,
    "update": 2,
    "live": 2,
    "record": 4,
    "proof": 4,
    "faces": 2,
    "rules": 2,
    "rematch": 10,
}
DAILY = "/api/daily/"  # whoever posts there makes a table
LOOKS = 4  # at an imported record


class Buckets:
    """One bucket per client; the ones not used for longest are forgotten, by then they are full again."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str, at: float | None = None, cost: float = 1.0) -> bool:
        """Take tokens; False when there are too few. What costs more than the bucket holds takes a full one."""
        if not self.rate:
            return True
        at = time.monotonic() if at is None else at
        cost = min(cost, float(self.burst))
        level, since = self.buckets.pop(client, (float(self.burst), at))
        level = min(float(self.burst), level + (at - since) * self.rate)
        self.buckets[client] = (level - cost, at) if level >= cost else (level, at)
        if len(self.buckets) > MOST_CLIENTS:
            self.buckets.popitem(last=False)
        return level >= cost


class Limits:
    """What this node lets one address do. All of it is off where the rate has no limit."""

    def __init__(self, settings: ServerSettings) -> None:
        is_on = settings.rate > 0
        self.requests = Buckets(settings.rate, settings.burst)
        self.guests = Buckets(GUESTS[0] * is_on, GUESTS[1])
        self.identities = Buckets(IDENTITIES[0] * is_on, IDENTITIES[1])
        self.tables = Buckets(TABLES[0] * is_on, TABLES[1] * max(1, settings.open_tables))
        self.phrases = Buckets(*PHRASES)
        self.codes = Buckets(*CODES)
        self.hints = Buckets(*HINTS)
        self.shares = Buckets(SHARES[0] * is_on, SHARES[1])
        self.imports: Counter[str] = Counter()

    @contextmanager
    def importing(self, place: str) -> Iterator[None]:
        """Import one record at a time from one address: each may be large."""
        if self.imports[place]:
            raise Refused(TOO_FAST, "error-too-fast")
        self.imports[place] += 1
        try:
            yield
        finally:
            del self.imports[place]


def place_of_address(address: str) -> str:
    """How an address is counted: IPv6 by its first half, which a household shares."""
    try:
        read = ip_address(address)
    except ValueError:
        return address
    if not isinstance(read, IPv6Address):
        return address
    if read.ipv4_mapped is not None:
        return str(read.ipv4_mapped)
    return str(IPv6Network((int(read) >> HOUSE << HOUSE, HOUSE)))


def cost_of(method: str, path: str) -> int:
    """What a request costs."""
    for verb, address, cost in COSTS:
        if method == verb and path == address:
            return cost
    if method == "POST" and path.startswith(DAILY):
        return COSTS[0][2]
    if path.startswith("/api/records/"):
        return LOOKS
    return DEAR.get(path.rpartition("/")[2], 1)
