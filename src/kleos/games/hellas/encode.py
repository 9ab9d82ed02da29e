"""A position as bits for learners, written straight from the state: what `view.py` tells a viewer, and nothing else.

The sections below are the one list of features; the functions write their words in that order. Cities are sets of tile
numbers, as the sides keep them: those with a Greek, with two, with three. The map is encoded once for each layout and
kept with it. Threats follow from the rest and have no bits.
"""

from typing import Final

from kleos.core.agenda import BOTTOM, Frame
from kleos.core.features import FeatureTable, Section, number, packer
from kleos.core.players import CHANCE_SEAT
from kleos.games.hellas.board import ACTION_NAMES, ENDS, Board
from kleos.games.hellas.cards import (
    CARD_NAMES,
    CARDS_EACH,
    GOD,
    GOD_NAMES,
    GODS,
    HAND_LIMIT,
    KINDS_EACH,
    NO_CARD,
    PLAYERS,
    TEMPLE,
)
from kleos.games.hellas.hexes import EDGE_NAMES, TILES, Layout
from kleos.games.hellas.moves import GAME
from kleos.games.hellas.side import Side
from kleos.games.hellas.steps import STEPS

VERSION: Final = 1
WHO: Final = ("mine", "rival")
END_INDEX: Final[dict[str, int]] = {clause: k for k, (_, clause) in enumerate(ENDS)}
CITY_NAMES: Final = tuple([str(city) for city in range(TILES)])
FLAG_NAMES: Final = ("free", "landed", "even", "calm", "far", "extra", "proof")
DEEP: Final = 3  # GOD_LIMIT: of one kind in a hand
CHAIN: Final = PLAYERS * HAND_LIMIT
MOST_A: Final = (1 << 24) - 1
MOST_B: Final = 511
MOST_C: Final = 31

# What lies between the players.
HEAD: Final = Section()
HEAD.word()
SEAT: Final = HEAD.one_of("seat", "1", "2")  # the viewer's; a spectator has none and sees seat 1 as his own
ACTOR: Final = HEAD.one_of("actor", *WHO, "chance")
ACTIVE: Final = HEAD.one_of("active", *WHO)
ACTION: Final = HEAD.one_of("action", *ACTION_NAMES)
FLAGS: Final = HEAD.set_of("flags", *FLAG_NAMES)
COAST_TRY: Final = HEAD.number("coast try", 5)
PILE: Final = HEAD.number("pile", 5)
ASKED: Final = HEAD.one_of("asked", *WHO)
CHAIN_BY: Final = HEAD.one_of("chain by", *WHO)
WON: Final = HEAD.one_of("won", *WHO, "nobody")
END: Final = HEAD.one_of("end", *[clause for _, clause in ENDS])
TURN: Final = HEAD.number("turn", 12)
DEPTH: Final = HEAD.number("frames", 3)
HEAD.word()
STEP: Final = HEAD.one_of("step", *STEPS.by_name)
BASE: Final = HEAD.one_of("base step", *STEPS.by_name)
HEAD.word()
TOP_A: Final = HEAD.number("asked a", 24)
TOP_B: Final = HEAD.number("asked b", 9)
TOP_C: Final = HEAD.number("asked c", 5)
BASE_PLAYER: Final = HEAD.one_of("base", *WHO)
BASE_A: Final = HEAD.number("base a", 9)
CHAINED: Final = HEAD.number("chain", 4)
TURNED: Final = HEAD.number("turned", 5)
HEAD.word()
FORCE: Final = HEAD.number("fight force", 6)
ATTACK_PLUS: Final = HEAD.number("fight attack plus", 7)
DEFENCE_PLUS: Final = HEAD.number("fight defence plus", 7)
OVER_WATER: Final = HEAD.flag("fight over water")
EQUAL: Final = HEAD.flag("fight equal")
CREWS: Final = HEAD.flag("fight crews")
FIGHTS: Final = HEAD.number("fights", 7)
STEPS_LEFT: Final = HEAD.number("steps left", 7)
STEPS_MADE: Final = HEAD.number("steps made", 7)
TAIL: Final = HEAD.number("tail", 5)
ASIDE: Final = HEAD.number("aside", 5)
HEAD.word()
NEW: Final = HEAD.set_of("new", *CITY_NAMES)
ATTACKED: Final = HEAD.set_of("attacked", *CITY_NAMES)
HEAD.word()
TARGET: Final = HEAD.one_of("fight target", *CITY_NAMES)
ABOUT: Final = HEAD.one_of("asked city", *CITY_NAMES)
HEAD.word()
PILES: Final = [HEAD.number(f"{god} pile", 5) for god in GOD_NAMES]
OLD: Final = [HEAD.number(f"{god} old", 5) for god in GOD_NAMES]
DISCARDED: Final = [HEAD.number(f"{god} discarded", 5) for god in GOD_NAMES]

