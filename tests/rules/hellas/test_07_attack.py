"""Attacks. HE-ATK and their rulings."""

from kleos import Player
from kleos.games.hellas.state import HellasState
from tests.rules.hellas.positions import city, do, field, laid, supply, world
from tests.support import codes, refused, rule


@rule("HE-ATK-01", "HE-R-14")
def test_one_enemy_city_is_named_however_hopeless() -> None:
    state = do(field("L2G0S D3G3S L1G0S D3G0S"), "attack")
    assert codes(state) == ["target 2", "target 4", "withdraw"]
    assert refused(state, "target 1") == "HE-ATK-01"


@rule("HE-ATK-02", "HE-ATK-04", "HE-R-47")
def test_a_city_with_one_greek_cannot_attack() -> None:
    state = field("L1G0S D1G0S L1G0S D1G0S")
    assert refused(state, "attack") == "HE-R-47"
    state = do(field("L1G0S D1G0S L2G0S D1G0S"), "attack")
    assert codes(state) == ["target 2", "withdraw"]  # 4 borders city 1 alone
    assert refused(state, "target 4") == "HE-ATK-04"
    do(state, "target 2")
    assert refused(state, "send 1") == "HE-ATK-04"
    assert refused(state, "send 2") == "HE-ATK-02"
    tiles = field("L2G0S D1G0S L2G0S D1G0S")
    do(tiles, "attack", "target 4")
    assert refused(tiles, "send 3") == "HE-ATK-02"


@rule("HE-ATK-03", "HE-ATK-05", "HE-R-49")
def test_greeks_from_several_cities_go_one_by_one_in_ascending_order() -> None:
    state = do(field("L3G0S L3G0S L1G0S D3G0S"), "attack", "target 4")
    assert codes(state) == ["send 1", "send 2", "withdraw"]
    do(state, "send 1", "send 2")
    assert codes(state) == ["send 2", "commit"]
    assert refused(state, "send 1") == "HE-R-49"
    do(state, "send 2")
    assert refused(state, "send 2") == "HE-ATK-04"
    assert state.force == 3


@rule("HE-ATK-04", "HE-V-12")
def test_a_governor_stays_in_each_origin() -> None:
    cities = ["L1G0S", "D3G0S", "L1G0S", "L1G0S", "L1G0S", "L3G0S", "L1G0S", "L2G0S"]
    state = do(world(cities), "attack", "target 2", "send 6", "send 6", "send 8", "commit")
    assert [city(state, k) for k in (2, 6, 8)] == ["L3G0S", "L1G0S", "L1G0S"]


@rule("HE-ATK-06")
def test_over_land_equal_numbers_succeed() -> None:
    state = field("L3G0S D2G0S L1G0S D1G0S")
    do(state, "attack", "target 2", "send 1", "send 1", "commit")
    assert city(state, 2) == "L2G0S"


@rule("HE-ATK-07")
def test_ships_do_not_fight() -> None:
    state = do(field("L2G0S D1G3S L1G0S D1G0S"), "attack", "target 2", "send 1", "commit", "ships 0")
    assert city(state, 2) == "L1G0S"


@rule("HE-ATK-08")
def test_over_water_one_more_is_needed() -> None:
    for greeks, won in (("D2G0S", False), ("D1G0S", True)):
        state = field(f"L1G0S {greeks} L3G0S D1G0S")
        do(state, "attack", "target 2", "send 3", "send 3", "commit")
        assert city(state, 2).startswith("L") == won
    cities = ["L1G0S", "D2G0S", "L1G0S", "L3G0S"]  # 4 borders 2 along water
    state = do(world(cities), "attack", "target 2", "send 4", "send 4", "commit")
    assert city(state, 2) == "D2G0S"


@rule("HE-ATK-09", "HE-V-11")
def test_any_part_over_water_raises_the_need() -> None:
    def fight(*sends: str) -> HellasState:
        cities = ["L1G0S", "D3G0S", "L1G0S", "L2G0S", "L1G0S", "L3G0S", "L1G0S", "L3G0S"]
        return do(world(cities), "attack", "target 2", *sends, "commit")

    mixed = fight("send 4", "send 6", "send 6")
    assert city(mixed, 2) == "D3G0S" and supply(mixed, 0)[0] == 15 - 12 + 3
    assert city(fight("send 6", "send 6", "send 8"), 2) == "L3G0S"
    four = fight("send 4", "send 6", "send 6", "send 8")
    assert city(four, 2) == "L3G0S" and supply(four, 0)[0] == 15 - 12 + 1


@rule("HE-ATK-10", "HE-R-12", "HE-V-24")
def test_tiles_around_the_dolphin_are_neighbours_over_water() -> None:
    land = do(field("L2G0S D1G0S L1G0S D1G0S"), "attack", "target 2", "send 1", "commit")
    assert city(land, 2) == "L1G0S"  # ring tiles with land between them: land
    leap = do(field("L1G0S D1G0S L2G0S D1G0S"), "attack", "target 2", "send 3", "commit")
    assert city(leap, 2) == "D1G0S"
    both = do(field("L1G0S D1G0S L3G0S D1G0S"), "attack", "target 2", "send 3", "send 3", "commit")
    assert city(both, 2) == "L2G0S"


@rule("HE-ATK-11")
def test_the_comparison_comes_after_the_cards() -> None:
    state = field("L2G0S D2G0S L1G0S D1G0S", one="hand=A1")
    do(state, "attack", "target 2", "send 1", "commit")
    assert codes(state) == ["play A1", "pass"] and city(state, 2) == "D2G0S"
    do(state, "play A1")
    assert city(state, 2) == "L1G0S"


