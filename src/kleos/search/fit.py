# interpreted: numpy, files, a command line
"""Fit the value of a game by logistic regression on self-play: `python -m kleos.search.fit GAME --games N --seed S`.

Round one plays by the evaluator's weights alone (`--sims 0`); later rounds play by search with the value fitted so far.
Held-out games (every fifth) tell how good the fit is. The weights and how they were made go to data/values.json.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from kleos.catalogue import load
from kleos.core.errors import GameError
from kleos.core.game import Game
from kleos.search.evaluators import VALUES, evaluator_for
from kleos.search.fitted import FittedEvaluator
from kleos.search.kept import keep
from kleos.search.node import SearchSettings
from kleos.search.self_play import play_itself

try:
    import numpy as np
except ImportError:
    raise SystemExit("fitting needs numpy: pip install 'kleos[adapters]'") from None

RIDGE = 3.0  # keeps weights of rare features small
HELD_OUT = 5  # every fifth game tests the fit
STEPS = 30  # of Newton's method, far more than it needs


def self_play_games(
    game: Game, evaluator: FittedEvaluator, games: int, seed: int, sims: int, horizon: int, slip: float
) -> list[Any]:
    """Play the games."""
    settings = SearchSettings(horizon=horizon)
    found = []
    for number in range(games):
        found.append(play_itself(game, evaluator, settings, sims, slip, Random(f"fit/{seed}/{number}")))
        if sims and number % 50 == 49:
            print(f"{number + 1} games", flush=True)
    return found


def samples(played: list[Any]) -> tuple[Any, Any]:
    """Features at the cuts, and the mover's result."""
    rows = [row for one in played for row in one.rows]
    won = [one.result if mover == 0 else 1 - one.result for one in played for mover in one.movers]
    return np.array(rows), np.array(won)


def regress(rows: Any, won: Any) -> Any:
    """Logistic regression with a ridge, by Newton's method."""
    weights = np.zeros(rows.shape[1])
    ridge = np.eye(rows.shape[1]) * RIDGE
    ridge[0, 0] = 0.0
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (won - chance) - ridge @ weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + ridge
        weights = weights + np.linalg.solve(bend + 1e-9 * np.eye(len(bend)), slope)
    return weights


def log_loss(rows: Any, won: Any, weights: Any) -> float:
    """The mean surprise of the results."""
    chance = np.clip(1 / (1 + np.exp(-rows @ weights)), 1e-9, 1 - 1e-9)
    return float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))


def calibration(rows: Any, won: Any, weights: Any) -> float:
    """The mean gap between the chance foretold and the share won, over ten bins."""
    chance = 1 / (1 + np.exp(-rows @ weights))
    bins = np.minimum((chance * 10).astype(int), 9)
    gaps = [abs(np.mean(won[bins == k]) - np.mean(chance[bins == k])) * np.sum(bins == k) for k in set(bins.tolist())]
    return float(sum(gaps) / len(won))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, print, and keep."""
    parser = argparse.ArgumentParser(prog="python -m kleos.search.fit")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sims", type=int, default=0)
    parser.add_argument("--horizon", type=int, default=1)
    parser.add_argument("--slip", type=float, default=0.1)
    parser.add_argument("--out", type=Path, default=Path("src", "kleos", "data", VALUES))
    chosen = parser.parse_args(arguments)
    try:
        game = load(chosen.game)
    except GameError as error:
        parser.error(str(error))
    if chosen.games < HELD_OUT or chosen.sims < 0 or chosen.horizon < 1 or not 0 <= chosen.slip <= 1:
        parser.error(f"games from {HELD_OUT}, sims from 0, horizon from 1, slip from 0 to 1")
    old = json.loads(chosen.out.read_text(encoding="utf-8")) if chosen.out.exists() else {}
    if chosen.sims and game.code not in old:
        parser.error(f"no earlier fit of {game.code} in {chosen.out}: begin with --sims 0")
    weights = old[game.code]["weights"] if chosen.sims else []
    evaluator = evaluator_for(game, weights)
    played = self_play_games(game, evaluator, chosen.games, chosen.seed, chosen.sims, chosen.horizon, chosen.slip)
    rows, won = samples([one for k, one in enumerate(played) if k % HELD_OUT])
    test_rows, test_won = samples(played[::HELD_OUT])
    fitted = regress(rows, won)
    made = {
        "command": f"python -m kleos.search.fit {game.code} --games {chosen.games} --seed {chosen.seed}"
        f" --sims {chosen.sims} --horizon {chosen.horizon} --slip {chosen.slip}",
        "positions": len(rows),
        "plies per game": round(sum(one.plies for one in played) / len(played), 1),
        "held out": {
            "positions": len(test_rows),
            "log loss": round(log_loss(test_rows, test_won, fitted), 4),
            "log loss of guessing": round(log_loss(test_rows[:, :1], test_won, regress(rows[:, :1], won)), 4),
            "calibration error": round(calibration(test_rows, test_won, fitted), 4),
        },
    }
    print(json.dumps(made, indent=1))
    sides = evaluator.feature_names()
    for name, weight in zip(
        ["one", *(f"mover {n}" for n in sides), *(f"other {n}" for n in sides)], fitted, strict=True
    ):
        print(f"{weight:+8.3f}  {name}")
    earlier = old.get(game.code, {}).get("made", []) if chosen.sims else []
    keep(chosen.out, game.code, {"weights": [round(float(w), 4) for w in fitted], "made": [*earlier, made]})


if __name__ == "__main__":
    main()
