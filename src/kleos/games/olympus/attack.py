"""Phase 2: the attacks, slot by slot. FO-ATK, FO-EFF-09.

True without a line of their own: FO-ATK-05, FO-ATK-06, FO-ATK-08, FO-R-13, FO-R-43.
"""

from abc import abstractmethod

from kleos.core.agenda import Frame, Rule
from kleos.core.moves import Move
from kleos.games.olympus.abilities import AGAIN, AIMS
from kleos.games.olympus.board import ATTACK_PHASE, Board
from kleos.games.olympus.bonuses import give_bonus
from kleos.games.olympus.cards import NO_SLOT, SLOTS, Slot
from kleos.games.olympus.components import RUN_ATTACK, RUN_UNDEFENDED
from kleos.games.olympus.discarding import check_hit
from kleos.games.olympus.moves import ATTACKING, DECLINING, ENEMIES, HOLDING, OWNS, USING
from kleos.games.olympus.questions import OlympusQuestion, is_on
from kleos.games.olympus.steps import (
    AFTER,
    ATTACK_AGAIN,
    ATTACKS,
    BONUS,
    CHECK,
    MAY_ATTACK,
    PHASE_THREE,
    RETARGET_HIT,
    RUN,
    STAND_IN,
    STRIKE,
    UNMET,
)
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


def begin_attack(state: Board, player: int, slot: Slot) -> None:
    """FO-ATK-02: compulsory, unless the switch FO-R-12 lets a unit hold."""
    if state.rules.attack_optional:
        state.push(MAY_ATTACK, player, slot)
    else:
        attack(state, player, slot)


def attack(state: Board, player: int, slot: Slot) -> None:
    """FO-EFF-09 (b): first the attack effects of the unit, then those of its equipment."""
    side = state.sides[player]
    side.done[slot] = 1
    defended = 1 if state.sides[1 - player].unit[slot] >= 0 else 0
    if has_effects(state, player, slot, RUN_ATTACK):
        state.push(STRIKE, player, slot, defended)
        push_effects(state, player, slot, RUN_ATTACK)
    else:
        strike(state, player, slot, defended)


def hold(state: Board, player: int, slot: Slot) -> None:
    """FO-R-47: who makes no attack at all loses the granted ones; FO-R-48: who holds a granted one has finished it."""
    done = state.sides[player].done
    if done[slot]:
        after_attack(state, player, slot, 0)
    else:
        done[slot] = 1


def has_effects(state: Board, player: int, slot: Slot, run: int) -> bool:
    """Ask whether a unit or its equipment has such rows."""
    side = state.sides[player]
    firsts, lasts = side.box.first[run], side.box.last[run]
    kind, equipment = side.unit[slot], side.equipment[slot]
    return firsts[kind] < lasts[kind] or (equipment >= 0 and firsts[equipment] < lasts[equipment])


def push_effects(state: Board, player: int, slot: Slot, run: int) -> None:
    """Put rows of a unit, then of its equipment, on the agenda. FO-EFF-04."""
    side = state.sides[player]
    firsts, lasts = side.box.first[run], side.box.last[run]
    equipment = side.equipment[slot]
    if equipment >= 0 and firsts[equipment] < lasts[equipment]:
        state.push(RUN, player, slot, firsts[equipment], lasts[equipment])
    kind = side.unit[slot]
    if firsts[kind] < lasts[kind]:
        state.push(RUN, player, slot, firsts[kind], lasts[kind])


def strike(state: Board, player: int, slot: Slot, defended: int) -> None:
    """FO-EFF-09 (c): the choice of another target; FO-R-41: a unit that is gone strikes no more."""
    if slot == NO_SLOT:
        return
    if has_live(state, player, slot, AIMS) and other_targets(state, player, slot):
        state.push(RETARGET_HIT, player, slot, defended)
    else:
        aim(state, player, slot, defended, slot)


def other_targets(state: Board, player: int, slot: Slot) -> list[int]:
    """FO-EFF-37: any touchable enemy unit but the facing one."""
    return [k for k in range(SLOTS) if k != slot and is_touchable(state, 1 - player, k)]


def retarget_options(state: Board, player: int, slot: Slot) -> list[Move]:
    """The other targets, or decline."""
    return [*(ENEMIES[k] for k in other_targets(state, player, slot)), DECLINING]


