"""FO-R: rulings that no chapter's test proves, and every value of each switch."""

import pytest

import kleos
from kleos import CHANCE, Player
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
    hand,
    position,
    slots,
    standing,
    unit,
)
from tests.support import refused, rule


@rule("FO-R-13")
def test_damage_markers_never_run_out() -> None:
    two = "O1=Laodike:w2 O2=Herakles:w3 O3=Aias:w5 D1=Glaukos:w4 D2=Perseus:w4"
    state = do(at(f"one O1=Kikonen O2=Danaer / two {two}"), "end")
    assert sum(state.sides[1].damage) == 2 + 3 + 3 + 2 + 5 + 4 + 4 > 20


@rule("FO-R-16", "FO-EFF-05")
def test_a_unit_falls_at_once_when_its_defence_drops() -> None:
    state = do(at("one O1=Kikonen / two O1=Hekabe:w4 O2=Phaiaken:w3"), "end")
    assert standing(state, 2) == {}, "Hekabe's +1 defence goes with her"
    assert discard(state) == ["Hekabe", "Phaiaken"]


@rule("FO-R-18")
def test_a_unit_moved_to_a_visited_slot_does_not_attack() -> None:
    game = changed({"Iason": {"effects": [effect("attack", "move", must=False, units="one")]}})
    state = do(position(game, "one O2=Iason D1=Danaer"), "end", "own D1", "to O1")
    assert asked(state) == "draw chance" and state.score == 1, "Danaer, now in O1, was passed"


@rule("FO-R-20")
def test_removing_the_defender_by_an_ability_opens_the_bonus() -> None:
    strong = effect("attack", "damage", n=3, target="opposite")
    game = changed({"Iason": {"effects": [strong]}})
    assert do(position(game, "one O1=Iason / two O1=Phaiaken"), "end").score == 1


@rule("FO-R-20", "FO-R-42")
def test_the_switch_gives_no_bonus_where_a_defender_stood_at_the_declaration() -> None:
    strong = effect("attack", "damage", n=3, target="opposite")
    after = effect("undefended", "draw", n=1)
    game = changed({"Iason": {"effects": [strong, after]}}, defender_check="at_declaration")
    state = do(position(game, "one O1=Iason / two O1=Phaiaken"), "end")
    assert state.score == 0 and state.phase == 3, "nor undefended effects: the defender is read once"
    state = do(position(game, "one O1=Iason"), "end")
    assert state.score == 1 and state.phase == 2 and asked(state) == "draw chance", "nobody stood there: both"
    by_default = changed({"Iason": {"effects": [strong, after]}})
    state = do(position(by_default, "one O1=Iason / two O1=Phaiaken"), "end")
    assert state.score == 1 and state.phase == 2, "after_ability: both"


@rule("FO-R-21")
def test_an_on_attack_boost_does_not_let_attack_zero_attack() -> None:
    game = changed({"Nestor": {"effects": [effect("attack", "draw", must=False, n=1)]}})
    state = do(position(game, "one O1=Nestor"), "end")
    assert state.phase == 3
    assert do(at("one O1=Priamos"), "end").score == 0
    assert do(at("one O1=Priamos+Red_Helmet"), "end").score == 1, "attack_area is lifted the same way"


@rule("FO-R-24", "FO-EFF-03")
def test_a_compulsory_ability_without_a_target_is_skipped() -> None:
    state = do(at("one hand=Klytaimnestra,Karer"), "play Klytaimnestra", "pay Karer", "place O1")
    assert asked(state) == "play 1"


@rule("FO-R-25", "FO-EFF-21")
def test_units_damaged_at_once_fall_together() -> None:
    state = at("one hand=Atalante,Danaer / two O1=Hekabe:w4 O2=Phaiaken:w3")
    do(state, "play Atalante", "pay Danaer", "place O3", "enemy O2", "enemy O1")
    assert discard(state) == ["Danaer", "Hekabe", "Phaiaken"]


@rule("FO-R-26")
def test_a_kill_by_ability_gives_no_bonus() -> None:
    state = at("one hand=Amazonen / two O1=Myrmidonen")
    do(state, "play Amazonen", "place O1", "use")
    assert standing(state, 2) == {} and state.score == 0


@rule("FO-R-27")
def test_markers_are_no_cards_outside_payment() -> None:
    state = do(at("deck=40 / one O1=Meleagros markers=RBYG / two O1=Aias"), "end")
    draw_any(state)
    assert all(code.startswith("discard ") or code == "decline" for code in choices(state))
    state = do(at("deck=0 score=1 / one O1=Meleagros markers=RBYG / two O1=Aias"), "end")
    assert damage(state, 1, "O1") == 2, "no card, so he suffers"


