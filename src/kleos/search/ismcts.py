"""Information-set Monte Carlo tree search: observations in, visits and values of the legal moves out.

Each simulation plays one imagined world from the root. Every player has a tree of his own, keyed by what he sees; at
his decisions it says which option to try, and the result is noted along the way in both. Chance is sampled, never
expanded for its own sake. After the trees end, a playout goes on to a natural cut of the game, where the evaluator's
value takes over, or to the end.
"""

from math import log, sqrt
from random import Random
from typing import TYPE_CHECKING, Final, final

from kleos.core.game import Game, WorldSampler
from kleos.core.moves import Move
from kleos.core.players import CHANCE_SEAT, NOBODY, Player
from kleos.core.state import State
from kleos.search.evaluator import Evaluator
from kleos.search.habit import Habit
from kleos.search.node import UNLIMITED, Node, SearchSettings

if TYPE_CHECKING:
    from kleos.core.observation import Observation

PLAYERS: Final = (Player.ONE, Player.TWO)
FIRST_GUESS: Final = 0.05  # an option not yet tried counts as the mean of its node less this
KNOWN: Final = 3  # an option tried no more than so often is not known
POOL_TRIES: Final = 20  # worlds looked at for each one kept, when beliefs are strong


@final
class Search:
    """One search from one observation. `run` adds simulations; the figures per legal move may be read at any time.

    Whoever does not decide has no moves to search, but worlds to imagine and playouts in them.
    """

    __slots__ = (
        "always",
        "at",
        "evaluator",
        "game",
        "habit",
        "is_alone",
        "keys",
        "limit",
        "luck",
        "moves",
        "nodes",
        "paths",
        "pool",
        "public",
        "rng",
        "roots",
        "sampler",
        "settings",
        "simulations",
        "stand_in",
        "viewer",
    )

    def __init__(
        self, game: Game, seen: "Observation", evaluator: Evaluator, settings: SearchSettings, rng: Random
    ) -> None:
        viewer = seen.viewer
        assert viewer is not None
        self.game = game
        self.sampler: WorldSampler = game.sampler(seen)
        self.evaluator = evaluator
        self.settings = settings
        self.rng = rng
        self.viewer: int = int(viewer)
        self.moves: list[Move] = [game.parse(code) for code in seen.legal]
        self.simulations: int = 0
        self.nodes: int = 3
        self.roots: list[Node] = [Node(1), Node(1)]  # each player's tree
        self.stand_in: Node = Node(1)  # the viewer's tree for worlds where his own hand is dealt anew
        self.paths: list[list[Node]] = [[], []]
        self.pool: list[State] = []
        self.at: list[Node | None] = []  # where a rehearsal stands in the trees
        self.luck: Random = rng  # of a rehearsal
        self.habit: Habit | None = None  # of the searcher, at the root
        self.is_alone: bool = settings.single_observer or settings.modelled  # the rival has no tree
        self.always: bool = False  # the habit holds in the tree and in playouts too
        first = self.sampler.draw(rng)
        self.keys: list[Move] = [first.redacted(move, viewer) for move in self.moves]
        self.limit: int = evaluator.stage(first) + settings.horizon if settings.horizon else UNLIMITED
        # Worlds where the searcher's own hand is dealt anew, as a spectator would imagine them.
        self.public: WorldSampler | None = game.sampler(first.observe(None)) if settings.redeal > 0 else None
        for _ in range(settings.worlds):
            self.pool.append(self.believable())

    # Worlds.

    def believable(self) -> State:
        """Imagine a world, keeping it with the chance that the evaluator's belief gives it."""
        world = self.sampler.draw(self.rng)
        for _ in range(POOL_TRIES):
            if self.rng.random() < self.evaluator.belief(world):
                break
            world = self.sampler.draw(self.rng)
        return world

    def world(self) -> State:
        """The world of the next simulation."""
        if self.pool:
            return self.pool[self.simulations % len(self.pool)].copy()
        return self.believable()

    # Simulations.

    def run(self, simulations: int) -> None:
        """Add so many simulations."""
        for _ in range(simulations):
            self.simulate()
            self.simulations += 1

    def simulate(self) -> None:
        """Play one world down the trees and out, and note the result."""
        mine, his = self.roots[self.viewer], self.roots[1 - self.viewer]
        public = self.public
        if public is None:
            self.play(self.world(), mine, his, True)
        elif self.rng.random() < self.settings.redeal:
            self.play(public.draw(self.rng), self.stand_in, his, True)
        else:
            self.play(self.world(), mine, his, False)

    def play(self, world: State, mine: Node, his: Node, teach_his: bool) -> None:
        """Play a world; the rival's tree is taught or only followed."""
        viewer = self.viewer
        at: list[Node | None] = [mine, mine]
        at[1 - viewer] = None if self.is_alone else his
        taught = [True, True]
        taught[1 - viewer] = teach_his
        self.paths = [[], []]
        self.paths[viewer].append(mine)
        if teach_his and not self.is_alone:
            self.paths[1 - viewer].append(his)
        self.descend(world, at, taught)
        self.note(self.playout(world))

    def descend(self, world: State, at: list[Node | None], taught: list[bool]) -> None:
        """Play on while somebody's tree goes on, to the cut at most."""
        evaluator, limit = self.evaluator, self.limit
        while (
            world.to_act <= CHANCE_SEAT and (at[0] is not None or at[1] is not None) and evaluator.stage(world) < limit
        ):
            self.advance(world, at, taught)

    def advance(self, world: State, at: list[Node | None], taught: list[bool]) -> None:
        """Make one move in the world, and go with it in the trees."""
        actor = world.to_act
        if actor == CHANCE_SEAT:
            move = world.sample(self.rng)
            self.step(world, move, at, taught, -1)
        else:
            options = world._legal_list()
            tree = self.viewer if self.settings.single_observer else actor
            if len(options) == 1:
                move = options[0]
                self.step(world, move, at, taught, tree)
            else:
                if self.habit is not None and actor == self.viewer:
                    options = self.habitual(world, options, at[tree] is self.roots[tree])
                move = self.decide(world, at[tree], options, tree, taught[tree])
                self.step(world, move, at, taught, -1)
        world.apply(move)

    def habitual(self, world: State, options: list[Move], is_root: bool) -> list[Move]:
        """The searcher's options as far as his habit holds here."""
        habit = self.habit
        if habit is None or not (is_root or self.always):
            return options
        return habit.kept(world, options)

    def decide(self, world: State, node: Node | None, options: list[Move], tree: int, taught: bool) -> Move:
        """Ask the actor's tree; beyond it the evaluator."""
        if node is None:
            return self.by_policy(world, options)
        if not taught:
            return self.follow(world, node, options, tree)
        if self.settings.prior:
            return self.select_by_prior(world, node, options, tree, world.to_act)
        return self.select(world, node, options, tree, world.to_act)

    def step(self, world: State, move: Move, at: list[Node | None], taught: list[bool], skip: int) -> None:
        """Let the players see the move: each goes to the child that it means to him, which is made if it may be."""
        for tree in (0, 1):
            node = at[tree]
            if node is None or tree == skip:
                continue
            key = world.redacted(move, PLAYERS[tree])
            children = node.children
            child = None if children is None else children.get(key)
            if child is not None:
                at[tree] = child
            else:
                at[tree] = None
                if not taught[tree] or self.nodes >= self.settings.nodes:
                    continue
                child = Node(node.visits + 1 if world.to_act == tree else 1)
                self.nodes += 1
                if children is None:
                    node.children = {key: child}
                else:
                    children[key] = child
            if taught[tree]:
                self.paths[tree].append(child)

    # Choices in the tree.

    def select(self, world: State, node: Node, options: list[Move], tree: int, actor: int) -> Move:
        """UCB with availability counts: what is new first, at random."""
        children = node.children
        if children is None:
            return options[int(self.rng.random() * len(options))]
        fresh: list[Move] = []
        best, choice = -1.0, options[0]
        viewer = PLAYERS[tree]
        explore = self.settings.explore
        for move in options:
            child = children.get(world.redacted(move, viewer))
            if child is None or child.visits == 0:
                fresh.append(move)
                continue
            child.available += 1
            mean = child.total / child.visits
            score = (mean if actor == tree else 1.0 - mean) + explore * sqrt(log(child.available) / child.visits)
            if score > best:
                best, choice = score, move
        if fresh:
            return fresh[int(self.rng.random() * len(fresh))]
        return choice

    def select_by_prior(self, world: State, node: Node, options: list[Move], tree: int, actor: int) -> Move:
        """The evaluator's weights say what to try first; results and availability take over."""
        children = node.children
        if children is None:
            return self.by_policy(world, options)
        weights = self.evaluator.prior(world, options)
        total = 0
        for weight in weights:
            total += weight
        viewer = PLAYERS[tree]
        flat = total / len(options)  # half of the prior is the same for all, so that nothing is starved
        scale = self.settings.explore / (2.0 * flat)
        guess = node.total / node.visits if node.visits else 0.5
        if actor != tree:
            guess = 1.0 - guess
        guess -= FIRST_GUESS
        root = sqrt(node.visits + 1.0)
        best, choice = -100.0, options[0]
        place = 0
        for move in options:
            child = children.get(world.redacted(move, viewer))
            if child is None or child.visits == 0:
                score = guess + scale * (weights[place] + flat) * root
            else:
                child.available += 1
                mean = child.total / child.visits
                if actor != tree:
                    mean = 1.0 - mean
                score = mean + scale * (weights[place] + flat) * sqrt(child.available) / (1.0 + child.visits)
            if score > best:
                best, choice = score, move
            place += 1
        return choice

    def follow(self, world: State, node: Node, options: list[Move], tree: int) -> Move:
        """Play as the tree has learned: each option by its share of the visits."""
        children = node.children
        if children is None:
            return self.by_policy(world, options)
        viewer = PLAYERS[tree]
        visits: list[int] = []
        total = 0
        for move in options:
            child = children.get(world.redacted(move, viewer))
            count = 0 if child is None else child.visits
            visits.append(count)
            total += count
        if not total:
            return self.by_policy(world, options)
        return options[drawn(visits, int(self.rng.random() * total))]

    # Playouts.

    def by_policy(self, world: State, options: list[Move]) -> Move:
        """Play as the evaluator would, or anything."""
        if not self.settings.informed_playouts:
            return options[int(self.rng.random() * len(options))]
        weights = self.evaluator.prior(world, options)
        total = 0
        for weight in weights:
            total += weight
        return options[drawn(weights, int(self.rng.random() * total))]

    def playout(self, world: State) -> float:
        """Play on to the cut or the end; the result for player ONE."""
        evaluator, rng, limit = self.evaluator, self.rng, self.limit
        if limit == UNLIMITED and not self.settings.informed_playouts:
            while world.to_act <= CHANCE_SEAT:
                world.play_random(rng)
            return result(world)
        while world.to_act <= CHANCE_SEAT and evaluator.stage(world) < limit:
            if world.to_act == CHANCE_SEAT:
                world.apply(world.sample(rng))
            else:
                options = world._legal_list()
                if self.always and world.to_act == self.viewer and len(options) > 1:
                    options = self.habitual(world, options, False)
                world.apply(options[0] if len(options) == 1 else self.by_policy(world, options))
        if world.to_act != NOBODY:
            return evaluator.value(world)
        return result(world)

    def note(self, value: float) -> None:
        """Add the result to all nodes on the way."""
        for tree in (0, 1):
            won = value if tree == 0 else 1.0 - value
            for node in self.paths[tree]:
                node.visits += 1
                node.total += won

    # Rehearsals: a move is made in a world, and both sides go on as well as the trees know how.

    def practise(self, move: Move, simulations: int) -> None:
        """Add simulations that all begin with one move of the searcher, so that its tree is known as well as others."""
        viewer = self.viewer
        for _ in range(simulations):
            world = self.world()
            at: list[Node | None] = [self.roots[0], self.roots[1]]
            self.paths = [[self.roots[0]], [self.roots[1]]]
            if self.is_alone:
                at[1 - viewer] = None
                self.paths[1 - viewer] = []
            taught = [True, True]
            self.step(world, move, at, taught, -1)
            world.apply(move)
            self.descend(world, at, taught)
            self.note(self.playout(world))
            self.simulations += 1

    def rehearse(self, world: State, move: Move, rng: Random) -> None:
        """Make a move in a world and go on to the next cut or the end; `finish` goes on from there."""
        self.luck = rng
        self.at = [self.roots[0], self.roots[1]]
        if self.is_alone:
            self.at[1 - self.viewer] = None
        stage = self.evaluator.stage(world)
        self.step(world, move, self.at, [False, False], -1)
        world.apply(move)
        self.go_on(world, stage + 1)

    def finish(self, world: State) -> float:
        """Go on with a world that was rehearsed, as far as the search looks; the searcher's chance."""
        self.go_on(world, self.limit)
        value = result(world) if world.to_act == NOBODY else self.evaluator.value(world)
        return value if self.viewer == 0 else 1.0 - value

    def go_on(self, world: State, limit: int) -> None:
        """Play on as the trees know best, beyond them as the evaluator would; the trees learn nothing."""
        at, taught, luck = self.at, [False, False], self.luck
        rng, self.rng = self.rng, luck
        while world.to_act <= CHANCE_SEAT and self.evaluator.stage(world) < limit:
            actor = world.to_act
            skip = -1
            if actor == CHANCE_SEAT:
                move = world.sample(luck)
            else:
                options = world._legal_list()
                tree = self.viewer if self.settings.single_observer else actor
                if len(options) == 1:
                    move, skip = options[0], tree
                else:
                    move = self.best_known(world, at[tree], options, tree)
            self.step(world, move, at, taught, skip)
            world.apply(move)
        self.rng = rng

    def best_known(self, world: State, node: Node | None, options: list[Move], tree: int) -> Move:
        """The option that the tree has tried most; where it knows too little, what the evaluator would play."""
        children = None if node is None else node.children
        if children is None:
            return self.by_policy(world, options)
        viewer = PLAYERS[tree]
        best, choice = KNOWN, options[0]
        for move in options:
            child = children.get(world.redacted(move, viewer))
            if child is not None and child.visits > best:
                best, choice = child.visits, move
        return choice if best > KNOWN else self.by_policy(world, options)

    # Figures.

    def visits(self) -> list[int]:
        """How often each legal move was tried."""
        return [0 if child is None else child.visits for child in self.root_children()]

    def values(self) -> list[float]:
        """The searcher's chance to win after each legal move; 0 for one never tried."""
        return [
            0.0 if child is None or not child.visits else child.total / child.visits for child in self.root_children()
        ]

    def root_children(self) -> list[Node | None]:
        """The node behind each legal move."""
        children = self.roots[self.viewer].children
        if children is None:
            return [None] * len(self.moves)
        return [children.get(key) for key in self.keys]

    def is_settled(self, left: int) -> bool:
        """Ask whether no other move can still get more visits, with so many simulations left."""
        visits = sorted(self.visits())
        return len(visits) < 2 or visits[-1] - visits[-2] > left


def drawn(weights: list[int], point: int) -> int:
    """The place that a point falls on."""
    place = 0
    last = len(weights) - 1
    while place < last and point >= weights[place]:
        point -= weights[place]
        place += 1
    return place


def result(world: State) -> float:
    """1 if player ONE has won, 0.5 for a draw."""
    outcome = world.outcome
    if outcome is None or outcome.winner is None:
        return 0.5
    return 1.0 if outcome.winner is Player.ONE else 0.0
