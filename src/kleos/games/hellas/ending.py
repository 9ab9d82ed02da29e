"""How the game ends: ten cities, no city left, the cap of turns. HE-END, HE-R-20, HE-R-26, HE-R-37.

True without a line of their own: HE-END-04, HE-END-05, HE-END-06.
"""

from kleos.games.hellas.board import TIED, Board
from kleos.games.hellas.cards import TEN


def check_end_of_turn(state: Board, player: int) -> None:
    """HE-END-01, HE-R-20: ten cities at the end of the own turn win; HE-R-37: the cap."""
    if state.sides[player].cities() >= TEN:  # HE-END-03
        state.end(player, "end-ten-cities", "HE-END-01")
    elif state.turn >= state.rules.turn_cap:
        one, two = state.sides[0].cities(), state.sides[1].cities()
        state.end(TIED if one == two else 0 if one > two else 1, "end-turn-cap", "HE-R-37")


def check_conquest(state: Board, player: int) -> None:
    """A city was gained: HE-R-20 with win_timing=instant, HE-R-26 with zero_city_loss."""
    if state.rules.instant and state.sides[player].cities() >= TEN:
        state.end(player, "end-ten-cities", "HE-END-02")
    elif state.rules.zero_city_loss and not state.sides[1 - player].held:
        state.end(player, "end-no-city", "HE-R-26")
