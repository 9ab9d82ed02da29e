"""The strength bench: who meets whom at equal simulations and at equal time, habits, and exact suites.

Every pair of games and every game of a suite is a line in a file as soon as it is done. What is there already is not
played again, so a run that was stopped goes on; everything follows from the seed, but for budgets in time.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from kleos.arena.mirrored import play_on, seeds
from kleos.arena.sprt import Sprt, first_verdict
from kleos.bench.contender import ORACLE, Contender, contender
from kleos.bench.habits import habits_of
from kleos.bench.lines_file import whole_lines
from kleos.bots.registry import make
from kleos.builds import build_name
from kleos.catalogue import load
from kleos.core.dealer import SeededDealer
from kleos.core.errors import BadRecord
from kleos.core.match import Match
from kleos.core.players import Player

SIMULATIONS, TIME, HABITS = "simulations", "time", "habit"
LADDER = ("uniform", "greedy", "ismcts-1", "god-1", "openspiel-ismcts")
PLAIN = ("uniform", "greedy")  # who think for no time at all
SUITES = {"hector": "hector:tails", "hellas": "hellas:fights"}
BASE = "ismcts-1"  # measured on the suites beside the bot itself


class LadderPlan(NamedTuple):
    """What is measured."""

    bot: str  # under test, without a budget
    games: tuple[str, ...]
    pairs: int
    seed: int
    sims: int  # a move in the tables of equal simulations and of habits, and on the suites
    cpu_ms: int  # a move in the table of equal time, 0 = no such table
    tails: int  # games of each suite at most
    samples: int = 1  # questions at each information set of a suite
    sprt: Sprt | None = None  # ends a meeting before its last pair
    skip: str = ""  # rivals of the ladder with this in their name are left out


@dataclass(frozen=True)
class Meeting:
    """Two contenders in a game."""

    kind: str
    game: str
    a: str
    b: str
    seed: int


@dataclass(frozen=True)
class PairLine:
    """One mirrored pair of a meeting."""

    kind: str
    game: str
    a: str
    b: str
    seed: int
    pair: int
    points: float  # of a, out of two
    plies: int
    moves_a: int
    moves_b: int
    seconds_a: float
    seconds_b: float
    build: str


@dataclass(frozen=True)
class SuiteLine:
    """A bot on one game of a suite."""

    suite: str
    bot: str
    seed: int
    samples: int
    name: str
    value: float
    sets: int
    mixed: bool


def meetings(plan: LadderPlan) -> Iterator[Meeting]:
    """Who meets whom."""
    for game in plan.games:
        for rival in rivals(plan.bot, plan.skip):
            yield Meeting(SIMULATIONS, game, at_sims(plan.bot, plan), at_sims(rival, plan), plan.seed)
        if plan.cpu_ms:
            for rival in rivals(plan.bot, plan.skip):
                if rival not in PLAIN:
                    yield Meeting(TIME, game, at_time(plan.bot, plan), at_time(rival, plan), plan.seed)
        for habit in habits_of(game):
            bot = at_sims(plan.bot, plan)
            yield Meeting(HABITS, game, f"{habit}/{bot}", bot, plan.seed)


def rivals(bot: str, skip: str = "") -> list[str]:
    """The ladder without the bot itself and what is not installed, and the oracle as its ceiling."""
    there = [name for name in LADDER if name != bot and (name != "openspiel-ismcts" or find_spec("pyspiel"))]
    return [name for name in (*there, f"{ORACLE}/{bot}") if not skip or skip not in name]


def at_sims(name: str, plan: LadderPlan) -> str:
    """A contender with the simulations of the plan."""
    return name if name in PLAIN else f"{name}:sims={plan.sims}"


def at_time(name: str, plan: LadderPlan) -> str:
    """A contender with the processor time of the plan."""
    return f"{name}:cpu_ms={plan.cpu_ms}"


# The file.


class LadderFile:
    """Lines of what was measured; an unfinished last line is cut off."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.pairs: dict[tuple[Meeting, int], PairLine] = {}
        self.suites: dict[tuple[str, str, int, int, str], SuiteLine] = {}
        self.read()

    def read(self) -> None:
        """Take in what is there."""
        for number, line in enumerate(whole_lines(self.path)):
            try:
                told: dict[str, Any] = json.loads(line)
                self.note(SuiteLine(**told) if "suite" in told else PairLine(**told))
            except (ValueError, TypeError) as error:
                raise BadRecord("error-bench-line", file=str(self.path), line=number + 1) from error

    def note(self, line: PairLine | SuiteLine) -> None:
        """Remember a line."""
        if isinstance(line, SuiteLine):
            self.suites[line.suite, line.bot, line.seed, line.samples, line.name] = line
        else:
            self.pairs[Meeting(line.kind, line.game, line.a, line.b, line.seed), line.pair] = line

    def add(self, line: PairLine | SuiteLine) -> None:
        """Remember a line, on disk first."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(line)) + "\n")
        self.note(line)

    def lines_of(self, meeting: Meeting, pairs: int) -> list[PairLine]:
        """The first so many pairs of a meeting, as far as they are there without a gap."""
        found: list[PairLine] = []
        while len(found) < pairs and (meeting, len(found)) in self.pairs:
            found.append(self.pairs[meeting, len(found)])
        return found


# Playing.

Told = Callable[[str], None]  # what is measured next, or was done


def run_ladder(plan: LadderPlan, file: LadderFile, tell: Told) -> None:
    """Measure what is missing."""
    for meeting in meetings(plan):
        tell(f"{meeting.game} {meeting.a} - {meeting.b}")
        play_meeting(meeting, plan, file)
    for game in plan.games:
        if game in SUITES and plan.tails:
            measure_suite_lines(SUITES[game], plan, file, tell)


def play_meeting(meeting: Meeting, plan: LadderPlan, file: LadderFile) -> None:
    """Play the pairs that are missing, until all are there or the test is decided."""
    a: Contender | None = None
    while len(lines := file.lines_of(meeting, plan.pairs)) < plan.pairs:
        if plan.sprt is not None and first_verdict([line.points / 2 for line in lines], True, plan.sprt):
            return
        if a is None:
            game = load(meeting.game)
            a, b = contender(meeting.a, game), contender(meeting.b, game)
        file.add(play_pair(meeting, a, b, len(lines)))


def play_pair(meeting: Meeting, a: Contender, b: Contender, pair: int) -> PairLine:
    """The same deal twice, with the seats swapped."""
    game, points, plies = load(meeting.game), 0.0, 0
    before = (a.moves, b.moves, a.seconds, b.seconds)
    for first, seated in (("a", (a, b)), ("b", (b, a))):
        deal, thought = seeds(meeting.seed, "a-b", pair, first)
        match = Match(game, SeededDealer(deal), frames=False)
        play_on(match, (seated[0].ask(match), seated[1].ask(match)), thought)
        outcome = match.state.outcome
        assert outcome is not None
        points += 0.5 if outcome.winner is None else float((outcome.winner is Player.ONE) == (first == "a"))
        plies += match.ply
    spent = (a.moves - before[0], b.moves - before[1], round(a.seconds - before[2], 4), round(b.seconds - before[3], 4))
    who = (meeting.kind, meeting.game, meeting.a, meeting.b, meeting.seed)
    return PairLine(*who, pair, points, plies, *spent, build_name())


def measure_suite_lines(name: str, plan: LadderPlan, file: LadderFile, tell: Told) -> None:
    """The bot, the search without knowledge and `uniform` on a suite."""
    from kleos.exact.suites import measure_part, suite  # needs numpy

    game = load(name.partition(":")[0])
    for spec in dict.fromkeys(("uniform", at_sims(BASE, plan), at_sims(plan.bot, plan))):
        samples = 1 if spec in PLAIN else plan.samples
        bot = make(spec, game)
        for number, reduced in enumerate(suite(name)[: plan.tails]):
            if (name, spec, plan.seed, samples, reduced.name) not in file.suites:
                tell(f"{reduced.name} {spec}")
                found = measure_part(bot, name, number, str(plan.seed), samples)
                file.add(SuiteLine(name, spec, plan.seed, samples, found.name, found.value, found.sets, found.mixed))
