"""Turns, reinforcement and the end of the game. HE-TURN, HE-REIN, HE-END."""

import pytest

import kleos
from kleos import CHANCE, Player
from kleos.text.narrator import narrator_for
from tests.rules.hellas.positions import city, discards, do, field, hand, laid, world
from tests.support import codes, refused, rule

PLAIN = "L2G1S D1G1S L1G0S D1G1S"


@rule("HE-TURN-01", "HE-TURN-05")
def test_one_of_three_actions_must_be_named() -> None:
    state = field(PLAIN)
    assert codes(state) == ["reinforce", "voyage", "attack"]
    for code in ("pass", "stop", "done", "withdraw"):
        assert refused(state, code)
    do(state, "reinforce")
    assert refused(state, "voyage") == "HE-TURN-01"


@rule("HE-TURN-02", "HE-TURN-04", "HE-REORG-06")
def test_after_the_action_one_may_reorganise_and_then_the_rival_is_on_turn() -> None:
    state = do(field(PLAIN), "reinforce", "ship 1", "ship 1", "ship 3")
    assert "done" in codes(state) and "lift greek 1" in codes(state)
    do(state, "done")
    assert state.actor is Player.TWO and codes(state)[0] == "reinforce"


@rule("HE-TURN-03", "HE-GOD-05", "HE-GOD-03")
def test_several_cards_may_be_played_in_one_turn_and_go_to_their_discard() -> None:
    state = field(PLAIN, one="hand=P7,A6")
    do(state, "play A6", "stop", "play P7", "storm 2", "reinforce")
    assert city(state, 2) == "D1G0S"
    assert discards(state) == [1, 0, 0]  # P7 lies open until the turn ends
    do(state, "ship 1", "ship 1", "ship 3", "done")
    assert discards(state) == [1, 1, 0]


@rule("HE-REIN-01", "HE-VB-01")
@pytest.mark.parametrize(
    "steps",
    [
        ("greek 1", "greek 3", "ship 3"),
        ("ship 3", "greek 3", "greek 3"),
        ("draw ares", "draw poseidon", "draw zeus"),
        ("draw ares", "draw ares", "draw ares"),
        ("greek 1", "ship 1", "draw zeus"),
    ],
)
def test_three_steps_in_any_mix_and_order(steps: tuple[str, ...]) -> None:
    state = do(field(PLAIN), "reinforce", *steps)
    assert state.actor is CHANCE or "done" in codes(state)
    drawn = sum(step.startswith("draw") for step in steps)
    for _ in range(drawn):
        state.apply(state.odds()[0][0])
    assert len(hand(state, 0).split(",")) == drawn or not drawn


@rule("HE-REIN-02", "HE-R-30", "HE-V-09")
def test_more_temples_than_the_rival_give_a_fourth_step() -> None:
    plain, temple = "LWWWLL@1,0", "WLLLLLt@-1,0"
    strait = "WLWWLWt@0,-1"
    for cities, steps in (("L:L", 4), ("L:D", 3), ("D:D", 3)):
        one, two = cities.split(":")
        state = laid(f"{plain}:L2G0S {temple}:{one}1G0S {strait}:{two}1G0S")
        do(state, "reinforce")
        assert state.steps_left == steps, cities
    state = laid(f"{plain}:L2G0S LLWWWL@0,1:D2G0S")
    assert do(state, "reinforce").observe(None).table.steps_left == 3


@rule("HE-REIN-03")
def test_greeks_go_to_own_cities_below_three() -> None:
    state = do(field("L3G0S D1G0S L1G0S D1G0S"), "reinforce")
    assert [code for code in codes(state) if code.startswith("greek")] == ["greek 3"]
    assert refused(state, "greek 1") == "HE-REIN-03"
    assert refused(state, "greek 2") == "HE-REIN-03"


@rule("HE-REIN-04")
def test_ships_go_to_own_cities_below_three_even_where_none_is() -> None:
    state = do(field("L1G3S D1G0S L1G0S D1G0S"), "reinforce")
    assert [code for code in codes(state) if code.startswith("ship")] == ["ship 3"]
    assert refused(state, "ship 1") == "HE-REIN-04"


