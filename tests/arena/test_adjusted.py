"""Results without luck: the mean stays, the variance falls, and nobody's own result says how much is taken away."""

import json
from pathlib import Path
from random import Random

import pytest

import kleos
from kleos.arena.adjusted import FEWEST, AdjustedScore, DealLuck, adjusted_score, fitted_shares, share_of
from kleos.arena.contest import GameResult, Job, contest_of
from kleos.arena.mirrored import play_game
from kleos.arena.runner import Runner
from kleos.bots.registry import make
from kleos.insight.luck import luck_in_match
from tests.cli.terminal import kleos as command
from tests.cli.terminal import one_line_error

ARENA = ("arena", "olympus", "--players", "greedy,uniform", "--games", str(2 * FEWEST), "--concurrency", "1")


def drawn(deals: int, weight: float, seed: int = 1) -> list[GameResult]:
    """Mirrored games that skill decides in part, and in part a luck that is told with a weight, or not at all."""
    rng, found = Random(seed), []
    for pair in range(deals):
        for first in "ab":
            luck = rng.gauss(0, 0.3)
            skill = rng.gauss(0.1, 0.3) if first == "a" else -rng.gauss(0.1, 0.3)
            winner = 1 if luck + skill > 0 else 2
            told = luck * weight if weight else rng.gauss(0, 0.3)
            found.append(GameResult("a", "b", pair, first, winner, "end", "HA-10-02", 40, luck=told))
    return found


@pytest.mark.parametrize("weight", [1.0, 3.0])
def test_luck_taken_away_leaves_the_mean_and_less_variance(weight: float) -> None:
    results = drawn(1500, weight)
    found = adjusted_score(results, "a", "b")
    assert found is not None
    raw = sum(result.points_of_a for result in results) / len(results)
    assert abs(found.luck) < 4 * found.luck_error
    assert found.score == pytest.approx(raw - found.share * found.luck, abs=0.003)
    assert 1.3 < found.factor_low < found.factor < found.factor_high
    assert found.low < found.score < found.high and 0 < found.share <= 1


def test_a_luck_that_means_nothing_is_left_alone() -> None:
    found = adjusted_score(drawn(1500, 0.0), "a", "b")
    assert found is not None and found.share < 0.15 and found.factor == pytest.approx(1, abs=0.03)


def test_no_deal_has_a_part_in_its_own_correction() -> None:
    rng = Random(3)
    deals = [DealLuck(rng.random(), rng.gauss(0, 0.2)) for _ in range(40)]
    even = fitted_shares(deals)[0]
    deals[0] = DealLuck(50.0, 3.0)
    assert fitted_shares(deals)[0] == even and fitted_shares(deals)[1] == share_of(deals[0::2])


def test_few_deals_and_games_that_were_not_weighed_tell_nothing() -> None:
    assert adjusted_score(drawn(FEWEST - 1, 1.0), "a", "b") is None
    assert adjusted_score(drawn(FEWEST, 1.0), "a", "b") is not None
    other = GameResult("a", "b", 99, "a", 1, "end", "HA-10-02", 40)
    assert adjusted_score([*drawn(FEWEST, 1.0), other], "a", "b") is None


def test_a_runner_weighs_the_luck_of_the_game_it_plays() -> None:
    game = kleos.load("hector")
    contest = contest_of(game, {name: name for name in ("greedy", "uniform")}, "7", weighs_luck=True)
    runner, job = Runner(contest), Job("greedy", "uniform", 3, "b")
    try:
        found = runner.play(job)
    finally:
        runner.close()
    match = play_game(game, (make("uniform", game), make("greedy", game)), *job.seeds("7"))
    assert found.luck == pytest.approx(luck_in_match(match).luck, abs=1e-12)


def test_the_arena_prints_it_beside_the_raw_results(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    run = command(*ARENA, "--adjust", "--out", file)
    words = " ".join(run.out.split())
    assert run.code == 0 and "without luck: " in words and "the variance fell by a factor of" in words
    row = json.loads(command(*ARENA, "--adjust", "--out", file, "--json").out)["pairings"][0]
    assert set(row["adjusted"]) == set(AdjustedScore._fields)
    assert "adjusted" not in json.loads(command(*ARENA, "--out", str(tmp_path / "plain"), "--json").out)["pairings"][0]
    assert "--adjust" in one_line_error(command(*ARENA, "--adjust", "--out", str(tmp_path / "plain")))
