"""Options of the test run."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`dev.py golden` rewrites the golden files; the diff is then read by a person."""
    parser.addoption("--golden-rewrite", action="store_true", help="write the golden playthroughs anew")
