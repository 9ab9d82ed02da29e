"""Reduced games: whole trees, known values, best responses that OpenSpiel confirms, and policies of real bots."""

import json
from fractions import Fraction
from random import Random

import pytest

import kleos
from kleos import Player
from kleos.bots.registry import make
from tests.cli.terminal import kleos as command
from tests.cli.terminal import one_line_error
from tests.support import many

np = pytest.importorskip("numpy")
from kleos.exact.exploitability import measure, solve, solver_of, strategy_of  # noqa: E402
from kleos.exact.reduced import load_reduced, names  # noqa: E402
from kleos.exact.solver import Solver  # noqa: E402
from kleos.exact.tree import build  # noqa: E402

# nodes, information sets and the value for seat 1: 29/72 wins are more than losses in hector:small, and so on
KNOWN = {
    "hector:small": (11235, 2685, Fraction(29, 72)),
    "hector:tiny": (9360, 2352, Fraction(-1)),
    "hellas:small": (9742, 3200, Fraction(-1, 9)),
    "olympus:small": (12871, 4461, Fraction(-1, 9)),
}
every_reduced = pytest.mark.parametrize("name", KNOWN)


def test_the_list_of_reduced_games_is_whole() -> None:
    assert names() == sorted(KNOWN)
    with pytest.raises(kleos.UnknownGame):
        load_reduced("hector:huge")


@every_reduced
def test_worlds_differ_by_what_somebody_holds_alone(name: str) -> None:
    reduced = load_reduced(name)
    states = [reduced.game.position(text) for text in reduced.worlds]
    assert len(set(reduced.worlds)) == len(states) >= 9
    assert len({state.observe(None).to_bytes() for state in states}) == 1, "no spectator can tell them apart"
    for player in Player:
        hands = {state.observe(player).to_bytes() for state in states}
        assert 3 <= len(hands) < len(states), "each player knows his own things, and no more"


@every_reduced
def test_the_value_is_known_and_an_equilibrium_shows_it(name: str) -> None:
    nodes, sets, value = KNOWN[name]
    solver = solver_of(name)
    assert (len(solver.tree.parents), len(solver.tree.sets)) == (nodes, sets)
    found, gap = solve(name, many(150, 1000))
    assert found == pytest.approx(float(value), abs=2e-3) and 0 <= gap < 1e-3


@every_reduced
def test_best_responses_gain_and_equilibria_leave_nothing_to_gain(name: str) -> None:
    solver = solver_of(name)
    even = solver.uniform()
    for player, sign in ((0, 1.0), (1, -1.0)):
        won, answer = solver.best_response(player, even)
        assert won > sign * solver.value(even) + 0.05
        assert sign * solver.value(answer) == pytest.approx(won), "the answer makes what it promises"
        mine = solver.player_of_row == player
        assert (answer[~mine] == even[~mine]).all() and set(np.unique(answer[mine])) <= {0.0, 1.0}
    solved = solver.solve(100)
    assert solver.exploitability(solved) < solver.exploitability(even) / 50


@every_reduced
def test_a_strategy_is_worth_what_games_by_it_bring(name: str) -> None:
    reduced, solver, rng = load_reduced(name), solver_of(name), Random(3)
    total, games = 0.0, many(600, 6000)
    for _ in range(games):
        state = reduced.game.position(rng.choice(reduced.worlds))
        while (worth := reduced.payoff(state)) is None:
            state.play_random(rng)
        total += worth
    assert total / games == pytest.approx(solver.value(solver.uniform()), abs=4 / games**0.5)


def test_a_tree_that_is_too_large_is_refused() -> None:
    game = kleos.load("hector")
    with pytest.raises(kleos.BadOption):
        build([(game.start(), 1.0)], most=1000)


def test_a_game_without_decisions_has_a_value() -> None:
    reduced = load_reduced("hector:tiny")
    over = build([(reduced.game.position(text), 1.0) for text in reduced.worlds], payoff=lambda state: 0.25)
    assert Solver(over).value(Solver(over).uniform()) == pytest.approx(0.25) and not over.sets


@pytest.mark.parametrize("name", ["hector:tiny", "hector:small", "olympus:small"][: many(1, 3)])
def test_openspiel_comes_to_the_same(name: str) -> None:
    pytest.importorskip("pyspiel")
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    from kleos.exact.reduced_openspiel import spiel_of

    game = spiel_of(name)
    theirs = exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) / 2
    solver = solver_of(name)
    assert solver.exploitability(solver.uniform()) == pytest.approx(theirs, abs=1e-9)


def test_openspiel_takes_whole_games_only() -> None:
    pytest.importorskip("pyspiel")
    from kleos.exact.reduced_openspiel import spiel_of

    with pytest.raises(kleos.BadOption):
        spiel_of("hellas:small")


def test_bots_are_asked_with_what_they_see() -> None:
    solver = solver_of("hector:tiny")
    even = strategy_of(make("uniform", load_reduced("hector:tiny").game), solver, "1")
    assert even == pytest.approx(solver.uniform())
    greedy = measure("greedy", "hector:tiny")
    assert greedy.value == pytest.approx(1 / 3) and greedy.states == KNOWN["hector:tiny"][1]
    assert measure("greedy", "hector:tiny", "7").value == greedy.value, "greedy is not random here"


def test_a_search_is_hard_to_beat_in_the_tiny_game() -> None:
    assert measure(f"ismcts:sims={many(60, 300)}", "hector:tiny").value < measure("greedy", "hector:tiny").value


def test_the_command_prints_the_value_and_the_bots() -> None:
    found = json.loads(command("exploit", "--players", "greedy", "--game", "hellas:small", "--json").out)
    assert found["game"] == "hellas:small" and found["value"] == pytest.approx(-1 / 9, abs=2e-3)
    (greedy,) = found["bots"]
    assert greedy["bot"] == "greedy" and 0 < greedy["value"] < 1 and greedy["states"] == KNOWN["hellas:small"][1]
    told = command("exploit", "--players", "uniform,greedy", "--game", "hector:tiny").out
    assert told.index("greedy") < told.index("uniform") and "0.8727" in told


def test_bad_names_are_one_line() -> None:
    assert "zeus" in one_line_error(command("exploit", "--players", "greedy,zeus"))
    assert "--players" in one_line_error(command("exploit", "--players", ","))
    assert "hector:small" in one_line_error(command("exploit", "--game", "hector:huge"))


def test_starts_are_checked() -> None:
    pytest.importorskip("pyspiel")
    from kleos.adapters.openspiel import KleosHector

    for wrong in ("[1]", "[", '["phase=lunch"]'):
        with pytest.raises(kleos.NotationError):
            KleosHector({"positions": wrong})
