"""Facts: computed differences between a move and the alternatives in the same worlds. What is told can be checked."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.insight.asking import Measure, measures_for
from kleos.insight.chances import Estimate, InsightPlan, Rehearsal, Tried, difference, estimate

CERTAIN = 3.5  # standard errors that a difference must have to be told
STATED = 3.5  # standard errors that the stated error of a value is
SURE = 0.995  # a share from here on is told as certain
ROUNDING = {True: 0.005, False: 0.05}  # of a share, which is told in per cent; of an amount, with one digit


class Fact(msgspec.Struct, frozen=True):
    """What separates a move from others: a measure's value after it and after them, each with its stated error."""

    name: str  # the message that tells it
    look: str  # the message that says what to look at
    key: str  # the name with what it is about
    move: str
    against: tuple[str, ...]  # the moves it was compared with
    value: float
    error: float
    others: float  # the mean of the compared moves
    others_error: float
    is_share: bool
    is_sure: bool  # so in every world after the move, and in none after any of the others, or the other way round
    arguments: dict[str, str | int] = {}
    things: tuple[str, ...] = ()

    def agrees(self, again: "Fact") -> bool:
        """Ask whether another calculation of the same fact says the same, within what both state as their errors."""
        slack = 2 * ROUNDING[self.is_share]
        near = (
            abs(self.value - again.value) <= (self.error**2 + again.error**2) ** 0.5 + slack
            and abs(self.others - again.others) <= (self.others_error**2 + again.others_error**2) ** 0.5 + slack
        )
        return near and (self.value > self.others) == (again.value > again.others)


def fact_of(measure: Measure, place: int, tried: Tried, others: Sequence[Tried]) -> Fact:
    """The values of a measure after a move and after the others."""
    mine = estimate(tried.of(place), tried.lengths)
    theirs = mean_of([estimate(one.of(place), one.lengths) for one in others])
    return Fact(
        name=measure.name,
        look=measure.look,
        key=measure.key,
        move=tried.move.code,
        against=tuple(one.move.code for one in others),
        value=mine.mean,
        error=STATED * mine.error,
        others=theirs.mean,
        others_error=STATED * theirs.error,
        is_share=measure.is_share,
        is_sure=measure.is_share and is_sure(place, tried, others),
        arguments=dict(measure.arguments),
        things=measure.things,
    )


def mean_of(estimates: Sequence[Estimate]) -> Estimate:
    """The mean of several; its error is at most the mean of theirs, however they hang together."""
    count = len(estimates)
    return Estimate(sum(one.mean for one in estimates) / count, sum(one.error for one in estimates) / count)


def is_sure(place: int, tried: Tried, others: Sequence[Tried]) -> bool:
    """Ask whether a share is certain after the move and certainly not after any of the others, or the reverse."""
    mine = estimate(tried.of(place), tried.lengths).mean
    theirs = [estimate(one.of(place), one.lengths).mean for one in others]
    if mine >= SURE:
        return max(theirs) <= 1 - SURE
    return mine <= 1 - SURE and min(theirs) >= SURE


class Separation(NamedTuple):
    """How clearly a measure speaks for a move, in its own weight, and against which others."""

    clear: float
    others: list[Tried]


def separation(measure: Measure, place: int, tried: Tried, others: Sequence[Tried]) -> Separation:
    """Against which of the others a measure speaks for a move for certain, each taken by itself."""
    gaps = [difference(tried, one, place) for one in others]
    parted = [k for k, gap in enumerate(gaps) if is_certain(measure, gap)]
    return weighed(measure, place, tried, [others[k] for k in parted], [gaps[k] for k in parted], len(others))


def separation_from_all(measure: Measure, place: int, tried: Tried, others: Sequence[Tried]) -> Separation:
    """How clearly a measure speaks for a move against the mean of all others."""
    gaps = [difference(tried, one, place) for one in others]
    parts = bool(gaps) and is_certain(measure, mean_of(gaps))
    return weighed(measure, place, tried, list(others) if parts else [], gaps, len(others))


def is_certain(measure: Measure, gap: Estimate) -> bool:
    """Ask whether a difference speaks for the move, is worth a word, and cannot well be chance."""
    return gap.mean * measure.better >= measure.least and abs(gap.mean) >= CERTAIN * gap.error


def weighed(
    measure: Measure, place: int, tried: Tried, others: list[Tried], gaps: Sequence[Estimate], most: int
) -> Separation:
    """A difference in the measure's weight; one from more of the others counts for more."""
    if not others or (measure.is_now and measure.is_share and not is_sure(place, tried, others)):
        return Separation(0.0, [])  # the table shows it or does not: an average over moves would tell nothing
    return Separation(abs(mean_of(gaps).mean) * measure.weight * (len(others) / most) ** 0.5, others)


def best_fact(
    measures: Sequence[Measure], tried: Tried, shown: Sequence[Tried], rest: Sequence[Tried], told: set[str]
) -> Fact | None:
    """The fact that separates a move most from those shown with it, else from the rest; None where nothing does.

    One that was told for another move already counts for half.
    """
    for others, part in ((shown, separation), (rest, separation_from_all)):
        found = [part(measure, place, tried, others) for place, measure in enumerate(measures, 1)]
        clear = [
            one.clear * (0.5 if measure.key in told else 1.0) for one, measure in zip(found, measures, strict=True)
        ]
        best = max(range(len(measures)), key=clear.__getitem__, default=0)
        if measures and clear[best]:
            return fact_of(measures[best], best + 1, tried, found[best].others)
    return None


def recompute(game: Game, seen: Observation, fact: Fact, seed: int | str, plan: InsightPlan | None = None) -> Fact:
    """Calculate a fact again from nothing, with other worlds and other luck."""
    measure = next(one for one in measures_for(game, seen) if one.key == fact.key)
    rehearsal = Rehearsal(game, seen, [measure], plan or InsightPlan(), seed)
    rehearsal.run(only=(fact.move, *fact.against))
    tried = {one.move.code: one for one in rehearsal.tried}
    return fact_of(measure, 1, tried[fact.move], [tried[code] for code in fact.against])
