"""Tables in unusual shapes: a phone that lies, and text twice as large; everything is there and nothing hangs over."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Playwright

from tests.server.nodes import Node
from tests.support import many
from tests.web.chromium import launch_options
from tests.web.conftest import Visit
from tests.web.looks import SIDEWAYS
from tests.web.visitor import DESKTOP, Visitor

GAMES = ("hector", "olympus", "hellas")
LYING = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
# Every height of the board from now on, frame by frame, as long as the game goes on.
HEIGHTS = """() => {
  window.heights = [];
  const look = () => {
    const [board, prompt] = [document.querySelector('main .board'), document.querySelector('[data-prompt]')];
    const height = Math.round(board.getBoundingClientRect().height);
    if (prompt && window.heights.at(-1) !== height) window.heights.push(height);
    requestAnimationFrame(look);
  };
  look();
}"""
# How far the top of a thing is from the bottom of the bar, and its left edge.
PLACE = "(one) => { const box = one.getBoundingClientRect(); return [box.top + window.scrollY, box.left]; }"


@pytest.fixture(scope="module")
def large(playwright: Playwright) -> Iterator[Browser]:
    """A browser of somebody who reads letters of twice the size."""
    options = launch_options()
    made = playwright.chromium.launch(**{**options, "args": [*options["args"], "--blink-settings=defaultFontSize=32"]})
    yield made
    made.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_that_lies_has_the_table_left_and_the_hand_right(visit: Visit, game: str) -> None:
    someone = visit("/", **LYING)
    someone.sit_down(game)
    someone.play_by_clicks(seed=3, most=many(6, 12))
    someone.await_turn()
    assert someone.measure(SIDEWAYS) == 0, "the page scrolls sideways"
    board, prompt, state = (
        someone.find(f"main {part}").first.evaluate(PLACE) for part in (".board", "[data-prompt]", "section.state")
    )
    assert board[1] < prompt[1], "the prompt stands right of the table"
    assert state[0] < board[0], "the numbers of both sides are a strip above the table"
    assert board[0] < LYING["viewport"]["height"] / 3, "the table begins near the top"  # type: ignore[index]


@pytest.mark.parametrize("game", GAMES)
def test_text_of_twice_the_size_is_read_and_played(large: Browser, node: Node, game: str) -> None:
    someone = Visitor(large, node.address, {"viewport": DESKTOP})
    someone.go("/")
    assert someone.measure(SIDEWAYS) == 0, "the first page scrolls sideways"
    someone.sit_down(game)
    someone.play_by_clicks(seed=3, most=many(6, 40))
    someone.await_turn()
    assert someone.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
    assert someone.measure(SIDEWAYS) == 0, "the page scrolls sideways"
    someone.close()
    someone.check()


@pytest.mark.parametrize("game", GAMES)
def test_the_board_does_not_tremble(visit: Visit, game: str) -> None:
    someone = visit("/")
    someone.sit_down(game)
    someone.play_by_clicks(seed=4, most=4)
    someone.await_turn()
    someone.measure(HEIGHTS)
    someone.play_by_clicks(seed=5, most=many(8, 12))
    heights = someone.page.evaluate("() => window.heights")
    # A height between two pixels may be told as either.
    assert all(later <= earlier + 1 for earlier, later in pairwise(heights)), f"the board jumps to and fro: {heights}"
