"""Clauses, rulings and worked examples in four languages."""

import json
import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kleos.catalogue import GAMES
from kleos.text.rules import rules_for_players, told
from kleos.text.words import CLAUSES, LANGUAGES, LOCALES, speaking
from kleos.trace import clauses
from tests.cli.terminal import kleos

EXAMPLES = 10
CITED = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+-\d\d\b")
# Numbers from three on, as people write them; smaller ones are also articles and pairs.
NUMBERS = {
    "en": "three|third four|fourth five|fifth six|sixth seven eight nine ten|tenth eleven twelve",
    "de": "drei|dritte[nrs]? vier|viermal|vierte[nrs]? fünf|fünfte sechs|sechste[nrs]? sieben acht neun"
    " zehn|zehnte[nrs]? elf zwölf",
    "nl": "drie|derde vier|vierde vijf|vijfde zes|zesde zeven acht negen tien|tiende elf twaalf",
    "fr": "trois|troisième quatre|quatrième cinq six|sixième sept huit neuf dix|dixième onze douze",
}


def numbers(language: str, text: str) -> set[int]:
    """The numbers from three on that a text says, in figures or in words."""
    bare = CITED.sub("", text)
    found = {int(figures) for figures in re.findall(r"(?<![\w-])\d+(?![\w-])", bare) if int(figures) > 2}
    for value, word in enumerate(NUMBERS[language].split(), 3):
        if re.search(rf"\b({word})\b", bare, re.IGNORECASE):
            found.add(value)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_ruling_and_verb_has_one_text_and_ten_examples_have(language: str, game: str) -> None:
    ledger = clauses(game).values()
    file = LOCALES / language / "games" / game / CLAUSES
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    examples = [clause.id for clause in ledger if clause.kind == "vector" and clause.id in names]
    assert names == [clause.id for clause in ledger if clause.kind != "vector"] + examples
    assert names == list(told(game, language)) and len(examples) == EXAMPLES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_made_of_sentences(language: str, game: str) -> None:
    for name, text in told(game, language).items():
        assert text.endswith((".", "»", "”", "“")) and text == text.strip() and "  " not in text, name
        assert text[0].isupper() or text[0].isdigit() or text[0] in "“„«", name
        assert "?" not in text and "\n" not in text and "{" not in text, name
        if language == "fr":
            assert not re.search(r"\w [:;?!»]|« ", text), name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_numbers_and_other_clauses_are_the_same_in_every_language(language: str, game: str) -> None:
    """What a rule says in numbers, it says in every language, and it sends its reader to the same clauses."""
    english, known = told(game, "en"), set(clauses(game))
    for name, text in told(game, language).items():
        assert numbers(language, text) == numbers("en", english[name]), name
        assert set(CITED.findall(text)) == set(CITED.findall(english[name])) <= known, name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_no_word_of_the_ledger(language: str, game: str) -> None:
    """Neither the terminal, nor its JSON, nor what the server sends: only ids and kinds come from the ledger."""
    words = told(game, language)
    shown = json.loads(kleos("rules", game, "--json", "--lang", language).out)
    assert {one["id"]: one["words"] for one in shown} == words
    assert all(set(one) == {"id", "kind", "words", "rulings"} for one in shown)
    assert {ruling for one in shown for ruling in one["rulings"]} <= set(words)
    printed = " ".join(kleos("rules", game, "--lang", language).out.split())
    assert all(" ".join(text.split()) in printed for text in words.values())
    with speaking(language):
        assert {name: one.words for name, one in rules_for_players(game).items()} == words


def test_an_example_without_words_is_not_shown() -> None:
    assert "HA-V-02" in clauses("hector") and "HA-V-02" not in told("hector", "en")
    assert kleos("rules", "HA-V-02").code == 2
    assert "HA-V-02" not in kleos("rules", "hector").out


def test_a_clause_leads_to_its_rulings_where_its_words_do_not_name_them() -> None:
    found = rules_for_players("hector") | rules_for_players("olympus")
    assert found["HA-05-41"].rulings == ["HA-R-18"]
    assert found["FO-EQP-11"].rulings == ["FO-R-14"]
    assert "HA-R-06" in found["HA-10-03"].words and found["HA-10-03"].rulings == []
    assert found["HA-R-06"].rulings == []


def test_the_terminal_shows_rules_in_the_language_asked_for() -> None:
    assert "Höchstens ein Stein" in kleos("rules", "HA-05-41", "--lang", "de").out
    assert "fiche per kaart" in kleos("--lang", "nl", "rules", "ha-05-41").out
    assert "Un pion au plus par carte" in kleos("rules", "HA-05-41", "--lang=fr").out
    assert "one token per card" in kleos("rules", "HA-05-41").out
