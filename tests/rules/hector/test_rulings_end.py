"""Part B of the ledger: rulings on defeat, retreat, closing, the end of the game, and what is known."""

import pytest

import kleos
from kleos import CHANCE, Player
from tests.rules.hector.positions import (
    GREEK_WINS,
    HECTOR,
    LAST_CARD,
    TIE,
    TIED_BY,
    TURNS,
    WINNING_ONE,
    at,
    exhausted,
    let_chance,
    lost,
    odds,
    own,
    side,
    sizes,
    table,
    verdict,
)
from tests.support import VIEWERS, codes, do, rule

ORIGIN = kleos.load("hector", vanguard_return="origin")
DESIGNATED = kleos.load("hector", check_scope="designated")
BEFORE_HAND = kleos.load("hector", shame_timing="before_hand")

# Seat 2 loses by score with his hero deployed and two tokens placed.
HERO_LOSES = f"{LAST_CARD} / {WINNING_ONE} / two piles=7,12,12,12 row=R1<,R2*,G1,G2* hand=N1 hero=P box={{}}"


def ashamed(turn: int, shame: int, piles: str = "7,12,12,12") -> str:
    """Turn `turn` of seat 1, who holds so much shame over these piles."""
    return (
        TURNS[turn].replace("hero=G", f"hero=G shame={shame}", 1).replace("one piles=7,12,12,12", f"one piles={piles}")
    )


@rule("HA-R-23")
def test_the_losers_placed_tokens_are_lost_in_a_scored_battle() -> None:
    state = do(at(HERO_LOSES.format(1)), "play N1", "leave", "give hero")
    assert side(state, 2).favour == 1


@rule("HA-R-24")
def test_the_ransom_is_one_token_from_the_box_never_a_placed_one() -> None:
    unasked = do(at(HERO_LOSES.format(0)), "play N1", "leave")
    assert (side(unasked, 2).heroes_lost, side(unasked, 2).favour) == ("P", 0)
    asked = do(at(HERO_LOSES.format(1)), "play N1", "leave")
    assert codes(asked) == ["give hero", "give token"]
    token = HECTOR.parse("give token")
    assert [asked.seen_as(token, viewer) for viewer in VIEWERS] == [token] * 3  # an open decision
    do(asked, "give token")
    assert (side(asked, 2).favour, side(asked, 2).hero_pile, table(asked).battle) == (0, 6, 2)


@rule("HA-R-24")
def test_a_ransom_is_possible_in_a_retreat_and_only_for_a_deployed_hero() -> None:
    assert codes(do(at(TURNS[2].replace("row=R1,B1", "row=R1,B1<")), "retreat")) == ["give hero", "give token"]
    assert table(do(at(TURNS[2]), "retreat")).battle == 2


@rule("HA-R-25")
def test_the_winners_tokens_return_after_a_retreat() -> None:
    state = at(TURNS[3].replace("row=Y2,Y1,B2", "row=Y2<,Y1*,B2*"))
    assert side(state, 2).favour == 1
    assert side(do(state, "retreat"), 2).favour == 3


@rule("HA-R-26")
def test_the_penalty_falls_on_the_hand_cards_only_after_they_are_back() -> None:
    for game, hand in ((HECTOR, True), (BEFORE_HAND, False)):
        state = do(at(ashamed(2, 1), game), "retreat")
        assert ("lose Y3a" in odds(state)) is hand
        assert sum(odds(state).values()) % (10 if hand else 7) == 0
        do(state, "lose P1a")
        assert sizes(state, 1) == [9, 12, 12, 12]


@rule("HA-R-26")
@pytest.mark.parametrize("piles", ["7,12,12,12", "1,12,12,12", "0,12,12,9"])
def test_the_order_of_penalty_and_hand_does_not_change_the_counts(piles: str) -> None:
    ends = [let_chance(do(at(ashamed(3, 3, piles), game), "retreat")) for game in (HECTOR, BEFORE_HAND)]
    assert sizes(ends[0], 1) == sizes(ends[1], 1)
    assert exhausted(ends[0], 1) == exhausted(ends[1], 1)


