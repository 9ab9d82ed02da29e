"""Many games by one call: agents receive what the states say, and every game follows from its seed alone."""

import warnings
from random import Random
from typing import Any

import pytest

import kleos
from kleos import Player
from tests.support import many

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")

env_checker = pytest.importorskip("gymnasium.utils.env_checker")

import kleos.adapters.gymnasium as single  # noqa: E402
from kleos.adapters.puffer import KleosPuffer  # noqa: E402

CODES = list(kleos.GAMES)
every_game = pytest.mark.parametrize("code", CODES)


def any_actions(rng: Any, mask: Any) -> Any:
    """A random legal action in each game."""
    return (rng.random(mask.shape) * mask).argmax(1)


def bits_of(data: bytes) -> Any:
    """An encoding as an array."""
    return np.unpackbits(np.frombuffer(data, np.uint8), bitorder="little")


@every_game
@pytest.mark.parametrize("opponent", ["self", "uniform", "greedy"])
def test_agents_receive_what_the_states_say(code: str, opponent: str) -> None:
    games = kleos.vector.make(code, 5, opponent=opponent)
    seen, info = games.reset(seed=7)
    rng = np.random.default_rng(7)
    ended = steps = 0
    while not ended or steps < many(60, 1000):
        steps += 1
        assert seen.shape == (5, games.game.features.size) and seen.dtype == np.uint8
        assert info["action_mask"].shape == (5, games.game.move_table.decisions)
        for k, state in enumerate(games.batch.states):
            actor = state.actor
            assert isinstance(actor, Player) and info["seat"][k] == actor.seat
            assert (seen[k] == bits_of(state.encode(actor))).all()
            legal = [move.index for move in state.legal_moves()]
            assert np.flatnonzero(info["action_mask"][k]).tolist() == legal
        seen, rewards, over, cut, info = games.step(any_actions(rng, info["action_mask"]))
        assert not cut.any() and "illegal" not in info
        assert (rewards[~over] == 0).all() and set(rewards.tolist()) <= {-1.0, 0.0, 1.0}
        assert ("final_obs" in info) == over.any()
        ended += over.sum()
        for k in np.flatnonzero(over):
            assert info["_final_obs"][k] and info["final_obs"][k].shape == seen[k].shape


@every_game
def test_a_game_follows_from_its_seed_and_not_from_its_neighbours(code: str) -> None:
    together = kleos.vector.make(code, 3, opponent="uniform")
    alone = [kleos.vector.make(code, 1, opponent="uniform") for _ in range(3)]
    seen, info = together.reset(seed=11)
    views = [games.reset(seed=11 + k) for k, games in enumerate(alone)]
    for _ in range(many(200, 1000)):
        for k, (one, told) in enumerate(views):
            assert (one[0] == seen[k]).all() and told["seat"][0] == info["seat"][k]
        actions = info["action_mask"].argmax(1)
        seen, rewards, over, _, info = together.step(actions)
        after = [games.step(actions[k : k + 1]) for k, games in enumerate(alone)]
        for k, (_, reward, end, _, _) in enumerate(after):
            assert (reward[0], end[0]) == (rewards[k], over[k])
        views = [(one, told) for one, _, _, _, told in after]
    again, _ = together.reset(seed=[13, 12, 11])
    first, _ = together.reset(seed=11)
    assert (again[::-1] == first).all()


@every_game
def test_in_self_play_the_reward_is_the_movers(code: str) -> None:
    """The games are played again one by one, from the seed, to see who won."""
    games = kleos.vector.make(code, 4)
    _, info = games.reset(seed=3)
    rng = np.random.default_rng(3)
    wins = 0
    while wins < 6:
        seats, before = info["seat"], [state.copy() for state in games.batch.states]
        actions = any_actions(rng, info["action_mask"])
        _, rewards, over, _, info = games.step(actions)
        for k in np.flatnonzero(over):
            last = games.game.features.decode(np.packbits(info["final_obs"][k], bitorder="little").tobytes())
            won = games.game.features.by_name["won"].labels[int(str(last["won"]))]
            assert rewards[k] == {"mine": 1.0, "rival": -1.0, "nobody": 0.0}[won]
            assert last["seat"] == seats[k] - 1 == before[k].to_act
            wins += 1