@rule("FO-R-28", "FO-R-44")
def test_an_open_discard_pile_shows_everything() -> None:
    state = do(at("deck=40 / one hand=Telemachos,Peleus,Karer"), "play Telemachos", "pay Peleus", "place O1", "use")
    draw_any(state)
    table = do(state, "discard Karer").observe(Player.TWO).table
    assert table.discard == ("B1", "YS1") and table.sides[0].hand == 2 and table.deck == 38


@rule("FO-R-28", "FO-R-44")
def test_a_closed_discard_pile_hides_what_its_owner_chose() -> None:
    state = at("deck=40 / one hand=Telemachos,Peleus,Karer open=Karer", open_discard=False)
    do(state, "play Telemachos", "pay Peleus", "place O1", "use")
    draw_any(state)
    move = state.game.parse("discard YS1")
    assert state.seen_as(move, Player.TWO).code == "discard ?" and state.seen_as(move, Player.ONE) is move
    table = do(state, "discard Karer").observe(Player.TWO).table
    assert table.discard == ("B1",) and table.sides[0].closed == 1 and table.sides[0].known == ()
    assert state.observe(Player.ONE).table.own.closed == ("YS1",)


@rule("FO-R-44")
def test_face_down_discards_cannot_be_recalled() -> None:
    state = at("one hand=Kadmos,Peleus closed=Karer,Danaer", open_discard=False)
    assert asked(do(state, "play Kadmos", "pay Peleus", "place O1")) == "play 1"


@rule("FO-R-29", "FO-EFF-12")
def test_attack_is_summed_and_then_clamped_at_zero() -> None:
    assert unit(at("one O1=Phaiaken / two O1=Helena"), 1, "O1").attack == 0
    assert unit(at("one O1=Phaiaken O2=Achilleus / two O1=Helena"), 1, "O1").attack == 0
    assert unit(at("one O1=Danaer O2=Achilleus / two O1=Helena"), 1, "O1").attack == 1
    assert do(at("one O1=Phaiaken / two O1=Helena"), "end").sides[1].damage[0] == 0


@rule("FO-R-30")
def test_a_draw_larger_than_the_pile_takes_what_is_there() -> None:
    state = at("deck=1 score=1 / one hand=Telemachos,Peleus")
    do(state, "play Telemachos", "pay Peleus", "place O1", "use", "draw Karer")
    assert asked(state) == "discard 1", "and goes on"


@rule("FO-R-31", "FO-EFF-10")
def test_o1_is_the_outermost_slot_of_both_sides() -> None:
    state = do(at("one O1=Danaer / two O1=Phaiaken"), "end")
    assert damage(state, 2, "O1") == 2
    state = at("one O3=Hekabe O1=Danaer D1=Danaer")
    assert (unit(state, 1, "O1").defence, unit(state, 1, "D1").defence) == (2, 3)


@rule("FO-R-32")
def test_the_card_set_is_data() -> None:
    game = changed({"Menelaos": {"A": 9}})
    assert unit(position(game, "one O1=Menelaos"), 1, "O1").attack == 9
    assert game.component_hash != kleos.load("olympus").component_hash


@rule("FO-R-33")
def test_the_score_is_clamped_and_ends_the_game_at_seven() -> None:
    game = changed({"Danaer": {"effects": [effect("play", "score", n=5)]}})
    state = do(position(game, "score=4 / one hand=Danaer"), "play Danaer", "place O1")
    assert state.score == 7 and state.outcome is not None and state.outcome.winner is Player.ONE


@rule("FO-R-35")
def test_own_cards_replace_or_are_added() -> None:
    own = {
        "set": "own",
        "extends": "default",
        "cards": [
            {
                "name": "Menelaos",
                "home": "R",
                "cost": "",
                "A": 5,
                "D": 5,
                "effects": [effect("always", "untargetable")],
            },
            {
                "name": "Eris",
                "replaces": "Kadmos",
                "home": "R",
                "cost": "R",
                "A": 1,
                "D": 1,
                "effects": [effect("play", "draw", n=1)],
            },
            {"name": "Ate", "home": "Y", "cost": "", "A": 1, "D": 1, "effects": [effect("play", "score", n=-1)]},
        ],
    }
    game = kleos.load("olympus", components=own)
    state = position(game, "one hand=Menelaos,Eris,Ate")
    assert hand(state, 1) == ["Menelaos", "Eris", "Ate"]
    assert do(state, "play Ate", "place O1").score == -1
    assert state.rules.box.total == 97 and position(game, "turn=3").deck == 77
    assert kleos.load("olympus", components=game.component_data()) == game


@rule("FO-R-36")
def test_at_most_24_cards_are_played_in_one_turn() -> None:
    assert choices(at("played=23 / one hand=Danaer")) == ["play Danaer", "end"]
    state = at("played=24 / one hand=Danaer")
    assert choices(state) == ["end"]
    assert refused(state, "play GS1") == "FO-R-36"


