"""Reorganisation in its normal form: Greek lifts and drops, ship lifts and drops, each ascending. HE-REORG, HE-R-48.

The frame holds the cities lifted from, the phase with the number of pieces in hand, and the last city.
"""

from typing import Final

from kleos.core.agenda import GO_ON, Frame
from kleos.core.errors import IllegalMove
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.games.hellas.board import ATTACK, REINFORCEMENT, VOYAGE, Board
from kleos.games.hellas.cards import GREEK, MOST, SHIP, City
from kleos.games.hellas.components import IN_AFTER
from kleos.games.hellas.god_cards import Window
from kleos.games.hellas.moves import DOING, DROP_GREEK, DROP_SHIP, DROPS, LIFT_GREEK, LIFT_SHIP, LIFTS, PLAY
from kleos.games.hellas.offer import NOTHING, Offer, singles
from kleos.games.hellas.questions import HellasQuestion, holds
from kleos.games.hellas.steps import AFTER, REORG
from kleos.games.hellas.turns import end_turn

LIFT_GREEKS: Final = 0
DROP_GREEKS: Final = 1
LIFT_SHIPS: Final = 2
DROP_SHIPS: Final = 3
ALL_MOVED: Final = 4
PHASE_NAMES: Final = ("lift_greeks", "drop_greeks", "lift_ships", "drop_ships", "all_moved")
PHASE_BITS: Final = 5
PHASE: Final = 1 << PHASE_BITS  # b = phase * PHASE + pieces in hand
ONLY_DONE: Final = [DOING]
MOVING: Final = (LIFT_GREEK, LIFT_SHIP, DROP_GREEK, DROP_SHIP)
AFTER_ACTIONS: Final = (REINFORCEMENT, VOYAGE, ATTACK)


def destinations(state: Board, player: int) -> int:
    """HE-REORG-01: everywhere after a reinforcement; HE-REORG-02, HE-R-32: else into the new cities still held."""
    held = state.sides[player].held
    return held if state.free_reorganisation else held & state.new_cities


def is_single(mask: int) -> bool:
    """Ask for one city and no more: pieces then go straight there."""
    return mask != 0 and mask & (mask - 1) == 0


def sources(state: Board, player: int, piece: int) -> int:
    """HE-REORG-04: a Greek stays in every city; ships may all leave."""
    side = state.sides[player]
    return side.with_two_greeks if piece == GREEK else side.docks


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
        return mask & ~(into & ~(side.with_two_greeks if piece == GREEK else side.pairs))
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


def lift(state: Board, player: int, piece: int, city: City, lifted: int, carried: int) -> None:
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


def drop(state: Board, player: int, piece: int, city: City, lifted: int, carried: int) -> None:
    """Set a piece down."""
    put(state, player, piece, city)
    phase = DROP_GREEKS if piece == GREEK else DROP_SHIPS
    if carried > 1:
        state.push(REORG, player, lifted, phase * PHASE + carried - 1, city)
    elif piece == GREEK:
        state.push(REORG, player, 0, DROP_GREEKS * PHASE, 0)
    else:
        state.push(REORG, player, 0, ALL_MOVED * PHASE, 0)


def put(state: Board, player: int, piece: int, city: City) -> None:
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


class EndingAction(Window):
    """D-REORG before the first piece is moved: the last window of an action."""

    __slots__ = ()

    def meet(self, state: Board, frame: Frame) -> int:
        """HE-REORG-05: nobody is asked where there is nothing to move and no card."""
        if has_after(state, frame.player):
            return frame.player
        state.pop()
        end_turn(state, frame.player)
        return GO_ON

    def offer(self, state: Board, frame: Frame) -> Offer:
        """What may be moved first, or nothing at all."""
        offer = singles(ONLY_DONE)
        first_lifts(state, frame.player, offer)
        return self.with_cards(state, frame, offer)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Begin to move, lay a card, or end the turn."""
        if move is DOING:
            end_turn(state, frame.player)
        elif move.verb == PLAY:
            self.lay(state, frame, move.arg)
        else:
            lift(state, frame.player, GREEK if move.verb == LIFT_GREEK else SHIP, move.arg, 0, 0)

    def refuse_choice(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why a piece cannot be moved."""
        return refuse_moving(state, frame.player, move)

    def actions(self) -> tuple[int, ...]:
        """After every action."""
        return AFTER_ACTIONS

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """HE-REORG-05: a window that does not open is never on top."""
        game.insist(state.top is not frame or has_after(state, frame.player), "agenda HE-REORG-05")


