"""Fit the corrections of chances on self-play: `python -m kleos.insight.fit_calibration GAME --games N --seed S`.

Bots of mixed levels play; at some lines of every game the chances are calculated as a review does, before correction,
and noted with who won. How well corrections hold is told by games that had no part in them: each half of the games is
corrected by a fit on the other half. That gives tables of foretold and won shares, and the expected calibration error
over ten bins. The fit on all games goes to data/calibration.json.
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from math import exp, log
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from rich.console import Console
from rich.progress import track

from kleos.bots.levels import NAMES as LEVELS
from kleos.bots.registry import make
from kleos.catalogue import load
from kleos.core.dealer import SeededDealer
from kleos.core.errors import GameError
from kleos.core.match import Match
from kleos.core.players import Player
from kleos.core.state import State
from kleos.insight.calibration import CALIBRATION, CHOICE, KINDS, NEAR, NONE, TRUTH, WORLDS, Calibration
from kleos.insight.chances import InsightPlan, Rehearsal
from kleos.insight.intervals import wilson
from kleos.insight.luck import points_of
from kleos.insight.outlook import Outlook
from kleos.insight.review import plan_for
from kleos.search.kept import keep

BINS = 10
STEPS = 40  # of Newton's method, far more than it needs
RIDGE = 1.0  # draws the correction to none where there is little to go by
TYPICAL = (150, 330)  # decisions and lines of a game, which say how much a review calculates for each


@dataclass(frozen=True, slots=True)
class Sample:
    """A chance as it was foretold, and what came of it."""

    game: int
    kind: str
    chance: float
    won: float


@dataclass(frozen=True, slots=True)
class Bin:
    """Chances that are nearly alike: how many, what they foretold on average, and what was won, with an interval."""

    count: int
    foretold: float
    won: float
    low: float
    high: float


def play_and_note(code: str, seed: int, levels: Sequence[str], lines: int, number: int) -> list[Sample]:
    """Play one game of mixed levels, and foretell at some of its lines."""
    game = load(code)
    luck = Random(f"calibration/{seed}/{number}")
    bots = [make(luck.choice(levels), game) for _ in Player]
    match = Match(game, SeededDealer(f"calibration/{seed}/{number}"), frames=False)
    states: list[State] = []
    while isinstance(actor := match.state.actor, Player):
        states.append(match.state.copy())
        match.play(actor, bots[actor].choose(match.state.observe(actor), Random(luck.random()), None))
    assert match.outcome is not None
    result = points_of(match.outcome)
    picked = luck.sample(range(len(states)), min(lines, len(states)))
    plan = plan_for(game.code, "standard", *TYPICAL)
    outlook = Outlook(game, plan.playouts, f"{seed}/{number}")
    found = []
    for ply in sorted(picked):
        found += [Sample(number, *one) for one in foretold(outlook, plan.scan, ply, states[ply], result)]
    return found


def foretold(
    outlook: Outlook, plan: InsightPlan, ply: int, state: State, result: float
) -> list[tuple[str, float, float]]:
    """What a review would say of a position: of the one who decides, of the other one, and of the truth."""
    actor = Player(state.to_act)
    won = (result, 1 - result)
    found = [
        (WORLDS, fmean(outlook.imagined(ply, state, actor.rival)), won[actor.rival]),
        (TRUTH, fmean(outlook.true(ply, state)), result),
    ]
    seen = state.observe(actor)
    if len(seen.legal) > 1:
        rehearsal = Rehearsal(outlook.game, seen, (), plan, f"{outlook.seed}/{ply}")
        rehearsal.run()
        found.append((CHOICE, max(rehearsal.chance(tried).mean for tried in rehearsal.tried), won[actor]))
    return found


def fitted(samples: Sequence[Sample]) -> tuple[float, float]:
    """The shift and the slope that fit best: logistic regression on the logit, drawn a little to no correction."""
    pairs = [(log(one.chance / (1 - one.chance)), one.won) for one in samples if NEAR < one.chance < 1 - NEAR]
    shift, slope = NONE
    for _ in range(STEPS):
        down_shift, down_slope = -RIDGE * shift, -RIDGE * (slope - 1)
        a, b, c = RIDGE, 0.0, RIDGE
        for logit, won in pairs:
            chance = 1 / (1 + exp(-max(-60.0, min(60.0, shift + slope * logit))))
            weight = chance * (1 - chance)
            down_shift += won - chance
            down_slope += (won - chance) * logit
            a, b, c = a + weight, b + weight * logit, c + weight * logit * logit
        whole = a * c - b * b
        shift += (c * down_shift - b * down_slope) / whole
        slope += (a * down_slope - b * down_shift) / whole
    return round(shift, 4), round(slope, 4)


def reliability(samples: Sequence[Sample], calibration: Calibration) -> list[Bin]:
    """What was foretold and what was won, over ten bins; empty ones are left out."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one in corrected(samples, calibration):
        bins[min(BINS - 1, int(one.chance * BINS))].append((one.chance, one.won))
    return [bin_of(pairs) for pairs in bins if pairs]


