# interpreted: msgspec structs are no native classes
"""The seam between truth and players: what each viewer may know of a position, chapter 11 of the ledger.

A hidden thing has no field. `Side` is what every onlooker knows of a player; `Own` is what the player alone knows.

True without a line of their own: HA-11-07.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kleos.core.game import READERS, VIEWS
from kleos.core.observation import Observation, observed, reader, result_of
from kleos.core.players import ACTORS, CHANCE_SEAT, Player
from kleos.games.hector import side as sides
from kleos.games.hector.battlefield import (
    LAST_CARD_DRAW,
    NO_SOURCE,
    NO_TILE,
    OVER,
    PEOPLES,
    PHASE_NAMES,
    SEATING,
    TIED,
    Battlefield,
)
from kleos.games.hector.cards import COLOURS, KIND_NAMES, PILES, bits
from kleos.games.hector.fate import turned
from kleos.games.hector.moves import CLOCKWISE, COUNTER, GAME, LEAVE
from kleos.games.hector.older import upgrade
from kleos.games.hector.scoring import score_row
from kleos.games.hector.side import NO_COVER, NO_HERO
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


def kinds(cards: list[int]) -> tuple[str, ...]:
    """Name cards by kind alone. HA-R-49."""
    return tuple(KIND_NAMES[card >> 1] for card in sorted(cards))


def mask_kinds(mask: int) -> tuple[str, ...]:
    """Name the kinds of a mask of kinds."""
    return tuple(name for kind, name in enumerate(KIND_NAMES) if mask >> kind & 1)


def colours(heroes: list[int]) -> str:
    """Name heroes by their colours, as a set."""
    return "".join(COLOURS[colour] for colour in sorted(heroes))


def view_pile(side: sides.Side, pile: int) -> Pile:
    """One army pile."""
    known = [card for card in bits(side.known) if side.zone(card) == pile]
    return Pile(
        size=side.sizes[pile],
        exhausted=bool(side.exhausted >> pile & 1),
        known=kinds(known),
        perhaps=mask_kinds(side.doubts[pile]),
        secrets=side.secrets[pile],
    )


def tell(event: int) -> str:
    """One event of a hand's story."""
    if event >= 0:
        return KIND_NAMES[event]
    if event == sides.DREW:
        return "+"
    return "^" if event == sides.DREW_HOME else f"?{sides.GONE - event}"


def is_open(state: Battlefield, side: sides.Side) -> bool:
    """HA-11-04: a hero is open once deployed, or revealed at scoring."""
    return side.hero != NO_HERO and (side.deployed or state.revealed)


def view_side(state: Battlefield, player: int) -> Side:
    """What everybody knows of one player."""
    side = state.sides[player]
    hero = "none" if side.hero == NO_HERO else "deployed" if side.deployed else "hand"
    hidden = [side.hero] if hero == "hand" else []
    unseen = bits(side.unseen_gone)
    return Side(
        seat=player + 1,
        people=PEOPLES[state.people(player)] if state.phase != SEATING else "",
        piles=tuple(view_pile(side, pile) for pile in range(PILES)),
        battle_pile=side.pile + 1 if state.number else 0,
        row=tuple(
            Place(KIND_NAMES[card >> 1], place == side.cover, bool(side.tokens >> place & 1))
            for place, card in enumerate(side.row)
        ),
        hand=len(side.hand),
        story=tuple(tell(event) for event in side.story),
        touched=tuple(pile + 1 for pile in range(PILES) if side.touched >> pile & 1),
        hero=hero,
        open_hero=COLOURS[side.hero] if is_open(state, side) else "",
        hero_pile=len(side.heroes) + len(side.tail),
        hero_bottom=len(side.tail),
        heroes_left=colours(side.heroes + side.tail + hidden),
        heroes_lost=colours([colour for colour in range(len(COLOURS)) if side.lost_heroes >> colour & 1]),
        favour=side.favour,
        shame=side.shame,
        removed=kinds(bits(side.gone & ~side.unseen_gone)),
        removed_unseen=tuple(sum(side.zone(card) == pile for card in unseen) for pile in range(PILES)),
        superiority=side.superiority,
    )


