"""Effects that choose units: who may be chosen, and what happens to them. FO-EFF-07, FO-EFF-13, FO-EFF-21."""

from typing import Final

from kleos.core.agenda import Frame
from kleos.core.errors import IllegalMove
from kleos.core.moves import Move
from kleos.games.olympus import abilities as ab
from kleos.games.olympus.abilities import Effect
from kleos.games.olympus.board import Board
from kleos.games.olympus.cards import SLOTS, Slot
from kleos.games.olympus.discarding import discard_units
from kleos.games.olympus.moves import DECLINING, ENEMIES, ENEMY, OWN, OWNS
from kleos.games.olympus.questions import RowQuestion
from kleos.games.olympus.steps import MOVE_TO, TARGET
from kleos.games.olympus.values import is_healable, is_touchable

POINTS: Final = 4  # bits for the points that one slot gets of a split
POINT_MASK: Final = 15


def chooses_unit(effect: Effect) -> bool:
    """Ask whether a unit is to be chosen."""
    if effect.verb == ab.MOVE:
        return effect.amount == 1
    return effect.target in (ab.OWN, ab.OTHER, ab.ENEMY, ab.ENEMIES, ab.SPLIT)


def targets(state: Board, player: int, unit: int, effect: Effect, chosen: int) -> list[int]:
    """The slots that may be chosen: FO-EFF-03, FO-EFF-07, FO-EFF-13."""
    target = effect.target
    slots: list[int] = []
    if target == ab.ENEMY or target == ab.ENEMIES or target == ab.SPLIT:
        for slot in range(SLOTS):
            again = target == ab.ENEMIES and chosen >> slot & 1
            if not again and is_touchable(state, 1 - player, slot) and has_type(state, 1 - player, slot, effect.type):
                slots.append(slot)
        return slots
    side = state.sides[player]
    for slot in range(SLOTS):
        if side.unit[slot] < 0 or (target == ab.OTHER and slot == unit):
            continue
        fits = has_type(state, player, slot, effect.type)
        if fits and (effect.verb != ab.HEAL or is_healable(state, player, slot)):
            slots.append(slot)
    return slots


def has_type(state: Board, player: int, slot: Slot, type_: int) -> bool:
    """Ask whether a unit is of a type; ANY_TYPE fits all."""
    return type_ == ab.ANY_TYPE or state.rules.box.type_of[state.sides[player].unit[slot]] == type_


def is_on_enemy_side(effect: Effect) -> bool:
    """Ask whose slots are chosen."""
    return effect.target in (ab.ENEMY, ab.ENEMIES, ab.SPLIT)


def target_options(state: Board, player: int, unit: int, effect: Effect, chosen: int) -> list[Move]:
    """Units to choose from; decline as FO-EFF-02 and FO-EFF-21 have it."""
    rows = ENEMIES if is_on_enemy_side(effect) else OWNS
    moves = [rows[slot] for slot in targets(state, player, unit, effect, chosen)]
    if effect.target == ab.ENEMIES:
        may_stop = chosen != 0 or not effect.must
    else:
        may_stop = chosen == 0 and not effect.must
    if may_stop:
        moves.append(DECLINING)
    return moves


def choose(state: Board, player: int, unit: int, effect: Effect, chosen: int, slot: Slot) -> None:
    """A unit has been chosen for an effect."""
    verb = effect.verb
    state.unsettled = True
    if verb == ab.DAMAGE:
        if effect.target == ab.ENEMIES:
            choose_several(state, player, unit, effect, chosen | 1 << slot)
        elif effect.target == ab.SPLIT:
            choose_split(state, player, unit, effect, chosen + (1 << POINTS * slot))
        else:
            harmed = 1 - player if effect.target == ab.ENEMY else player
            state.sides[harmed].damage[slot] += effect.n
    elif verb == ab.HEAL:
        heal(state, player, slot, effect.n)
    elif verb == ab.DESTROY:
        owner = 1 - player if effect.target == ab.ENEMY else player
        discard_units(state, [owner * 8 + slot], -1)  # FO-EFF-33
    elif verb == ab.BOUNCE:
        bounce(state, 1 - player, slot)
    elif verb == ab.EXTRA_ATTACK:
        state.sides[player].grants[slot] += 1  # FO-EFF-22
    else:
        assert verb == ab.MOVE
        state.push(MOVE_TO, player, slot, effect.id)


def choose_several(state: Board, player: int, unit: int, effect: Effect, chosen: int) -> None:
    """FO-EFF-21 `enemies`: ask for the next unit, or hit all at once."""
    if chosen.bit_count() < effect.count and targets(state, player, unit, effect, chosen):
        state.push(TARGET, player, unit, effect.id, chosen)
    else:
        hit_several(state, player, effect, chosen)


