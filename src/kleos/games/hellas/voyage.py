"""Voyages: turn a tile, add it with a majority of ships, man the new city, pay a ship. HE-VOY.

True without a line of their own: HE-VOY-06.
"""

from typing import Final

from kleos.core.agenda import Frame
from kleos.core.errors import IllegalMove
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.games.hellas import moves
from kleos.games.hellas.board import VOYAGE, Board
from kleos.games.hellas.cards import City
from kleos.games.hellas.components import IN_LAY
from kleos.games.hellas.ending import check_conquest
from kleos.games.hellas.god_cards import Window
from kleos.games.hellas.hexes import Spot, members, size
from kleos.games.hellas.moves import FAILING, FROM, FROMS, LAYS, PAY, PAYS
from kleos.games.hellas.offer import NOTHING, Offer, cities, singles
from kleos.games.hellas.options import ALL_SUM, ANY, EACH
from kleos.games.hellas.questions import ONE_TILE, HellasQuestion, TileDraw, holds
from kleos.games.hellas.spots import choose_spot, fitting_turns, refuse_spot, turn_table
from kleos.games.hellas.steps import AFTER, FLIP_VOYAGE, FROM_CITY, LAY, PAY_SHIP

IN_VOYAGE: Final = (VOYAGE,)


def set_sail(state: Board, player: int) -> None:
    """HE-VOY-01: turn up the top tile. HE-VOY-12: ships are not needed to name a voyage."""
    state.action = VOYAGE
    state.landed = False
    state.ask(FLIP_VOYAGE, player)


