"""What the questions and draws of this game have in common: what the gate asks them of a position read from outside.

A question says where on the agenda it may lie, and whether the rules would put it on this board, so that a position
waits for nothing that no rule would have asked. Neither decides anything in play.
"""

from abc import abstractmethod
from typing import Final

from kleos.core.agenda import BOTTOM, Draw, Frame, Question, Step
from kleos.games.olympus import abilities as ab
from kleos.games.olympus.abilities import Effect
from kleos.games.olympus.board import ATTACK_PHASE, END_PHASE, PLAY_PHASE, Board
from kleos.games.olympus.cards import GHOST, SLOTS
from kleos.games.olympus.steps import CHECK, REACT

MOST_CARDS: Final = 6  # that one row of a card draws, discards or looks at


class OlympusQuestion(Question[Board]):
    """A question to a player."""

    __slots__ = ()

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """The gate: ask whether the frames below lead to it; by default those of an effect or a reaction."""
        return is_on(frame, CHECK) or is_on(frame, REACT)

    @abstractmethod
    def is_open(self, state: Board, frame: Frame) -> bool:
        """The gate: ask whether the rules would ask this on this board."""


class OlympusDraw(Draw[Board]):
    """A draw of chance."""

    __slots__ = ()

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """The gate: ask whether the frames below lead to it; by default those of an effect or a reaction."""
        return is_on(frame, CHECK) or is_on(frame, REACT)

    @abstractmethod
    def is_open(self, state: Board, frame: Frame) -> bool:
        """The gate: ask whether there is something to draw on this board."""


class RowQuestion(OlympusQuestion):
    """D-ABIL: a question that a row of a card asks; its frames begin with `unit` and `effect`."""

    __slots__ = ()

    def is_open(self, state: Board, frame: Frame) -> bool:
        """Ask whether the row belongs to the unit, its time is now, and there is something to choose."""
        effects = state.rules.box.effects
        if frame.b >= len(effects):
            return False
        effect = effects[frame.b]
        whole = self.is_owner(state, frame, effect) and is_time_of(state, frame, effect)
        return whole and self.is_choice(state, frame, effect)

    def is_owner(self, state: Board, frame: Frame, effect: Effect) -> bool:
        """Ask whether the row is printed on the unit or its equipment; last effects belong to a place left empty."""
        unit = frame.a
        if effect.when in ab.FALLEN:
            return unit >= GHOST
        side = state.sides[frame.player]
        return 0 <= unit < SLOTS and state.rules.box.origin[frame.b][0] in (side.unit[unit], side.equipment[unit])

    @abstractmethod
    def is_choice(self, state: Board, frame: Frame, effect: Effect) -> bool:
        """Ask whether this row asks such a question, and something can be chosen."""


def is_time_of(state: Board, frame: Frame, effect: Effect) -> bool:
    """FO-EFF-01: rows of the active player's units in their phase; reactions at any time."""
    when, mine = effect.when, frame.player == state.active
    if when in ab.LIVE:
        phase = PLAY_PHASE if when == ab.ON_PLAY else END_PHASE if when == ab.END_TURN else ATTACK_PHASE
        return mine and state.phase == phase and is_on(frame, CHECK)
    return when != ab.ON_BEATEN or (state.phase == ATTACK_PHASE and not mine)


def is_on(frame: Frame, step: Step) -> bool:
    """Ask whether a frame lies right on one of this step."""
    below = frame.below
    return below is not None and below.step is step


def is_alone(frame: Frame) -> bool:
    """Ask whether a frame is the only one."""
    return frame.below is BOTTOM


def is_alone_on(frame: Frame, step: Step) -> bool:
    """Ask whether a frame lies on one of this step and nothing else."""
    below = frame.below
    return below is not None and below.step is step and below.below is BOTTOM


def is_of_own_effect(state: Board, frame: Frame) -> bool:
    """Ask whether an effect of the active player's own, which a state check follows, has led here. FO-EFF-05."""
    return frame.player == state.active and is_on(frame, CHECK)
