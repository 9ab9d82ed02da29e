"""The agenda of a position read from outside: every frame fits the board and the frames below it, so that each can be
answered or carried out when it comes up.

From the bottom: the frames of the phase; in phase 2 those of the one attack that is under way; then effects, each RUN
with state checks (FO-EFF-05), reactions on top of all (FO-EFF-06); and last the question or draw that waits.
"""

from typing import Final

from kleos.core.agenda import Draw, Frame, Question, Step
from kleos.core.game import Game
from kleos.core.players import CHANCE_SEAT
from kleos.games.olympus import abilities as ab
from kleos.games.olympus.board import ATTACK_PHASE, DRAW_PHASE, END_PHASE, NO_SKIP, OPEN_SKIP, PLAY_PHASE
from kleos.games.olympus.cards import GHOST, NO_CARD, NO_SLOT, SLOTS, Kind, Slot
from kleos.games.olympus.components import RUN_OF
from kleos.games.olympus.options import DECLARED
from kleos.games.olympus.questions import OlympusDraw, OlympusQuestion
from kleos.games.olympus.state import OlympusState
from kleos.games.olympus.steps import (
    AFTER,
    ATTACKS,
    BONUS,
    CHECK,
    DECLARE,
    DRAW_CARDS,
    DRAWN,
    END_STEP,
    ENTER_ATTACK,
    KEEP,
    LOOK,
    OFFER_FREE,
    OWE_DISCARD,
    PHASE_THREE,
    PLAY_CARD,
    PLAY_FREE,
    REACT,
    RUN,
    STRIKE,
    UNDER,
    UNMET,
    names_unit,
)

MOST_FRAMES: Final = 400
FITTING: Final = "want-frame-fits"
# The trigger words of rows that RUN in each phase. FO-EFF-01.
ROWS_OF: Final[dict[int, tuple[int, ...]]] = {
    PLAY_PHASE: (ab.ON_PLAY,),
    ATTACK_PHASE: (ab.ON_ATTACK, ab.UNDEFENDED),
    END_PHASE: (ab.END_TURN,),
    DRAW_PHASE: (),
}


def check_agenda(game: Game, state: OlympusState) -> None:
    """Refuse an agenda that no turn has."""
    frames = state.frames()
    game.insist(0 < len(frames) <= MOST_FRAMES, "agenda")
    for frame in frames:
        want(game, is_in_range(frame), frame, FITTING)
    first = phase_frames(state, frames)
    want(game, 0 < first <= len(frames), frames[0], FITTING)
    if state.phase == ATTACK_PHASE:
        first = attack_frames(state, frames, first)
        want(game, first > 0, frames[-1], FITTING)
    for at in range(first, len(frames) - 1):
        want(game, fits_below(state, frames, at), frames[at], FITTING)
    check_top(game, state, frames[-1])


def want(game: Game, holds: bool, frame: Frame, wanted: str) -> None:
    """Refuse a frame, and say what would be right in its place."""
    if not holds:
        raise game.unreadable(f"agenda {frame.step.name}", wanted)


def is_in_range(frame: Frame) -> bool:
    """Ask whether a frame's numbers are such that they can name anything, and no more than its step has."""
    numbers = [frame.a, frame.b, frame.c]
    if any(numbers[len(frame.step.fields) :]) or frame.player not in (0, 1):
        return False
    if names_unit(frame.step):
        unit = numbers.pop(0)
        if not (unit == NO_SLOT or 0 <= unit < SLOTS or 0 <= unit - GHOST < SLOTS):
            return False
    return all(number >= 0 for number in numbers)


def is_bare(frame: Frame, step: Step, player: int) -> bool:
    """Ask whether a frame is a step of a player that needs no numbers."""
    return frame.step is step and frame.player == player


# The bottom: phases.


