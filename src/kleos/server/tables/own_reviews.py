"""Reviews of the own games: which are there, asking for the others a few at a time, and what all of them tell.

Only games that are over count, played by one side alone and from their own beginning.
"""

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean

import msgspec

from kleos.arena.adjusted import FEWEST, adjusted_score
from kleos.arena.contest import GameResult
from kleos.core.errors import GameError
from kleos.core.record import FULL
from kleos.insight.bluffs import ENOUGH, FEWEST_GAMES, BluffLine, GameBluffs, bluff_lines
from kleos.insight.intervals import interval_of
from kleos.insight.review import DEPTHS
from kleos.server.http.problems import CONFLICT, TOO_FAST, Refused
from kleos.server.jobs.job_queue import MOST_OPEN, job_id
from kleos.server.jobs.job_worker import REVIEW, ReviewTask
from kleos.server.jobs.kept_review import bluffs_of, keeping
from kleos.server.server_node import ServerNode, retry_on_conflict
from kleos.server.storage import job_store, review_store, store
from kleos.server.storage.job_store import JobRow
from kleos.server.storage.review_store import BluffRow, ReviewRow
from kleos.server.storage.store import StoredGame
from kleos.server.tables import records
from kleos.server.tables.table import LiveTable

SEED = 0  # everybody gets the same review
MOST_GAMES = 500
MOST_TRIED = 10  # tables that one request looks at
WITH_BLUFFS = "hector"


class OpenReview(msgspec.Struct):
    """A review of an own game that is under way."""

    table: str
    status: str  # waiting, running
    share: float


class OwnReviews(msgspec.Struct):
    """How many of your finished games of one kind are reviewed."""

    game: str
    finished: int
    reviewed: int
    failed: int
    left: int  # that nobody has asked for
    open: list[OpenReview]


class BluffLab(msgspec.Struct):
    """What your finished games tell of your bluffs; `games` = how many of them are reviewed."""

    game: str
    games: int
    occasions_needed: int  # for a figure
    games_needed: int
    lines: tuple[BluffLine, ...]


class LuckTaken(msgspec.Struct):
    """Your points without luck, and the factor by which their variance fell, with 95 % intervals."""

    score: float
    low: float
    high: float
    factor: float
    factor_low: float
    factor_high: float


class LuckRecord(msgspec.Struct):
    """Your reviewed games against bots of one level, or against people: points as played and without luck."""

    game: str
    bot: str | None  # none = people
    games: int  # reviewed
    finished: int
    score: float  # of the reviewed games, as played
    low: float
    high: float
    missing: int  # reviewed games until luck can be taken out
    adjusted: LuckTaken | None


# Making reviews.


async def open_table(table: LiveTable) -> LiveTable:
    """A table whose game is over, and whose cards are all known."""
    async with table.held():
        match = records.match_to_tell(table)
    table.check_open()
    if match.imagined or match.base_ply:
        raise Refused(CONFLICT, "error-record-imagined")
    return table


def task_of(table: LiveTable, depth: str) -> bytes:
    """What is to be calculated: the same for everybody who asks."""
    record = records.export(table, FULL)
    return msgspec.json.encode(ReviewTask(record, table.row.components, depth, SEED), order="sorted")


async def ask_review_of(table: LiveTable, guest: str, depth: str) -> JobRow:
    """Ask for the review of a finished table, and note which job makes it."""
    node = table.node
    task = await node.off_loop(task_of, table, depth)
    job = job_id(REVIEW, task)
    await retry_on_conflict(lambda: node.write(lambda c: review_store.put_review(c, table.id, depth, job)))
    row = await node.jobs.ask(REVIEW, guest, task)
    if row.result is not None:  # it was there before: nothing will write this down later
        await node.write(await node.off_loop(keeping, REVIEW, row.id, row.result))
    return row


# The own games.


def counts(game: StoredGame, guest: str) -> bool:
    """Ask whether a game is over, from its own beginning, and played by one side alone."""
    return game.status == "finished" and not game.goes_on and len(seats_in(game, guest)) == 1


def seats_in(game: StoredGame, guest: str) -> tuple[int, ...]:
    """The seats of a guest."""
    return tuple(seat.seat for seat in game.seats if seat.kind == "person" and seat.guest == guest)


async def finished_games(node: ServerNode, guest: str) -> list[StoredGame]:
    """The own games that count, newest first; a daily deal does once its day is over."""
    found = await node.read(lambda connection: store.games_of_guest(connection, guest, MOST_GAMES))
    return [one for one in found if counts(one, guest) and (one.daily is None or node.daily.is_over(one.daily))]


async def reviews_by_table(node: ServerNode, games: Iterable[StoredGame]) -> dict[str, list[ReviewRow]]:
    """The reviews of some games."""
    ids = [one.id for one in games]
    found: dict[str, list[ReviewRow]] = {one: [] for one in ids}
    for row in await node.read(lambda connection: review_store.read_reviews(connection, ids)):
        found[row.table_id].append(row)
    return found


def luck_of(rows: Iterable[ReviewRow], seat: int) -> float | None:
    """What the draws of a game gave to a seat, where it is known; it is the same at every depth."""
    found = next((row.luck for row in rows if row.luck is not None), None)
    return found if found is None or seat == 1 else -found


