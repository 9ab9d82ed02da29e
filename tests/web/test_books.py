"""Rulebooks on the page: prose, figures, examples that are played, the summary on one sheet."""

import re

import pytest
from playwright.sync_api import Error, JSHandle

from kleos.books.book import book_of, for_the_page, told_in
from kleos.books.examples import Attempt
from kleos.catalogue import GAMES, load
from tests.support import pairs
from tests.web.conftest import Visit
from tests.web.looks import SIDEWAYS, wrong_words
from tests.web.test_access import SMALL, violations
from tests.web.visitor import NEARER, PHONE, TRIES, Visitor

LANGUAGES = ("en", "de", "nl", "fr")
BY_DRAFT = "into-the-new-city"  # pieces are arranged on the map, and sent by one press
ONE = {"hector": "which-turn", "olympus": "seventh-point", "hellas": "over-land"}  # an example of each game
CHAPTER = {"hector": "fate", "olympus": "goal", "hellas": "attack"}  # where it stands


def decisions(game: str, name: str) -> list[str]:
    """The reader's moves of an answer."""
    example = next(one for one in book_of(game).examples if one.name == name)
    attempt, found = Attempt(load(game), example), list[str]()
    while attempt.result == "open":
        found.append(attempt.script[0].code)
        attempt.play(found[-1])
    return found


def played(someone: Visitor) -> int:
    """How many moves the reader has made."""
    return int(someone.find("[data-played]").get_attribute("data-played") or 0)


def answer(someone: Visitor, game: str, name: str, by: str) -> None:
    """Play the answer of the example that is shown, by clicks, by a finger or by keys."""
    someone.page.wait_for_selector('[data-attempt="open"]')
    for count, code in enumerate(decisions(game, name)):
        for _ in range(TRIES):  # a card, then its place
            someone.page.wait_for_function(f"() => ({NEARER})(`{code}`) !== null || {PLAYED} > {count}")
            if played(someone) > count:
                break
            press(someone, someone.page.evaluate_handle(NEARER, code), by)
            someone.await_paint()
            if someone.find('[data-confirm="yes"]').count():
                someone.confirm()
            someone.page.wait_for_selector('[data-trying="false"]')
        someone.page.wait_for_function(f"() => {PLAYED} > {count}")
    someone.page.wait_for_selector('[data-attempt="right"]')


PLAYED = "Number(document.querySelector('[data-played]')?.dataset.played ?? 0)"


def press(someone: Visitor, wanted: JSHandle, by: str) -> None:
    """Press something; what was drawn anew under the pointer is looked for again."""
    try:
        {"click": someone.click, "touch": someone.touch, "key": someone.enter}[by](wanted)
    except Error as error:
        if "not attached" not in str(error):
            raise


@pytest.mark.parametrize(("language", "game"), pairs(LANGUAGES, list(GAMES)))
def test_a_book_is_read_in_every_language(visit: Visit, language: str, game: str) -> None:
    someone = visit(f"/rules/{game}", locale=f"{language}-{language.upper()}")
    texts, book = told_in(game, language), book_of(game)
    for chapter in book.chapters:
        someone.find(f'nav a[href="/rules/{game}#{chapter.name}"]').click()
        someone.page.wait_for_function(
            "(title) => document.querySelector('article h1')?.textContent === title", arg=texts[f"{chapter.name}-title"]
        )
        shown = someone.find("article").inner_text()
        for name in chapter.paragraphs:
            first = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", for_the_page(texts[name]))[:40]
            assert first in " ".join(shown.split()) or first in shown.replace("\n", " "), name
        if chapter.figure:
            someone.page.wait_for_selector("figure [inert] *")
            assert texts[f"{chapter.name}-figure"][:30] in shown
        if chapter.examples:
            someone.page.wait_for_selector('[data-attempt="open"]')
        assert someone.measure(SIDEWAYS) == 0
    assert wrong_words(someone, language) == []


def move_a_greek(someone: Visitor, source: int, target: int) -> None:
    """Reorganise: choose a Greek, then its city, then end the turn."""
    someone.find(f'[data-example] [data-piece="greek:{source}"]').click()
    someone.find(f'[data-example] [data-city="{target}"]').click()
    someone.find("[data-example] [data-done]:not([data-code])").click()
    someone.page.wait_for_selector('[data-attempt="right"]')


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_played_by_clicks_in_the_book(visit: Visit, game: str) -> None:
    someone = visit(f"/rules/{game}")
    for chapter in book_of(game).chapters:
        for number, example in enumerate(chapter.examples):
            someone.find(f'nav a[href="/rules/{game}#{chapter.name}"]').click()
            if number:
                someone.find("[data-next-example]").click()
            someone.page.wait_for_selector(f'[data-example="{example.name}"][data-attempt="open"]')
            if example.name == BY_DRAFT:
                move_a_greek(someone, source=6, target=2)
            else:
                answer(someone, game, example.name, "click")
            told = for_the_page(told_in(game, "en")[f"{example.name}-answer"])
            assert someone.find("[data-answer]").inner_text()[:30] == told[:30]


