"""God cards: windows, laying, the chain of answers, the open card. HE-GOD, HE-EFF-00, HE-R-17 to HE-R-25, HE-R-46."""

from kleos.core.moves import Move
from kleos.games.hellas import components as cs
from kleos.games.hellas.attack import far_targets
from kleos.games.hellas.board import REINFORCEMENT, REPLY, VOYAGE, Board
from kleos.games.hellas.cards import CARD_KINDS, GOD, GOD_LIMIT, GODS, GREEK, NO_CARD, ZEUS
from kleos.games.hellas.effects import convertible, take_effect
from kleos.games.hellas.hexes import size
from kleos.games.hellas.moves import PLAYS
from kleos.games.hellas.offer import NOTHING
from kleos.games.hellas.reinforcement import can_draw
from kleos.games.hellas.side import UNKNOWN


def playable(state: Board, player: int, window: int) -> list[Move]:
    """The cards that may be laid in a window. HE-GOD-06, HE-GOD-11: other windows are other decisions."""
    side = state.sides[player]
    if not side.hand or state.is_banned(player):
        return NOTHING
    windows = state.rules.box.windows
    if side.reach == UNKNOWN:
        side.reach = 0
        for kind in side.hand:
            side.reach |= windows[kind]
    if not side.reach & window:
        return NOTHING
    rows = NOTHING
    gained = bool(side.fresh) or bool(side.taken)
    last = NO_CARD
    for kind in side.hand:
        fits = windows[kind] & window != 0 and kind != last and (not gained or side.is_usable(kind))
        if fits and is_ready(state, player, kind):
            rows = [*rows, PLAYS[kind]]
        last = kind
    return rows


def is_ready(state: Board, player: int, kind: int) -> bool:
    """HE-EFF-00: the card's own condition, on public facts and the own hand."""
    verb = state.rules.box.verb[kind]
    mine, his = state.sides[player], state.sides[1 - player]
    if verb == cs.FIGHT_EQUAL:  # HE-EFF-02
        return player == state.active and state.wet and not state.equal
    if verb == cs.FIGHT_SHIPS:  # HE-EFF-03
        return player != state.active and state.ships[state.target] > 0 and not state.crews
    if verb == cs.ATTACK_FAR:  # HE-EFF-04
        return far_targets(state, player) != 0
    if verb == cs.ATTACK_AGAIN:  # HE-EFF-05
        return size(his.held & ~state.attacked) >= 2
    if verb == cs.CONVERT:  # HE-EFF-06
        return convertible(state, player) != 0
    if verb == cs.PLACE:  # HE-EFF-07
        return can_place(state, player, state.rules.box.piece[kind])
    if verb == cs.VOYAGE_AGAIN:  # HE-EFF-10
        return state.landed and state.tiles_left() > 0
    if verb == cs.VOYAGE_CHOICE:  # HE-EFF-11, HE-R-50
        return state.tiles_left() > 0
    if verb == cs.REMOVE:  # HE-EFF-12
        return his.docks != 0
    if verb == cs.KEEP:  # HE-EFF-14, HE-R-35
        return can_keep(state, player, kind)
    if verb == cs.EXTRA_TURN:  # HE-EFF-15
        return not state.extra
    if verb == cs.SWAP_CITIES:  # HE-EFF-16
        return mine.held != 0 and his.held != 0
    if verb == cs.DRAW:  # HE-EFF-17
        return can_draw_any(state, player, kind)
    if verb == cs.STEAL:  # HE-EFF-19
        return can_steal(state, player, kind)
    if verb == cs.REORGANISE:  # HE-EFF-20
        return state.action != REINFORCEMENT
    return verb != cs.VOYAGE_EQUAL or state.action == VOYAGE


