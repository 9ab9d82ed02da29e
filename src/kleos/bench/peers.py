"""Random playouts and searches in other engines, driven from Python like ours: something for a speed to stand beside.

A step is a decision or a chance event. The peers come with the `bench` extra; CPU time is measured, not the clock.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, NamedTuple


class Playouts(NamedTuple):
    """What a run of whole random games came to."""

    steps: int
    games: int
    seconds: float

    @property
    def steps_per_second(self) -> float:
        """Give the speed."""
        return self.steps / self.seconds


class PeerMissing(Exception):
    """A peer's package is not installed."""

    def __init__(self, package: str) -> None:
        super().__init__(f"{package} is not installed; it comes with the bench extra: pip install 'kleos[bench]'")


def repeat(playout: Callable[[], int], seconds: float) -> Playouts:
    """Play whole games, each of which returns its steps, until that much CPU time is spent."""
    steps = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        steps += playout()
        games += 1
    return Playouts(steps, games, spent)


def openspiel(name: str, rng: Random, seconds: float) -> Playouts:
    """Play an OpenSpiel game at random.

    The games chosen here deal cards, each as likely as the other, so an index draws one: the quickest way there is.
    """
    try:
        import pyspiel
    except ImportError:
        raise PeerMissing("open_spiel") from None
    game = pyspiel.load_game(name)

    def playout() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
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
    """Play Catanatron at random with two players; dice and draws happen inside a player's step.

    Catanatron seeds and uses Python's global generator, which is put back afterwards.
    """
    try:
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.player import Color, Player
    except ImportError:
        raise PeerMissing("catanatron") from None

    class Uniform(Player):  # type: ignore[misc]  # the package has no types
        def decide(self, game: object, playable_actions: list[object]) -> object:
            return playable_actions[int(rng.random() * len(playable_actions))]

    def playout() -> int:
        game = Game([Uniform(Color.RED), Uniform(Color.BLUE)], seed=rng.randrange(1, 2**31))
        steps = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            steps += 1
        return steps

    before = random.getstate()
    try:
        return repeat(playout, seconds)
    finally:
        random.setstate(before)


PEERS: dict[str, Callable[[Random, float], Playouts]] = {
    "openspiel crazy_eights": crazy_eights,
    "openspiel gin_rummy": gin_rummy,
    "openspiel leduc_poker": leduc_poker,
    "catanatron": catanatron,
}


SIMULATIONS = 100  # of one search of a peer
UCT_C = 2.0


def ismcts_positions(rng: Random, wanted: int = 20) -> list[Any]:
    """Positions of random gin_rummy games, a player to act in each."""
    try:
        import pyspiel
    except ImportError:
        raise PeerMissing("open_spiel") from None
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


SEARCH_PEERS: dict[str, Callable[[Random, float], Playouts]] = {
    "openspiel ismcts gin_rummy c++": native_ismcts,
    "openspiel ismcts gin_rummy python": python_ismcts,
}
