"""Every green card of the default set, played from the hand: its effect, its limits, and one interaction."""

from kleos import Player
from tests.rules.olympus.positions import asked, at, choices, damage, discard, do, draw_any, enter, hand, standing, unit
from tests.support import refused, rule


@rule("FO-EFF-23")
def test_alkmene_heals_three_on_one_own_unit() -> None:
    state = enter("Alkmene", "O1", one="O2=Hektor:w4 T=Danaer D1=Lapithen:w1", two="O2=Hekabe:w1")
    assert choices(state) == ["own O2", "own D1", "decline"], "wounded own units"
    assert refused(state, "own T") == "FO-EFF-13"
    assert damage(do(state, "own O2"), 1, "O2") == 1
    assert damage(enter("Alkmene", "O1", "decline", one="O2=Hektor:w4"), 1, "O2") == 4
    assert asked(enter("Alkmene", "O1", one="O2=Glaukos:w1")) == "play 1", "Glaukos cannot be healed"


@rule("FO-EFF-31")
def test_ariadne_moves_or_swaps() -> None:
    state = enter("Ariadne", "O1", one="O2=Danaer:w1")
    assert choices(state) == ["own O1", "own O2", "decline"], "herself included"
    do(state, "own O1", "to T")
    assert standing(state, 1) == {"O2": "Danaer", "T": "Ariadne"}
    state = enter("Ariadne", "O1", "own O2", "to O1", one="O2=Danaer+Red_Sword:w1")
    assert standing(state, 1) == {"O1": "Danaer", "O2": "Ariadne"}
    assert (damage(state, 1, "O1"), unit(state, 1, "O1").equipment) == (1, "RE3")
    assert refused(enter("Ariadne", "O1", "own O1"), "to O1") == "FO-EFF-31"
    state = enter("Ariadne", "O1", "own O2", "to T", one="O2=Hekabe O3=Danaer:w2")
    assert discard(state)[-1] == "Danaer", "her aura has gone with her"


@rule("FO-EFF-23", "FO-EFF-06")
def test_antigone_is_healed_when_another_own_unit_is_discarded() -> None:
    assert asked(enter("Antigone", "O1")) == "play 1"
    state = do(at("active=2 / one O1=Danaer T=Antigone:w3 / two O1=Kikonen"), "end")
    assert damage(state, 1, "T") == 0
    state = do(at("one O1=Kikonen T=Antigone:w3 / two O1=Danaer"), "end")
    assert damage(state, 1, "T") == 3, "own units alone"
    state = do(at("active=2 / one O1=Danaer T=Antigone:w3 / two O1=Kikonen T=Perseus"), "end")
    assert standing(state, 1) == {}, "silenced, she is not healed before his blow"
    state = do(at("active=2 / one O1=Hekabe:w4 O2=Antigone:w4 / two O1=Kikonen"), "end")
    assert damage(state, 1, "O2") == 0, "she reacts before the next check"


@rule("FO-EFF-20")
def test_hekabe_gives_defence_to_units_beside_her() -> None:
    state = enter("Hekabe", "O3", one="O1=Danaer O2=Danaer D1=Argonauten")
    assert [unit(state, 1, slot).defence for slot in ("O1", "O2", "O3", "D1")] == [2, 3, 5, 3]
    state = enter("Hekabe", "O3", one="O2=Danaer", two="O3=Perseus")
    assert unit(state, 1, "O2").defence == 2
    state = do(at("active=2 / one O2=Danaer O3=Hekabe / two O2=Argonauten"), "end")
    assert damage(state, 1, "O2") == 2, "it survives a blow of 2"


