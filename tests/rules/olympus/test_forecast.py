"""The attack forecast says what the rules would do: each case is foretold, then played."""

from typing import Any

from kleos import Player
from kleos.games.olympus.view import Strike
from tests.rules.olympus.positions import at, do
from tests.support import rule


def strike(state: Any, slot: int) -> Strike | None:
    """What player 1's unit in a slot is foretold."""
    found: Strike | None = state.observe(Player.TWO).table.sides[0].slots[slot].strike
    return found


@rule("FO-ATK-07")
@rule("FO-ATK-09")
def test_damage_and_a_beaten_unit_are_foretold() -> None:
    state = at("one O1=Menelaos O2=Kikonen / two O1=Phaiaken O2=Danaer")
    one, two = strike(state, 0), strike(state, 1)
    assert one is not None and (one.target, one.damage, one.beats, one.bonus) == ("BS1", 2, False, "")
    assert two is not None and (two.damage, two.beats) == (3, True)
    do(state, "end")
    assert state.sides[1].damage[0] == 2 and state.sides[1].unit[1] < 0


@rule("FO-ATK-13")
def test_the_bonus_of_each_area_is_foretold() -> None:
    state = at("one O1=Menelaos D1=Kikonen T=Danaer")
    found = [strike(state, slot) for slot in (0, 3, 5)]
    assert [hit.bonus for hit in found if hit] == ["point", "marker", "card"]


@rule("FO-EFF-42")
def test_no_bonus_is_foretold_where_there_is_none() -> None:
    hit = strike(at("one O1=Paris"), 0)
    assert hit is not None and hit.bonus == ""


@rule("FO-ATK-03")
def test_a_unit_without_attack_has_no_forecast() -> None:
    assert strike(at("one O1=Nestor"), 0) is None


@rule("FO-EFF-35")
def test_armour_counts() -> None:
    hit = strike(at("one O1=Menelaos / two O1=Danae"), 0)
    assert hit is not None and hit.damage == 1


@rule("FO-EFF-36")
@rule("FO-EFF-37")
@rule("FO-EFF-38")
@rule("FO-EFF-39")
def test_choices_around_an_attack_are_told() -> None:
    state = at("one O1=Diomedes O2=Philoktetes O3=Elektra / two hand=Danae O1=Phaiaken O2=Alkestis O3=Eurydike")
    one, two, three = strike(state, 0), strike(state, 1), strike(state, 2)
    assert one is not None and one.splash == 1 and one.stand_in
    assert two is not None and two.aims and not two.stand_in
    assert three is not None and three.beats and three.saved_by == 1
