"""Deals: from promises to a dealer. Nobody, the server included, can choose the deal once all have promised."""

from kleos.core.dealer import NO_SEED, FairDealer, committed, read_seed
from kleos.server.http.problems import BAD, Refused

NO_PROMISE = committed(NO_SEED)  # of bots and plain seats: their seed is known to be zeros


def read_promise(text: str | None) -> str:
    """A seat's commitment: 64 hexadecimal digits, or nothing for a seed of zeros."""
    if text is None:
        return NO_PROMISE
    if read_seed(text) is None:
        raise Refused(BAD, "error-commitment")
    return text


def seed_if_plain(promise: str) -> str | None:
    """The seed that need not be asked for."""
    return NO_SEED.hex() if promise == NO_PROMISE else None


def keeps(promise: str, seed: str) -> bool:
    """Ask whether a seed is the promised one."""
    read = read_seed(seed)
    return read is not None and committed(read) == promise


def fair_dealer(table_id: str, server_seed: str, seat_seeds: tuple[str, str]) -> FairDealer:
    """The dealer of a table whose seeds are all there."""
    one, two = seat_seeds
    return FairDealer(table_id, bytes.fromhex(server_seed), (bytes.fromhex(one), bytes.fromhex(two)))