def phase_frames(state: OlympusState, frames: list[Frame]) -> int:
    """How many frames belong to the phase itself; 0 = they are wrong. FO-TURN-02."""
    player, bottom = state.active, frames[0]
    if state.phase == PLAY_PHASE:
        if bottom.step is DECLARE:
            return int(is_bare(bottom, DECLARE, player) and len(frames) == 1 and may_declare(state))
        return int(is_bare(bottom, PLAY_CARD, player) and (len(frames) == 1 or state.played > 0))
    if state.phase == ATTACK_PHASE:
        if bottom.step is ENTER_ATTACK:
            alone = is_bare(bottom, ENTER_ATTACK, player) and len(frames) == 1
            return int(alone and state.turn == 1 and state.skip == OPEN_SKIP)
        if not is_bare(bottom, PHASE_THREE, player) or len(frames) == 1:
            return 0
        return 1 + int(is_bare(frames[1], ATTACKS, player) and 0 < frames[1].a < SLOTS)
    if state.phase == DRAW_PHASE:
        return int(is_bare(bottom, DRAWN, player) and len(frames) == 2)
    return int(is_bare(bottom, END_STEP, player) and 0 < bottom.a <= SLOTS and len(frames) > 1)


def may_declare(state: OlympusState) -> bool:
    """FO-R-02: the starter declares before anything else happens in turn 1."""
    first = state.turn == 1 and state.played == 0 and state.skip == NO_SKIP
    return first and state.rules.starter_skip == DECLARED


# Above it: the attack under way. After which frame of an attack another may lie: STRIKE alone; AFTER below UNMET below
# BONUS.


ATTACK_ORDER: Final[dict[str, int]] = {AFTER.name: 1, UNMET.name: 2, BONUS.name: 3, STRIKE.name: 4}


def attack_frames(state: OlympusState, frames: list[Frame], first: int) -> int:
    """Where the effects begin above the frames of one attack; 0 = those frames are wrong. FO-EFF-09."""
    if frames[0].step is ENTER_ATTACK:
        return first
    at, unit, least = first, -2, 0
    while at < len(frames) - 1 and frames[at].step.name in ATTACK_ORDER:
        frame = frames[at]
        order, slot = ATTACK_ORDER[frame.step.name], frame.a
        same = unit in (-2, slot) and slot < GHOST and stands_or_gone(state, frame.player, slot)
        if order <= least or not same or frame.player != state.active or frame.b > 1:
            return 0
        at, unit, least = at + 1, slot, order
    return at if at < len(frames) and follows_attack(frames, at, first) else 0


def stands_or_gone(state: OlympusState, player: int, slot: Slot) -> bool:
    """Ask whether a frame names a unit in play, or nobody because that has left."""
    return slot == NO_SLOT or (slot < SLOTS and state.sides[player].unit[slot] >= 0)


def follows_attack(frames: list[Frame], at: int, first: int) -> bool:
    """Ask whether what lies on the frames of an attack can lie there."""
    above = frames[at].step
    last = frames[at - 1].step if at > first else ATTACKS
    if last is STRIKE:
        return at == first + 1 and (above is RUN or above is CHECK)
    if last is BONUS:
        return above is CHECK
    if last is UNMET:
        return at == len(frames) - 1  # the bonus itself
    return at == len(frames) - 1 or above is RUN or above is CHECK


# Then effects.


def fits_below(state: OlympusState, frames: list[Frame], at: int) -> bool:
    """Ask whether a frame below the top is one of effects, and lies where such a frame lies."""
    frame, below = frames[at], frames[at - 1].step
    step, mine = frame.step, frame.player == state.active
    if step is CHECK:
        return mine and below is not REACT
    if step is RUN:
        return mine and frame.a < GHOST and below is not REACT and fits_row(state, frames, frame)
    if step is REACT:
        return (below is CHECK or below is REACT) and fits_reaction(state, frame)
    return mine and below is CHECK and at == len(frames) - 2 and fits_draw(state, frame, frames[at + 1])


def fits_draw(state: OlympusState, frame: Frame, draw: Frame) -> bool:
    """Ask whether a frame is what follows the cards being drawn by an own effect. FO-EFF-24."""
    if draw.step is not DRAW_CARDS or draw.player != frame.player:
        return False
    if frame.step is OWE_DISCARD:
        return 1 <= frame.a <= 6
    return frame.step is OFFER_FREE and state.phase == PLAY_PHASE and draw.a == 1


