"""Options: every ruling with a switch is a named option with the ledger's default."""

from collections.abc import Mapping
from typing import Final, final

from kleos.core.errors import BadOption

Value = str | int | bool
MOST: Final = 10**9


def shown(value: object) -> str:
    """A value as a short text; a number of thousands of digits has none."""
    if isinstance(value, int) and not -MOST <= value <= MOST:
        return f"{'-' if value < 0 else ''}10^9..."
    try:
        return str(value)[:40]
    except Exception:  # somebody else's object may do anything
        return type(value).__name__


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
            number = self.whole_number(value)
            if number is not None and self.least <= number <= MOST:
                return number
        else:
            for allowed in self.values:
                if str(allowed).casefold() == shown(value).casefold():
                    return allowed
        raise BadOption("error-bad-value", self.clause, option=self.name, value=shown(value), allowed=self.allowed())

    def whole_number(self, value: object) -> int | None:
        """A number, also one written in digits; more digits than any value needs are not even read."""
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 10:
            return int(value)
        return None

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
