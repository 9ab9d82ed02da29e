# interpreted: reads package data
"""The evaluator of each game, with its fitted weights from data/values.json."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from kleos.core.game import Game
from kleos.games.hector.game import HectorGame
from kleos.games.hellas.game import HellasGame
from kleos.games.olympus.game import OlympusGame
from kleos.search.fitted import FittedEvaluator
from kleos.search.hector import HectorEvaluator
from kleos.search.hellas import HellasEvaluator
from kleos.search.olympus import OlympusEvaluator

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
    if isinstance(game, HectorGame):
        return HectorEvaluator(weights)
    if isinstance(game, OlympusGame):
        return OlympusEvaluator(weights, game.rules.box)
    assert isinstance(game, HellasGame)
    return HellasEvaluator(weights, game.rules.box)
