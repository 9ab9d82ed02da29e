# interpreted: numpy, files, a command line
"""Train the policy of a game on its own searches: `python -m kleos.search.train_policy GAME --seed S --folder DIR`.

Each round the search plays itself, guided by the policy of the round before; what it visited is what the next policy
learns: the weights whose softmax is nearest to the shares of visits. Games are kept in the folder one by one, so a run
that was stopped goes on, and everything follows from the seed. Every fifth game has no part in the fit: the loss on
these, round by round, is the learning curve. The weights go to data/policies.json.
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from kleos.catalogue import has_part, load
from kleos.core.errors import GameError
from kleos.core.game import Game
from kleos.core.players import CHANCE_SEAT, Player
from kleos.search.evaluator import Evaluator
from kleos.search.evaluators import POLICIES, evaluator_for, features_of, policy_evaluator
from kleos.search.ismcts import Search, drawn
from kleos.search.kept import keep
from kleos.search.node import SearchSettings
from kleos.search.policy import SCALE

try:
    import numpy as np
except ImportError:
    raise SystemExit("training needs numpy: pip install 'kleos[adapters]'") from None

HELD_OUT = 5  # every fifth game tests the fit
STRAY = 0.2  # of the moves are drawn by visits, so that games differ
STEPS = 400  # of Adam
RATE = 0.03
DECAY = 0.003  # draws weights of rare features to nothing
LIMIT = 6.0  # no weight is larger

Array = Any  # numpy.ndarray; numpy's own types say no more here


class Plan(NamedTuple):
    """How much is played."""

    code: str
    games: int  # a round
    sims: int  # a move
    seed: int


class Data(NamedTuple):
    """Decisions, one after the other: features of each option (all options alike long), and their shares of visits."""

    features: Array  # options x most features, padded with the number that means nothing
    shares: Array  # of each option
    firsts: Array  # where each decision begins


# Playing.


def play(plan: Plan, round_: int, weights: list[int] | None, folder: Path, number: int) -> None:
    """Play one game by search, and keep what it visited, unless it is there already."""
    file = file_of(folder, round_, number)
    if file.exists():
        return
    game = load(plan.code)
    evaluator = evaluator_for(game) if weights is None else policy_evaluator(game, weights)
    found = searched(game, evaluator, plan.sims, f"train/{plan.seed}/{round_}/{number}")
    part = file.with_suffix(".part")
    with part.open("wb") as out:
        np.savez_compressed(out, **found)
    part.replace(file)


def file_of(folder: Path, round_: int, number: int) -> Path:
    """Where a game is kept."""
    return folder / f"round-{round_}" / f"game-{number:05}.npz"


def searched(game: Game, evaluator: Evaluator, sims: int, seed: str) -> dict[str, Array]:
    """One game of the search with itself: what held of every option, and how often it was visited."""
    features, settings, rng = features_of(game), SearchSettings(), Random(seed)
    numbers: list[int] = []
    lengths: list[int] = []  # features of an option, by decision
    counts: list[int] = []  # options, by decision
    visits: list[int] = []
    state = game.start()
    while state.to_act <= CHANCE_SEAT:
        if state.to_act == CHANCE_SEAT:
            state.apply(state.sample(rng))
            continue
        options = state.legal_moves()
        if len(options) == 1:
            state.apply(options[0])
            continue
        search = Search(game, state.observe(Player(state.to_act)), evaluator, settings, rng)
        search.run(sims)
        tried = search.visits()
        found = features.active(state, search.moves)
        numbers += found
        lengths.append(len(found) // len(search.moves))
        counts.append(len(search.moves))
        visits += tried
        strays = rng.random() < STRAY
        place = drawn(tried, int(rng.random() * sum(tried))) if strays else tried.index(max(tried))
        state.apply(search.moves[place])
    return {
        "numbers": np.array(numbers, np.int32),
        "lengths": np.array(lengths, np.int32),
        "counts": np.array(counts, np.int32),
        "visits": np.array(visits, np.int32),
    }


def play_round(plan: Plan, round_: int, weights: list[int] | None, folder: Path, workers: int) -> None:
    """Play all games of a round that are not there yet."""
    file_of(folder, round_, 0).parent.mkdir(parents=True, exist_ok=True)
    work = partial(play, plan, round_, weights, folder)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for done, _ in enumerate(pool.map(work, range(plan.games)), 1):
            if done % 20 == 0 or done == plan.games:
                print(f"round {round_}: {done} of {plan.games} games", flush=True)


# Fitting.


def read(folder: Path, rounds: Iterable[int], games: Iterable[int], nothing: int) -> Data:
    """The decisions of some games."""
    rows, shares, firsts, at = [], [], [], 0
    for round_ in rounds:
        for number in games:
            with np.load(file_of(folder, round_, number)) as kept:
                numbers, lengths, counts, visits = (kept[name] for name in ("numbers", "lengths", "counts", "visits"))
            first = option = 0
            for length, count in zip(lengths, counts, strict=True):
                rows.append(numbers[first : first + length * count].reshape(count, length))
                tried = visits[option : option + count]
                shares.append(tried / max(1, tried.sum()))
                firsts.append(at)
                at += count
                first += length * count
                option += count
    widest = max(row.shape[1] for row in rows)
    padded = [np.pad(row, ((0, 0), (0, widest - row.shape[1])), constant_values=nothing) for row in rows]
    return Data(np.concatenate(padded), np.concatenate(shares), np.array(firsts))


def chances(data: Data, weights: Array) -> Array:
    """The policy's chance of each option; the last weight is that of the padding."""
    totals = weights[data.features].sum(axis=1)
    counts = np.diff(np.append(data.firsts, len(totals)))
    totals = np.exp(totals - np.repeat(np.maximum.reduceat(totals, data.firsts), counts))
    return totals / np.repeat(np.add.reduceat(totals, data.firsts), counts)


