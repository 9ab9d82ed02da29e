"""Run the checks and tests inside .venv and sum them up: `python3 dev.py test` and `python3 dev.py check`."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

from dev import install_kleos, test_environment
from tools.fingerprint import compiler_version
from tools.programs import ROOT, Stop, expect_none, run, say, tool

COVERED = ["-m", "not uncovered", "--cov", "--cov-report=term", "--cov-fail-under=98"]  # branches of kernel and games
REPORTS = ROOT / "build" / "reports"
FAULT_LINES = 12  # of a traceback, in the summary: a log that is cut keeps its end
CHECKED = ("src", "tests", "examples", "tools", "dev.py", "hatch_build.py")


def main(arguments: list[str]) -> int:
    """Run `test` or `check`; Ctrl-C is told of by dev.py."""
    command = {"test": run_tests, "check": run_checks}[arguments[0]]
    try:
        return command(arguments[1:])
    except Stop as stop:
        print(f"dev.py: {stop}", file=sys.stderr)
        return stop.code
    except KeyboardInterrupt:
        return 130


def run_tests(arguments: list[str]) -> int:
    """Run every check, then the tests on both builds."""
    own, for_pytest = split_at_dashes(arguments)
    build = "native" if compiler_version() else "pure"
    counts = {"KLEOS_FULL": "1"} if "--full" in own else {}
    fewer = {"KLEOS_FULL": "0.1"} if counts and build == "native" else counts  # a test proves that both play alike
    with ThreadPoolExecutor(1) as beside:  # the compiler leaves a core idle half of the time
        types = beside.submit(check_types)
        results = [*check_others(), run_build(build)]
    results.insert(-1, types.result())
    if build == "pure":
        say("\nno C compiler with Python's headers: only the pure build is tested")
    elif not results[-1].failed:
        results.append(run_pytest("tests, native", "native", for_pytest, counts))
    if for_pytest:
        results.append(run_pytest("tests, pure", "pure", for_pytest, fewer))
    else:
        results.append(run_pytest("tests, pure", "pure", COVERED, fewer))
        again = "uncovered and not once" if build == "native" else "uncovered"
        results.append(run_pytest("long tests, pure", "pure", ["-m", again], fewer))
    return report(results)


def run_checks(arguments: list[str]) -> int:
    """Run the formatters, the linters and the type checkers alone."""
    expect_none(arguments)
    return report([*check_others(), check_types()])


@dataclass
class Result:
    """What one step of a test run came to. A check that counts no tests counts as one."""

    step: str
    seconds: float
    passed: int
    failed: int
    skipped: int = 0
    faults: list[str] = field(default_factory=list)
    """which tests failed, and each with the end of what it said"""

    def counts(self) -> tuple[int, int, int]:
        """Give the numbers that are summed up over all steps."""
        return self.passed, self.failed, self.skipped


def checked() -> list[str]:
    """List what is there of the files that are checked."""
    return [path for path in CHECKED if (ROOT / path).exists()]


def check_others() -> list[Result]:
    """Check what is quickly checked: format, lint, the page's types and style."""
    return [
        run_check("format", [tool("ruff"), "format", "--check", *checked()]),
        run_check("lint", [tool("ruff"), "check", *checked()]),
        run_check("page types", [tool("python"), "-c", "import hatch_build; hatch_build.check_page()"]),
        run_check("page style", [tool("python"), "-c", "import hatch_build; hatch_build.check_page_style()"]),
    ]


def check_types() -> Result:
    """Check the types, with a cache of its own so that it may run beside the build, which checks them too."""
    return run_check("types", [tool("mypy"), "--strict", "--cache-dir=build/mypy", *checked()])


def run_check(step: str, command: list[str]) -> Result:
    """Run one checking tool, and tell under its heading what it said."""
    start = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    heading(step, done.stdout)
    failed = int(done.returncode != 0)
    return Result(step, time.monotonic() - start, passed=1 - failed, failed=failed)


def run_build(build: str) -> Result:
    """Build and install as a step of its own, so that a failing compile is a failing test."""
    start = heading(f"build, {build}")
    try:
        install_kleos(build)
    except Stop as stop:
        say(str(stop))
        return Result(f"build, {build}", time.monotonic() - start, passed=0, failed=1)
    return Result(f"build, {build}", time.monotonic() - start, passed=1, failed=0)


def run_pytest(step: str, build: str, options: list[str], extra: dict[str, str]) -> Result:
    """Run the tests on one build, on all cores, and count them."""
    start = heading(step)
    environment = {**test_environment(), **extra}
    if build == "pure":
        environment.update(PYTHONPATH=str(ROOT / "src"), KLEOS_PURE="1")
    if not is_build(build, environment):
        return Result(step, time.monotonic() - start, passed=0, failed=1)
    counts = REPORTS / f"{build}.xml"
    counts.unlink(missing_ok=True)
    parallel = ["-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    command = [tool("python"), "-m", "pytest", "-q", *parallel, f"--junit-xml={counts}", *options]
    code = run(command, environment)
    passed, failed, skipped, faults = read_report(counts)
    if code != 0 and failed == 0:
        failed = 1  # too little coverage, or pytest itself went wrong
    return Result(step, time.monotonic() - start, passed, failed, skipped, faults)


def is_build(build: str, environment: dict[str, str]) -> bool:
    """Make sure that the tests will meet the build that they are meant for."""
    question = "from kleos.builds import build_name; print(build_name())"
    command = [tool("python"), "-c", question]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.stdout.strip() != build:
        say(f"expected the {build} build, but got: {(done.stdout or done.stderr).strip()}")
    return done.stdout.strip() == build


def read_report(file: Path) -> tuple[int, int, int, list[str]]:
    """Read passed, failed and skipped from pytest's report, and what it says of those that failed."""
    if not file.exists():
        return 0, 0, 0, []
    root = ElementTree.parse(file).getroot()
    total, failures, errors, skipped = (
        sum(int(suite.get(name, 0)) for suite in root.iter("testsuite"))
        for name in ("tests", "failures", "errors", "skipped")
    )
    faults = [told for case in root.iter("testcase") for told in faults_of(case)]
    return total - failures - errors - skipped, failures + errors, skipped, faults


def faults_of(case: ElementTree.Element) -> list[str]:
    """Tell the failures of one test: its name and the end of the traceback."""
    name = f"{case.get('classname')}::{case.get('name')}"
    found = [*case.iter("failure"), *case.iter("error")]
    return ["\n    ".join([name, *(fault.text or "").splitlines()[-FAULT_LINES:]]) for fault in found]


def report(results: list[Result]) -> int:
    """Print the table of all steps and, last, the sum; the exit code tells whether anything failed."""
    heading("summary")
    for result in results:
        verdict = "FAILED" if result.failed else "ok"
        tests = f"{result.passed:>6} passed {result.failed:>4} failed"
        say(f"{result.step:<14} {verdict:<7} {tests} {result.seconds:7.1f} s")
    for result in results:
        for fault in result.faults:
            say(f"\n{result.step}: {fault}")
    passed, failed, skipped = (sum(column) for column in zip(*map(Result.counts, results), strict=True))
    say(f"\n{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed else 0


def heading(text: str, below: str = "") -> float:
    """Print a heading, in one go with what is known already, and return the time at which its step began."""
    say(f"\n--- {text} {'-' * (76 - len(text))}\n{below}".rstrip())
    return time.monotonic()


def split_at_dashes(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Split our options from those after `--`."""
    middle = arguments.index("--") if "--" in arguments else len(arguments)
    return arguments[:middle], arguments[middle + 1 :]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
