"""What all questions and draws of Hellas share: an offer to choose from, kinds to draw from, and what the gate asks.

The gate (agenda_check.py) asks each step of an agenda that comes from outside where it may lie and what must hold then,
so that a new question brings its own checks along.
"""

from abc import abstractmethod
from random import Random
from typing import Final

from mypy_extensions import trait

from kleos.core.agenda import Draw, Frame, Question, Step
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.games.hellas.board import Board
from kleos.games.hellas.cards import GOD_NAMES, City
from kleos.games.hellas.moves import DEALS, FLIPS
from kleos.games.hellas.offer import Offer
from kleos.games.hellas.steps import ACT, AFTER, LAY, STEP, TARGET

NO_ACTIONS: Final[tuple[int, ...]] = ()
NO_WINDOWS: Final[tuple[Step, ...]] = ()
FREE_WINDOWS: Final = (ACT, STEP, LAY, AFTER, TARGET)  # HE-R-17
NO_PIECES: Final = (0, 0)

# How many tiles are turned up while a question is open.
NO_TILE: Final = 0
ONE_TILE: Final = 1
SOME_TILES: Final = 2


@trait
class Gated:
    """What the gate asks of a step before it lets an agenda in."""

    def actions(self) -> tuple[int, ...]:
        """The actions of a turn at which it may lie at the bottom of the agenda."""
        return NO_ACTIONS

    def windows(self) -> tuple[Step, ...]:
        """The windows that it may lie on, because a card laid there asks it."""
        return NO_WINDOWS

    def is_for_active(self) -> bool:
        """Ask whether the player whose turn it is must be its player."""
        return True

    def tiles(self) -> int:
        """How many tiles are turned up meanwhile."""
        return NO_TILE

    def in_flight(self, frame: Frame) -> tuple[int, int]:
        """The Greeks and ships that the frame's player has taken up and not set down yet."""
        return NO_PIECES

    def missing(self, state: Board, frame: Frame) -> str:
        """What a position must say besides, as a message id; nothing if all is there."""
        return "want-turned" if self.tiles() != NO_TILE and not state.turned else ""

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """Refuse a frame that no turn leads to: the question must have an answer, and its answer an effect."""


class HellasQuestion(Question[Board], Gated):
    """A question whose answers are an offer: a playout draws from it without a list."""

    __slots__ = ()

    @abstractmethod
    def offer(self, state: Board, frame: Frame) -> Offer:
        """The legal answers: the one truth on them."""

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """What is offered, as a list."""
        return self.offer(state, frame).rows()

    def pick(self, state: Board, frame: Frame, rng: Random) -> Move:
        """Draw from what is offered, without a list."""
        return self.offer(state, frame).draw(state, rng)


class HellasDraw(Draw[Board], Gated):
    """A draw of one of several kinds, a copy each."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[Move]) -> None:
        self.rows = rows  # the moves of chance by kind

    @abstractmethod
    def kinds(self, state: Board, frame: Frame) -> list[int]:
        """The kinds that chance may show now, a copy each."""

    def odds(self, state: Board, frame: Frame) -> list[tuple[Move, int]]:
        """Every outcome with its weight: copies of a kind are not told apart. C-TILES, C-GODS, C-FLIP, C-REVEAL."""
        kinds, rows = self.kinds(state, frame), self.rows
        return [(rows[kind], kinds.count(kind)) for kind in sorted(set(kinds))]

    def sample(self, state: Board, frame: Frame, rng: Random) -> Move:
        """Draw one outcome without listing them."""
        kinds = self.kinds(state, frame)
        return self.rows[kinds[int(state.random(rng) * float(len(kinds)))]]

    def can_happen(self, state: Board, frame: Frame, move: Move) -> bool:
        """Ask whether chance may do this now."""
        return move.arg in self.kinds(state, frame) and self.rows[move.arg] is move


class TileDraw(HellasDraw):
    """C-FLIP: the top tile of the pile is turned up, `flip WWLLLL`."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(FLIPS)

    def stream(self, state: Board, frame: Frame) -> str:
        """The tile pile."""
        return "tiles"

    def kinds(self, state: Board, frame: Frame) -> list[int]:
        """An unseen tile, or after these the first of the known ones below."""
        return state.tile_bag if state.tile_bag else state.tail[:1]


class CardDraw(HellasDraw):
    """A card of one god is looked at, `deal A1`; the frame's first number is the god."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(DEALS)

    def stream(self, state: Board, frame: Frame) -> str:
        """The pile of the god."""
        return GOD_NAMES[frame.a]

    def kinds(self, state: Board, frame: Frame) -> list[int]:
        """The cards of the pile."""
        return state.bags[frame.a]


def holds(state: Board, player: int, city: City) -> bool:
    """Ask whether a number is a city of this player."""
    return 0 < city < len(state.layout.cells) and state.sides[player].held >> city & 1 == 1


def gated(step: Step) -> Gated:
    """What the gate asks of this step."""
    handler = step.handler
    assert isinstance(handler, Gated), step.name
    return handler


def flying(state: Board, player: int) -> tuple[int, int]:
    """Greeks and ships between two places: a force, or pieces lifted."""
    greeks, ships = state.force if player == state.active else 0, 0
    for frame in state.frames():
        if frame.player == player:
            more = gated(frame.step).in_flight(frame)
            greeks += more[0]
            ships += more[1]
    return greeks, ships
