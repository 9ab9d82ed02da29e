"""Area bonuses of an attack that met no unit, and colour markers. FO-BON.

True without a line of their own: FO-BON-08, FO-R-26, FO-EFF-29.
"""

from kleos.core.agenda import Frame
from kleos.core.errors import IllegalMove
from kleos.core.moves import Move
from kleos.games.olympus.board import BY_ABILITY, BY_BONUS, BY_MUST, Board
from kleos.games.olympus.cards import ALL_MARKERS, AREA, COLOURS, DELPHI, OLYMPUS, Slot
from kleos.games.olympus.drawing import is_bonus
from kleos.games.olympus.moves import DECLINE, DECLINING, TAKE, TAKES
from kleos.games.olympus.questions import OlympusQuestion, is_on
from kleos.games.olympus.steps import CHECK, DRAW_CARDS, REACT, TAKE_MARKER
from kleos.games.olympus.values import is_barren


def give_bonus(state: Board, player: int, slot: Slot) -> None:
    """FO-ATK-13: the bonus of the area, once, whatever the attack value."""
    if is_barren(state, player, slot):
        return  # FO-EFF-42
    area = AREA[slot]
    if area == OLYMPUS:
        state.add_score(player, 1)  # FO-BON-01
    elif area == DELPHI:
        ask_marker(state, player, 1, BY_BONUS)
    else:
        state.push(DRAW_CARDS, player, 1)  # FO-BON-07, FO-R-11


def ask_marker(state: Board, player: int, count: int, by: int) -> None:
    """FO-BON-03, FO-BON-05, FO-R-10: nothing to take when all four are one's own (FO-BON-06)."""
    if count and state.sides[player].markers != ALL_MARKERS:
        state.push(TAKE_MARKER, player, count, by)


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


class TakingMarker(OlympusQuestion):
    """D-MARK, D-STEAL: which marker to take."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Markers that lie there, and decline where it is allowed."""
        return marker_options(state, frame.player, frame.b)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Take it, and ask for the next one."""
        if move is not DECLINING:
            take_marker(state, frame.player, move.arg, frame.a, frame.b)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why this one cannot be taken, or must be."""
        if move.verb == TAKE:
            return IllegalMove(move, "why-fo-marker-away", "FO-R-09")
        return IllegalMove(move, "why-fo-must", "FO-R-09") if move.verb == DECLINE else None

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """An effect, a reaction, or the bonus of Delphi."""
        if is_on(frame, CHECK) or is_on(frame, REACT):
            return frame.b != BY_BONUS
        return is_bonus(state, frame, frame.b)

    def is_open(self, state: Board, frame: Frame) -> bool:
        """There is a marker that is not one's own."""
        return 1 <= frame.a <= 4 and frame.b <= BY_MUST and state.sides[frame.player].markers != ALL_MARKERS


TAKE_MARKER.handled_by(TakingMarker())
