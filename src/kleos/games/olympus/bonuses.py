"""Area bonuses of an attack that met no unit, and colour markers. FO-BON."""

from kleos.core.moves import Move
from kleos.games.olympus.board import BY_ABILITY, BY_BONUS, DRAW_CARDS, TAKE_MARKER, Board
from kleos.games.olympus.cards import ALL_MARKERS, AREA, COLOURS, DELPHI, OLYMPUS
from kleos.games.olympus.moves import DECLINING, TAKES
from kleos.games.olympus.values import is_barren


def give_bonus(state: Board, player: int, slot: int) -> None:
    """FO-ATK-13: the bonus of the area, once, whatever the attack value."""
    if is_barren(state, player, slot):
        return  # FO-EFF-42
    area = AREA[slot]
    if area == OLYMPUS:
        state.add_score(player, 1)  # FO-BON-01
    elif area == DELPHI:
        ask_marker(state, player, 1, BY_BONUS)
    else:
        state.push(DRAW_CARDS, player, a=1)  # FO-BON-07, FO-R-11


def ask_marker(state: Board, player: int, count: int, by: int) -> None:
    """FO-BON-03, FO-BON-05, FO-R-10: nothing to take when all four are one's own (FO-BON-06)."""
    if count and state.sides[player].markers != ALL_MARKERS:
        state.push(TAKE_MARKER, player, a=count, b=by)


def marker_options(state: Board, player: int, by: int) -> list[Move]:
    """FO-R-09: from the board if any lies there, else from the rival; a bonus from the board cannot be declined."""
    source = state.board_markers or state.sides[1 - player].markers
    moves = [TAKES[colour] for colour in range(len(COLOURS)) if source >> colour & 1]
    if by == BY_ABILITY or (by == BY_BONUS and not state.board_markers):
        moves.append(DECLINING)
    return moves


def take_marker(state: Board, player: int, colour: int, count: int, by: int) -> None:
    """FO-BON-04: the marker lies before its owner from now on."""
    if state.board_markers:
        state.board_markers ^= 1 << colour
    else:
        state.sides[1 - player].markers ^= 1 << colour
    state.sides[player].markers |= 1 << colour
    ask_marker(state, player, count - 1, by)
