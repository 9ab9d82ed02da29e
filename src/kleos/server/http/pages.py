"""The page: the built bundle in the package when it is there, else a plain notice; and what machines ask for."""

import asyncio
import gzip
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from kleos.server.http.accepting import refuses
from kleos.server.http.lobby_api import TheNode
from kleos.server.http.problems import MISSING, Refused
from kleos.server.storage.store import last_seq, touch
from kleos.text.words import language, say

FOR_EVER = "public, max-age=31536000, immutable"  # names of assets hold a hash of their content
ASK_FIRST = "no-cache"
HEALTHY = 5.0  # seconds in which the database must answer
BY_PROXY = {"x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded", "x-real-ip", "via"}
LEAST_TO_COMPRESS = 1_000  # bytes
PACKED = {".br": "br", ".gz": "gzip"}  # a file beside the file -> its encoding; the better one first
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".wav": "audio/wav",
    ".wasm": "application/wasm",
}
TEXTS = {".html", ".js", ".css", ".json", ".ftl", ".txt", ".webmanifest", ".svg"}


class Asset:
    """A file of the bundle in every encoding that there is."""

    def __init__(self, file: Path, name: str) -> None:
        self.plain = file.read_bytes()
        self.kind = TYPES.get(file.suffix, "application/octet-stream")
        self.caching = FOR_EVER if name.startswith("assets/") else ASK_FIRST
        self.tag = f'"{sha256(self.plain).hexdigest()[:20]}"'
        beside = {encoding: file.with_name(file.name + ending) for ending, encoding in PACKED.items()}
        self.packed = {encoding: one.read_bytes() for encoding, one in beside.items() if one.is_file()}
        if "gzip" not in self.packed and file.suffix in TEXTS and len(self.plain) >= LEAST_TO_COMPRESS:
            self.packed["gzip"] = gzip.compress(self.plain, mtime=0)

    def answer(self, accepted: str, known: str) -> Response[bytes]:
        """The file as this browser likes it; nothing when it has it already."""
        headers = {"cache-control": self.caching, "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in known.replace("W/", "").split(", "):
            return Response(b"", status_code=304, headers=headers)
        wanted = {part.partition(";")[0].strip() for part in accepted.split(",") if not refuses(part)}
        encoding = next((one for one in PACKED.values() if one in wanted and one in self.packed), None)
        if encoding is None:
            return Response(self.plain, media_type=self.kind, headers=headers)
        return Response(self.packed[encoding], media_type=self.kind, headers={**headers, "content-encoding": encoding})


@cache
def bundle(folder: str) -> dict[str, Asset]:
    """All files of the built page by their address, read once; nothing in a build without it."""
    root = Path(folder) if folder else Path(str(files("kleos") / "web"))
    if not (root / "index.html").is_file():
        return {}
    found = (file for file in sorted(root.rglob("*")) if file.is_file() and file.suffix not in PACKED)
    names = {file.relative_to(root).as_posix(): file for file in found}
    return {name: Asset(file, name) for name, file in names.items()}


def notice() -> str:
    """A page for builds without the page."""
    title, words = say("page-title"), say("page-none")
    head = f'<!doctype html><html lang="{language()}"><meta charset="utf-8"><title>{title}</title>'
    return f"{head}<h1>{title}</h1><p>{words}</p></html>"


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], node: TheNode, path: FromPath[str] = "") -> Response[Any]:
    """A file of the bundle; any other address without a dot is one of the page's own."""
    wanted = path.strip("/")
    assets = bundle(node.settings.page)
    is_api = wanted == "api" or wanted.startswith("api/")
    if is_api or (wanted not in assets and "." in wanted.rpartition("/")[2]):
        raise Refused(MISSING, "error-no-such-address")
    if not assets:
        return Response(notice(), media_type="text/html")
    asset = assets.get(wanted) or assets["index.html"]
    return asset.answer(request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))


@get("/health", tags=["operations"])
async def health(node: TheNode) -> dict[str, str]:
    """Whether this node can read and write, and does so in time; 503 when it cannot."""
    try:
        async with asyncio.timeout(HEALTHY):
            await node.read(lambda connection: last_seq(connection, ""))
            await node.write(touch)
    except TimeoutError as error:
        raise node.unavailable() from error
    return {"status": "ok", "node": node.id}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], node: TheNode) -> Response[bytes]:
    """For Prometheus on the same machine; everybody else finds nothing here, and nobody where a proxy may stand."""
    client = request.scope.get("client")
    came_by_proxy = not BY_PROXY.isdisjoint(request.headers)
    has_own_port = bool(node.settings.public_url or node.settings.metrics_port)
    if has_own_port or client is None or client[0] not in ("127.0.0.1", "::1") or came_by_proxy:
        raise Refused(MISSING, "error-no-such-address")
    return Response(node.metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES = [page, health, metrics]
