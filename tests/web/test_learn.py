"""Learning on the page: each course is finished by clicks, one by keyboard, one on a phone, one in each language."""

import pytest
from playwright.sync_api import ViewportSize

from kleos.lessons.lesson import Lesson, course, games_with_courses
from kleos.lessons.lesson_run import LessonRun
from tests.support import many
from tests.web.conftest import Visit
from tests.web.looks import SIDEWAYS, wrong_looks, wrong_words
from tests.web.test_access import violations
from tests.web.visitor import Visitor

PHONE: ViewportSize = {"width": 390, "height": 664}
GAMES = games_with_courses()
LANGUAGES = ("en", "de", "nl", "fr")
# How far the tail of the bubble is from the middle of what is lit and can be pressed, in pixels.
OFF = """() => {
  const bubble = document.querySelector('.bubble:is(.up, .down)');
  const lit = document.querySelector('[data-glow]:is([data-code], [data-codes])').getBoundingClientRect();
  return bubble && Math.abs(bubble.getBoundingClientRect().left + parseFloat(bubble.style.getPropertyValue('--tail'))
    - lit.left - lit.width / 2);
}"""
# How many things on the page are lit.
LIT = "() => document.querySelectorAll('[data-glow]').length"


def step(visitor: Visitor) -> int:
    """The step that is said."""
    return int(visitor.find("[data-bubble]").get_attribute("data-bubble") or 0)


def open_lesson(visitor: Visitor, lesson: Lesson) -> None:
    """Begin a lesson."""
    visitor.go(f"/learn/{lesson.game}/{lesson.name}")
    visitor.page.wait_for_selector('[data-bubble="0"]')


def finish(visitor: Visitor, lesson: Lesson, by: str = "play") -> list[str]:
    """Do what each step asks for by mouse, finger or keys; what is wrong on the way."""
    run, wrong = LessonRun(lesson), []
    while not run.is_over:
        here, now = run.step, lesson.told_at(run.at)
        assert here is not None
        visitor.page.wait_for_selector(f'[data-bubble="{now}"]')
        if here.accept is None:
            press(visitor, "[data-next]", by)
        else:
            code = run.shown_move(here.accept)
            if code.startswith("lift "):
                rearrange(visitor, run, by)
                continue
            visitor.until(lambda code=code: code in visitor.offered())  # type: ignore[misc]
            if here.glow and not visitor.measure(LIT):
                wrong.append(f"{lesson.name}, step {now}: nothing glows")
            getattr(visitor, by)(code)
        run.skip()
    visitor.page.wait_for_selector(f'[data-bubble="{len(lesson.told)}"]')
    return wrong


def rearrange(visitor: Visitor, run: LessonRun, by: str) -> None:
    """Move one piece on the map of Hellas: the page sends lift, drop and the end of the turn when that is pressed."""
    codes = []
    for _ in range(3):
        assert run.step is not None and run.step.accept is not None
        codes.append(run.shown_move(run.step.accept).split())
        run.skip()
    (_, piece, source), (_, _, city), _ = codes
    places = (f'[data-piece="{piece}:{source}"]', f'[data-city="{city}"]', "[data-done]:not([data-code])")
    for place in places:
        visitor.page.wait_for_selector(place)
        press(visitor, place, by)


def press(visitor: Visitor, selector: str, by: str) -> None:
    """Press a button by mouse, finger or keys."""
    button = visitor.page.query_selector(selector)
    assert button is not None
    {"play": visitor.click, "tap": visitor.touch, "key": visitor.enter}[by](button)


@pytest.mark.parametrize("game", GAMES)
def test_a_course_is_finished_by_clicks(visit: Visit, game: str) -> None:
    someone = visit(f"/learn/{game}")
    someone.page.wait_for_selector("[data-lesson]")
    assert violations(someone) == []
    wrong = []
    for number, lesson in enumerate(course(game)):
        if number == 0:
            someone.find(f'[data-lesson="{lesson.name}"]').click()
            someone.page.wait_for_selector('[data-bubble="0"]')
            assert violations(someone) == []
        wrong += finish(someone, lesson)
        someone.find("[data-next]").click()  # the next lesson, after the last the course
    assert wrong == []
    someone.page.wait_for_selector("[data-first-game]")
    assert someone.find("[data-lesson].done").count() == len(course(game))
    someone.find("[data-first-game]").click()
    someone.await_turn()
    assert someone.page.get_attribute("main", "data-game") == game