@rule("HA-R-26")
def test_a_nearly_empty_home_waives_cards_in_the_other_order_only() -> None:
    waived = []
    for game in (HECTOR, BEFORE_HAND):
        before = at(ashamed(3, 3, "0,12,12,1"), game)
        waived.append(3 + 3 - len(lost(before, let_chance(do(before.copy(), "retreat")), 1)))
    assert waived == [0, 2]


@rule("HA-R-26")
def test_a_shortage_of_a_home_battle_pile_loses_the_game_in_either_order() -> None:
    for game in (HECTOR, BEFORE_HAND):
        state = let_chance(do(at(ashamed(3, 3, "0x,12,12,2"), game), "retreat"))
        assert verdict(state) == (Player.TWO, "HA-10-02")


@rule("HA-R-27")
def test_the_penalty_counts_the_shame_held_before_this_retreat() -> None:
    costs = []
    for shame in (0, 1, 2, 3):
        before = at(ashamed(1, shame))
        costs.append(len(lost(before, let_chance(do(before.copy(), "retreat")), 1)) - 1)
    assert costs == [0, 1, 2, 3]


@rule("HA-R-28")
def test_the_penalty_cards_are_drawn_from_the_shuffled_pile() -> None:
    state = do(at(ashamed(2, 2)), "retreat")
    assert state.actor is CHANCE
    for card in ("G2a", "Y3a", "N4a"):
        assert odds(state)[f"lose {card}"] * 10 == sum(odds(state).values())


@rule("HA-R-28")
def test_only_the_shortfall_comes_from_home_and_the_rest_is_waived() -> None:
    state = do(at(ashamed(4, 3, "1,12,12,5")), "retreat")
    streams = []
    while state.actor is CHANCE:
        streams.append(table(state).stream)
        state.apply(state.legal_moves()[0])
    assert streams == ["one.front1", "one.front1", "one.home"]
    before = at(ashamed(4, 3, "0,12,12,1"))
    dry = let_chance(do(before.copy(), "retreat"))
    assert (len(lost(before, dry, 1)), sizes(dry, 1), side(dry, 1).shame) == (4 + 2, [0, 12, 12, 0], 3)
    assert "due=" not in str(dry)


@rule("HA-R-29")
def test_a_retreat_shows_neither_hand_nor_hero_of_either_player() -> None:
    base = do(at(TURNS[2]), "retreat")
    loser = do(at(TURNS[2].replace("hand=G2,Y3,N4 hero=G", "hand=R2,B3,P4 hero=N")), "retreat")
    winner = do(at(TURNS[2].replace("hand=B2,P3,N1 hero=P", "hand=R2,G3,Y4 hero=N")), "retreat")
    assert base.observe(Player.TWO).to_bytes() == loser.observe(Player.TWO).to_bytes()
    assert base.observe(Player.ONE).to_bytes() == winner.observe(Player.ONE).to_bytes()
    assert base.observe(None).to_bytes() == loser.observe(None).to_bytes() == winner.observe(None).to_bytes()


@rule("HA-R-30")
def test_a_tie_has_no_tie_break_no_shame_and_no_ransom() -> None:
    # Both have their purple 4 deployed: 4 + 4 against 4 + 3 + 1.
    text = TIE.replace("row=B4,R1,G1,N1,N2 hero=P", "row=B4,R1<,G1,N1,N2 hero=P")
    text = text.replace("row=Y3,R1,G1,N3 hand=Y1 hero=P", "row=Y3,R1<,G1,N3 hand=Y1 hero=P")
    state = do(at(text), *TIED_BY)
    assert (table(state).battle, table(state).attacker) == (2, 2)
    for seat in (1, 2):
        assert (side(state, seat).shame, side(state, seat).hero_pile, side(state, seat).favour) == (0, 6, 3)
        assert (side(state, seat).removed, sizes(state, seat)) == ((), [12, 12, 12, 12])


