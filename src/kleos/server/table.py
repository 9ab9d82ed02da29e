"""A live table: the rows of one table and the match they tell, kept in step with the database.

Every change goes one way: decide under the lock, commit, then show. What is in memory is a cache of the journal.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from kleos.catalogue import load
from kleos.core.dealer import FairDealer, committed
from kleos.core.game import Game
from kleos.core.match import ENDINGS, Match
from kleos.core.observation import result_of
from kleos.core.players import Player
from kleos.core.record import FULL, Record
from kleos.server import store
from kleos.server.clocks import Clocks
from kleos.server.deals import LogDealer, fair_dealer
from kleos.server.rows import Note, now
from kleos.server.store import Change, Stored
from kleos.server.writer import Conflict, Unwritten

if TYPE_CHECKING:
    from kleos.server.hall import Hall

SEATS = (1, 2)
HERE = 60_000  # ms since a seat was last seen
DATED = 60_000  # ms between two notes of the last change in a table's row; the journal knows it exactly


class LiveTable:
    """One table. `lock` guards everything below it; readers wait while a change is being committed."""

    def __init__(self, hall: "Hall", stored: Stored) -> None:
        self.hall = hall
        self.id: str = stored.table["id"]
        self.lock = asyncio.Lock()
        self.is_stale = False  # whether memory may be ahead of the database
        self.subscribers: set[asyncio.Event] = set()
        self.holders: dict[Any, tuple[int, ...]] = {}  # caller -> his seats, as long as nobody moves
        self.take(stored)

    # In step with the database.

    def take(self, stored: Stored) -> None:
        """Begin anew from the rows."""
        self.row = stored.table
        self.chairs = stored.seats
        self.watchers = stored.watchers
        self.notes: list[Note] = []
        self.answered: dict[tuple[int, str], Note] = {}
        self.asked_undo = 0
        self.match: Match | None = None
        self.game: Game = self.hall.game(self.row)
        clock = self.row["clock"]
        lost = self.hall.outages.lost
        self.clocks = Clocks(clock["seconds"], clock["increment"], now(), lost) if clock else None
        self.promise = committed(bytes.fromhex(self.row["server_seed"]))
        self.encoded: dict[tuple[int, int | None], Any] = {}
        self.absorb(stored)

    def absorb(self, stored: Stored) -> None:
        """Take in what was written since: rows as they are now, notes and lines after those known."""
        self.row = stored.table
        self.seat(stored)
        self.dated: int = self.row["updated"]
        for note in stored.notes:
            self.remember(note)
        self.row["updated"] = max([self.dated, *(note.at for note in self.notes[-1:])])
        self.play_lines(deque(stored.lines))

    def seat(self, stored: Stored) -> None:
        """Take over who sits and who watches."""
        self.chairs, self.watchers = stored.seats, stored.watchers
        self.holders.clear()

    def remember(self, note: Note) -> None:
        """One more note of the journal."""
        self.notes.append(note)
        if note.client is not None:
            self.answered[note.seat, note.client] = note
        if self.clocks and "clock" in note.data:
            self.clocks.set(note.data["clock"], note.at)
        if note.kind == "undo-asked":
            self.asked_undo = note.seat
        elif note.kind in ("line", "undo", "undo-refused", "ending"):
            self.asked_undo = 0
        self.encoded.clear()

    def play_lines(self, rows: deque[tuple[str, str]]) -> None:
        """Play the log's lines on; the draws among them are dealt as they stand there."""
        if self.match is None and self.row["status"] in ("playing", "finished"):
            self.match = self.new_match(rows)
        while rows:
            by, code = rows.popleft()
            assert self.match is not None
            self.script(rows)
            verb, _, number = code.partition(" ")
            if verb == "undo":
                self.match.undo(int(by) - 1, consent=True)
            elif verb in ENDINGS:
                self.match.give_up(int(number) - 1, verb)
            else:
                self.match.play(int(by) - 1, code)

    def script(self, rows: deque[tuple[str, str]]) -> None:
        """Hand the draws at the head of the rows to the dealer."""
        assert self.match is not None and isinstance(self.match.dealer, LogDealer)
        while rows and rows[0][0] not in ("1", "2"):
            self.match.dealer.script.append(rows.popleft()[1])

    def new_match(self, rows: deque[tuple[str, str]]) -> Match:
        """The match before its first decision; the first draws come from the rows as far as they go."""
        dealer = LogDealer(self.fair_dealer)
        while rows and rows[0][0] not in ("1", "2"):
            dealer.script.append(rows.popleft()[1])
        names = (self.chairs[0]["name"], self.chairs[1]["name"])
        if self.row["origin"] is None:
            return Match(self.game, dealer, names, frames=False)
        record = self.origin_record
        if record.view == FULL:
            match = Match.replay(record, self.game, dealer, frames=False)
        else:
            match = Match.play_on(record, dealer, Random(self.row["server_seed"]), self.game)
        match.players = names
        return match

    @property
    def origin_record(self) -> Record:
        """The record, cut to its line, that the game goes on from."""
        return msgspec.convert(self.row["origin"]["record"], Record)

    @property
    def fair_dealer(self) -> FairDealer:
        """The dealer, once all seeds are there."""
        return fair_dealer(self.id, self.row["server_seed"], (self.chairs[0]["seed"], self.chairs[1]["seed"]))

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the lock; what a failed write left behind is read anew first."""
        async with self.lock:
            if self.is_stale:
                await self.reload()
            yield

    async def reload(self) -> None:
        """Begin anew from the database."""
        self.is_stale = True
        stored = await self.hall.read(lambda connection: store.read_table(connection, self.id))
        if stored is not None:
            self.take(stored)
            self.is_stale = False
            self.wake()

    async def catch_up(self) -> None:
        """Take in what other nodes have written. Call with the lock held."""
        seq, ply = self.seq, self.own_ply
        stored = await self.hall.read(lambda connection: store.read_table(connection, self.id, seq, ply))
        if stored is None:
            return
        if stored.notes:
            self.absorb(stored)
            self.wake()
        else:
            self.seat(stored)

    # Questions.

    @property
    def seq(self) -> int:
        """The number of the last note."""
        return self.notes[-1].seq if self.notes else 0

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
        return int(self.row["origin"]["ply"]) if self.row["origin"] else 0

    @property
    def status(self) -> str:
        """waiting, sealing, playing, finished or void."""
        return str(self.row["status"])

    @property
    def actor(self) -> int:
        """The seat that decides; 0 when nobody does."""
        if self.match is None or self.match.outcome is not None or self.status != "playing":
            return 0
        actor = self.match.state.actor
        return actor.seat if isinstance(actor, Player) else 0

    def chair(self, seat: int) -> dict[str, Any]:
        """The row of a seat."""
        return self.chairs[seat - 1]

    def is_bot(self, seat: int) -> bool:
        """Ask whether a bot sits there."""
        return bool(self.chair(seat)["kind"] == "bot")

    @property
    def opened_at(self) -> int:
        """When the running decision began."""
        lines = (note.at for note in reversed(self.notes) if note.kind in ("line", "undo", "revealed"))
        return next(lines, int(self.row["created"]))

    # Changing.

    async def commit(
        self,
        kind: str,
        seat: int = 0,
        client: str | None = None,
        row: dict[str, Any] | None = None,
        chairs: dict[int, dict[str, Any]] | None = None,
        data: dict[str, Any] | None = None,
        stored_ply: int | None = None,
    ) -> Note:
        """Write one change as one transaction, and only then show it. With the lock held; the match has moved already.

        On a conflict another node was first: the table is read anew and Conflict raised.
        """
        first = self.own_ply if stored_ply is None else stored_ply
        lines = [] if self.match is None else [(entry.by, entry.code) for entry in self.match.entries[first:]]
        at = now()
        ply = self.own_ply
        note = Note(self.seq + 1, kind, seat, ply, at, client, data or {})
        row, chairs = dict(row or {}), chairs or {}
        outcome = self.match.outcome if self.match is not None else None
        if outcome is not None and self.status == "playing":
            row |= {"status": "finished", "result": result_of(outcome)}

        if row or at - self.dated > DATED:
            row["updated"] = self.dated = at
        change = Change(self.id, note, first, lines, row, chairs)
        self.is_stale = True  # until it is known to be written
        try:
            await self.hall.writer.change(change)
        except Conflict:
            await self.reload()
            raise
        except Unwritten as error:
            raise self.hall.unavailable() from error
        self.is_stale = False
        self.row |= {**row, "updated": at}
        for number, changes in chairs.items():
            self.chair(number).update(changes)
            self.holders.clear()
        self.remember(note)
        self.wake()
        return note

    def wake(self) -> None:
        """Tell every subscriber, and whoever runs bots and clocks, that there is news."""
        for subscriber in self.subscribers:
            subscriber.set()
        self.hall.serve(self)


def load_game(row: dict[str, Any]) -> Game:
    """The game of a table."""
    return load(row["game"], components=row["components"], **row["options"])
