"""What the component sets of all games share: names and keys that a stranger's file may use."""

from typing import Final

MOST_NOTE: Final = 400  # characters
MOST_NOTES: Final = 40


def is_line(value: object, most: int) -> bool:
    """Ask for a text of one line without anything that a terminal obeys."""
    return isinstance(value, str) and 1 <= len(value) <= most and value.isprintable() and bool(value.strip())


def stray_key(row: dict[str, object], known: tuple[str, ...]) -> str:
    """The first key that no set knows; nothing when all are known. A set carries no other freight."""
    for key in row:
        if key not in known:
            return key or "?"
    return ""


def odd_note(row: dict[str, object], keys: tuple[str, ...]) -> str:
    """The first of these keys that holds more than a note; nothing when all are in order."""
    for key in keys:
        if key in row and not is_note(row[key]):
            return key
    return ""


def is_note(value: object) -> bool:
    """Ask for what a set may say beside the rules: a line of text, or a few of them by name."""
    if not isinstance(value, dict):
        return is_line(value, MOST_NOTE)
    return len(value) <= MOST_NOTES and all(is_line(key, 40) and is_line(value[key], MOST_NOTE) for key in value)
