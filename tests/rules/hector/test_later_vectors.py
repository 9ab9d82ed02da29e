"""The ledger's examples, HA-V-22 to HA-V-30: the second half of test_vectors.py."""

import kleos
from kleos import Player
from tests.rules.hector.positions import (
    at,
    exhausted,
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
    with_tile,
)
from tests.rules.hector.test_vectors import DESIGNATED, LOST, WON, battle, open_front
from tests.support import codes, do, rule

RYGB = with_tile("RYGB")


@rule("HA-V-22")
def test_ha_v_22_heroless_player() -> None:
    game = with_tile("GRYN")
    opened = open_front(at("one heroes= fallen=RGBYPN", game), "1", "R1a")
    assert (side(opened, 1).hero, side(opened, 2).hero) == ("none", "hand")
    last = (
        "phase=card round=4 actor=2 number=1 tile=1@0 / one piles=7,12,12,12 row=G4,G1,R4,B4,P4 heroes= fallen=RGBYPN"
    )
    assert (scores(at(last, game))[0], superiority(at(last, game))[0]) == (5, 17)
    turn = "phase=action round=2 number=1 tile=1@0 / one piles=7,12,12,12 row=G4,G1 hand=R4,B4,P4 heroes= fallen=RGBYPN"
    assert codes(at(turn, game)) == ["pass", "discard R4", "discard B4", "discard P4", "retreat"]


@rule("HA-V-23")
def test_ha_v_23_hero_swap_with_a_pile_of_one() -> None:
    state = at(
        "phase=action round=1 number=1 source=1 tile=1@0"
        " / one piles=7,12,12,12 row=R1 hand=B1,G2,Y3,N4 hero=R heroes=Y fallen=GBPN"
        " / two piles=7,12,12,12 row=Y1 hand=Y1,B2,P3,N1"
    )
    do(state, "change")
    assert odds(state) == {"hero Y": 1}
    do(state, "hero Y")
    assert (own(state, 1).hero, own(state, 1).hero_bottom) == ("Y", "R")
    do(state, "play B1", "pass", "play Y1", "change")
    assert odds(state) == {"hero R": 1}
    do(state, "hero R")
    assert (own(state, 1).hero, own(state, 1).hero_bottom) == ("R", "Y")


@rule("HA-V-23")
def test_ha_v_23_hero_swap_with_a_pile_of_none_and_of_five() -> None:
    text = "phase=action round=1 number=1 tile=1@0 / one piles=7,12,12,12 row=R1 hand=B1,G2,Y3,N4 hero=R {}"
    assert "change" not in codes(at(text.format("heroes= fallen=GBYPN")))
    state = do(at(text.format("heroes=|GBYPN")), "change", "hero G")  # green on top
    assert (own(state, 1).hero, own(state, 1).hero_bottom) == ("G", "BYPNR")


@rule("HA-V-24")
def test_ha_v_24_upgrade_targets() -> None:
    state = at(
        "phase=action round=1 number=1 source=1 tile=1@0 / one piles=7,12,12,12 row=R1 hand=B1,G2,Y3,N4 hero=G"
        " / two piles=7,12,12,12 row=Y2 hand=Y1,B2,P3,N1 hero=P"
    )
    do(state, "deploy 0", "play B1", "pass", "play Y1", "leave", "upgrade 1", "play G2", "pass", "play B2", "leave")
    assert codes(state) == ["pass", "discard Y3", "discard N4", "upgrade 2", "retreat"]
    poor = at(str(state).replace("hero=G! heroes=RBYPN box=2", "hero=G! heroes=RBYPN box=0"))
    assert codes(poor) == ["pass", "discard Y3", "discard N4", "retreat"]


@rule("HA-V-25")
def test_ha_v_25_equal_superiority() -> None:
    state = at(
        "phase=card round=3 actor=2 number=1 tile=1@2 / one piles=7,12,12,12 row=R1,B2,G2,N4 hand=Y1 hero=G"
        " / two piles=7,12,12,12 row=Y4,R1,R2 hand=N2,P1 hero=P"
    )
    do(state, "play N2")
    assert superiority(state) == (9, 9)
    assert (state.actor, step_of(state), table(state).round, table(state).facing) == (
        Player.ONE,
        "action",
        4,
        2,
    )


@rule("HA-V-26")
def test_ha_v_26_value_4_with_dead_fronts() -> None:
    text = "two piles=0x,12,0x,20"
    state = do(at(text), "vanguard 1", "draw R4a")
    assert codes(state) == ["number 1", "number 2", "number 3"]
    do(state, "number 1")
    assert (side(state, 1).battle_pile, side(state, 2).battle_pile) == (1, 4)
    strict = do(at(text, kleos.load("hector", four_dead_numbers="both_alive")), "vanguard 1", "draw R4a")
    assert codes(strict) == ["number 2"]


