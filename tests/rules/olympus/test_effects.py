"""FO-EFF in general: triggers, may and must, order, discarding, damage kinds, the attack procedure."""

import pytest

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
    enter,
    hand,
    position,
    standing,
    unit,
)
from tests.support import refused, rule


@rule("FO-EFF-01")
def test_each_trigger_has_its_moment() -> None:
    def tells(when: str) -> int:
        game = changed({"Danaer": {"effects": [effect(when, "score", n=2)]}})
        state = position(game, "one hand=Danaer T=Kikonen / two O1=Lapithen T=Karer")
        do(state, "play Danaer", "place O1")
        seen = state.score
        do(state, "end")
        seen = seen * 10 + state.score
        return seen * 10 + draw_any(state).score

    assert tells("play") == 222
    assert tells("attack") == 22
    assert tells("undefended") == 0
    assert tells("end_turn") == 2
    assert tells("on_unit_discard") == 22
    assert tells("on_own_discard") == tells("on_discard") == tells("on_beaten") == 0


@rule("FO-EFF-01")
def test_on_discard_works_whatever_the_cause_and_on_beaten_only_by_attack_damage() -> None:
    for when, by_attack, by_ability in (("on_discard", 2, 2), ("on_beaten", 2, 0)):
        game = changed({"Danaer": {"effects": [effect(when, "score", n=2)]}})
        state = do(position(game, "active=2 / one O1=Danaer / two O1=Kikonen"), "end")
        assert state.score == by_attack
        state = position(game, "active=2 / one O1=Danaer:w1 / two hand=Amazonen")
        do(state, "play Amazonen", "place O1", "use")
        assert state.score == by_ability


@rule("FO-EFF-02")
def test_may_offers_decline_and_must_does_not() -> None:
    for must, wanted in ((False, ["use", "decline"]), (True, [])):
        game = changed({"Danaer": {"effects": [effect("play", "score", must=must, n=1)]}})
        state = do(position(game, "one hand=Danaer"), "play Danaer", "place O1")
        assert (choices(state) if not must else []) == wanted
        assert state.score == int(must)
    for must in (False, True):
        row = effect("play", "damage", must=must, n=1, target="enemy")
        game = changed({"Danaer": {"effects": [row]}})
        state = do(position(game, "one hand=Danaer / two T=Lapithen"), "play Danaer", "place O1")
        assert choices(state) == ["enemy T"] + ([] if must else ["decline"])


@rule("FO-EFF-02", "FO-EFF-29")
def test_a_marker_that_must_be_taken_cannot_be_declined() -> None:
    game = changed({"Danaer": {"effects": [effect("play", "marker", n=2)]}})
    state = do(position(game, "one hand=Danaer / two markers=RBY"), "play Danaer", "place O1")
    assert choices(state) == ["take G"]
    do(state, "take G")
    assert choices(state) == ["take R", "take B", "take Y"], "then from the opponent"


@rule("FO-EFF-03")
def test_effects_that_can_do_nothing_are_passed_over() -> None:
    for row in (
        effect("play", "heal", must=False, n=1, target="all_own"),
        effect("play", "heal", must=False, n=1, target="own"),
        effect("play", "damage", must=False, n=1, target="enemy"),
        effect("play", "damage", must=False, n=1, target="opposite"),
        effect("play", "bounce", must=False, target="enemy"),
        effect("play", "destroy", must=False, target="enemy"),
        effect("play", "opp_discard", must=False, n=1, how="chosen"),
        effect("play", "recall", must=False, type="hero"),
        effect("play", "draw", must=False, n=1),
        effect("play", "opp_draw", must=False, n=1),
        effect("play", "peek", must=False, n=1, take=1),
        effect("play", "marker", must=False, n=1),
    ):
        game = changed({"Danaer": {"effects": [row]}})
        state = position(game, "deck=0 score=1 / one hand=Danaer markers=RBYG / two O1=Aias")
        assert asked(do(state, "play Danaer", "place O1")) == "play 1", row["do"]


