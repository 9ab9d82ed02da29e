"""Find puzzles in one game of self-play: wins near its end, deductions and decisions on the way."""

from collections.abc import Iterator, Sequence
from random import Random

import msgspec

from kleos.bots.levels import NAMES as LEVELS
from kleos.bots.registry import make
from kleos.catalogue import has_part
from kleos.core.dealer import SeededDealer
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.core.state import State
from kleos.insight.asking import measures_for
from kleos.insight.chances import Estimate, InsightPlan, Rehearsal, Tried, difference
from kleos.insight.facts import best_fact
from kleos.puzzles.deducing import deduction_at
from kleos.puzzles.puzzle import DECIDE, DEDUCE, KINDS, SEPARATOR, WIN, Puzzle
from kleos.puzzles.puzzle_run import PuzzleRun
from kleos.puzzles.solving import is_solved_by
from kleos.puzzles.winning import TooLong, Worlds, winning_moves
from kleos.search.evaluators import evaluator_for

PLAYERS = ("greedy", "greedy:slip=0.1", "novice", "veteran")  # mixed strengths make positions of all sorts
BUDGET = 10_000  # positions that the proof of one move may look at
LARGEST = 20  # paths that a win may have
LATE = 7  # of the winner's last decisions that are looked at for a win
EASY = 0.67  # of the legal moves at most may win
CHOICES = (3, 12)  # legal moves of a decision: all of them are compared
GLANCES = 16  # decisions of a game that are looked at
NOVICES = 4  # tries of the weakest level, to see whether a decision is worth a closer look
SHARE_OF_EASY = 0.15  # of the decisions that it never fails, kept all the same
GLANCE = InsightPlan().scaled(400)
LEAD, ERRORS = 0.10, 4.0  # what a decision promises
MARGIN = 0.02  # more than promised, so that it holds when calculated anew
TENFOLD = 10
REAL_CHANCE = (0.10, 0.99)  # after the best move


def play_itself(game: Game, seed: str) -> list[State]:
    """The positions of one game at which players decided, and its end."""
    luck = Random(seed)
    bots = [make(luck.choice(PLAYERS), game) for _ in Player]
    match = Match(game, SeededDealer(seed), frames=False)
    states = []
    while isinstance(actor := match.state.actor, Player):
        states.append(match.state.copy())
        match.play(actor, bots[actor].choose(match.state.observe(actor), Random(luck.random()), None))
    return [*states, match.state.copy()]


def puzzles_in(game: Game, seed: str, kinds: Sequence[str] = KINDS) -> Iterator[Puzzle]:
    """The puzzles of one game: one win, two deductions and one decision at most."""
    states = play_itself(game, seed)
    luck = Random(f"{seed}/where")
    plies = any_order(states, luck)
    if WIN in kinds:
        yield from first_of(1, (win_at(game, seen, luck) for seen, luck in late_decisions(game, states, seed)))
    if DEDUCE in kinds and has_part(game.code, "card_counts"):
        yield from first_of(2, (deduce_at(game, states, ply, seed) for ply in plies))
    if DECIDE in kinds:
        places = [ply for ply in plies if len(states[ply].legal_moves()) in range(*CHOICES)]
        yield from first_of(1, (decide_at(game, states, ply, seed) for ply in places[:GLANCES]))


def first_of(most: int, tries: Iterator[Puzzle | None]) -> Iterator[Puzzle]:
    """The first finds."""
    for found in tries:
        if found is not None:
            yield found
            most -= 1
            if not most:
                return