@rule("HA-V-27")
def test_ha_v_27_under_designated() -> None:
    first = open_front(at("one piles=5,12,12,12", DESIGNATED), "1", "R2a")
    assert sizes(first, 1) == [4, 8, 12, 12]
    state = battle(WON, "4,8,12,12", "12,7,12,12", "number=2 source=1", DESIGNATED)
    assert (sizes(state, 1), exhausted(state, 1)) == ([4, 13, 12, 12], [])
    open_front(state, "3", "R3a")
    assert sizes(state, 1) == [4, 13, 7, 12]
    end = battle(LOST, "4,13,7,12", "12,7,7,12", "number=3 source=3", DESIGNATED)
    assert (sizes(end, 1), end.actor) == ([4, 13, 7, 12], Player.TWO)
    third = open_front(end, "2", "R1b")
    assert (sizes(third, 1), side(third, 1).battle_pile) == ([0, 13, 7, 11], 1)
    assert len(own(third, 1).hand_from_home) == 1
    defence = "number=1 source=2 attacker=2 actor=1"
    rows = "/ one piles=0,13,7,11 row={} / two piles=8,6,12,12 row={}"
    beaten = at(
        f"phase=card round=4 tile=1@0 {defence} " + rows.format("R1,R2,G1,G2 hand=N1", "Y4,Y3,Y2,R1,Y1"), DESIGNATED
    )
    do(beaten, "play N1", "leave")
    assert (sizes(beaten, 1), exhausted(beaten, 1)) == ([0, 13, 7, 11], [1])
    won = at(
        f"phase=card round=4 tile=1@0 {defence} " + rows.format("B4,B3,B2,B1 hand=R1", "R1,R2,G1,G2,N1"), DESIGNATED
    )
    do(won, "play R1", "leave")
    assert (sizes(won, 1), exhausted(won, 1)) == ([5, 13, 7, 11], [])


@rule("HA-V-27")
def test_ha_v_27_a_front_thinned_by_a_vanguard() -> None:
    opened = open_front(at("one piles=5,12,12,12"), "1", "R2a")
    assert side(opened, 1).touched == (1, 2)
    touched = (WON[0] + " touched=1,2", *WON[1:])
    state = battle(touched, "4,8,12,12", "12,7,12,12", "number=2 source=1")
    assert (sizes(state, 1), exhausted(state, 1)) == ([0, 13, 12, 16], [1])


@rule("HA-V-27")
def test_ha_v_27_under_exhaust_now() -> None:
    game = kleos.load("hector", check_scope="designated", short_opening="exhaust_now")
    state = do(at("attacker=2 / one piles=4,13,7,12", game), "vanguard 2", "draw R1a")
    assert (sizes(state, 1), exhausted(state, 1), side(state, 1).battle_pile) == ([0, 13, 7, 16], [1], 4)
    let_chance(state)
    let_chance(do(state, "orient 0"))
    assert sizes(state, 1) == [0, 13, 7, 11]


@rule("HA-V-28")
def test_ha_v_28_home_cannot_supply() -> None:
    state = do(at("attacker=2 / one piles=12,0x,12,4", DESIGNATED), "vanguard 1", "draw R2a")
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.clause) == (Player.TWO, "HA-R-06")
    attacking = open_front(at("one piles=12,0x,12,4", DESIGNATED), "1", "R2a")
    assert (attacking.outcome, sizes(attacking, 1)) == (None, [11, 0, 12, 0])


@rule("HA-V-29")
def test_ha_v_29_tile_recycling() -> None:
    state = start()
    used = []
    for number in range(1, 7):
        assert (table(state).battle, len(table(state).stock)) == (number, 7 - number)  # in battle 6 by elimination
        attacker = table(state).attacker
        do(state, "vanguard home" if number > 4 else f"vanguard {(number - 1) % 3 + 1}")
        while step_of(state) != "action":
            state.apply(state.legal_moves()[0])
            if step_of(state) == "turn-tile":
                assert sorted(odds(state)) == [f"tile {tile}" for tile in range(1, 7) if tile not in used]
        used.append(table(state).tile)
        do(state, "retreat")
        let_chance(state)
        assert (table(state).attacker, state.outcome) == (3 - attacker, None)
    assert sorted(used) == [1, 2, 3, 4, 5, 6]
    do(state, "vanguard home")
    while step_of(state) != "turn-tile":
        state.apply(state.legal_moves()[0])
    assert odds(state) == {f"tile {tile}": 1 for tile in range(1, 7)}


@rule("HA-V-30")
def test_ha_v_30_turn_1_option_count() -> None:
    state = at(
        "phase=action round=1 number=1 source=1 tile=1@0 / one piles=7,12,12,12 row=R1 hand=B1,G2,Y3,N4 hero=G"
        " / two piles=7,12,12,12 row=Y2 hand=Y1,B2,P3,N1 hero=P"
    )
    discards = ["discard G2", "discard B1", "discard Y3", "discard N4"]
    assert codes(state) == ["pass", *discards, "change", "deploy 0", "retreat"]
    assert (side(state, 1).favour, side(state, 1).hero_pile) == (3, 5)
    assert len(codes(do(state.copy(), "pass"))) == len(codes(do(state.copy(), "deploy 0"))) == 4
    assert row(do(state, "retreat"), 1) == []
