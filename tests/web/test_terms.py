"""Words on the table: every term answers pointer, keys and finger with its card; new ones are marked until read."""

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from kleos.books.terms import Term, terms_of
from kleos.lessons.lesson import course
from kleos.text.words import speaking
from tests.support import many, pairs
from tests.web.conftest import Visit
from tests.web.test_access import violations
from tests.web.test_company import pair, table_of
from tests.web.test_options import close_sheet, open_options
from tests.web.visitor import Visitor

GAMES = ("hector", "olympus", "hellas")
PART = 1 if many(0, 1) else 3  # of the terms, one in so many is pointed at; the others only have to be there
SMALL: ViewportSize = {"width": 360, "height": 640}
TABLET: ViewportSize = {"width": 1024, "height": 768}  # with a mouse: everything of a lesson is on the table itself
# The terms that are asked about, each with the middle of its button.
ASKED = """() => [...document.querySelectorAll('[data-term-mark]')].map((one) => {
  const box = one.getBoundingClientRect();
  return [one.dataset.termMark, box.left + box.width / 2, box.top + box.height / 2];
})"""
# Whether the open card lies in the window and shows all of its words.
FITS = """() => {
  const card = document.querySelector('[data-term-card]').parentElement;
  const box = card.getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
    && card.scrollHeight <= card.clientHeight + 1;
}"""
FOCUSED = """() => {
  const one = document.activeElement;
  const card = document.getElementById(one.getAttribute('aria-describedby') ?? '');
  const shown = card?.querySelector('[data-term-card]')?.dataset.termCard ?? '';
  return [one.dataset.termMark ?? '', one.ariaExpanded, shown];
}"""
DRAWN = "() => [...document.querySelectorAll('main [data-term]')].map((one) => one.dataset.term)"
MARKED = "() => [...document.querySelectorAll('[data-fresh]')].map((one) => one.dataset.term).sort()"


# What no lesson begins with, and moves that lead there.
LIVE = {"hector": set[str](), "olympus": {"olympus-later"}, "hellas": {"hellas-steps", "hellas-reach"}}
WISHED = ("reinforce", "greek ")
RICH = ("order", "answer", "tenth")  # lessons with much that a game may lack


def newcomer(visit: Visit) -> Visitor:
    """Somebody who will load the page several times: without the worker whose preloads Chromium complains about."""
    someone = visit("/", service_workers="block")
    someone.forgive("Service Worker registration blocked")
    return someone


def next_move(someone: Visitor, turn: int) -> str:
    """One of the moves that are wished for, else any."""
    offered = someone.offered()
    wished = [code for code in offered if code.startswith(WISHED)]
    return Random(turn).choice(wished or offered)


def all_terms(game: str) -> dict[str, Term]:
    """The terms of a game as the page calls them."""
    return {f"{game}-{name}": term for name, term in terms_of(game).items()}


def ask(someone: Visitor) -> dict[str, tuple[float, float]]:
    """Ask "What is this?"; the terms that can be seen, and where."""
    someone.page.keyboard.press("x")
    someone.page.wait_for_selector("[data-term-mark]")
    return seen_terms(someone)


def seen_terms(someone: Visitor) -> dict[str, tuple[float, float]]:
    """The terms that are buttons now, and where."""
    return {name: (x, y) for name, x, y in someone.measure(ASKED)}


def end_asking(someone: Visitor) -> None:
    """Back to the game."""
    someone.page.keyboard.press("Escape")
    if someone.find("[data-asking]").count():
        someone.page.keyboard.press("Escape")
    someone.page.wait_for_selector("[data-asking]", state="detached")


def read_card(someone: Visitor, name: str) -> str:
    """Wait for the card of a term; its words."""
    someone.page.wait_for_selector(f'[data-term-card="{name}"]')
    return someone.find(f'[role=dialog]:has(> [data-term-card="{name}"])').inner_text()


def check_card(someone: Visitor, term: Term, language: str = "en") -> None:
    """The open card has title, sentence, example and clause, and fits the window."""
    told = " ".join(read_card(someone, term.message.removeprefix("term-")).replace("\u00ad", "").split())
    with speaking(language):
        for part in (term.title, term.meaning, term.example, term.clause):
            assert " ".join(part.split()) in told, (part, told)
    assert someone.measure(FITS), told


