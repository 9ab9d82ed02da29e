"""The command line: `main` runs a command and turns every error into one line and an exit code."""

import os
import sys

from kleos.core.errors import GameError

BAD_INPUT = 2
FAILED = 1
STOPPED = 130


def main(arguments: list[str] | None = None) -> int:
    """Run `kleos ARGUMENTS`. 0 = done, 2 = bad input, 130 = stopped by Ctrl-C, 1 = a bug of ours."""
    from kleos.cli.app import app

    given = (sys.argv[1:] if arguments is None else arguments) or ["--help"]
    debug = "--debug" in given
    try:
        code = app(args=[word for word in given if word != "--debug"], prog_name="kleos", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return STOPPED
    except Exception as error:
        if debug:
            raise
        return complain(error)


def complain(error: Exception) -> int:
    """Say on one line of stderr what is wrong; the exit code."""
    from kleos.text.words import tell, tidy

    code = BAD_INPUT
    if isinstance(error, GameError):
        words = str(error)
    elif hasattr(error, "format_message"):  # typer's own errors: an unknown option, a missing argument
        words = tell("error-usage", detail=error.format_message().rstrip("."))
    elif type(error).__name__ == "Abort":  # typer's Ctrl-C
        return STOPPED
    else:
        words = tell("error-unexpected", detail=f"{type(error).__name__}: {error}"[:200])
        code = FAILED
    print(f"kleos: {tidy(words)}", file=sys.stderr)
    return code
