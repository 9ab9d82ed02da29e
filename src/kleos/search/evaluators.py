# interpreted: reads package data
"""The evaluator of each game, with its fitted weights from data/values.json."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from kleos.catalogue import part
from kleos.core.game import Game
from kleos.search.fitted import FittedEvaluator

VALUES = "values.json"


@cache
def fitted_values() -> dict[str, Any]:
    """The weights of all games, and how they were made."""
    values: dict[str, Any] = json.loads(files("kleos").joinpath("data", VALUES).read_text(encoding="utf-8"))
    return values


def evaluator_for(game: Game, weights: list[float] | None = None) -> FittedEvaluator:
    """The evaluator of a game; without weights the fitted ones."""
    if weights is None:
        weights = [float(weight) for weight in fitted_values()[game.code]["weights"]]
    evaluator: FittedEvaluator = part(game.code, "evaluator")(game, weights)
    return evaluator
