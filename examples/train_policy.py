"""Train a masked policy with numpy alone: first it copies greedy, then it learns to beat it.

python examples/train_policy.py olympus --seed 1 --out policy.npz
KLEOS_POLICY=policy.npz kleos arena olympus --code examples/train_policy.py --players Trained,greedy --games 400

The net has one hidden layer and two heads: a share for each legal move, and the expected result. It copies decisions
from greedy's games against itself. Then it plays against greedy, and moves that ended better than expected become
likelier, by small steps (PPO).
"""

import argparse
import os
from random import Random
from typing import Any, NamedTuple

import numpy as np

import kleos
import kleos.vector
from kleos import Game, Move, Observation, Player
from kleos.bots.greedy import Greedy

HIDDEN = 128
BATCH = 512
GAMES = 256  # played at once against greedy
CLIP = 0.2  # by how much a share may change in one round
ENTROPY = 0.003  # what indifference is worth: without it the first habits stay for good
SHARPER = 3  # the power of the shares when it counts
Array = Any  # numpy.ndarray


class Lessons(NamedTuple):
    """Decisions as arrays, a row for each; features and masks are packed."""

    features: Array
    masks: Array
    moves: Array  # rows of the move table
    shares: Array  # of the move when it was chosen
    results: Array  # what came of it, from -1 to 1
    gains: Array  # how much better than expected that was


