"""The two builds play the same games, and the switches between them work."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kleos.builds import build_name
from tests.support import many

ROOT = Path(__file__).parents[2]
needs_native = pytest.mark.skipif(
    build_name() == "pure", reason="this run is the pure build; the native run compares both"
)


def run(*arguments: str, **environment: str) -> str:
    """Run Python with this interpreter and these variables; the tests' own folder is importable, src is not."""
    variables = {**os.environ, **environment}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=variables, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@needs_native
def test_both_builds_play_the_same_games() -> None:
    games = str(many(60, 2000))
    pure = run("-m", "tests.builds.trajectory", games, KLEOS_PURE="1")
    native = run("-m", "tests.builds.trajectory", games, KLEOS_PURE="0")
    assert pure.split()[0] == "pure" and native.split()[0] == "native"
    assert pure.split()[1] == native.split()[1]


@needs_native
def test_states_travel_between_the_builds() -> None:
    make = (
        "import kleos, pickle, sys; from tests.support import positions;"
        "state = [s.copy() for s in positions(kleos.load('hector'), 1, 50)][2];"
        "sys.stdout.write(pickle.dumps(state).hex() + ' ' + str(state).replace(chr(10), '/').replace(' ', '_'))"
    )
    read = (
        "import kleos, pickle, sys; state = pickle.loads(bytes.fromhex(sys.argv[1]));"
        "sys.stdout.write(str(state).replace(chr(10), '/').replace(' ', '_'))"
    )
    data, text = run("-c", make, KLEOS_PURE="1").split()
    assert run("-c", read, data, KLEOS_PURE="0") == text
    data, text = run("-c", make, KLEOS_PURE="0").split()
    assert run("-c", read, data, KLEOS_PURE="1") == text


def test_the_version_names_the_build() -> None:
    pure = run("-c", "import kleos.builds; print(kleos.builds.build_name())", KLEOS_PURE="1")
    assert pure == "pure"


def test_the_kernel_does_no_io_and_reads_no_clock() -> None:
    modules = {"os", "io", "sys", "time", "datetime", "pathlib", "socket", "subprocess", "logging"}
    calls = {"open", "print", "input", "eval", "exec"}
    looked_at = 0
    for layer in ("core", "games"):
        for path in sorted((ROOT / "src" / "kleos" / layer).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                if isinstance(node, ast.ImportFrom):
                    names = [node.module or ""]
                assert not modules & {name.split(".")[0] for name in names}, path.name
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    assert node.func.id not in calls, path.name
                    looked_at += 1
    assert looked_at > 100


def test_compiled_modules_import_no_interpreted_module_of_ours() -> None:
    interpreted = set()
    compiled = []
    for layer in ("core", "games", "search"):
        for path in sorted((ROOT / "src" / "kleos" / layer).rglob("*.py")):
            name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
            first = path.read_text(encoding="utf-8").splitlines()[:5]
            if any(line.startswith("# interpreted") for line in first):
                interpreted.add(name)
            elif path.name != "__init__.py":
                compiled.append(path)
    assert interpreted and compiled
    for path in compiled:
        guarded = False
        for line in path.read_text(encoding="utf-8").splitlines():
            guarded = line.startswith("if TYPE_CHECKING") or (
                guarded and line.startswith(("    ", "")) and line[:1] == " "
            )
            words = line.split()
            if words[:1] == ["from"] and not guarded:
                assert words[1] not in interpreted, f"{path.name}: {line}"
