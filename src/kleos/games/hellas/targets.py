"""Whom an attack can reach: origins, targets, and the most that can come. HE-ATK-01 to HE-ATK-04, HE-R-31."""

from kleos.games.hellas.board import Board
from kleos.games.hellas.cards import City
from kleos.games.hellas.hexes import members, size


def origins(state: Board, player: int, target: int) -> int:
    """HE-ATK-02, HE-ATK-04, HE-ATK-08, HE-ATK-10: own cities in contact that can spare a Greek; HE-R-31: or any."""
    two = state.sides[player].with_two_greeks
    return two if state.far_attack else two & state.layout.contact[target]


def near_targets(state: Board, player: int) -> int:
    """HE-ATK-01: rival cities with a usable origin, none twice in one action."""
    reached = 0
    contact = state.layout.contact
    for city in members(state.sides[player].with_two_greeks):  # fewer than rival cities, and contact is mutual
        reached |= contact[city]
    return reached & state.sides[1 - player].held & ~state.attacked


def far_targets(state: Board, player: int) -> int:
    """HE-EFF-04, HE-R-31: rival cities in contact with no own city."""
    side = state.sides[player]
    if not side.with_two_greeks:
        return 0
    reached = 0
    contact = state.layout.contact
    for city in members(side.held):
        reached |= contact[city]
    return state.sides[1 - player].held & ~state.attacked & ~reached


def threat(state: Board, player: int, city: City) -> tuple[int, int]:
    """The most Greeks that can come against a rival city, and what they must reach without cards; by land if enough.

    HE-ATK-02, HE-ATK-04: contact and the governor; HE-ATK-06, HE-ATK-08, HE-ATK-09: one more once any come over water.
    """
    side = state.sides[player]
    near = side.with_two_greeks & state.layout.contact[city]
    by_land = near & state.layout.land[city]
    force = size(near) + size(near & side.full)  # one of two Greeks can go, or two of three
    land = size(by_land) + size(by_land & side.full)
    defence = state.greeks[city]
    if land >= defence or land == force:
        return land, defence
    return force, defence + 1
