"""imagine against exact enumeration, on a tiny component set: five cards a pile, so that hands are topped up."""

from random import Random
from typing import Any

import pytest

import kleos
from kleos import CHANCE, Game, Player
from tests.secrets.belief import Belief, chi_square, hidden_part, imagined, tiny_set, whole_truth
from tests.support import many


def compare_one_battle(game: Game, seed: int, viewer: Player | None, draws: int) -> tuple[float, int, int]:
    """Follow one battle; sum the chi-square statistics of all decision nodes. Returns statistic, freedom, nodes."""
    rng = Random(seed)
    state: Any = game.start()
    belief = Belief(game, viewer)
    statistic = 0.0
    freedom = 0
    nodes = 0
    while state.actor is not None and state.battle == 1:
        if state.actor is CHANCE:
            move = state.sample(rng)
        else:
            move = rng.choice([move for move in state.legal_moves() if move.code != "retreat"])
        code = state.seen_as(move, viewer).code
        last_round = state.round == 4  # HA-07-01: heroes come out without a move of their own
        state.apply(move)
        seen = state.observe(viewer)
        belief.step(code, seen if last_round else None)
        if isinstance(state.actor, Player) and state.battle == 1:
            found = chi_square(belief.spread(whole_truth), imagined(game, seen, draws, rng, whole_truth))
            statistic += found[0]
            freedom += found[1]
            nodes += 1
    return statistic, freedom, nodes


@pytest.mark.parametrize("seed", range(many(2, 8)))
@pytest.mark.parametrize("viewer", [Player.ONE, Player.TWO])
def test_imagined_worlds_are_as_likely_as_the_histories_that_lead_to_them(viewer: Player, seed: int) -> None:
    game = kleos.load("hector", components=tiny_set())
    statistic, freedom, nodes = compare_one_battle(game, seed, viewer, many(1500, 6000))
    assert nodes > 10
    assert abs(statistic - freedom) < 5 * (2 * freedom) ** 0.5 + 10, (statistic, freedom)


def test_unseen_discards_count_as_equally_likely_choices() -> None:
    game = kleos.load("hector", components=tiny_set(numbers=(1, 2)), discards="owner_only")
    state = game.start()
    belief = Belief(game, Player.ONE)
    script = [
        "vanguard 1",
        "draw B1a",
        "tile 1",
        "orient 0",
        "draw B2a",
        "draw R1a",
        "draw G1a",
        "draw Y1a",
        "draw P1a",
    ]
    script += [
        "draw R1a",
        "draw R1b",
        "draw G1a",
        "draw Y2a",
        "hero R",
        "hero R",
        "pass",
        "play R1",
        "discard R1",
        "draw P2a",
    ]
    for code in script:
        move = game.parse(code)
        told = state.seen_as(move, Player.ONE).code
        state.apply(move)
        belief.step(told, None)
    seen = state.observe(Player.ONE)
    rng = Random(2)
    counts = imagined(game, seen, many(8_000, 60_000), rng, hidden_part)
    statistic, freedom = chi_square(belief.spread(hidden_part), counts)
    assert abs(statistic - freedom) < 5 * (2 * freedom) ** 0.5 + 10, (statistic, freedom)


def test_the_statistic_notices_a_biased_draw() -> None:
    exact = {(0,): 0.5, (1,): 0.3, (2,): 0.2}
    fair = {(0,): 5030, (1,): 2975, (2,): 1995}
    biased = {(0,): 5300, (1,): 2800, (2,): 1900}
    assert chi_square(exact, fair)[0] < 10 < 30 < chi_square(exact, biased)[0]
