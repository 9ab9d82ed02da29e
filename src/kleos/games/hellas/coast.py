"""Where a tile may lie, and the first coast. HE-COAST, HE-VOY-02 to HE-VOY-04."""

from typing import Final

from kleos.games.hellas.board import COAST, COASTING, DEAL_HAND, FLIP_COAST, TIED, TURN_TILE, Board
from kleos.games.hellas.cards import COAST_TILES, GODS, PLAYERS, TEMPLE, TILE_EDGES
from kleos.games.hellas.ending import start_turn
from kleos.games.hellas.hexes import ALL_WATER, EDGES, TURNS, Layout, Spot, joins_sea, matches, turned
from kleos.games.hellas.moves import LAYS, TURNINGS
from kleos.games.hellas.offer import Offer, singles

UNKNOWN: Final = -1
HELPS: Final = 3  # HE-R-38: the pile as it is, reshuffled once, with temples; then the next attempt
MOST_TRIES: Final = 10 * HELPS  # HE-R-55
# By ring of edges and what a spot shows (known << 6 | water): the turns that fit, found when first asked. Working them
# out anew took a twentieth of a playout.
FITTING: Final[list[list[int]]] = [[] for _ in range(ALL_WATER + 1)]
FITTING_ONE_SEA: Final[list[list[int]]] = [[] for _ in range(ALL_WATER + 1)]


def has_contact(spot: Spot) -> bool:
    """HE-COAST-04, HE-VOY-03: it touches the dolphin tile, or two tiles at least."""
    return bool(spot.near & 1) or spot.near & (spot.near - 1) != 0


def fitting_turns(spot: Spot, kind: int, one_sea: bool) -> int:
    """The turns in which a tile fits into a spot, as a mask. HE-COAST-03, HE-VOY-02, HE-VOY-04, HE-R-05."""
    if not has_contact(spot):
        return 0
    ring = TILE_EDGES[kind]
    tables = FITTING_ONE_SEA if one_sea else FITTING
    if not tables[ring]:
        tables[ring] = [UNKNOWN] * (1 << 2 * EDGES)
    table = tables[ring]
    shown = spot.known << EDGES | spot.water
    found = table[shown]
    if found == UNKNOWN:
        found = table[shown] = matching_turns(ring, spot.known, spot.water, one_sea)
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


def fits(layout: Layout, kind: int, one_sea: bool) -> list[Spot]:
    """All spots where a tile fits."""
    return [spot for spot in layout.spots if fitting_turns(spot, kind, one_sea)]


def turns_at(layout: Layout, kind: int, code: int, one_sea: bool) -> int:
    """The turns in which a tile fits into the spot with this code."""
    spot = layout.spot(code)
    return 0 if spot is None else fitting_turns(spot, kind, one_sea)


# The first coast.


def set_up(state: Board) -> None:
    """HE-SET-03: a card from each pile for both players; HE-COAST-01: then Light turns the first tile."""
    state.ask(FLIP_COAST, 0)
    for player in (1, 0):
        for god in (2, 1, 0):
            state.push(DEAL_HAND, player, god)
    assert GODS == 3 and PLAYERS == 2


def flip_coast(state: Board, player: int) -> None:
    """HE-COAST-01: turn the next tile; HE-R-38: a pile that has run out is helped twice, then all begins anew."""
    while not state.tile_bag:
        state.coast_try += 1
        if state.coast_try % HELPS == 1:
            state.tile_bag = [kind for kind in state.aside if not TEMPLE[kind]]
            state.aside = [kind for kind in state.aside if TEMPLE[kind]]
        elif state.coast_try % HELPS == 2:
            state.tile_bag = state.aside
            state.aside = []
        else:
            begin_anew(state)
            return
    state.ask(FLIP_COAST, player)


def begin_anew(state: Board) -> None:
    """HE-R-38: everything from the start; HE-R-55: a set whose coast never ends is drawn after ten attempts."""
    tries = state.coast_try
    if tries >= MOST_TRIES:
        state.coast_try = MOST_TRIES - 1
        state.end(TIED, "end-no-coast", "HE-R-55")
        return
    state.begin()
    state.coast_try = tries
    set_up(state)


def see_coast_tile(state: Board, player: int, kind: int) -> None:
    """HE-COAST-05, HE-COAST-06: set aside what does not fit and what has a temple, and turn the next one."""
    state.next_tile(kind)
    admitted = not TEMPLE[kind] or state.coast_try % HELPS == 2
    if admitted and fits(state.layout, kind, state.rules.coast_single_sea):
        state.turned = [kind]
        state.ask(COAST, player)
    else:
        state.aside.append(kind)
        flip_coast(state, player)


def coast_offer(state: Board) -> Offer:
    """Every spot where the tile fits. HE-R-03: whether the sea must stay one is a switch."""
    return singles([LAYS[spot.code] for spot in fits(state.layout, state.turned[0], state.rules.coast_single_sea)])


def turn_offer(state: Board, code: int, is_voyage: bool) -> Offer:
    """Every turn that fits into the spot."""
    turns = turns_at(state.layout, state.turned[0], code, is_voyage or state.rules.coast_single_sea)
    return singles([TURNINGS[k] for k in range(EDGES) if turns >> k & 1])


def choose_spot(state: Board, player: int, code: int, is_voyage: bool) -> int:
    """Lay the tile if one turn alone fits; else ask for the turn. Returns the city, or 0."""
    turns = turns_at(state.layout, state.turned[0], code, is_voyage or state.rules.coast_single_sea)
    if turns & (turns - 1):
        state.push(TURN_TILE, player, code, int(is_voyage))
        return 0
    return lay_tile(state, player, code, turns.bit_length() - 1)


def lay_tile(state: Board, player: int, code: int, k: int) -> int:
    """Put the turned tile on the table and hand its city to the layer; returns the city."""
    kind = state.turned.pop()
    spot = state.layout.spot(code)
    assert spot is not None
    state.layout = state.layout.laid(spot.cell, kind, k, turned(TILE_EDGES[kind], k))
    city = len(state.layout.cells) - 1
    if TEMPLE[kind]:
        state.temples |= 1 << city
    state.sides[player].held |= 1 << city
    return city


def man_coast(state: Board, player: int, city: int) -> None:
    """HE-COAST-02: a Greek and a ship; HE-COAST-08: the coast ends after four tiles each."""
    state.add_greek(player, city)
    state.add_ship(player, city)
    if city < COAST_TILES:
        flip_coast(state, 1 - player)
        return
    state.tile_bag = state.tile_bag + state.aside  # HE-COAST-09
    state.aside = []
    assert state.action == COASTING
    start_turn(state, 0)  # HE-COAST-10