# What everybody knows of a player.
SIDE: Final = Section()
HALF: Final = TILES
SIDE.word()
SIDE.set_of("held", *CITY_NAMES)
SIDE.set_of("with one Greek", *CITY_NAMES)
SIDE.word()
SIDE.set_of("with two Greeks", *CITY_NAMES)
SIDE.set_of("with three Greeks", *CITY_NAMES)
SIDE.word()
SIDE.set_of("with one ship", *CITY_NAMES)
SIDE.set_of("with two ships", *CITY_NAMES)
SIDE.word()
SIDE.set_of("with three ships", *CITY_NAMES)
OPEN_CARD: Final = SIDE.one_of("open card", *CARD_NAMES)
GREEKS: Final = SIDE.number("Greeks", 4)
SHIPS: Final = SIDE.number("ships", 4)
SIDE.word()
HAND: Final = [SIDE.number(f"{god} hand", 3) for god in GOD_NAMES]
UNSEEN: Final = [SIDE.number(f"{god} unseen", 3) for god in GOD_NAMES]
FRESH: Final = [SIDE.number(f"{god} fresh", 3) for god in GOD_NAMES]
TAKEN: Final = [SIDE.number(f"{god} taken", 3) for god in GOD_NAMES]
GOD_CARDS: Final = [tuple(CARD_NAMES[god * KINDS_EACH : (god + 1) * KINDS_EACH]) for god in range(GODS)]
LAST_GOD: Final = (GODS - 1) * KINDS_EACH  # its first kind: two gods fill a word


def list_cards(section: Section, name: str) -> None:
    """List a set of cards, two words."""
    section.word()
    section.counts(f"{name} {GOD_NAMES[0]}", DEEP, *GOD_CARDS[0])
    section.counts(f"{name} {GOD_NAMES[1]}", DEEP, *GOD_CARDS[1])
    section.word()
    section.counts(f"{name} {GOD_NAMES[2]}", DEEP, *GOD_CARDS[2])


list_cards(SIDE, "shown")

# What the player alone knows.
OWN: Final = Section()
for list_name in ("hand", "fresh", "taken", "betrayed", "rival's hand", "rival's taken"):
    list_cards(OWN, list_name)
NOTHING_OWN: Final = bytes(OWN.words * 8)

# The map, a tile after the other; coordinates are those of `Tile.q` and `Tile.r` + 32.
TILE: Final = Section()
TILE.word()
THERE: Final = TILE.flag("there")
CELL: Final = (TILE.number("r", 6), TILE.number("q", 6))[0]  # as `cell_at` packs them
EDGES: Final = TILE.set_of("water", *EDGE_NAMES)
HAS_TEMPLE: Final = TILE.flag("temple")
LAND: Final = TILE.set_of("near over land", *CITY_NAMES)
TILE.word()
SEA: Final = TILE.set_of("near over water", *CITY_NAMES)
CONTACT: Final = TILE.set_of("in contact", *CITY_NAMES)


def table(truth: bool) -> FeatureTable:
    """The sections in their order."""
    features = FeatureTable(GAME, VERSION)
    features.section("", HEAD)
    features.section("mine ", SIDE)
    features.section("rival ", SIDE)
    features.section("own ", OWN)
    if truth:
        features.section("rival's own ", OWN)
    for tile in range(TILES):
        features.section(f"tile {tile} ", TILE)
    for god in GOD_NAMES:
        features.codes(f"{god} discards", CARDS_EACH)  # a kind + 1, from the bottom
    features.codes("chain", CHAIN)  # a kind + 1, answers last
    features.codes("tiles", TILES)  # a kind + 1: those turned up, those under the pile, those set aside
    return features


