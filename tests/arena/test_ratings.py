"""Ratings and the sequential test: checked against closed forms and simulations."""

from math import log
from random import Random

import pytest

import kleos
from kleos.arena.ratings import Deal, bradley_terry, rate, table_of
from kleos.arena.sprt import Sprt, expected, first_verdict, judge, read_sprt
from tests.support import many


def deals(a: str, b: str, chance: float, count: int, rng: Random) -> list[Deal]:
    """Mirrored deals of two players, the games of a deal drawn apart."""
    return [Deal(a, b, k, float((rng.random() < chance) + (rng.random() < chance)), 2) for k in range(count)]


def test_two_players_get_the_rating_of_their_score() -> None:
    found = bradley_terry(["a", "b"], table_of([Deal("a", "b", k, 1.5, 2) for k in range(10_000)]))
    assert found["a"] - found["b"] == pytest.approx(400 * log(3, 10), abs=0.1)
    assert found["a"] + found["b"] == pytest.approx(0)


def test_a_ladder_is_found_again() -> None:
    true = {"novice": -150.0, "veteran": 0.0, "champion": 150.0}
    rng = Random(1)
    played = [
        deal
        for a, b in (("novice", "veteran"), ("novice", "champion"), ("veteran", "champion"))
        for deal in deals(a, b, expected(true[a] - true[b]), many(300, 2000), rng)
    ]
    found = rate(played, samples=many(60, 300))
    assert [rating.name for rating in found] == ["champion", "veteran", "novice"]
    for rating in found:
        assert rating.low < rating.elo < rating.high and rating.high - rating.low < 120
        assert abs(rating.elo - true[rating.name]) < 60


def test_who_never_lost_has_a_finite_rating() -> None:
    found = rate([Deal("a", "b", k, 2.0, 2) for k in range(20)])
    assert 200 < found[0].elo < 2000 and found[0].low <= found[0].elo <= found[0].high
    assert rate([]) == [] and len(rate([Deal("a", "b", 0, 1.0, 2)])) == 2


def test_the_same_results_give_the_same_intervals() -> None:
    played = deals("a", "b", 0.6, 50, Random(3))
    assert rate(played, seed=4) == rate(played, seed=4) != rate(played, seed=5)


@pytest.mark.parametrize("score", [0.0, 0.25, 0.5, 0.75, 1.0])
@pytest.mark.parametrize("mirrored", [True, False])
def test_extreme_scores_have_a_likelihood(score: float, mirrored: bool) -> None:
    scores = [score if mirrored or score in (0.0, 0.5, 1.0) else 0.5] * 200
    verdict = judge(scores, mirrored, Sprt(0, 10, 0.05, 0.05))
    assert verdict.llr == verdict.llr and abs(verdict.llr) < 10_000
    if score != 0.5:
        assert (verdict.accepted == "H1") == (scores[0] > 0.5) or verdict.accepted in ("H0", "")
    assert judge([], mirrored, Sprt(0, 10, 0.05, 0.05)).accepted == ""


def test_the_ratio_agrees_with_the_normal_approximation() -> None:
    rng = Random(2)
    scores = [(float(rng.random() < 0.52) + float(rng.random() < 0.52)) / 2 for _ in range(4000)]
    sprt = Sprt(0, 10, 0.05, 0.05)
    mean = sum(scores) / len(scores)
    variance = sum((score - mean) ** 2 for score in scores) / len(scores)
    zero, one = expected(sprt.elo0), expected(sprt.elo1)
    normal = len(scores) * (one - zero) * (2 * mean - zero - one) / (2 * variance)
    assert judge(scores, True, sprt).llr == pytest.approx(normal, rel=0.05)


@pytest.mark.parametrize(("elo", "wrong"), [(0, "H1"), (60, "H0")])
def test_the_wrong_hypothesis_seldom_wins(elo: float, wrong: str) -> None:
    sprt, rng, mistakes, runs = Sprt(0, 60, 0.05, 0.05), Random(elo), 0, many(40, 400)
    for _ in range(runs):
        chance = expected(elo)
        scores = [((rng.random() < chance) + (rng.random() < chance)) / 2 for _ in range(1500)]
        verdict = first_verdict(scores, True, sprt, 20)
        mistakes += verdict is not None and verdict.accepted == wrong
    assert mistakes <= 0.05 * runs + 3 * (0.05 * runs) ** 0.5


def test_a_test_is_read_from_text() -> None:
    assert read_sprt("elo0=-5,elo1=5,alpha=0.1,beta=0.01") == Sprt(-5, 5, 0.1, 0.01)
    assert read_sprt("elo1=20 beta=.1") == Sprt(0, 20, 0.05, 0.1)
    for wrong in ("elo0=5,elo1=5", "elo=3", "alpha=0", "alpha=0.7", "elo1=x", "elo1=nan", "elo1=1e9", "zeus"):
        with pytest.raises(kleos.BadOption):
            read_sprt(wrong)
