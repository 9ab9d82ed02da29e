"""How hard a puzzle is: each of the five levels is asked a number of times."""

from random import Random

from kleos.bots.levels import NAMES, plans_of
from kleos.bots.registry import make
from kleos.puzzles.deducing import guessed, held_in
from kleos.puzzles.puzzle import DEDUCE, Puzzle, Score
from kleos.puzzles.puzzle_run import PuzzleRun

TRIES = {"novice": 6, "veteran": 6, "captain": 5, "champion": 4, "olympian": 2}  # the strong ones take long to think
MOST_WORLDS = 1000  # that a level looks into: more change nothing


def scores_of(puzzle: Puzzle) -> dict[str, Score]:
    """Ask every level, at its full strength."""
    found = {}
    for level in NAMES:
        fails = sum(not is_solved_by(puzzle, level, number) for number in range(TRIES[level]))
        found[level] = Score(TRIES[level], fails)
    return found


def is_solved_by(puzzle: Puzzle, level: str, number: int) -> bool:
    """Ask a level once: as a bot at the table, or by the worlds it imagines for a move."""
    luck = Random(f"{puzzle.luck}/{level}/{number}")
    run = PuzzleRun(puzzle)
    if puzzle.kind == DEDUCE:
        plan = plans_of(puzzle.game)[level]
        held = held_in(run.game, run.first, min(plan.worlds or plan.sims, MOST_WORLDS), luck)
        return run.attempt(guessed(puzzle.asks, puzzle.card, puzzle.options, held, luck))
    bot = make(level, run.game)
    while not run.is_solved:
        if not run.attempt(bot.choose(run.seen, Random(luck.random()), None).code):
            return False
    return True
