"""Chapter 07 of the ledger: the score of a battle, and what it does to winner and loser."""

import pytest

from kleos import Player
from tests.rules.hector.positions import (
    GREEK_WINS,
    LAST_CARD,
    TIE,
    TIED_BY,
    TROJAN_WINS,
    WINNING_ONE,
    at,
    lost,
    own,
    result,
    scores,
    side,
    sizes,
    step_of,
    table,
)
from tests.support import codes, do, rule

# Seat 2 loses 4:10 with his purple 4 deployed on his vanguard and tokens on two cards.
HERO_LOSES = f"{LAST_CARD} / {WINNING_ONE} / two piles=7,12,12,12 row=R1<,R2*,G1,G2* hand=N1 hero=P box={{}}"


@rule("HA-07-01")
def test_heroes_in_hand_are_revealed_after_the_fourth_fate_phase() -> None:
    state = do(at(HERO_LOSES.format(1)), "play N1")
    assert (step_of(state), side(state, 1).open_hero) == ("fate", "")
    do(state, "leave")
    assert (side(state, 1).hero, side(state, 1).open_hero) == ("hand", "G")


@rule("HA-07-01")
def test_both_heroes_in_hand_are_revealed_though_nobody_is_asked() -> None:
    state = do(at(GREEK_WINS), "play N1")
    assert table(state).last is None
    do(state, "leave")
    assert result(state).heroes == ("G", "P")


@rule("HA-07-02")
def test_the_scoring_colours_are_the_facing_edge_and_the_heros_colour() -> None:
    text = f"{LAST_CARD} / one piles=7,12,12,12 row=B4,G3,Y2,R1,N1 hero={{}}"
    assert scores(at(text.format("P")))[0] == 4  # B faces seat 1
    assert scores(at(text.format("G")))[0] == 4 + 3
    assert scores(at(text.format("Y")))[0] == 4 + 2


@rule("HA-07-02")
def test_a_deployed_hero_lends_its_colour_too() -> None:
    state = at(f"{LAST_CARD} / one piles=7,12,12,12 row=B4,G3,Y2,R1,N1< hero=G")
    assert scores(state)[0] == 4 + 3 + 5


@rule("HA-07-03")
def test_the_score_sums_visible_cards_and_their_tokens_in_a_scoring_colour() -> None:
    state = at(f"{LAST_CARD} / one piles=7,12,12,12 row=B4*,G3*,Y2,B1<,R1* hero=G box=0")
    assert scores(state)[0] == (4 + 1) + (3 + 1) + 5  # neither the covered B1 nor the red card and its token


@rule("HA-07-04")
def test_a_revealed_hero_lends_its_colour_and_a_deployed_one_adds_its_value() -> None:
    text = f"{LAST_CARD} / one piles=7,12,12,12 row=B4,N3,Y2,R1,R2{{}} hero=G"
    assert (scores(at(text.format("")))[0], scores(at(text.format("<")))[0]) == (4, 4 + 5)


@rule("HA-07-05")
@pytest.mark.parametrize(("card", "winner"), [("B3", 2), ("B4", 1)])
def test_the_higher_score_wins(card: str, winner: int) -> None:
    two = "row=Y4,Y3,N4,N4 hand=R1" if winner == 2 else "row=Y3,Y2,N4,N4 hand=Y1"
    state = at(f"{LAST_CARD} / one piles=7,12,12,12 row=B3,{card},R1,R1,G1 hero=P / two piles=7,12,12,12 {two} hero=P")
    do(state, codes(state)[0], "leave")
    assert result(state).scores == ((6, 7) if winner == 2 else (7, 6))
    assert (result(state).winner, table(state).attacker) == (winner, winner)