def test_an_illegal_action_loses_its_game_alone() -> None:
    games = kleos.vector.make("hector", 3, seat=1, opponent="uniform")
    _, info = games.reset(seed=1)
    actions = info["action_mask"].argmax(1)
    actions[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
    _, rewards, over, _, info = games.step(actions)
    assert info["illegal"].tolist() == [False, True, False] == over.tolist()
    assert rewards.tolist() == [0.0, -1.0, 0.0] and (info["seat"] == 1).all()
    actions = info["action_mask"].argmax(1)
    actions[0], actions[2] = -1, 10**6
    assert games.step(actions)[4]["illegal"].tolist() == [True, False, True]


def test_any_actions_are_legal_and_each_alike() -> None:
    games = kleos.vector.make("hector", 8)
    _, info = games.reset(seed=9)
    rng, met = Random(9), set()
    for _ in range(60):
        actions = games.any_actions(rng)
        assert info["action_mask"][np.arange(8), actions].all()
        met |= set(actions.tolist())
    assert met == set(np.flatnonzero(info["action_mask"].any(0)).tolist())


def test_seats_are_drawn_or_fixed() -> None:
    seats = kleos.vector.make("olympus", 64, opponent="uniform").reset(seed=2)[1]["seat"]
    assert set(seats.tolist()) == {1, 2}
    assert set(kleos.vector.make("olympus", 9, "uniform", 2).reset(seed=2)[1]["seat"].tolist()) == {2}


def test_packed_observations_are_the_same_bits() -> None:
    plain, packed = (kleos.vector.make("hellas", 4, packed=is_packed) for is_packed in (False, True))
    seen, info = plain.reset(seed=4)
    small, _ = packed.reset(seed=4)
    assert small.shape == (4, plain.game.features.byte_size)
    assert (np.unpackbits(small, axis=1, bitorder="little") == seen).all()
    actions = info["action_mask"].argmax(1)
    assert (np.unpackbits(packed.step(actions)[0], axis=1, bitorder="little") == plain.step(actions)[0]).all()


def test_bad_arguments_are_refused() -> None:
    for arguments in ({"seat": 3}, {"num_envs": 0}, {"opponent": "zeus"}, {"four_choice": "x"}):
        with pytest.raises(kleos.GameError):
            kleos.vector.make("hector", **arguments)
    games = kleos.vector.make("hector", 2)
    with pytest.raises(ValueError, match="2 actions"):
        games.step([0, 0])
    games.reset()
    with pytest.raises(ValueError, match="2 actions"):
        games.step([0])
    with pytest.raises(ValueError, match="2 seeds"):
        games.reset(seed=[1])
    games.close()


def test_an_answer_that_is_not_legal_is_refused() -> None:
    class Stubborn:
        """Names a move that is never legal where it is asked."""

        def choose(self, seen: Any, rng: Any, clock: Any) -> Any:
            return next(move for move in games.game.moves if move.code not in seen.legal)

        policy = None

    games = kleos.vector.make("hector", 2, Stubborn(), 2)  # type: ignore[arg-type]
    with pytest.raises(kleos.IllegalMove):
        games.reset(seed=1)


# Gymnasium and PufferLib.


class OneRow(gymnasium.Env):  # type: ignore[misc,name-defined]  # skipped where the package is missing
    """A vector of one game as the single environment that Gymnasium's checker wants."""

    def __init__(self, code: str) -> None:
        self.inner = single.KleosVectorEnv(1, code)
        self.action_space = self.inner.single_action_space
        self.observation_space = self.inner.single_observation_space

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        seen, info = self.inner.reset(seed=seed, options=options)
        return seen[0], info

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, rewards, over, cut, info = self.inner.step(np.array([action]))
        return seen[0], float(rewards[0]), bool(over[0]), bool(cut[0]), info


@every_game
def test_gymnasium_s_whole_check_passes_on_a_vector_of_one(code: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it notes that the environment has no spec to render
        env_checker.check_env(OneRow(code))


@every_game
@pytest.mark.parametrize("opponent", ["self", "uniform"])
def test_gymnasium_s_checks_pass_on_the_vector_form(code: str, opponent: str) -> None:
    env: Any = gymnasium.make_vec(f"kleos/{code.capitalize()}-v0", num_envs=3, opponent=opponent)
    assert isinstance(env.unwrapped, single.KleosVectorEnv) and env.metadata["autoreset_mode"].value == "SameStep"
    env_checker.check_action_space(env.action_space)
    env_checker.check_observation_space(env.observation_space)
    env_checker.check_reset_return_type(env)
    env_checker.check_reset_seed_determinism(env)
    env_checker.check_reset_options(env)
    seen, info = env.reset(seed=5)
    rng = np.random.default_rng(5)
    for _ in range(many(50, 300)):
        assert env.observation_space.contains(seen)
        before, kept = seen, seen.copy()
        seen, rewards, over, cut, info = env.step(any_actions(rng, info["action_mask"]))
        assert (before == kept).all() and not np.shares_memory(before, seen)
        assert rewards.shape == over.shape == cut.shape == (3,)
    drawn = set()
    for _ in range(2):
        env.reset()
        drawn |= {generator.random() for generator in env.unwrapped.games.batch.randoms}
    assert len(drawn) == 6, "without a seed the next games are others"
    env.close()


@every_game
def test_pufferlib_s_conventions(code: str) -> None:
    env = KleosPuffer(code, 3, opponent="uniform")
    seen, infos = env.reset(seed=6)
    width = env.games.actions
    assert infos == [] and env.single_action_space.n == width and env.num_agents == 3
    games = kleos.vector.make(code, 3, opponent="uniform")
    wanted, info = games.reset(seed=6)
    rng = np.random.default_rng(6)
    scores = 0
    while not scores:
        assert seen is env.observations and env.observation_space.contains(seen)
        assert (seen[:, :width] == info["action_mask"]).all() and (seen[:, width:] == wanted).all()
        actions = any_actions(rng, seen[:, :width])
        wanted, rewards, over, _, info = games.step(actions)
        env.send(actions)
        seen, told, ended, cut, infos, agents, masks = env.recv()
        assert (told == rewards).all() and (ended == over).all() and not cut.any() and masks.all()
        assert [row["score"] for row in infos] == rewards[over].tolist() and agents.tolist() == [0, 1, 2]
        scores += len(infos)
    env.async_reset(6)
    assert env.recv()[4] == []
    env.close()


def test_pufferlib_may_bring_the_buffers() -> None:
    class Buffers:
        observations = np.zeros((2, 2624 + 76), np.uint8)
        rewards = np.zeros(2, np.float32)
        terminals = np.zeros(2, np.bool_)
        truncations = np.zeros(2, np.bool_)
        masks = np.zeros(2, np.bool_)

    env = KleosPuffer("hector", 2, buf=Buffers)
    env.reset(seed=1)
    assert Buffers.observations.any() and Buffers.masks.all() and env.observations is Buffers.observations
