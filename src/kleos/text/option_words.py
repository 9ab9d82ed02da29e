"""Options of a game and their values in words."""

from kleos.text.words import tell


def option_words(name: str) -> str:
    """What an option decides."""
    return tell("option-name", option=name)


def value_words(name: str, value: str | int | bool) -> str:
    """What a value of an option means; numbers speak for themselves."""
    choice = ("yes" if value else "no") if isinstance(value, bool) else f"{name}-{value}"
    return tell("option-value", choice=choice, value=value)
