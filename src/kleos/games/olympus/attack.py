"""Phase 2: the attacks, slot by slot. FO-ATK, FO-EFF-09."""

from kleos.core.moves import Move
from kleos.games.olympus.abilities import AGAIN, AIMS
from kleos.games.olympus.board import (
    AFTER,
    ATTACK_AGAIN,
    ATTACKING,
    ATTACKS,
    BONUS,
    CHECK,
    ENTER_ATTACK,
    MAY_ATTACK,
    NO_SKIP,
    OPEN_SKIP,
    PHASE_THREE,
    RETARGET_HIT,
    RUN,
    SKIP_ATTACK,
    STAND_IN,
    STRIKE,
    UNMET,
    Board,
)
from kleos.games.olympus.bonuses import give_bonus
from kleos.games.olympus.cards import NO_SLOT, SLOTS
from kleos.games.olympus.components import RUN_ATTACK, RUN_UNDEFENDED
from kleos.games.olympus.discarding import check_hit
from kleos.games.olympus.moves import DECLINING, ENEMIES, OWNS
from kleos.games.olympus.values import (
    armour_value,
    attack_value,
    beside,
    granter,
    has_live,
    is_touchable,
    splash_value,
    stand_ins,
)


def phase_two(state: Board, player: int) -> None:
    """Begin phase 2, unless the starter skips it. FO-R-02."""
    state.phase = ATTACKING
    if state.skip == OPEN_SKIP:
        state.push(ENTER_ATTACK, player)
    elif state.skip == SKIP_ATTACK:
        state.skip = NO_SKIP
        state.push(PHASE_THREE, player)
    else:
        open_attacks(state, player)


def open_attacks(state: Board, player: int) -> None:
    """FO-ATK-04: from O1 to T, then phase 3."""
    state.push(PHASE_THREE, player)
    state.push(ATTACKS, player)


def visit_slots(state: Board, player: int, first: int) -> None:
    """FO-ATK-01, FO-ATK-03, FO-R-18, FO-R-21: the next unit that has not attacked and has attack >= 1."""
    side = state.sides[player]
    for slot in range(first, SLOTS):
        if side.unit[slot] >= 0 and not side.done[slot] and attack_value(state, player, slot) > 0:
            if slot + 1 < SLOTS:
                state.push(ATTACKS, player, a=slot + 1)
            begin_attack(state, player, slot)
            return


def begin_attack(state: Board, player: int, slot: int) -> None:
    """FO-ATK-02: compulsory, unless the switch FO-R-12 lets a unit hold."""
    if state.rules.attack_optional:
        state.push(MAY_ATTACK, player, slot)
    else:
        attack(state, player, slot)


def attack(state: Board, player: int, slot: int) -> None:
    """FO-EFF-09 (b): first the attack effects of the unit, then those of its equipment."""
    side = state.sides[player]
    side.done[slot] = 1
    held = 1 if state.sides[1 - player].unit[slot] >= 0 else 0
    if has_effects(state, player, slot, RUN_ATTACK):
        state.push(STRIKE, player, slot, held)
        push_effects(state, player, slot, RUN_ATTACK)
    else:
        strike(state, player, slot, held)


def hold(state: Board, player: int, slot: int) -> None:
    """FO-R-47: who makes no attack at all loses the granted ones; FO-R-48: who holds a granted one has finished it."""
    done = state.sides[player].done
    if done[slot]:
        after_attack(state, player, slot, 0)
    else:
        done[slot] = 1


def has_effects(state: Board, player: int, slot: int, run: int) -> bool:
    """Ask whether a unit or its equipment has such rows."""
    side = state.sides[player]
    firsts, lasts = side.box.first[run], side.box.last[run]
    kind, gear = side.unit[slot], side.gear[slot]
    return firsts[kind] < lasts[kind] or (gear >= 0 and firsts[gear] < lasts[gear])


def push_effects(state: Board, player: int, slot: int, run: int) -> None:
    """Put rows of a unit, then of its equipment, on the agenda. FO-EFF-04."""
    side = state.sides[player]
    firsts, lasts = side.box.first[run], side.box.last[run]
    gear = side.gear[slot]
    if gear >= 0 and firsts[gear] < lasts[gear]:
        state.push(RUN, player, slot, firsts[gear], lasts[gear])
    kind = side.unit[slot]
    if firsts[kind] < lasts[kind]:
        state.push(RUN, player, slot, firsts[kind], lasts[kind])


