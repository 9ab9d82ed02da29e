"""The daily deal on the page: played once, by mouse, keys and finger, sealed until its day is over, then laid open."""

import json
import re
from collections.abc import Iterator
from datetime import timedelta
from itertools import count
from random import Random
from typing import Any

import pytest

from kleos.server.storage.row_types import now
from kleos.server.tables import daily_luck
from tests.server.daily_players import await_luck, begin, pass_days, play, resign
from tests.server.inside import Inside, inside
from tests.server.nodes import Person
from tests.web.conftest import Visit
from tests.web.looks import wrong_looks, wrong_words
from tests.web.node import PAGE
from tests.web.test_access import SMALL, violations
from tests.web.visitor import PHONE, Visitor

LANGUAGES = ("en", "de", "nl", "fr")
DAYS = count(10, 10)
LEADS = "() => [...document.querySelectorAll('[data-lead]')].map((row) => Number(row.dataset.lead))"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A node with the page whose day the tests can set."""
    with inside(tmp_path_factory.mktemp("daily"), page=str(PAGE), review_depth="quick") as started:
        yield started


@pytest.fixture
def day(served: Inside) -> Iterator[int]:
    """A day of the test's own, far from those of the others; the number of days from today."""
    number = next(DAYS)
    pass_days(served, number)
    yield number
    served.app.node.daily.clock = now


def others(served: Inside, game: str, count: int) -> str:
    """Some other people who play a deal to their resignation; the day."""
    for number in range(count):
        person = Person(served.address)
        table = begin(person, game)
        play(person, table, Random(number), number)
        resign(person, table)
        person.close()
    return served.app.node.daily.today().isoformat()


def card(visitor: Visitor, game: str) -> str:
    """The card of today's deal of a game."""
    visitor.page.wait_for_selector(f'article#{game}[data-daily="{game}"]')
    return f"article#{game}"


def table_of(visitor: Visitor) -> str:
    """The table that is looked at."""
    return visitor.page.url.partition("/t/")[2].partition("?")[0]


def told(visitor: Visitor) -> list[Any]:
    """Everything that the server has said in JSON."""
    found = []
    for text in visitor.received:
        try:
            found.append(json.loads(text))
        except ValueError:
            continue
    return found


def test_from_the_home_page_to_the_field_and_the_next_day(visit: Visit, served: Inside, day: int) -> None:
    played = others(served, "hector", 2)
    someone = visit("/", served.address)
    tile = someone.find('[data-daily-tile="open"]')
    someone.until(lambda: "2 players so far" in tile.inner_text())
    assert "ends in" in tile.inner_text() and "Play" in tile.inner_text()
    tile.click()
    deal = card(someone, "hector")
    assert re.search(r"You play the (Greeks|Trojans)\.", someone.find(deal).inner_text())
    assert someone.find(f"{deal} [data-field]").count() == 0, "the field before the own try"
    assert violations(someone) == []
    someone.find('[data-begin="hector"]').click()
    someone.await_turn()
    table = table_of(someone)
    assert someone.find("[data-hint], [data-mirror-switch]").count() == 0
    assert someone.find("[data-seal]").inner_text() == "Daily deal"
    assert someone.find('[data-undo="closed"]').count() == 1
    assert "nothing is taken back" in someone.find("[data-why-undo]").inner_text()
    someone.play_by_clicks(seed=1, most=3)
    someone.go("/")
    someone.page.wait_for_selector('[data-daily-tile="playing"]')
    someone.go("/daily")
    someone.page.wait_for_selector(f'{deal}[data-state="playing"]')
    someone.find(f"{deal} footer a").click()
    someone.await_turn()
    assert table_of(someone) == table, "another try"
    someone.resign()
    someone.page.wait_for_selector("[data-result]")
    assert violations(someone) == []
    no_truth(someone, table)
    someone.find('[data-result] a[href^="/daily"]').click()
    someone.page.wait_for_selector(f'{deal}[data-state="finished"] [data-field="3"]')
    assert someone.find(f"{deal} [data-daily-result]").get_attribute("data-daily-result") == "lost"
    assert "3 lost" in someone.find(f"{deal} [data-field]").inner_text()
    assert someone.find(f"{deal} tr em").inner_text() == "you"
    assert someone.find(f'{deal} a[href^="/review"]').count() == 0
    assert violations(someone) == []
    nothing_heard(someone)
    pass_days(served, day + 1)
    served.run(daily_luck.weigh(served.app.node))
    laid_open(someone, served, table, played)


