"""The agenda of a position read from outside: every frame fits the board and the frames below it, so that each can be
answered or carried out when it comes up.

From the bottom: the frames of the phase; in phase 2 those of the one attack that is under way; then effects, each RUN
with state checks (FO-EFF-05), reactions on top of all (FO-EFF-06); and last the question or draw that waits.
"""

from typing import Final

from kleos.core.game import Game
from kleos.core.players import NATURE
from kleos.games.olympus import abilities as ab
from kleos.games.olympus import board as b
from kleos.games.olympus.board import PlainFrame
from kleos.games.olympus.cards import GHOST, NO_CARD, NO_SLOT, SLOTS
from kleos.games.olympus.components import RUN_OF
from kleos.games.olympus.options import DECLARED
from kleos.games.olympus.questions import is_answerable
from kleos.games.olympus.state import LAST_DRAW, LAST_QUESTION, OlympusState

MOST_FRAMES: Final = 400
FITTING: Final = "want-frame-fits"
HELD_STEPS: Final = (b.PAY_SYMBOL, b.PLACE_UNIT, b.CHOOSE_BEARER)  # a card between hand and board
EFFECT_STEPS: Final = (b.RUN, b.REACT, b.CHECK, b.OWE_DISCARD, b.OFFER_FREE)
# The trigger words of rows that RUN in each phase. FO-EFF-01.
ROWS_OF: Final[dict[int, tuple[int, ...]]] = {
    b.PLAYING: (ab.ON_PLAY,),
    b.ATTACKING: (ab.ON_ATTACK, ab.UNDEFENDED),
    b.ENDING: (ab.END_TURN,),
    b.DRAWING: (),
}
LOOKS: Final = (b.LOOK, b.KEEP, b.UNDER)


def check_agenda(game: Game, state: OlympusState) -> None:
    """Refuse an agenda that no turn has."""
    frames = state.agenda
    game.insist(0 < len(frames) <= MOST_FRAMES, "agenda")
    for frame in frames:
        want(game, is_in_range(frame), frame, FITTING)
    first = phase_frames(state, frames)
    want(game, 0 < first <= len(frames), frames[0], FITTING)
    if state.phase == b.ATTACKING:
        first = attack_frames(state, frames, first)
        want(game, first > 0, frames[-1], FITTING)
    for at in range(first, len(frames) - 1):
        want(game, fits_below(state, frames, at), frames[at], FITTING)
    check_top(game, state, frames, first)


def want(game: Game, holds: bool, frame: PlainFrame, wanted: str) -> None:
    """Refuse a frame, and say what would be right in its place."""
    if not holds:
        name = b.STEP_NAMES[frame[0]] if 0 <= frame[0] < len(b.STEP_NAMES) else "?"
        raise game.unreadable(f"agenda {name}", wanted)


def is_in_range(frame: PlainFrame) -> bool:
    """Ask whether a frame's numbers are such that they can name anything."""
    step, player, unit, a, c = frame
    named = unit == NO_SLOT or 0 <= unit < SLOTS or 0 <= unit - GHOST < SLOTS
    return 0 <= step < len(b.STEP_NAMES) and player in (0, 1) and named and a >= 0 and c >= 0


def is_bare(frame: PlainFrame, step: int, player: int) -> bool:
    """Ask whether a frame is a step of a player that needs no numbers."""
    return frame == (step, player, NO_SLOT, 0, 0)


# The bottom: phases.


def phase_frames(state: OlympusState, frames: list[PlainFrame]) -> int:
    """How many frames belong to the phase itself; 0 = they are wrong. FO-TURN-02."""
    player, bottom = state.active, frames[0]
    _, _, unit, slot, rest = bottom
    if state.phase == b.PLAYING:
        if bottom[0] == b.DECLARE:
            return int(is_bare(bottom, b.DECLARE, player) and len(frames) == 1 and may_declare(state))
        return int(is_bare(bottom, b.PLAY_CARD, player) and (len(frames) == 1 or state.played > 0))
    if state.phase == b.ATTACKING:
        if bottom[0] == b.ENTER_ATTACK:
            alone = is_bare(bottom, b.ENTER_ATTACK, player) and len(frames) == 1
            return int(alone and state.turn == 1 and state.skip == b.OPEN_SKIP)
        if not is_bare(bottom, b.PHASE_THREE, player) or len(frames) == 1:
            return 0
        return 1 + int(frames[1][:3] == (b.ATTACKS, player, NO_SLOT) and 0 < frames[1][3] < SLOTS and not frames[1][4])
    if state.phase == b.DRAWING:
        return int(is_bare(bottom, b.DRAWN, player) and len(frames) == 2)
    ending = bottom[0] == b.END_STEP and bottom[1] == player and unit == NO_SLOT and rest == 0
    return int(ending and 0 < slot <= SLOTS and len(frames) > 1)


