"""Offer: the legal answers to one question, as few numbers as possible; the list is made only for those who want it."""

from random import Random
from typing import Final, final

from mypy_extensions import mypyc_attr

from kleos.core.moves import Move
from kleos.core.state import State
from kleos.games.hellas.hexes import member, members, size
from kleos.games.hellas.moves import GREEKS_TO

NOTHING: Final[list[Move]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Offer:
    """In table order: god cards, the cities of one set, those of a second, single moves.

    A playout draws from it without a list (`draw`), which makes a search to the end of the game a third faster.
    """

    __slots__ = ("cards", "first", "first_rows", "rest", "second", "second_rows")

    def __init__(self, cards: list[Move], rest: list[Move]) -> None:
        self.cards = cards
        self.first: int = 0  # a mask of cities
        self.first_rows: list[Move] = GREEKS_TO  # what is done with them, by city
        self.second: int = 0
        self.second_rows: list[Move] = GREEKS_TO
        self.rest = rest

    def rows(self) -> list[Move]:
        """All of them, in a list of its own."""
        found = self.cards[:]
        rows = self.first_rows
        for city in members(self.first):
            found.append(rows[city])
        if self.second:
            rows = self.second_rows
            for city in members(self.second):
                found.append(rows[city])
        found.extend(self.rest)
        return found

    def draw(self, state: State, rng: Random) -> Move:
        """One of them, each alike; without a choice nothing is drawn."""
        cards = len(self.cards)
        firsts = size(self.first) if self.first else 0
        seconds = size(self.second) if self.second else 0
        total = cards + firsts + seconds + len(self.rest)
        k = int(state.random(rng) * float(total)) if total > 1 else 0
        if k < cards:
            return self.cards[k]
        k -= cards
        if k < firsts:
            return self.first_rows[member(self.first, k)]
        k -= firsts
        if k < seconds:
            return self.second_rows[member(self.second, k)]
        return self.rest[k - seconds]


def cities(mask: int, rows: list[Move], rest: list[Move]) -> Offer:
    """The cities of one set, or one of the rest."""
    offer = Offer(NOTHING, rest)
    offer.first = mask
    offer.first_rows = rows
    return offer


def singles(moves: list[Move]) -> Offer:
    """Single moves alone."""
    return Offer(NOTHING, moves)
