"""PettingZoo's and Gymnasium's own tests pass on our games; masks go to the actor alone."""

import subprocess
import sys
import warnings
from typing import Any

import pytest

import kleos
from tests.support import many

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")
gymnasium = pytest.importorskip("gymnasium")

from kleos.adapters import gymnasium as single  # noqa: E402
from kleos.adapters import pettingzoo as zoo  # noqa: E402

CODES = list(kleos.GAMES)


@pytest.mark.parametrize("code", CODES)
def test_pettingzoo_s_api_test_passes(code: str) -> None:
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it notes that an observation is a dict
        api_test(zoo.env(code), num_cycles=many(200, 2000), verbose_progress=False)


@pytest.mark.parametrize("code", CODES)
def test_pettingzoo_s_seed_test_passes(code: str) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: zoo.env(code), num_cycles=many(100, 500))


@pytest.mark.parametrize("code", CODES)
def test_pettingzoo_s_render_test_passes(code: str) -> None:
    from pettingzoo.test.render_test import render_test

    render_test(lambda render_mode: zoo.env(code, render_mode=render_mode))


@pytest.mark.parametrize("code", CODES)
def test_a_mask_goes_to_the_actor_alone(code: str) -> None:
    env = zoo.env(code)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    for agent in env.agent_iter(many(60, 400)):
        seen, _, over, cut, info = env.last()
        for other in set(env.agents) - {agent}:  # after the end they leave one by one
            assert not env.observe(other)["action_mask"].any() and not env.infos[other]["action_mask"].any()
        if over or cut:
            env.step(None)
            continue
        mask = seen["action_mask"]
        assert mask.any() and (mask == info["action_mask"]).all()
        legal = {move.index for move in env.unwrapped.table.state.legal_moves()}
        assert {int(row) for row in np.flatnonzero(mask)} == legal
        assert env.observation_space(agent).contains(seen)
        env.step(int(rng.choice(np.flatnonzero(mask))))


@pytest.mark.parametrize("code", CODES)
def test_a_game_ends_with_one_winner(code: str) -> None:
    env = zoo.env(code)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    total = dict.fromkeys(zoo.AGENTS, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert sorted(total.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_an_illegal_move_raises_without_the_wrapper() -> None:
    env = zoo.raw_env("hector")
    env.reset(seed=1)
    with pytest.raises(kleos.IllegalMove):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))


@pytest.mark.parametrize("action", [-1, 10**9])
def test_a_number_that_no_move_has_is_refused_by_type(action: int) -> None:
    env = zoo.raw_env("hector")
    env.reset(seed=1)
    with pytest.raises(kleos.NotationError):
        env.step(action)
    alone: Any = single.KleosEnv("hector", opponent="uniform")
    alone.reset(seed=1)
    with pytest.raises(kleos.NotationError):
        alone.step(action)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("opponent", ["uniform", "greedy"])
def test_gymnasium_s_check_passes(code: str, opponent: str) -> None:
    from gymnasium.utils.env_checker import check_env

    env = gymnasium.make(f"kleos/{code.capitalize()}-v0", opponent=opponent, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(env.unwrapped)


@pytest.mark.parametrize("code", CODES)
def test_an_agent_plays_a_game_through_masks(code: str) -> None:
    env: Any = gymnasium.make(f"kleos/{code.capitalize()}-v0", opponent="uniform", seat=2).unwrapped
    seen, info = env.reset(seed=5)
    rng = np.random.default_rng(5)
    over = False
    while not over:
        assert env.observation_space.contains(seen) and info["seat"] == 2
        action = int(rng.choice(np.flatnonzero(env.action_masks())))
        seen, reward, over, _, info = env.step(action)
        assert "illegal" not in info
    assert not info["action_mask"].any() and reward in (-1.0, 0.0, 1.0)


def test_an_illegal_move_loses_and_says_why() -> None:
    env: Any = single.KleosEnv("hector", opponent="uniform")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert over and reward == -1.0 and "[HA-" in info["illegal"]


def test_bad_arguments_are_one_line() -> None:
    for arguments in ({"seat": 3}, {"opponent": "zeus"}, {"four_choice": "x"}):
        with pytest.raises(kleos.GameError):
            single.KleosEnv("hector", **arguments)
    with pytest.raises(kleos.UnknownGame):
        zoo.env("chess")


@pytest.mark.parametrize("module", ["openspiel:pyspiel", "pettingzoo:pettingzoo", "gymnasium:gymnasium"])
def test_a_missing_package_names_the_extra(module: str) -> None:
    name, package = module.split(":")
    attempt = f"try:\n import kleos.adapters.{name}\nexcept ImportError as e: print(e)"
    code = f"import sys; sys.modules[{package!r}] = None\n{attempt}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "kleos[adapters]" in done.stdout and len(done.stdout.splitlines()) == 1
