"""A position as bits for learners, written straight from the state: what `view.py` tells a viewer, and nothing else.

The sections below are the one list of features; the functions write their words in that order. Cards are counted by
kind in two words: heroes, then soldiers (two bits each), equipment and added cards. What an attack would meet
(`see_strike`) follows from the rest and has no bits.
"""

from struct import Struct
from typing import Final

from kleos.core.agenda import BOTTOM
from kleos.core.features import CODE, FeatureTable, Section, number, thermometer
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
    SLOTS,
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
ATTACKED: Final = EQUIPMENT + len(EQUIPMENT_NAMES) + len(ADDED_NAMES)
GRANTED: Final = ATTACKED + 1
SILENCED: Final = ATTACKED + 2
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
NOTHING_OWN: Final = [0] * OWN.words

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
PACK: Final = Struct(f"<{HEAD.words + 2 * SIDE.words + OWN.words}Q").pack
PACK_TRUTH: Final = Struct(f"<{HEAD.words + 2 * SIDE.words + 2 * OWN.words}Q").pack
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
    words: list[int] = []
    write_head(words, state, viewer, first)
    write_asked(words, state, first)
    write_cards(words, state.discard, 0)
    write_frames(words, state, first)
    write_side(words, state, first)
    write_side(words, state, 1 - first)
    if viewer < 0:
        words.extend(NOTHING_OWN)
    else:
        write_own(words, state, viewer)
    if truth:
        write_own(words, state, 1 - first)
        return bytes(PACK_TRUTH(*words)) + codes(state, viewer, True)
    return bytes(PACK(*words)) + codes(state, viewer, False)


def write_head(words: list[int], state: Board, viewer: int, first: int) -> None:
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
    word |= number(state.turn, 10) << TURN | state.deck << DECK | len(state.looked) << LOOKED_AT
    words.append(word)


def write_asked(words: list[int], state: Board, first: int) -> None:
    """Who is asked what about which card and unit, and how the game ended."""
    word = state.played << PLAYED | len(state.discard) << DISCARDED | len(state.tail) << TAIL
    outcome = state.outcome
    if outcome is not None:
        winner = 2 if outcome.winner is None else int(outcome.winner) ^ first
        word |= 1 << WON + winner | 1 << END + END_INDEX[outcome.reason]
    frame = state.top
    if frame is BOTTOM:
        words.append(word)
        words.append(0)
        write_card(words, NO_CARD, 0)
        return
    step, unit, card = frame.step, frame.a, NO_CARD
    if names_unit(step):
        if unit >= GHOST:
            word |= 1 << ASKED_FALLEN + unit - GHOST
        elif unit >= 0:
            word |= 1 << ASKED_UNIT + unit
        if len(step.fields) > 1 and step.fields[1] == "effect":
            card = state.rules.box.origin[frame.b][0]
    elif holds_card(step):
        card = unit
    words.append(word | depth_of(state) << DEPTH | 1 << ASKED + (frame.player ^ first))
    words.append(1 << STEP + step.index)
    write_card(words, card, 0)


def depth_of(state: Board) -> int:
    """How many frames lie on the agenda."""
    count, frame = 0, state.top
    while frame.below is not None:
        count += 1
        frame = frame.below
    return number(count, 9)


def write_frames(words: list[int], state: Board, first: int) -> None:
    """The agenda, the next frame first."""
    frame, left = state.top, FRAMES
    while frame.below is not None and left:
        a, b, c = frame.a + 1, frame.b, frame.c
        a = a if a < MOST_A else MOST_A
        b = b if b < MOST_B else MOST_B
        c = c if c < MOST_C else MOST_C
        word = frame.step.index + 1 | (frame.player == first) << FRAME_MINE
        words.append(word | a << FRAME_A | b << FRAME_B | c << FRAME_C)
        frame = frame.below
        left -= 1
    while left:
        words.append(0)
        left -= 1


# Cards.


def write_card(words: list[int], kind: int, extra: int) -> None:
    """One card, or none."""
    if 0 <= kind < HEROES:
        words.append(1 << kind)
        words.append(extra)
    else:
        words.append(0)
        words.append(extra | 1 << kind - HEROES if kind >= 0 else extra)


def write_cards(words: list[int], kinds: list[int], extra: int) -> None:
    """A set of cards; of two equal soldiers the second has a bit of its own."""
    heroes = others = 0
    for kind in kinds:
        if kind < HEROES:
            heroes |= 1 << kind
        else:
            bit = 1 << BIT_OF[kind]
            others |= bit << 1 if others & bit else bit
    words.append(heroes)
    words.append(others | extra)


def codes(state: Board, viewer: int, truth: bool) -> bytes:
    """What has an order: the cards looked at, the discard pile, and the cards under the draw pile."""
    order = [kind + 1 for kind in state.discard]
    rival = 1 - viewer
    for kind, knowers in zip(state.tail, state.knowers, strict=True):
        if viewer < 0:
            order.append(knowers)
        else:
            told = kind + 1 if truth or knowers >> viewer & 1 else 0
            order.append(told | RIVAL_KNOWS if knowers >> rival & 1 else told)
    seen = state.looked if truth or state.top.player == viewer else state.looked[:0]
    looked = [kind + 1 for kind in seen[:LOOKED]]
    return bytes(looked) + NO_CODES[LOOKED - len(looked)] + bytes(order) + NO_CODES[CARDS - len(order)]


# A player.


def write_side(words: list[int], state: Board, player: int) -> None:
    """What everybody knows of a player."""
    side = state.sides[player]
    write_cards(words, side.open, len(side.hand) << HAND | len(side.closed) << CLOSED | side.markers << MARKERS)
    for slot in range(SLOTS):
        if side.unit[slot] < 0:
            words.append(0)
            words.append(0)
            words.append(0)
        else:
            write_unit(words, state, side, player, slot)


def write_unit(words: list[int], state: Board, side: Side, player: int, slot: Slot) -> None:
    """A unit with its values as they stand now."""
    word = side.done[slot] << ATTACKED | side.again[slot] << GRANTED | number(side.grants[slot], 6) << GRANTS
    if is_silenced(state, player, slot):
        word |= 1 << SILENCED
    if side.equipment[slot] >= 0:
        word |= 1 << EQUIPMENT + side.equipment[slot] - FIRST_EQUIPMENT
    write_card(words, side.unit[slot], word)
    word = thermometer(attack_value(state, player, slot), MOST_STRENGTH)
    word |= thermometer(defence_value(state, player, slot), MOST_STRENGTH) << DEFENCE
    words.append(word | number(side.damage[slot], 10) << DAMAGE)


def write_own(words: list[int], state: Board, player: int) -> None:
    """What a player alone knows."""
    side = state.sides[player]
    write_cards(words, side.hand, 0)
    write_cards(words, side.peered, 0)
    write_cards(words, state.sides[1 - player].peered, 0)
    write_cards(words, side.closed, 0)
    asked = state.top.player
    write_cards(words, state.looked if asked == player else state.looked[:0], 0)
    if state.fresh == NO_CARD or (asked != player and not state.fresh_known):
        words.append(0)
        words.append(0)
    else:
        write_card(words, state.fresh, state.fresh_known << FRESH_KNOWN)
