"""God cards: windows, laying, the chain of answers, the open card. HE-GOD, HE-EFF-00, HE-R-17 to HE-R-25, HE-R-46.

True without a line of their own: HE-GOD-01, HE-GOD-02, HE-GOD-05, HE-GOD-09, HE-GOD-13, HE-GOD-16, HE-GOD-17,
HE-GOD-18, HE-R-19, HE-R-54.
"""

from typing import Final

from kleos.core.agenda import Frame, Step
from kleos.core.errors import IllegalMove
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.games.hellas.board import REINFORCEMENT, VOYAGE, Board
from kleos.games.hellas.cards import CARD_KINDS, GOD, GOD_LIMIT, GODS, GREEK, NO_CARD, ZEUS, Kind
from kleos.games.hellas.components import (
    ATTACK_AGAIN,
    ATTACK_FAR,
    CANCEL,
    CONVERT,
    DRAW,
    EXTRA_TURN,
    FIGHT_EQUAL,
    FIGHT_SHIPS,
    IN_REPLY,
    KEEP,
    PLACE,
    REMOVE,
    REORGANISE,
    STEAL,
    SWAP_CITIES,
    VOYAGE_AGAIN,
    VOYAGE_CHOICE,
    VOYAGE_EQUAL,
)
from kleos.games.hellas.effects import take_effect
from kleos.games.hellas.god_piles import can_draw
from kleos.games.hellas.hexes import size
from kleos.games.hellas.moves import PASSING, PLAY, PLAYS
from kleos.games.hellas.offer import NOTHING, Offer, singles
from kleos.games.hellas.piece_effects import convertible
from kleos.games.hellas.questions import FREE_WINDOWS, HellasQuestion
from kleos.games.hellas.side import UNKNOWN
from kleos.games.hellas.steps import FIGHT, REPLY
from kleos.games.hellas.targets import far_targets

ONLY_PASS: Final = [PASSING]
ALL_WINDOWS: Final = (*FREE_WINDOWS, FIGHT)


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
            if rows is NOTHING:
                rows = [PLAYS[kind]]
            else:
                rows.append(PLAYS[kind])
        last = kind
    return rows


def is_ready(state: Board, player: int, kind: Kind) -> bool:
    """HE-EFF-00: the card's own condition, on public facts and the own hand."""
    verb = state.rules.box.verb[kind]
    mine, his = state.sides[player], state.sides[1 - player]
    if verb == FIGHT_EQUAL:  # HE-EFF-02
        return player == state.active and state.over_water and not state.equal_suffices
    if verb == FIGHT_SHIPS:  # HE-EFF-03
        return player != state.active and state.ships[state.target] > 0 and not state.ships_defend
    if verb == ATTACK_FAR:  # HE-EFF-04
        return far_targets(state, player) != 0
    if verb == ATTACK_AGAIN:  # HE-EFF-05
        return size(his.held & ~state.attacked) >= 2
    if verb == CONVERT:  # HE-EFF-06
        return convertible(state, player) != 0
    if verb == PLACE:  # HE-EFF-07
        return can_place(state, player, state.rules.box.piece[kind])
    if verb == VOYAGE_AGAIN:  # HE-EFF-10
        return state.landed and state.tiles_left() > 0
    if verb == VOYAGE_CHOICE:  # HE-EFF-11, HE-R-50
        return state.tiles_left() > 0
    if verb == REMOVE:  # HE-EFF-12
        return his.docks != 0
    if verb == KEEP:  # HE-EFF-14, HE-R-35
        return can_keep(state, player, kind)
    if verb == EXTRA_TURN:  # HE-EFF-15
        return not state.extra_turn
    if verb == SWAP_CITIES:  # HE-EFF-16
        return mine.held != 0 and his.held != 0
    if verb == DRAW:  # HE-EFF-17
        return can_draw_any(state, player, kind)
    if verb == STEAL:  # HE-EFF-19
        return can_steal(state, player, kind)
    if verb == REORGANISE:  # HE-EFF-20
        return state.action != REINFORCEMENT
    return verb != VOYAGE_EQUAL or state.action == VOYAGE


def can_place(state: Board, player: int, piece: int) -> bool:
    """HE-EFF-07, HE-GOD-10: from the supply, or by a shift when it is empty."""
    side = state.sides[player]
    below = side.held & ~(side.full if piece == GREEK else side.crowded)
    if side.greeks if piece == GREEK else side.ships:
        return below != 0
    sources = side.with_two_greeks if piece == GREEK else side.docks
    return sources != 0 and below != 0 and (sources | below) & ((sources | below) - 1) != 0


def can_keep(state: Board, player: int, kind: Kind) -> bool:
    """HE-EFF-14, HE-R-35: an own card is open, and there is room for it beside the other cards of its god."""
    side = state.sides[player]
    if side.open_card == NO_CARD:
        return False
    god = GOD[side.open_card]
    return side.gods[god] + side.unseen[god] - (1 if god == GOD[kind] else 0) < GOD_LIMIT


def can_draw_any(state: Board, player: int, kind: Kind) -> bool:
    """HE-EFF-17: some pile and some room; the card laid counts no longer, so seven in all cannot be in the way."""
    side = state.sides[player]
    for god in range(GODS):
        held = side.gods[god] + side.unseen[god] - (1 if god == GOD[kind] else 0)
        if held < GOD_LIMIT and can_draw(state, god):
            return True
    return False