def aim(state: Board, player: int, slot: Slot, defended: int, at: int) -> None:
    """FO-EFF-09 (d), (f): is there a unit to hit, and does another stand in for it?"""
    rival = 1 - player
    if state.sides[rival].unit[at] < 0:
        go_through(state, player, slot, defended)
    elif stand_ins(state, rival, at) and attack_value(state, player, slot) > 0:
        state.push(STAND_IN, rival, at, slot)  # FO-EFF-39
    else:
        hit(state, player, slot, at)


def stand_in_options(state: Board, player: int, slot: Slot) -> list[Move]:
    """Units beside that may take the hit, or decline."""
    return [*(OWNS[k] for k in stand_ins(state, player, slot)), DECLINING]


def hit(state: Board, player: int, slot: Slot, at: int) -> None:
    """FO-EFF-09 (e), (g), (h): attack damage less armour, and splash, are put on together. FO-ATK-07, FO-ATK-10."""
    rival = 1 - player
    damage = attack_value(state, player, slot) - armour_value(state, rival, at)
    harm = state.sides[rival].damage
    if damage > 0:
        harm[at] += damage
        state.unsettled = True
    splash(state, player, slot)
    state.push(AFTER, player, slot)
    if damage > 0:
        check_hit(state, rival, at)
    else:
        state.ask(CHECK, player)


def splash(state: Board, player: int, slot: Slot) -> None:
    """FO-EFF-36: ability damage to the enemy units beside the facing slot."""
    n = splash_value(state, player, slot)
    if n:
        for k in beside(slot):
            if is_touchable(state, 1 - player, k):
                state.sides[1 - player].damage[k] += n
                state.unsettled = True


def go_through(state: Board, player: int, slot: Slot, defended: int) -> None:
    """FO-EFF-09 (h): nothing to hit: splash, state check, area bonus, `undefended` effects."""
    side = state.sides[player]
    if side.grants[slot] or side.marks & AGAIN:
        state.push(AFTER, player, slot)
    if has_effects(state, player, slot, RUN_UNDEFENDED) and not was_defended(state, defended):
        state.push(UNMET, player, slot)
    splash(state, player, slot)
    if state.unsettled:
        state.push(BONUS, player, slot, defended)
        state.ask(CHECK, player)
    else:
        area_bonus(state, player, slot, defended)


def area_bonus(state: Board, player: int, slot: Slot, defended: int) -> None:
    """FO-ATK-13: the bonus of an attack without defender."""
    if slot != NO_SLOT and not was_defended(state, defended):
        give_bonus(state, player, slot)


def was_defended(state: Board, defended: int) -> bool:
    """FO-R-20, FO-R-42: `at_declaration` reads the defender when the attack begins, for all that hangs on it."""
    return bool(defended) and state.rules.at_declaration


def unmet(state: Board, player: int, slot: Slot) -> None:
    """FO-EFF-01: effects of an attack that met no unit."""
    if slot != NO_SLOT:
        push_effects(state, player, slot, RUN_UNDEFENDED)


def after_attack(state: Board, player: int, slot: Slot, first: int) -> None:
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


def attack_again(state: Board, player: int, slot: Slot, source: int) -> None:
    """FO-EFF-22: once per phase and granting unit."""
    state.sides[player].again[source] = 1
    attack(state, player, slot)


# The steps of one attack.


