"""Ratings of the levels from strength series: `python -m kleos.bench.rate_levels FILE.jsonl` writes data/ratings.json.

The series are those of kleos.bench.strength. All pairings of a game are rated at once (Bradley-Terry, as in the arena);
`uniform` stands at 0. `step` is the interval of a level's own series against the one below.
"""

import argparse
import json
from datetime import UTC, datetime
from math import log10
from pathlib import Path
from typing import Any

from kleos.arena.ratings import Deal, bradley_terry, table_of
from kleos.bots.levels import NAMES

TARGET = Path("src", "kleos", "data", "ratings.json")
ANCHOR = "uniform"


def elo(score: float, games: int) -> float:
    """The rating difference that explains a score, half a game away from certainty at least."""
    least = 0.5 / (games + 1)
    score = min(1 - least, max(least, score))
    return 400 * log10(score / (1 - score))


def rate(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Rate the levels of one game, with the interval of each one's series against the one below."""
    deals = [Deal(bot(row["a"]), bot(row["b"]), k, points(row), 2 * row["pairs"]) for k, row in enumerate(rows)]
    elos = bradley_terry(list(dict.fromkeys(name for deal in deals for name in (deal.a, deal.b))), table_of(deals))
    steps = {bot(row["a"]): row for row in rows if bot(row["b"]) == below(bot(row["a"]))}
    return {
        name: {"rating": round(elos[name] - elos[ANCHOR]), "step": interval(steps[name])}
        for name in NAMES
        if name in elos and name in steps
    }


def points(row: dict[str, Any]) -> float:
    """What the first player of a series scored."""
    return float(row["score"]) * 2 * int(row["pairs"])


def below(name: str) -> str:
    """The next weaker player; the anchor is below the lowest level."""
    return (ANCHOR, *NAMES)[NAMES.index(name)] if name in NAMES else ""


def interval(row: dict[str, Any]) -> list[int]:
    """The interval of a series as rating differences."""
    return [round(elo(row[end], 2 * row["pairs"])) for end in ("low", "high")]


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
        "made": "python -m kleos.bench.rate_levels, from series of kleos.bench.strength",
        "date": datetime.now(UTC).date().isoformat(),
        "anchor": {ANCHOR: 0},
        "games": {game: rate([row for row in rows if row["game"] == game]) for game in games},
        "series": rows,
    }
    chosen.out.write_text(json.dumps(ratings, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(ratings["games"], indent=1))


if __name__ == "__main__":
    main()