def can_steal(state: Board, player: int, kind: Kind) -> bool:
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
        marches = box.verb[kind] == ATTACK_FAR or box.verb[kind] == CONVERT
        if marches and state.sides[player].is_usable(kind) and is_ready(state, player, kind):
            return True
    return False


# Laying and answering.


def lay_card(state: Board, player: int, kind: Kind) -> None:
    """HE-GOD-03, HE-GOD-07, HE-R-45: the card leaves the hand, and the rival may answer before anything is chosen."""
    if not state.sides[player].lose(kind):
        state.reveals += 1
    state.attack_on_card = False
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
    keeps = state.rules.box.verb[first] == KEEP
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


# The questions at which cards are laid.


class Window(HellasQuestion):
    """A question at which a god card may be laid instead of an answer; it stays while the card is settled. HE-R-17."""

    __slots__ = ("window",)

    def __init__(self, window: int) -> None:
        self.window = window  # the bit by which cards name it

    def refuse_choice(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """The reason against an answer that is no card."""
        return None

    def stay(self, state: Board, frame: Frame) -> None:
        """Keep the window on the agenda below the card."""
        state.top = frame

    def with_cards(self, state: Board, frame: Frame, offer: Offer) -> Offer:
        """Add the cards that may be laid here."""
        offer.cards = playable(state, frame.player, self.window)
        return offer

    def lay(self, state: Board, frame: Frame, kind: int) -> None:
        """Lay a card in this window."""
        self.stay(state, frame)
        lay_card(state, frame.player, kind)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why not this card, or not this answer."""
        if move.verb == PLAY:
            return refuse_card(state, frame, move, self.window)
        return self.refuse_choice(state, frame, move)


def refuse_card(state: Board, frame: Frame, move: Move, window: int) -> IllegalMove:
    """Why a card cannot be laid."""
    player, kind = frame.player, move.arg
    side = state.sides[player]
    if kind not in side.hand:
        return IllegalMove(move, "why-he-not-in-hand", "HE-GOD-03")
    if state.is_banned(player):
        return IllegalMove(move, "why-he-first-turn", "HE-GOD-12")
    if not state.rules.box.windows[kind] & window:
        if frame.step is REPLY:
            return IllegalMove(move, "why-he-no-answer", "HE-GOD-15")
        if player != state.active:
            return IllegalMove(move, "why-he-own-turn", "HE-GOD-06")
        return IllegalMove(move, "why-he-window", "HE-GOD-11")
    if not side.is_usable(kind):
        return IllegalMove(move, "why-he-just-drawn", "HE-GOD-08")
    assert not is_ready(state, player, kind)
    return IllegalMove(move, "why-he-condition", f"HE-EFF-{state.rules.box.verb[kind] + 1:02}")


class Replying(Window):
    """D-REPLY: answer a card with a card, or let it stand."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """A card, or pass."""
        return self.with_cards(state, frame, singles(ONLY_PASS))

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Add a card to the chain, or settle it."""
        if move.verb == PLAY:
            self.lay(state, frame, move.arg)
        else:
            settle(state)

    def stay(self, state: Board, frame: Frame) -> None:
        """An answer uses the window up."""

    def windows(self) -> tuple[Step, ...]:
        """Wherever a card was laid."""
        return ALL_WINDOWS

    def is_for_active(self) -> bool:
        """Both answer in turn."""
        return False

    def missing(self, state: Board, frame: Frame) -> str:
        """The cards to answer."""
        return "" if state.chain else "want-chain"

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """HE-GOD-14, HE-R-46: a card that may be laid in this window, and answers to it in turn."""
        box, base, by = state.rules.box, state.base(), state.chain_by
        below = base.step.handler
        assert isinstance(below, Window)
        game.insist(box.windows[state.chain[0]] & below.window != 0, "chain HE-R-17")
        game.insist(all(box.verb[kind] == CANCEL for kind in state.chain[1:]), "chain HE-EFF-13")
        game.insist(frame.player == (1 - by if len(state.chain) % 2 else by), "chain HE-GOD-14")
        in_fight = base.player == 1 - by and base.a == 0
        game.insist(in_fight if base.step is FIGHT else by == state.active, "chain HE-R-18")
        game.insist(not state.is_banned(frame.player) and not state.is_banned(by), "chain HE-GOD-12")
        check_first_card(game, state, by)


def check_first_card(game: Game, state: Board, by: int) -> None:
    """HE-EFF-00: the card that is being answered fits the table."""
    first, side = state.chain[0], state.sides[by]
    verb = state.rules.box.verb[first]
    if verb == KEEP:
        game.insist(side.open_card != NO_CARD, "chain HE-EFF-14")
        god = GOD[side.open_card]
        game.insist(side.gods[god] + side.unseen[god] < GOD_LIMIT, "chain HE-R-35")
    elif verb not in (DRAW, STEAL):  # these find nothing to do at worst
        game.insist(is_ready(state, by, first), "chain HE-EFF-00")


REPLY.handled_by(Replying(IN_REPLY))
assert CARD_KINDS == GODS * 8
