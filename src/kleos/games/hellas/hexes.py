"""Hexagons: coordinates, edges, basins, neighbours, the leap over the dolphin. Geometry alone, no rule of the game.

Cells have axial coordinates (q, r), packed into one int. Edges count from 0 = E counter-clockwise: E NE NW W SW SE. A
tile's edges are a mask: a bit is set where there is water. A `Layout` never changes: laying a tile makes a new one, so
copies of a state share it, and its open spots and contacts are carried on from the one before.
"""

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

EDGES: Final = 6
ALL_WATER: Final = 63
EDGE_NAMES: Final = ("E", "NE", "NW", "W", "SW", "SE")
STRIDE: Final = 64
CENTRE: Final = 32
STEPS: Final = (64, 63, -1, -64, -63, 1)  # from a cell over each edge
OPPOSITE: Final = (3, 4, 5, 0, 1, 2)
TILES: Final = 24  # the dolphin tile included
DOLPHIN: Final = 0  # its number


def cell_at(q: int, r: int) -> int:
    """Pack coordinates."""
    return (q + CENTRE) * STRIDE + r + CENTRE


def column(cell: int) -> int:
    """The coordinate q."""
    return cell // STRIDE - CENTRE


def row(cell: int) -> int:
    """The coordinate r."""
    return cell % STRIDE - CENTRE


ORIGIN: Final = cell_at(0, 0)


# Edges of one tile.


def turned(edges: int, k: int) -> int:
    """Turn by k sixths counter-clockwise: old edge i becomes edge i + k."""
    return (edges << k | edges >> (EDGES - k)) & ALL_WATER


def read_edges(letters: str) -> int:
    """A mask from letters W and L."""
    return sum(1 << k for k, letter in enumerate(letters) if letter == "W")


def write_edges(edges: int) -> str:
    """A mask as letters W and L."""
    return "".join("W" if edges >> k & 1 else "L" for k in range(EDGES))


def water_runs(edges: int) -> list[int]:
    """The separate stretches of water along the rim: the basins of a tile without a bridge."""
    if edges == ALL_WATER:
        return [ALL_WATER]
    runs: list[int] = []
    for k in range(EDGES):
        if edges >> k & 1 and not edges >> (k - 1) % EDGES & 1:
            run, at = 0, k
            while edges >> at % EDGES & 1:
                run |= 1 << at % EDGES
                at += 1
            runs.append(run)
    return runs


def basins(edges: int, bridged: bool) -> list[int]:
    """The connected waters of a tile, each as a mask of edges; a bridge lets them be one."""
    if bridged:
        return [edges] if edges else []
    return RUNS[edges]


RUNS: Final[list[list[int]]] = [water_runs(edges) for edges in range(ALL_WATER + 1)]
# The turns that look different, smallest first; and the same as a mask.
TURNS: Final[list[list[int]]] = [
    [k for k in range(EDGES) if all(turned(edges, k) != turned(edges, j) for j in range(k))]
    for edges in range(ALL_WATER + 1)
]


def matches(edges: int, known: int, water: int) -> bool:
    """Ask whether a turned tile meets water with water and land with land."""
    return edges & known == water


def joins_sea(edges: int, bridged: bool, water: int) -> bool:
    """Ask whether every basin of a turned tile meets water that is there already."""
    for basin in basins(edges, bridged):
        if not basin & water:
            return False
    return True


# Sets of numbers as masks of 24 bits. Both halves are looked up: counting bit by bit took a tenth of a playout.

HALF: Final = 12
LOW: Final = (1 << HALF) - 1
MEMBERS: Final[list[list[int]]] = [[]]  # by half mask: the numbers in it, ascending
for _number in range(HALF):
    MEMBERS.extend([[*lower, _number] for lower in MEMBERS[:]])
HIGH_MEMBERS: Final[list[list[int]]] = [[number + HALF for number in low] for low in MEMBERS]
SIZES: Final = bytes([len(low) for low in MEMBERS])  # bytes: looked up without touching an object


def members(mask: int) -> list[int]:
    """The numbers in a mask, ascending; callers must not change the list."""
    if mask <= LOW:
        return MEMBERS[mask]
    return MEMBERS[mask & LOW] + HIGH_MEMBERS[mask >> HALF]


def size(mask: int) -> int:
    """How many numbers are in a mask."""
    return SIZES[mask & LOW] + SIZES[mask >> HALF]


def member(mask: int, k: int) -> int:
    """The k-th number in a mask, from 0."""
    low = MEMBERS[mask & LOW]
    return low[k] if k < len(low) else HIGH_MEMBERS[mask >> HALF][k - len(low)]


# The layout.


