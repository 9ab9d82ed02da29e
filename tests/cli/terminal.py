"""A terminal for tests: commands run in this process, with lines typed into a pipe."""

import contextlib
import io
import sys
from collections.abc import Iterable
from typing import NamedTuple
from unittest.mock import patch

from kleos.cli import main


class Run(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


def kleos(*arguments: str, typed: Iterable[str] = ()) -> Run:
    """Run `kleos ARGUMENTS` and type these lines."""
    out, err = io.StringIO(), io.StringIO()
    keyboard = io.StringIO("".join(f"{line}\n" for line in typed))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), patch.object(sys, "stdin", keyboard):
        code = main(list(arguments))
    return Run(code, out.getvalue(), err.getvalue())


def one_line_error(run: Run) -> str:
    """The only line on stderr of a command that was refused."""
    assert run.code == 2, run
    lines = run.err.splitlines()
    assert len(lines) == 1, lines
    assert "Traceback" not in run.err
    assert "{" not in run.err, "a message id without words"
    return lines[0]
