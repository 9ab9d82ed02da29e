"""Clocks: server time only. A clock falls while its seat decides; the journal keeps how it stood after each line."""

from collections.abc import Callable

from kleos.server.http.schemas import ClockInfo


class Clocks:
    """Both clocks of a table. `lost` tells how much of a time nobody could play in."""

    __slots__ = ("at", "increment", "left", "lost", "seconds")

    def __init__(self, seconds: int, increment: int, at: int, lost: Callable[[int, int], int]) -> None:
        self.lost = lost
        self.seconds = seconds
        self.increment = increment
        self.left = [seconds * 1000, seconds * 1000]
        self.at = at  # when the running decision began

    def used(self, seat: int, now: int) -> int:
        """What the seat, which decides, has left at this moment; below 0 when its time is over."""
        self.at = min(self.at, now)  # the machine's clock was set back: it must not stand still until then
        return self.left[seat - 1] - max(0, now - self.at - self.lost(self.at, now))

    def after(self, seat: int, now: int) -> list[int]:
        """How both clocks stand once the seat has decided; 0 = nobody decided."""
        left = self.stopped(seat, now)
        if seat:
            left[seat - 1] += self.increment * 1000
        return left

    def stopped(self, seat: int, now: int) -> list[int]:
        """How both clocks stand at this moment while the seat decides; 0 = nobody does."""
        left = list(self.left)
        if seat:
            left[seat - 1] = max(0, self.used(seat, now))
        return left

    def set(self, left: list[int], at: int) -> None:
        """Take over how the journal says the clocks stood."""
        self.left = list(left)
        self.at = at

    def info(self, running: int, now: int) -> ClockInfo:
        """For people."""
        left = self.stopped(running, now)
        return ClockInfo(self.seconds, self.increment, (left[0], left[1]), running, now)
