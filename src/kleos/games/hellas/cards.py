"""The frame of tiles and god cards as small ints: which kinds exist and how they are spelled. HE-COMP.

A tile kind is what can be told apart: the ring of its edges, and a temple. `WWLLLL` is written from the edge that makes
the word greatest (W before L); `t` marks a temple. A card kind is a god and a number: `A1` to `A8`, `P1`.., `Z1`...
What a kind does is data: see components.py.
"""

from typing import Final

from kleos.games.hellas.hexes import ALL_WATER, turned, write_edges

# Small numbers by name: what a parameter of this type counts.
Kind = int  # a kind of god card, by its place in CARD_NAMES
City = int  # a city, by the number of its tile; 0 is the dolphin

PLAYERS: Final = 2
GREEKS: Final = 15  # HE-COMP-01: per player
SHIPS: Final = 10  # HE-COMP-02
MOST: Final = 3  # HE-REIN-03, HE-REIN-04: of one piece in a city
CITIES: Final = 23
TEN: Final = 10  # HE-COMP-08
COAST_TILES: Final = 8  # HE-COAST-08

GREEK: Final = 0
SHIP: Final = 1
PIECES: Final = ("greek", "ship")

ARES: Final = 0
POSEIDON: Final = 1
ZEUS: Final = 2
GODS: Final = 3
GOD_NAMES: Final = ("ares", "poseidon", "zeus")
CARDS_EACH: Final = 16  # HE-COMP-03
KINDS_EACH: Final = 8
CARD_KINDS: Final = GODS * KINDS_EACH
CARD_NAMES: Final[list[str]] = [f"{letter}{k + 1}" for letter in "APZ" for k in range(KINDS_EACH)]
CARD_INDEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(CARD_NAMES)}
GOD: Final[list[int]] = [kind // KINDS_EACH for kind in range(CARD_KINDS)]
NO_CARD: Final = -1
HAND_LIMIT: Final = 7  # HE-REIN-06
GOD_LIMIT: Final = 3

# Tile kinds: every ring of edges, without and with a temple.
RINGS: Final[list[int]] = [
    edges
    for edges in range(ALL_WATER + 1)
    if all(write_edges(edges) >= write_edges(turned(edges, k)) for k in range(6))
]
TILE_KINDS: Final = 2 * len(RINGS)
TILE_EDGES: Final[list[int]] = RINGS + RINGS
TEMPLE: Final[list[bool]] = [False] * len(RINGS) + [True] * len(RINGS)
TILE_NAMES: Final[list[str]] = [
    write_edges(edges) + ("t" if temple else "") for edges, temple in zip(TILE_EDGES, TEMPLE, strict=True)
]
TILE_INDEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(TILE_NAMES)}
DOLPHIN_KIND: Final = TILE_INDEX["WWWWWW"]


def ring_of(edges: int) -> int:
    """The ring that a mask of edges is a turn of."""
    return max((turned(edges, k) for k in range(6)), key=write_edges)


def tile_kind(edges: int, temple: bool) -> int:
    """The kind of a tile that lies with these edges."""
    return TILE_INDEX[write_edges(ring_of(edges)) + ("t" if temple else "")]


def turn_of(kind: Kind, edges: int) -> int:
    """The smallest turn that makes a kind lie with these edges."""
    for k in range(6):
        if turned(TILE_EDGES[kind], k) == edges:
            return k
    raise ValueError(write_edges(edges))
