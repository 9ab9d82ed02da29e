"""Part B of the ledger: rulings on turns, fate and scoring."""

from typing import Any

import pytest

import kleos
from kleos import CHANCE, Player
from tests.rules.hector.positions import (
    GREEK_WINS,
    HECTOR,
    LAST_CARD,
    TURNS,
    at,
    lost,
    odds,
    own,
    scores,
    side,
    sizes,
    step_of,
    superiority,
    table,
    with_tile,
)
from tests.support import VIEWERS, codes, do, many, refused, rule, walk

OWNER_ONLY = kleos.load("hector", discards="owner_only")
HEROLESS = TURNS[2].replace("hero=G", "heroes= fallen=RGBYPN", 1)
DEPLOYED = TURNS[3].replace("row=R1,B1,G2", "row=R1,B1<,G2")
ASHAMED = TURNS[1].replace("hero=G", "hero=G shame=1", 1)


@rule("HA-R-07")
def test_a_discard_draws_from_home_when_the_battle_pile_is_empty_not_when_it_is_short() -> None:
    short = do(at(TURNS[2].replace("one piles=7,12,12,12", "one piles=1,12,12,12")), "discard Y3")
    empty = do(at(TURNS[2].replace("one piles=7,12,12,12", "one piles=0,12,12,12")), "discard Y3")
    assert (table(short).stream, table(empty).stream) == ("one.front1", "one.home")
    assert short.actor is empty.actor is CHANCE  # drawing is part of the action
    last = at(TURNS[2].replace("one piles=7,12,12,12", "one piles=1,12,12,0"))
    assert sizes(do(last, "discard Y3", "draw R2a"), 1) == [0, 12, 12, 0]


@rule("HA-R-07")
@pytest.mark.parametrize("piles", ["0,12,12,0", "0x,12,12,0"])
def test_other_fronts_are_never_a_source_so_the_discard_is_illegal(piles: str) -> None:
    state = at(TURNS[2].replace("one piles=7,12,12,12", f"one piles={piles}"))
    assert refused(state, "discard Y3") == "HA-R-07"
    assert not any(code.startswith("discard") for code in codes(state))


@rule("HA-R-08")
def test_a_discard_is_open_or_seen_by_the_owner_alone() -> None:
    move = HECTOR.parse("discard Y3")
    for game, seen in ((HECTOR, ["discard Y3"] * 3), (OWNER_ONLY, ["discard Y3", "discard ?", "discard ?"])):
        assert [at(TURNS[2], game).seen_as(move, viewer).code for viewer in VIEWERS] == seen
    shown = do(at(TURNS[2]), "discard Y3", "draw P1a")
    hidden = do(at(TURNS[2], OWNER_ONLY), "discard Y3", "draw P1a")
    other = do(at(TURNS[2], OWNER_ONLY), "discard G2", "draw P1a")
    assert (side(shown, 1).removed, side(hidden, 1).removed) == (("Y3",), ())
    assert side(hidden, 1).removed_unseen == (1, 0, 0, 0)
    assert hidden.observe(Player.TWO).to_bytes() == other.observe(Player.TWO).to_bytes()
    assert own(hidden, 1).removed_unseen[0] == ("Y3",)
    assert side(hidden, 1).story[-2:] == ("?5", "+")  # beside pass, change, two deployments and retreat


@rule("HA-R-08")
def test_a_shame_penalty_is_open_or_seen_by_the_owner_alone() -> None:
    move = HECTOR.parse("lose P4a")
    for game, seen in ((HECTOR, ["lose P4"] * 3), (OWNER_ONLY, ["lose P4", "lose ?", "lose ?"])):
        state = do(at(ASHAMED, game), "retreat")
        assert [state.seen_as(move, viewer).code for viewer in VIEWERS] == seen
    one, other = do(at(ASHAMED, OWNER_ONLY), "retreat", "lose P4a"), do(at(ASHAMED, OWNER_ONLY), "retreat", "lose B1a")
    assert one.observe(Player.TWO).to_bytes() == other.observe(Player.TWO).to_bytes()
    assert side(one, 1).removed == ("R1",)  # the played card stays known


@rule("HA-R-09")
def test_without_a_hero_there_is_no_second_colour_and_no_hero_action() -> None:
    state = at(HEROLESS.replace("row=R1,B1", "row=R4,B1"))
    assert codes(state) == ["pass", "discard G2", "discard Y3", "discard N4", "retreat"]
    assert refused(state, "change") == refused(state, "deploy 0") == "HA-R-09"
    assert scores(state)[0] == 1  # B alone


