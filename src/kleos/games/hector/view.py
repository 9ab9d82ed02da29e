# interpreted: msgspec structs are no native classes
"""The seam between truth and players: what each viewer may know of a position, chapter 11 of the ledger.

A hidden thing has no field. `Side` is what every onlooker knows of a player; `Own` is what the player alone knows.

True without a line of their own: HA-11-07.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kleos.core.game import READERS, VIEWS
from kleos.core.observation import Observation, observed, reader
from kleos.core.players import Player
from kleos.games.hector.cards import PILES
from kleos.games.hector.moves import GAME
from kleos.games.hector.older import upgrade
from kleos.games.hector.seeing import SHAPES, see
from kleos.games.hector.state import HectorState

# What tables from outside may hold: `game.observation` reads no other numbers, and no longer lists.
Few = Annotated[int, Meta(ge=0, le=9)]
Seat = Annotated[int, Meta(ge=1, le=2)]
Count = Annotated[int, Meta(ge=0, le=999)]
Battles = Annotated[int, Meta(ge=1, le=10**9)]
Names = Annotated[tuple[str, ...], Meta(max_length=99)]
FOUR = Meta(min_length=PILES, max_length=PILES)
PerPile = Annotated[tuple[Names, ...], FOUR]
CountPerPile = Annotated[tuple[Count, ...], FOUR]


class Pile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army pile as onlookers know it. HA-11-01, HA-11-05, HA-R-38."""

    size: Count
    exhausted: bool
    known: Names  # certainly here, or drawn from here into the hidden hand
    perhaps: Names  # a copy turned up: the other one may be it, twice as likely here as elsewhere
    secrets: Count  # cards that came back with the owner alone knowing them


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A played army card."""

    card: str
    covered: bool
    token: bool


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows of one player. HA-11-02."""

    seat: Seat
    people: str  # greek, trojan, or "" before the seats are drawn
    piles: Annotated[tuple[Pile, ...], FOUR]  # fronts 1, 2, 3, home
    battle_pile: Few  # 1..3, 4 = home, 0 = not yet fixed
    row: Annotated[tuple[Place, ...], Meta(max_length=5)]
    hand: Few
    story: Names  # of the hand: "+" drawn, "^" from home, "R3" shown, "?5" gone unseen beside 5 other options
    touched: Annotated[tuple[Few, ...], Meta(max_length=4)]  # piles drawn from in this battle
    hero: str  # none, hand, deployed
    open_hero: str  # its colour, once it is open: HA-11-04
    hero_pile: Few
    hero_bottom: Few  # heroes put under the pile in this battle
    heroes_left: str  # colours in hero pile and hand together
    heroes_lost: str
    favour: Few
    shame: Few
    removed: Names  # army cards seen leaving the game
    removed_unseen: CountPerPile  # others, by the pile they came from
    superiority: Count


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only the player himself knows. HA-11-03."""

    hand: Names
    hand_from_home: Names
    hero: str
    hero_bottom: str  # in order, next to come up first
    known: PerPile  # per pile
    perhaps: PerPile
    removed_unseen: PerPile  # per pile they came from


class Fate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the tile would show and score after a turn, for seats 1 and 2, by what this viewer knows."""

    turn: str
    colours: tuple[str, str]
    scores: tuple[Count, Count]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the last battle was decided. HA-07-01, HA-11-04: heroes laid open then, "" for one that stayed hidden."""

    battle: Battles
    winner: Few  # seat, 0 = tied
    fled: bool
    scores: tuple[Count, Count] | None  # none after a retreat: HA-08-10
    heroes: tuple[str, str]


class Asked(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is decided or drawn now, and what it is about; a field that does not belong to the step is left out."""

    step: str
    seat: Seat  # who decides; of a draw, whose cards or heroes
    pile: Few | None = None  # a card is drawn from: 1..3, 4 = home
    count: Few | None = None  # cards or heroes that are still to come


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as one viewer sees it."""

    battle: Battles
    round: Few
    asked: Asked | None  # None when the game is over
    actor: Few | Literal["chance"] | None  # 1, 2, "chance"
    stream: str
    attacker: Few  # 0 before the seats are drawn
    number: Few
    source: Few  # pile of the attacker's vanguard, 0 = none yet
    tile: Few  # 0 = none
    facing: Few
    stock: Annotated[tuple[Few, ...], Meta(max_length=6)]  # tiles still face down, as a set
    winner: Few  # of the battle being settled, 0 = none
    fled: bool
    revealed: bool
    last: Result | None
    fates: Annotated[tuple[Fate, ...], Meta(max_length=3)]  # leave, cw, ccw; empty without a tile
    sides: tuple[Side, Side]
    own: Own | None
    outcome: tuple[Few, str, str] | None  # winning seat or 0, reason, clause


SHAPES.asked, SHAPES.fate, SHAPES.own, SHAPES.pile = Asked, Fate, Own, Pile
SHAPES.place, SHAPES.result, SHAPES.side, SHAPES.table = Place, Result, Side, Table


def view(state: HectorState, viewer: Player | None) -> Observation:
    """Make one viewer's observation; None is a spectator."""
    return observed(state, viewer, see(state, -1 if viewer is None else viewer))


VIEWS[GAME] = view
READERS[GAME] = reader(Table, older=upgrade)
