"""Every blue card of the default set, played from the hand: its effect, its limits, and one interaction."""

from kleos import CHANCE, Player
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
    markers,
    standing,
    unit,
)
from tests.support import refused, rule


@rule("FO-EFF-24")
def test_peleus_draws_a_card() -> None:
    state = enter("Peleus", "O1", "use", "draw Karer")
    assert hand(state, 1) == ["Karer"]
    assert hand(enter("Peleus", "O1", "decline"), 1) == []
    assert asked(enter("Peleus", "O1", head="deck=0")) == "play 1", "nothing to draw"
    assert "play Karer" in choices(state), "and may be played at once"


@rule("FO-EFF-24")
def test_telemachos_draws_two_and_discards_one() -> None:
    state = enter("Telemachos", "O1", "use", "draw Karer", "draw Menelaos", hand="Danaer")
    assert choices(state) == ["discard Menelaos", "discard Karer", "discard Danaer"]
    assert refused(state, "decline") == "FO-EFF-02"
    do(state, "discard Danaer")
    assert hand(state, 1) == ["Menelaos", "Karer"] and discard(state)[-1] == "Danaer"
    state = enter("Telemachos", "O1", "use", "draw Karer", "discard Karer", head="deck=1")
    assert hand(state, 1) == [], "one card drawn, one card discarded"


@rule("FO-EFF-27")
def test_kalchas_keeps_one_of_three() -> None:
    state = enter("Kalchas", "O1", "use", "draw Karer", "draw Menelaos", "draw Danaer", head="deck=40")
    assert choices(state) == ["pick Menelaos", "pick Karer", "pick Danaer"]
    do(state, "pick Menelaos")
    assert hand(state, 1) == ["Menelaos"]
    do(state, "pick Danaer", "pick Karer")
    assert state.deck == 39 and state.observe(Player.ONE).table.own.tail == ("GS1", "YS1")
    assert state.observe(Player.TWO).table.own.tail == ("", "")
    assert state.observe(Player.TWO).table.sides[0].hand == 1


@rule("FO-EFF-27")
def test_cards_under_the_pile_come_up_in_the_order_they_were_put() -> None:
    state = enter("Kalchas", "O1", "use", "draw Karer", "draw Menelaos", "draw Danaer", head="deck=3 score=1")
    do(state, "pick Menelaos", "pick Danaer", "pick Karer", "end")
    assert [move.code for move in state.legal_moves()] == ["draw GS1"]
    do(state, "draw Danaer")
    assert [move.code for move in state.legal_moves()] == ["draw YS1"]


@rule("FO-EFF-27")
def test_kalchas_looks_at_what_is_there() -> None:
    state = enter("Kalchas", "O1", "use", "draw Karer", "pick Karer", head="deck=1")
    assert hand(state, 1) == ["Karer"] and state.deck == 0
    assert asked(enter("Kalchas", "O1", head="deck=0")) == "play 1"


@rule("FO-EFF-28")
def test_daidalos_recalls_equipment() -> None:
    state = enter("Daidalos", "O1", head="discard=Danaer,Red_Sword,Blue_Shield")
    assert choices(state) == ["pick Red Sword", "pick Blue Shield", "decline"]
    do(state, "pick Red Sword")
    assert hand(state, 1) == ["Red Sword"] and discard(state) == ["Danaer", "Blue Shield"]
    assert asked(enter("Daidalos", "O1", head="discard=Danaer")) == "play 1"
    assert "play Red Sword" in choices(state), "his own unit may bear it"


@rule("FO-EFF-29")
def test_argos_takes_a_marker() -> None:
    state = enter("Argos", "O1")
    assert choices(state) == ["take R", "take B", "take Y", "take G", "decline"]
    do(state, "take R")
    assert markers(state, 1) == "R"
    assert markers(enter("Argos", "O1", "decline"), 1) == ""
    state = enter("Argos", "O1", "take B", two="markers=RG")
    assert markers(state, 1) == "B", "the board first"
    state = at("one hand=Argos,Peleus,Karer / two markers=RBYG")
    do(state, "play Argos", "pay Peleus", "pay Karer", "place O1")
    assert choices(state) == ["take R", "take B", "take Y", "take G", "decline"]
    assert markers(do(state, "take R"), 2) == "BYG"
    state = at("one hand=Argos,Peleus,Karer markers=RBYG")
    do(state, "play Argos", "pay Peleus", "pay Karer", "place O1")
    assert asked(state) == "play 1", "all four are mine"


@rule("FO-EFF-01", "FO-EFF-24")
def test_nausikaa_draws_when_undefended() -> None:
    state = enter("Nausikaa", "O1", "end")
    assert state.score == 1 and choices(state) == ["use", "decline"], "after the area bonus"
    do(state, "use", "draw Karer")
    assert hand(state, 1) == ["Karer"]
    state = enter("Nausikaa", "O1", "end", two="O1=Danaer")
    assert state.phase == 3, "met a unit"
    state = do(at("one O1=Nausikaa:g1"), "end", "decline")
    assert choices(state) == ["use", "decline"] and state.score == 2, "at each attack"


