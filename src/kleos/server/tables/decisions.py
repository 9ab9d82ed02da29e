"""Decisions at a table: moves, undo, resignation, claims. Checked in order: seat, table, ply, turn, then the move."""

from msgspec.structs import replace

from kleos.core.errors import GameError, GameOver, StalePly, UndoRefused
from kleos.core.match import Match
from kleos.core.players import Player
from kleos.server.http.problems import CONFLICT, Refused, status_of
from kleos.server.http.schemas import Answer
from kleos.server.storage.row_types import JournalEntry, now
from kleos.server.storage.writer import Conflict
from kleos.server.tables.table import LiveTable
from kleos.server.tables.views import NO_UNDO, NOTHING_TO_UNDO, answer, asks_to_undo, may_claim, with_state

ATTEMPTS = 5
MOST_LINES = 20_000  # of a live game
MOST_UNDOS = 200  # at one table
TAKES_OVER = "captain"  # the bot that goes on for a seat that stayed away


async def play(table: LiveTable, seat: int, ply: int, code: str, client: str | None) -> Answer:
    """Play a decision; it is answered only once it is on disk. A repeated client id gets the first answer again.

    Bots have no ids: so nobody's earlier id can be taken for theirs.
    """
    async with table.held():
        await look_ahead(table, seat, ply, client)
        if client is not None and (first := table.answered.get((seat, client))) is not None:
            return answer(table, seat, first)
        try:
            match = match_of(table)
            await check_time(table)
            before = match.ply
            if before >= MOST_LINES:
                raise Refused(CONFLICT, "error-too-long", most=MOST_LINES)
            match.play(seat - 1, code, ply)
        except GameError as error:
            if status_of(error) == CONFLICT:
                raise with_state(error, table, seat) from None
            raise
        return answer(table, seat, await write(table, "line", seat, client, before, ply))


async def look_ahead(table: LiveTable, seat: int, ply: int, client: str | None) -> None:
    """A client that knows a later line than this node learned it from another node: read it."""
    if table.node.settings.is_shared and ply != table.ply and (client is None or (seat, client) not in table.answered):
        await table.catch_up()


async def keep_up(table: LiveTable) -> None:
    """Read what other nodes wrote, for requests that name no line."""
    if table.node.settings.is_shared:
        await table.catch_up()


def match_of(table: LiveTable) -> Match:
    """The match, if there is one to play."""
    if table.match is None or table.status == "void":
        raise table.without_match()
    return table.match


async def write(
    table: LiveTable, kind: str, seat: int, client: str | None, before: int, ply: int, left: list[int] | None = None
) -> JournalEntry:
    """Commit what the match has just done; where another node was first, say how things stand now."""
    mover = seat if kind == "line" else 0
    clock = (left or table.clocks.after(mover, now())) if table.clocks else None
    try:
        return await table.commit(kind, seat, client, clock=clock, stored_ply=before)
    except Conflict:
        if client is not None and (first := table.answered.get((seat, client))) is not None:
            return first
        raise with_state(StalePly("error-stale-ply", ply=ply, now=table.ply), table, seat) from None


# Clocks.


async def check_time(table: LiveTable) -> None:
    """End the game if the seat that decides has no time left."""
    if table.clocks and table.node.outages.needs_beat:
        await table.node.outages.beat()
    if table.clocks and table.actor and table.clocks.used(table.actor, now()) < 0:
        seat = table.actor
        await forfeit(table, seat, "timeout")
        raise GameOver("error-game-over", move="timeout")


async def forfeit(table: LiveTable, seat: int, how: str, client: str | None = None) -> JournalEntry:
    """End the game against a seat. With the lock held."""
    match = match_of(table)
    before = match.ply
    left = table.clocks.stopped(table.actor, now()) if table.clocks else None
    match.forfeit(seat - 1, how)
    return await write(table, "ending", seat, client, before, before, left)


