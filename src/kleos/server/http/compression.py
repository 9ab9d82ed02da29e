"""Compression of what the API answers to a GET. Posts answer with tokens, whose length when packed may tell of them."""

import gzip
from collections.abc import Awaitable, Callable
from typing import Any

from kleos.server.http.accepting import refuses

Send = Callable[[Any], Awaitable[None]]
LEAST = 1_000  # bytes
LEVEL = 5


def compressed(scope: Any, send: Send) -> Send:
    """A way to send that packs large JSON for who can unpack it."""
    if scope["method"] not in ("GET", "HEAD") or not scope["path"].startswith("/api/") or not accepts_gzip(scope):
        return send
    begun: Any = None

    async def pack(message: Any) -> None:
        nonlocal begun
        if message["type"] == "http.response.start":
            begun = message  # goes out once the length is known
            return
        if begun is not None:
            start, begun = begun, None
            await send(packed_start(start, message))
        await send(message)

    return pack


def packed_start(start: Any, message: Any) -> Any:
    """The head of an answer whose one body message was packed, if that is worth it."""
    body = message.get("body", b"")
    is_json = (b"content-type", b"application/json") in [(key.lower(), value) for key, value in start["headers"]]
    if not is_json or message.get("more_body") or len(body) < LEAST:
        return start
    message["body"] = gzip.compress(body, LEVEL, mtime=0)
    kept = [(key, value) for key, value in start["headers"] if key.lower() != b"content-length"]
    length = str(len(message["body"])).encode()
    added = [(b"content-length", length), (b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
    return {**start, "headers": [*kept, *added]}


def accepts_gzip(scope: Any) -> bool:
    """Ask whether a request's Accept-Encoding names gzip."""
    given = b",".join(value for key, value in scope["headers"] if key == b"accept-encoding").decode("latin-1")
    parts = [part for part in given.split(",") if not refuses(part)]
    return any(part.partition(";")[0].strip() == "gzip" for part in parts)
