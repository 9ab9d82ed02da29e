"""Turns begin and end, and so does the game. FO-TURN, FO-END."""

from kleos.games.olympus.board import (
    DECLARE,
    END_STEP,
    ENDING,
    NO_SKIP,
    OPEN_SKIP,
    PLAYING,
    RUN,
    SKIP_ATTACK,
    TIED,
    TURN,
    Board,
)
from kleos.games.olympus.cards import SLOTS
from kleos.games.olympus.components import RUN_END
from kleos.games.olympus.options import DECLARED, LAZY, TIE_SECOND, TIE_UNITS


def start_turn(state: Board, player: int) -> bool:
    """FO-TURN-03, FO-END-01: six own units at the start of the own turn win. False when nothing is left to play."""
    state.active = player
    state.turn += 1
    state.played = 0
    if state.sides[player].units == SLOTS:
        state.end(player, "end-full-house", "FO-END-01")
        return False
    if state.turn == 1:  # FO-TURN-04; FO-TURN-05: no other turn
        way = state.rules.starter_skip
        if way == DECLARED:
            state.phase = PLAYING
            state.push(DECLARE, player)
            return False
        state.skip = OPEN_SKIP if way == LAZY else SKIP_ATTACK
    else:
        state.skip = NO_SKIP
    return True


def end_step(state: Board, player: int, first: int) -> None:
    """FO-TURN-06, FO-EFF-11: end_turn effects of the own units from O1 to T, unit before equipment."""
    state.phase = ENDING
    side = state.sides[player]
    firsts, lasts = side.box.first[RUN_END], side.box.last[RUN_END]
    for slot in range(first, SLOTS):
        kind, gear = side.unit[slot], side.gear[slot]
        if kind < 0:
            continue
        by_unit = firsts[kind] < lasts[kind]
        by_gear = gear >= 0 and firsts[gear] < lasts[gear]
        if by_unit or by_gear:
            state.push(END_STEP, player, a=slot + 1)
            if by_gear:
                state.push(RUN, player, slot, firsts[gear], lasts[gear])
            if by_unit:
                state.push(RUN, player, slot, firsts[kind], lasts[kind])
            return
    end_turn(state, player)


def end_turn(state: Board, player: int) -> None:
    """FO-END-04, FO-R-22: an empty pile ends the game before the turn passes. FO-TURN-01."""
    state.sides[player].end_turn()
    if state.deck == 0:
        exhaust(state)
    else:
        state.push(TURN, 1 - player)


def exhaust(state: Board) -> None:
    """FO-END-03: the player on whose side the stone stands wins; FO-END-06, FO-R-03: on 0 the switch decides."""
    if state.score:
        state.end(0 if state.score > 0 else 1, "end-exhausted", "FO-END-03")
        return
    winner = TIED
    if state.rules.tie_at_zero == TIE_SECOND:
        winner = 1 - state.starter
    elif state.rules.tie_at_zero == TIE_UNITS and state.sides[0].units != state.sides[1].units:
        winner = 0 if state.sides[0].units > state.sides[1].units else 1
    state.end(winner, "end-exhausted-zero", "FO-R-03")
