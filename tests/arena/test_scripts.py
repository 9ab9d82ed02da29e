"""The scripts of the research guide run, and show what the guide says of them."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import kleos
from kleos import Player
from kleos.core.dealer import SeededDealer
from kleos.core.match import Match
from tests.support import SHARE, many

EXAMPLES = Path(__file__).parents[2] / "examples"


def script(name: str) -> Any:
    """A script of the examples as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def training() -> ModuleType:
    found: ModuleType = script("train_policy")
    return found


def test_a_net_learns_what_greedy_chooses(training: Any) -> None:
    game = kleos.load("olympus")
    shown, held_out = training.copied(game, 3000, 1), training.copied(game, 600, 2)
    net, rng = training.Net(game, 1), np.random.default_rng(1)
    before = agreement(net, held_out)
    for rows in training.in_batches(len(shown.moves), 4, 256, rng):
        net.copy(shown, rows, 1e-3)
    assert agreement(net, held_out) > before + 0.1


def agreement(net: Any, lessons: Any) -> float:
    """How often a net thinks best what was chosen."""
    _, shares, _ = net.forward(*net.unpacked(lessons, np.arange(len(lessons.moves))))
    return float((shares.argmax(1) == lessons.moves).mean())


def test_moves_that_ended_well_become_likelier_and_no_share_is_given_to_an_illegal_one(training: Any) -> None:
    game = kleos.load("olympus")
    net, rng = training.Net(game, 1), np.random.default_rng(1)
    lessons = training.Sparring(game, 1).collect(net, 1000, rng)
    rows = np.arange(256)
    each = np.arange(256)
    bits, mask = net.unpacked(lessons, rows)
    assert mask[each, lessons.moves[rows]].all() and len(lessons.moves) >= 1000
    net.improve(lessons, rows, 1e-4)
    shares = net.forward(bits, mask)[1]
    moved = shares[each, lessons.moves[rows]] - lessons.shares[rows]
    assert np.corrcoef(moved, lessons.gains[rows])[0, 1] > 0.3
    assert (shares[~mask] == 0).all()


def test_the_trained_policy_beats_greedy_and_plays_in_the_arena(
    training: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, game = tmp_path / "policy.npz", kleos.load("olympus")
    plan = {
        "decisions": many(3000, 100_000),
        "rounds": many(1, 60),
        "size": many(1000, 16_384),
        "games": many(40, 1000),
    }
    points = training.main(["olympus", "--out", str(file), *(f"--{name}={count}" for name, count in plan.items())])
    assert points > (0.53 if SHARE == 1 else training.score(training.Net(game), game, 40, 2))
    monkeypatch.setenv("KLEOS_POLICY", str(file))
    bot, match = training.Trained(game), Match(game, SeededDealer("1"))
    while isinstance(seat := match.state.actor, Player) and match.ply < 200:
        seen = match.observe(seat)
        policy = bot.policy(seen, None)
        assert abs(sum(policy.values()) - 1) < 1e-6 and {move.code for move in policy} == set(seen.legal)
        match.play(seat, max(policy, key=lambda move: policy[move]))


def test_exploitability_falls_to_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    found = script("exact_exploitability").main(["hector:small", "--bots", "uniform,greedy", "--iterations", "64"])
    assert found["uniform"] == pytest.approx(0.769, abs=0.001)
    assert found["uniform"] > found["greedy"] > found["CFR+ 64"]
    solved = [value for name, value in found.items() if name.startswith("CFR+")]
    assert solved == sorted(solved, reverse=True) and solved[-1] < 0.001
    assert "value for seat 1: 0.40" in capsys.readouterr().out


def test_a_leaderboard_has_the_stronger_bot_above(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--bots", "greedy,uniform,greedy:slip=0.3", "--sprt", f"elo0=0,elo1={200 if SHARE < 1 else 40}"]
    order = script("leaderboard").main(["olympus", *given])
    assert order[0] in ("greedy", "greedy:slip=0.3") and order[-1] == "uniform"
    told = capsys.readouterr().out
    assert "uniform is not stronger than greedy" in told and "1. " in told
