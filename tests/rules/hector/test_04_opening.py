"""Chapter 04 of the ledger: the opening phase in its strict order."""

from kleos import Player
from tests.rules.hector.positions import (
    at,
    let_chance,
    odds,
    own,
    row,
    scores,
    side,
    sizes,
    start,
    step_of,
    superiority,
    table,
)
from tests.support import codes, do, refused, rule

HANDS = ("draw R2a", "draw R3a", "draw R4a", "draw G1a")


@rule("HA-04-01")
def test_the_attacker_names_one_of_his_four_piles() -> None:
    assert codes(start()) == ["vanguard 1", "vanguard 2", "vanguard 3", "vanguard home"]


@rule("HA-04-01")
def test_the_top_card_of_the_named_pile_is_turned_up_as_vanguard() -> None:
    state = do(start(), "vanguard home", "draw N2a")
    assert (row(state, 1), sizes(state, 1), table(state).source) == (["N2"], [12, 12, 12, 11], 4)


@rule("HA-04-01")
def test_an_empty_pile_is_no_source() -> None:
    state = at("one piles=12,0x,0,20")
    assert codes(state) == ["vanguard 1", "vanguard home"]
    assert refused(state, "vanguard 2") == refused(state, "vanguard 3") == "HA-R-03"


@rule("HA-04-02")
def test_a_vanguard_of_1_2_or_3_names_both_battle_piles_whatever_its_pile() -> None:
    for pile in ("1", "2", "3", "home"):
        for number in (1, 2, 3):
            state = start()
            do(state, f"vanguard {pile}", f"draw G{number}b")
            assert (side(state, 1).battle_pile, side(state, 2).battle_pile) == (number, number)
            assert (step_of(state), table(state).number) == ("turn-tile", number)


@rule("HA-04-03")
def test_a_vanguard_of_4_lets_the_attacker_pick_1_2_or_3() -> None:
    for number in (1, 2, 3):
        state = start()
        do(state, "vanguard 1", "draw G4a")
        assert (state.actor, codes(state)) == (Player.ONE, ["number 1", "number 2", "number 3"])
        do(state, f"number {number}")
        assert (side(state, 1).battle_pile, side(state, 2).battle_pile) == (number, number)


@rule("HA-04-04")
def test_an_exhausted_front_sends_its_owner_alone_to_his_home_pile() -> None:
    state = at("one piles=12,0x,12,12")
    do(state, "vanguard 1", "draw R2a")
    assert (side(state, 1).battle_pile, side(state, 2).battle_pile) == (4, 2)
    state = at("attacker=2 / one piles=12,0x,12,12 / two piles=12,12,12,12")
    do(state, "vanguard 1", "draw R2a")
    assert (side(state, 1).battle_pile, side(state, 2).battle_pile) == (4, 2)


@rule("HA-04-04")
def test_two_exhausted_fronts_send_both_players_home() -> None:
    state = at("one piles=12,0x,12,12 / two piles=12,0x,12,12")
    do(state, "vanguard 1", "draw R2a")
    assert (side(state, 1).battle_pile, side(state, 2).battle_pile) == (4, 4)


@rule("HA-04-05")
def test_the_attacker_lays_the_tile_in_any_of_four_ways() -> None:
    facing = []
    for orientation in range(4):
        state = start()
        do(state, "vanguard 1", "draw R1a", "tile 1")
        assert (state.actor, codes(state)) == (Player.ONE, ["orient 0", "orient 1", "orient 2", "orient 3"])
        do(state, f"orient {orientation}")
        facing.append(table(state).fates[0].colours)
    assert facing == [("B", "Y"), ("N", "P"), ("Y", "B"), ("P", "N")]  # tile 1 reads B N Y P


@rule("HA-04-05")
def test_the_tile_is_laid_before_the_defenders_vanguard_and_any_hand() -> None:
    state = start()
    do(state, "vanguard 1", "draw R1a", "tile 1")
    assert (row(state, 2), side(state, 1).hand, side(state, 2).hand) == ([], 0, 0)


@rule("HA-04-06")
def test_the_vanguard_is_a_played_card_and_its_position_has_no_effect() -> None:
    text = (
        "phase=fate round=4 actor=1 number=1 tile=1@0 / one piles=7,12,12,12 row={} hero=G"
        " / two piles=7,12,12,12 row=R1,R2,G1,G2,N1 hero=Y"
    )
    first, last = at(text.format("B4,R1,G2,B1,N2")), at(text.format("N2,R1,G2,B1,B4"))
    assert superiority(first) == superiority(last) == (10, 7)
    assert scores(first) == scores(last) == (4 + 2 + 1, 0)


@rule("HA-04-06")
def test_the_vanguard_counts_as_soon_as_it_lies_there() -> None:
    state = do(start(), "vanguard 1", "draw R3a", "tile 1", "orient 0", "draw N4a")
    assert (row(state, 1), row(state, 2), superiority(state)) == (["R3"], ["N4"], (3, 4))


@rule("HA-04-07")
def test_the_defenders_vanguard_is_the_top_card_of_his_battle_pile() -> None:
    state = start()
    do(state, "vanguard 1", "draw R2a", "tile 1", "orient 0")
    assert table(state).stream == "two.front2"
    do(state, "draw N4a")
    assert (row(state, 2), sizes(state, 2)) == (["N4"], [12, 11, 12, 12])


@rule("HA-04-07")
def test_a_drained_front_takes_its_vanguard_from_home_and_stays_the_battle_pile() -> None:
    state = at("one piles=12,12,12,12 / two piles=12,0,12,12")
    do(state, "vanguard 1", "draw R2a", "tile 1", "orient 0")
    assert table(state).stream == "two.home"
    do(state, "draw R4a")
    assert (sizes(state, 2), side(state, 2).battle_pile) == ([12, 0, 12, 11], 2)


@rule("HA-04-08")
def test_each_player_draws_four_cards_and_a_hero() -> None:
    state = start()
    do(state, "vanguard 1", "draw R1a", "tile 1", "orient 0", "draw R1a", *HANDS, *HANDS, "hero N", "hero Y")
    assert [own(state, seat).hand for seat in (1, 2)] == [("R2", "R3", "R4", "G1")] * 2
    assert [own(state, seat).hero for seat in (1, 2)] == ["N", "Y"]
    assert [side(state, seat).hero_pile for seat in (1, 2)] == [5, 5]


@rule("HA-04-08")
def test_the_hand_comes_from_the_battle_pile() -> None:
    same, foreign = start(), start()
    do(same, "vanguard 1", "draw R1a")
    do(foreign, "vanguard 2", "draw R1a")
    for state in (same, foreign):
        let_chance(state)
        do(state, "orient 0")
        let_chance(state)
    assert (sizes(same, 1), sizes(same, 2)) == ([7, 12, 12, 12], [7, 12, 12, 12])
    assert (sizes(foreign, 1), sizes(foreign, 2)) == ([8, 11, 12, 12], [7, 12, 12, 12])


@rule("HA-04-08")
def test_a_drawn_card_is_the_top_of_a_shuffled_pile() -> None:
    state = at(
        "phase=draw-hand due=8 from=1 number=1 source=1 tile=1@0"
        " / one piles=11,12,12,12 row=R1 / two piles=11,12,12,12 row=R1"
    )
    assert len(odds(state)) == 47 and set(odds(state).values()) == {11}
