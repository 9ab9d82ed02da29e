"""The agenda of Hellas as the gate sees it: which questions may lie on which, and what each of them needs.

An agenda is one question, or a window with the question that a card laid in it asks on top; only the deal at the start
is longer. So every rule about order is a rule about two frames.
"""

from typing import Final

from kleos.core.game import Game
from kleos.games.hellas import board as b
from kleos.games.hellas import components as cs
from kleos.games.hellas import effects as ef
from kleos.games.hellas.attack import is_fighting_open
from kleos.games.hellas.board import Board, Frame
from kleos.games.hellas.cards import GOD, GOD_LIMIT, GODS, GREEK, MOST, NO_CARD, SHIP
from kleos.games.hellas.coast import fits, turns_at
from kleos.games.hellas.god_cards import is_ready
from kleos.games.hellas.hexes import size
from kleos.games.hellas.moves import LAYS
from kleos.games.hellas.reorganisation import ALL_MOVED, DROP_GREEKS, DROP_SHIPS, PHASE, droppable, has_after
from kleos.games.hellas.voyage import payers

WINDOWS: Final[dict[int, int]] = {
    b.ACT: cs.IN_TURN,
    b.STEP: cs.IN_STEPS,
    b.LAY: cs.IN_LAY,
    b.AFTER: cs.IN_AFTER,
    b.TARGET: cs.IN_TARGET,
    b.FIGHT: cs.IN_FIGHT,
}
# The action of the turn that each question at the bottom belongs to.
ACTIONS: Final[dict[int, tuple[int, ...]]] = {
    b.ACT: (b.NO_ACTION,),
    b.STEP: (b.REINFORCEMENT,),
    b.LAY: (b.VOYAGE,),
    b.AFTER: (b.REINFORCEMENT, b.VOYAGE, b.ATTACK),
    b.TARGET: (b.ATTACK,),
    b.FIGHT: (b.ATTACK,),
    b.REORG: (b.REINFORCEMENT, b.VOYAGE, b.ATTACK),
    b.COAST: (b.COASTING,),
    b.TURN_TILE: (b.COASTING, b.VOYAGE),
    b.FROM_CITY: (b.VOYAGE,),
    b.PAY_SHIP: (b.VOYAGE,),
    b.SEND: (b.ATTACK,),
    b.EXCHANGE: (b.ATTACK,),
    b.FLIP_COAST: (b.COASTING,),
    b.FLIP_VOYAGE: (b.VOYAGE,),
}
FREE: Final = (b.ACT, b.STEP, b.LAY, b.AFTER, b.TARGET)
# The windows that each inner question may come from.
INNER: Final[dict[int, tuple[int, ...]]] = {
    b.REPLY: (*FREE, b.FIGHT),
    b.KEEP_TILE: (b.LAY,),
    b.CONVERT_SHIP: (b.TARGET,),
    b.CONVERT_FROM: (b.TARGET,),
    b.PLACE_PIECE: FREE,
    b.SHIFT_PIECE: FREE,
    b.STORM_CITY: FREE,
    b.SWAP_OWN: FREE,
    b.SWAP_RIVAL: FREE,
    b.DRAW_GOD: FREE,
    b.FLIP_MORE: (b.LAY,),
    b.DEAL_UNSEEN: (b.AFTER,),
    b.DEAL_DRAWN: FREE,
    b.STEAL_CARD: FREE,
}
TILE_STEPS: Final = (b.LAY, b.COAST, b.TURN_TILE)
FIRST_DEAL: Final = [(b.DEAL_HAND, player, god) for player in (1, 0) for god in (2, 1, 0)]  # HE-SET-03, first one last


