"""Connections: how long one may take to say what it wants, and how many one address may have.

uvicorn waits for ever for the rest of a request. These two protocols are its own, with a clock and a count.
"""

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kleos.server.http.limits import place_of_address
from kleos.server.settings import ServerSettings

HEAD = 10.0  # seconds for the first line and the headers
BODY = 30.0  # seconds for the body


class ConnectionCounts:
    """How many connections each address has; proxies that are trusted bring many people."""

    def __init__(self, settings: ServerSettings) -> None:
        self.most = settings.connections
        self.proxies = [ip_network(part.strip()) for part in settings.trusted_proxy.split(",") if part.strip()]
        self.counts: Counter[str] = Counter()

    def place(self, client: tuple[str, int] | None) -> str | None:
        """How a connection is counted; None when it is not."""
        if client is None or not self.most:
            return None
        try:
            address = ip_address(client[0])
        except ValueError:
            return None
        return None if any(address in proxy for proxy in self.proxies) else place_of_address(client[0])

    def come(self, place: str | None) -> bool:
        """Count a connection; False when there are too many."""
        if place is None:
            return True
        self.counts[place] += 1
        return self.counts[place] <= self.most

    def go(self, place: str | None) -> None:
        """A connection has ended."""
        if place is not None:
            self.counts[place] -= 1
            if self.counts[place] <= 0:
                del self.counts[place]


def protocols(settings: ServerSettings) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols of a server for HTTP and for WebSockets, which count their connections together."""
    counts = ConnectionCounts(settings)

    class Http(H11Protocol):
        """HTTP whose requests must come in time."""

        place: str | None = None
        is_counted = False
        timer: asyncio.TimerHandle | None = None
        awaited = ""  # what the timer waits for: head, body or nothing

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.place, self.is_counted = counts.place(self.client), True
            if not counts.come(self.place):
                transport.close()
            self.watch()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self.watch()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self.watch()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.leave()  # the other protocol counts it from now on
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self.leave()
            super().connection_lost(exc)

        def watch(self) -> None:
            """Set the timer for what the client must send next."""
            wanted = {h11.IDLE: "head", h11.SEND_BODY: "body"}.get(self.conn.their_state, "")
            if wanted == "head" and self.cycle is not None and not self.conn.trailing_data[0]:
                wanted = ""  # between two requests: uvicorn's own limit for that
            if wanted == self.awaited or not self.is_counted:
                return
            self.awaited = wanted
            self.stop()
            if wanted:
                self.timer = self.loop.call_later(HEAD if wanted == "head" else BODY, self.transport.close)

        def stop(self) -> None:
            """Stop the timer."""
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

        def leave(self) -> None:
            """Count it no more."""
            self.stop()
            if self.is_counted:
                self.is_counted = False
                counts.go(self.place)

    class Socket(WebSocketsSansIOProtocol):
        """A WebSocket that is counted."""

        place: str | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.place = counts.place(self.client)
            counts.come(self.place)

        def connection_lost(self, exc: Exception | None) -> None:
            counts.go(self.place)
            super().connection_lost(exc)

    return Http, Socket
