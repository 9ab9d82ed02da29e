"""Ratings of the levels from strength series: `python bench/ratings.py FILE.jsonl` writes src/kleos/data/ratings.json.

The series are those of bench/strength.py; each level is rated from its series against the one below, the lowest from
its series against uniform, which stands at 0. A chain like this is the simplest rating there is: `rate` is the one
function to change for a better one.
"""

import argparse
import json
from datetime import UTC, datetime
from math import log10
from pathlib import Path
from typing import Any

from kleos.bots.levels import NAMES

TARGET = Path("src", "kleos", "data", "ratings.json")
ANCHOR = "uniform"


def elo(score: float, games: int) -> float:
    """The rating difference that explains a score, half a game away from certainty at least."""
    least = 0.5 / (games + 1)
    score = min(1 - least, max(least, score))
    return 400 * log10(score / (1 - score))


def rate(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Rate the levels of one game: the chain from the anchor up, with the interval of its own step."""
    ratings: dict[str, dict[str, Any]] = {}
    below, rating = ANCHOR, 0.0
    for name in NAMES:
        row = next((row for row in rows if bot(row["a"]) == name and bot(row["b"]) == below), None)
        if row is None:
            break
        games = 2 * row["pairs"]
        low, high = elo(row["low"], games), elo(row["high"], games)
        ratings[name] = {"rating": round(rating + elo(row["score"], games)), "step": [round(low), round(high)]}
        below, rating = name, rating + elo(row["score"], games)
    return ratings


def bot(spec: str) -> str:
    """The name in a spec."""
    return spec.partition(":")[0]


def main() -> None:
    """Read the series, rate, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--out", type=Path, default=TARGET)
    chosen = parser.parse_args()
    rows = [json.loads(line) for line in chosen.file.read_text(encoding="utf-8").splitlines()]
    games = sorted({row["game"] for row in rows})
    ratings = {
        "made": "python bench/ratings.py, from series of bench/strength.py",
        "date": datetime.now(UTC).date().isoformat(),
        "anchor": {ANCHOR: 0},
        "games": {game: rate([row for row in rows if row["game"] == game]) for game in games},
        "series": rows,
    }
    chosen.out.write_text(json.dumps(ratings, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(ratings["games"], indent=1))


if __name__ == "__main__":
    main()
