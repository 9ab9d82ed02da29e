"""Part C of the ledger: the worked examples, each with its numbers and all its cases."""

import pytest

import kleos
from kleos import Game, Player, State
from tests.rules.hector.positions import (
    HECTOR,
    at,
    exhausted,
    let_chance,
    lost,
    own,
    result,
    scores,
    side,
    sizes,
    start,
    step_of,
    superiority,
    table,
    with_tile,
)
from tests.support import codes, do, rule

RYGB = with_tile("RYGB")

# HA-V-01: "Thomas" is the Greek in seat 1, "Lin" the Trojan in seat 2.
THOMAS = "one piles=7,12,12,12 row=Y3,Y4,Y2,R1,B2 hero=G"
LIN = "two piles=7,12,12,12 row=B1<,P3*,G1,R4*{} hero=P box=1"
LAST_ROUND = "phase=card round=4 actor=2 number=1 source=1 tile=1@{} / " + THOMAS + " / " + LIN.format(" hand=B3")

# A scored battle that the Greek attacker wins 10:0 or loses 0:10 on tile 1 (B N Y P): both rows, and the last card.
WON = ("row=B4,B3,B2,B1,R1 hero=G", "row=R1,R2,G1,G2 hand=N1 hero=P", "play N1")
LOST = ("row=R1,R2,G1,G2,N1 hero=P", "row=Y4,Y3,Y2,R1 hand=Y1 hero=G", "play Y1")
DESIGNATED = kleos.load("hector", check_scope="designated")


def battle(
    result: tuple[str, str, str], one: str, two: str, head: str = "number=1 source=1", game: Game = HECTOR
) -> State:
    """Play the last card of a battle between these piles; the superior player leaves the tile."""
    rows = f"one piles={one} {result[0]} / two piles={two} {result[1]}"
    state = at(f"phase=card round=4 actor=2 tile=1@0 {head} / {rows}", game)
    return do(state, result[2], "leave")


def open_front(state: State, source: str, vanguard: str) -> State:
    """Open a battle with this vanguard and let chance deal the rest."""
    do(state, f"vanguard {source}", f"draw {vanguard}")
    if state.actor is not None:
        let_chance(state)
        let_chance(do(state, "orient 0"))
    return state


@rule("HA-V-01")
def test_ha_v_01_worked_example() -> None:
    state = do(at(LAST_ROUND.format(1), RYGB), "play B3")
    assert table(state).fates[0].colours == ("Y", "B")
    assert scores(state) == (9, 11)
    assert superiority(state) == (12, 17)
    assert state.actor is Player.TWO
    before = state.copy()
    do(state, "leave")
    assert (result(state).scores, result(state).heroes) == ((9, 11), ("G", "P"))
    assert (table(state).battle, table(state).attacker, state.actor) == (2, 2, Player.TWO)  # no ransom question
    assert side(state, 2).piles[0].known == ("R4", "G1", "B1", "B3", "P3")
    assert (sizes(state, 2), side(state, 2).hero_pile, side(state, 2).favour) == ([12, 12, 12, 12], 6, 3)
    assert lost(before, state, 1) == ["R1", "B2", "Y2", "Y3", "Y4"]
    assert (sizes(state, 1), side(state, 1).hero_pile, side(state, 1).favour) == ([7, 12, 12, 12], 6, 3)


@rule("HA-V-02")
def test_ha_v_02_first_battle() -> None:
    state = start()
    assert (table(state).battle, table(state).attacker, side(state, 1).people) == (1, 1, "greek")
    for seat in (1, 2):
        mine = side(state, seat)
        assert (sizes(state, seat), mine.hero_pile, mine.favour, mine.shame) == ([12, 12, 12, 12], 6, 3, 0)
    assert len(table(state).stock) == 6
    assert codes(state) == ["vanguard 1", "vanguard 2", "vanguard 3", "vanguard home"]


