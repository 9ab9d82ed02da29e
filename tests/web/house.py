"""The node that the browser tests visit."""

import sysconfig
from pathlib import Path

from tests.server.nodes import Node

PAGE = Path(sysconfig.get_path("purelib"), "kleos", "web")


def house_in(folder: Path) -> Node:
    """A node on SQLite with the page of the wheel, which the tests of the pure build do not import."""
    return Node(folder, KLEOS_PAGE=str(PAGE))
