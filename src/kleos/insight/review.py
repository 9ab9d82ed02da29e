"""Review a finished game: at every line what each seat could know and the truth, marks, luck and skill.

Marks come from observations alone: the truth and the luck of the draws have no part in them. The same record, depth
and seed give the same review.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean

import msgspec

from kleos.catalogue import has_part, part
from kleos.core.errors import BadRecord
from kleos.core.game import Game
from kleos.core.lines import Undo, Walked, walk
from kleos.core.moves import Move
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.core.record import FULL, Record
from kleos.core.state import State
from kleos.insight.bluffs import Occasion, bluffs_in
from kleos.insight.calibration import CHOICE, calibration_for
from kleos.insight.chances import InsightPlan
from kleos.insight.judging import Judgement, Scanned, judged, prove, scan
from kleos.insight.luck import luck_in
from kleos.insight.outlook import Outlook, Point, final_point
from kleos.search.evaluators import evaluator_for

DEPTHS = {"quick": 0.25, "standard": 1.0, "deep": 4.0}  # of the steps that a standard review takes
STANDARD = "standard"
SCANNING, PROVING, WATCHING = 380_000, 300_000, 60_000  # steps of a standard review: simulations and rehearsals
PROOF = 6_000  # steps of one longer calculation
COST = {"olympus": 1.4}  # how much longer a step takes than in the other games
Progress = Callable[[float], None]
Stop = Callable[[], bool]


class ReviewCancelled(Exception):
    """Somebody wanted no more of it."""


@dataclass(frozen=True, slots=True)
class ReviewPlan:
    """How much is calculated for each decision and each line."""

    scan: InsightPlan
    proof: InsightPlan
    proofs: int  # longer calculations at most
    playouts: int  # for each line and view


class Band(msgspec.Struct, frozen=True):
    """A battle or a turn: its lines, its number, and whose it is (0 = nobody's)."""

    first: int
    last: int
    number: int
    seat: int


class LuckPoint(msgspec.Struct, frozen=True):
    """What a draw of chance gave to seat 1."""

    ply: int
    gain: float


class Review(msgspec.Struct, frozen=True):
    """A game looked back at."""

    game: str
    record: str  # the fingerprint of the record
    depth: str
    seed: int
    lines: int  # of the record
    points: tuple[Point, ...]  # lines that were taken back have none
    judgements: tuple[Judgement, ...]
    draws: tuple[LuckPoint, ...]
    bands: tuple[Band, ...]
    start: float  # the value before the first draw, for seat 1
    result: float  # 1 won by seat 1, 0.5 drawn, 0 lost
    bluffs: tuple[Occasion, ...] = ()  # where somebody could bluff, in games that know bluffs

    @property
    def luck(self) -> float:
        """What chance gave to seat 1."""
        return sum(draw.gain for draw in self.draws)

    @property
    def skill(self) -> float:
        """What the players did, for seat 1: luck + skill = result - start."""
        return self.result - self.start - self.luck

    def of(self, seat: int) -> list[Judgement]:
        """A seat's decisions."""
        return [one for one in self.judgements if one.seat == seat]

    def marked(self, seat: int = 0) -> list[Judgement]:
        """The marked decisions of a seat, or of both, in their order."""
        return [one for one in self.judgements if one.mark and seat in (0, one.seat)]

    def average_loss(self, seat: int) -> float:
        """The winning chance that a seat lost with a decision, on average."""
        losses = [max(0.0, one.loss) if one.is_bad else one.loss for one in self.of(seat) if one.mark != "only"]
        return max(0.0, fmean(losses)) if losses else 0.0


def plan_for(code: str, depth: str, decisions: int, lines: int) -> ReviewPlan:
    """Share the steps of a review out over its decisions and lines."""
    share = DEPTHS[depth] / COST.get(code, 1.0)
    each = min(6_000.0, max(600.0, SCANNING * share / max(1, decisions)))
    proof = PROOF * min(4.0, max(0.4, share**0.5))
    playouts = min(400, max(12, round(WATCHING * share / max(1, 3 * lines))))
    return ReviewPlan(sized(each, 4), sized(proof, 8), max(6, round(PROVING * share / proof)), playouts)


def sized(steps: float, rounds: int) -> InsightPlan:
    """A plan of about so many steps: half search, a fifth practice, the rest rehearsals of four moves."""
    practice = max(rounds * 4, round(steps * 0.2 / 4))
    worlds = max(rounds * 4, round(steps * 0.3 / 4))
    return InsightPlan(rounds, max(rounds, round(steps * 0.5)), practice, worlds, 0, candidates=4, others=0)


def review_record(
    record: Record,
    game: Game,
    depth: str = STANDARD,
    seed: int = 0,
    progress: Progress | None = None,
    is_stopped: Stop | None = None,
    plan: ReviewPlan | None = None,
) -> Review:
    """Look back at a finished game whose record tells all cards."""
    if record.view != FULL or record.result is None:
        raise BadRecord("error-review-record")
    return Reviewer(record, game, depth, seed, progress, is_stopped, plan).run()


class Reviewer:
    """One review in the making."""

    def __init__(
        self,
        record: Record,
        game: Game,
        depth: str,
        seed: int,
        progress: Progress | None,
        is_stopped: Stop | None,
        plan: ReviewPlan | None,
    ) -> None:
        self.record = record
        self.game = game
        self.depth = depth
        self.seed = seed
        self.progress = progress
        self.is_stopped = is_stopped
        self.steps = counted_steps(game, record.moves)
        self.choices = [step for step in self.steps if is_choice(step)]
        self.plan = plan or plan_for(game.code, depth, len(self.choices), len(self.steps))
        self.whole = 2 * len(self.choices) + len(self.steps) + self.plan.proofs * 2
        self.done = 0

    def run(self) -> Review:
        """Judge, prove, watch, and take luck apart from skill."""
        scans = {step.ply: self.scanned(step) for step in self.choices}
        judgements = self.proved(scans)
        outlook = self.watched(judgements)
        winner = self.record.result[0] if self.record.result else 0
        result = 0.5 if winner == 0 else float(winner == 1)
        luck = luck_in(self.game, self.record.moves, result)
        lines = len(self.record.moves)
        self.report(self.whole)
        return Review(
            game=self.game.code,
            record=self.record.digest,
            depth=self.depth,
            seed=self.seed,
            lines=lines,
            points=(*outlook, final_point(lines, result)),
            judgements=tuple(judgements),
            draws=tuple(LuckPoint(draw.ply, draw.gain) for draw in luck.draws),
            bands=bands_of(self.game, self.steps, lines),
            start=luck.start,
            result=result,
            bluffs=bluffs_in(self.game, self.steps, judgements),
        )

    def scanned(self, step: Walked) -> Scanned:
        """The short look at one decision."""
        self.report(2)
        assert isinstance(step.line, Move)
        return scan(self.game, seen_at(step), step.line.code, self.plan.scan, f"{self.seed}/{step.ply}")

    def proved(self, scans: dict[int, Scanned]) -> list[Judgement]:
        """All judgements; the decisions that deserve it get a longer look."""
        order = sorted((ply for ply in scans if scans[ply].weight), key=lambda ply: -scans[ply].weight)
        longer = set(order[: self.plan.proofs])
        found = []
        for step in self.choices:
            scanned, seen = scans[step.ply], seen_at(step)
            judgement = judged(step.ply, step.before.to_act + 1, len(seen.legal), scanned)
            if step.ply in longer:
                self.report(2)
                seed = f"{self.seed}/{step.ply}/again"
                judgement = prove(self.game, seen, judgement, scanned, self.plan.proof, seed)
            found.append(judgement)
        return found

    def watched(self, judgements: Sequence[Judgement]) -> list[Point]:
        """Both lines at every step; where a seat chose, they are those of its moves."""
        outlook = Outlook(self.game, self.plan.playouts, self.seed)
        calibration = calibration_for(self.game.code)
        own: dict[tuple[int, int], float] = {}  # line and seat -> the chance by the moves that were rehearsed
        for one in judgements:
            own[one.ply + 1, one.seat] = calibration.corrected(CHOICE, one.chance)
        for one in judgements:
            own[one.ply, one.seat] = calibration.corrected(CHOICE, one.best_chance)
        found = []
        for step in self.steps:
            self.report(1)
            if step.before.outcome is None:
                found.append(outlook.point(step.ply, step.before, own))
        return found

    def report(self, steps: int) -> None:
        """Tell how far it is; stop where somebody wants no more."""
        if self.is_stopped is not None and self.is_stopped():
            raise ReviewCancelled
        self.done += steps
        if self.progress is not None:
            self.progress(min(1.0, self.done / max(1, self.whole)))


def counted_steps(game: Game, codes: Sequence[str]) -> list[Walked]:
    """The lines that count: what was taken back is left out, and so are lines that are no moves."""
    found: list[Walked] = []
    for step in walk(game, codes, game.start()):
        if isinstance(step.line, Undo):
            back = step.line.ply
            found = [one for one in found if one.ply < back]
        elif isinstance(step.line, Move):
            found.append(step)
    return found


def is_choice(step: Walked) -> bool:
    """Ask whether a player had more than one move."""
    return isinstance(step.before.actor, Player) and len(step.before.legal_moves()) > 1


def seen_at(step: Walked) -> Observation:
    """What the player who decided saw."""
    return step.before.observe(Player(step.before.to_act))


def bands_of(game: Game, steps: Sequence[Walked], lines: int) -> tuple[Band, ...]:
    """Battles or turns as lines from and to."""
    evaluator = evaluator_for(game)
    owner: Callable[[State], int] | None = (
        part(game.code, "stage_owner") if has_part(game.code, "stage_owner") else None
    )
    found: list[Band] = []
    for step in steps:
        stage = evaluator.stage(step.before)
        if not found or found[-1].number != stage:
            if found and owner is not None:
                found[-1] = msgspec.structs.replace(found[-1], seat=owner(step.before))
            found.append(Band(step.ply, lines, stage, 0 if owner else evaluator.mover(step.before) + 1))
            found[-2:-1] = [msgspec.structs.replace(one, last=step.ply) for one in found[-2:-1]]
    if found and owner is not None and steps[-1].after.outcome is not None:
        found[-1] = msgspec.structs.replace(found[-1], seat=owner(steps[-1].after))
    return tuple(found)
