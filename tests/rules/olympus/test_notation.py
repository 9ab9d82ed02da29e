"""Positions and moves as text: names and kinds, and one clear line for what cannot be read."""

import pytest

import kleos
from tests.rules.olympus.positions import at, hand, loaded, standing

BAD = [
    ("turn=3 / turn=4", "each line once"),
    ("/", "a head line"),
    ("turn=x", "a whole number from 0 to 999"),
    ("score=8", "from -7 to 7"),
    ("phase=noon", "setup, play"),
    ("one hand=Nobody", "a card of the set"),
    ("one markers=X", "different letters"),
    ("one hand=R1 open=R2", "cards in the hand"),
    ("one O1=RE1", "a unit"),
    ("one O1=R1+R2", "before its equipment"),
    ("one O1=R1:z", "marks"),
    ("one O1=R1:wx", "from 0 to 9,999"),
    ("phase=over", "an outcome="),
    ("deck=99", "from 0 to"),
    ("tail=R1@3", "one of"),
    ("agenda=dance.1", "declare, play"),
    ("agenda=play", "a whole number from 1 to 2"),
    ("agenda=play.1.O1.0.0.0", "frames such as"),
    ("agenda=use.1..9999", "fits the board"),
    ("played=1 agenda=play.1,check.1,use.1..9999", "a question that has an answer"),
    ("agenda=may_attack.1.O1", "fits the board"),
    ("agenda=may_attack.1", "fits the board"),
    ("phase=attack agenda=phase_three.1,attacks.1..1", "a question that has an answer"),
    ("phase=attack agenda=phase_three.1,attacks.1..9,may_attack.1.O1 / one O1=R1", "fits the board"),
    ("phase=attack agenda=phase_three.1,attacks.1..1,may_attack.1.O1 / one O1=R1", "a question that has an answer"),
    ("agenda=pay.1..99", "from 0 to 87"),
    ("agenda=pay.1..60", "fits the board"),
    ("played=1 agenda=play.1,pay.1..60.5", "a question that has an answer"),
    ("agenda=stand_in.1.O1 / one O1=R1", "fits the board"),
    ("played=1 agenda=play.1,check.1,keep.1..1", "looked="),
    ("looked=R3", "looked="),
    ("played=1 agenda=play.1,check.1,play_free.1", "fresh="),
    ("fresh=R3 / one hand=R3", "fresh="),
    ("played=1 agenda=play.1,check.1,discard.1..1", "a question that has an answer"),
    ("played=1 agenda=play.1,bearer.1..72 / one O1=R1+RE2", "a question that has an answer"),
    ("agenda=check.1", "a question that has an answer"),
    ("agenda=play.2", "fits the board"),
    ("played=1 agenda=play.1,check.1,draw.1..5 deck=0", "a question that has an answer"),
    ("turn=0 phase=setup agenda=deal.1..6", "FO-SET-03"),
    ("played=1 agenda=play.1,bonus.1.xO1,check.1,use.1.O1", "fits the board"),
    ("played=1 agenda=play.1,check.1,move_all.1..0.999999 / one O1=R1", "a question that has an answer"),
    ("active=2 turn=4 starter=2", "FO-TURN-01"),
    ("turn=2 skip=open", "FO-TURN-05"),
    ("turn=1", "FO-R-02"),
    ("score=7", "FO-END-05"),
    ("phase=over outcome=1,end-seven,FO-END-02", "FO-END-05"),
    ("phase=over score=7 outcome=1,end-home,HA-10-02", "FO-END-05"),
    ("one closed=R1", "FO-R-44"),
    ("tail=R1", "FO-EFF-27"),
    ("one O1=R1:w99", "FO-EFF-05"),
    ("one O1=R1:a", "FO-R-18"),
    ("two O1=R1:g1", "FO-EFF-22"),
    ("one O1=R1 O2=R2 O3=R3 D1=R4 D2=R5 T=R6", "FO-END-01"),
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
        "turn=3 active=2 phase=play starter=2 score=-2 deck=50 markers=G played=2 discard=R1,RS1 tail=R4@1,R5@2,R6@1"
        " fresh=B1! agenda=play.2,check.2,play_free.2 reveals=4\n"
        "one hand=R2,R3 open=R2 closed=Y1 O1=R7+RE1:w2 markers=R\n"
        "two hand=B1,B2 peered=B1 T=G3:g1 markers=BY"
    )
    assert str(at(text, open_discard=False)) == text
    over = str(at("turn=9 phase=over score=7 outcome=1,end-seven,FO-END-02"))
    assert str(at(over)) == over
