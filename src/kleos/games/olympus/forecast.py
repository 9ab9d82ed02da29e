# interpreted: msgspec structs are no native classes
"""The attack forecast: what each unit's attack would meet as the board stands. Public facts alone; never decides."""

from typing import Annotated

from msgspec import Meta, Struct

from kleos.games.olympus.abilities import AIMS
from kleos.games.olympus.attack import other_targets
from kleos.games.olympus.cards import ALL_MARKERS, AREA, DELPHI, KIND_NAMES, OLYMPUS, Slot
from kleos.games.olympus.state import OlympusState
from kleos.games.olympus.values import (
    armour_value,
    defence_value,
    has_live,
    is_barren,
    splash_value,
    stand_ins,
    survive_cost,
)

Damage = Annotated[int, Meta(ge=0, le=9999)]  # bounds of what is read from outside


class Strike(Struct, frozen=True, forbid_unknown_fields=True):
    """One attack on the board as it stands, before any ability that is used during it."""

    target: Annotated[str, Meta(max_length=4)]  # the card in the facing slot, "" = none
    damage: Damage  # that it would take, less its armour
    beats: bool
    bonus: Annotated[str, Meta(max_length=6)]  # "point", "marker" or "card" where nobody stands, "" = none
    splash: Damage  # damage beside the facing slot
    aims: bool  # may hit another unit instead
    stand_in: bool  # another unit may take the hit
    saved_by: Damage  # hand cards that would save a beaten unit, 0 = nothing does


def strike_of(state: OlympusState, player: int, slot: Slot, attack: int) -> Strike | None:
    """What a unit with this effective attack would do; None = it does not attack. FO-ATK-03."""
    if attack == 0:
        return None
    rival = 1 - player
    foe = state.sides[rival]
    met = foe.unit[slot] >= 0
    damage = max(0, attack - armour_value(state, rival, slot)) if met else 0
    beats = met and damage > 0 and foe.damage[slot] + damage >= defence_value(state, rival, slot)  # FO-ATK-09
    return Strike(
        target=KIND_NAMES[foe.unit[slot]] if met else "",
        damage=damage,
        beats=beats,
        bonus="" if met else bonus_of(state, player, slot),  # FO-ATK-11, FO-ATK-13
        splash=splash_value(state, player, slot),
        aims=has_live(state, player, slot, AIMS) and bool(other_targets(state, player, slot)),
        stand_in=met and bool(stand_ins(state, rival, slot)),
        saved_by=survive_cost(state, rival, slot) if beats else 0,
    )


def bonus_of(state: OlympusState, player: int, slot: Slot) -> str:
    """The bonus of an unopposed attack from a slot. FO-BON-01, FO-BON-06, FO-BON-07, FO-EFF-42."""
    if is_barren(state, player, slot):
        return ""
    if AREA[slot] == OLYMPUS:
        return "point"
    if AREA[slot] == DELPHI:
        return "" if state.sides[player].markers == ALL_MARKERS else "marker"
    return "card" if state.deck else ""
