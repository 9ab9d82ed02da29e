"""Everybody can use it: axe-core on every page in both themes, sizes of what is pressed, the live region."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import ViewportSize

from tests.web.conftest import Visit
from tests.web.looks import SIDEWAYS
from tests.web.test_options import open_options
from tests.web.visitor import DESKTOP, PHONE, Visitor

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SEVERE = ("moderate", "serious", "critical")
PAGES = (
    "/",
    "/games",
    "/daily",
    "/credits",
    "/rules/hector#HA-05-41",
    "/rules/olympus",
    "/rules/hellas",
    "/nowhere",
    "/t/none",
)
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
TABLES = ("hector", "olympus", "hellas")
SMALL = """() => [...document.querySelectorAll('main button, main a[href], main input, main select')]
  .filter((one) => one.ariaDisabled !== 'true')
  .filter((one) => one.checkVisibility() && !one.closest('details:not([open]), p, li, .unseen, [data-chip]'))
  .map((one) => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
  .filter(([, box]) => box.width && box.height && (box.height < 43.5 || box.width < 24))
  .map(([text, box]) => `${box.height} ${text}`)"""
# What the live region said of scenes.
NARRATED = """() => {
  window.narrated = [];
  const look = () => {
    if (!document.querySelector('[data-scene]')) return;
    const region = document.querySelector('[data-prompt] [role=status]');
    const told = (region?.querySelector('.unseen') ?? region?.firstChild)?.textContent.trim();
    if (told && window.narrated.at(-1) !== told) window.narrated.push(told);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def violations(visitor: Visitor, within: str = "html") -> list[str]:
    """What axe-core finds moderate or worse on the page or in a part of it, in the dark and in the light."""
    visitor.page.evaluate(AXE.read_text("utf-8"))
    return [found for theme in THEMES for found in violations_in(visitor, theme, within)]


def violations_in(visitor: Visitor, theme: Literal["dark", "light"], within: str) -> list[str]:
    """What it finds in one theme."""
    visitor.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
    visitor.await_paint()
    options = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}
    found: dict[str, Any] = visitor.page.evaluate("([within, options]) => axe.run(within, options)", [within, options])
    return [
        f"{theme}, {one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in SEVERE
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("path", PAGES)
def test_pages_have_no_serious_violation(visit: Visit, path: str) -> None:
    someone = visit(path)
    someone.forgive("status of 404")
    someone.page.wait_for_load_state("networkidle")
    assert violations(someone) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_sheets_and_terms_have_no_serious_violation(visit: Visit, size: ViewportSize) -> None:
    someone = visit("/", viewport=size)
    someone.find("details summary").first.click()
    someone.find('[data-rival="friend"]').click()
    assert violations(someone) == []
    open_options(someone)
    assert violations(someone) == []
    someone.find("[data-keys]").click()
    someone.page.wait_for_selector("[data-key-list]")
    assert violations(someone) == []


@pytest.mark.parametrize("game", TABLES)
def test_a_table_on_a_phone_its_log_and_its_past_have_no_serious_violation(visit: Visit, game: str) -> None:
    someone = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    someone.sit_down(game)
    someone.play_by_clicks(seed=11, most=8)
    someone.await_turn()
    assert violations(someone) == []
    someone.find("[data-log]").click()
    assert violations(someone, ".side") == []  # the drawer lies over the rest
    someone.find("[data-zone=log] li[data-ply] button").first.click()
    someone.page.wait_for_url("**?ply=*")
    assert violations(someone) == []


def test_a_staged_scene_is_narrated_and_has_no_serious_violation(visit: Visit) -> None:
    """What came of it stands in the live region while the scene is played, and in the log afterwards."""
    someone = visit("/", reduced_motion="no-preference")
    someone.sit_down("hector")
    someone.page.evaluate(NARRATED)
    for turn in range(80):
        if someone.page.evaluate("() => window.narrated.length") or not someone.await_turn():
            break
        someone.play_by_clicks(seed=turn, most=1)
    someone.await_turn()
    told = someone.page.evaluate("() => window.narrated")
    assert told and all(len(text) > 10 for text in told)
    log = someone.find("[data-zone=log]").inner_text()
    assert all(sentence.rstrip(".") in log for sentence in told[0].split(". "))


@pytest.mark.parametrize("game", TABLES)
def test_tables_have_no_serious_violation(visit: Visit, game: str) -> None:
    someone = visit("/")
    someone.sit_down(game)
    someone.play_by_clicks(seed=11, most=6)
    someone.await_turn()
    assert violations(someone) == []
    someone.resign()
    someone.page.wait_for_selector('[data-proof="verified"]')
    assert violations(someone) == []


def test_waiting_joining_and_the_curtain_have_no_serious_violation(visit: Visit) -> None:
    host = visit("/")
    host.sit_down("hector", rival="friend")
    host.page.wait_for_selector("[data-invite]")
    assert violations(host) == []
    guest = visit(host.find("[data-invite]").input_value().removeprefix(host.address))
    guest.page.wait_for_selector("[data-join]")
    assert violations(guest) == []
    pair = visit("/")
    pair.sit_down("hector", rival="screen")
    while pair.standing() == "asked":
        pair.play_by_clicks(seed=1, most=1)
    assert pair.find("[data-curtain]").count() == 1
    assert violations(pair) == []


@pytest.mark.parametrize("game", TABLES)
def test_what_is_pressed_on_a_phone_is_large_enough(visit: Visit, game: str) -> None:
    someone = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    assert someone.measure(SMALL) == []
    someone.sit_down(game)
    someone.play_by_clicks(seed=12, most=5)
    someone.await_turn()
    assert someone.measure(SMALL) == []


def test_the_page_fits_from_a_small_phone_to_a_large_screen(visit: Visit) -> None:
    someone = visit("/")
    for step in ("home", "table"):
        if step == "table":
            someone.sit_down("hector")
            someone.play_by_clicks(seed=1, most=3)
            someone.await_turn()
        for width, height in ((360, 740), (768, 1024), (1180, 800), (1920, 1080), (3840, 2160)):
            someone.resize({"width": width, "height": height})
            over = someone.measure(SIDEWAYS)
            assert over <= 0, f"{step} at {width} px scrolls sideways by {over}"


def test_the_live_region_narrates(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.await_turn()
    assert someone.find("[data-prompt] [role=alert]").inner_text()
    someone.play_by_clicks(seed=1, most=1)
    someone.await_turn()
    someone.page.wait_for_selector("[role=log] li")
    someone.page.wait_for_function("() => document.title.startsWith('●')")
