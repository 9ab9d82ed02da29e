"""Print strength series as Markdown, a table a game: `python -m kleos.bench.series_tables FILE.jsonl`."""

import argparse
import json
from pathlib import Path
from typing import Any


def row_of(series: dict[str, Any]) -> str:
    """One line of a table."""
    score = f"{series['score']:.1%} [{series['low']:.1%}, {series['high']:.1%}]"
    cells = [f"`{series['a']}`", f"`{series['b']}`", score, series["pairs"], series["seed"], round(series["plies"])]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def main() -> None:
    """Read and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    rows = [json.loads(line) for line in parser.parse_args().file.read_text(encoding="utf-8").splitlines()]
    for game in sorted({row["game"] for row in rows}):
        print(f"\n| {game}: a | b | score of a, 95 % | pairs | seed | plies |\n|---|---|---|---|---|---|")
        for row in rows:
            if row["game"] == game:
                print(row_of(row))


if __name__ == "__main__":
    main()
