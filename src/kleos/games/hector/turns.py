"""Chapter 05: a turn is at most one optional action, then one army card.

True without a line of their own: HA-05-04, HA-R-11, HA-R-13, HA-R-15.
"""

from typing import Final

from kleos.core.moves import Move
from kleos.games.hector.battlefield import ACTION, CARD, HERO_CHANGE, REPLACEMENT, Battlefield
from kleos.games.hector.cards import BIT, HOME, VALUE, Kind
from kleos.games.hector.fate import begin_fate
from kleos.games.hector.moves import (
    CHANGE,
    CHANGING,
    DEPLOY,
    DEPLOYS,
    DISCARD,
    DISCARDS,
    PASSING,
    PLAYS,
    RETREATING,
    UPGRADE,
    UPGRADES,
)
from kleos.games.hector.opening import draw_hero
from kleos.games.hector.retreat import retreat
from kleos.games.hector.side import NO_COVER, NO_HERO, Side

# HA-05-30, HA-05-50, HA-R-12: by the length of the row, or by the set of its places; a retreat always.
ONLY_RETREAT: Final = [RETREATING]
JUST_DEPLOYS: Final = [[*DEPLOYS[:places], RETREATING] for places in range(len(DEPLOYS) + 1)]
CHANGES_OR_DEPLOYS: Final = [[CHANGING, *deploys] for deploys in JUST_DEPLOYS]
UPGRADES_OF: Final = [
    [*(row for row in UPGRADES if free >> row.arg & 1), RETREATING] for free in range(1 << len(UPGRADES))
]


def action_options(state: Battlefield) -> list[Move]:
    """HA-05-51: five kinds of action, or none."""
    side = state.sides[state.to_act]
    if not can_replace(side):
        return [PASSING, *other_actions(side)]
    options = [PASSING]
    last = -1
    for card in side.hand:
        kind = card >> 1
        if kind != last:  # HA-05-52: two equal cards are one option
            options.append(DISCARDS[kind])
            last = kind
    options.extend(other_actions(side))
    return options


def other_actions(side: Side) -> list[Move]:
    """What a turn may begin with beside a discard: rows made once for all cases."""
    if side.hero == NO_HERO:
        return ONLY_RETREAT
    if not side.deployed:
        changes = bool(side.heroes) or bool(side.tail)  # HA-05-20, HA-R-10
        return CHANGES_OR_DEPLOYS[len(side.row)] if changes else JUST_DEPLOYS[len(side.row)]
    if not side.favour:  # HA-05-40
        return ONLY_RETREAT
    taken = side.tokens | 1 << side.cover  # HA-05-41, HA-R-18
    return UPGRADES_OF[((1 << len(side.row)) - 1) & ~taken]


def can_replace(side: Side) -> bool:
    """HA-05-10, HA-R-07: a card to discard and one to draw, from the battle pile or, if that is empty, from home."""
    return bool(side.hand) and (side.sizes[side.pile] > 0 or side.sizes[HOME] > 0)


def act(state: Battlefield, move: Move) -> None:
    """Carry out the optional action; all but a retreat lead to the card of this turn (HA-05-02, HA-R-14)."""
    player = state.to_act
    side = state.sides[player]
    verb = move.verb
    if move is RETREATING:
        retreat(state, player)
    elif verb == DISCARD:
        discard(state, side, move.arg)
        state.ask_card(REPLACEMENT, player)
    elif verb == CHANGE:
        side.tail = [*side.tail, side.hero]
        side.hero = NO_HERO
        state.ask_chance(HERO_CHANGE, player)
    else:
        if verb == DEPLOY:
            deploy(state, side, player, move.arg)
        elif verb == UPGRADE:
            side.favour -= 1
            side.tokens |= 1 << move.arg
            side.superiority += 1  # HA-05-40
        state.phase = CARD


def discard(state: Battlefield, side: Side, kind: Kind) -> None:
    """HA-05-10: the card leaves the game for good; HA-11-06: openly, unless HA-R-08 says otherwise."""
    card = side.holds(kind)
    side.gone |= BIT[card]
    if state.rules.hide_discards:
        others = sum(1 for option in state.generate_legal() if option.verb != DISCARD)
        side.lose_from_hand(card, others)
    else:
        side.show(card)
        state.reveals += 1


def draw_replacement(state: Battlefield, card: int) -> None:
    """HA-05-11: the top card of the battle pile, or of home when that is empty."""
    state.sides[state.drawer].draw(state.draw_from, card)
    state.reveals += 1
    state.ask(CARD, state.drawer)


def change_hero(state: Battlefield, colour: int) -> None:
    """HA-05-20: the old hero lies under the pile, the top one comes to hand."""
    draw_hero(state, colour)
    state.ask(CARD, state.drawer)


def deploy(state: Battlefield, side: Side, player: int, place: int) -> None:
    """HA-05-31: the hero's value replaces that of the card it covers."""
    assert side.cover == NO_COVER and not side.tokens  # HA-R-19
    side.deployed = True
    side.cover = place
    side.superiority += state.hero_value(player, side.hero) - VALUE[side.row[place]]
    state.reveals += 1


def card_options(state: Battlefield) -> list[Move]:
    """HA-05-03: any army card in hand; equal cards are one option."""
    options = []
    last = -1
    for card in state.sides[state.to_act].hand:
        kind = card >> 1
        if kind != last:
            options.append(PLAYS[kind])
            last = kind
    return options


def play_card(state: Battlefield, kind: Kind) -> None:
    """HA-05-02: one army card, face up; then the other player, or the fate phase after both (HA-05-01, HA-06-01)."""
    player = state.to_act
    side = state.sides[player]
    card = side.holds(kind)
    assert card >= 0  # HA-R-45
    side.lay(card)
    state.reveals += 1
    if player == state.attacker:
        state.ask(ACTION, 1 - player)
    else:
        begin_fate(state)
