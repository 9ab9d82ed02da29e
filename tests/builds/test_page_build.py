"""The page is part of the build: refused in one clear line without npm's packages, left out on request, made once."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOWHERE = "http://127.0.0.1:9/"  # nothing listens there


def build(folder: Path, what: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a piece of the hook in a checkout."""
    command = [sys.executable, "-c", f"import hatch_build; {what}"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **settings}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def small_checkout(folder: Path) -> Path:
    """What the page is built from, without its packages."""
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules", "dist"))
    shutil.copytree(ROOT / "src" / "kleos" / "locales", folder / "src" / "kleos" / "locales")
    (folder / "src" / "kleos" / "books").mkdir()
    shutil.copy(ROOT / "src" / "kleos" / "books" / "terms.json", folder / "src" / "kleos" / "books")
    return folder


def test_without_the_registry_the_build_says_so_in_one_line(tmp_path: Path) -> None:
    offline = {
        "NPM_CONFIG_REGISTRY": NOWHERE,
        "NPM_CONFIG_FETCH_RETRIES": "0",
        "NPM_CONFIG_CACHE": str(tmp_path / "npm"),
    }
    done = build(small_checkout(tmp_path), "hatch_build.built_page()", **offline)
    last = done.stderr.strip().splitlines()[-1]
    assert done.returncode == 1
    assert last.startswith("kleos: installing the page's packages failed") and "KLEOS_NO_WEB=1" in last
    assert "Traceback" not in done.stderr


def test_the_page_is_built_once_for_the_same_inputs() -> None:
    done = build(ROOT, "print(hatch_build.built_page())")
    assert done.returncode == 0, done.stderr
    bundle = ROOT / done.stdout.strip()
    assert (bundle / "index.html").is_file() and (bundle / "index.html.br").is_file()
    assert not [name for name in bundle.rglob("*") if name.suffix == ".map"]


@pytest.mark.parametrize(("folder", "packages"), [("web", 50), ("tests/web/browser", 15)])
def test_the_lock_files_name_no_registry(folder: str, packages: int) -> None:
    lock = (ROOT / folder / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock and "registry" not in lock
    assert lock.count('"integrity"') >= packages
