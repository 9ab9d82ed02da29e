"""Paying for a card: symbol by symbol, with hand cards, multicolour cards and colour markers. FO-PAY.

True without a line of their own: FO-PAY-06, FO-R-06, FO-R-27.
"""

from kleos.core.agenda import Frame
from kleos.core.errors import IllegalMove
from kleos.core.moves import Move
from kleos.games.olympus.board import Board
from kleos.games.olympus.cards import COLOURS, KINDS, MULTI, Kind
from kleos.games.olympus.moves import MARKER_PAYS, PAY, PAY_MARKER, PAYS
from kleos.games.olympus.placing import ask_place, has_place
from kleos.games.olympus.questions import OlympusQuestion, is_alone_on
from kleos.games.olympus.side import Side
from kleos.games.olympus.steps import PAY_SYMBOL, PLAY_CARD


def can_pay(side: Side, need: list[int], without: int) -> bool:
    """Ask whether hand and markers cover so many symbols of each colour, not counting one card of class `without`.

    FO-PAY-01 to FO-PAY-05: own colour first, then the marker, and what is still missing by multicolour cards, one each.
    """
    held = side.held
    missing = 0
    for colour in range(len(COLOURS)):
        short = need[colour]
        if short:
            short -= held[colour] + (side.markers >> colour & 1)
            if colour == without:
                short += 1  # FO-PAY-07, FO-R-05
            if short > 0:
                missing += short
    return missing <= held[MULTI] - (1 if without == MULTI else 0)


def is_payable(side: Side, kind: Kind) -> bool:
    """Ask whether a hand card can be paid for."""
    box = side.box
    return not box.cost[kind] or can_pay(side, box.need[kind], box.class_of[kind])


def remaining_need(side: Side, kind: Kind, paid: int) -> list[int]:
    """The symbols of a cost that come after the next one."""
    need = [0] * len(COLOURS)
    for colour in side.box.cost[kind][paid + 1 :]:
        need[colour] += 1
    return need


def still_payable(side: Side, kind: Kind, paid: int) -> bool:
    """Ask whether what is left of a cost can be paid; the card itself has left the hand."""
    need = remaining_need(side, kind, paid)
    need[side.box.cost[kind][paid]] += 1
    return can_pay(side, need, -1)


def pay_card(state: Board, player: int, card: int) -> None:
    """FO-PAY-09: a paid card goes openly to the discard pile."""
    if state.sides[player].lose(card):
        state.reveals += 1
    state.to_discard(card)


def pay_marker(state: Board, player: int, colour: int) -> None:
    """FO-PAY-04, FO-R-08: a spent marker lies on the board again at once."""
    state.sides[player].markers ^= 1 << colour
    state.board_markers |= 1 << colour


def ask_payment(state: Board, player: int, kind: Kind, paid: int) -> None:
    """Ask for the next symbol, or for the card's place when all are paid. FO-PAY-08: not more than the cost."""
    if paid < len(state.rules.box.cost[kind]):
        state.push(PAY_SYMBOL, player, kind, paid)
    else:
        ask_place(state, player, kind)


def refuse_marker(side: Side, colour: int, move: Move) -> IllegalMove:
    """Why this marker does not pay the next symbol."""
    if not side.markers >> move.arg & 1:
        return IllegalMove(move, "why-fo-no-marker", "FO-PAY-03")
    if move.arg != colour:
        return IllegalMove(move, "why-fo-other-colour", "FO-PAY-03")
    return IllegalMove(move, "why-fo-rest-unpaid", "FO-PAY-01")


class PayingSymbol(OlympusQuestion):
    """D-PAY: what pays the next symbol of the cost."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Cards of the symbol's colour and its marker, as long as the remaining symbols stay payable."""
        kind, paid = frame.a, frame.b
        side = state.sides[frame.player]
        box = side.box
        colour = box.cost[kind][paid]
        need = remaining_need(side, kind, paid)
        by_colour = side.held[colour] > 0 and can_pay(side, need, colour)
        by_multi = side.held[MULTI] > 0 and can_pay(side, need, MULTI)
        moves: list[Move] = []
        last = -1
        for card in side.hand:
            if card != last:
                last = card
                class_ = box.class_of[card]
                if (class_ == colour and by_colour) or (class_ == MULTI and by_multi):
                    moves.append(PAYS[card])
        if side.markers >> colour & 1:
            side.markers ^= 1 << colour
            if can_pay(side, need, -1):
                moves.append(MARKER_PAYS[colour])  # FO-PAY-03
            side.markers ^= 1 << colour
        return moves

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """One symbol is paid."""
        player = frame.player
        if move.verb == PAY_MARKER:
            pay_marker(state, player, move.arg)
        else:
            pay_card(state, player, move.arg)
        ask_payment(state, player, frame.a, frame.b + 1)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why this does not pay the next symbol."""
        side, kind, card = state.sides[frame.player], frame.a, move.arg
        colour = side.box.cost[kind][frame.b]
        if move.verb == PAY_MARKER:
            return refuse_marker(side, colour, move)
        if move.verb != PAY:
            return None
        if card not in side.hand:
            return IllegalMove(move, "why-fo-not-in-hand", "FO-PAY-07" if card == kind else "FO-PAY-01")
        if side.box.class_of[card] not in (colour, MULTI):
            return IllegalMove(move, "why-fo-other-colour", "FO-PAY-01")
        return IllegalMove(move, "why-fo-rest-unpaid", "FO-PAY-02")

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """A card of phase 1."""
        return frame.player == state.active and is_alone_on(frame, PLAY_CARD)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """The card has a place, and what is left of its cost can be paid."""
        player, kind, paid, box = frame.player, frame.a, frame.b, state.rules.box
        if kind >= KINDS or not box.present[kind] or not has_place(state, player, kind):
            return False
        return paid < len(box.cost[kind]) and still_payable(state.sides[player], kind, paid)


PAY_SYMBOL.handled_by(PayingSymbol())
