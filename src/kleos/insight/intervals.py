"""95 % intervals of shares and means."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

NORMAL_95 = 1.96  # standard errors on each side


class Interval(NamedTuple):
    """From where to where a figure lies, 95 times of 100."""

    low: float
    high: float


def wilson(share: float, count: int) -> Interval:
    """Wilson's interval of a share, honest also where something always or never happened."""
    if not count:
        return Interval(0.0, 1.0)
    weight = NORMAL_95**2 / count
    half = NORMAL_95 * sqrt((share * (1 - share) + weight / 4) / count)
    centre, whole = share + weight / 2, 1 + weight
    return Interval(max(0.0, (centre - half) / whole), min(1.0, (centre + half) / whole))


def interval_of(values: Sequence[float]) -> Interval:
    """The interval of the mean of independent values from 0 to 1; Wilson's where none differs from 0, or from 1."""
    if len(values) < 2:
        return Interval(0.0, 1.0)
    mean = fmean(values)
    if mean in (0.0, 1.0):
        return wilson(mean, len(values))
    half = NORMAL_95 * stdev(values) / sqrt(len(values))
    return Interval(max(0.0, mean - half), min(1.0, mean + half))