@rule("HE-REIN-05")
def test_a_card_is_drawn_from_any_pile() -> None:
    state = do(field(PLAIN), "reinforce")
    assert {"draw ares", "draw poseidon", "draw zeus"} <= set(codes(state))
    do(state, "draw zeus")
    assert state.piles == [16, 16, 15]


@rule("HE-REIN-06", "HE-REIN-08", "HE-GOD-02", "HE-V-10")
def test_seven_cards_and_three_of_a_god_are_the_most() -> None:
    state = do(field(PLAIN, one="hand=A1,A2,A3,P1,P2,Z1"), "reinforce")
    assert [code for code in codes(state) if code.startswith("draw")] == ["draw poseidon", "draw zeus"]
    assert refused(state, "draw ares") == "HE-REIN-06"
    do(state, "draw poseidon")  # unseen, but it counts
    assert not [code for code in codes(state) if code.startswith("draw")]
    assert refused(state, "draw zeus") == "HE-REIN-06"
    state = do(field(PLAIN, one="hand=A1,A2,A3,P1,P2,P3"), "reinforce")
    assert [code for code in codes(state) if code.startswith("draw")] == ["draw zeus"]


@rule("HE-REIN-07")
def test_cards_drawn_stay_unseen_until_the_reinforcement_is_over() -> None:
    state = do(field(PLAIN), "reinforce", "draw ares", "draw zeus")
    table = state.observe(Player.ONE).table
    assert table.sides[0].unseen == (1, 0, 1) and table.own.hand == ()
    do(state, "ship 1")
    assert state.actor is CHANCE and state.stream == "ares"
    do(state, "deal A3", "deal Z4")
    assert hand(state, 0) == "A3,Z4"
    assert state.observe(Player.TWO).table.sides[0].hand == (1, 0, 1)


@rule("HE-REIN-09")
def test_an_empty_supply_gives_no_pieces() -> None:
    tiles = "LWWWLL@1,0:L3G3S LLWWWL@0,1:L3G3S WLLLWW@-1,0:L3G3S WWLLLW@1,1:L3G1S WWWWLW@0,-1:L3G0S WWWWWW@-1,1:D1G0S"
    state = do(laid(tiles), "reinforce")
    assert [code for code in codes(state) if code[:4] in ("gree", "ship")] == []
    assert refused(state, "ship 5") == "HE-REIN-09"


@rule("HE-REIN-10")
def test_steps_need_no_neighbour_and_no_water() -> None:
    state = do(field("D1G0S D1G0S D1G0S L1G0S"), "reinforce")
    assert {"greek 4", "ship 4"} <= set(codes(state))


@rule("HE-R-04")
def test_three_steps_are_compulsory_as_far_as_possible() -> None:
    state = do(field(PLAIN), "reinforce")
    assert refused(state, "stop") == "HE-R-04"
    do(state, "ship 1", "ship 1")
    assert "stop" not in codes(state)
    loose = do(field(PLAIN, reinforce_strict=False), "reinforce")
    assert "stop" in codes(loose)
    do(loose, "stop", "done")
    assert loose.actor is Player.TWO
    temple = "LWWWLL@1,0:L2G0S WLLLLLt@-1,0:L1G0S LLWWWL@0,1:D1G0S"
    state = do(laid(temple), "reinforce", "ship 1", "ship 1", "ship 1")
    assert "stop" in codes(state)  # the fourth is a gift
    none = do(field("D1G0S D1G0S D1G0S D1G0S", one="hand=A1,A2,A3,P1,P2,P3,Z1"), "reinforce")
    assert codes(none) == ["stop"]


# The end.


@rule("HE-COMP-08", "HE-END-01", "HE-END-03", "HE-END-04", "HE-V-23", "HE-R-20")
def test_ten_cities_at_the_end_of_the_own_turn_win() -> None:
    for mine in (10, 11):
        state = world([*["L1G0S"] * mine, "D1G0S"])
        do(state, "reinforce", "ship 1", "ship 1", "ship 1", *(["stop"] if mine == 10 else []))  # a temple more
        assert state.outcome is None
        do(state, "done")
        assert state.outcome is not None and state.outcome.winner is Player.ONE
        assert state.outcome.clause == "HE-END-01"
    rival = world([*["L1G0S"] * 10, "D1G0S"], "active=2")
    do(rival, "reinforce", "ship 11", "ship 11", "ship 11")
    assert rival.outcome is None and rival.actor is Player.ONE  # only the active player is tested


