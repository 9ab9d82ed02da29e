"""Why a move is refused: asks the question first, then gives the general reasons. Never decides."""

from typing import Final

from kleos.core.agenda import Question
from kleos.core.errors import IllegalMove
from kleos.core.moves import Move
from kleos.core.players import NATURE
from kleos.games.hellas import moves
from kleos.games.hellas.board import Board

# The clause that grants each decision.
GROUNDS: Final[dict[int, str]] = {
    moves.PLAY: "HE-TURN-03",
    moves.PASS: "HE-GOD-07",
    moves.REINFORCE: "HE-TURN-01",
    moves.VOYAGE: "HE-TURN-01",
    moves.ATTACK: "HE-TURN-01",
    moves.GREEK_TO: "HE-REIN-03",
    moves.SHIP_TO: "HE-REIN-04",
    moves.DRAW: "HE-REIN-05",
    moves.LAY: "HE-VOY-01",
    moves.TURN: "HE-VOY-01",
    moves.KEEP: "HE-EFF-11",
    moves.FROM: "HE-VOY-08",
    moves.PAY: "HE-VOY-09",
    moves.TARGET: "HE-ATK-01",
    moves.SEND: "HE-ATK-03",
    moves.COMMIT: "HE-R-49",
    moves.WITHDRAW: "HE-R-13",
    moves.SHIPS: "HE-ATK-13",
    moves.CONVERT: "HE-EFF-06",
    moves.STORM: "HE-EFF-12",
    moves.SWAP: "HE-EFF-16",
    moves.LIFT_GREEK: "HE-R-48",
    moves.LIFT_SHIP: "HE-R-48",
    moves.DROP_GREEK: "HE-R-48",
    moves.DROP_SHIP: "HE-R-48",
    moves.FAIL: "HE-VOY-10",
    moves.STOP: "HE-R-04",
    moves.DONE: "HE-REORG-06",
}
CHANCE_CLAUSE: Final = "HE-SET-02"
# Chance, and draws as others see them: the clause for the log.
TOLD: Final[dict[int, str]] = {
    moves.FLIP: "HE-VOY-01",
    moves.DEAL: "HE-REIN-05",
    moves.DEAL_BACK: "HE-REIN-05",
    moves.STEAL: "HE-EFF-19",
    moves.STEAL_BACK: "HE-EFF-19",
}


def grounds(move: Move) -> str:
    """The clause under which a move or a draw is made."""
    return GROUNDS.get(move.verb) or TOLD[move.verb]


def refusal(state: Board, move: Move) -> IllegalMove:
    """Find the first reason that a player would name."""
    if state.to_act == NATURE or move.verb not in GROUNDS or move.index >= moves.HIDDEN:
        return IllegalMove(move, "why-he-chance", CHANCE_CLAUSE)
    asked = state.top.step.handler
    assert isinstance(asked, Question)
    found: IllegalMove | None = asked.refuse(state, state.top, move)
    return found or IllegalMove(move, "why-he-not-now", GROUNDS[move.verb])
