"""Calibrated chances: what is foretold as 70 % is won in 70 of 100 games of self-play.

Each kind of figure has its own correction, fitted by `fit_calibration.py` and kept in data/calibration.json: a
straight line on the logit of the chance, which keeps the order of moves and leaves 0 and 1 as they are.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any

CALIBRATION = "calibration.json"
CHOICE, WORLDS, TRUTH = "choice", "worlds", "truth"  # of a move that was rehearsed; of imagined worlds; of the truth
KINDS = (CHOICE, WORLDS, TRUTH)
NONE = (0.0, 1.0)  # the correction that changes nothing
NEAR = 1e-6  # a chance nearer to 0 or 1 counts as certain


@cache
def corrections() -> dict[str, Any]:
    """What is kept for each game, with how it was made."""
    found: dict[str, Any] = json.loads(files("kleos").joinpath("data", CALIBRATION).read_text(encoding="utf-8"))
    return found


class Calibration:
    """The corrections of one game."""

    def __init__(self, lines: Mapping[str, tuple[float, float]]) -> None:
        self.lines = dict(lines)

    def corrected(self, kind: str, chance: float) -> float:
        """A chance as it comes true; what is certain stays so."""
        if not NEAR < chance < 1 - NEAR:
            return chance
        shift, slope = self.lines.get(kind, NONE)
        return 1 / (1 + exp(-(shift + slope * log(chance / (1 - chance)))))


def calibration_for(code: str) -> Calibration:
    """The corrections of a game; those of a game that was never measured change nothing."""
    kept = corrections().get(code, {}).get("lines", {})
    return Calibration({kind: (float(line[0]), float(line[1])) for kind, line in kept.items()})
