"""Measure the marks of reviews: `python -m kleos.bench.marks GAME --bot olympian --games N --seed S --out FILE`.

A bot plays itself, and every game is reviewed: how many decisions are marked, and how long the review takes. With
`--plant` the worst legal move is played once in a game, where it loses a blunder's worth for certain by a calculation
of its own; the bot goes on from there, and the review must mark that move. Every game is a line in the file as soon as
it is done, so a run that was stopped goes on.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import process_time

from rich.console import Console
from rich.progress import track

from kleos.arena.mirrored import asking, play_on
from kleos.bench.lines_file import whole_lines
from kleos.bots.registry import make
from kleos.catalogue import load
from kleos.core.dealer import ScriptedDealer, SeededDealer
from kleos.core.errors import GameError
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.insight.chances import InsightPlan, Rehearsal, difference
from kleos.insight.intervals import interval_of, wilson
from kleos.insight.judging import BAD, BLUNDER, CERTAIN, LIMITS, MISTAKE
from kleos.insight.review import DEPTHS, STANDARD, Review, review_record

FIELD = 40  # legal moves at most where a blunder is planted: all of them are compared
FIRST = InsightPlan(4, 400, 40, 40, 0, candidates=FIELD, others=0)  # finds the best and the worst move
SECOND = InsightPlan(8, 1_600, 400, 400, 0, candidates=2, others=0)  # by how much, with other worlds
LEAST = LIMITS[0][0]  # a blunder's worth
NOT_PLANTED = -1


@dataclass(frozen=True)
class MarkedGame:
    """What the review of one game came to."""

    game: str
    bot: str
    seed: int
    depth: str
    number: int
    decisions: int
    marks: dict[str, int]  # how often each mark was given, but to the planted move
    cpu: float  # seconds of one core for the review
    planted: int = NOT_PLANTED  # the line of the planted move
    worth: float = 0.0  # what it lost by the calculation of its own
    told: str = ""  # the mark that it got


def measure(code: str, spec: str, seed: int, depth: str, plant: bool, number: int) -> MarkedGame | None:
    """Play and review one game; nothing where no move of the game could be made a blunder."""
    game = load(code)
    name = f"marks/{seed}/{number}"
    ask = asking(make(spec, game))
    match = play_on(Match(game, SeededDealer(name), frames=False), (ask, ask), f"{name}/played")
    planted, worth = NOT_PLANTED, 0.0
    if plant:
        found = blunder_in(match, Random(f"{name}/place"))
        if found is None:
            return None
        planted, worst, worth = found
        codes = [entry.code for entry in match.entries[:planted]]
        match = play_on(beginning(game, [*codes, worst], name), (ask, ask), f"{name}/after")
    start = process_time()
    review = review_record(match.record(), game, depth, number)
    spent = process_time() - start
    return noted(review, (code, spec, seed, depth, number), spent, planted, worth)


def noted(review: Review, who: tuple[str, str, int, str, int], spent: float, planted: int, worth: float) -> MarkedGame:
    """Count the marks of a review."""
    marks = Counter(one.mark for one in review.judgements if one.mark and one.ply != planted)
    told = next((one.mark for one in review.judgements if one.ply == planted), "")
    return MarkedGame(*who, len(review.judgements), dict(marks), round(spent, 2), planted, round(worth, 3), told)


def beginning(game: Game, codes: Sequence[str], name: str) -> Match:
    """A match with these lines behind it, and the same deal before it."""
    script = ScriptedDealer(codes, SeededDealer(name))
    match = Match(game, script, frames=False)
    match.play_lines(script)
    return match


def blunder_in(match: Match, luck: Random) -> tuple[int, str, float] | None:
    """A line of the match, by chance, where the worst move is a blunder for certain; that move, and what it loses."""
    plies = [ply for ply, entry in enumerate(match.entries) if entry.by in ("1", "2")]
    for ply in luck.sample(plies, len(plies)):
        state = match.state_at(ply)
        seen = state.observe(Player(state.to_act))
        if 1 < len(seen.legal) <= FIELD:
            worst, worth = worst_move(match.game, seen, f"{luck.random()}")
            if worst:
                return ply, worst, worth
    return None


def worst_move(game: Game, seen: Observation, seed: str) -> tuple[str, float]:
    """The worst of all legal moves, if it loses a blunder's worth for certain, and what it loses."""
    first = Rehearsal(game, seen, (), FIRST, f"{seed}/first")
    first.run(only=seen.legal)
    order = sorted(first.tried, key=lambda tried: first.chance(tried).mean)
    if difference(order[-1], order[0], 0).mean < LEAST:
        return "", 0.0
    second = Rehearsal(game, seen, (), SECOND, f"{seed}/second")
    second.run(only=(order[0].move.code, order[-1].move.code))
    tried = {one.move.code: one for one in second.tried}
    loss = difference(tried[order[-1].move.code], tried[order[0].move.code], 0)
    is_certain = loss.mean - CERTAIN * loss.error >= LEAST
    return (order[0].move.code, loss.mean) if is_certain else ("", 0.0)


