"""FO-END: how a game ends."""

import pytest

from kleos import Player, load
from kleos.games.olympus.state import OlympusState
from tests.rules.olympus.positions import at, changed, do, draw_any, effect, finish_turn, position
from tests.support import many, play_out, rule

SIX = "O1=Danaer O2=Danaer O3=Argonauten D1=Argonauten D2=Phaiaken T=Phaiaken"


def winner(state: OlympusState) -> Player | None:
    """Who has won; the game must be over."""
    assert state.outcome is not None
    return state.outcome.winner


@rule("FO-END-01", "FO-R-23")
def test_six_units_win_only_at_the_start_of_the_own_turn() -> None:
    state = at(f"one hand=Karer,Karer {SIX.replace('T=Phaiaken', '')}")
    do(state, "play Karer", "place T")
    assert state.outcome is None
    draw_any(do(state, "end", "take R", "take B"))
    assert state.outcome is None
    assert winner(finish_turn(state)) is Player.ONE


@rule("FO-END-02")
def test_seven_wins_at_once_also_by_the_opponents_action() -> None:
    state = at("score=6 / one O1=Karer / two O1=Sarpedon:w4")
    assert winner(do(state, "end")) is Player.ONE, "his own loss moves the stone"


@rule("FO-END-03")
def test_the_last_card_lets_the_stone_decide() -> None:
    for score, player in ((3, Player.ONE), (-1, Player.TWO)):
        state = draw_any(do(at(f"deck=2 score={score}"), "end"))
        assert winner(state) is player
        assert state.outcome is not None and state.outcome.clause == "FO-END-03"


@rule("FO-END-04", "FO-R-04")
def test_a_turn_is_completed_when_an_ability_takes_the_last_card() -> None:
    state = at("deck=1 score=-1 / one hand=Plejaden,Peleus O1=Danaer O2=Danaer")
    do(state, "play Plejaden", "pay Peleus", "place T", "use", "draw Karer", "end")
    assert winner(state) is Player.ONE


@rule("FO-END-05")
def test_seven_comes_before_exhaustion_and_exhaustion_before_a_full_house() -> None:
    state = at("deck=1 score=6 / one O1=Karer / two O1=Sarpedon:w4")
    assert winner(do(state, "end")) is Player.ONE
    state = at(f"deck=2 score=1 / two {SIX}")
    assert winner(draw_any(do(state, "end"))) is Player.ONE


@rule("FO-END-06", "FO-R-03")
@pytest.mark.parametrize(
    ("way", "expected"), [("draw", None), ("second_player", Player.TWO), ("most_units", Player.ONE)]
)
def test_the_stone_on_zero_at_exhaustion(way: str, expected: Player | None) -> None:
    state = at("deck=2 / one D1=Priamos / two", tie_at_zero=way)
    assert winner(draw_any(do(state, "end"))) is expected
    assert state.outcome is not None and state.outcome.clause == "FO-R-03"


@rule("FO-R-03")
def test_equal_numbers_of_units_leave_a_draw() -> None:
    state = at("deck=2 / one D1=Priamos / two D1=Danaer", tie_at_zero="most_units")
    assert winner(draw_any(do(state, "end"))) is None


@rule("FO-END-07")
def test_games_last_at_most_33_turns() -> None:
    game = load("olympus")
    for seed in range(many(20, 500)):
        state = play_out(game, seed)
        assert isinstance(state, OlympusState) and state.turn <= 33


@rule("FO-R-22")
def test_exhaustion_ends_the_game_before_the_full_house_is_tested() -> None:
    state = at(f"deck=1 score=1 / one T=Karer / two {SIX.replace('T=Phaiaken', 'T=Karer')}")
    draw_any(do(state, "end"))
    assert winner(state) is Player.ONE


@rule("FO-R-04")
def test_an_end_step_that_empties_the_pile_is_finished() -> None:
    game = changed(
        {
            "Danaer": {"effects": [effect("end_turn", "draw", n=1)]},
            "Karer": {"effects": [effect("end_turn", "score", n=1)]},
        }
    )
    state = position(game, "deck=3 score=-2 / one O1=Danaer T=Karer / two O1=Hektor T=Aias")
    assert winner(draw_any(do(state, "end"))) is Player.TWO
    assert state.score == -1 and state.deck == 0


@rule("FO-R-04")
def test_a_pile_that_was_empty_before_phase_three_still_lets_the_end_step_happen() -> None:
    state = at("deck=0 score=1 / one hand=Danaer O1=Meleagros / two O1=Aias")
    do(state, "end")
    assert state.outcome is None
    do(state, "discard Danaer")
    assert winner(state) is Player.ONE