@rule("HE-ATK-12")
def test_the_defender_loses_all_pieces_of_the_city() -> None:
    state = field("L3G0S D2G3S L1G0S D1G0S")
    do(state, "attack", "target 2", "send 1", "send 1", "commit")
    assert supply(state, 1) == (14, 10)


@rule("HE-ATK-13", "HE-R-28", "HE-V-13")
def test_the_attacker_may_place_as_many_ships_as_stood_there() -> None:
    cities = ["L1G3S", "D2G3S", "L1G3S", "L1G3S", "L1G0S", "L3G0S"]
    state = do(world(cities), "attack", "target 2", "send 6", "send 6", "commit")
    assert supply(state, 0)[1] == 1 and supply(state, 1) == (15, 10)
    assert codes(state) == ["ships 0", "ships 1"]
    assert refused(state, "ships 2") == "HE-ATK-13"
    do(state, "ships 1")
    assert city(state, 2) == "L2G1S"


@rule("HE-ATK-14", "HE-ATK-16", "HE-R-29", "HE-V-14", "HE-VB-04")
def test_three_victors_stay_and_the_surplus_goes_to_the_supply() -> None:
    cities = ["L1G2S", "D3G0S", "L1G0S", "L2G0S", "L1G0S", "L3G0S", "L1G0S", "L3G0S"]
    state = do(world(cities), "attack", "target 2", "send 4", "send 6", "send 6", "send 8", "send 8", "commit")
    assert city(state, 2) == "L3G0S" and supply(state, 0)[0] == 15 - 12 + 2
    assert codes(state) == ["lift ship 1", "done"]  # full of Greeks, ships may still come
    do(state, "lift ship 1", "lift ship 1")
    assert city(state, 2) == "L3G2S"


@rule("HE-VB-04")
def test_the_dolphin_leap_of_the_book() -> None:
    tiles = "WWWWWW@1,0:D2G0S WWWWWW@0,-1:D2G0S WWWWWW@-1,1:D2G0S LWWWWW@0,1:L3G0S LLWWWW@1,1:D2G0S"
    tiles = tiles.replace("WWWWWW@-1,1", "WWWWWL@-1,1").replace("LWWWWW@0,1", "WWWWWL@0,1")
    state = laid(tiles.replace("LLWWWW@1,1", "LWWWWL@1,1"), "active=2")
    do(state, "attack", "target 4")
    assert codes(state) == ["send 1", "send 2", "send 3", "send 5", "withdraw"]
    do(state, "send 1", "send 2", "send 3", "send 5", "commit")
    assert city(state, 4) == "D3G0S" and supply(state, 0) == (15, 10) and supply(state, 1)[0] == 15 - 8 + 1


@rule("HE-ATK-15")
def test_a_failed_attack_loses_all_attackers_and_nothing_else() -> None:
    state = field("L3G1S D3G1S L1G0S D1G0S")
    do(state, "attack", "target 2", "send 1", "send 1", "commit")
    assert city(state, 1) == "L1G1S" and city(state, 2) == "D3G1S" and supply(state, 0)[0] == 15 - 2


@rule("HE-ATK-17", "HE-R-11")
def test_at_least_one_real_greek_must_move() -> None:
    state = do(field("L2G0S D1G0S L1G0S D1G0S", one="hand=A1"), "attack", "target 2")
    assert refused(state, "commit") == "HE-R-11"
    assert "play A1" not in codes(state)


@rule("HE-R-13")
def test_one_may_withdraw_before_the_first_greek_moves() -> None:
    for first in ((), ("target 2",)):
        state = do(field("L3G0S D1G0S L1G0S D1G0S"), "attack", *first, "withdraw")
        assert state.actor is Player.TWO  # the action is lost, nothing to reorganise
    state = do(field("L3G0S D1G0S L1G0S D1G0S"), "attack", "target 2", "send 1")
    assert refused(state, "withdraw") == "HE-R-13"
    state = field("D1G0S D1G0S L2G0S D1G0S", one="hand=A3", two="hand=Z1")
    do(state, "attack", "play A3", "play Z1", "withdraw")  # also after a cancelled card
    assert state.actor is Player.TWO


@rule("HE-R-47")
def test_attack_may_be_named_for_a_card_that_can_be_laid_at_once() -> None:
    near_none = field("L1G1S D1G0S L1G0S D1G0S", one="hand=A5")
    assert "attack" in codes(near_none)
    assert "attack" not in codes(field("L1G0S D1G0S L1G0S D1G0S", one="hand=A5"))
    cities = ["D1G0S"] * 15
    cities[7], cities[10], cities[14] = "L1G0S", "L1G0S", "L2G0S"
    assert "attack" in codes(world(cities, one="hand=A3"))
    assert refused(world(cities, one="hand=A3 fresh=A3"), "attack") == "HE-R-47"
    assert do(world(cities, one="hand=A3"), "attack").attack_on_card


@rule("HE-VB-03")
def test_the_land_options_of_the_book() -> None:
    # A=7 B=5 C=9 D=16: 5-7, 5-9, 9-16 by land; E=12: 12-16 by land
    def book(active: int) -> HellasState:
        cities = ["D1G0S"] * 16
        cities[6], cities[4], cities[8], cities[11] = "L3G0S", "D3G0S", "L2G0S", "L2G0S"
        return world(cities, f"active={active}")

    for origin in (9, 12):
        state = do(book(1), "attack", "target 16", f"send {origin}", "commit")
        assert city(state, 16) == "L1G0S"
    state = do(book(1), "attack", "target 5", "send 7", "send 7", "send 9", "commit")
    assert city(state, 5) == "L3G0S" and city(state, 7) == city(state, 9) == "L1G0S"
    state = do(book(2), "attack", "target 9", "send 5", "send 5", "commit")
    assert city(state, 9) == "D2G0S" and city(state, 5) == "D1G0S"
