"""Chapter 04: the opening phase, in its strict order, up to the first turn.

True without a line of their own: HA-R-41.
"""

from typing import Final

from kleos.core.moves import Move
from kleos.games.hector.battlefield import (
    ACTION,
    HANDS,
    HERO_DEAL,
    NUMBER_CHOICE,
    ORIENTATION,
    RIVAL_VANGUARD,
    TIED,
    TILE_TURN,
    VANGUARD_CHOICE,
    VANGUARD_DRAW,
    Battlefield,
)
from kleos.games.hector.cards import HAND, HOME, PILES, VALUE, VANGUARD_OF_CHOICE, Pile
from kleos.games.hector.closing import exhaust, has_no_front
from kleos.games.hector.moves import NUMBERS, ORIENTS, VANGUARDS

HOME_NUMBER: Final = 4  # HA-R-01: `number 4` sends both players to their home piles


def open_battle(state: Battlefield) -> None:
    """Ask the attacker for his vanguard."""
    state.ask(VANGUARD_CHOICE, state.attacker)


def vanguard_options(state: Battlefield) -> list[Move]:
    """HA-04-01, HA-R-03: any own pile that is not empty, home included."""
    sizes = state.sides[state.attacker].sizes
    return [VANGUARDS[pile] for pile in range(PILES) if sizes[pile]]


def name_vanguard(state: Battlefield, pile: Pile) -> None:
    """Turn up the top card of the pile that the attacker named."""
    state.source = pile
    state.ask_chance(VANGUARD_DRAW, state.attacker)
    state.draw_from = pile


def turn_vanguard(state: Battlefield, card: int) -> None:
    """HA-04-02, HA-04-03: the vanguard's value names the front, a 4 lets the attacker choose."""
    lay_vanguard(state, state.attacker, card)
    if VALUE[card] == VANGUARD_OF_CHOICE:
        state.ask(NUMBER_CHOICE, state.attacker)
    else:
        fix_number(state, VALUE[card])


def lay_vanguard(state: Battlefield, player: int, card: int) -> None:
    """HA-04-06: the vanguard counts as a played army card."""
    side = state.sides[player]
    side.reveal(state.draw_from, card)
    side.row.append(card)
    side.superiority = VALUE[card]
    state.reveals += 1


def number_options(state: Battlefield) -> list[Move]:
    """HA-R-01, HA-R-02: the numbers that a vanguard of 4 may name."""
    rules = state.rules
    attacker = state.attacker
    allowed = [front for front in range(HOME) if not rules.four_own_alive or state.front_alive(attacker, front)]
    if rules.four_rival_alive:
        both = [front for front in allowed if state.front_alive(1 - attacker, front)]
        allowed = both or allowed  # HA-R-02: no number left, so among the own live fronts
    options = [NUMBERS[front] for front in allowed]
    if rules.four_home:
        options.append(NUMBERS[HOME_NUMBER - 1])
    return options


def battle_pile(state: Battlefield, player: int, number: int) -> int:
    """HA-04-04, HA-R-34: an exhausted front sends its owner, and him alone, to his home pile."""
    front = number - 1
    return front if number != HOME_NUMBER and state.front_alive(player, front) else HOME


def fix_number(state: Battlefield, number: int) -> None:
    """Fix both battle piles, make sure that both players can fight, and turn up the tile."""
    state.number = number
    for player in (0, 1):
        state.sides[player].pile = battle_pile(state, player, number)
    if state.rules.exhaust_now and short_fronts_fall(state):
        return
    if not both_can_fight(state):
        return
    state.ask_chance(TILE_TURN, state.attacker)


def needed(state: Battlefield, player: int) -> int:
    """HA-R-06: the attacker still needs his hand, the defender a vanguard too."""
    return HAND if player == state.attacker else HAND + 1


def short_fronts_fall(state: Battlefield) -> bool:
    """HA-R-06, `exhaust_now`: fronts too short for this battle fall together; ask whether that ends the game."""
    for player in (0, 1):
        side = state.sides[player]
        if side.pile != HOME and side.sizes[side.pile] < needed(state, player):
            exhaust(side, side.pile)
            side.pile = HOME
    return somebody_loses(state, has_no_front(state.sides[0]), has_no_front(state.sides[1]), "end-fronts", "HA-10-01")


def both_can_fight(state: Battlefield) -> bool:
    """HA-R-06: who cannot take his cards from battle pile and home together loses at once."""
    short = []
    for player in (0, 1):
        side = state.sides[player]
        supply = side.sizes[side.pile] + (side.sizes[HOME] if side.pile != HOME else 0)
        short.append(supply < needed(state, player))
    return not somebody_loses(state, short[0], short[1], "end-short", "HA-R-06")


def somebody_loses(state: Battlefield, one: bool, two: bool, reason: str, clause: str) -> bool:
    """End the game if one player loses, drawn if both do."""
    if not (one or two):
        return False
    state.end(TIED if one and two else 1 if one else 0, reason, clause)
    return True


def turn_tile(state: Battlefield, tile: int) -> None:
    """HA-04-05: the attacker will lay it in any of four ways, before any hand is drawn (HA-R-42)."""
    state.stock = [other for other in state.stock if other != tile]
    state.tile = tile
    state.reveals += 1
    state.ask(ORIENTATION, state.attacker)


def orientation_options(state: Battlefield) -> list[Move]:
    """HA-04-05: four square orientations."""
    return ORIENTS[:]


def orient(state: Battlefield, facing: int) -> None:
    """Lay the tile; then the defender's vanguard is turned up."""
    state.facing = facing
    state.ask_card(RIVAL_VANGUARD, 1 - state.attacker)


def turn_rival_vanguard(state: Battlefield, card: int) -> None:
    """HA-04-07: no choice; then both draw their hands, the attacker first (HA-12-02)."""
    lay_vanguard(state, 1 - state.attacker, card)
    state.due = 2 * HAND
    state.ask_card(HANDS, state.attacker)


def draw_hand_card(state: Battlefield, card: int) -> None:
    """HA-04-08: four cards each, one by one."""
    side = state.sides[state.drawer]
    side.draw(state.draw_from, card)
    state.reveals += 1
    due = state.due - 1
    state.due = due
    if due == 0:
        state.due = 2
        deal_next_hero(state)
    elif due == HAND:
        state.ask_card(HANDS, 1 - state.attacker)
    elif not side.sizes[state.draw_from]:
        state.draw_from = HOME  # HA-R-06


def deal_next_hero(state: Battlefield) -> None:
    """HA-04-08: one hero each, the attacker first; HA-R-09: none from an empty pile."""
    while state.due:
        player = state.attacker if state.due == 2 else 1 - state.attacker
        if state.sides[player].heroes:
            state.ask_chance(HERO_DEAL, player)
            return
        state.due -= 1
    state.round = 1
    state.ask(ACTION, state.attacker)  # HA-05-01


def draw_hero(state: Battlefield, colour: int) -> None:
    """Take the top hero into the hand."""
    side = state.sides[state.drawer]
    if side.heroes:
        side.heroes = [hero for hero in side.heroes if hero != colour]
    else:
        side.tail = side.tail[1:]
    side.hero = colour
    state.reveals += 1


def deal_hero(state: Battlefield, colour: int) -> None:
    """Deal one of the two heroes of the opening."""
    draw_hero(state, colour)
    state.due -= 1
    deal_next_hero(state)
