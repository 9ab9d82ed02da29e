"""Why a move is refused: asks the question first, then gives the general reasons. Never decides."""

from typing import Final

from kleos.core.agenda import Question
from kleos.core.errors import IllegalMove
from kleos.core.moves import DECISION, Move
from kleos.core.players import CHANCE_SEAT
from kleos.games.hellas.board import Board

CHANCE_CLAUSE: Final = "HE-SET-02"


def refusal(state: Board, move: Move) -> IllegalMove:
    """Find the first reason that a player would name."""
    if state.to_act == CHANCE_SEAT or move.kind != DECISION:
        return IllegalMove(move, "why-he-chance", CHANCE_CLAUSE)
    asked = state.top.step.handler
    assert isinstance(asked, Question)
    found: IllegalMove | None = asked.refuse(state, state.top, move)
    return found or IllegalMove(move, "why-he-not-now", move.clause)
