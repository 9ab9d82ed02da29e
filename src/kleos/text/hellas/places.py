"""Places on the map of Hellas and how they are written: tiles around a spot, holders, pieces."""

from collections.abc import Sequence

from kleos.games.hellas.hexes import EDGE_NAMES, STEPS, cell_at, column, row
from kleos.games.hellas.view import Tile

OWN, RIVAL, DOLPHIN_SIGN = "●", "○", "Δ"


def spot_place(tiles: Sequence[Tile], number: int, edge: str) -> tuple[int, int]:
    """The coordinates over an edge of a laid tile."""
    cell = cell_at(tiles[number].q, tiles[number].r) + STEPS[EDGE_NAMES.index(edge)]
    return column(cell), row(cell)


def beside(tiles: Sequence[Tile], place: tuple[int, int]) -> list[int]:
    """The numbers of the tiles around a place."""
    around = {cell_at(*place) + step for step in STEPS}
    return [tile.number for tile in tiles if cell_at(tile.q, tile.r) in around]


def pieces(tile: Tile) -> str:
    """Greeks and ships of a city."""
    return f"{tile.greeks}g{tile.ships}s"