@rule("FO-EFF-05")
def test_the_state_check_repeats_until_the_board_is_stable() -> None:
    row = effect("always", "buff", attack=0, defence=1, target="beside")
    game = changed({"Danaer": {"effects": [row]}, "Argonauten": {"effects": [row]}})
    state = position(game, "active=2 / one O1=Danaer O2=Argonauten:w3 O3=Danaer:w3 D1=Argonauten:w2 / two O1=Kikonen")
    do(state, "end")
    assert discard(state) == ["Danaer", "Argonauten", "Danaer", "Argonauten"]


@rule("FO-EFF-06")
def test_a_batch_leaves_the_active_players_units_first_and_is_no_watcher_of_itself() -> None:
    game = changed(
        {"Diomedes": {"effects": [effect("attack", "damage", n=1, target="self"), effect("attack", "splash", n=1)]}}
    )
    state = position(game, "one O2=Diomedes:w2 / two O1=Andromeda:w5 O3=Antigone:w3")
    do(state, "end")
    assert discard(state) == ["Andromeda", "Antigone"], "neither reacts to the other"
    game = changed({"Theseus": {"effects": [effect("play", "damage", n=4, target="self")], "D": 4}})
    state = do(
        position(game, "one hand=Theseus,Hektor,Medea T=Andromeda"),
        "play Theseus",
        "pay Hektor",
        "pay Medea",
        "place O1",
    )
    assert discard(state)[-1] == "Theseus" and damage(state, 1, "T") == 1


@rule("FO-R-49", "FO-EFF-06")
@pytest.mark.parametrize(("first", "left"), [("on_unit_discard", 0), ("on_own_discard", 1)])
def test_a_watcher_reacts_in_the_order_of_its_card_whatever_the_triggers(first: str, left: int) -> None:
    hurt = effect("on_unit_discard", "damage", n=1, target="self")
    heal = effect("on_own_discard", "heal", n=2, target="self")
    rows = [hurt, heal] if first == "on_unit_discard" else [heal, hurt]
    game = changed({"Andromeda": {"effects": rows}})
    state = do(position(game, "one O1=Argonauten / two O1=Karer T=Andromeda"), "end")
    assert damage(state, 2, "T") == left


@rule("FO-R-49")
def test_a_watcher_reacts_to_one_unit_after_the_other() -> None:
    """Each row for the first unit, then each for the next; a unit of the rival meets on_unit_discard rows alone."""
    hurt = effect("on_unit_discard", "damage", n=1, target="self")
    heal = effect("on_own_discard", "heal", n=1, target="self")
    game = changed({"Andromeda": {"effects": [heal, hurt]}, "Iason": {"effects": [effect("attack", "splash", n=3)]}})
    state = position(game, "one O2=Iason / two O1=Phaiaken O2=Karer O3=Karer D2=Andromeda")
    do(state, "end")
    assert standing(state, 2) == {"D2": "Andromeda"} and damage(state, 2, "D2") == 1
    game = changed({"Andromeda": {"effects": [hurt, heal, hurt]}})
    state = do(position(game, "one O1=Argonauten T=Andromeda / two O1=Karer"), "end")
    assert damage(state, 1, "T") == 2, "the rows around the one that does not watch"


@rule("FO-EFF-06")
def test_watchers_react_before_the_fallen_have_their_last_effects() -> None:
    state = do(at("active=2 deck=40 / one O1=Memnon:w3 T=Antigone:w3 / two O1=Danaer"), "end")
    assert state.actor is CHANCE and damage(state, 1, "T") == 0


@rule("FO-EFF-07")
def test_own_effects_reach_own_untargetable_units() -> None:
    state = enter("Ariadne", "O1", one="T=Aias")
    assert "own T" in choices(state)
    assert refused(enter("Cheiron", "O1", two="T=Aias O1=Danaer"), "enemy T") == "FO-EFF-41"


