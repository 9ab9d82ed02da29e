"""Perft: how many move sequences of each length leave a position. The counts in *.perft are language-neutral truth."""

from pathlib import Path

import pytest

import kleos
from kleos import State
from tests.support import many


def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` moves, chance outcomes included."""
    moves = state.legal_moves()
    if depth == 1 or not moves:
        return len(moves)
    total = 0
    for move in moves:
        child = state.copy()
        child.apply(move)
        total += perft(child, depth - 1)
    return total


def cases() -> list[tuple[str, str, str, list[int]]]:
    """Read `id`, `position` and `counts` blocks."""
    found = []
    for path in sorted(Path(__file__).parent.glob("*.perft")):
        for block in path.read_text(encoding="utf-8").split("\n\n"):
            fields = dict(line.split(" ", 1) for line in block.splitlines() if line and not line.startswith("#"))
            if fields:
                counts = [int(count) for count in fields["counts"].split()]
                found.append((path.stem, fields["id"], fields["position"], counts))
    return found


@pytest.mark.parametrize(("game", "name", "position", "counts"), cases(), ids=lambda value: str(value)[:30])
def test_perft(game: str, name: str, position: str, counts: list[int]) -> None:
    state = kleos.load(game).position(position)
    limit = many(60_000, 10**7)
    for depth, count in enumerate(counts, start=1):
        if count <= limit:
            assert perft(state, depth) == count, (name, depth)