@rule("HA-07-06")
def test_the_winner_takes_back_cards_hero_and_tokens() -> None:
    state = at(GREEK_WINS.replace("row=B4,B3,B2,B1,R1 hero=G", "row=B4*,B3*,B2,B1,R1< hero=G"))
    assert (side(state, 1).favour, side(state, 1).hero_pile) == (1, 5)
    do(state, "play N1", "leave")
    assert sizes(state, 1) == [12, 12, 12, 12]
    assert side(state, 1).piles[0].known == ("R1", "B1", "B2", "B3", "B4")
    assert (side(state, 1).favour, side(state, 1).hero_pile, side(state, 1).removed) == (3, 6, ())


@rule("HA-07-06")
def test_the_winners_hero_in_hand_returns_to_its_pile() -> None:
    state = do(at(GREEK_WINS), "play N1", "leave")
    assert (side(state, 1).hero, side(state, 1).hero_pile) == ("none", 6)


@rule("HA-07-07")
def test_the_losers_cards_and_placed_tokens_leave_the_game() -> None:
    before = at(HERO_LOSES.format(1))
    state = do(before.copy(), "play N1", "leave", "give hero")
    assert lost(before, state, 2) == ["R1", "R2", "G1", "G2", "N1"]
    assert (sizes(state, 2), side(state, 2).favour) == ([7, 12, 12, 12], 1)


@rule("HA-07-08")
def test_the_loser_may_give_a_token_from_the_box_for_his_deployed_hero() -> None:
    asked = do(at(HERO_LOSES.format(1)), "play N1", "leave")
    assert (asked.actor, codes(asked)) == (Player.TWO, ["give hero", "give token"])
    given, ransomed = do(asked.copy(), "give hero"), do(asked.copy(), "give token")
    assert (side(given, 2).heroes_lost, side(given, 2).hero_pile, side(given, 2).favour) == ("P", 5, 1)
    assert (side(ransomed, 2).heroes_lost, side(ransomed, 2).hero_pile, side(ransomed, 2).favour) == ("", 6, 0)


@rule("HA-07-08")
def test_without_a_token_in_the_box_the_deployed_hero_is_lost_unasked() -> None:
    state = do(at(HERO_LOSES.format(0)), "play N1", "leave")
    assert (table(state).battle, side(state, 2).heroes_lost, side(state, 2).hero_pile) == (2, "P", 5)


@rule("HA-07-09")
def test_the_losers_revealed_hero_returns_without_charge() -> None:
    state = do(at(GREEK_WINS), "play N1", "leave")
    assert table(state).battle == 2
    assert (side(state, 2).hero_pile, side(state, 2).heroes_lost, side(state, 2).favour) == (6, "", 3)


@rule("HA-07-10")
def test_after_equal_scores_both_take_everything_back() -> None:
    tokens = TIE.replace("row=B4,R1,G1,N1,N2 hero=P", "row=B4,R1*,G1<,N1,N1 hero=P box=2 gone=Y1")
    tokens = tokens.replace("piles=7,12,12,12", "piles=6,12,12,12", 1).replace("row=Y3,R1,G1,N3", "row=Y3,R1*,G1*,N3<")
    state = do(at(tokens), *TIED_BY)
    assert (result(state).winner, result(state).scores, table(state).attacker) == (0, (8, 8), 2)
    assert (sizes(state, 1), sizes(state, 2)) == ([11, 12, 12, 12], [12, 12, 12, 12])
    assert [side(state, seat).hero_pile for seat in (1, 2)] == [6, 6]
    assert [side(state, seat).favour for seat in (1, 2)] == [3, 3]
    assert [side(state, seat).removed for seat in (1, 2)] == [("Y1",), ()]


@rule("HA-07-05", "HA-07-07")
def test_the_attacker_loses_as_the_defender_does() -> None:
    before = at(TROJAN_WINS)
    state = do(before.copy(), "play Y1", "leave")
    assert lost(before, state, 1) == ["R1", "R2", "G1", "G2", "N1"]
    assert (sizes(state, 1), sizes(state, 2)) == ([7, 12, 12, 12], [12, 12, 12, 12])
    assert own(state, 2).known[0] == ("R1", "Y1", "Y2", "Y3", "Y4")
