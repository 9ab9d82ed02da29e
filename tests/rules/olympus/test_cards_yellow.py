"""Every yellow card of the default set, played from the hand: its effect, its limits, and one interaction."""

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


@rule("FO-EFF-21", "FO-EFF-01")
def test_elektra_takes_a_damage_at_the_end_of_her_turn() -> None:
    state = draw_any(do(enter("Elektra", "O1"), "end"))
    assert damage(state, 1, "O1") == 1
    state = draw_any(do(at("one O1=Elektra:w3"), "end"))
    assert discard(state) == ["Elektra"]
    state = draw_any(do(enter("Elektra", "O1", two="O1=Perseus"), "end"))
    assert damage(state, 1, "O1") == 0, "silence switches drawbacks off too"
    state = draw_any(do(at("active=2 / one O1=Elektra"), "end"))
    assert damage(state, 1, "O1") == 0, "her own turn alone"


@rule("FO-EFF-21")
def test_klytaimnestra_must_wound_an_own_unit() -> None:
    state = enter("Klytaimnestra", "O1", one="O2=Lapithen T=Aias", two="O1=Danaer")
    assert choices(state) == ["own O2", "own T"], "own untargetable units are reached by own effects"
    assert refused(state, "decline") == "FO-EFF-02"
    assert damage(do(state, "own O2"), 1, "O2") == 2
    assert asked(enter("Klytaimnestra", "O1")) == "play 1"
    assert discard(enter("Klytaimnestra", "O1", "own O2", one="O2=Danaer"))[-1] == "Danaer"


@rule("FO-EFF-42")
def test_paris_gains_nothing_at_olympus() -> None:
    assert enter("Paris", "O1", "end").score == 0
    state = enter("Paris", "D1", "end", "take R")
    assert markers(state, 1) == "R", "but elsewhere he does"
    assert asked(enter("Paris", "T", "end")) == "draw chance"


@rule("FO-EFF-43")
def test_priamos_attacks_at_troy_alone() -> None:
    state = enter("Priamos", "O1")
    assert unit(state, 1, "O1").attack == 0 and do(state, "end").score == 0
    assert unit(enter("Priamos", "T"), 1, "T").attack == 3
    assert unit(enter("Priamos", "O1", one="O2=Achilleus"), 1, "O1").attack == 1, "bonuses still add"
    assert unit(enter("Priamos", "O1", two="O1=Perseus"), 1, "O1").attack == 3, "silence frees his printed attack"


@rule("FO-EFF-01", "FO-EFF-06")
def test_andromeda_suffers_from_every_discarded_unit() -> None:
    state = enter("Andromeda", "O1", "end", one="O2=Kikonen", two="O2=Karer")
    assert damage(state, 1, "O1") == 1, "either side"
    state = do(at("one O2=Kikonen T=Andromeda / two O1=Phaiaken:w3 O2=Hekabe:w4 O3=Phaiaken:w3"), "end")
    assert damage(state, 1, "T") == 3, "times the number of units"
    state = do(at("one O2=Kikonen T=Andromeda:w5 / two O2=Karer"), "end")
    assert discard(state) == ["Karer", "Andromeda"]
    state = do(at("one O2=Kikonen T=Andromeda / two O2=Karer T=Perseus"), "end")
    assert damage(state, 1, "T") == 0, "silenced"


@rule("FO-EFF-34")
def test_meleagros_costs_a_card_or_two_damage() -> None:
    state = enter("Meleagros", "O1", "end", hand="Danaer", head="deck=0", two="O1=Aias")
    assert choices(state) == ["discard Danaer", "decline"]
    assert damage(do(state.copy(), "decline"), 1, "O1") == 2
    assert damage(do(state, "discard Danaer"), 1, "O1") == 0
    state = enter("Meleagros", "O1", "end", head="deck=0 score=1", two="O1=Aias")
    assert damage(state, 1, "O1") == 2, "too few cards"
    state = draw_any(do(enter("Meleagros", "O1", hand="Danaer", two="O1=Perseus+Red_Shield"), "end"))
    assert asked(state) == "play 2", "silenced"