class Reorganising(HellasQuestion):
    """D-REORG: the next piece to lift or to drop."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """The next lift or drop, or the end when nothing is in hand."""
        player, lifted, last = frame.player, frame.a, frame.c
        phase, carried = frame.b >> PHASE_BITS, frame.b & PHASE - 1
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

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Move a piece, or end the turn."""
        player, lifted, carried, verb = frame.player, frame.a, frame.b & PHASE - 1, move.verb
        if move is DOING:
            end_turn(state, player)
        elif verb == LIFT_GREEK:
            lift(state, player, GREEK, move.arg, lifted, carried)
        elif verb == LIFT_SHIP:
            lift(state, player, SHIP, move.arg, lifted, carried)
        elif verb == DROP_GREEK:
            drop(state, player, GREEK, move.arg, lifted, carried)
        else:
            drop(state, player, SHIP, move.arg, lifted, carried)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why a piece cannot be moved; HE-R-17: no cards meanwhile."""
        if move.verb == PLAY:
            return IllegalMove(move, "why-he-not-now", "HE-R-17")
        return refuse_moving(state, frame.player, move)

    def actions(self) -> tuple[int, ...]:
        """After every action."""
        return AFTER_ACTIONS

    def in_flight(self, frame: Frame) -> tuple[int, int]:
        """The pieces in hand."""
        carried = frame.b % PHASE
        return (carried, 0) if frame.b // PHASE <= DROP_GREEKS else (0, carried)

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """HE-R-48: pieces in hand still find a place in the order of the cities."""
        lifted, phase, carried, last = frame.a, frame.b // PHASE, frame.b % PHASE, frame.c
        piece = GREEK if phase <= DROP_GREEKS else SHIP
        game.insist(frame.b >= 0 and phase <= ALL_MOVED and (phase < ALL_MOVED or carried == 0), "agenda HE-R-48")
        game.insist(lifted >= 0 and lifted & ~state.sides[frame.player].held == 0, "agenda HE-R-48")
        game.insist(last == 0 or holds(state, frame.player, last), "agenda HE-R-48")
        if carried:
            start = last if phase in (DROP_GREEKS, DROP_SHIPS) else 0
            game.insist(droppable(state, frame.player, piece, lifted, carried, start) != 0, "agenda HE-R-48")


def refuse_moving(state: Board, player: int, move: Move) -> IllegalMove | None:
    """Why a piece cannot be lifted or dropped."""
    verb, city = move.verb, move.arg
    if move is DOING:
        return IllegalMove(move, "why-he-in-hand", "HE-R-48")
    if verb not in MOVING:
        return None
    if not state.sides[player].held >> city & 1:
        return IllegalMove(move, "why-he-not-yours", "HE-REORG-01")
    if not destinations(state, player):
        return IllegalMove(move, "why-he-nothing-new", "HE-REORG-05")
    if verb == LIFT_GREEK and state.greeks[city] < 2:
        return IllegalMove(move, "why-he-governor", "HE-REORG-04")
    if verb == LIFT_SHIP and not state.ships[city]:
        return IllegalMove(move, "why-he-no-ship", "HE-REORG-04")
    if verb in (DROP_GREEK, DROP_SHIP) and not destinations(state, player) >> city & 1:
        return IllegalMove(move, "why-he-only-new", "HE-REORG-02")
    return IllegalMove(move, "why-he-normal-form", "HE-R-48")


AFTER.handled_by(EndingAction(IN_AFTER))
REORG.handled_by(Reorganising())
