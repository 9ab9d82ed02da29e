"""A position as bits for learners, written straight from the state: what `view.py` tells a viewer, and nothing else.

The sections below are the one list of features; the functions write their words in that order. Cards are counted by
kind in two words: heroes, then soldiers (two bits each), equipment and added cards. What an attack would meet
(`see_strike`) follows from the rest and has no bits.
"""

from typing import Final

from kleos.core.agenda import BOTTOM
from kleos.core.features import CODE, FeatureTable, Section, number, packer, thermometer
from kleos.core.players import CHANCE_SEAT
from kleos.games.olympus.board import ENDS, PHASE_NAMES, SKIP_NAMES, Board
from kleos.games.olympus.cards import (
    CARDS,
    COLOURS,
    FIRST_ADDED,
    FIRST_EQUIPMENT,
    FIRST_SOLDIER,
    GHOST,
    HEROES,
    KIND_NAMES,
    KINDS,
    NO_CARD,
    SEVEN,
    SLOT_NAMES,
    SOLDIERS,
    Slot,
)
from kleos.games.olympus.moves import GAME
from kleos.games.olympus.side import Side
from kleos.games.olympus.steps import STEPS, holds_card, names_unit
from kleos.games.olympus.values import attack_value, defence_value, is_silenced

VERSION: Final = 1
WHO: Final = ("mine", "rival")
END_INDEX: Final[dict[str, int]] = {reason: k for k, (reason, _) in enumerate(ENDS)}
HERO_NAMES: Final = tuple(KIND_NAMES[:HEROES])
OTHER_NAMES: Final = tuple(KIND_NAMES[HEROES:])
SOLDIER_NAMES: Final = tuple(KIND_NAMES[FIRST_SOLDIER:FIRST_EQUIPMENT])
EQUIPMENT_NAMES: Final = tuple(KIND_NAMES[FIRST_EQUIPMENT:FIRST_ADDED])
ADDED_NAMES: Final = tuple(KIND_NAMES[FIRST_ADDED:])
FRAMES: Final = 8  # of the agenda, the next one first; random games needed five, what lies deeper is cut
LOOKED: Final = 6  # MOST_CARDS of questions.py
MOST_STRENGTH: Final = 20
MOST_A: Final = 255
MOST_B: Final = (1 << 20) - 1
MOST_C: Final = (1 << 24) - 1

# What lies between the players.
HEAD: Final = Section()
HEAD.word()
SEAT: Final = HEAD.one_of("seat", "1", "2")  # the viewer's; a spectator has none and sees seat 1 as his own
ACTOR: Final = HEAD.one_of("actor", *WHO, "chance")
ACTIVE: Final = HEAD.one_of("active", *WHO)
STARTER: Final = HEAD.one_of("starter", *WHO)
PHASE: Final = HEAD.one_of("phase", *PHASE_NAMES)
SKIP: Final = HEAD.one_of("skip", *SKIP_NAMES)
SCORE: Final = (HEAD.thermometer("score mine", SEVEN), HEAD.thermometer("score rival", SEVEN))
BOARD_MARKERS: Final = HEAD.set_of("markers", *COLOURS)
TURN: Final = HEAD.number("turn", 10)
DECK: Final = HEAD.number("deck", 7)
LOOKED_AT: Final = HEAD.number("looked", 7)
HEAD.word()
PLAYED: Final = HEAD.number("played", 5)
DISCARDED: Final = HEAD.number("discarded", 7)
TAIL: Final = HEAD.number("tail", 7)
WON: Final = HEAD.one_of("won", *WHO, "nobody")
END: Final = HEAD.one_of("end", *[reason for reason, _ in ENDS])
DEPTH: Final = HEAD.number("frames", 9)
ASKED: Final = HEAD.one_of("asked", *WHO)
ASKED_UNIT: Final = HEAD.one_of("asked unit", *SLOT_NAMES)
ASKED_FALLEN: Final = HEAD.one_of("asked fallen", *SLOT_NAMES)
HEAD.word()
STEP: Final = HEAD.one_of("step", *STEPS.by_name)
HEAD.word()
HEAD.one_of("asked hero", *HERO_NAMES)
HEAD.word()
HEAD.one_of("asked other card", *OTHER_NAMES)
HEAD.word()
HEAD.set_of("discarded heroes", *HERO_NAMES)
HEAD.word()
HEAD.counts("discarded soldiers", 2, *SOLDIER_NAMES)
HEAD.set_of("discarded equipment", *EQUIPMENT_NAMES)
HEAD.set_of("discarded added", *ADDED_NAMES)
for frame_number in range(FRAMES):
    HEAD.word()
    HEAD.number(f"frame {frame_number} step", 6)  # 0 = no frame, or a step's place in the list + 1
    HEAD.flag(f"frame {frame_number} mine")
    HEAD.number(f"frame {frame_number} a", 8)  # + 1: a unit may be none
    HEAD.number(f"frame {frame_number} b", 20)
    HEAD.number(f"frame {frame_number} c", 24)
