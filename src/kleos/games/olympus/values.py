"""Attack, defence and armour as they stand now: printed values, equipment and abilities. FO-EFF-12, FO-R-29."""

from typing import Final

from kleos.games.olympus.abilities import (
    AGAIN,
    ANY_COLOUR,
    ARMOURED,
    AURA,
    BARREN,
    BESIDE,
    BOUND,
    FETCHES,
    GUARDS,
    MALUS,
    NO_EQUIPMENT,
    NO_HEALING,
    OPPOSITE,
    OTHERS,
    OWN_SOLDIERS,
    SELF,
    SELF_BUFF,
    SILENCES,
    SPLASHES,
    STANDS_IN,
    UNTOUCHABLE,
    WEAKENS,
    Effect,
)
from kleos.games.olympus.board import Board
from kleos.games.olympus.cards import AREA, MULTI, SLOTS, SOLDIER, Slot


def is_silenced(state: Board, player: int, slot: Slot) -> bool:
    """FO-EFF-40: the unit opposite silences; FO-EFF-41: an untargetable unit is never silenced."""
    return bool(state.sides[1 - player].flags[slot] & SILENCES) and not state.sides[player].flags[slot] & UNTOUCHABLE


def has_live(state: Board, player: int, slot: Slot, flag: int) -> bool:
    """Ask whether a unit or its equipment has this standing ability, and may use it."""
    return bool(state.sides[player].flags[slot] & flag) and not is_silenced(state, player, slot)


def is_touchable(state: Board, player: int, slot: Slot) -> bool:
    """FO-EFF-07, FO-EFF-41: a unit that enemy abilities may choose, damage, move or weaken."""
    side = state.sides[player]
    return side.unit[slot] >= 0 and not side.flags[slot] & UNTOUCHABLE


def is_healable(state: Board, player: int, slot: Slot) -> bool:
    """FO-EFF-03: wounded, and no ability forbids it (FO-EFF-45)."""
    return state.sides[player].damage[slot] > 0 and not has_live(state, player, slot, NO_HEALING)


def takes_equipment(state: Board, player: int, slot: Slot) -> bool:
    """FO-EQP-09, FO-EFF-45: a unit without equipment that does not refuse it."""
    side = state.sides[player]
    return side.unit[slot] >= 0 and side.equipment[slot] < 0 and not has_live(state, player, slot, NO_EQUIPMENT)


def attack_value(state: Board, player: int, slot: Slot) -> int:
    """The effective attack of a unit, at least 0."""
    side = state.sides[player]
    box = side.box
    flags = side.flags[slot]
    foe = state.sides[1 - player].flags[slot]
    value = box.attack[side.unit[slot]]
    equipment = side.equipment[slot]
    silent = bool(foe & SILENCES) and not flags & UNTOUCHABLE
    if flags & BOUND and not silent and is_out_of_area(state, player, slot):
        value = 0  # FO-EFF-43
    if equipment >= 0:
        value += box.attack[equipment]  # FO-EQP-02
    if flags & SELF_BUFF and not silent:
        value += buff(state, player, slot, slot, SELF, False)
    if side.marks & AURA:
        value += auras(state, player, slot, False)
    if foe & MALUS and not flags & UNTOUCHABLE and not is_silenced(state, 1 - player, slot):
        value += buff(state, 1 - player, slot, slot, OPPOSITE, False)
    return value if value > 0 else 0


def defence_value(state: Board, player: int, slot: Slot) -> int:
    """The effective defence of a unit."""
    side = state.sides[player]
    box = side.box
    flags = side.flags[slot]
    foe = state.sides[1 - player].flags[slot]
    value = box.defence[side.unit[slot]]
    equipment = side.equipment[slot]
    if equipment >= 0:
        value += box.defence[equipment]  # FO-EQP-05
    if flags & SELF_BUFF and not is_silenced(state, player, slot):
        value += buff(state, player, slot, slot, SELF, True)
    if side.marks & AURA:
        value += auras(state, player, slot, True)
    if foe & MALUS and not flags & UNTOUCHABLE and not is_silenced(state, 1 - player, slot):
        value += buff(state, 1 - player, slot, slot, OPPOSITE, True)
    return value


def auras(state: Board, player: int, slot: Slot, defence: bool) -> int:
    """What the own units lend to one of them. FO-EFF-20."""
    side = state.sides[player]
    soldier = side.box.type_of[side.unit[slot]] == SOLDIER
    total = 0
    for source in range(SLOTS):
        if side.flags[source] & AURA and not is_silenced(state, player, source):
            if source != slot:
                total += buff(state, player, source, slot, OTHERS, defence)
                if source - slot == 1 or slot - source == 1:
                    total += buff(state, player, source, slot, BESIDE, defence)
            if soldier:
                total += buff(state, player, source, slot, OWN_SOLDIERS, defence)
    return total


def buff(state: Board, player: int, source: int, slot: Slot, target: int, defence: bool) -> int:
    """The sum of a unit's buffs for one target; conditions are read now, at the slot facing the source. FO-R-38."""
    side = state.sides[player]
    total = 0
    for effect in side.box.buffs[side.unit[source]]:
        if effect.target == target:
            total += worth(state, player, source, effect, defence)
    if side.equipment[source] >= 0:
        for effect in side.box.buffs[side.equipment[source]]:  # FO-EFF-04
            if effect.target == target:
                total += worth(state, player, source, effect, defence)
    return total