class Reader:
    """Somebody who points at every term once."""

    def __init__(self, someone: Visitor, game: str) -> None:
        self.someone = someone
        self.all = all_terms(game)
        self.met: set[str] = set()

    def point_at_new_ones(self) -> None:
        """Rest on each term that can be seen and was not met before."""
        if set(self.someone.measure(DRAWN)) <= self.met:
            return
        places = ask(self.someone)
        end_asking(self.someone)
        for name in sorted(places.keys() - self.met):
            if len(self.met) % PART == 0:
                self.someone.page.mouse.move(1, 1)
                self.someone.page.mouse.move(*places[name], steps=2)
                check_card(self.someone, self.all[name])
            self.met.add(name)
        self.someone.page.mouse.move(1, 1)

    def look_at_lessons(self, game: str) -> None:
        """Look at the beginnings of lessons until every term was met."""
        for lesson in sorted(course(game), key=lambda one: one.name not in RICH):
            if self.met == set(self.all):
                return
            self.someone.go(f"/learn/{game}/{lesson.name}")
            self.someone.page.wait_for_selector('[data-bubble="0"]')
            self.point_at_new_ones()


@pytest.mark.parametrize("game", GAMES)
def test_every_term_is_on_its_table_and_answers_a_pointer(visit: Visit, game: str) -> None:
    someone = newcomer(visit)
    someone.sit_down(game)
    reader = Reader(someone, game)
    for turn in range(150):
        if not someone.await_turn():
            someone.go("/")
            someone.sit_down(game)
            someone.await_turn()
        before = someone.ply
        reader.point_at_new_ones()
        assert someone.ply == before, "pointing plays nothing"
        if turn >= 8 and reader.met >= LIVE[game]:
            break
        someone.play(next_move(someone, turn))
    assert len(reader.met) >= 18
    if game == "hellas":
        someone.go("/learn/hellas/ships")
        someone.play_until("voyage")
        someone.play("voyage")
        someone.page.wait_for_selector('[data-term="hellas-majority"]')
        reader.point_at_new_ones()
    reader.look_at_lessons(game)
    someone.resize(TABLET)
    reader.look_at_lessons(game)
    assert reader.met == set(reader.all)


def test_every_term_answers_the_focus(visit: Visit) -> None:
    """X asks; Tab and the arrows walk from term to term, Enter leads into the card, Escape back out of everything."""
    someone = visit("/")
    someone.sit_down("hector")
    someone.play_until("pass")
    keys, before = someone.page.keyboard, someone.ply
    places = ask(someone)
    assert len(places) >= 20
    someone.page.wait_for_selector("[data-term-card]")
    walked = []
    for number, name in enumerate(places):
        walked.append(someone.page.evaluate(FOCUSED))
        assert walked[-1] == [name, "true", name]
        keys.press("Tab" if number % 2 else "ArrowRight")
    assert someone.page.evaluate("() => 'termClose' in document.activeElement.dataset"), "the way out comes last"
    keys.press("Tab")
    assert someone.page.evaluate(FOCUSED) == walked[0], "the walk goes round"
    keys.press("Shift+Tab")
    keys.press("Shift+Tab")
    name = walked[-1][0]
    keys.press("Enter")
    clause = all_terms("hector")[name].clause
    someone.page.wait_for_function("(clause) => document.activeElement.dataset.chip === clause", arg=clause)
    keys.press("Escape")
    assert someone.page.evaluate("() => document.activeElement.dataset.termMark") == name
    keys.press("Enter")
    someone.page.wait_for_function("(clause) => document.activeElement.dataset.chip === clause", arg=clause)
    keys.press("Enter")
    someone.page.wait_for_selector(f'aside:has-text("{clause}")')
    assert someone.find("[data-asking]").count() == 0
    assert someone.ply == before and someone.is_asked()


@pytest.mark.parametrize(("game", "language"), [("hector", "de"), ("olympus", "fr"), ("hellas", "nl")])
def test_every_term_answers_a_finger_and_nothing_is_played(visit: Visit, game: str, language: str) -> None:
    someone = visit("/", locale=language, viewport=SMALL, has_touch=True, is_mobile=True)
    someone.sit_down(game)
    someone.play_by_taps(seed=4, most=3)
    someone.await_turn()
    before = someone.ply
    someone.find("button.menu").tap()
    someone.find("[data-explain]").tap()
    someone.page.wait_for_selector("[data-term-mark]")
    assert someone.find("[data-term-card]").count() == 0
    terms, places = all_terms(game), seen_terms(someone)
    assert len(places) >= 10
    for name, place in places.items():
        someone.page.touchscreen.tap(*place)
        check_card(someone, terms[name], language)
        someone.find("[data-term-card] b").tap()  # a card that was read makes room by a tap
        someone.page.wait_for_selector("[data-term-card]", state="detached")
    someone.find("[data-term-close]").tap()
    someone.page.wait_for_selector("[data-asking]", state="detached")
    assert someone.ply == before and someone.find('main [aria-pressed="true"][data-codes]').count() == 0
    someone.play_by_taps(seed=5, most=1)
    assert someone.ply > before


