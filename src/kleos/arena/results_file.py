"""The file of an arena: a head that says which contest it is, then one line for each finished game.

Every line is on the disk before the next game counts, so an arena can be killed at any time and goes on from its file;
a line that was torn in half is taken away. A file of another contest is refused.
"""

import os
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

import msgspec

from kleos.arena.contest import Contest, GameResult, Job
from kleos.core.errors import BadRecord, fault_of

FORMAT = "kleos-arena/1"
LONGEST_HEAD = 100_000


def head_of(contest: Contest, version: str, build: str = "") -> dict[str, Any]:
    """Everything that must agree before results may stand in one file; the build is told, as both play alike."""
    game = contest.load()
    return {
        "format": FORMAT,
        "kleos": version,
        "game": contest.game,
        "rules": game.rules_version,
        "options": dict(contest.options),
        "components": sha256(msgspec.json.encode(contest.components, order="sorted")).hexdigest(),
        "players": dict(contest.players),
        "seed": contest.seed,
        "mirror": contest.mirror,
        "seconds": contest.seconds,
        "build": build,
    }


class ResultsFile:
    """Results, kept in memory and, where a file is named, on the disk."""

    def __init__(self, path: Path | None, head: dict[str, Any]) -> None:
        self.results: dict[Job, GameResult] = {}
        self.file: IO[bytes] | None = None
        if path is None:
            return
        try:
            self.file = path.open("r+b" if path.exists() else "x+b")
            self.lock(path)
            self.read(path, head)
        except BadRecord:
            self.close()
            raise
        except OSError as error:
            raise BadRecord("error-file", file=path.name, detail=fault_of(error)) from error

    def lock(self, path: Path) -> None:
        """Two arenas must not write to one file; where files cannot be locked, nothing is lost but this care."""
        try:
            import fcntl
        except ImportError:
            return
        assert self.file is not None
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadRecord("error-arena-busy", file=path.name) from error

    def read(self, path: Path, head: dict[str, Any]) -> None:
        """Take over what was played, cut off a torn line, or begin the file."""
        assert self.file is not None
        data = self.file.read()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if not lines:
            if data and not msgspec.json.encode(head).startswith(data):
                raise BadRecord("error-arena-file", file=path.name, line=1)
            whole = b""
        self.file.truncate(len(whole))
        self.file.seek(len(whole))
        if not lines:
            self.write(head)
            return
        check_head(path, lines[0], head)
        for number, line in enumerate(lines[1:], 2):
            self.take(path, number, line)

    def take(self, path: Path, number: int, line: bytes) -> None:
        """Read one game."""
        try:
            result = msgspec.json.decode(line, type=GameResult)
        except (ValueError, RecursionError) as error:
            raise BadRecord("error-arena-file", file=path.name, line=number) from error
        self.results[result.job] = result

    def add(self, result: GameResult) -> None:
        """Keep a finished game; it is on the disk when this returns."""
        if result.job not in self.results:
            self.results[result.job] = result
            if self.file is not None:
                self.write(msgspec.to_builtins(result))

    def write(self, row: dict[str, Any]) -> None:
        """One line, all the way to the disk."""
        assert self.file is not None
        self.file.write(msgspec.json.encode(row) + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        """Let go of the file."""
        if self.file is not None:
            self.file.close()


def check_head(path: Path, line: bytes, head: dict[str, Any]) -> None:
    """Refuse a file of another contest, and say what differs."""
    try:
        told = msgspec.json.decode(line, type=dict[str, Any])
    except (ValueError, RecursionError) as error:
        raise BadRecord("error-arena-file", file=path.name, line=1) from error
    for field, wanted in head.items():
        if field != "build" and told.get(field) != wanted:
            found, ours = (msgspec.json.encode(value).decode()[:60] for value in (told.get(field), wanted))
            raise BadRecord("error-arena-other", file=path.name, field=field, found=found, wanted=ours)
