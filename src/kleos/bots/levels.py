"""Levels: novice, veteran, captain, champion and olympian of each game, the same search with fewer or more means.

A level is defined by its simulations, so that it plays alike on every machine. The low ones are weak as people are:
they look less far, imagine few worlds, and choose among moves that look nearly as good as the best (`temperature`),
never one that looks clearly worse (`tolerance`). No level sees more than its seat may see.
"""

from dataclasses import replace

from kleos.bots.search_bot import SearchPlan
from kleos.catalogue import GAMES, has_part, part

NAMES = ("novice", "veteran", "captain", "champion", "olympian")

HECTOR = {
    "novice": SearchPlan(sims=80, worlds=4, informed_playouts=False, prior=False, temperature=0.08, tolerance=0.15),
    "veteran": SearchPlan(sims=160, worlds=16, temperature=0.06, tolerance=0.1),
    "captain": SearchPlan(sims=500, temperature=0.035, tolerance=0.07),
    "champion": SearchPlan(sims=900, temperature=0.015, tolerance=0.04),
    "olympian": SearchPlan(sims=8_000),
}
OLYMPUS = {
    "novice": SearchPlan(sims=40, worlds=4, temperature=0.1, tolerance=0.15),
    "veteran": SearchPlan(sims=160, worlds=16, temperature=0.06, tolerance=0.1),
    "captain": SearchPlan(sims=500, temperature=0.035, tolerance=0.07),
    "champion": SearchPlan(sims=1_200, temperature=0.02, tolerance=0.05),
    "olympian": SearchPlan(sims=12_000),
}
HELLAS = {
    "novice": SearchPlan(sims=80, worlds=4, informed_playouts=False, prior=False, temperature=0.08, tolerance=0.15),
    "veteran": SearchPlan(sims=160, worlds=16, temperature=0.06, tolerance=0.1),
    "captain": SearchPlan(sims=500, temperature=0.035, tolerance=0.07),
    "champion": SearchPlan(sims=1_200, temperature=0.015, tolerance=0.04),
    "olympian": SearchPlan(sims=3_500),
}


def games_with_levels() -> list[str]:
    """The games that have levels."""
    return [code for code in GAMES if has_part(code, "levels")]


def plans_of(code: str) -> dict[str, SearchPlan]:
    """The levels of a game, weakest first."""
    plans: dict[str, SearchPlan] = part(code, "levels")
    return plans


def level_plan(code: str, name: str, share: float) -> SearchPlan:
    """The plan of a level, with this share of its simulations."""
    plan = plans_of(code)[name]
    return replace(plan, sims=max(1, round(plan.sims * share)))
