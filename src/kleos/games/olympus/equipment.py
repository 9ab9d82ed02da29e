"""Equipment: who may bear it, and what happens to it. FO-EQP."""

from kleos.core.moves import Move
from kleos.games.olympus.board import RUN, Board
from kleos.games.olympus.cards import SLOTS
from kleos.games.olympus.components import RUN_PLAY
from kleos.games.olympus.moves import EQUIPS
from kleos.games.olympus.values import takes_equipment


def has_bearer(state: Board, player: int) -> bool:
    """FO-EQP-10, FO-PLC-05: ask whether some own unit can take equipment."""
    return any(takes_equipment(state, player, slot) for slot in range(SLOTS))


def bearer_options(state: Board, player: int) -> list[Move]:
    """D-CARRIER, FO-EQP-11, FO-R-14: own units without equipment that do not refuse it."""
    return [EQUIPS[slot] for slot in range(SLOTS) if takes_equipment(state, player, slot)]


def attach(state: Board, player: int, slot: int, kind: int) -> None:
    """FO-EQP-01: equipment fuses with its bearer; FO-R-34: its play effects are the bearer's."""
    box = state.rules.box
    state.sides[player].attach(slot, kind)
    if box.first[RUN_PLAY][kind] < box.last[RUN_PLAY][kind]:
        state.push(RUN, player, slot, box.first[RUN_PLAY][kind], box.last[RUN_PLAY][kind])