@rule("HA-R-09")
def test_an_empty_hero_pile_deals_no_hero() -> None:
    state = do(at("one heroes= fallen=RGBYPN"), "vanguard 1", "draw R1a", "tile 1", "orient 0")
    while state.actor is CHANCE:
        state.apply(state.legal_moves()[0])
    assert (side(state, 1).hero, side(state, 2).hero, step_of(state)) == ("none", "hand", "action")


@rule("HA-R-10")
def test_with_an_empty_hero_pile_there_is_no_change_and_with_one_hero_it_swaps() -> None:
    alone = at(TURNS[1].replace("hero=G", "hero=G heroes= fallen=RBYPN", 1))
    assert refused(alone, "change") == "HA-R-10"
    state = do(at(TURNS[1].replace("hero=G", "hero=G heroes=R fallen=BYPN", 1)), "change")
    assert odds(state) == {"hero R": 1}
    do(state, "hero R")
    assert (own(state, 1).hero, own(state, 1).hero_bottom) == ("R", "G")


@rule("HA-R-11")
def test_a_deployed_hero_is_neither_changed_nor_moved() -> None:
    state = at(DEPLOYED)
    assert refused(state, "change") == refused(state, "deploy 0") == "HA-R-11"


@rule("HA-R-12")
def test_a_retreat_is_an_own_turns_action_up_to_the_defenders_fourth_turn() -> None:
    assert "retreat" in codes(at(TURNS[1]))
    last = do(at(TURNS[4]), "pass", "play N4")
    assert (last.actor, "retreat" in codes(last)) == (Player.TWO, True)
    do(last, "pass", "play N1")
    assert step_of(last) == "fate"
    assert refused(last, "retreat") == "HA-05-50"


@rule("HA-R-12")
def test_nobody_retreats_on_the_others_turn() -> None:
    match = kleos.Match(HECTOR, kleos.SeededDealer(3))
    while step_of(match.state) != "action":
        match.play(Player.ONE, match.state.legal_moves()[0])
    with pytest.raises(kleos.NotYourTurn):
        match.play(Player.TWO, "retreat")


@rule("HA-R-13")
def test_no_retreat_follows_another_action_in_the_same_turn() -> None:
    for state in (do(at(TURNS[2]), "discard Y3", "draw P1a"), do(at(TURNS[2]), "deploy 0")):
        assert refused(state, "retreat") == "HA-R-15"


@rule("HA-R-14")
def test_the_action_comes_before_the_card_so_the_new_card_takes_neither_hero_nor_token() -> None:
    assert refused(at(TURNS[2]), "play G2") == "HA-R-14"
    assert refused(at(TURNS[2]), "deploy 2") == "HA-05-30"
    assert refused(at(DEPLOYED), "upgrade 3") == "HA-05-41"


@rule("HA-R-15")
@pytest.mark.parametrize("second", ["pass", "discard G2", "change", "deploy 1", "upgrade 1", "retreat"])
def test_there_is_one_action_per_turn(second: str) -> None:
    assert refused(do(at(TURNS[2]), "deploy 0"), second) == "HA-R-15"


@rule("HA-R-16")
def test_the_fate_phase_is_held_per_round() -> None:
    state = do(at(TURNS[2]), "pass", "play N4")
    assert (step_of(state), state.actor) == ("action", Player.TWO)
    do(state, "pass", "play N1")
    assert step_of(state) == "fate"


@rule("HA-R-17")
def test_superiority_counts_vanguard_deployed_hero_and_tokens_but_neither_covered_card_nor_hand_hero() -> None:
    text = "phase=action round=3 number=1 tile=1@0 / one piles=7,12,12,12 row={} hand=Y3,N4 hero=G"
    assert superiority(at(text.format("R4,B1,G2")))[0] == 4 + 1 + 2
    assert superiority(at(text.format("R4,B1<,G2")))[0] == 4 + 5 + 2
    assert superiority(at(text.format("R4<,B1*,G2*")))[0] == 5 + 2 + 3


@rule("HA-R-18")
def test_tokens_go_on_all_own_uncovered_cards_without_one() -> None:
    state = at(TURNS[4].replace("row=R1,B1,G2,Y3", "row=R1,B1<,G2*,Y3"))
    assert [code for code in codes(state) if code.startswith("upgrade")] == ["upgrade 0", "upgrade 3"]
    do(state, "upgrade 0")
    assert [place.token for place in side(state, 1).row] == [True, False, True, False]
    assert not any(place.token for place in side(state, 2).row)