def loss(data: Data, weights: Array) -> float:
    """The mean surprise at what the searches visited."""
    return float(-(data.shares * np.log(np.maximum(chances(data, weights), 1e-9))).sum() / len(data.firsts))


def least_loss(data: Data) -> float:
    """What nobody can beat: the searches' own spread."""
    return float(-(data.shares * np.log(np.maximum(data.shares, 1e-9))).sum() / len(data.firsts))


def fit(data: Data, size: int, start: Array | None = None) -> Array:
    """The weights whose softmax is nearest to the shares, by Adam."""
    weights = np.zeros(size + 1) if start is None else start.copy()
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    width = data.features.shape[1]
    for step in range(1, STEPS + 1):
        error = chances(data, weights) - data.shares
        slope = np.bincount(data.features.ravel(), np.repeat(error, width), size + 1) / len(data.firsts)
        slope += DECAY / len(data.firsts) * weights
        slope[size] = 0.0
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope**2
        rate = RATE * min(1.0, 2 * (1 - step / (STEPS + 1)))
        weights -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
        weights = np.clip(weights, -LIMIT, LIMIT)
    return weights


def in_points(weights: Array) -> list[int]:
    """Weights as whole numbers, without that of the padding."""
    return [round(float(weight) * SCALE) for weight in weights[:-1]]


def trained(plan: Plan, rounds: int, folder: Path, workers: int) -> tuple[list[int], list[dict[str, float]]]:
    """Play and fit round by round; the weights, and the learning curve."""
    size = features_of(load(plan.code)).size()
    weights: list[int] | None = None
    fitted: Array | None = None
    curve: list[dict[str, float]] = []
    held_out = range(0, plan.games, HELD_OUT)
    learned = [number for number in range(plan.games) if number % HELD_OUT]
    for round_ in range(1, rounds + 1):
        play_round(plan, round_, weights, folder, workers)
        recent = range(max(1, round_ - 1), round_ + 1)  # two rounds: the older games are by a weaker search
        test = read(folder, [round_], held_out, size)
        before = loss(test, np.zeros(size + 1) if fitted is None else fitted)
        fitted = fit(read(folder, recent, learned, size), size, fitted)
        point = {"round": round_, "before": before, "after": loss(test, fitted), "least": least_loss(test)}
        curve.append({name: round(value, 4) for name, value in point.items()})
        print(json.dumps(curve[-1]), flush=True)
        weights = in_points(fitted)
    return weights or [], curve


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, print, and keep."""
    parser = argparse.ArgumentParser(prog="python -m kleos.search.train_policy")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200, help="a round")
    parser.add_argument("--sims", type=int, default=400, help="a move")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes; they change nothing but the time")
    parser.add_argument("--folder", type=Path, required=True, help="where the games are kept")
    parser.add_argument("--out", type=Path, default=Path("src", "kleos", "data", POLICIES))
    chosen = parser.parse_args(arguments)
    try:
        game = load(chosen.game)
    except GameError as error:
        parser.error(str(error))
    if not has_part(game.code, "policy"):
        parser.error(f"{game.code} has no features of moves")
    if chosen.games < HELD_OUT or min(chosen.sims, chosen.rounds, chosen.workers) < 1:
        parser.error(f"games from {HELD_OUT}, sims, rounds and workers from 1")
    plan = Plan(game.code, chosen.games, chosen.sims, chosen.seed)
    weights, curve = trained(plan, chosen.rounds, chosen.folder, chosen.workers)
    command = (
        f"python -m kleos.search.train_policy {plan.code} --games {plan.games} --sims {plan.sims}"
        f" --rounds {chosen.rounds} --seed {plan.seed}"
    )
    keep(chosen.out, plan.code, {"made": {"command": command, "curve": curve}, "weights": weights})


if __name__ == "__main__":
    main()
