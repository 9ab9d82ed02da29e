"""The bluff lab and luck in results: figures, verdicts, drills that give nothing away, phone, keys, four languages."""

import sqlite3
from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import compress

import msgspec
import pytest
from playwright.sync_api import Browser

from kleos.insight.bluffs import Occasion
from tests.server.nodes import Node, Person, make_table, step
from tests.web.looks import CUT, SIDEWAYS
from tests.web.node import node_in
from tests.web.test_access import SMALL, violations
from tests.web.visitor import PHONE, SLOW, Visitor

LANGUAGES = ("en", "de", "nl", "fr")
PLANTED = 8  # reviewed games; one more is not reviewed
LUCKS = (-0.2, -0.1, 0.2, 0.1, -0.1, -0.2, 0.2, 0.2)  # of those lost, lost, won, won, and so on
EVERY_GAME = 6  # occasions of each kind and round


class Lab:
    """Somebody with games, and a browser of his."""

    def __init__(self, visitor: Visitor, tables: list[str]) -> None:
        self.visitor = visitor
        self.planted = tables[:-1]
        self.real = tables[-1]


def occasions() -> list[Occasion]:
    """What a planted review says: the hero is always hidden, as the reference would not; no retreat, as it would."""
    found = []
    for k in range(EVERY_GAME):
        lead = "ahead" if k % 2 else "behind"
        found += [Occasion(30 * n + k, 1, "hidden", n, lead, True, k > 0, 0.3, k % 3 == 0) for n in (1, 4)]
        found.append(Occasion(80 + k, 1, "retreat", 1, lead, False, None, 0.0, False))
    return found


def plant(node: Node, tables: list[str]) -> None:
    """Write reviews of these tables down as a job would."""
    with sqlite3.connect(node.folder / "kleos.db", timeout=30) as connection:
        for number, table in enumerate(tables):
            luck = LUCKS[number]
            row = (table, "quick", f"job {number}", luck, compress(msgspec.json.encode(occasions())))
            connection.execute("insert into reviews (table_id, depth, job, luck, bluffs) values (?, ?, ?, ?, ?)", row)
    connection.close()


def finished_game(people: tuple[Person, Person], moves: int, loser: int) -> str:
    """A game of some random moves that one of the two gives up."""
    table = make_table(*people, "hector")
    for _ in range(moves):
        step(people, table, Random(moves))
    assert people[loser].post(f"/api/tables/{table}/resign", {}).status_code == 201
    return table


