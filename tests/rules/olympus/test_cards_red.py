"""Every red card of the default set, played from the hand: its effect, its limits, and one interaction."""

from tests.rules.olympus.positions import (
    asked,
    at,
    choices,
    damage,
    discard,
    do,
    draw_any,
    enter,
    hand,
    standing,
    unit,
)
from tests.support import refused, rule


@rule("FO-EFF-20")
def test_andromache_is_stronger_against_green() -> None:
    state = enter("Andromache", "O1", two="O1=Lapithen O2=Danaer")
    assert unit(state, 1, "O1").attack == 3
    assert unit(enter("Andromache", "O1", two="O1=Argonauten O2=Danaer"), 1, "O1").attack == 2
    assert unit(enter("Andromache", "O1"), 1, "O1").attack == 2
    assert unit(enter("Andromache", "O1", two="O1=Perseus"), 1, "O1").attack == 2, "silenced by a multicolour hero"


@rule("FO-EFF-20")
def test_andromache_reads_the_colour_anew_at_each_attack() -> None:
    state = do(at("one O1=Andromache:g1 / two O1=Lapithen"), "end")
    assert state.score == 0 and standing(state, 2) == {}, "3 and 3 against 4"
    state = do(at("one O1=Andromache:g1 / two O1=Asklepios+Red_Shield"), "end")
    assert damage(state, 2, "O1") == 6, "never 3 and 4"


@rule("FO-EFF-21")
def test_menelaos_damages_the_unit_opposite() -> None:
    state = enter("Menelaos", "O1", "use", two="O1=Phaiaken O2=Phaiaken")
    assert (damage(state, 2, "O1"), damage(state, 2, "O2")) == (1, 0)
    assert damage(enter("Menelaos", "O1", "decline", two="O1=Phaiaken"), 2, "O1") == 0
    assert asked(enter("Menelaos", "O3", two="O1=Phaiaken")) == "play 1", "nobody opposite"
    assert asked(enter("Menelaos", "O1", two="O1=Aias")) == "play 1", "untargetable"


@rule("FO-EFF-28")
def test_kadmos_recalls_a_soldier() -> None:
    state = enter("Kadmos", "O1", head="discard=Danaer,Menelaos,Red_Sword")
    assert choices(state) == ["pick Danaer", "decline"]
    do(state, "pick Danaer")
    assert hand(state, 1) == ["Danaer"] and "Danaer" not in discard(state)
    assert state.observe(None).table.sides[0].known == ("GS1",)
    assert asked(enter("Kadmos", "O1", head="discard=Menelaos")) == "play 1"
    assert choices(state) == ["play Danaer", "end"], "it may be played at once"


@rule("FO-EFF-21")
def test_atalante_damages_up_to_two_different_units() -> None:
    state = enter("Atalante", "O1", two="O1=Phaiaken O2=Phaiaken T=Danaer")
    assert choices(state) == ["enemy O1", "enemy O2", "enemy T", "decline"]
    do(state, "enemy T")
    assert choices(state) == ["enemy O1", "enemy O2", "decline"]
    assert refused(state, "enemy T") == "FO-EFF-13"
    do(state, "enemy O1")
    assert (damage(state, 2, "O1"), damage(state, 2, "O2"), damage(state, 2, "T")) == (1, 0, 1)
    state = enter("Atalante", "O1", "enemy T", "decline", two="O1=Phaiaken T=Danaer")
    assert (damage(state, 2, "O1"), damage(state, 2, "T")) == (0, 1)
    assert asked(enter("Atalante", "O1", "enemy O2", two="O1=Aias O2=Phaiaken")) == "play 1", "one is all there is"


@rule("FO-EFF-21")
def test_cheiron_damages_any_one_enemy_unit() -> None:
    state = enter("Cheiron", "O1", "enemy T", two="O1=Lapithen T=Lapithen")
    assert (damage(state, 2, "O1"), damage(state, 2, "T")) == (0, 2)
    assert discard(enter("Cheiron", "O1", "enemy T", two="T=Danaer"))[-1] == "Danaer"
    assert choices(enter("Cheiron", "O1", two="O1=Aias T=Danaer")) == ["enemy T", "decline"]


@rule("FO-EFF-33")
def test_aeneas_discards_an_enemy_soldier_with_its_equipment() -> None:
    state = enter("Aeneas", "O1", two="O1=Hektor O2=Lapithen+Red_Sword")
    assert choices(state) == ["enemy O2", "decline"]
    assert refused(state, "enemy O1") == "FO-EFF-13"
    do(state, "enemy O2")
    assert discard(state)[-2:] == ["Lapithen", "Red Sword"]
    assert asked(enter("Aeneas", "O1", two="O1=Danae")) == "play 1", "no soldier"
    state = enter("Aeneas", "O1", "enemy O2", two="O2=Lapithen T=Antigone:w2")
    assert damage(state, 2, "T") == 0, "the watcher reacts"


