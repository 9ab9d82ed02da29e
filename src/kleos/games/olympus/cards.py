"""The frame of the card set as small ints: which kinds exist, how they are spelled, and where units stand. FO-COMP.

A *kind* is what players see: `R7` the seventh red hero, `RS2` the second red soldier, `RE1` the first red equipment,
`X1` an added card. What is printed on a kind (name, cost, values, abilities) is data: see components.py. Each soldier
exists twice (FO-COMP-04); its two copies are equal in everything, so only the bag of unseen cards tells them apart.
"""

from typing import Final

# Small numbers by name: what a parameter of this type counts.
Kind = int  # a kind of card, by its place in KIND_NAMES
Slot = int  # a place in the row, by its place in SLOT_NAMES

COLOURS: Final = "RBYG"  # red, blue, yellow, green
MULTI: Final = 4  # the class of a multicolour card, beside the four colours
CLASSES: Final = 5

HERO: Final = 0
SOLDIER: Final = 1
EQUIPMENT: Final = 2
TYPES: Final = ("hero", "soldier", "equipment")

HEROES_EACH: Final = 15  # FO-COMP-02: per colour
SOLDIERS_EACH: Final = 3  # kinds; six cards
EQUIPMENT_EACH: Final = 3
COPIES: Final = (1, 2, 1)  # FO-COMP-04: by type
ADDED: Final = 4  # FO-R-35: own cards beyond the box

HEROES: Final = 60
SOLDIERS: Final = 12
EQUIPMENTS: Final = 12
FIRST_SOLDIER: Final = HEROES
FIRST_EQUIPMENT: Final = HEROES + SOLDIERS
FIRST_ADDED: Final = HEROES + SOLDIERS + EQUIPMENTS
KINDS: Final = FIRST_ADDED + ADDED
CARDS: Final = 96 + ADDED  # FO-COMP-03

KIND_NAMES: Final[list[str]] = (
    [f"{colour}{k + 1}" for colour in COLOURS for k in range(HEROES_EACH)]
    + [f"{colour}S{k + 1}" for colour in COLOURS for k in range(SOLDIERS_EACH)]
    + [f"{colour}E{k + 1}" for colour in COLOURS for k in range(EQUIPMENT_EACH)]
    + [f"X{k + 1}" for k in range(ADDED)]
)
KIND_INDEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_NAMES)}

# Physical cards, for the bag alone: the copies of a kind lie side by side.
COPIES_OF: Final[list[int]] = [2 if FIRST_SOLDIER <= kind < FIRST_EQUIPMENT else 1 for kind in range(KINDS)]
KIND: Final[list[int]] = [kind for kind in range(KINDS) for _ in range(COPIES_OF[kind])]
FIRST_COPY: Final[list[int]] = [KIND.index(kind) for kind in range(KINDS)]

NO_CARD: Final = -1

# Slots in attack order. FO-COMP-06, FO-R-31.
SLOTS: Final = 6
SLOT_NAMES: Final = ("O1", "O2", "O3", "D1", "D2", "T")
OLYMPUS: Final = 0
DELPHI: Final = 1
TROY: Final = 2
AREA_NAMES: Final = ("olympus", "delphi", "troy")
AREA: Final[list[int]] = [OLYMPUS, OLYMPUS, OLYMPUS, DELPHI, DELPHI, TROY]
NO_SLOT: Final = -1
GHOST: Final = 8  # + slot: where a unit stood that has left play

BOXED: Final = 20  # FO-SET-02
HAND: Final = 6  # FO-SET-03
DRAWS: Final = 2  # FO-DRAW-01
SEVEN: Final = 7  # FO-BON-02
MOST_PLAYS: Final = 24  # FO-R-36: cards one player may play in one turn
ALL_MARKERS: Final = 15  # a bit per colour
