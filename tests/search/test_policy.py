"""Learned policies: they know what the mover knows and no more, the fit finds what there is, and training goes on."""

import json
from pathlib import Path
from random import Random

import pytest

import kleos
from kleos import Player
from kleos.catalogue import GAMES, has_part
from kleos.search.evaluators import evaluator_for, features_of, policy_evaluator
from kleos.search.policy import FULL, SCALE
from tests.contract.games import default
from tests.support import many, positions

np = pytest.importorskip("numpy")
from kleos.search import train_policy  # noqa: E402  # needs numpy
from kleos.search.train_policy import Data, chances, fit, in_points, least_loss, loss, main  # noqa: E402

LEARNED = [code for code in GAMES if has_part(code, "policy")]
learned_game = pytest.mark.parametrize("code", LEARNED)


def decisions(code: str, games: int) -> list[kleos.State]:
    """Positions of random games in which somebody has a choice."""
    found = positions(default(code), games, every=7)
    return [state.copy() for state in found if isinstance(state.actor, Player) and len(state.legal_moves()) > 1]


@learned_game
def test_what_holds_of_moves_is_numbered_alike_for_each_option(code: str) -> None:
    features, phases = features_of(default(code)), set()
    for state in decisions(code, many(4, 40)):
        options = state.legal_moves()
        found = features.active(state, options)
        assert found and len(found) % len(options) == 0
        assert all(0 <= one < features.size() for one in found)
        phases.add(options[0].verb)
    assert len(phases) > 3


@learned_game
def test_a_policy_knows_nothing_that_the_mover_does_not(code: str) -> None:
    game = default(code)
    features, others = features_of(game), 0
    for number, state in enumerate(decisions(code, many(4, 40))):
        actor = Player(state.to_act)
        seen = state.observe(actor)
        told = features.active(state, state.legal_moves())
        for seed in range(2):
            world = game.imagine(seen, Random(f"{number} {seed}"))
            assert features.active(world, world.legal_moves()) == told
            others += str(world) != str(state)
    assert others


@learned_game
def test_weights_say_how_readily_a_move_is_played(code: str) -> None:
    game = default(code)
    features, base = features_of(game), evaluator_for(game)
    rng = Random(3)
    weights = [rng.randrange(-40, 41) for _ in range(features.size())]
    one = policy_evaluator(game, weights)
    for state in decisions(code, 2):
        options = state.legal_moves()
        found = features.active(state, options)
        each = len(found) // len(options)
        totals = [sum(weights[place] for place in found[k * each : k * each + each]) for k in range(len(options))]
        shares = one.prior(state, options)
        assert max(shares) == FULL and min(shares) >= 1
        for total, share in zip(totals, shares, strict=True):
            exact = FULL * np.exp((total - max(totals)) / SCALE)
            assert share == pytest.approx(max(1, exact), abs=3)
        assert (one.stage(state), one.value(state)) == (base.stage(state), base.value(state))


def test_the_fit_finds_the_policy_that_was_visited() -> None:
    rng, size = np.random.default_rng(5), 30
    truth = np.append(rng.normal(0, 1.2, size), 0.0)
    counts = rng.integers(2, 7, 1500)
    firsts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    features = rng.integers(0, size, (int(counts.sum()), 3))
    data = Data(features, np.zeros(len(features)), firsts)
    data = data._replace(shares=chances(data, truth))
    found = fit(data, size)
    assert loss(data, np.zeros(size + 1)) > least_loss(data) + 0.2
    assert loss(data, found) < least_loss(data) + 0.01
    assert in_points(found) == [round(float(weight) * SCALE) for weight in found[:-1]]


def test_training_goes_on_where_it_stopped_and_repeats_itself(tmp_path: Path) -> None:
    code = LEARNED[0]
    wanted = [code, "--games", "5", "--sims", "2", "--rounds", "2", "--seed", "4"]
    whole, part = tmp_path / "whole", tmp_path / "part"
    main([*wanted, "--folder", str(whole), "--out", str(tmp_path / "whole.json")])
    kept = json.loads((tmp_path / "whole.json").read_text("utf-8"))[code]
    assert len(kept["weights"]) == features_of(default(code)).size() and any(kept["weights"])
    assert [point["round"] for point in kept["made"]["curve"]] == [1, 2]
    (part / "round-1").mkdir(parents=True)
    for number in (0, 3):
        name = f"round-1/game-{number:05}.npz"
        (part / name).write_bytes((whole / name).read_bytes())
    (part / "round-1" / "game-00001.part").write_bytes(b"half a game")
    main([*wanted, "--folder", str(part), "--out", str(tmp_path / "part.json")])
    assert json.loads((tmp_path / "part.json").read_text("utf-8"))[code] == kept
    with pytest.raises(SystemExit):
        main(["chess", "--folder", str(part)])


def test_a_game_is_played_again_by_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = train_policy.Plan(LEARNED[0], 5, 2, 4)
    file = train_policy.file_of(tmp_path, 1, 0)
    file.parent.mkdir()
    file.write_bytes(b"kept")
    monkeypatch.setattr(train_policy, "searched", lambda *_: pytest.fail("played again"))
    train_policy.play(plan, 1, None, tmp_path, 0)
    assert file.read_bytes() == b"kept"
