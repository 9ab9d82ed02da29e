"""Suites of battle tails and fights: exact, imaginable, worth measuring, and confirmed by OpenSpiel."""

import os
import subprocess
import sys
from random import Random

import pytest

import kleos
from kleos import Player
from kleos.bots.registry import make
from kleos.core.players import CHANCE_SEAT
from tests.support import many

np = pytest.importorskip("numpy")
from kleos.exact.exploitability import policy_at  # noqa: E402
from kleos.exact.solver import Solver  # noqa: E402
from kleos.exact.suites import (  # noqa: E402
    CLEAR,
    equilibrium,
    is_mixed,
    measure_part,
    solver_for,
    suite,
    suite_data,
    suite_names,
)
from kleos.exact.tree import prune  # noqa: E402
from kleos.games.hector.state import HectorState  # noqa: E402

SIZES = {"hector:tails": 20, "hellas:fights": 10}
EVERY = [(name, number) for name, size in SIZES.items() for number in range(size)]
every_part = pytest.mark.parametrize(("name", "number"), EVERY)
MIXED = [(name, k) for name in SIZES for k, part in enumerate(suite_data(name)["parts"]) if part["mixed"]]


def test_the_suites_are_whole() -> None:
    assert suite_names() == sorted(SIZES) and all(len(suite(name)) == size for name, size in SIZES.items())
    assert len({part.name for name in SIZES for part in suite(name)}) == 30
    assert sum(name == "hector:tails" for name, _ in MIXED) >= 5, "several tails need mixed play"
    with pytest.raises(kleos.UnknownGame):
        suite("hector:heads")


@every_part
def test_worlds_differ_by_what_a_player_holds_alone(name: str, number: int) -> None:
    part = suite(name)[number]
    states = [part.game.position(text) for text in part.worlds]
    assert len({state.observe(None).to_bytes() for state in states}) == 1, "no spectator can tell them apart"
    for player in Player:
        assert 2 <= len({state.observe(player).to_bytes() for state in states}) < len(states)


@pytest.mark.parametrize("number", range(SIZES["hector:tails"]))
def test_a_player_imagines_the_worlds_of_a_tail_and_no_others(number: int) -> None:
    part = suite("hector:tails")[number]
    states = [part.game.position(text) for text in part.worlds]
    for player in Player:
        mine = [state for state in states if state.observe(player).to_bytes() == states[0].observe(player).to_bytes()]
        sampler = part.game.sampler(states[0].observe(player))
        found = {sampler.draw(Random(seed)).observe(player.rival).to_bytes() for seed in range(40 * len(mine))}
        assert found == {state.observe(player.rival).to_bytes() for state in mine}


@pytest.mark.parametrize(("name", "number"), EVERY[:: 1 if many(0, 1) else 3])
def test_an_equilibrium_is_found_and_playing_every_move_alike_is_beaten(name: str, number: int) -> None:
    solver, part = solver_for(name, number), suite_data(name)["parts"][number]
    strategy = equilibrium(name, number)
    assert 0 <= solver.exploitability(strategy) < 5e-3
    assert solver.value(strategy) == pytest.approx(part["value"], abs=0.03)
    assert solver.exploitability(solver.uniform()) > 0.2
    assert is_mixed(solver, strategy) == part["mixed"]


@pytest.mark.parametrize(("name", "number"), MIXED)
def test_where_play_must_be_mixed_no_likeliest_move_will_do(name: str, number: int) -> None:
    """Whatever ties there are: the likeliest moves of several equilibria are beaten, each by a best response."""
    solver = solver_for(name, number)
    for iterations in (200, 500):
        assert solver.exploitability(solver.is_best(solver.solve(iterations))) > CLEAR


