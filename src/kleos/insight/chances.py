"""The chance to win after each move, by what one player may know: all moves in the same imagined worlds.

A calculation has several rounds, independent of each other. A round searches, imagines worlds, and rehearses every
move in each of them with the same luck: the move is made, and both sides go on as the search has learned. So a
standard error counts all that would differ the next time, the worlds as well as the search.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import monotonic

from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.observation import Observation
from kleos.core.state import State
from kleos.insight.asking import Measure
from kleos.search.evaluators import evaluator_for
from kleos.search.ismcts import Search
from kleos.search.node import SearchSettings

TWO_SIDED = 2.0  # standard errors of a whisker: 95 of 100 hold what they should
HORIZON = {"olympus": 2, "hellas": 2}  # cuts to look ahead: a turn of each side; a battle is both sides' anyway
TRIAL = 400  # simulations, to learn how fast this machine is
SMALLEST = 0.003  # of a standard error: fewer worlds than these cannot promise more


@dataclass(frozen=True, slots=True)
class InsightPlan:
    """How much is calculated. The numbers are those of all rounds together."""

    rounds: int = 8
    sims: int = 4_800  # simulations of the searches, to find the candidates
    practice: int = 480  # more simulations for each candidate, and a third of these for each of the others
    worlds: int = 640  # in which the candidates are rehearsed
    few: int = 160  # in which the others are
    candidates: int = 5  # moves that the searches like best
    others: int = 12  # moves of the rest that are looked at

    def scaled(self, sims: int) -> "InsightPlan":
        """The same with so many simulations, and worlds to match."""
        share = sims / self.sims
        worlds, few = (max(2 * self.rounds, round(count * share)) for count in (self.worlds, self.few))
        practice = max(8 * self.rounds, round(self.practice * share))
        return replace(self, sims=max(self.rounds, sims), practice=practice, worlds=worlds, few=few)


@dataclass(slots=True)
class Tried:
    """What the rehearsals of one move came to, world by world: the chance first, then the measures."""

    move: Move
    visits: int
    is_candidate: bool
    values: list[list[float]]
    lengths: list[int] = field(default_factory=list)  # worlds of each round

    def of(self, place: int) -> list[float]:
        """One of the values in every world."""
        return self.values[place]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its standard error."""

    mean: float
    error: float

    @property
    def low(self) -> float:
        """The lower end of the whisker, of a chance."""
        return max(0.0, self.mean - TWO_SIDED * self.error)

    @property
    def high(self) -> float:
        """Its upper end."""
        return min(1.0, self.mean + TWO_SIDED * self.error)


@dataclass(frozen=True, slots=True)
class MoveChance:
    """A legal move, how often the searches tried it, and the chance to win after it; none for one not looked at."""

    code: str
    visits: int
    chance: Estimate | None


def estimate(values: Sequence[float], rounds: Sequence[int]) -> Estimate:
    """The mean of values that came round by round; its error is the larger one by worlds and by rounds."""
    if min(values) == max(values):
        return Estimate(values[0], 0.0)
    means, first = [], 0
    for length in rounds:
        means.append(fmean(values[first : first + length]))
        first += length
    by_worlds = stdev(values) / sqrt(len(values))
    by_rounds = stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0
    return Estimate(fmean(values), max(by_worlds, by_rounds, SMALLEST))


def difference(one: Tried, two: Tried, place: int) -> Estimate:
    """By how much a value of one move is above that of another, over the worlds that both have seen."""
    rounds = [min(lengths) for lengths in zip(one.lengths, two.lengths, strict=True)]
    pairs = zip(shared(one, place, rounds), shared(two, place, rounds), strict=True)
    return estimate([mine - other for mine, other in pairs], rounds)


def shared(tried: Tried, place: int, rounds: Sequence[int]) -> list[float]:
    """A move's values in the first worlds of each round."""
    found, first = [], 0
    for length, kept in zip(tried.lengths, rounds, strict=True):
        found += tried.of(place)[first : first + kept]
        first += length
    return found


