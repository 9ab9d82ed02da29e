"""Looking back: by slider, by keys, by link, with other eyes; the proof, the file, playing on."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.nodes import Node
from tests.web.conftest import Visit
from tests.web.visitor import Visitor


@pytest.fixture(scope="module")
def played(node: Node, browser: Browser) -> Iterator[tuple[Visitor, str]]:
    """A short game of Hector & Achilles that is over, and who played it."""
    someone = Visitor(browser, node.address, {})
    someone.go("/")
    someone.sit_down("hector")
    someone.play_by_clicks(seed=5, most=8)
    someone.await_turn()
    someone.resign()
    someone.page.wait_for_selector("[data-result]")
    yield someone, f"/t/{table_id(someone)}"
    someone.close()
    someone.check()


@pytest.fixture
def ended(played: tuple[Visitor, str]) -> Visitor:
    """The page of that game, opened anew."""
    someone, path = played
    someone.go(path)
    someone.page.wait_for_selector("[data-result]")
    someone.page.wait_for_selector('main[data-busy="false"] li[data-ply]')  # the log is told
    return someone


def table_id(visitor: Visitor) -> str:
    """The table that is looked at."""
    return visitor.page.url.partition("/t/")[2].partition("?")[0]


def test_the_deal_is_verified_in_the_browser(ended: Visitor) -> None:
    ended.page.wait_for_selector('[data-proof="verified"]')
    assert any(url.endswith("/proof") for url in ended.asked)


def test_a_changed_proof_is_found_out(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.play_by_clicks(seed=5, most=4)
    someone.await_turn()

    def forge(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        proof = answer.json()
        draw = next(one for one in proof["draws"] if len(one["odds"]) > 1)
        draw["code"] = next(code for code, _ in draw["odds"] if code != draw["code"])
        route.fulfill(response=answer, json=proof)  # type: ignore[attr-defined]

    someone.page.route("**/proof", forge)
    someone.resign()
    someone.page.wait_for_selector('[data-proof="broken"]')


def test_arrow_keys_walk_through_the_game(ended: Visitor) -> None:
    last = ended.ply
    ended.page.keyboard.press("ArrowLeft")
    ended.page.wait_for_url(f"**?ply={last - 1}")
    ended.page.keyboard.press(",")
    ended.page.wait_for_url(f"**?ply={last - 2}")
    ended.page.keyboard.press(".")
    ended.page.wait_for_url(f"**?ply={last - 1}")


def test_the_review_is_a_click_away_also_while_looking_back(ended: Visitor) -> None:
    ended.page.keyboard.press("ArrowLeft")
    ended.page.wait_for_selector("[data-play-on]")
    assert ended.find('[data-result] a[href^="/review/"]').is_visible()


def test_a_link_leads_to_a_moment_and_a_side(ended: Visitor) -> None:
    ended.go(f"/t/{table_id(ended)}?ply=17&as=2")
    ended.page.wait_for_selector("[data-review]")
    assert ended.find('[data-as="2"]').get_attribute("aria-pressed") == "true"
    assert "17" in ended.find("output").inner_text()
    ended.until(lambda: any("ply=17" in url and "as=2" in url and "/api/" in url for url in ended.asked))
    ended.find('[data-as="all"]').click()
    ended.page.wait_for_url("**as=all**")


def test_a_line_of_the_log_shows_its_moment(ended: Visitor) -> None:
    line = ended.find("li[data-ply] [data-show]").nth(3)
    ply = int(ended.find("li[data-ply]").nth(3).get_attribute("data-ply") or 0)
    line.click()
    ended.page.wait_for_url(f"**?ply={ply + 1}*")


def test_the_ending_can_be_hidden(ended: Visitor) -> None:
    ended.find("[data-hide-end]").click()
    ended.page.wait_for_selector("[data-show-end]")
    assert ended.find("[data-result]").count() == 0
    assert ended.find("li[data-ply]").count() == 0
    ended.page.keyboard.press("ArrowRight")
    ended.page.wait_for_url("**?ply=1*")


def test_play_on_from_here(ended: Visitor) -> None:
    before = table_id(ended)
    for _ in range(3):
        ended.page.keyboard.press("ArrowLeft")
    ended.find("[data-play-on]").click()
    ended.page.wait_for_url(lambda url: "/t/" in url and before not in url)
    assert ended.await_turn()


def test_a_rematch_swaps_the_seats(ended: Visitor) -> None:
    before = table_id(ended)
    ended.find("[data-rematch]").click()
    ended.page.wait_for_url(lambda url: "/t/" in url and before not in url)
    assert ended.await_turn()


def test_the_saved_file_is_opened_again(ended: Visitor, tmp_path: Path) -> None:
    with ended.page.expect_download() as download:
        ended.find("a[download]").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["view"] == "full"
    ended.go("/")
    ended.find("[data-import]").set_input_files(file)
    ended.page.wait_for_url("**/r/*")
    ended.page.wait_for_selector("[data-review]")
    ended.find("li[data-ply]").nth(5).wait_for()
