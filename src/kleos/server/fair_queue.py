"""Turns: so many at once, and whoever waits is served turn by turn with the others, however much he asks for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """A number of places, handed out among owners in rotation."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def waits(self, owner: str) -> int:
        """How many of an owner's wishes wait."""
        return len(self.waiting.get(owner, ()))

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """Wait for a place, and hold it."""
        await self.take(owner)
        try:
            yield
        finally:
            self.give()

    async def take(self, owner: str) -> None:
        """Wait for a place."""
        if self.free > 0:
            self.free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was ours already
                self.give()
            raise

    def give(self) -> None:
        """Hand a place to the next owner who waits."""
        while self.waiting:
            owner, queue = next(iter(self.waiting.items()))
            place = queue.popleft()
            if queue:
                self.waiting.move_to_end(owner)
            else:
                del self.waiting[owner]
            if not place.done():
                place.set_result(None)
                return
        self.free += 1