def test_what_was_done_is_remembered_and_can_be_forgotten(visit: Visit) -> None:
    someone = visit("/learn/hector")
    first = course("hector")[0]
    open_lesson(someone, first)
    finish(someone, first)
    someone.go("/")
    someone.page.wait_for_selector(f'[data-learn="hector"][href="/learn/hector/{course("hector")[1].name}"]')
    someone.go("/learn/hector")
    someone.page.wait_for_selector(f'[data-lesson="{first.name}"].done')
    assert someone.find("[data-lesson].next").get_attribute("data-lesson") == course("hector")[1].name
    someone.find("[data-start-over]").click()
    someone.page.wait_for_selector(f'[data-lesson="{first.name}"].next')


def test_a_move_that_does_not_lead_on_is_answered_and_taken_back(visit: Visit) -> None:
    someone = visit("/")
    lesson = next(one for one in course("hector") if one.name == "colours")
    open_lesson(someone, lesson)
    someone.find("[data-next]").click()
    someone.page.wait_for_selector('[data-bubble="1"]')
    someone.play("play R4")
    someone.page.wait_for_function("() => document.querySelector('.bubble').textContent.includes('higher')")
    someone.page.keyboard.press("x")  # any key takes it back
    someone.until(lambda: "play R4" in someone.offered())
    assert step(someone) == 1
    assert "higher" in someone.find("#lesson-words").inner_text()  # the answer stays until the next move


def test_the_tail_of_the_bubble_points_at_what_is_pressed(visit: Visit) -> None:
    someone = visit("/")
    open_lesson(someone, next(one for one in course("hector") if one.name == "superiority"))
    for now in (1, 2):  # on to the tile: a sum and an arrow are lit
        someone.find("[data-skip], [data-next]").first.click()
        someone.page.wait_for_selector(f'[data-bubble="{now}"]')
    someone.until(lambda: "turn cw" in someone.offered())
    someone.page.wait_for_function(f"() => {{ const off = ({OFF})(); return off !== null && off < 2; }}")


def test_back_restart_skip_and_the_keys_for_them(visit: Visit) -> None:
    someone = visit("/")
    lesson = next(one for one in course("hector") if one.name == "hand")
    open_lesson(someone, lesson)
    someone.page.keyboard.press("s")
    someone.page.wait_for_selector('[data-bubble="1"]')
    someone.page.keyboard.press("s")
    someone.page.wait_for_selector('[data-bubble="2"]')
    someone.page.keyboard.press("Backspace")
    someone.page.wait_for_selector('[data-bubble="1"]')
    someone.page.keyboard.press("Home")
    someone.page.wait_for_selector('[data-bubble="0"]')
    someone.find("[data-skip]").click()
    someone.page.wait_for_selector('[data-bubble="1"]')
    someone.find("[data-restart]").click()
    someone.page.wait_for_selector('[data-bubble="0"]')
    someone.page.keyboard.press("Shift+S")
    someone.page.wait_for_url("**/learn/hector/retreat")


def test_a_course_by_keyboard_alone(visit: Visit) -> None:
    someone = visit("/")
    for lesson in course("hector")[: many(3, 10)]:
        open_lesson(someone, lesson)
        assert finish(someone, lesson, by="key") == []


@pytest.mark.parametrize("game", GAMES)
def test_a_course_on_a_phone(visit: Visit, game: str) -> None:
    someone = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    for lesson in course(game)[: many(2, 10)]:
        open_lesson(someone, lesson)
        assert someone.measure(SIDEWAYS) == 0
        assert wrong_looks(someone) == []
        assert finish(someone, lesson, by="tap") == []


@pytest.mark.parametrize(("language", "game"), [(one, GAMES[k % len(GAMES)]) for k, one in enumerate(LANGUAGES)])
def test_a_course_in_each_language(visit: Visit, language: str, game: str) -> None:
    someone = visit("/", locale=f"{language}-{language.upper()}")
    someone.go(f"/learn/{game}")
    someone.page.wait_for_selector("[data-lesson]")
    assert [*wrong_words(someone, language), *wrong_looks(someone)] == []
    for lesson in course(game)[: many(3, 10)]:
        open_lesson(someone, lesson)
        assert [*wrong_words(someone, language), *wrong_looks(someone)] == []
        assert finish(someone, lesson) == []
        assert wrong_words(someone, language) == []


def test_an_address_without_a_lesson_says_so(visit: Visit) -> None:
    someone = visit("/learn/hector/nothing")
    someone.page.wait_for_function("() => document.body.textContent.includes('no such lesson')")
    someone.go("/learn/chess")
    someone.page.wait_for_function("() => document.body.textContent.includes('no such lesson')")
