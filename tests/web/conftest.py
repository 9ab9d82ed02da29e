"""A server with the installed page, and visitors who look at it with Chromium."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.nodes import Node
from tests.web.chromium import launch_options, use_our_node
from tests.web.house import house_in
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]

HERE = Path(__file__).parent
# What a machine that stood still for a while looks like; anything else that goes wrong fails at once.
TOO_LATE = ["TimeoutError", "it never happens"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A visitor who waited in vain comes a second time; the summary names the test."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=TOO_LATE))


use_our_node()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Start the Chromium that is here."""
    return launch_options()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node on SQLite with the page."""
    with house_in(tmp_path_factory.mktemp("house")) as started:
        yield started


@pytest.fixture
def visit(house: Node, browser: Browser) -> Iterator[Visit]:
    """Open a browser of one's own: `visit("/")`; at the end nothing may have gone wrong in any of them."""
    opened: list[Visitor] = []

    def open_one(path: str = "/", address: str = "", **options: Any) -> Visitor:
        visitor = Visitor(browser, address or house.address, options)
        opened.append(visitor)
        visitor.go(path)
        return visitor

    yield open_one
    for visitor in opened:
        visitor.close()
    for visitor in opened:
        visitor.check()
