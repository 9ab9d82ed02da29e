"""Positions of Hellas for clause tests.

The field of four tiles: 1 and 2 touch by land, 4 touches both by land, 3 touches only the dolphin tile, as 1 and 2 do;
so 3 is in contact with 1 and 2 over the dolphin, and with 4 not at all.
"""

from typing import Any

import kleos
from kleos.games.hellas.state import HellasState
from tests import support

GAME = kleos.load("hellas")
FIELD = ("LWWWLL@1,0", "LLWWWL@0,1", "WLLLWW@-1,0", "WWLLLW@1,1")

# A whole world of eighteen tiles. Over land 2-6, 2-8, 5-7, 5-9; over water 1-2, 1-3, 1-4, 1-5, 2-4, 4-8 and others.
WORLD = (
    "WWWWWW@0,-1",
    "LLWWWL@1,-1",
    "WWWWLW@-1,0",
    "WWWWWW@1,-2",
    "WWWLLW@0,-2",
    "LLLWWW@1,0",
    "WLWWWW@-1,-1",
    "LWWWLL@2,-2",
    "LLLWWW@-1,-2",
    "WWLLLLt@-2,-1",
    "WWLLWW@2,-3",
    "LLLLWWt@1,-3",
    "WWLLWW@-2,0",
    "LLWLLWt@-2,1",
    "LLLWWL@3,-3",
    "LLLLLWt@0,-3",
    "LWWWLL@-3,1",
    "LLWWWW@-3,0",
)


def position(text: str, **options: Any) -> HellasState:
    """Read a position under these options."""
    state = (kleos.load("hellas", **options) if options else GAME).position(text)
    assert isinstance(state, HellasState)
    return state


def field(cities: str, head: str = "", one: str = "", two: str = "", **options: Any) -> HellasState:
    """The field of four tiles with these cities: `field("L2G1S D1G0S L1G0S D1G1S")`."""
    words = " ".join(f"{tile}:{city}" for tile, city in zip(FIELD, cities.split(), strict=True))
    return position(f"{head} / map {words} / one {one} / two {two}", **options)


def laid(tiles: str, head: str = "", one: str = "", two: str = "", **options: Any) -> HellasState:
    """Any layout: `laid("LLWWWL@1,0:L1G1S")`."""
    return position(f"{head} / map {tiles} / one {one} / two {two}", **options)


def world(cities: list[str], head: str = "", one: str = "", two: str = "", **options: Any) -> HellasState:
    """As many tiles of the world as there are cities."""
    words = " ".join(f"{tile}:{city}" for tile, city in zip(WORLD, cities, strict=False))
    return position(f"{head} / map {words} / one {one} / two {two}", **options)


def city(state: HellasState, number: int) -> str:
    """A city as in the position notation."""
    holder = "L" if state.sides[0].held >> number & 1 else "D" if state.sides[1].held >> number & 1 else "-"
    return f"{holder}{state.greeks[number]}G{state.ships[number]}S"


def supply(state: HellasState, player: int) -> tuple[int, int]:
    """Greeks and ships off the board."""
    return state.sides[player].greeks, state.sides[player].ships


def hand(state: HellasState, player: int) -> str:
    """The cards in hand."""
    table = state.observe(kleos.Player(player)).table
    assert table.own is not None
    return ",".join(table.own.hand)


def discards(state: HellasState) -> list[int]:
    """The sizes of the three discard piles."""
    return [len(kinds) for kinds in state.discards]


def do(state: HellasState, *moves: str) -> HellasState:
    """Apply moves by their codes."""
    support.do(state, *moves)
    return state


def actor(state: HellasState) -> object:
    """Who decides now, for tests that ask twice."""
    return state.actor
