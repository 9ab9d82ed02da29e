"""The words of the rulebooks: in four languages, with the clauses they explain."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kleos.books.book import NUMBER, TERM, Book, book_of, for_the_page, in_letters, told_in
from kleos.catalogue import GAMES
from kleos.text.rules import rules_for_players
from kleos.text.words import BOOK, LANGUAGES, LOCALES
from kleos.trace import clauses
from tests.text.forbidden import CODES
from tests.text.test_rules import CITED, NUMBERS, numbers
from tests.text.test_words import ALL_QUOTES, QUOTES

# Which chapter of the book explains a chapter of the ledger that players need. Chance (12), rulings (R), single
# effects (EFF) and worked examples (V, VB) stand behind the book, in its appendix.
NEEDED = {
    "hector": {
        "01": "side", "02": "side", "03": "opening", "04": "opening", "05": "turn", "06": "fate", "07": "winning",
        "08": "retreat", "09": "end", "10": "goal", "11": "side",
    },
    "olympus": {
        "COMP": "table", "SET": "table", "CARD": "table", "EQP": "equipment", "ABL": "abilities", "TURN": "turn",
        "PLAY": "playing", "PAY": "playing", "PLC": "playing", "ATK": "attack", "BON": "areas", "DRAW": "areas",
        "END": "end",
    },
    "hellas": {
        "COMP": "pieces", "SET": "pieces", "COAST": "coast", "TURN": "turn", "REIN": "reinforcement",
        "VOY": "voyage", "ATK": "attack", "REORG": "reorganise", "GOD": "gods", "END": "end",
    },
}  # fmt: skip
BEHIND = {"12", "R", "EFF", "V", "VB"}
MOST_WORDS = 100  # of a paragraph
MOST_IN_CHAPTER = 600


def wanted(book: Book) -> list[str]:
    """The ids of a book's texts in its order."""
    found: list[str] = []
    for chapter in book.chapters:
        found += [f"{chapter.name}-title", *chapter.paragraphs]
        found += [f"{chapter.name}-figure"] * (chapter.figure is not None)
        for name in [*(one.name for one in chapter.examples), *chapter.questions]:
            found += [f"{name}-question", f"{name}-answer"]
    for part in book.summary:
        found += [f"{part.name}-title", *part.lines]
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_book_is_there_and_no_other(language: str, game: str) -> None:
    body = FluentParser().parse((LOCALES / language / "games" / game / BOOK).read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert names == wanted(book_of(game)) == list(told_in(game, language))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_read_well(language: str, game: str) -> None:
    for name, text in told_in(game, language).items():
        assert text == text.strip() and "  " not in text and "\n" not in text and "{" not in text, name
        plain = in_letters(text)
        assert "[" not in plain and "](" not in plain and "#" not in plain and "#" not in for_the_page(text), name
        if not name.endswith("-title"):
            assert plain.endswith((".", "?", "“", "”", "»")) or CITED.fullmatch(plain.split()[-1]), name
        assert len(plain.split()) <= MOST_WORDS, name
        assert set(plain) & ALL_QUOTES <= set(QUOTES[language]), name
        assert not any(re.search(one.pattern, CITED.sub("", plain)) for one in CODES), name
        if language == "fr":
            assert not re.search(r"\w [:;?!»]|« ", plain), name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_is_one_to_three_screens(language: str, game: str) -> None:
    texts = told_in(game, language)
    for chapter in book_of(game).chapters:
        length = sum(len(texts[name].split()) for name in chapter.paragraphs)
        assert length <= MOST_IN_CHAPTER and bool(chapter.paragraphs) != bool(chapter.questions), chapter.name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_terms_clauses_and_places_are_the_same_in_every_language(language: str, game: str) -> None:
    for name, text in told_in(game, language).items():
        english = told_in(game, "en")[name]
        assert [one[1] for one in TERM.findall(text)] == [one[1] for one in TERM.findall(english)], name
        assert CITED.findall(text) == CITED.findall(english), name
        assert sorted(NUMBER.findall(text)) == sorted(NUMBER.findall(english)), name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_examples_and_summaries_say_the_same_numbers(language: str, game: str) -> None:
    assert set(NUMBERS) == set(LANGUAGES)
    for name, text in told_in(game, language).items():
        if name.endswith("-answer") or name.startswith("sum-numbers-"):
            assert figures(text) == figures(told_in(game, "en")[name]), name


def figures(text: str) -> set[int]:
    """The numbers from three on that a text says in figures."""
    return {number for number in numbers("en", re.sub(r"[A-Za-zÀ-ÿ’]+", " ", in_letters(text))) if number > 2}


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_a_book_names_is_there(game: str) -> None:
    known = rules_for_players(game)
    book = book_of(game)
    named = {clause for chapter in book.chapters for clause in chapter.clauses}
    named |= {clause for example in book.examples for clause in example.clauses}
    named |= {clause for text in told_in(game, "en").values() for clause in CITED.findall(text)}
    assert sorted(named - set(known)) == [] and len(named) > 80
    assert all(chapter.clauses for chapter in book.chapters) and all(example.clauses for example in book.examples)


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_of_the_ledger_that_a_player_needs_is_explained(game: str) -> None:
    explained = {chapter.name: set(chapter.clauses) for chapter in book_of(game).chapters}
    everything = set().union(*explained.values())
    ledger: dict[str, list[str]] = {}
    for clause in clauses(game).values():
        ledger.setdefault(clause.id.split("-")[1], []).append(clause.id)
    assert set(NEEDED[game]) == set(ledger) - BEHIND
    for part, chapter in NEEDED[game].items():
        assert explained[chapter] & set(ledger[part]), f"{chapter} explains nothing of {part}"
        assert len(everything & set(ledger[part])) * 2 > len(ledger[part]), f"most of {part} is explained nowhere"