@rule("FO-EFF-21", "FO-EFF-01")
def test_patroklos_strikes_his_killer() -> None:
    state = enter("Patroklos", "O1", two="O1=Hektor O2=Karer")
    assert unit(state, 1, "O1").attack == 3
    state = do(at("active=2 / one O1=Patroklos:w1 / two O1=Hektor"), "end")
    assert damage(state, 2, "O1") == 2
    state = do(at("active=2 / one O1=Patroklos / two O1=Hektor"), "end")
    assert damage(state, 2, "O1") == 0, "not beaten"
    state = do(at("active=2 / one O1=Patroklos:w3 / two O1=Aias"), "end")
    assert damage(state, 2, "O1") == 0, "the attacker is untargetable"
    state = enter("Cheiron", "O2", "enemy O1", two="O1=Patroklos:w3", one="O1=Danaer")
    assert damage(state, 1, "O1") == 0, "not by an ability"


@rule("FO-EFF-20")
def test_tydeus_is_stronger_against_the_wounded() -> None:
    assert unit(enter("Tydeus", "O1", two="O1=Lapithen:w1"), 1, "O1").attack == 5
    assert unit(enter("Tydeus", "O1", two="O1=Lapithen O2=Danaer:w1"), 1, "O1").attack == 3
    state = do(at("one O1=Tydeus:g1 / two O1=Laodike"), "end")
    assert standing(state, 2) == {}, "3, and then 5 against the wounded unit"


@rule("FO-EFF-20")
def test_hippolyte_strengthens_own_soldiers() -> None:
    state = enter("Hippolyte", "T", one="O1=Danaer O2=Menelaos", two="O1=Danaer")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O2").attack, unit(state, 1, "T").attack) == (3, 2, 3)
    assert unit(state, 2, "O1").attack == 2
    state = enter("Hippolyte", "T", one="O1=Danaer", two="T=Perseus")
    assert unit(state, 1, "O1").attack == 2, "silenced"


@rule("FO-EFF-21")
def test_kastor_splits_three_points() -> None:
    state = enter("Kastor", "O1", two="O1=Lapithen O2=Lapithen T=Aias")
    assert choices(state) == ["enemy O1", "enemy O2", "decline"]
    do(state, "enemy O1")
    assert choices(state) == ["enemy O1", "enemy O2"], "once begun, all points must be given"
    do(state, "enemy O2", "enemy O1")
    assert (damage(state, 2, "O1"), damage(state, 2, "O2")) == (2, 1)
    state = enter("Kastor", "O1", "enemy O1", "enemy O1", "enemy O1", two="O1=Danaer")
    assert standing(state, 2) == {}, "overkill is allowed"
    assert damage(enter("Kastor", "O1", "decline", two="O1=Danaer"), 2, "O1") == 0


@rule("FO-EFF-22")
def test_kyknos_lets_another_unit_attack_twice() -> None:
    state = enter("Kyknos", "D1", one="O1=Danaer O2=Phaiaken")
    assert choices(state) == ["own O1", "own O2", "decline"]
    do(state, "own O1", "end")
    assert state.score == 3
    assert asked(enter("Kyknos", "O1")) == "play 1", "nobody else"
    state = enter("Kyknos", "D1", "own O1", "end", one="O1=Danaer", two="O1=Lapithen")
    assert standing(state, 2) == {}, "2 and 2 against 4"
    draw_any(do(state, "take R"))
    assert state.sides[0].grants == [0] * 6


@rule("FO-EFF-22")
def test_a_granted_attack_that_is_not_made_is_lost() -> None:
    state = enter("Kyknos", "D1", "own O1", "end", "take R", one="O1=Nestor")
    draw_any(state)
    assert state.score == 0 and state.sides[0].grants == [0] * 6


@rule("FO-EFF-20", "FO-EFF-12")
def test_achilleus_strengthens_all_other_units() -> None:
    state = enter("Achilleus", "O1", one="O2=Nestor T=Danaer")
    assert [unit(state, 1, slot).attack for slot in ("O1", "O2", "T")] == [2, 1, 3]
    assert do(state, "end", "decline").score == 2, "a unit with attack 0 attacks now"
    state = enter("Achilleus", "O1", one="T=Danaer", two="O1=Perseus")
    assert unit(state, 1, "T").attack == 2


