"""What each player saw of a game, move by move: the information states of exact algorithms and of OpenSpiel."""

from hashlib import blake2b
from typing import Final

from kleos.core.moves import Move
from kleos.core.players import CHANCE_SEAT, Player
from kleos.core.state import State

MARK: Final = 8  # bytes

Codes = tuple[list[str], list[str]]  # of ONE and of TWO


def play_seen(state: State, move: Move) -> Codes:
    """Apply a move; what both players saw of it, one code a move and a mark of the view where it showed more."""
    one, two = [state.seen_as(move, Player.ONE).code], [state.seen_as(move, Player.TWO).code]
    told = state.reveals + (1 if state.to_act == CHANCE_SEAT else 0)  # a draw tells its own card
    state.apply(move)
    if state.reveals > told:  # a move may show more than its own code tells, such as a whole hand
        one.append(view_mark(state, Player.ONE))
        two.append(view_mark(state, Player.TWO))
    return one, two


def view_mark(state: State, player: Player) -> str:
    """All that a player sees and may do, in short."""
    seen = state.encode(player) + state.encode_mask(player)
    return "sees " + blake2b(seen, digest_size=MARK).hexdigest()
