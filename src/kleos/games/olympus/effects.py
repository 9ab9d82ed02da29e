"""The one interpreter of abilities: pass over, ask, or do. One small function per verb. FO-EFF.

`player` controls the effect; `unit` is the slot of its unit (bearer), or GHOST + slot when that has left play.
"""

from typing import Final

from kleos.core.moves import Move
from kleos.games.olympus import abilities as ab
from kleos.games.olympus.abilities import Effect
from kleos.games.olympus.board import (
    BY_ABILITY,
    BY_MUST,
    CHECK,
    DISCARD_CARD,
    DRAW_CARDS,
    LOOK,
    LOSE_CARDS,
    MOVE_ALL,
    MOVE_TO,
    OFFER_FREE,
    OWE_DISCARD,
    PLAY_FREE,
    REACT,
    RECALL_CARD,
    RUN,
    STRIP,
    TARGET,
    UPKEEP_CARD,
    USE_EFFECT,
    Board,
)
from kleos.games.olympus.bonuses import ask_marker
from kleos.games.olympus.cards import GHOST, NO_CARD, NO_SLOT, SLOTS
from kleos.games.olympus.discarding import attacker_slot, discard_units
from kleos.games.olympus.moves import DECLINING, DISCARDS, ENEMIES, OWNS, PICKS, TOS
from kleos.games.olympus.values import beside, is_healable, is_silenced, is_touchable

POINTS: Final = 4  # bits for the points that one slot gets of a split
POINT_MASK: Final = 15
PLACE_BITS: Final = 3  # bits for the destination of one slot


def run(state: Board, player: int, unit: int, effect: int, end: int, checked: bool) -> None:
    """Carry out one row of a card and leave the others on the agenda, each with a state check if so wanted."""
    if unit == NO_SLOT:
        return  # FO-R-41: who has left play does nothing more
    if effect + 1 < end:
        state.push(RUN if checked else REACT, player, unit, effect + 1, end)
    if unit < GHOST and is_silenced(state, player, unit):
        return  # FO-EFF-40
    if checked:
        state.push(CHECK, player)  # FO-EFF-05
    begin(state, player, unit, state.rules.box.effects[effect])


def begin(state: Board, player: int, unit: int, effect: Effect) -> None:
    """FO-EFF-02, FO-EFF-03, FO-R-24: pass over what can do nothing, ask where there is a choice, otherwise do."""
    verb = effect.verb
    if verb == ab.MARKER:
        ask_marker(state, player, effect.n, BY_MUST if effect.must else BY_ABILITY)
    elif verb == ab.RECALL:
        if recallable(state, effect):
            state.push(RECALL_CARD, player, unit, effect.id)
    elif verb == ab.UPKEEP:
        begin_upkeep(state, player, unit, effect)
    elif chooses_unit(effect):
        if targets(state, player, unit, effect, 0):
            state.push(TARGET, player, unit, effect.id)
        elif effect.else_self and unit < GHOST:
            offer(state, player, unit, effect)
    elif can_do(state, player, unit, effect):
        offer(state, player, unit, effect)


def offer(state: Board, player: int, unit: int, effect: Effect) -> None:
    """Do what must be done; ask `use` or `decline` otherwise."""
    if effect.must:
        do(state, player, unit, effect)
    else:
        state.push(USE_EFFECT, player, unit, effect.id)


def chooses_unit(effect: Effect) -> bool:
    """Ask whether a unit is to be chosen."""
    if effect.verb == ab.MOVE:
        return effect.amount == 1
    return effect.target in (ab.OWN, ab.OTHER, ab.ENEMY, ab.ENEMIES, ab.SPLIT)


def can_do(state: Board, player: int, unit: int, effect: Effect) -> bool:
    """FO-EFF-03: ask whether an effect without a choice would do anything."""
    verb = effect.verb
    if verb == ab.DRAW or verb == ab.OPP_DRAW or verb == ab.PEEK:
        return state.deck > 0
    if verb == ab.OPP_DISCARD:
        return len(state.sides[1 - player].hand) > 0
    if verb == ab.HEAL:
        return any(is_healable(state, player, slot) for slot in own_slots(unit, effect.target))
    if verb == ab.DAMAGE:
        if effect.target == ab.OPPOSITE:
            return is_touchable(state, 1 - player, unit & 7)
        if effect.target == ab.ATTACKER:
            slot = attacker_slot(state)
            return slot != NO_SLOT and is_touchable(state, 1 - player, slot)
    return True


def own_slots(unit: int, target: int) -> list[int]:
    """The own slots that a target without a choice means."""
    if target == ab.SELF:
        return [unit]
    if target == ab.SELF_BESIDE:
        return sorted([unit, *beside(unit)])
    return list(range(SLOTS))  # all_own


# Effects without a choice.


