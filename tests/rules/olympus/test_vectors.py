"""The ledger's vectors: book examples FO-VB and hand-computed ones FO-V, each by its id. c1..c4 = R, B, Y, G."""

from kleos import Player
from kleos.games.olympus.state import OlympusState
from tests.rules.olympus.positions import (
    asked,
    at,
    changed,
    choices,
    damage,
    discard,
    do,
    draw_any,
    effect,
    finish_turn,
    hand,
    markers,
    position,
    set_up,
    standing,
    unit,
)
from tests.support import refused, rule


def winner(state: OlympusState) -> Player | None:
    """Who has won; the game must be over."""
    assert state.outcome is not None
    return state.outcome.winner


@rule("FO-VB-01")
def test_vb_01_menelaos_beats_alkmene_and_medea_takes_a_marker() -> None:
    state = do(at("one D1=Menelaos D2=Medea / two D1=Alkmene"), "end")
    assert standing(state, 2) == {} and discard(state) == ["Alkmene"]
    assert asked(state) == "marker 1", "nobody is wounded, so Medea asks nothing"
    assert choices(state) == ["take R", "take B", "take Y", "take G"]
    do(state, "take B")
    assert (markers(state), markers(state, 1), state.score) == ("RYG", "B", 0)
    assert damage(state, 1, "D1") == damage(state, 1, "D2") == 0


@rule("FO-VB-02")
def test_vb_02_a_stronger_alkmene_stays_with_two_damage() -> None:
    game = changed({"Alkmene": {"D": 3}})
    state = do(position(game, "one D1=Menelaos D2=Medea / two D1=Alkmene"), "end")
    assert damage(state, 2, "D1") == 2
    assert choices(state) == ["take R", "take B", "take Y", "take G"]


@rule("FO-V-01")
def test_v_01_set_up() -> None:
    state = draw_any(set_up())
    assert (len(state.bag) - state.deck, len(state.sides[0].hand), len(state.sides[1].hand)) == (20, 6, 6)
    assert (state.deck, markers(state), state.score) == (64, "RBYG", 0)
    assert standing(state, 1) == standing(state, 2) == {}


@rule("FO-V-02")
def test_v_02_payment_mix() -> None:
    game = changed({"Kyknos": {"cost": "RRY"}})
    state = position(game, "one hand=Kyknos,Menelaos,Achilleus,Peleus markers=Y")
    do(state, "play Kyknos")
    assert choices(state) == ["pay Menelaos", "pay Achilleus"]
    do(state, "pay Menelaos")
    assert choices(state) == ["pay Achilleus"]
    do(state, "pay Achilleus")
    assert choices(state) == ["pay marker Y"]
    do(state, "pay marker Y")
    assert hand(state, 1) == ["Peleus"] and len(state.discard) == 2 and markers(state) == "RBYG"


@rule("FO-V-03")
def test_v_03_self_payment() -> None:
    assert refused(at("one hand=Menelaos"), "play R2") == "FO-PAY-01"
    state = do(at("one hand=Menelaos markers=R"), "play Menelaos", "pay marker R")
    assert hand(state, 1) == []


@rule("FO-V-04")
def test_v_04_overpay() -> None:
    state = do(at("one hand=Kadmos,Peleus,Alkmene"), "play Kadmos")  # B
    assert refused(state, "pay G1") == "FO-PAY-01"
    assert asked(do(state, "pay Peleus")) == "place 1"
    assert asked(do(at("one hand=Alkmene,Peleus"), "play Alkmene")) == "place 1"


@rule("FO-V-05")
def test_v_05_a_multicolour_card_is_one_unit_of_payment() -> None:
    assert refused(at("one hand=Cheiron,Achilleus"), "play R5") == "FO-PAY-01"  # RB
    assert refused(at("one hand=Cheiron,Achilleus,Danaer"), "play R5") == "FO-PAY-01"
    assert "play Cheiron" in choices(at("one hand=Cheiron,Achilleus,Hektor"))


@rule("FO-V-06")
def test_v_06_equipment_on_a_wounded_unit() -> None:
    state = at("one hand=Red_Helmet O1=Phaiaken:w2 / two O1=Danaer")
    do(state, "play Red Helmet", "equip O1")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence, damage(state, 1, "O1")) == (2, 5, 2)
    state = do(at("active=2 / one O1=Phaiaken+Red_Helmet:w2 / two O1=Danaer"), "end")
    assert damage(state, 1, "O1") == 4
    state = do(at("active=2 / one O1=Phaiaken+Red_Helmet:w4 / two O1=Phaiaken"), "end")
    assert discard(state) == ["Phaiaken", "Red Helmet"] and state.sides[0].damage[0] == 0


@rule("FO-V-07")
def test_v_07_surplus_is_lost() -> None:
    game = changed({"Elektra": {"D": 1, "effects": [effect("always", "no_bonus", area="troy")]}})
    state = do(position(game, "one O2=Elektra / two O2=Danaer"), "end")
    assert state.score == 0 and standing(state, 2) == {}
    state = do(position(game, "one O2=Elektra O3=Danaer / two O2=Danaer"), "end")
    assert state.score == 1


@rule("FO-V-08")
def test_v_08_seven_cuts_the_phase() -> None:
    state = do(at("score=5 deck=40 / one O1=Danaer O2=Danaer T=Karer"), "end")
    assert winner(state) is Player.ONE and state.deck == 40


