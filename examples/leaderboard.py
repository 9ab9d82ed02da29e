"""A leaderboard in which every step up is decided by a sequential test (SPRT) on mirrored deals.

python examples/leaderboard.py olympus --bots uniform,greedy:slip=0.5,greedy,novice --seed 1 --concurrency 2

A newcomer begins at the bottom and climbs for as long as the test says that it is stronger than the next one above. It
stops as soon as the test says that it is not, or stays undecided after the most deals. Ratings are by Bradley and
Terry over all games that were played.
"""

import argparse
from typing import NamedTuple

import kleos
from kleos import Game
from kleos.arena.contest import GameResult, contest_of, deals_of
from kleos.arena.executors import on_processes
from kleos.arena.ratings import Rating, rate
from kleos.arena.results_file import ResultsFile
from kleos.arena.sprt import Sprt, Verdict, read_sprt
from kleos.arena.tournament import play

WORDS = {"H1": "is stronger than", "H0": "is not stronger than", "": "is not clearly stronger than"}


class Bout(NamedTuple):
    """One test: whether `a` is stronger than `b`."""

    a: str
    b: str
    verdict: Verdict
    results: list[GameResult]

    def __str__(self) -> str:
        return f"{self.a} {WORDS[self.verdict.accepted]} {self.b} ({self.verdict.deals} deals)"


class Leaderboard:
    """Bots, the strongest first, and the tests that put them there."""

    def __init__(self, game: Game, sprt: Sprt, seed: str, most_deals: int, concurrency: int) -> None:
        self.game = game
        self.sprt = sprt
        self.seed = seed
        self.most_deals = most_deals
        self.concurrency = concurrency
        self.order: list[str] = []
        self.bouts: list[Bout] = []

    def enter(self, newcomer: str) -> None:
        """Let a bot climb from the bottom."""
        place = len(self.order)
        while place > 0 and self.compare(newcomer, self.order[place - 1]).verdict.accepted == "H1":
            place -= 1
        self.order.insert(place, newcomer)

    def compare(self, a: str, b: str) -> Bout:
        """Test whether one bot is stronger than another."""
        contest = contest_of(self.game, {a: a, b: b}, self.seed)
        found = play(
            contest, 2 * self.most_deals, ResultsFile(None, {}), on_processes, self.concurrency, self.sprt, recover=True
        )
        assert found.verdict is not None
        bout = Bout(a, b, found.verdict, found.results)
        print(bout, flush=True)
        self.bouts.append(bout)
        return bout

    def ratings(self) -> dict[str, Rating]:
        """Bradley and Terry's ratings of all games of the tests."""
        deals = [deal for bout in self.bouts for deal in deals_of(bout.results, mirror=True)]
        return {rating.name: rating for rating in rate(deals)}


def main(arguments: list[str] | None = None) -> list[str]:
    """Make the board and print it; answers the bots, the strongest first."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(kleos.GAMES))
    parser.add_argument("--bots", default="uniform,greedy:slip=0.5,greedy,novice")
    parser.add_argument("--sprt", default="elo0=0,elo1=40")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--most-deals", type=int, default=400)
    parser.add_argument("--concurrency", type=int, default=1)
    chosen = parser.parse_args(arguments)
    game = kleos.load(chosen.game)
    board = Leaderboard(game, read_sprt(chosen.sprt), chosen.seed, chosen.most_deals, chosen.concurrency)
    for bot in chosen.bots.split(","):
        board.enter(bot)
    ratings = board.ratings()
    for place, bot in enumerate(board.order, 1):
        rating = ratings[bot]
        print(f"{place}. {bot:20} {rating.elo:+6.0f} [{rating.low:+.0f}, {rating.high:+.0f}]  {rating.games} games")
    return board.order


if __name__ == "__main__":
    main()
