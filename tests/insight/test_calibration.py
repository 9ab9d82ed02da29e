"""Calibration: the fit finds what is wrong with chances, errors count as defined, and the command keeps its fit."""

import json
from math import exp, log
from pathlib import Path
from random import Random

import pytest

from kleos.insight import fit_calibration
from kleos.insight.calibration import CHOICE, KINDS, TRUTH, Calibration, calibration_for
from kleos.insight.fit_calibration import Bin, Sample, calibration_error, fitted, held_out, measured, reliability


def overconfident(count: int, slope: float, kind: str = TRUTH) -> list[Sample]:
    """Chances whose logits are too large by a factor, with what came of them."""
    rng = Random(4)
    found = []
    for number in range(count):
        real = rng.uniform(0.02, 0.98)
        told = 1 / (1 + exp(-log(real / (1 - real)) / slope))
        found.append(Sample(number, kind, told, float(rng.random() < real)))
    return found


def test_the_fit_finds_how_far_chances_are_too_bold() -> None:
    shift, slope = fitted(overconfident(6000, 0.5))
    assert abs(shift) < 0.12 and slope == pytest.approx(0.5, abs=0.06)


def test_a_correction_makes_the_error_smaller_and_leaves_certainty_alone() -> None:
    samples = overconfident(6000, 0.5)
    before = calibration_error(reliability(samples, Calibration({})))
    after = calibration_error(reliability(samples, Calibration({TRUTH: (0.0, 0.5)})))
    assert after < 0.025 < before
    fixed = Calibration({CHOICE: (0.3, 1.2)})
    assert fixed.corrected(CHOICE, 0.0) == 0.0 and fixed.corrected(CHOICE, 1.0) == 1.0
    chances = [fixed.corrected(CHOICE, k / 20) for k in range(1, 20)]
    assert chances == sorted(chances) and len(set(chances)) == 19
    assert fixed.corrected(TRUTH, 0.4) == pytest.approx(0.4)


def test_the_error_is_the_mean_gap_weighted_by_count() -> None:
    assert calibration_error([Bin(30, 0.2, 0.3, 0, 1), Bin(10, 0.8, 0.6, 0, 1)]) == pytest.approx(0.125)
    assert calibration_error([]) == 0.0
    one = reliability([Sample(k, TRUTH, 0.65, float(k < 6)) for k in range(10)], Calibration({}))
    assert [(bin_.count, bin_.won) for bin_ in one] == [(10, 0.6)] and one[0].low < 0.6 < one[0].high


def test_games_that_fit_do_not_test() -> None:
    games = [Sample(k, kind, 0.7, float(k % 2)) for k in range(400) for kind in KINDS]  # odd games are won, others lost
    apart = [one.chance for one in held_out([one for one in games if one.kind == TRUTH])]
    assert max(apart[:200]) > 0.9 and min(apart[200:]) < 0.1  # even games are foretold by odd ones, and these by them
    told = measured(games, "command")
    assert all(abs(fit[0]) < 0.9 for fit in told["lines"].values())  # all games together: even
    assert {kind: told["made"]["held out"][kind]["positions"] for kind in KINDS} == dict.fromkeys(KINDS, 400)
    assert all(told["made"]["held out"][kind]["error"] > 0.8 for kind in KINDS)


def test_a_game_that_was_never_measured_is_told_as_calculated() -> None:
    assert calibration_for("nothing").corrected(TRUTH, 0.3) == pytest.approx(0.3)


def test_the_command_plays_fits_and_keeps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "calibration.json"
    out.write_text('{"other": {"lines": {}}}')
    words = ["olympus", "--games", "2", "--lines", "2", "--levels", "greedy", "--out", str(out)]
    fit_calibration.main(words)
    kept = json.loads(out.read_text())
    assert set(kept) == {"other", "olympus"} and set(kept["olympus"]["lines"]) == set(KINDS)
    assert json.loads(capsys.readouterr().out) == kept["olympus"]
    with pytest.raises(SystemExit):
        fit_calibration.main(["olympus", "--games", "1"])
