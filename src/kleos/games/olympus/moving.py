"""Units that move to other slots by an ability. FO-EFF-31, FO-ABL-10 to FO-ABL-14.

True without a line of their own: FO-ABL-11, FO-ABL-12, FO-ABL-13, FO-R-19.
"""

from typing import Final

from kleos.core.agenda import Frame
from kleos.core.errors import IllegalMove
from kleos.core.moves import Move
from kleos.games.olympus import abilities as ab
from kleos.games.olympus.abilities import Effect
from kleos.games.olympus.board import Board
from kleos.games.olympus.cards import SLOTS, Slot
from kleos.games.olympus.moves import TO, TOS
from kleos.games.olympus.questions import OlympusQuestion, RowQuestion, is_of_own_effect
from kleos.games.olympus.steps import MOVE_ALL, MOVE_TO

PLACE_BITS: Final = 3  # bits for the destination of one slot


def move_options(slot: Slot) -> list[Move]:
    """FO-EFF-31: another own slot; an occupied one means a swap."""
    return [TOS[to] for to in range(SLOTS) if to != slot]


def move_unit(state: Board, player: int, slot: Slot, to: int) -> None:
    """Move one unit, or swap two. FO-ABL-10 to FO-ABL-14."""
    sources = list(range(SLOTS))
    sources[slot], sources[to] = to, slot
    state.move_units(player, sources)


def ask_next_move(state: Board, player: int, first: int, given: int) -> None:
    """FO-EFF-31 `any`: the next own unit in slot order gets a destination; then all move together."""
    unit = state.sides[player].unit
    for slot in range(first, SLOTS):
        if unit[slot] >= 0:
            state.push(MOVE_ALL, player, slot, given)
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


def give_destination(state: Board, player: int, slot: Slot, given: int, to: int) -> None:
    """Note where a unit goes and ask for the next one."""
    ask_next_move(state, player, slot + 1, given | (to + 1) << PLACE_BITS * slot)


def refuse_destination(move: Move) -> IllegalMove | None:
    """A unit goes to another slot, and no two to one."""
    return IllegalMove(move, "why-fo-destination", "FO-EFF-31") if move.verb == TO else None


class MovingUnit(RowQuestion):
    """D-ABIL: where the chosen unit goes."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """The other slots."""
        return move_options(frame.a)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Move it there."""
        move_unit(state, frame.player, frame.a, move.arg)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why it cannot go there."""
        return refuse_destination(move)

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """An own effect."""
        return is_of_own_effect(state, frame)

    def is_owner(self, state: Board, frame: Frame, effect: Effect) -> bool:
        """Any own unit may be the one that moves."""
        return 0 <= frame.a < SLOTS and state.sides[frame.player].unit[frame.a] >= 0

    def is_choice(self, state: Board, frame: Frame, effect: Effect) -> bool:
        """The row moves one unit."""
        return effect.verb == ab.MOVE and effect.amount == 1


class MovingAll(OlympusQuestion):
    """D-ABIL: where the next unit goes."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Slots that no other unit goes to."""
        return move_all_options(frame.b)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Note it."""
        give_destination(state, frame.player, frame.a, frame.b, move.arg)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why it cannot go there."""
        return refuse_destination(move)

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """An own effect."""
        return is_of_own_effect(state, frame)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """The units before this one have places of their own, and no other has."""
        return are_destinations(state.sides[frame.player].unit, frame.a, frame.b)


def are_destinations(unit: list[int], slot: Slot, given: int) -> bool:
    """FO-EFF-31: the units before this one have places of their own, and no other has."""
    if slot >= SLOTS or unit[slot] < 0 or given >> PLACE_BITS * slot:
        return False
    places = [given >> PLACE_BITS * k & 7 for k in range(slot)]
    taken = [place for place in places if place]
    whole = all((unit[k] >= 0) == (places[k] > 0) for k in range(slot))
    return whole and len(set(taken)) == len(taken) and all(place <= SLOTS for place in taken)


MOVE_TO.handled_by(MovingUnit())
MOVE_ALL.handled_by(MovingAll())