def may_declare(state: OlympusState) -> bool:
    """FO-R-02: the starter declares before anything else happens in turn 1."""
    first = state.turn == 1 and state.played == 0 and state.skip == b.NO_SKIP
    return first and state.rules.starter_skip == DECLARED


# Above it: the attack under way.


def attack_frames(state: OlympusState, frames: list[PlainFrame], first: int) -> int:
    """Where the effects begin above the frames of one attack; 0 = those frames are wrong. FO-EFF-09."""
    if frames[0][0] == b.ENTER_ATTACK:
        return first
    at, unit, least = first, -2, 0
    while at < len(frames) - 1 and frames[at][0] in ATTACK_ORDER:
        step, player, slot, held, rest = frames[at]
        order = ATTACK_ORDER[step]
        same = unit in (-2, slot) and slot < GHOST and stands_or_gone(state, player, slot)
        if order <= least or not same or player != state.active or held > HELD_MOST[step] or rest:
            return 0
        at, unit, least = at + 1, slot, order
    return at if at < len(frames) and follows_attack(frames, at, first) else 0


# After which frame of an attack another may lie: STRIKE alone; AFTER below UNMET below BONUS.
ATTACK_ORDER: Final[dict[int, int]] = {b.AFTER: 1, b.UNMET: 2, b.BONUS: 3, b.STRIKE: 4}
HELD_MOST: Final[dict[int, int]] = {b.AFTER: 0, b.UNMET: 0, b.BONUS: 1, b.STRIKE: 1}


def stands_or_gone(state: OlympusState, player: int, slot: int) -> bool:
    """Ask whether a frame names a unit in play, or nobody because that has left."""
    return slot == NO_SLOT or (slot < SLOTS and state.sides[player].unit[slot] >= 0)


def follows_attack(frames: list[PlainFrame], at: int, first: int) -> bool:
    """Ask whether what lies on the frames of an attack can lie there."""
    above = frames[at][0]
    last = frames[at - 1][0] if at > first else b.ATTACKS
    if last == b.STRIKE:
        return at == first + 1 and above in (b.RUN, b.CHECK)
    if last == b.BONUS:
        return above == b.CHECK
    if last == b.UNMET:
        return at == len(frames) - 1  # the bonus itself
    return at == len(frames) - 1 or above in (b.RUN, b.CHECK)


# Then effects.


def fits_below(state: OlympusState, frames: list[PlainFrame], at: int) -> bool:
    """Ask whether a frame below the top is one of effects, and lies where such a frame lies."""
    frame = frames[at]
    step, player, unit, a, _ = frame
    below, above = frames[at - 1][0], frames[at + 1]
    if step == b.CHECK:
        return is_bare(frame, b.CHECK, state.active) and below != b.REACT
    if step == b.RUN:
        return player == state.active and unit < GHOST and below != b.REACT and fits_row(state, frames, frame)
    if step == b.REACT:
        return below in (b.CHECK, b.REACT) and fits_reaction(state, frames, frame)
    drawn = above[0] == b.DRAW_CARDS and at == len(frames) - 2 and above[1] == player == state.active
    if step == b.OWE_DISCARD:
        return drawn and below == b.CHECK and frame[2:] == (NO_SLOT, a, 0) and 1 <= a <= 6
    if step == b.OFFER_FREE:
        free = is_bare(frame, b.OFFER_FREE, state.active) and state.phase == b.PLAYING
        return drawn and below == b.CHECK and free and above[3] == 1
    return False


def fits_row(state: OlympusState, frames: list[PlainFrame], frame: PlainFrame) -> bool:
    """Ask whether a RUN names rows of its unit that run in this phase; rows of a unit that is gone do nothing more."""
    _, player, unit, a, c = frame
    box = state.rules.box
    if not 0 <= a < c <= len(box.effects) or not stands_or_gone(state, player, unit):
        return False
    effect = box.effects[a]
    if effect.when not in ROWS_OF[state.phase] or not is_at_place(state, frames, unit, effect.when):
        return False
    kind = box.origin[a][0]
    return c == box.last[RUN_OF[effect.when]][kind] and (unit == NO_SLOT or is_of(state, player, unit, kind))


def is_at_place(state: OlympusState, frames: list[PlainFrame], unit: int, when: int) -> bool:
    """Ask whether the rows of a unit run at their time: its own attack, its own turn in the end step."""
    if when == ab.END_TURN:
        return unit in (NO_SLOT, frames[0][3] - 1)
    attack = [frame for frame in frames if frame[0] in ATTACK_ORDER]
    if when == ab.ON_ATTACK:
        return len(attack) == 1 and attack[0][0] == b.STRIKE and attack[0][2] == unit
    if when == ab.UNDEFENDED:
        return all(frame[0] == b.AFTER and frame[2] == unit for frame in attack)
    return True


