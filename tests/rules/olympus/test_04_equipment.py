"""FO-EQP: equipment."""

from tests.rules.olympus.positions import (
    at,
    changed,
    choices,
    damage,
    discard,
    do,
    draw_any,
    effect,
    hand,
    position,
    slots,
    standing,
    unit,
)
from tests.support import refused, rule


@rule("FO-EQP-01", "FO-EQP-02")
def test_equipment_fuses_with_its_bearer_and_raises_its_values() -> None:
    state = do(at("one hand=Red_Helmet O1=Phaiaken"), "play Red Helmet", "equip O1")  # 1/3 with +1/+2
    bearer = unit(state, 1, "O1")
    assert (bearer.attack, bearer.defence, bearer.equipment) == (2, 5, "RE1")


@rule("FO-EQP-03")
def test_attached_equipment_is_colourless() -> None:
    state = at("one O1=Andromache O2=Andromeda / two O1=Argonauten+Green_Helmet O2=Danaer")
    assert unit(state, 1, "O1").attack == 2  # strong against green: the bearer is blue


@rule("FO-EQP-04", "FO-PAY-06")
def test_equipment_in_hand_pays_with_its_colour() -> None:
    state = do(at("one hand=Peleus,Blue_Shield"), "play Peleus")
    assert choices(state) == ["pay Blue Shield"]


@rule("FO-EQP-05")
def test_an_equipped_unit_falls_only_at_its_improved_defence() -> None:
    state = at("one O1=Myrmidonen / two O1=Danaer+Red_Shield:w1")  # 2/2 with +1/+3, attack 3
    draw_any(do(state, "end"))
    assert damage(state, 2, "O1") == 4
    state = at("one O1=Myrmidonen / two O1=Danaer+Red_Shield:w2")
    draw_any(do(state, "end"))
    assert slots(state, 2)["O1"] is None


@rule("FO-EQP-06")
def test_unit_and_equipment_go_to_the_discard_pile_together() -> None:
    state = at("one O1=Myrmidonen / two O1=Danaer+Red_Shield:w2")
    draw_any(do(state, "end"))
    assert discard(state) == ["Danaer", "Red Shield"]


@rule("FO-EQP-07", "FO-ABL-11")
def test_equipment_moves_along() -> None:
    state = at("one hand=Ariadne,Danaer O1=Argonauten+Red_Shield")
    do(state, "play Ariadne", "pay Danaer", "place O2", "own O1", "to T")
    assert unit(state, 1, "T").equipment == "RE2"


@rule("FO-EQP-08")
def test_a_unit_that_returns_to_hand_leaves_its_equipment_in_the_discard_pile() -> None:
    state = at("one hand=Kirke,Peleus,Menelaos,Elektra / two O1=Argonauten+Red_Shield")
    do(state, "play Kirke", "pay Peleus", "pay Menelaos", "pay Elektra", "place O2", "enemy O1")
    assert hand(state, 2) == ["Argonauten"]
    assert discard(state)[-1] == "Red Shield"


@rule("FO-EQP-09")
def test_a_unit_carries_one_equipment_at_most() -> None:
    state = do(at("one hand=Red_Helmet O1=Danaer+Red_Shield O2=Danaer"), "play Red Helmet")
    assert choices(state) == ["equip O2"]
    assert refused(state, "equip O1") == "FO-EQP-09"


@rule("FO-EQP-10")
def test_equipment_needs_a_unit_on_the_table() -> None:
    state = at("one hand=Red_Helmet / two O1=Danaer")
    assert refused(state, "play RE1") == "FO-EQP-10"


@rule("FO-EQP-11", "FO-R-14")
def test_the_bearer_is_an_own_unit() -> None:
    state = do(at("one hand=Red_Helmet O2=Danaer / two O1=Danaer"), "play Red Helmet")
    assert choices(state) == ["equip O2"]
    assert refused(state, "equip O1") == "FO-EQP-10"


@rule("FO-EQP-12")
def test_equipment_needs_no_free_slot() -> None:
    state = at(
        "played=1 / one hand=Red_Helmet,Karer O1=Danaer+Red_Shield O2=Danaer+Blue_Shield O3=Argonauten+Blue_Sword"
        " D1=Argonauten+Green_Sword D2=Phaiaken+Green_Shield T=Phaiaken"
    )
    assert choices(state) == ["play Red Helmet", "end"]
    assert choices(do(state, "play Red Helmet")) == ["equip T"]


@rule("FO-R-34", "FO-EFF-04")
def test_the_effects_of_equipment_are_its_bearers() -> None:
    state = do(at("one hand=Red_Sword T=Danaer / two T=Phaiaken"), "play Red Sword", "equip T", "use")
    assert damage(state, 2, "T") == 1
    state = do(at("one hand=Red_Sword T=Danaer / two T=Perseus"), "play Red Sword", "equip T")
    assert choices(state) == ["end"], "silenced with the bearer"
    assert unit(state, 1, "T").attack == 2 + 2, "the values are not"


@rule("FO-EFF-04")
def test_a_units_effects_come_before_those_of_its_equipment() -> None:
    game = changed({"Red Sword": {"effects": [effect("attack", "draw", n=1)]}})
    state = do(position(game, "one O1=Polydeukes+Red_Sword:w2"), "end")
    assert choices(state) == ["use", "decline"]  # he may heal himself first
    do(state, "use")
    assert damage(state, 1, "O1") == 0
    assert state.stream == "deck"


@rule("FO-R-15")
def test_equipment_leaves_the_damage_of_its_bearer() -> None:
    state = do(at("one hand=Red_Shield O1=Phaiaken:w2"), "play Red Shield", "equip O1")
    assert (damage(state, 1, "O1"), unit(state, 1, "O1").defence) == (2, 6)
    assert standing(state, 1) == {"O1": "Phaiaken"}