class Net:
    """Weights, and what follows from them."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.inputs, self.actions = game.features.size, game.move_table.decisions
        self.weights: dict[str, Array] = {
            "in": (rng.standard_normal((self.inputs, HIDDEN)) * 0.1).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "out": np.zeros((HIDDEN, self.actions + 1), np.float32),  # the last column is the expected result
        }
        self.means = {name: np.zeros_like(it) for name, it in self.weights.items()}
        self.squares = {name: np.zeros_like(it) for name, it in self.weights.items()}
        self.steps = 0

    def forward(self, bits: Array, mask: Array) -> tuple[Array, Array, Array]:
        """Hidden layer, shares of the legal moves, and the expected result from -1 to 1."""
        hidden = np.maximum(bits @ self.weights["in"] + self.weights["bias"], 0)
        both = hidden @ self.weights["out"]
        logits = np.where(mask, both[:, :-1], -1e9)
        shares = np.exp(logits - logits.max(1, keepdims=True))
        return hidden, shares / shares.sum(1, keepdims=True), np.tanh(both[:, -1])

    def unpacked(self, lessons: Lessons, rows: Array) -> tuple[Array, Array]:
        """Features and mask of some lessons."""
        bits = np.unpackbits(lessons.features[rows], axis=1, bitorder="little")[:, : self.inputs]
        mask = np.unpackbits(lessons.masks[rows], axis=1, bitorder="little")[:, : self.actions]
        return bits.astype(np.float32), mask.astype(bool)

    def copy(self, lessons: Lessons, rows: Array, rate: float) -> None:
        """Learn to choose and to expect what these lessons show."""
        bits, mask = self.unpacked(lessons, rows)
        hidden, shares, value = self.forward(bits, mask)
        shares[np.arange(len(rows)), lessons.moves[rows]] -= 1
        self.descend(bits, hidden, shares, value_slope(value, lessons.results[rows]), rate)

    def improve(self, lessons: Lessons, rows: Array, rate: float) -> None:
        """Make moves likelier that ended better than expected, and the others less likely."""
        bits, mask = self.unpacked(lessons, rows)
        hidden, shares, value = self.forward(bits, mask)
        each, moves, gains = np.arange(len(rows)), lessons.moves[rows], lessons.gains[rows]
        ratio = shares[each, moves] / lessons.shares[rows]
        weight = np.where(np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP), ratio * gains, 0)
        slope = shares * weight[:, None]
        slope[each, moves] -= weight
        logs = np.log(np.maximum(shares, 1e-9))
        slope += ENTROPY * shares * (logs - (shares * logs).sum(1, keepdims=True))
        self.descend(bits, hidden, slope, value_slope(value, lessons.results[rows]), rate)

    def descend(self, bits: Array, hidden: Array, slope: Array, slope_of_value: Array, rate: float) -> None:
        """One step of Adam, from the slopes at both heads."""
        top = np.concatenate([slope, slope_of_value[:, None]], 1).astype(np.float32) / len(slope)
        below = (top @ self.weights["out"].T) * (hidden > 0)
        self.steps += 1
        rate *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, found in {"in": bits.T @ below, "bias": below.sum(0), "out": hidden.T @ top}.items():
            self.means[name] += 0.1 * (found - self.means[name])
            self.squares[name] += 0.001 * (found * found - self.squares[name])
            self.weights[name] -= rate * self.means[name] / (np.sqrt(self.squares[name]) + 1e-8)


def value_slope(value: Array, results: Array) -> Array:
    """The slope of half the squared error, before the last tanh; it counts half as much as the choice of moves."""
    return 0.5 * (value - results) * (1 - value**2)


def drawn(shares: Array, rng: np.random.Generator) -> Array:
    """One action for each row, drawn by its shares."""
    return (shares.cumsum(1) > rng.random((len(shares), 1)) * shares.sum(1, keepdims=True)).argmax(1)


def copied(game: Game, decisions: int, seed: int, slip: float = 0.1) -> Lessons:
    """What greedy chooses in games against itself in which some moves are any moves, so that more is seen."""
    greedy, rng = Greedy(game), Random(seed)
    rows: list[tuple[bytes, bytes, int, float]] = []
    while len(rows) < decisions:
        state, own = game.start(), list[tuple[bytes, bytes, int, Player]]()
        while (actor := state.actor) is not None:
            if not isinstance(actor, Player):
                state.play_random(rng)
                continue
            move = greedy.choose(state.observe(actor), rng, None)
            own.append((state.encode(actor), state.encode_mask(actor), move.index, actor))
            state.apply(state.any_move(rng) if rng.random() < slip else move)
        winner = state.outcome.winner if state.outcome else None
        for seen, mask, row, player in own:
            rows.append((seen, mask, row, 0.0 if winner is None else 1.0 if winner is player else -1.0))
    features, masks, moves, results = zip(*rows, strict=True)
    blank = np.zeros(len(rows), np.float32)
    return Lessons(packed(features), packed(masks), np.array(moves), blank, np.array(results, np.float32), blank)


def packed(rows: tuple[bytes, ...]) -> Array:
    """Encodings as rows of an array."""
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)


class Sparring:
    """Games of the net against greedy; their decisions become lessons when a game is over."""

    def __init__(self, game: Game, seed: int) -> None:
        self.games = kleos.vector.make(game, GAMES, opponent="greedy", packed=True)
        self.seen, self.info = self.games.reset(seed=seed)
        self.open: list[list[tuple[Array, Array, int, float, float]]] = [[] for _ in range(GAMES)]

    def collect(self, net: Net, wanted: int, rng: np.random.Generator) -> Lessons:
        """Play on until there are so many decisions of finished games."""
        rows: list[tuple[Any, ...]] = []
        each = np.arange(GAMES)
        while len(rows) < wanted:
            seen, mask = self.seen, self.info["action_mask"].astype(bool)
            bits = np.unpackbits(seen, axis=1, bitorder="little")[:, : net.inputs].astype(np.float32)
            _, shares, values = net.forward(bits, mask)
            actions = drawn(shares, rng)
            chosen, masks = shares[each, actions], np.packbits(mask, axis=1, bitorder="little")
            self.seen, rewards, ended, _, self.info = self.games.step(actions)
            for k, game in enumerate(self.open):
                game.append((seen[k], masks[k], actions[k], chosen[k], values[k]))
                if ended[k]:
                    rows += with_gains(game, float(rewards[k]))
                    self.open[k] = []
        features, masks, moves, before, results, gains = (np.array(column) for column in zip(*rows, strict=True))
        return Lessons(features, masks, moves, before, results.astype(np.float32), standard(gains))


def with_gains(game: list[tuple[Array, Array, int, float, float]], reward: float) -> list[tuple[Any, ...]]:
    """The decisions of a game with what came of each: the reward, mixed with what was expected on the way there."""
    rows, result = [], reward
    for *decision, value in reversed(game):
        rows.append((*decision, result, result - value))
        result = 0.95 * result + 0.05 * value
    return rows


def standard(gains: Array) -> Array:
    """Gains with mean 0 and spread 1."""
    return ((gains - gains.mean()) / (gains.std() + 1e-6)).astype(np.float32)


def in_batches(count: int, times: int, size: int, rng: np.random.Generator) -> list[Array]:
    """All rows in random order, so many times."""
    orders = [rng.permutation(count) for _ in range(times)]
    return [order[start : start + size] for order in orders for start in range(0, count, size)]


def train(game: Game, seed: int, decisions: int, rounds: int, size: int, games: int) -> Net:
    """Copy decisions of greedy, then play rounds of `size` decisions against it; `games` say how well it goes."""
    net, rng = Net(game, seed), np.random.default_rng(seed)
    lessons = copied(game, decisions, seed)
    for rows in in_batches(len(lessons.moves), 6, BATCH, rng):
        net.copy(lessons, rows, 1e-3)
    print(
        f"after copying {len(lessons.moves)} decisions: {score(net, game, games, seed):.3f} against greedy", flush=True
    )
    sparring = Sparring(game, seed)
    for number in range(1, rounds + 1):
        lessons = sparring.collect(net, size, rng)
        for rows in in_batches(len(lessons.moves), 3, 4 * BATCH, rng):
            net.improve(lessons, rows, 5e-4)
        if number % 10 == 0 or number == rounds:
            print(f"after {number} rounds: {score(net, game, games, seed):.3f}", flush=True)
    return net


def score(net: Net, game: Game, games: int, seed: int) -> float:
    """The share of points against greedy, on deals of its own."""
    rng = np.random.default_rng(seed)
    table = kleos.vector.make(game, min(games, 100), opponent="greedy")
    seen, info = table.reset(seed=10**6 + seed)
    points, played = 0.0, 0
    while played < games:
        shares = net.forward(seen[:, : net.inputs].astype(np.float32), info["action_mask"].astype(bool))[1]
        seen, rewards, ended, _, info = table.step(drawn(shares**SHARPER, rng))
        points += float(((rewards[ended] + 1) / 2).sum())
        played += int(ended.sum())
    return points / played


class Trained:
    """The policy as a bot for the arena; it reads the file that KLEOS_POLICY names."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.net = Net(game)
        with np.load(os.environ.get("KLEOS_POLICY", "policy.npz")) as file:
            self.net.weights = dict(file)

    def policy(self, seen: Observation, rng: Random) -> dict[Move, float]:
        """A share for each legal move."""
        moves = [self.game.parse(code) for code in seen.legal]
        mask = np.zeros((1, self.net.actions), bool)
        mask[0, [move.index for move in moves]] = True
        bits = np.array([self.game.tensor(seen)], np.float32)[:, : self.net.inputs]
        shares = self.net.forward(bits, mask)[1][0] ** SHARPER
        return {move: float(shares[move.index] / shares.sum()) for move in moves}

    def choose(self, seen: Observation, rng: Random, clock: object) -> Move:
        """Draw a move by its share."""
        policy = self.policy(seen, rng)
        return rng.choices(list(policy), list(policy.values()))[0]


def main(arguments: list[str] | None = None) -> float:
    """Train as asked, keep the weights, and tell the score on deals that training has not seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(kleos.GAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", type=int, default=100_000, help="of greedy, to copy")
    parser.add_argument("--rounds", type=int, default=80, help="against greedy")
    parser.add_argument("--size", type=int, default=16_384, help="decisions of a round")
    parser.add_argument("--games", type=int, default=2000, help="of the last score")
    parser.add_argument("--out", default="policy.npz")
    chosen = parser.parse_args(arguments)
    game = kleos.load(chosen.game)
    net = train(game, chosen.seed, chosen.decisions, chosen.rounds, chosen.size, min(chosen.games, 400))
    np.savez_compressed(chosen.out, **net.weights)
    found = score(net, game, chosen.games, chosen.seed + 1)
    print(f"{found:.3f} over {chosen.games} games against greedy")
    return found


if __name__ == "__main__":
    main()
