"""Positions and moves as text: names and kinds, and one clear line for what cannot be read."""

import pytest

import kleos
from tests.rules.olympus.table import at, hand, loaded, standing

BAD = [
    ("turn=3 / turn=4", "each line once"),
    ("/", "a head line"),
    ("turn=x", "a whole number from 0 to 999"),
    ("score=8", "from -7 to 7"),
    ("phase=noon", "setup, play"),
    ("one hand=Nobody", "a card of the set"),
    ("one markers=X", "different letters"),
    ("one hand=R1 open=R2", "cards of the hand"),
    ("one O1=RE1", "a unit"),
    ("one O1=R1+R2", "before its equipment"),
    ("one O1=R1:z", "marks"),
    ("one O1=R1:wx", "from 0 to 99"),
    ("phase=over", "an outcome="),
    ("deck=99", "from 0 to"),
    ("tail=R1@3", "one of"),
    ("agenda=dance.1", "declare, play"),
    ("agenda=play", "a whole number from 1 to 2"),
    ("agenda=play.1.O1.0.0.0", "frames such as"),
    ("agenda=use.1..9999", "fits the board"),
    ("agenda=may_attack.1.O1", "fits the board"),
    ("agenda=may_attack.1", "fits the board"),
    ("agenda=pay.1..99", "fits the board"),
    ("agenda=pay.1..60", "fits the board"),
    ("agenda=stand_in.1.O1 / one O1=R1", "fits the board"),
    ("agenda=keep.1", "looked="),
    ("agenda=play_free.1", "fresh="),
    ("agenda=discard.1..1", "a question that has an answer"),
    ("agenda=bearer.1..72 / one O1=R1+RE2", "a question that has an answer"),
    ("x=1", "one of: turn="),
]


@pytest.mark.parametrize(("text", "told"), BAD)
def test_a_position_that_cannot_be_read_is_refused_by_one_line(text: str, told: str) -> None:
    with pytest.raises(kleos.NotationError) as caught:
        at(text)
    assert told in str(caught.value) and "\n" not in str(caught.value) and "olympus" in str(caught.value)


def test_cards_are_read_by_kind_and_by_name() -> None:
    state = at("one hand=r2,Red_Sword T=aias / two O1=GS1")
    assert hand(state, 1) == ["Menelaos", "Red Sword"] and standing(state, 1) == {"T": "Aias"}
    game = loaded(())
    assert game.parse("play Menelaos") is game.parse("play R2") is game.parse("PLAY  menelaos")
    assert game.parse("draw Red Sword").code == "draw RE3"
    with pytest.raises(kleos.NotationError):
        game.parse("place Menelaos")


def test_everything_in_a_position_is_written_back() -> None:
    text = (
        "turn=3 active=2 phase=play starter=2 score=-2 deck=50 markers=G played=2 discard=R1,RS1 tail=R4@1,R5@2,R6"
        " fresh=B1! agenda=play.2,play_free.2 reveals=4\n"
        "one hand=R2,R3 open=R2 closed=Y1 O1=R7+RE1:w2.a.g1.n markers=R\n"
        "two hand=B1,B2 peered=B1 T=G3 markers=BY"
    )
    assert str(at(text)) == text
    over = str(at("turn=9 phase=over score=7 outcome=1,end-seven,FO-END-02"))
    assert str(at(over)) == over