FRAME_MINE: Final = 6
FRAME_A: Final = 7
FRAME_B: Final = 15
FRAME_C: Final = 35

# What everybody knows of a player.
SIDE: Final = Section()


def list_cards(section: Section, name: str) -> None:
    """List a set of cards, two words."""
    section.word()
    section.set_of(f"{name} heroes", *HERO_NAMES)
    section.word()
    section.counts(f"{name} soldiers", 2, *SOLDIER_NAMES)
    section.set_of(f"{name} equipment", *EQUIPMENT_NAMES)
    section.set_of(f"{name} added", *ADDED_NAMES)


list_cards(SIDE, "known")
HAND: Final = SIDE.number("hand", 7)
CLOSED: Final = SIDE.number("closed", 7)
MARKERS: Final = SIDE.set_of("markers", *COLOURS)
for slot_name in SLOT_NAMES:
    SIDE.word()
    SIDE.one_of(f"{slot_name} hero", *HERO_NAMES)
    SIDE.word()
    SIDE.one_of(f"{slot_name} other unit", *OTHER_NAMES)
    SIDE.one_of(f"{slot_name} equipment", *EQUIPMENT_NAMES, *ADDED_NAMES)
    SIDE.flag(f"{slot_name} attacked")
    SIDE.flag(f"{slot_name} granted")
    SIDE.flag(f"{slot_name} silenced")
    SIDE.number(f"{slot_name} grants", 6)
    SIDE.word()
    SIDE.thermometer(f"{slot_name} attack", MOST_STRENGTH)
    SIDE.thermometer(f"{slot_name} defence", MOST_STRENGTH)
    SIDE.number(f"{slot_name} damage", 10)
EQUIPMENT: Final = len(OTHER_NAMES)
ATTACKED: Final = EQUIPMENT + len(EQUIPMENT_NAMES) + len(ADDED_NAMES)  # then: granted, silenced
GRANTS: Final = ATTACKED + 3
DEFENCE: Final = MOST_STRENGTH
DAMAGE: Final = 2 * MOST_STRENGTH

# What the player alone knows.
OWN: Final = Section()
for list_name in ("hand", "betrayed", "rival's hand", "closed", "looked"):
    list_cards(OWN, list_name)
OWN.word()
OWN.one_of("fresh hero", *HERO_NAMES)
OWN.word()
OWN.one_of("fresh other card", *OTHER_NAMES)
FRESH_KNOWN: Final = OWN.flag("fresh known")  # to the rival too
NOTHING_OWN: Final = bytes(OWN.words * 8)

# Codes: a kind + 1; of cards under the pile 0 where the viewer does not know it, and 128 more where his rival does. A
# spectator reads there who knows the card, a bit for each seat.
FEATURES: Final = FeatureTable(GAME, VERSION)
FEATURES.section("", HEAD)
FEATURES.section("mine ", SIDE)
FEATURES.section("rival ", SIDE)
FEATURES.section("own ", OWN)
FEATURES.codes("own looked", LOOKED)  # in order
FEATURES.codes("order", CARDS)  # the discard pile from its bottom, then the cards under the draw pile
TRUTH_FEATURES: Final = FeatureTable(GAME, VERSION)
TRUTH_FEATURES.section("", HEAD)
TRUTH_FEATURES.section("mine ", SIDE)
TRUTH_FEATURES.section("rival ", SIDE)
TRUTH_FEATURES.section("own ", OWN)
TRUTH_FEATURES.section("rival's own ", OWN)
TRUTH_FEATURES.codes("looked", LOOKED)  # by whoever looks
TRUTH_FEATURES.codes("order", CARDS)  # every kind told
PACK_ONE: Final = packer(1)
PACK_TWO: Final = packer(2)
PACK_THREE: Final = packer(3)
PACK_FIVE: Final = packer(5)
NO_CARDS: Final = bytes(2 * 8)
NO_UNITS: Final = [bytes(count * 3 * 8) for count in range(len(SLOT_NAMES) + 1)]
UNITS: Final[dict[int, bytes]] = {}  # by all that a unit shows
MOST_UNITS: Final = 50_000
DISCARDS: Final[dict[bytes, bytes]] = {}  # by their codes
MOST_DISCARDS: Final = 10_000
CODE_OF_KIND: Final = bytes([*range(1, 256), 0])  # a kind + 1
NO_FRAMES: Final = [bytes(count * 8) for count in range(FRAMES + 1)]
NO_CODES: Final = [bytes(count) for count in range(CARDS + 1)]
RIVAL_KNOWS: Final = 1 << CODE - 1
# By kind, from the soldiers on: where its bit lies in the second word of a set of cards.
BIT_OF: Final[list[int]] = [
    0 if kind < HEROES else 2 * (kind - HEROES) if kind < FIRST_EQUIPMENT else kind - HEROES + SOLDIERS
    for kind in range(KINDS)
]