class TurningUpTile(TileDraw):
    """C-FLIP: the tile of this voyage."""

    __slots__ = ()

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Ask where to lay it."""
        state.next_tile(move.arg)
        state.turned = [move.arg]
        state.ask(LAY, frame.player)

    def actions(self) -> tuple[int, ...]:
        """On a voyage."""
        return IN_VOYAGE

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """There is a tile to turn."""
        game.insist(state.tiles_left() > 0, "tiles HE-R-09")


# Ships.


def has_majority(state: Board, player: int, spot: Spot) -> bool:
    """HE-VOY-05, HE-R-06: more ships than the rival; HE-EFF-08: as many, and one at least. HE-R-41: no leap."""
    way = state.rules.ship_majority
    mine, his = state.sides[player], state.sides[1 - player]
    around = spot.near if way == ALL_SUM else spot.wet
    if not around & mine.docks or not spot.wet:  # HE-VOY-13; HE-R-05: land alone meets no ships
        return False
    if way == EACH or way == ANY:
        return city_majorities(state, player, around & (mine.held | his.held), way == EACH)
    ships = state.ships
    lead = 0
    for city in members(around & mine.docks):
        lead += ships[city]
    for city in members(around & his.docks):
        lead -= ships[city]
    return lead > 0 or (lead == 0 and state.equal_ships)


def city_majorities(state: Board, player: int, around: int, every: bool) -> bool:
    """HE-R-06, `each` and `any`: city by city."""
    docks, held = state.sides[player].docks, state.sides[player].held
    for city in members(around):
        mine = docks >> city & 1 == 1
        wins = mine or (every and state.equal_ships and (held >> city & 1 == 1 or state.ships[city] == 0))
        if wins != every:
            return wins
    return every


def lay_spots(state: Board, player: int) -> list[Move]:
    """The spots where tile and ships allow it. HE-R-40: good geometry alone is not enough."""
    found: list[Move] = []
    kind = state.turned[0]
    table = turn_table(kind, True)
    docks = state.sides[player].docks
    for spot in state.layout.spots:
        if spot.near & docks and fitting_turns(spot, table, kind, True) and has_majority(state, player, spot):
            found.append(LAYS[spot.code])
    return found


class LayingTile(Window):
    """D-LAY: where to lay the tile turned up, or the end of the voyage."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """HE-R-10: a tile that can be laid must be laid, unless the switch lets it be refused."""
        rows = lay_spots(state, frame.player)
        if not rows or state.rules.may_refuse:
            rows.append(FAILING)
        return self.with_cards(state, frame, singles(rows))

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Lay it, if there is one way only to turn it; or lay a card, or fail."""
        if move.verb == moves.LAY:
            city = choose_spot(state, frame.player, move.arg, True)
            if city:
                man_city(state, frame.player, city)
        elif move is FAILING:
            fail(state, frame.player)
        else:
            self.lay(state, frame, move.arg)

    def refuse_choice(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why not there, or why not fail."""
        if move is FAILING:
            return IllegalMove(move, "why-he-must-lay", "HE-R-10")
        return refuse_spot(state, move, True) if move.verb == moves.LAY else None

    def actions(self) -> tuple[int, ...]:
        """On a voyage."""
        return IN_VOYAGE

    def tiles(self) -> int:
        """The one to lay."""
        return ONE_TILE


# Success.


def man_city(state: Board, player: int, city: City) -> None:
    """HE-VOY-07, HE-R-44: a Greek from the supply; HE-VOY-08: else from an own city with two at least."""
    side = state.sides[player]
    if side.greeks:
        state.add_greek(player, city)
        ask_payment(state, player, city)
    elif side.with_two_greeks & (side.with_two_greeks - 1):
        state.push(FROM_CITY, player, city)
    else:
        assert side.with_two_greeks  # HE-R-27
        bring_greek(state, player, city, side.with_two_greeks.bit_length() - 1)


def bring_greek(state: Board, player: int, city: City, origin: int) -> None:
    """HE-VOY-08: from another city."""
    state.put_greeks(player, origin, state.greeks[origin] - 1)
    state.put_greeks(player, city, 1)
    ask_payment(state, player, city)


def payers(state: Board, player: int, city: City) -> int:
    """HE-VOY-09, HE-R-08: bordering cities with an own ship, along water first if the switch says so."""
    docks = state.sides[player].docks
    layout = state.layout
    if state.rules.pay_water and layout.sea[city] & docks:
        return layout.sea[city] & docks
    return (layout.sea[city] | layout.land[city]) & docks


def ask_payment(state: Board, player: int, city: City) -> None:
    """HE-VOY-09: one own ship; HE-EFF-09: none."""
    mask = payers(state, player, city)
    if state.free_voyage:
        land(state, player, city)
    elif mask & (mask - 1):
        state.push(PAY_SHIP, player, city)
    else:
        pay(state, player, city, mask.bit_length() - 1)


def pay(state: Board, player: int, city: City, payer: int) -> None:
    """The ship goes back to the supply."""
    state.put_ships(player, payer, state.ships[payer] - 1)
    state.sides[player].ships += 1
    land(state, player, city)


def land(state: Board, player: int, city: City) -> None:
    """The voyage has succeeded. HE-VOY-14: one Greek, no ship."""
    state.landed = True
    state.new_cities |= 1 << city
    end_voyage(state, player)
    check_conquest(state, player)


def fail(state: Board, player: int) -> None:
    """HE-VOY-10, HE-VOY-11: the tile goes under the pile, and that was the action."""
    state.tail.append(state.turned.pop())
    end_voyage(state, player)


def end_voyage(state: Board, player: int) -> None:
    """HE-EFF-08, HE-EFF-09: cards for this voyage have ended."""
    state.equal_ships = False
    state.free_voyage = False
    state.ask(AFTER, player)


class BringingGreek(HellasQuestion):
    """D-FROM: the city that the first Greek of a new city comes from, when the supply is empty."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """HE-VOY-08: own cities with two Greeks at least."""
        return cities(state.sides[frame.player].with_two_greeks, FROMS, NOTHING)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """He moves."""
        bring_greek(state, frame.player, frame.a, move.arg)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why not from there."""
        return IllegalMove(move, "why-he-governor", "HE-VOY-08") if move.verb == FROM else None

    def actions(self) -> tuple[int, ...]:
        """On a voyage."""
        return IN_VOYAGE

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """The new city is bare, the supply empty, and there is a choice."""
        check_new_city(game, state, frame)
        side = state.sides[frame.player]
        several = size(side.with_two_greeks) > 1
        game.insist(side.greeks == 0 and several and state.greeks[frame.a] == 0, "agenda HE-VOY-08")
        game.insist(state.free_voyage or payers(state, frame.player, frame.a) != 0, "agenda HE-VOY-09")


class PayingShip(HellasQuestion):
    """D-PAYSHIP: the city that the ship is paid from."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """HE-VOY-09: bordering own cities with a ship."""
        return cities(payers(state, frame.player, frame.a), PAYS, NOTHING)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """It goes."""
        pay(state, frame.player, frame.a, move.arg)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why not from there."""
        return IllegalMove(move, "why-he-no-payer", "HE-VOY-09") if move.verb == PAY else None

    def actions(self) -> tuple[int, ...]:
        """On a voyage."""
        return IN_VOYAGE

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """The new city is manned, and there is a choice."""
        check_new_city(game, state, frame)
        game.insist(state.greeks[frame.a] == 1 and not state.free_voyage, "agenda HE-VOY-09")
        game.insist(size(payers(state, frame.player, frame.a)) > 1, "agenda HE-VOY-09")


def check_new_city(game: Game, state: Board, frame: Frame) -> None:
    """HE-VOY-14: the question is about the city laid last, which has no ship."""
    city = frame.a
    game.insist(holds(state, frame.player, city), "agenda HE-VOY-07")
    game.insist(city == len(state.layout.cells) - 1 and state.ships[city] == 0, "agenda HE-VOY-14")


FLIP_VOYAGE.handled_by(TurningUpTile())
LAY.handled_by(LayingTile(IN_LAY))
FROM_CITY.handled_by(BringingGreek())
PAY_SHIP.handled_by(PayingShip())
