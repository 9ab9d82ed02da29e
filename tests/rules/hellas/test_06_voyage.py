"""Voyages. HE-VOY and their rulings."""

from typing import Any

import pytest

from kleos import CHANCE
from kleos.games.hellas.hexes import joins_sea, read_edges, turned, write_edges
from kleos.games.hellas.state import HellasState
from tests.rules.hellas.positions import city, do, laid, supply, world
from tests.support import codes, refused, rule

P, Q = "LLWWWL@1,0", "LWWWWW@1,-1"
ISLANDS = "WWWWWL@1,0:{} WLWWWW@1,-1:{}"  # almost


def voyage(tiles: str, tile: str, head: str = "", **options: Any) -> HellasState:
    """Light has turned a tile."""
    return laid(tiles, f"{head} agenda=lay.1 action=voyage turned={tile}", **options)


@rule("HE-VOY-01", "HE-R-51")
def test_the_top_tile_is_turned_and_spot_and_turn_are_chosen() -> None:
    state = laid(ISLANDS.format("L1G2S", "L1G1S"))
    do(state, "voyage")
    assert state.actor is CHANCE and state.stream == "tiles"
    do(state, "flip WWWWLL")
    assert codes(state) == ["lay 0 NW", "lay 0 SE", "lay 1 NE"]
    do(state, "lay 1 NE")
    assert codes(state) == ["turn 1", "turn 2", "turn 3"]
    do(state, codes(state)[0])
    assert city(state, 3).startswith("L1G")


@rule("HE-VOY-02")
def test_edges_must_match() -> None:
    state = voyage(f"{P}:L1G3S WWWWWW@1,-1:L1G3S", "WWWWWW")
    assert refused(state, "lay 1 NE") == "HE-VOY-02"  # P shows land there
    state = do(voyage(ISLANDS.format("L1G3S", "L1G3S"), "WWWWLL"), "lay 1 NE")
    assert refused(state, "turn 0") == "HE-VOY-02"


@rule("HE-VOY-03", "HE-V-03")
def test_one_neighbour_that_is_not_the_dolphin_is_not_enough() -> None:
    for tile in ("WWWLLL", "WWWWWW", "WWLLLL", "WWWWWL"):
        assert refused(voyage(f"{P}:L1G3S", tile), "lay 1 E") == "HE-VOY-03"


@rule("HE-VOY-04", "HE-R-05", "HE-V-04")
def test_all_water_must_join_the_sea() -> None:
    state = voyage(f"{P}:L1G3S {Q}:L1G3S", "WWWLLL")
    assert refused(state, "lay 1 NE") == "HE-VOY-04"


@rule("HE-VOY-05", "HE-R-06", "HE-V-05")
def test_ships_on_the_neighbours_along_water_must_be_more() -> None:
    def at(holder: int, **options: Any) -> HellasState:
        cities = "LLWWWL@1,0:D1G3S WWWWWW@1,-1:L1G1S"
        head = f"active={holder} agenda=lay.{holder} action=voyage turned=WWWWWL"
        return laid(cities, head, **options)

    assert "lay 1 NE" in codes(at(1))
    assert refused(at(2), "lay 1 NE") == "HE-VOY-05"
    assert "lay 1 NE" not in codes(at(1, ship_majority="all_sum"))
    assert "lay 1 NE" in codes(at(2, ship_majority="all_sum"))
    state = at(1)
    do(state, "lay 1 NE")
    assert city(state, 2) == "L1G0S" and city(state, 3) == "L1G0S"  # the ship on Q is paid


@rule("HE-V-06", "HE-R-06")
def test_a_tie_is_no_majority() -> None:
    def at(p: str, holder: int, **options: Any) -> HellasState:
        head = f"active={holder} agenda=lay.{holder} action=voyage turned=WWWWWW"
        return laid(f"LWWWWL@1,0:{p} WWWWWW@1,-1:L1G2S", head, **options)

    for holder in (1, 2):
        assert "lay 1 NE" not in codes(at("D1G2S", holder))
    assert "lay 1 NE" in codes(at("D1G1S", 1)) and "lay 1 NE" not in codes(at("D1G1S", 2))
    assert "lay 1 NE" not in codes(at("D1G1S", 1, ship_majority="each"))
    assert "lay 1 NE" in codes(at("L1G1S", 1, ship_majority="each"))
    assert "lay 1 NE" not in codes(at("D1G0S", 1, ship_majority="each"))  # 0:0 fails
    for holder in (1, 2):
        assert "lay 1 NE" in codes(at("D1G3S", holder, ship_majority="any"))
    assert "lay 1 NE" not in codes(at("D1G0S", 2, ship_majority="any"))


