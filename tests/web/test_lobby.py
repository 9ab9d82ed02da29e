"""The lobby in a real browser: clocks, tables that anybody may join, leaving, and seats that are left alone."""

import sqlite3
from pathlib import Path

import pytest

from tests.server.nodes import Node
from tests.web.conftest import Visit
from tests.web.looks import SIDEWAYS
from tests.web.node import node_in
from tests.web.test_company import pair, table_of
from tests.web.visitor import PHONE, Visitor, whoever_decides

SMALL = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
FIVE_MINUTES = "0"  # the first of the usual clocks
LEAST_MINUTES = str(10 / 60)


def choose_clock(visitor: Visitor, kind: str = FIVE_MINUTES) -> None:
    """Unfold what may be agreed on, and choose a clock."""
    visitor.find("details summary").first.click()
    visitor.find("[data-clock-choice]").select_option(kind)


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_clock_is_chosen_and_falls_for_whoever_decides(visit: Visit, device: str) -> None:
    someone = visit("/", **(SMALL if device == "phone" else {}))
    choose_clock(someone)
    someone.sit_down("olympus")
    someone.await_turn()
    clocks = someone.find("[data-clock]:visible")
    assert clocks.count() == 2, "both sides have a clock, each once"
    own = someone.find('[data-clock="1"]:visible b')
    before = own.inner_text()
    assert before.startswith(("5:0", "4:"))
    someone.page.wait_for_function(
        "(before) => [...document.querySelectorAll('[data-clock=\"1\"] b')]"
        ".find((one) => one.checkVisibility()).textContent !== before",
        arg=before,
    )
    wide = someone.measure(SIDEWAYS)
    assert wide == 0, "the page scrolls sideways"


def test_a_game_ends_when_a_clock_has_run_down(visit: Visit) -> None:
    someone = visit("/")
    choose_clock(someone, "own")
    someone.find("#clock-minutes").fill(LEAST_MINUTES)
    someone.find("#clock-increment").fill("0")
    someone.sit_down("hector")
    someone.await_turn()
    someone.page.wait_for_selector('[data-result="2"] >> text=/ran out of time/')
    assert someone.find('[data-clock="1"]:visible').inner_text() == "0:00.0"


def test_anybody_sits_down_at_a_listed_table_and_sees_its_terms(visit: Visit) -> None:
    host = visit("/")
    host.find('[data-rival="friend"]').click()
    choose_clock(host)
    host.find('[data-option="listed"]').check()
    host.sit_down("hector", rival="friend")
    host.page.wait_for_selector("[data-invite]")
    table = table_of(host)
    guest = visit("/")
    guest.find(f'[data-open="{table}"]').click()
    guest.page.wait_for_selector("[data-term] >> text=/5 min/")
    guest.find("[data-join]").click()
    for one in (host, guest):
        one.page.wait_for_selector("main[data-ply]")
    late = visit("/")
    late.page.wait_for_load_state("networkidle")
    assert late.find(f'[data-open="{table}"]').count() == 0, "nobody waits there any more"


def test_a_table_may_be_left_before_the_cards_are_dealt(visit: Visit) -> None:
    host = visit("/")
    host.sit_down("hector", rival="friend")
    host.find("[data-leave]").click()
    host.page.wait_for_selector("[data-start]")
    host.page.wait_for_load_state("networkidle")
    assert host.find("#my-games [data-table]").count() == 0


@pytest.mark.parametrize(("take", "device"), [("win", "desktop"), ("bot", "phone")])
def test_a_seat_left_alone_is_claimed(visit: Visit, tmp_path: Path, take: str, device: str) -> None:
    with node_in(tmp_path) as node:
        host, guest = pair(visit, address=node.address, **(SMALL if device == "phone" else {}))
        absent = whoever_decides(host, guest)
        waiting = guest if absent is host else host
        table = table_of(host)
        absent.page.goto("about:blank")
        waiting.forgive("WebSocket connection to")
        waiting.forgive("Failed to load resource")
        assert waiting.find("[data-claim]").count() == 0
        node.kill()
        let_days_pass(node, table)
        node.start()
        waiting.find(f'[data-take="{take}"]').click()
        if take == "win":
            waiting.page.wait_for_selector("[data-result] >> text=/did not come back/")
        else:
            waiting.page.wait_for_selector("[data-claim]", state="detached")
            assert waiting.await_turn(), "the bot has decided"
        for one in (host, guest):
            one.close()


def let_days_pass(node: Node, table: str, days: int = 2) -> None:
    """Date everything at a table back while the server rests."""
    with sqlite3.connect(node.folder / "kleos.db", timeout=20) as database:
        for change in ("UPDATE seats SET seen = seen - ?", "UPDATE journal SET at = at - ?"):
            database.execute(f"{change} WHERE table_id = ?", (days * 86_400_000, table))
    database.close()