def do(state: Board, player: int, unit: int, effect: Effect) -> None:
    """Carry out an effect that needs no choice."""
    verb = effect.verb
    state.unsettled = True
    if verb == ab.DRAW:
        do_draw(state, player, effect)
    elif verb == ab.DAMAGE:
        do_damage(state, player, unit, effect)
    elif verb == ab.HEAL:
        for slot in own_slots(unit, effect.target):
            heal(state, player, slot, effect.n)
    elif verb == ab.OPP_DRAW:
        state.push(DRAW_CARDS, 1 - player, a=effect.n)  # FO-EFF-25
    elif verb == ab.OPP_DISCARD:
        do_opp_discard(state, player, effect)
    elif verb == ab.PEEK:
        state.push(LOOK, player, a=effect.n, b=effect.take)  # FO-EFF-27
    elif verb == ab.SCORE:
        state.add_score(player, effect.n)  # FO-EFF-30
    elif verb == ab.MOVE:
        ask_next_move(state, player, 0, 0)
    else:
        assert verb == ab.DESTROY  # self, or else_self
        discard_units(state, [player * 8 + unit], -1)


def do_draw(state: Board, player: int, effect: Effect) -> None:
    """FO-EFF-24: draw, then discard or offer a free play."""
    if effect.then_discard:
        state.push(OWE_DISCARD, player, a=effect.then_discard)
    if effect.play_free:
        state.push(OFFER_FREE, player)
    state.push(DRAW_CARDS, player, a=effect.n)


def do_damage(state: Board, player: int, unit: int, effect: Effect) -> None:
    """FO-EFF-21, FO-EFF-08: ability damage to the unit itself, to the one opposite, or to the attacker."""
    if effect.target == ab.SELF:
        state.sides[player].harm[unit] += effect.n
    elif effect.target == ab.OPPOSITE:
        state.sides[1 - player].harm[unit & 7] += effect.n
    else:
        state.sides[1 - player].harm[attacker_slot(state)] += effect.n


def heal(state: Board, player: int, slot: int, n: int) -> None:
    """FO-ABL-08, FO-ABL-09, FO-EFF-23: take up to n markers off."""
    if is_healable(state, player, slot):
        harm = state.sides[player].harm
        harm[slot] = max(0, harm[slot] - n)


def do_opp_discard(state: Board, player: int, effect: Effect) -> None:
    """FO-EFF-26: at random, or chosen after a look at the whole hand."""
    if effect.chosen:
        state.sides[1 - player].show_hand()
        state.reveals += 1
        state.push(STRIP, player, a=effect.n)
    else:
        state.push(LOSE_CARDS, 1 - player, a=effect.n)


def offer_free(state: Board, player: int) -> None:
    """FO-EFF-24: always asked once a card was drawn."""
    if state.fresh != NO_CARD:
        state.push(PLAY_FREE, player)


def owe_discard(state: Board, player: int, count: int) -> None:
    """FO-EFF-24: so many hand cards of own choice must go, or all that are left."""
    count = min(count, len(state.sides[player].hand))
    if count:
        state.push(DISCARD_CARD, player, a=count)


def discard_options(state: Board, player: int) -> list[Move]:
    """Each kind in the hand once."""
    return hand_rows(state, player, DISCARDS)


def hand_rows(state: Board, player: int, rows: list[Move]) -> list[Move]:
    """One move for each kind in a hand."""
    moves: list[Move] = []
    last = NO_CARD
    for kind in state.sides[player].hand:
        if kind != last:
            last = kind
            moves.append(rows[kind])
    return moves


def discard_own(state: Board, player: int, kind: int) -> None:
    """A hand card of own choice goes; FO-R-28: face down if the discard pile is closed."""
    side = state.sides[player]
    if state.rules.hide_discards:
        side.hide(kind)
    else:
        if side.lose(kind):
            state.reveals += 1
        state.to_discard(kind)


def strip(state: Board, player: int, kind: int, left: int) -> None:
    """FO-EFF-26: a card chosen from the rival's hand goes openly to the discard pile."""
    rival = state.sides[1 - player]
    if rival.lose(kind):
        state.reveals += 1
    state.to_discard(kind)
    if left > 1 and rival.hand:
        state.push(STRIP, player, a=left - 1)


# Recall.


def recallable(state: Board, effect: Effect) -> list[int]:
    """FO-EFF-28: kinds of the type that lie openly in the discard pile, ascending."""
    types = state.rules.box.type_of
    return sorted({kind for kind in state.discard if types[kind] == effect.type})


def recall_options(state: Board, effect: Effect) -> list[Move]:
    """The cards to choose from, and decline unless compelled."""
    moves = [PICKS[kind] for kind in recallable(state, effect)]
    if not effect.must:
        moves.append(DECLINING)
    return moves


def recall(state: Board, player: int, kind: int) -> None:
    """Into the hand, for all to see; the copy discarded last is taken."""
    at = len(state.discard) - 1
    while state.discard[at] != kind:
        at -= 1
    state.discard.pop(at)
    side = state.sides[player]
    side.gain(kind)
    side.open.append(kind)


