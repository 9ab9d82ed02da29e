"""Whether the question or draw on top of an agenda can be answered: its numbers against the board. Never decides.

Each function asks what the rules asked before they put the question, so that a position read from outside waits for
nothing that no rule would have asked.
"""

from typing import Final

from kleos.games.olympus import abilities as ab
from kleos.games.olympus import board as b
from kleos.games.olympus.abilities import AGAIN, AIMS, Effect
from kleos.games.olympus.attack import other_targets
from kleos.games.olympus.cards import ALL_MARKERS, DRAWS, EQUIPMENT, GHOST, KINDS, NO_SLOT, SLOTS
from kleos.games.olympus.effects import (
    PLACE_BITS,
    POINT_MASK,
    POINTS,
    can_do,
    chooses_unit,
    has_type,
    recallable,
    targets,
)
from kleos.games.olympus.payment import still_payable
from kleos.games.olympus.play import has_place
from kleos.games.olympus.state import OlympusState
from kleos.games.olympus.values import (
    attack_value,
    beside,
    extra_draws,
    fallen,
    has_live,
    is_touchable,
    stand_ins,
    survive_cost,
)

EFFECTS: Final = (b.USE_EFFECT, b.TARGET, b.MOVE_TO, b.UPKEEP_CARD, b.RECALL_CARD)
ATTACKS: Final = (b.MAY_ATTACK, b.RETARGET_HIT, b.STAND_IN, b.SURVIVE_HIT, b.ATTACK_AGAIN)
PLAIN: Final = (b.DECLARE, b.PLAY_CARD, b.ENTER_ATTACK)  # always answerable; their place is checked with the frames
MOST_CARDS: Final = 6  # that one row of a card draws, discards or looks at


def is_answerable(state: OlympusState, step: int, player: int, unit: int, a: int, c: int) -> bool:
    """Ask whether this question or draw can come up on this board."""
    if step in EFFECTS:
        return is_row_asked(state, step, player, unit, a, c)
    if step in ATTACKS:
        return is_attack_asked(state, step, player, unit, a, c)
    if unit != NO_SLOT:
        return False
    if step in PLAIN:
        return a == c == 0
    if step in (b.PAY_SYMBOL, b.PLACE_UNIT, b.CHOOSE_BEARER):
        return is_card_played(state, step, player, a, c)
    if step > b.ATTACK_AGAIN:
        return can_draw(state, step, player, a, c)
    return is_choice_open(state, step, player, a, c)


def is_card_played(state: OlympusState, step: int, player: int, kind: int, paid: int) -> bool:
    """D-PAY, D-SLOT, D-CARRIER: the card has a place, and what is left of its cost can be paid."""
    box = state.rules.box
    if kind >= KINDS or not box.present[kind] or not has_place(state, player, kind):
        return False
    if step == b.PAY_SYMBOL:
        return paid < len(box.cost[kind]) and still_payable(state.sides[player], kind, paid)
    return paid == 0 and (step == b.CHOOSE_BEARER) == (box.type_of[kind] == EQUIPMENT)


def is_choice_open(state: OlympusState, step: int, player: int, a: int, c: int) -> bool:
    """Questions without a row of their own: so many cards or markers, or where units go."""
    if step == b.TAKE_MARKER:
        return 1 <= a <= 4 and c <= b.BY_MUST and state.sides[player].markers != ALL_MARKERS
    if step == b.MOVE_ALL:
        return are_destinations(state.sides[player].unit, a, c)
    if c:
        return False
    if step == b.DISCARD_CARD:
        return 1 <= a <= min(MOST_CARDS, len(state.sides[player].hand))
    if step == b.STRIP:
        rival = state.sides[1 - player]
        return 1 <= a <= MOST_CARDS and 0 < len(rival.hand) == len(rival.open) + len(rival.peered)
    if step == b.KEEP:
        return 1 <= a <= MOST_CARDS and 0 < len(state.looked) <= MOST_CARDS
    if step == b.UNDER:
        return a == 0 and 0 < len(state.looked) <= MOST_CARDS
    return step == b.PLAY_FREE and a == 0 and state.fresh in state.sides[player].hand


def are_destinations(unit: list[int], slot: int, given: int) -> bool:
    """FO-EFF-31: the units before this one have places of their own, and no other has."""
    if slot >= SLOTS or unit[slot] < 0 or given >> PLACE_BITS * slot:
        return False
    places = [given >> PLACE_BITS * k & 7 for k in range(slot)]
    taken = [place for place in places if place]
    whole = all((unit[k] >= 0) == (places[k] > 0) for k in range(slot))
    return whole and len(set(taken)) == len(taken) and all(place <= SLOTS for place in taken)


def can_draw(state: OlympusState, step: int, player: int, a: int, c: int) -> bool:
    """C-DRAW, C-RAND: there is a card to draw, look at or lose, and not more than any row asks for."""
    if step == b.LOSE_CARDS:
        return 1 <= a <= MOST_CARDS and c == 0 and len(state.sides[player].hand) > 0
    if state.deck == 0:
        return False
    if step == b.LOOK:
        seen = len(state.looked)
        return 1 <= a <= MOST_CARDS - seen and 1 <= c <= a + seen
    most = DRAWS + extra_draws(state, player) if state.phase == b.DRAWING else MOST_CARDS
    return step == b.DRAW_CARDS and 1 <= a <= most and c == 0


