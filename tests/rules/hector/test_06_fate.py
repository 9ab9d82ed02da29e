"""Chapter 06 of the ledger: the fate phase."""

import pytest

import kleos
from kleos import Player
from tests.rules.hector.positions import (
    TURNS,
    at,
    box,
    quiet_turn,
    side,
    step_of,
    superiority,
    table,
    with_tile,
)
from tests.support import codes, do, refused, rule

# Round 1: seat 1 leads by 5:2 once seat 2 has played.
LEADING = (
    "phase=card round=1 actor=2 number=1 source=1 tile=1@0 / one piles=7,12,12,12 row=R1,R4 hand=B1,G2,Y3 hero=G"
    " / two piles=7,12,12,12 row=Y1 hand=R1,G1,N1,R4 hero=P"
)


@rule("HA-06-01")
def test_the_fate_phase_comes_after_each_round_not_after_each_turn() -> None:
    state = at(TURNS[1])
    phases = []
    while table(state).battle == 1:
        phases.append(step_of(state))
        if step_of(state) == "action":
            quiet_turn(state)
        else:
            state.apply(state.legal_moves()[0])
    assert phases == ["action", "action", "fate"] * 4


@rule("HA-06-01")
def test_a_retreat_skips_the_fate_phase() -> None:
    state = do(at(LEADING.replace("phase=card", "phase=action")), "retreat")
    assert (table(state).battle, step_of(state)) == (2, "vanguard")


@rule("HA-06-01")
def test_outside_the_fate_phase_the_tile_is_not_turned() -> None:
    assert refused(at(TURNS[1]), "turn cw") == "HA-06-01"


@rule("HA-06-02")
def test_superiority_counts_all_visible_cards_and_tokens_whatever_their_colours() -> None:
    state = at(
        "phase=fate round=3 number=1 tile=1@0 / one piles=7,12,12,12 row=R1,B4<,G2*,N3* hand=Y3 hero=G"
        " / two piles=7,12,12,12 row=Y2,Y1,B2,P3 hand=N1 hero=R"
    )
    # Seat 1: 1 + Aias 5 + (2+1) + (3+1), the covered B4 excluded; seat 2: 2+1+2+3, the hero in hand excluded.
    assert superiority(state) == (13, 8)


@rule("HA-06-03")
@pytest.mark.parametrize(("choice", "facing"), [("leave", 0), ("turn cw", 3), ("turn ccw", 1)])
def test_the_superior_player_may_turn_the_tile_a_quarter_or_leave_it(choice: str, facing: int) -> None:
    state = do(at(LEADING), "play R1")
    assert (state.actor, codes(state)) == (Player.ONE, ["leave", "turn cw", "turn ccw"])
    do(state, choice)
    assert (table(state).facing, table(state).round) == (facing, 2)


@rule("HA-06-03")
def test_the_defender_turns_the_tile_when_he_is_superior() -> None:
    state = at(LEADING.replace("row=Y1", "row=Y4"))
    do(state, "play R4")
    assert superiority(state) == (5, 8)
    assert state.actor is Player.TWO


@rule("HA-06-04")
def test_with_equal_totals_the_tile_stays_and_nobody_is_asked() -> None:
    state = do(at(LEADING), "play R4")
    assert superiority(state) == (5, 5)
    assert (step_of(state), table(state).round, table(state).facing, state.actor) == (
        "action",
        2,
        0,
        Player.ONE,
    )


@rule("HA-06-05")
def test_the_tile_turns_as_the_ledger_says() -> None:
    game = with_tile("RYGB")
    seen = [(fate.turn, fate.colours) for fate in table(do(at(LEADING, game), "play R1")).fates]
    assert seen == [("leave", ("R", "G")), ("turn cw", ("B", "Y")), ("turn ccw", ("Y", "B"))]
    for turn, colours in seen:
        state = do(at(LEADING, game), "play R1", turn)
        assert table(state).fates[0].colours == colours


@rule("HA-06-05")
def test_the_facing_edge_is_the_greeks_whoever_attacks_and_wherever_he_sits() -> None:
    head = "phase=fate round=1 actor=1 number=1 tile=1@1"
    rest = "/ one piles=7,12,12,12 row=R4,R4 hand=B1,G2,Y3 / two piles=7,12,12,12 row=Y1,R1 hand=G1,N1,N2"
    for seat, attacker, colours in ((0, 1, ("Y", "B")), (0, 2, ("Y", "B")), (1, 1, ("B", "Y"))):
        game = kleos.load("hector", components=box("RYGB"), greek_seat=seat)
        assert table(at(f"{head} attacker={attacker} {rest}", game)).fates[0].colours == colours


@rule("HA-06-05")
def test_two_equal_quarter_turns_swap_the_colours_of_the_players() -> None:
    state = do(at(LEADING), "play R1", "turn cw", "pass", "play B1", "pass", "play G1", "turn cw")
    assert table(state).fates[0].colours == ("Y", "B")


@rule("HA-06-06")
def test_the_fourth_fate_phase_still_turns_the_tile_and_scoring_follows() -> None:
    # Tile B N Y P: seat 1 faces B and would lose 1:4; with N towards him and P towards seat 2 he wins 4:0.
    text = (
        "phase=fate round=4 number=1 tile=1@0 / one piles=7,12,12,12 row=R4,R4,B1,N4,G4 hero=Y"
        " / two piles=7,12,12,12 row=Y4,R1,G1,R2,G2 hero=B"
    )
    left, turned = do(at(text), "leave"), do(at(text), "turn ccw")
    assert (table(left).attacker, table(turned).attacker) == (2, 1)
    assert (side(left, 1).piles[0].size, side(turned, 1).piles[0].size) == (7, 12)