@rule("HA-R-19")
def test_a_token_under_a_hero_cannot_come_about() -> None:
    with pytest.raises(kleos.NotationError, match="HA-05-40"):
        at(TURNS[3].replace("row=R1,B1,G2", "row=R1,B1*,G2"))  # no game leads here: no hero is deployed
    state: Any = at(TURNS[3])
    state.sides[0].tokens = 0b10
    with pytest.raises(AssertionError):
        do(state, "deploy 1")


@rule("HA-R-19")
def test_no_covered_card_ever_carries_a_token() -> None:
    for seed in range(many(20, 200)):
        for state in walk(HECTOR, seed):
            for seen in table(state).sides:
                assert not any(place.covered and place.token for place in seen.row)
                assert seen.hero == "deployed" or not any(place.token for place in seen.row)


@rule("HA-R-20")
def test_a_token_on_a_card_that_does_not_score_does_not_count() -> None:
    text = f"{LAST_CARD} / one piles=7,12,12,12 row=B4{{}},R3{{}},G2,N1<,N2 hero=P box=1"
    assert scores(at(text.format("", "")))[0] == 4 + 4
    assert scores(at(text.format("", "*")))[0] == 4 + 4
    assert scores(at(text.format("*", "*")))[0] == 4 + 4 + 1


@rule("HA-R-21")
def test_a_card_in_both_scoring_colours_counts_once() -> None:
    text = f"{LAST_CARD} / one piles=7,12,12,12 row=B4,B3,R1,G1,N1 hero={{}}"
    assert scores(at(text.format("B")))[0] == scores(at(text.format("Y")))[0] == 7


@rule("HA-R-22")
@pytest.mark.parametrize("covered", ["B1<,R2", "B1,R2<"])
def test_a_deployed_hero_always_scores_its_value(covered: str) -> None:
    state = at(f"{LAST_CARD} / one piles=7,12,12,12 row=G1,N1,N2,{covered} hero=P")
    assert scores(state)[0] == 4 + (0 if covered.startswith("B1<") else 1)


@rule("HA-R-43")
def test_the_covered_card_returns_or_is_lost_with_the_others() -> None:
    won = do(at(GREEK_WINS.replace("B1,R1 hero=G", "B1,R1< hero=G")), "play N1", "leave")
    assert (side(won, 1).piles[0].known, sizes(won, 1)[0]) == (("R1", "B1", "B2", "B3", "B4"), 12)
    before = at(GREEK_WINS.replace("row=R1,R2,G1,G2 hand=N1 hero=P", "row=R1<,R2,G1,G2 hand=N1 hero=P box=0"))
    assert "R1" in lost(before, do(before.copy(), "play N1", "leave"), 2)


@rule("HA-R-45")
@pytest.mark.parametrize("short_opening", ["top_up", "exhaust_now"])
def test_nobody_is_ever_asked_for_a_card_with_an_empty_hand(short_opening: str) -> None:
    game = kleos.load("hector", check_scope="designated", short_opening=short_opening)
    for seed in range(many(20, 300)):
        for state in walk(game, seed):
            seen = table(state)
            if seen.asked and seen.asked.step in ("action", "card"):
                assert isinstance(seen.actor, int)
                mine = seen.sides[seen.actor - 1]
                assert mine.hand == 5 - seen.round == 5 - len(mine.row)


@rule("HA-R-47")
def test_the_worked_example_scores_9_and_11_with_its_errata_corrected() -> None:
    game = with_tile("RYGB")
    thomas = "one piles=7,12,12,12 row=Y3,Y4,Y2,R1,B2 hero=G"
    text = f"{LAST_CARD.replace('tile=1@0', 'tile=1@1')} / {thomas} / two piles=7,12,12,12 row={{}} hero=P box=1"
    whole = text.replace("phase=card", "phase=fate").replace("actor=2 ", "")
    assert scores(at(whole.format("B1<,P3*,G1,R4*,B3"), game)) == (9, 11)
    assert scores(at(text.format("B1<,P3*,R4*,B3 hand=G1"), game)) == (9, 11)  # the green 1 adds nothing
    assert scores(at(text.format("B1<,P3*,G1,B3 hand=R4"), game)) == (9, 11)  # nor do the red 4 and its token
    assert scores(at(text.format("B1<,G1,R4*,B3 hand=P3"), game)) == (9, 7)  # the purple 3 and its token do
