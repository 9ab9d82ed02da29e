"""The contract that every game keeps under every option."""

import copy
import json
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kleos
from kleos import CHANCE, Player
from tests.contract.games import GAMES, any_options, default, one_switch_each
from tests.support import VIEWERS, do, many, play_out, positions, random_move, walk

seeds = st.integers(0, 2**32)
slowly = settings(deadline=None, max_examples=many(12, 60), suppress_health_check=[HealthCheck.too_slow])
every_game = pytest.mark.parametrize("code", GAMES)


@every_game
@slowly
@given(seed=seeds)
def test_nobody_acts_exactly_when_the_game_is_over(code: str, seed: int) -> None:
    for state in walk(any_options(code, seed), seed):
        over = state.outcome is not None
        assert (state.actor is None) == over == (not state.legal_moves())


@every_game
@slowly
@given(seed=seeds)
def test_legal_moves_are_distinct_rows_of_the_table_in_order(code: str, seed: int) -> None:
    game = any_options(code, seed)
    table = game.moves
    for state in walk(game, seed):
        indices = [move.index for move in state.legal_moves()]
        assert indices == sorted(set(indices))
        assert all(table[move.index] is move and state.is_legal(move) for move in state.legal_moves())


@every_game
def test_every_move_code_reads_back(code: str) -> None:
    game = default(code)
    assert [game.parse(str(move)) for move in game.moves] == game.moves
    assert [move.index for move in game.moves] == list(range(len(game.moves)))
    assert len(game.moves) < 1000


@every_game
@slowly
@given(seed=seeds)
def test_odds_are_positive_sorted_and_agree_with_sample(code: str, seed: int) -> None:
    rng = Random(seed)
    for state in walk(any_options(code, seed), seed):
        if state.actor is not CHANCE:
            continue
        odds = state.odds()
        assert all(weight > 0 for _, weight in odds)
        assert [move for move, _ in odds] == state.legal_moves()
        assert state.stream
        possible = {move for move, _ in odds}
        assert state.sample(rng) in possible
        assert all(state.can_happen(move) == (move in possible) for move in state.game.moves)


@every_game
def test_sample_follows_the_odds(code: str) -> None:
    rng = Random(7)
    checked = 0
    for state in positions(default(code), 6, 41):
        if state.actor is not CHANCE or len(state.odds()) < 2:
            continue
        odds = dict(state.odds())
        total = sum(odds.values())
        draws = 4000
        counts = dict.fromkeys(odds, 0)
        for _ in range(draws):
            counts[state.sample(rng)] += 1
        chi = sum((counts[m] - draws * w / total) ** 2 / (draws * w / total) for m, w in odds.items())
        freedom = len(odds) - 1
        assert chi < freedom + 5 * (2 * freedom) ** 0.5 + 12, (str(state), chi, freedom)
        checked += 1
    assert checked >= 5


@every_game
@slowly
@given(seed=seeds)
def test_a_copy_is_equal_and_independent(code: str, seed: int) -> None:
    rng = Random(seed)
    for state in positions(any_options(code, seed), 1, 7, seed):
        if state.actor is None:
            continue
        before = str(state)
        twin = state.copy()
        assert str(twin) == before
        assert twin.legal_moves() == state.legal_moves()
        for _ in range(10):
            if twin.actor is not None:
                twin.apply(random_move(twin, rng))
        assert str(state) == before


@every_game
@slowly
@given(seed=seeds)
def test_unlisted_moves_are_refused_with_a_clause_and_change_nothing(code: str, seed: int) -> None:
    game = any_options(code, seed)
    for state in positions(game, 1, 11, seed):
        if state.actor is None:
            with pytest.raises(kleos.GameOver):
                state.apply(game.moves[0])
            continue
        before = str(state)
        legal = set(state.legal_moves())
        for move in game.moves:
            if move in legal:
                assert state.why_not(move) is None
                continue
            reason = state.why_not(move)
            assert reason is not None and reason.clause and reason.move is move
            assert "{" not in str(reason), "a message id without words"
            with pytest.raises(kleos.IllegalMove):
                state.apply(move)
        assert str(state) == before


@every_game
@slowly
@given(seed=seeds)
def test_positions_read_back(code: str, seed: int) -> None:
    game = any_options(code, seed)
    for state in positions(game, 1, 5, seed):
        again = game.position(str(state))
        assert str(again) == str(state)
        assert again.actor == state.actor and again.outcome == state.outcome
        assert again.legal_moves() == state.legal_moves()
        for viewer in VIEWERS:
            assert again.observe(viewer) == state.observe(viewer)


@every_game
@slowly
@given(seed=seeds)
def test_observations_read_back_from_their_bytes(code: str, seed: int) -> None:
    game = any_options(code, seed)
    for state in positions(game, 1, 9, seed):
        for viewer in VIEWERS:
            seen = state.observe(viewer)
            assert game.observation(seen.to_bytes()) == seen
            assert json.loads(seen.to_bytes())["viewer"] in (1, 2, None)
            features = game.tensor(seen)
            assert len(features) == game.tensor_size
            assert set(features) <= {0.0, 1.0}


