"""Voyages: turn a tile, add it with a majority of ships, man the new city, pay a ship. HE-VOY."""

from kleos.core.moves import Move
from kleos.games.hellas.board import AFTER, FLIP_VOYAGE, FROM_CITY, LAY, PAY_SHIP, VOYAGE, Board
from kleos.games.hellas.coast import fitting_turns
from kleos.games.hellas.ending import check_conquest
from kleos.games.hellas.hexes import Spot, members
from kleos.games.hellas.moves import FAILING, LAYS
from kleos.games.hellas.offer import Offer, singles
from kleos.games.hellas.options import ALL_SUM, ANY, EACH


def set_sail(state: Board, player: int) -> None:
    """HE-VOY-01: turn up the top tile. HE-VOY-12: ships are not needed to name a voyage."""
    state.action = VOYAGE
    state.landed = False
    state.ask(FLIP_VOYAGE, player)


def see_tile(state: Board, player: int, kind: int) -> None:
    """C-FLIP: the tile of this voyage."""
    state.next_tile(kind)
    state.turned = [kind]
    state.ask(LAY, player)


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
    return lead > 0 or (lead == 0 and state.even)


def city_majorities(state: Board, player: int, around: int, every: bool) -> bool:
    """HE-R-06, `each` and `any`: city by city."""
    docks, held = state.sides[player].docks, state.sides[player].held
    for city in members(around):
        mine = docks >> city & 1 == 1
        wins = mine or (every and state.even and (held >> city & 1 == 1 or state.ships[city] == 0))
        if wins != every:
            return wins
    return every


def lay_spots(state: Board, player: int) -> list[Move]:
    """The spots where tile and ships allow it. HE-R-40: good geometry alone is not enough."""
    found: list[Move] = []
    kind = state.turned[0]
    docks = state.sides[player].docks
    for spot in state.layout.spots:
        if spot.near & docks and fitting_turns(spot, kind, True) and has_majority(state, player, spot):
            found.append(LAYS[spot.code])
    return found


def lay_offer(state: Board, player: int) -> Offer:
    """HE-R-10: a tile that can be laid must be laid, unless the switch lets it be refused."""
    rows = lay_spots(state, player)
    if not rows or state.rules.may_refuse:
        rows.append(FAILING)
    return singles(rows)


# Success.


def man_city(state: Board, player: int, city: int) -> None:
    """HE-VOY-07, HE-R-44: a Greek from the supply; HE-VOY-08: else from an own city with two at least."""
    side = state.sides[player]
    if side.greeks:
        state.add_greek(player, city)
        ask_payment(state, player, city)
    elif side.two & (side.two - 1):
        state.push(FROM_CITY, player, city)
    else:
        assert side.two  # HE-R-27
        bring_greek(state, player, city, side.two.bit_length() - 1)


def bring_greek(state: Board, player: int, city: int, origin: int) -> None:
    """HE-VOY-08: from another city."""
    state.put_greeks(player, origin, state.greeks[origin] - 1)
    state.put_greeks(player, city, 1)
    ask_payment(state, player, city)


def payers(state: Board, player: int, city: int) -> int:
    """HE-VOY-09, HE-R-08: bordering cities with an own ship, along water first if the switch says so."""
    docks = state.sides[player].docks
    layout = state.layout
    if state.rules.pay_water and layout.sea[city] & docks:
        return layout.sea[city] & docks
    return (layout.sea[city] | layout.land[city]) & docks


def ask_payment(state: Board, player: int, city: int) -> None:
    """HE-VOY-09: one own ship; HE-EFF-09: none."""
    mask = payers(state, player, city)
    if state.calm:
        land(state, player, city)
    elif mask & (mask - 1):
        state.push(PAY_SHIP, player, city)
    else:
        pay(state, player, city, mask.bit_length() - 1)


def pay(state: Board, player: int, city: int, payer: int) -> None:
    """The ship goes back to the supply."""
    state.put_ships(player, payer, state.ships[payer] - 1)
    state.sides[player].ships += 1
    land(state, player, city)


def land(state: Board, player: int, city: int) -> None:
    """The voyage has succeeded. HE-VOY-14: one Greek, no ship."""
    state.landed = True
    state.new |= 1 << city
    end_voyage(state, player)
    check_conquest(state, player)


def fail(state: Board, player: int) -> None:
    """HE-VOY-10, HE-VOY-11: the tile goes under the pile, and that was the action."""
    state.tail.append(state.turned.pop())
    end_voyage(state, player)


def end_voyage(state: Board, player: int) -> None:
    """HE-EFF-08, HE-EFF-09: cards for this voyage have ended."""
    state.even = False
    state.calm = False
    state.ask(AFTER, player)