@rule("FO-EFF-25")
def test_neoptolemos_makes_the_opponent_draw() -> None:
    state = enter("Neoptolemos", "O1")
    assert state.actor is CHANCE
    assert hand(do(state, "draw Karer"), 2) == ["Karer"]
    assert asked(enter("Neoptolemos", "O1", head="deck=0")) == "play 1"
    assert asked(enter("Neoptolemos", "O1", two="O1=Perseus")) == "play 1"


@rule("FO-EFF-33")
def test_laodike_leaves_at_the_end_of_the_turn() -> None:
    state = enter("Laodike", "O1", "end")
    assert state.score == 1
    assert discard(draw_any(state)) == ["Laodike"]
    state = draw_any(do(enter("Laodike", "O1", two="O1=Perseus+Red_Shield"), "end"))
    assert standing(state, 1) == {"O1": "Laodike"}
    state = draw_any(do(enter("Laodike", "O1", one="T=Antigone:w2"), "end"))
    assert damage(state, 1, "T") == 0, "another own unit was discarded"


@rule("FO-EFF-30")
def test_sarpedons_loss_moves_the_stone() -> None:
    state = enter("Sarpedon", "O1", two="O1=Danaer")
    assert state.score == 0
    assert do(at("active=2 / one O1=Sarpedon:w4 / two O1=Danaer"), "end").score == -1
    state = enter("Bellerophon", "O2", "enemy O1", two="O1=Sarpedon:w2")
    assert state.score == 1, "whatever the cause"
    state = do(at("score=-6 active=2 / one O1=Sarpedon:w4 O2=Karer / two O1=Danaer O2=Danaer"), "end")
    assert state.outcome is not None and state.outcome.winner is Player.TWO, "a seven stops everything"
    assert do(at("active=2 / one O1=Sarpedon:w4 / two O1=Perseus"), "end").score == 0, "silenced before removal"


@rule("FO-EFF-33")
def test_idomeneus_discards_another_unit_or_himself() -> None:
    state = enter("Idomeneus", "O1", one="O2=Danaer T=Karer")
    assert choices(state) == ["own O2", "own T"]
    assert standing(do(state, "own T"), 1) == {"O1": "Idomeneus", "O2": "Danaer"}
    assert discard(enter("Idomeneus", "O1"))[-1] == "Idomeneus"
    assert standing(enter("Idomeneus", "O1", two="O1=Perseus"), 1) == {"O1": "Idomeneus"}
    state = enter("Idomeneus", "O1", "own O2", one="O2=Memnon")
    assert state.actor is CHANCE and state.top.player == 1, "the opponent draws for Memnon"


@rule("FO-EFF-45")
def test_glaukos_can_be_neither_equipped_nor_healed() -> None:
    state = enter("Glaukos", "O1", hand="Red_Helmet,Alkmene")
    assert choices(state) == ["play Alkmene", "end"]
    state = enter("Alkmene", "O2", one="O1=Glaukos:w2")
    assert asked(state) == "play 1"
    state = do(at("one hand=Red_Helmet O1=Glaukos O2=Danaer"), "play Red Helmet")
    assert refused(state, "equip O1") == "FO-EFF-45"
    assert choices(at("one hand=Red_Helmet O1=Glaukos / two O1=Perseus")) == ["play Red Helmet", "end"], "silenced"


@rule("FO-EFF-34")
def test_herakles_costs_a_card_or_one_damage() -> None:
    state = enter("Herakles", "O1", "end", hand="Danaer", head="deck=0", two="O1=Aias")
    assert choices(state) == ["discard Danaer", "decline"]
    assert damage(do(state.copy(), "decline"), 1, "O1") == 1
    assert damage(do(state, "discard Danaer"), 1, "O1") == 0
    state = do(at("deck=0 score=1 / one O1=Herakles:w5 / two O1=Aias"), "end")
    assert discard(state) == ["Herakles"]


