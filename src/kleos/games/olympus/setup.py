"""Set-up: the starter is drawn by lot, then both hands are dealt. FO-SET.

True without a line of their own: FO-SET-04.
"""

from random import Random

from kleos.core.agenda import Frame
from kleos.core.moves import Move
from kleos.games.olympus.board import Board
from kleos.games.olympus.cards import HAND
from kleos.games.olympus.drawing import PileDraw, draw_card
from kleos.games.olympus.moves import STARTER, STARTERS
from kleos.games.olympus.questions import OlympusDraw
from kleos.games.olympus.steps import DEAL, DRAW_STARTER, TURN


def set_up(state: Board) -> None:
    """FO-SET-01 to FO-SET-06: what is drawn before the first turn."""
    state.push(DEAL, 1, HAND)
    state.push(DEAL, 0, HAND)
    state.ask(DRAW_STARTER, 0)


class DrawingStarter(OlympusDraw):
    """C-START: who begins."""

    __slots__ = ()

    def stream(self, state: Board, frame: Frame) -> str:
        """A lot of its own."""
        return "starter"

    def odds(self, state: Board, frame: Frame) -> list[tuple[Move, int]]:
        """Both alike."""
        return [(starter, 1) for starter in STARTERS]

    def sample(self, state: Board, frame: Frame, rng: Random) -> Move:
        """One of the two."""
        return STARTERS[int(state.random(rng) * 2.0)]

    def can_happen(self, state: Board, frame: Frame, move: Move) -> bool:
        """Either."""
        return move.verb == STARTER

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """FO-SET-05."""
        state.starter = move.arg
        state.active = move.arg
        state.reveals += 1

    def is_open(self, state: Board, frame: Frame) -> bool:
        """Never in a turn; set-up has a check of its own."""
        return False


class DealingHand(PileDraw):
    """C-DRAW: a card of the first hand. FO-SET-03."""

    __slots__ = ()

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """The next card, the next hand, or the first turn."""
        draw_card(state, frame.player, move.arg)
        if frame.a > 1:
            state.push(DEAL, frame.player, frame.a - 1)
        elif frame.player == 1:
            state.ask(TURN, state.starter)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """Never in a turn; set-up has a check of its own."""
        return False


DRAW_STARTER.handled_by(DrawingStarter())
DEAL.handled_by(DealingHand())
