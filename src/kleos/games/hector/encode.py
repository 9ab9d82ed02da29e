"""A position as bits for learners, written straight from the state: what `view.py` tells a viewer, and nothing else.

The sections below are the one list of features; the functions write their words in that order. Kinds are counted, never
copies (HA-R-49): of two copies the first bit says that one is there, the second that both are.
"""

from typing import Final

from kleos.core.features import FeatureTable, Section, number, packer, thermometer
from kleos.core.players import CHANCE_SEAT
from kleos.games.hector.battlefield import (
    ENDS,
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
from kleos.games.hector.cards import COLOURS, FAVOURS, KIND_NAMES, MAX_SHAME, PILE_NAMES, PILES, ROUNDS, Pile
from kleos.games.hector.fate import turned
from kleos.games.hector.moves import CLOCKWISE, COUNTER, GAME, LEAVE, MAX_TILES
from kleos.games.hector.scoring import score_row
from kleos.games.hector.side import DRAWN, NO_COVER, NO_HERO, Side

VERSION: Final = 1
Piles = tuple[int, int, int, int]  # a mask of cards for each pile
END_INDEX: Final[dict[str, int]] = {reason: k for k, (reason, _) in enumerate(ENDS)}
WHO: Final = ("mine", "rival")
MOST_SCORE: Final = 25  # four cards of four, a hero of six and three tokens
EVENTS: Final = 16  # four cards dealt, and in four rounds one discarded, one drawn and one played
EVENT: Final = 6  # bits: 0 none, 1 to 24 a kind shown, 25 drawn, 26 drawn from home, 27 + n gone beside n other options
MOST_EVENT: Final = (1 << EVENT) - 1
KINDS: Final = tuple(KIND_NAMES)
EDGE_NAMES: Final = ("0", "1", "2", "3")
TILE_NAMES: Final = tuple([str(tile + 1) for tile in range(MAX_TILES)])
FIRST_COPIES: Final = 0x5555_5555_5555  # a bit for each kind

# What lies between the players.
HEAD: Final = Section()
HEAD.word()
SEAT: Final = HEAD.one_of("seat", "1", "2")  # the viewer's; a spectator has none and sees seat 1 as his own
ACTOR: Final = HEAD.one_of("actor", *WHO, "chance")
PHASE: Final = HEAD.one_of("phase", *PHASE_NAMES)
GREEK: Final = HEAD.one_of(PEOPLES[0], *WHO)
ATTACKER: Final = HEAD.one_of("attacker", *WHO)
ROUND: Final = HEAD.thermometer("round", ROUNDS)
NUMBER: Final = HEAD.one_of("number", "1", "2", "3", "4")
SOURCE: Final = HEAD.one_of("source", *PILE_NAMES)
TILE: Final = HEAD.one_of("tile", *TILE_NAMES)
FACING: Final = HEAD.one_of("facing", *EDGE_NAMES)
STOCK: Final = HEAD.set_of("stock", *TILE_NAMES)
WINNER: Final = HEAD.one_of("winner", *WHO)
FLED: Final = HEAD.flag("fled")
REVEALED: Final = HEAD.flag("revealed")
HEAD.word()
BATTLE: Final = HEAD.number("battle", 10)
ASKED: Final = HEAD.one_of("asked", *WHO)
DRAW_FROM: Final = HEAD.one_of("asked pile", *PILE_NAMES)
DUE: Final = HEAD.number("asked count", 4)
WON: Final = HEAD.one_of("won", *WHO, "nobody")
END: Final = HEAD.one_of("end", *[reason for reason, _ in ENDS])
LAST_BATTLE: Final = HEAD.number("last battle", 10)
LAST_WINNER: Final = HEAD.one_of("last winner", *WHO, "tied")
LAST_FLED: Final = HEAD.flag("last fled")
LAST_HEROES: Final = (HEAD.one_of("last hero mine", *COLOURS), HEAD.one_of("last hero rival", *COLOURS))
HEAD.word()
LAST_SCORES: Final = (HEAD.number("last score mine", 6), HEAD.number("last score rival", 6))
LEAVE_MINE: Final = HEAD.thermometer("score if left mine", MOST_SCORE)
LEAVE_RIVAL: Final = HEAD.thermometer("score if left rival", MOST_SCORE)
HEAD.word()
TURN_MINE: Final = HEAD.thermometer("score if turned cw mine", MOST_SCORE)
TURN_RIVAL: Final = HEAD.thermometer("score if turned cw rival", MOST_SCORE)
HEAD.word()
HEAD.thermometer("score if turned ccw mine", MOST_SCORE)
HEAD.thermometer("score if turned ccw rival", MOST_SCORE)

# What everybody knows of a player.
SIDE: Final = Section()
SIZE: Final = 48
EXHAUSTED: Final = 54
SECRETS: Final = 55
MOST_SECRETS: Final = 127
for pile_name in PILE_NAMES:
    SIDE.word()
    SIDE.counts(f"{pile_name} known", 2, *KINDS)
    assert SIDE.number(f"{pile_name} size", 6) == SIZE
    assert SIDE.flag(f"{pile_name} exhausted") == EXHAUSTED
    assert SIDE.number(f"{pile_name} secrets", 7) == SECRETS
SIDE.word()
PERHAPS: Final = (SIDE.set_of("front1 perhaps", *KINDS), SIDE.set_of("front2 perhaps", *KINDS))
HAND: Final = SIDE.number("hand", 3)
HERO: Final = SIDE.one_of("hero", "hand", "deployed")
FAVOUR: Final = SIDE.thermometer("favour", FAVOURS)
SHAME: Final = SIDE.thermometer("shame", MAX_SHAME)
SIDE.word()
SIDE.set_of("front3 perhaps", *KINDS)
SIDE.set_of("home perhaps", *KINDS)
OPEN_HERO: Final = SIDE.one_of("open hero", *COLOURS)
HEROES_LOST: Final = SIDE.set_of("heroes lost", *COLOURS)
LAID: Final = len(KINDS) + 2  # bits of a place in the row
COVERED: Final = len(KINDS)
TOKEN: Final = COVERED + 1


def list_place(place: int) -> None:
    """List a place in the row."""
    SIDE.one_of(f"row {place}", *KINDS)
    SIDE.flag(f"row {place} covered")
    SIDE.flag(f"row {place} token")


SIDE.word()
list_place(0)
list_place(1)
BATTLE_PILE: Final = SIDE.one_of("battle pile", *PILE_NAMES)
TOUCHED: Final = SIDE.set_of("touched", *PILE_NAMES)
SIDE.word()
list_place(2)
list_place(3)
HERO_PILE: Final = SIDE.number("hero pile", 3)
HERO_BOTTOM: Final = SIDE.number("hero bottom", 3)
SIDE.word()
list_place(4)
SUPERIORITY: Final = SIDE.thermometer("superiority", MOST_SCORE)
HEROES_LEFT: Final = SIDE.set_of("heroes left", *COLOURS)
SIDE.word()
for event_number in range(EVENTS):
    if event_number == 10:
        SIDE.word()
    SIDE.number(f"story {event_number}", EVENT)
UNSEEN: Final = [SIDE.number(f"{name} removed unseen", 6) for name in PILE_NAMES]
SIDE.word()
SIDE.counts("removed", 2, *KINDS)

# What the player alone knows.
OWN: Final = Section()
OWN.word()
OWN.counts("hand", 2, *KINDS)
OWN_HERO: Final = OWN.one_of("hero", *COLOURS)
OWN.word()
OWN.counts("hand from home", 2, *KINDS)
for pile_name in PILE_NAMES:
    OWN.word()
    OWN.counts(f"{pile_name} known", 2, *KINDS)
for first_pile in (0, 2):
    OWN.word()
    for pile_name in PILE_NAMES[first_pile : first_pile + 2]:
        OWN.set_of(f"{pile_name} perhaps", *KINDS)
    for k in (0, 1, 2):
        OWN.number(f"hero bottom {first_pile // 2 * 3 + k}", 3)  # 0 none, or a colour
for pile_name in PILE_NAMES:
    OWN.word()
    OWN.counts(f"{pile_name} removed unseen", 2, *KINDS)
BOTTOM: Final = 48  # where the heroes under the pile begin
NOTHING_OWN: Final = bytes(OWN.words * 8)
NOTHING: Final = (0, 0, 0, 0)
NO_DOUBTS: Final = bytes(2 * 8)
NOTHING_GONE: Final = bytes(PILES * 8)

FEATURES: Final = FeatureTable(GAME, VERSION)
FEATURES.section("", HEAD)
FEATURES.section("mine ", SIDE)
FEATURES.section("rival ", SIDE)
FEATURES.section("own ", OWN)
TRUTH_FEATURES: Final = FeatureTable(GAME, VERSION)
TRUTH_FEATURES.section("", HEAD)
TRUTH_FEATURES.section("mine ", SIDE)
TRUTH_FEATURES.section("rival ", SIDE)
TRUTH_FEATURES.section("own ", OWN)
TRUTH_FEATURES.section("rival's own ", OWN)
PACK_TWO: Final = packer(2)
PACK_FOUR: Final = packer(PILES)
PACK_HEAD: Final = packer(HEAD.words)
PACK_SIDE: Final = packer(SIDE.words)
PACK_OWN: Final = packer(2 + PILES)


def encode(state: Battlefield, viewer: int, truth: bool) -> bytes:
    """What a seat knows, or a spectator (-1); with the truth also what its rival alone knows."""
    first = 0 if viewer < 0 else viewer
    mine, rival = state.sides[first], state.sides[1 - first]
    lying, lying_there = lying_in(mine), lying_in(rival)
    head = head_bytes(state, viewer, first, truth)
    both = side_bytes(state, mine, lying) + side_bytes(state, rival, lying_there)
    own = NOTHING_OWN if viewer < 0 else own_bytes(mine, lying)
    if truth:
        own += own_bytes(rival, lying_there)
    return head + both + own


def head_bytes(state: Battlefield, viewer: int, first: int, truth: bool) -> bytes:
    """Phase, tile, battle, and what each turn of the tile would score; a hidden hero lends no colour."""
    asked = asked_bits(state, first) | last_bits(state, first)
    last = state.last
    scores = 0
    if last and not last[2]:
        scores = number(last[3 + first], 6) << LAST_SCORES[0] | number(last[4 - first], 6) << LAST_SCORES[1]
    if state.tile == NO_TILE:
        return PACK_HEAD(phase_bits(state, viewer, first), asked, scores, 0, 0)
    one, two, three = fate_scores(state, first, viewer >= 0)
    other, another, third = fate_scores(state, 1 - first, truth)
    return PACK_HEAD(
        phase_bits(state, viewer, first),
        asked,
        scores | one << LEAVE_MINE | other << LEAVE_RIVAL,
        two << TURN_MINE | another << TURN_RIVAL,
        three << TURN_MINE | third << TURN_RIVAL,
    )


def phase_bits(state: Battlefield, viewer: int, first: int) -> int:
    """Phase and tile."""
    phase, to_act = state.phase, state.to_act
    word = 1 << PHASE + phase | state.fled << FLED | state.revealed << REVEALED
    if viewer >= 0:
        word |= 1 << SEAT + viewer
    if to_act < CHANCE_SEAT:
        word |= 1 << ACTOR + (to_act ^ first)
    elif to_act == CHANCE_SEAT:
        word |= 1 << ACTOR + CHANCE_SEAT
    if phase != SEATING:
        word |= 1 << GREEK + (state.greek ^ first) | 1 << ATTACKER + (state.attacker ^ first)
    word |= thermometer(state.round, ROUNDS) << ROUND
    if state.number:
        word |= 1 << NUMBER + state.number - 1
    if state.source != NO_SOURCE:
        word |= 1 << SOURCE + state.source
    if state.tile != NO_TILE:
        word |= 1 << TILE + state.tile
    word |= 1 << FACING + state.facing
    for tile in state.stock:
        word |= 1 << STOCK + tile
    return word | 1 << WINNER + (state.winner ^ first) if state.winner != TIED else word


def asked_bits(state: Battlefield, first: int) -> int:
    """The battle, what is decided or drawn, and how the game ended."""
    word = number(state.battle, 10) << BATTLE | number(state.due, 4) << DUE
    outcome = state.outcome
    if outcome is not None:
        winner = 2 if outcome.winner is None else int(outcome.winner) ^ first
        word |= 1 << WON + winner | 1 << END + END_INDEX[outcome.reason]
    if state.to_act == CHANCE_SEAT:
        word |= 1 << ASKED + (state.drawer ^ first)
        if state.phase <= LAST_CARD_DRAW:
            word |= 1 << DRAW_FROM + state.draw_from
    elif state.phase != OVER:
        word |= 1 << ASKED + (state.to_act ^ first)
    return word


def last_bits(state: Battlefield, first: int) -> int:
    """How the last battle was decided, without its scores."""
    last = state.last
    if not last:
        return 0
    word = number(last[0], 10) << LAST_BATTLE | last[2] << LAST_FLED
    word |= 1 << LAST_WINNER + (2 if last[1] == TIED else last[1] ^ first)
    for who in (0, 1):
        hero = last[5 + (who ^ first)]
        if hero != NO_HERO:
            word |= 1 << LAST_HEROES[who] + hero
    return word


def fate_scores(state: Battlefield, player: int, knows_hero: bool) -> tuple[int, int, int]:
    """The score of a player after each turn of the tile, as thermometers."""
    side = state.sides[player]
    edges = state.rules.components.tiles[state.tile]
    facing = state.facing if player == state.greek else state.facing + 2
    hero = side.hero if knows_hero or is_open(state, side) else NO_HERO
    deployed = state.hero_value(player, side.hero) if side.deployed and side.cover != NO_COVER else 0
    return (
        thermometer(score_row(side, edges[turned(facing, LEAVE) & 3], hero) + deployed, MOST_SCORE),
        thermometer(score_row(side, edges[turned(facing, CLOCKWISE) & 3], hero) + deployed, MOST_SCORE),
        thermometer(score_row(side, edges[turned(facing, COUNTER) & 3], hero) + deployed, MOST_SCORE),
    )


def is_open(state: Battlefield, side: Side) -> bool:
    """HA-11-04: a hero is open once deployed, or revealed at scoring."""
    return side.hero != NO_HERO and (side.deployed or state.revealed)


# A player.


def pairs(cards: int) -> int:
    """Cards by kind: for each kind a bit if there is one, and a second bit if there are two."""
    twins = cards >> 1
    return (cards | twins) & FIRST_COPIES | (cards & twins & FIRST_COPIES) << 1


def lying_in(side: Side) -> Piles:
    """The cards that somebody has seen in each pile."""
    one, two, three, home = side.seen
    return mask_of(one), mask_of(two), mask_of(three), mask_of(home)


def mask_of(cards: list[int]) -> int:
    """Cards as a mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def gone_from(side: Side) -> list[int]:
    """The cards that left the game unseen, by the pile that they came from."""
    found = [0, 0, 0, 0]
    gone = side.unseen_gone
    while gone:
        card = gone.bit_length() - 1
        found[side.spot[card] - DRAWN] |= 1 << card
        gone ^= 1 << card
    return found


def known_in(side: Side, lying: Piles) -> Piles:
    """The cards that onlookers are certain of, by the pile where they lie or from which they were drawn."""
    known = side.known
    one, two, three, home = lying[0] & known, lying[1] & known, lying[2] & known, lying[3] & known
    drawn = known & ~(one | two | three | home)
    while drawn:
        card = drawn.bit_length() - 1
        bit = 1 << card
        pile = side.spot[card] - DRAWN
        if pile == 0:
            one |= bit
        elif pile == 1:
            two |= bit
        elif pile == 2:
            three |= bit
        else:
            home |= bit
        drawn ^= bit
    return one, two, three, home


def side_bytes(state: Battlefield, side: Side, lying: Piles) -> bytes:
    """What everybody knows of a player."""
    known = known_in(side, lying) if side.known else NOTHING
    doubts = side.doubts
    hand = doubts[0] << PERHAPS[0] | doubts[1] << PERHAPS[1] | len(side.hand) << HAND
    if side.hero != NO_HERO:
        hand |= 1 << HERO + side.deployed
    hero = doubts[2] << PERHAPS[0] | doubts[3] << PERHAPS[1] | side.lost_heroes << HEROES_LOST
    if is_open(state, side):
        hero |= 1 << OPEN_HERO + side.hero
    one, two, three = row_bits(state, side)
    early, late = story_bits(side)
    return PACK_SIDE(
        pairs(known[0]) | pile_bits(side, 0),
        pairs(known[1]) | pile_bits(side, 1),
        pairs(known[2]) | pile_bits(side, 2),
        pairs(known[3]) | pile_bits(side, 3),
        hand | thermometer(side.favour, FAVOURS) << FAVOUR | thermometer(side.shame, MAX_SHAME) << SHAME,
        hero,
        one,
        two,
        three,
        early,
        late,
        pairs(side.gone & ~side.unseen_gone),
    )


def pile_bits(side: Side, pile: Pile) -> int:
    """A pile without its cards."""
    secrets = side.secrets[pile]
    word = side.sizes[pile] << SIZE | (side.exhausted >> pile & 1) << EXHAUSTED
    return word | (secrets if secrets < MOST_SECRETS else MOST_SECRETS) << SECRETS


def row_bits(state: Battlefield, side: Side) -> tuple[int, int, int]:
    """The cards laid, two to a word, and the hero pile."""
    one = two = three = place = 0
    tokens, cover = side.tokens, side.cover
    for card in side.row:
        laid = 1 << (card >> 1) | (tokens >> place & 1) << TOKEN
        if place == cover:
            laid |= 1 << COVERED
        if place < 2:
            one |= laid << LAID * place
        elif place < 4:
            two |= laid << LAID * (place - 2)
        else:
            three |= laid
        place += 1
    one |= side.touched << TOUCHED
    if state.number:
        one |= 1 << BATTLE_PILE + side.pile
    bottom = len(side.tail)
    two |= len(side.heroes) + bottom << HERO_PILE | bottom << HERO_BOTTOM
    left = 0 if side.hero == NO_HERO or side.deployed else 1 << side.hero
    for hero in side.heroes:
        left |= 1 << hero
    for hero in side.tail:
        left |= 1 << hero
    return one, two, three | thermometer(side.superiority, MOST_SCORE) << SUPERIORITY | left << HEROES_LEFT


def story_bits(side: Side) -> tuple[int, int]:
    """What happened to the hand in this battle, and how many cards went unseen."""
    one = two = at = 0
    for event in side.story:
        code = event + 1 if event >= 0 else len(KINDS) - event
        if at < 10:
            one |= number(code, EVENT) << at * EVENT
        elif at < EVENTS:
            two |= number(code, EVENT) << (at - 10) * EVENT
        at += 1
    if side.unseen_gone:
        gone = gone_from(side)
        for pile in range(PILES):
            two |= gone[pile].bit_count() << UNSEEN[pile]
    return one, two


def own_bytes(side: Side, lying: Piles) -> bytes:
    """What a player alone knows."""
    hand = home = 0
    for card in side.hand:
        hand |= 1 << card
        if side.spot[card] - DRAWN != side.pile:
            home |= 1 << card
    hand = pairs(hand)
    if side.hero != NO_HERO:
        hand |= 1 << OWN_HERO + side.hero
    own = side.own
    known = PACK_OWN(
        hand,
        pairs(home),
        pairs(lying[0] & own),
        pairs(lying[1] & own),
        pairs(lying[2] & own),
        pairs(lying[3] & own),
    )
    doubts = doubt_bytes(side) if side.own_doubted or side.tail else NO_DOUBTS
    if not side.unseen_gone:
        return known + doubts + NOTHING_GONE
    gone = gone_from(side)
    return known + doubts + PACK_FOUR(pairs(gone[0]), pairs(gone[1]), pairs(gone[2]), pairs(gone[3]))


def doubt_bytes(side: Side) -> bytes:
    """What the owner is in doubt about, and the heroes under the pile in their order."""
    doubts, tail, place = side.doubts, 0, 0
    for hero in side.tail:
        tail |= hero + 1 << 3 * place
        place += 1
    return PACK_TWO(
        doubts[PILES] | doubts[PILES + 1] << PERHAPS[1] | (tail & 511) << BOTTOM,
        doubts[PILES + 2] | doubts[PILES + 3] << PERHAPS[1] | tail >> 9 << BOTTOM,
    )
