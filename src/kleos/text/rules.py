"""Clauses, rulings and worked examples for players: the words of a language's rules.ftl, never those of the ledger."""

import re
from functools import cache
from typing import NamedTuple

from kleos.text.words import CLAUSES, ENGLISH, LOCALES, language, words_of
from kleos.trace import Clause, clauses

RULING = re.compile(r"\b([A-Z]{2}-R-\d+)\b|R→(\d+)")  # how a ledger cites one: by its id, or in a tag by its number


class ClauseWords(NamedTuple):
    """A clause, ruling or worked example as players read it."""

    id: str
    kind: str  # clause, ruling, vector
    words: str
    rulings: list[str]  # what the ledger decided about it, where the words do not name it


def rules_for_players(game: str) -> dict[str, ClauseWords]:
    """All that a game's players may read, in the language being spoken: clauses, rulings, chosen examples."""
    return worded_rules(game, language())


@cache
def worded_rules(game: str, spoken: str) -> dict[str, ClauseWords]:
    """The rules of a game in a language, in the ledger's order; what the language lacks is told in English."""
    words = told(game, ENGLISH) | told(game, spoken)
    found = [clause for clause in clauses(game).values() if clause.id in words]
    return {one.id: ClauseWords(one.id, one.kind, words[one.id], rulings(one, words[one.id])) for one in found}


@cache
def told(game: str, spoken: str) -> dict[str, str]:
    """The texts of a game's rules in a language, as its file has them."""
    return words_of(LOCALES / spoken / "games" / game / CLAUSES)


def rulings(clause: Clause, words: str) -> list[str]:
    """The rulings that the ledger cites at a clause, without those that its words name."""
    if clause.kind != "clause":
        return []
    letters = clause.id.partition("-")[0]
    found = [named or f"{letters}-R-{number}" for named, number in RULING.findall(clause.text)]
    return [name for name in dict.fromkeys(found) if name not in words]
