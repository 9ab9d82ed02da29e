"""The worked examples of the rulebook, step by step. HE-VB-05 to HE-VB-07."""

import pytest

from kleos import Player
from kleos.games.hellas.state import HellasState
from tests.rules.hellas.positions import actor, city, discards, do, field, hand, supply, world
from tests.support import codes, refused, rule


def strength(state: HellasState) -> tuple[int, int]:
    """Attack against what is needed."""
    fight = state.observe(None).table.fight
    return fight.attack, fight.needed


@rule("HE-VB-05")
def test_example_1_ships_defend_and_are_cancelled() -> None:
    state = field("L2G0S D1G1S L1G0S D1G0S", one="hand=A2,Z1", two="hand=P1,Z2")
    do(state, "attack", "target 2", "send 1", "commit", "pass")
    assert strength(state) == (1, 1)
    do(state, "play P1")
    assert strength(state) == (1, 1) and actor(state) is Player.ONE  # not before the answer
    do(state, "play Z1")
    assert actor(state) is Player.TWO
    do(state, "pass")
    assert strength(state) == (1, 1)
    before = supply(state, 1)
    do(state, "pass")  # Light; Dark has no window left: no open card, no Ares, no Poseidon
    assert codes(state) == ["ships 0", "ships 1"]
    assert supply(state, 1) == (before[0] + 1, before[1] + 1)
    do(state, "ships 1")
    assert city(state, 2) == "L1G1S" and discards(state) == [0, 1, 1]
    assert all(code.startswith("lift") or code == "done" for code in codes(state))


@rule("HE-VB-05")
def test_example_1_without_the_cancel_the_ships_hold_the_city() -> None:
    state = field("L2G0S D1G1S L1G0S D1G0S", one="hand=A2,Z1", two="hand=P1,Z2")
    do(state, "attack", "target 2", "send 1", "commit", "pass", "play P1", "pass")
    assert strength(state) == (1, 2)


@rule("HE-VB-06")
def test_example_2_a_far_attack_with_a_chain_of_cancels() -> None:
    cities = ["D1G0S"] * 15
    cities[4], cities[7], cities[10], cities[14] = "D2G1S", "L1G0S", "L1G0S", "L1G2S"
    state = world(cities, one="hand=A2,A3,A5,Z1", two="hand=P1,Z1")
    before = supply(state, 0)
    do(state, "attack", "play A5", "pass", "convert 15", "convert 15")
    assert city(state, 15) == "L3G0S"
    do(state, "play A3", "pass", "target 5", "send 15", "send 15", "commit")
    assert strength(state) == (2, 3)
    do(state, "play A2", "play Z1", "play Z1")
    assert strength(state) == (2, 2) and actor(state) is Player.TWO
    do(state, "play P1")
    assert city(state, 5) == "D2G1S" and city(state, 15) == "L1G0S"  # 2 : 3, both without a card: failed
    assert supply(state, 0) == (before[0], before[1] + 2)
    assert discards(state) == [3, 1, 2] and actor(state) is Player.TWO


@rule("HE-VB-07")
@pytest.mark.parametrize("case", ["7a", "7b", "7c wins", "7c fails"])
def test_example_3_a_kept_card(case: str) -> None:
    rival = "P1" if case in ("7a", "7b") else "P1,Z1"
    state = field("L1G0S D2G1S L3G0S D1G0S", one="hand=A1,Z2", two=f"hand={rival}")
    do(state, "attack", "target 2", "send 3", "send 3", "commit")
    assert strength(state) == (2, 3)
    do(state, "play A1")
    if case.startswith("7c"):
        do(state, "pass")  # no answer to A1
    assert strength(state) == (3, 3) and actor(state) is Player.TWO
    do(state, "pass", "play Z2")
    if case == "7a":
        do(state, "pass", "pass", "ships 0")
        assert city(state, 2) == "L2G0S" and hand(state, 0) == "A1" and discards(state) == [0, 0, 1]
    elif case == "7b":
        do(state, "play P1")
        assert strength(state) == (3, 4) and hand(state, 0) == "A1"
        do(state, "play A1")
        assert city(state, 2) == "L2G0S"
    else:
        do(state, "play Z1")  # Z-KEEP is void: A-PLUS1 stays open, its effect stands
        assert hand(state, 0) == "" and strength(state) == (3, 3)
        if case == "7c wins":
            do(state, "pass")
            assert city(state, 2) == "L2G0S"
        else:
            do(state, "play P1")
            assert city(state, 2) == "D2G1S" and supply(state, 0)[0] == 13


@rule("HE-V-20")
def test_a_symbol_card_drawn_in_ones_turn_defends_in_the_next() -> None:
    state = field("L1G1S D3G0S L1G0S D1G0S")
    do(state, "reinforce", "draw poseidon", "ship 3", "ship 3", "deal P1")
    assert refused(state, "play P1") == "HE-GOD-11"
    do(state, "done", "attack", "target 1", "send 2", "commit")
    assert codes(state) == ["play P1", "pass"]
