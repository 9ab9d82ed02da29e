"""Names: public classes and modules are made of the glossary's words, and none stands for two things."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "kleos"
GLOSSARY = ROOT / "docs" / "rules" / "glossary.md"
GAMES = ("hector", "hellas", "olympus")
PIECES = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+")
ENDINGS = ("ing", "ies", "es", "ed", "er", "or", "s", "e", "y", "n")  # of English words, the longest first


def stem(word: str) -> str:
    """A word without its ending, so that `drawing`, `draws` and `draw` are one."""
    for _ in range(2):
        for ending in ENDINGS:
            if word.endswith(ending) and len(word) - len(ending) >= 3:
                word = word.removesuffix(ending)
                if len(word) > 3 and word[-1] == word[-2]:
                    word = word[:-1]
                break
    return word


@cache
def vocabulary() -> set[str]:
    """The stems of all words that the glossary lists: first columns, and the small words."""
    text = GLOSSARY.read_text("utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("|")]
    small = text.partition("## Small words")[2].partition(":")[2]
    return {stem(word.lower()) for part in (*rows, small) for word in re.findall(r"[A-Za-z]+", part)} | {
        stem(game) for game in GAMES
    }


def classes(path: Path) -> list[str]:
    """The public classes of a module."""
    body = ast.parse(path.read_text("utf-8")).body
    return [node.name for node in body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]


@cache
def names() -> dict[str, list[Path]]:
    """Every public class and module, and where it is."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        inside = path.relative_to(SOURCE)
        if "versions" in inside.parts:
            continue  # migrations have numbers
        if not path.stem.startswith("__"):
            found[path.stem].append(inside)
        for name in classes(path):
            found[name].append(inside)
    return found


def role(path: Path) -> str:
    """What a file is for: a general thing, that thing in each game, what viewers see of it, words about it are one.

    Files of the terminal are named after the commands that they carry out.
    """
    place = "/".join("GAME" if part.removesuffix(".py") in GAMES else part for part in path.parts)
    if path.parts[0] == "cli":
        return "command"
    return re.sub(r"^(games/GAME|text/GAME|core|text)/", "game/", place).replace("game/view.py", "game/side.py")


def strange(name: str) -> list[str]:
    """The words of a name that the glossary does not list."""
    return [word for word in map(str.lower, PIECES.findall(name)) if stem(word) not in vocabulary()]


def test_every_name_is_made_of_words_of_the_glossary() -> None:
    assert len(names()) > 450
    assert {name: words for name in names() if (words := strange(name))} == {}


def test_no_class_stands_for_two_things() -> None:
    twice = {
        name: [str(path) for path in places]
        for name, places in names().items()
        if name[0].isupper() and len({role(path) for path in places}) > 1
    }
    assert twice == {}


def test_no_module_stands_for_two_things() -> None:
    twice = {
        name: [str(path) for path in places]
        for name, places in names().items()
        if name[0].islower() and name not in GAMES and len({role(path) for path in places} - {"command"}) > 1
    }
    assert twice == {}


@pytest.mark.parametrize("name", ["Hall", "Blueprint", "eyes", "StrayMove", "Doors", "keeping_crew", "HectorGuide"])
def test_a_word_that_nobody_listed_is_seen(name: str) -> None:
    assert strange(name)
