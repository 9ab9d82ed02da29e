"""Hints: what to look at, and up to three good moves with their chances and one fact each. Nothing is ever played."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import msgspec

from kleos.bots.levels import NAMES as LEVELS
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.core.state import State
from kleos.insight.asking import measures_for
from kleos.insight.chances import TWO_SIDED, InsightPlan, Rehearsal, Tried, difference
from kleos.insight.facts import Fact, best_fact
from kleos.search.node import Node

EASY = ("uniform", "greedy", *LEVELS[:2])  # bots against which hints are on unless somebody wants them off
SHOWN = 3
GOOD = 0.10  # a move that is worse than the best by more than this is no good one
NO_MATTER = 0.005  # a smaller difference is none to a player
GLANCES = 3  # worlds in which the moves that follow are looked up
LONGEST = 3  # moves of one's own that are told to follow


class HintMove(msgspec.Struct, frozen=True):
    """A good move: its chance with a whisker, the fact that speaks for it, and the own moves likely to follow."""

    code: str
    chance: float
    low: float
    high: float
    visits: int
    fact: Fact | None
    follows: tuple[str, ...] = ()


class Rest(msgspec.Struct, frozen=True):
    """The other moves: how many, how many of them were looked at, and from where to where their chances reach."""

    count: int
    tried: int
    low: float
    high: float


class Hint(msgspec.Struct, frozen=True):
    """All that the coach has to say about one decision."""

    moves: tuple[HintMove, ...]
    alike: tuple[tuple[int, ...], ...]  # numbers of shown moves that cannot be told apart
    rest: Rest | None
    look: Fact | None  # what decides; None = nothing stands out

    def to_bytes(self) -> bytes:
        """JSON, as it comes from the process that calculates."""
        return msgspec.json.encode(self)


def hint_for(game: Game, seen: Observation, seed: int | str, plan: InsightPlan | None = None) -> Hint:
    """The hint for a decision of the observation's viewer."""
    if len(seen.legal) == 1:
        return Hint((HintMove(seen.legal[0], 0.0, 0.0, 1.0, 0, None),), (), None, None)
    measures = measures_for(game, seen)
    rehearsal = Rehearsal(game, seen, measures, plan or InsightPlan(), seed)
    rehearsal.run()
    candidates = sorted(
        (tried for tried in rehearsal.tried if tried.is_candidate), key=lambda tried: -rehearsal.chance(tried).mean
    )
    best = rehearsal.chance(candidates[0]).mean
    shown = [tried for tried in candidates[:SHOWN] if best - rehearsal.chance(tried).mean <= GOOD]
    moves = [hint_move(rehearsal, tried, fact) for tried, fact in reasons(rehearsal, shown)]
    look = next((move.fact for move in moves if move.fact is not None), None)
    return Hint(tuple(moves), groups_alike(shown), rest_of(rehearsal, shown), look)


def reasons(rehearsal: Rehearsal, shown: Sequence[Tried]) -> list[tuple[Tried, Fact | None]]:
    """Each shown move with what separates it from the others."""
    told: set[str] = set()
    rest = [tried for tried in rehearsal.tried if all(tried is not one for one in shown)]
    found = []
    for tried in shown:
        fact = best_fact(rehearsal.measures, tried, [one for one in shown if one is not tried], rest, told)
        if fact is not None:
            told.add(fact.key)
        found.append((tried, fact))
    return found


def hint_move(rehearsal: Rehearsal, tried: Tried, fact: Fact | None) -> HintMove:
    """One shown move."""
    chance = rehearsal.chance(tried)
    follows = tuple(follow_up(rehearsal, tried))
    return HintMove(tried.move.code, chance.mean, chance.low, chance.high, tried.visits, fact, follows)


def groups_alike(shown: Sequence[Tried]) -> tuple[tuple[int, ...], ...]:
    """The numbers of moves whose difference may be nothing: groups in which each is like each, the largest first."""

    def is_alike(one: int, two: int) -> bool:
        gap = difference(shown[one - 1], shown[two - 1], 0)
        return abs(gap.mean) <= max(TWO_SIDED * gap.error, NO_MATTER)

    numbers = range(1, len(shown) + 1)
    found: list[tuple[int, ...]] = []
    for size in range(len(shown), 1, -1):
        for group in combinations(numbers, size):
            inside = any(set(group) <= set(larger) for larger in found)
            if not inside and all(is_alike(one, two) for one, two in combinations(group, 2)):
                found.append(group)
    return tuple(found)


def rest_of(rehearsal: Rehearsal, shown: Sequence[Tried]) -> Rest | None:
    """The moves that are not shown."""
    others = [rehearsal.chance(tried).mean for tried in rehearsal.tried if all(tried is not one for one in shown)]
    if not others:
        return None
    return Rest(len(rehearsal.seen.legal) - len(shown), len(others), min(others), max(others))


def follow_up(rehearsal: Rehearsal, tried: Tried) -> list[str]:
    """The own moves that the searches saw follow at once, while nothing is drawn, shown or decided by somebody else.

    They are the same in any world: until then the player sees what he saw before.
    """
    viewer = Player(rehearsal.searches[0].viewer)
    sampler, luck = rehearsal.game.sampler(rehearsal.seen), Random(f"{rehearsal.seed}/follows")
    worlds = [sampler.draw(luck) for _ in range(GLANCES)]
    nodes: list[Node | None] = [search.roots[viewer] for search in rehearsal.searches]
    move, is_choice = tried.move, True
    codes: list[str] = []
    while True:
        if is_choice:  # the trees have no node for a move without an alternative
            nodes = [below(node, worlds[0].seen_as(move, viewer)) for node in nodes]
        for world in worlds:
            world.apply(move)
        if len(codes) == LONGEST or not look_alike(worlds, viewer):
            return codes
        options = worlds[0].legal_moves()
        is_choice = len(options) > 1
        keys = [worlds[0].seen_as(option, viewer) for option in options]
        counts = [sum(visits_of(below(node, key)) for node in nodes) for key in keys]
        if is_choice and max(counts) < rehearsal.plan.rounds:
            return codes
        move = options[counts.index(max(counts))]
        codes.append(move.code)


def look_alike(worlds: Sequence[State], viewer: Player) -> bool:
    """Ask whether a player decides in all worlds and sees the same in each: he has learned nothing on the way."""
    first = worlds[0].observe(viewer)
    return all(world.actor == viewer and world.observe(viewer) == first for world in worlds)


def below(node: Node | None, key: Move) -> Node | None:
    """The node that a move leads to."""
    return None if node is None or node.children is None else node.children.get(key)


def visits_of(node: Node | None) -> int:
    """How often a node was come to."""
    return 0 if node is None else node.visits
