"""Game: rules, options and component set of one game; immutable, hashable, JSON-able."""

from abc import abstractmethod
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from kleos.core.errors import NotationError
from kleos.core.moves import Move, MoveTable
from kleos.core.options import Option, Value

if TYPE_CHECKING:
    from kleos.core.observation import Observation
    from kleos.core.players import Player
    from kleos.core.state import State

# Filled by the interpreted edge modules of each game, which the catalogue imports: compiled code imports none of them.
VIEWS: Final[dict[str, Callable[..., Any]]] = {}  # code -> view(state, viewer) -> Observation
READERS: Final[dict[str, Callable[[bytes], Any]]] = {}  # code -> read(data) -> Observation
TENSORS: Final[dict[str, Callable[..., Any]]] = {}  # code -> tensor(game, observation) -> list[float]
TENSOR_SIZES: Final[dict[str, int]] = {}
loaders: Final[list[Callable[..., Any]]] = []  # the catalogue's load, for unpickling


class Blueprint:
    """One observation, read once: what is known of the state, and a plan for the rest."""

    __slots__ = ()

    @abstractmethod
    def draw(self, rng: Random) -> "State":
        """A full state that fits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What does not change while playing. Two games with the same code, options and component set are equal."""

    __slots__ = (
        "_blueprint",
        "_seen",
        "code",
        "component_hash",
        "max_plies",
        "options",
        "rules_version",
        "switches",
        "table",
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
        self.table = table
        self.switches = switches
        self.options = options
        self.component_hash = component_hash
        self.rules_version = rules_version
        self.max_plies = max_plies
        self._seen: object = None
        self._blueprint: Blueprint | None = None

    @property
    def moves(self) -> list[Move]:
        """All moves of the game; `moves[k].index == k`."""
        return self.table.moves[:]

    def parse(self, text: str) -> Move:
        """Read a move code."""
        return self.table.parse(text)

    def view(self, state: "State", viewer: "Player | None") -> "Observation":
        """Make the observation of one viewer; `State.observe` ends here."""
        seen: Observation = VIEWS[self.code](state, viewer)
        return seen

    def observation(self, data: bytes) -> "Observation":
        """Read an observation back from its JSON bytes."""
        seen: Observation = READERS[self.code](data)
        return seen

    def tensor(self, seen: "Observation") -> list[float]:
        """Features of an observation, all between -1 and 1, for adapters and nets."""
        features: list[float] = TENSORS[self.code](self, seen)
        return features

    @property
    def tensor_size(self) -> int:
        """How many features `tensor` gives."""
        return TENSOR_SIZES[self.code]

    def imagine(self, seen: "Observation", rng: Random) -> "State":
        """Draw a full state that fits what this viewer knows; the last observation is read once only."""
        blueprint = self._blueprint
        if blueprint is None or self._seen is not seen:
            blueprint = self._blueprint = self.blueprint(seen.viewer, seen.table)
            self._seen = seen
        return blueprint.draw(rng)

    def spec(self) -> dict[str, Any]:
        """The game as plain JSON data: enough to load it again."""
        return {"game": self.code, "options": dict(self.options), "components": self.component_data()}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return False
        return self.code == other.code and self.options == other.options and self.component_hash == other.component_hash

    def __hash__(self) -> int:
        return hash((self.code, self.component_hash, tuple(self.options.items())))

    def __repr__(self) -> str:
        changed = [f"{o.name}={self.options[o.name]}" for o in self.switches if self.options[o.name] != o.default]
        return f"<Game {' '.join([self.code, *changed])}>"

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild_game, (self.code, self.options, self.component_data())

    def unreadable(self, what: str, wanted: str, **arguments: str | int) -> NotationError:
        """The error for a position that cannot be read; what is wanted is a message id."""
        return NotationError("error-bad-position", "", game=self.code, part=what[:60], wanted=wanted, **arguments)

    # What a game fills in.

    @abstractmethod
    def start(self) -> "State":
        """The position before the first move."""

    @abstractmethod
    def position(self, text: str) -> "State":
        """Read a position; the reverse of `str(state)`."""

    @abstractmethod
    def blueprint(self, viewer: "Player | None", table: Any) -> Blueprint:
        """Read an observation's table, so that `imagine` can draw from it again and again."""

    @abstractmethod
    def component_data(self) -> dict[str, Any]:
        """The component set as plain data."""


def rebuild_game(code: str, options: dict[str, Value], components: dict[str, Any]) -> Game:
    """Unpickle a game through the catalogue."""
    game: Game = loaders[0](code, components=components, **options)
    return game
