"""OlympusGame: options and cards of Fight for Olympus: how it starts, how positions and observations are read."""

from copy import deepcopy
from typing import Any, Final, final

from kleos.core.errors import NotationError
from kleos.core.features import FeatureTable
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.options import read_options
from kleos.core.players import Player
from kleos.core.state import State
from kleos.games.olympus.cards import HAND, KIND_INDEX, KIND_NAMES, KINDS, MOST_PLAYS, SLOTS, TYPES
from kleos.games.olympus.components import MOST_COST, read_components
from kleos.games.olympus.encode import FEATURES, TRUTH_FEATURES
from kleos.games.olympus.imagine import OlympusWorldSampler
from kleos.games.olympus.invariants import check_state
from kleos.games.olympus.moves import MOVES
from kleos.games.olympus.notation import read_position
from kleos.games.olympus.options import SWITCHES, Rules
from kleos.games.olympus.state import OlympusState, start

RULES_VERSION: Final = "1"
# FO-END-07: at most 35 turns with four added cards. A card's four effects take at most 14 moves each (use, six looks,
# six picks and a place). A turn has at most 24 plays (FO-R-36) of announcing, paying, placing and effects; four attacks
# a slot with the effects of unit and equipment, the same again for reactions; and the draws.
TURNS: Final = 35
PLIES_PER_CARD: Final = 4 * 14
PLIES_PER_ATTACK: Final = 2 * 2 * PLIES_PER_CARD + 10
PLIES_PER_TURN: Final = MOST_PLAYS * (2 + MOST_COST + 2 * PLIES_PER_CARD) + SLOTS * 4 * PLIES_PER_ATTACK + 100


@final
class OlympusGame(Game):
    """Fight for Olympus under certain options and with a certain card set."""

    __slots__ = ("by_name", "rules")

    def __init__(self, data: object, given: dict[str, object]) -> None:
        box = read_components(data)
        options = read_options(MOVES.game, SWITCHES, given)
        super().__init__(MOVES, SWITCHES, options, box.hash, RULES_VERSION, 1 + 2 * HAND + TURNS * PLIES_PER_TURN)
        self.rules = Rules(box, options)
        self.by_name: dict[str, str] = {
            box.names[kind].casefold(): KIND_NAMES[kind] for kind in range(KINDS) if box.present[kind]
        }
        for kind in range(KINDS):
            if box.rows[kind].get("en"):
                self.by_name.setdefault(str(box.rows[kind]["en"]).casefold(), KIND_NAMES[kind])

    @property
    def features(self) -> FeatureTable:
        """What each bit of an encoding means."""
        return FEATURES

    @property
    def truth_features(self) -> FeatureTable:
        """What each bit of an encoding of the truth means."""
        return TRUTH_FEATURES

    def start(self) -> OlympusState:
        """The position before the first move."""
        return start(self, self.rules)

    def parse(self, text: str) -> Move:
        """Read a move code; a card may also be given by its name: `play Menelaos`, `play Menelaus`."""
        tidy = " ".join(text[:200].split())
        if tidy.casefold() not in self.move_table.by_loose_code:  # a code is never taken for a name
            verb, _, name = tidy.partition(" ")
            code = self.by_name.get(name.casefold())
            move = None if code is None else self.move_table.by_loose_code.get(f"{verb} {code}".casefold())
            if move is not None:
                return move
        return self.move_table.parse(text)

    def card(self, name: str) -> tuple[str, str, dict[str, Any]]:
        """A card by its name or kind: its kind, its type and its row in the set."""
        tidy = " ".join(name[:60].split())
        code = self.by_name.get(tidy.casefold(), tidy.upper())
        kind = KIND_INDEX.get(code, -1)
        box = self.rules.box
        if kind < 0 or not box.present[kind]:
            raise NotationError("error-no-such-card", card=tidy[:40], set=box.name)
        return code, TYPES[box.type_of[kind]], box.rows[kind]

    def read_position(self, text: str) -> OlympusState:
        """Read the words of a position."""
        return read_position(self, self.rules, text)

    def check(self, state: State) -> None:
        """Refuse a state that no game leads to."""
        assert isinstance(state, OlympusState)
        check_state(self, state)

    def make_sampler(self, viewer: Player | None, table: Any) -> OlympusWorldSampler:
        """Read an observation's table, for `imagine`."""
        return OlympusWorldSampler(self, self.rules, viewer, table)

    def component_data(self) -> dict[str, Any]:
        """The card set as plain data, a copy."""
        return deepcopy(self.rules.box.data)
