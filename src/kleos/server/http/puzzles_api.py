"""Puzzles: what there is, the puzzle of the day, and tries. No answer is sent before it is found or asked for."""

from datetime import UTC, date, datetime
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter

from kleos.catalogue import GAMES
from kleos.core.errors import GameError
from kleos.puzzles.puzzle import DEDUCE, KINDS, Puzzle, daily, of_kind, puzzle_of, puzzles_of
from kleos.puzzles.puzzle_run import PuzzleRun
from kleos.puzzles.puzzle_text import (
    LevelScore,
    Look,
    PuzzleOption,
    PuzzleQuestion,
    answer_words,
    look_of,
    options_of,
    question_of,
    reasons_of,
    scores_in_order,
    title_of,
)
from kleos.server.http.desk import Desk, desk_narrator, desk_update
from kleos.server.http.games_api import GameCode, known_game
from kleos.server.http.lobby_api import Lang, TheNode
from kleos.server.http.problems import MISSING, Refused
from kleos.server.http.schemas import Code, Update

MOST_PATH = 60  # moves of a solver
PuzzleName = Annotated[str, PathParameter(max_length=40)]
OPEN, RIGHT, WRONG = "open", "right", "wrong"


class PuzzleInfo(msgspec.Struct):
    """A puzzle in a list."""

    name: str
    kind: str
    title: str
    missed: float  # share of the levels' tries


class PuzzleSet(msgspec.Struct):
    """The puzzles of a game, and the one of the day."""

    game: str
    day: str  # UTC
    daily: str
    puzzles: list[PuzzleInfo]


class PuzzleWish(msgspec.Struct, forbid_unknown_fields=True):
    """What was answered so far, what is tried now, and what is asked for."""

    path: Annotated[list[Code], msgspec.Meta(max_length=MOST_PATH)] = []
    tries: Code | None = None
    asks: Literal["", "look", "answer"] = ""


class PuzzleUpdate(msgspec.Struct):
    """A puzzle as it stands, or as it would stand after a try that is not accepted."""

    info: PuzzleInfo
    question: PuzzleQuestion
    options: list[PuzzleOption]  # of a deduction
    levels: list[LevelScore]
    result: str  # "open", "right" when it is solved, "wrong" after a try that is taken back
    path: list[str]
    look: Look | None  # if it was asked for
    answer: list[str]  # in words, once it is solved or asked for
    reasons: list[str]  # as well
    update: Update


@get("/api/puzzles", tags=["puzzles"], sync_to_thread=False)
def list_puzzles(lang: Lang = None) -> list[PuzzleSet]:
    """The puzzles of every game, and those of the day."""
    return [puzzle_set(code, today()) for code in GAMES if puzzles_of(code)]


@get("/api/puzzles/{code:str}", tags=["puzzles"], sync_to_thread=False)
def show_puzzles(code: GameCode, lang: Lang = None) -> PuzzleSet:
    """The puzzles of a game."""
    known_game(code)
    if not puzzles_of(code):
        raise Refused(MISSING, "error-no-puzzle", wanted="-", game=code)
    return puzzle_set(code, today())


@post("/api/puzzles/{code:str}/{name:str}", tags=["puzzles"], status_code=200)
async def try_puzzle(
    node: TheNode, code: GameCode, name: PuzzleName, data: JSONBody[PuzzleWish], lang: Lang = None
) -> PuzzleUpdate:
    """A puzzle after what was answered and one try more. Nothing is kept here."""
    return await node.off_loop(answered, known_puzzle(code, name), data)


def today() -> date:
    """The day by which everybody has the same puzzle."""
    return datetime.now(UTC).date()


def known_puzzle(code: str, name: str) -> Puzzle:
    """A puzzle by its name."""
    known_game(code)
    try:
        return puzzle_of(code, name)
    except GameError as error:
        raise Refused(MISSING, error.message, **error.arguments) from None


def puzzle_set(code: str, day: date) -> PuzzleSet:
    """The puzzles of a game, kind by kind."""
    infos = [puzzle_info(puzzle) for kind in KINDS for puzzle in of_kind(code, kind)]
    return PuzzleSet(code, day.isoformat(), daily(code, day).name, infos)


def puzzle_info(puzzle: Puzzle) -> PuzzleInfo:
    """A puzzle in a list."""
    return PuzzleInfo(puzzle.name, puzzle.kind, title_of(puzzle), round(puzzle.difficulty, 3))


def answered(puzzle: Puzzle, wish: PuzzleWish) -> PuzzleUpdate:
    """Play what was answered, and try what is tried."""
    run = PuzzleRun(puzzle, wish.path)
    match, known, result = run.match, run.match.ply, RIGHT if run.is_solved else OPEN
    if wish.tries is not None:
        if run.attempt(wish.tries):
            result = RIGHT if run.is_solved else OPEN
        else:
            result = WRONG
            match = match if puzzle.kind == DEDUCE else run.only_tried(wish.tries)
    desk = Desk(f"{puzzle.game}-{puzzle.name}", match.ply, run.seat, run.is_solved or puzzle.kind == DEDUCE)
    return told(run, wish, result, desk_update(match, desk, known))


def told(run: PuzzleRun, wish: PuzzleWish, result: str, update: Update) -> PuzzleUpdate:
    """A puzzle for the wire; the answer only where it is due."""
    puzzle, narrator = run.puzzle, desk_narrator(run.match)
    is_due = result == RIGHT or wish.asks == "answer"
    return PuzzleUpdate(
        info=puzzle_info(puzzle),
        question=question_of(narrator, puzzle),
        options=options_of(narrator, puzzle),
        levels=scores_in_order(puzzle),
        result=result,
        path=run.path,
        look=look_of(run, narrator) if wish.asks == "look" and not run.is_solved else None,
        answer=answer_words(puzzle, narrator) if is_due else [],
        reasons=reasons_of(puzzle, narrator) if is_due else [],
        update=update,
    )


ROUTES = [list_puzzles, show_puzzles, try_puzzle]
