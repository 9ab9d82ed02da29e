"""OlympusState: what is of the state as a whole: how it begins, is copied, seen, refused and written down.

The chapters of the rulebook are files of their own; each hands its steps to their handlers (steps.py).
"""

from collections.abc import Callable
from random import Random
from typing import Final, final

from kleos.core.errors import IllegalMove
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.players import Player
from kleos.games.olympus import attack, effects, looking, play, setup, turns
from kleos.games.olympus.board import OUT_OF_BAG, Board
from kleos.games.olympus.cards import CARDS
from kleos.games.olympus.encode import encode
from kleos.games.olympus.moves import DISCARD, DRAW, PICK, UNSEEN_DISCARD, UNSEEN_DRAW, UNSEEN_PICK
from kleos.games.olympus.options import Rules
from kleos.games.olympus.refusals import refusal

CHAPTERS: Final = (attack, effects, looking, play, setup, turns)  # with what they import, they handle every step
POSITION_WRITERS: Final[list[Callable[["OlympusState"], str]]] = []  # filled by notation.py


def start(game: Game, rules: Rules) -> "OlympusState":
    """Set the game up. FO-SET-01 to FO-SET-06: the starter is drawn by lot, then hands are dealt."""
    state = OlympusState(game, rules, None)
    setup.set_up(state)
    state.advance()
    return state


@final
class OlympusState(Board):
    """A position of Fight for Olympus."""

    __slots__ = ()

    def copy(self) -> "OlympusState":
        """An independent state, equal in everything."""
        return OlympusState(self.game, self.rules, self)

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
        """A drawn or looked-at card is seen by its player alone; a discard too if the discard pile is closed."""
        verb = move.verb
        if (verb != DRAW and verb != PICK and verb != DISCARD) or viewer == self.top.player:
            return move
        if verb == DRAW:
            return UNSEEN_DRAW
        if verb == PICK:
            return UNSEEN_PICK if self.looked else move
        return UNSEEN_DISCARD if self.rules.hide_discards else move

    # The state as text.

    def find_bag(self) -> None:
        """Note where each card lies in the bag."""
        self.spot = [OUT_OF_BAG] * CARDS
        for position, card in enumerate(self.bag):
            self.spot[card] = position

    def orders(self) -> list[list[int]]:
        """The order of the bag."""
        return [self.bag[:]]

    def reorder(self, orders: list[list[int]]) -> None:
        """Lay the bag in this order."""
        self.bag = orders[0]
        self.find_bag()

    def __str__(self) -> str:
        return POSITION_WRITERS[0](self)
