"""Reorganisation in its normal form: Greek lifts and drops, ship lifts and drops, each ascending. HE-REORG, HE-R-48.

The frame holds the cities lifted from, the phase with the number of pieces in hand, and the last city.
"""

from typing import Final

from kleos.core.moves import Move
from kleos.games.hellas.board import AFTER, REORG, Board
from kleos.games.hellas.cards import GREEK, MOST, SHIP
from kleos.games.hellas.hexes import members
from kleos.games.hellas.moves import DOING, DROPS, LIFTS, rows_of

LIFT_GREEKS: Final = 0
DROP_GREEKS: Final = 1
LIFT_SHIPS: Final = 2
DROP_SHIPS: Final = 3
ALL_MOVED: Final = 4
PHASE: Final = 32  # b = phase * PHASE + pieces in hand


def destinations(state: Board, player: int) -> int:
    """HE-REORG-01: everywhere after a reinforcement; HE-REORG-02, HE-R-32: else into the new cities still held."""
    held = state.sides[player].held
    return held if state.free else held & state.new


def is_single(mask: int) -> bool:
    """Ask for one city and no more: pieces then go straight there."""
    return mask != 0 and mask & (mask - 1) == 0


def sources(state: Board, player: int, piece: int) -> int:
    """HE-REORG-04: a Greek stays in every city; ships may all leave."""
    side = state.sides[player]
    return side.two if piece == GREEK else side.docks


def takers(state: Board, player: int, piece: int) -> int:
    """HE-REORG-03: destinations with room."""
    side = state.sides[player]
    return destinations(state, player) & ~(side.full if piece == GREEK else side.crowded)


def room(state: Board, piece: int, mask: int) -> int:
    """How many pieces these cities can still take."""
    counts = state.greeks if piece == GREEK else state.ships
    total = 0
    for city in members(mask):
        total += MOST - counts[city]
    return total


def liftable(state: Board, player: int, piece: int, lifted: int, carried: int, last: int) -> int:
    """The cities from which one more piece may be lifted: all pieces in hand must still fit elsewhere."""
    mask = sources(state, player, piece) >> last << last
    if not mask:
        return 0
    into = takers(state, player, piece) & ~lifted
    found = mask & ~into  # lifting there takes no room away
    total = room(state, piece, into)
    if carried + 1 > total:
        return 0
    counts = state.greeks if piece == GREEK else state.ships
    for city in members(mask & into):
        if carried + 1 <= total - MOST + counts[city]:
            found |= 1 << city
    return found


def straight_lifts(state: Board, player: int, piece: int, last: int) -> int:
    """HE-R-48: with one new city a piece goes straight there."""
    into = takers(state, player, piece)
    return sources(state, player, piece) & ~destinations(state, player) >> last << last if into else 0


def lifts(state: Board, player: int, piece: int, lifted: int, carried: int, last: int) -> int:
    """The cities to lift a piece from."""
    into = destinations(state, player)
    if not into:
        return 0
    if is_single(into):
        return straight_lifts(state, player, piece, last)
    return liftable(state, player, piece, lifted, carried, last)


def first_lifts(state: Board, player: int) -> list[Move]:
    """What may be moved first."""
    rows = rows_of(lifts(state, player, GREEK, 0, 0, 0), LIFTS[GREEK])
    rows += rows_of(lifts(state, player, SHIP, 0, 0, 0), LIFTS[SHIP])
    return rows


def droppable(state: Board, player: int, piece: int, lifted: int, carried: int, last: int) -> int:
    """HE-R-48: ascending, not where pieces were lifted, and the rest must fit from there on."""
    mask = (takers(state, player, piece) & ~lifted) >> last << last
    counts = state.greeks if piece == GREEK else state.ships
    found = 0
    left = 0
    for city in reversed(members(mask)):
        left += MOST - counts[city]
        if left >= carried:
            found |= 1 << city
    return found


def reorganise_options(state: Board, player: int, lifted: int, b: int, last: int) -> list[Move]:
    """The next lift or drop, or the end when nothing is in hand."""
    phase, carried = b // PHASE, b % PHASE
    rows: list[Move] = []
    if phase == LIFT_GREEKS:
        rows = rows_of(lifts(state, player, GREEK, lifted, carried, last), LIFTS[GREEK])
    if not carried and phase < LIFT_SHIPS:
        rows += rows_of(lifts(state, player, SHIP, 0, 0, 0), LIFTS[SHIP])
    elif phase == LIFT_SHIPS:
        rows += rows_of(lifts(state, player, SHIP, lifted, carried, last), LIFTS[SHIP])
    if carried:
        piece = GREEK if phase <= DROP_GREEKS else SHIP
        start = last if phase == DROP_GREEKS or phase == DROP_SHIPS else 0
        rows += rows_of(droppable(state, player, piece, lifted, carried, start), DROPS[piece])
    else:
        rows.append(DOING)  # HE-REORG-06
    return rows


def lift(state: Board, player: int, piece: int, city: int, lifted: int, carried: int) -> None:
    """Take a piece up, or straight to the one new city."""
    if piece == GREEK:
        state.put_greeks(player, city, state.greeks[city] - 1)
    else:
        state.put_ships(player, city, state.ships[city] - 1)
    into = destinations(state, player)
    if is_single(into):
        put(state, player, piece, into.bit_length() - 1)
    else:
        carried += 1
        lifted |= 1 << city
    phase = LIFT_GREEKS if piece == GREEK else LIFT_SHIPS
    state.push(REORG, player, lifted, phase * PHASE + carried, city)


def drop(state: Board, player: int, piece: int, city: int, lifted: int, carried: int) -> None:
    """Set a piece down."""
    put(state, player, piece, city)
    phase = DROP_GREEKS if piece == GREEK else DROP_SHIPS
    if carried > 1:
        state.push(REORG, player, lifted, phase * PHASE + carried - 1, city)
    elif piece == GREEK:
        state.push(REORG, player, 0, DROP_GREEKS * PHASE, 0)
    else:
        state.push(REORG, player, 0, ALL_MOVED * PHASE, 0)


def put(state: Board, player: int, piece: int, city: int) -> None:
    """One piece more in a city."""
    if piece == GREEK:
        state.put_greeks(player, city, state.greeks[city] + 1)
    else:
        state.put_ships(player, city, state.ships[city] + 1)


def has_after(state: Board, player: int) -> bool:
    """Whether the end of the action is asked at all: there are cards, or there is something to move. HE-REORG-05."""
    if state.sides[player].hand and not state.is_banned(player):
        return True
    assert state.agenda[-1][0] == AFTER
    return len(first_lifts(state, player)) > 0
