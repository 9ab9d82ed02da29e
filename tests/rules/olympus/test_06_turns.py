"""FO-TURN: the order of a turn."""

from kleos import Player
from kleos.games.olympus.state import OlympusState
from tests.rules.olympus.positions import asked, at, choices, damage, do, draw_any, finish_turn, hand
from tests.support import refused, rule

FIRST = "turn=1 skip=open deck=60"


@rule("FO-TURN-02")
def test_attacks_have_their_phase() -> None:
    state = at("one O1=Danaer")
    assert refused(state, "attack") == "FO-TURN-02" and refused(state, "hold") == "FO-R-12"


@rule("FO-TURN-01")
def test_players_alternate() -> None:
    state = at("turn=3")
    assert state.actor is Player.ONE
    assert finish_turn(state).actor is Player.TWO
    assert finish_turn(state).actor is Player.ONE


@rule("FO-TURN-02")
def test_a_turn_is_play_then_attack_then_draw() -> None:
    state = at("one hand=Danaer O1=Argonauten D1=Iason")
    assert asked(state) == "play 1"
    do(state, "end")
    assert state.score == 1 and asked(state) == "use 1" and state.phase == 2
    do(state, "decline")
    assert asked(state) == "marker 1"
    do(state, "take R")
    assert asked(state) == "draw chance" and state.phase == 3
    assert len(hand(draw_any(state), 1)) == 3


@rule("FO-TURN-03", "FO-END-01")
def test_six_units_are_tested_before_the_turn_begins() -> None:
    state = at("active=2 / one O1=Danaer O2=Danaer O3=Argonauten D1=Argonauten D2=Phaiaken T=Phaiaken")
    draw_any(do(state, "end"))
    assert state.outcome is not None and state.outcome.winner is Player.ONE
    assert state.outcome.clause == "FO-END-01"


@rule("FO-TURN-04", "FO-R-02")
def test_the_starter_may_skip_the_attack() -> None:
    state = do(at(f"{FIRST} / one O1=Danaer"), "end")
    assert choices(state) == ["skip attack", "attack"]
    do(state, "skip attack")
    assert state.score == 0 and asked(state) == "draw chance"


@rule("FO-TURN-04", "FO-R-02")
def test_the_starter_may_skip_the_play_phase_before_any_card_is_played() -> None:
    state = at(f"{FIRST} / one hand=Danaer O1=Danaer")
    assert choices(state) == ["play Danaer", "end", "skip play"]
    skipped = do(state.copy(), "skip play")
    assert skipped.score == 1 and asked(skipped) == "draw chance"
    do(state, "play Danaer", "place O2")
    assert choices(state) == ["end"]
    assert refused(state, "skip play") == "FO-R-02"


@rule("FO-TURN-04", "FO-R-02")
def test_an_unspent_skip_leaves_out_the_draw() -> None:
    state = do(at(f"{FIRST} / one O1=Danaer"), "end", "attack")
    assert state.score == 1
    assert asked(state) == "play 2" and hand(state, 1) == []


@rule("FO-R-02")
def test_a_declared_skip_is_chosen_before_the_first_phase() -> None:
    def opened(skip: str) -> OlympusState:
        state = draw_any(at("turn=0 phase=setup agenda=turn.1 / one hand=Danaer O1=Danaer", starter_skip="declared"))
        assert choices(state) == ["skip play", "skip attack", "skip draw"]
        return do(state, skip)

    state = opened("skip play")
    assert asked(state) == "draw chance" and state.score == 1
    state = opened("skip attack")
    assert asked(do(state, "end")) == "draw chance" and state.score == 0
    state = opened("skip draw")
    assert asked(do(state, "end")) == "play 2" and state.score == 1


@rule("FO-R-02")
def test_with_attack_only_the_starter_always_skips_the_attack() -> None:
    state = at("turn=0 phase=setup agenda=turn.1 / one O1=Danaer", starter_skip="attack_only")
    assert choices(state) == ["end"]
    assert asked(do(state, "end")) == "draw chance" and state.score == 0


@rule("FO-TURN-05")
def test_nobody_skips_a_phase_in_a_later_turn() -> None:
    state = at("turn=2 active=2 starter=1 / two O1=Danaer")
    assert choices(state) == ["end"]
    assert refused(state, "skip play") == "FO-TURN-05"
    assert asked(do(state, "end")) == "draw chance" and state.score == -1


@rule("FO-TURN-06", "FO-EFF-11")
def test_after_the_draw_come_the_end_of_turn_effects_from_o1_to_t() -> None:
    state = at(
        "one hand=Karer,Danaer O1=Meleagros O2=Elektra:w1 T=Taurer+Yellow_Sword / two O1=Danae O2=Glaukos T=Aias"
    )
    do(state, "end")
    while asked(state) == "draw chance":
        state.apply(state.legal_moves()[0])
    assert asked(state) == "upkeep 1" and damage(state, 1, "O2") == 1
    do(state, "decline")
    assert damage(state, 1, "O1") == 2
    assert damage(state, 1, "O2") == 2
    assert damage(state, 1, "T") == 2, "the unit and then its equipment"
    assert asked(state) == "play 2"


@rule("FO-TURN-06")
def test_the_end_step_belongs_to_the_active_player_alone() -> None:
    state = at("one O1=Danaer / two O1=Hektor O2=Taurer")
    draw_any(do(state, "end"))
    assert damage(state, 2, "O2") == 0
