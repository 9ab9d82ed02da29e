"""OpenSpiel's own tests pass on our games, and what the adapter says is what the kernel says."""

import json
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kleos
from kleos import Player
from kleos.arena import play_game
from kleos.bots.registry import make
from tests.support import many

np = pytest.importorskip("numpy")
pyspiel = pytest.importorskip("pyspiel")

import kleos.adapters.openspiel as adapter  # noqa: E402

CODES = list(kleos.GAMES)


def spiel(code: str, **params: Any) -> Any:
    return pyspiel.load_game(f"kleos_{code}", params)


def random_states(game: Any, seed: int) -> list[Any]:
    """Every position of a random game, each a copy."""
    rng = Random(seed)
    state = game.new_initial_state()
    found = [state.clone()]
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        found.append(state.clone())
    return found


@pytest.mark.parametrize("code", CODES)
def test_openspiel_s_random_simulations_pass(code: str) -> None:
    pyspiel.random_sim_test(spiel(code), num_sims=many(2, 20), serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("code", CODES)
def test_openspiel_s_api_tests_pass(code: str) -> None:
    """The checks of OpenSpiel's games_sim_test: pickling of game, type and state, cloning, returns, utilities."""
    from open_spiel.python.tests import games_sim_test

    tester = games_sim_test.GamesSimTest()
    np.random.seed(1)
    tester.sim_game(spiel(code))


@pytest.mark.parametrize("code", CODES)
def test_the_observation_test_helpers_pass(code: str) -> None:
    """OpenSpiel's make_observation works for both kinds of observer."""
    from open_spiel.python.observation import make_observation

    game = spiel(code)
    state = random_states(game, 1)[20]
    view = make_observation(game)
    view.set_from(state, 0)
    assert view.tensor.shape == tuple(game.observation_tensor_shape()) == (kleos.load(code).tensor_size,)
    assert list(view.tensor) == pytest.approx(state.observation_tensor(0))
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recall.string_from(state, 1) == state.information_state_string(1)
    assert view.string_from(state, 1) == state.observation_string(1)


@pytest.mark.parametrize("code", CODES)
def test_tensors_are_the_bits_of_the_encoder(code: str) -> None:
    from open_spiel.python.observation import make_observation

    game = spiel(code)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    size = game.information_state_tensor_size()
    met: dict[tuple[float, ...], str] = {}
    for state in random_states(game, 6)[::3]:
        for player in (0, 1):
            bits = np.unpackbits(np.frombuffer(state.kleos.encode(Player(player)), np.uint8), bitorder="little")
            assert state.observation_tensor(player) == bits.tolist()
            told = state.information_state_tensor(player)
            recall.set_from(state, player)
            assert len(told) == size == recall.tensor.size and told == recall.tensor.tolist()
            assert told[: bits.size] == bits.tolist()
            string = f"{player} {state.information_state_string(player)}"
            assert met.setdefault(tuple(told), string) == string, "an information state has a tensor of its own"
        if not state.is_chance_node() and not state.is_terminal():
            assert state.observation_tensor() == state.observation_tensor(state.current_player())
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor(2)
    spectator = make_observation(game, pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.NONE))
    spectator.set_from(state, 0)
    assert not spectator.tensor[bits.size : -64].any(), "nobody's own moves are told"


@pytest.mark.parametrize("code", CODES)
def test_children_and_clones_go_their_own_ways(code: str) -> None:
    rng = Random(8)
    for state in random_states(spiel(code), 8)[::7]:
        if state.is_terminal():
            continue
        before = str(state), state.history(), [state.information_state_string(player) for player in (0, 1)]
        action = rng.choice(state.legal_actions())
        child, twin = state.child(action), state.clone()
        twin.apply_action(action)
        assert str(child) == str(twin) and child.history() == twin.history() == [*before[1], action]
        assert [child.information_state_string(k) for k in (0, 1)] == [twin.information_state_string(k) for k in (0, 1)]
        assert before == (str(state), state.history(), [state.information_state_string(k) for k in (0, 1)])


