"""Game: rules, options and component set of one game; immutable, hashable, JSON-able."""

from abc import abstractmethod
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from kleos.core.errors import GameError, NotationError
from kleos.core.features import FeatureTable, floats
from kleos.core.moves import Move, MoveTable
from kleos.core.options import Option, Value
from kleos.core.players import VIEWERS, Player

if TYPE_CHECKING:
    from kleos.core.observation import Observation
    from kleos.core.state import State

# Filled by the interpreted edge modules of each game, which the catalogue imports: compiled code imports none of them.
VIEWS: Final[dict[str, Callable[..., Any]]] = {}  # code -> view(state, viewer) -> Observation
READERS: Final[dict[str, Callable[[bytes], Any]]] = {}  # code -> read(data) -> Observation
loaders: Final[list[Callable[..., Any]]] = []  # the catalogue's load, for unpickling
# What reading code trips over when its input is nonsense; the gate makes a typed error of it.
BROKEN: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


@mypyc_attr(allow_interpreted_subclasses=True)
class WorldSampler:
    """Draws full states that fit one observation, which is read once."""

    __slots__ = ()

    @abstractmethod
    def draw(self, rng: Random) -> "State":
        """A full state that fits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What does not change while playing. Two games with the same code, options and component set are equal."""

    __slots__ = (
        "_options",
        "code",
        "component_hash",
        "max_plies",
        "move_table",
        "rules_version",
        "switches",
    )

    def __init__(
        self,
        table: MoveTable,
        switches: tuple[Option, ...],
        options: dict[str, Value],
        component_hash: str,
        rules_version: str,
        max_plies: int,
    ) -> None:
        self.code = table.game
        self.move_table = table
        self.switches = switches
        self._options = options
        self.component_hash = component_hash
        self.rules_version = rules_version
        self.max_plies = max_plies

    @property
    def options(self) -> dict[str, Value]:
        """Every option with its value; a copy, for a game does not change."""
        return self._options.copy()

    @property
    def moves(self) -> list[Move]:
        """All moves of the game; `moves[k].index == k`."""
        return self.move_table.moves[:]

    def parse(self, text: str) -> Move:
        """Read a move code."""
        return self.move_table.parse(text)

    def view(self, state: "State", viewer: Player | None) -> "Observation":
        """Make the observation of one viewer; `State.observe` ends here."""
        seen: Observation = VIEWS[self.code](state, viewer)
        return seen

    def observation(self, data: bytes) -> "Observation":
        """Read an observation back from its JSON bytes; one that no game leads to is refused."""
        seen: Observation = READERS[self.code](data)
        if seen.is_older():
            seen = self.completed(seen)
        flaw = self.flaw(seen.viewer, seen.table, seen.legal)
        if flaw:
            raise NotationError("error-bad-observation", detail=flaw)
        return seen.made_for(self)

    def completed(self, seen: "Observation") -> "Observation":
        """Add what is asked to a table that an earlier version saved: it follows from the agenda."""
        try:
            world = self.make_sampler(seen.viewer, seen.table).draw(Random(0))
            return seen.asking(world.observe(seen.viewer).table.asked)
        except (GameError, *BROKEN):
            return seen  # the gate says what is wrong with it

    def tensor(self, seen: "Observation") -> list[float]:
        """The bits of `state.encode` as numbers, from an observation: those of any world that fits it are the same."""
        return floats(self.imagine(seen, Random(0)).encode(seen.viewer))

    @property
    def tensor_size(self) -> int:
        """How many numbers `tensor` gives."""
        return self.features.size

    def imagine(self, seen: "Observation", rng: Random) -> "State":
        """Draw a full state that fits what this viewer knows. Whoever wants many takes a `sampler`."""
        if not isinstance(rng, Random):
            raise TypeError(f"rng is a random.Random, not {type(rng).__name__}")
        return self.sampler(seen).draw(rng)

    def sampler(self, seen: "Observation") -> WorldSampler:
        """Read an observation to draw from."""
        seen = self.let_in(seen)
        return self.make_sampler(seen.viewer, seen.table)

    # The gate: what comes from outside is a position or a table of this game, or a typed error.

    def let_in(self, seen: "Observation") -> "Observation":
        """An observation that may be used; one that was not made by this game's own view is checked first."""
        return seen if seen.is_made_for(self) else self.observation(seen.to_bytes())

    def position(self, text: str) -> "State":
        """Read a position, the reverse of `str(state)`; one that no game leads to is refused."""
        if not isinstance(text, str):
            raise TypeError(f"a position is text, not {type(text).__name__}")
        try:
            state = self.read_position(text)
            self.check(state)
            flaw = self.flaw_of_views(state)
        except GameError:
            raise
        except BROKEN as error:
            raise self.unreadable(describe(error), "want-possible") from error
        if flaw:
            raise self.unreadable(flaw, "want-possible")
        return state

    def flaw_of_views(self, state: "State") -> str:
        """What is wrong with what the players and a spectator see of a position; nothing if all is well."""
        for viewer in VIEWERS:
            seen = state.observe(viewer)
            flaw = self.flaw(viewer, seen.table, seen.legal)
            if flaw:
                return flaw
        return ""

    def flaw(self, viewer: Player | None, table: Any, legal: tuple[str, ...]) -> str:
        """What is wrong with a table: a world that fits it must keep the rules and look the same. Nothing if so."""
        try:
            world = self.make_sampler(viewer, table).draw(Random(0))
            self.check(world)
            seen = world.observe(viewer)
        except (GameError, *BROKEN) as error:
            return describe(error)
        if seen.table != table:
            return first_difference(seen.table, table)
        return "legal" if legal and legal != seen.legal else ""

    def insist(self, holds: bool, part: str) -> None:
        """Refuse a state that breaks an invariant; the part names what and its clause."""
        if not holds:
            raise self.unreadable(part, "want-possible")

    def spec(self) -> dict[str, Any]:
        """The game as plain JSON data: enough to load it again."""
        return {"game": self.code, "options": self.options, "components": self.component_data()}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return False
        return (
            self.code == other.code and self._options == other._options and self.component_hash == other.component_hash
        )

    def __hash__(self) -> int:
        return hash((self.code, self.component_hash, tuple(self._options.items())))

    def __repr__(self) -> str:
        changed = [f"{o.name}={self._options[o.name]}" for o in self.switches if self._options[o.name] != o.default]
        return f"<Game {' '.join([self.code, *changed])}>"

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild_game, (self.code, self._options, self.component_data())

    def unreadable(self, what: str, wanted: str, **arguments: str | int) -> NotationError:
        """The error for a position that cannot be read; what is wanted is a message id."""
        return NotationError("error-bad-position", "", game=self.code, part=what[:60], wanted=wanted, **arguments)

    # What a game fills in.

    @property
    @abstractmethod
    def features(self) -> FeatureTable:
        """What each bit of `state.encode` means."""

    @property
    @abstractmethod
    def truth_features(self) -> FeatureTable:
        """What each bit of `state.encode_truth` means."""

    @abstractmethod
    def start(self) -> "State":
        """The position before the first move."""

    @abstractmethod
    def read_position(self, text: str) -> "State":
        """Read a position as far as its words tell; `check` comes after."""

    @abstractmethod
    def check(self, state: "State") -> None:
        """Refuse a state that no game leads to: the ledger's invariants, ranges, agenda and counts. NotationError."""

    @abstractmethod
    def make_sampler(self, viewer: Player | None, table: Any) -> WorldSampler:
        """Read an observation's table, to draw worlds from it again and again."""

    @abstractmethod
    def component_data(self) -> dict[str, Any]:
        """The component set as plain data, a copy."""


def describe(error: Exception) -> str:
    """An error in one short line: of an impossible position the part that is wrong."""
    if isinstance(error, GameError):
        return str(error.arguments.get("part", error))
    return " ".join(f"{type(error).__name__} {error}".split())[:120]


def first_difference(made: Any, told: Any) -> str:
    """The field in which two tables differ."""
    for name in made.__struct_fields__:
        if getattr(made, name) != getattr(told, name, None):
            return str(name)
    return "table"


def rebuild_game(code: str, options: dict[str, Value], components: dict[str, Any]) -> Game:
    """Unpickle a game through the catalogue."""
    game: Game = loaders[0](code, components=components, **options)
    return game
