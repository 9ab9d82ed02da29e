"""Puzzles in words: the question, what to look at, the answer and its reason, all bound to what was computed."""

import msgspec

from kleos.bots.levels import NAMES
from kleos.insight.hint_text import about, fact_words, per_cent, target_of
from kleos.insight.hints import Hint
from kleos.puzzles.puzzle import CAN, CANNOT, DECIDE, DEDUCE, MOST, WIN, Puzzle
from kleos.puzzles.puzzle_run import PuzzleRun
from kleos.text.narrator import Narrator
from kleos.text.results import result_words
from kleos.text.words import tell

ASKED = {
    WIN: "puzzle-ask-win",
    DECIDE: "puzzle-ask-decide",
    CANNOT: "puzzle-ask-cannot",
    CAN: "puzzle-ask-can",
    MOST: "puzzle-ask-most",
}
LOOKS = {WIN: "puzzle-look-win", DEDUCE: "puzzle-look-deduce", DECIDE: "puzzle-look-decide"}
NOTHING = Hint((), (), None, None)


class PuzzleQuestion(msgspec.Struct):
    """What is asked."""

    title: str
    text: str


class Look(msgspec.Struct):
    """What to look at; a page lights the things."""

    text: str
    things: tuple[str, ...]


class PuzzleOption(msgspec.Struct):
    """An answer to choose."""

    code: str
    words: str


class LevelScore(msgspec.Struct):
    """How often a level failed."""

    level: str
    failed: int
    asked: int


def title_of(puzzle: Puzzle) -> str:
    """What kind of question it is."""
    return tell("puzzle-title", kind=puzzle.kind)


def question_of(narrator: Narrator, puzzle: Puzzle) -> PuzzleQuestion:
    """What is asked, in words."""
    title = title_of(puzzle)
    if puzzle.kind == DEDUCE:
        card = narrator.card_words(puzzle.card) if puzzle.card else ""
        return PuzzleQuestion(title, tell(ASKED[puzzle.asks], card=card))
    return PuzzleQuestion(title, tell(ASKED[puzzle.kind], game=puzzle.game))


def options_of(narrator: Narrator, puzzle: Puzzle) -> list[PuzzleOption]:
    """The answers to choose among, in words."""
    words = (lambda option: option) if puzzle.asks == MOST else narrator.card_words
    return [PuzzleOption(option, words(option)) for option in puzzle.options]


def look_of(run: PuzzleRun, narrator: Narrator) -> Look:
    """What to look at, without the answer."""
    puzzle, fact = run.puzzle, run.puzzle.fact
    if puzzle.kind == DECIDE and fact is not None:
        return Look(tell(fact.look, **about(narrator, run.first, fact)), fact.things)
    if puzzle.kind == WIN:
        targets = dict.fromkeys(target_of(puzzle.game, code, run.seat.seat) for code in run.accepted)
        return Look(tell(LOOKS[WIN]), tuple(target for target in targets if target))
    return Look(tell(LOOKS[puzzle.kind]), ())


def answer_words(puzzle: Puzzle, narrator: Narrator) -> list[str]:
    """The answer: one move after the other as long as a choice is left."""
    run, found = PuzzleRun(puzzle), []
    if puzzle.kind == DEDUCE:
        right = puzzle.accepted(())[0]
        return [option.words for option in options_of(narrator, puzzle) if option.code == right]
    while not run.is_solved:
        code = run.accepted[0]
        found.append(narrator.option(run.seen, code))
        run.attempt(code)
    return found


def reasons_of(puzzle: Puzzle, narrator: Narrator) -> list[str]:
    """Why it is the answer."""
    if puzzle.kind == DEDUCE:
        return [count_words(narrator, puzzle, number) for number in range(len(puzzle.counts))]
    if puzzle.kind == DECIDE:
        return decision_words(narrator, puzzle)
    run = PuzzleRun(puzzle)
    while not run.is_solved:
        run.attempt(run.accepted[0])
    proof = tell("puzzle-proved", every="yes" if puzzle.is_every else "no", worlds=puzzle.worlds)
    ended = run.match.outcome
    return [tell("puzzle-won") if ended is None else result_words(ended, run.seat), proof]


def count_words(narrator: Narrator, puzzle: Puzzle, number: int) -> str:
    """What can be counted of one card."""
    one = puzzle.counts[number]
    card = narrator.card_words(one.card)
    return tell("puzzle-count", card=card, seen=one.seen, copies=one.copies, most=one.most)


def decision_words(narrator: Narrator, puzzle: Puzzle) -> list[str]:
    """The fact that separates the best move, and the chances."""
    run = PuzzleRun(puzzle)
    found = [] if puzzle.fact is None else [fact_words(narrator, run.first, NOTHING, puzzle.fact)]
    best, other = per_cent(puzzle.chance), per_cent(puzzle.next_best)
    return [*found, tell("puzzle-chances", best=best, other=other)]


def scores_in_order(puzzle: Puzzle) -> list[LevelScore]:
    """How the levels fared, the weakest first."""
    scores = puzzle.scores
    return [LevelScore(name, scores[name].failed, scores[name].asked) for name in NAMES if name in scores]