@pytest.mark.parametrize("code", CODES)
def test_ids_legality_chance_and_returns_are_the_kernel_s(code: str) -> None:
    game = spiel(code)
    rows = kleos.load(code).moves
    assert game.max_chance_outcomes() == game.num_distinct_actions() == len(rows)
    assert game.max_game_length() == kleos.load(code).max_plies
    for state in random_states(game, 2):
        truth = state.kleos
        assert state.is_terminal() == (truth.actor is None)
        if state.is_chance_node():
            total = sum(weight for _, weight in truth.odds())
            assert state.chance_outcomes() == [(move.index, weight / total) for move, weight in truth.odds()]
        elif not state.is_terminal():
            legal = state.legal_actions()
            assert legal == sorted(move.index for move in truth.legal_moves())
            assert [state.action_to_string(action) for action in legal] == [rows[action].code for action in legal]
            assert state.string_to_action(rows[legal[0]].code) == legal[0]
    assert sum(state.returns()) == 0.0


@pytest.mark.parametrize("code", CODES)
def test_a_refused_action_changes_nothing(code: str) -> None:
    state = next(state for state in random_states(spiel(code), 3) if not state.is_chance_node())
    before = [state.information_state_string(player) for player in (0, 1)]
    wrong = next(action for action in range(10**6) if action not in state.legal_actions())
    for action in (wrong, 10**6, -1):
        with pytest.raises((kleos.GameError, pyspiel.SpielError)):
            state.apply_action(action)
    assert [state.information_state_string(player) for player in (0, 1)] == before


@pytest.mark.parametrize("code", CODES)
def test_information_states_are_what_the_log_tells_each_player(code: str) -> None:
    match = play_game(kleos.load(code), (make("uniform", kleos.load(code)),) * 2, "deal", "thought")
    game = spiel(code)
    state = game.new_initial_state()
    for entry in match.entries:
        state.apply_action(match.game.parse(entry.code).index)
    for player in Player:
        codes = state.information_state_string(player).split("\n")
        assert [code for code in codes if not code.startswith("sees ")] == [
            entry.seen[player] for entry in match.entries
        ]
    assert state.information_state_string(0) != state.information_state_string(1)


@pytest.mark.parametrize("code", CODES)
def test_a_resampled_state_looks_the_same_to_the_player(code: str) -> None:
    game = spiel(code)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    other = 0
    for state in random_states(game, 3)[::5]:
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        again = state.resample_from_infostate(player, sampler)
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_string(player) == state.observation_string(player)
        assert again.legal_actions() == state.legal_actions()
        other += again.observation_string(1 - player) != state.observation_string(1 - player)
    assert other > 0, "the hidden part is dealt anew"


@pytest.mark.parametrize("code", CODES)
def test_whoever_knows_the_same_has_the_same_choices(code: str) -> None:
    """Also when a move shows more than its code, as when an ability opens the rival's hand."""
    game = spiel(code)
    rng = Random(5)
    met = 0
    for root in [state for seed in range(many(2, 20)) for state in random_states(game, seed)[5::60]]:
        if root.is_chance_node() or root.is_terminal():
            continue
        choices: dict[tuple[int, str], list[int]] = {}
        for _ in range(many(60, 200)):
            world = imagined(root, root.current_player(), rng)
            for _ in range(12):
                if world.is_terminal():
                    break
                if not world.is_chance_node():
                    key = world.current_player(), world.information_state_string()
                    met += key in choices
                    assert choices.setdefault(key, world.legal_actions()) == world.legal_actions()
                world.apply_action(rng.choice(world.legal_actions()[:2]))
    assert met > 100


