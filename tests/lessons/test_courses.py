"""Courses: every lesson is played to its end by the moves that it accepts, and every other legal move is answered."""

import re
from collections.abc import Iterator

import pytest

from kleos.catalogue import GAMES
from kleos.core.errors import IllegalMove, NotationError
from kleos.lessons.goals import GOALS
from kleos.lessons.lesson import Lesson, Moves, course
from kleos.lessons.lesson_run import NEXT, SKIP, LessonRun
from kleos.text.rules import rules_for_players
from kleos.text.words import LANGUAGES, has, say, speaking

LESSONS = [lesson for game in GAMES for lesson in course(game)]
EACH = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
MOST_WORDS = {"de": 30}  # of what a step says
USUAL_MOST_WORDS = 25
GLOW = re.compile(r"(thing|move|part) \S.*")


def texts(lesson: Lesson) -> Iterator[str]:
    """The ids of all messages of a lesson that are said beside the table."""
    for step in lesson.told:
        yield f"{lesson.message}-{step.name}"
    yield f"{lesson.message}-end"
    yield from answers(lesson)


def answers(lesson: Lesson) -> Iterator[str]:
    """The ids of the answers to other moves."""
    name = ""
    for step in lesson.steps:
        name = step.name or name
        for other in step.others:
            yield f"{lesson.message}-{name}-{other.text}"


def captions(lesson: Lesson) -> Iterator[str]:
    """The ids of titles, tasks and lines in the list of steps."""
    yield lesson.message
    yield f"{lesson.message}-task"
    for step in lesson.told:
        yield f"{lesson.message}-{step.name}-do"


def ways(run: LessonRun) -> list[str]:
    """What leads on from a step."""
    return run.moves_that_lead_on() or [NEXT]


def is_asked(run: LessonRun) -> bool:
    """Ask whether the learner decides, or has only to read after the end of a game."""
    step, actor = run.step, run.match.state.actor
    return actor == run.lesson.seat or (actor is None and step is not None and step.accept is None)


@EACH
def test_a_lesson_is_finished_by_every_move_that_it_accepts(lesson: Lesson) -> None:
    """Each accepted move of a step is followed once, then the lesson goes on as it would itself."""
    run = LessonRun(lesson)
    while not run.is_over:
        step = run.step
        assert step is not None and (step.accept is None or run.moves_that_lead_on()), run.played
        assert is_asked(run), run.played
        for way in ways(run):
            other = LessonRun(lesson, [*run.played, way])
            while not other.is_over:
                assert is_asked(other), other.played
                other.go_on(SKIP)
        run.go_on(SKIP)
    assert run.words == say(f"{lesson.message}-end")


@EACH
def test_what_is_written_after_a_move_happens(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    while not run.is_over:
        step, ply = run.step, run.match.ply
        assert step is not None
        run.go_on(SKIP)
        if step.accept is not None and step.accept.then:
            happened = [entry.code for entry in run.match.entries[ply + 1 :]]
            assert happened[: len(step.accept.then)] == [run.parsed(code).code for code in step.accept.then]


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_legal_move_is_answered_and_taken_back(lesson: Lesson, language: str) -> None:
    run = LessonRun(lesson)
    with speaking(language):
        while not run.is_over:
            before, text = str(run.match.state), list(run.played)
            right = set(run.moves_that_lead_on())
            for move in run.match.state.legal_moves():
                if move.code in right:
                    continue
                reply = run.try_move(move.code)
                assert not reply.is_accepted and reply.match.ply > reply.known
                assert reply.answer and "{" not in reply.answer and reply.answer.endswith((".", "!", "?")), reply.answer
                assert str(run.match.state) == before and run.played == text
            run.go_on(SKIP)


@EACH
def test_every_answer_of_its_own_is_given_to_some_move(lesson: Lesson) -> None:
    run, given = LessonRun(lesson), set()
    name = ""
    while not run.is_over:
        step = run.step
        assert step is not None
        name = step.name or name
        right = set(run.moves_that_lead_on())
        for move in run.match.state.legal_moves():
            other = run.other_of(move)
            if other is not None and move.code not in right:
                given.add(f"{lesson.message}-{name}-{other.text}")
        run.go_on(SKIP)
    assert given == set(answers(lesson))


@EACH
def test_a_lesson_refuses_what_is_no_move_or_not_legal(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    with pytest.raises(NotationError):
        run.try_move("sing")
    legal = {move.code for move in run.match.state.legal_moves()}
    illegal = next(move.code for move in run.match.game.moves if move.code not in legal)
    with pytest.raises(IllegalMove):
        run.try_move(illegal)
    with pytest.raises(NotationError):
        LessonRun(lesson, ["sing"])
    with pytest.raises(NotationError):
        LessonRun(lesson, [SKIP] * (len(lesson.steps) + 1))


@EACH
def test_what_a_lesson_names_exists(lesson: Lesson) -> None:
    known = rules_for_players(lesson.game)
    assert lesson.clauses and set(lesson.clauses) <= set(known)
    moves = [step.accept for step in lesson.steps if step.accept] + [
        one for step in lesson.steps for one in step.others
    ]
    assert {one.test for one in moves} <= {"", *GOALS}
    assert all(GLOW.fullmatch(glow) for step in lesson.steps for glow in step.glow)
    assert lesson.steps[0].name, "the first step says something"
    codes = [move.code for move in LessonRun(lesson).match.game.moves]
    assert [one for one in patterns(moves) if not any(Moves((one,)).names(code) for code in codes)] == []


def patterns(moves: list[Moves]) -> list[str]:
    """Every pattern of these."""
    return [pattern for one in moves for pattern in one.moves]


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_there_and_short(lesson: Lesson, language: str) -> None:
    most = MOST_WORDS.get(language, USUAL_MOST_WORDS)
    for message in (*texts(lesson), *captions(lesson)):
        assert has(message, language), message
    long = {message: count for message in texts(lesson) if (count := words(message, language)) > most}
    assert long == {}
    assert {message for message in captions(lesson) if words(message, language) > 8} == set()


def words(message: str, language: str) -> int:
    """How many words a message has."""
    return len([word for word in say(message, language=language).split() if any(letter.isalnum() for letter in word)])


def test_no_text_is_left_over() -> None:
    """Every message of the courses belongs to a lesson."""
    from kleos.text.words import bundle

    known = {message for lesson in LESSONS for message in (*texts(lesson), *captions(lesson))}
    found = {one for one in bundle("en")._messages if re.match(r"lesson-(hector|hellas|olympus)", one)}
    assert found == known
