"""The god piles: who may draw, where a drawn card comes from, and renewing a pile. HE-GOD-04, HE-REIN-06, HE-R-43."""

from typing import Final

from kleos.games.hellas.board import Board, without
from kleos.games.hellas.cards import GOD, GOD_LIMIT, GODS, HAND_LIMIT, Kind
from kleos.games.hellas.hexes import members
from kleos.games.hellas.moves import DRAWS
from kleos.games.hellas.side import Side
from kleos.games.hellas.steps import DEAL_DRAWN

DRAW_SETS: Final = [[DRAWS[god] for god in members(gods)] for gods in range(1 << GODS)]  # by mask of gods


def gods_to_draw(state: Board, side: Side) -> int:
    """The gods whose cards may be drawn, within the limits, as a mask."""
    unseen = side.unseen
    found = 0
    if len(side.hand) + unseen[0] + unseen[1] + unseen[2] < HAND_LIMIT:
        for god in range(GODS):
            if has_room(side, god) and can_draw(state, god):
                found |= 1 << god
    return found


def has_room(side: Side, god: int) -> bool:
    """HE-REIN-06, HE-REIN-08: at most three cards of a god, unseen ones included."""
    return side.gods[god] + side.unseen[god] < GOD_LIMIT


def can_draw(state: Board, god: int) -> bool:
    """HE-R-43: a pile without cards and without discards is not available."""
    return state.piles[god] > 0 or len(state.discards[god]) > 0


def lift_card(state: Board, god: int) -> None:
    """A card leaves its pile, which is renewed first if there is none."""
    if state.piles[god] == 0:
        renew(state, god)
    state.piles[god] -= 1


def settle_pile(state: Board, god: int) -> None:
    """HE-R-43: renewed at once when the last card has left it."""
    if state.piles[god] == 0 and state.discards[god]:
        renew(state, god)


def renew(state: Board, god: int) -> None:
    """HE-GOD-04: shuffle the discards; unseen draws from the old pile are exactly its last cards."""
    state.renewed_from[god] = state.renewed_from[god] + state.bags[god]
    state.bags[god] = state.discards[god]
    state.piles[god] = len(state.discards[god])
    state.discards[god] = []


def draw_unseen(state: Board, player: int, god: int) -> None:
    """HE-REIN-05, HE-REIN-07: a card is drawn and stays face down."""
    lift_card(state, god)
    state.sides[player].unseen[god] += 1
    settle_pile(state, god)


def source_of(state: Board, unseen: bool, god: int) -> list[int]:
    """The kinds among which a dealt card is."""
    return state.renewed_from[god] if unseen and state.renewed_from[god] else state.bags[god]


def take_card(state: Board, player: int, kind: Kind, unseen: bool) -> None:
    """A face is seen and the card taken to hand."""
    god = GOD[kind]
    if unseen and state.renewed_from[god]:
        state.renewed_from[god] = without(state.renewed_from[god], kind)
    else:
        state.bags[god] = without(state.bags[god], kind)
    state.sides[player].gain(kind)
    state.reveals += 1


def cards_drawn(state: Board, god: int) -> int:
    """The cards of a god that have left their pile and are in no hand yet: unseen, or about to be looked at."""
    drawn = state.sides[0].unseen[god] + state.sides[1].unseen[god]
    for frame in state.frames():
        if frame.step is DEAL_DRAWN and frame.a == god:
            drawn += 1
    return drawn
