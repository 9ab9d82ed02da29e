"""Chapter 10 of the ledger: the end of the game."""

from kleos import Player
from tests.rules.hector.positions import (
    GREEK_WINS,
    HECTOR,
    TROJAN_WINS,
    TURNS,
    at,
    exhausted,
    let_chance,
    sizes,
)
from tests.support import do, many, play_out, rule


@rule("HA-10-01")
def test_a_player_with_all_three_fronts_exhausted_loses() -> None:
    state = at(GREEK_WINS.replace("two piles=7,12,12,12", "two piles=4,0x,0x,20"))
    do(state, "play N1", "leave")
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.clause) == (Player.ONE, "HA-10-01")


@rule("HA-10-01")
def test_two_exhausted_fronts_do_not_lose() -> None:
    state = at(GREEK_WINS.replace("two piles=7,12,12,12", "two piles=4,0x,12,20"))
    do(state, "play N1", "leave")
    assert (state.outcome, exhausted(state, 2)) == (None, [1, 2])


@rule("HA-10-02")
def test_a_player_whose_home_pile_is_exhausted_loses_even_with_live_fronts() -> None:
    state = at(TROJAN_WINS.replace("one piles=7,12,12,12", "one piles=0x,12,12,4"))
    do(state, "play Y1", "leave")
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.clause) == (Player.TWO, "HA-10-02")


@rule("HA-10-03")
def test_piles_are_not_tested_during_a_battle() -> None:
    # Seat 1 has no card left but those in hand and on the table, and his last front is empty.
    state = at(TURNS[1].replace("one piles=7,12,12,12", "one piles=0,0x,0x,1"))
    do(state, "discard B1")
    let_chance(state)
    assert (sizes(state, 1), state.outcome, state.actor) == ([0, 0, 0, 0], None, Player.ONE)


@rule("HA-10-03")
def test_the_home_pile_may_fall_below_five_and_recover_within_a_battle() -> None:
    state = at(GREEK_WINS.replace("one piles=7,12,12,12", "one piles=0x,12,12,0"))
    do(state, "play N1", "leave")
    assert (sizes(state, 1), state.outcome) == ([0, 12, 12, 5], None)


@rule("HA-10-04")
def test_no_victory_comes_from_anything_but_fallen_piles() -> None:
    clauses = set()
    for seed in range(many(60, 1000)):
        outcome = play_out(HECTOR, seed).outcome
        assert outcome is not None
        clauses.add(outcome.clause)
    assert {"HA-10-01"} <= clauses <= {"HA-10-01", "HA-10-02", "HA-R-32", "HA-R-44"}


@rule("HA-10-04")
def test_a_long_lead_in_battles_wins_nothing() -> None:
    state = at(GREEK_WINS.replace("phase=card", "phase=card battle=100"))
    do(state, "play N1", "leave")
    assert (state.outcome, state.actor) == (None, Player.ONE)
