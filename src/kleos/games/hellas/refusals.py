"""Why a move is refused: picks the reason and the clause for people, never decides."""

from typing import Final

from kleos.core.errors import IllegalMove
from kleos.core.moves import Move
from kleos.core.players import NATURE
from kleos.games.hellas import board as b
from kleos.games.hellas import components as cs
from kleos.games.hellas import moves as mv
from kleos.games.hellas.board import Board
from kleos.games.hellas.cards import GOD, GOD_LIMIT, GREEK, HAND_LIMIT, TILE_EDGES
from kleos.games.hellas.coast import has_contact
from kleos.games.hellas.god_cards import is_ready
from kleos.games.hellas.hexes import TURNS, joins_sea, matches, turned
from kleos.games.hellas.reinforcement import can_draw, has_room
from kleos.games.hellas.reorganisation import destinations

# The clause that grants each decision.
GROUNDS: Final[dict[int, str]] = {
    mv.PLAY: "HE-TURN-03",
    mv.PASS: "HE-GOD-07",
    mv.REINFORCE: "HE-TURN-01",
    mv.VOYAGE: "HE-TURN-01",
    mv.ATTACK: "HE-TURN-01",
    mv.GREEK_TO: "HE-REIN-03",
    mv.SHIP_TO: "HE-REIN-04",
    mv.DRAW: "HE-REIN-05",
    mv.LAY: "HE-VOY-01",
    mv.TURN: "HE-VOY-01",
    mv.KEEP: "HE-EFF-11",
    mv.FROM: "HE-VOY-08",
    mv.PAY: "HE-VOY-09",
    mv.TARGET: "HE-ATK-01",
    mv.SEND: "HE-ATK-03",
    mv.COMMIT: "HE-R-49",
    mv.WITHDRAW: "HE-R-13",
    mv.SHIPS: "HE-ATK-13",
    mv.CONVERT: "HE-EFF-06",
    mv.STORM: "HE-EFF-12",
    mv.SWAP: "HE-EFF-16",
    mv.LIFT_GREEK: "HE-R-48",
    mv.LIFT_SHIP: "HE-R-48",
    mv.DROP_GREEK: "HE-R-48",
    mv.DROP_SHIP: "HE-R-48",
    mv.FAIL: "HE-VOY-10",
    mv.STOP: "HE-R-04",
    mv.DONE: "HE-REORG-06",
}
CHANCE_CLAUSE: Final = "HE-SET-02"
# Chance, and draws as others see them: the clause for the log.
TOLD: Final[dict[int, str]] = {
    mv.FLIP: "HE-VOY-01",
    mv.DEAL: "HE-REIN-05",
    mv.DEAL_BACK: "HE-REIN-05",
    mv.STEAL: "HE-EFF-19",
    mv.STEAL_BACK: "HE-EFF-19",
}
WINDOW_OF: Final[dict[int, int]] = {
    b.ACT: cs.IN_TURN,
    b.STEP: cs.IN_STEPS,
    b.LAY: cs.IN_LAY,
    b.AFTER: cs.IN_AFTER,
    b.TARGET: cs.IN_TARGET,
    b.FIGHT: cs.IN_FIGHT,
    b.REPLY: cs.IN_REPLY,
}


def grounds(move: Move) -> str:
    """The clause under which a move or a draw is made."""
    return GROUNDS.get(move.verb) or TOLD[move.verb]


