"""Reorganisation in its normal form: Greek lifts and drops, ship lifts and drops, each ascending. HE-REORG, HE-R-48.

The frame holds the cities lifted from, the phase with the number of pieces in hand, and the last city.
"""

from typing import Final

from kleos.games.hellas.board import REORG, SHIFT_PIECE, Board
from kleos.games.hellas.cards import GREEK, MOST, SHIP
from kleos.games.hellas.moves import DOING, DROPS, LIFTS
from kleos.games.hellas.offer import NOTHING, Offer

LIFT_GREEKS: Final = 0
DROP_GREEKS: Final = 1
LIFT_SHIPS: Final = 2
DROP_SHIPS: Final = 3
ALL_MOVED: Final = 4
PHASE_BITS: Final = 5
PHASE: Final = 1 << PHASE_BITS  # b = phase * PHASE + pieces in hand
ONLY_DONE: Final = [DOING]


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


def liftable(state: Board, player: int, piece: int, lifted: int, carried: int, last: int) -> int:
    """The cities from which one more piece may be lifted: all pieces in hand must still fit elsewhere."""
    mask = sources(state, player, piece) >> last << last
    if not mask:
        return 0
    side = state.sides[player]
    into = takers(state, player, piece) & ~lifted
    spare = side.room(piece, into) - carried - 1
    if spare < 0:
        return 0
    if spare >= 2:
        return mask  # a city that pieces stand in has room for two at most, and it alone is lost by lifting there
    if spare == 1:
        return mask & ~(into & ~(side.two if piece == GREEK else side.pairs))
    return mask & ~into


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


def first_lifts(state: Board, player: int, offer: Offer) -> None:
    """What may be moved first."""
    offer.first = lifts(state, player, GREEK, 0, 0, 0)
    offer.first_rows = LIFTS[GREEK]
    offer.second = lifts(state, player, SHIP, 0, 0, 0)
    offer.second_rows = LIFTS[SHIP]


def droppable(state: Board, player: int, piece: int, lifted: int, carried: int, last: int) -> int:
    """HE-R-48: ascending, not where pieces were lifted, and the rest must fit from there on."""
    mask = (takers(state, player, piece) & ~lifted) >> last << last
    counts = state.greeks if piece == GREEK else state.ships
    rest, left = mask, 0
    while rest:
        city = rest.bit_length() - 1
        left += MOST - counts[city]
        if left >= carried:
            return rest
        rest ^= 1 << city
    return 0


def reorganise_offer(state: Board, player: int, lifted: int, b: int, last: int) -> Offer:
    """The next lift or drop, or the end when nothing is in hand."""
    phase, carried = b >> PHASE_BITS, b & PHASE - 1
    piece = GREEK if phase <= DROP_GREEKS else SHIP
    offer = Offer(NOTHING, NOTHING if carried else ONLY_DONE)  # HE-REORG-06
    if phase == LIFT_GREEKS or phase == LIFT_SHIPS:
        offer.first = lifts(state, player, piece, lifted, carried, last)
        offer.first_rows = LIFTS[piece]
    if carried:
        start = last if phase == DROP_GREEKS or phase == DROP_SHIPS else 0
        offer.second = droppable(state, player, piece, lifted, carried, start)
        offer.second_rows = DROPS[piece]
    elif phase < LIFT_SHIPS:
        offer.second = lifts(state, player, SHIP, 0, 0, 0)
        offer.second_rows = LIFTS[SHIP]
    return offer


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
    return lifts(state, player, GREEK, 0, 0, 0) != 0 or lifts(state, player, SHIP, 0, 0, 0) != 0


def flying(state: Board, player: int) -> tuple[int, int]:
    """Greeks and ships between two places: a force, or pieces lifted."""
    pieces = [state.force if player == state.active else 0, 0]
    for step, owner, a, c, _ in state.agenda:
        if owner == player and step == REORG:
            pieces[GREEK if c // PHASE <= DROP_GREEKS else SHIP] += c % PHASE
        elif owner == player and step == SHIFT_PIECE:
            pieces[SHIP if a else GREEK] += 1
    return pieces[GREEK], pieces[SHIP]
