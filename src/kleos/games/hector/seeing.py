"""Observations put together, compiled: `view.py` says what their parts are, and hands the structs over.

Names of cards are kept by mask, and the places of a row once each: most of what a viewer sees was there a move ago.
"""

from typing import Any, Final, final

from kleos.core.players import CHANCE_SEAT, NOBODY
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
from kleos.games.hector.cards import COLOURS, KIND_NAMES, KINDS, PILES, Kind
from kleos.games.hector.encode import gone_from, is_open, known_in, lying_in, pairs
from kleos.games.hector.fate import turned
from kleos.games.hector.moves import CLOCKWISE, COUNTER, LEAVE
from kleos.games.hector.scoring import score_row
from kleos.games.hector.side import DRAWN, NO_COVER, NO_HERO, Side

MOST_KEPT: Final = 20_000  # masks whose names are kept; then all are forgotten
NOTHING: Final[tuple[str, ...]] = ()
NO_ONE: Final = (0, 0, 0, 0)
UNKNOWN: Final[list[tuple[str, ...]]] = [NOTHING] * PILES
NOTHING_IN_PILES: Final = tuple(UNKNOWN)
COLOUR_SETS: Final[list[str]] = [
    "".join([colour for k, colour in enumerate(COLOURS) if mask >> k & 1]) for mask in range(1 << len(COLOURS))
]
PILE_SETS: Final[list[tuple[int, ...]]] = [
    tuple([pile + 1 for pile in range(PILES) if mask >> pile & 1]) for mask in range(1 << PILES)
]
TURN_WORDS: Final = ((LEAVE, "leave"), (CLOCKWISE, "turn cw"), (COUNTER, "turn ccw"))


@final
class Shapes:
    """The structs of an observation, and what has been made of them."""

    __slots__ = (
        "asked",
        "card_names",
        "fate",
        "kind_names",
        "own",
        "pile",
        "place",
        "places",
        "result",
        "side",
        "table",
    )

    def __init__(self) -> None:
        self.asked: Any = None
        self.fate: Any = None
        self.own: Any = None
        self.pile: Any = None
        self.place: Any = None
        self.result: Any = None
        self.side: Any = None
        self.table: Any = None
        self.places: list[Any] = [None] * (4 * KINDS)  # by kind, covered, token
        self.card_names: dict[int, tuple[str, ...]] = {}
        self.kind_names: dict[int, tuple[str, ...]] = {}


SHAPES: Final = Shapes()


def see(state: Battlefield, viewer: int) -> Any:
    """The table of one viewer; -1 is a spectator."""
    at_chance = state.to_act == CHANCE_SEAT
    seated = state.phase != SEATING
    outcome = state.outcome
    return SHAPES.table(
        state.battle,
        state.round,
        see_asked(state, at_chance),
        "chance" if at_chance else None if state.to_act == NOBODY else state.to_act + 1,
        state.stream if at_chance else "",
        state.attacker + 1 if seated else 0,
        state.number,
        0 if state.source == NO_SOURCE else state.source + 1,
        0 if state.tile == NO_TILE else state.tile + 1,
        state.facing,
        tuple([tile + 1 for tile in state.stock]),
        0 if state.winner == TIED else state.winner + 1,
        state.fled,
        state.revealed,
        see_last(state.last),
        see_fates(state, viewer),
        (see_side(state, 0), see_side(state, 1)),
        None if viewer < 0 else see_own(state.sides[viewer]),
        None if outcome is None else outcome.told(),
    )


def see_asked(state: Battlefield, at_chance: bool) -> Any:
    """The phase as a question: who decides, or what is drawn."""
    if state.phase == OVER:
        return None
    return SHAPES.asked(
        PHASE_NAMES[state.phase],
        (state.drawer if at_chance else state.to_act) + 1,
        state.draw_from + 1 if at_chance and state.phase <= LAST_CARD_DRAW else None,
        state.due if state.due else None,
    )


def see_last(last: list[int]) -> Any:
    """How the last battle was decided."""
    if not last:
        return None
    fled = last[2] == 1
    scores = None if fled else (last[3], last[4])
    return SHAPES.result(last[0], last[1] + 1, fled, scores, (colour_of(last[5]), colour_of(last[6])))


def colour_of(hero: int) -> str:
    """The colour of a hero, if there is one."""
    return "" if hero == NO_HERO else COLOURS[hero]


def see_fates(state: Battlefield, viewer: int) -> tuple[Any, ...]:
    """Preview the three turns of the tile; a rival hero in hand lends no colour, for nobody knows it."""
    if state.tile == NO_TILE:
        return ()
    one, two = state.sides
    heroes = (known_hero(state, one, viewer == 0), known_hero(state, two, viewer == 1))
    values = (deployed_value(state, 0, one), deployed_value(state, 1, two))
    edges = state.rules.components.tiles[state.tile]
    fates: list[Any] = []
    for turn, name in TURN_WORDS:
        facing = turned(state.facing, turn)
        first = edges[facing if state.greek == 0 else (facing + 2) & 3]
        second = edges[facing if state.greek == 1 else (facing + 2) & 3]
        scores = (score_row(one, first, heroes[0]) + values[0], score_row(two, second, heroes[1]) + values[1])
        fates.append(SHAPES.fate(name, (COLOURS[first], COLOURS[second]), scores))
    return tuple(fates)


