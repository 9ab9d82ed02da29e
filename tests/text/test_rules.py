"""Clauses and rulings in four languages."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kleos.catalogue import GAMES
from kleos.text.rules import clause_text, plain, told
from kleos.text.words import CLAUSES, LANGUAGES, LOCALES, speaking
from kleos.trace import clauses
from tests.cli.terminal import kleos

OTHERS = LANGUAGES[1:]
ENGLISH_WORDS = Path(__file__).parents[2] / "src" / "kleos" / "locales" / "en"
HEAD = """\
### Clauses and rulings in the order of the ledger in docs/rules, which decides. English is printed from it by
### `python3 dev.py golden tests/text/test_rules.py`; a test proves that it is up to date.
"""


def printed(game: str) -> str:
    """The English clauses as a file to translate: one line each, without sources."""
    lines = [
        f"{clause.id} = {in_fluent(plain(clause.text))}" for clause in clauses(game).values() if clause.kind != "vector"
    ]
    return "\n".join([HEAD, *lines, ""])


def in_fluent(text: str) -> str:
    """A text in one line, with braces that Fluent shows."""
    return re.sub("[{}]", r'{"\g<0>"}', text.replace("\n", " "))


@pytest.mark.parametrize("game", GAMES)
def test_the_english_clauses_to_translate_are_those_of_the_ledger(game: str, request: pytest.FixtureRequest) -> None:
    file = ENGLISH_WORDS / "games" / game / CLAUSES
    if request.config.getoption("--golden-rewrite"):
        file.write_text(printed(game), encoding="utf-8")
    assert file.read_text(encoding="utf-8") == printed(game)
    for name, text in told(game, "en").items():
        assert text == plain(clauses(game)[name].text).replace("\n", " "), name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_clause_ruling_and_verb_has_words(language: str, game: str) -> None:
    wanted = [clause.id for clause in clauses(game).values() if clause.kind != "vector"]
    file = LOCALES / language / "games" / game / CLAUSES
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    assert [entry.id.name for entry in body if isinstance(entry, ftl.Message)] == wanted
    assert list(told(game, language)) == wanted
    for name, text in told(game, language).items():
        assert text.endswith((".", "»")) and text == text.strip() and "  " not in text, name
        if language == "fr":
            assert not re.search(r"\w [:;?!»]|« ", text), name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_numbers_switches_and_other_clauses_stay_the_same(language: str, game: str) -> None:
    """What a rule says in numbers, it says in every language: no option that the ledger does not know."""
    names = {switch for clause in clauses(game).values() for switch in re.findall(r"\w+_\w+", clause.text)}
    known = set(clauses(game))
    for name, text in told(game, language).items():
        assert set(re.findall(r"[a-z]+_[a-z_]+", text)) <= names, name
        assert set(re.findall(r"\b[A-Z]{2}-[A-Z0-9]+-\d\d\b", text)) <= known, name


@pytest.mark.parametrize("game", GAMES)
def test_english_is_the_ledger_without_its_sources(game: str) -> None:
    for clause in clauses(game).values():
        words = plain(clause.text)
        assert words and not re.search(r"\[(S|D|DE|NL|FR|all)\b|\(L\d|§", words), clause.id


def test_the_terminal_shows_rules_in_the_language_asked_for() -> None:
    assert "Höchstens ein Stein je Karte" in kleos("rules", "HA-05-41", "--lang", "de").out
    assert "Hoogstens één fiche" in kleos("--lang", "nl", "rules", "ha-05-41").out
    assert "Un pion au plus par carte" in kleos("rules", "HA-05-41", "--lang=fr").out
    assert "At most one token per card" in kleos("rules", "HA-05-41").out
    with speaking("de"):
        vector = clauses("hector")["HA-V-02"]
        assert clause_text(vector) == plain(vector.text)
