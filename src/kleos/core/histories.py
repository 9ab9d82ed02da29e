"""What each player saw of a game, move by move: the information states of exact algorithms and of OpenSpiel."""

from hashlib import blake2b

from kleos.core.moves import Move
from kleos.core.players import CHANCE, Player
from kleos.core.state import State

Codes = tuple[list[str], list[str]]  # of ONE and of TWO


def play_seen(state: State, move: Move) -> Codes:
    """Apply a move; what both players saw of it, one code a move and a mark of the view where it showed more."""
    seen: Codes = ([], [])
    for player in Player:
        seen[player].append(state.seen_as(move, player).code)
    told = state.reveals + (state.actor is CHANCE)  # a draw tells its own card
    state.apply(move)
    if state.reveals > told:
        for player in Player:
            seen[player].append(f"sees {view_mark(state, player)}")
    return seen


def view_mark(state: State, player: Player) -> str:
    """A player's view in short: a move may show more than its own code tells, such as a whole hand."""
    return blake2b(state.observe(player).to_bytes(), digest_size=8).hexdigest()
