"""Why a move is refused: picks the reason and the clause for people, never decides.

Reasons that belong to one question are in its chapter, as `refuse`.
"""

from typing import Final

from kleos.core.agenda import Question
from kleos.core.errors import IllegalMove
from kleos.core.moves import Move
from kleos.core.players import NATURE
from kleos.games.olympus.board import ATTACK_PHASE, Board
from kleos.games.olympus.moves import (
    ATTACK,
    DECLINE,
    DISCARD,
    DISCARD_UNKNOWN,
    DRAW,
    DRAW_UNKNOWN,
    END,
    ENEMY,
    EQUIP,
    HIDDEN,
    HOLD,
    LOSE,
    OWN,
    PAY,
    PAY_MARKER,
    PICK,
    PICK_UNKNOWN,
    PLACE,
    PLAY,
    SKIP,
    STARTER,
    TAKE,
    TO,
    USE,
)

# The clause that grants each decision.
GROUNDS: Final[dict[int, str]] = {
    PLAY: "FO-PLAY-01",
    END: "FO-PLAY-01",
    SKIP: "FO-R-02",
    PAY: "FO-PAY-01",
    PAY_MARKER: "FO-PAY-03",
    PLACE: "FO-PLC-01",
    EQUIP: "FO-EQP-11",
    USE: "FO-EFF-02",
    DECLINE: "FO-EFF-02",
    OWN: "FO-EFF-13",
    ENEMY: "FO-EFF-13",
    TO: "FO-EFF-31",
    TAKE: "FO-BON-03",
    DISCARD: "FO-EFF-34",
    PICK: "FO-EFF-27",
    ATTACK: "FO-R-12",
    HOLD: "FO-R-12",
}
CHANCE_CLAUSE: Final = "FO-SET-02"
# Chance, and moves as others see them: the clause for the log.
TOLD: Final[dict[int, str]] = {
    STARTER: "FO-SET-05",
    DRAW: "FO-DRAW-01",
    DRAW_UNKNOWN: "FO-DRAW-01",
    LOSE: "FO-EFF-26",
    PICK_UNKNOWN: "FO-EFF-27",
    DISCARD_UNKNOWN: "FO-EFF-34",
}


def grounds(move: Move) -> str:
    """The clause under which a move or a draw is made."""
    return GROUNDS.get(move.verb) or TOLD[move.verb]


def refusal(state: Board, move: Move) -> IllegalMove:
    """Find the first reason that a player would name: that of the question, or a general one."""
    verb = move.verb
    if state.to_act == NATURE or verb not in GROUNDS or move.index >= HIDDEN:
        return IllegalMove(move, "why-fo-chance", CHANCE_CLAUSE)
    asked = state.top.step.handler
    assert isinstance(asked, Question)
    reason = asked.refuse(state, state.top, move)
    if reason is not None:
        return reason
    if verb == DECLINE and any(option.verb in (OWN, ENEMY, PICK, DISCARD, TO) for option in state.options()):
        return IllegalMove(move, "why-fo-must", "FO-EFF-02")
    out_of_phase = verb == ATTACK and state.phase != ATTACK_PHASE
    return IllegalMove(move, "why-fo-not-now", "FO-TURN-02" if out_of_phase else GROUNDS[verb])
