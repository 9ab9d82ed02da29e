"""Chapter 08 of the ledger: the retreat."""

import pytest

from kleos import CHANCE, Player
from tests.rules.hector.positions import (
    GREEK_WINS,
    TIE,
    TIED_BY,
    TROJAN_WINS,
    TURNS,
    at,
    let_chance,
    lost,
    odds,
    own,
    result,
    scores,
    side,
    sizes,
    step_of,
    table,
)
from tests.support import codes, do, rule

# Turn 3 of seat 1 with a deployed hero and one token placed; seat 2 has a deployed hero and a token placed as well.
HEROES_OUT = (
    "phase=action round=3 number=1 source=1 tile=1@0 / one piles=7,12,12,12 row=R1<,B1*,G2 hand=Y3,N4 hero=G box={}"
    " / two piles=7,12,12,12 row=Y2<,Y1*,B2 hand=P3,N1 hero=P"
)


def ashamed(turn: int, shame: int) -> str:
    """Turn `turn` of seat 1, who holds so much shame."""
    return TURNS[turn].replace("hero=G", f"hero=G shame={shame}", 1)


@rule("HA-08-01")
def test_who_retreats_loses_and_the_other_wins() -> None:
    state = at(TURNS[4].replace("row=R1,B1,G2,Y3", "row=B1,B2,B3,B4"))  # seat 1 would win by score
    do(state, "retreat")
    assert (table(state).attacker, side(state, 2).removed) == (2, ())


@rule("HA-08-02")
def test_the_winner_takes_back_table_hand_hero_and_tokens() -> None:
    state = do(at(HEROES_OUT.format(2)), "retreat", "give hero")
    assert (sizes(state, 2), side(state, 2).removed) == ([12, 12, 12, 12], ())
    assert (side(state, 2).hero_pile, side(state, 2).favour) == (6, 3)
    assert own(state, 2).known[0] == ("B2", "Y1", "Y2", "P3", "N1")


@rule("HA-08-03")
def test_the_losers_played_cards_and_placed_tokens_leave_the_game() -> None:
    before = at(HEROES_OUT.format(2))
    state = do(before.copy(), "retreat", "give hero")
    assert lost(before, state, 1) == ["R1", "G2", "B1"]
    assert side(state, 1).favour == 2


@rule("HA-08-04")
def test_a_deployed_hero_is_lost_or_ransomed_by_a_token_from_the_box() -> None:
    asked = do(at(HEROES_OUT.format(2)), "retreat")
    assert (asked.actor, codes(asked)) == (Player.ONE, ["give hero", "give token"])
    given, ransomed = do(asked.copy(), "give hero"), do(asked.copy(), "give token")
    assert (side(given, 1).heroes_lost, side(given, 1).favour) == ("G", 2)
    assert (side(ransomed, 1).heroes_lost, side(ransomed, 1).hero_pile, side(ransomed, 1).favour) == ("", 6, 1)


@rule("HA-08-04")
def test_with_an_empty_box_the_deployed_hero_is_lost_unasked() -> None:
    state = do(at(HEROES_OUT.format(0)), "retreat")
    assert (table(state).battle, side(state, 1).heroes_lost) == (2, "G")


@rule("HA-08-05")
def test_the_losers_hand_and_unplayed_hero_go_back_unseen() -> None:
    state = do(at(TURNS[2]), "retreat")
    assert (sizes(state, 1), side(state, 1).hero_pile, side(state, 1).heroes_lost) == ([7 + 3, 12, 12, 12], 6, "")
    assert (side(state, 1).piles[0].known, side(state, 1).piles[0].secrets) == ((), 3)
    assert own(state, 1).known[0] == ("G2", "Y3", "N4")