def view_own(state: Battlefield, player: int) -> Own:
    """What only the player himself knows."""
    side = state.sides[player]
    from_home = [card for card in side.hand if side.zone(card) != side.pile]
    unseen = bits(side.unseen_gone)
    return Own(
        hand=kinds(side.hand),
        hand_from_home=kinds(from_home),
        hero="" if side.hero == NO_HERO else COLOURS[side.hero],
        hero_bottom="".join(COLOURS[colour] for colour in side.tail),
        known=tuple(kinds([card for card in bits(side.own) if side.zone(card) == pile]) for pile in range(PILES)),
        perhaps=tuple(mask_kinds(side.doubts[PILES + pile]) for pile in range(PILES)),
        removed_unseen=tuple(kinds([card for card in unseen if side.zone(card) == pile]) for pile in range(PILES)),
    )


def view_fates(state: Battlefield, viewer: int) -> tuple[Fate, ...]:
    """Preview the three turns of the tile; a rival hero in hand lends no colour, for nobody knows it."""
    if state.tile == NO_TILE:
        return ()
    fates = []
    edges = state.rules.components.tiles[state.tile]
    for turn, name in ((LEAVE, "leave"), (CLOCKWISE, "turn cw"), (COUNTER, "turn ccw")):
        facing = turned(state.facing, turn)
        shown: list[str] = []
        scores: list[int] = []
        for player in (0, 1):
            side = state.sides[player]
            edge = edges[facing if player == state.greek else (facing + 2) & 3]
            hero = side.hero if player == viewer or is_open(state, side) else NO_HERO
            deployed = state.hero_value(player, side.hero) if side.deployed and side.cover != NO_COVER else 0
            shown.append(COLOURS[edge])
            scores.append(score_row(side, edge, hero) + deployed)
        fates.append(Fate(name, (shown[0], shown[1]), (scores[0], scores[1])))
    return tuple(fates)


def view_last(last: list[int]) -> Result | None:
    """How the last battle was decided."""
    if not last:
        return None
    battle, winner, fled, one, two, *heroes = last
    first, second = ("" if hero == NO_HERO else COLOURS[hero] for hero in heroes)
    return Result(battle, winner + 1, bool(fled), None if fled else (one, two), (first, second))


def view_asked(state: Battlefield) -> Asked | None:
    """The phase as a question: who decides, or what is drawn."""
    if state.phase == OVER:
        return None
    at_chance = state.to_act == CHANCE_SEAT
    return Asked(
        step=PHASE_NAMES[state.phase],
        seat=(state.drawer if at_chance else state.to_act) + 1,
        pile=state.draw_from + 1 if at_chance and state.phase <= LAST_CARD_DRAW else None,
        count=state.due or None,
    )


def view(state: HectorState, viewer: Player | None) -> Observation:
    """Make one viewer's observation; None is a spectator."""
    actor = ACTORS[state.to_act]
    at_chance = state.to_act == CHANCE_SEAT
    table = Table(
        battle=state.battle,
        round=state.round,
        asked=view_asked(state),
        actor=actor.seat if isinstance(actor, Player) else "chance" if at_chance else None,
        stream=state.stream if at_chance else "",
        attacker=state.attacker + 1 if state.phase != SEATING else 0,
        number=state.number,
        source=0 if state.source == NO_SOURCE else state.source + 1,
        tile=0 if state.tile == NO_TILE else state.tile + 1,
        facing=state.facing,
        stock=tuple(tile + 1 for tile in sorted(state.stock)),
        winner=0 if state.winner == TIED else state.winner + 1,
        fled=state.fled,
        revealed=state.revealed,
        last=view_last(state.last),
        fates=view_fates(state, -1 if viewer is None else viewer),
        sides=(view_side(state, 0), view_side(state, 1)),
        own=None if viewer is None else view_own(state, viewer),
        outcome=result_of(state.outcome),
    )
    return observed(state, viewer, table)


VIEWS[GAME] = view
READERS[GAME] = reader(Table, older=upgrade)