# Rows of cards.


def is_row_asked(state: OlympusState, step: int, player: int, unit: int, row: int, c: int) -> bool:
    """D-ABIL: the row belongs to the unit, its time is now, and there is something to choose."""
    box = state.rules.box
    if row >= len(box.effects):
        return False
    effect = box.effects[row]
    if step == b.MOVE_TO:
        moved = 0 <= unit < SLOTS and state.sides[player].unit[unit] >= 0
        return moved and effect.verb == ab.MOVE and effect.amount == 1 and c == 0 and is_time_of(state, player, effect)
    if not is_owner(state, player, unit, row, effect) or not is_time_of(state, player, effect):
        return False
    if step == b.UPKEEP_CARD:
        enough = len(state.sides[player].hand) >= effect.n - c
        return effect.verb == ab.UPKEEP and c < effect.n and enough
    if step == b.RECALL_CARD:
        return effect.verb == ab.RECALL and c == 0 and bool(recallable(state, effect))
    if effect.verb in (ab.UPKEEP, ab.RECALL, ab.MARKER):
        return False
    if step == b.TARGET:
        return chooses_unit(effect) and is_choice_so_far(state, player, unit, effect, c)
    return c == 0 and not effect.must and is_offered(state, player, unit, effect)


def is_owner(state: OlympusState, player: int, unit: int, row: int, effect: Effect) -> bool:
    """Ask whether the row is printed on the unit or its equipment; last effects belong to a place left empty."""
    if effect.when in ab.FALLEN:
        return unit >= GHOST
    side = state.sides[player]
    return 0 <= unit < SLOTS and state.rules.box.origin[row][0] in (side.unit[unit], side.gear[unit])


def is_time_of(state: OlympusState, player: int, effect: Effect) -> bool:
    """FO-EFF-01: rows of the active player's units in their phase; reactions at any time."""
    below = state.top.below
    if below is None:
        return False
    when, mine = effect.when, player == state.active
    if when in ab.LIVE:
        phase = b.PLAYING if when == ab.ON_PLAY else b.ENDING if when == ab.END_TURN else b.ATTACKING
        return mine and state.phase == phase and below.step == b.CHECK
    return when != ab.ON_BEATEN or (state.phase == b.ATTACKING and not mine)


def is_choice_so_far(state: OlympusState, player: int, unit: int, effect: Effect, chosen: int) -> bool:
    """FO-EFF-21: what has been chosen is still there to be hit, and something is left to choose."""
    if not targets(state, player, unit, effect, chosen):
        return False
    if effect.target == ab.ENEMIES:
        hit = [slot for slot in range(SLOTS) if chosen >> slot & 1]
        return chosen >> SLOTS == 0 and len(hit) < effect.count and are_touchable(state, player, effect, hit)
    if effect.target == ab.SPLIT:
        points = [chosen >> POINTS * slot & POINT_MASK for slot in range(SLOTS)]
        hit = [slot for slot in range(SLOTS) if points[slot]]
        return chosen >> POINTS * SLOTS == 0 and sum(points) < effect.n and are_touchable(state, player, effect, hit)
    return chosen == 0


def are_touchable(state: OlympusState, player: int, effect: Effect, slots: list[int]) -> bool:
    """Ask whether enemy units stand there that the effect may choose."""
    rival = 1 - player
    return all(is_touchable(state, rival, slot) and has_type(state, rival, slot, effect.type) for slot in slots)


def is_offered(state: OlympusState, player: int, unit: int, effect: Effect) -> bool:
    """Ask whether `use` or `decline` is asked: the effect would do something, or falls on its own unit."""
    if chooses_unit(effect):
        return effect.else_self and unit < GHOST and not targets(state, player, unit, effect, 0)
    return can_do(state, player, unit, effect)


# Attacks.


def is_attack_asked(state: OlympusState, step: int, player: int, unit: int, a: int, c: int) -> bool:
    """FO-EFF-09: a unit that attacks, aims, is hit or may attack again stands, and the choice is open."""
    side = state.sides[player]
    if not 0 <= unit < SLOTS or side.unit[unit] < 0:
        return False
    if step == b.SURVIVE_HIT:
        beaten = player * 8 + unit in fallen(state)
        return beaten and c < a == survive_cost(state, player, unit) and len(side.hand) >= a - c
    if c:
        return False
    if step == b.STAND_IN:
        attacker = a < SLOTS and state.sides[1 - player].unit[a] >= 0
        return attacker and attack_value(state, 1 - player, a) > 0 and bool(stand_ins(state, player, unit))
    if step == b.RETARGET_HIT:
        return a <= 1 and has_live(state, player, unit, AIMS) and bool(other_targets(state, player, unit))
    if attack_value(state, player, unit) == 0:
        return False
    if step == b.MAY_ATTACK:
        return state.rules.attack_optional and a == 0
    free = a in beside(unit) and has_live(state, player, a, AGAIN) and not side.again[a]
    return free and side.done[unit] == 1