FEATURES: Final = table(False)
TRUTH_FEATURES: Final = table(True)
PACK_TWO: Final = packer(2)
PACK_HEAD: Final = packer(HEAD.words)
PACK_SIDE: Final = packer(SIDE.words - 2)
PACK_MAP: Final = packer(TILES * TILE.words)
NO_CARDS: Final = bytes(2 * 8)
NO_CODES: Final = [bytes(count) for count in range(TILES + 1)]
# By step: which of a frame's numbers is the city that it is about; 0 = none.
ABOUT_OF: Final[list[int]] = [
    next((k + 1 for k, field in enumerate(step.fields) if field in ("city", "origin", "last")), 0)
    for step in STEPS.by_name.values()
]


def encode(state: Board, viewer: int, truth: bool) -> bytes:
    """What a seat knows, or a spectator (-1); with the truth also what its rival alone knows."""
    first = 0 if viewer < 0 else viewer
    mine, rival = state.sides[first], state.sides[1 - first]
    parts = [head_bytes(state, viewer, first)]
    write_side(parts, mine)
    write_side(parts, rival)
    if viewer < 0:
        parts.append(NOTHING_OWN)
    else:
        write_own(parts, mine, rival)
    if truth:
        write_own(parts, rival, mine)
    parts.append(map_of(state.layout))
    for kinds in state.discards:
        write_codes(parts, kinds, CARDS_EACH)
    write_codes(parts, state.chain, CHAIN)
    if state.turned or state.tail or state.aside:
        write_codes(parts, state.turned + state.tail + state.aside, TILES)
    else:
        parts.append(NO_CODES[TILES])
    return b"".join(parts)


def head_bytes(state: Board, viewer: int, first: int) -> bytes:
    """What lies between the players."""
    steps, asked = frame_bits(state, first)
    target = 1 << TARGET + state.target if state.target else 0
    return PACK_HEAD(
        turn_bits(state, viewer, first),
        steps,
        asked,
        fight_bits(state),
        state.new_cities << NEW | state.attacked << ATTACKED,
        target | city_of(state.top) << ABOUT,
        pile_bits(state),
    )


def turn_bits(state: Board, viewer: int, first: int) -> int:
    """Turn, action and flags."""
    word = 1 << ACTIVE + (state.active ^ first) | 1 << ACTION + state.action | flags_of(state) << FLAGS
    if viewer >= 0:
        word |= 1 << SEAT + viewer
    if state.to_act < CHANCE_SEAT:
        word |= 1 << ACTOR + (state.to_act ^ first)
    elif state.to_act == CHANCE_SEAT:
        word |= 1 << ACTOR + CHANCE_SEAT
    if state.top is not BOTTOM:
        word |= 1 << ASKED + (state.top.player ^ first) | depth_of(state.top) << DEPTH
    if state.chain:
        word |= 1 << CHAIN_BY + (state.chain_by ^ first)
    outcome = state.outcome
    if outcome is not None:
        winner = 2 if outcome.winner is None else int(outcome.winner) ^ first
        word |= 1 << WON + winner | 1 << END + END_INDEX[outcome.clause]
    word |= state.coast_try << COAST_TRY | state.tiles_left() << PILE
    return word | number(state.turn, 12) << TURN


def flags_of(state: Board) -> int:
    """What is on, in the order of FLAG_NAMES."""
    flags = int(state.free_reorganisation) | state.landed << 1 | state.equal_ships << 2 | state.free_voyage << 3
    return flags | state.far_attack << 4 | state.extra_turn << 5 | state.attack_on_card << 6


def depth_of(frame: Frame) -> int:
    """How many frames lie on the agenda: seven at most, in the first deal."""
    count = 0
    while frame.below is not None:
        count += 1
        frame = frame.below
    return number(count, 3)


def frame_bits(state: Board, first: int) -> tuple[int, int]:
    """The question on top, the window below it, and how much lies face up."""
    top = state.top
    word = len(state.chain) << CHAINED | len(state.turned) << TURNED
    if top is BOTTOM:
        return 0, word
    base = state.base()
    a, b, c = top.a, top.b, top.c
    a = a if a < MOST_A else MOST_A
    b = b if b < MOST_B else MOST_B
    c = c if c < MOST_C else MOST_C
    word |= a << TOP_A | b << TOP_B | c << TOP_C
    word |= 1 << BASE_PLAYER + (base.player ^ first) | number(base.a, 9) << BASE_A
    return 1 << STEP + top.step.index | 1 << BASE + base.step.index, word


