"""Why a move is refused: picks the reason and the clause for people, never decides."""

from typing import Final

from kleos.core.errors import IllegalMove
from kleos.core.moves import Move
from kleos.core.players import NATURE
from kleos.games.olympus.board import (
    ATTACKING,
    CHOOSE_BEARER,
    MOVE_ALL,
    MOVE_TO,
    PAY_SYMBOL,
    PLACE_UNIT,
    PLAY_CARD,
    TAKE_MARKER,
    TARGET,
    Board,
)
from kleos.games.olympus.cards import EQUIPMENT, MOST_PLAYS, MULTI
from kleos.games.olympus.equipment import has_bearer
from kleos.games.olympus.moves import (
    ATTACK,
    DECLINE,
    DISCARD,
    DISCARD_UNKNOWN,
    DRAW,
    DRAW_UNKNOWN,
    END,
    ENEMY,
    EQUIP,
    HIDDEN,
    HOLD,
    LOSE,
    OWN,
    PAY,
    PAY_MARKER,
    PICK,
    PICK_UNKNOWN,
    PLACE,
    PLAY,
    SKIP,
    STARTER,
    TAKE,
    TO,
    USE,
)
from kleos.games.olympus.play import has_place
from kleos.games.olympus.values import is_touchable

# The clause that grants each decision.
GROUNDS: Final[dict[int, str]] = {
    PLAY: "FO-PLAY-01",
    END: "FO-PLAY-01",
    SKIP: "FO-R-02",
    PAY: "FO-PAY-01",
    PAY_MARKER: "FO-PAY-03",
    PLACE: "FO-PLC-01",
    EQUIP: "FO-EQP-11",
    USE: "FO-EFF-02",
    DECLINE: "FO-EFF-02",
    OWN: "FO-EFF-13",
    ENEMY: "FO-EFF-13",
    TO: "FO-EFF-31",
    TAKE: "FO-BON-03",
    DISCARD: "FO-EFF-34",
    PICK: "FO-EFF-27",
    ATTACK: "FO-R-12",
    HOLD: "FO-R-12",
}
CHANCE_CLAUSE: Final = "FO-SET-02"
# Chance, and moves as others see them: the clause for the log.
TOLD: Final[dict[int, str]] = {
    STARTER: "FO-SET-05",
    DRAW: "FO-DRAW-01",
    DRAW_UNKNOWN: "FO-DRAW-01",
    LOSE: "FO-EFF-26",
    PICK_UNKNOWN: "FO-EFF-27",
    DISCARD_UNKNOWN: "FO-EFF-34",
}


def grounds(move: Move) -> str:
    """The clause under which a move or a draw is made."""
    return GROUNDS.get(move.verb) or TOLD[move.verb]


def refusal(state: Board, move: Move) -> IllegalMove:
    """Find the first reason that a player would name."""
    verb = move.verb
    if state.to_act == NATURE or verb not in GROUNDS or move.index >= HIDDEN:
        return IllegalMove(move, "why-fo-chance", CHANCE_CLAUSE)
    frame = state.top
    step, player, kind, paid = frame.step, frame.player, frame.a, frame.b
    if step == PLAY_CARD and verb == PLAY:
        return refuse_play(state, player, move)
    if step == PLAY_CARD and verb == SKIP:
        return IllegalMove(move, "why-fo-no-skip", "FO-R-02" if state.turn == 1 else "FO-TURN-05")
    if step == PAY_SYMBOL and verb in (PAY, PAY_MARKER):
        return refuse_payment(state, player, move, kind, paid)
    if step == PLACE_UNIT and verb == PLACE:
        return IllegalMove(move, "why-fo-slot-taken", "FO-PLC-02")
    if step == CHOOSE_BEARER and verb == EQUIP:
        return refuse_bearer(state, player, move)
    if step == TARGET and verb in (OWN, ENEMY):
        return refuse_target(state, player, move)
    if step == TAKE_MARKER and verb == TAKE:
        return IllegalMove(move, "why-fo-marker-away", "FO-R-09")
    if step == TAKE_MARKER and verb == DECLINE:
        return IllegalMove(move, "why-fo-must", "FO-R-09")
    if step in (MOVE_TO, MOVE_ALL) and verb == TO:
        return IllegalMove(move, "why-fo-destination", "FO-EFF-31")
    if verb == DECLINE and any(option.verb in (OWN, ENEMY, PICK, DISCARD, TO) for option in state.options()):
        return IllegalMove(move, "why-fo-must", "FO-EFF-02")
    out_of_phase = verb == ATTACK and state.phase != ATTACKING
    return IllegalMove(move, "why-fo-not-now", "FO-TURN-02" if out_of_phase else GROUNDS[verb])


def refuse_play(state: Board, player: int, move: Move) -> IllegalMove:
    """Why a card cannot be played."""
    side = state.sides[player]
    kind = move.arg
    box = side.box
    if kind not in side.hand:
        return IllegalMove(move, "why-fo-not-in-hand", "FO-PLAY-01")
    if state.played >= MOST_PLAYS:
        return IllegalMove(move, "why-fo-too-many", "FO-R-36", most=MOST_PLAYS)
    if not has_place(state, player, kind):
        if box.type_of[kind] == EQUIPMENT:
            return IllegalMove(move, "why-fo-no-bearer", "FO-EQP-10")
        return IllegalMove(move, "why-fo-no-slot", "FO-PLC-03")
    return IllegalMove(move, "why-fo-cannot-pay", "FO-PAY-01")


def refuse_payment(state: Board, player: int, move: Move, kind: int, paid: int) -> IllegalMove:
    """Why this does not pay the next symbol."""
    side = state.sides[player]
    colour = side.box.cost[kind][paid]
    if move.verb == PAY_MARKER:
        if not side.markers >> move.arg & 1:
            return IllegalMove(move, "why-fo-no-marker", "FO-PAY-03")
        if move.arg != colour:
            return IllegalMove(move, "why-fo-other-colour", "FO-PAY-03")
        return IllegalMove(move, "why-fo-rest-unpaid", "FO-PAY-01")
    if move.arg not in side.hand:
        clause = "FO-PAY-07" if move.arg == kind else "FO-PAY-01"
        return IllegalMove(move, "why-fo-not-in-hand", clause)
    if side.box.class_of[move.arg] not in (colour, MULTI):
        return IllegalMove(move, "why-fo-other-colour", "FO-PAY-01")
    return IllegalMove(move, "why-fo-rest-unpaid", "FO-PAY-02")


def refuse_bearer(state: Board, player: int, move: Move) -> IllegalMove:
    """Why this unit cannot bear the equipment."""
    side = state.sides[player]
    assert has_bearer(state, player)
    if side.unit[move.arg] < 0:
        return IllegalMove(move, "why-fo-no-unit", "FO-EQP-10")
    if side.gear[move.arg] >= 0:
        return IllegalMove(move, "why-fo-one-equipment", "FO-EQP-09")
    return IllegalMove(move, "why-fo-refuses", "FO-EFF-45")


def refuse_target(state: Board, player: int, move: Move) -> IllegalMove:
    """Why this unit cannot be chosen."""
    owner = player if move.verb == OWN else 1 - player
    if state.sides[owner].unit[move.arg] < 0:
        return IllegalMove(move, "why-fo-no-unit", "FO-EFF-03")
    if move.verb == ENEMY and not is_touchable(state, owner, move.arg):
        return IllegalMove(move, "why-fo-untouchable", "FO-EFF-41")
    return IllegalMove(move, "why-fo-no-target", "FO-EFF-13")
