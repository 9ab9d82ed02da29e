"""Ismcts: a bot that searches. It turns an observation into a search, and the search's figures into a move."""

from dataclasses import dataclass
from math import exp
from random import Random
from time import monotonic, thread_time

from kleos.bots.search_pool import SearchPool
from kleos.core.bot import Clock
from kleos.core.errors import BotFailed
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.observation import Observation
from kleos.core.players import NOBODY
from kleos.search.evaluator import Evaluator
from kleos.search.evaluators import evaluator_for, policy_evaluator
from kleos.search.ismcts import Search
from kleos.search.node import SearchSettings

CHUNK = 50  # simulations between two looks at the clock
CLOCK_SHARE = 0.8  # of the time that a clock leaves is used at most
GLANCES = 3  # worlds in which a win at once must hold
TRIED = 10  # a move with less than a tenth of the most visits is not known well enough to be played


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """How a searching bot thinks, and how it chooses in the end."""

    sims: int = 1000  # simulations a move; with `ms` the most
    ms: int = 0  # milliseconds a move, 0 = as long as the simulations take
    cpu_ms: int = 0  # milliseconds of processor time a move, 0 = no such limit; one worker alone
    workers: int = 1  # processes; each does its share of the simulations, and visits are summed
    horizon: int = 1  # battles or turns to look ahead, 0 = to the end of the game
    informed_playouts: bool = True  # playouts by rules of thumb
    prior: bool = True  # rules of thumb say what is tried first
    policy: bool = False  # a learned policy in place of the rules of thumb
    explore: float = 0.1
    modelled: bool = False  # the rival moves by the weights, without a tree that could know this bot's hand
    single_observer: bool = False  # one tree for both players
    redeal: float = 0.0  # share of simulations in which the rival does not know this bot's hand
    worlds: int = 0  # imagine so few worlds only, 0 = a new one for each simulation
    nodes: int = 200_000  # most nodes of the tree
    mix: float = 0.0  # moves with at least this share of the most visits are mixed by visits; 0 = the most visited
    temperature: float = 0.0  # honest mistakes: softmax on the chance to win
    tolerance: float = 0.0  # but never a move that looks worse than the best by more than this

    def settings(self) -> SearchSettings:
        """What the search itself needs to know."""
        return SearchSettings(
            horizon=self.horizon,
            informed_playouts=self.informed_playouts,
            prior=self.prior,
            explore=self.explore,
            modelled=self.modelled,
            single_observer=self.single_observer,
            redeal=self.redeal,
            worlds=self.worlds,
            nodes=self.nodes,
        )


