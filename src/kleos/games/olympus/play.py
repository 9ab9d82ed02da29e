"""Phase 1: play hand cards one after another. FO-PLAY.

True without a line of their own: FO-PLAY-03.
"""

from kleos.core.agenda import Frame, Rule
from kleos.core.errors import IllegalMove
from kleos.core.moves import Move
from kleos.games.olympus.board import NO_SKIP, OPEN_SKIP, PLAY_PHASE, Board
from kleos.games.olympus.cards import EQUIPMENT, MOST_PLAYS, NO_CARD, SLOTS, Kind
from kleos.games.olympus.equipment import has_bearer
from kleos.games.olympus.moves import DECLINING, ENDING, PLAY, PLAYS, SKIP, SKIPS
from kleos.games.olympus.payment import ask_payment, is_payable
from kleos.games.olympus.placing import ask_place, has_place
from kleos.games.olympus.questions import OlympusQuestion, is_alone, is_of_own_effect
from kleos.games.olympus.steps import OFFER_FREE, PHASE_TWO, PLAY_CARD, PLAY_FREE


def announce(state: Board, player: int, kind: Kind) -> None:
    """FO-PLAY-02: a card leaves the hand openly; then it is paid for and placed."""
    if state.sides[player].lose(kind):
        state.reveals += 1
    state.played += 1
    ask_payment(state, player, kind, 0)


def free_options(state: Board, player: int) -> list[Move]:
    """FO-EFF-24: the card just drawn may be played without cost, if it has a place; decline is always legal."""
    moves: list[Move] = []
    if has_place(state, player, state.fresh):
        moves.append(PLAYS[state.fresh])
    moves.append(DECLINING)
    return moves


def play_free(state: Board, player: int, kind: Kind) -> None:
    """FO-EFF-24: its place and its own effects follow at once."""
    if state.sides[player].lose(kind):
        state.reveals += 1
    ask_place(state, player, kind)


class PlayingCard(OlympusQuestion):
    """D-PLAY: the next card of phase 1, or its end."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Every hand card that has a place and can be paid for, or end."""
        player = frame.player
        side = state.sides[player]
        moves: list[Move] = []
        if state.played < MOST_PLAYS:  # FO-R-36
            types = side.box.type_of
            room = side.units < SLOTS
            bearer = has_bearer(state, player)
            last = NO_CARD
            for kind in side.hand:
                if kind != last:
                    last = kind
                    if (bearer if types[kind] == EQUIPMENT else room) and is_payable(side, kind):
                        moves.append(PLAYS[kind])
        moves.append(ENDING)  # FO-PLAY-01
        if state.skip == OPEN_SKIP and state.played == 0:
            moves.append(SKIPS[0])  # FO-R-02
        return moves

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Announce a card and ask again after it, or go on to phase 2."""
        player = frame.player
        if move.verb == PLAY:
            state.ask(PLAY_CARD, player)
            announce(state, player, move.arg)
        else:
            if move.verb == SKIP:
                state.skip = NO_SKIP
            state.ask(PHASE_TWO, player)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why a card cannot be played, or phase 1 not be skipped."""
        if move.verb == SKIP:
            return IllegalMove(move, "why-fo-no-skip", "FO-R-02" if state.turn == 1 else "FO-TURN-05")
        return refuse_card(state, frame.player, move) if move.verb == PLAY else None

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """The bottom of phase 1."""
        return is_alone(frame)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """One may always end."""
        return True


def refuse_card(state: Board, player: int, move: Move) -> IllegalMove:
    """Why a card cannot be played."""
    side = state.sides[player]
    kind = move.arg
    if kind not in side.hand:
        return IllegalMove(move, "why-fo-not-in-hand", "FO-PLAY-01")
    if state.played >= MOST_PLAYS:
        return IllegalMove(move, "why-fo-too-many", "FO-R-36", most=MOST_PLAYS)
    if not has_place(state, player, kind):
        if side.box.type_of[kind] == EQUIPMENT:
            return IllegalMove(move, "why-fo-no-bearer", "FO-EQP-10")
        return IllegalMove(move, "why-fo-no-slot", "FO-PLC-03")
    return IllegalMove(move, "why-fo-cannot-pay", "FO-PAY-01")


class OfferingFree(Rule[Board]):
    """FO-EFF-24: the card that was drawn may be played free."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """Always asked once a card was drawn."""
        if state.fresh != NO_CARD:
            state.ask(PLAY_FREE, frame.player)


class PlayingFree(OlympusQuestion):
    """D-ABIL: whether the card just drawn is played free."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """That card, or decline."""
        return free_options(state, frame.player)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Play it, or keep it in hand."""
        state.fresh = NO_CARD
        state.fresh_known = False
        if move is not DECLINING:
            play_free(state, frame.player, move.arg)

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """An own effect of phase 1."""
        return is_of_own_effect(state, frame) and state.phase == PLAY_PHASE

    def is_open(self, state: Board, frame: Frame) -> bool:
        """The card is in hand."""
        return state.fresh in state.sides[frame.player].hand


PLAY_CARD.handled_by(PlayingCard())
OFFER_FREE.handled_by(OfferingFree())
PLAY_FREE.handled_by(PlayingFree())
