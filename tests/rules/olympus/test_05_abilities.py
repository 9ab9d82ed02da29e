"""FO-ABL: special abilities in general."""

from tests.rules.olympus.positions import at, changed, choices, damage, do, draw_any, effect, position, standing, unit
from tests.support import refused, rule


@rule("FO-ABL-01")
def test_abilities_work_once_when_played_at_each_attack_or_always() -> None:
    state = do(at("one hand=Menelaos,Kastor D1=Iason D2=Hekabe / two O1=Phaiaken D1=Phaiaken"), "play Menelaos")
    do(state, "pay Kastor", "place O1", "use")
    assert damage(state, 2, "O1") == 1  # played
    assert unit(state, 1, "D1").defence == 4  # always
    do(state, "end")
    assert choices(state) == ["use", "decline"]  # attack: Iason, not Menelaos again
    assert state.top.a == 3


@rule("FO-ABL-02")
def test_the_card_says_whether_use_is_optional() -> None:
    state = do(at("one hand=Klytaimnestra,Karer O1=Danaer"), "play Klytaimnestra", "pay Karer", "place O2")
    assert choices(state) == ["own O1"]
    assert refused(state, "decline") == "FO-EFF-02"


@rule("FO-ABL-03")
def test_a_card_may_be_played_although_its_ability_does_nothing() -> None:
    state = do(at("one hand=Alkmene O1=Danaer"), "play Alkmene", "place O2")
    assert choices(state) == ["end"]


@rule("FO-ABL-04")
def test_an_on_play_ability_comes_before_the_next_card() -> None:
    state = do(at("one hand=Amazonen,Danaer / two O1=Phaiaken"), "play Amazonen", "place O1")
    assert choices(state) == ["use", "decline"]
    assert refused(state, "play GS1") == "FO-PLAY-01"


@rule("FO-ABL-05")
def test_an_on_play_ability_may_be_declined_even_a_plain_draw() -> None:
    state = do(at("one hand=Plejaden,Peleus"), "play Plejaden", "pay Peleus", "place O1")
    assert choices(state) == ["use", "decline"]
    do(state, "decline")
    assert choices(state) == ["end"]


@rule("FO-ABL-06")
def test_on_attack_abilities_are_live_only_when_the_card_attacks() -> None:
    state = at("one hand=Danaer O1=Medea:w1")
    do(state, "play Danaer", "place O2")
    assert choices(state) == ["end"]
    do(state, "end")
    assert choices(state) == ["use", "decline"]


@rule("FO-ABL-07")
def test_permanent_abilities_change_attacks() -> None:
    state = at("one O1=Danaer T=Achilleus / two O1=Kikonen:w0")
    draw_any(do(state, "end"))
    assert standing(state, 2) == {}  # 2 + 1 against 3


@rule("FO-ABL-08")
def test_healing_takes_markers_off() -> None:
    game = changed({"Alkmene": {"effects": [effect("play", "heal", must=False, n=2, target="own")]}})
    state = position(game, "one hand=Alkmene O1=Lapithen:w3")
    do(state, "play Alkmene", "place O2", "own O1")
    assert damage(state, 1, "O1") == 1


@rule("FO-ABL-09")
def test_healing_removes_at_most_what_is_there() -> None:
    state = do(at("one hand=Alkmene O1=Lapithen:w1"), "play Alkmene", "place O2", "own O1")
    assert damage(state, 1, "O1") == 0


@rule("FO-ABL-10", "FO-ABL-13")
def test_a_moved_unit_stays_on_its_side_and_keeps_its_damage() -> None:
    state = at("one hand=Ariadne,Danaer O1=Lapithen:w2 / two T=Danaer")
    do(state, "play Ariadne", "pay Danaer", "place O2", "own O1")
    assert choices(state) == ["to O2", "to O3", "to D1", "to D2", "to T"]
    do(state, "to T")
    assert damage(state, 1, "T") == 2
    assert standing(state, 2) == {"T": "Danaer"}


@rule("FO-ABL-12", "FO-ABL-14", "FO-R-19")
def test_two_own_units_may_swap_where_the_effect_allows_it() -> None:
    state = at("one hand=Ariadne,Danaer O1=Lapithen:w2 T=Argonauten")
    do(state, "play Ariadne", "pay Danaer", "place O2", "own O1", "to T")
    assert standing(state, 1) == {"O1": "Argonauten", "O2": "Ariadne", "T": "Lapithen"}


@rule("FO-ABL-12")
def test_units_moved_together_may_swap() -> None:
    state = at("one hand=Agamemnon,Peleus,Kalchas,Alkmene,Elektra O1=Lapithen T=Argonauten")
    do(state, "play Agamemnon", "pay Peleus", "pay Kalchas", "pay Alkmene", "pay Elektra", "place D1", "use")
    do(state, "to T")  # O1
    do(state, "to D1")  # D1 itself
    assert "to T" not in choices(state)
    do(state, "to O1")  # T
    assert standing(state, 1) == {"O1": "Argonauten", "D1": "Agamemnon", "T": "Lapithen"}
