"""`State.play_random`: a step without a list plays exactly what the list of legal moves offers, draw for draw."""

from random import Random

import pytest

from kleos import IllegalMove, State
from kleos.core.players import CHANCE_SEAT, NOBODY
from tests.contract.games import GAMES, any_options, default
from tests.support import many


def step_by_list(state: State, rng: Random) -> None:
    """The long way: all legal moves, one of them, and the check."""
    if state.to_act == CHANCE_SEAT:
        state.apply(state.sample(rng))
        return
    moves = state.legal_moves()
    state.apply(moves[0] if len(moves) == 1 else moves[int(rng.random() * len(moves))])


@pytest.mark.parametrize("code", GAMES)
def test_the_short_way_is_the_long_way(code: str) -> None:
    for seed in range(many(12, 400)):
        game = default(code) if seed % 2 else any_options(code, seed)
        short, long = game.start(), game.start()
        one, two = Random(seed), Random(seed)
        plies = 0
        while long.to_act != NOBODY:
            short.play_random(one)
            step_by_list(long, two)
            plies += 1
            if plies % 5 == 0 or long.to_act == NOBODY:
                assert str(short) == str(long)
        assert short.outcome == long.outcome
        assert one.random() == two.random()


@pytest.mark.parametrize("code", GAMES)
def test_nothing_stays_legal_after_a_random_step(code: str) -> None:
    state, rng = default(code).start(), Random(3)
    while state.to_act != CHANCE_SEAT:
        state.play_random(rng)
    drawn = state.sample(rng)
    state.play_random(rng)
    while state.to_act != CHANCE_SEAT or state.can_happen(drawn):
        state.play_random(rng)
    with pytest.raises(IllegalMove):
        state.apply(drawn)
    while state.to_act >= CHANCE_SEAT:
        state.play_random(rng)
    listed = state.legal_moves()
    while state.to_act >= CHANCE_SEAT or set(listed) & set(state.legal_moves()):
        state.play_random(rng)
    for move in listed:
        assert not state.is_legal(move)