@rule("FO-EFF-23")
def test_iphigenie_removes_all_damage() -> None:
    state = enter("Iphigenie", "O1", "own O2", one="O2=Andromeda:w5")
    assert damage(state, 1, "O2") == 0
    assert asked(enter("Iphigenie", "O1", one="O2=Andromeda")) == "play 1"
    assert damage(enter("Iphigenie", "O1", "decline", one="O2=Andromeda:w5"), 1, "O2") == 5
    assert choices(enter("Iphigenie", "O1", one="O2=Glaukos:w1 O3=Danaer:w1")) == ["own O3", "decline"]


@rule("FO-EFF-38")
def test_eurydike_may_be_saved_by_a_card() -> None:
    assert asked(enter("Eurydike", "O1")) == "play 1"
    state = do(at("active=2 / one hand=Karer,Danaer O1=Eurydike+Red_Helmet:w3 / two O1=Hektor"), "end")
    assert state.actor is Player.ONE and choices(state) == ["discard Karer", "discard Danaer", "decline"]
    saved = do(state.copy(), "discard Karer")
    assert standing(saved, 1) == {"O1": "Eurydike"} and damage(saved, 1, "O1") == 0
    assert unit(saved, 1, "O1").equipment == "RE1" and hand(saved, 1) == ["Danaer"]
    assert discard(do(state, "decline")) == ["Eurydike", "Red Helmet"]
    assert standing(do(at("active=2 / one O1=Eurydike / two O1=Hektor"), "end"), 1) == {}, "no card, no question"
    state = enter("Bellerophon", "O1", "enemy O1", two="hand=Karer O1=Eurydike")
    assert standing(state, 2) == {}, "not against abilities"


@rule("FO-EFF-28")
def test_orpheus_recalls_a_hero() -> None:
    state = enter("Orpheus", "O1", head="discard=Danaer,Menelaos,Red_Sword")
    assert choices(state) == ["pick Menelaos", "decline"]
    assert hand(do(state, "pick Menelaos"), 1) == ["Menelaos"]
    assert asked(enter("Orpheus", "O1", head="discard=Danaer")) == "play 1"
    state = at("one hand=Orpheus,Ariadne,Elektra")
    do(state, "play Orpheus", "pay Ariadne", "pay Elektra", "place O1")
    assert choices(state) == ["pick Elektra", "pick Ariadne", "decline"], "a card just paid is allowed"


@rule("FO-EFF-23", "FO-EFF-09")
def test_polydeukes_heals_himself_before_hitting() -> None:
    state = enter("Polydeukes", "O1", "end")
    assert state.score == 1, "not wounded, nothing asked"
    state = do(at("one O1=Polydeukes:w3 / two O1=Lapithen"), "end")
    assert choices(state) == ["use", "decline"] and damage(state, 2, "O1") == 0
    do(state, "use")
    assert damage(state, 1, "O1") == 1 and damage(state, 2, "O1") == 3
    assert damage(do(at("one O1=Polydeukes:w3"), "end", "decline"), 1, "O1") == 3
    assert do(at("one O1=Polydeukes:w3 / two O1=Perseus"), "end").phase == 3


@rule("FO-EFF-35")
def test_danae_takes_less_from_each_attack() -> None:
    assert asked(enter("Danae", "O1")) == "play 1"
    assert damage(do(at("active=2 / one O1=Danae / two O1=Kikonen"), "end"), 1, "O1") == 2
    assert damage(do(at("active=2 / one O1=Danae / two O1=Phaiaken"), "end"), 1, "O1") == 0, "not below 0"
    assert damage(enter("Amazonen", "O1", "use", two="O1=Danae"), 2, "O1") == 1, "abilities hurt in full"
    assert damage(do(at("active=2 / one O1=Danae O2=Hektor / two O1=Kikonen"), "end"), 1, "O1") == 1, "sources add up"
    state = do(at("active=2 / one O1=Danae / two O1=Perseus"), "end")
    assert standing(state, 1) == {}, "silenced: 3 against 3"


