"""What god cards do: one small function per verb, and the questions that they ask. HE-EFF-01 to HE-EFF-20."""

from typing import Final

from kleos.games.hellas import components as cs
from kleos.games.hellas.board import (
    CONVERT_FROM,
    CONVERT_SHIP,
    DEAL_DRAWN,
    DRAW_GOD,
    FLIP_MORE,
    KEEP_TILE,
    PLACE_PIECE,
    SHIFT_PIECE,
    STEAL_CARD,
    STORM_CITY,
    SWAP_OWN,
    SWAP_RIVAL,
    Board,
)
from kleos.games.hellas.cards import GOD, GOD_LIMIT, GREEK
from kleos.games.hellas.hexes import members
from kleos.games.hellas.moves import (
    CONVERTS,
    DROPS,
    FROMS,
    GREEKS_TO,
    KEEPS,
    LIFTS,
    SHIPS_TO,
    STOPPING,
    STORMS,
    SWAPS,
)
from kleos.games.hellas.offer import NOTHING, Offer, cities, singles
from kleos.games.hellas.reinforcement import DRAW_SETS, gods_to_draw, lift_card, settle_pile, take_card
from kleos.games.hellas.voyage import set_sail

ONLY_STOP: Final = [STOPPING]


def take_effect(state: Board, player: int, kind: int) -> None:
    """A card stands: do what it says."""
    box = state.rules.box
    verb, n = box.verb[kind], box.n[kind]
    if verb == cs.FIGHT_ADD:
        fight_add(state, player, n)
    elif verb == cs.FIGHT_EQUAL:
        state.equal = True  # HE-EFF-02
    elif verb == cs.FIGHT_SHIPS:
        state.crews = True  # HE-EFF-03
    elif verb == cs.ATTACK_FAR:
        state.far = True  # HE-EFF-04
    elif verb == cs.ATTACK_AGAIN:
        state.fights += n  # HE-EFF-05
    elif verb == cs.CONVERT:
        state.ask(CONVERT_SHIP, player)
    elif verb == cs.PLACE:
        ask_place(state, player, box.piece[kind], n)
    elif verb == cs.VOYAGE_EQUAL:
        state.even = True  # HE-EFF-08
    elif verb == cs.VOYAGE_FREE:
        state.calm = True  # HE-EFF-09
    elif verb == cs.VOYAGE_AGAIN:
        voyage_again(state, player)
    elif verb == cs.VOYAGE_CHOICE:
        state.push(FLIP_MORE, player, min(n, state.tiles_left()))
    elif verb == cs.REMOVE:
        ask_storm(state, player, n)
    elif verb == cs.EXTRA_TURN:
        state.extra = True  # HE-EFF-15
    elif verb == cs.SWAP_CITIES:
        ask_swap(state, player)
    elif verb == cs.DRAW:
        ask_draw(state, player, n)
    elif verb == cs.STEPS:
        state.steps_left += n  # HE-EFF-18
    elif verb == cs.STEAL:
        ask_steal(state, player, n)
    else:
        assert verb == cs.REORGANISE
        state.free = True  # HE-EFF-20


def fight_add(state: Board, player: int, n: int) -> None:
    """HE-EFF-01: extra Greeks for whoever laid the card; they are no pieces."""
    if player == state.active:
        state.attack_plus += n
    else:
        state.defence_plus += n


# HE-EFF-06: ships into Greeks.


def convertible(state: Board, player: int) -> int:
    """Own cities with a ship and fewer than three Greeks, as long as a Greek is to be had."""
    side = state.sides[player]
    cities = side.docks & ~side.full
    if side.greeks or not cities:
        return cities
    if not side.two:
        return 0
    return cities if side.two & (side.two - 1) else cities & ~side.two


def convert_offer(state: Board, player: int, city: int) -> Offer:
    """Any city first; then the same again, or stop."""
    if not city:
        return cities(convertible(state, player), CONVERTS, NOTHING)
    return singles([CONVERTS[city], STOPPING])


