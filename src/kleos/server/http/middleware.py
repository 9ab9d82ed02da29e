"""The middleware: what every request passes before anything else looks at it, and what every answer carries."""

import logging
import time
from typing import Any
from urllib.parse import parse_qs

import msgspec

from kleos.server.http.compression import compressed
from kleos.server.http.limits import cost_of, place_of_address
from kleos.server.http.problems import BAD, FORBIDDEN, TOO_FAST, Problem, Refused, problem
from kleos.server.http.security import HEADERS, STRICT_TRANSPORT, hashed, same
from kleos.server.server_node import ServerNode
from kleos.server.tables.guests import Caller
from kleos.text.words import nearest, speaking

SAFE = ("GET", "HEAD", "OPTIONS")
CLOSE_POLICY = 1008
MOST_QUERY = 2_000  # bytes of a query in which a language is looked for
MOST_LANGUAGES = 12
RECORDS = "/api/records/"
log = logging.getLogger("kleos.middleware")


def header(scope: Any, name: bytes) -> str | None:
    """A request's header."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def cookie(scope: Any, name: str) -> str | None:
    """One cookie of a request."""
    for part in (header(scope, b"cookie") or "").split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            return value
    return None


class Middleware:
    """An ASGI application around the real one."""

    def __init__(self, app: Any, node: ServerNode) -> None:
        self.app = app
        self.node = node
        self.buckets = node.limits.requests

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.request(scope, receive, send)

    async def request(self, scope: Any, receive: Any, send: Any) -> None:
        """An HTTP request: checked, answered, counted."""
        begin = time.monotonic()
        status = 500
        packed = compressed(scope, send)

        async def reply(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *self.headers(scope)]
            await packed(message)

        scope["caller"], scope["place"] = self.caller(scope), client_of(scope)
        with speaking(language_of(scope)):
            refusal = self.refusal(scope)
            if refusal is None:
                await self.app(as_get(scope), receive, reply)
            else:
                await answer(reply, refusal.status, problem(refusal))
        self.count(scope, status, time.monotonic() - begin)

    async def socket(self, scope: Any, receive: Any, send: Any) -> None:
        """A WebSocket: only from our own pages, or from programs, which send no Origin."""
        scope["caller"], scope["place"] = self.caller(scope), client_of(scope)
        origin, host = header(scope, b"origin"), header(scope, b"host") or ""
        ours = self.node.origins.knows_host(host) and (origin is None or self.node.origins.knows_origin(origin, host))
        if ours and self.buckets.allows(scope["place"], cost=cost_of("GET", scope["path"])):
            with speaking(language_of(scope)):
                await self.app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.close", "code": CLOSE_POLICY})  # before accept: the client gets a 403

    def caller(self, scope: Any) -> Caller:
        """Who asks: a key in the Authorization header, else a cookie that we signed."""
        given = header(scope, b"authorization")
        if given is not None:
            kind, _, key = given.partition(" ")
            return Caller(key_hash=hashed(key.strip())) if kind.lower() == "bearer" else Caller()
        signed = cookie(scope, self.node.origins.cookie_name)
        return Caller(self.node.signer.guest(signed) if signed else None)

    def refusal(self, scope: Any) -> Refused | None:
        """Why a request does not come in."""
        host = header(scope, b"host") or ""
        if not self.node.origins.knows_host(host):
            return Refused(BAD, "error-host")
        if not self.buckets.allows(scope["place"], cost=cost_of(scope["method"], scope["path"])):
            return Refused(TOO_FAST, "error-too-fast")
        if scope["method"] in SAFE:
            return None
        origin = header(scope, b"origin")
        if origin is not None and not self.node.origins.knows_origin(origin, host):
            return Refused(FORBIDDEN, "error-origin-header")
        if header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
            return Refused(FORBIDDEN, "error-origin-header")
        guest = scope["caller"].guest
        if guest is not None and not same(header(scope, b"x-kleos-csrf"), self.node.signer.csrf(guest)):
            return Refused(FORBIDDEN, "error-csrf")
        return None

    def headers(self, scope: Any) -> list[tuple[bytes, bytes]]:
        """What every answer carries; what the API says is never kept by caches."""
        found = [*HEADERS, STRICT_TRANSPORT] if self.node.settings.is_https else [*HEADERS]
        if scope["path"].startswith("/api"):
            found.append((b"cache-control", b"no-store"))
        return found

    def count(self, scope: Any, status: int, seconds: float) -> None:
        """Metrics and the access log, without query strings."""
        self.node.metrics.requests.labels(str(status)).inc()
        self.node.metrics.request_seconds.observe(seconds)
        level = logging.INFO if status < 500 else logging.ERROR
        told = {"method": scope["method"], "path": logged(scope["path"]), "status": status}
        log.log(level, "request", extra={**told, "ms": round(seconds * 1000, 1)})


def as_get(scope: Any) -> Any:
    """A request as routes know it: HEAD is a GET whose body the server keeps back."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def logged(path: str) -> str:
    """An address for the log; the id of an imported record, which opens it, is left out."""
    if not path.startswith(RECORDS):
        return path[:100]
    _, slash, rest = path[len(RECORDS) :].partition("/")
    return f"{RECORDS}…{slash}{rest}"[:100]


def language_of(scope: Any) -> str:
    """The language of an answer's words: `?lang=`, else the first of Accept-Language that we speak, else our first."""
    wanted = parse_qs(scope["query_string"][:MOST_QUERY].decode("latin-1")).get("lang", [])
    wanted += [part.partition(";")[0] for part in (header(scope, b"accept-language") or "").split(",")]
    return nearest(wanted[:MOST_LANGUAGES])


def client_of(scope: Any) -> str:
    """Who is counted: the address, or what a household shares of it. A trusted proxy has put the true one here."""
    client = scope.get("client")
    return place_of_address(client[0]) if client else "local"


async def answer(send: Any, status: int, body: Problem) -> None:
    """A refusal without the application."""
    headers = [(b"content-type", b"application/json")]
    if status == TOO_FAST:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(body)})