# Upkeep.


def begin_upkeep(state: Board, player: int, unit: int, effect: Effect) -> None:
    """FO-EFF-34: discard so many cards or suffer; too few cards = suffer."""
    if len(state.sides[player].hand) >= effect.n:
        state.push(UPKEEP_CARD, player, unit, effect.id, 0)
    else:
        suffer(state, player, unit, effect)


def upkeep_options(state: Board, player: int, paid: int) -> list[Move]:
    """Hand cards; `decline` means to suffer, and is open until the first card has gone."""
    moves = discard_options(state, player)
    if paid == 0:
        moves.append(DECLINING)
    return moves


def pay_upkeep(state: Board, player: int, unit: int, effect: Effect, kind: int, paid: int) -> None:
    """One card of the upkeep."""
    discard_own(state, player, kind)
    if paid + 1 < effect.n:
        state.push(UPKEEP_CARD, player, unit, effect.id, paid + 1)


def suffer(state: Board, player: int, unit: int, effect: Effect) -> None:
    """The alternative: damage, or to be discarded."""
    state.unsettled = True
    if effect.amount:
        state.sides[player].harm[unit] += effect.amount
    else:
        discard_units(state, [player * 8 + unit], -1)


# Effects that choose units.


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


def has_type(state: Board, player: int, slot: int, type_: int) -> bool:
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


def choose(state: Board, player: int, unit: int, effect: Effect, chosen: int, slot: int) -> None:
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
            state.sides[harmed].harm[slot] += effect.n
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
    harm = state.sides[1 - player].harm
    for slot in range(SLOTS):
        if chosen >> slot & 1:
            harm[slot] += effect.n


def choose_split(state: Board, player: int, unit: int, effect: Effect, points: int) -> None:
    """FO-EFF-21 `split`: ask for the next point, or let all fall together."""
    given = sum(points >> POINTS * slot & POINT_MASK for slot in range(SLOTS))
    if given < effect.n:
        state.push(TARGET, player, unit, effect.id, points)
        return
    harm = state.sides[1 - player].harm
    for slot in range(SLOTS):
        harm[slot] += points >> POINTS * slot & POINT_MASK


def stop_choosing(state: Board, player: int, effect: Effect, chosen: int) -> None:
    """`decline`: those chosen so far are hit, if any."""
    if effect.target == ab.ENEMIES and effect.verb == ab.DAMAGE:
        hit_several(state, player, effect, chosen)


def bounce(state: Board, owner: int, slot: int) -> None:
    """FO-EFF-32, FO-EQP-08, FO-R-17: the unit to its owner's hand, equipment to the discard pile, markers off."""
    side = state.sides[owner]
    kind, gear = side.unit[slot], side.gear[slot]
    if gear >= 0:
        state.to_discard(gear)
    side.clear(slot)
    state.forget_unit(owner, slot)
    side.gain(kind)
    side.open.append(kind)


# Moving.


def move_options(slot: int) -> list[Move]:
    """FO-EFF-31: another own slot; an occupied one means a swap."""
    return [TOS[to] for to in range(SLOTS) if to != slot]


def move_unit(state: Board, player: int, slot: int, to: int) -> None:
    """Move one unit, or swap two. FO-ABL-10 to FO-ABL-14."""
    sources = list(range(SLOTS))
    sources[slot], sources[to] = to, slot
    state.move_units(player, sources)


def ask_next_move(state: Board, player: int, first: int, given: int) -> None:
    """FO-EFF-31 `any`: the next own unit in slot order gets a destination; then all move together."""
    unit = state.sides[player].unit
    for slot in range(first, SLOTS):
        if unit[slot] >= 0:
            state.push(MOVE_ALL, player, a=slot, b=given)
            return
    sources = destinations(given)
    taken = [slot for slot in range(SLOTS) if unit[slot] >= 0]
    free = [slot for slot in range(SLOTS) if slot not in taken]
    for to in range(SLOTS):
        if sources[to] < 0:
            sources[to] = free.pop(0)
    state.move_units(player, sources)


def destinations(given: int) -> list[int]:
    """Which unit goes to each slot, -1 for none; `given` holds a destination + 1 for each slot."""
    sources = [-1] * SLOTS
    for slot in range(SLOTS):
        to = (given >> PLACE_BITS * slot & 7) - 1
        if to >= 0:
            sources[to] = slot
    return sources


def move_all_options(given: int) -> list[Move]:
    """Destinations not yet given; the unit's own slot is allowed."""
    sources = destinations(given)
    return [TOS[to] for to in range(SLOTS) if sources[to] < 0]


def give_destination(state: Board, player: int, slot: int, given: int, to: int) -> None:
    """Note where a unit goes and ask for the next one."""
    ask_next_move(state, player, slot + 1, given | (to + 1) << PLACE_BITS * slot)
