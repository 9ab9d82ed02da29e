"""The shadow test: two truths that look alike to a viewer must go on looking alike, whatever is played.

A shadow is a full state imagined from what one viewer sees. It then follows the real game: each real move is answered
by a move that this viewer cannot tell from it. As long as there is one, every byte that the viewer receives must be the
same.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from kleos import Game, Match, Move, Player, State
from kleos.games.olympus.board import STRIP
from tests.support import random_move


def visible(state: State, viewer: Player | None) -> tuple[object, ...]:
    """Everything that reaches a viewer: the observation's bytes, who is asked, and the answers to illegal tries."""
    answers: tuple[object, ...] = ()
    if viewer is not None and viewer == state.actor:
        answers = tuple(str(state.why_not(move)) for move in state.game.moves)
    stream = state.stream if state.actor is not None and not isinstance(state.actor, Player) else ""
    return state.observe(viewer).to_bytes(), state.actor, stream, answers, str(state.outcome)


def look_alikes(shadow: State, code: str, viewer: Player | None) -> Iterator[Move]:
    """The shadow's moves that this viewer would see as the given code."""
    return (move for move in shadow.legal_moves() if shadow.seen_as(move, viewer).code == code)


def heroes_come_out(before: Any, shadow: Any, after: Any) -> bool:
    """HA-07-01: after the fourth round heroes in hand are revealed, so worlds with different heroes part openly."""
    scored = before.round == 4 and not after.fled and (after.battle != before.battle or after.revealed)
    return scored and [side.hero for side in before.sides] != [side.hero for side in shadow.sides]


def a_hand_is_shown(before: Any, shadow: Any, after: Any) -> bool:
    """FO-EFF-26: who chooses a card from the rival's hand sees all of it, so worlds with other hands part openly."""
    return bool(after.agenda) and after.agenda[-1][0] == STRIP != before.agenda[-1][0]


def nothing_more(before: Any, shadow: Any, after: Any) -> bool:
    """HE-R-36: whatever becomes known in Hellas stands in the code of its move."""
    return False


# What a step may openly reveal beyond the code of its move: (state before, shadow before, state after) -> bool.
PARTINGS: dict[str, Callable[[Any, Any, Any], bool]] = {
    "hector": heroes_come_out,
    "hellas": nothing_more,
    "olympus": a_hand_is_shown,
}


def follow(game: Game, seed: int, viewer: Player | None) -> int:
    """Play a random game with a shadow for one viewer; return how many positions were compared."""
    rng = Random(seed)
    state = game.start()
    shadow: State | None = None
    compared = 0
    while state.actor is not None:
        if shadow is None:
            shadow = game.imagine(state.observe(viewer), rng)
        assert visible(shadow, viewer) == visible(state, viewer), f"a secret shows:\n{state}\n\n{shadow}"
        compared += 1
        move = random_move(state, rng)
        code = state.seen_as(move, viewer).code
        answers = list(look_alikes(shadow, code, viewer))
        before = state.copy()
        state.apply(move)
        if not answers or PARTINGS[game.code](before, shadow, state):
            shadow = None
        else:
            shadow.apply(rng.choice(answers))
    return compared


def all_bytes(match: Match, viewer: Player | None) -> bytes:
    """Everything a match hands to one viewer."""
    record = match.record("public" if viewer is None else viewer)
    return match.observe(viewer).to_bytes() + record.to_bytes()
