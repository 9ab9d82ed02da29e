"""The agenda of Hellas as the gate sees it: which questions may lie on which. What each needs, it says itself.

An agenda is one question, or a window with the question that a card laid in it asks on top; only the deal at the start
is longer. So every rule about order is a rule about two frames.
"""

from typing import Final

from kleos.core.agenda import MOST_FIELDS, Frame
from kleos.core.game import Game
from kleos.games.hellas.board import COASTING, Board
from kleos.games.hellas.cards import GODS
from kleos.games.hellas.questions import ONE_TILE, SOME_TILES, gated
from kleos.games.hellas.steps import DEAL_HAND, FLIP_COAST

FIRST_DEAL: Final = [(player, god) for player in (1, 0) for god in (2, 1, 0)]  # HE-SET-03, first one last


def check_agenda(game: Game, state: Board) -> None:
    """Refuse an agenda that no turn leads to."""
    frames = state.frames()
    game.insist(len(frames) > 0, "agenda")
    base, top = frames[0], frames[-1]
    for frame in frames:
        check_numbers(game, frame)
    game.insist(state.action in gated(base.step).actions(), "agenda HE-TURN-01")
    if len(frames) > 1 and frames[1].step is DEAL_HAND:
        check_first_deal(game, state, frames)
        return
    game.insist(len(frames) <= 2, "agenda")
    check_tiles_turned(game, state, base, top)
    check_player(game, state, base)
    gated(base.step).check(game, state, base)
    if top is not base:
        game.insist(base.step in gated(top.step).windows(), "agenda HE-R-17")
        game.insist(top.player == state.active or not gated(top.step).is_for_active(), "agenda HE-R-17")
        gated(top.step).check(game, state, top)


def check_numbers(game: Game, frame: Frame) -> None:
    """A frame holds the numbers that its step names, and no more."""
    unnamed = (frame.a, frame.b, frame.c)[len(frame.step.fields) : MOST_FIELDS]
    game.insist(frame.player in (0, 1) and not any(unnamed), "agenda")


def check_player(game: Game, state: Board, base: Frame) -> None:
    """HE-COAST-01: on the coast by turns; HE-TURN-01: else the player whose turn it is, or both sides in a fight."""
    if state.action == COASTING:
        game.insist(base.player == (len(state.layout.cells) - 1) % 2, "agenda HE-COAST-01")
    else:
        game.insist(base.player == state.active or not gated(base.step).is_for_active(), "agenda HE-TURN-01")


def check_tiles_turned(game: Game, state: Board, base: Frame, top: Frame) -> None:
    """HE-COAST-01, HE-VOY-01: a tile is turned up as long as it is to be laid; P6 turns more."""
    count = len(state.turned)
    if gated(top.step).tiles() == SOME_TILES:
        game.insist(count >= 1, "turned HE-EFF-11")
    else:
        game.insist(count == (1 if gated(base.step).tiles() == ONE_TILE else 0), "turned HE-VOY-01")


def check_first_deal(game: Game, state: Board, frames: list[Frame]) -> None:
    """HE-SET-03: a card of each god for both, one by one."""
    left = [(frame.player, frame.a) for frame in frames[1:]]
    in_order = left == FIRST_DEAL[: len(left)] and all(frame.step is DEAL_HAND for frame in frames[1:])
    game.insist(in_order and frames[0].step is FLIP_COAST and frames[0].player == 0, "agenda HE-SET-03")
    game.insist(len(state.layout.cells) == 1 and not state.turned and not state.aside, "agenda HE-SET-03")
    for player in (0, 1):
        for god in range(GODS):
            dealt = (player, god) not in left
            game.insist(state.sides[player].gods[god] == int(dealt), "hand HE-SET-03")
