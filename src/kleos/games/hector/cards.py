"""The cards as small ints, and the look-up tables that spell them. HA-01-03, HA-01-04.

A *kind* is what players see (`R3`): colour * 4 + value - 1. A *card* is a physical copy: kind * 2 + copy; its twin is
`card ^ 1`.
"""

from typing import Final

# Small numbers by name: what a parameter of this type counts.
Kind = int  # a kind of card, by its place in KIND_NAMES
Pile = int  # a front or home, by its place in the row of piles

COLOURS: Final = "RGBYPN"  # red, green, blue, yellow, purple, brown
VALUES: Final = 4
COPIES: Final = 2  # HA-01-04: each kind exists twice per side
KINDS: Final = len(COLOURS) * VALUES
CARDS: Final = KINDS * COPIES

VALUE: Final[list[int]] = [card // COPIES % VALUES + 1 for card in range(CARDS)]
COLOUR: Final[list[int]] = [card // COPIES // VALUES for card in range(CARDS)]
KIND_NAMES: Final[list[str]] = [f"{colour}{value}" for colour in COLOURS for value in range(1, VALUES + 1)]
CARD_NAMES: Final[list[str]] = [f"{name}{copy}" for name in KIND_NAMES for copy in "ab"]
BIT: Final[list[int]] = [1 << card for card in range(CARDS)]

# Army piles.
HOME: Final = 3  # fronts 1, 2, 3 are piles 0, 1, 2
PILES: Final = 4
PILE_NAMES: Final = ("front1", "front2", "front3", "home")

HAND: Final = 4  # HA-04-08
ENOUGH: Final = 5  # HA-09-01: a pile with fewer cards is exhausted
MAX_SHAME: Final = 3  # HA-08-07
FAVOURS: Final = 3  # HA-01-08
ROUNDS: Final = 4  # HA-05-01
VANGUARD_OF_CHOICE: Final = 4  # HA-04-03: a vanguard of this value lets the attacker pick the number


def bits(mask: int) -> list[int]:
    """The cards of a mask, ascending."""
    return [card for card in range(CARDS) if mask >> card & 1]
