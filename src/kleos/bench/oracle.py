"""The oracle: a search that is shown the truth, the ceiling that no honest bot can reach.

It has no name in the registry and is no Bot: it cannot be asked with an observation alone. Only the match tables of
this package make one, and they say so.
"""

from random import Random

from kleos.bots.search_bot import Ismcts
from kleos.core.moves import Move
from kleos.core.observation import Observation
from kleos.core.state import State
from kleos.search.ismcts import Search


class OracleSearch(Ismcts):
    """The search of another bot, in which every imagined world is the true one."""

    truth: State | None = None  # for the decision being made

    def start(self, seen: Observation, seed: str) -> Search:
        """Search the truth; draws that are still to come stay open."""
        assert self.truth is not None
        search = super().start(seen, seed)
        search.pool = [self.truth.copy()]
        return search


class Oracle:
    """Decides like a given bot that knew everything."""

    def __init__(self, bot: Ismcts) -> None:
        assert bot.plan.workers == 1  # a truth does not travel to other processes
        self.knowing = OracleSearch(bot.game, bot.plan, bot.evaluator)

    def decide(self, truth: State, seen: Observation, rng: Random) -> Move:
        """Pick one of the legal moves of whoever acts in this state."""
        self.knowing.truth = truth
        try:
            return self.knowing.choose(seen, rng, None)
        finally:
            self.knowing.truth = None