def fight_bits(state: Board) -> int:
    """The running action, and the tiles beside the map."""
    word = number(state.fights, 7) << FIGHTS | number(state.steps_left, 7) << STEPS_LEFT
    word |= number(state.steps_made, 7) << STEPS_MADE | len(state.tail) << TAIL | len(state.aside) << ASIDE
    if state.target:
        word |= state.force << FORCE | number(state.attack_plus, 7) << ATTACK_PLUS | state.over_water << OVER_WATER
        word |= number(state.defence_plus, 7) << DEFENCE_PLUS
        word |= state.equal_suffices << EQUAL | state.ships_defend << CREWS
    return word


def city_of(frame: Frame) -> int:
    """The city that a question is about, as a set."""
    if frame is BOTTOM:
        return 0
    which = ABOUT_OF[frame.step.index]
    city = frame.a if which == 1 else frame.b if which == 2 else frame.c if which == 3 else 0
    return 1 << city if 0 < city < TILES else 0


def pile_bits(state: Board) -> int:
    """The god cards by number."""
    word = 0
    for god in range(GODS):
        word |= state.piles[god] << PILES[god] | len(state.renewed_from[god]) << OLD[god]
        word |= len(state.discards[god]) << DISCARDED[god]
    return word


# A player.


def write_side(parts: list[bytes], side: Side) -> None:
    """What everybody knows of a player."""
    pieces = side.crowded | number(side.greeks, 4) << GREEKS | number(side.ships, 4) << SHIPS
    if side.open_card != NO_CARD:
        pieces |= 1 << OPEN_CARD + side.open_card
    cards = 0
    for god in range(GODS):
        cards |= side.gods[god] << HAND[god] | side.unseen[god] << UNSEEN[god]
    for kind in side.fresh:
        cards += 1 << FRESH[GOD[kind]]
    for kind in side.taken:
        cards += 1 << TAKEN[GOD[kind]]
    words = PACK_SIDE(
        side.held | side.manned << HALF,
        side.with_two_greeks | side.full << HALF,
        side.docks | side.pairs << HALF,
        pieces,
        cards,
    )
    parts.append(bytes(words))
    write_cards(parts, side.shown)


def write_own(parts: list[bytes], side: Side, rival: Side) -> None:
    """What a player alone knows."""
    write_cards(parts, side.hand)
    write_cards(parts, side.fresh)
    write_cards(parts, side.taken)
    write_cards(parts, side.peered)
    write_cards(parts, rival.peered)
    write_cards(parts, rival.taken)


def write_cards(parts: list[bytes], kinds: list[int]) -> None:
    """A set of cards, for each kind a thermometer."""
    if not kinds:
        parts.append(NO_CARDS)
        return
    one = two = 0
    for kind in kinds:
        if kind < LAST_GOD:
            bit = 1 << DEEP * kind
            while one & bit:
                bit <<= 1
            one |= bit
        else:
            bit = 1 << DEEP * (kind - LAST_GOD)
            while two & bit:
                bit <<= 1
            two |= bit
    parts.append(PACK_TWO(one, two))


# The map, and what has an order.


def map_of(layout: Layout) -> bytes:
    """The tiles, encoded when they are first asked for."""
    if not layout.code:
        words = [0] * (TILES * TILE.words)
        for tile in range(len(layout.cells)):
            word = 1 << THERE | layout.cells[tile] << CELL | layout.edges[tile] << EDGES | layout.land[tile] << LAND
            words[tile * TILE.words] = word | TEMPLE[layout.kinds[tile]] << HAS_TEMPLE
            words[tile * TILE.words + 1] = layout.sea[tile] << SEA | layout.contact[tile] << CONTACT
        layout.code = PACK_MAP(*words)
    return layout.code


def write_codes(parts: list[bytes], kinds: list[int], room: int) -> None:
    """Kinds in their order, a byte each."""
    if kinds:
        parts.append(bytes([kind + 1 for kind in kinds]))
    parts.append(NO_CODES[room - len(kinds)])
