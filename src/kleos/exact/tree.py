"""The whole tree of a reduced game as flat lists: what follows what, who decides knowing what, and what it is worth.

Decisions and draws without a choice make no node; what they showed is part of the players' histories all the same.
Information sets have perfect recall: two nodes are one set if the player saw the same codes from the beginning on.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from kleos.core.errors import BadOption
from kleos.core.histories import play_seen, view_mark
from kleos.core.moves import Move
from kleos.core.observation import Observation
from kleos.core.players import CHANCE, NOBODY, Player
from kleos.core.state import State

MOST_NODES = 5_000_000
CHANCE_TAKES = 2  # an edge, beside players 0 and 1
NOT_OURS = -1  # the row of an edge that chance takes

Payoff = Callable[[State], float | None]  # for player ONE where the reduced game is over, else None


@dataclass(slots=True)
class InformationSet:
    """What one player knows when he decides, and the rows of his options in the vector of all strategies."""

    player: Player
    first: int  # row of the first option
    moves: tuple[Move, ...]
    own_moves: int  # decisions that this player made before
    seen: Observation


@dataclass(slots=True)
class Tree:
    """Nodes in the order in which they were met; a child always stands behind its parent."""

    parents: list[int] = field(default_factory=list)
    depths: list[int] = field(default_factory=list)
    takers: list[int] = field(default_factory=list)  # who takes the edge into a node: 0, 1, or 2 for chance
    odds: list[float] = field(default_factory=list)  # of that edge, 1 where a player takes it
    rows: list[int] = field(default_factory=list)  # of that edge in the vector of strategies, NOT_OURS for chance
    payoffs: list[float] = field(default_factory=list)  # for ONE; 0 where the game goes on
    sets: list[InformationSet] = field(default_factory=list)
    size: int = 0  # of the vector of strategies


def win_or_loss(state: State) -> float | None:
    """1 if ONE has won, -1 if TWO has, 0 for a draw; None before the end."""
    outcome = state.outcome
    if outcome is None:
        return None
    if outcome.winner is None:
        return 0.0
    return 1.0 if outcome.winner is Player.ONE else -1.0


def build(worlds: Iterable[tuple[State, float]], payoff: Payoff = win_or_loss, most: int = MOST_NODES) -> Tree:
    """Play everything that can happen from these worlds, each with its weight; more nodes than `most` are refused."""
    starts = list(worlds)
    total = sum(weight for _, weight in starts)
    builder = Builder(payoff, most)
    root = builder.add(-1, 0, CHANCE_TAKES, 1.0, NOT_OURS)
    for state, weight in starts:
        one, two = (builder.goes_on(player, 0, view_mark(state, player)) for player in Player)
        edge = Edge(root, 1, CHANCE_TAKES, weight / total, NOT_OURS)
        builder.pending.append(Pending(state.copy(), edge, (one, two), (0, 0)))
    builder.grow()
    return builder.tree


class Edge(NamedTuple):
    """What leads into a node: from where, how deep it is, who takes it, with which chance, and its row."""

    parent: int
    depth: int
    taker: int
    odds: float
    row: int


class Pending(NamedTuple):
    """A position that is still to be looked at."""

    state: State
    edge: Edge
    seen: tuple[int, int]  # the histories of both players
    own: tuple[int, int]  # decisions that each has made


class Builder:
    """Grows a tree, depth first."""

    def __init__(self, payoff: Payoff, most: int) -> None:
        self.tree = Tree()
        self.payoff = payoff
        self.most = most
        self.pending: list[Pending] = []
        self.histories: dict[tuple[int, int, str], int] = {}  # player, history so far, code -> history
        self.found: dict[tuple[int, int], int] = {}  # player, history -> information set

    def goes_on(self, player: int, history: int, code: str) -> int:
        """The history after one more code."""
        return self.histories.setdefault((player, history, code), len(self.histories) + 1)

    def add(self, parent: int, depth: int, taker: int, odds: float, row: int) -> int:
        """Add a node behind its parent."""
        tree = self.tree
        if len(tree.parents) >= self.most:
            raise BadOption("error-tree-size", most=self.most)
        tree.parents.append(parent)
        tree.depths.append(depth)
        tree.takers.append(taker)
        tree.odds.append(odds)
        tree.rows.append(row)
        tree.payoffs.append(0.0)
        return len(tree.parents) - 1

    def grow(self) -> None:
        """Look at one position after the other until none is left."""
        while self.pending:
            self.look_at(*self.pending.pop())

    def look_at(self, state: State, edge: Edge, seen: tuple[int, int], own: tuple[int, int]) -> None:
        """Play what is forced at once, then add a node; all that can happen there is still to be looked at."""
        worth, moves = self.payoff(state), [] if state.to_act == NOBODY else state.legal_moves()
        while worth is None and len(moves) == 1:
            seen = self.play(state, moves[0], seen)
            worth, moves = self.payoff(state), [] if state.to_act == NOBODY else state.legal_moves()
        node = self.add(*edge)
        if worth is not None:
            self.tree.payoffs[node] = worth
        elif state.actor is CHANCE:
            self.draw(state, node, edge.depth + 1, seen, own)
        else:
            self.decide(state, node, edge.depth + 1, moves, seen, own)

    def play(self, state: State, move: Move, seen: tuple[int, int]) -> tuple[int, int]:
        """Play a move; the histories after it."""
        codes = play_seen(state, move)
        one, two = seen
        for code in codes[0]:
            one = self.goes_on(0, one, code)
        for code in codes[1]:
            two = self.goes_on(1, two, code)
        return one, two

    def draw(self, state: State, node: int, depth: int, seen: tuple[int, int], own: tuple[int, int]) -> None:
        """Every outcome of chance."""
        odds = state.odds()
        total = sum(weight for _, weight in odds)
        for move, weight in odds:
            after = state.copy()
            told = self.play(after, move, seen)
            self.pending.append(Pending(after, Edge(node, depth, CHANCE_TAKES, weight / total, NOT_OURS), told, own))

    def decide(
        self, state: State, node: int, depth: int, moves: list[Move], seen: tuple[int, int], own: tuple[int, int]
    ) -> None:
        """Every option of the player to act."""
        player = Player(state.to_act)
        found = self.information_set(state, player, moves, seen[player], own[player])
        deeper = (own[0] + 1, own[1]) if player is Player.ONE else (own[0], own[1] + 1)
        for k, move in enumerate(moves):
            after = state.copy()
            told = self.play(after, move, seen)
            self.pending.append(Pending(after, Edge(node, depth, int(player), 1.0, found.first + k), told, deeper))

    def information_set(
        self, state: State, player: Player, moves: list[Move], history: int, own_moves: int
    ) -> InformationSet:
        """The set of a history; made when it is first met."""
        key = (int(player), history)
        if key not in self.found:
            self.found[key] = len(self.tree.sets)
            told = InformationSet(player, self.tree.size, tuple(moves), own_moves, state.observe(player))
            self.tree.sets.append(told)
            self.tree.size += len(moves)
        met = self.tree.sets[self.found[key]]
        assert met.moves == tuple(moves) and met.own_moves == own_moves  # what a player sees tells his options
        return met


def prune(tree: Tree) -> Tree:
    """The same game without choices that make no difference: a node whose children are all worth the same is an end.

    No strategy is worth more or less by it, so equilibria and best responses keep their values.
    """
    worths = worths_of(tree)
    found, place = Tree(), {-1: -1}
    kept = [parent < 0 or worths[parent] is None for parent in tree.parents]
    rows = prune_sets(tree, found, kept)
    for node, parent in enumerate(tree.parents):
        if kept[node]:
            place[node] = len(found.parents)
            found.parents.append(place[parent])
            found.depths.append(tree.depths[node])
            found.takers.append(tree.takers[node])
            found.odds.append(tree.odds[node])
            found.rows.append(rows.get(tree.rows[node], NOT_OURS))
            found.payoffs.append(worths[node] or 0.0)
    return found


def worths_of(tree: Tree) -> list[float | None]:
    """What a node is worth, whatever is done from there on; None where that makes a difference."""
    children: list[set[float | None]] = [set() for _ in tree.parents]
    worths: list[float | None] = [None] * len(tree.parents)
    for node in range(len(tree.parents) - 1, -1, -1):
        below = children[node]
        worths[node] = tree.payoffs[node] if not below else min(below) if len(below) == 1 else None  # type: ignore[type-var]
        if node:
            children[tree.parents[node]].add(worths[node])
    return worths


def prune_sets(tree: Tree, found: Tree, kept: list[bool]) -> dict[int, int]:
    """Take over the information sets that are left; the new row of each old one."""
    used = {tree.rows[node] for node, is_kept in enumerate(kept) if is_kept}
    rows: dict[int, int] = {}
    for told in tree.sets:
        if told.first in used:
            rows.update({told.first + k: found.size + k for k in range(len(told.moves))})
            found.sets.append(InformationSet(told.player, found.size, told.moves, told.own_moves, told.seen))
            found.size += len(told.moves)
    return rows
