"""The shadow test: two truths that look alike to a viewer must go on looking alike, whatever is played.

A shadow is a full state imagined from what one viewer sees. It then follows the real game: each real move is answered
by a move that this viewer cannot tell from it. As long as there is one, every byte that the viewer receives must be the
same.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from kleos import Game, Match, Move, Player, State
from kleos.games.olympus.steps import STRIP
from tests.support import random_move


def visible(state: State, viewer: Player | None) -> tuple[object, ...]:
    """Everything that reaches a viewer: the observation's bytes, its bits, who is asked, and the answers to tries."""
    answers: tuple[object, ...] = ()
    if viewer is not None and viewer == state.actor:
        answers = tuple(str(state.why_not(move)) for move in state.game.moves)
    stream = state.stream if state.actor is not None and not isinstance(state.actor, Player) else ""
    return state.observe(viewer).to_bytes(), encoded(state, viewer), state.actor, stream, answers, str(state.outcome)


def encoded(state: State, viewer: Player | None) -> bytes:
    """What learners receive: features and the mask of legal moves."""
    return state.encode(viewer) + state.encode_mask(viewer)


def look_alikes(shadow: State, code: str, viewer: Player | None) -> Iterator[Move]:
    """The shadow's moves that this viewer would see as the given code."""
    return (move for move in shadow.legal_moves() if shadow.seen_as(move, viewer).code == code)


def heroes_come_out(before: Any, shadow: Any, after: Any) -> bool:
    """HA-07-01: after the fourth round heroes in hand are revealed, so worlds with different heroes part openly."""
    scored = before.round == 4 and not after.fled and (after.battle != before.battle or after.revealed)
    return scored and [side.hero for side in before.sides] != [side.hero for side in shadow.sides]


def a_hand_is_shown(before: Any, shadow: Any, after: Any) -> bool:
    """FO-EFF-26: who chooses a card from the rival's hand sees all of it, so worlds with other hands part openly."""
    return after.top.step is STRIP and before.top.step is not STRIP


def nothing_more(before: Any, shadow: Any, after: Any) -> bool:
    """HE-R-36: whatever becomes known in Hellas stands in the code of its move."""
    return False


# What a step may openly reveal beyond the code of its move: (state before, shadow before, state after) -> bool.
PARTINGS: dict[str, Callable[[Any, Any, Any], bool]] = {
    "hector": heroes_come_out,
    "hellas": nothing_more,
    "olympus": a_hand_is_shown,
}


class Twins(NamedTuple):
    """A game and its shadow before a move: what is played here, and there what looks the same; None where they part."""

    state: State
    shadow: State
    move: Move
    answer: Move | None


def twins(game: Game, seed: int, viewer: Player | None) -> Iterator[Twins]:
    """Play a random game with a shadow for one viewer, a new one wherever the last was openly parted from."""
    rng = Random(seed)
    state = game.start()
    shadow: State | None = None
    while state.actor is not None:
        if shadow is None:
            shadow = game.imagine(state.observe(viewer), rng)
        move = random_move(state, rng)
        answers = list(look_alikes(shadow, state.seen_as(move, viewer).code, viewer))
        after = state.copy()
        after.apply(move)
        parted = not answers or PARTINGS[game.code](state, shadow, after)
        answer = None if parted else rng.choice(answers)
        yield Twins(state, shadow, move, answer)
        state = after
        if answer is None:
            shadow = None
        else:
            shadow.apply(answer)


def follow(game: Game, seed: int, viewer: Player | None) -> int:
    """Compare all that one viewer of a random game and of its shadow receives; return how often."""
    compared = 0
    for state, shadow, _, _ in twins(game, seed, viewer):
        assert visible(shadow, viewer) == visible(state, viewer), f"a secret shows:\n{state}\n\n{shadow}"
        compared += 1
    return compared


def all_bytes(match: Match, viewer: Player | None) -> bytes:
    """Everything a match hands to one viewer."""
    record = match.record("public" if viewer is None else viewer)
    return match.observe(viewer).to_bytes() + record.to_bytes()