def is_of(state: OlympusState, player: int, slot: int, kind: int) -> bool:
    """Ask whether a card lies in a slot, as unit or equipment."""
    side = state.sides[player]
    return kind in (side.unit[slot], side.gear[slot])


def fits_reaction(state: OlympusState, frames: list[PlainFrame], frame: PlainFrame) -> bool:
    """Ask whether a REACT names rows of a watcher, or the last effect of a unit that has fallen. FO-EFF-06."""
    _, player, unit, a, c = frame
    effects = state.rules.box.effects
    if not 0 <= a < c <= len(effects):
        return False
    kind = state.rules.box.origin[a][0]
    if effects[a].when in ab.FALLEN:
        return unit >= GHOST and c == a + 1 and is_fallen_in_time(state, player, effects[a].when)
    whole = all(effects[row].when in ab.WATCHED and state.rules.box.origin[row][0] == kind for row in range(a, c))
    if not whole or unit >= GHOST or not stands_or_gone(state, player, unit):
        return False
    return unit == NO_SLOT or is_of(state, player, unit, kind)


def is_fallen_in_time(state: OlympusState, player: int, when: int) -> bool:
    """FO-EFF-01: only an attack beats, and only the rival's unit."""
    return when != ab.ON_BEATEN or (state.phase == b.ATTACKING and player != state.active)


# On top: who is asked what.


def check_top(game: Game, state: OlympusState, frames: list[PlainFrame], first: int) -> None:
    """The last frame is a question with an answer, or a draw that can be made; hidden cards lie where it needs them."""
    top = frames[-1]
    step, player, unit, a, c = top
    want(game, step <= LAST_DRAW, top, "want-answerable")
    game.insist(state.to_act == (player if step <= LAST_QUESTION else NATURE), "actor")
    want(game, bool(state.looked) == (step in (b.KEEP, b.UNDER)) or step == b.LOOK, top, "want-looked")
    hand, peered = state.sides[player].hand, state.sides[player].peered
    fresh = state.fresh in hand if step == b.PLAY_FREE else state.fresh == NO_CARD and not state.fresh_known
    want(game, fresh and (not state.fresh_known or state.fresh in peered), top, "want-fresh")
    below = frames[-2][0] if len(frames) > 1 else NO_SLOT
    want(game, lies_rightly(state, frames, first, step, player, below), top, FITTING)
    want(game, is_answerable(state, step, player, unit, a, c), top, "want-answerable")


def lies_rightly(state: OlympusState, frames: list[PlainFrame], first: int, step: int, player: int, below: int) -> bool:
    """Ask whether this question or draw lies on frames that lead to it."""
    mine = player == state.active
    bare = len(frames) - 1 <= first  # nothing of an effect lies below
    if step in (b.DECLARE, b.PLAY_CARD, b.ENTER_ATTACK):
        return len(frames) == 1
    if step == b.PAY_SYMBOL:
        return mine and len(frames) == 2 and below == b.PLAY_CARD
    if step in HELD_STEPS:
        paid = len(frames) == 2 and below == b.PLAY_CARD
        return mine and state.phase == b.PLAYING and (paid or below == b.CHECK)
    if step in (b.MAY_ATTACK, b.RETARGET_HIT, b.ATTACK_AGAIN, b.STAND_IN):
        return state.phase == b.ATTACKING and mine != (step == b.STAND_IN) and below in (b.ATTACKS, b.PHASE_THREE)
    if step == b.SURVIVE_HIT:
        return not mine and below == b.AFTER
    if step == b.DRAW_CARDS and state.phase == b.DRAWING:
        return mine and below == b.DRAWN
    if step in LOOKS or step in (b.MOVE_ALL, b.MOVE_TO, b.DISCARD_CARD, b.PLAY_FREE, b.UPKEEP_CARD):
        return mine and below == b.CHECK and (step != b.PLAY_FREE or state.phase == b.PLAYING)
    if below in (b.OFFER_FREE, b.OWE_DISCARD):
        return step == b.DRAW_CARDS and mine
    if step in (b.TAKE_MARKER, b.DRAW_CARDS) and bare:
        return mine and is_bonus(state, frames[-1], below)
    return below in (b.CHECK, b.REACT) and not (step == b.TAKE_MARKER and frames[-1][4] == b.BY_BONUS)


def is_bonus(state: OlympusState, frame: PlainFrame, below: int) -> bool:
    """FO-BON: one marker or one card, for an attack that met nobody."""
    by_bonus = frame[0] == b.DRAW_CARDS or frame[4] == b.BY_BONUS
    where = (b.ATTACKS, b.PHASE_THREE, b.AFTER, b.UNMET)
    return state.phase == b.ATTACKING and frame[3] == 1 and by_bonus and below in where
