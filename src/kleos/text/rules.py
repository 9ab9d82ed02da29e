"""Clauses and rulings for readers: English from the ledger without its sources, the rest from their rules.ftl."""

import re
from functools import cache
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from kleos.text.words import CLAUSES, ENGLISH, LOCALES, language

# What the ledger notes for its editors: where a fact comes from, and one-line tests.
SOURCES = re.compile(
    r"\s*\(\[X\][^)]*\)|\s*\[X\] agrees\.?|\s*\(silence[^)]*\)"
    r"|\s*\[(?:(?:DE|NL|FR|all|derived|silence|editor|HA-R|HE-R|FO-R|X|S|D|R→|\d\.\d)[^\]]*)\]"
    r"|\s*\((?:§|L\d)[^)]*\)|\s*`T:[^`]*`|\s*\(L?\d[\d, -]*L?\d*\)(?=\s*(?:\[|$))"
)
LEDGERS = {"HA": "hector", "FO": "olympus", "HE": "hellas"}
NO_SWITCH = ("no", "-", "–", "—")


class LedgerClause(Protocol):
    """A clause, ruling or example of a ledger."""

    @property
    def id(self) -> str:
        """Such as HA-05-41."""

    @property
    def text(self) -> str:
        """What the ledger says."""


@cache
def told(game: str, spoken: str) -> dict[str, str]:
    """All clauses of a game in a language, as its file has them."""
    resource = FluentResource((LOCALES / spoken / "games" / game / CLAUSES).read_text(encoding="utf-8"))
    bundle = FluentBundle([spoken], use_isolating=False)
    bundle.add_resource(resource)
    found = {}
    for name in [entry.id.name for entry in resource.body if isinstance(entry, Message)]:
        pattern = bundle.get_message(name).value
        assert pattern is not None
        found[name] = str(bundle.format_pattern(pattern)[0])
    return found


def clause_text(clause: LedgerClause) -> str:
    """A clause in the language being spoken; examples are told in English alone."""
    spoken = language()
    if spoken != ENGLISH:
        return told(LEDGERS[clause.id.partition("-")[0]], spoken).get(clause.id) or plain(clause.text)
    return plain(clause.text)


def sources(clause: LedgerClause) -> str:
    """Where the ledger found a clause: sections of the rulebooks, as its editors noted them."""
    found = re.findall(r"\[((?:DE|NL|FR|all)\b[^\]]*)\]|\(((?:§|L\d)[^)]*)\)", clause.text)
    return "; ".join(first or second for first, second in found)


def plain(text: str) -> str:
    """A clause of the ledger without its sources; a row of rulings as question, answer and switch."""
    lines = [SOURCES.sub("", line).strip() for line in text.strip().splitlines()]
    columns = lines[0].split(" | ")
    if len(lines) == 1 and len(columns) == 4:
        question, _, answer, switch = (part.strip() for part in columns)
        lines = [f"{question} {answer}" + ("" if switch in NO_SWITCH else f" {switch}")]
    return "\n".join(line for line in lines if line)
