"""OpenSpiel's own Python ISMCTS as a bot of ours: `openspiel-ismcts:sims=200`, `:ms=100` or `:cpu_ms=100`.

It searches worlds from `game.imagine` through the adapter, with random playouts and its default settings.
"""

import json
from collections.abc import Callable
from random import Random
from time import monotonic, thread_time
from typing import Any

from kleos.core.bot import Clock
from kleos.core.errors import UnknownBot
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.observation import Observation
from kleos.extras import extra_missing

try:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    from kleos.adapters.openspiel import CLASSES, SET, KleosState
except ImportError as error:
    raise extra_missing("open_spiel") from error

NAME = "openspiel-ismcts"
UCT = 2.0
WITHOUT_END = 10**9


class TimeUp(Exception):
    """The budget is spent."""


class OpenSpielSearch(ismcts.ISMCTSBot):  # type: ignore[misc]  # the package has no types
    """The search with a clock: it is looked at whenever a world is drawn."""

    deadline: float | None = None
    now: Callable[[], float] = staticmethod(monotonic)

    def sample_root_state(self, state: KleosState) -> KleosState:
        """Draw a world, unless the time is up; one simulation is always made."""
        if self.deadline is not None and self.now() > self.deadline and self._root_node.total_visits > 0:
            raise TimeUp
        found: KleosState = super().sample_root_state(state)
        return found

    def run_search(self, state: KleosState) -> list[tuple[int, float]]:
        """Search until the simulations or the time are used up."""
        try:
            found: list[tuple[int, float]] = super().run_search(state)
        except TimeUp:
            found = self.get_final_policy(state, self._root_node)
        return found


class OpenSpielIsmcts:
    """Asks the search; the worlds are imagined from the observation alone."""

    def __init__(self, game: Game, sims: int, seconds: float | None, cpu: bool = False) -> None:
        self.game = game
        self.sims = sims
        self.seconds = seconds
        self.now = thread_time if cpu else monotonic  # what the seconds are counted by
        params = {**game.options, SET: json.dumps(game.component_data())}
        self.spiel = CLASSES[game.code](params)

    def choose(self, seen: Observation, rng: Random, clock: Clock | None) -> Move:
        """Pick the move visited most."""
        weights = self.search(seen, rng, self.seconds if clock is None else clock.left())
        return max(weights, key=lambda move: (weights[move], -move.index))

    def policy(self, seen: Observation, rng: Random) -> dict[Move, float]:
        """The policy of the search."""
        return self.search(seen, rng, self.seconds)

    def search(self, seen: Observation, rng: Random, seconds: float | None) -> dict[Move, float]:
        """Run OpenSpiel's search from an observation."""
        randomness = np.random.RandomState(rng.getrandbits(32))
        evaluator = mcts.RandomRolloutEvaluator(1, randomness)
        bot = OpenSpielSearch(self.spiel, evaluator, UCT, self.sims, random_state=randomness)
        bot.now = self.now
        bot.deadline = None if seconds is None else self.now() + seconds

        def world(*_: Any) -> KleosState:
            found: KleosState = self.spiel.state_from(seen, self.game.imagine(seen, rng))
            return found

        bot.set_resampler(world)
        found = bot.run_search(world())
        return {self.game.move_table.moves[action]: float(weight) for action, weight in found}


def make_bot(game: Game, parameters: dict[str, str]) -> OpenSpielIsmcts:
    """Read `sims`, `ms` or `cpu_ms`; the default is 100 simulations."""
    sims = read_count("sims", parameters["sims"]) if "sims" in parameters else None
    name = "cpu_ms" if "cpu_ms" in parameters else "ms"
    ms = read_count(name, parameters[name]) if name in parameters else None
    return OpenSpielIsmcts(
        game, sims or (WITHOUT_END if ms else 100), None if ms is None else ms / 1000, name == "cpu_ms"
    )


def read_count(name: str, text: str) -> int:
    """A whole number from 1 on."""
    if not (text.isascii() and text.isdigit() and 0 < int(text) <= WITHOUT_END):
        raise UnknownBot("error-bot-value", bot=NAME, name=name, value=text[:20], allowed=">= 1")
    return int(text)