def fits_row(state: OlympusState, frames: list[Frame], frame: Frame) -> bool:
    """Ask whether a RUN names rows of its unit that run in this phase; rows of a unit that is gone do nothing more."""
    player, unit, row, end = frame.player, frame.a, frame.b, frame.c
    box = state.rules.box
    if not 0 <= row < end <= len(box.effects) or not stands_or_gone(state, player, unit):
        return False
    effect = box.effects[row]
    if effect.when not in ROWS_OF[state.phase] or not is_at_place(frames, unit, effect.when):
        return False
    kind = box.origin[row][0]
    return end == box.last[RUN_OF[effect.when]][kind] and (unit == NO_SLOT or is_of(state, player, unit, kind))


def is_at_place(frames: list[Frame], unit: int, when: int) -> bool:
    """Ask whether the rows of a unit run at their time: its own attack, its own turn in the end step."""
    if when == ab.END_TURN:
        return unit in (NO_SLOT, frames[0].a - 1)
    attack = [frame for frame in frames if frame.step.name in ATTACK_ORDER]
    if when == ab.ON_ATTACK:
        return len(attack) == 1 and attack[0].step is STRIKE and attack[0].a == unit
    if when == ab.UNDEFENDED:
        return all(frame.step is AFTER and frame.a == unit for frame in attack)
    return True


def is_of(state: OlympusState, player: int, slot: Slot, kind: Kind) -> bool:
    """Ask whether a card lies in a slot, as unit or equipment."""
    side = state.sides[player]
    return kind in (side.unit[slot], side.equipment[slot])


def fits_reaction(state: OlympusState, frame: Frame) -> bool:
    """Ask whether a REACT names rows of a watcher, or the last effect of a unit that has fallen. FO-EFF-06."""
    player, unit, first, end = frame.player, frame.a, frame.b, frame.c
    effects = state.rules.box.effects
    if not 0 <= first < end <= len(effects):
        return False
    kind = state.rules.box.origin[first][0]
    if effects[first].when in ab.FALLEN:
        return unit >= GHOST and end == first + 1 and is_fallen_in_time(state, player, effects[first].when)
    rows = range(first, end)
    whole = all(effects[row].when in ab.WATCHED and state.rules.box.origin[row][0] == kind for row in rows)
    if not whole or unit >= GHOST or not stands_or_gone(state, player, unit):
        return False
    return unit == NO_SLOT or is_of(state, player, unit, kind)


def is_fallen_in_time(state: OlympusState, player: int, when: int) -> bool:
    """FO-EFF-01: only an attack beats, and only the rival's unit."""
    return when != ab.ON_BEATEN or (state.phase == ATTACK_PHASE and player != state.active)


# On top: who is asked what.


def check_top(game: Game, state: OlympusState, top: Frame) -> None:
    """The last frame is a question with an answer, or a draw that can be made; hidden cards lie where it needs them."""
    handler = top.step.handler
    want(game, isinstance(handler, (Question, Draw)), top, "want-answerable")
    game.insist(state.to_act == (top.player if isinstance(handler, Question) else CHANCE_SEAT), "actor")
    looks = top.step is KEEP or top.step is UNDER
    want(game, bool(state.looked) == looks or top.step is LOOK, top, "want-looked")
    want(game, is_fresh(state, top), top, "want-fresh")
    assert isinstance(handler, (OlympusQuestion, OlympusDraw))
    want(game, handler.is_in_place(state, top), top, FITTING)
    want(game, handler.is_open(state, top), top, "want-answerable")


def is_fresh(state: OlympusState, top: Frame) -> bool:
    """FO-EFF-24: ask whether the card that may be played free is in hand, and known where it is told to be."""
    side = state.sides[top.player]
    if top.step is not PLAY_FREE:
        return state.fresh == NO_CARD and not state.fresh_known
    return state.fresh in side.hand and (not state.fresh_known or state.fresh in side.peered)
