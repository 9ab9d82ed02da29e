"""HellasGame: options, tiles and cards of Hellas: how it starts, how positions and observations are read."""

from copy import deepcopy
from typing import Any, Final, final

from kleos.core.features import FeatureTable
from kleos.core.game import Game
from kleos.core.options import read_options
from kleos.core.players import Player
from kleos.core.state import State
from kleos.games.hellas.components import read_components
from kleos.games.hellas.encode import FEATURES, TRUTH_FEATURES
from kleos.games.hellas.imagine import HellasWorldSampler
from kleos.games.hellas.invariants import check_state
from kleos.games.hellas.moves import MOVES
from kleos.games.hellas.notation import read_position
from kleos.games.hellas.options import SWITCHES, Rules
from kleos.games.hellas.state import HellasState, start

RULES_VERSION: Final = "1"
# A turn: at most 14 cards with 10 moves each for answers and choices (140); 12 steps and 7 deals; or four fights of 45
# moves; or four voyages of 10; and a reorganisation that lifts and drops each of 25 pieces once. The coast flips each
# tile three times at most; HE-R-38 lets the whole game start anew only after that, which is not counted.
PLIES_PER_TURN: Final = 400
PLIES_OF_COAST: Final = 6 + 3 * 23 + 2 * 8


@final
class HellasGame(Game):
    """Hellas under certain options and with a certain component set."""

    __slots__ = ("rules",)

    def __init__(self, data: object, given: dict[str, object]) -> None:
        box = read_components(data)
        options = read_options(MOVES.game, SWITCHES, given)
        rules = Rules(box, options)
        super().__init__(
            MOVES, SWITCHES, options, box.hash, RULES_VERSION, PLIES_OF_COAST + rules.turn_cap * PLIES_PER_TURN
        )
        self.rules = rules

    @property
    def features(self) -> FeatureTable:
        """What each bit of an encoding means."""
        return FEATURES

    @property
    def truth_features(self) -> FeatureTable:
        """What each bit of an encoding of the truth means."""
        return TRUTH_FEATURES

    def start(self) -> HellasState:
        """The position before the first move."""
        return start(self, self.rules)

    def read_position(self, text: str) -> HellasState:
        """Read the words of a position."""
        return read_position(self, self.rules, text)

    def check(self, state: State) -> None:
        """Refuse a state that no game leads to."""
        assert isinstance(state, HellasState)
        check_state(self, state)

    def make_sampler(self, viewer: Player | None, table: Any) -> HellasWorldSampler:
        """Read an observation's table, for `imagine`."""
        return HellasWorldSampler(self, self.rules, viewer, table)

    def component_data(self) -> dict[str, Any]:
        """The component set as plain data, a copy."""
        return deepcopy(self.rules.box.data)