def corrected(samples: Iterable[Sample], calibration: Calibration) -> list[Sample]:
    """What would have been foretold with these corrections."""
    return [replace(one, chance=calibration.corrected(one.kind, one.chance)) for one in samples]


def bin_of(pairs: Sequence[tuple[float, float]]) -> Bin:
    """One bin with Wilson's interval of the share won."""
    count, won = len(pairs), fmean(result for _, result in pairs)
    return Bin(count, fmean(chance for chance, _ in pairs), won, *wilson(won, count))


def calibration_error(bins: Sequence[Bin]) -> float:
    """The expected calibration error: the mean gap between foretold and won, weighted by count."""
    whole = sum(one.count for one in bins)
    return sum(one.count * abs(one.foretold - one.won) for one in bins) / whole if whole else 0.0


def measured(samples: Sequence[Sample], command: str) -> dict[str, Any]:
    """Fit on all games; tell how fits on half of them do on the other half."""
    lines, told = {}, {}
    for kind in KINDS:
        own = [one for one in samples if one.kind == kind]
        lines[kind] = fitted(own)
        before, after = reliability(own, Calibration({})), reliability(held_out(own), Calibration({}))
        told[kind] = {
            "positions": len(own),
            "error before": round(calibration_error(before), 4),
            "error": round(calibration_error(after), 4),
            "table": [[one.count, *(round(x, 3) for x in (one.foretold, one.won, one.low, one.high))] for one in after],
        }
    return {"lines": lines, "made": {"command": command, "held out": told}}


def held_out(samples: Sequence[Sample]) -> list[Sample]:
    """Each half of the games, corrected by what the other half tells."""
    halves = [[one for one in samples if one.game % 2 == half] for half in (0, 1)]
    found = []
    for half, other in (halves, halves[::-1]):
        found += corrected(half, Calibration({one.kind: fitted(other) for one in half[:1]}))
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, print, and keep."""
    parser = argparse.ArgumentParser(prog="python -m kleos.insight.fit_calibration")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--lines", type=int, default=25, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes; they change nothing but the time")
    parser.add_argument("--levels", default=",".join(LEVELS[:3]))
    parser.add_argument("--out", type=Path, default=Path("src", "kleos", "data", CALIBRATION))
    chosen = parser.parse_args(arguments)
    try:
        game = load(chosen.game)
    except GameError as error:
        parser.error(str(error))
    if chosen.games < 2 or chosen.lines < 1 or chosen.workers < 1:
        parser.error("games from 2, lines and workers from 1")
    work = partial(play_and_note, game.code, chosen.seed, chosen.levels.split(","), chosen.lines)
    with ProcessPoolExecutor(chosen.workers, get_context("spawn")) as pool:
        games = track(pool.map(work, range(chosen.games)), game.code, chosen.games, console=Console(stderr=True))
        samples = [sample for found in games for sample in found]
    command = f"python -m kleos.insight.fit_calibration {game.code} --games {chosen.games} --lines {chosen.lines}"
    entry = measured(samples, f"{command} --seed {chosen.seed} --levels {chosen.levels}")
    print(json.dumps(entry, indent=1))
    keep(chosen.out, game.code, entry)


if __name__ == "__main__":
    main()
