"""A server with the installed page, and visitors who look at it with Chromium."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.nodes import Node
from tests.web.chromium import launch_options, use_our_node
from tests.web.node import node_in
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]

use_our_node()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Start the Chromium that is here."""
    return launch_options()


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node on SQLite with the page."""
    with node_in(tmp_path_factory.mktemp("node")) as started:
        yield started


@pytest.fixture
def visit(node: Node, browser: Browser) -> Iterator[Visit]:
    """Open a browser of one's own: `visit("/")`; at the end nothing may have gone wrong in any of them."""
    opened: list[Visitor] = []

    def open_one(path: str = "/", address: str = "", **options: Any) -> Visitor:
        visitor = Visitor(browser, address or node.address, options)
        opened.append(visitor)
        visitor.go(path)
        return visitor

    yield open_one
    for visitor in opened:
        visitor.close()
    for visitor in opened:
        visitor.check()
