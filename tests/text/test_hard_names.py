"""Every text with a name in it, told with names that are hard to fit in: tests/text/hard_names is printed for reading.

`python3 dev.py golden` writes the files anew. Whoever changes a text reads the lines that changed.
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kleos.text.words import LANGUAGES, message_files, say

PRINTED = Path(__file__).parent / "hard_names"
# A vowel, an accent, letters of another script; a number, an adjective, 24 letters.
SETS = (("Athènes", "Adversaire", "Αχιλλεύς"), ("Spieler 1", "Roter Helm", "Maximiliane-Konstantinow"))
PEOPLE = ("name", "player", "rival", "one", "two", "first", "a", "b", "host", "winner")
THINGS = ("card", "cards", "unit", "target", "by", "hero", "city", "origin", "near", "top", "foe", "god", "own", "set")
MOST_FORMS = 12  # of one text


class Slots(Visitor):
    """Collects the variables of a message, and the keys by which each of them selects."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.keys: dict[str, list[str]] = {}
        self.messages: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        """One `$variable`."""
        if node.id.name not in self.names:
            self.names.append(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        """One `{ message }`."""
        self.messages.append(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        """One choice by a variable."""
        if isinstance(node.selector, ftl.VariableReference):
            known = self.keys.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                key = variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)
                if key not in known:
                    known.append(key)
        self.generic_visit(node)


def slots_of(language: str) -> Iterator[tuple[str, Slots]]:
    """The messages of a language that have a slot for a name."""
    bodies = [FluentParser().parse(file.read_text(encoding="utf-8")).body for file in message_files(language)]
    entries = {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ftl.Message)}
    for message, entry in entries.items():
        slots = Slots()
        slots.visit(entry)
        for other in slots.messages:
            slots.visit(entries[other])
        if any(is_name(slots, name) for name in slots.names):
            yield message, slots


def is_name(slots: Slots, name: str) -> bool:
    """Ask whether a variable holds a name that is put into the text."""
    return name in (*PEOPLE, *THINGS) and name not in slots.keys


def values(keys: list[str]) -> list[str | int]:
    """Values by which each of some keys is chosen."""
    if not any(key in ("one", "two", "few", "many") or key.isdigit() for key in keys):
        return list(keys)
    return [{"one": 1, "other": 5}.get(key, int(key) if key.isdigit() else 5) for key in keys]


def forms(slots: Slots, hard: tuple[str, ...]) -> Iterator[dict[str, str | int]]:
    """All choices that a text knows, with hard names in every slot."""
    plain: dict[str, str | int] = dict.fromkeys(slots.names, 2)
    for k, name in enumerate(name for name in slots.names if is_name(slots, name)):
        plain[name] = hard[k % len(hard)]
    chosen = list(product(*(values(keys) for keys in slots.keys.values())))
    for choice in chosen[:MOST_FORMS]:
        yield {**plain, **dict(zip(slots.keys, choice, strict=True))}


def printed(language: str) -> str:
    """All texts with names, one a line, each once."""
    lines: dict[str, None] = {}
    for message, slots in slots_of("en"):
        for hard in SETS:
            for words in forms(slots, hard):
                lines[f"{message}: {say(message, words, language)}"] = None
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_with_hard_names_are_as_printed(language: str, request: pytest.FixtureRequest) -> None:
    file = PRINTED / f"{language}.txt"
    if request.config.getoption("--golden-rewrite"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(printed(language), encoding="utf-8")
    assert file.read_text(encoding="utf-8") == printed(language)


def test_the_printed_texts_are_those_with_names() -> None:
    told = {line.partition(":")[0] for line in (PRINTED / "en.txt").read_text(encoding="utf-8").splitlines()}
    assert {"log-play", "page-hellas-send", "ask-other", "error-bad-card", "move-fo-play"} <= told
    assert "error-game-taken" not in told
