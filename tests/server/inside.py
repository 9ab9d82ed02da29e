"""A node inside the test process, so that a test can plant a leak in it and read its log."""

import asyncio
import io
import logging
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from kleos.server.http.application import create_app
from kleos.server.http.connections import protocols
from kleos.server.http.middleware import Middleware
from kleos.server.logs import JsonLines
from kleos.server.settings import ServerSettings


class Inside:
    """A running node: where it is, the application, and everything it wrote to its log."""

    def __init__(self, app: Middleware, address: str, log: io.StringIO) -> None:
        self.app = app
        self.address = address
        self.log = log
        self.loop: asyncio.AbstractEventLoop | None = None

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something on the node's own loop, and wait for it."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)


@contextmanager
def inside(folder: Path, **chosen: Any) -> Iterator[Inside]:
    """Serve from a thread."""
    settings = ServerSettings(**{"folder": folder, "rate": 0, "pace": 0, "open_tables": 10_000, **chosen})
    app = create_app(settings)
    http, socket = protocols(settings)
    config = uvicorn.Config(app, port=0, log_config=None, http=http, ws=socket, ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    log = io.StringIO()
    handler = logging.StreamHandler(log)
    handler.setFormatter(JsonLines())
    root = logging.getLogger("kleos")
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve()

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
        port = server.servers[0].sockets[0].getsockname()[1]
        found = Inside(app, f"http://127.0.0.1:{port}", log)
        found.loop = loops[0]
        yield found
    finally:
        server.should_exit = True
        thread.join(30)
        root.removeHandler(handler)
        root.setLevel(logging.NOTSET)