def test_a_word_that_does_nothing_else_answers_a_tap_at_once(visit: Visit) -> None:
    someone = visit("/", viewport=SMALL, has_touch=True, is_mobile=True)
    someone.sit_down("olympus")
    someone.await_turn()
    someone.find('h2[data-term="olympus-troy"]').tap()
    check_card(someone, all_terms("olympus")["olympus-troy"])
    someone.find("[data-term-card] button").tap()
    someone.page.wait_for_selector('aside:has-text("FO-BON-07")')
    assert someone.find("[data-term-card]").count() == 0


def test_the_end_of_a_drag_on_a_word_explains_nothing(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("olympus")
    someone.await_turn()
    word = someone.find('h2[data-term="olympus-troy"]')
    box = word.bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    someone.page.mouse.move(box["x"] + 2, middle)
    someone.page.mouse.down()
    someone.page.mouse.move(box["x"] + box["width"] - 2, middle, steps=3)
    someone.page.mouse.up()
    assert someone.find("[data-term-card]").count() == 0
    word.click()
    read_card(someone, "olympus-troy")


def reachable(found: list[str]) -> list[str]:
    """What is wrong, but for the size of marks: each is as large as its word, and a press up to 22 px away finds it."""
    return [one for one in found if not ("target-size" in one and "data-term-mark" in one)]


@pytest.mark.parametrize(
    ("game", "options"), pairs(GAMES, [{}, {"viewport": SMALL, "has_touch": True, "is_mobile": True}])
)
def test_cards_and_the_question_have_no_serious_violation(visit: Visit, game: str, options: dict[str, Any]) -> None:
    someone = visit("/", **options)
    someone.sit_down(game)
    someone.play_by_clicks(seed=11, most=4)
    someone.await_turn()
    places = ask(someone)
    someone.page.wait_for_selector("[data-term-card]")
    assert reachable(violations(someone)) == []
    someone.page.keyboard.press("Enter")
    someone.page.wait_for_selector("[data-term-card] button:focus")
    assert reachable(violations(someone)) == []
    end_asking(someone)
    someone.page.mouse.move(*list(places.values())[-1], steps=2)
    someone.page.wait_for_selector("[data-term-card]")
    assert violations(someone) == []


def test_a_mark_goes_when_its_term_was_read_and_stays_away(visit: Visit) -> None:
    someone = newcomer(visit)
    someone.sit_down("hector")
    someone.await_turn()
    assert {"hector-favour", "hector-shame", "hector-front"} <= set(someone.measure(MARKED))
    assert len(set(someone.measure(MARKED))) == len(someone.measure(MARKED)), "each term is marked once"
    someone.find('[data-term="hector-shame"]:visible').last.click()
    read_card(someone, "hector-shame")
    someone.page.keyboard.press("Escape")
    someone.until(lambda: "hector-shame" not in someone.measure(MARKED))
    someone.page.reload()
    someone.await_turn()
    someone.until(lambda: "hector-favour" in someone.measure(MARKED))
    assert "hector-shame" not in someone.measure(MARKED)
    open_options(someone)
    someone.find("[data-marks-again]").click()
    someone.page.wait_for_selector("[data-marks-again]", state="detached")
    close_sheet(someone)
    someone.until(lambda: "hector-shame" in someone.measure(MARKED))
    open_options(someone)
    someone.find('[data-option="marks"]').click()
    close_sheet(someone)
    someone.until(lambda: someone.measure(MARKED) == [])
    someone.page.reload()
    someone.await_turn()
    assert someone.measure(MARKED) == []


def test_nothing_is_marked_in_the_past_and_in_lessons(visit: Visit) -> None:
    someone = newcomer(visit)
    someone.sit_down("hector")
    someone.play_by_clicks(seed=1, most=3)
    someone.await_turn()
    someone.until(lambda: someone.measure(MARKED) != [])
    someone.find("[data-zone=log] li[data-ply] button").first.click()
    someone.page.wait_for_selector("[data-now]")
    someone.until(lambda: someone.measure(MARKED) == [])
    someone.go("/learn/hector/stake")
    someone.page.wait_for_selector('[data-bubble="0"]')
    assert someone.find("[data-term]").count() > 10 and someone.measure(MARKED) == []


def test_an_onlooker_can_ask_and_sees_no_marks(visit: Visit) -> None:
    host, _ = pair(visit)
    kept = host.page.evaluate("(id) => localStorage.getItem(`kleos-links-${id}`)", table_of(host))
    third = visit(f"/watch/{table_of(host)}#{json.loads(kept)['watch']}")
    third.find("[data-join]").click()
    third.page.wait_for_selector('[data-term="hector-front"]')  # the table is drawn
    assert third.measure(MARKED) == []
    assert len(ask(third)) >= 10
    third.page.wait_for_selector("[data-term-card]")
