# interpreted: reads package data
"""The evaluator of each game, with its fitted weights from data/values.json; and its policy from data/policies.json."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from kleos.catalogue import part
from kleos.core.game import Game
from kleos.search.fitted import FittedEvaluator
from kleos.search.policy import MoveFeatures, PolicyEvaluator

VALUES = "values.json"
POLICIES = "policies.json"


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


@cache
def learned_policies() -> dict[str, Any]:
    """The weights of all policies, and how they were made."""
    policies: dict[str, Any] = json.loads(files("kleos").joinpath("data", POLICIES).read_text(encoding="utf-8"))
    return policies


def features_of(game: Game) -> MoveFeatures:
    """What a policy looks at in a game."""
    features: MoveFeatures = part(game.code, "policy")(game)
    return features


def policy_evaluator(game: Game, weights: list[int] | None = None) -> PolicyEvaluator:
    """The evaluator of a game with a learned policy; without weights the one that comes with Kleos."""
    if weights is None:
        weights = [int(weight) for weight in learned_policies()[game.code]["weights"]]
    return PolicyEvaluator(evaluator_for(game), features_of(game), weights)