def strike(state: Board, player: int, slot: int, held: int) -> None:
    """FO-EFF-09 (c): the choice of another target; FO-R-41: a unit that is gone strikes no more."""
    if slot == NO_SLOT:
        return
    if has_live(state, player, slot, AIMS) and other_targets(state, player, slot):
        state.push(RETARGET_HIT, player, slot, held)
    else:
        aim(state, player, slot, held, slot)


def other_targets(state: Board, player: int, slot: int) -> list[int]:
    """FO-EFF-37: any touchable enemy unit but the facing one."""
    return [k for k in range(SLOTS) if k != slot and is_touchable(state, 1 - player, k)]


def retarget_options(state: Board, player: int, slot: int) -> list[Move]:
    """The other targets, or decline."""
    return [*(ENEMIES[k] for k in other_targets(state, player, slot)), DECLINING]


def aim(state: Board, player: int, slot: int, held: int, at: int) -> None:
    """FO-EFF-09 (d), (f): is there a unit to hit, and does another stand in for it?"""
    rival = 1 - player
    if state.sides[rival].unit[at] < 0:
        go_through(state, player, slot, held)
    elif stand_ins(state, rival, at) and attack_value(state, player, slot) > 0:
        state.push(STAND_IN, rival, at, slot)  # FO-EFF-39
    else:
        hit(state, player, slot, at)


def stand_in_options(state: Board, player: int, slot: int) -> list[Move]:
    """Units beside that may take the hit, or decline."""
    return [*(OWNS[k] for k in stand_ins(state, player, slot)), DECLINING]


def hit(state: Board, player: int, slot: int, at: int) -> None:
    """FO-EFF-09 (e), (g), (h): attack damage less armour, and splash, are put on together. FO-ATK-07, FO-ATK-10."""
    rival = 1 - player
    damage = attack_value(state, player, slot) - armour_value(state, rival, at)
    harm = state.sides[rival].harm
    if damage > 0:
        harm[at] += damage
        state.unsettled = True
    splash(state, player, slot)
    state.push(AFTER, player, slot)
    if damage > 0:
        check_hit(state, rival, at)
    else:
        state.push(CHECK, player)


def splash(state: Board, player: int, slot: int) -> None:
    """FO-EFF-36: ability damage to the enemy units beside the facing slot."""
    n = splash_value(state, player, slot)
    if n:
        for k in beside(slot):
            if is_touchable(state, 1 - player, k):
                state.sides[1 - player].harm[k] += n
                state.unsettled = True


def go_through(state: Board, player: int, slot: int, held: int) -> None:
    """FO-EFF-09 (h): nothing to hit: splash, state check, area bonus, `undefended` effects."""
    side = state.sides[player]
    if side.grants[slot] or side.marks & AGAIN:
        state.push(AFTER, player, slot)
    if has_effects(state, player, slot, RUN_UNDEFENDED) and not was_defended(state, held):
        state.push(UNMET, player, slot)
    splash(state, player, slot)
    if state.unsettled:
        state.push(BONUS, player, slot, held)
        state.push(CHECK, player)
    else:
        area_bonus(state, player, slot, held)


def area_bonus(state: Board, player: int, slot: int, held: int) -> None:
    """FO-ATK-13: the bonus of an attack without defender."""
    if slot != NO_SLOT and not was_defended(state, held):
        give_bonus(state, player, slot)


def was_defended(state: Board, held: int) -> bool:
    """FO-R-20, FO-R-42: `at_declaration` reads the defender when the attack begins, for all that hangs on it."""
    return bool(held) and state.rules.at_declaration


def unmet(state: Board, player: int, slot: int) -> None:
    """FO-EFF-01: effects of an attack that met no unit."""
    if slot != NO_SLOT:
        push_effects(state, player, slot, RUN_UNDEFENDED)


def after_attack(state: Board, player: int, slot: int, first: int) -> None:
    """FO-EFF-22, FO-EFF-09 (i): granted attacks at once, then one that a unit beside may grant."""
    if slot == NO_SLOT or attack_value(state, player, slot) == 0:
        return
    side = state.sides[player]
    if side.grants[slot]:
        side.grants[slot] -= 1
        begin_attack(state, player, slot)
        return
    source = granter(state, player, slot, first)
    if source >= 0:
        state.push(ATTACK_AGAIN, player, slot, source)


def attack_again(state: Board, player: int, slot: int, source: int) -> None:
    """FO-EFF-22: once per phase and granting unit."""
    state.sides[player].again[source] = 1
    attack(state, player, slot)
