"""Chances: all legal moves, the same worlds for all, honest errors, and the same figures for the same seed."""

from random import Random
from statistics import fmean

import pytest

from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import NOBODY
from kleos.insight.chances import Estimate, InsightPlan, Rehearsal, chances, difference, estimate, spread
from kleos.insight.hints import Hint, groups_alike, hint_for
from tests.insight.positions import GAMES, SMALL, decisions, default
from tests.support import many, walk

every_game = pytest.mark.parametrize("code", GAMES)


@every_game
def test_every_legal_move_is_there_and_the_seed_decides_the_figures(code: str) -> None:
    game = default(code)
    for seen in decisions(game, 2):
        found = chances(game, seen, sims=200, seed=1)
        assert sorted(one.code for one in found) == sorted(seen.legal)
        assert found == chances(game, seen, sims=200, seed=1)
        assert all(
            one.chance is None or 0 <= one.chance.low <= one.chance.mean <= one.chance.high <= 1 for one in found
        )
        means = [one.chance.mean for one in found if one.chance]
        assert means == sorted(means, reverse=True) and means


def test_chances_can_be_had_by_time() -> None:
    game = default("hector")
    seen = next(decisions(game, 1))
    assert {one.code for one in chances(game, seen, ms=20)} == set(seen.legal)


@every_game
def test_a_move_that_wins_at_once_has_every_chance(code: str) -> None:
    """The first decision of a random game that ends it in the decider's favour, whatever is hidden."""
    game = default(code)
    seen, winning = winning_decision(game)
    found = {one.code: one.chance for one in chances(game, seen, sims=200)}
    assert found[winning] == Estimate(1.0, 0.0)


def winning_decision(game: Game) -> tuple[Observation, str]:
    """A decision with a choice, and a move of it that wins in every world looked at."""
    for seed in range(400):
        for state in walk(game, seed):
            actor = state.actor
            if state.to_act > 1 or len(state.legal_moves()) < 2:
                continue
            for move in state.legal_moves():
                after = state.copy()
                after.apply(move)
                if after.to_act == NOBODY and after.outcome is not None and after.outcome.winner == actor:
                    seen = state.observe(actor)
                    if all(wins(state.game.imagine(seen, Random(k)), move) for k in range(30)):
                        return seen, move.code
    raise AssertionError


def wins(world: object, move: object) -> bool:
    """Ask whether a move ends the game in favour of who makes it."""
    actor = world.actor  # type: ignore[attr-defined]
    world.apply(move)  # type: ignore[attr-defined]
    return world.outcome is not None and world.outcome.winner == actor  # type: ignore[attr-defined]


@every_game
def test_errors_are_honest(code: str) -> None:
    """Two calculations with other seeds differ by more than their errors allow now and then, and no more often."""
    game, compared, far = default(code), 0, 0
    for number, seen in enumerate(decisions(game, many(6, 100), first=20)):
        one, two = ({found.code: found.chance for found in chances(game, seen, 300, f"{number} {k}")} for k in (1, 2))
        for move, first in one.items():
            second = two[move]
            if first is not None and second is not None:
                compared += 1
                far += abs(first.mean - second.mean) > 2.5 * (first.error**2 + second.error**2) ** 0.5 + 0.005
    assert compared > 15
    assert far <= max(1, 0.06 * compared), (far, compared)


def test_a_move_does_not_differ_from_itself() -> None:
    game = default("olympus")
    seen = next(decisions(game, 1))
    rehearsal = Rehearsal(game, seen, (), SMALL, 1)
    rehearsal.run()
    assert all(difference(tried, tried, 0) == Estimate(0.0, 0.0) for tried in rehearsal.tried)


def test_the_same_worlds_make_differences_surer_than_chances_alone() -> None:
    """Common random numbers: the error of a difference is below that of two separate calculations."""
    game, paired, apart = default("hector"), [], []
    for seen in decisions(game, 8, first=30):
        rehearsal = Rehearsal(game, seen, (), SMALL, 1)
        rehearsal.run()
        one, two = rehearsal.tried[:2]
        paired.append(difference(one, two, 0).error)
        apart.append((rehearsal.chance(one).error ** 2 + rehearsal.chance(two).error ** 2) ** 0.5)
    assert fmean(paired) < 0.9 * fmean(apart)


def test_an_error_counts_rounds_as_well_as_worlds() -> None:
    steady = estimate([0.0, 1.0] * 8, [4] * 4)
    assert estimate([1.0] * 8 + [0.0] * 8, [8, 8]).error > steady.error
    assert estimate([0.5] * 6, [3, 3]) == Estimate(0.5, 0.0)


def test_some_of_many_are_spread_over_all() -> None:
    assert spread([1, 2, 3], 5) == [1, 2, 3]
    assert spread(list(range(100)), 3)[::2] == [0, 99]


@every_game
def test_a_hint_shows_three_good_moves_at_most_and_counts_the_rest(code: str) -> None:
    game = default(code)
    for seen in decisions(game, 3, first=60):
        hint = hint_for(game, seen, 1, SMALL)
        assert 1 <= len(hint.moves) <= 3
        assert {move.code for move in hint.moves} <= set(seen.legal)
        assert hint.moves[0].chance == max(move.chance for move in hint.moves)
        assert len(hint.moves) + (hint.rest.count if hint.rest else 0) == len(seen.legal)
        assert all(1 <= number <= len(hint.moves) for group in hint.alike for number in group)
        assert hint == hint_for(game, game.observation(seen.to_bytes()), 1, SMALL)


def test_a_decision_without_a_choice_needs_no_hint() -> None:
    game = default("hellas")
    seen = next(
        state.observe(state.actor)  # type: ignore[arg-type]
        for seed in range(50)
        for state in walk(game, seed)
        if state.to_act < 2 and len(state.legal_moves()) == 1
    )
    hint = hint_for(game, seen, 1, SMALL)
    assert [move.code for move in hint.moves] == list(seen.legal) and hint.look is None and hint.rest is None


def test_groups_that_cannot_be_told_apart() -> None:
    game = default("olympus")
    seen = next(one for one in decisions(game, 200) if len(one.legal) >= 3)
    rehearsal = Rehearsal(game, seen, (), SMALL, 1)
    rehearsal.run()
    same = [rehearsal.tried[0]] * 3
    assert groups_alike(same) == ((1, 2, 3),)
    assert groups_alike(same[:1]) == ()


def test_plans_are_scaled() -> None:
    plan = InsightPlan().scaled(InsightPlan().sims // 4)
    assert plan.worlds == InsightPlan().worlds // 4 and plan.rounds == InsightPlan().rounds
    assert isinstance(hint_for(default("hector"), next(decisions(default("hector"), 1)), 3, plan), Hint)
