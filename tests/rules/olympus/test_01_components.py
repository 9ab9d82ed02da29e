"""FO-COMP, FO-SET and FO-CARD: what lies in the box, how a game is set up, and what a card says."""

import kleos
from kleos import CHANCE, Player
from kleos.catalogue import default_components
from tests.rules.olympus.positions import (
    at,
    changed,
    choices,
    damage,
    do,
    draw_any,
    effect,
    hand,
    markers,
    position,
    set_up,
    unit,
)
from tests.support import rule


@rule("FO-COMP-01", "FO-COMP-02", "FO-COMP-03", "FO-R-01", "FO-R-07")
def test_the_set_has_96_cards_in_play_and_each_colour_its_share() -> None:
    data = default_components("olympus")
    counts = {
        section: [sum(row["home"] == colour for row in data[section]) for colour in "RBYG"]
        for section in ("heroes", "soldiers", "equipment")
    }
    assert counts == {"heroes": [15] * 4, "soldiers": [3] * 4, "equipment": [3] * 4}
    assert set_up().rules.box.total == 60 + 24 + 12 == 96


@rule("FO-COMP-04")
def test_heroes_are_unique_and_soldiers_exist_twice() -> None:
    state = at("one hand=Menelaos,Argonauten,Argonauten")
    assert hand(state, 1).count("Argonauten") == 2
    for text in ("one hand=Menelaos,Menelaos", "one hand=Argonauten,Argonauten / two hand=Argonauten"):
        try:
            at(text)
        except kleos.NotationError:
            continue
        raise AssertionError(text)


@rule("FO-COMP-05")
def test_no_colour_can_have_two_markers() -> None:
    assert markers(at("one markers=R / two markers=B")) == "YG"
    try:
        at("one markers=R / two markers=R")
    except kleos.NotationError as error:
        assert "each marker in one place" in str(error)
    else:
        raise AssertionError


@rule("FO-COMP-06")
def test_each_side_has_three_slots_at_olympus_two_at_delphi_and_one_at_troy() -> None:
    state = do(at("one hand=Argonauten"), "play Argonauten")
    assert choices(state) == ["place O1", "place O2", "place O3", "place D1", "place D2", "place T"]


@rule("FO-COMP-07")
def test_the_score_is_one_line_with_a_seven_at_each_end() -> None:
    state = at("score=6 / one O1=Argonauten")
    assert draw_any(do(state, "end")).score == 7
    state = at("active=2 score=-6 / two O1=Argonauten")
    assert draw_any(do(state, "end")).score == -7


@rule("FO-COMP-08", "FO-CARD-07")
def test_heroes_and_soldiers_are_played_by_the_same_rules() -> None:
    state = at("one hand=Argonauten,Alkmene")
    assert choices(state) == ["play Alkmene", "play Argonauten", "end"]


@rule("FO-SET-01", "FO-SET-06")
def test_the_stone_is_on_zero_all_markers_on_the_board_and_nothing_in_play() -> None:
    table = set_up().observe(None).table
    assert (table.score, table.markers, table.discard) == (0, "RBYG", ())
    assert all(side.markers == "" and side.slots == (None,) * 6 for side in table.sides)


@rule("FO-SET-02", "FO-SET-03", "FO-SET-04")
def test_20_cards_go_to_the_box_and_six_to_each_hand() -> None:
    state = draw_any(set_up())
    assert [len(side.hand) for side in state.sides] == [6, 6]
    assert state.deck == 64
    assert len(state.bag) == 64 + 20


@rule("FO-SET-05")
def test_the_starter_is_drawn_by_lot() -> None:
    state = set_up()
    assert state.actor is CHANCE and state.stream == "starter"
    assert [(move.code, weight) for move, weight in state.odds()] == [("starter 1", 1), ("starter 2", 1)]
    do(state, "starter 2")
    assert draw_any(state).actor is Player.TWO


@rule("FO-CARD-01")
def test_units_take_slots_and_equipment_does_not() -> None:
    state = at("one hand=Argonauten,Red_Helmet O1=Danaer")
    assert choices(do(state.copy(), "play Argonauten"))[0] == "place O2"
    assert choices(do(state.copy(), "play Red Helmet")) == ["equip O1"]


@rule("FO-CARD-02")
def test_a_cost_may_be_empty() -> None:
    state = at("one hand=Argonauten")
    assert choices(do(state, "play Argonauten"))[0] == "place O1"


@rule("FO-CARD-03")
def test_all_heroes_have_an_ability_soldiers_and_equipment_some() -> None:
    data = default_components("olympus")
    assert all(row["effects"] for row in data["heroes"])
    for section in ("soldiers", "equipment"):
        assert 0 < sum(bool(row["effects"]) for row in data[section]) < 6


@rule("FO-CARD-04", "FO-CARD-06")
def test_a_multicolour_hero_has_every_colour() -> None:
    for colour in "RBYG":
        strong = effect("always", "buff", attack=1, defence=0, target="self", if_opposite_colour=colour)
        game = changed({"Andromache": {"effects": [strong]}})
        state = position(game, "one O1=Andromache / two O1=Achilleus")
        assert unit(state, 1, "O1").attack == 3


@rule("FO-CARD-05")
def test_a_multicolour_card_pays_one_symbol_of_any_colour() -> None:
    state = at("one hand=Aeneas,Achilleus")  # cost RY
    assert choices(state) == ["end"]
    state = at("one hand=Aeneas,Achilleus,Hektor")
    do(state, "play Aeneas")
    assert choices(state) == ["pay Achilleus", "pay Hektor"]
    do(state, "pay Hektor")
    assert choices(state) == ["pay Achilleus"]


@rule("FO-CARD-06")
def test_a_harmful_colour_hits_a_multicolour_hero_too() -> None:
    state = at("one O1=Andromache / two O1=Hektor")  # strong against green
    draw_any(do(state, "end"))
    assert damage(state, 2, "O1") == 3
