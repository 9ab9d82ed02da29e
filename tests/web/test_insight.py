"""The review of a game: a click from its end, by mouse and keys, a moment tried again, phone and four languages."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.nodes import Node
from tests.web.test_access import violations
from tests.web.visitor import PHONE, SLOW, Visitor

LANGUAGES = ("en", "de", "nl", "fr")
# Cards of the hand that are cut off at the edge of the table's picture, and whether the page stands below its top.
UNSEEN = """() => {
  const edge = document.querySelector('[data-picture]').getBoundingClientRect();
  const cards = [...document.querySelectorAll('[data-picture] [data-zone=hand] .card')];
  const cut = cards.filter((one) => one.getBoundingClientRect().bottom > edge.bottom + 1).map((one) => one.textContent);
  return window.scrollY ? [...cut, `scrolled by ${window.scrollY}`] : cut;
}"""
READY = '[data-insight="done"] [data-chart]'


@pytest.fixture(scope="module")
def reviewed(node: Node, browser: Browser) -> Iterator[tuple[Visitor, str]]:
    """A game of random moves that was given up, and its review, reached by one click."""
    someone = Visitor(browser, node.address, {})
    someone.go("/")
    someone.sit_down("hector")
    someone.play_by_clicks(seed=11, most=40)
    if someone.await_turn():
        someone.resign()
    someone.page.wait_for_selector("[data-result]")
    someone.find('a[href^="/review/"]').click()
    someone.page.wait_for_url("**/review/*")
    someone.page.wait_for_selector(READY, timeout=SLOW)
    yield someone, re.sub(r"\?.*", "", someone.page.url.removeprefix(node.address))
    someone.close()
    someone.check()


@pytest.fixture
def review(reviewed: tuple[Visitor, str]) -> Visitor:
    """That review, opened anew."""
    someone, path = reviewed
    someone.go(path)
    someone.page.wait_for_selector(f"{READY}[aria-valuenow='0']")
    return someone


def at(visitor: Visitor, ply: int) -> None:
    """Wait until a step is looked at."""
    visitor.page.wait_for_selector(f"[data-chart][aria-valuenow='{ply}']")


def marked(visitor: Visitor) -> list[int]:
    """The steps that are marked."""
    cards = visitor.find("[data-moment]")
    return [int(cards.nth(k).get_attribute("data-moment") or 0) for k in range(cards.count())]


def test_keys_walk_by_steps_battles_and_marks(review: Visitor) -> None:
    page = review.page
    page.keyboard.press("ArrowRight")
    at(review, 1)
    page.wait_for_url("**?ply=1*")
    page.keyboard.press("ArrowLeft")
    at(review, 0)
    page.keyboard.press("End")
    last = int(review.find("[data-chart]").get_attribute("aria-valuemax") or 0)
    at(review, last)
    marks = marked(review)
    assert marks, "random moves are never all right"
    page.keyboard.press("m")
    at(review, marks[0])
    page.keyboard.press("Shift+M")
    at(review, marks[-1])
    page.keyboard.press("Shift+ArrowLeft")
    review.until(lambda: int(review.find("[data-chart]").get_attribute("aria-valuenow") or 0) < marks[-1])


def test_the_chart_tells_its_value_and_answers_a_press(review: Visitor) -> None:
    chart = review.find("[data-chart]")
    assert re.search(r"\d+\s?%.*\d+\s?%", chart.get_attribute("aria-valuetext") or "")
    box = chart.bounding_box()
    assert box is not None
    review.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    review.until(lambda: int(chart.get_attribute("aria-valuenow") or 0) > 0)


def test_the_chart_becomes_a_table(review: Visitor) -> None:
    review.find("[data-as-table]").click()
    rows = review.find("[data-review-table] tbody tr")
    rows.first.wait_for()
    assert rows.count() >= 1 and review.find("[data-chart]").count() == 0
    assert review.find("[data-review-table] th[scope=col]").count() == 5
    review.find("[data-as-table]").click()
    review.find("[data-chart]").wait_for()


def test_luck_and_skill_make_the_whole(review: Visitor) -> None:
    bar = review.find("[data-luck]")
    luck, skill = (int(bar.get_attribute(name) or 0) for name in ("data-luck", "data-skill"))
    start, end = (int(number) for number in re.findall(r"(\d+)\s?%", bar.inner_text())[:2])
    assert luck + skill == end - start


def test_a_link_leads_to_a_moment(review: Visitor, reviewed: tuple[Visitor, str]) -> None:
    ply = marked(review)[0]
    review.go(f"{reviewed[1]}?ply={ply}&as=1")
    at(review, ply)
    assert review.find(f'[data-moment="{ply}"].open').count() == 1


def test_a_moment_is_tried_again_without_spoilers(review: Visitor) -> None:
    page = review.page
    bad = review.find('[data-moment]:is([data-mark="slip"], [data-mark="mistake"], [data-mark="blunder"])').first
    told = bad.locator("p").first.inner_text()
    ply = int(bad.get_attribute("data-moment") or 0)
    bad.locator("button").first.click()
    at(review, ply)
    page.keyboard.press("t")
    page.wait_for_selector("[data-trying]")
    for hidden in ("[data-truth]", "[data-moment]", "[data-luck]", "[data-answer]"):
        assert review.find(hidden).count() == 0, hidden
    assert told not in review.find("main").inner_text()
    page.keyboard.press("ArrowRight")
    assert review.find("[data-chart]").get_attribute("aria-valuenow") == str(ply), "nothing later is shown"
    assert review.measure(UNSEEN) == []
    options = review.find("[data-attempt]")
    options.first.click()
    review.find("[data-tried]").wait_for()
    page.keyboard.press("u")
    review.until(lambda: review.find("[data-tried]").count() == 0)
    for k in range(options.count()):
        options.nth(k).click()
    review.find('[data-tried][data-good="true"]').first.wait_for()
    review.find("[data-answer]").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_selector(f'[data-moment="{ply}"].open')


def test_a_low_laptop_shows_table_and_chart_together(review: Visitor) -> None:
    review.resize({"width": 1366, "height": 650})
    end = review.measure("() => document.querySelector('[data-chart]').getBoundingClientRect().bottom")
    review.resize({"width": 1440, "height": 900})
    assert end <= 650


def test_nobody_is_shut_out(review: Visitor) -> None:
    assert violations(review, "main") == []
    review.find("[data-as-table]").click()
    review.find("[data-review-table]").wait_for()
    assert violations(review, "main") == []


def test_every_language_tells_it(review: Visitor) -> None:
    seen = set()
    for language in LANGUAGES:
        review.find(f'button[lang="{language}"]').first.click()
        review.page.wait_for_selector(f'html[lang="{language}"]')
        review.until(lambda: "{" not in review.find("main").inner_text())
        seen.add(review.find("aside h2").first.inner_text())
    assert len(seen) >= 3
    review.find('button[lang="en"]').first.click()
    review.page.wait_for_selector('html[lang="en"]')


def test_a_phone_shows_one_moment_at_a_time(review: Visitor, reviewed: tuple[Visitor, str]) -> None:
    review.resize(PHONE)
    ply = marked(review)[0]
    review.go(f"{reviewed[1]}?ply={ply}")
    at(review, ply)
    assert review.find("[data-moment]:visible").count() == 1
    wide = review.measure("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    review.find("[data-next-mark]").click()
    review.until(
        lambda: int(review.find("[data-chart]").get_attribute("aria-valuenow") or 0) != ply or len(marked(review)) == 1
    )
    review.resize({"width": 1440, "height": 900})