@every_game
@pytest.mark.parametrize("seed", range(8))
def test_imagine_fits_under_any_options(code: str, seed: int) -> None:
    game = any_options(code, seed)
    rng = Random(seed)
    for state in positions(game, 1, 17, seed):
        for viewer in VIEWERS:
            seen = state.observe(viewer)
            for _ in range(2):
                assert game.imagine(seen, rng).observe(viewer) == seen


@every_game
def test_legal_moves_are_told_to_the_actor_alone(code: str) -> None:
    for state in positions(default(code), 4, 3):
        for viewer in VIEWERS:
            legal = state.observe(viewer).legal
            if viewer is not None and viewer == state.actor:
                assert legal == tuple(move.code for move in state.legal_moves())
            else:
                assert legal == ()


@every_game
@slowly
@given(seed=seeds)
def test_a_record_replays_to_the_same_state(code: str, seed: int) -> None:
    game = any_options(code, seed)
    match = kleos.Match(game, kleos.SeededDealer(seed), frames=False)
    rng = Random(seed)
    while isinstance(match.state.actor, Player):
        match.play(match.state.actor, rng.choice(match.state.legal_moves()))
    again = kleos.Match.replay(kleos.read_record(match.record().to_bytes()), game)
    assert str(again.state) == str(match.state)
    assert again.entries == match.entries
    assert match.ply <= game.max_plies


@every_game
def test_games_end_within_the_stated_bound(code: str) -> None:
    for game in one_switch_each(code):
        for seed in range(many(3, 20)):
            plies = sum(1 for _ in walk(game, seed)) - 1
            assert plies <= game.max_plies


@every_game
def test_reveals_never_fall(code: str) -> None:
    last = 0
    for state in walk(default(code), 3):
        assert state.reveals >= last
        last = state.reveals
    assert last > 0


def end_of_game(state: kleos.State, seed: int) -> str:
    """Play on in another process."""
    rng = Random(seed)
    while state.actor is not None:
        state.apply(random_move(state, rng))
    return str(state)


@every_game
def test_states_games_and_moves_travel_between_processes(code: str) -> None:
    game = any_options(code, 5)
    states = [state.copy() for state in positions(game, 1, 40)]
    for state in states:
        assert str(pickle.loads(pickle.dumps(state))) == str(state)
        assert pickle.loads(pickle.dumps(state)).game == game
        assert str(copy.deepcopy(state)) == str(copy.copy(state)) == str(state)
    for move in game.moves:
        assert pickle.loads(pickle.dumps(move)) is move is copy.deepcopy(move)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        ends = list(pool.map(end_of_game, states, range(len(states))))
    assert ends == [end_of_game(state.copy(), seed) for seed, state in enumerate(states)]


@every_game
def test_games_are_values(code: str) -> None:
    game = default(code)
    assert game == kleos.load(code) and hash(game) == hash(kleos.load(code))
    assert all(game != other for other in one_switch_each(code) if other.options != game.options)
    spec = json.loads(json.dumps(game.spec()))
    assert kleos.load(spec["game"], components=spec["components"], **spec["options"]) == game
    assert copy.deepcopy(game) is game
    assert pickle.loads(pickle.dumps(game)) == game


@every_game
def test_errors_travel_between_processes(code: str) -> None:
    state = default(code).start()
    refused = next(state.why_not(move) for move in state.game.moves if not state.is_legal(move))
    assert refused is not None
    again = pickle.loads(pickle.dumps(refused))
    assert (str(again), again.move, again.clause, again.reason) == (
        str(refused),
        refused.move,
        refused.clause,
        refused.message,
    )
    with pytest.raises(kleos.NotationError) as caught:
        do(state, "no such move")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@every_game
def test_bad_text_is_refused_by_one_line(code: str) -> None:
    game = default(code)
    for text in ("", "x", "\n\n", "é" * 500, "draw", "play Z9", "1; drop table"):
        with pytest.raises(kleos.NotationError) as caught:
            game.parse(text)
        assert "\n" not in str(caught.value) and code in str(caught.value)
    for text in ("rubbish", "phase=nonsense", "battle=-1", "a=b", "x" * 30_000):
        with pytest.raises(kleos.NotationError) as caught:
            game.position(text)
        assert "\n" not in str(caught.value)
    for data in (b"", b"{}", b"[]", b"\xff", b'{"viewer":3,"table":{},"legal":[],"log":[]}', b"[" * 100_000):
        with pytest.raises(kleos.NotationError) as caught:
            game.observation(data)
        assert "\n" not in str(caught.value)


def test_an_unknown_game_is_named_with_the_known_ones() -> None:
    with pytest.raises(kleos.UnknownGame) as caught:
        kleos.load("chess")
    assert "chess" in str(caught.value) and "hector" in str(caught.value)


@every_game
def test_unknown_options_and_values_are_named_with_the_right_ones(code: str) -> None:
    with pytest.raises(kleos.BadOption) as caught:
        kleos.load(code, no_such_option=1)
    option = default(code).switches[0]
    assert "no_such_option" in str(caught.value) and option.name in str(caught.value)
    with pytest.raises(kleos.BadOption) as caught:
        kleos.load(code, **{option.name: "nonsense"})
    assert "nonsense" in str(caught.value) and str(option.default) in str(caught.value)


@every_game
def test_play_out_is_the_same_for_the_same_seed(code: str) -> None:
    assert str(play_out(default(code), 11)) == str(play_out(default(code), 11))
