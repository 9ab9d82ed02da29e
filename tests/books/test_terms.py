"""The words on the tables: each has a title, one short sentence, an example and a clause, in every language."""

import re

import pytest

from kleos.books.terms import find_term, terms_of
from kleos.catalogue import GAMES
from kleos.text.rules import rules_for_players
from kleos.text.words import LANGUAGES, LOCALES, has, speaking, words_of

MOST_WORDS = {"de": 30}  # of a sentence or an example
MOST = 25
LONGEST_TITLE = 26  # letters, so that a title is one line of its card


def words_in(text: str) -> int:
    """How many words a text has; signs between them are none."""
    return sum(any(letter.isalnum() for letter in word) for word in text.split())


def sentences_in(text: str) -> int:
    """How many sentences a text has."""
    return len(re.findall(r"[.!?]+[”»“]?(?=\s|$)", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_words_and_a_clause(game: str, language: str) -> None:
    most = MOST_WORDS.get(language, MOST)
    with speaking(language):
        clauses = rules_for_players(game)
        for term in terms_of(game).values():
            for message in (term.message, f"{term.message}-means", f"{term.message}-example"):
                assert has(message, language), message
            assert term.clause in clauses, term
            assert 2 <= len(term.title) <= LONGEST_TITLE, term.title
            assert sentences_in(term.meaning) == 1, term.meaning
            assert words_in(term.meaning) <= most and words_in(term.example) <= most, term


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_file_of_a_language_has_exactly_the_terms(game: str, language: str) -> None:
    told = words_of(LOCALES / language / "games" / game / "terms.ftl")
    listed = [term.message + end for term in terms_of(game).values() for end in ("", "-means", "-example")]
    assert list(told) == listed
    assert not [name for name, text in told.items() if "$" in text or "{" in text], "a text that depends on something"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_titles_tell_terms_apart_and_find_them(game: str, language: str) -> None:
    terms = terms_of(game).values()
    assert 22 <= len(terms) <= 30
    with speaking(language):
        assert len({term.title for term in terms}) == len(terms)
        for term in terms:
            assert find_term(game, term.title.upper()) == term
            assert find_term(game, term.title[:-1]) is not None


@pytest.mark.parametrize(
    ("typed", "found"), [("VANG", "vanguard"), ("battle pile", "battle-pile"), ("battle", "battle")]
)
def test_a_term_is_found_by_its_beginning(typed: str, found: str) -> None:
    term = find_term("hector", typed)
    assert term is not None and term.name == found


@pytest.mark.parametrize("typed", ["", "zeus", "§", "vanguards"])
def test_what_is_no_term_is_not_found(typed: str) -> None:
    assert find_term("hector", typed) is None
