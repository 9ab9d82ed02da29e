"""What the tests need of the machine: its own is preferred, then what was brought, then one clear failure."""

import os
from pathlib import Path

import pytest

from tests.server import postgres
from tests.web import chromium


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without anything, and a checkout into which nothing was brought."""
    monkeypatch.setenv("PATH", str(tmp_path / "programs"))
    for name in ("KLEOS_CHROMIUM", "KLEOS_TEST_POSTGRES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(chromium, "BROUGHT", tmp_path / "browser")
    monkeypatch.setattr(chromium, "UNPACKED", tmp_path / "browser" / "unpacked")
    monkeypatch.setattr(postgres, "BROUGHT", tmp_path / "postgres")
    monkeypatch.setattr(postgres, "SYSTEM", tmp_path / "system")
    return tmp_path


def program(file: Path) -> Path:
    """A program that does nothing."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("#!/bin/sh\n")
    file.chmod(0o755)
    return file


def brought_browser(bare: Path) -> Path:
    """A browser as `chromium.bring` leaves it."""
    file = program(bare / "browser" / "unpacked" / "chromium")
    (bare / "browser" / "path").write_text(str(file))
    (bare / "browser" / "lock").write_bytes(chromium.lock())
    return file


def test_a_machine_without_a_browser_says_what_to_do(bare: Path) -> None:
    assert chromium.is_missing()
    with pytest.raises(RuntimeError, match=r"dev\.py test.*apt install chromium.*KLEOS_CHROMIUM"):
        chromium.launch_options()


def test_the_machines_own_browser_is_preferred(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    brought = brought_browser(bare)
    assert chromium.executable() == str(brought)
    own = program(bare / "programs" / "chromium")
    assert chromium.executable() == str(own) and not chromium.is_missing()
    named = program(bare / "named")
    monkeypatch.setenv("KLEOS_CHROMIUM", str(named))
    assert chromium.launch_options()["executable_path"] == str(named)


def test_a_browser_that_is_not_where_it_is_said_to_be_is_a_failure(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KLEOS_CHROMIUM", str(bare / "nowhere"))
    with pytest.raises(RuntimeError, match="nowhere"):
        chromium.launch_options()


def test_only_the_brought_browser_gets_other_libraries_and_nobody_else(bare: Path) -> None:
    before = dict(os.environ)
    brought_browser(bare)
    assert chromium.launch_options()["env"]["LD_LIBRARY_PATH"].endswith("al2023/lib")
    program(bare / "programs" / "chromium")
    assert chromium.launch_options()["env"] == before == dict(os.environ)


def test_another_lock_file_means_another_browser(bare: Path) -> None:
    brought_browser(bare)
    (bare / "browser" / "lock").write_text("of last year")
    assert chromium.is_missing()


def test_the_machines_own_database_is_preferred(bare: Path) -> None:
    assert postgres.is_missing() and postgres.programs() is None
    folders = [bare / "postgres" / postgres.PACKAGE, bare / "programs", bare / "system" / "15" / "bin"]
    for folder in folders:
        for name in ("initdb", "pg_ctl"):
            program(folder / name)
        (bare / "postgres" / "lock").write_bytes(postgres.LOCKED.read_bytes())
        assert postgres.programs() == folder and not postgres.is_missing()


def test_a_given_database_needs_no_programs(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KLEOS_TEST_POSTGRES", "postgresql://somewhere/kleos")
    assert not postgres.is_missing()


def test_pinned_packages_name_no_address() -> None:
    assert "://" not in postgres.LOCKED.read_text("utf-8")