def no_truth(visitor: Visitor, table: str) -> None:
    """The end of a sealed game offers nothing that tells more, nor another game."""
    assert visitor.find("[data-sealed]").inner_text().startswith("Sealed until the day is over")
    for selector in ("[data-proof]", "[data-rematch]", "[data-play-on]", "a[download]", "[data-as]", "[data-mirror]"):
        assert visitor.find(selector).count() == 0, selector
    assert visitor.find('[data-result] a[href^="/review"]').count() == 0
    visitor.page.keyboard.press("ArrowLeft")
    visitor.page.wait_for_url("**?ply=*")
    assert visitor.find("[data-play-on]").count() == 0
    visitor.page.evaluate("() => scrollTo(0, 0)")
    visitor.forgive("status of 403")
    visitor.go(f"/review/{table}")
    visitor.until(lambda: "sealed until its day is over" in visitor.find("main").inner_text())
    visitor.go(f"/t/{table}")
    visitor.page.wait_for_selector("[data-result]")


def nothing_heard(visitor: Visitor) -> None:
    """No seed, no full record and no eyes of the other seat reached this browser."""
    text = "\n".join(visitor.received)
    assert "server_seed" not in text and "kleos-proof" not in text and "kleos-record" not in text
    positions = [one["position"] for one in told(visitor) if isinstance(one, dict) and one.get("position")]
    assert positions and len({one["viewer"] for one in positions}) == 1


def laid_open(visitor: Visitor, served: Inside, table: str, played: str) -> None:
    """The day after: luck apart from the result, the review, and the deal that can be checked."""
    visitor.go("/daily")
    deal = f'[data-day="{played}"] [data-daily="hector"]'
    visitor.page.wait_for_selector(f"{deal} [data-luck]")
    while visitor.find(f"{deal} [data-mean]").inner_text().count(".") < 2 or weighs(visitor, deal):
        served.run(daily_luck.weigh(served.app.node))
        visitor.go("/daily")
        visitor.page.wait_for_selector(f"{deal} [data-mean]")
    assert re.search(r"Luck [+−]?\d+: without it your result is [−]?\d+ of 100", visitor.find(deal).inner_text())
    assert violations(visitor) == []
    visitor.find(f'{deal} a[href="/review/{table}"]').click()
    visitor.page.wait_for_selector('[data-insight="done"]')
    visitor.go(f"/t/{table}")
    visitor.page.wait_for_selector('[data-proof="verified"]')
    assert visitor.find("a[download]").count() == 1 and visitor.find("[data-as]").count() > 1
    assert visitor.find("[data-rematch]").count() == 0
    visitor.go("/games")
    assert "Daily deal" in visitor.find(f'[data-table="{table}"]').inner_text()


def weighs(visitor: Visitor, deal: str) -> bool:
    """Whether the own luck is still being weighed."""
    return visitor.find(f"{deal} [data-luck]").get_attribute("data-luck") == ""


def test_a_whole_game_is_played_and_counted(visit: Visit, served: Inside, day: int) -> None:
    someone = visit("/daily", served.address)
    someone.find('[data-begin="olympus"]').click()
    someone.await_turn()
    assert someone.play_by_clicks(seed=4) > 5
    someone.page.wait_for_selector("[data-result]")
    won = someone.find("[data-result] h2").inner_text()
    table = served.app.node.tables[table_of(someone)]
    someone.find('[data-result] a[href^="/daily"]').click()
    deal = card(someone, "olympus")
    someone.page.wait_for_selector(f'{deal} [data-field="1"]')
    outcome = {"You won": "won", "You lost": "lost", "A draw": "drawn"}[won]
    assert someone.find(f"{deal} [data-daily-result]").get_attribute("data-daily-result") == outcome
    assert table.match is not None
    score = table.match.state.score * (1 if table.seat_row(1).kind == "person" else -1)  # type: ignore[attr-defined]
    assert someone.page.evaluate(LEADS) == [score]


