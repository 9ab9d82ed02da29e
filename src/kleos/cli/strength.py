"""`kleos bench --strength`: the ladder, the habits and the exact suites, with a file to go on from."""

from pathlib import Path

from rich.console import Console

from kleos.arena.sprt import read_sprt
from kleos.bench.contender import contender
from kleos.bench.ladder import LadderFile, LadderPlan, meetings, run_ladder
from kleos.bench.run import write
from kleos.bench.strength_tables import tables
from kleos.catalogue import GAMES, load
from kleos.core.errors import GameError
from kleos.text.words import tell


def read_plan(
    only: str, bot: str, pairs: int, seed: int, sims: int, cpu_ms: int, tails: int, samples: int, sprt: str, skip: str
) -> LadderPlan:
    """The plan that the options describe; a wrong name is told before anything is played."""
    games = tuple(code for code in GAMES if only in code)
    if not games:
        raise GameError("error-bench-only", only=only)
    test = read_sprt(sprt) if sprt else None
    plan = LadderPlan(bot, games, pairs, seed, sims, cpu_ms, tails, samples, test, skip)
    for meeting in meetings(plan):
        contender(meeting.a, load(meeting.game))
    return plan


def measure_strength(plan: LadderPlan, out: Path, report: Path | None) -> None:
    """Measure what is missing in the file, print the tables, and write them."""
    file = LadderFile(out)
    progress = Console(stderr=True)
    run_ladder(plan, file, lambda what: progress.print(tell("bench-strength-next", what=what), style="dim"))
    text = tables(plan, file)
    print(text)
    write(report, text + "\n")
