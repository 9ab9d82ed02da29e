"""FO-PLAY, FO-PAY and FO-PLC: phase 1."""

from tests.rules.olympus.positions import asked, at, choices, discard, do, draw_any, hand, markers, slots, standing
from tests.support import refused, rule


@rule("FO-PLAY-01")
def test_any_number_of_cards_one_after_another() -> None:
    state = at("one hand=Danaer,Argonauten,Karer")
    assert choices(state) == ["play Argonauten", "play Karer", "play Danaer", "end"]
    do(state, "play Karer", "place O1", "play Danaer", "place T")
    assert choices(state) == ["play Argonauten", "end"]
    assert refused(state, "play YS1") == "FO-PLAY-01"


@rule("FO-PLAY-02")
def test_a_card_is_announced_paid_placed_and_then_works() -> None:
    state = at("one hand=Menelaos,Kastor / two O1=Phaiaken")
    assert asked(do(state, "play Menelaos")) == "pay 1"
    assert hand(state, 1) == ["Kastor"]
    assert asked(do(state, "pay Kastor")) == "place 1"
    assert asked(do(state, "place O1")) == "use 1"
    assert asked(do(state, "use")) == "play 1"


@rule("FO-PLAY-03")
def test_what_an_ability_gains_may_be_used_for_the_next_card() -> None:
    state = at("one hand=Argos,Peleus,Karer,Kadmos")
    do(state, "play Argos", "pay Peleus", "pay Karer", "place O1", "take B")
    assert choices(state) == ["play Kadmos", "end"]  # cost B, paid with the marker just taken
    do(state, "play Kadmos")
    assert choices(state) == ["pay marker B"]


@rule("FO-PAY-01", "FO-PAY-09")
def test_hand_cards_of_the_right_colour_pay_and_are_discarded() -> None:
    state = do(at("one hand=Aeneas,Menelaos,Karer,Danaer"), "play Aeneas")  # RY
    assert choices(state) == ["pay Menelaos"]
    assert refused(state, "pay YS1") == "FO-PAY-01"
    do(state, "pay Menelaos")
    assert choices(state) == ["pay Karer"]
    do(state, "pay Karer")
    assert discard(state) == ["Menelaos", "Karer"]
    assert hand(state, 1) == ["Danaer"]


@rule("FO-PAY-02")
def test_a_multicolour_card_may_stand_for_any_single_colour() -> None:
    for cost, card in (("Menelaos", "R"), ("Peleus", "B"), ("Elektra", "Y"), ("Ariadne", "G")):
        state = do(at(f"one hand={cost},Achilleus"), f"play {cost}")
        assert choices(state) == ["pay Achilleus"], card


@rule("FO-PAY-02")
def test_a_multicolour_card_is_not_wasted_where_the_rest_needs_it() -> None:
    state = do(at("one hand=Aeneas,Menelaos,Achilleus"), "play Aeneas")  # RY: red by Menelaos, yellow by the other
    assert choices(state) == ["pay Menelaos"]
    assert refused(state, "pay R12") == "FO-PAY-02"


@rule("FO-PAY-03")
def test_an_owned_marker_replaces_a_card_of_its_colour() -> None:
    state = do(at("one hand=Cheiron,Peleus markers=R"), "play Cheiron")  # RB
    assert choices(state) == ["pay marker R"]
    assert refused(state, "pay marker B") == "FO-PAY-03"


@rule("FO-PAY-04", "FO-R-08")
def test_a_spent_marker_lies_on_the_board_at_once() -> None:
    state = do(at("one hand=Menelaos markers=R"), "play Menelaos", "pay marker R")
    assert markers(state) == "RBYG" and markers(state, 1) == ""


@rule("FO-PAY-05")
def test_a_second_symbol_of_a_colour_needs_a_card() -> None:
    state = at("one hand=Tydeus markers=R")  # RR
    assert refused(state, "play R8") == "FO-PAY-01"
    assert choices(at("one hand=Tydeus,Menelaos markers=R")) == ["play Menelaos", "play Tydeus", "end"]


@rule("FO-PAY-06")
def test_heroes_soldiers_and_equipment_all_pay() -> None:
    state = do(at("one hand=Menelaos,Kastor,Kikonen,Red_Sword"), "play Menelaos")
    assert choices(state) == ["pay Kastor", "pay Kikonen", "pay Red Sword"]


@rule("FO-PAY-07", "FO-R-05")
def test_a_card_cannot_pay_for_itself() -> None:
    assert choices(at("one hand=Menelaos")) == ["end"]
    state = do(at("one hand=Menelaos,Kastor"), "play Menelaos")
    assert refused(state, "pay R2") == "FO-PAY-07"
    assert choices(at("one hand=Kikonen,Kikonen")) == ["play Kikonen", "end"], "its twin can"


@rule("FO-PAY-08", "FO-R-06")
def test_nothing_is_paid_beyond_the_cost() -> None:
    state = do(at("one hand=Menelaos,Kastor,Kikonen"), "play Menelaos", "pay Kastor")
    assert refused(state, "pay RS2") == "FO-PAY-01"
    assert asked(state) == "place 1"


@rule("FO-PLC-01")
def test_a_unit_goes_to_any_free_own_slot() -> None:
    state = do(at("one hand=Danaer O2=Karer / two O1=Karer"), "play Danaer")
    assert choices(state) == ["place O1", "place O3", "place D1", "place D2", "place T"]


@rule("FO-PLC-02")
def test_a_slot_holds_one_unit() -> None:
    state = do(at("one hand=Danaer O2=Karer"), "play Danaer")
    assert refused(state, "place O2") == "FO-PLC-02"


FULL = "played=1 / one hand=Danaer,Red_Helmet O1=Karer O2=Karer O3=Argonauten D1=Argonauten D2=Phaiaken T=Phaiaken"


@rule("FO-PLC-03", "FO-PLC-04")
def test_with_six_units_no_further_unit_may_be_played() -> None:
    state = at(FULL)
    assert choices(state) == ["play Red Helmet", "end"]
    assert refused(state, "play GS1") == "FO-PLC-03"


@rule("FO-PLC-05")
def test_a_card_without_a_place_is_not_paid_for() -> None:
    state = at("one hand=Blue_Helmet,Peleus")
    assert refused(state, "play BE1") == "FO-EQP-10"
    assert hand(state, 1) == ["Peleus", "Blue Helmet"]


@rule("FO-PLC-04")
def test_nothing_on_the_table_may_be_given_up_to_make_room() -> None:
    state = at(FULL)
    before = standing(state, 1)
    for move in state.game.moves:
        if state.is_legal(move) and move.code.startswith("play"):
            do(state, move.code, "equip O1")
            break
    assert standing(state, 1) == before
    assert slots(state, 1)["O1"] is not None
    draw_any(state)
