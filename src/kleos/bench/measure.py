"""What can be measured of one game in one build, per CPU-second. Run as a program it is a meter's process."""

import sys
import tracemalloc
from collections.abc import Callable
from math import floor
from random import Random
from time import process_time
from typing import NamedTuple

import kleos
from kleos.bench.meters import answer
from kleos.core.game import Game
from kleos.core.players import CHANCE_SEAT, NOBODY, Player
from kleos.core.state import State
from kleos.insight.asking import measures_for
from kleos.insight.chances import InsightPlan, Rehearsal
from kleos.search.evaluator import Evaluator
from kleos.search.evaluators import evaluator_for
from kleos.search.ismcts import Search
from kleos.search.node import SearchSettings

SIMULATIONS = 100  # of one search, as many as the peers make
HINT_SIMULATIONS = 400  # of the searches of one hint, so that many positions are met


class Rate(NamedTuple):
    """So many things in so many CPU-seconds."""

    done: int
    seconds: float


def playout(game: Game, rng: Random) -> int:
    """One random game through `sample`; returns its steps, decisions and chance together."""
    state = game.start()
    steps = 0
    random, nature = rng.random, CHANCE_SEAT
    while (actor := state.to_act) <= nature:
        if actor == nature:
            state.apply(state.sample(rng))
        else:
            moves = state.legal_moves()
            state.apply(moves[floor(random() * len(moves))])  # `int` makes a call of a type, at twice the price
        steps += 1
    return steps


def playout_by_odds(game: Game, rng: Random) -> int:
    """The same with chance through lists of outcomes, as OpenSpiel does it."""
    state = game.start()
    steps = 0
    while state.to_act != NOBODY:
        if state.to_act == CHANCE_SEAT:
            odds = state.odds()
            point = rng.random() * sum(weight for _, weight in odds)
            at = 0
            while point >= odds[at][1] and at < len(odds) - 1:
                point -= odds[at][1]
                at += 1
            state.apply(odds[at][0])
        else:
            moves = state.legal_moves()
            state.apply(moves[int(rng.random() * len(moves))])
        steps += 1
    return steps


def playout_by_play_random(game: Game, rng: Random) -> int:
    """The same with one call a step, as our search does it: what the engine can do when Python only turns the crank."""
    state = game.start()
    steps = 0
    play_random = state.play_random
    while state.to_act != NOBODY:
        play_random(rng)
        steps += 1
    return steps


def some_states(game: Game, rng: Random, wanted: int = 200) -> list[State]:
    """Positions from random games, a player to act in each; few from one game, so that a long one counts for little."""
    states: list[State] = []
    while len(states) < wanted:
        state = game.start()
        while state.actor is not None:
            if isinstance(state.actor, Player) and rng.random() < 0.01:
                states.append(state.copy())
            moves = state.legal_moves() if isinstance(state.actor, Player) else [state.sample(rng)]
            state.apply(moves[int(rng.random() * len(moves))])
    return states[:wanted]


def repeat(once: Callable[[int], int], seconds: float) -> Rate:
    """Do it again and again until the CPU time is spent; `once` gets a running number and returns how much it did."""
    count = number = 0
    once(0)  # tables that are filled when first asked are not what is measured
    start = process_time()
    while (spent := process_time() - start) < seconds or not number:
        count += once(number)
        number += 1
    return Rate(count, spent)


def playouts(game: Game, rng: Random, seconds: float) -> Rate:
    """Steps of random games."""
    return repeat(lambda _: playout(game, rng), seconds)


def playouts_by_odds(game: Game, rng: Random, seconds: float) -> Rate:
    """Steps of random games, chance by lists."""
    return repeat(lambda _: playout_by_odds(game, rng), seconds)


def playouts_by_play_random(game: Game, rng: Random, seconds: float) -> Rate:
    """Steps of random games, one call each."""
    return repeat(lambda _: playout_by_play_random(game, rng), seconds)


def copies(game: Game, rng: Random, seconds: float) -> Rate:
    """Copies of states."""
    states = some_states(game, rng)

    def once(number: int) -> int:
        copy = states[number % len(states)].copy
        for _ in range(100):
            copy()
        return 100

    return repeat(once, seconds)


def imagined(game: Game, rng: Random, seconds: float) -> Rate:
    """Imagined worlds, a hundred from each observation, as a search takes them."""
    seen = [state.observe(Player.ONE) for state in some_states(game, rng)]

    def once(number: int) -> int:
        sampler = game.sampler(seen[number % len(seen)])
        for _ in range(100):
            sampler.draw(rng)
        return 100

    return repeat(once, seconds)


def observations(game: Game, rng: Random, seconds: float) -> Rate:
    """Observations of one player."""
    states = some_states(game, rng)

    def once(number: int) -> int:
        states[number % len(states)].observe(Player.ONE)
        return 1

    return repeat(once, seconds)


def searches(game: Game, evaluator: Evaluator, settings: SearchSettings, rng: Random, seconds: float) -> Rate:
    """Simulations of searches from positions of random games, the growth of the tree included."""
    choices = [state for state in some_states(game, rng) if len(state.legal_moves()) > 1]
    seen = [state.observe(Player(state.to_act)) for state in choices]

    def once(number: int) -> int:
        search = Search(game, seen[number % len(seen)], evaluator, settings, rng)
        search.run(SIMULATIONS)
        return SIMULATIONS

    return repeat(once, seconds)


def searches_to_the_end(game: Game, rng: Random, seconds: float) -> Rate:
    """Plain search: random playouts to the end of the game, as the peers do it."""
    return searches(game, Evaluator(), SearchSettings(horizon=0, informed_playouts=False, prior=False), rng, seconds)


def searches_to_the_cut(game: Game, rng: Random, seconds: float) -> Rate:
    """The search of the bots: informed playouts to the end of the battle or turn, then the fitted value."""
    return searches(game, evaluator_for(game), SearchSettings(), rng, seconds)


def hints(game: Game, rng: Random, seconds: float) -> Rate:
    """Simulations and rehearsals that hints are made of, with all that is asked of them."""
    choices = [state for state in some_states(game, rng) if len(state.legal_moves()) > 1]
    seen = [state.observe(Player(state.to_act)) for state in choices]
    plan = InsightPlan().scaled(HINT_SIMULATIONS)

    def once(number: int) -> int:
        one = seen[number % len(seen)]
        rehearsal = Rehearsal(game, one, measures_for(game, one), plan, number)
        rehearsal.run()
        rehearsed = sum(len(tried.of(0)) for tried in rehearsal.tried)
        return rehearsed + sum(search.simulations for search in rehearsal.searches)

    return repeat(once, seconds)


def memory(game: Game, rng: Random, seconds: float) -> Rate:
    """Bytes per state, as a rate: all that a copy allocates, over many states."""
    states = some_states(game, rng)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for state in states for _ in range(10)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return Rate(after - before - sys.getsizeof(kept), float(len(kept)))


MEASURES: dict[str, Callable[[Game, Random, float], Rate]] = {
    "playouts": playouts,
    "playouts-by-odds": playouts_by_odds,
    "playouts-by-play-random": playouts_by_play_random,
    "copies": copies,
    "imagined": imagined,
    "observations": observations,
    "memory": memory,
    "search-to-end": searches_to_the_end,
    "search-to-cut": searches_to_the_cut,
    "search-for-hints": hints,
}


def main(arguments: list[str]) -> None:
    """MEASURE GAME"""
    measure, game = MEASURES[arguments[0]], kleos.load(arguments[1])
    answer(lambda seconds, seed: measure(game, Random(seed), seconds))


if __name__ == "__main__":
    main(sys.argv[1:])