@rule("FO-V-09")
def test_v_09_tug_of_war() -> None:
    state = at("score=-3 / one O1=Danaer O2=Danaer O3=Argonauten / two hand=Aeneas,Menelaos,Elektra")
    draw_any(do(state, "end"))
    assert state.score == 0
    do(state, "play Aeneas", "pay Menelaos", "pay Elektra", "place O1", "enemy O1")
    do(state, "end")
    assert state.score == -1


@rule("FO-V-10")
def test_v_10_delphi_economy() -> None:
    state = at("one D1=Danaer D2=Argonauten markers=YG / two markers=RB")
    do(state, "end", "take R", "take B")
    assert markers(state, 1) == "RBYG"
    draw_any(state)
    finish_turn(state)
    do(state, "end")
    assert asked(state) == "draw chance"


@rule("FO-V-11")
def test_v_11_spend_and_win_again() -> None:
    state = at("one hand=Ariadne D1=Danaer markers=G")
    do(state, "play Ariadne", "pay marker G", "place O1", "decline")
    assert markers(state) == "RBYG"
    assert "take G" in choices(do(state, "end"))


@rule("FO-V-12")
def test_v_12_troy_empties_the_pile() -> None:
    state = do(at("deck=1 score=1 / one T=Danaer"), "end", "draw Karer")
    assert winner(state) is Player.ONE and hand(state, 1) == ["Karer"]


@rule("FO-V-13")
def test_v_13_draw_phase_short() -> None:
    state = do(at("deck=1 score=-2"), "end", "draw Karer")
    assert winner(state) is Player.TWO


@rule("FO-V-14")
def test_v_14_zero_at_exhaustion() -> None:
    state = do(at("deck=2"), "end", "draw Karer", "draw Peleus")
    assert winner(state) is None


@rule("FO-V-15", "FO-R-04")
def test_v_15_early_exhaustion_by_an_ability() -> None:
    state = at("deck=1 score=-1 / one hand=Plejaden,Peleus O1=Danaer O2=Argonauten")
    do(state, "play Plejaden", "pay Peleus", "place D1", "use", "draw Karer")
    assert state.outcome is None
    do(state, "end", "take R")
    assert winner(state) is Player.ONE and state.score == 1


SIX = "O1=Danaer O2=Danaer O3=Argonauten D1=Argonauten D2=Phaiaken T=Phaiaken"


@rule("FO-V-16")
def test_v_16_full_house() -> None:
    state = at(f"score=6 / two {SIX}")
    assert winner(draw_any(do(state, "end"))) is Player.TWO


@rule("FO-V-17")
def test_v_17_full_house_broken() -> None:
    state = at(f"score=6 / one O2=Kikonen / two {SIX}")
    draw_any(do(state, "end"))
    assert state.outcome is None and asked(state) == "play 2"


@rule("FO-V-18")
def test_v_18_full_house_loses_to_exhaustion() -> None:
    state = at(f"score=1 deck=2 / two {SIX}")
    assert winner(draw_any(do(state, "end"))) is Player.ONE


@rule("FO-V-19")
def test_v_19_attack_zero() -> None:
    game = changed({"Phaiaken": {"A": 0, "D": 4}, "Red Helmet": {"A": 1, "D": 0}})
    assert do(position(game, "one O3=Phaiaken"), "end").score == 0
    assert do(position(game, "one O3=Phaiaken+Red_Helmet"), "end").score == 1


@rule("FO-V-20", "FO-R-17")
def test_v_20_return_to_hand() -> None:
    state = at("one hand=Kirke,Peleus,Menelaos,Elektra / two O1=Phaiaken+Red_Helmet:w2")
    do(state, "play Kirke", "pay Peleus", "pay Menelaos", "pay Elektra", "place O1")
    before = len(state.discard)
    do(state, "enemy O1")
    assert hand(state, 2) == ["Phaiaken"] and len(state.discard) == before + 1
    assert state.sides[1].damage == [0] * 6


@rule("FO-V-21")
def test_v_21_colourless_equipment() -> None:
    for foe, attack in (("Danaer", 3), ("Argonauten+Green_Helmet", 2), ("Achilleus", 3)):
        assert unit(at(f"one O1=Andromache / two O1={foe}"), 1, "O1").attack == attack


@rule("FO-V-22")
def test_v_22_starter_skip() -> None:
    first = "turn=1 skip=open / one hand=Danaer,Karer"
    state = at(first)
    do(state, "play Danaer", "place O1", "play Karer", "place O2", "end", "skip attack")
    assert len(hand(draw_any(state), 1)) == 2
    state = do(at(first), "skip play")
    assert len(hand(draw_any(state), 1)) == 4
    state = do(at(first), "play Danaer", "place O1", "end", "attack")
    assert asked(state) == "play 2" and hand(state, 1) == ["Karer"], "the draw is dropped"


@rule("FO-V-23", "FO-R-18")
def test_v_23_once_per_unit() -> None:
    game = changed({"Iason": {"effects": [effect("attack", "move", must=False, units="one")]}})
    state = do(position(game, "one O1=Iason"), "end", "own O1", "to T")
    assert asked(state) == "draw chance" and state.phase == 2, "the attack goes on at Troy"
    do(state, "draw Karer")
    assert state.phase == 3 and state.score == 0, "and is not made a second time"


@rule("FO-V-24", "FO-END-07")
def test_v_24_length_bound() -> None:
    for skip, turns in (("skip attack", 32), ("attack", 33)):
        state = do(set_up(), "starter 1")
        draw_any(state)
        do(state, "end", skip)
        while state.outcome is None:
            draw_any(state)
            if state.outcome is None:
                do(state, "end")
        assert state.turn == turns
