"""Phase 1: play hand cards one after another. FO-PLAY, FO-PLC."""

from kleos.core.moves import Move
from kleos.games.olympus.abilities import SILENCES, WEAKENS
from kleos.games.olympus.board import (
    CHOOSE_BEARER,
    NO_SKIP,
    OPEN_SKIP,
    PHASE_TWO,
    PLACE_UNIT,
    PLAY_CARD,
    PLAYING,
    RUN,
    SKIP_PLAY,
    Board,
)
from kleos.games.olympus.cards import EQUIPMENT, MOST_PLAYS, NO_CARD, SLOTS
from kleos.games.olympus.components import RUN_PLAY
from kleos.games.olympus.discarding import check
from kleos.games.olympus.equipment import attach, has_bearer
from kleos.games.olympus.moves import DECLINING, ENDING, PLACES, PLAYS, SKIPS
from kleos.games.olympus.payment import ask_payment, is_payable


def open_play(state: Board, player: int) -> None:
    """Begin phase 1, unless the starter skips it."""
    state.phase = PLAYING
    if state.skip == SKIP_PLAY:
        state.skip = NO_SKIP
        state.push(PHASE_TWO, player)
    else:
        state.push(PLAY_CARD, player)


def has_place(state: Board, player: int, kind: int) -> bool:
    """FO-PLC-01, FO-PLC-03, FO-EQP-10, FO-PLC-05: a free slot for a unit, a bearer for equipment."""
    if state.rules.box.type_of[kind] == EQUIPMENT:
        return has_bearer(state, player)  # FO-EQP-12: no free slot is needed
    return state.sides[player].units < SLOTS


def play_options(state: Board, player: int) -> list[Move]:
    """D-PLAY: every hand card that has a place and can be paid for, or end."""
    side = state.sides[player]
    moves: list[Move] = []
    if state.played < MOST_PLAYS:  # FO-R-36
        types = side.box.type_of
        room = side.units < SLOTS
        bearer = has_bearer(state, player)
        last = NO_CARD
        for kind in side.hand:
            if kind != last:
                last = kind
                if (bearer if types[kind] == EQUIPMENT else room) and is_payable(side, kind):
                    moves.append(PLAYS[kind])
    moves.append(ENDING)  # FO-PLAY-01
    if state.skip == OPEN_SKIP and state.played == 0:
        moves.append(SKIPS[0])  # FO-R-02
    return moves


def announce(state: Board, player: int, kind: int) -> None:
    """FO-PLAY-02: a card leaves the hand openly; then it is paid for and placed."""
    if state.sides[player].lose(kind):
        state.reveals += 1
    state.played += 1
    if not ask_payment(state, player, kind, 0):
        ask_place(state, player, kind)


def ask_place(state: Board, player: int, kind: int) -> None:
    """D-SLOT or D-CARRIER."""
    step = CHOOSE_BEARER if state.rules.box.type_of[kind] == EQUIPMENT else PLACE_UNIT
    state.push(step, player, a=kind)


def place_options(state: Board, player: int) -> list[Move]:
    """FO-PLC-01, FO-PLC-02: each free own slot, in any area."""
    unit = state.sides[player].unit
    return [PLACES[slot] for slot in range(SLOTS) if unit[slot] < 0]


def place(state: Board, player: int, slot: int, kind: int) -> None:
    """Lay a unit down; FO-ABL-04: its play effects come before anything else."""
    box = state.rules.box
    state.sides[player].put(slot, kind)
    unsettle(state)
    if box.first[RUN_PLAY][kind] < box.last[RUN_PLAY][kind]:
        state.push(RUN, player, slot, box.first[RUN_PLAY][kind], box.last[RUN_PLAY][kind])
    check(state)


def unsettle(state: Board) -> None:
    """A new card makes units fall only where some ability silences or weakens."""
    if (state.sides[0].marks | state.sides[1].marks) & (SILENCES | WEAKENS):
        state.unsettled = True


def equip(state: Board, player: int, slot: int, kind: int) -> None:
    """Tuck equipment under a unit; FO-R-15: damage stays."""
    attach(state, player, slot, kind)
    unsettle(state)
    check(state)


def free_options(state: Board, player: int) -> list[Move]:
    """FO-EFF-24: the card just drawn may be played without cost, if it has a place; decline is always legal."""
    moves: list[Move] = []
    if has_place(state, player, state.fresh):
        moves.append(PLAYS[state.fresh])
    moves.append(DECLINING)
    return moves


def play_free(state: Board, player: int, kind: int) -> None:
    """FO-EFF-24: its place and its own effects follow at once."""
    state.fresh = NO_CARD
    state.fresh_known = False
    if state.sides[player].lose(kind):
        state.reveals += 1
    ask_place(state, player, kind)