@rule("FO-EFF-26")
def test_palamedes_makes_the_opponent_lose_a_random_card() -> None:
    state = enter("Palamedes", "O1", "use", two="hand=Karer,Karer,Menelaos")
    assert state.actor is CHANCE and state.stream == "two.hand"
    assert [(move.code, weight) for move, weight in state.odds()] == [("lose R2", 1), ("lose YS1", 2)]
    do(state, "lose YS1")
    assert hand(state, 2) == ["Menelaos", "Karer"] and discard(state)[-1] == "Karer"
    assert asked(enter("Palamedes", "O1")) == "play 1", "no hand, nothing asked"
    assert hand(enter("Palamedes", "O1", "decline", two="hand=Karer"), 2) == ["Karer"]


@rule("FO-EFF-22")
def test_nestor_lets_a_unit_beside_him_attack_again() -> None:
    state = enter("Nestor", "O2", "end", one="O1=Danaer O3=Argonauten")
    assert choices(state) == ["use", "decline"] and state.score == 1
    do(state, "decline")
    assert state.score == 2 and choices(state) == ["use", "decline"]
    do(state, "use")
    assert state.score == 3 and state.phase == 3
    state = enter("Nestor", "O2", "end", "use", one="O1=Danaer O3=Argonauten")
    assert state.score == 3 and state.phase == 3, "once per phase"
    state = enter("Nestor", "O2", "end", one="O1=Danaer", two="O2=Perseus")
    assert state.phase == 3, "silenced"
    assert enter("Nestor", "O2", "end", one="D1=Danaer").score == 0, "not beside"


@rule("FO-EFF-22")
def test_nestor_and_a_granted_attack_make_three() -> None:
    state = do(at("one O1=Danaer:g1 O2=Nestor"), "end")
    assert state.score == 2 and choices(state) == ["use", "decline"]
    assert do(state, "use").score == 3


@rule("FO-EFF-26")
def test_kassandra_sees_the_hand_and_discards_from_it() -> None:
    state = enter("Kassandra", "O1", "use", two="hand=Karer,Menelaos")
    assert choices(state) == ["pick Menelaos", "pick Karer"]
    assert refused(state, "decline") == "FO-EFF-02"
    do(state, "pick Menelaos")
    assert discard(state)[-1] == "Menelaos" and hand(state, 2) == ["Karer"]
    assert state.observe(Player.ONE).table.own.rival == ("YS1",), "known from then on"
    assert state.observe(None).table.sides[1].known == ()
    assert asked(enter("Kassandra", "O1")) == "play 1"
    assert hand(enter("Kassandra", "O1", "decline", two="hand=Karer"), 2) == ["Karer"]


@rule("FO-EFF-44")
def test_penelope_draws_one_more_card() -> None:
    assert len(hand(draw_any(do(enter("Penelope", "O1"), "end")), 1)) == 3
    assert len(hand(draw_any(do(enter("Penelope", "O1", two="O1=Perseus"), "end")), 1)) == 2, "silenced"
    state = do(at("turn=1 skip=open / one O1=Penelope"), "end", "attack")
    assert hand(state, 1) == [], "not if phase 3 is left out"


@rule("FO-EFF-24")
def test_odysseus_may_play_the_card_he_draws() -> None:
    state = enter("Odysseus", "O1", "use", "draw Menelaos", two="O2=Phaiaken")
    assert choices(state) == ["play Menelaos", "decline"]
    do(state, "play Menelaos", "place O2")
    assert choices(state) == ["use", "decline"], "its own play effect follows"
    do(state, "use")
    assert damage(state, 2, "O2") == 1 and asked(state) == "play 1"
    state = enter("Odysseus", "O1", "use", "draw Menelaos", "decline")
    assert hand(state, 1) == ["Menelaos"]
    state = enter("Odysseus", "O1", "use", "draw Red Sword", one="O2=Danaer+Red_Shield")
    assert choices(state) == ["play Red Sword", "decline"]
    five = "O2=Danaer+Red_Shield O3=Karer+Red_Helmet D1=Argonauten D2=Phaiaken T=Lapithen"
    state = enter("Odysseus", "O1", "use", "draw Menelaos", one=five)
    assert choices(state) == ["decline"], "asked although there is no place"