def test_an_example_is_played_by_keyboard_alone(visit: Visit) -> None:
    someone = visit("/rules/hector#turn")
    answer(someone, "hector", "card-that-counts", "key")


@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_played_on_a_phone_at_the_whole_table(visit: Visit, game: str) -> None:
    someone = visit(f"/rules/{game}#{CHAPTER[game]}", viewport=PHONE, has_touch=True)
    someone.page.wait_for_selector('[data-attempt="open"]')
    assert someone.measure(SIDEWAYS) == 0
    assert someone.measure(SMALL) == []
    someone.go(f"/rules/{game}/examples/{ONE[game]}")
    answer(someone, game, ONE[game], "touch")
    assert someone.measure(SIDEWAYS) == 0


def test_another_move_is_answered_and_taken_back(visit: Visit) -> None:
    someone = visit("/rules/hector#fate")
    someone.page.wait_for_selector('[data-attempt="open"]')
    someone.find('[data-example] button[data-code="turn ccw"]').first.click()
    someone.page.wait_for_selector('[data-attempt="other"]')
    assert "3" in someone.find("[data-happened]").inner_text()
    assert someone.find("[data-answer]").count() == 0
    someone.find("[data-example] [data-back]").click()
    someone.page.wait_for_selector('[data-attempt="open"][data-played="0"]')
    someone.find("[data-example] [data-show]").click()
    someone.page.wait_for_selector("[data-answer]")


def test_a_chapter_may_have_more_examples(visit: Visit) -> None:
    someone = visit("/rules/hector#fate")
    someone.page.wait_for_selector('[data-example="which-turn"]')
    someone.find("[data-next-example]").click()
    someone.page.wait_for_selector('[data-example="equal-sums"][data-attempt="open"]')


def test_a_term_explains_itself(visit: Visit) -> None:
    someone = visit("/rules/hector#fate")
    term = someone.find('article a[data-chip="HA-06-02"]')
    assert term.inner_text() == "superiority"
    term.hover()
    someone.page.wait_for_selector("[role=tooltip]")
    term.click()
    someone.page.wait_for_selector("aside[aria-label*='HA-06-02']")


@pytest.mark.parametrize(("path", "target"), [("hector#HA-05-20", "HA-05-20"), ("hellas#chapter-ATK", "chapter-ATK")])
def test_old_addresses_of_clauses_still_lead_there(visit: Visit, path: str, target: str) -> None:
    someone = visit(f"/rules/{path}")
    someone.page.wait_for_function(
        "(id) => { const top = document.getElementById(id)?.getBoundingClientRect().top;"
        " return top !== undefined && top >= 0 && top < window.innerHeight; }",
        arg=target,
    )
    assert someone.find("#variants").count() == 1
    someone.find(f'nav a[href="/rules/{path.partition("#")[0]}"]').click()
    someone.page.wait_for_selector("article h1 + *, article .prose")
    someone.page.wait_for_selector("figure")


@pytest.mark.parametrize(("language", "game"), pairs(LANGUAGES, list(GAMES)))
def test_the_summary_prints_on_one_sheet(visit: Visit, language: str, game: str) -> None:
    someone = visit(f"/rules/{game}/summary", locale=f"{language}-{language.upper()}")
    someone.page.wait_for_selector("main section li")
    someone.await_paint()
    sheets = someone.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", sheets)) == 1
    assert len(someone.find("main section").all()) == len(book_of(game).summary)


@pytest.mark.parametrize("game", GAMES)
def test_books_have_no_serious_violation(visit: Visit, game: str) -> None:
    someone = visit(f"/rules/{game}#{CHAPTER[game]}")
    someone.page.wait_for_selector('[data-attempt="open"]')
    assert violations(someone) == []
    answer(someone, game, ONE[game], "click")
    assert violations(someone) == []
    someone.go(f"/rules/{game}/summary")
    someone.page.wait_for_selector("main section li")
    assert violations(someone) == []
    someone.go(f"/rules/{game}/clauses")
    someone.page.wait_for_selector("main li")
    assert violations(someone) == []


def test_an_unknown_example_says_so(visit: Visit) -> None:
    someone = visit("/rules/hector/examples/nothing")
    someone.forgive("status of 404")
    assert someone.find("main h1").inner_text()
