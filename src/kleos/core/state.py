"""State: the whole truth of one game in progress, and how it ends."""

from abc import abstractmethod
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, final

from mypy_extensions import mypyc_attr

from kleos.core.errors import GameError, GameOver, IllegalMove, NotYourTurn
from kleos.core.moves import Move
from kleos.core.players import ACTORS, CHANCE_SEAT, NOBODY, Chance, Player

if TYPE_CHECKING:
    from kleos.core.game import Game
    from kleos.core.observation import Observation


@final
class Outcome:
    """How a game ended: the winner (None = drawn), the reason as a message id, and the clause that decided."""

    __slots__ = ("clause", "reason", "winner")

    def __init__(self, winner: Player | None, reason: str, clause: str) -> None:
        self.winner = winner
        self.reason = reason
        self.clause = clause

    def told(self) -> tuple[int, str, str]:
        """As tables and records tell it: the winning seat or 0, the reason, the clause."""
        return (0 if self.winner is None else int(self.winner) + 1, self.reason, self.clause)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return False
        return self.winner is other.winner and self.reason == other.reason and self.clause == other.clause

    def __hash__(self) -> int:
        return hash((self.winner, self.reason, self.clause))

    def __repr__(self) -> str:
        return f"Outcome({'draw' if self.winner is None else self.winner.name}, {self.reason}, {self.clause})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.winner, self.reason, self.clause)


