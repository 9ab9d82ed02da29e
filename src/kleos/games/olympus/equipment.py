"""Equipment: who may bear it, and what happens to it. FO-EQP.

True without a line of their own: FO-EQP-04, FO-EQP-07.
"""

from kleos.core.agenda import Frame
from kleos.core.errors import IllegalMove
from kleos.core.moves import Move
from kleos.games.olympus.board import PLAY_PHASE, Board
from kleos.games.olympus.cards import EQUIPMENT, KINDS, SLOTS, Kind, Slot
from kleos.games.olympus.components import RUN_PLAY
from kleos.games.olympus.discarding import check, unsettle
from kleos.games.olympus.moves import EQUIP, EQUIPS
from kleos.games.olympus.questions import OlympusQuestion, is_alone_on, is_on
from kleos.games.olympus.steps import CHECK, CHOOSE_BEARER, PLAY_CARD, RUN
from kleos.games.olympus.values import takes_equipment


def has_bearer(state: Board, player: int) -> bool:
    """FO-EQP-10, FO-PLC-05: ask whether some own unit can take equipment."""
    return any(takes_equipment(state, player, slot) for slot in range(SLOTS))


def bearer_options(state: Board, player: int) -> list[Move]:
    """D-CARRIER, FO-EQP-11, FO-R-14: own units without equipment that do not refuse it."""
    return [EQUIPS[slot] for slot in range(SLOTS) if takes_equipment(state, player, slot)]


def attach(state: Board, player: int, slot: Slot, kind: Kind) -> None:
    """FO-EQP-01: equipment fuses with its bearer; FO-R-34: its play effects are the bearer's."""
    box = state.rules.box
    state.sides[player].attach(slot, kind)
    if box.first[RUN_PLAY][kind] < box.last[RUN_PLAY][kind]:
        state.push(RUN, player, slot, box.first[RUN_PLAY][kind], box.last[RUN_PLAY][kind])


def equip(state: Board, player: int, slot: Slot, kind: Kind) -> None:
    """Tuck equipment under a unit; FO-R-15: damage stays."""
    attach(state, player, slot, kind)
    unsettle(state)
    check(state)


def is_laid_down(state: Board, frame: Frame) -> bool:
    """The gate: ask whether a card is on its way to the board, paid for or played free."""
    mine = frame.player == state.active and state.phase == PLAY_PHASE
    return mine and (is_alone_on(frame, PLAY_CARD) or is_on(frame, CHECK))


class ChoosingBearer(OlympusQuestion):
    """D-CARRIER: which unit bears the equipment."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Units that can take it."""
        return bearer_options(state, frame.player)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Equip it."""
        equip(state, frame.player, move.arg, frame.a)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why this unit cannot bear the equipment."""
        if move.verb != EQUIP:
            return None
        side = state.sides[frame.player]
        if side.unit[move.arg] < 0:
            return IllegalMove(move, "why-fo-no-unit", "FO-EQP-10")
        if side.equipment[move.arg] >= 0:
            return IllegalMove(move, "why-fo-one-equipment", "FO-EQP-09")
        return IllegalMove(move, "why-fo-refuses", "FO-EFF-45")

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """A card on its way."""
        return is_laid_down(state, frame)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """It is equipment, and somebody can bear it."""
        kind, box = frame.a, state.rules.box
        known = kind < KINDS and box.present[kind] and box.type_of[kind] == EQUIPMENT
        return known and has_bearer(state, frame.player)


CHOOSE_BEARER.handled_by(ChoosingBearer())