@rule("FO-EFF-23", "FO-EFF-11")
def test_asklepios_heals_himself_and_his_neighbours_at_the_end_of_the_turn() -> None:
    state = do(at("one O1=Danaer:w1 O2=Asklepios:w2 O3=Hektor:w2 T=Lapithen:w3"), "end")
    draw_any(state)
    assert [damage(state, 1, slot) for slot in ("O1", "O2", "O3", "T")] == [0, 1, 1, 2]
    state = draw_any(do(at("one O2=Asklepios:w2 / two O2=Perseus"), "end"))
    assert damage(state, 1, "O2") == 2
    assert asked(draw_any(do(enter("Asklepios", "O1", one="O2=Glaukos:w2"), "end"))) == "play 2"
    assert damage(draw_any(do(at("one O1=Asklepios O2=Glaukos:w2"), "end")), 1, "O2") == 2


@rule("FO-EFF-39")
def test_alkestis_may_take_a_hit_for_a_neighbour() -> None:
    assert asked(enter("Alkestis", "O1")) == "play 1"
    state = do(at("active=2 / one O1=Danaer O2=Alkestis / two O1=Kikonen"), "end")
    assert state.actor is Player.ONE and choices(state) == ["own O2", "decline"]
    taken = do(state.copy(), "own O2")
    assert (damage(taken, 1, "O1"), damage(taken, 1, "O2")) == (0, 3)
    assert standing(do(state, "decline"), 1) == {"O2": "Alkestis"}
    assert asked(do(at("active=2 / one O1=Danaer O3=Alkestis / two O1=Kikonen"), "end")) == "draw chance", "not beside"
    state = enter("Cheiron", "T", "enemy O1", two="O1=Danaer O2=Alkestis")
    assert standing(state, 2) == {"O2": "Alkestis"}, "not for ability damage"
    state = do(at("active=2 / one O1=Danaer O2=Alkestis / two O1=Kikonen O2=Perseus"), "end")
    assert state.actor is not Player.ONE, "silenced"


@rule("FO-EFF-39", "FO-EFF-35")
def test_the_armour_of_the_one_who_stands_in_counts() -> None:
    state = do(at("active=2 / one O1=Danae O2=Alkestis O3=Hektor / two O1=Kikonen"), "end", "own O2")
    assert damage(state, 1, "O2") == 2


@rule("FO-EFF-35")
def test_hektor_guards_the_units_beside_him() -> None:
    assert asked(enter("Hektor", "O1")) == "play 1"
    state = do(at("active=2 / one O1=Lapithen O2=Hektor T=Lapithen / two O1=Kikonen O2=Kikonen T=Karer"), "end")
    assert [damage(state, 1, slot) for slot in ("O1", "O2", "T")] == [2, 3, 3]
    state = do(at("active=2 / one O1=Lapithen O2=Hektor / two O1=Kikonen O2=Perseus"), "end")
    assert damage(state, 1, "O1") == 3


@rule("FO-EFF-23")
def test_medea_heals_all_own_units_when_she_attacks() -> None:
    state = enter(
        "Medea", "O1", "end", one="O2=Lapithen:w2 T=Danaer:w1 D1=Glaukos:w1", two="O2=Lapithen:w1 T=Danaer D1=Aias"
    )
    assert choices(state) == ["use", "decline"]
    do(state, "use")
    assert [damage(state, 1, slot) for slot in ("O2", "T", "D1")] == [1, 0, 1]
    assert damage(state, 2, "O2") == 3, "own units alone"
    assert do(enter("Medea", "O1", one="O2=Lapithen"), "end").score == 2, "nobody wounded"
    assert do(enter("Medea", "O1", one="O2=Lapithen:w1", two="O1=Perseus"), "end").phase == 3