@rule("HA-V-03")
def test_ha_v_03_numbering() -> None:
    state = do(start(), "vanguard 3", "draw R1a")
    assert (side(state, 1).battle_pile, side(state, 2).battle_pile) == (1, 1)


@rule("HA-V-04")
def test_ha_v_04_pure_bluff() -> None:
    game = with_tile("PRGB")
    rows = "one piles=7,12,12,12 row=R1,R2,G1,G2,N1 / two piles=7,12,12,12 row=R4,G4,N4,B3,Y3 hero=N"
    state = at(f"phase=fate round=4 number=1 tile=1@2 / {rows}", game)
    assert table(state).fates[0].colours[1] == "P"
    assert (superiority(state)[1], scores(state)[1]) == (18, 4)


@rule("HA-V-05")
@pytest.mark.parametrize(
    ("option", "facing", "thomas", "lin"), [("leave", 0, 1, 9), ("turn ccw", 1, 9, 11), ("turn cw", 3, 2, 8)]
)
def test_ha_v_05_last_fate_phase_as_a_choice(option: str, facing: int, thomas: int, lin: int) -> None:
    state = do(at(LAST_ROUND.format(0), RYGB), "play B3")
    assert superiority(state) == (12, 17)
    assert (state.actor, codes(state)) == (Player.TWO, ["leave", "turn cw", "turn ccw"])  # no half turn
    last = LAST_ROUND.replace("phase=card", "phase=fate").replace("actor=2 ", "")
    turned = at(last.format(facing).replace("hand=B3", "").replace("G1,R4*", "G1,R4*,B3"), RYGB)
    assert scores(turned) == (thomas, lin)
    preview = next(fate for fate in table(state, Player.ONE).fates if fate.turn == option)
    assert preview.scores == (thomas, lin)
    do(state, option)
    assert (result(state).scores, table(state).attacker) == ((thomas, lin), 2)


@rule("HA-V-06")
def test_ha_v_06_redirect_for_one_player() -> None:
    state = open_front(at("one piles=9,0x,12,14 / two piles=12,12,12,12"), "1", "R2a")
    assert (side(state, 1).battle_pile, sizes(state, 1)) == (4, [8, 0, 12, 10])
    assert (side(state, 2).battle_pile, sizes(state, 2)) == (2, [12, 7, 12, 12])
    end = battle(WON, "8,0x,12,10", "12,7,12,12", "number=2 source=1")
    assert (sizes(end, 1), sizes(end, 2)) == ([8, 0, 12, 15], [12, 7, 12, 12])
    assert (exhausted(end, 2), end.outcome) == ([], None)


@rule("HA-V-07")
def test_ha_v_07_foreign_vanguard_both_results() -> None:
    assert sizes(open_front(start(), "1", "R3a"), 1) == [11, 12, 8, 12]
    foreign = "number=3 source=1"
    assert sizes(battle(WON, "11,12,8,12", "12,12,7,12", foreign), 1) == [11, 12, 13, 12]
    beaten = battle(LOST, "11,12,8,12", "12,12,7,12", foreign)
    assert (sizes(beaten, 1), len(side(beaten, 1).removed)) == ([11, 12, 8, 12], 5)
    origin = kleos.load("hector", vanguard_return="origin")
    assert sizes(battle(WON, "11,12,8,12", "12,12,7,12", foreign, origin), 1) == [12, 12, 12, 12]


@rule("HA-V-07")
@pytest.mark.parametrize("result", [WON, LOST])
def test_ha_v_07_the_vanguards_source_is_checked_too(result: tuple[str, str, str]) -> None:
    thinned = ("2,12,8,12", "12,12,7,12", "number=3 source=1")
    assert exhausted(battle(result, *thinned), 1) == [1]
    assert exhausted(battle(result, *thinned, DESIGNATED), 1) == []


