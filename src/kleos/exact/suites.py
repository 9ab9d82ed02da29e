"""Suites of reduced games, as data in data/suites/: battle tails of Hector in army cards, and fights of Hellas.

A game of a suite is written as what all see, and for each side what it alone may hold; its worlds are all pairs of
these, equally likely. `suite("hector:tails")` gives them in order.
"""

import json
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, NamedTuple

from kleos.catalogue import load
from kleos.core.bot import Bot
from kleos.core.errors import UnknownGame
from kleos.core.game import Game
from kleos.exact.exploitability import Tell, strategy_of
from kleos.exact.reduced import Reduced
from kleos.exact.solver import Solver, Vector
from kleos.exact.tree import prune

FOLDER = "suites"
SOLVING = 1000  # iterations that make an equilibrium
CLEAR = 0.05  # what a best response must win for a strategy to count as beaten


class SuiteResult(NamedTuple):
    """How far from unbeatable a bot is on one game of a suite: NashConv halved, in the game's own unit."""

    name: str
    value: float
    sets: int
    mixed: bool  # play must be mixed here


def suite_names() -> list[str]:
    """The suites in the package."""
    return sorted(file.name.removesuffix(".json").replace("-", ":", 1) for file in folder().iterdir())


def folder() -> Any:
    """Where they lie."""
    return files("kleos").joinpath("data", FOLDER)


@cache
def suite_data(name: str) -> dict[str, Any]:
    """A suite as it is written."""
    if name not in suite_names():
        raise UnknownGame("error-unknown-game", game=str(name)[:40], games=", ".join(suite_names()))
    found: dict[str, Any] = json.loads(folder().joinpath(name.replace(":", "-", 1) + ".json").read_text("utf-8"))
    return found


@cache
def suite(name: str) -> tuple[Reduced, ...]:
    """The games of a suite."""
    data = suite_data(name)
    game = load(name.partition(":")[0])
    return tuple(read_part(game, data["until"], part) for part in data["parts"])


def read_part(game: Game, until: str, part: dict[str, Any]) -> Reduced:
    """One game: every holding of ONE with every holding of TWO."""
    worlds = tuple(
        f"{part['all']}\none {part['one']} {mine}\ntwo {part['two']} {his}"
        for mine, his in product(part["ones"], part["twos"])
    )
    return Reduced(f"{game.code}:{part['name']}", game, worlds, until, part["note"])


@cache
def solver_for(name: str, number: int) -> Solver:
    """One game of a suite, ready to be solved or measured on."""
    return Solver(prune(suite(name)[number].tree()))


@cache
def equilibrium(name: str, number: int) -> Vector:
    """A strategy that nobody can beat by more than a trifle."""
    return solver_for(name, number).solve(SOLVING)


def is_mixed(solver: Solver, strategy: Vector) -> bool:
    """Ask whether play must be mixed: always taking the likeliest move of an equilibrium is clearly beaten."""
    return solver.exploitability(solver.is_best(strategy)) > CLEAR


def measure_part(bot: Bot, name: str, number: int, seed: str, samples: int = 1) -> SuiteResult:
    """What best responses win against a bot on one game of a suite; it is asked so often at every information set."""
    reduced, solver = suite(name)[number], solver_for(name, number)
    strategy = strategy_of(bot, solver, f"{seed}/{reduced.name}", samples=samples)
    mixed = bool(suite_data(name)["parts"][number]["mixed"])
    return SuiteResult(reduced.name, solver.exploitability(strategy), len(solver.tree.sets), mixed)


def measure_suite(
    bot: Bot, name: str, seed: str = "1", samples: int = 1, tell: Tell | None = None
) -> list[SuiteResult]:
    """The same on every game of a suite: their mean is the bot's figure."""
    found = []
    for number in range(len(suite(name))):
        found.append(measure_part(bot, name, number, seed, samples))
        if tell is not None:
            tell(number + 1, len(suite(name)))
    return found