async def resign(table: LiveTable, seat: int, client: str | None) -> Answer:
    """Resign."""
    async with table.held():
        await keep_up(table)
        if client is not None and (first := table.answered.get((seat, client))) is not None:
            return answer(table, seat, first)
        for attempt in reversed(range(ATTEMPTS)):
            try:
                return answer(table, seat, await forfeit(table, seat, "resign", client))
            except GameOver as error:
                raise with_state(error, table, seat) from None
            except StalePly:  # another node wrote a line in between; a resignation is meant for any line
                if not attempt:
                    raise
        raise AssertionError


# Undo.


async def undo(table: LiveTable, seat: int, ply: int, client: str) -> Answer:
    """Take the last decision back if that is free or the rival is a bot or oneself; else ask the rival."""
    async with table.held():
        await look_ahead(table, seat, ply, client)
        if (first := table.answered.get((seat, client))) is not None:
            return answer(table, seat, first)
        match = match_of(table)
        if match.outcome is not None:
            raise with_state(GameOver("error-game-over", move="undo"), table, seat)
        if table.row.daily is not None:
            raise UndoRefused(NO_UNDO)
        if ply != match.ply:
            raise with_state(StalePly("error-stale-ply", ply=ply, now=match.ply), table, seat)
        return answer(table, seat, await take_back(table, match, seat, client))


async def take_back(table: LiveTable, match: Match, seat: int, client: str) -> JournalEntry:
    """Carry out or ask for an undo."""
    refusal = match.undo_refusal(seat - 1)
    if refusal is not None and refusal.message == NOTHING_TO_UNDO:
        raise refusal
    if refusal is not None and asks_to_undo(table, seat, refusal.message):
        return await write(table, "undo-asked", seat, client, match.ply, match.ply)
    check_undos(table)
    before = match.ply
    match.undo(seat - 1, consent=True)
    return await write(table, "undo", seat, client, before, before)


def check_undos(table: LiveTable) -> None:
    """Moves are taken back so often and no more: each makes the game's record and its log longer."""
    if table.undos >= MOST_UNDOS:
        raise UndoRefused("error-undo-most", most=MOST_UNDOS)


async def answer_undo(table: LiveTable, seat: int, accept: bool) -> Answer:
    """Let the rival take his decision back, or not."""
    async with table.held():
        await keep_up(table)
        match = match_of(table)
        rival = 3 - seat
        if table.asked_undo != rival or match.outcome is not None:
            raise with_state(UndoRefused("error-no-undo-asked"), table, seat)
        before = match.ply
        if accept:
            check_undos(table)
            match.undo(rival - 1, consent=True)
        entry = await write(table, "undo" if accept else "undo-refused", rival, None, before, before)
        return answer(table, seat, entry)


# A seat that stays away.


async def claim(table: LiveTable, seat: int, take: str) -> None:
    """Take the win, or let a bot go on, when the rival has stayed away for too long."""
    async with table.held():
        await keep_up(table)
        match_of(table)
        table.check_not_daily()
        rival = 3 - seat
        if table.actor != rival or not may_claim(table, now()):
            raise with_state(Refused(CONFLICT, "error-no-claim"), table, seat)
        if take == "win":
            await forfeit(table, rival, "abandon")
            return
        bot = replace(table.seat_row(rival), kind="bot", bot=TAKES_OVER, name=TAKES_OVER, key_hash=None)
        try:
            await table.commit("bot", rival, seat_rows=[bot])
        except Conflict:
            raise with_state(StalePly("error-stale-ply", ply=table.ply, now=table.ply), table, seat) from None


def why_not(table: LiveTable, seat: int, code: str) -> GameError | None:
    """Why a move is refused; None when it is legal. Only the seat that decides may ask: it tells of cards."""
    match = match_of(table)
    if match.outcome is not None:
        raise GameOver("error-game-over", move=code[:40])
    if table.actor != seat:
        raise Refused(CONFLICT, "error-not-your-turn", seat=seat)
    return match.state.why_not(match.game.parse(code))


def observation(table: LiveTable, seat: int) -> bytes:
    """What a bot on this seat is given."""
    return match_of(table).state.observe(Player(seat - 1)).to_bytes()