@rule("FO-EFF-31", "FO-EFF-24")
def test_agamemnon_moves_all_units_and_draws_three() -> None:
    state = enter("Agamemnon", "O1", "use", one="O2=Danaer+Red_Sword:w1 T=Karer")
    assert choices(state) == ["to O1", "to O2", "to O3", "to D1", "to D2", "to T"]
    do(state, "to T", "to O1")
    assert choices(state) == ["to O2", "to O3", "to D1", "to D2"], "destinations given are taken"
    do(state, "to D1")
    assert standing(state, 1) == {"O1": "Danaer", "D1": "Karer", "T": "Agamemnon"}
    assert (unit(state, 1, "O1").equipment, damage(state, 1, "O1")) == ("RE3", 1)
    assert choices(state) == ["use", "decline"]
    draw_any(do(state, "use"))
    assert len(hand(state, 1)) == 3
    state = enter("Agamemnon", "O1", "decline", "decline")
    assert asked(state) == "play 1", "two abilities, declined one by one"


@rule("FO-EFF-24", "FO-EFF-09")
def test_iason_draws_at_each_attack() -> None:
    state = enter("Iason", "O1", "end", two="O1=Phaiaken")
    assert choices(state) == ["use", "decline"] and damage(state, 2, "O1") == 0, "before the hit"
    do(state, "use", "draw Karer")
    assert hand(state, 1) == ["Karer"] and damage(state, 2, "O1") == 2
    assert enter("Iason", "O1", "end", head="deck=0 score=1").outcome is not None, "nothing to draw"
    assert enter("Iason", "O1", "end", two="O1=Perseus").phase == 3, "silenced"


@rule("FO-EFF-32")
def test_kirke_returns_an_enemy_unit() -> None:
    state = enter("Kirke", "O1", two="O1=Aias O2=Memnon+Red_Sword:w2 T=Andromeda")
    assert choices(state) == ["enemy O2", "enemy T", "decline"]
    do(state, "enemy O2")
    assert hand(state, 2) == ["Memnon"] and discard(state)[-1] == "Red Sword"
    assert state.observe(None).table.sides[1].known == ("Y15",)
    assert damage(state, 2, "T") == 0, "no unit was discarded"
    assert asked(state) == "play 1", "and Memnon's last effect does not happen"


@rule("FO-EFF-40")
def test_perseus_silences_the_unit_opposite() -> None:
    state = enter("Perseus", "O1", one="T=Danaer", two="O1=Achilleus O2=Danaer")
    assert unit(state, 2, "O1").silenced and unit(state, 2, "O2").attack == 2
    assert not unit(enter("Perseus", "O1", two="O1=Aias"), 2, "O1").silenced, "not an untargetable unit"
    state = enter("Perseus", "O2", two="O2=Hekabe O1=Danaer:w2")
    assert standing(state, 2) == {"O2": "Hekabe"}, "her aura is gone and a neighbour falls"
    assert unit(enter("Perseus", "O1", two="O1=Danaer+Red_Sword"), 2, "O1").attack == 4, "values stay"


@rule("FO-CARD-02")
def test_phaeacians_are_plain() -> None:
    state = enter("Phaiaken", "O1")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence, asked(state)) == (1, 3, "play 1")
    assert enter("Phaiaken", "O1", "end", two="O1=Helena").score == 0


@rule("FO-CARD-02")
def test_argonauts_are_plain() -> None:
    state = enter("Argonauten", "O1")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence, asked(state)) == (2, 2, "play 1")
    assert unit(enter("Argonauten", "O1", one="O2=Hekabe"), 1, "O1").defence == 3


@rule("FO-EFF-24")
def test_pleiads_draw_a_card() -> None:
    state = enter("Plejaden", "O1", "use", "draw Karer")
    assert hand(state, 1) == ["Karer"]
    assert hand(enter("Plejaden", "O1", "decline"), 1) == []
    assert asked(enter("Plejaden", "O1", two="O1=Perseus")) == "play 1"


@rule("FO-EFF-24", "FO-EFF-04")
def test_blue_helmet_draws_a_card() -> None:
    state = enter("Blue Helmet", "O1", "use", "draw Karer", one="O1=Danaer")
    assert hand(state, 1) == ["Karer"] and unit(state, 1, "O1").defence == 4
    assert hand(enter("Blue Helmet", "O1", "decline", one="O1=Danaer"), 1) == []
    assert asked(enter("Blue Helmet", "O1", one="O1=Danaer", two="O1=Perseus")) == "play 1"


@rule("FO-EQP-02")
def test_blue_shield_gives_one_and_three() -> None:
    state = enter("Blue Shield", "O1", one="O1=Danaer")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence) == (3, 5)
    assert do(at("active=2 / one O1=Danaer+Blue_Shield:w2 / two O1=Danaer"), "end").sides[0].damage[0] == 4


@rule("FO-EQP-02")
def test_blue_sword_gives_two_and_one() -> None:
    state = enter("Blue Sword", "O1", one="O1=Danaer O2=Karer")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence) == (4, 3)
    state = enter("Blue Sword", "O1", "end", one="O1=Danaer", two="O1=Lapithen")
    assert standing(state, 2) == {}
