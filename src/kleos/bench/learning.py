"""What learners pay for: encodings and observations, and agents' steps through every interface, per CPU-second.

A step is a decision of an agent, with what he sees, the mask of what he may do, and a random choice from it; chance and
an opponent's moves are not counted. Run as a program it is a meter's process.
"""

import os
import sys
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import kleos
from kleos.bench.measure import Rate, repeat
from kleos.bench.meters import answer
from kleos.bench.peers import zoo_game
from kleos.core.game import Game
from kleos.core.players import NOBODY, Player
from kleos.core.state import State

SIZES = (1, 16, 256, 4096)  # of vectors of games
STATES = 4_000  # that one pass goes through: more than the caches hold


def decisions(game: Game, rng: Random, wanted: int) -> list[State]:
    """Every decision of random games, one game after the other."""
    found: list[State] = []
    state = game.start()
    while len(found) < wanted:
        if state.to_act == NOBODY:
            state = game.start()
        if isinstance(state.actor, Player):
            found.append(state.copy())
        state.play_random(rng)
    return found


def over_states(game: Game, rng: Random, seconds: float, do: Callable[[State, Player], object]) -> Rate:
    """Do something with each state for whoever decides, again and again."""
    states = [(state, Player(state.to_act)) for state in decisions(game, rng, STATES)]

    def once(number: int) -> int:
        for state, player in states:
            do(state, player)
        return len(states)

    return repeat(once, seconds)


def encodings(game: Game, rng: Random, seconds: float) -> Rate:
    """`state.encode`."""
    return over_states(game, rng, seconds, lambda state, player: state.encode(player))


def observations(game: Game, rng: Random, seconds: float) -> Rate:
    """`state.observe`."""
    return over_states(game, rng, seconds, lambda state, player: state.observe(player))


def vector_of(count: int) -> Callable[[Game, Random, float], Rate]:
    """Steps of so many games at once, in self-play."""

    def measure(game: Game, rng: Random, seconds: float) -> Rate:
        from kleos.vector import VectorGames

        games = VectorGames(game, count, "self", 0)
        games.reset(seed=rng.randrange(2**31))

        def once(number: int) -> int:
            games.step(games.any_actions(rng))
            return count

        return repeat(once, seconds)

    return measure


def gymnasium_steps(game: Game, rng: Random, seconds: float) -> Rate:
    """Steps of the single environment, against `uniform`."""
    from kleos.adapters.gymnasium import KleosEnv

    env = KleosEnv(game, opponent="uniform")

    def once(number: int) -> int:
        _, info = env.reset(seed=rng.randrange(2**31))
        steps, over = 0, False
        while not over:
            legal = info["action_mask"].nonzero()[0]
            _, _, over, _, info = env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return repeat(once, seconds)


def pettingzoo_steps(game: Game, rng: Random, seconds: float) -> Rate:
    """Steps of both agents through `last` and `step`, with PettingZoo's wrappers."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from kleos.adapters.pettingzoo import env as make_env

    env = make_env(game)
    return repeat(lambda number: zoo_game(env, rng), seconds)


def openspiel_steps(game: Game, rng: Random, seconds: float) -> Rate:
    """Steps through OpenSpiel's interface, with the tensor of whoever decides."""
    from kleos.adapters.openspiel import CLASSES

    spiel = CLASSES[game.code]({})
    return repeat(lambda number: spiel_game(spiel, rng), seconds)


def drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome at a point between 0 and 1."""
    for action, chance in outcomes:
        point -= chance
        if point < 0:
            return action
    return outcomes[-1][0]


def spiel_game(game: Any, rng: Random) -> int:
    """One random game of OpenSpiel's; chance by its own probabilities."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), rng.random()))
        else:
            state.observation_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
    return steps


LEARNING: dict[str, Callable[[Game, Random, float], Rate]] = {
    "encode": encodings,
    "observe": observations,
    **{f"vector-{count}": vector_of(count) for count in SIZES},
    "gymnasium": gymnasium_steps,
    "pettingzoo": pettingzoo_steps,
    "openspiel-tensor": openspiel_steps,
}


def peer_tensor(name: str) -> Callable[[Random, float], Rate]:
    """Steps of one of OpenSpiel's own games, measured as ours are."""

    def measure(rng: Random, seconds: float) -> Rate:
        import pyspiel

        game = pyspiel.load_game(name)
        return repeat(lambda number: spiel_game(game, rng), seconds)

    return measure


def zoo_tictactoe(rng: Random, seconds: float) -> Rate:
    """Steps of PettingZoo's tictactoe, measured as ours are."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from pettingzoo.classic import tictactoe_v3

    env = tictactoe_v3.env()
    return repeat(lambda number: zoo_game(env, rng), seconds)


GIN = "openspiel gin_rummy tensor"
LEARNING_PEERS: dict[str, tuple[Callable[[Random, float], Rate], tuple[str, ...]]] = {
    GIN: (peer_tensor("gin_rummy"), ("pyspiel",)),
    "openspiel crazy_eights tensor": (peer_tensor("crazy_eights"), ("pyspiel",)),
    "openspiel leduc_poker tensor": (peer_tensor("leduc_poker"), ("pyspiel",)),
    "pettingzoo tictactoe env": (zoo_tictactoe, ("pettingzoo", "pygame")),
}


def main(arguments: list[str]) -> None:
    """MEASURE GAME, or the name of a peer"""
    warnings.simplefilter("ignore")  # of other packages, not ours to mend
    if len(arguments) == 1:
        peer = LEARNING_PEERS[arguments[0]][0]
        answer(lambda seconds, seed: peer(Random(seed), seconds))
        return
    measure, game = LEARNING[arguments[0]], kleos.load(arguments[1])
    answer(lambda seconds, seed: measure(game, Random(seed), seconds))


if __name__ == "__main__":
    main(sys.argv[1:])
