"""State checks and discarding from play: who falls, who reacts, and whose last effects follow. FO-EFF-05, FO-EFF-06."""

from typing import Final

from kleos.core.agenda import Frame, Rule
from kleos.core.moves import Move
from kleos.games.olympus.abilities import ON_BEATEN, SILENCES, WATCHES, WEAKENS
from kleos.games.olympus.board import Board
from kleos.games.olympus.cards import GHOST, NO_SLOT, SLOTS, Kind, Slot
from kleos.games.olympus.components import RUN_LAST
from kleos.games.olympus.hands import discard_own, price_options
from kleos.games.olympus.moves import DECLINING
from kleos.games.olympus.questions import OlympusQuestion, is_on
from kleos.games.olympus.steps import AFTER, CHECK, REACT, SURVIVE_HIT
from kleos.games.olympus.values import fallen, is_silenced, survive_cost

NOBODY_BEATEN: Final = -1
Reaction = tuple[int, int, int, int]  # player, unit, first row, end


def check(state: Board) -> None:
    """FO-EFF-05, FO-R-16, FO-R-25: all units with damage >= defence are discarded together."""
    if not state.unsettled:
        return
    state.unsettled = False
    found = fallen(state)
    if found:
        discard_units(state, found, NOBODY_BEATEN)


def unsettle(state: Board) -> None:
    """A new card makes units fall only where some ability silences or weakens."""
    if (state.sides[0].marks | state.sides[1].marks) & (SILENCES | WEAKENS):
        state.unsettled = True


def check_hit(state: Board, player: int, slot: Slot) -> None:
    """The state check after attack damage: FO-EFF-38 lets the owner save the unit that was hit."""
    found = fallen(state)
    beaten = player * 8 + slot
    if beaten in found:
        cost = survive_cost(state, player, slot)
        if 0 < cost <= len(state.sides[player].hand):
            state.push(SURVIVE_HIT, player, slot, cost, 0)
            return
    if found:
        discard_units(state, found, beaten)


def finish_hit(state: Board, player: int, slot: Slot) -> None:
    """Go on with the check when the unit that was hit has not been saved."""
    discard_units(state, fallen(state), player * 8 + slot)


def survive(state: Board, player: int, slot: Slot) -> None:
    """FO-EFF-38: all damage off, unit and equipment stay; others that were hit may still fall."""
    state.sides[player].damage[slot] = 0
    check(state)


def discard_units(state: Board, units: list[int], beaten: int) -> None:
    """FO-EFF-06: one batch. `units` and `beaten` are player * 8 + slot."""
    state.unsettled = True
    silenced = silenced_units(state)  # (1)
    last: list[Reaction] = []
    for unit in units:  # (2)
        player, slot = unit >> 3, unit & 7
        if unit not in silenced:
            add_last_effects(state, last, player, slot, unit == beaten)
        to_discard_pile(state, player, slot)
    frames = reactions(state, silenced, units)  # (3)
    frames.extend(last)  # (4)
    if frames:
        state.push(CHECK, state.active)  # (5)
        for player, unit, first, end in reversed(frames):
            state.push(REACT, player, unit, first, end)
    else:
        check(state)


def silenced_units(state: Board) -> list[int]:
    """Note who is silenced before anything is removed; FO-R-39: fallen units and watchers alike."""
    return [
        player * 8 + slot
        for player in (0, 1)
        for slot in range(SLOTS)
        if state.sides[player].unit[slot] >= 0 and is_silenced(state, player, slot)
    ]


def to_discard_pile(state: Board, player: int, slot: Slot) -> None:
    """FO-EQP-06: unit and equipment go to the discard pile; FO-ATK-12: markers back to the stock."""
    side = state.sides[player]
    state.to_discard(side.unit[slot])
    if side.equipment[slot] >= 0:
        state.to_discard(side.equipment[slot])
    side.clear(slot)
    state.forget_unit(player, slot)


def add_last_effects(state: Board, frames: list[Reaction], player: int, slot: Slot, beaten: bool) -> None:
    """The on_discard effects of a unit and its equipment, and its on_beaten effects if attack damage beat it."""
    side = state.sides[player]
    box = side.box
    for kind in (side.unit[slot], side.equipment[slot]):
        if kind >= 0:
            for effect in range(box.first[RUN_LAST][kind], box.last[RUN_LAST][kind]):
                if beaten or box.effects[effect].when != ON_BEATEN:
                    frames.append((player, GHOST + slot, effect, effect + 1))


def reactions(state: Board, silenced: list[int], fallen_units: list[int]) -> list[Reaction]:
    """Watchers that remain react at once, to one unit after the other. FO-R-49."""
    frames: list[Reaction] = []
    for player in (state.active, 1 - state.active):
        side = state.sides[player]
        if not side.marks & WATCHES:
            continue
        for slot in range(SLOTS):
            if side.flags[slot] & WATCHES and player * 8 + slot not in silenced:
                for kind in (side.unit[slot], side.equipment[slot]):
                    if kind >= 0:
                        add_reactions(state, frames, player, slot, kind, fallen_units)
    return frames


def add_reactions(
    state: Board, frames: list[Reaction], player: int, slot: Slot, kind: Kind, fallen_units: list[int]
) -> None:
    """One watcher's rows, in the card's order, once for each unit that they watch."""
    watches = state.rules.box.watches[kind]
    for unit in fallen_units:
        for first, last in watches[1 if unit >> 3 == player else 0]:
            frames.append((player, slot, first, last))


def attacker_slot(state: Board) -> int:
    """The slot of the unit whose attack is being settled; NO_SLOT if it has left play."""
    frame = state.top
    while frame.below is not None:
        if frame.step is AFTER:
            return frame.a
        frame = frame.below
    return NO_SLOT


class Checking(Rule[Board]):
    """FO-EFF-05: the state check after an effect."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """Discard whoever has fallen."""
        if state.unsettled:
            check(state)


class SurvivingHit(OlympusQuestion):
    """FO-EFF-38: one more card for the life of a unit, or none."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Hand cards, or decline."""
        return price_options(state, frame.player, frame.c)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """The next card, the saved unit, or its end."""
        player, unit, cost, paid = frame.player, frame.a, frame.b, frame.c + 1
        if move is DECLINING:
            finish_hit(state, player, unit)
            return
        discard_own(state, player, move.arg)
        if paid < cost:
            state.push(SURVIVE_HIT, player, unit, cost, paid)
        else:
            survive(state, player, unit)

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """An attack of the active player has hit."""
        return frame.player != state.active and is_on(frame, AFTER)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """The unit is beaten, and its owner can pay what is left."""
        player, unit, cost, paid = frame.player, frame.a, frame.b, frame.c
        side = state.sides[player]
        if not 0 <= unit < SLOTS or side.unit[unit] < 0 or player * 8 + unit not in fallen(state):
            return False
        return paid < cost == survive_cost(state, player, unit) and len(side.hand) >= cost - paid


CHECK.handled_by(Checking())
SURVIVE_HIT.handled_by(SurvivingHit())
