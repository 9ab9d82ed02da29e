"""The choices that the rulebooks leave are told in words, in every language: no option or value by its code."""

import pytest

import kleos
from kleos.text.option_words import option_words, value_words
from kleos.text.words import speaking


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
@pytest.mark.parametrize("game", sorted(kleos.GAMES))
def test_options_and_their_values_have_words(game: str, language: str) -> None:
    with speaking(language):
        for option in kleos.load(game).switches:
            name = option_words(option.name)
            assert option.name not in name and "_" not in name
            if option.least:
                continue  # numbers speak for themselves
            told = [value_words(option.name, value) for value in option.values]
            assert len(set(told)) == len(told), option.name
            assert not [words for words in told if "_" in words or words in map(str, option.values)], told
