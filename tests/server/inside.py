"""A node inside the test process, so that a test can plant a leak in it and read its log."""

import asyncio
import io
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from kleos.server.app import create_app
from kleos.server.gate import Gate
from kleos.server.logs import JsonLines
from kleos.server.settings import Settings


class Inside:
    """A running node: where it is, the application, and everything it wrote to its log."""

    def __init__(self, app: Gate, address: str, log: io.StringIO) -> None:
        self.app = app
        self.address = address
        self.log = log


@contextmanager
def inside(folder: Path) -> Iterator[Inside]:
    """Serve from a thread."""
    app = create_app(Settings(folder=folder, rate=0, pace=0, open_tables=10_000))
    config = uvicorn.Config(app, port=0, log_config=None, ws="websockets-sansio", ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    log = io.StringIO()
    handler = logging.StreamHandler(log)
    handler.setFormatter(JsonLines())
    root = logging.getLogger("kleos")
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
        port = server.servers[0].sockets[0].getsockname()[1]
        yield Inside(app, f"http://127.0.0.1:{port}", log)
    finally:
        server.should_exit = True
        thread.join(30)
        root.removeHandler(handler)
        root.setLevel(logging.NOTSET)