@mypyc_attr(acyclic=True)
@final
class Spot:
    """A free cell beside the layout: what its neighbours show towards it."""

    __slots__ = ("cell", "code", "known", "near", "water", "wet")

    def __init__(self, code: int, cell: int, known: int, water: int, near: int, wet: int) -> None:
        self.code = code  # lowest-numbered neighbour * 6 + the edge of that neighbour
        self.cell = cell
        self.known = known  # edges with a neighbour
        self.water = water  # those that face water
        self.near = near  # numbers of all neighbours
        self.wet = wet  # numbers of the neighbours over water


@mypyc_attr(acyclic=True)
@final
class Layout:
    """The tiles on the table, numbered in the order of laying, the dolphin tile first."""

    __slots__ = ("cells", "code", "contact", "edges", "kinds", "land", "looks", "ring", "sea", "spots", "turns")

    def __init__(self, source: "Layout | None") -> None:
        self.code: bytes = b""  # its encoding, once it has been asked for
        self.looks: dict[int, Any] | None = (
            None  # tiles as viewers see them, by number, city and threat, once asked for
        )
        if source is None:
            self.cells: list[int] = []
            self.kinds: list[int] = []
            self.turns: list[int] = []
            self.edges: list[int] = []
            self.spots: list[Spot] = []  # the free cells beside it, by code
            self.land: list[int] = [0] * TILES  # by number: the neighbours over land, as a mask
            self.sea: list[int] = [0] * TILES  # over water
            self.contact: list[int] = [0] * TILES  # over either, and over the dolphin tile
            self.ring: int = 0  # the tiles that touch the dolphin tile
        else:
            self.cells = source.cells[:]
            self.kinds = source.kinds[:]
            self.turns = source.turns[:]
            self.edges = source.edges[:]
            self.spots = source.spots[:]
            self.land = source.land[:]
            self.sea = source.sea[:]
            self.contact = source.contact[:]
            self.ring = source.ring

    def laid(self, cell: int, kind: int, k: int, edges: int) -> "Layout":
        """The layout with one more tile, given as it lies."""
        new = Layout(self)
        number = len(new.cells)
        new.cells.append(cell)
        new.kinds.append(kind)
        new.turns.append(k)
        new.edges.append(edges)
        place = self.place_of(cell)
        known = 0
        if place >= 0:
            spot = new.spots.pop(place)
            known = spot.known
            new.join(number, spot)
        for edge in range(EDGES):
            if not known >> edge & 1:
                new.open(number, edge, cell + STEPS[edge], edges >> edge & 1)
        return new

    def place_of(self, cell: int) -> int:
        """Where a free cell stands among the spots; -1 if it is none. A dozen spots: looking through beats a dict."""
        place = 0
        for spot in self.spots:
            if spot.cell == cell:
                return place
            place += 1
        return -1

    def join(self, number: int, spot: Spot) -> None:
        """Bring a new tile into contact with its neighbours, and over the dolphin tile with the ring."""
        bit = 1 << number
        self.sea[number] = spot.wet
        self.land[number] = spot.near & ~spot.wet
        reached = spot.near
        for other in members(spot.near):
            if spot.wet >> other & 1:
                self.sea[other] |= bit
            else:
                self.land[other] |= bit
        if spot.near & 1:  # the dolphin tile
            reached |= self.ring
            self.ring |= bit
        for other in members(reached):
            self.contact[other] |= bit
        self.contact[number] = reached

    def open(self, number: int, edge: int, cell: int, wet: int) -> None:
        """Note what a new tile shows to a free cell over one of its edges; new spots have the highest codes."""
        back = 1 << OPPOSITE[edge]
        bit = 1 << number
        place = self.place_of(cell)
        if place < 0:
            code = number * EDGES + edge
            self.spots.append(Spot(code, cell, back, back if wet else 0, bit, bit if wet else 0))
        else:
            old = self.spots[place]
            water, shore = old.water | (back if wet else 0), old.wet | (bit if wet else 0)
            self.spots[place] = Spot(old.code, cell, old.known | back, water, old.near | bit, shore)

    def spot(self, code: int) -> Spot | None:
        """The free cell with this code."""
        for spot in self.spots:
            if spot.code == code:
                return spot
        return None

    def over_water(self, number: int) -> int:
        """The tiles in contact over water and not over land; tiles of the ring leap the dolphin tile."""
        contact = self.sea[number]
        if self.ring >> number & 1:
            contact |= self.ring & ~(1 << number)
        return contact & ~self.land[number]

    def contacts(self, number: int) -> int:
        """The tiles in contact in any way."""
        return self.contact[number]


def dolphin_alone(kind: int) -> Layout:
    """The start of every layout: the dolphin tile, water all around."""
    return Layout(None).laid(ORIGIN, kind, 0, ALL_WATER)
