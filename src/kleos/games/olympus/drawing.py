"""Drawing, looking and losing cards by chance; phase 3. FO-DRAW, FO-R-30."""

from kleos.games.olympus.board import (
    DRAW_CARDS,
    DRAWING,
    DRAWN,
    END_STEP,
    KEEP,
    LOOK,
    LOSE_CARDS,
    NO_SKIP,
    OFFER_FREE,
    OPEN_SKIP,
    SKIP_DRAW,
    SORT_LOOKED,
    UNDER,
    Board,
)
from kleos.games.olympus.cards import DRAWS
from kleos.games.olympus.ending import exhaust
from kleos.games.olympus.values import extra_draws


def phase_three(state: Board, player: int) -> None:
    """FO-DRAW-01: two cards and those of abilities, or what is there; FO-R-02: an unspent skip leaves the draw out."""
    state.phase = DRAWING
    skipped = state.skip == OPEN_SKIP or state.skip == SKIP_DRAW
    state.skip = NO_SKIP
    if skipped or state.deck == 0:
        state.push(END_STEP, player)  # FO-R-04: an empty pile lets the turn be completed
    else:
        state.push(DRAWN, player)
        state.push(DRAW_CARDS, player, a=DRAWS + extra_draws(state, player))


def after_drawing(state: Board, player: int) -> None:
    """FO-DRAW-02, FO-DRAW-03, FO-R-04: the game ends at once when this draw has taken the last card."""
    if state.deck == 0:
        exhaust(state)
    else:
        state.push(END_STEP, player)


def next_card(state: Board, kind: int) -> int:
    """Lift the top card of the pile; return who knew it, a bit per player."""
    state.deck -= 1
    state.reveals += 1
    if len(state.tail) > state.deck:  # the unseen part is used up: the known tail comes in its order
        state.tail.pop(0)
        return state.knowers.pop(0)
    state.take_unseen(kind)
    return 0


def draw_card(state: Board, player: int, kind: int) -> None:
    """C-DRAW: a card into the hand; a rival who put it under the pile still knows it."""
    knowers = next_card(state, kind)
    side = state.sides[player]
    side.gain(kind)
    known = bool(knowers >> (1 - player) & 1)
    if known:
        side.peered.append(kind)
    if state.top.step == OFFER_FREE:
        state.fresh = kind
        state.fresh_known = known


def draw_one(state: Board, player: int, kind: int, left: int) -> None:
    """One card of several."""
    draw_card(state, player, kind)
    if left > 1:
        state.push(DRAW_CARDS, player, a=left - 1)


def look_at(state: Board, player: int, kind: int, left: int, take: int) -> None:
    """FO-EFF-27: look at the top cards one by one; only the looker sees them."""
    next_card(state, kind)
    state.looked.append(kind)
    state.looked.sort()
    if left > 1 and state.deck:
        state.push(LOOK, player, a=left - 1, b=take)
    else:
        state.push(SORT_LOOKED, player, a=take)


def sort_looked(state: Board, player: int, take: int) -> None:
    """Ask which cards to keep, then in which order the others go under the pile."""
    if take and state.looked:
        state.push(KEEP, player, a=take)
    elif state.looked:
        state.push(UNDER, player)


def keep_card(state: Board, player: int, kind: int, take: int) -> None:
    """Take a looked-at card into the hand; FO-R-40: a rival who knew where it lay loses track of it."""
    state.looked.remove(kind)
    state.sides[player].gain(kind)
    state.push(SORT_LOOKED, player, a=take - 1)


def put_under(state: Board, player: int, kind: int) -> None:
    """Put a looked-at card under the pile: the first one put is drawn first. The looker alone knows it now."""
    state.looked.remove(kind)
    state.tail.append(kind)
    state.knowers.append(1 << player)
    state.deck += 1
    state.push(SORT_LOOKED, player)


def lose_card(state: Board, player: int, kind: int, left: int) -> None:
    """C-RAND, FO-EFF-26: a random hand card goes openly to the discard pile."""
    if state.sides[player].lose(kind):
        state.reveals += 1
    state.to_discard(kind)
    if left > 1 and state.sides[player].hand:
        state.push(LOSE_CARDS, player, a=left - 1)