@pytest.mark.parametrize(("name", "number"), [("hector:tails", 1), ("hector:tails", 4), ("hellas:fights", 0)])
def test_a_tree_is_worth_what_games_bring_and_pruning_changes_nothing(name: str, number: int) -> None:
    part, rng = suite(name)[number], Random(3)
    whole = Solver(part.tree())
    solver = Solver(prune(whole.tree))
    assert len(solver.tree.sets) < len(whole.tree.sets)
    assert solver.value(solver.uniform()) == pytest.approx(whole.value(whole.uniform()))
    assert solver.exploitability(solver.uniform()) == pytest.approx(whole.exploitability(whole.uniform()))
    payoff, total, games = part.payoff, 0.0, many(1500, 15000)
    for _ in range(games):
        state = part.game.position(rng.choice(part.worlds))
        while (worth := payoff(state)) is None:
            state.play_random(rng)
        total += worth
    assert total / games == pytest.approx(solver.value(solver.uniform()), abs=24 / games**0.5)


def test_a_tail_follows_from_its_seed_in_every_process() -> None:
    source = "from kleos.exact.find_tails import *; print(tail_at(Random('tail/5'), 1))"
    told = [
        subprocess.run(
            [sys.executable, "-c", source],
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] and "tail-01" in told[0]


def test_the_tails_of_the_suite_are_judged_as_when_they_were_found() -> None:
    from kleos.exact.find_tails import judged

    for part in suite_data("hector:tails")["parts"][: many(3, 20)]:
        assert judged({key: value for key, value in part.items() if key not in ("mixed", "value")}) == part


def test_the_fights_are_found_again_from_their_seed() -> None:
    from kleos.exact import find_fights

    game, seed, fights = kleos.load("hellas"), "fight/22/0", suite_data("hellas:fights")["parts"]
    parts = (find_fights.part_of(game, state, 1, Random(seed)) for state in find_fights.fights(game, seed))
    assert next(kept for part in parts if (kept := find_fights.judged(game, part))) == fights[0]


def test_cards_are_counted_by_the_rules() -> None:
    part = suite("hector:tails")[0]
    state = part.game.position(part.worlds[0])
    assert isinstance(state, HectorState) and state.round == 4
    assert part.payoff(state) is None
    loser = state.sides[0]
    price = len(loser.row) + 1 + (0 if not loser.deployed else 1 if loser.favour else 1.5)  # HA-08-03, HA-08-07
    state.apply(part.game.parse("retreat"))
    while part.payoff(state) is None:
        state.apply(state.sample(Random(1)) if state.to_act == CHANCE_SEAT else state.legal_moves()[-1])
    assert part.payoff(state) == -price


@pytest.mark.parametrize(("name", "number"), [("hector:tails", 0), ("hector:tails", 5), ("hellas:fights", 1)])
def test_openspiel_finds_the_same_best_responses(name: str, number: int) -> None:
    pytest.importorskip("pyspiel")
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    from kleos.exact.reduced_openspiel import spiel_of_tree

    solver = solver_for(name, number)
    game = spiel_of_tree(solver.tree)
    theirs = exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) / 2
    assert solver.exploitability(solver.uniform()) == pytest.approx(theirs, abs=1e-6)


def test_a_bot_is_asked_as_often_as_wanted_and_one_without_a_policy_by_its_choices() -> None:
    game = suite("hector:tails")[0].game
    found = solver_for("hector:tails", 0).tree.sets[0]

    class Mute:
        def choose(self, seen: kleos.Observation, rng: Random, clock: object) -> kleos.Move:
            return game.parse(rng.choice(seen.legal))

    shares = policy_at(Mute(), found, 0, "1", samples=60)  # type: ignore[arg-type]
    assert sum(shares) == pytest.approx(1) and max(shares) < 0.6 and min(shares) > 0
    assert sorted(policy_at(Mute(), found, 0, "1"))[-2:] == [0.0, 1.0]  # type: ignore[arg-type]


def test_bots_are_measured_by_exact_best_responses() -> None:
    game = suite("hector:tails")[0].game
    even = measure_part(make("uniform", game), "hector:tails", 0, "1")
    solver = solver_for("hector:tails", 0)
    assert even.value == pytest.approx(solver.exploitability(solver.uniform())) and even.sets == len(solver.tree.sets)
    assert measure_part(make("god-1:sims=60", game), "hector:tails", 0, "1").value < even.value