@rule("HA-V-08")
@pytest.mark.parametrize(("at_start", "left", "home", "fallen"), [(10, 5, 12, []), (9, 0, 16, [1]), (7, 0, 14, [1])])
def test_ha_v_08_exhaustion_border(at_start: int, left: int, home: int, fallen: list[int]) -> None:
    opened = open_front(at(f"two piles={at_start},12,12,12"), "1", "R1a")
    assert sizes(opened, 2) == [at_start - 5, 12, 12, 12]
    end = battle(WON, "7,12,12,12", f"{at_start - 5},12,12,12")
    assert (sizes(end, 2), exhausted(end, 2), end.outcome) == ([left, 12, 12, home], fallen, None)


@rule("HA-V-08")
@pytest.mark.parametrize(("rest", "over"), [(5, False), (4, True), (2, True)])
def test_ha_v_08_the_third_front_ends_the_game(rest: int, over: bool) -> None:
    end = battle(WON, "7,12,12,12", f"{rest},0x,0x,12")
    assert (end.outcome is not None) is over
    if end.outcome is not None:
        assert (end.outcome.winner, end.outcome.clause) == (Player.ONE, "HA-10-01")


@rule("HA-V-09")
def test_ha_v_09_own_pile_with_a_foreign_vanguard_at_the_border() -> None:
    opened = open_front(at("one piles=9,12,12,12"), "home", "R1a")
    assert sizes(opened, 1) == [5, 12, 12, 11]
    end = battle(LOST, "5,12,12,11", "7,12,12,12", "number=1 source=home")
    assert (sizes(end, 1), exhausted(end, 1)) == ([5, 12, 12, 11], [])


@rule("HA-V-10")
@pytest.mark.parametrize(("at_start", "winner"), [(9, Player.ONE), (10, None)])
def test_ha_v_10_home_border(at_start: int, winner: Player | None) -> None:
    opened = open_front(at(f"two piles=0x,12,12,{at_start}"), "1", "R1a")
    assert sizes(opened, 2) == [0, 12, 12, at_start - 5]
    end = battle(WON, "7,12,12,12", f"0x,12,12,{at_start - 5}")
    assert (end.outcome.winner if end.outcome else None) is winner
    if winner is None:
        assert (sizes(end, 2)[3], end.actor) == (5, Player.ONE)


@rule("HA-V-11")
def test_ha_v_11_retreat_on_turn_1_by_the_defender() -> None:
    before = at(
        "phase=action round=1 actor=2 number=1 source=1 tile=1@0 / one piles=7,12,12,12 row=R1,R2 hand=B1,B2,B3 hero=G"
        " / two piles=7,12,12,12 row=Y2 hand=Y1,B2,P3,N1 hero=P"
    )
    state = do(before.copy(), "retreat")
    assert lost(before, state, 2) == ["Y2"]
    assert (sizes(state, 2), side(state, 2).shame) == ([11, 12, 12, 12], 1)
    assert (sizes(state, 1), state.actor) == ([12, 12, 12, 12], Player.ONE)
    assert (step_of(state), table(state).revealed) == ("vanguard", False)


@rule("HA-V-12")
def test_ha_v_12_retreat_on_turn_4_by_the_defender_with_shame_2() -> None:
    before = at(
        "phase=action round=4 actor=2 number=1 source=1 tile=1@0 / one piles=7,12,12,12 row=R1,R2,R3,R4,G1 hero=G"
        " / two piles=7,12,12,12 row=Y2,Y1,B2,P3 hand=N1 hero=P shame=2"
    )
    state = let_chance(do(before.copy(), "retreat"))
    assert len(lost(before, state, 2)) == 4 + 2
    assert (sizes(state, 2), exhausted(state, 2), side(state, 2).shame) == ([6, 12, 12, 12], [], 3)


