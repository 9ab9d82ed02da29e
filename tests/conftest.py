"""Options of the test run, which tests are too long to measure coverage by, and which one build is enough for."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
# Statistics over many games, and everything that is not about core and games: coverage would slow these fivefold.
UNCOVERED = (
    "adapters",
    "architecture",
    "arena",
    "bots",
    "builds",
    "cli",
    "exact",
    "insight",
    "oracles",
    "puzzles",
    "search",
    "secrets",
    "server",
    "text",
    "web",
)
LONG = "_invariants.py"
# What stands above the compiled part is the same in both builds.
ONCE = (
    "adapters",
    "architecture",
    "arena",
    "builds/test_package",
    "cli",
    "exact",
    "fair",
    "insight",
    "puzzles",
    "server",
    "text",
    "web",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`dev.py golden` rewrites the golden files; the diff is then read by a person."""
    parser.addoption("--golden-rewrite", action="store_true", help="write the golden playthroughs anew")


class FailuresAtOnce:
    """Name a failed test when it fails: a long run need not end to be read."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write the name of a failed test on a line of its own."""
        reporter = self.config.pluginmanager.get_plugin("terminalreporter")
        if report.failed and reporter:
            reporter.write_line(f"\n{report.outcome} {report.when}: {report.nodeid}")


def pytest_configure(config: pytest.Config) -> None:
    """Tell failures when they happen."""
    config.pluginmanager.register(FailuresAtOnce(config))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the long tests, and those that one build is enough for."""
    for item in items:
        path = item.path.relative_to(HERE).as_posix()
        if path.startswith(UNCOVERED) or path.endswith(LONG):
            item.add_marker(pytest.mark.uncovered)
        if path.startswith(ONCE):
            item.add_marker(pytest.mark.once)
