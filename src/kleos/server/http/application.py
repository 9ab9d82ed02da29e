"""The application: routes, errors, channels and the gate, put together."""

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
from kleos.server.http import cards_api, games_api, lobby_api, pages, play_api, records_api
from kleos.server.http.live_api import live
from kleos.server.http.middleware import Gate, logged
from kleos.server.http.problems import BAD, TOO_LARGE, Problem, Refused, problem, status_of
from kleos.server.server_node import Hall
from kleos.server.settings import Settings
from kleos.server.storage.sql_tables import CHANNEL

LARGEST_BODY = 256_000
log = logging.getLogger("kleos.app")
Asked = Request[Any, Any, Any]


def told(request: Asked, error: GameError) -> Response[Problem]:
    """An error of the rules or of the server, as every client gets it."""
    request.app.state.hall.metrics.refused.labels(error.message).inc()
    status = status_of(error)
    headers = {"retry-after": "1"} if status == 429 else {}
    return Response(problem(error, getattr(error, "state", None)), status_code=status, headers=headers)


def told_http(request: Asked, error: HTTPException) -> Response[Problem]:
    """An error of the framework: a wrong address, a wrong body."""
    status = error.status_code
    messages = {404: "error-no-such-address", 405: "error-method", TOO_LARGE: "error-too-large"}
    if status in messages:
        return told(request, Refused(status, messages[status]))
    detail = " ".join(
        f"{one.get('key', '')}: {one.get('message', '')}" for one in error.extra or [] if isinstance(one, dict)
    )
    return told(request, Refused(status, "error-bad-request", detail=(detail or str(error.detail))[:200]))


def told_deep(request: Asked, error: RecursionError) -> Response[Problem]:
    """A body that is nested too deep to be read."""
    return told(request, Refused(BAD, "error-bad-request", detail="JSON"))


def told_bug(request: Asked, error: Exception) -> Response[Problem]:
    """A bug of ours: its place goes to the log, nothing to the client."""
    log.error("unexpected", exc_info=error, extra={"path": logged(request.scope["path"])})
    return Response(problem(Refused(500, "error-internal")), status_code=500)


def channels_for(settings: Settings) -> ChannelsPlugin:
    """How nodes hear of each other: PostgreSQL carries the news as part of each commit; one node needs none."""
    if not settings.is_shared:
        return ChannelsPlugin(backend=MemoryChannelsBackend(), channels=[CHANNEL])
    from kleos.server.storage.fanout import PatientBackend, with_timeouts

    return ChannelsPlugin(backend=PatientBackend(with_timeouts(settings.database)), channels=[CHANNEL])


async def listen(hall: Hall, channels: ChannelsPlugin) -> None:
    """Take in what other nodes commit."""
    async with channels.start_subscription([CHANNEL]) as subscriber:
        async for news in subscriber.iter_events():
            try:
                await hall.hear(news)
            except GameError as error:
                log.error("news not taken in", extra={"error": error.message})
            except Exception as error:  # of one table; the others must still be heard of
                log.error("news not taken in", exc_info=error)


def create_litestar(hall: Hall) -> Litestar:
    """The application without its gate."""
    channels = channels_for(hall.settings)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await hall.start()
        try:
            yield
        finally:
            await hall.close()

    async def hear_others() -> None:
        """Begin to listen; only now, as the channels are open once every lifespan has begun."""
        if hall.settings.is_shared:
            hall.spawn(listen(hall, channels))

    def remember(config: AppConfig) -> AppConfig:
        config.state.hall = hall
        return config

    return Litestar(
        route_handlers=[
            *lobby_api.ROUTES,
            *play_api.ROUTES,
            *games_api.ROUTES,
            *records_api.ROUTES,
            *cards_api.ROUTES,
            *pages.ROUTES,
            live,
        ],
        dependencies={"hall": Provide(lambda: hall, sync_to_thread=False, use_cache=True)},
        exception_handlers={
            GameError: told,
            HTTPException: told_http,
            RecursionError: told_deep,
            Exception: told_bug,
        },
        on_app_init=[remember],
        plugins=[channels],
        lifespan=[life],
        on_startup=[hear_others],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Kleos",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        signature_namespace={"Hall": Hall},
        logging_config=None,
    )


def create_app(settings: Settings) -> Gate:
    """The whole server, for uvicorn."""
    hall = Hall(settings)
    return Gate(create_litestar(hall), hall)
