"""How a turn begins, goes through its phases and passes on; what the starter skips. FO-TURN, FO-R-02."""

from kleos.core.agenda import Frame, Rule
from kleos.core.moves import Move
from kleos.games.olympus.board import (
    ATTACK_PHASE,
    END_PHASE,
    NO_SKIP,
    OPEN_SKIP,
    PLAY_PHASE,
    SKIP_ATTACK,
    SKIP_PLAY,
    Board,
)
from kleos.games.olympus.cards import SLOTS
from kleos.games.olympus.components import RUN_END
from kleos.games.olympus.ending import exhaust
from kleos.games.olympus.moves import ATTACKING, SKIP, SKIPS
from kleos.games.olympus.options import DECLARED, LAZY
from kleos.games.olympus.questions import OlympusQuestion, is_alone
from kleos.games.olympus.steps import (
    ATTACKS,
    DECLARE,
    END_STEP,
    ENTER_ATTACK,
    PHASE_THREE,
    PHASE_TWO,
    PLAY_CARD,
    RUN,
    TURN,
)

# The beginning.


class BeginningTurn(Rule[Board]):
    """FO-TURN-01: a player's turn."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """FO-TURN-03, FO-END-01: six own units at the start of the own turn win; else phase 1."""
        player = frame.player
        state.active = player
        state.turn += 1
        state.played = 0
        if state.sides[player].units == SLOTS:
            state.end(player, "end-full-house", "FO-END-01")
            return
        if state.turn == 1:  # FO-TURN-04; FO-TURN-05: no other turn
            way = state.rules.starter_skip
            if way == DECLARED:
                state.phase = PLAY_PHASE
                state.ask(DECLARE, player)
                return
            state.skip = OPEN_SKIP if way == LAZY else SKIP_ATTACK
        else:
            state.skip = NO_SKIP
        phase_one(state, player)


class DeclaringSkip(OlympusQuestion):
    """FO-R-02: which phase the starter skips, said before anything else."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Any of the three."""
        return SKIPS[:]

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Note it and begin phase 1."""
        state.skip = SKIP_PLAY + move.arg
        phase_one(state, frame.player)

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """Before anything else."""
        return is_alone(frame)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """Any phase can be skipped."""
        return True


# The phases. FO-TURN-02; phase 3 begins in drawing.py.


def phase_one(state: Board, player: int) -> None:
    """Begin phase 1, unless the starter skips it."""
    state.phase = PLAY_PHASE
    if state.skip == SKIP_PLAY:
        state.skip = NO_SKIP
        state.ask(PHASE_TWO, player)
    else:
        state.ask(PLAY_CARD, player)


def open_attacks(state: Board, player: int) -> None:
    """FO-ATK-04: from O1 to T, then phase 3."""
    state.ask(PHASE_THREE, player)
    state.push(ATTACKS, player, 0)


class BeginningPhaseTwo(Rule[Board]):
    """FO-TURN-02: phase 2 follows phase 1."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """Begin it, unless the starter skips it. FO-R-02."""
        state.phase = ATTACK_PHASE
        if state.skip == OPEN_SKIP:
            state.ask(ENTER_ATTACK, frame.player)
        elif state.skip == SKIP_ATTACK:
            state.skip = NO_SKIP
            state.ask(PHASE_THREE, frame.player)
        else:
            open_attacks(state, frame.player)


class EnteringAttack(OlympusQuestion):
    """D-SKIP: whether the starter attacks or skips phase 2."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Skip, or attack."""
        return [SKIPS[1], ATTACKING]

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Go on to phase 3, or to the attacks."""
        if move.verb == SKIP:
            state.skip = NO_SKIP
            state.ask(PHASE_THREE, frame.player)
        else:
            open_attacks(state, frame.player)

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """The beginning of phase 2."""
        return is_alone(frame)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """Both can be done."""
        return True


# The end.


def end_turn(state: Board, player: int) -> None:
    """FO-END-04, FO-R-22: an empty pile ends the game before the turn passes. FO-TURN-01."""
    state.sides[player].end_turn()
    if state.deck == 0:
        exhaust(state)
    else:
        state.ask(TURN, 1 - player)


class EndingTurn(Rule[Board]):
    """FO-TURN-06: the end step, from a slot on."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """FO-EFF-11: end_turn effects of the own units from O1 to T, unit before equipment; then the turn ends."""
        state.phase = END_PHASE
        player = frame.player
        side = state.sides[player]
        firsts, lasts = side.box.first[RUN_END], side.box.last[RUN_END]
        for slot in range(frame.a, SLOTS):
            kind, equipment = side.unit[slot], side.equipment[slot]
            if kind < 0:
                continue
            by_unit = firsts[kind] < lasts[kind]
            by_equipment = equipment >= 0 and firsts[equipment] < lasts[equipment]
            if by_unit or by_equipment:
                state.push(END_STEP, player, slot + 1)
                if by_equipment:
                    state.push(RUN, player, slot, firsts[equipment], lasts[equipment])
                if by_unit:
                    state.push(RUN, player, slot, firsts[kind], lasts[kind])
                return
        end_turn(state, player)


TURN.handled_by(BeginningTurn())
DECLARE.handled_by(DeclaringSkip())
PHASE_TWO.handled_by(BeginningPhaseTwo())
ENTER_ATTACK.handled_by(EnteringAttack())
END_STEP.handled_by(EndingTurn())