@rule("FO-EFF-08")
def test_ability_damage_is_not_reduced_substituted_or_survived() -> None:
    state = enter("Bellerophon", "O1", "enemy O1", two="hand=Karer O1=Eurydike O2=Hektor D1=Alkestis")
    assert standing(state, 2) == {"O2": "Hektor", "D1": "Alkestis"} and state.score == 0
    state = enter("Amazonen", "O1", "use", two="O1=Danae O2=Alkestis")
    assert damage(state, 2, "O1") == 1


@rule("FO-EFF-09")
def test_the_attack_procedure_in_order() -> None:
    rows = [
        effect("attack", "damage", n=1, target="opposite"),
        effect("attack", "retarget", must=False),
        effect("attack", "splash", n=1),
    ]
    game = changed({"Diomedes": {"effects": rows}})
    state = position(game, "one O1=Diomedes:g1 / two hand=Karer O1=Lapithen O2=Lapithen D1=Eurydike D2=Alkestis")
    do(state, "end")
    assert damage(state, 2, "O1") == 1, "(b) effects first"
    assert choices(state) == ["enemy O2", "enemy D1", "enemy D2", "decline"], "(c) then the target"
    do(state, "enemy D1")
    assert state.actor is Player.TWO and choices(state) == ["own D2", "decline"], "(f) then who stands in"
    do(state, "decline")
    assert asked(state) == "survive 2" and damage(state, 2, "O2") == 1, "(g) hit and splash together, (h) survive"
    do(state, "discard Karer")
    assert damage(state, 2, "D1") == 0
    assert asked(state) == "retarget 1" and damage(state, 2, "O1") == 2, "(i) the granted attack at once"


@rule("FO-EFF-09")
def test_an_attack_of_zero_is_no_attack() -> None:
    game = changed({"Iason": {"A": 0}})
    assert do(position(game, "one O1=Iason"), "end").phase == 3


@rule("FO-EFF-10")
def test_areas_do_not_part_neighbours() -> None:
    state = at("one O2=Danaer O3=Hekabe D1=Danaer D2=Argonauten T=Argonauten")
    assert [unit(state, 1, slot).defence for slot in ("O2", "D1", "D2", "T")] == [3, 3, 2, 2]
    state = at("one D2=Hekabe T=Argonauten")
    assert unit(state, 1, "T").defence == 3


@rule("FO-EFF-11")
def test_the_end_step_is_not_carried_out_when_the_last_card_was_drawn() -> None:
    state = draw_any(do(at("deck=2 score=1 / one O1=Elektra / two O1=Aias"), "end"))
    assert state.outcome is not None and state.sides[0].damage[0] == 0
    state = do(at("turn=1 skip=open / one O1=Elektra / two O1=Aias"), "end", "attack")
    assert damage(state, 1, "O1") == 1, "also when phase 3 was left out"


@rule("FO-EFF-12")
def test_values_are_summed_from_print_equipment_and_buffs() -> None:
    state = at("one O1=Danaer+Red_Sword O2=Achilleus T=Hippolyte / two O1=Helena")
    assert unit(state, 1, "O1").attack == 2 + 2 + 1 + 1 - 2
    assert unit(at("one O1=Danaer+Red_Shield O2=Hekabe"), 1, "O1").defence == 2 + 3 + 1


@rule("FO-EFF-13")
def test_targets_mean_what_the_list_says() -> None:
    text = "one hand=Danaer O2=Lapithen:w3 O3=Hektor:w3 T=Lapithen:w3 / two"

    def healed(target: str, *answers: str) -> list[int]:
        game = changed({"Danaer": {"effects": [effect("play", "heal", n=1, target=target)]}})
        state = do(position(game, text), "play Danaer", "place O1", *answers)
        return [damage(state, 1, slot) for slot in ("O2", "O3", "T")]

    assert healed("all_own") == [2, 2, 2]
    assert healed("self_beside") == [2, 3, 3]
    assert healed("own", "own O3") == [3, 2, 3]
    assert healed("self") == [3, 3, 3]


