"""Set-up: a card of each god for both players, then the first tile. HE-SET; where all begins: board.py (begin)."""

from kleos.core.agenda import Frame
from kleos.core.moves import Move
from kleos.games.hellas.board import Board
from kleos.games.hellas.cards import GODS, PLAYERS
from kleos.games.hellas.god_piles import settle_pile, take_card
from kleos.games.hellas.questions import CardDraw
from kleos.games.hellas.steps import DEAL_HAND, FLIP_COAST


def set_up(state: Board) -> None:
    """HE-SET-03: a card from each pile for both players; HE-COAST-01: then Light turns the first tile."""
    state.ask(FLIP_COAST, 0)
    for player in (1, 0):
        for god in (2, 1, 0):
            state.push(DEAL_HAND, player, god)
    assert GODS == 3 and PLAYERS == 2


class DealingHands(CardDraw):
    """C-GODS: a card of the first hands."""

    __slots__ = ()

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """HE-SET-03: from the pile to the hand."""
        state.piles[frame.a] -= 1
        take_card(state, frame.player, move.arg, False)
        settle_pile(state, frame.a)


DEAL_HAND.handled_by(DealingHands())
