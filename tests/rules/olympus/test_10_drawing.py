"""FO-DRAW: phase 3."""

from kleos import Player
from tests.rules.olympus.positions import asked, at, do, draw_any, hand
from tests.support import rule


@rule("FO-DRAW-01")
def test_two_cards_are_drawn_and_those_of_abilities() -> None:
    assert len(hand(draw_any(do(at("deck=40"), "end")), 1)) == 2
    assert len(hand(draw_any(do(at("deck=40 / one O1=Penelope"), "end")), 1)) == 3
    state = draw_any(do(at("deck=2 score=1 / one O1=Penelope / two O1=Danaer"), "end"))
    assert len(hand(state, 1)) == 2


@rule("FO-DRAW-02")
def test_emptying_the_pile_ends_the_game_at_once() -> None:
    state = draw_any(do(at("deck=2 score=1 / one hand=Karer O1=Herakles / two O1=Andromeda"), "end"))
    assert state.outcome is not None and state.outcome.winner is Player.ONE
    assert len(hand(state, 1)) == 3, "before the end step"


@rule("FO-DRAW-03")
def test_a_single_last_card_is_drawn_and_ends_the_game() -> None:
    state = do(at("deck=1 score=-2"), "end", "draw Karer")
    assert hand(state, 1) == ["Karer"]
    assert state.outcome is not None and state.outcome.winner is Player.TWO


@rule("FO-DRAW-04")
def test_there_is_no_hand_limit() -> None:
    cards = "Menelaos,Kadmos,Atalante,Cheiron,Aeneas,Patroklos,Tydeus,Hippolyte,Kastor,Kyknos"
    state = draw_any(do(at(f"deck=40 / one hand={cards}"), "end"))
    assert asked(state) == "play 2" and len(hand(state, 1)) == 12


@rule("FO-DRAW-05")
def test_the_discard_pile_is_never_shuffled_again() -> None:
    state = do(at("deck=1 score=1 discard=Menelaos,Kadmos"), "end")
    assert all(not move.code.endswith(("R2", "R3")) for move in state.legal_moves())
    assert draw_any(state).outcome is not None and len(state.discard) == 2
