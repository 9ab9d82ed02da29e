"""The application: routes, errors, channels and the middleware, put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kleos import __version__
from kleos.core.errors import GameError
from kleos.server.http import (
    books_api,
    cards_api,
    daily_api,
    games_api,
    lessons_api,
    lobby_api,
    me_api,
    mirror_api,
    notices_api,
    pages,
    play_api,
    puzzles_api,
    records_api,
    reviews_api,
    workshop_api,
)
from kleos.server.http.live_api import live
from kleos.server.http.middleware import Middleware, logged
from kleos.server.http.problems import BAD, TOO_LARGE, Problem, Refused, problem, status_of
from kleos.server.server_node import ServerNode
from kleos.server.settings import ServerSettings
from kleos.server.storage.sql_tables import CHANNEL

LARGEST_BODY = 256_000
log = logging.getLogger("kleos.app")
AnyRequest = Request[Any, Any, Any]


def error_response(request: AnyRequest, error: GameError) -> Response[Problem]:
    """An error of the rules or of the server, as every client gets it."""
    request.app.state.node.metrics.refused.labels(error.message).inc()
    status = status_of(error)
    headers = {"retry-after": "1"} if status == 429 else {}
    return Response(problem(error, getattr(error, "state", None)), status_code=status, headers=headers)


def http_error_response(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """An error of the framework: a wrong address, a wrong body."""
    status = error.status_code
    messages = {404: "error-no-such-address", 405: "error-method", TOO_LARGE: "error-too-large"}
    if status in messages:
        return error_response(request, Refused(status, messages[status]))
    detail = " ".join(
        f"{one.get('key', '')}: {one.get('message', '')}" for one in error.extra or [] if isinstance(one, dict)
    )
    return error_response(request, Refused(status, "error-bad-request", detail=(detail or str(error.detail))[:200]))


def nesting_error_response(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """A body that is nested too deep to be read."""
    return error_response(request, Refused(BAD, "error-bad-request", detail="JSON"))


def bug_response(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A bug of ours: its place goes to the log, nothing to the client."""
    log.error("unexpected", exc_info=error, extra={"path": logged(request.scope["path"])})
    return Response(problem(Refused(500, "error-internal")), status_code=500)


def channels_for(settings: ServerSettings) -> ChannelsPlugin:
    """How nodes hear of each other: PostgreSQL notifies as part of each commit; one node needs none."""
    if not settings.is_shared:
        return ChannelsPlugin(backend=MemoryChannelsBackend(), channels=[CHANNEL])
    from kleos.server.storage.fanout import ReconnectingBackend, with_timeouts

    return ChannelsPlugin(backend=ReconnectingBackend(with_timeouts(settings.database)), channels=[CHANNEL])


async def listen(node: ServerNode, channels: ChannelsPlugin) -> None:
    """Take in what other nodes commit."""
    async with channels.start_subscription([CHANNEL]) as subscriber:
        async for changed in subscriber.iter_events():
            try:
                await node.on_notification(changed)
            except GameError as error:
                log.error("notification not taken in", extra={"error": error.message})
            except Exception as error:  # of one table; the others must still be heard of
                log.error("notification not taken in", exc_info=error)


def create_litestar(node: ServerNode) -> Litestar:
    """The application without its middleware."""
    channels = channels_for(node.settings)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await node.start()
        try:
            yield
        finally:
            await node.close()

    async def listen_to_others() -> None:
        """Begin to listen; only now, as the channels are open once every lifespan has begun."""
        if node.settings.is_shared:
            node.spawn(listen(node, channels))

    def remember(config: AppConfig) -> AppConfig:
        config.state.node = node
        return config

    return Litestar(
        route_handlers=[
            *lobby_api.ROUTES,
            *me_api.ROUTES,
            *mirror_api.ROUTES,
            *play_api.ROUTES,
            *games_api.ROUTES,
            *books_api.ROUTES,
            *records_api.ROUTES,
            *reviews_api.ROUTES,
            *cards_api.ROUTES,
            *lessons_api.ROUTES,
            *puzzles_api.ROUTES,
            *daily_api.ROUTES,
            *workshop_api.ROUTES,
            *notices_api.ROUTES,
            *pages.ROUTES,
            live,
        ],
        dependencies={"node": Provide(lambda: node, sync_to_thread=False, use_cache=True)},
        exception_handlers={
            GameError: error_response,
            HTTPException: http_error_response,
            RecursionError: nesting_error_response,
            Exception: bug_response,
        },
        on_app_init=[remember],
        plugins=[channels],
        lifespan=[life],
        on_startup=[listen_to_others],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Kleos",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        signature_namespace={"ServerNode": ServerNode},
        logging_config=None,
    )


def create_app(settings: ServerSettings) -> Middleware:
    """The whole server, for uvicorn."""
    node = ServerNode(settings)
    return Middleware(create_litestar(node), node)
