"""Play seeded games and hash all positions, legal moves, views and some searches: run once per build and compare."""

import sys
from hashlib import sha256
from random import Random

import kleos
from kleos.builds import build_name
from kleos.core.players import CHANCE_SEAT, Player
from kleos.search.evaluators import evaluator_for
from kleos.search.ismcts import Search
from kleos.search.node import SearchSettings
from tests.contract.games import any_options, default
from tests.support import VIEWERS, walk


def search_figures(state: kleos.State) -> str:
    """Visits and values of a short search for the player to act."""
    search = Search(
        state.game, state.observe(Player(state.to_act)), evaluator_for(state.game), SearchSettings(), Random(1)
    )
    search.run(40)
    return f"{search.visits()} {[round(value, 9) for value in search.values()]}"


def trajectory_hash(games: int) -> str:
    """Half of the games at default options, half at others; views at every seventh position."""
    total = sha256()
    for code in kleos.GAMES:
        for seed in range(games):
            game = default(code) if seed % 2 else any_options(code, seed)
            for ply, state in enumerate(walk(game, seed)):
                total.update(str(state).encode())
                total.update(" ".join(move.code for move in state.legal_moves()).encode())
                if ply % 7 == seed % 7:
                    for viewer in VIEWERS:
                        total.update(state.observe(viewer).to_bytes())
                if ply % 60 == 59 and state.to_act < CHANCE_SEAT and len(state.legal_moves()) > 1:
                    total.update(search_figures(state).encode())
            total.update(repr(state.outcome).encode())
    return total.hexdigest()


if __name__ == "__main__":
    print(build_name(), trajectory_hash(int(sys.argv[1])))
