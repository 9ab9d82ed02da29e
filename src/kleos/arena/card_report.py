"""The balance report of one card: random games for faults, its trial, three neighbouring designs, and a verdict.

The work is cut into small tasks that any process can do in any order; what they came to is added up here. A verdict
needs its whole interval beyond a limit, and the limits are those that nearly all cards of the box keep.
"""

import json
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Literal, NamedTuple

import msgspec

from kleos.arena.balance import Lift
from kleos.arena.card_trial import GAME, CardTrial, FuzzSums, TrialSums, with_row
from kleos.catalogue import load
from kleos.games.olympus.game import OlympusGame
from kleos.games.olympus.menus import Row, effect_menus, fits_card

SEED = 7  # the same card gets the same report everywhere
FUZZ_GAMES = 400
FUZZ_AT_ONCE = 50
DEALS_AT_ONCE = 5  # some 16 games, so that stopping never takes long
NEAR = 3  # neighbouring designs
NEAR_SHARE = 0.5  # of the card's own deals
GAMES_PER_DEAL = 3.2  # on average: four, less those without the card
OUTER = 4  # cards of the box on either side that lie beyond the limits
Verdict = Literal["fault", "chain", "strong", "weak", "strong-fair", "weak-fair", "fair", "open"]


class NearChange(msgspec.Struct, frozen=True):
    """How a neighbouring design differs from the card."""

    field: str  # A, D, cost, or a parameter of a verb
    verb: str  # whose parameter it is, "" = a field of the card
    old: str
    new: str
    row: Row


class ReportTask(msgspec.Struct, frozen=True):
    """A piece of work: some random games, or some deals of the card (-1) or of one of its neighbours."""

    kind: Literal["fuzz", "deals"]
    first: int
    count: int
    design: int = -1


class BoxLift(msgspec.Struct, frozen=True):
    """A card of the box: its change when drawn and when played; none when bots never play it."""

    code: str
    drawn: float
    played: float | None


class LiftLimits(NamedTuple):
    """What nearly all cards of the box keep when they are played."""

    low: float
    high: float


@cache
def box_lifts() -> list[BoxLift]:
    """The cards of the box, weighed once by tools/card_lifts.py."""
    data = json.loads(files("kleos").joinpath("data/card_lifts.json").read_text(encoding="utf-8"))
    return [
        BoxLift(code, row["drawn"][1], row["played"][1] if row["played"][0] else None)
        for code, row in data["cards"].items()
    ]


@cache
def box_limits() -> LiftLimits:
    """The limits by the cards of the box: a few on either side lie beyond."""
    played = sorted(one.played for one in box_lifts() if one.played is not None)
    return LiftLimits(played[OUTER], played[-1 - OUTER])


def verdict_of(fuzz: FuzzSums, played: Lift, limits: LiftLimits) -> Verdict:
    """What the figures allow to say."""
    if fuzz.faults:
        return "fault"
    if fuzz.has_chain:
        return "chain"
    if played.low > limits.high:
        return "strong"
    if played.high < limits.low:
        return "weak"
    if played.low < limits.low or played.high > limits.high:
        return "open"
    return "strong-fair" if played.low > 0 else "weak-fair" if played.high < 0 else "fair"


def rank_of(played: Lift) -> int:
    """How many cards of the box are weaker when played."""
    return sum(1 for one in box_lifts() if one.played is not None and one.played < played.lift)


# Neighbours.


def near_changes(row: Row, is_strong: bool) -> list[NearChange]:
    """Three designs that are a little weaker, or for a weak card a little stronger."""
    found = [*value_change(row, "D", is_strong), *cost_change(row, is_strong), *effect_change(row, is_strong)]
    found += value_change(row, "A", is_strong)
    found += [*value_change(row, "D", not is_strong), *cost_change(row, not is_strong)]
    return found[:NEAR]


def value_change(row: Row, field: str, is_less: bool) -> Iterator[NearChange]:
    """Attack or defence by one."""
    made = {**row, field: row[field] + (-1 if is_less else 1)}
    if fits_card(made):
        yield NearChange(field, "", str(row[field]), str(made[field]), made)


def cost_change(row: Row, is_more: bool) -> Iterator[NearChange]:
    """One symbol of its own colour more, or one less."""
    made = {**row, "cost": row["cost"] + row["home"] if is_more else row["cost"][:-1]}
    if made["cost"] != row["cost"] and fits_card(made):
        yield NearChange("cost", "", row["cost"], made["cost"], made)


