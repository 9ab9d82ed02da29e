"""Guides: weights for every option at every decision, values between 0 and 1, and a fit that can be made again."""

import json
from pathlib import Path
from random import Random

import pytest

import kleos
from kleos import Game, Player
from kleos.search import fit
from kleos.search.evaluators import evaluator_for, fitted_values
from kleos.search.ismcts import drawn
from kleos.search.node import SearchSettings
from kleos.search.self_play import play_itself
from tests.contract.games import any_options
from tests.support import many, walk


@pytest.fixture(scope="module", params=list(kleos.GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    return kleos.load(request.param)


def test_every_option_has_a_weight_at_every_decision(game: Game) -> None:
    decisions = 0
    for seed in range(many(4, 60)):
        played = any_options(game.code, seed)
        evaluator = evaluator_for(played)
        for state in walk(played, seed):
            if isinstance(state.actor, Player):
                options = state.legal_moves()
                weights = evaluator.prior(state, options)
                assert len(weights) == len(options) and min(weights) >= 1
                decisions += 1
    assert decisions > 100


def test_a_value_is_a_chance_and_the_clock_never_goes_back(game: Game) -> None:
    evaluator = evaluator_for(game)
    for seed in range(many(2, 20)):
        last = 0
        for state in walk(game, seed):
            clock = evaluator.stage(state)
            assert clock >= last
            if state.outcome is None and clock > last:
                assert 0.0 < evaluator.value(state) < 1.0
            last = clock


def test_the_value_knows_who_is_ahead(game: Game) -> None:
    """Over many random games the winner's chance in the last third is well above a half."""
    evaluator = evaluator_for(game)
    chances = []
    for seed in range(many(20, 200)):
        values = []
        last = -1
        for state in walk(game, seed):
            if state.outcome is None and evaluator.stage(state) != last:
                last = evaluator.stage(state)
                values.append(evaluator.value(state))
        if state.outcome is not None and state.outcome.winner is not None:
            late = values[2 * len(values) // 3 :]
            chances += [value if state.outcome.winner == Player.ONE else 1 - value for value in late]
    assert sum(chances) / len(chances) > 0.55


def test_the_weights_fit_the_features(game: Game) -> None:
    entry = fitted_values()[game.code]
    evaluator = evaluator_for(game)
    assert len(entry["weights"]) == 1 + 2 * len(evaluator.feature_names())
    assert len(evaluator.side_features(next(walk(game, 1)), 0)) == len(evaluator.feature_names())
    assert entry["made"][-1]["command"].startswith(f"python -m kleos.search.fit {game.code}")
    held_out = entry["made"][-1]["held out"]
    assert held_out["log loss"] < held_out["log loss of guessing"]


def test_a_fit_can_be_made_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "values.json"
    written = []
    for _ in range(2):
        fit.main(["olympus", "--games", "30", "--seed", "5", "--out", str(out)])
        written.append(out.read_text(encoding="utf-8"))
    assert written[0] == written[1]
    assert "mover points" in capsys.readouterr().out
    assert list(json.loads(written[0])) == ["olympus"]


def test_self_play_by_search_tells_the_features_at_every_cut(game: Game) -> None:
    evaluator = evaluator_for(game)
    played = play_itself(game, evaluator, SearchSettings(), sims=2, slip=0.5, rng=Random(3))
    assert len(played.rows) == len(played.movers) > 2
    assert played.result in (0.0, 0.5, 1.0) and played.plies > 20


def test_a_point_falls_on_its_weight() -> None:
    assert [drawn([2, 1, 3], point) for point in range(6)] == [0, 0, 1, 2, 2, 2]
    assert drawn([2, 1], 99) == 1