def state_of(rows: Sequence[ReviewRow]) -> str:
    """How far the review of a game is: the furthest of all that were asked for."""
    if any(row.luck is not None for row in rows):
        return job_store.DONE
    states = [row.status for row in rows]
    wanted = (job_store.RUNNING, job_store.WAITING, job_store.FAILED)
    return next((one for one in wanted if one in states), "none")


async def own_reviews(node: ServerNode, guest: str) -> list[OwnReviews]:
    """How many games of each kind are reviewed."""
    games = await finished_games(node, guest)
    rows = await reviews_by_table(node, games)
    kinds = dict.fromkeys(one.game for one in games)
    return [summed(kind, [(one.id, rows[one.id]) for one in games if one.game == kind]) for kind in kinds]


def summed(kind: str, games: Sequence[tuple[str, list[ReviewRow]]]) -> OwnReviews:
    """The reviews of one kind of game."""
    states = [(table, rows, state_of(rows)) for table, rows in games]
    tally = [state for _, _, state in states]
    under_way = [
        OpenReview(table, state, max(row.share or 0.0 for row in rows))
        for table, rows, state in states
        if state in job_store.OPEN
    ]
    failed, done = tally.count(job_store.FAILED), tally.count(job_store.DONE)
    return OwnReviews(kind, len(states), done, failed, tally.count("none"), under_way)


async def ask_next(node: ServerNode, guest: str, kind: str) -> None:
    """Ask for the reviews of the newest games that have none, as many as one guest may have under way."""
    games = [one for one in await finished_games(node, guest) if one.game == kind]
    rows = await reviews_by_table(node, games)
    free = MOST_OPEN - await node.read(lambda connection: job_store.count_open(connection, guest))
    for one in [one for one in games if state_of(rows[one.id]) == "none"][:MOST_TRIED]:
        if free <= 0:
            return
        try:
            table = await open_table(await node.fresh(one.id, looks=False))
            await ask_review_of(table, guest, node.settings.review_depth)
        except GameError as error:
            if isinstance(error, Refused) and error.status == TOO_FAST:
                return
            continue  # one that cannot be told is left out
        free -= 1


# What they tell.


async def bluff_lab(node: ServerNode, guest: str) -> BluffLab:
    """The lab of a guest."""
    games = {one.id: one for one in await finished_games(node, guest) if one.game == WITH_BLUFFS}
    rows = await node.read(lambda connection: review_store.read_bluffs(connection, games))
    return await node.off_loop(lab_of, games, rows, guest)


def lab_of(games: Mapping[str, StoredGame], rows: Iterable[BluffRow], guest: str) -> BluffLab:
    """A lab from what was kept of reviews; of several the deepest one counts."""
    deepest: dict[str, BluffRow] = {}
    for row in sorted(rows, key=lambda one: DEPTHS[one.depth]):
        deepest[row.table_id] = row
    found = []
    for table, row in sorted(deepest.items()):
        (seat,) = seats_in(games[table], guest)
        found.append(GameBluffs(table, [one for one in bluffs_of(row.bluffs) if one.seat == seat]))
    return BluffLab(WITH_BLUFFS, len(found), ENOUGH, FEWEST_GAMES, bluff_lines(WITH_BLUFFS, found))


async def luck_records(node: ServerNode, guest: str) -> list[LuckRecord]:
    """The own results by game and opponent, as played and without luck."""
    games = await finished_games(node, guest)
    rows = await reviews_by_table(node, games)
    by_rival: dict[tuple[str, str | None], list[StoredGame]] = {}
    for one in games:
        by_rival.setdefault((one.game, rival_of(one, guest)), []).append(one)
    return await node.off_loop(lambda: [luck_record(*key, own, rows, guest) for key, own in by_rival.items()])


def rival_of(game: StoredGame, guest: str) -> str | None:
    """The bot on the other seat; none = a person."""
    (seat,) = seats_in(game, guest)
    return game.seats[2 - seat].bot


def luck_record(
    game: str, bot: str | None, games: Sequence[StoredGame], rows: Mapping[str, list[ReviewRow]], guest: str
) -> LuckRecord:
    """The games against one kind of opponent."""
    results = [
        game_result(number, one, guest, luck)
        for number, one in enumerate(sorted(games, key=lambda one: (one.created, one.id)))
        if (luck := luck_of(rows[one.id], 1)) is not None
    ]
    points = [one.points_of_a for one in results]
    low, high = interval_of(points)
    found = adjusted_score(results, "own", "other")
    taken = None
    if found is not None:
        factors = (found.factor, found.factor_low, found.factor_high)
        taken = LuckTaken(found.score, found.low, found.high, *factors)
    return LuckRecord(
        game=game,
        bot=bot,
        games=len(results),
        finished=len(games),
        score=fmean(points) if points else 0.0,
        low=low,
        high=high,
        missing=max(0, FEWEST - len(results)),
        adjusted=taken,
    )


def game_result(number: int, game: StoredGame, guest: str, luck: float) -> GameResult:
    """A game as the arena counts it: each is a deal of its own."""
    (seat,) = seats_in(game, guest)
    winner, reason, clause = game.result or (0, "", "")
    return GameResult("own", "other", number, "a" if seat == 1 else "b", winner, reason, clause, 0, luck=luck)