def test_a_hand_that_an_ability_opens_is_part_of_the_information_state() -> None:
    game = adapter.CLASSES["olympus"]({})
    start = game.kleos.position("turn=3 / one hand=B9,R1,Y1 / two hand=R2,R3,Y4,G5").observe(Player.ONE)
    choices: dict[str, list[int]] = {}
    rng = Random(6)
    for _ in range(300):
        world = game.state_from(start, game.kleos.imagine(start, rng))
        for code in ("play B9", "pay Y1", "pay R1", "place D1", "use"):
            world.apply_action(game.kleos.parse(code).index)
        assert world.kleos.observe(Player.ONE).table.asked.step == "strip"
        assert choices.setdefault(world.information_state_string(0), world.legal_actions()) == world.legal_actions()
    assert len(choices) > 200


@pytest.mark.parametrize("code", CODES)
def test_openspiel_s_ismcts_plays_a_full_game(code: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = spiel(code)
    chance = np.random.RandomState(4)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 2, random_state=chance)
    rng = Random(4)
    bot.set_resampler(lambda state, player: imagined(state, player, rng))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert abs(state.returns()[0]) <= 1.0


def imagined(state: Any, player: int, rng: Random) -> Any:
    """A world from `game.imagine`, with the player's own history."""
    game: adapter.KleosGame = state.get_game()
    seen = state.kleos.observe(Player(player))
    world = game.new_initial_state()
    world.enter(state.kleos.game.imagine(seen, rng), Player(player), state.play.codes[player][:])
    return world


def test_options_and_component_sets_are_parameters(tmp_path: Path) -> None:
    data = {**kleos.load("hector").component_data(), "set": "brackets (and), commas = trouble"}
    file = tmp_path / "set.json"
    file.write_text(json.dumps(data))
    for components in (json.dumps(data), str(file)):
        game = spiel("hector", components=components, max_battles=2, four_choice="fronts_and_home")
        state = random_states(game, 5)[-1]
        assert state.kleos.game.component_data() == data
        assert state.kleos.game.options["four_choice"] == "fronts_and_home"
        again, copy = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(again) == str(game) and str(copy) == str(state) and copy.history() == state.history()
        assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.parametrize(
    ("params", "words"),
    [
        ({"components": "missing.json"}, "missing.json"),
        ({"components": "{"}, "components"),
        ({"components": '{"set": 1}'}, "set"),
        ({"max_battles": 0}, "max_battles"),
        ({"four_choice": "five"}, "four_choice"),
    ],
)
def test_wrong_parameters_are_refused_in_one_line(params: dict[str, Any], words: str) -> None:
    with pytest.raises(kleos.GameError, match=words):
        adapter.CLASSES["hector"](params)


@pytest.mark.parametrize("code", CODES)
def test_openspiel_s_search_is_a_bot_of_ours(code: str) -> None:
    game = kleos.load(code)
    bot = make("openspiel-ismcts:sims=3", game)
    match = kleos.Match(game, kleos.SeededDealer(1), frames=False)
    for _ in range(many(5, 40)):
        actor = match.state.actor
        if not isinstance(actor, Player):
            break
        seen = match.observe(actor)
        chosen = bot.choose(seen, Random(2), None)
        assert bot.choose(game.observation(seen.to_bytes()), Random(2), None) is chosen
        assert sum(bot.policy(seen, Random(2)).values()) == pytest.approx(1.0)
        match.play(actor, chosen)


def test_its_parameters_are_checked() -> None:
    game = kleos.load("hector")
    for spec in ("openspiel-ismcts:sims=0", "openspiel-ismcts:ms=x", "openspiel-ismcts:depth=1"):
        with pytest.raises(kleos.UnknownBot):
            make(spec, game)
    seen = kleos.Match(game, kleos.SeededDealer(1), frames=False).observe(Player.ONE)
    assert make("openspiel-ismcts:ms=1", game).choose(seen, Random(1), None).code in seen.legal


def test_every_process_knows_the_bot_and_loads_openspiel_only_to_make_it() -> None:
    ask = (
        "import sys; from kleos.bots.registry import BOTS; print('openspiel-ismcts' in BOTS, 'pyspiel' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "False"]
