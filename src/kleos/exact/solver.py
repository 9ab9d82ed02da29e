"""Equilibria and best responses on a tree, level by level in numpy. A strategy is one vector: a row for each option.

CFR+ with alternating updates and linear averaging; best responses are exact. Payoffs are those of player ONE and sum
to zero, so exploitability is what two best responses win together, halved.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from kleos.exact.tree import CHANCE_TAKES, Tree
from kleos.extras import extra_missing

try:
    import numpy as np
except ImportError as error:
    raise extra_missing("numpy") from error

Vector = Any  # numpy.ndarray of floats; numpy's own types say no more here


class Solver:
    """A tree as arrays, sorted by depth, so that a pass over it is one operation a level."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        order = np.argsort(np.array(tree.depths), kind="stable")
        place = np.empty(len(order), np.int64)
        place[order] = np.arange(len(order))
        parents = np.array(tree.parents)[order]
        self.parents = np.where(parents < 0, 0, place[parents])
        self.takers = np.array(tree.takers)[order]
        self.rows = np.array(tree.rows)[order]
        self.odds = np.array(tree.odds)[order]
        self.payoffs = np.array(tree.payoffs)[order]
        self.levels = level_slices(np.array(tree.depths)[order])
        sizes = np.array([len(found.moves) for found in tree.sets], np.int64)
        self.firsts = np.array([found.first for found in tree.sets], np.int64)
        self.set_of_row = np.repeat(np.arange(len(sizes)), sizes)
        self.sizes = sizes
        self.player_of_row = np.array([int(found.player) for found in tree.sets], np.int64)[self.set_of_row]
        self.own_moves = np.array([found.own_moves for found in tree.sets])

    # Passes.

    def uniform(self) -> Vector:
        """Every option alike."""
        return 1.0 / self.sizes[self.set_of_row]

    def edges(self, strategy: Vector, taker: int) -> Vector:
        """How likely a player takes the edge into each node; 1 for the edges of others."""
        chosen = self.takers == taker
        if taker == CHANCE_TAKES or not self.tree.sets:
            return np.where(chosen, self.odds, 1.0)
        return np.where(chosen, strategy[np.where(chosen, self.rows, 0)], 1.0)

    def reach(self, edges: Vector) -> Vector:
        """The product of edges from the root to each node."""
        found = np.ones(len(edges))
        for level in self.levels[1:]:
            found[level] = found[self.parents[level]] * edges[level]
        return found

    def values(self, edges: Vector) -> Vector:
        """The expected payoff of ONE at each node, where all edges together say what is played."""
        found = self.payoffs.copy()
        for above, level in zip(self.levels[-2::-1], self.levels[:0:-1], strict=True):
            start = above.start
            count = above.stop - start
            found[above] += np.bincount(self.parents[level] - start, edges[level] * found[level], count)
        return found

    def value(self, strategy: Vector) -> float:
        """What ONE wins on average if both play by a strategy."""
        edges = self.edges(strategy, 0) * self.edges(strategy, 1) * self.edges(strategy, CHANCE_TAKES)
        return float(self.values(edges)[0])

    def sum_by_row(self, player: int, weights: Vector) -> Vector:
        """Add up what stands at the nodes behind each option of a player."""
        mine = self.takers == player
        return np.bincount(self.rows[mine], weights[mine], self.tree.size)

    def normalised(self, weights: Vector) -> Vector:
        """Weights as shares within each information set; where all are 0, every option alike."""
        total = np.bincount(self.set_of_row, weights, len(self.sizes))[self.set_of_row]
        return np.where(total > 0, weights / np.where(total > 0, total, 1.0), self.uniform())

    # Best responses.

    def best_response(self, player: int, strategy: Vector) -> tuple[float, Vector]:
        """What a player wins at best against a strategy of the other, and how he plays then."""
        answer = strategy.copy()
        others = self.edges(strategy, 1 - player) * self.edges(strategy, CHANCE_TAKES)
        weight = self.reach(others)
        sign = 1.0 if player == 0 else -1.0
        mine = np.flatnonzero(self.player_of_row == player)
        for depth in range(int(self.own_moves.max(initial=0)), -1, -1):  # the last decisions first
            worth = sign * self.values(others * self.edges(answer, player))
            by_row = self.sum_by_row(player, weight * worth)
            rows = mine[self.own_moves[self.set_of_row[mine]] == depth]
            answer[rows] = self.is_best(by_row)[rows]
        return sign * float(self.values(others * self.edges(answer, player))[0]), answer

    def is_best(self, by_row: Vector) -> Vector:
        """1 for the first best option of each information set, else 0."""
        best = np.maximum.reduceat(by_row, self.firsts)[self.set_of_row]
        ties = by_row >= best
        before = np.cumsum(ties) - ties  # ties up to here, this one left out
        return (ties & (before == before[self.firsts][self.set_of_row])).astype(float)

    def exploitability(self, strategy: Vector) -> float:
        """What best responses of both sides win together, halved: 0 in an equilibrium."""
        return (self.best_response(0, strategy)[0] + self.best_response(1, strategy)[0]) / 2

    # Equilibria.

    def solve(self, iterations: int, tell: Callable[[int], None] | None = None) -> Vector:
        """CFR+: the average strategy after so many iterations."""
        regrets = np.zeros(self.tree.size)
        total = np.zeros(self.tree.size)
        strategy = self.uniform()
        chance = self.edges(strategy, CHANCE_TAKES)
        for iteration in range(1, iterations + 1):
            for player in (0, 1):
                others = self.edges(strategy, 1 - player) * chance
                mine = self.edges(strategy, player)
                worth = (1.0 if player == 0 else -1.0) * self.values(others * mine)
                gains = self.reach(others) * (worth - worth[self.parents])
                is_mine = self.player_of_row == player
                regrets = np.where(is_mine, np.maximum(regrets + self.sum_by_row(player, gains), 0.0), regrets)
                strategy = np.where(is_mine, self.normalised(regrets), strategy)
                total += iteration * np.where(is_mine, self.own_reach(player, strategy) * strategy, 0.0)
            if tell is not None:
                tell(iteration)
        return self.normalised(total)

    def own_reach(self, player: int, strategy: Vector) -> Vector:
        """How likely a player himself comes to each of his options; the same at all nodes of an information set."""
        mine = self.takers == player
        reach = self.reach(self.edges(strategy, player))[self.parents]
        found = np.zeros(self.tree.size)
        found[self.rows[mine]] = reach[mine]
        return found


def level_slices(depths: Vector) -> list[slice]:
    """Where each depth begins and ends in the sorted nodes."""
    ends = np.searchsorted(depths, np.arange(int(depths[-1]) + 2))
    return [slice(int(start), int(stop)) for start, stop in pairwise(ends)]
