"""Options: every ruling with a switch is a named option with the ledger's default."""

from collections.abc import Mapping
from typing import final

from kleos.core.errors import BadOption

Value = str | int | bool


@final
class Option:
    """One switch: its name, its values (the first is the default) or a lowest whole number, and its ruling."""

    __slots__ = ("clause", "default", "least", "name", "values")

    def __init__(self, name: str, clause: str, values: tuple[Value, ...], least: int = 0) -> None:
        self.name = name
        self.clause = clause
        self.values = values
        self.default = values[0]
        self.least = least  # > 0: any whole number from here on, `values` holds the default alone

    def read(self, value: object) -> Value:
        """Check a value, also one given as text on a command line."""
        if self.least > 0:
            text = str(value)
            if not isinstance(value, bool) and text.isascii() and text.isdigit() and self.least <= int(text) <= 10**9:
                return int(text)
        else:
            for allowed in self.values:
                if str(allowed).casefold() == str(value).casefold():
                    return allowed
        raise BadOption("error-bad-value", self.clause, option=self.name, value=str(value)[:40], allowed=self.allowed())

    def allowed(self) -> str:
        """Say in symbols which values are right."""
        return f">= {self.least}" if self.least > 0 else ", ".join(str(value) for value in self.values)


def read_options(game: str, known: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Complete the given options by the defaults, in the ledger's order."""
    for name in given:
        if all(option.name != name for option in known):
            names = ", ".join(option.name for option in known)
            raise BadOption("error-unknown-option", option=str(name)[:40], game=game, names=names)
    return {option.name: option.read(given.get(option.name, option.default)) for option in known}
