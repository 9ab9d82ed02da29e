"""Chapter 01 of the ledger: what lies in the box."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import kleos
from kleos.catalogue import default_components
from tests.rules.hector.positions import HECTOR, at, box, own, side, sizes, start, table
from tests.support import codes, do, rule

COLOURS = "RGBYPN"


def army(seat: int) -> list[str]:
    """All army cards of a seat, as chance may turn them up first."""
    state = at(f"phase=draw-vanguard source=1 from=1 attacker={seat} drawer={seat}")
    return [code.removeprefix("draw ") for code in codes(state)]


def heroes(seat: int) -> list[str]:
    """All heroes of a seat, as chance may deal them."""
    state = at(
        f"phase=deal-hero due=2 attacker={seat} drawer={seat} number=1 source=1 tile=1@0"
        " / one piles=7,12,12,12 row=R1 hand=R2,R3,R4,G1 / two piles=7,12,12,12 row=R1 hand=R2,R3,R4,G1"
    )
    return [code.removeprefix("hero ") for code in codes(state)]


def refused_set(change: Callable[[dict[str, Any]], None]) -> str:
    """The clause that refuses a changed component set."""
    data = box()
    change(data)
    with pytest.raises(kleos.BadCardSet) as caught:
        kleos.load("hector", components=data)
    return caught.value.clause


@rule("HA-01-01")
def test_one_player_is_greek_and_the_other_trojan() -> None:
    assert [player.people for player in table(start()).sides] == ["greek", "trojan"]


@rule("HA-01-02")
def test_each_side_has_48_army_cards_and_6_heroes_108_cards_in_all() -> None:
    assert [len(army(1)), len(army(2)), len(heroes(1)), len(heroes(2))] == [48, 48, 6, 6]


@rule("HA-01-03")
def test_army_cards_heroes_and_tiles_share_six_colours() -> None:
    edges = "".join(tile["clockwise"] for tile in HECTOR.component_data()["fate_tiles"])
    assert {card[0] for card in army(1)} == set(heroes(1)) == set(edges) == set(COLOURS)
    assert refused_set(lambda data: data["army"].update(colours="RGBYPW")) == "HA-01-03"


@rule("HA-01-04")
def test_each_colour_and_value_occurs_exactly_twice_per_side() -> None:
    for seat in (1, 2):
        kinds = Counter(card[:2] for card in army(seat))
        assert kinds == {f"{colour}{value}": 2 for colour in COLOURS for value in (1, 2, 3, 4)}
        assert sum(int(card[1]) for card in army(seat)) == 120


@rule("HA-01-04")
def test_a_set_with_three_copies_of_a_card_is_refused() -> None:
    assert refused_set(lambda data: data["army"].update(copies_per_colour_and_value=3)) == "HA-01-04"


@rule("HA-01-05")
def test_each_side_has_one_hero_per_colour() -> None:
    assert sorted(heroes(1)) == sorted(heroes(2)) == sorted(COLOURS)
    assert refused_set(lambda data: data["heroes"][0].update(colour="G")) == "HA-01-05"


@rule("HA-01-05")
@pytest.mark.parametrize("value", [2, 7])
def test_a_hero_value_outside_3_to_6_is_refused(value: int) -> None:
    assert refused_set(lambda data: data["heroes"][0].update(value=value)) == "HA-01-05"
    kleos.load("hector", components=box(R=3, G=6))


@rule("HA-01-06")
def test_the_heroes_bear_the_names_of_the_books() -> None:
    rows = default_components("hector")["heroes"]
    assert {row["trojan"] for row in rows} == {"Acamas", "Aeneas", "Glaucos", "Hector", "Paris", "Sarpedon"}
    assert {row["greek"] for row in rows} == {"Aias", "Achilleus", "Agamemnon", "Diomedes", "Menelaos", "Odysseus"}


@rule("HA-01-06")
def test_aias_is_green_5_and_acamas_purple_4() -> None:
    rows = {row["colour"]: row for row in default_components("hector")["heroes"]}
    assert (rows["G"]["greek"], rows["P"]["trojan"]) == ("Aias", "Acamas")
    state = at(
        "phase=action round=2 number=1 tile=1@0"
        " / one piles=7,12,12,12 row=R1<,R2 hand=B1,B2,B3 hero=G / two piles=7,12,12,12 row=R1<,R2 hand=B1,B2,B3 hero=P"
    )
    assert (side(state, 1).superiority, side(state, 2).superiority) == (2 + 5, 2 + 4)


@rule("HA-01-07")
def test_each_board_has_three_fronts_home_hero_pile_favour_and_shame() -> None:
    for seat in (1, 2):
        board = side(start(), seat)
        assert (len(board.piles), board.hero_pile, board.favour, board.shame) == (4, 6, 3, 0)
    assert codes(start()) == ["vanguard 1", "vanguard 2", "vanguard 3", "vanguard home"]


@rule("HA-01-08")
def test_each_side_has_three_favour_tokens_and_no_fourth() -> None:
    assert [side(start(), seat).favour for seat in (1, 2)] == [3, 3]
    with pytest.raises(kleos.NotationError):
        at("one box=4")


@rule("HA-01-09")
def test_the_six_shame_tokens_suffice_for_both_players() -> None:
    state = at(
        "phase=action round=1 number=1 tile=1@0 / one piles=7,12,12,12 row=R1 hand=R2,R3,R4,G1 shame=3"
        " / two piles=7,12,12,12 row=R1 hand=R2,R3,R4,G1 shame=2"
    )
    do(state, "pass", "play R2", "retreat", "lose R2a", "lose R3a")
    assert side(state, 1).shame + side(state, 2).shame == 6
    with pytest.raises(kleos.NotationError):
        at("one shame=4")


@rule("HA-01-10")
def test_there_are_six_tiles_with_four_different_edges_each() -> None:
    assert codes(at("phase=turn-tile number=1 / one piles=11,12,12,12 row=R1")) == [f"tile {k}" for k in range(1, 7)]
    for tile in HECTOR.component_data()["fate_tiles"]:
        assert len(set(tile["clockwise"])) == len(tile["clockwise"]) == 4
    assert refused_set(lambda data: data["fate_tiles"][3].update(clockwise="RGRB")) == "HA-01-10"


@rule("HA-01-11")
def test_the_attacker_holds_the_marker() -> None:
    state = at("phase=action round=1 number=1 tile=1@0 / one piles=7,12,12,12 row=R1 hand=R2,R3,R4,G1")
    assert table(state).attacker == 1
    do(state, "retreat")
    assert (table(state).attacker, state.actor) == (2, kleos.Player.TWO)


@rule("HA-01-11")
def test_the_marker_changes_neither_score_nor_superiority() -> None:
    text = (
        "phase=fate round=3 actor=1 attacker={} number=1 tile=1@0 / one piles=7,12,12,12 row=B1,R2,G3,G4 hand=N1 hero=G"
        " / two piles=7,12,12,12 row=Y1,R2,G1,N1 hand=N2 hero=N"
    )
    one, two = at(text.format(1)), at(text.format(2))
    assert table(one, kleos.Player.ONE).fates == table(two, kleos.Player.ONE).fates
    assert (side(one, 1), side(one, 2), own(one, 1)) == (side(two, 1), side(two, 2), own(two, 1))
    assert sizes(one, 1) == [7, 12, 12, 12]