def known_hero(state: Battlefield, side: Side, is_own: bool) -> int:
    """A hero as far as the viewer knows it."""
    return side.hero if is_own or is_open(state, side) else NO_HERO


def deployed_value(state: Battlefield, player: int, side: Side) -> int:
    """What a hero on the table adds to the score."""
    return state.hero_value(player, side.hero) if side.deployed and side.cover != NO_COVER else 0


# A player.


def card_names(cards: int) -> tuple[str, ...]:
    """Name the cards of a mask by kind alone. HA-R-49."""
    if not cards:
        return NOTHING
    kept, told = SHAPES.card_names, pairs(cards)
    found = kept.get(told)
    if found is None:
        names: list[str] = []
        for kind in range(KINDS):
            if told >> 2 * kind & 1:
                names.append(KIND_NAMES[kind])
                if told >> 2 * kind & 2:
                    names.append(KIND_NAMES[kind])
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[told] = tuple(names)
    return found


def kind_names(mask: int) -> tuple[str, ...]:
    """Name the kinds of a mask of kinds."""
    if not mask:
        return NOTHING
    kept = SHAPES.kind_names
    found = kept.get(mask)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[mask] = tuple([KIND_NAMES[kind] for kind in range(KINDS) if mask >> kind & 1])
    return found


def tell(event: int) -> str:
    """One event of a hand's story."""
    if event >= 0:
        return KIND_NAMES[event]
    if event == sides.DREW:
        return "+"
    return "^" if event == sides.DREW_HOME else f"?{sides.GONE - event}"


def see_place(kind: Kind, covered: bool, token: bool) -> Any:
    """A card in the row, made once."""
    at = kind << 2 | covered << 1 | token
    found = SHAPES.places[at]
    if found is None:
        found = SHAPES.places[at] = SHAPES.place(KIND_NAMES[kind], covered, token)
    return found


def see_row(side: Side) -> tuple[Any, ...]:
    """The cards laid."""
    found: list[Any] = []
    place, cover, tokens = 0, side.cover, side.tokens
    for card in side.row:
        found.append(see_place(card >> 1, place == cover, tokens >> place & 1 == 1))
        place += 1
    return tuple(found)


def see_piles(side: Side) -> tuple[Any, ...]:
    """The army piles as onlookers know them."""
    found: list[Any] = []
    there = list(known_in(side, lying_in(side)) if side.known else NO_ONE)
    for pile in range(PILES):
        found.append(
            SHAPES.pile(
                side.sizes[pile],
                side.exhausted >> pile & 1 == 1,
                card_names(there[pile]),
                kind_names(side.doubts[pile]),
                side.secrets[pile],
            )
        )
    return tuple(found)


def see_side(state: Battlefield, player: int) -> Any:
    """What everybody knows of one player."""
    side = state.sides[player]
    in_hand = side.hero != NO_HERO and not side.deployed
    left = 1 << side.hero if in_hand else 0
    for hero in side.heroes:
        left |= 1 << hero
    for hero in side.tail:
        left |= 1 << hero
    return SHAPES.side(
        player + 1,
        PEOPLES[state.people(player)] if state.phase != SEATING else "",
        see_piles(side),
        side.pile + 1 if state.number else 0,
        see_row(side),
        len(side.hand),
        tuple([tell(event) for event in side.story]),
        PILE_SETS[side.touched],
        "hand" if in_hand else "deployed" if side.deployed else "none",
        COLOURS[side.hero] if is_open(state, side) else "",
        len(side.heroes) + len(side.tail),
        len(side.tail),
        COLOUR_SETS[left],
        COLOUR_SETS[side.lost_heroes],
        side.favour,
        side.shame,
        card_names(side.gone & ~side.unseen_gone),
        NO_ONE if not side.unseen_gone else tuple([cards.bit_count() for cards in gone_from(side)]),
        side.superiority,
    )


def see_own(side: Side) -> Any:
    """What only the player himself knows."""
    hand = home = 0
    for card in side.hand:
        hand |= 1 << card
        if side.spot[card] - DRAWN != side.pile:
            home |= 1 << card
    known = [card_names(cards & side.own) for cards in lying_in(side)] if side.own else UNKNOWN
    gone = [card_names(cards) for cards in gone_from(side)] if side.unseen_gone else UNKNOWN
    return SHAPES.own(
        card_names(hand),
        card_names(home),
        colour_of(side.hero),
        "".join([COLOURS[colour] for colour in side.tail]),
        tuple(known),
        tuple([kind_names(mask) for mask in side.doubts[PILES:]]) if side.own_doubted else NOTHING_IN_PILES,
        tuple(gone),
    )
