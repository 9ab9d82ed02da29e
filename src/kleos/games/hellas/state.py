"""HellasState: a position as a whole: set up, copied, drawn from, seen, pickled. The chapters handle its questions."""

from collections.abc import Callable
from random import Random
from typing import Final, final

from kleos.core.errors import IllegalMove
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.players import Player
from kleos.games.hellas import coast, reorganisation  # noqa: F401 - they handle their steps, and nobody calls them
from kleos.games.hellas.board import Board
from kleos.games.hellas.cards import DOLPHIN_KIND, GOD, GODS, TEMPLE, TILE_EDGES
from kleos.games.hellas.encode import encode
from kleos.games.hellas.hexes import Layout, dolphin_alone, members, turned
from kleos.games.hellas.moves import DEAL, DEAL_BACKS, STEAL, STEAL_BACKS
from kleos.games.hellas.options import Rules
from kleos.games.hellas.refusals import refusal
from kleos.games.hellas.setup import set_up
from kleos.games.hellas.steps import STEPS

POSITION_WRITERS: Final[list[Callable[["HellasState"], str]]] = []  # filled by notation.py


def start(game: Game, rules: Rules) -> "HellasState":
    """Set the game up. HE-SET."""
    state = HellasState(game, rules, None)
    set_up(state)
    state.advance()
    return state


@final
class HellasState(Board):
    """A position of Hellas."""

    __slots__ = ()

    def copy(self) -> "HellasState":
        """An independent state, equal in everything."""
        return HellasState(self.game, self.rules, self)

    def any_move(self, rng: Random) -> Move:
        """Draw from what is offered, without a list."""
        frame = self.top
        return frame.step.handler.pick(self, frame, rng)

    def apply(self, move: Move) -> None:
        """Carry the move out in place; here, since a call of a class's own method costs less than of a base's."""
        super().apply(move)

    def legal_moves(self) -> list[Move]:
        """List the legal moves in table order; here for the same reason."""
        return super().legal_moves()

    def sample(self, rng: Random) -> Move:
        """Draw one outcome without listing them; here for the same reason."""
        return super().sample(rng)

    def play_random(self, rng: Random) -> None:
        """Make a random move, or let chance act; here for the same reason."""
        super().play_random(rng)

    def reason_against(self, move: Move) -> IllegalMove:
        """Pick the reason and the clause for a move that is not legal."""
        return refusal(self, move)

    def write_features(self, viewer: int, truth: bool) -> bytes:
        """The encoding for a seat or a spectator."""
        return encode(self, viewer, truth)

    def redacted(self, move: Move, viewer: Player | None) -> Move:
        """A dealt card is seen by its player alone, a stolen one by both; others see the back."""
        if move.verb == DEAL:
            return move if viewer == self.top.player else DEAL_BACKS[GOD[move.arg]]
        if move.verb == STEAL and viewer is None:
            return STEAL_BACKS[GOD[move.arg]]
        return move

    def find_masks(self) -> None:
        """Work the masks of both sides and of the temples out anew."""
        self.temples = 0
        for number, kind in enumerate(self.layout.kinds):
            if TEMPLE[kind]:
                self.temples |= 1 << number
        for player in (0, 1):
            for city in members(self.sides[player].held):
                self.put_greeks(player, city, self.greeks[city])
                self.put_ships(player, city, self.ships[city])

    def orders(self) -> list[list[int]]:
        """The orders of the bags: tiles, the gods' cards, and those that were renewed."""
        return [bag[:] for bag in (self.tile_bag, *self.bags, *self.renewed_from)]

    def reorder(self, orders: list[list[int]]) -> None:
        """Lay the bags in these orders."""
        self.tile_bag, self.bags, self.renewed_from = orders[0], orders[1 : 1 + GODS], orders[1 + GODS :]

    def __str__(self) -> str:
        return POSITION_WRITERS[0](self)


def rebuild_layout(cells: list[int], kinds: list[int], turns: list[int]) -> Layout:
    """Lay all tiles again in their order."""
    layout = dolphin_alone(DOLPHIN_KIND)
    for number in range(1, len(cells)):
        edges = turned(TILE_EDGES[kinds[number]], turns[number])
        layout = layout.laid(cells[number], kinds[number], turns[number], edges)
    return layout


assert not STEPS.unhandled(), STEPS.unhandled()
