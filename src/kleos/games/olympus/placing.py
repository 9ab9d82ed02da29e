"""Where a card goes once it is paid for: a unit into a free slot, equipment to a bearer. FO-PLC.

True without a line of their own: FO-PLC-04.
"""

from kleos.core.agenda import Frame
from kleos.core.errors import IllegalMove
from kleos.core.moves import Move
from kleos.games.olympus.board import Board
from kleos.games.olympus.cards import EQUIPMENT, KINDS, SLOTS, Kind, Slot
from kleos.games.olympus.components import RUN_PLAY
from kleos.games.olympus.discarding import check, unsettle
from kleos.games.olympus.equipment import has_bearer, is_laid_down
from kleos.games.olympus.moves import PLACE, PLACES
from kleos.games.olympus.questions import OlympusQuestion
from kleos.games.olympus.steps import CHOOSE_BEARER, PLACE_UNIT, RUN


def has_place(state: Board, player: int, kind: Kind) -> bool:
    """FO-PLC-01, FO-PLC-03, FO-EQP-10, FO-PLC-05: a free slot for a unit, a bearer for equipment."""
    if state.rules.box.type_of[kind] == EQUIPMENT:
        return has_bearer(state, player)  # FO-EQP-12: no free slot is needed
    return state.sides[player].units < SLOTS


def ask_place(state: Board, player: int, kind: Kind) -> None:
    """D-SLOT or D-CARRIER."""
    state.push(CHOOSE_BEARER if state.rules.box.type_of[kind] == EQUIPMENT else PLACE_UNIT, player, kind)


def place(state: Board, player: int, slot: Slot, kind: Kind) -> None:
    """Lay a unit down; FO-ABL-04: its play effects come before anything else."""
    box = state.rules.box
    state.sides[player].put(slot, kind)
    unsettle(state)
    if box.first[RUN_PLAY][kind] < box.last[RUN_PLAY][kind]:
        state.push(RUN, player, slot, box.first[RUN_PLAY][kind], box.last[RUN_PLAY][kind])
    check(state)


class PlacingUnit(OlympusQuestion):
    """D-SLOT: where the unit stands."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """FO-PLC-01, FO-PLC-02: each free own slot, in any area."""
        unit = state.sides[frame.player].unit
        return [PLACES[slot] for slot in range(SLOTS) if unit[slot] < 0]

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Lay it there."""
        place(state, frame.player, move.arg, frame.a)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """A slot holds one unit."""
        return IllegalMove(move, "why-fo-slot-taken", "FO-PLC-02") if move.verb == PLACE else None

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """A card on its way."""
        return is_laid_down(state, frame)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """It is a unit, and a slot is free."""
        kind, box = frame.a, state.rules.box
        known = kind < KINDS and box.present[kind] and box.type_of[kind] != EQUIPMENT
        return known and has_place(state, frame.player, kind)


PLACE_UNIT.handled_by(PlacingUnit())