@rule("HA-R-31")
def test_after_a_retreat_the_other_player_attacks() -> None:
    assert do(at(TURNS[1]), "retreat").actor is Player.TWO
    assert do(at(TURNS[1]), "pass", "play B1", "retreat").actor is Player.ONE  # he was the attacker and stays so


@rule("HA-R-32")
def test_under_origin_both_players_may_fall_and_the_winner_of_the_battle_wins() -> None:
    text = GREEK_WINS.replace("source=1", "source=home").replace("one piles=7,12,12,12", "one piles=0,0x,0x,20")
    text = text.replace("two piles=7,12,12,12", "two piles=4,0x,0x,20")
    assert verdict(do(at(text), "play N1", "leave")) == (Player.ONE, "HA-10-01")
    assert verdict(do(at(text, ORIGIN), "play N1", "leave")) == (Player.ONE, "HA-R-32")


@rule("HA-R-32")
def test_both_players_may_fall_and_a_tie_is_a_drawn_game() -> None:
    win = GREEK_WINS.replace("source=1", "source=home").replace("one piles=7,12,12,12", "one piles=8,12,12,4")
    win = win.replace("hero=G", "hero=G touched=1,home", 1).replace("two piles=7,12,12,12", "two piles=4,0x,0x,20")
    assert verdict(do(at(win), "play N1", "leave")) == (Player.ONE, "HA-R-32")
    tie = TIE.replace("piles=7,12,12,12", "piles=7,12,12,4").replace("hero=P", "hero=P touched=1,home")
    assert verdict(do(at(tie), *TIED_BY)) == (None, "HA-R-32")
    assert verdict(do(at(tie, DESIGNATED), *TIED_BY)) is None


@rule("HA-R-33")
def test_fronts_fall_before_home_is_checked_so_merged_cards_may_save_it() -> None:
    text = GREEK_WINS.replace("two piles=7,12,12,12", "two piles={},12,12,3").replace("hero=P", "hero=P touched=1,home")
    saved, fallen = at(text.format(2)), at(text.format(1))
    assert verdict(do(saved, "play N1", "leave")) is None
    assert sizes(saved, 2) == [0, 12, 12, 5]
    assert verdict(do(fallen, "play N1", "leave")) == (Player.ONE, "HA-10-02")


@rule("HA-R-33")
def test_a_fallen_third_front_needs_no_further_check() -> None:
    text = GREEK_WINS.replace("two piles=7,12,12,12", "two piles=1,0x,0x,1").replace("hero=P", "hero=P touched=1,home")
    assert verdict(do(at(text), "play N1", "leave")) == (Player.ONE, "HA-10-01")


@rule("HA-R-38")
def test_cards_returned_in_the_open_are_remembered_by_all_and_hand_cards_by_their_owner() -> None:
    state = do(at(TURNS[2]), "pass", "play G2", "retreat")  # seat 1 wins: three cards lay open, two were in hand
    assert side(state, 1).piles[0].known == ("R1", "G2", "B1")
    assert own(state, 1).known[0] == ("R1", "G2", "B1", "Y3", "N4")
    assert side(state, 1).piles[0].secrets == 2


@rule("HA-R-38")
def test_removed_cards_may_be_looked_through_if_discards_are_public() -> None:
    for discards, seen in (("public", ("Y3",)), ("owner_only", ())):
        state = do(at(TURNS[2], kleos.load("hector", discards=discards)), "discard Y3", "draw P1a")
        assert table(state, Player.TWO).sides[0].removed == seen
        assert [pile.size for pile in table(state, Player.TWO).sides[0].piles] == [6, 12, 12, 12]