@rule("HA-V-13")
@pytest.mark.parametrize(
    ("timing", "streams"),
    [("after_hand", ["one.front1", "one.front1", "one.home"]), ("before_hand", ["one.home"] * 3)],
)
def test_ha_v_13_shame_cap_and_shortfall(timing: str, streams: list[str]) -> None:
    before = at(
        "phase=action round=3 number=1 source=1 tile=1@0 / one piles=0,12,12,9 row=R1,B1,G2 hand=Y3,N4 hero=G shame=3"
        " / two piles=7,12,12,12 row=Y2,Y1,B2 hand=P3,N1 hero=P",
        kleos.load("hector", shame_timing=timing),
    )
    state = do(before.copy(), "retreat")
    drawn = []
    while state.actor is kleos.CHANCE:
        drawn.append(table(state).stream)
        state.apply(state.legal_moves()[0])
    assert drawn == streams
    assert (sizes(state, 1), exhausted(state, 1)) == ([0, 12, 12, 8], [1])
    assert (side(state, 1).shame, len(lost(before, state, 1))) == (3, 6)


@rule("HA-V-14")
@pytest.mark.parametrize(("rest", "shame", "out", "left"), [(7, 0, 2, 10), (5, 1, 3, 7)])
def test_ha_v_14_first_retreat_costs_no_extra_card(rest: int, shame: int, out: int, left: int) -> None:
    before = at(
        f"phase=action round=2 number=1 source=1 tile=1@0 / one piles={rest},12,12,12 row=R1,B1 hand=G2,Y3,N4 hero=G"
        f" shame={shame} / two piles=7,12,12,12 row=Y2,Y1 hand=B2,P3,N1 hero=P"
    )
    state = let_chance(do(before.copy(), "retreat"))
    assert len(lost(before, state, 1)) == out
    assert (sizes(state, 1)[0], side(state, 1).shame) == (left, shame + 1)


@rule("HA-V-15")
def test_ha_v_15_hero_ransom_in_a_retreat() -> None:
    before = at(
        "phase=action round=1 number=1 source=1 tile=1@0 / one piles=7,12,12,12 row=R1 hand=B1,G2,Y3,N4 hero=G"
        " / two piles=7,12,12,12 row=Y2 hand=Y1,B2,P3,N1 hero=P"
    )
    state = before.copy()
    do(state, "deploy 0", "play B1", "pass", "play Y1", "leave")
    do(state, "upgrade 1", "play G2", "pass", "play B2", "leave")
    do(state, "upgrade 2", "play Y3", "pass", "play P3", "leave")
    assert side(state, 1).favour == 1
    do(state, "retreat")
    assert codes(state) == ["give hero", "give token"]
    given, ransomed = do(state.copy(), "give hero"), do(state.copy(), "give token")
    for end in (given, ransomed):
        assert lost(before, end, 1) == ["R1", "G2", "B1", "Y3"]
    assert (side(given, 1).heroes_lost, side(given, 1).hero_pile, side(given, 1).favour) == ("G", 5, 1)
    assert (side(ransomed, 1).heroes_lost, side(ransomed, 1).hero_pile, side(ransomed, 1).favour) == ("", 6, 0)


@rule("HA-V-15")
def test_ha_v_15_with_an_empty_box_the_hero_is_out() -> None:
    state = at(
        "phase=action round=4 number=1 source=1 tile=1@0 / one piles=7,12,12,12 row=R1<,B1*,G2*,Y3 hand=N4 hero=G box=0"
        " / two piles=7,12,12,12 row=Y2,Y1,B2,P3 hand=N1 hero=P"
    )
    do(state, "retreat")
    assert (table(state).battle, side(state, 1).heroes_lost, side(state, 1).favour) == (2, "G", 0)


@rule("HA-V-16")
def test_ha_v_16_no_ransom_for_a_revealed_hero() -> None:
    end = battle(LOST, "7,12,12,12", "7,12,12,12")
    assert (table(end).battle, side(end, 1).hero_pile, side(end, 1).favour) == (2, 6, 3)


