"""The report of a card: the same from parts as in one go, honest intervals, and a verdict that needs its interval."""

import json
from importlib.resources import files

import msgspec
import pytest

import kleos
from kleos.arena.balance import Lift
from kleos.arena.card_report import (
    DEALS_AT_ONCE,
    FUZZ_GAMES,
    LiftLimits,
    ReportPlan,
    ReportSums,
    ReportTask,
    box_lifts,
    box_limits,
    card_report,
    near_changes,
    rank_of,
    verdict_of,
)
from kleos.arena.card_trial import CardTrial, ChangeSums, FuzzSums, TrialSums
from kleos.games.olympus.menus import Row, fits_card
from tests.arena.test_balance import olympus
from tests.support import SHARE

BOON: Row = {
    "name": "Boon",
    "home": "R",
    "cost": "",
    "A": 2,
    "D": 2,
    "effects": [{"when": "play", "must": True, "do": "score", "n": 7}],
}
SET = {"set": "boon", "extends": "default", "cards": [BOON]}
LIMITS = LiftLimits(-0.1, 0.1)
FEW_GAMES, MANY_GAMES = 2_000, 20_000
FIVE = ("Kadmos", "Menelaos", "Peleus", "Meleagros", "Andromache")


def test_a_trial_in_parts_is_the_trial_in_one_go() -> None:
    game = olympus(kleos.load("olympus"))
    whole = CardTrial(game, "Kadmos", 3).play(0, 6)
    parts = TrialSums()
    for first in (0, 2, 4):
        parts.join(CardTrial(game, "Kadmos", 3).play(first, 2))
    assert parts == whole and whole.deals == 6 and 12 <= whole.games <= 24
    assert CardTrial(game, "Kadmos", 4).play(0, 6) != whole


def test_a_card_against_itself_changes_nothing() -> None:
    game = olympus(kleos.load("olympus"))
    trial = CardTrial(game, "Kadmos", 3)
    trial.ordinary = [game.card("Kadmos")[2]]
    found = trial.play(0, 8)
    assert found.drawn.n > 0 and found.drawn.ss == 0 == found.drawn.s


def test_a_card_that_wins_at_once_is_too_strong_and_its_neighbours_are_weaker() -> None:
    plan = card_report(SET, "Boon", 250)
    played = plan.sums.card.played.lift()
    assert played.low > 0.2
    assert verdict_of(plan.sums.fuzz, played, box_limits()) == "strong"
    assert plan.sums.fuzz.games == FUZZ_GAMES and not plan.sums.fuzz.faults
    assert [change.field for change in plan.sums.changes] == ["D", "cost", "n"]
    assert all(one.deals == plan.near_deals for one in plan.sums.near) and plan.part == 1.0


def test_a_report_stops_when_told_and_goes_on_where_it_stopped() -> None:
    told: list[float] = []

    def tick(plan: ReportPlan) -> bool:
        told.append(plan.part)
        return len(told) < 12

    plan = card_report(SET, "Boon", 400, tick)
    assert len(told) == 12 and 0 < plan.part < 1
    assert plan.task() == ReportTask("deals", plan.sums.card.deals, DEALS_AT_ONCE)


def test_a_report_in_parts_comes_to_the_same_as_in_one_go() -> None:
    whole = card_report(SET, "Boon", 60)
    sums, parts = ReportSums(), 0
    while True:
        parts += 1
        plan = card_report(SET, "Boon", 60, lambda _: False, sums)  # one piece at a time, as a job that was stopped
        sums = msgspec.json.decode(msgspec.json.encode(plan.sums), type=ReportSums)
        if plan.task() is None:
            break
    assert parts > 5 and sums == whole.sums


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [
        (0.11, 0.2, "strong"),
        (0.09, 0.2, "open"),
        (-0.3, -0.11, "weak"),
        (-0.3, -0.05, "open"),
        (-1.0, 1.0, "open"),
        (0.01, 0.09, "strong-fair"),
        (-0.09, -0.01, "weak-fair"),
        (-0.05, 0.05, "fair"),
    ],
)
def test_a_verdict_needs_its_whole_interval(low: float, high: float, verdict: str) -> None:
    lift = Lift(100, (low + high) / 2, low, high)
    assert verdict_of(FuzzSums(10), lift, LIMITS) == verdict
    assert verdict_of(FuzzSums(10, faults=["x"]), lift, LIMITS) == "fault"
    assert verdict_of(FuzzSums(10, most_plays=24), lift, LIMITS) == "chain"


@pytest.mark.parametrize("is_strong", [True, False])
def test_three_neighbours_of_every_card_are_in_order(is_strong: bool) -> None:
    base = kleos.load("olympus").component_data()
    for row in base["heroes"]:
        found = near_changes(row, is_strong)
        assert len(found) == 3 and all(fits_card(change.row) and change.old != change.new for change in found)


def test_few_deals_have_wide_intervals() -> None:
    sums = ChangeSums()
    assert sums.lift() == Lift(0, 0.0, -1.0, 1.0)
    sums.add([0.0])
    assert sums.lift().high - sums.lift().low > 1
    for _ in range(200):
        sums.add([1.0])
        sums.add([0.0])
    lift = sums.lift()
    assert lift.low < 0.5 < lift.high and 0.08 < lift.high - lift.low < 0.12


def test_the_cards_of_the_box_were_weighed_as_they_are() -> None:
    data = json.loads(files("kleos").joinpath("data/card_lifts.json").read_text("utf-8"))
    game = olympus(kleos.load("olympus"))
    assert (data["components"], data["rules"]) == (game.component_hash, game.rules_version)
    assert len(box_lifts()) == 84 and box_limits().low < 0 < box_limits().high
    assert rank_of(Lift(9, 1.0, 0.9, 1.0)) > rank_of(Lift(9, 0.0, -0.1, 0.1)) > rank_of(Lift(9, -1.0, -1.0, -0.9))


@pytest.mark.skipif(SHARE < 1, reason="plays 110,000 games")
def test_intervals_of_few_games_cover_what_many_games_tell() -> None:
    game = olympus(kleos.load("olympus"))
    covered = 0
    for card in FIVE:
        few, many = TrialSums(), TrialSums()
        for sums, games, seed in ((few, FEW_GAMES, 11), (many, MANY_GAMES, 12)):
            trial = CardTrial(game, card, seed)
            while sums.games < games:
                sums.join(trial.play(sums.deals, 20))
        interval, truth = few.drawn.lift(), many.drawn.lift()
        print(card, few.games, interval, many.games, truth, few.played.lift(), many.played.lift())
        covered += interval.low <= truth.lift <= interval.high
    assert covered >= 4
