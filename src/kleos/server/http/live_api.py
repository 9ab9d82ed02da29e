"""Live play over a WebSocket: one stream per viewer with rising numbers, and the open decision always sent again."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kleos.core.errors import GameError
from kleos.server.http.limits import Buckets
from kleos.server.http.problems import BAD, TOO_FAST, Refused, status_of
from kleos.server.http.schemas import Beat, Fault, Hail
from kleos.server.server_node import Hall
from kleos.server.storage.sql_tables import now
from kleos.server.storage.store import change_seat
from kleos.server.tables import decisions, lobby
from kleos.server.tables.guests import Caller, seat_for, seats_of, viewer_for
from kleos.server.tables.table import LiveTable
from kleos.server.tables.views import news

BEAT = 20.0  # seconds
SEEN = 20_000  # ms between notes of presence in the database
LARGEST = 4_096  # bytes of a message
REFUSED, GOING_AWAY, TOO_BIG = 4000, 1012, 1009
TOO_MANY = 50  # refusals for speed before the door closes
log = logging.getLogger("kleos.live")
hails = msgspec.json.Decoder(Hail)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """The stream of one viewer: `?since=N` after a break, `?as=1|2|public` where there is a choice."""
    hall: Hall = socket.app.state.hall
    caller: Caller = socket.scope["caller"]  # type: ignore[typeddict-item]
    await socket.accept()
    try:
        since, wanted = read_query(socket)
        table = await hall.fresh(table_id)
        viewer = viewer_for(table, caller, wanted)
    except GameError as error:
        await send(socket, fault(error, None))
        await socket.close(code=REFUSED + status_of(error) % 1000, reason=error.message)
        return
    await Stream(hall, socket, table, caller, viewer, since, wanted).run()


def read_query(socket: WebSocket[Any, Any, Any]) -> tuple[int, str | None]:
    """`since` and `as` of the address."""
    since, wanted = socket.query_params.get("since", "0"), socket.query_params.get("as")
    if not (since.isascii() and since.isdigit() and len(since) < 10) or wanted not in (None, "1", "2", "public"):
        raise Refused(BAD, "error-bad-request", detail="since, as")
    return int(since), wanted


async def send(socket: WebSocket[Any, Any, Any], message: Any) -> None:
    """One message as JSON text."""
    await socket.send_data(msgspec.json.encode(message).decode(), mode="text")


def fault(error: GameError, client: str | None) -> Fault:
    """A refusal for the wire."""
    state = getattr(error, "state", None)
    return Fault(client, status_of(error), error.message, str(error), error.clause, error.arguments, state)


class Stream:
    """One open socket: a task that tells and a loop that listens."""

    def __init__(
        self,
        hall: Hall,
        socket: WebSocket[Any, Any, Any],
        table: LiveTable,
        caller: Caller,
        viewer: int | None,
        since: int,
        wanted: str | None,
    ) -> None:
        self.hall = hall
        self.socket = socket
        self.table = table
        self.caller = caller
        self.viewer = viewer
        self.told = since
        self.follows = wanted is None  # at one screen the eyes change with the seat that decides
        self.changed = asyncio.Event()
        self.buckets = Buckets(20.0, 60)
        self.too_fast = 0
        self.is_quiet = False
        self.sent = 0.0

    async def run(self) -> None:
        """Tell and listen until one side has had enough."""
        self.table.subscribers.add(self.changed)
        self.hall.serve(self.table)  # bots among themselves play while somebody watches
        self.hall.metrics.sockets.inc()
        self.sent = asyncio.get_running_loop().time()
        self.beat()
        teller = asyncio.create_task(self.tell())
        try:
            await self.note_presence()
            await self.listen()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.table.subscribers.discard(self.changed)
            self.hall.metrics.sockets.dec()
            self.timer.cancel()
            teller.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await teller
            with suppress(Exception):
                await self.socket.close()

    # Telling.

    async def tell(self) -> None:
        """Send what is new; many changes at once become one message. A beat when nothing happens."""
        try:
            await self.tell_news()
            while await self.wait():
                if self.is_quiet:
                    await self.send(Beat(self.table.seq, now()))
                    await self.note_presence()
                else:
                    await self.tell_news()
            await self.socket.close(code=GOING_AWAY)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except GameError as error:
            with suppress(Exception):
                await send(self.socket, fault(error, None))
                await self.socket.close(code=REFUSED + status_of(error) % 1000)
        except Exception as error:
            log.error("stream broke", exc_info=error)
            with suppress(Exception):
                await self.socket.close(code=1011)

    async def wait(self) -> bool:
        """Wait for news or for the next beat; False when the server closes."""
        await self.changed.wait()
        self.changed.clear()
        self.is_quiet = self.table.seq == self.told and not self.table.is_stale
        return not self.hall.is_closing

    def beat(self) -> None:
        """Wake the teller when nothing was sent for a while; one timer a socket, however much is sent."""
        loop = asyncio.get_running_loop()
        left = self.sent + BEAT - loop.time()
        if left <= 0:
            self.changed.set()
        self.timer = loop.call_later(left if left > 0 else BEAT, self.beat)

    async def send(self, message: Any) -> None:
        """Send to this viewer."""
        self.sent = asyncio.get_running_loop().time()
        await send(self.socket, message)

    async def tell_news(self) -> None:
        """Everything since the last message."""
        async with self.table.held():
            before = self.viewer
            self.viewer = viewer_for(self.table, self.caller, None if self.follows else self.wanted)
            since = self.told if before == self.viewer else 0
            message = news(self.table, self.caller, self.viewer, since)
        self.told = message.seq
        await self.send(message)

    @property
    def wanted(self) -> str:
        """The eyes that were asked for."""
        return "public" if self.viewer is None else str(self.viewer)

    async def note_presence(self) -> None:
        """Write now and then that a seat is here: a seat that is here has not been abandoned."""
        at = now()
        held = seats_of(self.table, self.caller)
        for chair in self.table.chairs:
            if chair["seat"] in held and at - chair["seen"] > SEEN:
                chair["seen"] = at
                seat = chair["seat"]

                def work(connection: Any, seat: int = seat) -> None:
                    change_seat(connection, self.table.id, seat, {"seen": at})

                await self.hall.write(work, self.table.id)

    # Listening.

    async def listen(self) -> None:
        """Obey until the socket closes. Nonsense costs one refusal and nothing else."""
        while True:
            text = await self.socket.receive_data(mode="text")
            if not self.buckets.allows("me"):
                self.too_fast += 1
                if self.too_fast > TOO_MANY:
                    await self.socket.close(code=1008)
                    return
                await send(self.socket, fault(Refused(TOO_FAST, "error-too-fast"), None))
                continue
            await self.obey(text)

    async def obey(self, text: str | bytes) -> None:
        """One message."""
        client = None
        try:
            hail = read_hail(text)
            client = hail.id
            reply = await self.carry_out(hail)
        except GameError as error:
            self.hall.metrics.refused.labels(error.message).inc()
            reply = fault(error, client)
        await self.send(reply)

    async def carry_out(self, hail: Hail) -> Any:
        """Do what was asked; the same functions as over plain HTTP."""
        if hail.type == "ping":
            return Beat(self.table.seq, now())
        seat = seat_for(self.table, self.caller, self.viewer)
        if hail.type == "resign":
            return await decisions.resign(self.table, seat, hail.id)
        if hail.type == "undo-answer" and hail.accept is not None:
            return await decisions.answer_undo(self.table, seat, hail.accept)
        if hail.type == "reveal" and hail.seed is not None:
            await lobby.reveal(self.table, self.caller, seat, hail.seed)
            return Beat(self.table.seq, now())
        if hail.type == "undo" and hail.ply is not None and hail.id is not None:
            return await decisions.undo(self.table, seat, hail.ply, hail.id)
        if hail.type == "move" and hail.ply is not None and hail.code is not None and hail.id is not None:
            done = await decisions.play(self.table, seat, hail.ply, hail.code, hail.id)
            self.hall.metrics.moves.labels(self.table.row["game"]).inc()
            return done
        raise Refused(BAD, "error-bad-request", detail="want-fields", type=hail.type)


def read_hail(text: str | bytes) -> Hail:
    """A message of a client."""
    if len(text) > LARGEST:
        raise Refused(BAD, "error-too-large")
    try:
        return hails.decode(text)
    except (ValueError, RecursionError) as error:
        raise Refused(BAD, "error-bad-request", detail=str(error)[:200]) from error