@rule("HE-VOY-06", "HE-R-07", "HE-V-07")
def test_a_bridge_makes_two_basins_one() -> None:
    edges, water = read_edges("WLWWLW"), read_edges("LLWLLL")
    assert not joins_sea(edges, False, water) and joins_sea(edges, True, water)
    state = voyage(f"{P}:D1G3S WWWWWW@1,-1:L1G1S", "WWLWWLt")
    assert "lay 1 NE" in codes(state)
    tiles = "LLWWWL@1,0:D1G0S WWWWWW@1,-1:L1G0S WLWWLWt@2,-1:L1G2S WWWWWW@2,-2:D1G1S"
    for tile, spot in (("WWWWWL", "lay 3 E"), ("WWLLLL", "lay 1 E")):  # ships beside the bridge count on both sides
        state = laid(tiles, f"agenda=lay.1 action=voyage turned={tile}")
        found = state.layout.spot(state.game.parse(spot).arg)
        assert found is not None and found.wet >> 3 & 1 == 1


@rule("HE-VOY-07", "HE-VOY-14", "HE-R-44")
def test_success_puts_a_greek_from_the_supply_into_the_new_city() -> None:
    state = voyage(ISLANDS.format("L2G2S", "L1G0S"), "WWWWWW")
    greeks = supply(state, 0)[0]
    do(state, "lay 1 NE")
    assert city(state, 3) == "L1G0S" and city(state, 1) == "L2G1S"
    assert supply(state, 0)[0] == greeks - 1


@rule("HE-VOY-08", "HE-V-16", "HE-R-27")
def test_without_greeks_in_supply_one_comes_from_a_city_with_two() -> None:
    cities = ["L3G1S", "L3G1S", "L3G1S", "L2G0S", "L2G0S", "L1G0S", "L1G0S"]
    state = world(cities, "agenda=lay.1 action=voyage turned=WWWWLL")
    do(state, next(code for code in codes(state) if code.startswith("lay")))
    if codes(state)[0].startswith("turn"):
        do(state, codes(state)[0])
    assert codes(state) == ["from 1", "from 2", "from 3", "from 4", "from 5"]
    assert refused(state, "from 6") == "HE-VOY-08"
    do(state, "from 4")
    assert city(state, 4) == "L1G0S" and city(state, 8).startswith("L1G")


@rule("HE-VOY-09", "HE-R-08")
def test_one_ship_beside_the_new_city_is_paid() -> None:
    land_and_water = "LLWWWL@1,0:L1G1S WWWWWW@1,-1:L1G1S"
    state = do(voyage(land_and_water, "WWWWWL"), "lay 1 NE")
    assert codes(state) == ["pay 1", "pay 2"]
    assert refused(state, "pay 3") == "HE-VOY-09"
    ships = supply(state, 0)[1]
    do(state, "pay 1")
    assert city(state, 1) == "L1G0S" and supply(state, 0)[1] == ships + 1
    state = do(voyage(land_and_water, "WWWWWL", pay_from="water"), "lay 1 NE")
    assert city(state, 2) == "L1G0S"  # the water neighbour pays, without a question


@rule("HE-R-08")
def test_paying_along_water_falls_back_to_any_neighbour() -> None:
    tiles = "LLWWWL@1,0:L1G2S WWWWWW@1,-1:D1G1S"
    state = voyage(tiles, "WWWWWL", pay_from="water", ship_majority="all_sum")
    do(state, "lay 1 NE")
    assert city(state, 1) == "L1G1S"


@rule("HE-VOY-10", "HE-VOY-11", "HE-V-15", "HE-REORG-05")
def test_failure_slides_the_tile_under_the_pile_and_changes_nothing_else() -> None:
    state = laid(ISLANDS.format("L2G0S", "D1G2S"))
    before, pile = supply(state, 0), state.tiles_left()
    do(state, "voyage", "flip WWWWLL")
    assert codes(state) == ["fail"]
    do(state, "fail")
    assert state.tiles_left() == pile and state.observe(None).table.tail == ("WWWWLL",)
    assert supply(state, 0) == before and state.active == 1  # nothing to reorganise, no cards: the turn is over