@rule("FO-EFF-23", "FO-EFF-21")
def test_theseus_heals_his_side_and_strikes_opposite() -> None:
    state = enter("Theseus", "O1", "use", one="O2=Lapithen:w3 T=Danaer:w1", two="O1=Phaiaken")
    assert [damage(state, 1, slot) for slot in ("O2", "T")] == [1, 0]
    assert choices(state) == ["use", "decline"] and damage(do(state, "use"), 2, "O1") == 1
    state = enter("Theseus", "O1", two="O1=Phaiaken")
    assert damage(do(state, "use"), 2, "O1") == 1, "nobody wounded: the second effect alone"
    assert asked(enter("Theseus", "O1")) == "play 1"
    state = enter("Theseus", "O1", "decline", "decline", one="O2=Lapithen:w3", two="O1=Phaiaken")
    assert (damage(state, 1, "O2"), damage(state, 2, "O1")) == (3, 0)


@rule("FO-EFF-41", "FO-EFF-07")
def test_aias_is_not_affected_by_enemy_abilities() -> None:
    state = enter("Aias", "O1", two="O1=Perseus O2=Helena")
    assert not unit(state, 1, "O1").silenced
    assert unit(enter("Aias", "O1", two="O1=Helena"), 1, "O1").attack == 3
    assert asked(enter("Kirke", "O2", two="O1=Aias")) == "play 1"
    assert damage(do(at("active=2 / one O1=Aias / two O1=Kikonen"), "end"), 1, "O1") == 3, "normal attacks hit"
    assert damage(enter("Alkmene", "O2", "own O1", one="O1=Aias:w3"), 1, "O1") == 0, "own abilities reach him"


@rule("FO-CARD-02")
def test_danaans_are_plain() -> None:
    state = enter("Danaer", "O1")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence, asked(state)) == (2, 2, "play 1")
    assert unit(enter("Danaer", "O1", one="T=Hippolyte"), 1, "O1").attack == 3


@rule("FO-CARD-02")
def test_achaeans_are_plain() -> None:
    state = enter("Achaier", "O1")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence, asked(state)) == (1, 3, "play 1")
    assert unit(enter("Andromache", "O1", two="O1=Achaier"), 1, "O1").attack == 3


@rule("FO-EFF-23", "FO-EFF-11")
def test_lapiths_heal_one_at_the_end_of_the_turn() -> None:
    assert asked(enter("Lapithen", "O1")) == "play 1"
    assert damage(draw_any(do(at("one O1=Lapithen:w2"), "end")), 1, "O1") == 1
    assert damage(draw_any(do(at("active=2 / one O1=Lapithen:w2"), "end")), 1, "O1") == 2, "the own turn alone"
    assert damage(draw_any(do(at("one O1=Lapithen+Yellow_Sword:w2"), "end")), 1, "O1") == 2, "the sword comes after"


@rule("FO-EQP-02")
def test_green_helmet_gives_one_and_two() -> None:
    state = enter("Green Helmet", "O1", one="O1=Danaer")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence) == (3, 4)
    assert unit(enter("Andromache", "O1", two="O1=Karer+Green_Helmet"), 1, "O1").attack == 2, "colourless in play"


@rule("FO-EFF-23", "FO-EFF-04")
def test_green_shield_heals_its_bearer() -> None:
    state = enter("Green Shield", "O1", "use", one="O1=Lapithen:w3 O2=Danaer:w1")
    assert (damage(state, 1, "O1"), damage(state, 1, "O2"), unit(state, 1, "O1").defence) == (1, 1, 6)
    assert asked(enter("Green Shield", "O1", one="O1=Lapithen")) == "play 1"
    assert damage(enter("Green Shield", "O1", "decline", one="O1=Lapithen:w3"), 1, "O1") == 3
    assert asked(enter("Green Shield", "O1", one="O1=Lapithen:w3", two="O1=Perseus")) == "play 1"


@rule("FO-EQP-02")
def test_green_sword_gives_two_and_one() -> None:
    state = enter("Green Sword", "O1", one="O1=Danaer")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence) == (4, 3)
    assert unit(enter("Green Sword", "O1", one="O1=Danaer", two="O1=Helena"), 1, "O1").attack == 2