def encode(state: Board, viewer: int, truth: bool) -> bytes:
    """What a seat knows, or a spectator (-1); with the truth also what its rival alone knows."""
    first = 0 if viewer < 0 else viewer
    parts: list[bytes] = []
    discard = bytes(state.discard).translate(CODE_OF_KIND)
    write_head(parts, state, viewer, first)
    parts.append(discard_words(discard, state.discard))
    write_frames(parts, state, first)
    write_side(parts, state, first)
    write_side(parts, state, 1 - first)
    if viewer < 0:
        parts.append(NOTHING_OWN)
    else:
        write_own(parts, state, viewer)
    if truth:
        write_own(parts, state, 1 - first)
    write_codes(parts, state, discard, viewer, truth)
    return b"".join(parts)


def write_head(parts: list[bytes], state: Board, viewer: int, first: int) -> None:
    """Turn and score; who is asked what about which card and unit; and how the game ended."""
    asked = state.played << PLAYED | len(state.discard) << DISCARDED | len(state.tail) << TAIL
    outcome = state.outcome
    if outcome is not None:
        winner = 2 if outcome.winner is None else int(outcome.winner) ^ first
        asked |= 1 << WON + winner | 1 << END + END_INDEX[outcome.reason]
    frame, card, question = state.top, NO_CARD, 0
    if frame is not BOTTOM:
        step, unit = frame.step, frame.a
        question = 1 << STEP + step.index
        asked |= depth_of(state) << DEPTH | 1 << ASKED + (frame.player ^ first)
        if names_unit(step):
            if unit >= GHOST:
                asked |= 1 << ASKED_FALLEN + unit - GHOST
            elif unit >= 0:
                asked |= 1 << ASKED_UNIT + unit
            if len(step.fields) > 1 and step.fields[1] == "effect":
                card = state.rules.box.origin[frame.b][0]
        elif holds_card(step):
            card = unit
    hero, other = card_bits(card)
    parts.append(PACK_FIVE(turn_bits(state, viewer, first), asked, question, hero, other))


def turn_bits(state: Board, viewer: int, first: int) -> int:
    """Turn, score and piles."""
    word = 1 << PHASE + state.phase | 1 << SKIP + state.skip | state.board_markers << BOARD_MARKERS
    if viewer >= 0:
        word |= 1 << SEAT + viewer
    if state.to_act < CHANCE_SEAT:
        word |= 1 << ACTOR + (state.to_act ^ first)
    elif state.to_act == CHANCE_SEAT:
        word |= 1 << ACTOR + CHANCE_SEAT
    word |= 1 << ACTIVE + (state.active ^ first) | 1 << STARTER + (state.starter ^ first)
    score = state.score if first == 0 else -state.score
    word |= thermometer(score, SEVEN) << SCORE[0] | thermometer(-score, SEVEN) << SCORE[1]
    return word | number(state.turn, 10) << TURN | state.deck << DECK | len(state.looked) << LOOKED_AT


def depth_of(state: Board) -> int:
    """How many frames lie on the agenda."""
    count, frame = 0, state.top
    while frame.below is not None:
        count += 1
        frame = frame.below
    return number(count, 9)


def write_frames(parts: list[bytes], state: Board, first: int) -> None:
    """The agenda, the next frame first."""
    frame, left = state.top, FRAMES
    while frame.below is not None and left:
        a, b, c = frame.a + 1, frame.b, frame.c
        a = a if a < MOST_A else MOST_A
        b = b if b < MOST_B else MOST_B
        c = c if c < MOST_C else MOST_C
        word = frame.step.index + 1 | (frame.player == first) << FRAME_MINE
        parts.append(PACK_ONE(word | a << FRAME_A | b << FRAME_B | c << FRAME_C))
        frame = frame.below
        left -= 1
    parts.append(NO_FRAMES[left])


# Cards.


def card_bits(kind: int) -> tuple[int, int]:
    """One card, or none: a hero, or another card."""
    if kind >= HEROES:
        return 0, 1 << kind - HEROES
    return 1 << kind if kind >= 0 else 0, 0


