"""HectorGame: options and components of Hector & Achilles: how it starts, how positions and observations are read."""

from copy import deepcopy
from typing import Any, Final, final

from kleos.core.features import FeatureTable
from kleos.core.game import Game
from kleos.core.options import read_options
from kleos.core.players import Player
from kleos.core.state import State
from kleos.games.hector.components import read_components
from kleos.games.hector.encode import FEATURES, TRUTH_FEATURES
from kleos.games.hector.imagine import HectorWorldSampler
from kleos.games.hector.invariants import check_state
from kleos.games.hector.moves import MOVES
from kleos.games.hector.options import SWITCHES, Rules
from kleos.games.hector.position_reader import read_position
from kleos.games.hector.state import HectorState, start

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

    @property
    def features(self) -> FeatureTable:
        """What each bit of an encoding means."""
        return FEATURES

    @property
    def truth_features(self) -> FeatureTable:
        """What each bit of an encoding of the truth means."""
        return TRUTH_FEATURES

    def start(self) -> HectorState:
        """The position before the first move."""
        return start(self, self.rules)

    def read_position(self, text: str) -> HectorState:
        """Read the words of a position."""
        return read_position(self, self.rules, text)

    def check(self, state: State) -> None:
        """Refuse a state that no game leads to."""
        assert isinstance(state, HectorState)
        check_state(self, state)

    def make_sampler(self, viewer: Player | None, table: Any) -> HectorWorldSampler:
        """Read an observation's table, for `imagine`."""
        return HectorWorldSampler(self, self.rules, viewer, table)

    def component_data(self) -> dict[str, Any]:
        """The component set as plain data, a copy."""
        return deepcopy(self.rules.components.data)
