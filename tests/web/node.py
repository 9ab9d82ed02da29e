"""The node that the browser tests visit."""

import os
import sysconfig
from pathlib import Path

from tests.server.nodes import Node

PAGE = Path(os.environ.get("KLEOS_PAGE") or Path(sysconfig.get_path("purelib"), "kleos", "web"))


def node_in(folder: Path) -> Node:
    """A node on SQLite with the page of KLEOS_PAGE or of the wheel, which the tests of the pure build do not import."""
    return Node(folder, KLEOS_PAGE=str(PAGE), KLEOS_REVIEW_DEPTH="quick")
