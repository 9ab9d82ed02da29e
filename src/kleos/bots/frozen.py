"""Frozen bots: opponents of the strength ladder that later versions cannot change, in data/frozen.json.

A name ends with its version. All fields of the plan and all weights of the value are kept there, so neither the levels
nor a new fit touch them; what they play is kept in tests/bots/frozen.txt. Only the budget of a move may be given.
"""

import json
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from kleos.bots.search_bot import Ismcts, SearchPlan
from kleos.core.errors import UnknownBot
from kleos.core.game import Game
from kleos.search.evaluators import evaluator_for

BUDGETS = ("sims", "ms", "cpu_ms")


@cache
def frozen() -> dict[str, Any]:
    """All frozen bots by name."""
    found: dict[str, Any] = json.loads(files("kleos").joinpath("data", "frozen.json").read_text(encoding="utf-8"))
    return found


def frozen_plan(name: str, code: str) -> SearchPlan:
    """The plan of a frozen bot for a game."""
    games = frozen()[name]["games"]
    if code not in games:
        raise UnknownBot("error-bot-game", bot=name, game=code, games=", ".join(games))
    return SearchPlan(**games[code]["plan"])


def make_frozen(name: str, game: Game, budget: dict[str, int]) -> Ismcts:
    """A frozen bot, with its own simulations a move or with the budget given."""
    plan = replace(frozen_plan(name, game.code), **budget)  # type: ignore[arg-type]  # whole numbers all
    weights = [float(weight) for weight in frozen()[name]["games"][game.code]["weights"]]
    return Ismcts(game, plan, evaluator_for(game, weights))
