"""Where a tile may lie, and laying it: contact, edges and one sea. HE-COAST-03, HE-COAST-04, HE-VOY-02 to HE-VOY-04."""

from typing import Final

from kleos.core.errors import IllegalMove
from kleos.core.moves import Move
from kleos.games.hellas.board import Board
from kleos.games.hellas.cards import TEMPLE, TILE_EDGES, Kind
from kleos.games.hellas.hexes import ALL_WATER, EDGES, TURNS, Layout, Spot, joins_sea, matches, turned
from kleos.games.hellas.steps import TURN_TILE

UNKNOWN: Final = -1
# By ring of edges and what a spot shows (known << 6 | water): the turns that fit, found when first asked. Working them
# out anew took a twentieth of a playout.
FITTING: Final[list[list[int]]] = [[] for _ in range(ALL_WATER + 1)]
FITTING_ONE_SEA: Final[list[list[int]]] = [[] for _ in range(ALL_WATER + 1)]


def has_contact(spot: Spot) -> bool:
    """HE-COAST-04, HE-VOY-03: it touches the dolphin tile, or two tiles at least."""
    return bool(spot.near & 1) or spot.near & (spot.near - 1) != 0


def turn_table(kind: Kind, one_sea: bool) -> list[int]:
    """By what a spot shows: the turns in which a tile of this kind meets it, as far as asked before."""
    ring = TILE_EDGES[kind]
    tables = FITTING_ONE_SEA if one_sea else FITTING
    table = tables[ring]
    if not table:
        table = tables[ring] = [UNKNOWN] * (1 << 2 * EDGES)
    return table


def fitting_turns(spot: Spot, table: list[int], kind: Kind, one_sea: bool) -> int:
    """The turns in which a tile fits into a spot, as a mask. HE-COAST-03, HE-VOY-02, HE-VOY-04, HE-R-05."""
    if not has_contact(spot):
        return 0
    shown = spot.known << EDGES | spot.water
    found = table[shown]
    if found == UNKNOWN:
        found = table[shown] = matching_turns(TILE_EDGES[kind], spot.known, spot.water, one_sea)
    return found


def matching_turns(ring: int, known: int, water: int, one_sea: bool) -> int:
    """The turns in which a ring of edges meets the neighbours, as a mask; of equal-looking ones only the smallest."""
    found = 0
    for k in TURNS[ring]:
        edges = turned(ring, k)
        # HE-R-07: a set with a second basin that no bridge joins is refused on loading, so every tile counts as bridged
        if matches(edges, known, water) and (not one_sea or joins_sea(edges, True, water)):
            found |= 1 << k
    return found


def fits(layout: Layout, kind: Kind, one_sea: bool) -> list[Spot]:
    """All spots where a tile fits."""
    table = turn_table(kind, one_sea)
    return [spot for spot in layout.spots if fitting_turns(spot, table, kind, one_sea)]


def fits_somewhere(layout: Layout, kind: int, one_sea: bool) -> bool:
    """Ask whether there is a spot where a tile fits."""
    table = turn_table(kind, one_sea)
    for spot in layout.spots:
        if fitting_turns(spot, table, kind, one_sea):
            return True
    return False


def turns_at(state: Board, spot: Spot | None, is_voyage: bool) -> int:
    """The turns in which the tile turned up fits into a spot. HE-R-03: whether the coast has one sea is a switch."""
    if spot is None:
        return 0
    kind, one_sea = state.turned[0], is_voyage or state.rules.coast_single_sea
    return fitting_turns(spot, turn_table(kind, one_sea), kind, one_sea)


def choose_spot(state: Board, player: int, code: int, is_voyage: bool) -> int:
    """Lay the tile if one turn alone fits; else ask for the turn. Returns the city, or 0."""
    spot = state.layout.spot(code)
    assert spot is not None
    turns = turns_at(state, spot, is_voyage)
    if turns & (turns - 1):
        state.push(TURN_TILE, player, code, int(is_voyage))
        return 0
    return lay_tile(state, player, spot, turns.bit_length() - 1)


def lay_tile(state: Board, player: int, spot: Spot, k: int) -> int:
    """Put the turned tile on the table and hand its city to the layer; returns the city."""
    kind = state.turned.pop()
    state.layout = state.layout.laid(spot.cell, kind, k, turned(TILE_EDGES[kind], k))
    city = len(state.layout.cells) - 1
    if TEMPLE[kind]:
        state.temples |= 1 << city
    state.sides[player].held |= 1 << city
    return city


def refuse_spot(state: Board, move: Move, is_voyage: bool) -> IllegalMove:
    """Why a spot is refused: contact, edges, sea or ships."""
    spot = state.layout.spot(move.arg)
    if spot is None:
        return IllegalMove(move, "why-he-no-spot", "HE-R-51")
    if not has_contact(spot):
        return IllegalMove(move, "why-he-contact", "HE-VOY-03" if is_voyage else "HE-COAST-04")
    ring = TILE_EDGES[state.turned[0]]
    ways = [turned(ring, k) for k in TURNS[ring]]
    ways = [edges for edges in ways if matches(edges, spot.known, spot.water)]
    if not ways:
        return IllegalMove(move, "why-he-edges", "HE-VOY-02" if is_voyage else "HE-COAST-03")
    if all(not joins_sea(edges, True, spot.water) for edges in ways):
        return IllegalMove(move, "why-he-new-water", "HE-VOY-04" if is_voyage else "HE-R-03")
    return IllegalMove(move, "why-he-ships", "HE-VOY-05")