@rule("HE-V-23")
def test_a_tenth_city_by_voyage_wins_at_the_end_of_the_turn() -> None:
    state = world([*["L1G1S"] * 9, "D1G0S"], "agenda=flip_voyage.1 action=voyage", one="hand=A6")
    do(state, "flip WWWWLL")
    do(state, next(code for code in codes(state) if code.startswith("lay")))
    while state.top.step.name != "after":
        do(state, codes(state)[-1])
    assert state.sides[0].cities() == 10 and state.outcome is None
    do(state, "done")
    assert state.outcome is not None and state.outcome.winner is Player.ONE


@rule("HE-R-37", "HE-END-04")
def test_the_turn_cap_ends_the_game_for_whoever_holds_more() -> None:
    state = field(PLAIN, "turn=5", turn_cap=5)
    do(state, "reinforce", "ship 1", "ship 1", "ship 3", "done")
    assert state.outcome is not None and state.outcome.winner is None and state.outcome.clause == "HE-R-37"
    state = field("L2G1S D1G1S L1G0S L1G1S", "turn=5", turn_cap=5)
    do(state, "reinforce", "ship 1", "ship 1", "ship 3", "done")
    assert state.outcome is not None and state.outcome.winner is Player.ONE


@rule("HE-END-02", "HE-R-20")
def test_by_the_switch_the_tenth_city_ends_the_game_at_once() -> None:
    cities = ["L1G0S", "D1G0S", *["L1G0S"] * 8, "D1G0S"]
    cities[5] = "L2G0S"  # 6 touches 2 by land
    state = world(cities, one="hand=P7", win_timing="instant")
    do(state, "attack", "target 2", "send 6", "commit")
    assert state.outcome is not None and state.outcome.clause == "HE-END-02"
    state = world(cities, one="hand=P7")
    do(state, "attack", "target 2", "send 6", "commit")
    assert state.outcome is None and state.sides[0].cities() == 10
    assert do(state, "done").outcome is not None


@rule("HE-R-26")
def test_a_player_without_cities_goes_on_with_cards_unless_the_switch_says_he_has_lost() -> None:
    cities = "L2G0S D1G0S L1G0S L1G0S"
    for loses in (False, True):
        state = field(cities, zero_city_loss=loses)
        do(state, "attack", "target 2", "send 1", "commit")
        if loses:
            assert state.outcome is not None and state.outcome.clause == "HE-R-26"  # at once, before any reorganisation
            assert state.outcome.winner is Player.ONE
            continue
        assert state.outcome is None
        if state.actor is Player.ONE:
            do(state, "done")
        assert state.actor is Player.TWO and "attack" not in codes(state)
        do(state, "reinforce")
        assert [code.split()[0] for code in codes(state)] == ["draw"] * 3


@rule("HE-R-26")
def test_a_player_without_cities_is_offered_to_resign() -> None:
    words = narrator_for(kleos.load("hellas"), ("one", "two"))
    lost = field("L2G0S L1G0S L1G0S L1G0S", "active=2 agenda=act.2")
    assert "resign" in words.asked(lost.observe(Player.TWO))
    assert "resign" not in words.asked(field("L2G0S D1G0S L1G0S L1G0S").observe(Player.ONE))


@rule("HE-END-05")
def test_every_city_has_one_holder_also_after_a_conquest() -> None:
    state = do(field("L2G0S D1G0S L1G0S D1G0S"), "attack", "target 2", "send 1", "commit")
    one, two = state.sides
    assert one.held & two.held == 0 and one.cities() + two.cities() == 4


@rule("HE-END-06")
def test_with_nine_cities_each_five_tiles_are_left() -> None:
    state = world(["L1G0S", "D1G0S"] * 9)
    assert [side.cities() for side in state.sides] == [9, 9] and state.tiles_left() == 5
