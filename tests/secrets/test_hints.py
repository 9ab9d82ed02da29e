"""The coach knows no more than the player: two truths that look alike to him get the same hint, byte for byte."""

import pytest

from kleos import Player
from kleos.insight.hints import hint_for
from tests.contract.games import GAMES, any_options, default
from tests.insight.positions import SMALL
from tests.secrets.shadow import twins
from tests.support import many

STRIDE = 9  # decisions between two looks


@pytest.mark.parametrize("code", GAMES)
@pytest.mark.parametrize("viewer", list(Player))
def test_a_hint_is_the_same_whatever_is_hidden(code: str, viewer: Player) -> None:
    asked, other_truths = 0, 0
    plan = SMALL.scaled(80)
    for seed in range(many(2, 20)):
        game = default(code) if seed % 2 else any_options(code, seed)
        for number, (state, shadow, _, _) in enumerate(twins(game, seed, viewer)):
            if state.actor is not viewer or len(state.legal_moves()) < 2 or number % STRIDE:
                continue
            asked += 1
            other_truths += str(state) != str(shadow)
            hints = [hint_for(game, world.observe(viewer), seed, plan).to_bytes() for world in (state, shadow)]
            assert hints[0] == hints[1], f"a secret shows:\n{state}\n\n{shadow}"
    assert asked > 5 and other_truths > 3
