"""Why a move is refused: picks the reason and the clause for people, never decides.

Reasons that belong to one question are in its chapter, as `refuse`.
"""

from typing import Final

from kleos.core.agenda import Question
from kleos.core.errors import IllegalMove
from kleos.core.moves import DECISION, Move
from kleos.core.players import CHANCE_SEAT
from kleos.games.olympus.board import ATTACK_PHASE, Board
from kleos.games.olympus.moves import (
    ATTACK,
    DECLINE,
    DISCARD,
    ENEMY,
    OWN,
    PICK,
    TO,
)

CHANCE_CLAUSE: Final = "FO-SET-02"


def refusal(state: Board, move: Move) -> IllegalMove:
    """Find the first reason that a player would name: that of the question, or a general one."""
    verb = move.verb
    if state.to_act == CHANCE_SEAT or move.kind != DECISION:
        return IllegalMove(move, "why-fo-chance", CHANCE_CLAUSE)
    asked = state.top.step.handler
    assert isinstance(asked, Question)
    reason = asked.refuse(state, state.top, move)
    if reason is not None:
        return reason
    if verb == DECLINE and any(option.verb in (OWN, ENEMY, PICK, DISCARD, TO) for option in state.generate_legal()):
        return IllegalMove(move, "why-fo-must", "FO-EFF-02")
    out_of_phase = verb == ATTACK and state.phase != ATTACK_PHASE
    return IllegalMove(move, "why-fo-not-now", "FO-TURN-02" if out_of_phase else move.clause)
