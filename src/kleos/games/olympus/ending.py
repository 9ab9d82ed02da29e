"""How the game ends when the pile is empty. FO-END; a seven ends it in board.py, six units in turns.py.

True without a line of their own: FO-END-05, FO-R-23.
"""

from kleos.games.olympus.board import TIED, Board
from kleos.games.olympus.options import TIE_SECOND, TIE_UNITS


def exhaust(state: Board) -> None:
    """FO-END-03: the player on whose side the stone stands wins; FO-END-06, FO-R-03: on 0 the switch decides."""
    if state.score:
        state.end(0 if state.score > 0 else 1, "end-exhausted", "FO-END-03")
        return
    winner = TIED
    if state.rules.tie_at_zero == TIE_SECOND:
        winner = 1 - state.starter
    elif state.rules.tie_at_zero == TIE_UNITS and state.sides[0].units != state.sides[1].units:
        winner = 0 if state.sides[0].units > state.sides[1].units else 1
    state.end(winner, "end-exhausted-zero", "FO-R-03")