def write_cards(parts: list[bytes], kinds: list[int], extra: int) -> None:
    """A set of cards; of two equal soldiers the second has a bit of its own."""
    if not kinds and not extra:
        parts.append(NO_CARDS)
        return
    heroes, others = 0, extra
    for kind in kinds:
        if kind < HEROES:
            heroes |= 1 << kind
        else:
            bit = 1 << BIT_OF[kind]
            others |= bit << 1 if others & bit else bit
    parts.append(PACK_TWO(heroes, others))


def discard_words(codes: bytes, kinds: list[int]) -> bytes:
    """The set of cards in the discard pile, kept by their order: between two draws it seldom changes."""
    found = DISCARDS.get(codes)
    if found is None:
        if len(DISCARDS) >= MOST_DISCARDS:
            DISCARDS.clear()
        parts: list[bytes] = []
        write_cards(parts, kinds, 0)
        found = DISCARDS[codes] = parts[0]
    return found


def write_codes(parts: list[bytes], state: Board, discard: bytes, viewer: int, truth: bool) -> None:
    """What has an order: the cards looked at, the discard pile, and the cards under the draw pile."""
    order: list[int] = []
    rival = 1 - viewer
    for place in range(len(state.tail)):
        kind, knowers = state.tail[place], state.knowers[place]
        if viewer < 0:
            order.append(knowers)
        else:
            told = kind + 1 if truth or knowers >> viewer & 1 else 0
            order.append(told | RIVAL_KNOWS if knowers >> rival & 1 else told)
    looked = 0
    if state.looked and (truth or state.top.player == viewer):
        seen = [kind + 1 for kind in state.looked[:LOOKED]]
        looked = len(seen)
        parts.append(bytes(seen))
    parts.append(NO_CODES[LOOKED - looked])
    parts.append(discard)
    if order:
        parts.append(bytes(order))
    parts.append(NO_CODES[CARDS - len(discard) - len(order)])


# A player.


def write_side(parts: list[bytes], state: Board, player: int) -> None:
    """What everybody knows of a player."""
    side = state.sides[player]
    write_cards(parts, side.open, len(side.hand) << HAND | len(side.closed) << CLOSED | side.markers << MARKERS)
    slot, empty = 0, 0
    for kind in side.unit:
        if kind < 0:
            empty += 1
        else:
            if empty:
                parts.append(NO_UNITS[empty])
                empty = 0
            parts.append(unit_bytes(state, side, player, slot))
        slot += 1
    parts.append(NO_UNITS[empty])


def unit_bytes(state: Board, side: Side, player: int, slot: Slot) -> bytes:
    """A unit with its values as they stand now; what it looks like recurs, so its bits are kept."""
    attack, defence = attack_value(state, player, slot), defence_value(state, player, slot)
    attack = attack if attack < MOST_STRENGTH else MOST_STRENGTH
    defence = defence if defence < MOST_STRENGTH else MOST_STRENGTH
    marks = side.done[slot] | side.again[slot] << 1 | is_silenced(state, player, slot) << 2
    key = side.unit[slot] | side.equipment[slot] + 1 << 7 | marks << 14 | attack << 17
    key |= (
        (defence if defence > 0 else 0) << 22 | number(side.damage[slot], 10) << 27 | number(side.grants[slot], 6) << 37
    )
    found = UNITS.get(key)
    if found is None:
        if len(UNITS) >= MOST_UNITS:
            UNITS.clear()
        found = UNITS[key] = unit_words(side, slot, marks, attack, defence)
    return found


def unit_words(side: Side, slot: Slot, marks: int, attack: int, defence: int) -> bytes:
    """The words of a unit."""
    hero, other = card_bits(side.unit[slot])
    other |= marks << ATTACKED | number(side.grants[slot], 6) << GRANTS
    equipment = side.equipment[slot]
    if equipment >= 0:
        other |= 1 << EQUIPMENT + equipment - FIRST_EQUIPMENT
    values = thermometer(attack, MOST_STRENGTH) | thermometer(defence, MOST_STRENGTH) << DEFENCE
    return PACK_THREE(hero, other, values | number(side.damage[slot], 10) << DAMAGE)


def write_own(parts: list[bytes], state: Board, player: int) -> None:
    """What a player alone knows."""
    side = state.sides[player]
    write_cards(parts, side.hand, 0)
    write_cards(parts, side.peered, 0)
    write_cards(parts, state.sides[1 - player].peered, 0)
    write_cards(parts, side.closed, 0)
    asked = state.top.player
    if state.looked and asked == player:
        write_cards(parts, state.looked, 0)
    else:
        parts.append(NO_CARDS)
    if state.fresh == NO_CARD or (asked != player and not state.fresh_known):
        parts.append(NO_CARDS)
    else:
        hero, other = card_bits(state.fresh)
        parts.append(PACK_TWO(hero, other | state.fresh_known << FRESH_KNOWN))
