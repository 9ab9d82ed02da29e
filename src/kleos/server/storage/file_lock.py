"""Keeping: the database file is this server's alone, against other users of the machine and other servers."""

import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from kleos.core.errors import BadOption

try:
    import fcntl
except ImportError:  # Windows: the files are the user's own there, and a second server is not noticed
    fcntl = None  # type: ignore[assignment]

PRIVATE = 0o600
BESIDE = ("", "-wal", "-shm")  # what SQLite keeps with a file


def lock_database(path: Path | None) -> IO[bytes] | None:
    """Lock a database file for as long as the answer is open, and close it to other users; nothing to do for none."""
    if path is None:
        return None
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    for ending in BESIDE:  # older versions left them open
        with suppress(OSError):
            os.chmod(f"{path}{ending}", PRIVATE)
    return lock(Path(f"{path}.lock"))


def lock(path: Path) -> IO[bytes] | None:
    """Hold a file that no other server may hold at the same time; it goes with the process."""
    if fcntl is None:
        return None
    try:
        held = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE), "wb")
    except OSError:
        return None  # a folder that cannot be written to: the database will say so
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        held.close()
        raise BadOption("error-folder-in-use", folder=str(path.parent)[:160]) from error
    except OSError:  # a file system without locks
        pass
    return held
