"""Ratings: Bradley-Terry strengths in Elo over all pairings at once, with intervals from resampled deals."""

from collections.abc import Iterable, Sequence
from math import log10
from random import Random
from typing import NamedTuple

SCALE = 400.0
PRIOR = 0.5  # drawn games that every pairing is given, so that who never lost has a rating too
ROUNDS = 10_000
ENOUGH = 1e-7
SAMPLES = 300


class Deal(NamedTuple):
    """What `a` scored against `b` on one deal: points out of so many games (two when mirrored)."""

    a: str
    b: str
    number: int
    points: float
    games: int


class Rating(NamedTuple):
    """A player's rating; the mean of all players is 0."""

    name: str
    elo: float
    low: float
    high: float
    points: float
    games: int


Table = dict[tuple[str, str], tuple[float, float]]  # (a, b) -> points of a, games


def table_of(deals: Iterable[Deal]) -> Table:
    """Sum up deals by pairing, from both sides."""
    table: Table = {}
    for deal in deals:
        for one, two, points in ((deal.a, deal.b, deal.points), (deal.b, deal.a, deal.games - deal.points)):
            before = table.get((one, two), (0.0, 0.0))
            table[one, two] = (before[0] + points, before[1] + deal.games)
    return table


def bradley_terry(names: Sequence[str], table: Table) -> dict[str, float]:
    """Maximum likelihood ratings in Elo, found by minorisation and maximisation."""
    strengths = dict.fromkeys(names, 1.0)
    points = {name: PRIOR / 2 * len(rivals(name, table)) for name in names}
    for (one, _), (made, _) in table.items():
        points[one] += made
    for _ in range(ROUNDS):
        fresh = {name: stronger(name, strengths, points, table) for name in names}
        scale = sum(fresh.values()) / len(names)
        fresh = {name: strength / scale for name, strength in fresh.items()}
        moved = max(abs(fresh[name] / strengths[name] - 1) for name in names)
        strengths = fresh
        if moved < ENOUGH:
            break
    elos = {name: SCALE * log10(strength) for name, strength in strengths.items()}
    middle = sum(elos.values()) / len(elos)
    return {name: elo - middle for name, elo in elos.items()}


def stronger(name: str, strengths: dict[str, float], points: dict[str, float], table: Table) -> float:
    """One step: points by what was to be expected of the games played."""
    met = rivals(name, table)
    if not met:
        return strengths[name]
    own = strengths[name]
    return points[name] / sum((table[name, rival][1] + PRIOR) / (own + strengths[rival]) for rival in met)


def rivals(name: str, table: Table) -> list[str]:
    """Whom a player has met."""
    return [two for one, two in table if one == name]


def rate(deals: Sequence[Deal], seed: int = 1, samples: int = SAMPLES) -> list[Rating]:
    """Rate all players, the best first; intervals cover 95 % of the ratings on resampled deals.

    All pairings play the same deals, so a deal is drawn with everything that was played on it.
    """
    names = list(dict.fromkeys(name for deal in deals for name in (deal.a, deal.b)))
    if not names:
        return []
    table = table_of(deals)
    elos = bradley_terry(names, table)
    spread = resampled(names, deals, Random(seed), samples)
    found = []
    for name in names:
        made = sum(points for (one, _), (points, _) in table.items() if one == name)
        games = sum(count for (one, _), (_, count) in table.items() if one == name)
        low, high = middle_95(spread[name]) if spread[name] else (elos[name], elos[name])
        found.append(Rating(name, elos[name], min(low, elos[name]), max(high, elos[name]), made, int(games)))
    return sorted(found, key=lambda rating: -rating.elo)


def resampled(names: list[str], deals: Sequence[Deal], rng: Random, samples: int) -> dict[str, list[float]]:
    """The ratings on so many resampled sets of deals."""
    by_number: dict[int, list[Deal]] = {}
    for deal in deals:
        by_number.setdefault(deal.number, []).append(deal)
    groups = [by_number[number] for number in sorted(by_number)]
    spread: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(samples if len(groups) > 1 else 0):
        drawn = [deal for group in rng.choices(groups, k=len(groups)) for deal in group]
        for name, elo in bradley_terry(names, table_of(drawn)).items():
            spread[name].append(elo)
    return spread


def middle_95(values: list[float]) -> tuple[float, float]:
    """The range without the outer 2.5 % on either side."""
    ordered = sorted(values)
    cut = int(len(ordered) * 0.025)
    return ordered[cut], ordered[-1 - cut]
