"""What a stranger gets: the sources pack, a wheel is built from the packed sources, and it runs without this checkout.

Reduced: a wheel of plain sources without the page, unpacked. With --full: compiled, with the page, freshly installed.
"""

import os
import subprocess
import sys
import time
import tomllib
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.support import many
from tools.programs import tool, uv_environment

ROOT = Path(__file__).resolve().parents[2]
IS_FULL = bool(many(0, 1))
PATIENCE = 60.0  # for a server that hangs
LEFT_OUT = ("KLEOS_PURE", "KLEOS_FULL", "KLEOS_BUILD", "KLEOS_NO_WEB", "PYTHONPATH")


def variables(**more: str) -> dict[str, str]:
    """The environment without what points at this checkout."""
    return {name: value for name, value in os.environ.items() if name not in LEFT_OUT} | more


def run(command: list[str], folder: Path, settings: dict[str, str], typed: str = "") -> str:
    """Run a command to its end; what it printed."""
    done = subprocess.run(
        command, cwd=folder, env=settings, input=typed, capture_output=True, text=True, timeout=900, check=False
    )
    assert done.returncode == 0, f"{command}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packed sources, unpacked somewhere else."""
    folder = tmp_path_factory.mktemp("sources")
    run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)], ROOT, variables())
    (packed,) = folder.glob("*.tar.gz")
    run([sys.executable, "-m", "tarfile", "-e", str(packed), str(folder)], folder, variables())
    return folder / packed.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def wheel(sources: Path) -> Path:
    """A wheel built from the packed sources."""
    kind = {} if IS_FULL else {"KLEOS_BUILD": "pure", "KLEOS_NO_WEB": "1"}
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "made"], sources, variables(**kind))
    (made,) = (sources / "made").glob("*.whl")
    return made


class Installed:
    """An installed wheel and an empty folder to run it in."""

    def __init__(self, python: str, folder: Path, settings: dict[str, str]) -> None:
        self.python = python
        self.folder = folder
        self.settings = settings

    def command(self, *arguments: str) -> list[str]:
        """A command line of `kleos`."""
        return [self.python, "-m", "kleos", *arguments]

    def kleos(self, *arguments: str, typed: str = "") -> str:
        """Run `kleos ARGUMENTS`; what it printed."""
        return run(self.command(*arguments), self.folder, self.settings, typed)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel in a new environment with the pinned packages, or in a folder beside the packages that are here."""
    place, empty = tmp_path_factory.mktemp("installed"), tmp_path_factory.mktemp("empty")
    settings = variables(KLEOS_DATA=str(empty / "data"))
    if not IS_FULL:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(place)
        return Installed(sys.executable, empty, settings | {"PYTHONPATH": str(place)})
    run([sys.executable, "-m", "venv", str(place / "venv")], ROOT, settings)
    python = str(place / "venv" / "bin" / "python")
    install = [tool("uv"), "pip", "install", "--python", python]
    run([*install, "--require-hashes", "-r", "requirements/base.txt"], ROOT, settings | uv_environment())
    run([*install, "--no-deps", str(wheel)], ROOT, settings | uv_environment())
    return Installed(python, empty, settings)


def metadata(wheel: Path) -> Message:
    """What the wheel says of itself."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_string(archive.read(name).decode())


def test_the_packed_sources_are_whole_and_hold_nothing_made(sources: Path) -> None:
    names = {path.relative_to(sources).as_posix() for path in sources.rglob("*") if "made" not in path.parts}
    wanted = (
        "LICENSE",
        "README.md",
        "hatch_build.py",
        "src/kleos/py.typed",
        "docs/rules/hector.md",
        "web/package.json",
    )
    assert set(wanted) <= names
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name or name.endswith(".so")]


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    told = metadata(wheel)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert told["Name"] == "kleos" and told["Requires-Python"] == project["requires-python"]
    assert told["License-Expression"] == "MIT" and told["Summary"] == project["description"]
    assert "Typing :: Typed" in told.get_all("Classifier", []) and "# Kleos" in str(told.get_payload())
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {"kleos/py.typed", "kleos/rules/hector.md", "kleos/data/values.json"} <= names
    assert ("kleos/web/index.html" in names) is IS_FULL
    assert not [name for name in names if name.startswith(("tests/", "tools/"))]


def test_it_runs_in_an_empty_folder_without_the_checkout(installed: Installed, wheel: Path) -> None:
    where = "import kleos; print(kleos.__file__)"
    assert str(ROOT) not in run([installed.python, "-c", where], installed.folder, installed.settings)
    version = metadata(wheel)["Version"]
    assert version in installed.kleos("--version")
    assert "Hector" in installed.kleos("games")
    assert "greedy" in installed.kleos("arena", "hector", "--players", "greedy,uniform", "--games", "2")
    assert "HA-05-41" in installed.kleos("rules", "HA-05-41")


def test_a_game_is_played_in_the_terminal(installed: Installed) -> None:
    shown = installed.kleos("play", "olympus", "--seat", "1", typed="1\nhelp\nquit\n")
    assert "undo" in shown


def first_answer(address: str) -> int:
    """Ask for the server's health until it answers: it tells its address a moment before it listens."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(f"{address}/health", timeout=PATIENCE) as answer:
                return int(answer.status)
        except URLError:
            assert time.monotonic() < end
            time.sleep(0.01)


def test_the_server_answers(installed: Installed) -> None:
    command = installed.command("serve", "--port", "0")
    log = (installed.folder / "log").open("w")
    with (
        log,
        subprocess.Popen(
            command, cwd=installed.folder, env=installed.settings, stdout=subprocess.PIPE, stderr=log, text=True
        ) as server,
    ):
        try:
            assert server.stdout is not None
            told = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            address = told.replace("localhost", "127.0.0.1")  # a bare system may have no /etc/hosts
            assert first_answer(address) == 200
            if IS_FULL:
                with urlopen(address, timeout=PATIENCE) as answer:
                    assert b"<title>" in answer.read()
        finally:
            server.terminate()