@rule("FO-EFF-20")
def test_buffs_of_all_targets() -> None:
    def attacks(target: str) -> list[int]:
        row = effect("always", "buff", attack=1, defence=0, target=target)
        game = changed({"Andromache": {"effects": [row]}})
        state = position(game, "one O1=Danaer O2=Andromache T=Menelaos / two O2=Danaer")
        return [unit(state, 1, slot).attack for slot in ("O1", "O2", "T")] + [unit(state, 2, "O2").attack]

    assert attacks("self") == [2, 3, 2, 2]
    assert attacks("others") == [3, 2, 3, 2]
    assert attacks("own_soldiers") == [3, 2, 2, 2]
    assert attacks("beside") == [3, 2, 2, 2]
    assert attacks("opposite") == [2, 2, 2, 3]


@rule("FO-EFF-20", "FO-EFF-05")
def test_a_malus_on_defence_may_fell_an_unhurt_unit() -> None:
    row = effect("always", "buff", attack=0, defence=-2, target="opposite")
    game = changed({"Danaer": {"effects": [row]}})
    state = do(position(game, "one hand=Danaer / two O1=Argonauten"), "play Danaer", "place O1")
    assert standing(state, 2) == {}


@rule("FO-EFF-26")
def test_several_cards_may_be_lost() -> None:
    game = changed({"Danaer": {"effects": [effect("play", "opp_discard", n=2, how="random")]}})
    state = position(game, "one hand=Danaer / two hand=Karer,Menelaos,Peleus")
    do(state, "play Danaer", "place O1", "lose Karer", "lose Peleus")
    assert hand(state, 2) == ["Menelaos"]
    game = changed({"Danaer": {"effects": [effect("play", "opp_discard", n=2, how="chosen")]}})
    state = position(game, "one hand=Danaer / two hand=Karer")
    do(state, "play Danaer", "place O1", "pick Karer")
    assert asked(state) == "play 1"


@rule("FO-EFF-34")
def test_upkeep_of_several_cards_or_to_be_discarded() -> None:
    game = changed({"Danaer": {"effects": [effect("end_turn", "upkeep", n=2, otherwise="destroy")]}})
    state = do(position(game, "deck=0 score=1 / one hand=Karer,Menelaos,Peleus O1=Danaer / two O1=Aias"), "end")
    assert choices(state)[-1] == "decline"
    assert discard(do(state.copy(), "decline")) == ["Danaer"]
    do(state, "discard Karer")
    assert "decline" not in choices(state)
    do(state, "discard Peleus")
    assert standing(state, 1) == {"O1": "Danaer"}
    state = do(position(game, "deck=0 score=1 / one hand=Karer O1=Danaer / two O1=Aias"), "end")
    assert discard(state) == ["Danaer"]


@rule("FO-EFF-38")
def test_survival_may_cost_several_cards() -> None:
    game = changed({"Eurydike": {"effects": [effect("on_beaten", "survive", must=False, n=2)]}})
    text = "active=2 / one hand=Karer,Peleus O1=Eurydike / two O1=Kikonen"
    state = do(position(game, text), "end", "discard Karer")
    assert choices(state) == ["discard Peleus"]
    assert standing(do(state, "discard Peleus"), 1) == {"O1": "Eurydike"}


@rule("FO-EFF-40")
def test_two_silencers_silence_each_other_and_go_on_silencing() -> None:
    game = changed({"Danae": {"effects": [effect("always", "silence", target="opposite")]}})
    state = position(game, "one O1=Perseus / two O1=Danae")
    assert unit(state, 1, "O1").silenced and unit(state, 2, "O1").silenced


@rule("FO-EFF-45")
def test_refusing_healing_holds_for_every_way_to_heal() -> None:
    state = do(at("one O1=Glaukos:w2 O2=Medea:w1 / two O1=Aias"), "end", "use")
    assert (damage(state, 1, "O1"), damage(state, 1, "O2")) == (2, 0)