def worth(state: Board, player: int, source: int, effect: Effect, defence: bool) -> int:
    """One buff, 0 when its condition fails."""
    value = effect.defence if defence else effect.attack
    if value == 0:
        return 0
    if effect.colour != ANY_COLOUR or effect.damaged:
        rival = state.sides[1 - player]
        facing = rival.unit[source]
        if facing < 0 or (effect.damaged and rival.damage[source] == 0):
            return 0
        colour = rival.box.class_of[facing]
        if effect.colour != ANY_COLOUR and colour != effect.colour and colour != MULTI:  # FO-CARD-06, FO-EQP-03
            return 0
    if effect.per_soldier:
        value *= soldiers_of(state, player)
    return value


def soldiers_of(state: Board, player: int) -> int:
    """Own soldiers in play."""
    side = state.sides[player]
    types = side.box.type_of
    return sum(1 for kind in side.unit if kind >= 0 and types[kind] == SOLDIER)


def is_out_of_area(state: Board, player: int, slot: Slot) -> bool:
    """FO-EFF-43: the printed attack counts in one area alone."""
    side = state.sides[player]
    bound = side.box.bound
    area = AREA[slot]
    if bound[side.unit[slot]] >= 0 and bound[side.unit[slot]] != area:
        return True
    equipment = side.equipment[slot]
    return equipment >= 0 and bound[equipment] >= 0 and bound[equipment] != area


def armour_value(state: Board, player: int, slot: Slot) -> int:
    """FO-EFF-35: how much less each attack's damage is; several sources add up."""
    side = state.sides[player]
    total = 0
    if has_live(state, player, slot, ARMOURED):
        total += side.box.armour[side.unit[slot]]
        if side.equipment[slot] >= 0:
            total += side.box.armour[side.equipment[slot]]
    if side.marks & GUARDS:
        for source in beside(slot):
            if has_live(state, player, source, GUARDS):
                total += side.box.guard[side.unit[source]]
                if side.equipment[source] >= 0:
                    total += side.box.guard[side.equipment[source]]
    return total


def beside(slot: Slot) -> list[int]:
    """FO-EFF-10: the next slots in the row."""
    return BESIDE_OF[slot]


BESIDE_OF: Final[list[list[int]]] = [[k for k in (slot - 1, slot + 1) if 0 <= k < SLOTS] for slot in range(SLOTS)]


def splash_value(state: Board, player: int, slot: Slot) -> int:
    """FO-EFF-36: damage beside the facing slot."""
    if not has_live(state, player, slot, SPLASHES):
        return 0
    side = state.sides[player]
    total = side.box.splash[side.unit[slot]]
    if side.equipment[slot] >= 0:
        total += side.box.splash[side.equipment[slot]]
    return total


def survive_cost(state: Board, player: int, slot: Slot) -> int:
    """FO-EFF-38: how many cards save a unit; 0 = it cannot be saved."""
    side = state.sides[player]
    if is_silenced(state, player, slot):
        return 0
    cost = side.box.survive[side.unit[slot]]
    if cost == 0 and side.equipment[slot] >= 0:
        cost = side.box.survive[side.equipment[slot]]
    return cost


def extra_draws(state: Board, player: int) -> int:
    """FO-EFF-44: further cards in phase 3."""
    side = state.sides[player]
    total = 0
    if side.marks & FETCHES:
        for slot in range(SLOTS):
            if has_live(state, player, slot, FETCHES):
                total += side.box.fetch[side.unit[slot]]
                if side.equipment[slot] >= 0:
                    total += side.box.fetch[side.equipment[slot]]
    return total


def is_barren(state: Board, player: int, slot: Slot) -> bool:
    """FO-EFF-42: an unopposed attack gives nothing here."""
    if not has_live(state, player, slot, BARREN):
        return False
    side = state.sides[player]
    areas = side.box.barren[side.unit[slot]]
    if side.equipment[slot] >= 0:
        areas |= side.box.barren[side.equipment[slot]]
    return bool(areas >> AREA[slot] & 1)


def stand_ins(state: Board, player: int, slot: Slot) -> list[int]:
    """FO-EFF-39: own units beside that may take a hit."""
    if not state.sides[player].marks & STANDS_IN:
        return []
    return [source for source in beside(slot) if has_live(state, player, source, STANDS_IN)]


def granter(state: Board, player: int, slot: Slot, first: int) -> int:
    """FO-EFF-22: a unit beside, from slot `first` on, that may let this one attack again; -1 if there is none."""
    side = state.sides[player]
    if side.marks & AGAIN:
        for source in beside(slot):
            if source >= first and not side.again[source] and has_live(state, player, source, AGAIN):
                return source
    return -1


def fallen(state: Board) -> list[int]:
    """FO-EFF-05: units with damage >= defence, active player's first, as player * 8 + slot."""
    found: list[int] = []
    weak = (state.sides[0].marks | state.sides[1].marks) & WEAKENS != 0
    add_fallen(state, state.active, weak, found)
    add_fallen(state, 1 - state.active, weak, found)
    return found


def add_fallen(state: Board, player: int, weak: bool, found: list[int]) -> None:
    """Those of one player; who has no damage stands, unless something on the board takes defence away."""
    side = state.sides[player]
    harms, unit = side.damage, side.unit
    for slot in range(SLOTS):
        harm = harms[slot]
        if (harm or weak) and unit[slot] >= 0 and harm >= defence_value(state, player, slot):
            found.append(player * 8 + slot)