@rule("FO-EFF-20")
def test_helena_weakens_the_unit_opposite() -> None:
    state = enter("Helena", "O1", two="O1=Kikonen O2=Kikonen")
    assert (unit(state, 2, "O1").attack, unit(state, 2, "O2").attack) == (1, 3)
    assert unit(enter("Helena", "O1", two="O1=Phaiaken"), 2, "O1").attack == 0, "not below 0"
    assert unit(enter("Helena", "O1", two="O1=Aias"), 2, "O1").attack == 3, "passes an untargetable unit"
    assert unit(enter("Helena", "O1", two="O1=Perseus"), 2, "O1").attack == 3, "silenced by him"


@rule("FO-EFF-20")
def test_penthesilea_counts_own_soldiers() -> None:
    state = enter("Penthesilea", "O1", one="O2=Danaer T=Karer D1=Menelaos", two="O1=Danaer")
    assert unit(state, 1, "O1").attack == 5
    assert unit(enter("Penthesilea", "O1"), 1, "O1").attack == 3
    assert unit(enter("Penthesilea", "O1", one="O2=Danaer", two="O1=Perseus"), 1, "O1").attack == 3


@rule("FO-EFF-25", "FO-EFF-06")
def test_memnons_loss_lets_the_opponent_draw_two() -> None:
    state = enter("Memnon", "O1")
    assert asked(state) == "play 1"
    state = do(at("active=2 deck=40 / one O1=Memnon:w3 / two O1=Danaer"), "end")
    assert state.actor is CHANCE and state.phase == 2
    do(state, "draw Karer", "draw Peleus")
    assert hand(state, 2) == ["Peleus", "Karer"] and state.phase == 3
    state = do(at("active=2 deck=40 / one O1=Memnon:w3 / two O1=Perseus"), "end")
    assert state.phase == 3, "silenced"


@rule("FO-CARD-02")
def test_carians_are_plain() -> None:
    state = enter("Karer", "O1")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence, asked(state)) == (3, 1, "play 1")
    assert standing(do(at("active=2 / one O1=Karer / two O1=Phaiaken"), "end"), 1) == {}


@rule("FO-CARD-02")
def test_dardanians_are_plain() -> None:
    state = enter("Dardaner", "O1")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence, asked(state)) == (1, 3, "play 1")
    assert discard(enter("Aeneas", "T", "enemy O1", two="O1=Dardaner"))[-1] == "Dardaner"


@rule("FO-EFF-21")
def test_taurians_take_a_damage_at_the_end_of_the_turn() -> None:
    state = draw_any(do(enter("Taurer", "O1"), "end"))
    assert damage(state, 1, "O1") == 1
    assert discard(draw_any(do(at("one O1=Taurer:w3"), "end"))) == ["Taurer"]
    assert damage(draw_any(do(enter("Taurer", "O1", one="O2=Asklepios"), "end")), 1, "O1") == 0, "healed after that"


@rule("FO-EQP-02")
def test_yellow_helmet_gives_one_and_two() -> None:
    state = enter("Yellow Helmet", "O1", one="O1=Danaer")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence) == (3, 4)
    assert choices(at("one hand=Yellow_Helmet,Elektra")) == ["play Elektra", "end"], "it pays as a yellow card"


@rule("FO-EQP-02")
def test_yellow_shield_gives_one_and_three() -> None:
    state = enter("Yellow Shield", "O1", one="O1=Danaer")
    assert (unit(state, 1, "O1").attack, unit(state, 1, "O1").defence) == (3, 5)
    state = enter("Kirke", "T", "enemy O1", two="O1=Danaer+Yellow_Shield")
    assert discard(state)[-1] == "Yellow Shield"


@rule("FO-EFF-21", "FO-EFF-04")
def test_yellow_sword_wounds_its_bearer_at_the_end_of_the_turn() -> None:
    state = draw_any(do(enter("Yellow Sword", "O1", one="O1=Danaer O2=Karer"), "end"))
    assert unit(state, 1, "O1").attack == 5
    assert (damage(state, 1, "O1"), damage(state, 1, "O2")) == (1, 0)
    state = draw_any(do(at("one O1=Danaer+Yellow_Sword:w2"), "end"))
    assert discard(state) == ["Danaer", "Yellow Sword"]
    state = draw_any(do(at("one O1=Danaer+Yellow_Sword / two O1=Perseus+Red_Shield"), "end"))
    assert damage(state, 1, "O1") == 0, "silenced with its bearer"
