"""Results of an arena without the luck of the draws, and how much less they vary.

The luck of a game has a mean of 0 whatever its value function is worth, so taking any share of it away leaves the mean
of the results as it is. The share that calms them most is fitted on deals: each half of the deals takes the share that
the other half tells, so that no result has a part in its own correction.
"""

from collections.abc import Iterable, Sequence
from random import Random
from statistics import covariance, fmean, variance
from typing import NamedTuple

from kleos.arena.contest import GameResult, in_order
from kleos.insight.intervals import interval_of

FEWEST = 8  # deals from which a share can be fitted
RESAMPLES = 400
TAIL = 0.025  # of the resampled factors on each side of the interval


class AdjustedScore(NamedTuple):
    """The points of player a without luck, and the factor by which their variance fell, with 95 % intervals."""

    score: float
    low: float
    high: float
    luck: float  # what the draws gave to a in a game, on average; 0 within its error
    luck_error: float
    share: float  # of the luck that was taken away
    factor: float  # the variance of a deal's points before, divided by that after
    factor_low: float
    factor_high: float


class DealLuck(NamedTuple):
    """A deal from the view of player a: points and luck of a game, on average over the games of the deal."""

    points: float
    luck: float


def adjusted_score(results: Iterable[GameResult], a: str, b: str) -> AdjustedScore | None:
    """The games of one pairing without their luck; None where there are too few deals, or nobody weighed the luck."""
    deals = deals_with_luck(results, a, b)
    if len(deals) < FEWEST:
        return None
    shares = fitted_shares(deals)
    after = [deal.points - shares[number % 2] * deal.luck for number, deal in enumerate(deals)]
    before = [deal.points for deal in deals]
    lucks = [deal.luck for deal in deals]
    low, high = spread_of(before, after)
    return AdjustedScore(
        fmean(after),
        *interval_of(after),
        fmean(lucks),
        (variance(lucks) / len(lucks)) ** 0.5,
        fmean(shares),
        ratio(before, after),
        low,
        high,
    )


def deals_with_luck(results: Iterable[GameResult], a: str, b: str) -> list[DealLuck]:
    """The deals of a pairing in their order; nothing unless the luck of every game is known."""
    found: dict[int, list[tuple[float, float]]] = {}
    for result in in_order(results):
        if (result.a, result.b) != (a, b):
            continue
        if result.luck is None:
            return []
        gift = result.luck if result.first == "a" else -result.luck
        found.setdefault(result.pair, []).append((result.points_of_a, gift))
    return [DealLuck(fmean(points for points, _ in deal), fmean(gift for _, gift in deal)) for deal in found.values()]


def fitted_shares(deals: Sequence[DealLuck]) -> tuple[float, float]:
    """The shares for deals of even and of odd number: each is fitted on the others."""
    return share_of(deals[1::2]), share_of(deals[0::2])


def share_of(deals: Sequence[DealLuck]) -> float:
    """The share of luck whose removal leaves the least variance, from nothing to all of it."""
    lucks = [deal.luck for deal in deals]
    spread = variance(lucks)
    return min(1.0, max(0.0, covariance([deal.points for deal in deals], lucks) / spread)) if spread else 0.0


def ratio(before: Sequence[float], after: Sequence[float]) -> float:
    """How many times the one variance is the other; 1 where nothing varies."""
    rest = variance(after)
    return variance(before) / rest if rest else 1.0


def spread_of(before: Sequence[float], after: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the factor, by deals drawn anew."""
    rng, count = Random(len(before)), len(before)
    found = []
    for _ in range(RESAMPLES):
        drawn = rng.choices(range(count), k=count)
        found.append(ratio([before[k] for k in drawn], [after[k] for k in drawn]))
    found.sort()
    return found[round(TAIL * RESAMPLES)], found[-1 - round(TAIL * RESAMPLES)]
