"""Help pages and complaints about what was typed, worded in the language being spoken.

Commands, arguments and options carry message ids as their help; the words are found when a page is shown.
"""

from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from typer.core import TyperArgument, TyperCommand, TyperGroup

from kleos.cli.screen import WIDTH
from kleos.text.words import say, tell

INDENT = 2
LABELS = 30  # columns at most for the names at the left


class Page(TyperCommand):
    """A command whose help page is worded by us."""

    def get_help(self, ctx: Any) -> str:
        """The page."""
        return "\n".join(page(self, ctx, []))


class Contents(TyperGroup):
    """A group of commands whose help page is worded by us."""

    def get_help(self, ctx: Any) -> str:
        """The page with its list of commands."""
        found = [(name, say(str(command.help))) for name, command in self.commands.items() if not command.hidden]
        return "\n".join(page(self, ctx, found))


def page(command: Any, context: Any, commands: list[tuple[str, str]]) -> list[str]:
    """Usage, what the command does, and a line for each thing that can be typed."""
    arguments = [one for one in command.params if isinstance(one, TyperArgument)]
    options = [one for one in command.get_params(context) if not isinstance(one, TyperArgument)]
    words = [context.command_path, *(metavar(one) for one in arguments)]
    words += [tell("manual-command")] if commands else []
    lines = [tell("manual-usage", line=f"{' '.join(words)} [{tell('manual-options-short')}]"), ""]
    lines += wrap(say(str(command.help)), WIDTH)
    lines += section("manual-commands", commands)
    lines += section("manual-arguments", [(metavar(one), say(str(one.help))) for one in arguments])
    return lines + section("manual-options", [(label(one), option_words(one)) for one in options])


def section(title: str, rows: Iterable[tuple[str, str]]) -> list[str]:
    """A list with its title; names at the left, words at the right."""
    found = list(rows)
    if not found:
        return []
    width = min(LABELS, max(len(name) for name, _ in found) + INDENT)
    lines = ["", tell(title)]
    for name, words in found:
        head = " " * INDENT + name.ljust(width)
        if len(name) >= width:
            lines.append(head)
            head = " " * (INDENT + width)
        lines += wrap(words, WIDTH, initial_indent=head, subsequent_indent=" " * (INDENT + width))
    return lines


def label(option: Any) -> str:
    """An option as it is typed."""
    names = ", ".join([*option.opts, *option.secondary_opts])
    return names if option.is_flag else f"{names} {metavar(option)}"


def metavar(parameter: Any) -> str:
    """What stands for the value of a parameter."""
    return str(parameter.metavar or str(parameter.name).upper())


def option_words(option: Any) -> str:
    """What an option does, and what holds without it."""
    words = tell("manual-help") if "--help" in option.opts else say(str(option.help))
    default = option.default
    if default in (None, "") or isinstance(default, bool) or callable(default):
        return words
    return f"{words} {tell('manual-default', value=str(default))}"


def complaint(error: Any) -> str:
    """What was wrong with what was typed."""
    parameter = getattr(error, "param", None)
    name = type(error).__name__
    if name == "NoSuchOption":
        return tell("error-usage-option", given=error.option_name[:40])
    if name == "MissingParameter" and parameter is not None:
        return tell("error-usage-missing", name=shown(parameter))
    if name == "BadParameter" and parameter is not None:
        return tell("error-usage-value", name=shown(parameter), **wanted(parameter))
    if name == "BadOptionUsage":
        return tell("error-usage-needs", name=error.option_name[:40])
    return tell("error-usage", detail=typed(error))


def shown(parameter: Any) -> str:
    """A parameter as people know it."""
    return metavar(parameter) if isinstance(parameter, TyperArgument) else str(parameter.opts[0])


def wanted(parameter: Any) -> dict[str, str | int]:
    """What the value of a parameter should be."""
    low, high = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if low is not None and high is not None:
        return {"wanted": "want-number", "low": low, "high": high}
    if low is not None:
        return {"wanted": "want-at-least", "least": str(low)}
    return {"wanted": "want-number-any"}


def typed(error: Any) -> str:
    """The word that could not be understood: typer's own sentence holds it in quotes or brackets."""
    sentence = str(error.message)
    for mark, end in (("'", "'"), (" (", ")")):
        _, found, rest = sentence.partition(mark)
        if found:
            return rest.partition(end)[0][:40]
    return sentence[:40]
