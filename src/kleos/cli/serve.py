"""`kleos serve`: one node of the server in this process."""

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from prometheus_client import start_http_server

from kleos.core.errors import BadOption, fault_of
from kleos.server.http.application import create_app, create_litestar
from kleos.server.http.connections import protocols
from kleos.server.http.middleware import Middleware
from kleos.server.http.schemas import all_schemas
from kleos.server.logs import set_up_logs
from kleos.server.server_node import ServerNode
from kleos.server.settings import ServerSettings
from kleos.text.words import tell

LARGEST_FRAME = 65_536
SWITCH = 0.0005  # seconds


def bind(settings: ServerSettings) -> socket.socket:
    """Take the port before anything else is done, so that one that is in use costs one clear line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named as TCP, asyncio sends answers at once; else each waits 40 ms for the client's acknowledgement.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except (OSError, OverflowError, UnicodeError) as error:
        found.close()
        raise BadOption("error-bind", host=settings.host[:60], port=settings.port, detail=fault_of(error)) from error
    return found


class Serving(uvicorn.Server):
    """Ends on a signal as on any other wish to stop: orderly, and with exit code 0."""

    page = ""  # an address to open once it answers

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, then show the page."""
        await super().startup(sockets)
        if self.page and self.started:
            await asyncio.to_thread(webbrowser.open, self.page)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop by SIGINT or SIGTERM; a second one stops at once."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(settings: ServerSettings, open_page: bool) -> int:
    """Serve until told to stop; a SIGTERM lets running requests finish."""
    os.umask(0o077)  # the database holds hands and seeds
    listener = bind(settings)
    set_up_logs()
    try:
        app = create_app(settings)
    except BadOption:
        listener.close()
        raise
    except Exception as error:
        listener.close()
        raise BadOption("error-database", detail=" ".join(str(error).split())[:160]) from error
    port = listener.getsockname()[1]
    address = settings.public_url or f"http://{'localhost' if settings.host == '127.0.0.1' else settings.host}:{port}"
    print(tell("serve-at", address=address), flush=True)
    http, socket_protocol = protocols(settings)
    config = uvicorn.Config(
        app,
        http=http,
        ws=socket_protocol,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=25.0,
        ws_per_message_deflate=False,  # saves 300 kB a socket
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=settings.trusted_proxy or None,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=65,  # longer than clients and proxies keep a connection, so that they close it first
        timeout_graceful_shutdown=10,
    )
    server = Serving(config)
    server.page = address if open_page else ""
    logging.getLogger("kleos").info("start", extra={"port": port, "shared": settings.is_shared})
    tell_metrics(app, settings)
    be_prompt()
    asyncio.run(server.serve(sockets=[listener]))
    return 0


def tell_metrics(app: Middleware, settings: ServerSettings) -> None:
    """Answer Prometheus at a port of its own, which no proxy leads to."""
    if settings.metrics_port:
        try:
            start_http_server(settings.metrics_port, "127.0.0.1", app.node.metrics.registry)
        except OSError as error:
            port = settings.metrics_port
            raise BadOption("error-bind", host="127.0.0.1", port=port, detail=fault_of(error)) from error


def be_prompt() -> None:
    """Let threads take turns quickly: one loop answers people while others wait for the database (bench/load.py)."""
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # what was imported stays: it need not be looked at again and again


def print_schemas() -> None:
    """OpenAPI and JSON Schemas, for generating types."""
    print(json.dumps(schemas(), indent=1))


def schemas() -> dict[str, Any]:
    """The OpenAPI document of an application that is never started, and the schemas beside it."""
    with TemporaryDirectory() as folder:
        node = ServerNode(ServerSettings(folder=Path(folder)))
        document = create_litestar(node).openapi_schema.to_schema()
        node.reading.dispose()
        node.writing.dispose()
        if node.lock is not None:
            node.lock.close()
    return {"openapi": document, **all_schemas()}