def is_among(move: Move, moves: list[Move]) -> bool:
    """Ask whether a move is in a list. Compiled, `is` costs a tenth of the comparisons that `in` makes."""
    for other in moves:
        if other is move:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A mutable position. Games fill in the abstract part; everything a caller needs is above it."""

    __slots__ = ("_drawn", "_legal", "_next", "_rng", "game", "outcome", "reveals", "to_act")

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.to_act: int = NOBODY  # ONE, TWO, CHANCE_SEAT or NOBODY
        self.reveals: int = 0  # rises whenever a face becomes known to somebody who did not know it
        self.outcome: Outcome | None = None
        self._legal: list[Move] | None = None
        self._drawn: Move | None = None  # what `sample` has just drawn here: known to be possible
        self._rng: Random | None = None  # the generator last drawn from, and its method
        self._next: Callable[[], float] | None = None

    @property
    def actor(self) -> Player | Chance | None:
        """Who moves next; None when the game is over."""
        return ACTORS[self.to_act]

    def legal_moves(self) -> list[Move]:
        """List the legal moves in table order; at CHANCE every outcome."""
        legal = self._legal
        if legal is None:
            if self.to_act < CHANCE_SEAT:
                legal = self._legal = self.generate_legal()
            else:
                legal = self._legal_list()
        return legal[:]

    def _legal_list(self) -> list[Move]:
        """The legal moves, listed once per position; callers must not change the list."""
        legal = self._legal
        if legal is None:
            if self.to_act < CHANCE_SEAT:
                legal = self.generate_legal()
            elif self.to_act == CHANCE_SEAT:
                legal = [move for move, _ in self.odds()]
            else:
                legal = []
            self._legal = legal
        return legal

    def legal_codes(self, viewer: int) -> tuple[str, ...]:
        """The codes of the legal moves, if this seat is to act: nobody else is told them."""
        return tuple([move.code for move in self._legal_list()]) if viewer == self.to_act else ()

    def is_legal(self, move: Move) -> bool:
        """Ask whether the move may be applied now."""
        if self.to_act == CHANCE_SEAT:
            return self.can_happen(move)
        return is_among(move, self._legal_list())

    def can_happen(self, move: Move) -> bool:
        """At CHANCE: ask whether this outcome has a positive weight, in constant time. Elsewhere: `no_chance`."""
        if self.to_act != CHANCE_SEAT:
            raise self.no_chance()
        return self.game.move_table.holds(move) and self.is_possible(move)

    def why_not(self, move: Move) -> IllegalMove | None:
        """Explain why the move is refused, with the clause; None when it is legal."""
        if self.is_legal(move):
            return None
        return self.refusal(move)

    def refusal(self, move: Move) -> IllegalMove:
        """The reason and the clause for a move that is not legal; never decides."""
        if not isinstance(move, Move):
            raise TypeError(f"a move is wanted, not {type(move).__name__}: game.parse reads its code")
        if not self.game.move_table.holds(move):
            return IllegalMove(move, "why-foreign-move", "", game=self.game.code)
        if self.to_act == NOBODY:
            return IllegalMove(move, "why-game-over", "")
        return self.reason_against(move)

    def apply(self, move: Move) -> None:
        """Carry the move out in place."""
        if self.to_act == CHANCE_SEAT:
            drawn = self._drawn
            if (drawn is None or move is not drawn) and not self.is_legal(move):
                raise self.refusal(move)
        elif not is_among(move, self._legal or self._legal_list()):
            if self.to_act == NOBODY and isinstance(move, Move):
                raise GameOver("error-game-over", move=move.code)
            raise self.refusal(move)
        self._legal = None
        self._drawn = None
        self.perform(move)

    def play_random(self, rng: Random) -> None:
        """Make a random move, each legal one alike, or let chance act: a step of a playout, nothing to be checked.

        One call instead of `legal_moves`, a choice, `apply` and its check: half the cost of a step in a search.
        """
        if self.to_act == NOBODY:
            raise GameOver("error-game-over", move="play_random")
        self.perform(self.sample(rng) if self.to_act == CHANCE_SEAT else self.any_move(rng))
        self._legal = None
        self._drawn = None

    def no_chance(self) -> GameError:
        """The error for asking chance where a player decides, or after the end."""
        if self.to_act == NOBODY:
            return GameOver("error-game-over", move="chance")
        return NotYourTurn("error-no-chance", seat=self.to_act + 1)

    def no_decision(self) -> GameError:
        """The error for asking for a player's move where chance draws, or after the end."""
        if self.to_act == NOBODY:
            return GameOver("error-game-over", move="any_move")
        return NotYourTurn("error-no-decision")

    def random(self, rng: Random) -> float:
        """Draw a number; the generator's method is looked up once, since that costs as much as the number."""
        draw = self._next
        if draw is None or self._rng is not rng:
            if not isinstance(rng, Random):
                raise TypeError(f"rng is a random.Random, not {type(rng).__name__}")
            draw = self._next = rng.random
            self._rng = rng
        return draw()

    def any_move(self, rng: Random) -> Move:
        """A legal move of the player to act, each alike; without a choice nothing is drawn. Games may save the list."""
        options = self._legal or self.generate_legal()
        if not options:
            raise self.no_decision()
        return options[0] if len(options) == 1 else options[int(self.random(rng) * float(len(options)))]

    def observe(self, viewer: Player | None) -> "Observation":
        """What this viewer may know; None is a spectator."""
        require_viewer(viewer)
        return self.game.view(self, viewer)

    def seen_as(self, move: Move, viewer: Player | None) -> Move:
        """Before apply: the move as this viewer may see it. What is no move of this game is refused."""
        require_viewer(viewer)
        if not self.game.move_table.holds(move):
            raise self.refusal(move)
        return self.redacted(move, viewer)

    # For learners: bits instead of observations.

    def encode(self, viewer: Player | None) -> bytes:
        """What this viewer may know as the bits of `game.features`, the lowest of a byte first; None is a spectator.

        It carries what `observe` carries and nothing else, without making an observation.
        """
        require_viewer(viewer)
        return self.write_features(-1 if viewer is None else int(viewer), False)

    def encode_truth(self, player: Player) -> bytes:
        """The whole truth as the bits of `game.truth_features`, this player first: for critics, never for players."""
        if not isinstance(player, Player):
            raise TypeError(f"a Player is wanted, not {player!r}")
        return self.write_features(int(player), True)

    def encode_mask(self, viewer: Player | None) -> bytes:
        """The legal moves as bits, one for each decision of the move table; all 0 for whoever is not to act."""
        require_viewer(viewer)
        row = bytearray((self.game.move_table.decisions + 7) // 8)
        if viewer is not None and int(viewer) == self.to_act:
            for move in self._legal or self._legal_list():
                row[move.index >> 3] |= 1 << (move.index & 7)
        return bytes(row)

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    # Between processes: position text says everything but the orders that later samples rest on.

    def orders(self) -> list[list[int]]:
        """The lists of hidden things in whose order `sample` looks; games without any have nothing to say."""
        return []

    def reorder(self, orders: list[list[int]]) -> None:
        """Take the orders over that another state with the same text has given."""

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild_state, (self.game, str(self), self.orders())

    # What a game fills in.

    @abstractmethod
    def copy(self) -> "State":
        """An independent state, equal in everything."""

    @abstractmethod
    def generate_legal(self) -> list[Move]:
        """The legal moves of the player to act, in table order, a list of their own: the one truth on legality.

        Where no player decides the list is empty.
        """

    @abstractmethod
    def odds(self) -> list[tuple[Move, int]]:
        """At CHANCE: every outcome with its integer weight, sorted by move index. Elsewhere: `no_chance` is raised."""

    @abstractmethod
    def sample(self, rng: Random) -> Move:
        """At CHANCE: draw one outcome in constant time. Elsewhere: `no_chance` is raised."""

    @abstractmethod
    def is_possible(self, move: Move) -> bool:
        """At CHANCE: ask whether this outcome of this game has a positive weight, in constant time."""

    @property
    @abstractmethod
    def stream(self) -> str:
        """At CHANCE: the source drawn from. Elsewhere: `no_chance` is raised."""

    @abstractmethod
    def perform(self, move: Move) -> None:
        """Carry out a move that is known to be legal."""

    @abstractmethod
    def reason_against(self, move: Move) -> IllegalMove:
        """Pick the reason and the clause for a move of this game that is not legal now; never decides."""

    @abstractmethod
    def write_features(self, viewer: int, truth: bool) -> bytes:
        """The encoding for a seat, or for a spectator (-1); with the truth also what the seat's rival alone knows."""

    @abstractmethod
    def redacted(self, move: Move, viewer: Player | None) -> Move:
        """Before apply: the move of this game as this viewer may see it; nothing is checked, for search."""


def require_viewer(viewer: Player | None) -> None:
    """Refuse what is neither a player nor a spectator, in both builds alike."""
    if viewer is not None and not isinstance(viewer, Player):
        raise TypeError(f"a viewer is a Player or None, not {viewer!r}")


def rebuild_state(game: "Game", text: str, orders: list[list[int]]) -> State:
    """Unpickle a state: its text, then its orders."""
    state = game.read_position(text)  # a state that was there needs no gate
    state.reorder(orders)
    return state
