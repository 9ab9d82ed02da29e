"""Observations put together, compiled: `view.py` says what their parts are, and hands the structs over."""

from typing import Any, Final, final

from kleos.core.agenda import BOTTOM, Frame, Step
from kleos.core.players import CHANCE_SEAT, NOBODY
from kleos.games.olympus.abilities import AIMS
from kleos.games.olympus.attack import other_targets
from kleos.games.olympus.board import PHASE_NAMES, SKIP_NAMES, SOURCE_NAMES, Board
from kleos.games.olympus.cards import (
    ALL_MARKERS,
    AREA,
    COLOURS,
    DELPHI,
    GHOST,
    KIND_NAMES,
    NO_CARD,
    OLYMPUS,
    SLOT_NAMES,
    SLOTS,
    Slot,
)
from kleos.games.olympus.choosing import chosen_slots
from kleos.games.olympus.moving import destinations
from kleos.games.olympus.notation import AGENDA
from kleos.games.olympus.side import Side
from kleos.games.olympus.values import (
    armour_value,
    attack_value,
    defence_value,
    has_live,
    is_barren,
    is_silenced,
    splash_value,
    stand_ins,
    survive_cost,
)

NOTHING: Final[tuple[str, ...]] = ()
MARKER_SETS: Final[list[str]] = [
    "".join([colour for k, colour in enumerate(COLOURS) if mask >> k & 1]) for mask in range(1 << len(COLOURS))
]


@final
class Shapes:
    """The structs of an observation, and what has been made of them."""

    __slots__ = ("asked", "bare", "own", "side", "strike", "table", "unit")

    def __init__(self) -> None:
        self.asked: Any = None
        self.bare: dict[int, Any] = {}  # questions without numbers, by step and player
        self.own: Any = None
        self.side: Any = None
        self.strike: Any = None
        self.table: Any = None
        self.unit: Any = None


SHAPES: Final = Shapes()


def see(state: Board, viewer: int) -> Any:
    """The table of one viewer; -1 is a spectator."""
    at_chance = state.to_act == CHANCE_SEAT
    outcome = state.outcome
    return SHAPES.table(
        state.turn,
        state.active + 1,
        state.starter + 1,
        PHASE_NAMES[state.phase],
        SKIP_NAMES[state.skip],
        "chance" if at_chance else None if state.to_act == NOBODY else state.to_act + 1,
        see_asked(state),
        state.stream if at_chance else "",
        state.score,
        state.deck,
        tuple(state.knowers),
        len(state.looked),
        in_order(state.discard),
        MARKER_SETS[state.board_markers],
        state.played,
        AGENDA.write(state),
        (see_side(state, 0), see_side(state, 1)),
        None if viewer < 0 else see_own(state, viewer),
        None if outcome is None else outcome.told(),
    )


def in_order(kinds: list[int]) -> tuple[str, ...]:
    """Name cards in their order."""
    return tuple([KIND_NAMES[kind] for kind in kinds]) if kinds else NOTHING


def as_set(kinds: list[int]) -> tuple[str, ...]:
    """Name cards as a set."""
    return tuple([KIND_NAMES[kind] for kind in sorted(kinds)]) if kinds else NOTHING


def see_side(state: Board, player: int) -> Any:
    """What everybody knows of one player."""
    side = state.sides[player]
    slots: list[Any] = []
    for slot in range(SLOTS):
        slots.append(None if side.unit[slot] < 0 else see_unit(state, side, player, slot))
    return SHAPES.side(
        player + 1, len(side.hand), as_set(side.open), len(side.closed), tuple(slots), MARKER_SETS[side.markers]
    )


def see_unit(state: Board, side: Side, player: int, slot: Slot) -> Any:
    """A unit with its values as they stand now."""
    attack = attack_value(state, player, slot)
    equipment = side.equipment[slot]
    return SHAPES.unit(
        KIND_NAMES[side.unit[slot]],
        "" if equipment < 0 else KIND_NAMES[equipment],
        attack,
        defence_value(state, player, slot),
        side.damage[slot],
        side.done[slot] != 0,
        side.grants[slot],
        side.again[slot] != 0,
        is_silenced(state, player, slot),
        see_strike(state, player, slot, attack),
    )


