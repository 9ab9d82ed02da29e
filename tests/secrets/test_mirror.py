"""The mirror knows no more than who looks into it: two truths that look alike to him show the same, byte for byte."""

import pytest

from kleos import Player
from kleos.insight.mirror import mirror
from tests.contract.games import GAMES, any_options, default
from tests.secrets.shadow import twins
from tests.support import many

STRIDE = 5  # positions between two looks
WORLDS = 25


@pytest.mark.parametrize("code", GAMES)
@pytest.mark.parametrize("viewer", list(Player))
def test_a_mirror_is_the_same_whatever_is_hidden(code: str, viewer: Player) -> None:
    looked, other_hands = 0, 0
    for seed in range(many(2, 20)):
        game = default(code) if seed % 2 else any_options(code, seed)
        for number, (state, shadow, _, _) in enumerate(twins(game, seed, viewer)):
            if number % STRIDE:
                continue
            looked += 1
            hidden = [world.observe(viewer.rival).table.own for world in (state, shadow)]
            other_hands += hidden[0] != hidden[1]
            shown = [mirror(game, world.observe(viewer), WORLDS).to_bytes() for world in (state, shadow)]
            assert shown[0] == shown[1], f"a secret shows:\n{state}\n\n{shadow}"
    assert looked > 20 and other_hands > 10
