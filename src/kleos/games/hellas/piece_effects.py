"""God cards that move pieces and cities: convert, place, remove, swap. HE-EFF-06, HE-EFF-07, HE-EFF-12, HE-EFF-16."""

from typing import Final

from kleos.core.agenda import Frame, Step
from kleos.core.errors import IllegalMove
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.games.hellas.board import Board
from kleos.games.hellas.cards import GREEK, MOST, SHIP, City
from kleos.games.hellas.components import MOST_N
from kleos.games.hellas.hexes import size
from kleos.games.hellas.moves import (
    CONVERTS,
    DROPS,
    FROM,
    FROMS,
    GREEKS_TO,
    LIFT_GREEK,
    LIFT_SHIP,
    LIFTS,
    SHIPS_TO,
    STOPPING,
    STORMS,
    SWAPS,
)
from kleos.games.hellas.offer import NOTHING, Offer, cities, singles
from kleos.games.hellas.questions import FREE_WINDOWS, HellasQuestion, holds
from kleos.games.hellas.steps import (
    CONVERT_FROM,
    CONVERT_SHIP,
    PLACE_PIECE,
    SHIFT_PIECE,
    STORM_CITY,
    SWAP_OWN,
    SWAP_RIVAL,
    TARGET,
)

ONLY_STOP: Final = [STOPPING]
BEFORE_ATTACKS: Final = (TARGET,)


# HE-EFF-06: ships into Greeks.


def convertible(state: Board, player: int) -> int:
    """Own cities with a ship and fewer than three Greeks, as long as a Greek is to be had."""
    side = state.sides[player]
    found = side.docks & ~side.full
    donors = side.with_two_greeks
    if side.greeks or not found:
        return found
    if not donors:
        return 0
    return found if donors & (donors - 1) else found & ~donors


def convert(state: Board, player: int, city: City) -> None:
    """One ship to the supply, one Greek from it; HE-GOD-10, HE-R-33: or from another city."""
    side = state.sides[player]
    state.put_ships(player, city, state.ships[city] - 1)
    side.ships += 1
    donors = side.with_two_greeks & ~(1 << city)
    if side.greeks:
        state.add_greek(player, city)
        ask_convert(state, player, city)
    elif donors & (donors - 1):
        state.push(CONVERT_FROM, player, city)
    else:
        convert_from(state, player, city, donors.bit_length() - 1)


def convert_from(state: Board, player: int, city: City, donor: int) -> None:
    """The Greek comes from another city."""
    state.put_greeks(player, donor, state.greeks[donor] - 1)
    state.put_greeks(player, city, state.greeks[city] + 1)
    ask_convert(state, player, city)


def ask_convert(state: Board, player: int, city: City) -> None:
    """Again, if it can be."""
    if convertible(state, player) >> city & 1:
        state.push(CONVERT_SHIP, player, city)


class Converting(HellasQuestion):
    """D-CARDARG: the city whose ships become Greeks."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """Any city first; then the same again, or stop."""
        if not frame.a:
            return cities(convertible(state, frame.player), CONVERTS, NOTHING)
        return singles([CONVERTS[frame.a], STOPPING])

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Convert one ship, or stop."""
        if move is not STOPPING:
            convert(state, frame.player, move.arg)

    def windows(self) -> tuple[Step, ...]:
        """Before a target is named."""
        return BEFORE_ATTACKS

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """Some city can convert, or the one chosen can once more."""
        city, mask = frame.a, convertible(state, frame.player)
        again = holds(state, frame.player, city) and mask >> city & 1 == 1
        game.insist(mask != 0 if city == 0 else again, "agenda HE-EFF-06")


class ConvertingFrom(HellasQuestion):
    """D-CARDARG: the city that the Greek comes from, when the supply is empty."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """HE-GOD-10: another own city that can spare a Greek."""
        return cities(state.sides[frame.player].with_two_greeks & ~(1 << frame.a), FROMS, NOTHING)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """He moves."""
        convert_from(state, frame.player, frame.a, move.arg)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why not from there."""
        return IllegalMove(move, "why-he-governor", "HE-VOY-08") if move.verb == FROM else None

    def windows(self) -> tuple[Step, ...]:
        """Before a target is named."""
        return BEFORE_ATTACKS

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """The city has room, the supply is empty, and there is a choice."""
        city, side = frame.a, state.sides[frame.player]
        game.insist(holds(state, frame.player, city) and state.greeks[city] < MOST, "agenda HE-EFF-06")
        game.insist(side.greeks == 0 and size(side.with_two_greeks & ~(1 << city)) > 1, "agenda HE-GOD-10")