def any_order(states: Sequence[State], luck: Random) -> list[int]:
    """The decisions after the first third of a game, in any order."""
    return luck.sample(range(len(states) // 3, len(states) - 1), len(states) - 1 - len(states) // 3)


def seen_at(states: Sequence[State], ply: int) -> Observation:
    """What the one who decides sees."""
    return states[ply].observe(Player(states[ply].to_act))


def new_puzzle(game: Game, kind: str, luck: str, seen: Observation) -> Puzzle:
    """A puzzle without its answer; a name is given when it is chosen."""
    return Puzzle(luck, game.code, kind, luck, game.rules_version, game.component_hash, msgspec.Raw(seen.to_bytes()))


# Win now.


def late_decisions(game: Game, states: Sequence[State], seed: str) -> Iterator[tuple[Observation, str]]:
    """The last decisions of the winner in the last turn or battle, the earliest first."""
    outcome = states[-1].outcome
    if outcome is None or outcome.winner is None:
        return
    stage = evaluator_for(game).stage
    last = [
        ply
        for ply, state in enumerate(states[:-1])
        if state.actor == outcome.winner and stage(state) == stage(states[-2]) and len(state.legal_moves()) > 1
    ]
    for ply in last[-LATE:]:
        yield seen_at(states, ply), f"{seed}/{ply}"


def win_at(game: Game, seen: Observation, luck: str) -> Puzzle | None:
    """A forced win, if there is one that not every move keeps."""
    try:
        few = winning_moves(game, seen, Worlds(game, seen, f"{luck}/few", 6), BUDGET // 3)
        if not few or len(few) > EASY * len(seen.legal):
            return None
        worlds = Worlds(game, seen, f"{luck}/worlds")
        answers = answers_of(game, seen, luck)
    except TooLong:
        return None
    if not answers or len(answers[""]) > EASY * len(seen.legal):
        return None
    puzzle = new_puzzle(game, WIN, luck, seen)
    return msgspec.structs.replace(puzzle, answers=answers, worlds=len(worlds.worlds), is_every=worlds.is_every)


def answers_of(game: Game, seen: Observation, luck: str) -> dict[str, tuple[str, ...]]:
    """What wins at every decision that accepted answers lead to; nothing where it cannot be proved."""
    answers: dict[str, tuple[str, ...]] = {}
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        path = waiting.pop(0)
        found = answers_after(new_puzzle(game, WIN, luck, seen), path, answers)
        if found is None:
            continue
        if not found or len(answers) == LARGEST:
            raise TooLong
        answers[SEPARATOR.join(path)] = found
        waiting += [(*path, code) for code in found]
    return answers


def answers_after(puzzle: Puzzle, path: tuple[str, ...], answers: dict[str, tuple[str, ...]]) -> tuple[str, ...] | None:
    """What wins after a path; None where the game is won, or every move wins."""
    run = PuzzleRun(msgspec.structs.replace(puzzle, answers=answers), path)
    if run.match.outcome is not None:
        return None
    if run.match.state.actor != run.seat:
        return ()
    found = winning_moves(run.game, run.seen, Worlds(run.game, run.seen, f"{puzzle.luck}/{path}"), BUDGET)
    return None if found == run.seen.legal else found


# Deduce.


def deduce_at(game: Game, states: Sequence[State], ply: int, seed: str) -> Puzzle | None:
    """A question about the opponent's hand."""
    seen, luck = seen_at(states, ply), f"{seed}/{ply}"
    found = deduction_at(game, seen, Random(luck))
    if found is None:
        return None
    return msgspec.structs.replace(
        new_puzzle(game, DEDUCE, luck, seen),
        asks=found.asks,
        card=found.card,
        options=found.options,
        counts=found.counts,
        answers={"": (found.answer,)},
    )


# Decide.


def decide_at(game: Game, states: Sequence[State], ply: int, seed: str) -> Puzzle | None:
    """A decision in which one move is much better than all others: by a glance, a hint's work, and ten times that."""
    seen, luck = seen_at(states, ply), f"{seed}/{ply}"
    best = ""
    for plan, margin in ((GLANCE, -MARGIN), (InsightPlan(), MARGIN), (tenfold(), MARGIN)):
        rehearsal = compared(game, seen, plan, f"{luck}/{plan.sims}")
        leads = leads_of(rehearsal)
        code, least = leads[0].code, leads[0].least
        if (best and code != best) or least.mean < LEAD + margin:
            return None
        if plan is not GLANCE and least.mean < ERRORS * least.error:
            return None
        if plan is GLANCE and not is_worth_it(new_puzzle(game, DECIDE, luck, seen), code):
            return None
        best = code
    return decided(new_puzzle(game, DECIDE, luck, seen), rehearsal, leads)


def is_worth_it(puzzle: Puzzle, code: str) -> bool:
    """Ask whether the weakest level fails a decision now and then; of the easy ones a few are kept too."""
    answered = msgspec.structs.replace(puzzle, answers={"": (code,)})
    if Random(f"{puzzle.luck}/easy").random() < SHARE_OF_EASY:
        return True
    return not all(is_solved_by(answered, LEVELS[0], number) for number in range(NOVICES))


def tenfold() -> InsightPlan:
    """Ten times the work of a hint."""
    return InsightPlan().scaled(TENFOLD * InsightPlan().sims)


def compared(game: Game, seen: Observation, plan: InsightPlan, seed: str) -> Rehearsal:
    """All legal moves in the same worlds."""
    rehearsal = Rehearsal(game, seen, measures_for(game, seen), plan, seed)
    rehearsal.run(only=seen.legal)
    return rehearsal


class Lead(msgspec.Struct, frozen=True):
    """A move with its chance and the smallest lead over any other move, in standard errors of that."""

    code: str
    chance: float
    least: Estimate


def leads_of(rehearsal: Rehearsal) -> list[Lead]:
    """The best move, and the others after it, the best first."""
    order = sorted(rehearsal.tried, key=lambda tried: -rehearsal.chance(tried).mean)
    return [Lead(one.move.code, rehearsal.chance(one).mean, least_lead(one, order)) for one in order]


def least_lead(tried: Tried, others: Sequence[Tried]) -> Estimate:
    """The difference to the nearest of the others, counted in what is promised."""
    gaps = [difference(tried, one, 0) for one in others if one is not tried]
    return min(gaps, key=lambda gap: min(gap.mean / LEAD, gap.mean / (ERRORS * gap.error or 1e-9)))


def decided(puzzle: Puzzle, rehearsal: Rehearsal, leads: Sequence[Lead]) -> Puzzle | None:
    """The puzzle, with the fact that separates the best move from the others."""
    low, high = REAL_CHANCE
    if not low <= leads[0].chance <= high:
        return None
    tried = next(one for one in rehearsal.tried if one.move.code == leads[0].code)
    others = [one for one in rehearsal.tried if one is not tried]
    return msgspec.structs.replace(
        puzzle,
        answers={"": (leads[0].code,)},
        chance=round(leads[0].chance, 4),
        next_best=round(leads[1].chance, 4),
        lead=round(leads[0].least.mean, 4),
        error=round(leads[0].least.error, 4),
        sims=rehearsal.plan.sims,
        fact=best_fact(rehearsal.measures, tried, others, [], set()),
    )
