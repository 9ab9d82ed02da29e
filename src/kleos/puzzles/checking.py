"""Check puzzles anew: with other worlds, other luck, and as many simulations as are wanted."""

from random import Random

import msgspec

from kleos.insight.chances import InsightPlan
from kleos.puzzles.deducing import PATIENCE, WORLDS, count_cards, not_borne_out, right_answer
from kleos.puzzles.finding import BUDGET, ERRORS, LEAD, compared, leads_of
from kleos.puzzles.puzzle import DECIDE, DEDUCE, SEPARATOR, Puzzle
from kleos.puzzles.puzzle_run import PuzzleRun
from kleos.puzzles.winning import MOST_WORLDS, Worlds, winning_moves

FIRST = "-"  # the name of the empty path


class Check(msgspec.Struct, frozen=True):
    """Whether a puzzle holds, and what does not."""

    name: str
    holds: bool
    flaw: str = ""


def check(puzzle: Puzzle, seed: str, sims: int, worlds: int = MOST_WORLDS) -> Check:
    """Everything that a puzzle promises, calculated anew."""
    run = PuzzleRun(puzzle)
    if (puzzle.version, puzzle.components) != (run.game.rules_version, run.game.component_hash):
        return Check(puzzle.name, False, "rules")
    if puzzle.kind == DEDUCE:
        flaw = flaw_of_deduction(puzzle, run, seed, max(WORLDS, worlds))
    elif puzzle.kind == DECIDE:
        flaw = flaw_of_decision(puzzle, run, seed, sims)
    else:
        flaw = flaw_of_win(puzzle, seed, worlds)
    return Check(puzzle.name, not flaw, flaw)


def flaw_of_win(puzzle: Puzzle, seed: str, worlds: int) -> str:
    """What is accepted wins in every world, nothing else does, and every path ends with the win."""
    for joined, accepted in puzzle.answers.items():
        path = tuple(joined.split(SEPARATOR)) if joined else ()
        if wins_after(puzzle, path, seed, worlds) != accepted:
            return joined or FIRST
        for code in accepted:
            after = PuzzleRun(puzzle, (*path, code))
            if after.is_solved and not is_won(after, seed, worlds):
                return SEPARATOR.join(after.path)
    return ""


def wins_after(puzzle: Puzzle, path: tuple[str, ...], seed: str, worlds: int) -> tuple[str, ...]:
    """The moves that win after a path."""
    run = PuzzleRun(puzzle, path)
    return winning_moves(run.game, run.seen, Worlds(run.game, run.seen, f"{seed}/{puzzle.luck}", worlds), BUDGET)


def is_won(run: PuzzleRun, seed: str, worlds: int) -> bool:
    """Ask whether the game is won, or will be whatever the solver does."""
    outcome = run.match.outcome
    if outcome is not None:
        return outcome.winner == run.seat
    return wins_after(run.puzzle, tuple(run.path), seed, worlds) == run.seen.legal


def flaw_of_deduction(puzzle: Puzzle, run: PuzzleRun, seed: str, worlds: int) -> str:
    """The counts follow from the position, the answer from the counts, and no imagined world says otherwise."""
    counted = {one.card: one for one in count_cards(run.game, run.first)}
    if any(counted.get(one.card) != one for one in puzzle.counts):
        return "counts"
    if puzzle.accepted(()) != (right_answer(puzzle.asks, puzzle.card, puzzle.counts),):
        return "answer"
    luck = Random(f"{seed}/{puzzle.luck}")
    return " ".join(not_borne_out(run.game, run.first, puzzle.counts, luck, worlds, PATIENCE))


def flaw_of_decision(puzzle: Puzzle, run: PuzzleRun, seed: str, sims: int) -> str:
    """The best move leads every other by what is promised."""
    best = leads_of(compared(run.game, run.first, InsightPlan().scaled(sims), f"{seed}/{puzzle.luck}"))[0]
    if (best.code,) != puzzle.accepted(()):
        return best.code
    is_clear = best.least.mean >= LEAD and best.least.mean >= ERRORS * best.least.error
    return "" if is_clear else f"{best.least.mean:.3f} ± {best.least.error:.3f}"
