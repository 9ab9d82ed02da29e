"""Why a move is refused: the reason and the clause, for people. Nothing is decided here: `options` has done that."""

from typing import Final

from kleos.core.errors import IllegalMove
from kleos.core.moves import DECISION, Move
from kleos.core.players import CHANCE_SEAT
from kleos.games.hector.battlefield import ACTION, CARD, NO_TILE, Battlefield
from kleos.games.hector.cards import HOME
from kleos.games.hector.moves import (
    CHANGE,
    DEPLOY,
    DISCARD,
    NUMBER,
    PASS,
    PLAY,
    RETREAT,
    TURN,
    UPGRADE,
    VANGUARD,
)
from kleos.games.hector.side import NO_HERO
from kleos.games.hector.turns import can_replace

CHANCE_CLAUSE: Final = "HA-12-06"
_ACTIONS: Final = (PASS, DISCARD, CHANGE, DEPLOY, UPGRADE, RETREAT)


def refusal(state: Battlefield, move: Move) -> IllegalMove:
    """Find the first reason that a player would name."""
    verb = move.verb
    if state.to_act == CHANCE_SEAT or move.kind != DECISION:
        return IllegalMove(move, "why-ha-chance", CHANCE_CLAUSE)
    if state.phase == ACTION and verb in _ACTIONS:
        return refuse_action(state, move)
    if state.phase == CARD:
        if verb == PLAY:
            return IllegalMove(move, "why-ha-not-in-hand", "HA-05-03")
        if verb in _ACTIONS:
            return IllegalMove(move, "why-ha-one-action", "HA-R-15")
    if verb == PLAY and state.phase == ACTION:
        return IllegalMove(move, "why-ha-action-first", "HA-R-14")
    if verb == NUMBER and state.generate_legal()[0].verb == NUMBER:
        four = move.arg == HOME + 1
        return IllegalMove(
            move, "why-ha-number-home" if four else "why-ha-number-dead", "HA-R-01" if four else "HA-R-02"
        )
    if verb == VANGUARD and state.generate_legal()[0].verb == VANGUARD:
        return IllegalMove(move, "why-ha-empty-pile", "HA-R-03")
    if verb == TURN and state.tile != NO_TILE:
        return IllegalMove(move, "why-ha-no-fate-now", "HA-06-01")
    return IllegalMove(move, "why-ha-not-now", move.clause)


def refuse_action(state: Battlefield, move: Move) -> IllegalMove:
    """Why this optional action is closed."""
    side = state.sides[state.to_act]
    verb = move.verb
    if verb == DISCARD:
        if can_replace(side):
            return IllegalMove(move, "why-ha-not-in-hand", "HA-05-10")
        return IllegalMove(move, "why-ha-nothing-to-draw", "HA-R-07")
    if verb == UPGRADE:
        return refuse_upgrade(state, move)
    if side.hero == NO_HERO:
        return IllegalMove(move, "why-ha-no-hero", "HA-R-09")
    if side.deployed:
        return IllegalMove(move, "why-ha-hero-deployed", "HA-R-11")
    if verb == CHANGE:
        return IllegalMove(move, "why-ha-hero-pile-empty", "HA-R-10")
    return IllegalMove(move, "why-ha-no-such-card", "HA-05-30")


def refuse_upgrade(state: Battlefield, move: Move) -> IllegalMove:
    """Why no token may go there."""
    side = state.sides[state.to_act]
    if not side.deployed:
        return IllegalMove(move, "why-ha-no-deployed-hero", "HA-05-40")
    if not side.favour:
        return IllegalMove(move, "why-ha-no-token", "HA-05-40")
    if move.arg >= len(side.row):
        return IllegalMove(move, "why-ha-no-such-card", "HA-05-41")
    if move.arg == side.cover:
        return IllegalMove(move, "why-ha-covered", "HA-05-41")
    return IllegalMove(move, "why-ha-has-token", "HA-05-41")