# Figures.


def line_of(game: MarkedGame) -> str:
    """A game as it is kept."""
    return json.dumps(asdict(game))


def read_lines(path: Path) -> list[MarkedGame]:
    """What was measured."""
    return [MarkedGame(**json.loads(line)) for line in whole_lines(path)]


def mistakes(marks: Mapping[str, int]) -> int:
    """How many marks say mistake or worse."""
    return marks.get(MISTAKE, 0) + marks.get(BLUNDER, 0)


def told(games: Sequence[MarkedGame]) -> str:
    """One paragraph for one bot."""
    first, decisions = games[0], sum(one.decisions for one in games)
    marks: Counter[str] = sum((Counter(one.marks) for one in games), Counter())
    share = mistakes(marks) / decisions
    low, high = interval_of([mistakes(one.marks) / one.decisions for one in games])
    times = sorted(one.cpu for one in games)
    lines = [
        f"{first.game}, {first.bot}, {first.depth}, seed {first.seed}: {len(games)} games, {decisions} decisions",
        f"  mistake or worse: {share:.2%} of the decisions [{low:.2%}, {high:.2%} by games]",
        f"  marks: {counted(marks)}",
        f"  CPU seconds of a review: median {median(times):.1f}, at most {times[-1]:.1f}",
    ]
    planted = [one for one in games if one.planted != NOT_PLANTED]
    if planted:
        worth, found = fmean(one.worth for one in planted), fmean(one.told in BAD for one in planted)
        ends = wilson(found, len(planted))
        lines += [
            f"  planted {len(planted)}, which lost {worth:.1%} on average: marked {found:.1%}"
            f" [{ends.low:.1%}, {ends.high:.1%}]",
            f"  their marks: {counted(Counter(one.told for one in planted))}",
        ]
    return "\n".join(lines)


def counted(marks: Mapping[str, int]) -> str:
    """Marks with their numbers."""
    return ", ".join(f"{mark or 'no mark'} {count}" for mark, count in sorted(marks.items(), reverse=True))


def missing(numbers: Iterable[int], there: Sequence[MarkedGame]) -> list[int]:
    """The games that are still to be played."""
    done = {one.number for one in there}
    return [number for number in numbers if number not in done]


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, review, keep, print."""
    parser = argparse.ArgumentParser(prog="python -m kleos.bench.marks")
    parser.add_argument("game")
    parser.add_argument("--bot", default="olympian")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--depth", choices=list(DEPTHS), default=STANDARD)
    parser.add_argument("--plant", action="store_true", help="play the worst move once in each game")
    parser.add_argument("--workers", type=int, default=1, help="processes; they change nothing but the time")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args(arguments)
    try:
        make(chosen.bot, load(chosen.game))
    except GameError as error:
        parser.error(str(error))
    if chosen.games < 1 or chosen.workers < 1:
        parser.error("games and workers from 1")
    there = of_run(read_lines(chosen.out), chosen)
    work = partial(measure, chosen.game, chosen.bot, chosen.seed, chosen.depth, chosen.plant)
    left = missing(range(chosen.games), there)
    with (
        ProcessPoolExecutor(chosen.workers, get_context("spawn")) as pool,
        chosen.out.open("a", encoding="utf-8") as file,
    ):
        for found in track(pool.map(work, left), chosen.game, len(left), console=Console(stderr=True)):
            if found is not None:
                there.append(found)
                file.write(line_of(found) + "\n")
                file.flush()
    if there:
        print(told(there))


def of_run(lines: Iterable[MarkedGame], chosen: argparse.Namespace) -> list[MarkedGame]:
    """The lines of this run: a file may hold several."""
    who = (chosen.game, chosen.bot, chosen.seed, chosen.depth, chosen.plant)
    return [one for one in lines if (one.game, one.bot, one.seed, one.depth, one.planted != NOT_PLANTED) == who]


if __name__ == "__main__":
    main()
