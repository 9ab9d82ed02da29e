"""Looking at the top cards of the pile: keep some, put the others under it. FO-EFF-27, FO-R-40."""

from kleos.core.agenda import Frame, Rule
from kleos.core.moves import Move
from kleos.games.olympus.board import Board
from kleos.games.olympus.cards import Kind
from kleos.games.olympus.drawing import PileDraw, next_card
from kleos.games.olympus.moves import PICKS
from kleos.games.olympus.questions import MOST_CARDS, OlympusQuestion, is_of_own_effect
from kleos.games.olympus.steps import KEEP, LOOK, SORT_LOOKED, UNDER


def look_at(state: Board, player: int, kind: Kind, left: int, take: int) -> None:
    """FO-EFF-27: look at the top cards one by one; only the looker sees them."""
    next_card(state, kind)
    state.looked.append(kind)
    state.looked.sort()
    if left > 1 and state.deck:
        state.push(LOOK, player, left - 1, take)
    else:
        state.push(SORT_LOOKED, player, take)


def sort_looked(state: Board, player: int, take: int) -> None:
    """Ask which cards to keep, then in which order the others go under the pile."""
    if take and state.looked:
        state.push(KEEP, player, take)
    elif state.looked:
        state.ask(UNDER, player)


def keep_card(state: Board, player: int, kind: Kind, take: int) -> None:
    """Take a looked-at card into the hand; FO-R-40: a rival who knew where it lay loses track of it."""
    state.looked.remove(kind)
    state.sides[player].gain(kind)
    state.push(SORT_LOOKED, player, take - 1)


def put_under(state: Board, player: int, kind: Kind) -> None:
    """Put a looked-at card under the pile: the first one put is drawn first. The looker alone knows it now."""
    state.looked.remove(kind)
    state.tail.append(kind)
    state.knowers.append(1 << player)
    state.deck += 1
    state.ask(SORT_LOOKED, player)


class LookingAtCards(PileDraw):
    """C-DRAW: the next card to look at."""

    __slots__ = ()

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """One card of several."""
        look_at(state, frame.player, move.arg, frame.a, frame.b)

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """An own effect."""
        return is_of_own_effect(state, frame)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """There is a card, and not more are looked at or kept than any row asks for."""
        seen = len(state.looked)
        return state.deck > 0 and 1 <= frame.a <= MOST_CARDS - seen and 1 <= frame.b <= frame.a + seen


class SortingLooked(Rule[Board]):
    """FO-EFF-27: the cards that were looked at."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """Ask where the next one goes."""
        sort_looked(state, frame.player, frame.a)


class LookedQuestion(OlympusQuestion):
    """A question about the cards that are being looked at."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Each kind once."""
        return [PICKS[kind] for kind in sorted(set(state.looked))]

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """An own effect."""
        return is_of_own_effect(state, frame)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """There are cards to look at."""
        return 0 < len(state.looked) <= MOST_CARDS


class KeepingCard(LookedQuestion):
    """D-ABIL: which card to keep."""

    __slots__ = ()

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Take it into the hand."""
        keep_card(state, frame.player, move.arg, frame.a)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """So many may be kept."""
        return 1 <= frame.a <= MOST_CARDS and super().is_open(state, frame)


class PuttingUnder(LookedQuestion):
    """D-ABIL: which card to put under the pile next."""

    __slots__ = ()

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Put it there."""
        put_under(state, frame.player, move.arg)


LOOK.handled_by(LookingAtCards())
SORT_LOOKED.handled_by(SortingLooked())
KEEP.handled_by(KeepingCard())
UNDER.handled_by(PuttingUnder())