def check_agenda(game: Game, state: Board) -> None:
    """Refuse an agenda that no turn leads to."""
    frames = state.agenda
    game.insist(len(frames) > 0, "agenda")
    base = state.base()
    game.insist(state.action in ACTIONS.get(base.step, ()), "agenda HE-TURN-01")
    if len(frames) > 1 and frames[1][0] == b.DEAL_HAND:
        check_first_deal(game, state)
        return
    game.insist(len(frames) <= 2, "agenda")
    check_tiles_turned(game, state, base)
    check_bottom(game, state, base)
    if len(frames) == 2:
        game.insist(base.step in INNER.get(state.top.step, ()), "agenda HE-R-17")
        check_inner(game, state, state.top)
    else:
        check_open(game, state, base)


def check_first_deal(game: Game, state: Board) -> None:
    """HE-SET-03: a card of each god for both, one by one."""
    left = [(step, player, god) for step, player, god, _, _ in state.agenda[1:]]
    game.insist(
        left == FIRST_DEAL[: len(left)] and state.base().plain() == (b.FLIP_COAST, 0, 0, 0, 0), "agenda HE-SET-03"
    )
    game.insist(len(state.layout.cells) == 1 and not state.turned and not state.aside, "agenda HE-SET-03")
    for player in (0, 1):
        for god in range(GODS):
            dealt = (b.DEAL_HAND, player, god) not in left
            game.insist(state.sides[player].gods[god] == int(dealt), "hand HE-SET-03")


def check_tiles_turned(game: Game, state: Board, base: Frame) -> None:
    """HE-COAST-01, HE-VOY-01: a tile is turned up as long as it is to be laid; P6 turns more."""
    count = len(state.turned)
    if state.top.step in (b.FLIP_MORE, b.KEEP_TILE):
        game.insist(count >= 1, "turned HE-EFF-11")
    else:
        game.insist(count == (1 if base.step in TILE_STEPS else 0), "turned HE-VOY-01")


def check_open(game: Game, state: Board, base: Frame) -> None:
    """HE-R-46, HE-REORG-05: a window that does not open is never on top."""
    if base.step == b.FIGHT:
        game.insist(is_fighting_open(state, base.player), "agenda HE-R-46")
    elif base.step == b.AFTER:
        game.insist(has_after(state, base.player), "agenda HE-REORG-05")


# The question at the bottom.


def check_bottom(game: Game, state: Board, base: Frame) -> None:
    """Who is asked, and what the question needs."""
    step, player, a, c = base.step, base.player, base.a, base.b
    if step in (b.COAST, b.FLIP_COAST) or (step == b.TURN_TILE and state.action == b.COASTING):
        game.insist(player == (len(state.layout.cells) - 1) % 2, "agenda HE-COAST-01")
    else:
        game.insist(player == state.active or step == b.FIGHT, "agenda HE-TURN-01")
    if step in (b.ACT, b.STEP, b.LAY, b.AFTER, b.TARGET, b.COAST, b.FLIP_COAST, b.FLIP_VOYAGE):
        game.insist(a == c == base.c == 0, "agenda")
    elif step == b.FIGHT:
        game.insist(a in (0, 1) and c == base.c == 0, "agenda HE-R-18")
    elif step == b.SEND:
        game.insist((a == 0 or holds(state, player, a)) and c == base.c == 0, "agenda HE-R-49")
    elif step == b.TURN_TILE:
        check_spot(game, state, a, c)
    else:
        check_city_question(game, state, base)
    if step == b.COAST:
        game.insist(bool(fits(state.layout, state.turned[0], state.rules.coast_single_sea)), "turned HE-COAST-03")
    if step in (b.FLIP_COAST, b.FLIP_VOYAGE):
        game.insist(bool(state.tile_bag) or (step == b.FLIP_VOYAGE and bool(state.tail)), "tiles HE-R-09")


def check_spot(game: Game, state: Board, code: int, is_voyage: int) -> None:
    """HE-COAST-03: more than one turn fits, else nobody is asked."""
    game.insist(is_voyage == int(state.action == b.VOYAGE) and 0 <= code < len(LAYS), "agenda HE-R-51")
    turns = turns_at(state.layout, state.turned[0], code, is_voyage == 1 or state.rules.coast_single_sea)
    game.insist(size(turns) > 1, "agenda HE-COAST-03")