@rule("HE-VOY-12")
def test_a_voyage_needs_no_ship_to_be_named() -> None:
    state = laid(ISLANDS.format("L2G0S", "D1G2S"))
    assert "voyage" in codes(state)


@rule("HE-VOY-13", "HE-V-08")
def test_the_dolphin_alone_gives_no_majority() -> None:
    state = voyage(ISLANDS.format("L1G3S", "L1G3S"), "WWWWWW")
    assert refused(state, "lay 0 W") == "HE-VOY-05"
    even = voyage(ISLANDS.format("L1G3S", "L1G3S"), "WWWWWW", "flags=even")
    assert refused(even, "lay 0 W") == "HE-VOY-05"


@rule("HE-R-09")
def test_without_tiles_there_is_no_voyage() -> None:
    state = laid(ISLANDS.format("L2G3S", "D1G3S"))
    state.tile_bag, state._legal = [], None  # as after 23 cities
    assert state.tiles_left() == 0
    assert refused(state, "voyage") == "HE-R-09"


@rule("HE-R-10")
def test_a_tile_that_fits_must_be_laid_unless_the_switch_lets_it_be_refused() -> None:
    state = voyage(ISLANDS.format("L1G3S", "L1G3S"), "WWWWWW")
    assert refused(state, "fail") == "HE-R-10"
    free = voyage(ISLANDS.format("L1G3S", "L1G3S"), "WWWWWW", voyage_refuse=True)
    assert codes(free)[-1] == "fail"
    assert do(free, "fail").tail


@rule("HE-R-40", "HE-R-41")
def test_good_geometry_is_not_enough_and_ships_do_not_leap_the_dolphin() -> None:
    state = voyage("WWWWWL@1,0:L1G3S WLWWWW@0,-1:D1G0S", "WWWWWW")
    assert refused(state, "lay 0 W") == "HE-VOY-05"  # tile 1 is across the dolphin
    assert "lay 0 NE" in codes(state)


@rule("HE-VB-02")
def test_tiles_a_b_and_c_of_the_book() -> None:
    tiles = f"{P}:L1G2S {Q}:D1G1S"
    assert refused(voyage(tiles, "WWWLLL"), "lay 1 E") == "HE-VOY-03"  # spot (1): one neighbour
    assert refused(voyage(tiles, "WWWLLL"), "lay 1 NE") == "HE-VOY-04"  # spot (2): new water
    state = voyage("LWWWWL@1,0:L1G2S WWWWWW@1,-1:D1G1S", "WWWLLL")
    assert "lay 1 NE" in codes(state)  # tile C: Light has more ships
    dark = laid("LWWWWL@1,0:L1G2S WWWWWW@1,-1:D1G1S", "active=2 agenda=lay.2 action=voyage turned=WWWLLL")
    assert refused(dark, "lay 1 NE") == "HE-VOY-05"
    do(state, "lay 1 NE")
    if codes(state)[0].startswith("turn"):
        do(state, codes(state)[0])
    assert city(state, 3) == "L1G0S" and city(state, 1) == "L1G1S"


@rule("HE-V-02")
@pytest.mark.parametrize(("edges", "k", "fits"), [("LLWWWL", 2, True), ("WWLLLW", 5, False)])
def test_the_first_tile_at_the_dolphin(edges: str, k: int, fits: bool) -> None:
    state = position_of_first_tile()
    do(state, "lay 0 E")
    assert (f"turn {k}" in codes(state)) == fits
    assert write_edges(turned(read_edges("WWWLLL"), k)) == edges


def position_of_first_tile() -> HellasState:
    """A coast tile is to be laid first."""
    return laid("", "turn=0 action=coast agenda=coast.1 turned=WWWLLL")


@rule("HE-VOY-08", "HE-R-27")
def test_the_only_city_that_can_spare_a_greek_is_not_asked_for() -> None:
    cities = [*["L1G0S"] * 2, *["L1G1S"] * 10, "L3G0S", "D1G0S"]
    state = world(cities, "agenda=lay.1 action=voyage turned=WWWWLL flags=even")
    assert supply(state, 0)[0] == 0
    do(state, next(code for code in codes(state) if code.startswith("lay")))
    if codes(state)[0].startswith("turn"):
        do(state, codes(state)[0])
    assert city(state, 13) == "L2G0S" and city(state, 15) == "L1G0S"
