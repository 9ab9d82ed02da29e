"""Rulebooks: prose, figures as tables, and examples that a reader plays; nothing of an attempt is kept here."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from kleos.books.book import Book, Chapter, Example, Figure, book_of, for_the_page, prose
from kleos.books.examples import OPEN, Attempt
from kleos.catalogue import has_part, part
from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import PERSON, Player
from kleos.server.http.games_api import GameCode, known_game
from kleos.server.http.problems import MISSING, Problem, Refused, problem
from kleos.server.http.schemas import Narration, PositionInfo, Scene, UndoInfo
from kleos.server.tables.match_log import log_in_words
from kleos.text.narrator import Narrator, narrator_for
from kleos.text.olympus.faces import Face
from kleos.text.words import language

ExampleName = Annotated[str, PathParameter(max_length=40)]
Code = Annotated[str, Meta(max_length=60)]
MOST_MOVES = 60


class FigureInfo(msgspec.Struct):
    """A table without a decision, as its viewer sees it."""

    viewer: int
    after: int  # paragraphs that stand before it
    caption: str
    table: Any


class ExampleInfo(msgspec.Struct):
    """A position with a question, its answer in words, and the clauses that both rest on."""

    name: str
    viewer: int
    question: str
    answer: str
    clauses: list[str]


class QuestionInfo(msgspec.Struct):
    """A question that comes up."""

    question: str
    answer: str


class ChapterInfo(msgspec.Struct):
    """A chapter; a term in its prose is written `[words](CLAUSE)`."""

    name: str
    title: str
    paragraphs: list[str]
    clauses: list[str]
    figure: FigureInfo | None
    examples: list[ExampleInfo]
    questions: list[QuestionInfo]


class SummaryInfo(msgspec.Struct):
    """A part of the page that holds the whole game."""

    title: str
    lines: list[str]


class BookInfo(msgspec.Struct):
    """The rulebook of a game in one language."""

    game: str
    chapters: list[ChapterInfo]
    summary: list[SummaryInfo]


class AttemptMoves(msgspec.Struct, forbid_unknown_fields=True):
    """The moves of a reader so far."""

    moves: Annotated[list[Code], Meta(max_length=MOST_MOVES)]


class AttemptInfo(msgspec.Struct):
    """An example after these moves: the table, its words, and whether the answer was found."""

    result: str  # "open", "right" or "other"
    position: PositionInfo
    words: Narration


# A book as data.


def told(game: str, message: str) -> str:
    """A text of a book, for a page."""
    return for_the_page(prose(game, message))


@cache
def book_in(code: str, spoken: str) -> BookInfo:
    """The book of a game in a language, which is the one being spoken; books do not change."""
    return book_info(book_of(code))


def book_info(book: Book) -> BookInfo:
    """A book in the language being spoken."""
    chapters = [chapter_info(book.game, chapter) for chapter in book.chapters]
    parts = [
        SummaryInfo(told(book.game, f"{one.name}-title"), [told(book.game, line) for line in one.lines])
        for one in book.summary
    ]
    return BookInfo(book.game, chapters, parts)


def chapter_info(game: str, chapter: Chapter) -> ChapterInfo:
    """A chapter with all that stands in it."""
    return ChapterInfo(
        name=chapter.name,
        title=told(game, f"{chapter.name}-title"),
        paragraphs=[told(game, name) for name in chapter.paragraphs],
        clauses=list(chapter.clauses),
        figure=None if chapter.figure is None else figure_info(game, chapter.name, chapter.figure),
        examples=[example_info(game, example) for example in chapter.examples],
        questions=[
            QuestionInfo(told(game, f"{name}-question"), told(game, f"{name}-answer")) for name in chapter.questions
        ],
    )


def figure_info(game: str, chapter: str, figure: Figure) -> FigureInfo:
    """A figure: the position as its viewer sees it, and no more of it."""
    seen = known_game(game).position(figure.position).observe(Player(figure.viewer - 1))
    return FigureInfo(figure.viewer, figure.after, told(game, f"{chapter}-figure"), seen.table)


def example_info(game: str, example: Example) -> ExampleInfo:
    """An example, without its position: that comes with the first attempt."""
    question, answer = told(game, f"{example.name}-question"), told(game, f"{example.name}-answer")
    return ExampleInfo(example.name, example.viewer, question, answer, list(example.clauses))


# An attempt as data.


def attempt_info(attempt: Attempt) -> AttemptInfo:
    """An attempt as its reader sees it."""
    seen, seat = attempt.seen(), attempt.example.viewer
    if attempt.result != OPEN:
        seen = Observation(seen.viewer, seen.table, ())
    actor = seat if seen.legal else None
    undo = UndoInfo(attempt.decisions > 0, "" if attempt.decisions else "error-nothing-to-undo", False, 0)
    position = PositionInfo(seat, len(attempt.lines), seen.table, seen.legal, actor, undo)
    return AttemptInfo(attempt.result, position, narration(attempt, seen))


def narration(attempt: Attempt, seen: Observation) -> Narration:
    """What is asked, what may be played, and what has happened."""
    narrator = narrator_for(attempt.game, (PERSON, PERSON), is_drawn=True)
    options = {code: narrator.option(seen, code) for code in seen.legal}
    log = log_in_words(narrator, attempt.lines, attempt.example.viewer)
    scenes = [Scene(line.ply, line.by, line.code, line.before, line.after) for line in log.acted]
    return Narration(narrator.prompt(seen), options, closed(attempt, narrator, seen), 0, log.sentences, scenes)


def closed(attempt: Attempt, narrator: Narrator, seen: Observation) -> dict[str, Problem]:
    """Why closed moves are closed, while the reader decides."""
    if not seen.legal:
        return {}
    game: Game = attempt.game
    refusals = {code: attempt.state.why_not(game.parse(code)) for code in narrator.closed(seen)}
    return {code: problem(refusal) for code, refusal in refusals.items() if refusal is not None}


# Routes.


@get("/api/books/{code:str}", tags=["library"], sync_to_thread=True)
def show_book(code: GameCode) -> BookInfo:
    """The rulebook of a game: chapters with figures and examples, and the summary."""
    return book_in(known_game(code).code, language())


@post("/api/books/{code:str}/examples/{name:str}", tags=["library"], status_code=200, sync_to_thread=True)
def try_example(code: GameCode, name: ExampleName, data: JSONBody[AttemptMoves]) -> AttemptInfo:
    """An example after the reader's moves so far, played from its position; nothing is kept."""
    return attempt_info(Attempt(known_game(code), example_of(code, name), data.moves))


@post("/api/books/{code:str}/examples/{name:str}/why", tags=["library"], status_code=200, sync_to_thread=True)
def why_not(code: GameCode, name: ExampleName, data: JSONBody[AttemptMoves]) -> Problem:
    """Why the last of these moves is refused; an empty problem when it is legal."""
    if not data.moves:
        return Problem("", "")
    attempt = Attempt(known_game(code), example_of(code, name), data.moves[:-1])
    refusal = attempt.state.why_not(attempt.game.parse(data.moves[-1]))
    return Problem("", "") if refusal is None else problem(refusal)


@get("/api/games/{code:str}/faces", tags=["library"], sync_to_thread=True)
def show_faces(code: GameCode) -> list[Face]:
    """Every card of the set in the package, in the language asked for."""
    game = known_game(code)
    faces: list[Face] = part(code, "card_faces")(game) if has_part(code, "card_faces") else []
    return faces


def example_of(code: str, name: str) -> Example:
    """An example by its name."""
    for example in book_of(known_game(code).code).examples:
        if example.name == name:
            return example
    raise Refused(MISSING, "error-no-example", wanted=name[:40], game=code)


ROUTES = [show_book, try_example, why_not, show_faces]
