"""Position notation, the part that all games share: lines of `key=value` words, and the errors for what is none."""

from typing import Final

from kleos.core.game import Game

MOST_CHARACTERS: Final = 20_000
HEAD: Final = "head"  # the line that begins with none of a game's line keys


def split_lines(game: Game, text: str, keys: tuple[str, ...]) -> dict[str, list[str]]:
    """The words of each line by its key; lines may also be separated by `/`."""
    if len(text) > MOST_CHARACTERS:
        raise game.unreadable(text, "want-characters", most=MOST_CHARACTERS)
    parts: dict[str, list[str]] = {}
    for line in text.replace("/", "\n").split("\n"):
        words = line.split()
        if not words:
            continue
        key = words[0] if words[0] in keys else HEAD
        if key in parts:
            raise game.unreadable(line.strip(), "want-lines-once", keys=", ".join(keys))
        parts[key] = words if key == HEAD else words[1:]
    return parts


class PositionReader:
    """Reads words; each game's own reader turns them into a state."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def words(self, words: list[str], allowed: tuple[str, ...]) -> dict[str, str]:
        """Split key=value words."""
        found: dict[str, str] = {}
        for word in words:
            key, sign, value = word.partition("=")
            if not sign or key not in allowed or key in found:
                raise self.game.unreadable(word, "want-one-of", choices=", ".join(f"{name}=" for name in allowed))
            found[key] = value
        return found

    def number(self, key: str, text: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 9 or not low <= int(text) <= high:
            raise self.game.unreadable(f"{key}={text}", "want-number", low=low, high=high)
        return int(text)

    def word(self, key: str, text: str, allowed: tuple[str, ...]) -> int:
        """One of several words, as its place."""
        if text not in allowed:
            raise self.game.unreadable(f"{key}={text}", "want-one-of", choices=", ".join(allowed))
        return allowed.index(text)

    def letters(self, key: str, text: str, allowed: str) -> list[int]:
        """Different letters, as their places."""
        if any(letter not in allowed for letter in text) or len(set(text)) != len(text):
            raise self.game.unreadable(f"{key}={text}", "want-letters", letters=allowed)
        return [allowed.index(letter) for letter in text]
