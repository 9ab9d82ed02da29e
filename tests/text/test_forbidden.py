"""No text for players has marks of the specification or words that its language does without."""

import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kleos.text.words import LANGUAGES, LOCALES
from tests.text.forbidden import (
    CODES,
    CODES_IN,
    EXCEPTIONS,
    MARKS,
    MARKS_IN,
    SIGNS,
    SIGNS_IN,
    WORDS,
    WORDS_IN,
    Forbidden,
)

PLANTED = {language: [*MARKS, *SIGNS, *CODES, *WORDS[language]] for language in LANGUAGES}


class Shown(Visitor):
    """Collects what a message may show: a piece for each branch."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        """One pattern, and those of the branches inside."""
        self.pieces.append("".join(shown(element) for element in node.elements))
        self.generic_visit(node)


def shown(element: ftl.TextElement | ftl.Placeable) -> str:
    """What a part of a pattern shows: dots for what is filled in."""
    if isinstance(element, ftl.TextElement):
        return element.value
    literal = element.expression
    return literal.value if isinstance(literal, ftl.StringLiteral) else "…"


@cache
def texts(file: Path) -> list[tuple[str, str]]:
    """Every line that a file can show, with the message it belongs to."""
    found = []
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            visitor = Shown()
            visitor.visit(entry)
            found += [(entry.id.name, line) for piece in visitor.pieces for line in piece.splitlines()]
    return found


def faults(folder: Path, names: str, forbidden: list[Forbidden]) -> Iterator[str]:
    """What is forbidden in the files of these names below a folder."""
    for file in sorted(folder.rglob(names)):
        for message, line in texts(file):
            for one in forbidden:
                if message not in EXCEPTIONS and (match := re.search(one.pattern, line)):
                    yield f"{file.name}: {message}: “{match[0]}” in “{line}”: {one.reason}"


def all_faults(folder: Path, language: str) -> list[str]:
    """Every fault of a language's texts."""
    return [
        *faults(folder, MARKS_IN, MARKS),
        *faults(folder, SIGNS_IN, SIGNS),
        *faults(folder, CODES_IN, CODES),
        *faults(folder, WORDS_IN, WORDS[language]),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_forbidden_mark_or_word(language: str) -> None:
    assert all_faults(LOCALES / language, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_forbidden_is_found_where_it_is_planted(language: str, tmp_path: Path) -> None:
    file = tmp_path / "games" / "hector" / "rules.ftl"
    file.parent.mkdir(parents=True)
    shutil.copy(LOCALES / language / "games" / "hector" / "rules.ftl", file)
    assert all_faults(tmp_path, language) == []
    for number, one in enumerate(PLANTED[language]):
        planted = file.with_name(f"{number}-{file.name}").with_suffix("") / file.name
        planted.parent.mkdir()
        planted.write_text(f"HA-01-01 = {one.example}\n", encoding="utf-8")
        assert any(one.reason in fault for fault in all_faults(planted.parent, language)), one
    assert len(all_faults(tmp_path, language)) >= len(PLANTED[language])


def test_a_branch_is_read_too_and_an_exception_is_still_there(tmp_path: Path) -> None:
    (tmp_path / "page.ftl").write_text("page-x = { $n ->\n    [one] Use `it`.\n   *[other] Well.\n    }\n", "utf-8")
    assert len(all_faults(tmp_path, "en")) == 1
    there = {message for file in LOCALES.rglob("*.ftl") for message, _ in texts(file)}
    assert set(EXCEPTIONS) <= there
