"""Drawing cards from the pile; phase 3. FO-DRAW, FO-R-30.

True without a line of their own: FO-DRAW-04, FO-DRAW-05.
"""

from random import Random

from kleos.core.agenda import GO_ON, Frame, Rule
from kleos.core.moves import Move
from kleos.core.players import CHANCE_SEAT
from kleos.games.olympus.board import (
    ATTACK_PHASE,
    BY_BONUS,
    DRAW_PHASE,
    NO_SKIP,
    OPEN_SKIP,
    SKIP_DRAW,
    Board,
)
from kleos.games.olympus.cards import DRAWS, KIND, Kind
from kleos.games.olympus.ending import exhaust
from kleos.games.olympus.moves import DRAW, DRAWING
from kleos.games.olympus.questions import MOST_CARDS, OlympusDraw, is_on
from kleos.games.olympus.steps import (
    AFTER,
    ATTACKS,
    CHECK,
    DRAW_CARDS,
    DRAWN,
    END_STEP,
    OFFER_FREE,
    OWE_DISCARD,
    PHASE_THREE,
    REACT,
    UNMET,
)
from kleos.games.olympus.values import extra_draws

# Phase 3.


class BeginningPhaseThree(Rule[Board]):
    """FO-DRAW-01: phase 3 follows the attacks."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """Two cards and those of abilities, or what is there; FO-R-02: an unspent skip leaves the draw out."""
        player = frame.player
        state.phase = DRAW_PHASE
        skipped = state.skip == OPEN_SKIP or state.skip == SKIP_DRAW
        state.skip = NO_SKIP
        if skipped or state.deck == 0:
            state.ask(END_STEP, player)  # FO-R-04: an empty pile lets the turn be completed
        else:
            state.ask(DRAWN, player)
            state.push(DRAW_CARDS, player, DRAWS + extra_draws(state, player))


class EndingPhaseThree(Rule[Board]):
    """FO-DRAW-02: the cards of phase 3 are drawn."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """FO-DRAW-03, FO-R-04: the game ends at once when this draw has taken the last card; else the end step."""
        if state.deck == 0:
            exhaust(state)
        else:
            state.ask(END_STEP, frame.player)


# Cards from the pile.


def next_card(state: Board, kind: Kind) -> int:
    """Lift the top card of the pile; return who knew it, a bit per player."""
    state.deck -= 1
    state.reveals += 1
    if len(state.tail) > state.deck:  # the unseen part is used up: the known tail comes in its order
        state.tail.pop(0)
        return state.knowers.pop(0)
    state.take_unseen(kind)
    return 0


def draw_card(state: Board, player: int, kind: Kind) -> None:
    """C-DRAW: a card into the hand; a rival who put it under the pile still knows it."""
    knowers = next_card(state, kind)
    side = state.sides[player]
    side.gain(kind)
    known = bool(knowers >> (1 - player) & 1)
    if known:
        side.peered.append(kind)
    if state.top.step is OFFER_FREE:
        state.fresh = kind
        state.fresh_known = known


class PileDraw(OlympusDraw):
    """C-DRAW: the next card of the pile."""

    __slots__ = ()

    def meet(self, state: Board, frame: Frame) -> int:
        """FO-R-30: where nothing is left to draw, it is passed over."""
        if state.deck:
            return CHANCE_SEAT
        state.pop()
        return GO_ON

    def stream(self, state: Board, frame: Frame) -> str:
        """The pile."""
        return "deck"

    def odds(self, state: Board, frame: Frame) -> list[tuple[Move, int]]:
        """Every unseen card alike; then those put under the pile, in their order."""
        if len(state.tail) >= state.deck:
            return [(DRAWING[state.tail[0]], 1)]
        return [(DRAWING[kind], state.unseen(kind)) for kind in sorted({KIND[card] for card in state.bag})]

    def sample(self, state: Board, frame: Frame, rng: Random) -> Move:
        """Any unseen card."""
        if len(state.tail) >= state.deck:
            return DRAWING[state.tail[0]]
        return DRAWING[KIND[state.bag[int(state.random(rng) * float(len(state.bag)))]]]

    def can_happen(self, state: Board, frame: Frame, move: Move) -> bool:
        """Only an unseen card, or the next one of those under the pile."""
        if move.verb != DRAW:
            return False
        if len(state.tail) >= state.deck:
            return move.arg == state.tail[0]
        return state.unseen(move.arg) > 0


class DrawingCards(PileDraw):
    """C-DRAW: a card into the hand."""

    __slots__ = ()

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """One card of several."""
        draw_card(state, frame.player, move.arg)
        if frame.a > 1:
            state.push(DRAW_CARDS, frame.player, frame.a - 1)

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """Phase 3, an effect, a reaction, or the bonus of Troy."""
        mine = frame.player == state.active
        if state.phase == DRAW_PHASE:
            return mine and is_on(frame, DRAWN)
        if is_on(frame, OFFER_FREE) or is_on(frame, OWE_DISCARD):
            return mine
        by_effect = is_on(frame, CHECK) or is_on(frame, REACT)
        return by_effect or is_bonus(state, frame, BY_BONUS)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """There is a card, and not more are drawn than any row asks for."""
        most = DRAWS + extra_draws(state, frame.player) if state.phase == DRAW_PHASE else MOST_CARDS
        return state.deck > 0 and 1 <= frame.a <= most


def is_bonus(state: Board, frame: Frame, source: int) -> bool:
    """The gate: ask whether a frame gives one marker or one card, for an attack that met nobody. FO-BON."""
    attacked = is_on(frame, ATTACKS) or is_on(frame, PHASE_THREE) or is_on(frame, AFTER) or is_on(frame, UNMET)
    one = frame.a == 1 and source == BY_BONUS
    return one and attacked and frame.player == state.active and state.phase == ATTACK_PHASE


PHASE_THREE.handled_by(BeginningPhaseThree())
DRAWN.handled_by(EndingPhaseThree())
DRAW_CARDS.handled_by(DrawingCards())
