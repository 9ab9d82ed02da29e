"""Who acts: two players, chance, or nobody when the game is over."""

from enum import Enum, IntEnum
from typing import Final


class Player(IntEnum):
    """A seat. People, URLs and JSON count seats 1 and 2; code counts 0 and 1."""

    ONE = 0
    TWO = 1

    @property
    def rival(self) -> "Player":
        """The other player."""
        return Player(1 - self.value)

    @property
    def seat(self) -> int:
        """The seat as people count it: 1 or 2."""
        return self.value + 1


class Chance(Enum):
    """The type of CHANCE, which acts wherever a card is drawn or a tile is turned."""

    CHANCE = "chance"


CHANCE: Final = Chance.CHANCE

# The same as small ints, for the hot path: State.to_act holds one of these.
ONE: Final = 0
TWO: Final = 1
CHANCE_SEAT: Final = 2
NOBODY: Final = 3

ACTORS: Final[tuple[Player | Chance | None, ...]] = (Player.ONE, Player.TWO, CHANCE, None)

VIEWERS: Final[tuple[Player | None, ...]] = (Player.ONE, Player.TWO, None)  # both seats and a spectator

PERSON: Final = "person"  # in a player's place: no bot, but somebody at the table
