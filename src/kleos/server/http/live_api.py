"""Live play over a WebSocket: one stream per viewer with rising numbers, and the open decision always sent again."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kleos.core.errors import GameError
from kleos.server.http.limits import Buckets
from kleos.server.http.problems import BAD, TOO_FAST, Refused, status_of
from kleos.server.http.schemas import Answer, ClientMessage, Failure, Heartbeat, Presence, TableInfo
from kleos.server.server_node import ServerNode
from kleos.server.storage.row_types import now
from kleos.server.tables import decisions, lobby, phrases, presence
from kleos.server.tables.guests import Caller, seat_for, seats_of, viewer_for
from kleos.server.tables.table import LiveTable
from kleos.server.tables.updates import UpdateDraft, draft_update, finish_update
from kleos.server.tables.views import table_info

HEARTBEAT = 20.0  # seconds
LARGEST = 4_096  # bytes of a message
REFUSED, GOING_AWAY, TOO_BIG = 4000, 1012, 1009
LINE_LOST = 1006
TOO_MANY = 50  # refusals for speed before the socket is closed
log = logging.getLogger("kleos.live")
client_messages = msgspec.json.Decoder(ClientMessage)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """The stream of one viewer: `?since=N` after a break, `?as=1|2|public` at a choice, `?lang=` for words."""
    node: ServerNode = socket.app.state.node
    caller: Caller = socket.scope["caller"]  # type: ignore[typeddict-item]
    await socket.accept()
    try:
        wish = read_query(socket)
        table = await node.fresh(table_id)
        viewer = viewer_for(table, caller, wish.view)
    except GameError as error:
        await send(socket, failure(error, None))
        await socket.close(code=REFUSED + status_of(error) % 1000, reason=error.message)
        return
    await TableStream(node, socket, table, caller, viewer, wish).run()


class StreamQuery(NamedTuple):
    """What a stream's address asks for."""

    since: int  # the last number that the viewer knows
    view: str | None
    has_words: bool  # the language itself is the middleware's matter


def read_query(socket: WebSocket[Any, Any, Any]) -> StreamQuery:
    """Read `since`, `as` and `lang` of the address."""
    query = socket.query_params
    since, view = query.get("since", "0"), query.get("as")
    if not (since.isascii() and since.isdigit() and len(since) < 10) or view not in (None, "1", "2", "public"):
        raise Refused(BAD, "error-bad-request", detail="since, as")
    return StreamQuery(int(since), view, "lang" in query)


async def send(socket: WebSocket[Any, Any, Any], message: Any) -> None:
    """One message as JSON text."""
    await socket.send_data(msgspec.json.encode(message).decode(), mode="text")


def failure(error: GameError, client: str | None) -> Failure:
    """A refusal for the wire."""
    state = getattr(error, "state", None)
    return Failure(client, status_of(error), error.message, str(error), error.clause, error.arguments, state)


