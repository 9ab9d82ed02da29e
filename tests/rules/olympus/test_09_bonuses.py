"""FO-BON: area bonuses and colour markers."""

from kleos import Player
from tests.rules.olympus.positions import asked, at, choices, do, draw_any, hand, markers
from tests.support import refused, rule


@rule("FO-BON-01")
def test_olympus_moves_the_stone_one_step_towards_the_attacker() -> None:
    assert do(at("score=-2 / one O1=Danaer"), "end").score == -1
    assert do(at("score=-2 active=2 / two O3=Danaer"), "end").score == -3


@rule("FO-BON-02")
def test_reaching_the_seven_ends_the_game_at_once() -> None:
    state = do(at("score=6 / one O1=Danaer O2=Danaer T=Karer"), "end")
    assert state.outcome is not None and state.outcome.winner is Player.ONE
    assert hand(state, 1) == []


@rule("FO-BON-03")
def test_delphi_gives_a_marker_of_choice_from_the_board() -> None:
    state = do(at("one D1=Danaer / two markers=B"), "end")
    assert choices(state) == ["take R", "take Y", "take G"]
    do(state, "take Y")
    assert (markers(state), markers(state, 1)) == ("RG", "Y")


@rule("FO-BON-04")
def test_a_marker_is_worth_one_card_of_its_colour() -> None:
    assert "play Elektra" in choices(at("one hand=Elektra markers=Y"))


@rule("FO-BON-05", "FO-R-09", "FO-R-10")
def test_with_none_on_the_board_one_may_be_taken_from_the_opponent() -> None:
    state = do(at("one D1=Danaer markers=R / two markers=BYG"), "end")
    assert choices(state) == ["take B", "take Y", "take G", "decline"]
    do(state, "take G")
    assert (markers(state, 1), markers(state, 2)) == ("RG", "BY")
    state = do(at("one D1=Danaer / two markers=RBYG"), "end", "decline")
    assert markers(state, 2) == "RBYG"


@rule("FO-R-09")
def test_a_marker_from_the_board_must_be_taken() -> None:
    state = do(at("one D1=Danaer / two markers=RBY"), "end")
    assert choices(state) == ["take G"]
    assert refused(state, "decline") == "FO-R-09"
    assert refused(state, "take R") == "FO-R-09"


@rule("FO-BON-06", "FO-R-10")
def test_the_delphi_bonus_is_void_for_the_owner_of_all_four() -> None:
    state = do(at("one D1=Danaer D2=Danaer markers=RBYG"), "end")
    assert asked(state) == "draw chance"


@rule("FO-BON-07", "FO-R-11")
def test_troy_draws_one_card_and_cannot_be_declined() -> None:
    state = do(at("deck=40 / one T=Danaer"), "end")
    assert asked(state) == "draw chance" and state.phase == 2
    do(state, "draw Peleus")
    assert state.deck == 39 and hand(state, 1) == ["Peleus"]


@rule("FO-BON-08")
def test_a_card_from_troy_cannot_be_played_this_turn() -> None:
    state = do(at("one T=Danaer"), "end", "draw Karer")
    assert state.phase == 3
    draw_any(state)
    assert asked(state) == "play 2" and "Karer" in hand(state, 1)
