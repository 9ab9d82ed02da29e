"""FO-ATK: phase 2."""

from tests.rules.olympus.positions import asked, at, choices, damage, discard, do, draw_any, hand, markers, standing
from tests.support import refused, rule


@rule("FO-ATK-01")
def test_every_unit_with_attack_attacks_fresh_or_old() -> None:
    state = do(at("one hand=Danaer O1=Argonauten"), "play Danaer", "place O2", "end")
    assert state.score == 2


@rule("FO-ATK-02", "FO-R-12")
def test_attacking_is_compulsory() -> None:
    state = at("one O1=Argonauten / two O1=Patroklos:w3")
    assert choices(state) == ["end"]
    draw_any(do(state, "end"))
    assert discard(state) == ["Patroklos", "Argonauten"], "even when it ends badly"


@rule("FO-R-12", "FO-R-47")
def test_the_switch_lets_a_unit_hold() -> None:
    state = do(at("one O1=Argonauten O2=Danaer:g1", attack_optional=True), "end")
    assert choices(state) == ["attack", "hold"]
    assert refused(state, "decline") == "FO-EFF-02"
    do(state, "hold", "attack")
    assert state.score == 1
    assert choices(state) == ["attack", "hold"], "a granted attack may be held too"
    do(state, "hold")
    assert state.score == 1 and asked(state) == "draw chance"


@rule("FO-R-48", "FO-EFF-22")
def test_who_holds_a_granted_attack_has_finished_it() -> None:
    state = do(at("one O1=Danaer:g2 O2=Nestor", attack_optional=True), "end", "attack", "hold")
    assert choices(state) == ["attack", "hold"] and state.score == 1, "the next granted attack"
    do(state, "hold")
    assert choices(state) == ["use", "decline"], "then Nestor's offer"
    assert do(state, "use").score == 2
    state = do(at("one O1=Danaer:g1 O2=Nestor", attack_optional=True), "end", "hold")
    assert state.score == 0 and state.phase == 3, "who makes no attack at all has none to follow (FO-R-47)"


@rule("FO-ATK-03", "FO-R-21")
def test_attack_zero_attacks_only_when_lifted() -> None:
    assert do(at("one O1=Nestor"), "end").score == 0
    assert do(at("one O1=Nestor+Red_Helmet"), "end").score == 1
    assert do(at("one O1=Nestor O2=Achilleus"), "end").score == 2


@rule("FO-ATK-04")
def test_attacks_run_from_o1_to_t() -> None:
    state = do(at("one O1=Medea:w1 O3=Iason T=Polydeukes:w1"), "end")
    order = []
    while asked(state) == "use 1":
        order.append(state.top.a)
        do(state, "decline")
    assert order == [0, 2, 5]


@rule("FO-ATK-05")
def test_an_attack_is_finished_before_the_next_begins() -> None:
    state = do(at("one D1=Danaer D2=Danaer"), "end")
    assert asked(state) == "marker 1" and not state.sides[0].done[4]
    do(state, "take R")
    assert asked(state) == "marker 1" and state.sides[0].done[4]


@rule("FO-ATK-06")
def test_the_facing_slot_decides() -> None:
    state = do(at("one O1=Danaer O2=Argonauten / two O2=Phaiaken O3=Phaiaken"), "end")
    assert state.score == 1
    assert (damage(state, 2, "O2"), damage(state, 2, "O3")) == (2, 0)


@rule("FO-ATK-07")
def test_a_defender_takes_damage_equal_to_the_attack() -> None:
    state = do(at("one O1=Danaer / two O1=Lapithen:w1"), "end")
    assert damage(state, 2, "O1") == 3


@rule("FO-ATK-08")
def test_damage_stays_between_turns() -> None:
    state = draw_any(do(at("one O1=Phaiaken / two O1=Lapithen:w1"), "end"))
    assert asked(state) == "play 2" and damage(state, 2, "O1") == 2


@rule("FO-ATK-09", "FO-ATK-12")
def test_damage_that_reaches_the_defence_defeats() -> None:
    state = do(at("one O1=Kikonen / two O1=Lapithen:w1"), "end")
    assert standing(state, 2) == {} and discard(state) == ["Lapithen"]
    assert state.sides[1].damage[0] == 0


@rule("FO-ATK-10")
def test_there_is_no_return_strike() -> None:
    state = do(at("one O1=Danaer / two O1=Andromeda"), "end")
    assert damage(state, 1, "O1") == 0


@rule("FO-ATK-11")
def test_beating_a_defender_gives_no_area_bonus_and_surplus_is_lost() -> None:
    state = do(at("one O1=Kikonen D1=Kikonen T=Myrmidonen / two O1=Karer D1=Karer T=Danaer"), "end")
    assert state.score == 0 and markers(state, 1) == "" and hand(state, 1) == []
    assert standing(state, 2) == {} and asked(state) == "draw chance"


@rule("FO-ATK-13")
def test_an_unopposed_attack_gives_the_bonus_once_whatever_its_value() -> None:
    assert do(at("one O1=Andromeda"), "end").score == 1