@rule("HA-V-17")
def test_ha_v_17_cover_can_hurt() -> None:
    game = with_tile("YRNP", G=3)
    text = "phase=card round=4 actor=2 number=1 tile=1@0 / one piles=7,12,12,12 row=Y4{},Y2,R3,B1,G2 hero=G"
    covered, in_hand = at(text.format("<"), game), at(text.format(""), game)
    assert (scores(covered)[0], superiority(covered)[0]) == (7, 11)
    assert (scores(in_hand)[0], superiority(in_hand)[0]) == (8, 12)


@rule("HA-V-18")
def test_ha_v_18_same_colour_twice() -> None:
    text = "phase=card round=4 actor=2 number=1 tile=1@0 / one piles=7,12,12,12 row=R4,R3,G4{},B2,Y1 hero=R"
    assert scores(at(text.format(""), RYGB))[0] == 7
    deployed = at(text.format("<"), RYGB)
    assert (scores(deployed)[0], superiority(deployed)[0]) == (13, 16)


@rule("HA-V-19")
def test_ha_v_19_token_on_a_dead_colour() -> None:
    game = with_tile("BRGN")
    text = "phase=card round=4 actor=2 number=1 tile=1@{} / one piles=7,12,12,12 row=N1<,B2*,R4*,G3,Y1 hero=P box=1"
    state = at(text.format(0), game)
    assert (superiority(state)[0], scores(state)[0]) == (16, 7)
    assert scores(at(text.format(1), game))[0] == 9


@rule("HA-V-20")
def test_ha_v_20_tied_battle_with_an_earlier_discard() -> None:
    # Seat 1 has discarded P1 and drawn for it, so his pile holds 6.
    one = "one piles=6,12,12,12 row=N2<,B4,B1*,R1,R2 hero=P box=2 gone=P1"
    two = "two piles=7,12,12,12 row=Y4,Y3,Y1,N3 hand=Y2 hero=R"
    state = at(f"phase=card round=4 actor=2 number=1 source=1 tile=1@0 / {one} / {two}")
    assert (superiority(state), scores(state)) == ((13, 11), (10, 8))
    do(state, "play Y2")  # now 13:13, so nobody turns the tile
    assert (result(state).scores, result(state).winner) == ((10, 10), 0)
    assert (table(state).battle, table(state).attacker) == (2, 2)
    assert (sizes(state, 1)[0], sizes(state, 2)[0]) == (11, 12)
    assert (side(state, 1).favour, side(state, 1).hero_pile, side(state, 2).hero_pile) == (3, 6, 6)
    assert (side(state, 1).removed, side(state, 2).removed) == (("P1",), ())


@rule("HA-V-21")
def test_ha_v_21_discard_and_draw_on_an_empty_pile() -> None:
    opened = open_front(at("one piles=5,12,12,8"), "1", "R1a")
    assert sizes(opened, 1) == [0, 12, 12, 8]
    hand = own(opened, 1).hand[0]
    do(opened, f"discard {hand}")
    assert table(opened).stream == "one.home"
    let_chance(opened)
    assert (sizes(opened, 1), side(opened, 1).hand, len(lost(at("one piles=5,12,12,8"), opened, 1))) == (
        [0, 12, 12, 7],
        4,
        1,
    )
    won, beaten = battle(WON, "0,12,12,7", "7,12,12,12"), battle(LOST, "0,12,12,7", "7,12,12,12")
    assert (sizes(won, 1), exhausted(won, 1)) == ([5, 12, 12, 7], [])
    assert (sizes(beaten, 1), exhausted(beaten, 1)) == ([0, 12, 12, 7], [1])


@rule("HA-V-21")
def test_ha_v_21_without_a_card_anywhere_the_action_is_not_offered() -> None:
    state = at("phase=action round=1 number=1 tile=1@0 / one piles=0,12,12,0 row=R1 hand=R2,R3,R4,G1 hero=G")
    assert codes(state) == ["pass", "change", "deploy 0", "retreat"]