def hit_several(state: Board, player: int, effect: Effect, chosen: int) -> None:
    """All chosen units are hit together."""
    state.unsettled = True
    harm = state.sides[1 - player].damage
    for slot in range(SLOTS):
        if chosen >> slot & 1:
            harm[slot] += effect.n


def choose_split(state: Board, player: int, unit: int, effect: Effect, points: int) -> None:
    """FO-EFF-21 `split`: ask for the next point, or let all fall together."""
    given = sum(points >> POINTS * slot & POINT_MASK for slot in range(SLOTS))
    if given < effect.n:
        state.push(TARGET, player, unit, effect.id, points)
        return
    harm = state.sides[1 - player].damage
    for slot in range(SLOTS):
        harm[slot] += points >> POINTS * slot & POINT_MASK


def stop_choosing(state: Board, player: int, effect: Effect, chosen: int) -> None:
    """`decline`: those chosen so far are hit, if any."""
    if effect.target == ab.ENEMIES and effect.verb == ab.DAMAGE:
        hit_several(state, player, effect, chosen)


def bounce(state: Board, owner: int, slot: Slot) -> None:
    """FO-EFF-32, FO-EQP-08, FO-R-17: the unit to its owner's hand, equipment to the discard pile, markers off."""
    side = state.sides[owner]
    kind, equipment = side.unit[slot], side.equipment[slot]
    if equipment >= 0:
        state.to_discard(equipment)
    side.clear(slot)
    state.forget_unit(owner, slot)
    side.gain(kind)
    side.open.append(kind)


def heal(state: Board, player: int, slot: Slot, n: int) -> None:
    """FO-ABL-08, FO-ABL-09, FO-EFF-23: take up to n markers off."""
    if is_healable(state, player, slot):
        harm = state.sides[player].damage
        harm[slot] = max(0, harm[slot] - n)


class ChoosingUnit(RowQuestion):
    """D-ABIL: the unit, or the next one, that an effect falls on."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Units to choose from, and decline where it is allowed."""
        return target_options(state, frame.player, frame.a, state.rules.box.effects[frame.b], frame.c)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Go on with that unit, or with those chosen so far."""
        effect = state.rules.box.effects[frame.b]
        if move is DECLINING:
            stop_choosing(state, frame.player, effect, frame.c)
        else:
            choose(state, frame.player, frame.a, effect, frame.c, move.arg)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why this unit cannot be chosen."""
        if move.verb != OWN and move.verb != ENEMY:
            return None
        owner = frame.player if move.verb == OWN else 1 - frame.player
        if state.sides[owner].unit[move.arg] < 0:
            return IllegalMove(move, "why-fo-no-unit", "FO-EFF-03")
        if move.verb == ENEMY and not is_touchable(state, owner, move.arg):
            return IllegalMove(move, "why-fo-untouchable", "FO-EFF-41")
        return IllegalMove(move, "why-fo-no-target", "FO-EFF-13")

    def is_choice(self, state: Board, frame: Frame, effect: Effect) -> bool:
        """The row chooses units, and there is one left to choose."""
        asks = effect.verb not in (ab.UPKEEP, ab.RECALL, ab.MARKER) and chooses_unit(effect)
        return asks and is_choice_so_far(state, frame.player, frame.a, effect, frame.c)


def is_choice_so_far(state: Board, player: int, unit: int, effect: Effect, chosen: int) -> bool:
    """FO-EFF-21: what has been chosen is still there to be hit, and something is left to choose."""
    if not targets(state, player, unit, effect, chosen):
        return False
    if effect.target == ab.ENEMIES:
        hit = chosen_slots(effect, chosen)
        return chosen >> SLOTS == 0 and len(hit) < effect.count and are_touchable(state, player, effect, hit)
    if effect.target == ab.SPLIT:
        hit = chosen_slots(effect, chosen)
        return chosen >> POINTS * SLOTS == 0 and len(hit) < effect.n and are_touchable(state, player, effect, hit)
    return chosen == 0


def chosen_slots(effect: Effect, chosen: int) -> list[int]:
    """The slots chosen so far, ascending; of a split each as often as it gets a point."""
    if effect.target == ab.SPLIT:
        return [slot for slot in range(SLOTS) for _ in range(chosen >> POINTS * slot & POINT_MASK)]
    return [slot for slot in range(SLOTS) if chosen >> slot & 1]


def are_touchable(state: Board, player: int, effect: Effect, slots: list[int]) -> bool:
    """Ask whether enemy units stand there that the effect may choose."""
    rival = 1 - player
    return all(is_touchable(state, rival, slot) and has_type(state, rival, slot, effect.type) for slot in slots)


TARGET.handled_by(ChoosingUnit())