class TableStream:
    """One open socket: a task that tells and a loop that listens."""

    def __init__(
        self,
        node: ServerNode,
        socket: WebSocket[Any, Any, Any],
        table: LiveTable,
        caller: Caller,
        viewer: int | None,
        wish: StreamQuery,
    ) -> None:
        self.node = node
        self.socket = socket
        self.table = table
        self.caller = caller
        self.viewer = viewer
        self.told = wish.since
        self.has_begun = False  # whether the first update was sent
        self.has_words = wish.has_words
        self.answer: Answer | None = None  # that the next update carries
        self.sending = asyncio.Lock()  # updates go out in the order of their numbers
        self.follows = wish.view is None  # at one screen the viewer changes with the seat that decides
        self.changed = asyncio.Event()
        self.buckets = Buckets(20.0, 60)
        self.too_fast = 0
        self.sent = 0.0
        self.held: tuple[int, ...] = ()  # the seats that are here by this stream
        self.company: Presence | None = None  # as it was last told

    async def run(self) -> None:
        """Tell and listen until one side has had enough."""
        self.table.subscribers.add(self.changed)
        self.table.ears[self.changed] = self.ear = phrases.new_ear()
        self.node.serve(self.table)  # bots among themselves play while somebody watches
        self.node.metrics.sockets.inc()
        self.sent = asyncio.get_running_loop().time()
        self.beat()
        teller = asyncio.create_task(self.tell())
        code = LINE_LOST
        try:
            self.held = seats_of(self.table, self.caller)
            await presence.arrive(self.table, self.held)
            await self.listen()
        except WebSocketDisconnect as ended:
            code = ended.code
        except RuntimeError:
            pass
        except GameError as error:
            await self.turn_away(error)
        finally:
            self.table.subscribers.discard(self.changed)
            self.table.ears.pop(self.changed, None)
            self.node.metrics.sockets.dec()
            self.timer.cancel()
            teller.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await teller
            with suppress(Exception):
                await presence.depart(self.table, self.held, code)
            with suppress(Exception):
                await self.socket.close()

    # Telling.

    async def tell(self) -> None:
        """Send what is new; many changes at once become one message. A heartbeat when nothing happens."""
        try:
            await self.tell_update()
            while await self.wait():
                await self.tell_update()
                await presence.stay(self.table, self.held)
                is_silent = self.seconds_to_heartbeat <= 0
                if is_silent and self.node.settings.is_shared:
                    await presence.read_anew(self.table)
                await self.tell_company()
                while self.ear:
                    await self.send(self.ear.popleft())
                if is_silent:
                    await self.send(Heartbeat(self.table.seq, now()))
            await self.socket.close(code=GOING_AWAY)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except GameError as error:
            await self.turn_away(error)
        except Exception as error:
            log.error("stream broke", exc_info=error)
            with suppress(Exception):
                await self.socket.close(code=1011)

    async def turn_away(self, error: GameError) -> None:
        """Say why the stream ends, and end it."""
        with suppress(Exception):
            await send(self.socket, failure(error, None))
            await self.socket.close(code=REFUSED + status_of(error) % 1000)

    async def wait(self) -> bool:
        """Wait for a change or for the next heartbeat; False when the server closes."""
        await self.changed.wait()
        self.changed.clear()
        return not self.node.is_closing

    @property
    def seconds_to_heartbeat(self) -> float:
        """How long the stream may still be silent."""
        return self.sent + HEARTBEAT - asyncio.get_running_loop().time()

    def beat(self) -> None:
        """Wake the task that tells when nothing was sent for a while; one timer a socket, however much is sent."""
        left = self.seconds_to_heartbeat
        if left <= 0:
            self.changed.set()
        self.timer = asyncio.get_running_loop().call_later(left if left > 0 else HEARTBEAT, self.beat)

    async def send(self, message: Any) -> None:
        """Send to this viewer."""
        self.sent = asyncio.get_running_loop().time()
        await send(self.socket, message)

    @property
    def is_current(self) -> bool:
        """Ask whether the viewer knows everything already."""
        is_told = self.told == self.table.seq and not self.table.is_stale
        return self.has_begun and is_told and self.answer is None

    async def tell_update(self) -> None:
        """Tell everything since the last message, and the answer to the viewer's own, in one."""
        async with self.sending:
            if self.is_current:
                return
            async with self.table.held():
                draft = self.draft()
            await self.send(await finish_update(draft))

    def draft(self) -> UpdateDraft:
        """Take down what the viewer does not know yet. With the table's lock held."""
        before = self.viewer
        self.viewer = viewer_for(self.table, self.caller, None if self.follows else self.wanted)
        since = self.told if before == self.viewer else 0
        draft = draft_update(self.table, self.caller, self.viewer, since, self.has_words, self.answer)
        self.told, self.has_begun, self.answer = draft.update.seq, True, None
        self.company = company(draft.update.info)
        return draft

    async def tell_company(self) -> None:
        """Tell who came and went since the last message; nothing else changes without a number."""
        found = company(table_info(self.table, self.caller))
        if found != self.company:
            self.company = found
            await self.send(found)

    @property
    def wanted(self) -> str:
        """The eyes that were asked for."""
        return "public" if self.viewer is None else str(self.viewer)

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
                await send(self.socket, failure(Refused(TOO_FAST, "error-too-fast"), None))
                continue
            await self.obey(text)

    async def obey(self, text: str | bytes) -> None:
        """One message."""
        client = None
        try:
            message = read_message(text)
            client = message.id
            reply: Answer | Heartbeat | Failure = await self.carry_out(message)
        except GameError as error:
            self.node.metrics.refused.labels(error.message).inc()
            reply = failure(error, client)
        if isinstance(reply, Answer):
            self.answer = reply  # nothing has run since the commit: so it goes out with the update that tells of it
            await self.tell_update()
        else:
            await self.send(reply)

    async def carry_out(self, message: ClientMessage) -> Answer | Heartbeat:
        """Do what was asked; the same functions as over plain HTTP."""
        if message.type == "ping":
            return Heartbeat(self.table.seq, now())
        seat = seat_for(self.table, self.caller, self.viewer)
        if message.type == "resign":
            return await decisions.resign(self.table, seat, message.id)
        if message.type == "undo-answer" and message.accept is not None:
            return await decisions.answer_undo(self.table, seat, message.accept)
        if message.type == "reveal" and message.seed is not None:
            await lobby.reveal(self.table, self.caller, seat, message.seed)
            return Heartbeat(self.table.seq, now())
        if message.type == "undo" and message.ply is not None and message.id is not None:
            return await decisions.undo(self.table, seat, message.ply, message.id)
        if message.type == "move" and message.ply is not None and message.code is not None and message.id is not None:
            done = await decisions.play(self.table, seat, message.ply, message.code, message.id)
            self.node.metrics.moves.labels(self.table.row.game).inc()
            return done
        if message.type == "say" and message.phrase is not None:
            await phrases.say(self.table, seat, message.phrase)
            return Heartbeat(self.table.seq, now())
        raise Refused(BAD, "error-bad-request", detail="want-fields", type=message.type)


def company(info: TableInfo) -> Presence:
    """What a table's info tells of who is there."""
    return Presence((info.seats[0].presence, info.seats[1].presence), info.may_claim)


def read_message(text: str | bytes) -> ClientMessage:
    """A message of a client."""
    if len(text) > LARGEST:
        raise Refused(BAD, "error-too-large")
    try:
        return client_messages.decode(text)
    except (ValueError, RecursionError) as error:
        raise Refused(BAD, "error-bad-request", detail=str(error)[:200]) from error
