"""The command line: `main` runs a command and turns every error into one line and an exit code."""

import os
import sys

from kleos.core.errors import BadOption, GameError

BAD_INPUT = 2
FAILED = 1
STOPPED = 130


def main(arguments: list[str] | None = None) -> int:
    """Run `kleos ARGUMENTS`. 0 = done, 2 = bad input, 130 = stopped by Ctrl-C, 1 = a bug of ours."""
    from kleos.text.words import speaking

    given = sys.argv[1:] if arguments is None else arguments
    debug = "--debug" in given
    with speaking(environment_language()):
        try:
            language, rest = chosen_language([word for word in given if word != "--debug"])
        except GameError as error:
            return complain(error)
        with speaking(language):
            return run(rest or ["--help"], debug)


def run(arguments: list[str], debug: bool) -> int:
    """Run a command in the language being spoken."""
    from kleos.cli.app import app

    try:
        code = app(args=arguments, prog_name="kleos", standalone_mode=False)
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


def environment_language() -> str:
    """The language that the environment asks for."""
    from kleos.text.words import nearest

    wishes = (os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    first = next((wish for wish in wishes if wish), "")
    return nearest(first.split(":"))


def chosen_language(arguments: list[str]) -> tuple[str, list[str]]:
    """The language that --lang names, else the environment's, and the other arguments."""
    from kleos.text.words import LANGUAGES

    rest = list(arguments)
    for k, word in enumerate(arguments):
        if word == "--":
            break
        if word == "--lang" or word.startswith("--lang="):
            value = word.removeprefix("--lang").removeprefix("=") or "".join(arguments[k + 1 : k + 2])
            if value not in LANGUAGES:
                raise BadOption("error-language", given=value[:20], languages=", ".join(LANGUAGES))
            del rest[k : k + (1 if "=" in word else 2)]
            return value, rest
    return environment_language(), rest


def complain(error: Exception) -> int:
    """Say on one line of stderr what is wrong; the exit code."""
    from kleos.cli.manual import complaint
    from kleos.text.words import tell, tidy

    code = BAD_INPUT
    if isinstance(error, GameError):
        words = str(error)
    elif type(error).__name__ == "NoArgsIsHelpError":  # a group of commands alone
        print(error)
        return 0
    elif hasattr(error, "format_message"):  # typer's own errors: an unknown option, a missing argument
        words = complaint(error)
    elif type(error).__name__ == "Abort":  # typer's Ctrl-C
        return STOPPED
    else:
        words = tell("error-unexpected", detail=f"{type(error).__name__}: {error}"[:200])
        code = FAILED
    print(tell("error-line", words=tidy(words)), file=sys.stderr)
    return code