@rule("HA-08-06")
def test_each_shame_token_held_costs_a_card_of_the_battle_pile() -> None:
    before = at(ashamed(2, 2))
    state = do(before.copy(), "retreat", "lose G2a")
    assert (state.actor, table(state).stream) == (CHANCE, "one.front1")
    do(state, "lose P1a")
    assert lost(before, state, 1) == ["R1", "G2", "B1", "P1"]
    assert sizes(state, 1) == [7 + 3 - 2, 12, 12, 12]


@rule("HA-08-06")
def test_a_shortfall_of_the_penalty_is_taken_from_home() -> None:
    state = at(ashamed(4, 2).replace("piles=7,12,12,12", "piles=0,12,12,9", 1))
    do(state, "retreat", "lose N4a")
    assert table(state).stream == "one.home"
    let_chance(state)
    assert (sizes(state, 1), len(side(state, 1).removed)) == ([0, 12, 12, 8], 48 - 32)


@rule("HA-08-07")
@pytest.mark.parametrize("shame", [0, 1, 2, 3])
def test_the_loser_takes_a_shame_token_up_to_three(shame: int) -> None:
    before = at(ashamed(1, shame))
    state = let_chance(do(before.copy(), "retreat"))
    assert side(state, 1).shame == min(3, shame + 1)
    assert len(lost(before, state, 1)) == 1 + shame
    assert side(state, 2).shame == 0


@rule("HA-08-08")
def test_shame_is_not_lost_by_victory_defeat_or_tie() -> None:
    for text, moves in ((GREEK_WINS, ("play N1", "leave")), (TROJAN_WINS, ("play Y1", "leave")), (TIE, TIED_BY)):
        state = at(text.replace("hero=", "shame=2 hero="))
        do(state, *moves)
        assert [side(state, seat).shame for seat in (1, 2)] == [2, 2]


@rule("HA-08-08")
def test_shame_acts_in_a_retreat_alone() -> None:
    plain, ashamed_too = at(GREEK_WINS), at(GREEK_WINS.replace("hero=", "shame=3 hero="))
    do(plain, "play N1")
    do(ashamed_too, "play N1")
    assert (codes(plain), scores(plain)) == (codes(ashamed_too), scores(ashamed_too))
    assert [sizes(do(state, "leave"), 2) for state in (plain, ashamed_too)] == [[7, 12, 12, 12]] * 2


@rule("HA-08-09")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
@pytest.mark.parametrize("shame", [0, 1, 2, 3])
def test_a_retreat_costs_one_card_per_turn_and_shame_token(turn: int, shame: int) -> None:
    before = at(ashamed(turn, shame))
    state = let_chance(do(before.copy(), "retreat"))
    assert len(lost(before, state, 1)) == turn + shame
    assert sizes(state, 1) == [12 - turn - shame, 12, 12, 12]


@rule("HA-08-10")
def test_a_retreat_reveals_no_hero_turns_no_tile_and_scores_nothing() -> None:
    # Seat 2 flees on his last turn: seat 1 leads in superiority and by score, but is not asked to turn the tile.
    state = do(at(TURNS[4]), "deploy 0", "play N4", "retreat")
    assert (step_of(state), table(state).revealed, table(state).battle) == ("vanguard", False, 2)
    asked = do(at(HEROES_OUT.format(2).replace("row=Y2<,Y1*,B2", "row=Y2,Y1,B2")), "retreat")
    assert (side(asked, 2).open_hero, table(asked).revealed) == ("", False)
    assert (result(state).winner, result(state).fled, result(state).scores) == (1, True, None)
    assert result(state).heroes == ("G", "")  # the hero that seat 1 had deployed, and none of seat 2


@rule("HA-08-06")
def test_the_penalty_is_drawn_from_the_pile_with_the_hand_back_in_it() -> None:
    state = do(at(ashamed(2, 1)), "retreat")
    weights = odds(state)
    hand = [weights[f"lose {card}"] for card in ("G2a", "Y3a", "N4a")]
    assert set(hand) == {max(weights.values())}
    assert hand[0] * 10 == sum(weights.values())  # one of ten cards