@rule("FO-R-37")
@pytest.mark.parametrize(
    "row",
    [
        effect("play", "buff", attack=1, defence=0, target="self"),
        effect("always", "draw", n=1),
        effect("end_turn", "move", must=False, units="one"),
        effect("on_discard", "damage", n=1, target="self"),
        effect("on_discard", "peek", n=3, take=1),
        effect("play", "upkeep", n=1, otherwise="destroy"),
        effect("play", "survive", must=False, n=1),
        effect("play", "splash", n=1),
        effect("attack", "extra_attack", target="other"),
        effect("attack", "draw", n=1, then_play_free=True),
    ],
)
def test_verbs_go_with_their_triggers_alone(row: dict[str, object]) -> None:
    with pytest.raises(kleos.BadCardSet) as caught:
        changed({"Menelaos": {"effects": [row]}})
    assert "Menelaos" in str(caught.value) and "effects[0]" in str(caught.value)


@rule("FO-R-38")
def test_a_conditional_buff_reads_the_slot_facing_its_source() -> None:
    row = effect("always", "buff", attack=1, defence=0, target="others", if_opposite_colour="G")
    game = changed({"Andromache": {"effects": [row]}})
    assert unit(position(game, "one O1=Andromache T=Danaer / two O1=Danaer"), 1, "T").attack == 3
    assert unit(position(game, "one O1=Andromache T=Danaer / two T=Danaer"), 1, "T").attack == 2


@rule("FO-R-39", "FO-EFF-06")
def test_silence_is_noted_before_anybody_is_removed() -> None:
    state = at("one O2=Kikonen T=Antigone:w2 / two O2=Karer T=Perseus")
    draw_any(do(state, "end"))
    assert damage(state, 1, "T") == 2
    state = at("one hand=Kassandra T=Andromeda:w1 / two T=Perseus:w4")
    draw_any(do(state, "end"))
    assert slots(state, 2)["T"] is None
    assert damage(state, 1, "T") == 1, "she was silenced when he fell"


@rule("FO-R-40")
def test_who_put_cards_under_the_pile_forgets_them_when_the_rival_looks() -> None:
    text = "deck=3 tail=Karer@1,Peleus@1,Danaer@1 active=2 / two hand=Kalchas,Elektra"
    state = at(text)
    assert state.observe(Player.ONE).table.own.tail == ("YS1", "B1", "GS1")
    do(state, "play Kalchas", "pay Elektra", "place O1", "use", "draw Karer", "draw Peleus", "draw Danaer")
    do(state, "pick Peleus", "pick Danaer", "pick Karer")
    assert state.observe(Player.ONE).table.own.tail == ("", "")
    assert state.observe(Player.TWO).table.own.tail == ("GS1", "YS1")


@rule("FO-R-41")
def test_who_has_left_play_does_nothing_more() -> None:
    rows = [effect("play", "destroy", target="self"), effect("play", "score", n=1)]
    game = changed({"Danaer": {"effects": rows}})
    assert do(position(game, "one hand=Danaer"), "play Danaer", "place O1").score == 0
    game = changed({"Danaer": {"effects": [effect("attack", "destroy", target="self")]}})
    state = do(position(game, "one O1=Danaer"), "end")
    assert state.score == 0 and discard(state) == ["Danaer"]


@rule("FO-R-43", "FO-EFF-39")
def test_nobody_stands_in_against_an_attack_of_zero() -> None:
    row = effect("attack", "move", must=False, units="one")
    game = changed({"Iason": {"effects": [row]}})
    state = position(game, "one O1=Iason / two O2=Helena O3=Alkestis")
    do(state, "end", "own O1", "to O2")
    assert state.actor is CHANCE and damage(state, 2, "O2") == 0
    assert asked(do(at("one O2=Danaer / two O2=Phaiaken O3=Alkestis"), "end")) == "stand_in 2"


@rule("FO-R-45", "FO-EFF-24")
def test_a_free_play_is_named_by_its_card() -> None:
    state = at("one hand=Odysseus,Peleus,Elektra,Menelaos")
    do(state, "play Odysseus", "pay Peleus", "pay Elektra", "pay Menelaos", "place O1", "use", "draw Andromeda")
    assert choices(state) == ["play Andromeda", "decline"]
    assert state.observe(Player.TWO).table.sides[0].known == ()
    do(state, "play Andromeda", "place O2")
    assert standing(state, 1) == {"O1": "Odysseus", "O2": "Andromeda"}


@rule("FO-R-46", "FO-EFF-36")
def test_attack_and_splash_together_beat_a_unit() -> None:
    rows = [effect("attack", "splash", n=1), effect("attack", "retarget", must=False)]
    game = changed({"Diomedes": {"effects": rows}})
    state = position(game, "one O1=Diomedes / two O2=Patroklos")  # 3 attack + 1 splash against 4
    do(state, "end", "enemy O2")
    assert standing(state, 2) == {} and damage(state, 1, "O1") == 2
