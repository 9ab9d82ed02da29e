"""Terms: the words and signs on each game's table, each with the clause behind it, and what they mean.

`terms.json` says which there are; the page reads the same file. Their words are messages, in `terms.ftl` of each game:
`term-GAME-NAME`, and with `-means` and `-example` behind it one sentence and a small example.
"""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from kleos.text.words import tell

FILE = files("kleos") / "books" / "terms.json"


class Term(NamedTuple):
    """A word or sign of a table, and the clause that it rests on."""

    game: str
    name: str  # as the file calls it, in any language
    clause: str

    @property
    def message(self) -> str:
        """The id of its title; those of the sentence and the example begin with it."""
        return f"term-{self.game}-{self.name}"

    @property
    def title(self) -> str:
        """What players call it."""
        return tell(self.message)

    @property
    def meaning(self) -> str:
        """What it is, in one sentence."""
        return tell(f"{self.message}-means")

    @property
    def example(self) -> str:
        """A small example."""
        return tell(f"{self.message}-example")


@cache
def terms_of(game: str) -> dict[str, Term]:
    """The terms of a game by their names, in the order in which they are listed."""
    listed = msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, str]])
    return {name: Term(game, name, clause) for name, clause in listed.get(game, {}).items()}


def find_term(game: str, text: str) -> Term | None:
    """The term that was meant, by its title or its name: the whole word first, then one that begins like it."""
    wanted = plain(text)
    spelled = [(term, plain(word)) for term in terms_of(game).values() for word in (term.title, term.name)]
    whole = [term for term, word in spelled if word == wanted]
    begun = [term for term, word in spelled if wanted and word.startswith(wanted)]
    return next(iter(whole + begun), None)


def plain(text: str) -> str:
    """A word without signs and capitals, as people type it."""
    return " ".join("".join(letter if letter.isalnum() else " " for letter in text.casefold()).split())