def effect_change(row: Row, is_less: bool) -> Iterator[NearChange]:
    """The first number of an effect by one."""
    for k, effect in enumerate(row["effects"]):
        for menu in effect_menus(effect):
            old = effect.get(menu.field)
            if not isinstance(old, int) or isinstance(old, bool):
                continue
            wanted = old + (-1 if is_less else 1)
            for choice in menu.options:
                if choice.value == wanted:
                    effects = [choice.row if at == k else one for at, one in enumerate(row["effects"])]
                    yield NearChange(menu.field, effect["do"], str(old), str(wanted), {**row, "effects": effects})
                    return


# The work.


class ReportSums(msgspec.Struct):
    """All that is known so far; a report goes on from here."""

    fuzz: FuzzSums = msgspec.field(default_factory=FuzzSums)
    card: TrialSums = msgspec.field(default_factory=TrialSums)
    changes: list[NearChange] = []
    near: list[TrialSums] = []

    @property
    def games(self) -> int:
        """How many games bots have played."""
        return self.card.games + sum(one.games for one in self.near)


class ReportWorker:
    """Does tasks for one card of a set."""

    def __init__(self, game: OlympusGame, card: str) -> None:
        self.trial = CardTrial(game, card, SEED)
        self.rows: dict[str, CardTrial] = {}

    def design(self, row: Row) -> CardTrial:
        """The trial of a neighbour, in the card's place."""
        key = json.dumps(row, sort_keys=True)
        if key not in self.rows:
            game = with_row(self.trial.data, self.trial.name, row)
            self.rows[key] = CardTrial(game, self.trial.code, SEED)
        return self.rows[key]

    def do(self, task: ReportTask, row: Row | None) -> FuzzSums | TrialSums:
        """One piece of work; `row` is the neighbour's that it is about."""
        if task.kind == "fuzz":
            return self.trial.fuzz(task.first, task.count)
        return (self.trial if row is None else self.design(row)).play(task.first, task.count)


class ReportPlan:
    """Which tasks a report still needs, and what they came to."""

    def __init__(self, row: Row, games: int, sums: ReportSums | None = None) -> None:
        self.row = row
        self.games = games  # wanted of the card itself
        self.sums = ReportSums() if sums is None else sums

    @property
    def deals(self) -> int:
        """Wanted deals of the card."""
        return max(1, round(self.games / GAMES_PER_DEAL))

    @property
    def near_deals(self) -> int:
        """Wanted deals of each neighbour."""
        return round(self.deals * NEAR_SHARE)

    @property
    def part(self) -> float:
        """How much is done, from 0 to 1."""
        wanted = self.deals + NEAR * self.near_deals
        done = min(self.sums.card.deals, self.deals) + sum(min(one.deals, self.near_deals) for one in self.sums.near)
        return done / wanted if self.sums.fuzz.games >= FUZZ_GAMES else 0.0

    def task(self) -> ReportTask | None:
        """What is to be done next; nothing when the report is whole."""
        sums = self.sums
        if sums.fuzz.games < FUZZ_GAMES:
            return ReportTask("fuzz", sums.fuzz.games, min(FUZZ_AT_ONCE, FUZZ_GAMES - sums.fuzz.games))
        if sums.fuzz.faults:
            return None
        if sums.card.deals < self.deals:
            return ReportTask("deals", sums.card.deals, min(DEALS_AT_ONCE, self.deals - sums.card.deals))
        if not sums.changes:
            sums.changes = near_changes(self.row, sums.card.played.lift().lift > 0)
            sums.near = [TrialSums() for _ in sums.changes]
        for k, one in enumerate(sums.near):
            if one.deals < self.near_deals:
                return ReportTask("deals", one.deals, min(DEALS_AT_ONCE, self.near_deals - one.deals), k)
        return None

    def near_row(self, task: ReportTask) -> Row | None:
        """The neighbour that a task is about."""
        return None if task.design < 0 else self.sums.changes[task.design].row

    def take(self, task: ReportTask, done: FuzzSums | TrialSums) -> None:
        """Count what a task came to."""
        if isinstance(done, FuzzSums):
            self.sums.fuzz.join(done)
        elif task.design < 0:
            self.sums.card.join(done)
        else:
            self.sums.near[task.design].join(done)


def card_report(
    components: dict[str, Any],
    card: str,
    games: int,
    tick: Callable[[ReportPlan], bool] | None = None,
    sums: ReportSums | None = None,
) -> ReportPlan:
    """Make a report, or go on with `sums`; `tick` hears of every step and answers whether to go on."""
    game = load(GAME, components=components)
    assert isinstance(game, OlympusGame)
    worker = ReportWorker(game, card)
    plan = ReportPlan(game.card(card)[2], games, sums)
    while (task := plan.task()) is not None:
        plan.take(task, worker.do(task, plan.near_row(task)))
        if tick is not None and not tick(plan):
            break
    return plan
