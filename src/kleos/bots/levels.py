"""Levels: novice, soldier, captain, hero and god of each game, the same search with fewer or more means.

A level is defined by its simulations, so that it plays alike on every machine. The low ones are weak as people are:
they look less far, imagine few worlds, and choose among moves that look nearly as good as the best (`heat`), never one
that looks clearly worse (`loss`). No level sees more than its seat may see.
"""

from dataclasses import replace

from kleos.bots.ismcts import Plan

NAMES = ("novice", "soldier", "captain", "hero", "god")

LEVELS: dict[str, dict[str, Plan]] = {
    "hector": {
        "novice": Plan(sims=80, worlds=4, light=False, prior=False, heat=0.08, loss=0.15),
        "soldier": Plan(sims=160, worlds=16, heat=0.06, loss=0.1),
        "captain": Plan(sims=500, heat=0.035, loss=0.07),
        "hero": Plan(sims=900, heat=0.015, loss=0.04),
        "god": Plan(sims=8_000),
    },
    "olympus": {
        "novice": Plan(sims=40, worlds=4, heat=0.1, loss=0.15),
        "soldier": Plan(sims=160, worlds=16, heat=0.06, loss=0.1),
        "captain": Plan(sims=500, heat=0.035, loss=0.07),
        "hero": Plan(sims=1_200, heat=0.02, loss=0.05),
        "god": Plan(sims=12_000),
    },
    "hellas": {
        "novice": Plan(sims=80, worlds=4, light=False, prior=False, heat=0.08, loss=0.15),
        "soldier": Plan(sims=160, worlds=16, heat=0.06, loss=0.1),
        "captain": Plan(sims=500, heat=0.035, loss=0.07),
        "hero": Plan(sims=1_200, heat=0.015, loss=0.04),
        "god": Plan(sims=3_500),
    },
}


def level_plan(code: str, name: str, share: float) -> Plan:
    """The plan of a level, with this share of its simulations."""
    plan = LEVELS[code][name]
    return replace(plan, sims=max(1, round(plan.sims * share)))
