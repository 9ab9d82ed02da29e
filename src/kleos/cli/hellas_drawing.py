"""The map of Hellas in letters: staggered rows of hexagons, each edge drawn as water or land."""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from rich.text import Text

from kleos.cli.screen import WIDTH
from kleos.games.hellas.hexes import DOLPHIN
from kleos.games.hellas.view import Tile
from kleos.text.hellas.places import DOLPHIN_SIGN, OWN, RIVAL, pieces

HALVES = (5, 4, 3)  # half the width of a cell: the widest that fits is drawn
SMALL = HALVES[-1]
HIGH = 3  # lines from one row of cells to the next
FILL = {"W": ("~", "~"), "L": ("=", "#")}  # a slanted edge, an upright one
STYLES = {"~": "blue", "=": "green", "#": "green"}
MARK_STYLES = {OWN: "bold yellow", RIVAL: "bold red", DOLPHIN_SIGN: "bold cyan"}


class Cell(NamedTuple):
    """A hexagon to draw: its place, its edges from E counter-clockwise ("" = a free spot), and two lines inside."""

    q: int
    r: int
    edges: str
    first: str
    second: str
    style: str


class Canvas:
    """Letters by place, each with a style."""

    def __init__(self) -> None:
        self.letters: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, words: str, style: str = "") -> None:
        """Write from a place to the right."""
        for k, letter in enumerate(words):
            self.letters[x + k, y] = (letter, style)

    def lines(self) -> list[Text]:
        """What was written, cut to the width of the screen."""
        found = []
        for y in range(1 + max((y for _, y in self.letters), default=-1)):
            line = Text()
            last = min(WIDTH - 1, max((x for x, at in self.letters if at == y), default=-1))
            row_of = [self.letters.get((x, y), (" ", "")) for x in range(1 + last)]
            for style, run in groupby(row_of, key=itemgetter(1)):
                line.append("".join(letter for letter, _ in run), style)
            line.rstrip()
            found.append(line)
        return found


def draw_cell(canvas: Canvas, x: int, y: int, half: int, cell: Cell) -> None:
    """One hexagon; its left upper corner is at x and y."""
    inside = 2 * half - 1
    if cell.edges:
        east, north_east, north_west, west, south_west, south_east = list(cell.edges)
        slanted = ((north_west, 0, 0), (north_east, half, 0), (south_west, 0, HIGH), (south_east, half, HIGH))
        for letter, right, down in slanted:
            sign = FILL[letter][0]
            canvas.put(x + right + 1, y + down, sign * (half - 1), STYLES[sign])
        for letter, right in ((west, 0), (east, 2 * half)):
            sign = FILL[letter][1]
            for down in range(1, HIGH):
                canvas.put(x + right, y + down, sign, STYLES[sign])
        for right in (0, half, 2 * half):
            for down in (0, HIGH):
                canvas.put(x + right, y + down, "·", "dim")
    canvas.put(x + 1, y + 1, cell.first[:inside].center(inside), cell.style)
    canvas.put(x + 1, y + 2, cell.second[:inside].center(inside), cell.style)


def draw_map(cells: Sequence[Cell]) -> list[Text]:
    """All cells, cropped, in the widest form that the screen has room for."""
    left = min(2 * cell.q + cell.r for cell in cells)
    span = max(2 * cell.q + cell.r for cell in cells) - left + 2
    top = min(cell.r for cell in cells)
    half = next((half for half in HALVES if half * span + 2 <= WIDTH), SMALL)
    margin = max(0, (WIDTH - half * span - 1) // 2)
    canvas = Canvas()
    for cell in sorted(cells, key=lambda cell: bool(cell.edges)):  # a free spot never hides an edge
        draw_cell(canvas, margin + half * (2 * cell.q + cell.r - left), HIGH * (cell.r - top), half, cell)
    return canvas.lines()


def draw_row(tiles: Sequence[tuple[str, str, str]]) -> list[Text]:
    """Single tiles side by side: edges and the two lines inside each."""
    canvas = Canvas()
    for k, (edges, first, second) in enumerate(tiles):
        draw_cell(canvas, 2 + k * (2 * SMALL + 4), 0, SMALL, Cell(0, 0, edges, first, second, ""))
    return canvas.lines()


# Places.


def tile_cell(tile: Tile, own: int, bridged: bool) -> Cell:
    """A laid tile: holder, number, temple and bridge; then Greeks and ships."""
    if tile.number == DOLPHIN:
        return Cell(tile.q, tile.r, tile.edges, DOLPHIN_SIGN, "", MARK_STYLES[DOLPHIN_SIGN])
    mark = (OWN if tile.holder == own else RIVAL) if tile.holder else ""
    first = f"{mark}{tile.number}{signs(tile.temple, bridged)}"
    return Cell(tile.q, tile.r, tile.edges, first, pieces(tile), MARK_STYLES.get(mark, ""))


def signs(temple: bool, bridged: bool) -> str:
    """A temple and a bridge."""
    return ("T" if temple else "") + ("B" if bridged else "")


def ten(count: int, mark: str, most: int) -> str:
    """A count as a row of signs."""
    return mark * count + "·" * (most - count)
