"""Cards that leave a hand by an effect: discarded by choice, chosen by the rival, lost at random. FO-EFF-24, FO-EFF-26.

FO-R-28: with a closed discard pile a card of own choice goes face down.
"""

from random import Random
from typing import Final

from kleos.core.agenda import Frame, Rule
from kleos.core.moves import Move
from kleos.games.olympus.board import Board
from kleos.games.olympus.cards import NO_CARD, Kind
from kleos.games.olympus.moves import DECLINING, DISCARDS, LOSE, LOSSES, PICKS
from kleos.games.olympus.questions import MOST_CARDS, OlympusDraw, OlympusQuestion, is_of_own_effect
from kleos.games.olympus.steps import DISCARD_CARD, LOSE_CARDS, OWE_DISCARD, STRIP

HAND_STREAMS: Final = ("one.hand", "two.hand")


def hand_rows(state: Board, player: int, rows: list[Move]) -> list[Move]:
    """One move for each kind in a hand."""
    moves: list[Move] = []
    last = NO_CARD
    for kind in state.sides[player].hand:
        if kind != last:
            last = kind
            moves.append(rows[kind])
    return moves


def price_options(state: Board, player: int, paid: int) -> list[Move]:
    """Hand cards as a price; `decline` is open until the first one has gone. FO-EFF-34, FO-EFF-38."""
    moves = hand_rows(state, player, DISCARDS)
    if paid == 0:
        moves.append(DECLINING)
    return moves


def discard_own(state: Board, player: int, kind: Kind) -> None:
    """A hand card of own choice goes; FO-R-28: face down if the discard pile is closed."""
    side = state.sides[player]
    if state.rules.hide_discards:
        side.hide(kind)
    else:
        if side.lose(kind):
            state.reveals += 1
        state.to_discard(kind)


def owe_discard(state: Board, player: int, count: int) -> None:
    """FO-EFF-24: so many hand cards of own choice must go, or all that are left."""
    count = min(count, len(state.sides[player].hand))
    if count:
        state.push(DISCARD_CARD, player, count)


def strip(state: Board, player: int, kind: Kind, left: int) -> None:
    """FO-EFF-26: a card chosen from the rival's hand goes openly to the discard pile."""
    rival = state.sides[1 - player]
    if rival.lose(kind):
        state.reveals += 1
    state.to_discard(kind)
    if left > 1 and rival.hand:
        state.push(STRIP, player, left - 1)


def lose_card(state: Board, player: int, kind: Kind, left: int) -> None:
    """C-RAND, FO-EFF-26: a random hand card goes openly to the discard pile."""
    if state.sides[player].lose(kind):
        state.reveals += 1
    state.to_discard(kind)
    if left > 1 and state.sides[player].hand:
        state.push(LOSE_CARDS, player, left - 1)


class DiscardingCards(OlympusQuestion):
    """D-ABIL: which hand card goes next."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Each kind in the hand once."""
        return hand_rows(state, frame.player, DISCARDS)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """One card less to discard."""
        discard_own(state, frame.player, move.arg)
        owe_discard(state, frame.player, frame.a - 1)

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """An own effect."""
        return is_of_own_effect(state, frame)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """The hand has so many cards."""
        return 1 <= frame.a <= min(MOST_CARDS, len(state.sides[frame.player].hand))


class OwingDiscards(Rule[Board]):
    """FO-EFF-24: the cards that were drawn cost others."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """Ask for the first one."""
        owe_discard(state, frame.player, frame.a)


class StrippingHand(OlympusQuestion):
    """D-ABIL: which card of the rival's hand goes."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Each kind in the rival's hand once."""
        return hand_rows(state, 1 - frame.player, PICKS)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """That card goes."""
        strip(state, frame.player, move.arg, frame.a)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """The rival's hand lies open to who chooses."""
        rival = state.sides[1 - frame.player]
        return 1 <= frame.a <= MOST_CARDS and 0 < len(rival.hand) == len(rival.open) + len(rival.peered)


class LosingCards(OlympusDraw):
    """C-RAND: which hand card is lost."""

    __slots__ = ()

    def stream(self, state: Board, frame: Frame) -> str:
        """The hand itself."""
        return HAND_STREAMS[frame.player]

    def odds(self, state: Board, frame: Frame) -> list[tuple[Move, int]]:
        """Each card alike."""
        hand = state.sides[frame.player].hand
        return [(LOSSES[kind], hand.count(kind)) for kind in sorted(set(hand))]

    def sample(self, state: Board, frame: Frame, rng: Random) -> Move:
        """Any card."""
        hand = state.sides[frame.player].hand
        return LOSSES[hand[int(state.random(rng) * float(len(hand)))]]

    def can_happen(self, state: Board, frame: Frame, move: Move) -> bool:
        """Only a card in hand."""
        return move.verb == LOSE and move.arg in state.sides[frame.player].hand

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """That card goes."""
        lose_card(state, frame.player, move.arg, frame.a)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """There is a card to lose."""
        return 1 <= frame.a <= MOST_CARDS and len(state.sides[frame.player].hand) > 0


DISCARD_CARD.handled_by(DiscardingCards())
OWE_DISCARD.handled_by(OwingDiscards())
STRIP.handled_by(StrippingHand())
LOSE_CARDS.handled_by(LosingCards())