def convert(state: Board, player: int, city: int) -> None:
    """One ship to the supply, one Greek from it; HE-GOD-10, HE-R-33: or from another city."""
    side = state.sides[player]
    state.put_ships(player, city, state.ships[city] - 1)
    side.ships += 1
    donors = side.two & ~(1 << city)
    if side.greeks:
        state.add_greek(player, city)
        ask_convert(state, player, city)
    elif donors & (donors - 1):
        state.push(CONVERT_FROM, player, city)
    else:
        convert_from(state, player, city, donors.bit_length() - 1)


def convert_from_offer(state: Board, player: int, city: int) -> Offer:
    """HE-GOD-10: another own city that can spare a Greek."""
    return cities(state.sides[player].two & ~(1 << city), FROMS, NOTHING)


def convert_from(state: Board, player: int, city: int, donor: int) -> None:
    """The Greek comes from another city."""
    state.put_greeks(player, donor, state.greeks[donor] - 1)
    state.put_greeks(player, city, state.greeks[city] + 1)
    ask_convert(state, player, city)


def ask_convert(state: Board, player: int, city: int) -> None:
    """Again, if it can be."""
    if convertible(state, player) >> city & 1:
        state.push(CONVERT_SHIP, player, city)


# HE-EFF-07: new pieces.


def place_offer(state: Board, player: int, piece: int) -> Offer:
    """Cities to place in, or to shift from when the supply is empty; or stop."""
    side = state.sides[player]
    below = side.held & ~(side.full if piece == GREEK else side.crowded)
    if side.greeks if piece == GREEK else side.ships:
        return cities(below, GREEKS_TO if piece == GREEK else SHIPS_TO, ONLY_STOP)
    sources = side.two if piece == GREEK else side.docks
    if not below:
        return singles(ONLY_STOP)
    return cities(sources if below & (below - 1) else sources & ~below, LIFTS[piece], ONLY_STOP)


def ask_place(state: Board, player: int, piece: int, left: int) -> None:
    """Up to so many times, as long as it can be done."""
    if left and place_offer(state, player, piece).first:
        state.push(PLACE_PIECE, player, piece, left)


def place(state: Board, player: int, piece: int, left: int, city: int) -> None:
    """Supply -> city."""
    if piece == GREEK:
        state.add_greek(player, city)
    else:
        state.add_ship(player, city)
    ask_place(state, player, piece, left - 1)


def shift_lift(state: Board, player: int, piece: int, left: int, city: int) -> None:
    """HE-GOD-10: the supply is short, so a piece is taken up elsewhere."""
    if piece == GREEK:
        state.put_greeks(player, city, state.greeks[city] - 1)
    else:
        state.put_ships(player, city, state.ships[city] - 1)
    state.push(SHIFT_PIECE, player, piece, left, city)


def shift_offer(state: Board, player: int, piece: int, origin: int) -> Offer:
    """Any other own city below three."""
    side = state.sides[player]
    below = side.held & ~(side.full if piece == GREEK else side.crowded)
    return cities(below & ~(1 << origin), DROPS[piece], NOTHING)


def shift_drop(state: Board, player: int, piece: int, left: int, city: int) -> None:
    """And set down."""
    if piece == GREEK:
        state.put_greeks(player, city, state.greeks[city] + 1)
    else:
        state.put_ships(player, city, state.ships[city] + 1)
    ask_place(state, player, piece, left - 1)


# HE-EFF-10, HE-EFF-11: voyages.


def voyage_again(state: Board, player: int) -> None:
    """A full second voyage in place of the end of the action."""
    state.pop()
    set_sail(state, player)


def see_more(state: Board, player: int, kind: int, left: int) -> None:
    """Turn further tiles, then keep one."""
    state.next_tile(kind)
    state.turned.append(kind)
    if left > 1:
        state.push(FLIP_MORE, player, left - 1)
    elif len(set(state.turned)) > 1:
        state.ask(KEEP_TILE, player)
    else:
        keep_tile(state, kind)


