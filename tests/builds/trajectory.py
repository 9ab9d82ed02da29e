"""Play seeded games and print one hash over all positions, legal moves and views: run once per build and compare."""

import sys
from hashlib import sha256

import kleos
from kleos.builds import build_name
from tests.contract.games import any_options, default
from tests.support import VIEWERS, walk


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
            total.update(repr(state.outcome).encode())
    return total.hexdigest()


if __name__ == "__main__":
    print(build_name(), trajectory_hash(int(sys.argv[1])))