def refusal(state: Board, move: Move) -> IllegalMove:
    """Find the first reason that a player would name."""
    verb = move.verb
    if state.to_act == NATURE or verb not in GROUNDS or move.index >= mv.HIDDEN:
        return IllegalMove(move, "why-he-chance", CHANCE_CLAUSE)
    step, player, _, _, _ = state.agenda[-1]
    if verb == mv.PLAY and step in WINDOW_OF:
        return refuse_card(state, player, step, move)
    if verb == mv.LAY and (step == b.COAST or step == b.LAY):
        return refuse_spot(state, move, step == b.LAY)
    if step == b.LAY and verb == mv.FAIL:
        return IllegalMove(move, "why-he-must-lay", "HE-R-10")
    if step == b.ACT and verb == mv.VOYAGE:
        return IllegalMove(move, "why-he-no-tiles", "HE-R-09")
    if step == b.ACT and verb == mv.ATTACK:
        return IllegalMove(move, "why-he-no-attack", "HE-R-47")
    if step == b.STEP:
        return refuse_step(state, player, move)
    if step == b.TARGET and verb == mv.TARGET:
        return refuse_target(state, player, move)
    if step == b.SEND and verb in (mv.SEND, mv.COMMIT, mv.WITHDRAW):
        return refuse_send(state, player, move)
    if step in (b.AFTER, b.REORG):
        return refuse_reorganisation(state, player, move)
    if step == b.TURN_TILE and verb == mv.TURN:
        return IllegalMove(move, "why-he-turn", "HE-VOY-02")
    if step == b.EXCHANGE and verb == mv.SHIPS:
        return IllegalMove(move, "why-he-too-many-ships", "HE-ATK-13")
    if step in (b.FROM_CITY, b.CONVERT_FROM) and verb == mv.FROM:
        return IllegalMove(move, "why-he-governor", "HE-VOY-08")
    if step == b.PAY_SHIP and verb == mv.PAY:
        return IllegalMove(move, "why-he-no-payer", "HE-VOY-09")
    return IllegalMove(move, "why-he-not-now", GROUNDS[verb])


def refuse_card(state: Board, player: int, step: int, move: Move) -> IllegalMove:
    """Why a card cannot be laid."""
    side = state.sides[player]
    kind = move.arg
    if kind not in side.hand:
        return IllegalMove(move, "why-he-not-in-hand", "HE-GOD-03")
    if state.is_banned(player):
        return IllegalMove(move, "why-he-first-turn", "HE-GOD-12")
    if not state.rules.box.windows[kind] & WINDOW_OF[step]:
        if step == b.REPLY:
            return IllegalMove(move, "why-he-no-answer", "HE-GOD-15")
        if player != state.active:
            return IllegalMove(move, "why-he-own-turn", "HE-GOD-06")
        return IllegalMove(move, "why-he-window", "HE-GOD-11")
    if not side.is_usable(kind):
        return IllegalMove(move, "why-he-just-drawn", "HE-GOD-08")
    assert not is_ready(state, player, kind)
    return IllegalMove(move, "why-he-condition", f"HE-EFF-{state.rules.box.verb[kind] + 1:02}")


def refuse_spot(state: Board, move: Move, is_voyage: bool) -> IllegalMove:
    """Why a spot is refused: contact, edges, sea or ships."""
    spot = state.layout.spot(move.arg)
    if spot is None:
        return IllegalMove(move, "why-he-no-spot", "HE-R-51")
    if not has_contact(spot):
        return IllegalMove(move, "why-he-contact", "HE-VOY-03" if is_voyage else "HE-COAST-04")
    ring = TILE_EDGES[state.turned[0]]
    ways = [turned(ring, k) for k in TURNS[ring]]
    ways = [edges for edges in ways if matches(edges, spot.known, spot.water)]
    if not ways:
        return IllegalMove(move, "why-he-edges", "HE-VOY-02" if is_voyage else "HE-COAST-03")
    if all(not joins_sea(edges, True, spot.water) for edges in ways):
        return IllegalMove(move, "why-he-new-water", "HE-VOY-04" if is_voyage else "HE-R-03")
    return IllegalMove(move, "why-he-ships", "HE-VOY-05")


