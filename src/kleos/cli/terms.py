"""The words on the table in a terminal: all of them, or one with its sentence, its example and its clause."""

from textwrap import wrap

from kleos.books.terms import Term, find_term, terms_of
from kleos.cli.screen import WIDTH, Screen
from kleos.core.errors import GameError
from kleos.text.words import tell

INDENT = "  "


def explain(screen: Screen, game: str, text: str) -> None:
    """Explain the term that was typed, or list all of them."""
    if not text:
        return list_terms(screen, game)
    term = find_term(game, text)
    if term is None:
        raise GameError("play-no-term", wanted=text[:30])
    print_term(screen, term)


def list_terms(screen: Screen, game: str) -> None:
    """All terms of a game, and how to ask for one."""
    titles = [term.title for term in terms_of(game).values()]
    screen.show(tell("play-explain-what", example=titles[0]))
    for line in wrap(" · ".join(titles), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT):
        screen.show(line)


def print_term(screen: Screen, term: Term) -> None:
    """One term: what it is, an example, and the clause to look up."""
    screen.show(f"{term.title} [{term.clause}]", style="bold")
    for text, style in ((term.meaning, ""), (tell("play-term-example", example=term.example), "dim")):
        for line in wrap(text, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT, break_on_hyphens=False):
            screen.show(line, style=style)
