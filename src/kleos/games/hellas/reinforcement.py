"""Reinforcement: Greeks, ships and cards, step by step; and the god piles that cards are drawn from. HE-REIN."""

from typing import Final

from kleos.games.hellas.board import AFTER, DEAL_UNSEEN, REINFORCEMENT, STEP, Board, without
from kleos.games.hellas.cards import GOD, GOD_LIMIT, GODS, HAND_LIMIT
from kleos.games.hellas.hexes import members, size
from kleos.games.hellas.moves import DRAWS, GREEKS_TO, SHIPS_TO, STOPPING
from kleos.games.hellas.offer import NOTHING, Offer, singles
from kleos.games.hellas.side import Side

STEPS_DUE: Final = 3  # HE-REIN-01
DRAW_SETS: Final = [[DRAWS[god] for god in members(gods)] for gods in range(1 << GODS)]  # by mask of gods
DRAWS_OR_STOP: Final = [[*draws, STOPPING] for draws in DRAW_SETS]


def temples(state: Board, player: int) -> int:
    """How many temple cities a player holds."""
    return size(state.sides[player].held & state.temples)


def reinforce(state: Board, player: int) -> None:
    """HE-REIN-01, HE-REIN-02: three steps, four with strictly more temples; HE-R-30: read once, now."""
    state.action = REINFORCEMENT
    state.steps_left = STEPS_DUE + (1 if temples(state, player) > temples(state, 1 - player) else 0)
    state.steps_made = 0
    state.ask(STEP, player)


# Steps.


def step_offer(state: Board, player: int) -> Offer:
    """HE-REIN-03 to HE-REIN-06, HE-REIN-09, HE-REIN-10; HE-R-04: three steps are compulsory if any can be made."""
    side = state.sides[player]
    gods = gods_to_draw(state, side)
    offer = singles(NOTHING)
    if side.greeks:
        offer.first = side.held & ~side.full
        offer.first_rows = GREEKS_TO
    if side.ships:
        offer.second = side.held & ~side.crowded
        offer.second_rows = SHIPS_TO
    none = not offer.first and not offer.second and not gods
    may_stop = none or state.steps_made >= STEPS_DUE or not state.rules.strict
    offer.rest = DRAWS_OR_STOP[gods] if may_stop else DRAW_SETS[gods]
    return offer


def gods_to_draw(state: Board, side: Side) -> int:
    """The gods whose cards may be drawn, within the limits, as a mask."""
    unseen = side.unseen
    found = 0
    if len(side.hand) + unseen[0] + unseen[1] + unseen[2] < HAND_LIMIT:
        for god in range(GODS):
            if has_room(side, god) and can_draw(state, god):
                found |= 1 << god
    return found


def step_made(state: Board, player: int) -> None:
    """Count a step; the last one ends the reinforcement."""
    state.steps_made += 1
    state.steps_left -= 1
    if state.steps_left == 0:
        finish(state, player)


def finish(state: Board, player: int) -> None:
    """HE-REIN-07: the cards drawn are looked at now; HE-REORG-01: then everything may be moved."""
    state.pop()
    state.steps_left = 0
    state.steps_made = 0
    state.free = True
    state.ask(AFTER, player)
    reveal(state, player)


def reveal(state: Board, player: int) -> None:
    """Look at the next unseen card."""
    unseen = state.sides[player].unseen
    for god in range(GODS):
        if unseen[god]:
            state.push(DEAL_UNSEEN, player, god)
            return


# God piles.


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
    state.old[god] = state.old[god] + state.bags[god]
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
    return state.old[god] if unseen and state.old[god] else state.bags[god]


def take_card(state: Board, player: int, kind: int, unseen: bool) -> None:
    """A face is seen and the card taken to hand."""
    god = GOD[kind]
    if unseen and state.old[god]:
        state.old[god] = without(state.old[god], kind)
    else:
        state.bags[god] = without(state.bags[god], kind)
    state.sides[player].gain(kind)
    state.reveals += 1


def look_at_unseen(state: Board, player: int, kind: int) -> None:
    """C-REVEAL: one card of the reinforcement; HE-GOD-08: not to be used this turn."""
    take_card(state, player, kind, True)
    side = state.sides[player]
    side.unseen[GOD[kind]] -= 1
    side.fresh.append(kind)
    reveal(state, player)
