"""Lessons: what a course holds, and a lesson after what the learner did. Nothing is kept here: the learner tells it."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter

from kleos.core.errors import GameError
from kleos.lessons.lesson import Lesson, course, lesson_of
from kleos.lessons.lesson_run import NEXT, SKIP, LessonRun, Reply
from kleos.server.http.desk import Desk, desk_update
from kleos.server.http.games_api import GameCode
from kleos.server.http.lobby_api import Lang, TheNode
from kleos.server.http.problems import MISSING, Refused
from kleos.server.http.schemas import Code, Update
from kleos.text.words import tell

MOST_PLAYED = 60  # words of what the learner did
LessonName = Annotated[str, PathParameter(max_length=40)]


class LessonInfo(msgspec.Struct):
    """A lesson of a course, in words."""

    name: str
    number: int
    title: str
    task: str
    clauses: tuple[str, ...]
    steps: int


class StepInfo(msgspec.Struct):
    """A step of a lesson in the list of steps."""

    name: str
    task: str
    is_read: bool  # there is nothing to do but to go on


class LessonWish(msgspec.Struct, forbid_unknown_fields=True):
    """What the learner did so far, and what he tries now."""

    played: Annotated[list[Code], msgspec.Meta(max_length=MOST_PLAYED)] = []
    tries: Code | None = None  # a move, `next`, `skip`, or nothing: to be shown the lesson as it stands


class LessonUpdate(msgspec.Struct):
    """A lesson as it stands after what was done, or as it would stand after a move that does not lead on."""

    lesson: LessonInfo
    steps: list[StepInfo]
    step: int  # which of them is to be done; as many as there are, after the end
    words: str  # what is said now
    glow: tuple[str, ...]  # what it is about
    moves: tuple[str, ...]  # those that lead on
    played: list[str]
    answer: str  # to a move that was only tried: it is taken back, `played` is without it
    update: Update
    following: str  # the next lesson's name, "" after the last


@get("/api/lessons/{code:str}", tags=["lessons"], sync_to_thread=False)
def list_lessons(code: GameCode, lang: Lang = None) -> list[LessonInfo]:
    """The course of a game."""
    return [lesson_info(lesson) for lesson in course(code)]


@post("/api/lessons/{code:str}/{name:str}", tags=["lessons"], status_code=200)
async def play_lesson(
    node: TheNode, code: GameCode, name: LessonName, data: JSONBody[LessonWish], lang: Lang = None
) -> LessonUpdate:
    """A lesson after what was done and one move more."""
    return await node.off_loop(answer_of, known_lesson(code, name), data)


def known_lesson(code: str, name: str) -> Lesson:
    """A lesson by its name."""
    try:
        return lesson_of(code, name)
    except GameError as error:
        raise Refused(MISSING, error.message, **error.arguments) from None


def lesson_info(lesson: Lesson) -> LessonInfo:
    """A lesson for the list."""
    title, task = tell(lesson.message), tell(f"{lesson.message}-task")
    return LessonInfo(lesson.name, lesson.number, title, task, lesson.clauses, len(lesson.told))


def answer_of(lesson: Lesson, wish: LessonWish) -> LessonUpdate:
    """Play what was played and what is tried."""
    run = LessonRun(lesson, wish.played)
    before = run.match
    if wish.tries is not None and wish.tries not in (NEXT, SKIP):
        return lesson_update(run, run.try_move(wish.tries))
    known = before.ply
    if wish.tries is not None:
        run.go_on(wish.tries)
    reply = Reply(True, "", run.match, known if run.match is before else 0)
    return lesson_update(run, reply)


def lesson_update(run: LessonRun, reply: Reply) -> LessonUpdate:
    """How a lesson stands, for the wire."""
    lesson, step = run.lesson, run.step
    lessons = course(lesson.game)
    steps = [StepInfo(one.name, tell(f"{lesson.message}-{one.name}-do"), one.accept is None) for one in lesson.told]
    return LessonUpdate(
        lesson=lesson_info(lesson),
        steps=steps,
        step=lesson.told_at(run.at),
        words=run.words,
        glow=step.glow if step else (),
        moves=tuple(run.moves_that_lead_on()),
        played=run.played,
        answer=reply.answer,
        update=update_of(run, reply),
        following=next((one.name for one in lessons if one.number > lesson.number), ""),
    )


def update_of(run: LessonRun, reply: Reply) -> Update:
    """The table of a lesson, as a stream would tell it."""
    table = Desk(f"{run.lesson.game}-{run.lesson.name}", run.match.ply, run.lesson.seat, run.is_over, run.earlier)
    return desk_update(reply.match, table, reply.known)


ROUTES = [list_lessons, play_lesson]