class VisitingSlots(Rule[Board]):
    """FO-ATK-04: the attacks, from a slot on."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """FO-ATK-01, FO-ATK-03, FO-R-18, FO-R-21: the next unit that has not attacked and has attack >= 1."""
        player = frame.player
        side = state.sides[player]
        for slot in range(frame.a, SLOTS):
            if side.unit[slot] >= 0 and not side.done[slot] and attack_value(state, player, slot) > 0:
                if slot + 1 < SLOTS:
                    state.push(ATTACKS, player, slot + 1)
                begin_attack(state, player, slot)
                return


class Striking(Rule[Board]):
    """FO-EFF-09 (c): the blow after the attack effects."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """Choose the target."""
        strike(state, frame.player, frame.a, frame.b)


class GivingBonus(Rule[Board]):
    """FO-ATK-13: the bonus after the splash."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """Give it."""
        area_bonus(state, frame.player, frame.a, frame.b)


class MeetingNobody(Rule[Board]):
    """FO-EFF-01: the `undefended` effects after the bonus."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """Put them on the agenda."""
        unmet(state, frame.player, frame.a)


class EndingAttack(Rule[Board]):
    """FO-EFF-09 (i): what follows an attack."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """Further attacks of the same unit."""
        after_attack(state, frame.player, frame.a, 0)


class AttackQuestion(OlympusQuestion):
    """A question in the course of an attack; `unit` attacks, or is about to be hit."""

    __slots__ = ()

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """The active player's attack, with nothing of an effect below."""
        return frame.player == state.active and is_during_attacks(state, frame)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """The unit stands, and the choice is open."""
        unit = frame.a
        stands = 0 <= unit < SLOTS and state.sides[frame.player].unit[unit] >= 0
        return stands and self.is_choice(state, frame.player, unit, frame.b)

    @abstractmethod
    def is_choice(self, state: Board, player: int, slot: Slot, number: int) -> bool:
        """Ask whether a unit that stands has this choice; `number` is the frame's second one."""


def is_during_attacks(state: Board, frame: Frame) -> bool:
    """The gate: ask whether a frame lies on those of phase 2 alone."""
    return state.phase == ATTACK_PHASE and (is_on(frame, ATTACKS) or is_on(frame, PHASE_THREE))


class ChoosingAttack(AttackQuestion):
    """D-ATK: whether a unit attacks. FO-R-12."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Attack, or hold."""
        return [ATTACKING, HOLDING]

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Do so."""
        if move is ATTACKING:
            attack(state, frame.player, frame.a)
        else:
            hold(state, frame.player, frame.a)

    def is_choice(self, state: Board, player: int, slot: Slot, number: int) -> bool:
        """The switch lets units hold."""
        return state.rules.attack_optional and attack_value(state, player, slot) > 0


class Retargeting(AttackQuestion):
    """D-ABIL, FO-EFF-37: whether another unit is hit."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """The others, or decline."""
        return retarget_options(state, frame.player, frame.a)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Aim there."""
        aim(state, frame.player, frame.a, frame.b, frame.a if move is DECLINING else move.arg)

    def is_choice(self, state: Board, player: int, slot: Slot, number: int) -> bool:
        """The unit can aim, and there is another to hit."""
        return number <= 1 and has_live(state, player, slot, AIMS) and bool(other_targets(state, player, slot))


class StandingIn(AttackQuestion):
    """D-ABIL, FO-EFF-39: whether another unit takes the hit."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Those that may, or decline."""
        return stand_in_options(state, frame.player, frame.a)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Hit it."""
        hit(state, 1 - frame.player, frame.b, frame.a if move is DECLINING else move.arg)

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """The rival of who attacks is asked."""
        return frame.player != state.active and is_during_attacks(state, frame)

    def is_choice(self, state: Board, player: int, slot: Slot, number: int) -> bool:
        """A unit attacks, and another is ready to stand in."""
        attacks = number < SLOTS and state.sides[1 - player].unit[number] >= 0
        return attacks and attack_value(state, 1 - player, number) > 0 and bool(stand_ins(state, player, slot))


class AttackingAgain(AttackQuestion):
    """D-ABIL, FO-EFF-22: whether a unit beside lets this one attack again."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Use, or decline."""
        return [USING, DECLINING]

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Attack again, or ask for the next unit beside."""
        if move is DECLINING:
            after_attack(state, frame.player, frame.a, frame.b + 1)
        else:
            attack_again(state, frame.player, frame.a, frame.b)

    def is_choice(self, state: Board, player: int, slot: Slot, number: int) -> bool:
        """The unit has attacked, and the one beside has granted nothing yet."""
        side = state.sides[player]
        free = number in beside(slot) and has_live(state, player, number, AGAIN) and not side.again[number]
        return free and side.done[slot] == 1 and attack_value(state, player, slot) > 0


ATTACKS.handled_by(VisitingSlots())
STRIKE.handled_by(Striking())
BONUS.handled_by(GivingBonus())
UNMET.handled_by(MeetingNobody())
AFTER.handled_by(EndingAttack())
MAY_ATTACK.handled_by(ChoosingAttack())
RETARGET_HIT.handled_by(Retargeting())
STAND_IN.handled_by(StandingIn())
ATTACK_AGAIN.handled_by(AttackingAgain())
