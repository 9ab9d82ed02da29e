"""God cards that turn tiles and draw or steal cards. HE-EFF-10, HE-EFF-11, HE-EFF-17, HE-EFF-19."""

from typing import Final

from kleos.core.agenda import Frame, Step
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.games.hellas.board import Board
from kleos.games.hellas.cards import GOD, GOD_LIMIT, GODS, Kind
from kleos.games.hellas.components import MOST_N
from kleos.games.hellas.god_piles import DRAW_SETS, gods_to_draw, has_room, lift_card, settle_pile, take_card
from kleos.games.hellas.moves import KEEPS, STEALS
from kleos.games.hellas.offer import Offer, singles
from kleos.games.hellas.questions import (
    FREE_WINDOWS,
    SOME_TILES,
    CardDraw,
    HellasDraw,
    HellasQuestion,
    TileDraw,
)
from kleos.games.hellas.steps import DEAL_DRAWN, DRAW_GOD, FLIP_MORE, FLIP_VOYAGE, KEEP_TILE, LAY, STEAL_CARD

HAND_STREAMS: Final = ("one.hand", "two.hand")
BEFORE_LAYING: Final = (LAY,)


# HE-EFF-10, HE-EFF-11: voyages.


def voyage_again(state: Board, player: int) -> None:
    """HE-EFF-10: a full second voyage in place of the end of the action."""
    state.pop()
    state.landed = False
    state.ask(FLIP_VOYAGE, player)


class TurningUpMoreTiles(TileDraw):
    """C-FLIP: HE-EFF-11, further tiles to choose from."""

    __slots__ = ()

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Turn further tiles, then keep one."""
        state.next_tile(move.arg)
        state.turned.append(move.arg)
        if frame.a > 1:
            state.push(FLIP_MORE, frame.player, frame.a - 1)
        elif len(set(state.turned)) > 1:
            state.ask(KEEP_TILE, frame.player)
        else:
            keep_tile(state, move.arg)

    def windows(self) -> tuple[Step, ...]:
        """Before the tile is laid."""
        return BEFORE_LAYING

    def tiles(self) -> int:
        """Those turned so far."""
        return SOME_TILES

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """As many tiles are in the pile."""
        game.insist(1 <= frame.a <= state.tiles_left(), "agenda HE-EFF-11")


class KeepingTile(HellasQuestion):
    """D-CARDARG: the tile to keep."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """One of those turned."""
        return singles([KEEPS[kind] for kind in sorted(set(state.turned))])

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Keep it."""
        keep_tile(state, move.arg)

    def windows(self) -> tuple[Step, ...]:
        """Before the tile is laid."""
        return BEFORE_LAYING

    def tiles(self) -> int:
        """Those to choose from."""
        return SOME_TILES

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """There is a choice."""
        game.insist(len(set(state.turned)) > 1, "turned HE-EFF-11")


def keep_tile(state: Board, kind: Kind) -> None:
    """The others go under the pile in the order in which they were turned."""
    state.turned.remove(kind)
    state.tail.extend(state.turned)
    state.turned = [kind]


# HE-EFF-17: cards looked at one by one.


def ask_draw(state: Board, player: int, left: int) -> None:
    """Choose the god, if there is a choice; stops when none can be drawn."""
    gods = gods_to_draw(state, state.sides[player]) if left else 0
    if gods and not gods & (gods - 1):
        draw(state, player, left, gods.bit_length() - 1)
    elif gods:
        state.push(DRAW_GOD, player, left)


def draw(state: Board, player: int, left: int, god: int) -> None:
    """A card leaves the pile and is looked at."""
    lift_card(state, god)
    state.push(DEAL_DRAWN, player, god, left)


class ChoosingGod(HellasQuestion):
    """D-CARDARG: the god to draw a card of."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """The gods within the limits."""
        return singles(DRAW_SETS[gods_to_draw(state, state.sides[frame.player])])

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Draw."""
        draw(state, frame.player, frame.a, move.arg)

    def windows(self) -> tuple[Step, ...]:
        """Wherever cards may be laid in the own turn."""
        return FREE_WINDOWS

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """A card is left to draw, and some god has one."""
        some = gods_to_draw(state, state.sides[frame.player]) != 0
        game.insist(1 <= frame.a <= MOST_N and some, "agenda HE-EFF-17")


class LookingAtDrawnCard(CardDraw):
    """C-GODS: the card that HE-EFF-17 draws."""

    __slots__ = ()

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """HE-GOD-08: not to be used this turn."""
        take_card(state, frame.player, move.arg, False)
        state.sides[frame.player].fresh.append(move.arg)
        settle_pile(state, GOD[move.arg])
        ask_draw(state, frame.player, frame.b - 1)

    def windows(self) -> tuple[Step, ...]:
        """Wherever cards may be laid in the own turn."""
        return FREE_WINDOWS

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """The card is there, and there is room for it."""
        god, left = frame.a, frame.b
        game.insist(0 <= god < GODS and 1 <= left <= MOST_N and len(state.bags[god]) > 0, "agenda HE-EFF-17")
        game.insist(has_room(state.sides[frame.player], god), "agenda HE-REIN-06")


# HE-EFF-19: theft.


def loot(state: Board, player: int) -> list[int]:
    """The rival's cards whose god is below three in the own hand."""
    side = state.sides[player]
    return [kind for kind in state.sides[1 - player].hand if side.gods[GOD[kind]] + side.unseen[GOD[kind]] < GOD_LIMIT]


def ask_steal(state: Board, player: int, left: int) -> None:
    """Chance decides, if there is something to take."""
    if left and loot(state, player):
        state.push(STEAL_CARD, player, left)


class Stealing(HellasDraw):
    """HE-EFF-19: a card of the rival's hand, by chance, `steal A1`."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(STEALS)

    def stream(self, state: Board, frame: Frame) -> str:
        """The rival's hand."""
        return HAND_STREAMS[1 - frame.player]

    def kinds(self, state: Board, frame: Frame) -> list[int]:
        """What may be taken."""
        return loot(state, frame.player)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Both players see which; not to be used this turn. Onlookers see the back: it may be any card of its god."""
        kind = move.arg
        side, rival = state.sides[frame.player], state.sides[1 - frame.player]
        rival.blur(GOD[kind])
        rival.lose(kind)
        side.gain(kind)
        side.peered.append(kind)
        state.reveals += 1
        side.taken.append(kind)
        ask_steal(state, frame.player, frame.a - 1)

    def windows(self) -> tuple[Step, ...]:
        """Wherever cards may be laid in the own turn."""
        return FREE_WINDOWS

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """A card is left to steal."""
        game.insist(1 <= frame.a <= MOST_N, "agenda HE-EFF-19")


FLIP_MORE.handled_by(TurningUpMoreTiles())
KEEP_TILE.handled_by(KeepingTile())
DRAW_GOD.handled_by(ChoosingGod())
DEAL_DRAWN.handled_by(LookingAtDrawnCard())
STEAL_CARD.handled_by(Stealing())
