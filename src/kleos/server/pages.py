"""The page: the built bundle in the package when it is there, else a plain notice; and what machines ask for."""

from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.response import File

from kleos.server.errors import MISSING, Refused
from kleos.server.lobby_api import TheHall
from kleos.server.store import last_seq
from kleos.text.words import say

LONG = "public, max-age=31536000, immutable"  # names of assets hold a hash of their content


def bundle() -> Path | None:
    """The folder of the built page; None in a build without it."""
    folder = Path(str(files("kleos") / "web"))
    return folder if (folder / "index.html").is_file() else None


def notice() -> str:
    """A page for builds without the page."""
    title, words = say("page-title"), say("page-none")
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
    return f"{head}<h1>{title}</h1><p>{words}</p></html>"


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(path: FromPath[str] = "") -> Response[Any]:
    """A file of the bundle; any other address is one of the page's own."""
    folder = bundle()
    wanted = path.strip("/")
    if wanted == "api" or wanted.startswith(("api/", "assets/..")):
        raise Refused(MISSING, "error-no-such-address")
    if folder is None:
        return Response(notice(), media_type="text/html")
    file = (folder / wanted).resolve() if "\0" not in wanted else folder
    if wanted and file.is_relative_to(folder.resolve()) and file.is_file():
        headers = {"cache-control": LONG} if wanted.startswith("assets/") else {"cache-control": "no-cache"}
        return File(file, filename=file.name, content_disposition_type="inline", headers=headers)
    if "." in wanted.rpartition("/")[2]:
        raise Refused(MISSING, "error-no-such-address")
    headers = {"cache-control": "no-cache"}
    return Response((folder / "index.html").read_bytes(), media_type="text/html", headers=headers)


@get("/health", tags=["operations"])
async def health(hall: TheHall) -> dict[str, str]:
    """Whether this node can read and write; 503 when it cannot."""
    await hall.read(lambda connection: last_seq(connection, ""))
    await hall.write(lambda connection: None)
    return {"status": "ok", "node": hall.node}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], hall: TheHall) -> Response[bytes]:
    """For Prometheus on the same machine; everybody else finds nothing here."""
    client = request.scope.get("client")
    if client is None or client[0] not in ("127.0.0.1", "::1"):
        raise Refused(MISSING, "error-no-such-address")
    hall.metrics.tables.set(len(hall.tables))
    hall.metrics.groups.set(hall.writer.groups)
    hall.metrics.written.set(hall.writer.written)
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES = [page, health, metrics]