def check_city_question(game: Game, state: Board, base: Frame) -> None:
    """Questions about a city at the end of a voyage or a fight, and the reorganisation."""
    step, player, a = base.step, base.player, base.a
    side = state.sides[player]
    if step == b.REORG:
        check_reorganisation(game, state, base)
    elif step == b.EXCHANGE:
        city = base.b
        game.insist(holds(state, player, city) and state.ships[city] == 0, "agenda HE-ATK-13")
        game.insist(1 <= a <= min(MOST, side.ships) and state.new >> city & 1 == 1, "agenda HE-ATK-13")
    else:
        game.insist(holds(state, player, a) and base.b == 0, "agenda HE-VOY-07")
        game.insist(a == len(state.layout.cells) - 1 and state.ships[a] == 0, "agenda HE-VOY-14")
        if step == b.FROM_CITY:
            game.insist(side.greeks == 0 and size(side.two) > 1 and state.greeks[a] == 0, "agenda HE-VOY-08")
            game.insist(state.calm or payers(state, player, a) != 0, "agenda HE-VOY-09")
        else:
            game.insist(step == b.PAY_SHIP and state.greeks[a] == 1 and not state.calm, "agenda HE-VOY-09")
            game.insist(size(payers(state, player, a)) > 1, "agenda HE-VOY-09")
    game.insist(step == b.REORG or base.c == 0, "agenda")


def check_reorganisation(game: Game, state: Board, base: Frame) -> None:
    """HE-R-48: pieces in hand still find a place in the order of the cities."""
    lifted, phase, carried, last = base.a, base.b // PHASE, base.b % PHASE, base.c
    piece = GREEK if phase <= DROP_GREEKS else SHIP
    game.insist(base.b >= 0 and phase <= ALL_MOVED and (phase < ALL_MOVED or carried == 0), "agenda HE-R-48")
    game.insist(lifted >= 0 and lifted & ~state.sides[base.player].held == 0, "agenda HE-R-48")
    game.insist(last == 0 or holds(state, base.player, last), "agenda HE-R-48")
    if carried:
        start = last if phase in (DROP_GREEKS, DROP_SHIPS) else 0
        game.insist(droppable(state, base.player, piece, lifted, carried, start) != 0, "agenda HE-R-48")


def holds(state: Board, player: int, city: int) -> bool:
    """Ask whether a number is a city of this player."""
    return 0 < city < len(state.layout.cells) and state.sides[player].held >> city & 1 == 1


# The question on top of a window.


def check_inner(game: Game, state: Board, frame: Frame) -> None:
    """What the question of a card needs, so that it has an answer and its answer an effect."""
    if frame.step == b.REPLY:
        check_chain(game, state, frame)
        return
    game.insist(frame.player == state.active, "agenda HE-R-17")
    if frame.step in (b.KEEP_TILE, b.FLIP_MORE, b.DEAL_UNSEEN, b.DEAL_DRAWN, b.STEAL_CARD, b.DRAW_GOD):
        check_draws(game, state, frame)
    else:
        check_choice(game, state, frame)


def check_chain(game: Game, state: Board, frame: Frame) -> None:
    """HE-GOD-14, HE-R-46: a card that may be laid in this window, and answers to it in turn."""
    box = state.rules.box
    base = state.base()
    first = state.chain[0]
    game.insist(box.windows[first] & WINDOWS[base.step] != 0, "chain HE-R-17")
    game.insist(all(box.verb[kind] == cs.CANCEL for kind in state.chain[1:]), "chain HE-EFF-13")
    game.insist(frame.a == frame.b == frame.c == 0, "agenda")
    by = state.chain_by
    game.insist(frame.player == (1 - by if len(state.chain) % 2 else by), "chain HE-GOD-14")
    game.insist(
        by == state.active if base.step != b.FIGHT else base.plain() == (b.FIGHT, 1 - by, 0, 0, 0), "chain HE-R-18"
    )
    game.insist(not state.is_banned(frame.player) and not state.is_banned(by), "chain HE-GOD-12")
    side = state.sides[by]
    if box.verb[first] == cs.KEEP:
        game.insist(side.open_card != NO_CARD, "chain HE-EFF-14")
        god = GOD[side.open_card]
        game.insist(side.gods[god] + side.unseen[god] < GOD_LIMIT, "chain HE-R-35")
    elif box.verb[first] not in (cs.DRAW, cs.STEAL):  # these find nothing to do at worst
        game.insist(is_ready(state, by, first), "chain HE-EFF-00")


