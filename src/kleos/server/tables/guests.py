"""Guests and callers: who asks, proved by a signed cookie or a seat's key, never by a name."""

import unicodedata

import msgspec

from kleos.server.http.problems import BAD, FORBIDDEN, NO_ENTRY, Refused
from kleos.server.http.security import same
from kleos.server.tables.table import SEATS, LiveTable

LONGEST_NAME = 24
MOST_CALLERS = 100  # remembered at a table
# Control, format (bidi marks among them), surrogate, private, unassigned; line and paragraph separators.
BLANK = set("\u115f\u1160\u2800\u3164\uffa0")  # letters by name that show nothing
BARRED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


class Caller(msgspec.Struct, frozen=True):
    """Who sent a request: a guest by cookie, or the hash of a seat's key."""

    guest: str | None = None
    key_hash: str | None = None

    @property
    def is_nobody(self) -> bool:
        """Ask whether nothing proves who this is."""
        return self.guest is None and self.key_hash is None


def read_name(text: str) -> str:
    """A name of 1-24 characters without control or bidi characters."""
    name = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    if set(name) & BLANK:
        raise Refused(BAD, "error-name", most=LONGEST_NAME)
    visible = [letter for letter in name if not unicodedata.combining(letter) and not letter.isspace()]
    if not visible or len(name) > LONGEST_NAME or any(unicodedata.category(letter) in BARRED for letter in name):
        raise Refused(BAD, "error-name", most=LONGEST_NAME)
    return name


def seats_of(table: LiveTable, caller: Caller) -> tuple[int, ...]:
    """The seats that a caller holds."""
    found: tuple[int, ...] | None = table.holders.get(caller)
    if found is None:
        found = tuple(seat for seat in SEATS if holds(table, seat, caller))
        if len(table.holders) < MOST_CALLERS:
            table.holders[caller] = found
    return found


def holds(table: LiveTable, seat: int, caller: Caller) -> bool:
    """Ask whether a seat is the caller's."""
    seat_row = table.seat_row(seat)
    if seat_row.kind != "person":
        return False
    return same(seat_row.guest, caller.guest) or same(seat_row.key_hash, caller.key_hash)


def seat_for(table: LiveTable, caller: Caller, wanted: int | None) -> int:
    """The seat that a caller acts for; who holds both acts for the one that decides unless he says so."""
    held = seats_of(table, caller)
    if not held:
        raise no_entry(caller)
    if wanted is None:
        return table.actor if table.actor in held else held[0]
    if wanted not in held:
        raise Refused(FORBIDDEN, "error-not-your-seat")
    return wanted


def no_entry(caller: Caller) -> Refused:
    """Why somebody without a seat is turned away: unknown, or known and not invited."""
    if caller.guest is None:
        return Refused(NO_ENTRY, "error-no-token")
    return Refused(FORBIDDEN, "error-not-your-seat")


def may_watch(table: LiveTable, caller: Caller) -> bool:
    """Ask whether a caller may see what spectators see."""
    if table.row.listed or caller.guest in table.watchers:
        return True
    return bool(seats_of(table, caller)) or (table.row.creator == caller.guest is not None)


def viewer_for(table: LiveTable, caller: Caller, wanted: str | None) -> int | None:
    """With whose eyes a caller looks: his own seat's; None is a spectator. After the end everybody may choose.

    A daily deal ends for others with its day.
    """
    held = seats_of(table, caller)
    if wanted is None and held:
        return table.actor if table.actor in held else held[0]
    if not may_watch(table, caller):
        raise no_entry(caller)
    if wanted in (None, "public"):
        return None
    seat = int(wanted)
    if seat not in held and not table.is_open:
        raise Refused(FORBIDDEN, "error-not-your-seat")
    return seat
