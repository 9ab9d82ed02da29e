"""SPRT: stops a match as soon as it is clear which of two strengths fits the scores.

The generalised likelihood ratio over the scores of whole deals: the two games of a mirrored pair are not independent,
so a pair counts as one of five results (0, 1/4, 1/2, 3/4, 1), and an unmirrored game as one of three.
"""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

from kleos.core.errors import BadOption

TRACE = 1e-3  # a trace of every result, so that extreme scores have a finite likelihood
STEPS = 100
MOST_ELO = 2000.0


class Sprt(NamedTuple):
    """The two hypotheses in Elo, and how often each may wrongly win."""

    elo0: float
    elo1: float
    alpha: float
    beta: float

    @property
    def bounds(self) -> tuple[float, float]:
        """H0 is accepted below, H1 above."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class Verdict(NamedTuple):
    """Where the test stands after so many deals: `accepted` is "H0", "H1" or empty."""

    llr: float
    low: float
    high: float
    deals: int
    accepted: str


def read_sprt(text: str) -> Sprt:
    """Read `elo0=0,elo1=10,alpha=0.05,beta=0.05`; what is left out has these values."""
    values = {"elo0": 0.0, "elo1": 10.0, "alpha": 0.05, "beta": 0.05}
    for part in text.replace(",", " ").split():
        name, _, given = part.partition("=")
        try:
            values[name] = float(given) if name in values else float("nan")
        except ValueError:
            values[name] = float("nan")
        limit = MOST_ELO if name.startswith("elo") else 0.5
        if not -limit <= values[name] <= limit or (limit == 0.5 and values[name] <= 0):
            raise BadOption("error-sprt-part", given=part[:40])
    if values["elo0"] >= values["elo1"]:
        raise BadOption("error-sprt-order")
    return Sprt(**values)


def expected(elo: float) -> float:
    """The score that a lead in Elo makes."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def log_likelihood_ratio(scores: Sequence[float], mirrored: bool, sprt: Sprt) -> float:
    """How much better H1 explains the scores than H0."""
    results = [0.0, 0.25, 0.5, 0.75, 1.0] if mirrored else [0.0, 0.5, 1.0]
    counts = [TRACE + sum(abs(score - result) < 1e-9 for score in scores) for result in results]
    total = sum(counts)
    shares = [count / total for count in counts]
    one = tilted(results, shares, expected(sprt.elo1))
    zero = tilted(results, shares, expected(sprt.elo0))
    return total * sum(share * log(p1 / p0) for share, p1, p0 in zip(shares, one, zero, strict=True))


def tilted(results: list[float], shares: list[float], mean: float) -> list[float]:
    """The likeliest distribution with this mean: shares / (1 + theta (result - mean)), theta by bisection."""
    low, high = -1 / (results[-1] - mean), 1 / (mean - results[0])
    for _ in range(STEPS):
        theta = (low + high) / 2
        slope = sum(
            share * (result - mean) / (1 + theta * (result - mean))
            for result, share in zip(results, shares, strict=True)
        )
        low, high = (theta, high) if slope > 0 else (low, theta)
    return [share / (1 + theta * (result - mean)) for result, share in zip(results, shares, strict=True)]


def judge(scores: Sequence[float], mirrored: bool, sprt: Sprt) -> Verdict:
    """Where the test stands."""
    low, high = sprt.bounds
    llr = log_likelihood_ratio(scores, mirrored, sprt)
    accepted = "H1" if llr >= high else "H0" if llr <= low else ""
    return Verdict(llr, low, high, len(scores), accepted)


def first_verdict(scores: Sequence[float], mirrored: bool, sprt: Sprt, start: int = 1) -> Verdict | None:
    """The first deal, from `start` deals on, after which the test is decided."""
    for deals in range(max(1, start), len(scores) + 1):
        verdict = judge(scores[:deals], mirrored, sprt)
        if verdict.accepted:
            return verdict
    return None
