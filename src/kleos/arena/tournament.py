"""A tournament: plays what is missing of a contest, keeps every result, and knows when to stop."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from kleos.arena.contest import Contest, GameResult, Job, in_order
from kleos.arena.executors import Executor
from kleos.arena.results_file import ResultsFile
from kleos.arena.runner import FORFEIT
from kleos.arena.sprt import Sprt, Verdict, first_verdict, judge

MOST_FORFEITS = 3  # of one player, before the rest is given up


class Tournament(NamedTuple):
    """What was played, sorted; and why it ended early, if it did."""

    results: list[GameResult]
    verdict: Verdict | None
    gave_up: str  # the player whose forfeits ended it

    @property
    def forfeits(self) -> list[GameResult]:
        """The games that a bot gave away."""
        return [result for result in self.results if result.reason == FORFEIT]


class Umpire:
    """Looks at the results in the order of the deals, whatever order they are finished in."""

    def __init__(self, contest: Contest, jobs: list[Job], sprt: Sprt | None, recover: bool) -> None:
        self.contest = contest
        self.jobs = jobs
        self.sprt = sprt
        self.recover = recover
        self.at = 0  # games in a row that have been looked at
        self.scores: list[float] = []  # of player a, on the deals in a row

    def gave_up(self, results: dict[Job, GameResult]) -> str:
        """The player who forfeited too often."""
        if self.recover:
            return ""
        forfeits = Counter(result.forfeit for result in results.values() if result.forfeit)
        return next((name for name, times in forfeits.items() if times >= MOST_FORFEITS), "")

    def verdict(self, results: dict[Job, GameResult]) -> Verdict | None:
        """The test's decision on the deals from the first one on, without a gap."""
        if self.sprt is None:
            return None
        known = len(self.scores)
        self.look_at(results)
        return first_verdict(self.scores, self.contest.mirror, self.sprt, known + 1)

    def look_at(self, results: dict[Job, GameResult]) -> None:
        """Add the scores of further deals, as far as all their games are there."""
        games = 2 if self.contest.mirror else 1
        while self.at < len(self.jobs):
            deal = self.jobs[self.at : self.at + games]
            if any(job not in results for job in deal):
                return
            self.scores.append(sum(results[job].points_of_a for job in deal) / games)
            self.at += games

    def standing(self) -> Verdict | None:
        """Where the test stands at the end without a decision."""
        return None if self.sprt is None else judge(self.scores, self.contest.mirror, self.sprt)


def play(
    contest: Contest,
    games: int,
    results_file: ResultsFile,
    executor: Executor,
    concurrency: int = 1,
    sprt: Sprt | None = None,
    recover: bool = False,
    tell: Callable[[int, int], None] | None = None,
) -> Tournament:
    """Play so many games of each pairing; `tell` hears how many are done out of how many."""
    jobs = list(contest.jobs(games))
    umpire = Umpire(contest, jobs, sprt, recover)
    wanted = set(jobs)
    verdict, gave_up = umpire.verdict(results_file.results), umpire.gave_up(results_file.results)
    missing = [job for job in jobs if job not in results_file.results]
    if missing and not verdict and not gave_up:
        for result in executor(contest, missing, min(concurrency, len(missing))):
            results_file.add(result)
            if tell is not None:
                tell(len(wanted & results_file.results.keys()), len(jobs))
            verdict, gave_up = umpire.verdict(results_file.results), umpire.gave_up(results_file.results)
            if verdict or gave_up:
                break
    counted = [results_file.results[job] for job in jobs if job in results_file.results]
    if verdict:  # games beyond the decision were played only because others ran at the same time
        counted = [result for result in counted if result.pair < verdict.deals]
    return Tournament(in_order(counted), verdict or umpire.standing(), gave_up)