def test_by_keyboard_alone(visit: Visit, served: Inside, day: int) -> None:
    someone = visit("/daily", served.address)
    someone.count_presses()
    someone.tab_until('[data-begin="hellas"]')
    someone.page.keyboard.press("Enter")
    someone.await_turn()
    someone.play_by_keys(seed=2, most=2)
    someone.await_turn()
    someone.tab_until("[data-resign]")
    someone.page.keyboard.press("Enter")
    someone.tab_until('[data-confirm="yes"]')
    someone.page.keyboard.press("Enter")
    someone.tab_until('[data-result] a[href^="/daily"]')
    someone.page.keyboard.press("Enter")
    someone.page.wait_for_selector(f'{card(someone, "hellas")} [data-field="1"]')
    assert someone.presses()[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_in_four_languages(visit: Visit, served: Inside, day: int, language: str) -> None:
    """Open, sealed and laid open: nothing is cut off, foreign, or too small to press."""
    others(served, "olympus", 1)
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": language}
    someone = visit("/daily", served.address, **phone)
    card(someone, "olympus")
    looks_well(someone, language)
    someone.find('[data-begin="olympus"]').tap()
    someone.await_turn()
    someone.play_by_taps(seed=3, most=2)
    someone.await_turn()
    assert wrong_looks(someone) == []
    someone.resign()
    someone.find('[data-result] a[href^="/daily"]').tap()
    someone.page.wait_for_selector(f'{card(someone, "olympus")} [data-field="2"]')
    looks_well(someone, language)
    pass_days(served, day + 1)
    someone.go("/daily")
    someone.page.wait_for_selector("section + section [data-mean]")
    looks_well(someone, language)


def looks_well(visitor: Visitor, language: str) -> None:
    """Words, sizes and what axe finds."""
    assert wrong_words(visitor, language) == []
    assert wrong_looks(visitor) == []
    assert visitor.measure(SMALL) == []
    assert violations(visitor) == []


def test_earlier_days_and_no_days(visit: Visit, served: Inside, day: int) -> None:
    played = others(served, "hector", 1)
    pass_days(served, day + 3)
    someone = visit("/daily", served.address)
    someone.page.wait_for_selector("[data-earlier]")
    someone.find("[data-earlier]").click()
    before = (served.app.node.daily.today() - timedelta(days=2)).isoformat()
    someone.page.wait_for_selector(f'[data-day="{before}"] [data-state="missed"]')
    someone.find("[data-earlier]").click()
    someone.page.wait_for_selector(f'[data-day="{played}"]')
    assert "1 player" in someone.find('[data-daily="hector"]').inner_text()
    assert someone.find("[data-field]").count() == 0, "the field of a deal that was not played"
    assert violations(someone) == []
    someone.forgive("status of 40")
    for wrong in ("yesterday", "2999-01-01"):
        someone.go(f"/daily/{wrong}")
        someone.until(lambda wrong=wrong: wrong in someone.find("main").inner_text())  # type: ignore[misc]
        assert someone.find("[data-daily]").count() == 0


def test_a_day_that_ends_while_somebody_looks_costs_no_try(visit: Visit, served: Inside, day: int) -> None:
    someone = visit("/daily", served.address)
    card(someone, "hector")
    pass_days(served, day + 1)
    someone.forgive("status of 409")
    someone.find('[data-begin="hector"]').click()
    tomorrow = served.app.node.daily.today().isoformat()
    someone.page.wait_for_selector(f'[data-day="{tomorrow}"] [data-begin="hector"]')
    assert someone.page.url.endswith("/daily")


def test_luck_that_is_weighed_is_told_to_everybody_alike(visit: Visit, served: Inside, day: int) -> None:
    """The page's figures are those of the server."""
    person = Person(served.address)
    table = begin(person, "hector")
    play(person, table, Random(9), 3)
    resign(person, table)
    played = served.app.node.daily.today().isoformat()
    pass_days(served, day + 1)
    await_luck(served, person, "hector", played)
    deal = next(one for one in person.get("/api/daily", day=played).json() if one["game"] == "hector")
    someone = visit("/", served.address)
    cookies = [{"name": name, "value": value, "url": served.address} for name, value in person.client.cookies.items()]
    someone.context.add_cookies(cookies)  # type: ignore[arg-type]
    someone.go(f"/daily/{played}")
    someone.page.wait_for_selector("[data-luck]")
    luck = round(100 * deal["attempt"]["luck"])
    assert float(someone.find("[data-luck]").get_attribute("data-luck") or "") == deal["attempt"]["luck"]
    assert str(abs(luck)) in someone.find("[data-luck]").inner_text()
    person.close()