def keep_tile_offer(state: Board) -> Offer:
    """One of those turned."""
    return singles([KEEPS[kind] for kind in sorted(set(state.turned))])


def keep_tile(state: Board, kind: int) -> None:
    """The others go under the pile in the order in which they were turned."""
    state.turned.remove(kind)
    state.tail.extend(state.turned)
    state.turned = [kind]


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


def storm_offer(state: Board, player: int) -> Offer:
    """Rival cities with a ship."""
    return cities(state.sides[1 - player].docks, STORMS, NOTHING)


def storm(state: Board, player: int, left: int, city: int) -> None:
    """One ship to the rival's supply."""
    state.put_ships(1 - player, city, state.ships[city] - 1)
    state.sides[1 - player].ships += 1
    ask_storm(state, player, left - 1)


# HE-EFF-16: an exchange of cities.


def ask_swap(state: Board, player: int) -> None:
    """The own city first."""
    held = state.sides[player].held
    if held & (held - 1):
        state.ask(SWAP_OWN, player)
    else:
        give_city(state, player, held.bit_length() - 1)


def swap_offer(state: Board, player: int) -> Offer:
    """The cities of one player."""
    return cities(state.sides[player].held, SWAPS, NOTHING)


def give_city(state: Board, player: int, city: int) -> None:
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
    state.new &= ~(1 << own | 1 << other)  # neither counts as new


def man_swapped(state: Board, player: int, city: int, greeks: int, ships: int) -> None:
    """As many as stood there."""
    side = state.sides[player]
    side.held |= 1 << city
    greeks, ships = min(greeks, side.greeks), min(ships, side.ships)
    side.greeks -= greeks
    side.ships -= ships
    state.put_greeks(player, city, greeks)
    state.put_ships(player, city, ships)


# HE-EFF-17: cards looked at one by one.


def draw_offer(state: Board, player: int) -> Offer:
    """The gods within the limits."""
    return singles(DRAW_SETS[gods_to_draw(state, state.sides[player])])


def ask_draw(state: Board, player: int, left: int) -> None:
    """Choose the god, if there is a choice; stops when none can be drawn."""
    gods = gods_to_draw(state, state.sides[player]) if left else 0
    if gods and not gods & (gods - 1):
        draw(state, player, left, gods.bit_length() - 1)
    elif gods:
        state.push(DRAW_GOD, player, left)


def draw(state: Board, player: int, left: int, god: int) -> None:
    """A card leaves the pile and is looked at."""
    lift_card(state, god)
    state.push(DEAL_DRAWN, player, god, left)


def see_drawn(state: Board, player: int, kind: int, left: int) -> None:
    """HE-GOD-08: not to be used this turn."""
    take_card(state, player, kind, False)
    state.sides[player].fresh.append(kind)
    settle_pile(state, GOD[kind])
    ask_draw(state, player, left - 1)


# HE-EFF-19: theft.


def loot(state: Board, player: int) -> list[int]:
    """The rival's cards whose god is below three in the own hand."""
    side = state.sides[player]
    return [kind for kind in state.sides[1 - player].hand if side.gods[GOD[kind]] + side.unseen[GOD[kind]] < GOD_LIMIT]


def ask_steal(state: Board, player: int, left: int) -> None:
    """Chance decides, if there is something to take."""
    if left and loot(state, player):
        state.push(STEAL_CARD, player, left)


def steal(state: Board, player: int, kind: int, left: int) -> None:
    """Both players see which; not to be used this turn. Onlookers see the back: it may be any card of its god."""
    side, rival = state.sides[player], state.sides[1 - player]
    rival.blur(GOD[kind])
    rival.lose(kind)
    side.gain(kind)
    side.peered.append(kind)
    state.reveals += 1
    side.taken.append(kind)
    ask_steal(state, player, left - 1)


assert members(6) == [1, 2]
