"""Balance reports at the server: in small pieces, one at a time, in the processes that bots use, after all others."""

import asyncio
import logging
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from kleos.arena.balance import Lift
from kleos.arena.card_report import ReportPlan, Verdict, box_lifts, box_limits, rank_of, verdict_of
from kleos.arena.report_process import ReportWish
from kleos.catalogue import load
from kleos.core.errors import BotFailed
from kleos.games.olympus.game import OlympusGame
from kleos.server.http.problems import MISSING, TOO_FAST, Refused
from kleos.text.names import proper

if TYPE_CHECKING:
    from kleos.server.server_node import ServerNode

FIRST_GAMES = 2_000
MOST_GAMES = 200_000  # of one report
MOST_KEPT = 64
MOST_RUNNING = 2  # of one address
SECONDS = 300.0  # for one piece of work at most, on a machine with much to do
State = Literal["running", "stopped", "done", "failed"]
log = logging.getLogger("kleos.reports")


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


class ReportJob:
    """One report under way."""

    def __init__(self, key: str, owner: str, game: OlympusGame, card: str, games: int) -> None:
        self.id = key
        self.owner = owner
        self.game = game
        self.card = card
        self.plan = ReportPlan(game.card(card)[2], games)
        self.state: State = "running"
        self.work: asyncio.Task[None] | None = None

    def info(self) -> CardReport:
        """How it stands."""
        sums, limits = self.plan.sums, box_limits()
        played = sums.card.played.lift()
        near = zip(sums.changes, sums.near, strict=True)
        return CardReport(
            id=self.id,
            card=self.card,
            state=self.state,
            part=100 if self.state == "done" else min(99, int(100 * self.plan.part)),
            games=sums.games,
            wanted=self.plan.games,
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
    """All reports of this node; those not asked for longest are forgotten."""

    def __init__(self, node: "ServerNode") -> None:
        self.node = node
        self.jobs: OrderedDict[str, ReportJob] = OrderedDict()
        self.turn = asyncio.Lock()  # one piece of work at a time: people and their bots come first

    async def start(self, place: str, components: dict[str, Any], card: str, games: int) -> CardReport:
        """Start a report, or go on with one of the same card, with more games if more are wanted."""
        game = await self.node.off_loop(own_game, components)
        key = sha256(f"{game.component_hash} {card}".encode()).hexdigest()[:32]
        job = self.jobs.get(key)
        if job is None or job.state != "running":
            self.check_room(place)
        if job is None:
            job = self.jobs[key] = ReportJob(key, place, game, card, games or FIRST_GAMES)
            self.forget()
        job.plan.games = min(MOST_GAMES, max(job.plan.games, games))
        job.state = "running"  # one that was stopped may still be at its last piece, and goes on from there
        if job.work is None or job.work.done():
            job.work = self.node.spawn(self.run(job))
        return await self.node.off_loop(job.info)

    def check_room(self, place: str) -> None:
        """So many reports of one address run and no more."""
        if sum(1 for job in self.jobs.values() if job.owner == place and job.state == "running") >= MOST_RUNNING:
            raise Refused(TOO_FAST, "error-too-many-reports", most=MOST_RUNNING)

    def forget(self) -> None:
        """Let old reports go that do not run."""
        for key in [key for key, job in self.jobs.items() if job.state != "running"]:
            if len(self.jobs) <= MOST_KEPT:
                return
            del self.jobs[key]

    def job(self, key: str) -> ReportJob:
        """A report by its id."""
        found = self.jobs.get(key)
        if found is None:
            raise Refused(MISSING, "error-no-report")
        self.jobs.move_to_end(key)
        return found

    async def show(self, key: str) -> CardReport:
        """How a report stands."""
        return await self.node.off_loop(self.job(key).info)

    async def stop(self, key: str) -> CardReport:
        """Stop a report; the piece under way is finished and counted."""
        job = self.job(key)
        if job.state == "running":
            job.state = "stopped"
        return await self.node.off_loop(job.info)

    async def run(self, job: ReportJob) -> None:
        """Do one piece after the other."""
        try:
            while job.state == "running":
                task = job.plan.task()
                if task is None:
                    job.state = "done"
                    return
                wish = ReportWish(job.card, task, job.plan.near_row(task))
                async with self.turn:
                    done = await self.node.bots.pool.report(job.game, job.owner, wish, SECONDS)
                job.plan.take(task, done)
        except BotFailed as error:
            log.error("report failed", extra={"error": error.message})
            job.state = "failed"


def own_game(components: dict[str, Any]) -> OlympusGame:
    """The game with a set that the sandbox has tried."""
    game = load("olympus", components=components)
    assert isinstance(game, OlympusGame)
    return game
