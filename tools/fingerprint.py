"""From what something was made: the C compiler, texts and files as one hash. For dev.py and hatch_build.py alike."""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sysconfig
from collections.abc import Collection, Iterable
from pathlib import Path


def compiler_version() -> str | None:
    """Name the C compiler that a build would call; None when it or Python's headers are missing."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")[0]
    if shutil.which(command) is None or not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    done = subprocess.run([command, "--version"], capture_output=True, text=True, check=False)
    return f"{command} {done.stdout}"


def fingerprint(parts: Iterable[str | Path]) -> str:
    """Hash texts and the contents of files."""
    total = hashlib.sha256()
    for part in parts:
        content = part.read_bytes() if isinstance(part, Path) else part.encode()
        total.update(hashlib.sha256(content).digest())
    return total.hexdigest()


def named(files: Iterable[Path], root: Path) -> list[str | Path]:
    """Files, each with its name in a folder, as parts of a fingerprint; what is not there counts as nothing."""
    return [part for file in files if file.is_file() for part in (file.relative_to(root).as_posix(), file)]


def files_below(path: Path, without: Collection[str] = ()) -> list[Path]:
    """List the files below a folder in a stable order, without some names; a file is listed alone."""
    found = [] if path.is_dir() else [path]
    for place, folders, names in os.walk(path):
        folders[:] = [name for name in folders if name not in without]
        found += [Path(place, name) for name in names if name not in without]
    return sorted(found)