@rule("FO-EFF-21")
def test_bellerophon_deals_three_damage() -> None:
    state = enter("Bellerophon", "O1", "enemy O2", two="O1=Lapithen O2=Lapithen")
    assert (damage(state, 2, "O1"), damage(state, 2, "O2")) == (0, 3)
    assert asked(enter("Bellerophon", "O1", two="O1=Aias")) == "play 1"
    state = enter("Bellerophon", "O1", "enemy O1", two="O1=Danae")
    assert standing(state, 2) == {}, "armour does not help against abilities"


@rule("FO-EFF-36")
def test_diomedes_also_hits_beside_the_facing_slot() -> None:
    state = enter("Diomedes", "O2", "end", two="O1=Phaiaken O2=Lapithen O3=Argonauten D1=Phaiaken")
    assert [damage(state, 2, slot) for slot in ("O1", "O2", "O3", "D1")] == [1, 3, 1, 0]
    state = enter("Diomedes", "O2", "end", two="O1=Aias O3=Danaer")
    assert (damage(state, 2, "O1"), damage(state, 2, "O3")) == (0, 1), "hit or not, but never an untargetable unit"
    assert state.score == 1
    state = enter("Diomedes", "O2", "end", two="O1=Danaer O2=Perseus")
    assert damage(state, 2, "O1") == 0, "silenced"


@rule("FO-EFF-37")
def test_philoktetes_may_hit_any_enemy_unit() -> None:
    state = enter("Philoktetes", "O1", "end", two="O1=Lapithen T=Lapithen D1=Aias")
    assert choices(state) == ["enemy T", "decline"]
    do(state, "enemy T")
    assert (damage(state, 2, "O1"), damage(state, 2, "T"), state.score) == (0, 3, 0)
    state = enter("Philoktetes", "O1", "end", two="T=Lapithen")
    assert choices(state) == ["enemy T", "decline"]
    assert do(state.copy(), "decline").score == 1
    do(state, "enemy T")
    assert state.score == 0 and damage(state, 2, "T") == 3, "a defended attack gives no bonus"
    assert do(enter("Philoktetes", "O1"), "end").score == 1, "nobody to choose"
    state = enter("Philoktetes", "O1", "end", "enemy T", two="T=Danae")
    assert damage(state, 2, "T") == 2, "armour applies"


@rule("FO-CARD-02")
def test_myrmidons_are_plain() -> None:
    state = enter("Myrmidonen", "O1")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence) == (3, 1)
    assert asked(state) == "play 1"
    assert standing(enter("Amazonen", "O1", "use", two="O1=Myrmidonen"), 2) == {}


@rule("FO-CARD-02")
def test_cicones_cost_one_red() -> None:
    assert choices(at("one hand=Kikonen")) == ["end"]
    state = enter("Kikonen", "O1")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence) == (3, 3)
    assert unit(enter("Kikonen", "O1", one="T=Hippolyte"), 1, "O1").attack == 4


@rule("FO-EFF-21")
def test_amazons_damage_the_unit_opposite() -> None:
    state = enter("Amazonen", "D2", "use", two="D2=Phaiaken D1=Phaiaken")
    assert (damage(state, 2, "D1"), damage(state, 2, "D2")) == (0, 1)
    assert asked(enter("Amazonen", "D2", two="D1=Phaiaken")) == "play 1"
    assert asked(enter("Amazonen", "O1", two="O1=Perseus")) == "play 1", "no play effect opposite a silencer"


@rule("FO-EQP-02")
def test_red_helmet_gives_one_and_two() -> None:
    state = enter("Red Helmet", "O1", one="O1=Danaer")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence) == (3, 4)
    assert asked(state) == "play 1"
    assert do(enter("Red Helmet", "O1", one="O1=Nestor"), "end").score == 1


@rule("FO-EQP-02")
def test_red_shield_gives_one_and_three() -> None:
    state = enter("Red Shield", "O1", one="O1=Danaer:w1")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence, damage(state, 1, "O1")) == (3, 5, 1)
    assert choices(at("one hand=Red_Shield O1=Glaukos")) == ["end"], "Glaukos refuses it"


@rule("FO-EFF-21", "FO-EFF-04")
def test_red_sword_strikes_opposite_its_bearer() -> None:
    state = enter("Red Sword", "T", "use", one="T=Danaer O1=Karer", two="T=Phaiaken O1=Phaiaken")
    assert (damage(state, 2, "T"), damage(state, 2, "O1"), unit(state, 1, "T").attack) == (1, 0, 4)
    assert asked(enter("Red Sword", "T", one="T=Danaer")) == "play 1"
    assert asked(enter("Red Sword", "T", one="T=Danaer", two="T=Perseus")) == "play 1"
