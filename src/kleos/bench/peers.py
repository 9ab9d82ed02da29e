"""Random playouts and searches in other engines, driven from Python like ours: something for a speed to stand beside.

A step is a decision or a chance event. The peers come with the `bench` extra; CPU time is measured, not the clock. Run
as a program it is a meter's process, so that no peer's warnings or global generators touch ours.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from math import floor
from random import Random
from time import process_time
from typing import Any, NamedTuple

from kleos.bench.meters import answer


class Playouts(NamedTuple):
    """What a run of whole random games came to."""

    steps: int
    games: int
    seconds: float

    @property
    def steps_per_second(self) -> float:
        """Give the speed."""
        return self.steps / self.seconds


def repeat(playout: Callable[[], int], seconds: float) -> Playouts:
    """Play whole games, each of which returns its steps, until that much CPU time is spent."""
    steps = games = 0
    playout()  # tables and caches of the first game are not what is measured
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        steps += playout()
        games += 1
    return Playouts(steps, games, spent)


def openspiel(name: str, rng: Random, seconds: float) -> Playouts:
    """Play an OpenSpiel game at random.

    The games chosen here deal cards, each as likely as the other, so an index draws one: the quickest way there is.
    """
    import pyspiel

    game, random = pyspiel.load_game(name), rng.random

    def playout() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[floor(random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[floor(random() * len(legal))])
            steps += 1
        return steps

    return repeat(playout, seconds)


def crazy_eights(rng: Random, seconds: float) -> Playouts:
    """Play OpenSpiel's crazy_eights at random."""
    return openspiel("crazy_eights", rng, seconds)


def gin_rummy(rng: Random, seconds: float) -> Playouts:
    """Play OpenSpiel's gin_rummy at random."""
    return openspiel("gin_rummy", rng, seconds)


def leduc_poker(rng: Random, seconds: float) -> Playouts:
    """Play OpenSpiel's leduc_poker at random."""
    return openspiel("leduc_poker", rng, seconds)


def catanatron(rng: Random, seconds: float) -> Playouts:
    """Play Catanatron at random with two players; dice and draws happen inside a player's step."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, Player

    class Uniform(Player):  # type: ignore[misc]  # the package has no types
        def decide(self, game: object, playable_actions: list[object]) -> object:
            return playable_actions[floor(rng.random() * len(playable_actions))]

    def playout() -> int:
        game = Game([Uniform(Color.RED), Uniform(Color.BLUE)], seed=rng.randrange(1, 2**31))
        steps = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            steps += 1
        return steps

    return repeat(playout, seconds)


def uno(rng: Random, seconds: float) -> Playouts:
    """Play RLCard's uno at random; draws happen inside a player's step."""
    import rlcard

    env = rlcard.make("uno", config={"seed": rng.randrange(2**31)})

    def playout() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return repeat(playout, seconds)


def tictactoe(rng: Random, seconds: float) -> Playouts:
    """Play PettingZoo's tictactoe at random through its turn-based API."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from pettingzoo.classic import tictactoe_v3

    env = tictactoe_v3.env()
    return repeat(lambda: zoo_game(env, rng), seconds)


def zoo_game(env: Any, rng: Random) -> int:
    """One random game of a PettingZoo environment."""
    env.reset(seed=rng.randrange(2**31))
    steps = 0
    while env.agents:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
        else:
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return steps


SIMULATIONS = 100  # of one search of a peer
UCT_C = 2.0


def ismcts_positions(rng: Random, wanted: int = 20) -> list[Any]:
    """Positions of random gin_rummy games, a player to act in each."""
    import pyspiel

    found: list[Any] = []
    while len(found) < wanted:
        state = pyspiel.load_game("gin_rummy").new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and rng.random() < 0.05:
                found.append(state.clone())
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
    return found[:wanted]


def search_with(bot: Any, positions: list[Any], seconds: float) -> Playouts:
    """Let a bot of OpenSpiel search from the positions in turn; a step is a simulation."""
    turn = iter(range(10**9))

    def search() -> int:
        bot.step(positions[next(turn) % len(positions)])
        return SIMULATIONS

    return repeat(search, seconds)


def native_ismcts(rng: Random, seconds: float) -> Playouts:
    """Run OpenSpiel's ISMCTS in C++ on gin_rummy, playouts to the end."""
    positions = ismcts_positions(rng)
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, rng.randrange(2**31))
    bot = pyspiel.ISMCTSBot(rng.randrange(2**31), evaluator, UCT_C, SIMULATIONS)
    return search_with(bot, positions, seconds)


def python_ismcts(rng: Random, seconds: float) -> Playouts:
    """Run OpenSpiel's ISMCTS in Python on gin_rummy, playouts to the end."""
    positions = ismcts_positions(rng)
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts

    chance = numpy.random.RandomState(rng.randrange(2**31))
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(positions[0].get_game(), evaluator, UCT_C, SIMULATIONS, random_state=chance)
    return search_with(bot, positions, seconds)


class Peer(NamedTuple):
    """A measurement of another engine and the modules it needs."""

    measure: Callable[[Random, float], Playouts]
    modules: tuple[str, ...]

    def is_installed(self) -> bool:
        """Ask whether it can be measured here."""
        return all(find_spec(module) is not None for module in self.modules)


PEERS: dict[str, Peer] = {
    "openspiel crazy_eights": Peer(crazy_eights, ("pyspiel",)),
    "openspiel gin_rummy": Peer(gin_rummy, ("pyspiel",)),
    "openspiel leduc_poker": Peer(leduc_poker, ("pyspiel",)),
    "catanatron": Peer(catanatron, ("catanatron",)),
    "rlcard uno": Peer(uno, ("rlcard",)),
    "pettingzoo tictactoe": Peer(tictactoe, ("pettingzoo", "pygame")),
}

SEARCH_PEERS: dict[str, Peer] = {
    "openspiel ismcts gin_rummy c++": Peer(native_ismcts, ("pyspiel",)),
    "openspiel ismcts gin_rummy python": Peer(python_ismcts, ("pyspiel", "numpy", "open_spiel")),
}
ALL_PEERS = {**PEERS, **SEARCH_PEERS}


def main(arguments: list[str]) -> None:
    """PEER"""
    warnings.simplefilter("ignore")  # theirs, not ours to mend
    peer = ALL_PEERS[arguments[0]]

    def measure(seconds: float, seed: int) -> tuple[int, float]:
        found = peer.measure(Random(seed), seconds)
        return found.steps, found.seconds

    answer(measure)


if __name__ == "__main__":
    main(sys.argv[1:])