class Rehearsal:
    """One calculation: `run` does it all; `tried` holds the moves looked at."""

    def __init__(
        self, game: Game, seen: Observation, measures: Sequence[Measure], plan: InsightPlan, seed: int | str
    ) -> None:
        self.game = game
        self.seen = seen
        self.measures = measures
        self.plan = plan
        self.seed = seed
        self.evaluator = evaluator_for(game)
        self.horizon = HORIZON.get(game.code, 1)
        self.searches: list[Search] = []
        self.tried: list[Tried] = []
        self.visits: list[int] = []

    def run(self, only: Sequence[str] = (), also: str = "") -> None:
        """Search, choose what to look at, and rehearse it; `only` names the moves, where they are known already.

        `also` names one that is looked at in any case, beside those that the searches like best.
        """
        self.search()
        self.choose(only, also)
        for number, search in enumerate(self.searches):
            self.rehearse_round(number, search)

    def search(self) -> None:
        """Every round's search."""
        plan = self.plan
        for number in range(plan.rounds):
            luck = Random(f"{self.seed}/{number}")
            search = Search(self.game, self.seen, self.evaluator, SearchSettings(horizon=self.horizon), luck)
            search.run(max(1, plan.sims // plan.rounds))
            self.searches.append(search)
        self.visits = [sum(counts) for counts in zip(*(search.visits() for search in self.searches), strict=True)]

    def choose(self, only: Sequence[str], also: str = "") -> None:
        """Which moves are looked at: what the searches liked best, and some of the rest."""
        moves = self.searches[0].moves
        order = sorted(range(len(moves)), key=lambda place: -self.visits[place])
        if only:
            order = [place for place in order if moves[place].code in only]
            chosen = [(place, True) for place in order]
        else:
            best, rest = order[: self.plan.candidates], order[self.plan.candidates :]
            best += [place for place in rest if moves[place].code == also]
            rest = [place for place in rest if moves[place].code != also]
            chosen = [(place, True) for place in best]
            chosen += [(place, False) for place in spread(rest, self.plan.others)]
        for place, is_candidate in chosen:
            empty: list[list[float]] = [[] for _ in range(1 + len(self.measures))]
            self.tried.append(Tried(moves[place], self.visits[place], is_candidate, empty))

    def rehearse_round(self, number: int, search: Search) -> None:
        """One round: every move in the same worlds, with the same luck in each."""
        worlds, few = self.plan.worlds // self.plan.rounds, self.plan.few // self.plan.rounds
        practice = self.plan.practice // self.plan.rounds
        for tried in self.tried:
            search.practise(tried.move, practice if tried.is_candidate else practice // 3)
        for place in range(worlds):
            world = search.believable()
            for tried in self.tried:
                if tried.is_candidate or place < few:
                    self.rehearse(search, world, tried, f"{self.seed}/{number}/{place}")
        for tried in self.tried:
            tried.lengths.append(worlds if tried.is_candidate else min(few, worlds))

    def rehearse(self, search: Search, world: State, tried: Tried, luck: str) -> None:
        """One move in one world."""
        now, later = world.copy(), world.copy()
        now.apply(tried.move)
        search.rehearse(later, tried.move, Random(luck))
        for place, measure in enumerate(self.measures, 1):
            tried.values[place].append(float(measure.ask(world, now if measure.is_now else later)))
        tried.values[0].append(search.finish(later))

    # Figures.

    def chance(self, tried: Tried) -> Estimate:
        """The chance to win after a move."""
        return estimate(tried.of(0), tried.lengths)


def spread(places: list[int], most: int) -> list[int]:
    """So many of a list at most, evenly over it, the first and the last among them."""
    if len(places) <= most:
        return places
    if most < 2:
        return places[:most]
    return [places[round(k * (len(places) - 1) / (most - 1))] for k in range(most)]


def chances(
    game: Game, seen: Observation, sims: int | None = None, seed: int | str = 0, ms: int | None = None
) -> list[MoveChance]:
    """The chance of each legal move by what this player may know, best known first; by simulations or milliseconds.

    With `sims` the same observation and seed give the same figures; with `ms` the speed of the machine counts.
    """
    plan = InsightPlan() if sims is None else InsightPlan().scaled(sims)
    if ms is not None:
        plan = affordable(game, seen, ms / 1000)
    rehearsal = Rehearsal(game, seen, (), plan, seed)
    rehearsal.run()
    looked_at = {tried.move.code: rehearsal.chance(tried) for tried in rehearsal.tried}
    codes = [move.code for move in rehearsal.searches[0].moves]
    found = [MoveChance(code, count, looked_at.get(code)) for code, count in zip(codes, rehearsal.visits, strict=True)]
    return sorted(found, key=lambda one: -one.chance.mean if one.chance else 1.0)


def affordable(game: Game, seen: Observation, seconds: float) -> InsightPlan:
    """A plan that takes about so long on this machine, by a small trial of it."""
    trial = InsightPlan().scaled(TRIAL)
    begin = monotonic()
    Rehearsal(game, seen, (), trial, "trial").run()
    share = seconds / max(1e-4, monotonic() - begin)
    return InsightPlan().scaled(max(100, round(trial.sims * share)))
