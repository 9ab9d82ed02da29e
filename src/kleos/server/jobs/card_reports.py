"""Balance reports at the server: jobs that take turns with others, and go on where they were stopped."""

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal
from zlib import decompress

import msgspec

from kleos.arena.balance import Lift
from kleos.arena.card_report import ReportPlan, ReportSums, Verdict, box_lifts, box_limits, rank_of, verdict_of
from kleos.catalogue import load
from kleos.games.olympus.game import OlympusGame
from kleos.server.http.problems import FORBIDDEN, MISSING, Refused
from kleos.server.jobs.job_worker import REPORT, ReportJobTask
from kleos.server.storage import job_store
from kleos.server.storage.job_store import JobRow
from kleos.text.names import proper

if TYPE_CHECKING:
    from kleos.server.server_node import ServerNode

FIRST_GAMES = 2_000
MOST_GAMES = 200_000  # of one report
State = Literal["running", "stopped", "done", "failed"]
STATES: dict[str, State] = {
    job_store.WAITING: "running",
    job_store.RUNNING: "running",
    job_store.CANCELLED: "stopped",
    job_store.DONE: "done",
    job_store.FAILED: "failed",
}


class LiftInfo(msgspec.Struct):
    """A change of the winning chance with its 95 % interval, all from -1 to 1."""

    times: int
    mean: float
    low: float
    high: float


class BoxCard(msgspec.Struct):
    """A card of the box beside which the card is weighed."""

    name: str
    drawn: float
    played: float | None  # none when bots never play it


class NearDesign(msgspec.Struct):
    """A design that differs by one thing, and what it is worth when played."""

    field: str  # A, D, cost, or a parameter of a verb
    verb: str
    old: str
    new: str
    played: LiftInfo


class CardReport(msgspec.Struct):
    """A report as it stands."""

    id: str
    card: str
    state: State
    part: int  # per cent that is done
    games: int
    wanted: int  # games of the card itself
    fuzz_games: int
    faults: list[str]
    has_chain: bool
    drawn: LiftInfo
    played: LiftInfo
    rank: int  # cards of the box that are weaker when played
    verdict: Verdict
    low_limit: float
    high_limit: float
    near: list[NearDesign]
    box: list[BoxCard]


def task_of(row: JobRow) -> ReportJobTask:
    """What a report is to be about."""
    return msgspec.json.decode(decompress(row.task), type=ReportJobTask)


def report_of(row: JobRow) -> CardReport:
    """A report as its job stands."""
    wanted = task_of(row)
    so_far = row.kept if row.result is None else row.result
    sums = ReportSums() if so_far is None else msgspec.json.decode(decompress(so_far), type=ReportSums)
    plan, limits = ReportPlan({}, wanted.games, sums), box_limits()
    played = sums.card.played.lift()
    state = STATES[row.status]
    near = zip(sums.changes, sums.near, strict=True)
    return CardReport(
        id=row.id,
        card=wanted.card,
        state=state,
        part=100 if state == "done" else min(99, int(100 * plan.part)),
        games=sums.games,
        wanted=wanted.games,
        fuzz_games=sums.fuzz.games,
        faults=sums.fuzz.faults,
        has_chain=sums.fuzz.has_chain,
        drawn=lift_info(sums.card.drawn.lift()),
        played=lift_info(played),
        rank=rank_of(played) if played.times else 0,
        verdict=verdict_of(sums.fuzz, played, limits),
        low_limit=limits.low,
        high_limit=limits.high,
        near=[NearDesign(c.field, c.verb, c.old, c.new, lift_info(s.played.lift())) for c, s in near],
        box=box_cards(),
    )


def lift_info(lift: Lift) -> LiftInfo:
    """A lift for the wire."""
    return LiftInfo(*lift)


def box_cards() -> list[BoxCard]:
    """The cards of the box in the language of the request."""
    game = load("olympus")
    assert isinstance(game, OlympusGame)
    return [BoxCard(proper(game.card(one.code)[2]["name"]), one.drawn, one.played) for one in box_lifts()]


class Reports:
    """Asks for reports and shows how they stand."""

    def __init__(self, node: "ServerNode") -> None:
        self.node = node

    async def start(self, guest: str, components: dict[str, Any], card: str, games: int) -> CardReport:
        """Start a report, or go on with one of the same card, with more games if more are wanted."""
        game = await self.node.off_loop(own_game, components)
        key = sha256(f"{game.component_hash} {card}".encode()).hexdigest()
        known = await self.node.jobs.find(key)
        before = 0 if known is None else task_of(known).games
        wanted = max(before, games) or FIRST_GAMES
        task = msgspec.json.encode(ReportJobTask(components, card, wanted), order="sorted")
        return await self.told(await self.node.jobs.ask(REPORT, guest, task, key))

    async def row(self, key: str) -> JobRow:
        """The job of a report by its id."""
        found = await self.node.jobs.find(key)
        if found is None or found.kind != REPORT:
            raise Refused(MISSING, "error-no-report")
        return found

    async def show(self, key: str) -> CardReport:
        """How a report stands."""
        return await self.told(await self.row(key))

    async def stop(self, key: str, guest: str) -> CardReport:
        """Stop a report of a guest's own; what it has come to is kept."""
        row = await self.row(key)
        if row.guest != guest:
            raise Refused(FORBIDDEN, "error-not-your-report")
        await self.node.jobs.cancel(key, guest)
        return await self.show(key)

    async def told(self, row: JobRow) -> CardReport:
        """A report for the wire."""
        return await self.node.off_loop(report_of, row)


def own_game(components: dict[str, Any]) -> OlympusGame:
    """The game with a set that the sandbox has tried."""
    game = load("olympus", components=components)
    assert isinstance(game, OlympusGame)
    return game
