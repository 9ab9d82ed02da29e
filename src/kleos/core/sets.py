"""What the component sets of all games share: names and keys that a stranger's file may use."""


def is_line(value: object, most: int) -> bool:
    """Ask for a text of one line without anything that a terminal obeys."""
    return isinstance(value, str) and 1 <= len(value) <= most and value.isprintable() and bool(value.strip())


def stray_key(row: dict[str, object], known: tuple[str, ...]) -> str:
    """The first key that no set knows; nothing when all are known. A set carries no other freight."""
    for key in row:
        if key not in known:
            return key or "?"
    return ""
