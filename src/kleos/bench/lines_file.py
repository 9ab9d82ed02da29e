"""Files of lines that grow while something is measured."""

from pathlib import Path


def whole_lines(path: Path) -> list[str]:
    """What is there; the last line is cut off where it was not finished."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    whole, _, rest = text.rpartition("\n")
    if rest:
        path.write_text(f"{whole}\n" if whole else "", encoding="utf-8")
    return whole.splitlines()