def check_draws(game: Game, state: Board, frame: Frame) -> None:
    """Tiles and cards that are turned up or drawn."""
    step, player, a, left = frame.step, frame.player, frame.a, frame.b
    side = state.sides[player]
    if step == b.FLIP_MORE:
        game.insist(1 <= a <= state.tiles_left() and left == 0, "agenda HE-EFF-11")
    elif step == b.KEEP_TILE:
        game.insist(len(set(state.turned)) > 1 and a == left == 0, "turned HE-EFF-11")
    elif step == b.DEAL_UNSEEN:
        first = next((god for god in range(GODS) if side.unseen[god]), -1)
        game.insist(a == first and left == 0 and state.action == b.REINFORCEMENT, "unseen HE-REIN-07")
    elif step == b.DEAL_DRAWN:
        game.insist(0 <= a < GODS and 1 <= left <= cs.MOST_N and len(state.bags[a]) > 0, "agenda HE-EFF-17")
        game.insist(side.gods[a] + side.unseen[a] < GOD_LIMIT, "agenda HE-REIN-06")
    elif step == b.STEAL_CARD:
        game.insist(1 <= a <= cs.MOST_N and left == 0, "agenda HE-EFF-19")
    else:
        game.insist(1 <= a <= cs.MOST_N and left == 0 and bool(ef.draw_offer(state, player).rest), "agenda HE-EFF-17")
    game.insist(frame.c == 0, "agenda")


def check_choice(game: Game, state: Board, frame: Frame) -> None:
    """Cities and pieces to be chosen."""
    step, player, a, left = frame.step, frame.player, frame.a, frame.b
    side, rival = state.sides[player], state.sides[1 - player]
    game.insist(step == b.SHIFT_PIECE or frame.c == 0, "agenda")
    if step == b.CONVERT_SHIP:
        mask = ef.convertible(state, player)
        game.insist(
            left == 0 and (mask != 0 if a == 0 else holds(state, player, a) and mask >> a & 1 == 1), "agenda HE-EFF-06"
        )
    elif step == b.CONVERT_FROM:
        game.insist(left == 0 and holds(state, player, a) and state.greeks[a] < MOST, "agenda HE-EFF-06")
        game.insist(side.greeks == 0 and size(side.two & ~(1 << a)) > 1, "agenda HE-GOD-10")
    elif step == b.PLACE_PIECE:
        game.insist(a in (GREEK, SHIP) and 1 <= left <= cs.MOST_N, "agenda HE-EFF-07")
        game.insist(ef.place_offer(state, player, a).first != 0, "agenda HE-EFF-07")
    elif step == b.SHIFT_PIECE:
        game.insist(a in (GREEK, SHIP) and 1 <= left <= cs.MOST_N and holds(state, player, frame.c), "agenda HE-GOD-10")
        game.insist((side.greeks if a == GREEK else side.ships) == 0, "agenda HE-GOD-10")
    elif step == b.STORM_CITY:
        game.insist(1 <= a <= cs.MOST_N and left == 0 and size(rival.docks) > 1, "agenda HE-EFF-12")
    elif step == b.SWAP_OWN:
        game.insist(a == left == 0 and size(side.held) > 1 and rival.held != 0, "agenda HE-EFF-16")
    else:
        game.insist(left == 0 and holds(state, player, a) and size(rival.held) > 1, "agenda HE-EFF-16")