def can_place(state: Board, player: int, piece: int) -> bool:
    """HE-EFF-07, HE-GOD-10: from the supply, or by a shift when it is empty."""
    side = state.sides[player]
    below = side.held & ~(side.full if piece == GREEK else side.crowded)
    if side.greeks if piece == GREEK else side.ships:
        return below != 0
    sources = side.two if piece == GREEK else side.docks
    return sources != 0 and below != 0 and (sources | below) & ((sources | below) - 1) != 0


def can_keep(state: Board, player: int, kind: int) -> bool:
    """HE-EFF-14, HE-R-35: an own card is open, and there is room for it beside the other cards of its god."""
    side = state.sides[player]
    if side.open_card == NO_CARD:
        return False
    god = GOD[side.open_card]
    return side.gods[god] + side.unseen[god] - (1 if god == GOD[kind] else 0) < GOD_LIMIT


def can_draw_any(state: Board, player: int, kind: int) -> bool:
    """HE-EFF-17: some pile and some room; the card laid counts no longer, so seven in all cannot be in the way."""
    side = state.sides[player]
    for god in range(GODS):
        held = side.gods[god] + side.unseen[god] - (1 if god == GOD[kind] else 0)
        if held < GOD_LIMIT and can_draw(state, god):
            return True
    return False


def can_steal(state: Board, player: int, kind: int) -> bool:
    """HE-EFF-19: the rival holds a card of a god below three in the own hand."""
    side, rival = state.sides[player], state.sides[1 - player]
    for god in range(GODS):
        held = side.gods[god] + side.unseen[god] - (1 if god == GOD[kind] else 0)
        if held < GOD_LIMIT and rival.gods[god]:
            return True
    return False


def has_march_card(state: Board, player: int) -> bool:
    """HE-R-47: the player can lay A-FAR or A-CONVERT at once."""
    if state.is_banned(player):
        return False
    box = state.rules.box
    for kind in state.sides[player].hand:
        marches = box.verb[kind] == cs.ATTACK_FAR or box.verb[kind] == cs.CONVERT
        if marches and state.sides[player].is_usable(kind) and is_ready(state, player, kind):
            return True
    return False


# Laying and answering.


def lay_card(state: Board, player: int, kind: int) -> None:
    """HE-GOD-03, HE-GOD-07, HE-R-45: the card leaves the hand, and the rival may answer before anything is chosen."""
    if not state.sides[player].lose(kind):
        state.reveals += 1
    state.proof = False
    if not state.chain:
        state.chain_by = player
    state.chain.append(kind)
    if is_reply_open(state, 1 - player):
        state.ask(REPLY, 1 - player)
    else:
        settle(state)


def is_reply_open(state: Board, player: int) -> bool:
    """HE-R-46: by public facts alone."""
    side = state.sides[player]
    if state.is_banned(player):
        return False
    return side.gods[ZEUS] > 0 if state.rules.open_counts else len(side.hand) > 0


def settle(state: Board) -> None:
    """HE-GOD-14, HE-R-22: last in, first out; so the first card stands iff the number of answers is even."""
    first, answers = state.chain[0], state.chain[1:]
    player = state.chain_by
    state.chain = []
    state.chain_by = 0
    stands = len(answers) % 2 == 0
    if not stands and state.rules.cancel_kept:
        state.discard_open(1 - player)  # HE-R-56: the answer that worked lies open
        state.sides[1 - player].open_card = answers.pop()
    for kind in answers:
        state.discard(kind)  # HE-EFF-13
    if not stands:
        state.discard(first)  # HE-R-23
        return
    keeps = state.rules.box.verb[first] == cs.KEEP
    if keeps:
        keep_open(state, player)
        state.discard(first)
    else:
        state.discard_open(player)
        state.sides[player].open_card = first
        take_effect(state, player, first)


def keep_open(state: Board, player: int) -> None:
    """HE-EFF-14, HE-R-24, HE-R-25: the open card returns to the hand, and everybody has seen it."""
    side = state.sides[player]
    side.gain(side.open_card)
    side.shown.append(side.open_card)
    side.open_card = NO_CARD


assert CARD_KINDS == GODS * 8
