"""A live table: the rows of one table and the match they tell, kept in step with the database.

Every change goes one way: decide under the lock, commit, then show. What is in memory is a cache of the journal.
"""

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from kleos.catalogue import load, part
from kleos.core.dealer import FairDealer, ScriptedDealer, committed
from kleos.core.errors import GameError
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.observation import result_of
from kleos.core.players import Player
from kleos.core.record import Record
from kleos.core.state import State
from kleos.server.http.problems import CONFLICT, FORBIDDEN, Refused
from kleos.server.storage import store
from kleos.server.storage.row_types import JournalEntry, SeatRow, TableRow, changed_fields, now, set_fields
from kleos.server.storage.store import Change, StoredTable
from kleos.server.storage.writer import Conflict, WriteFailed
from kleos.server.tables.clocks import Clocks
from kleos.server.tables.daily import deal_name
from kleos.server.tables.deals import fair_dealer
from kleos.server.tables.openings import new_match, origin_record

if TYPE_CHECKING:
    from kleos.server.http.schemas import Said
    from kleos.server.server_node import ServerNode

SEATS = (1, 2)
DATED = 60_000  # ms between two records of the last change in a table's row; the journal knows it exactly
BOT_GRACE = 1_000  # ms that a bot may take before a look at its table is due
WATCHED = 60.0  # seconds that somebody who looked counts as watching
REMEMBERED = 16  # positions of the last changes that are kept: who follows a game asks for the words since then
MOST_FAILURES = 3
MANY_LINES = 300  # of other nodes: more are not played on the loop
OWN = {
    "node",
    "id",
    "lock",
    "ears",
    "streams",
    "subscribers",
    "is_stale",
    "looked",
    "is_validated",
    "failures",
}  # what outlasts a reading of the rows


