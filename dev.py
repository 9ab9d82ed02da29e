#!/usr/bin/env python3
"""The one door to this checkout: `python3 dev.py play` and `python3 dev.py test` need nothing but Python.

Everything else is put into .venv by uv, pinned and hashed in requirements/, and Kleos is built and installed
there as a wheel. A stamp in .venv remembers from what, so that a second run starts at once.
The longer commands are in tools/, which runs inside .venv.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.fingerprint import compiler_version, files_below, fingerprint, named
from tools.programs import ROOT, VENV, Stop, expect_none, hand_over, run, run_quietly, say, tool, uv, uv_environment

OLDEST_PYTHON = (3, 11)
STAMP = VENV / "kleos-stamp.json"
WHEEL_INPUTS = (
    "pyproject.toml",
    "hatch_build.py",
    "tools/fingerprint.py",
    "src",
    "web",
    "docs/rules",
    "requirements/build.txt",
)
NOT_INPUTS = {"__pycache__", "node_modules", "dist"}


# --- commands ---------------------------------------------------------------------------------------------------------


def setup(arguments: list[str]) -> int:
    """make .venv with everything: tests, benchmarks, adapters; bring a browser and a database where there is none"""
    expect_none(arguments)
    set_up("dev")
    bring_what_is_missing()
    if (ROOT / ".git").exists():
        subprocess.run(["git", "config", "core.hooksPath", "tools/hooks"], cwd=ROOT, check=False)
    say(f"ready: {tool('kleos')}")
    return 0


def play(arguments: list[str]) -> int:
    """start the server and open the page [options of `kleos serve`]; with a game's name: play in the terminal"""
    set_up("base")
    is_game = bool(arguments) and not arguments[0].startswith("-")
    return hand_over([tool("kleos"), *(["play"] if is_game else ["serve", "--open"]), *arguments])


def test(arguments: list[str]) -> int:
    """run every check on both builds [--full: long counts] [-- options for pytest]"""
    own = arguments[: arguments.index("--")] if "--" in arguments else arguments
    expect_none([argument for argument in own if argument != "--full"])
    install_packages("dev")
    bring_what_is_missing()
    return run([tool("python"), "-m", "tools.checks", "test", *arguments])


def check(arguments: list[str]) -> int:
    """run the formatters, the linters and the type checkers alone"""
    expect_none(arguments)
    install_packages("dev")
    return run([tool("python"), "-m", "tools.checks", "check"])


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
    make_venv(read_stamp())
    return run([tool("python"), "-m", "tools.pin", *arguments])


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
    key = f"{build} {compiler} {tree_key(WHEEL_INPUTS)}"
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


def test_environment() -> dict[str, str]:
    """Make sure that tests meet the installed build, and that the hundreds of processes they start keep bytecode."""
    left_out = ("PYTHONPATH", "KLEOS_PURE", "PYTHONDONTWRITEBYTECODE")
    return {name: value for name, value in os.environ.items() if name not in left_out}


def requirements_key(name: str) -> str:
    """Name a requirements file together with what is in it."""
    return f"{name} {tree_key((f'requirements/{name}.txt',))}"


def tree_key(names: tuple[str, ...]) -> str:
    """Hash names and contents of files and folders of this tree."""
    return fingerprint(named([file for name in names for file in files_below(ROOT / name, NOT_INPUTS)], ROOT))


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


# --- dispatch ---------------------------------------------------------------------------------------------------------


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
