"""Book: the rulebook of a game as its file has it, and its words in the language being spoken.

`books/GAME.toml` says what stands where; the prose lies in `locales/LANGUAGE/games/GAME/book.ftl`. A term is written
`[its words](CLAUSE)`: the clause explains it. `Samos #6` is a place with the number that a table in letters has for it.
"""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from kleos.catalogue import GAMES
from kleos.core.errors import UnknownGame
from kleos.text.words import BOOK, ENGLISH, LOCALES, language, words_of

BOOKS = Path(str(files("kleos") / "books"))  # a file for each game
TERM = re.compile(r"\[([^\]]+)\]\(([A-Z]{2}-[A-Z0-9]+-\d+)\)")  # the words, and the clause that explains them
NUMBER = re.compile(r" #(\d+)\b")  # of a place, for tables that have no room for its name
Seat = Annotated[int, Meta(ge=1, le=2)]
Name = Annotated[str, Meta(pattern="^[a-z][a-z-]*$")]


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table drawn from a position, as one player sees it."""

    position: str
    viewer: Seat = 1
    after: int = 1  # paragraphs that stand before it


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with a question that its reader answers by playing: `NAME-question`, `NAME-answer`."""

    name: Name
    position: str
    moves: tuple[str, ...]  # of everybody and of chance, to the end of the answer
    facts: dict[str, Any]  # what is true of the reader's table then, by its path, and before that not
    clauses: tuple[str, ...]
    viewer: Seat = 1
    most: int = 0  # decisions that the reader may make; 0 = as many as the answer has


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One to three screens of prose: `NAME-title`, its paragraphs, `NAME-figure` below the figure."""

    name: Name
    clauses: tuple[str, ...]  # that it explains
    paragraphs: tuple[Name, ...] = ()
    figure: Figure | None = None
    examples: tuple[Example, ...] = ()
    questions: tuple[Name, ...] = ()  # that come up: `NAME-question`, `NAME-answer`


class SummaryPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the page that holds the whole game: `NAME-title` and its lines."""

    name: Name
    lines: tuple[str, ...]


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rulebook of one game."""

    game: str
    chapters: tuple[Chapter, ...]
    summary: tuple[SummaryPart, ...]

    @property
    def examples(self) -> list[Example]:
        """All examples, in their order."""
        return [example for chapter in self.chapters for example in chapter.examples]


@cache
def book_of(game: str) -> Book:
    """The rulebook of a game."""
    if game not in GAMES:
        raise UnknownGame("error-unknown-game", game=game[:40], games=", ".join(GAMES))
    return msgspec.toml.decode((BOOKS / f"{game}.toml").read_text(encoding="utf-8"), type=Book)


def prose(game: str, message: str) -> str:
    """A text of a book in the language being spoken; what the language lacks is told in English."""
    return told_in(game, language()).get(message) or told_in(game, ENGLISH).get(message, f"{{{message}}}")


@cache
def told_in(game: str, spoken: str) -> dict[str, str]:
    """All texts of a book in a language, by their ids."""
    return words_of(LOCALES / spoken / "games" / game / BOOK)


def in_letters(text: str) -> str:
    """A text as a terminal shows it: without marks, places with their numbers."""
    return NUMBER.sub(r" (\1)", TERM.sub(r"\1", text))


def for_the_page(text: str) -> str:
    """A text as a page shows it, which draws terms itself and names places."""
    return NUMBER.sub("", text)