class LiveTable:
    """One table. `lock` guards everything below it; readers wait while a change is being committed."""

    def __init__(self, node: "ServerNode", stored: StoredTable, plays: bool = True) -> None:
        self.node = node
        self.id = stored.table.id
        self.plays = plays  # not when its log does not replay: then there are rows and no match
        self.lock = asyncio.Lock()
        self.is_stale = False  # whether memory may be ahead of the database
        self.is_validated = False  # whether a sandbox process has dealt this very opening
        self.failures = 0  # bugs met since it was loaded
        self.looked = 0.0  # when somebody last looked, of the process's own clock
        self.subscribers: set[asyncio.Event] = set()
        self.ears: dict[asyncio.Event, deque[Said]] = {}  # of open streams: what was said and not told yet
        self.streams: Counter[int] = Counter()  # seat -> its open streams at this node
        self.holders: dict[Any, tuple[int, ...]] = {}  # caller -> his seats, as long as nobody moves
        self.take(stored)

    # In step with the database.

    def take(self, stored: StoredTable) -> None:
        """Begin anew from the rows."""
        self.row = stored.table
        self.seat_rows = stored.seats
        self.watchers = stored.watchers
        self.journal: list[JournalEntry] = []
        self.answered: dict[tuple[int, str], JournalEntry] = {}
        self.asked_undo = 0
        self.rematch_offer = 0  # the seat that offers one
        self.rematch_declined = 0  # the seat that wants none
        self.match: Match | None = None
        self.past: OrderedDict[int, State] = OrderedDict()  # line -> the position before it
        self.undos = 0
        self.game: Game = self.node.game(self.row) if self.plays else load(self.row.game)
        clock = self.row.clock
        lost = self.node.outages.lost
        self.clocks = Clocks(clock.seconds, clock.increment, now(), lost) if clock else None
        self.promise = committed(bytes.fromhex(self.row.server_seed))
        self.encoded: dict[tuple[Any, ...], Any] = {}
        self.seams: dict[int | None, list[int]] = {}  # viewer -> lines from which the log can be told on
        self.absorb(stored)

    def absorb(self, stored: StoredTable) -> None:
        """Take in what was written since: rows as they are now, journal and lines after those known."""
        self.row = stored.table
        self.seat(stored)
        self.dated: int = self.row.updated
        for entry in stored.journal:
            self.remember(entry)
        self.row.updated = max([self.dated, *(entry.at for entry in self.journal[-1:])])
        if self.plays and self.status != "void":
            self.play_lines([code for _, code in stored.lines])
        else:
            self.match = None
        self.keep_position()

    def keep_position(self) -> None:
        """Keep the position as it stands, for whoever asks for the words since then."""
        if self.match is not None and self.ply not in self.past:
            self.past[self.ply] = self.match.state.copy()
            if len(self.past) > REMEMBERED:
                self.past.popitem(last=False)

    def seat(self, stored: StoredTable) -> None:
        """Take over who sits and who watches."""
        self.seat_rows, self.watchers = stored.seats, stored.watchers
        self.holders.clear()

    def remember(self, entry: JournalEntry) -> None:
        """One more entry of the journal."""
        self.journal.append(entry)
        if entry.client is not None:
            self.answered[entry.seat, entry.client] = entry
        if self.clocks and entry.clock is not None:
            self.clocks.set(entry.clock, entry.at)
        self.undos += entry.kind == "undo"
        if entry.kind == "undo-asked":
            self.asked_undo = entry.seat
        elif entry.kind in ("line", "undo", "undo-refused", "ending"):
            self.asked_undo = 0
        if entry.kind == "rematch-offered":
            self.rematch_offer = entry.seat
        elif entry.kind in ("rematch-withdrawn", "rematch-declined"):
            self.rematch_offer = 0
        if entry.kind == "rematch-declined":
            self.rematch_declined = entry.seat
        self.encoded.clear()

    def play_lines(self, lines: Sequence[str]) -> None:
        """Play the log's lines on; the draws among them are dealt as they stand there."""
        if self.match is None and self.row.status in ("playing", "finished"):
            self.match = self.new_match(lines)
            lines = ()
        if self.match is not None:
            dealer = self.match.dealer
            assert isinstance(dealer, ScriptedDealer)
            dealer.lines.extend(lines)
            self.match.play_lines(dealer)

    def new_match(self, lines: Sequence[str] = ()) -> Match:
        """The match before the first decision among these lines."""
        names = (self.seat_rows[0].name, self.seat_rows[1].name)
        return new_match(self.game, self.fair_dealer, names, self.row.origin, self.row.server_seed, lines)

    @property
    def origin_record(self) -> Record:
        """The record, cut to its line, that the game goes on from."""
        assert self.row.origin is not None
        return origin_record(self.row.origin)

    @property
    def is_foreign(self) -> bool:
        """Ask whether its opening rests on what a guest sent: an own set, or a record to go on from."""
        return self.row.origin is not None or self.row.components is not None

    @property
    def fair_dealer(self) -> FairDealer:
        """The dealer, once all seeds are there."""
        one, two = (seat_row.seed or "" for seat_row in self.seat_rows)
        return fair_dealer(self.deal, self.row.server_seed, (one, two))

    @property
    def deal(self) -> str:
        """What its deal is known by: its own id, or the name of a daily deal, which many tables have in common."""
        return self.id if self.row.daily is None else deal_name(self.row.game, self.row.daily)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the lock; what a failed write or a bug left behind is read anew first."""
        async with self.lock:
            if self.is_stale:
                await self.reload()
            try:
                yield
            except (GameError, Conflict):
                raise
            except BaseException as error:
                self.is_stale = True
                self.note_failure(error)
                raise

    def note_failure(self, error: BaseException) -> None:
        """A bug met here; a game that rests on what a guest sent and keeps failing is closed."""
        self.failures += isinstance(error, Exception)
        if self.is_foreign and self.failures >= MOST_FAILURES and not self.node.is_closing:
            self.failures = 0
            self.node.spawn(self.node.close_table(self))

    async def reload(self) -> None:
        """Begin anew from the database."""
        self.is_stale = True
        stored = await self.node.read(lambda connection: store.read_table(connection, self.id))
        if stored is not None:
            fresh = await self.node.rebuild(stored)
            self.__dict__.update({name: value for name, value in vars(fresh).items() if name not in OWN})
            self.is_stale = False
            self.wake()

    async def catch_up(self) -> None:
        """Take in what other nodes have written. Call with the lock held."""
        seq, ply = self.seq, self.own_ply
        stored = await self.node.read(lambda connection: store.read_table(connection, self.id, seq, ply))
        if stored is None:
            return
        if len(stored.lines) > MANY_LINES:
            await self.reload()
        elif stored.journal:
            self.absorb(stored)
            self.wake()
        else:
            self.seat(stored)

    # Questions.

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.journal[-1].seq if self.journal else 0

    @property
    def ply(self) -> int:
        """Lines in the log."""
        return self.match.ply if self.match is not None else 0

    @property
    def own_ply(self) -> int:
        """The first line that is not stored yet: lines of an origin are in the record, not in the log."""
        return self.ply if self.match is not None else self.first_ply

    @property
    def first_ply(self) -> int:
        """The first line of this table's own log."""
        return self.row.origin.ply if self.row.origin else 0

    @property
    def status(self) -> str:
        """waiting, sealing, playing, finished or void."""
        return self.row.status

    @property
    def is_sealed(self) -> bool:
        """Ask whether it plays a daily deal whose day is not over."""
        return self.row.daily is not None and not self.node.daily.is_over(self.row.daily)

    @property
    def is_open(self) -> bool:
        """Ask whether everything may be told: the game is over, and so is the day of a daily deal."""
        return self.status == "finished" and not self.is_sealed

    def check_open(self) -> None:
        """Refuse whatever tells more than a seat saw, as long as that is not due."""
        if self.is_sealed:
            raise Refused(FORBIDDEN, "error-daily-sealed")
        if self.status != "finished":
            raise Refused(FORBIDDEN, "error-not-finished")

    def check_not_daily(self) -> None:
        """Refuse what a daily deal is played without."""
        if self.row.daily is not None:
            raise Refused(FORBIDDEN, "error-daily-without")

    @property
    def actor(self) -> int:
        """The seat that decides; 0 when nobody does."""
        return self.decider if self.status == "playing" else 0

    @property
    def decider(self) -> int:
        """The seat that decides in the match, whatever the row says; 0 when nobody does."""
        if self.match is None or self.match.outcome is not None:
            return 0
        actor = self.match.state.actor
        return actor.seat if isinstance(actor, Player) else 0

    def seat_row(self, seat: int) -> SeatRow:
        """The row of a seat."""
        return self.seat_rows[seat - 1]

    def is_bot(self, seat: int) -> bool:
        """Ask whether a bot sits there."""
        return self.seat_row(seat).kind == "bot"

    @property
    def needs_watchers(self) -> bool:
        """Ask whether only bots sit here: they play while somebody watches."""
        return all(seat_row.kind == "bot" for seat_row in self.seat_rows)

    @property
    def is_watched(self) -> bool:
        """Ask whether somebody watches, or has looked just now."""
        return bool(self.subscribers) or (self.looked > 0 and time.monotonic() - self.looked < WATCHED)

    def without_match(self) -> Refused:
        """Why there is no match to look at: not begun yet, void, closed, or a log that does not replay."""
        if self.status == "void":
            closed = any(entry.kind == "closed" for entry in self.journal)
            return Refused(CONFLICT, "error-table-closed" if closed else "error-table-void")
        return Refused(CONFLICT, "error-not-started" if self.plays else "error-broken-table")

    @property
    def opened_at(self) -> int:
        """When the running decision began."""
        lines = (entry.at for entry in reversed(self.journal) if entry.kind in ("line", "undo", "revealed"))
        return next(lines, self.row.created)

    # Changing.

    async def commit(
        self,
        kind: str,
        seat: int = 0,
        client: str | None = None,
        row: TableRow | None = None,
        seat_rows: Sequence[SeatRow] = (),
        clock: list[int] | None = None,
        stored_ply: int | None = None,
    ) -> JournalEntry:
        """Write one change as one transaction, and only then show it. With the lock held; the match has moved already.

        `row` and `seat_rows` are the rows as they shall be. On a conflict another node was first: the table is read
        anew and Conflict raised.
        """
        first = self.own_ply if stored_ply is None else stored_ply
        lines = [] if self.match is None else [(entry.by, entry.code) for entry in self.match.entries[first:]]
        at = now()
        ply = self.own_ply
        entry = JournalEntry(self.seq + 1, kind, seat, ply, at, client, clock)
        changes = changed_fields(self.row, self.row_after(at, row or self.row, seat_rows, clock))
        if changes or at - self.dated > DATED:
            changes["updated"] = self.dated = at
        seat_changes = {one.seat: changed_fields(self.seat_row(one.seat), one) for one in seat_rows}
        change = Change(self.id, entry, first, lines, changes, seat_changes)
        self.is_stale = True  # until it is known to be written
        try:
            await self.node.writer.change(change)
        except Conflict:
            await self.reload()
            raise
        except WriteFailed as error:
            raise self.node.unavailable() from error
        self.is_stale = False
        set_fields(self.row, {**changes, "updated": at})
        for number, fields in seat_changes.items():
            set_fields(self.seat_row(number), fields)
            self.holders.clear()
        self.remember(entry)
        self.keep_position()
        self.wake()
        return entry

    def row_after(self, at: int, row: TableRow, seat_rows: Sequence[SeatRow], left: list[int] | None) -> TableRow:
        """The table's row after a change, with what follows from it: the result, and when the server must look."""
        outcome = self.match.outcome if self.match is not None else None
        if outcome is not None and self.status == "playing":
            row = replace(row, status="finished", result=result_of(outcome), daily_lead=self.daily_lead())
        after = {one.seat: one.kind for one in (*self.seat_rows, *seat_rows)}
        due = self.due(at, row.status, [after[seat] for seat in SEATS], left)
        stored = self.row.due
        is_early = stored is not None and due is not None and at < stored <= due  # a look too early costs little
        return replace(row, due=stored if is_early else due)

    def daily_lead(self) -> int | None:
        """How far the guest of a daily deal is ahead; none once its day is over, when others see the cards."""
        if self.match is None or not self.is_sealed:
            return None
        lead: int = part(self.row.game, "lead")(self.match.state)
        return lead if self.seat_row(1).kind == "person" else -lead

    def due(
        self, at: int, status: str, kinds: list[str], left: list[int] | None = None, opened: int | None = None
    ) -> int | None:
        """When the server must look: a seed is late, a bot decides in a person's game, a clock ends, a notice is owed.

        `opened` is when the running decision began, if not just now.
        """
        if status == "sealing":
            return at + self.node.settings.reveal_seconds * 1000
        if status != "playing" or not self.decider:
            return None
        found = []
        if kinds[self.decider - 1] == "bot" and "person" in kinds:
            found.append(at + BOT_GRACE)
        if self.clocks:
            found.append(at + (left or self.clocks.stopped(self.decider, at))[self.decider - 1])
        if self.owes_notice(self.decider):
            found.append(max(at, (at if opened is None else opened) + self.notice_delay))
        return min(found, default=None)

    @property
    def notice_delay(self) -> int:
        """Milliseconds in which a quick reply makes a notice needless."""
        return int(self.node.settings.notice_seconds * 1000)

    def owes_notice(self, seat: int) -> bool:
        """Ask whether the player of a seat wants to be told of this turn and was not: he has moved since the last."""
        if not seat or not self.node.notices.kinds or self.seat_row(seat).kind != "person":
            return False
        told = self.seat_row(seat).told
        moved = next((entry.seq for entry in reversed(self.journal) if (entry.kind, entry.seat) == ("line", seat)), 0)
        return told is not None and moved > told

    def wake(self) -> None:
        """Tell every subscriber, and whoever runs bots and clocks, that something has changed."""
        self.stir()
        self.node.serve(self)

    def stir(self) -> None:
        """Let every stream look whether it has something to tell."""
        for subscriber in self.subscribers:
            subscriber.set()


def load_game(row: TableRow) -> Game:
    """The game of a table."""
    return load(row.game, components=row.components, **row.options)
