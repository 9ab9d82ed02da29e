"""Attacks: target, force, fight, and what becomes of the city. HE-ATK, HE-R-18."""

from typing import Final

from kleos.games.hellas.board import AFTER, ATTACK, EXCHANGE, FIGHT, SEND, TARGET, Board
from kleos.games.hellas.cards import ARES, MOST, NO_CARD, POSEIDON, ZEUS
from kleos.games.hellas.ending import check_conquest
from kleos.games.hellas.hexes import members
from kleos.games.hellas.moves import COMMITTING, SENDS, SHIP_COUNTS, TARGETS, WITHDRAWING
from kleos.games.hellas.offer import Offer, cities, singles

ONLY_COMMIT: Final = [COMMITTING]
ONLY_WITHDRAW: Final = [WITHDRAWING]


def march(state: Board, player: int) -> None:
    """Name an attack. HE-R-47: without a usable origin it rests on a card in hand."""
    state.action = ATTACK
    state.fights = 1
    state.attacked = 0
    state.proof = not near_targets(state, player)
    state.ask(TARGET, player)


# Targets and origins.


def origins(state: Board, player: int, target: int) -> int:
    """HE-ATK-02, HE-ATK-04, HE-ATK-08, HE-ATK-10: own cities in contact that can spare a Greek; HE-R-31: or any."""
    two = state.sides[player].two
    return two if state.far else two & state.layout.contact[target]


def near_targets(state: Board, player: int) -> int:
    """HE-ATK-01: rival cities with a usable origin, none twice in one action."""
    reached = 0
    contact = state.layout.contact
    for city in members(state.sides[player].two):  # fewer than rival cities, and contact is mutual
        reached |= contact[city]
    return reached & state.sides[1 - player].held & ~state.attacked


def far_targets(state: Board, player: int) -> int:
    """HE-EFF-04, HE-R-31: rival cities in contact with no own city."""
    side = state.sides[player]
    if not side.two:
        return 0
    reached = 0
    contact = state.layout.contact
    for city in members(side.held):
        reached |= contact[city]
    return state.sides[1 - player].held & ~state.attacked & ~reached


def target_offer(state: Board, player: int) -> Offer:
    """HE-R-13, HE-R-14: any target, however hopeless, or none."""
    targets = far_targets(state, player) if state.far else near_targets(state, player)
    return cities(targets, TARGETS, ONLY_WITHDRAW)


def name_target(state: Board, player: int, city: int) -> None:
    """HE-ATK-01: the force comes next."""
    state.target = city
    state.force = 0
    state.wet = False
    state.ask(SEND, player)


# The force.


def send_offer(state: Board, player: int, last: int) -> Offer:
    """HE-R-49: one Greek at a time, cities ascending; HE-R-11: at least one before the commit."""
    mask = origins(state, player, state.target) >> last << last
    return cities(mask, SENDS, ONLY_COMMIT if state.force else ONLY_WITHDRAW)


def send(state: Board, player: int, origin: int) -> None:
    """HE-ATK-03, HE-ATK-04: a Greek leaves, the governor stays. HE-ATK-09, HE-R-12: any part over water counts."""
    state.put_greeks(player, origin, state.greeks[origin] - 1)
    state.force += 1
    if state.far or not state.layout.land[state.target] >> origin & 1:
        state.wet = True
    state.push(SEND, player, origin)


def withdraw(state: Board, player: int) -> None:
    """HE-R-13: the action ends; what A-FAR gave is lost."""
    state.far = False
    state.fights = 0
    state.target = 0
    state.ask(AFTER, player)


def commit(state: Board, player: int) -> None:
    """The fight begins. HE-R-24: open cards go; HE-EFF-04: far is used up."""
    state.far = False
    state.discard_open(0)
    state.discard_open(1)
    state.ask(FIGHT, player)


# The fight.


def is_fighting_open(state: Board, player: int) -> bool:
    """HE-R-46: whether this side is asked, by public facts alone."""
    side = state.sides[player]
    if not side.hand or state.is_banned(player):
        return False
    if not state.rules.open_counts:
        return True
    gods = side.gods
    if gods[ARES] or (gods[ZEUS] and side.open_card != NO_CARD):
        return True
    return gods[POSEIDON] > 0 and player != state.active and state.ships[state.target] > 0 and not state.crews


def pass_fight(state: Board, player: int, passes: int) -> None:
    """HE-R-18: two passes in a row close the fight."""
    state.pop()
    if passes:
        resolve(state, state.active)
    else:
        state.push(FIGHT, 1 - player, 1)


def needed(state: Board) -> int:
    """HE-ATK-06, HE-ATK-08, HE-R-34: what the attackers must reach."""
    city = state.target
    defence = state.greeks[city] + state.defence_plus + (state.ships[city] if state.crews else 0)
    return defence + (1 if state.wet and not state.equal else 0)


def threat(state: Board, player: int, city: int) -> tuple[int, int]:
    """The most Greeks that can come against a rival city, and what they must reach without cards; by land if enough.

    HE-ATK-02, HE-ATK-04: contact and the governor; HE-ATK-06, HE-ATK-08, HE-ATK-09: one more once any come over water.
    """
    near = state.sides[player].two & state.layout.contacts(city)
    land, force = 0, 0
    for origin in members(near):
        spare = state.greeks[origin] - 1
        force += spare
        if state.layout.land[city] >> origin & 1:
            land += spare
    defence = state.greeks[city]
    if land >= defence or land == force:
        return land, defence
    return force, defence + 1


def resolve(state: Board, player: int) -> None:
    """HE-ATK-11: the comparison comes after the cards."""
    won = state.force + state.attack_plus >= needed(state)
    city, force = state.target, state.force
    end_fight(state)
    if won:
        conquer(state, player, city, force)
    else:
        state.sides[player].greeks += force  # HE-ATK-15
        go_on(state, player)


def end_fight(state: Board) -> None:
    """Effects of the fight end; HE-R-24: its open cards go."""
    state.attacked |= 1 << state.target
    state.fights -= 1
    state.target = 0
    state.force = 0
    state.wet = False
    state.attack_plus = 0
    state.defence_plus = 0
    state.equal = False
    state.crews = False
    state.discard_open(0)
    state.discard_open(1)


def conquer(state: Board, player: int, city: int, force: int) -> None:
    """HE-ATK-12 to HE-ATK-14, HE-ATK-16: the defender leaves, three victors stay, the surplus goes to the supply."""
    ships = state.ships[city]
    state.clear_city(1 - player, city)
    side = state.sides[player]
    side.held |= 1 << city
    state.new |= 1 << city
    stay = min(MOST, force)
    state.put_greeks(player, city, stay)
    side.greeks += force - stay  # HE-R-29
    most = min(ships, side.ships)
    if most:
        state.push(EXCHANGE, player, most, city)
    else:
        go_on(state, player)
    check_conquest(state, player)


def exchange_offer(most: int) -> Offer:
    """HE-ATK-13, HE-R-28: as many ships as the defender had, or fewer."""
    return singles(SHIP_COUNTS[: most + 1])


def exchange(state: Board, player: int, city: int, count: int) -> None:
    """Ships from the supply into the conquered city."""
    state.sides[player].ships -= count
    state.put_ships(player, city, count)
    go_on(state, player)


def go_on(state: Board, player: int) -> None:
    """HE-EFF-05: a further fight, or the end of the action."""
    if state.fights > 0:
        state.ask(TARGET, player)
    else:
        state.ask(AFTER, player)