def see_own(state: Board, viewer: int) -> Any:
    """What only the viewer knows."""
    side, rival = state.sides[viewer], state.sides[1 - viewer]
    asked = state.top.player
    knows_fresh = state.fresh != NO_CARD and (asked == viewer or state.fresh_known)
    tail: list[str] = []
    for place in range(len(state.tail)):
        tail.append(KIND_NAMES[state.tail[place]] if state.knowers[place] >> viewer & 1 else "")
    return SHAPES.own(
        in_order(side.hand),  # which is sorted
        as_set(side.peered),
        as_set(rival.peered),
        tuple(tail),
        in_order(state.looked) if asked == viewer else NOTHING,
        KIND_NAMES[state.fresh] if knows_fresh else "",
        knows_fresh and state.fresh_known,
        as_set(side.closed),
    )


# The attack forecast: what each unit's attack would meet as the board stands. Public facts alone; never decides.


def see_strike(state: Board, player: int, slot: Slot, attack: int) -> Any:
    """What a unit with this effective attack would do; None = it does not attack. FO-ATK-03."""
    if attack == 0:
        return None
    rival = 1 - player
    foe = state.sides[rival]
    met = foe.unit[slot] >= 0
    damage = max(0, attack - armour_value(state, rival, slot)) if met else 0
    beats = met and damage > 0 and foe.damage[slot] + damage >= defence_value(state, rival, slot)  # FO-ATK-09
    return SHAPES.strike(
        KIND_NAMES[foe.unit[slot]] if met else "",
        damage,
        beats,
        "" if met else bonus_of(state, player, slot),  # FO-ATK-11, FO-ATK-13
        splash_value(state, player, slot),
        has_live(state, player, slot, AIMS) and bool(other_targets(state, player, slot)),
        met and bool(stand_ins(state, rival, slot)),
        survive_cost(state, rival, slot) if beats else 0,
    )


def bonus_of(state: Board, player: int, slot: Slot) -> str:
    """The bonus of an unopposed attack from a slot. FO-BON-01, FO-BON-06, FO-BON-07, FO-EFF-42."""
    if is_barren(state, player, slot):
        return ""
    if AREA[slot] == OLYMPUS:
        return "point"
    if AREA[slot] == DELPHI:
        return "" if state.sides[player].markers == ALL_MARKERS else "marker"
    return "card" if state.deck else ""


# What is asked: each number of a frame by its name.


def see_asked(state: Board) -> Any:
    """The frame on top of the agenda, in words."""
    frame = state.top
    if frame is BOTTOM:
        return None
    step = frame.step
    if not step.fields:
        return see_bare(step, frame.player)
    found: dict[str, Any] = {}
    numbers = (frame.a, frame.b, frame.c)
    for k, field in enumerate(step.fields):
        tell_number(found, state, frame, field, numbers[k])
    return SHAPES.asked(step.name, frame.player + 1, **found)


def see_bare(step: Step, player: int) -> Any:
    """A question without numbers, made once."""
    key = step.index << 1 | player
    found = SHAPES.bare.get(key)
    if found is None:
        found = SHAPES.bare[key] = SHAPES.asked(step.name, player + 1)
    return found


def tell_number(found: dict[str, Any], state: Board, frame: Frame, field: str, number: int) -> None:
    """A number of a frame as what it stands for; most are plain."""
    if field == "unit" and number >= GHOST:
        found["fallen"] = SLOT_NAMES[number - GHOST]  # where it stood
    elif field == "unit" or field == "slot":
        found["unit"] = SLOT_NAMES[number]
    elif field == "card":
        found["card"] = KIND_NAMES[number]
    elif field == "effect":
        kind, row = state.rules.box.origin[number]
        found["card"] = KIND_NAMES[kind]
        found["row"] = row
    elif field == "chosen":
        slots = chosen_slots(state.rules.box.effects[frame.b], number)
        found["chosen"] = tuple([SLOT_NAMES[slot] for slot in slots])
    elif field == "places":
        pairs = sorted([(source, to) for to, source in enumerate(destinations(number)) if source >= 0])
        found["places"] = tuple([(SLOT_NAMES[source], SLOT_NAMES[to]) for source, to in pairs])
    elif field == "attacker" or field == "granter":
        found[field] = SLOT_NAMES[number]
    elif field == "source":
        found["source"] = SOURCE_NAMES[number]
    elif field == "defended":
        found["defended"] = number != 0
    else:
        found[field] = number
