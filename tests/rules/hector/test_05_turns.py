"""Chapter 05 of the ledger: turns and optional actions."""

import pytest

from kleos import Player
from tests.rules.hector.positions import (
    TURNS,
    at,
    let_chance,
    lost,
    odds,
    own,
    quiet_turn,
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

# Turn 3 of seat 1, who has deployed his green hero on the vanguard and put a token on his second card.
DEPLOYED = (
    "phase=action round=3 number=1 source=1 tile=1@0 / one piles=7,12,12,12 row=R1<,B1*,G2 hand=Y3,N4 hero=G"
    " / two piles=7,12,12,12 row=Y2,Y1,B2 hand=P3,N1 hero=P"
)


@rule("HA-05-01")
def test_attacker_and_defender_alternate_for_four_turns_each() -> None:
    state = let_chance(do(start(), "vanguard 1", "draw R1a", "tile 1", "orient 0"))
    takers = []
    while table(state).battle == 1:
        if step_of(state) == "action":
            takers.append(state.actor)
            quiet_turn(state)
        else:
            state.apply(state.legal_moves()[0])
    assert takers == [Player.ONE, Player.TWO] * 4


@rule("HA-05-01")
def test_the_attacker_begins_even_in_seat_two() -> None:
    text = TURNS[1].replace("phase=action", "phase=action attacker=2")
    state = do(at(text), "pass", "play Y1")
    assert (state.actor, row(state, 2)) == (Player.ONE, ["Y2", "Y1"])


@rule("HA-05-02")
def test_a_turn_is_at_most_one_action_and_then_exactly_one_card() -> None:
    state = do(at(TURNS[2]), "deploy 0")
    assert (state.actor, codes(state)) == (Player.ONE, ["play G2", "play Y3", "play N4"])
    do(state, "play Y3")
    assert (state.actor, row(state, 1)) == (Player.TWO, ["R1", "B1", "Y3"])


@rule("HA-05-02")
def test_the_card_is_compulsory() -> None:
    state = do(at(TURNS[2]), "pass")
    assert refused(state, "pass") == "HA-R-15"
    assert all(code.startswith("play ") for code in codes(state))


@rule("HA-05-03")
def test_any_army_card_in_hand_may_be_played_and_no_other() -> None:
    state = do(at(TURNS[1]), "pass")
    assert codes(state) == ["play G2", "play B1", "play Y3", "play N4"]
    assert refused(state, "play R1") == "HA-05-03"


@rule("HA-05-03")
def test_a_hero_is_never_played_as_a_card() -> None:
    state = do(at(TURNS[4]), "pass")
    assert codes(state) == ["play N4"]
    assert refused(state, "deploy 0") == "HA-R-15"


@rule("HA-05-04")
def test_the_hand_shrinks_by_one_card_per_turn_to_none() -> None:
    state = let_chance(do(start(), "vanguard 1", "draw R1a", "tile 1", "orient 0"))
    hands = []
    while table(state).battle == 1:
        if step_of(state) == "action":
            hands.append(side(state, table(state).actor).hand)  # type: ignore[arg-type]
            quiet_turn(state)
            hands.append(side(state, 2 if state.actor is Player.ONE else 1).hand)
        else:
            state.apply(state.legal_moves()[0])
    assert hands[::4] == [4, 3, 2, 1]


@rule("HA-05-10")
def test_discard_and_draw_loses_a_hand_card_for_good_and_draws_the_top_of_the_battle_pile() -> None:
    state = do(at(TURNS[2]), "discard Y3")
    assert table(state).stream == "one.front1"
    do(state, "draw P1a")
    assert own(state, 1).hand == ("G2", "P1", "N4")
    assert (side(state, 1).removed, sizes(state, 1)) == (("Y3",), [6, 12, 12, 12])


@rule("HA-05-10")
def test_the_discard_stays_lost_when_the_battle_is_won() -> None:
    state = do(at(TURNS[2]), "discard Y3", "draw P1a", "play G2", "retreat")
    assert (side(state, 1).removed, table(state).attacker) == (("Y3",), 1)
    assert sizes(state, 1) == [6 + 5, 12, 12, 12]


@rule("HA-05-10")
def test_only_a_card_in_hand_can_be_discarded() -> None:
    assert refused(at(TURNS[2]), "discard R1") == "HA-05-10"


@rule("HA-05-11")
def test_with_an_empty_battle_pile_the_replacement_comes_from_home() -> None:
    state = at("phase=action round=1 number=1 tile=1@0 / one piles=0,12,12,8 row=R1 hand=R2,R3,R4,G1 hero=G")
    do(state, "discard R2")
    assert table(state).stream == "one.home"
    do(state, "draw G2a")
    assert sizes(state, 1) == [0, 12, 12, 7]


@rule("HA-05-11")
def test_without_any_card_to_draw_there_is_no_discard() -> None:
    state = at("phase=action round=1 number=1 tile=1@0 / one piles=0,12,12,0 row=R1 hand=R2,R3,R4,G1 hero=G")
    assert refused(state, "discard R2") == "HA-R-07"


@rule("HA-05-20")
def test_a_changed_hero_goes_under_the_pile_and_the_top_hero_comes_up() -> None:
    state = do(at(TURNS[1]), "change")
    assert odds(state) == {f"hero {colour}": 1 for colour in "RBYPN"}
    assert (side(state, 1).hero, side(state, 1).hero_pile, own(state, 1).hero) == ("none", 6, "")
    do(state, "hero N")
    assert (own(state, 1).hero, own(state, 1).hero_bottom, side(state, 1).hero_pile) == ("N", "G", 5)


@rule("HA-05-20")
def test_a_hero_put_under_the_pile_comes_up_last() -> None:
    state = at(TURNS[1].replace("hero=G", "hero=G heroes=R|BYPN", 1))
    do(state, "change", "hero R", "play B1", "pass", "play Y1", "leave", "change")
    assert odds(state) == {"hero B": 1}


@rule("HA-05-20")
def test_a_change_needs_a_hero_in_hand_and_one_in_the_pile() -> None:
    assert refused(at(DEPLOYED), "change") == "HA-R-11"
    alone = at(TURNS[1].replace("hero=G", "hero=G heroes= fallen=RBYPN", 1))
    assert refused(alone, "change") == "HA-R-10"


@rule("HA-05-30")
def test_a_hero_is_laid_face_up_on_any_own_played_card() -> None:
    assert [code for code in codes(at(TURNS[3])) if code.startswith("deploy")] == ["deploy 0", "deploy 1", "deploy 2"]
    state = do(at(TURNS[3]), "deploy 1")
    assert [place.covered for place in side(state, 1).row] == [False, True, False]
    assert (side(state, 1).hero, side(state, 1).open_hero) == ("deployed", "G")


@rule("HA-05-30")
def test_a_hero_needs_a_played_card_and_must_be_in_hand() -> None:
    assert refused(at(TURNS[1]), "deploy 1") == "HA-05-30"
    assert refused(at(DEPLOYED), "deploy 1") == "HA-R-11"


@rule("HA-05-31")
def test_the_hero_replaces_value_and_colour_of_the_covered_card() -> None:
    # Seat 1 faces B and has B4: covered by the green 5 it adds neither its 4 nor its colour.
    state = at(TURNS[2].replace("row=R1,B1", "row=R1,B4"))
    assert (superiority(state)[0], scores(state)[0]) == (5, 4)
    do(state, "deploy 1")
    assert (superiority(state)[0], scores(state)[0]) == (1 + 5, 5)


@rule("HA-05-40")
def test_an_upgrade_moves_a_token_from_the_box_to_a_card_worth_one_more() -> None:
    state = at(DEPLOYED)
    before = superiority(state)[0]
    do(state, "upgrade 2")
    assert (side(state, 1).favour, side(state, 1).row[2].token) == (1, True)
    assert superiority(state)[0] == before + 1


@rule("HA-05-40")
def test_an_upgrade_needs_a_hero_deployed_on_an_earlier_turn() -> None:
    state = at(TURNS[3])
    assert refused(state, "upgrade 1") == "HA-05-40"
    do(state, "deploy 0")
    assert refused(state, "upgrade 1") == "HA-R-15"
    do(state, "play Y3", "pass", "play P3", "leave")
    assert [code for code in codes(state) if code.startswith("upgrade")] == ["upgrade 1", "upgrade 2", "upgrade 3"]


@rule("HA-05-40")
def test_an_upgrade_needs_a_token_in_the_box() -> None:
    state = at(DEPLOYED.replace("hero=G", "hero=G box=0", 1))
    assert refused(state, "upgrade 2") == "HA-05-40"


@rule("HA-05-41")
@pytest.mark.parametrize("place", [0, 1, 3])
def test_a_token_goes_neither_on_the_covered_card_nor_on_one_with_a_token_nor_on_a_card_not_played(place: int) -> None:
    assert refused(at(DEPLOYED), f"upgrade {place}") == "HA-05-41"


@rule("HA-05-41")
def test_any_other_own_card_takes_a_token_the_vanguard_too() -> None:
    state = at(DEPLOYED.replace("row=R1<,B1*,G2", "row=R1,B1*,G2<"))
    assert [code for code in codes(state) if code.startswith("upgrade")] == ["upgrade 0"]


@rule("HA-05-50")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_a_retreat_ends_the_battle_at_once_on_any_own_turn(turn: int) -> None:
    state = do(at(TURNS[turn]), "retreat")
    assert (table(state).battle, table(state).attacker) == (2, 2)


@rule("HA-05-50")
def test_a_retreat_comes_before_the_card_of_the_turn() -> None:
    state = do(at(TURNS[2]), "pass")
    assert refused(state, "retreat") == "HA-R-15"
    do(state, "play G2")
    assert state.actor is Player.TWO
    assert refused(do(at(TURNS[4]), "pass", "play N4", "pass", "play N1"), "retreat") == "HA-05-50"


@rule("HA-05-51")
def test_doing_nothing_is_always_legal_and_an_action_excludes_the_others() -> None:
    for text in (*TURNS.values(), DEPLOYED):
        assert "pass" in codes(at(text))
    for action in ("pass", "deploy 0"):
        state = do(at(TURNS[1]), action)
        for other in ("pass", "discard B1", "change", "deploy 0", "upgrade 0", "retreat"):
            assert refused(state, other) == "HA-R-15"


@rule("HA-05-52")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_a_hero_in_hand_gives_eight_options_on_every_turn(turn: int) -> None:
    options = codes(at(TURNS[turn]))
    count = {
        verb: sum(code.startswith(verb) for code in options)
        for verb in ("pass", "discard", "change", "deploy", "retreat")
    }
    assert count == {"pass": 1, "discard": 5 - turn, "change": 1, "deploy": turn, "retreat": 1}
    assert len(options) == 8


@rule("HA-05-52")
def test_two_equal_hand_cards_are_one_option_and_two_equal_table_cards_are_two() -> None:
    state = at(TURNS[2].replace("row=R1,B1 hand=G2,Y3,N4", "row=R1,R1 hand=Y3,Y3,N4"))
    assert codes(state) == ["pass", "discard Y3", "discard N4", "change", "deploy 0", "deploy 1", "retreat"]
    assert codes(do(state, "pass")) == ["play Y3", "play N4"]


@rule("HA-05-10", "HA-05-02")
def test_the_card_just_drawn_may_be_played() -> None:
    before = at(TURNS[4])
    state = do(before.copy(), "discard N4", "draw P1a")
    assert codes(state) == ["play P1"]
    assert lost(before, state, 1) == ["N4"]