# HE-EFF-07: new pieces.


def place_offer(state: Board, player: int, piece: int) -> Offer:
    """Cities to place in, or to shift from when the supply is empty; or stop."""
    side = state.sides[player]
    below = side.held & ~(side.full if piece == GREEK else side.crowded)
    if side.greeks if piece == GREEK else side.ships:
        return cities(below, GREEKS_TO if piece == GREEK else SHIPS_TO, ONLY_STOP)
    sources = side.with_two_greeks if piece == GREEK else side.docks
    if not below:
        return singles(ONLY_STOP)
    return cities(sources if below & (below - 1) else sources & ~below, LIFTS[piece], ONLY_STOP)


def ask_place(state: Board, player: int, piece: int, left: int) -> None:
    """Up to so many times, as long as it can be done."""
    if left and place_offer(state, player, piece).first:
        state.push(PLACE_PIECE, player, piece, left)


def change_pieces(state: Board, player: int, piece: int, city: City, by: int) -> None:
    """One piece more or less in a city."""
    if piece == GREEK:
        state.put_greeks(player, city, state.greeks[city] + by)
    else:
        state.put_ships(player, city, state.ships[city] + by)


class PlacingPiece(HellasQuestion):
    """D-CARDARG: the city for a new piece, or the one to take it from."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """Where it can be placed or taken up, or stop."""
        return place_offer(state, frame.player, frame.a)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Supply to city; HE-GOD-10: with a short supply a piece is taken up elsewhere."""
        player, piece, left = frame.player, frame.a, frame.b
        if move.verb == LIFT_GREEK or move.verb == LIFT_SHIP:
            change_pieces(state, player, piece, move.arg, -1)
            state.push(SHIFT_PIECE, player, piece, left, move.arg)
        elif move is not STOPPING:
            if piece == GREEK:
                state.add_greek(player, move.arg)
            else:
                state.add_ship(player, move.arg)
            ask_place(state, player, piece, left - 1)

    def windows(self) -> tuple[Step, ...]:
        """Wherever cards may be laid in the own turn."""
        return FREE_WINDOWS

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """A piece is left to place, and there is a city for it."""
        game.insist(frame.a in (GREEK, SHIP) and 1 <= frame.b <= MOST_N, "agenda HE-EFF-07")
        game.insist(place_offer(state, frame.player, frame.a).first != 0, "agenda HE-EFF-07")


class ShiftingPiece(HellasQuestion):
    """D-CARDARG: the city for a piece that was taken up elsewhere."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """Any other own city below three."""
        side, piece = state.sides[frame.player], frame.a
        below = side.held & ~(side.full if piece == GREEK else side.crowded)
        return cities(below & ~(1 << frame.c), DROPS[piece], NOTHING)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Set it down."""
        change_pieces(state, frame.player, frame.a, move.arg, 1)
        ask_place(state, frame.player, frame.a, frame.b - 1)

    def windows(self) -> tuple[Step, ...]:
        """Wherever cards may be laid in the own turn."""
        return FREE_WINDOWS

    def in_flight(self, frame: Frame) -> tuple[int, int]:
        """The piece taken up."""
        return (0, 1) if frame.a else (1, 0)

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """The piece came out of an own city, because the supply is empty."""
        side, piece = state.sides[frame.player], frame.a
        counts = piece in (GREEK, SHIP) and 1 <= frame.b <= MOST_N
        game.insist(counts and holds(state, frame.player, frame.c), "agenda HE-GOD-10")
        game.insist((side.greeks if piece == GREEK else side.ships) == 0, "agenda HE-GOD-10")


# HE-EFF-12: a rival's ship.