def refuse_step(state: Board, player: int, move: Move) -> IllegalMove:
    """Why a step cannot be made."""
    side = state.sides[player]
    verb, arg = move.verb, move.arg
    if verb == mv.STOP:
        return IllegalMove(move, "why-he-steps-due", "HE-R-04")
    if verb == mv.GREEK_TO or verb == mv.SHIP_TO:
        clause = "HE-REIN-03" if verb == mv.GREEK_TO else "HE-REIN-04"
        if not side.held >> arg & 1:
            return IllegalMove(move, "why-he-not-yours", clause)
        if not (side.greeks if verb == mv.GREEK_TO else side.ships):
            return IllegalMove(move, "why-he-supply", "HE-REIN-09")
        return IllegalMove(move, "why-he-city-full", clause)
    if verb == mv.DRAW:
        if len(side.hand) + sum(side.unseen) >= HAND_LIMIT or not has_room(side, arg):
            return IllegalMove(move, "why-he-hand-limit", "HE-REIN-06", most=HAND_LIMIT, each=GOD_LIMIT)
        assert not can_draw(state, arg)
        return IllegalMove(move, "why-he-no-cards", "HE-R-43")
    return IllegalMove(move, "why-he-not-now", GROUNDS[verb])


def refuse_target(state: Board, player: int, move: Move) -> IllegalMove:
    """Why a city cannot be attacked."""
    if not state.sides[1 - player].held >> move.arg & 1:
        return IllegalMove(move, "why-he-not-rivals", "HE-ATK-01")
    if state.attacked >> move.arg & 1:
        return IllegalMove(move, "why-he-attacked", "HE-EFF-05")
    if state.far:
        return IllegalMove(move, "why-he-not-far", "HE-R-31")
    return IllegalMove(move, "why-he-no-origin", "HE-ATK-04")


def refuse_send(state: Board, player: int, move: Move) -> IllegalMove:
    """Why a Greek cannot go, or the force cannot stop here."""
    if move.verb == mv.COMMIT:
        return IllegalMove(move, "why-he-no-force", "HE-R-11")
    if move.verb == mv.WITHDRAW:
        return IllegalMove(move, "why-he-marching", "HE-R-13")
    if not state.sides[player].held >> move.arg & 1:
        return IllegalMove(move, "why-he-not-yours", "HE-ATK-02")
    if state.greeks[move.arg] < 2:
        return IllegalMove(move, "why-he-governor", "HE-ATK-04")
    if move.arg < state.agenda[-1][2]:
        return IllegalMove(move, "why-he-order", "HE-R-49")
    return IllegalMove(move, "why-he-no-contact", "HE-ATK-02")


def refuse_reorganisation(state: Board, player: int, move: Move) -> IllegalMove:
    """Why a piece cannot be lifted or dropped."""
    verb, arg = move.verb, move.arg
    side = state.sides[player]
    if verb == mv.DONE:
        return IllegalMove(move, "why-he-in-hand", "HE-R-48")
    if verb not in (mv.LIFT_GREEK, mv.LIFT_SHIP, mv.DROP_GREEK, mv.DROP_SHIP):
        clause = "HE-R-17" if verb == mv.PLAY else GROUNDS[verb]
        return IllegalMove(move, "why-he-not-now", clause)
    if not side.held >> arg & 1:
        return IllegalMove(move, "why-he-not-yours", "HE-REORG-01")
    if not destinations(state, player):
        return IllegalMove(move, "why-he-nothing-new", "HE-REORG-05")
    if verb == mv.LIFT_GREEK and state.greeks[arg] < 2:
        return IllegalMove(move, "why-he-governor", "HE-REORG-04")
    if verb == mv.LIFT_SHIP and not state.ships[arg]:
        return IllegalMove(move, "why-he-no-ship", "HE-REORG-04")
    if verb in (mv.DROP_GREEK, mv.DROP_SHIP) and not destinations(state, player) >> arg & 1:
        return IllegalMove(move, "why-he-only-new", "HE-REORG-02")
    return IllegalMove(move, "why-he-normal-form", "HE-R-48")


assert GREEK == 0 and len(GOD) == 24