class Ismcts:
    """Searches before every move; the same observation, seed and plan give the same move."""

    def __init__(self, game: Game, plan: SearchPlan, evaluator: Evaluator | None = None) -> None:
        self.game = game
        self.plan = plan
        if evaluator is None:
            evaluator = policy_evaluator(game) if plan.policy else evaluator_for(game)
        self.evaluator: Evaluator = evaluator
        self.pool: SearchPool | None = None

    def choose(self, seen: Observation, rng: Random, clock: Clock | None) -> Move:
        """Pick one of the legal moves."""
        return self.decided(seen, rng, clock)[0]

    def decided(self, seen: Observation, rng: Random, clock: Clock | None) -> tuple[Move, dict[Move, float]]:
        """Pick one of the legal moves, and tell the chance that each of them had."""
        point = rng.random()
        policy = self.decide(seen, rng, clock)
        for move, chance in policy.items():
            point -= chance
            if point < 0:
                return move, policy
        return max(policy, key=policy.__getitem__), policy

    def policy(self, seen: Observation, rng: Random) -> dict[Move, float]:
        """The chance of each legal move to be picked after this search."""
        rng.random()  # where `choose` draws its point: both see the same search
        return self.decide(seen, rng, None)

    def decide(self, seen: Observation, rng: Random, clock: Clock | None) -> dict[Move, float]:
        """A forced move, a win at once, or what the search says."""
        moves = [self.game.parse(code) for code in seen.legal]
        seed = rng.getrandbits(64)
        sure = moves[0] if len(moves) == 1 else self.win_at_once(seen, moves, Random(seed))
        if sure is not None:
            return {move: float(move is sure) for move in moves}
        visits, totals = self.search(seen, seed, clock)
        return dict(zip(moves, final_shares(self.plan, visits, totals), strict=True))

    def win_at_once(self, seen: Observation, moves: list[Move], rng: Random) -> Move | None:
        """A move that ends the game in this bot's favour, whatever is hidden."""
        sampler = self.game.sampler(seen)
        worlds = [sampler.draw(rng) for _ in range(GLANCES)]
        for move in moves:
            for world in worlds:
                after = world.copy()
                after.apply(move)
                if after.to_act != NOBODY or after.outcome is None or after.outcome.winner != seen.viewer:
                    break
            else:
                return move
        return None

    def search(self, seen: Observation, seed: int, clock: Clock | None) -> tuple[list[int], list[float]]:
        """Visits and summed results of each legal move."""
        seconds = seconds_for(self.plan, clock)
        if self.plan.workers == 1:
            return run_search(self.start(seen, f"{seed}/0"), self.plan, self.plan.sims, seconds)
        try:
            return self.ready_pool().search(seen, seed, seconds)
        except BotFailed:  # a worker was killed: once more with new ones
            self.close()
            return self.ready_pool().search(seen, seed, seconds)

    def ready_pool(self) -> SearchPool:
        """The workers, started when first needed or when the last search was broken off."""
        if self.pool is not None and self.pool.busy:
            self.close()
        if self.pool is None:
            self.pool = SearchPool(self.game, self.plan)
        return self.pool

    def start(self, seen: Observation, seed: str) -> Search:
        """A search that has not begun yet."""
        return Search(self.game, seen, self.evaluator, self.plan.settings(), Random(seed))

    def close(self) -> None:
        """End the worker processes, if there are any."""
        if self.pool is not None:
            self.pool.close()
            self.pool = None


def seconds_for(plan: SearchPlan, clock: Clock | None) -> float:
    """How long to think at most; 0 = no limit."""
    limits = [plan.ms / 1000] if plan.ms else []
    if clock is not None:
        limits.append(max(0.001, CLOCK_SHARE * clock.left()))
    return min(limits, default=0.0)


def run_search(search: Search, plan: SearchPlan, sims: int, seconds: float) -> tuple[list[int], list[float]]:
    """Search until the simulations or the time are spent, or nothing can change any more."""
    until = monotonic() + seconds if seconds else 0.0
    spent = thread_time() + plan.cpu_ms / 1000 if plan.cpu_ms else 0.0
    left = sims
    while left > 0:
        search.run(min(CHUNK, left))
        left -= CHUNK
        if (until and monotonic() >= until) or (spent and thread_time() >= spent):
            break
        if plan_is_plain(plan) and search.is_settled(left):
            break
    visits = search.visits()
    return visits, [value * count for value, count in zip(search.values(), visits, strict=True)]


def plan_is_plain(plan: SearchPlan) -> bool:
    """Ask whether the most visited move is taken: only then may a search stop as soon as that is clear."""
    return plan.mix == 0 and plan.temperature == 0 and plan.workers == 1


def final_shares(plan: SearchPlan, visits: list[int], totals: list[float]) -> list[float]:
    """The chance of each move to be picked: the most visited, a mix by visits, or a softmax on the chance to win."""
    most = max(visits)
    if not most:
        return [1 / len(visits)] * len(visits)
    values = [total / count if count else 0.0 for total, count in zip(totals, visits, strict=True)]
    if plan.temperature:
        known = [count * TRIED >= most for count in visits]
        best = max(value for value, is_known in zip(values, known, strict=True) if is_known)
        weights = [
            exp((value - best) / plan.temperature) if is_known and best - value <= plan.tolerance else 0.0
            for value, is_known in zip(values, known, strict=True)
        ]
    elif plan.mix:
        weights = [float(count) if count >= plan.mix * most else 0.0 for count in visits]
    else:
        first = max(range(len(visits)), key=lambda place: (visits[place], values[place]))
        weights = [float(place == first) for place in range(len(visits))]
    whole = sum(weights)
    return [weight / whole for weight in weights]
