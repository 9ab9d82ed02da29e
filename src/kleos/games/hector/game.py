"""HectorGame: options and components of Hector & Achilles, and the doors to start, position and imagine."""

from typing import TYPE_CHECKING, Any, Final, final

from kleos.core.game import Game
from kleos.core.options import read_options
from kleos.games.hector.components import read_components
from kleos.games.hector.imagine import HectorBlueprint
from kleos.games.hector.moves import MOVES
from kleos.games.hector.notation import read_position
from kleos.games.hector.options import SWITCHES, Rules
from kleos.games.hector.state import HectorState, start

if TYPE_CHECKING:
    from kleos.core.players import Player

RULES_VERSION: Final = "1"
# A battle has at most 6 opening moves (seats, vanguard, draw, number, tile, orientation), 11 deals, 4 rounds of 2 turns
# with at most 3 moves each, 4 fate decisions, 1 ransom and 3 penalty cards; HA-R-44 bounds the number of battles.
PLIES_PER_BATTLE: Final = 6 + 11 + 4 * (2 * 3 + 1) + 1 + 3


@final
class HectorGame(Game):
    """Hector & Achilles under certain options and with a certain component set."""

    __slots__ = ("rules",)

    def __init__(self, data: object, given: dict[str, object]) -> None:
        components = read_components(data)
        options = read_options(MOVES.game, SWITCHES, given)
        rules = Rules(components, options)
        super().__init__(MOVES, SWITCHES, options, components.hash, RULES_VERSION, rules.max_battles * PLIES_PER_BATTLE)
        self.rules = rules

    def start(self) -> HectorState:
        """The position before the first move."""
        return start(self, self.rules)

    def position(self, text: str) -> HectorState:
        """Read a position; the reverse of `str(state)`."""
        return read_position(self, self.rules, text)

    def blueprint(self, viewer: "Player | None", table: Any) -> HectorBlueprint:
        """Read an observation's table, for `imagine`."""
        return HectorBlueprint(self, self.rules, viewer, table)

    def component_data(self) -> dict[str, Any]:
        """The component set as plain data."""
        return self.rules.components.data
