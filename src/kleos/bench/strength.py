"""Strength series of mirrored pairs between two bots: `python -m kleos.bench.strength GAME A B PAIRS SEED`.

The result goes to the screen and, with --out, as a line of JSON to a file: the source of the tables in
docs/decisions/search.md.
"""

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time

import kleos
from kleos.arena.mirrored import series
from kleos.bots.registry import make
from kleos.builds import build_name


@dataclass(frozen=True)
class SeriesLine:
    """One series."""

    game: str
    a: str
    b: str
    pairs: int
    seed: int
    score: float
    low: float
    high: float
    draws: int
    plies: float
    cpu_seconds: float
    build: str


def duel(code: str, a: str, b: str, pairs: int, seed: int) -> SeriesLine:
    """Play one series in this process."""
    game = kleos.load(code)
    start = process_time()
    found = series(game, make(a, game), make(b, game), pairs, seed)
    low, high = found.interval
    plies = sum(played.plies for played in found.games) / len(found.games)
    spent = process_time() - start
    score = found.score
    return SeriesLine(
        code, a, b, pairs, seed, round(score, 4), round(low, 4), round(high, 4), found.draws, plies, spent, build_name()
    )


def main() -> None:
    """Play, print, keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(kleos.GAMES))
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("pairs", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--out", type=Path, default=None)
    chosen = parser.parse_args()
    if chosen.pairs < 1:
        parser.error("at least one pair")
    try:
        line = duel(chosen.game, chosen.a, chosen.b, chosen.pairs, chosen.seed)
    except kleos.UnknownBot as error:
        parser.error(str(error))
    print(
        f"{line.game} {line.a} - {line.b}: {line.score:.1%} [{line.low:.1%}, {line.high:.1%}] pairs {line.pairs}"
        f" seed {line.seed} draws {line.draws} plies {line.plies:.0f} cpu {line.cpu_seconds:.0f} s",
        flush=True,
    )
    if chosen.out is not None:
        with chosen.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(line)) + "\n")


if __name__ == "__main__":
    main()
