"""The rulebook in the terminal."""

import pytest

from kleos.books.book import book_of, in_letters, told_in
from kleos.catalogue import GAMES
from kleos.cli.screen import WIDTH
from kleos.text.words import LANGUAGES, say
from tests.cli.terminal import kleos, one_line_error


def flat(text: str) -> str:
    """A text without its breaks."""
    return " ".join(text.replace("·", " ").split())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_is_printed_whole(language: str, game: str) -> None:
    run = kleos("rules", game, "--book", "--lang", language)
    assert run.code == 0 and not run.err
    assert max(len(line) for line in run.out.splitlines()) <= WIDTH
    printed, texts = flat(run.out), told_in(game, language)
    summary = {name for part in book_of(game).summary for name in (f"{part.name}-title", *part.lines)}
    missing = [name for name in texts if name not in summary and flat(in_letters(texts[name])) not in printed]
    assert missing == [] and "{" not in printed and "](" not in printed
    examples = book_of(game).examples
    assert printed.count(f"{say('rules-book-example', {}, language)} (") == len(examples)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_is_short(language: str, game: str) -> None:
    run = kleos("rules", game, "--summary", "--lang", language)
    assert run.code == 0 and len(run.out.splitlines()) < 75
    for part in book_of(game).summary:
        for name in (f"{part.name}-title", *part.lines):
            assert flat(told_in(game, language)[name]) in flat(run.out), name


def test_figures_are_drawn_as_at_the_table() -> None:
    out = kleos("rules", "hector", "--book").out
    assert "┌─vanguard┐" in out and "you · hand [" in out
    assert "hidden hero" in out and "Player 2 · 4 cards in hand" in out


def test_there_is_no_book_of_a_clause() -> None:
    assert "hector" in one_line_error(kleos("rules", "HA-05-41", "--book"))
