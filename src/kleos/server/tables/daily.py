"""Daily deals: one deal a day for each game, the same for everybody, sealed until its day is over.

A deal follows from a secret that only the database holds, so every node deals alike and nobody can work one out.
"""

import hmac
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

from kleos.bots.levels import games_with_levels
from kleos.catalogue import has_part
from kleos.core.errors import UnknownGame
from kleos.server.http.problems import BAD, MISSING, Refused
from kleos.server.storage import daily_store
from kleos.server.storage.row_types import now

if TYPE_CHECKING:
    from kleos.server.server_node import ServerNode

LEVEL = "captain"  # who is played against


class DailyDeals:
    """What this node knows of the deals of all days; `clock` tells milliseconds, and tests set it forward."""

    def __init__(self, node: "ServerNode") -> None:
        self.clock: Callable[[], int] = now
        with node.reading.begin() as connection:
            self.secret = daily_store.read_secret(connection)

    def today(self) -> date:
        """The day by which everybody has the same deal: that of UTC."""
        return datetime.fromtimestamp(self.clock() / 1000, UTC).date()

    def seconds_left(self) -> int:
        """How long today's deals are still played."""
        tomorrow = datetime.combine(self.today() + timedelta(days=1), datetime.min.time(), UTC)
        return max(0, round(tomorrow.timestamp() - self.clock() / 1000))

    def is_over(self, day: str) -> bool:
        """Ask whether a day is over; days as text are in the order of time."""
        return day < self.today().isoformat()

    def seed(self, game: str, day: str) -> str:
        """The seed of a deal, which nothing but its promise tells of before the day is over."""
        return hmac.digest(self.secret, f"kleos-daily/1\0{game}\0{day}".encode(), "sha256").hex()


def daily_games() -> list[str]:
    """The games that have a daily deal: those with levels, and with a measure of who is ahead."""
    return [code for code in games_with_levels() if has_part(code, "lead")]


def check_game(code: str) -> None:
    """A game that has a daily deal."""
    known = daily_games()
    if code not in known:
        raise UnknownGame("error-unknown-game", game=code[:40], games=", ".join(known))


def seat_of(game: str, day: date) -> int:
    """The side that everybody plays: it changes from day to day, as the calendar says, so it tells of no secret."""
    return 1 + (day.toordinal() + daily_games().index(game)) % 2


def deal_name(game: str, day: str) -> str:
    """What a deal is known by where other tables have their id: the same at every table of the day."""
    return f"daily-{game}-{day}"


def read_day(text: str) -> date:
    """A day as 2026-11-19."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        found = None
    if found is None or found.isoformat() != text:
        raise Refused(BAD, "error-daily-day", given=text[:20])
    return found


def known_day(deals: DailyDeals, text: str | None) -> date:
    """A day whose deal was or is played, today if none is named; of those to come there is nothing to tell."""
    if text is None:
        return deals.today()
    found = read_day(text)
    if found > deals.today():
        raise Refused(MISSING, "error-daily-none", day=text)
    return found
