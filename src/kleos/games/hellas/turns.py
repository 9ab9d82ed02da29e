"""Turns: how one begins, its one action, how it ends, and whose turn is next. HE-TURN, HE-R-21.

True without a line of their own: HE-TURN-02, HE-TURN-03, HE-R-42.
"""

from typing import Final

from kleos.core.agenda import Frame
from kleos.core.errors import IllegalMove
from kleos.core.moves import Move
from kleos.games.hellas.attack import march
from kleos.games.hellas.board import NO_ACTION, Board
from kleos.games.hellas.components import IN_TURN
from kleos.games.hellas.ending import check_end_of_turn
from kleos.games.hellas.god_cards import Window, has_march_card
from kleos.games.hellas.moves import ATTACKING, REINFORCING, VOYAGING
from kleos.games.hellas.offer import Offer, singles
from kleos.games.hellas.reinforcement import reinforce
from kleos.games.hellas.steps import ACT
from kleos.games.hellas.targets import near_targets
from kleos.games.hellas.voyage import set_sail

ALL_ACTIONS: Final = [REINFORCING, VOYAGING, ATTACKING]
NO_VOYAGE: Final = [REINFORCING, ATTACKING]
NO_ATTACK: Final = [REINFORCING, VOYAGING]
ONLY_REINFORCE: Final = [REINFORCING]
AT_FIRST: Final = (NO_ACTION,)


def start_turn(state: Board, player: int) -> None:
    """HE-TURN-01: the player names an action."""
    state.turn += 1
    state.active = player
    state.action = NO_ACTION
    state.new_cities = 0
    state.free_reorganisation = False
    state.landed = False
    state.attacked = 0
    state.fights = 0
    state.far_attack = False
    state.attack_on_card = False
    state.ask(ACT, player)


class ChoosingAction(Window):
    """D-ACT: the action of the turn."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """HE-TURN-01, HE-TURN-05: one of three actions; HE-R-09: no voyage without tiles; HE-R-47: when to attack."""
        player = frame.player
        sails = bool(state.tile_bag) or bool(state.tail)
        if near_targets(state, player) or has_march_card(state, player):
            actions = ALL_ACTIONS if sails else NO_VOYAGE
        else:
            actions = NO_ATTACK if sails else ONLY_REINFORCE
        return self.with_cards(state, frame, singles(actions))

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Begin it, or lay a card."""
        if move is REINFORCING:
            reinforce(state, frame.player)
        elif move is VOYAGING:
            set_sail(state, frame.player)
        elif move is ATTACKING:
            march(state, frame.player)
        else:
            self.lay(state, frame, move.arg)

    def refuse_choice(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why not this action."""
        if move is VOYAGING:
            return IllegalMove(move, "why-he-no-tiles", "HE-R-09")
        return IllegalMove(move, "why-he-no-attack", "HE-R-47") if move is ATTACKING else None

    def actions(self) -> tuple[int, ...]:
        """Before the action."""
        return AT_FIRST


def end_turn(state: Board, player: int) -> None:
    """HE-R-24: open cards go, and what was drawn may be used; then the end, or the next turn."""
    state.discard_open(0)
    state.discard_open(1)
    state.sides[0].end_turn()
    state.sides[1].end_turn()
    check_end_of_turn(state, player)
    if state.outcome is None:
        next_turn(state, player)


def next_turn(state: Board, player: int) -> None:
    """HE-TURN-04: the rival's turn; HE-EFF-15, HE-R-21: or once more the own."""
    if state.extra_turn:
        state.extra_turn = False
        start_turn(state, player)
    else:
        start_turn(state, 1 - player)


ACT.handled_by(ChoosingAction(IN_TURN))