def ask_storm(state: Board, player: int, left: int) -> None:
    """Choose the city, if there is a choice."""
    docks = state.sides[1 - player].docks
    if not left or not docks:
        return
    if docks & (docks - 1):
        state.push(STORM_CITY, player, left)
    else:
        storm(state, player, left, docks.bit_length() - 1)


def storm(state: Board, player: int, left: int, city: City) -> None:
    """One ship to the rival's supply."""
    state.put_ships(1 - player, city, state.ships[city] - 1)
    state.sides[1 - player].ships += 1
    ask_storm(state, player, left - 1)


class Storming(HellasQuestion):
    """D-CARDARG: the rival city that loses a ship."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """Rival cities with a ship."""
        return cities(state.sides[1 - frame.player].docks, STORMS, NOTHING)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """It sinks."""
        storm(state, frame.player, frame.a, move.arg)

    def windows(self) -> tuple[Step, ...]:
        """Wherever cards may be laid in the own turn."""
        return FREE_WINDOWS

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """A ship is left to remove, and there is a choice."""
        several = size(state.sides[1 - frame.player].docks) > 1
        game.insist(1 <= frame.a <= MOST_N and several, "agenda HE-EFF-12")


# HE-EFF-16: an exchange of cities.


def ask_swap(state: Board, player: int) -> None:
    """The own city first."""
    held = state.sides[player].held
    if held & (held - 1):
        state.ask(SWAP_OWN, player)
    else:
        give_city(state, player, held.bit_length() - 1)


def give_city(state: Board, player: int, city: City) -> None:
    """Then a rival city."""
    held = state.sides[1 - player].held
    if held & (held - 1):
        state.push(SWAP_RIVAL, player, city)
    else:
        swap_cities(state, player, city, held.bit_length() - 1)


def swap_cities(state: Board, player: int, own: int, other: int) -> None:
    """All pieces go back first; then each side mans what it gained as it stood, as far as its supply lasts."""
    greeks, ships = (state.greeks[own], state.greeks[other]), (state.ships[own], state.ships[other])
    state.clear_city(player, own)
    state.clear_city(1 - player, other)
    man_swapped(state, player, other, greeks[1], ships[1])
    man_swapped(state, 1 - player, own, greeks[0], ships[0])
    state.new_cities &= ~(1 << own | 1 << other)  # neither counts as new


def man_swapped(state: Board, player: int, city: City, greeks: int, ships: int) -> None:
    """As many as stood there."""
    side = state.sides[player]
    side.held |= 1 << city
    greeks, ships = min(greeks, side.greeks), min(ships, side.ships)
    side.greeks -= greeks
    side.ships -= ships
    state.put_greeks(player, city, greeks)
    state.put_ships(player, city, ships)


class GivingCity(HellasQuestion):
    """D-CARDARG: the own city of an exchange."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """The own cities."""
        return cities(state.sides[frame.player].held, SWAPS, NOTHING)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """The rival's comes next."""
        give_city(state, frame.player, move.arg)

    def windows(self) -> tuple[Step, ...]:
        """Wherever cards may be laid in the own turn."""
        return FREE_WINDOWS

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """There is a choice, and a city to get."""
        several = size(state.sides[frame.player].held) > 1
        game.insist(several and state.sides[1 - frame.player].held != 0, "agenda HE-EFF-16")


class TakingCity(HellasQuestion):
    """D-CARDARG: the rival city of an exchange."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """The rival's cities."""
        return cities(state.sides[1 - frame.player].held, SWAPS, NOTHING)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Both change hands."""
        swap_cities(state, frame.player, frame.a, move.arg)

    def windows(self) -> tuple[Step, ...]:
        """Wherever cards may be laid in the own turn."""
        return FREE_WINDOWS

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """An own city was chosen, and there is a choice."""
        several = size(state.sides[1 - frame.player].held) > 1
        game.insist(holds(state, frame.player, frame.a) and several, "agenda HE-EFF-16")


CONVERT_SHIP.handled_by(Converting())
CONVERT_FROM.handled_by(ConvertingFrom())
PLACE_PIECE.handled_by(PlacingPiece())
SHIFT_PIECE.handled_by(ShiftingPiece())
STORM_CITY.handled_by(Storming())
SWAP_OWN.handled_by(GivingCity())
SWAP_RIVAL.handled_by(TakingCity())