@rule("HA-R-44")
@pytest.mark.parametrize(("limit", "result"), [(1, (None, "HA-R-44")), (2, None)])
def test_a_game_still_open_after_the_last_battle_is_drawn(limit: int, result: tuple[None, str] | None) -> None:
    state = do(at(GREEK_WINS, kleos.load("hector", max_battles=limit)), "play N1", "leave")
    assert verdict(state) == result


@rule("HA-R-44")
def test_a_decision_in_the_last_battle_still_counts() -> None:
    text = GREEK_WINS.replace("two piles=7,12,12,12", "two piles=4,0x,0x,12")
    state = do(at(text, kleos.load("hector", max_battles=1)), "play N1", "leave")
    assert verdict(state) == (Player.ONE, "HA-10-01")


@rule("HA-R-44")
def test_the_limit_is_500_battles_by_default() -> None:
    text = GREEK_WINS.replace("phase=card", "phase=card battle={}")
    assert verdict(do(at(text.format(499)), "play N1", "leave")) is None
    assert verdict(do(at(text.format(500)), "play N1", "leave")) == (None, "HA-R-44")


@rule("HA-R-46")
def test_a_retreat_may_bring_on_the_loss_of_the_game() -> None:
    before = at(ashamed(4, 1, "4,0x,0x,20"))
    state = do(before.copy(), "retreat")
    assert state.actor is CHANCE  # the penalty is still paid
    let_chance(state)
    assert verdict(state) == (Player.TWO, "HA-10-01")
    assert (len(lost(before, state, 1)), side(state, 1).shame) == (4 + 1, 2)


@rule("HA-R-46")
def test_a_retreat_from_a_thin_home_pile_loses_the_game() -> None:
    text = ashamed(4, 0, "0x,12,12,{}")
    assert verdict(do(at(text.format(3)), "retreat")) == (Player.TWO, "HA-10-02")
    assert verdict(do(at(text.format(4)), "retreat")) is None


@rule("HA-R-48")
def test_fewer_than_five_cards_exhaust_a_pile_not_only_none() -> None:
    home = do(at(GREEK_WINS.replace("two piles=7,12,12,12", "two piles=0x,12,12,4")), "play N1", "leave")
    assert (verdict(home), sizes(home, 2)[3]) == ((Player.ONE, "HA-10-02"), 4)
    front = do(at(GREEK_WINS.replace("two piles=7,12,12,12", "two piles=4,0x,0x,12")), "play N1", "leave")
    assert verdict(front) == (Player.ONE, "HA-10-01")


@rule("HA-R-49")
def test_no_player_can_tell_the_copies_of_a_card_apart() -> None:
    one, other = at(TURNS[2].replace("Y3,N4", "Y3a,N4a")), at(TURNS[2].replace("Y3,N4", "Y3b,N4b"))
    assert str(one) != str(other)
    for viewer in VIEWERS:
        assert one.observe(viewer).to_bytes() == other.observe(viewer).to_bytes()
    assert codes(one) == codes(other)
    discarding = do(at(TURNS[2]), "discard Y3")
    assert {"draw P1a", "draw P1b"} <= set(codes(discarding))  # chance names the copy
    for move in ("draw P1a", "draw P1b"):
        assert discarding.seen_as(HECTOR.parse(move), Player.ONE).code == "draw P1"


@rule("HA-R-50")
def test_the_rival_knows_how_many_hand_cards_came_from_home_not_which() -> None:
    text = "phase=action round=1 number=1 source=1 tile=1@0 / one piles=0,12,12,11 row=R1 hand={} hero=G story=.,.,.,^"
    one, other = at(text.format("B1^,G2,Y3,N4")), at(text.format("B1,G2,Y3,N4^"))
    for viewer in (Player.TWO, None):
        assert one.observe(viewer).to_bytes() == other.observe(viewer).to_bytes()
    assert side(one, 1).story == ("+", "+", "+", "^")
    assert (own(one, 1).hand_from_home, own(other, 1).hand_from_home) == (("B1",), ("N4",))
