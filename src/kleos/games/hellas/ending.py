"""Turns begin and end, and so does the game. HE-TURN, HE-END."""

from kleos.games.hellas.board import ACT, NO_ACTION, TIED, Board
from kleos.games.hellas.cards import TEN


def start_turn(state: Board, player: int) -> None:
    """HE-TURN-01: the player names an action."""
    state.turn += 1
    state.active = player
    state.action = NO_ACTION
    state.new = 0
    state.free = False
    state.landed = False
    state.attacked = 0
    state.fights = 0
    state.far = False
    state.proof = False
    state.ask(ACT, player)


def end_turn(state: Board, player: int) -> None:
    """HE-END-01, HE-R-20: ten cities at the end of the own turn win; HE-R-37: the cap; HE-EFF-15: or once more."""
    state.discard_open(0)  # HE-R-24
    state.discard_open(1)
    state.sides[0].end_turn()
    state.sides[1].end_turn()
    if state.sides[player].cities() >= TEN:  # HE-END-03
        state.end(player, "end-ten-cities", "HE-END-01")
    elif state.turn >= state.rules.turn_cap:
        one, two = state.sides[0].cities(), state.sides[1].cities()
        state.end(TIED if one == two else 0 if one > two else 1, "end-turn-cap", "HE-R-37")
    elif state.extra:
        state.extra = False
        start_turn(state, player)  # HE-R-21
    else:
        start_turn(state, 1 - player)  # HE-TURN-04


def check_conquest(state: Board, player: int) -> None:
    """A city was gained: HE-R-20 with win_timing=instant, HE-R-26 with zero_city_loss."""
    if state.rules.instant and state.sides[player].cities() >= TEN:
        state.end(player, "end-ten-cities", "HE-END-02")
    elif state.rules.zero_city_loss and not state.sides[1 - player].held:
        state.end(player, "end-no-city", "HE-R-26")
