# interpreted: reads package data
"""The guide of each game, with its fitted weights from data/values.json."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from kleos.core.game import Game
from kleos.games.hector.game import HectorGame
from kleos.games.hellas.game import HellasGame
from kleos.games.olympus.game import OlympusGame
from kleos.search.fitted import FittedGuide
from kleos.search.hector import HectorGuide
from kleos.search.hellas import HellasGuide
from kleos.search.olympus import OlympusGuide

VALUES = "values.json"


@cache
def fitted_values() -> dict[str, Any]:
    """The weights of all games, and how they were made."""
    values: dict[str, Any] = json.loads(files("kleos").joinpath("data", VALUES).read_text(encoding="utf-8"))
    return values


def guide_for(game: Game, weights: list[float] | None = None) -> FittedGuide:
    """The guide of a game; without weights the fitted ones."""
    if weights is None:
        weights = [float(weight) for weight in fitted_values()[game.code]["weights"]]
    if isinstance(game, HectorGame):
        return HectorGuide(weights)
    if isinstance(game, OlympusGame):
        return OlympusGuide(weights, game.rules.box)
    assert isinstance(game, HellasGame)
    return HellasGuide(weights, game.rules.box)
