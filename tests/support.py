"""What all tests share: the `rule` mark, seeded games, and counts that grow with `dev.py test --full`."""

import os
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Any, TypeVar

import pytest

import kleos
from kleos import CHANCE, Game, Move, Player, State

SHARE = float(os.environ.get("KLEOS_FULL") or 0)  # of the full counts: 1 on the native build, a tenth on the pure one
VIEWERS: tuple[Player | None, ...] = (Player.ONE, Player.TWO, None)

Test = TypeVar("Test", bound=Callable[..., Any])
One = TypeVar("One")
Other = TypeVar("Other")


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of these clauses, rulings or vectors; `kleos rules GAME --trace` reads the marks."""

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*ids)(test)
        return marked

    return mark


def many(reduced: int, full: int) -> int:
    """A count: small for `dev.py test`, the whole or a share of it for `dev.py test --full`."""
    return max(reduced, int(full * SHARE))


def part(chunk: int, chunks: int, count: int) -> range:
    """One of several equal parts of a count, so that long runs spread over all cores."""
    return range(count * chunk // chunks, count * (chunk + 1) // chunks)


def pairs(first: Sequence[One], second: Sequence[Other]) -> list[tuple[One, Other]]:
    """Every one with every other for `dev.py test --full`; else each of both lists with one of the other in turn."""
    if SHARE:
        return list(product(first, second))
    return [(first[k % len(first)], second[k % len(second)]) for k in range(max(len(first), len(second)))]


def random_move(state: State, rng: Random) -> Move:
    """Chance by sample, decisions uniformly."""
    if state.actor is CHANCE:
        return state.sample(rng)
    moves = state.legal_moves()
    return moves[int(rng.random() * len(moves))]


def walk(game: Game, seed: int) -> Iterator[State]:
    """Yield every position of one random game, the last one included; the state is changed in place."""
    rng = Random(seed)
    state = game.start()
    yield state
    while state.actor is not None:
        state.apply(random_move(state, rng))
        yield state


def play_out(game: Game, seed: int) -> State:
    """The end of one random game."""
    state = game.start()
    for state in walk(game, seed):  # noqa: B007
        pass
    return state


def positions(game: Game, games: int, every: int, seed: int = 0) -> Iterator[State]:
    """Some positions of several random games."""
    for number in range(games):
        for ply, state in enumerate(walk(game, seed + number)):
            if ply % every == (seed + number) % every:
                yield state


def do(state: State, *codes: str) -> State:
    """Apply moves by their codes."""
    for code in codes:
        state.apply(state.game.parse(code))
    return state


def codes(state: State) -> list[str]:
    """The legal moves as text."""
    return [move.code for move in state.legal_moves()]


def refused(state: State, code: str) -> str:
    """The clause that refuses a move; the state must not change by the attempt."""
    before = str(state)
    with pytest.raises(kleos.IllegalMove) as caught:
        state.apply(state.game.parse(code))
    assert str(state) == before
    assert "{" not in str(caught.value), "a message id without words"
    return caught.value.clause
