"""When a notice is owed, and how it is sent: once a turn, to a seat whose player is not there, and never in the way.

What it says is the game, the opponent's name and the address: nothing of the position.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import msgspec

from kleos.server.http.problems import BAD, MISSING, TOO_FAST, Refused
from kleos.server.http.schemas import NoticeInfo
from kleos.server.http.security import hashed, same, token
from kleos.server.notices import addresses
from kleos.server.notices.mail import MailSender
from kleos.server.notices.push import PushSender, read_keys
from kleos.server.storage import notice_store
from kleos.server.storage.notice_store import NoticeRow
from kleos.server.storage.row_types import now
from kleos.server.tables.presence import presence, read_anew
from kleos.server.tables.table import LiveTable
from kleos.text.words import language, say, speaking

if TYPE_CHECKING:
    from kleos.server.server_node import ServerNode

Result = TypeVar("Result")
Given = ParamSpec("Given")
SENDERS = 4  # threads
CODE_LASTS = 3_600_000  # ms
MOST_TRIES = 5  # at a code
MOST_DEVICES = 5  # of one seat
log = logging.getLogger("kleos.notices")


class Notices:
    """What a node sends to people who are not there."""

    def __init__(self, node: "ServerNode") -> None:
        settings = node.settings
        self.node = node
        self.push = PushSender(settings.push_contact, node.signer) if settings.push_contact else None
        self.mail = MailSender(settings.smtp, settings.mail_from) if settings.smtp else None
        self.senders = ThreadPoolExecutor(SENDERS, thread_name_prefix="kleos-notice")

    @property
    def kinds(self) -> tuple[str, ...]:
        """What the host has set up."""
        return ("push",) * (self.push is not None) + ("mail",) * (self.mail is not None)

    def close(self) -> None:
        """Send no more."""
        self.senders.shutdown(wait=False, cancel_futures=True)

    # What is owed.

    async def serve(self, table: LiveTable) -> None:
        """Tell the seat that decides that it is its turn, if its player wants that and is not there."""
        seat = table.actor
        if not table.owes_notice(seat) or now() < table.opened_at + table.notice_delay:
            return
        seq, known = table.seq, table.seat_row(seat).told
        taken = await self.node.write(lambda c: notice_store.take(c, table.id, seat, seq, known), table.id)
        if taken is None:
            return await read_anew(table)  # another node was first
        table.seat_row(seat).told = seq
        if presence(taken.seat_row, now()) != "here":
            for notice in taken.notices:
                self.node.spawn(self.tell(table, seat, notice))

    async def tell(self, table: LiveTable, seat: int, notice: NoticeRow) -> None:
        """Send one notice; whatever goes wrong is logged, and nobody else's matter."""
        outcome = "sent"
        try:
            await self.in_thread(self.send, notice, table.row.game, table.seat_row(3 - seat).name, table.id)
        except SubscriptionGone:
            outcome = "gone"
            await self.drop(table, seat, [notice.id])
        except Exception as error:
            outcome = "failed"
            log.warning("notice not sent", extra={"kind": notice.kind, "error": type(error).__name__})
        self.node.metrics.notices.labels(notice.kind, outcome).inc()

    async def in_thread(self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
        """Do what waits for other servers in a thread of its own pool."""
        return await asyncio.get_running_loop().run_in_executor(self.senders, lambda: work(*given, **named))

    def send(self, notice: NoticeRow, game: str, opponent: str, table_id: str) -> None:
        """Word and send a notice, in a thread."""
        with speaking(notice.language):
            name = say("notice-nobody") if opponent == "guest" else opponent
            title = say("notice-title", {"game": say("game-name", {"game": game})})
            if notice.kind == "mail" and self.mail is not None:
                self.send_mail(notice, title, name, table_id)
                return
            text = say("notice-text", {"name": name})
        if self.push is not None:
            body = msgspec.json.encode({"title": title, "text": text, "path": f"/t/{table_id}", "tag": table_id})
            if not self.push.send(msgspec.json.decode(notice.address), body):
                raise SubscriptionGone

    def send_mail(self, notice: NoticeRow, title: str, name: str, table_id: str) -> None:
        """Send a notice as an e-mail with a way to stop them."""
        assert self.mail is not None
        base = self.node.settings.public_url
        text = say("notice-mail", {"name": name, "link": f"{base}/t/{table_id}", "stop": f"{base}/stop/{notice.id}"})
        self.mail.send(notice.address, title, text, f"{base}/api/notices/{notice.id}/off")

    async def drop(self, table: LiveTable, seat: int, ids: list[str]) -> None:
        """Forget some notices of a seat; without any left it is not looked after any more."""
        told = await self.node.write(lambda c: notice_store.drop(c, table.id, seat, ids), table.id)
        table.seat_row(seat).told = told

    # What people ask for.

    async def show(self, table: LiveTable, seat: int) -> NoticeInfo:
        """What a seat has asked for; its e-mail address only so far that its owner knows it again."""
        rows = await self.node.read(lambda connection: notice_store.of_seat(connection, table.id, seat))
        mail = next((row for row in rows if row.kind == "mail"), None)
        return NoticeInfo(
            push_key=self.push.public_key if self.push else None,
            has_mail=self.mail is not None,
            devices=sum(row.kind == "push" for row in rows),
            address=None if mail is None else addresses.masked(mail.address),
            is_confirmed=mail is not None and mail.code_hash is None,
        )

    async def add_push(self, table: LiveTable, seat: int, endpoint: str, p256dh: str, auth: str) -> None:
        """Tell a browser from now on."""
        if self.push is None:
            raise Refused(MISSING, "error-no-notices")
        keys = read_keys(p256dh, auth)
        await self.in_thread(addresses.public_address, addresses.check_endpoint(endpoint))
        address = msgspec.json.encode({"endpoint": endpoint, "keys": keys}).decode()
        row = NoticeRow(token(), table.id, seat, "push", address, language(), created=now())
        await self.keep(table, seat, row)

    async def add_mail(self, table: LiveTable, seat: int, text: str, place: str) -> None:
        """Send a code to an address; only who reads it there can have notices sent to it."""
        if self.mail is None:
            raise Refused(MISSING, "error-no-notices")
        address = addresses.read_mail_address(text)
        codes = self.node.limits.codes
        if not codes.allows(place) or not codes.allows(hashed(address.lower())):
            raise Refused(TOO_FAST, "error-too-many-codes")
        code = f"{secrets.randbelow(1_000_000):06}"
        notice_id = token()
        row = NoticeRow(notice_id, table.id, seat, "mail", address, language(), hashed(notice_id + code), 0, now())
        await self.keep(table, seat, row)
        subject, words = say("notice-code-title", {"code": code}), say("notice-code", {"code": code})
        try:
            await self.in_thread(self.mail.send, address, subject, words)
        except Exception as error:
            log.warning("code not sent", extra={"error": type(error).__name__})
            await self.drop(table, seat, [notice_id])
            raise Refused(BAD, "error-mail-not-sent") from error

    async def keep(self, table: LiveTable, seat: int, row: NoticeRow) -> None:
        """Store a notice. A turn that has begun already is not told: its player is here."""
        told = table.seq if table.actor == seat else -1
        found = await self.node.write(lambda c: notice_store.put(c, row, told, MOST_DEVICES), table.id)
        table.seat_row(seat).told = found

    async def confirm(self, table: LiveTable, seat: int, code: str) -> None:
        """Prove that one reads what is sent to an address."""
        row = await self.node.write(lambda c: notice_store.try_code(c, table.id, seat), table.id)
        if row is None or row.tries > MOST_TRIES or now() - row.created > CODE_LASTS:
            if row is not None:
                await self.drop(table, seat, [row.id])
            raise Refused(BAD, "error-code-late")
        if not same(row.code_hash, hashed(row.id + code.strip())):
            raise Refused(BAD, "error-code")
        told = await self.node.write(lambda c: notice_store.confirm(c, row.id), table.id)
        table.seat_row(seat).told = told

    async def switch_off(self, table: LiveTable, seat: int, kind: str) -> None:
        """Send a seat no more of a kind."""
        rows = await self.node.read(lambda connection: notice_store.of_seat(connection, table.id, seat))
        await self.drop(table, seat, [row.id for row in rows if row.kind == kind])

    async def stop(self, notice_id: str) -> None:
        """Forget a notice by the token of its mail; one that is gone already is no error."""
        found = await self.node.read(lambda connection: notice_store.by_id(connection, notice_id))
        if found is not None:
            await self.drop(await self.node.table(found.table_id), found.seat, [notice_id])


class SubscriptionGone(Exception):
    """A browser wants no more notices."""