@pytest.fixture(scope="module")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """Nine games: eight with planted reviews, and one that waits for its own."""
    with node_in(tmp_path_factory.mktemp("lab")) as node:
        people = Person(node.address), Person(node.address)
        tables = [finished_game(people, 1, k // 2 % 2) for k in range(PLANTED)] + [finished_game(people, 14, 1)]
        plant(node, tables[:-1])
        visitor = Visitor(browser, node.address, {})
        cookies = people[0].client.cookies.items()
        visitor.context.add_cookies([{"name": name, "value": told, "url": node.address} for name, told in cookies])
        yield Lab(visitor, tables)
        for person in people:
            person.close()
        visitor.close()
        visitor.check()


def open_lab(lab: Lab, path: str = "/games/bluffs") -> Visitor:
    """The lab, once its figures are there."""
    lab.visitor.go(path)
    lab.visitor.page.wait_for_selector("[data-lab] [data-bluff]" if "bluffs" in path else "[data-luck-section]")
    return lab.visitor


def row(visitor: Visitor, kind: str) -> Any:
    return visitor.find(f'[data-bluff="{kind}"]')


def test_a_stranger_is_told_what_will_stand_here(lab: Lab, browser: Browser) -> None:
    stranger = Visitor(browser, lab.visitor.address, {})
    stranger.go("/games")
    stranger.find('[data-tab="bluffs"]').click()
    stranger.page.wait_for_selector("[data-lab] [data-empty]")
    assert stranger.find("[data-bluff]").count() == stranger.find("[data-calculate]").count() == 0
    assert violations(stranger, "main") == []
    stranger.close()
    stranger.check()


def test_figures_verdicts_and_what_is_missing_are_told(lab: Lab) -> None:
    someone = open_lab(lab)
    assert someone.find("[data-lab]").get_attribute("data-lab") == str(PLANTED)
    hidden = row(someone, "hidden")
    verdicts = [one.get_attribute("data-verdict") for one in hidden.locator("[data-round]").all()]
    assert verdicts == ["more", "", "", "more"]
    assert "in round 1 in 100%" in hidden.locator("[data-words]").inner_text()
    spoken = hidden.locator('[data-round="1"] .unseen').inner_text()
    assert "100% of 48" in spoken and "clearly different" in spoken
    assert "many more games" in hidden.locator('[data-round="2"]').inner_text()
    assert hidden.locator("[data-worked]").get_attribute("data-tried") == str(2 * EVERY_GAME * PLANTED)
    assert row(someone, "retreat").locator("[data-words]").inner_text() == "Within the reference."
    assert row(someone, "against").locator("[data-drills]").count() == 0
    someone.find('[data-lead="level"]').click()
    someone.page.wait_for_selector('[data-bluff="hidden"] [data-round="1"][data-verdict=""]')
    someone.find('[data-lead="behind"]').click()
    someone.page.wait_for_selector('[data-lead="behind"][aria-pressed="true"]')


def test_results_without_luck_stand_beside_those_as_played(lab: Lab) -> None:
    someone = open_lab(lab, "/games")
    line = someone.find('[data-luck-line="hector people"]')
    assert line.locator("td").nth(1).inner_text() in ("8 of 9", "9 of 9")
    assert "times smaller" in line.locator("td").nth(4).inner_text()
    assert "%" in line.locator("td").nth(2).inner_text() and "%" in line.locator("td").nth(3).inner_text()
    lucks = {someone.find(f'[data-table="{one}"] [data-luck]').inner_text() for one in lab.planted}
    assert lucks == {"luck +20", "luck +10", "luck −10", "luck −20"}


@pytest.mark.parametrize("path", ["/games/bluffs", "/games"])
def test_nobody_is_shut_out(lab: Lab, path: str) -> None:
    someone = open_lab(lab, path)
    if "bluffs" in path:
        someone.find("summary").first.click()
        someone.find("[data-drill]:visible").first.wait_for()
    assert violations(someone, "main") == []
    assert someone.measure(SMALL) == []


@pytest.mark.parametrize("path", ["/games/bluffs", "/games"])
def test_every_language_fits_a_phone(lab: Lab, path: str) -> None:
    someone = open_lab(lab, path)
    someone.resize(PHONE)
    seen = set()
    for language in LANGUAGES:
        someone.resize({"width": 1200, "height": 900})
        someone.find(f'button[lang="{language}"]').first.click()
        someone.page.wait_for_selector(f'html[lang="{language}"]')
        someone.resize(PHONE)
        someone.await_paint()
        text = someone.find("main").inner_text()
        assert "{" not in text
        seen.add(text)
        assert someone.measure(SIDEWAYS) == 0 and someone.measure(CUT) == []
    assert len(seen) == len(LANGUAGES)
    someone.resize({"width": 1440, "height": 900})
    someone.find('button[lang="en"]').first.click()
    someone.page.wait_for_selector('html[lang="en"]')


def test_the_missing_review_is_asked_for_and_its_positions_are_drilled_by_keys(lab: Lab) -> None:
    someone = open_lab(lab)
    page = someone.page
    if someone.find("[data-calculate]").count():
        someone.find("[data-calculate]").click()
    page.wait_for_selector(f'[data-lab="{PLANTED + 1}"]', timeout=SLOW)
    page.wait_for_selector('[data-reviews="hector"][data-left="0"]')
    assert someone.find("[data-calculate]").count() == 0
    summary = row(someone, "early").locator("summary")
    summary.focus()
    page.keyboard.press("Enter")
    drill = row(someone, "early").locator("[data-drill]").first
    drill.wait_for()
    assert lab.real in (drill.get_attribute("href") or "")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-trying]")
    for hidden in ("[data-truth]", "[data-moment]", "[data-luck]", "[data-answer]"):
        assert someone.find(hidden).count() == 0, hidden
    options = someone.find("[data-attempt]")
    for k in range(options.count()):
        options.nth(k).click()
    someone.find('[data-tried][data-good="true"]').first.wait_for()
    assert "The reference mixes" in someone.find("[data-answer]").inner_text()
    assert violations(someone, "main") == []
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-chart] >> visible=true")
    assert someone.find("[data-trying]").count() == 0
    page.go_back()
    page.wait_for_selector("[data-lab] [data-bluff]")
