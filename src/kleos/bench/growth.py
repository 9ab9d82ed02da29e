"""How a search fares as its tree grows: cost and memory at every doubling, without a cap and with one.

Run as a program it measures one search and prints JSON: memory is only measured well in a process of its own.
"""

import json
import resource
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

import kleos
from kleos.bench.measure import some_states
from kleos.core.players import Player
from kleos.search.evaluator import Evaluator
from kleos.search.ismcts import Search
from kleos.search.node import SearchSettings

FIRST = 1_000  # nodes at the first look
CHUNK = 50  # simulations between two looks
CAP = 50_000
SEED = 1
KILOBYTE = 1 if sys.platform == "darwin" else 1024  # what ru_maxrss counts


class GrowthSample(NamedTuple):
    """A search with so many nodes: simulations so far, and what those since the last look cost."""

    nodes: int
    simulations: int
    microseconds: float
    megabytes: float


def megabytes() -> float:
    """The memory of this process; where the system does not tell, the most that it has had."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 1e6
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * KILOBYTE / 1e6


def grow(code: str, nodes: int, cap: int) -> list[GrowthSample]:
    """Search from one early position until an uncapped tree would have so many nodes; look at every doubling."""
    game, rng = kleos.load(code), Random(SEED)
    state = next(state for state in some_states(game, rng) if len(state.legal_moves()) > 2)
    settings = SearchSettings(horizon=0, informed_playouts=False, prior=False, nodes=cap)
    search = Search(game, state.observe(Player(state.to_act)), Evaluator(), settings, rng)
    search.run(CHUNK)
    before, looks = megabytes(), list[GrowthSample]()
    start, done, goal = process_time(), search.simulations, FIRST
    while goal <= nodes:
        search.run(CHUNK)
        if 2 * search.simulations >= goal:  # about two nodes a simulation: one in each player's tree
            spent, count = process_time() - start, search.simulations - done
            looks.append(GrowthSample(search.nodes, search.simulations, 1e6 * spent / count, megabytes() - before))
            start, done, goal = process_time(), search.simulations, goal * 2
    return looks


def main(arguments: list[str]) -> None:
    """GAME NODES CAP"""
    code, nodes, cap = arguments
    print(json.dumps([look._asdict() for look in grow(code, int(nodes), int(cap))]))


if __name__ == "__main__":
    main(sys.argv[1:])
