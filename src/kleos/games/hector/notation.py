"""Position notation: a state as three short lines of text. `position_reader.py` reads them.

    battle=1 phase=action attacker=1 actor=2 tile=1@3 number=2 source=2 stock=23456 round=1
    one piles=12,7,12,12 at=2 row=R3,Y4* hand=B1,N2,N2 hero=G heroes=RBYPN
    two piles=12,7,12,12 at=2 row=B1<P hand=G1,G2,G3,G4 hero=P box=2

The keys of the first line are in `head_notation.py`. Lines may also be separated by `/`. What is left out has its
value from the set-up. Cards not named lie unseen in the piles; if the piles are too small for them, the rest has left
the game. `x` after a pile: exhausted; `*`: token; `<`: covered by the hero; `^`: drawn from home. Cards in piles
(`in1=` .. `inhome=`) are known to all; `R3-` only to the owner, `R3+` only to onlookers, `R3~` to nobody for certain.
A letter (`R3b`) names the copy where it matters.
"""

from typing import Final

from kleos.core.positions import write_keys
from kleos.games.hector.cards import (
    BIT,
    CARD_NAMES,
    COLOURS,
    KIND_NAMES,
    PILES,
    bits,
)
from kleos.games.hector.head_notation import HEAD_LINE, PILE_KEYS
from kleos.games.hector.side import DREW, DREW_HOME, GONE, NO_HERO, Side
from kleos.games.hector.state import POSITION_WRITERS, HectorState

SIDE_KEYS: Final = ("one", "two")
KNOWN_MARKS: Final = ("~", "-", "+", "")  # by owner's and onlookers' knowledge


def write_position(state: HectorState) -> str:
    """The state as text."""
    return "\n".join([" ".join(write_keys(HEAD_LINE, state)), write_side(state, 0), write_side(state, 1)])


def write_side(state: HectorState, player: int) -> str:
    """One player's things."""
    side = state.sides[player]
    groups = [
        ("row", [(card, row_mark(side, place)) for place, card in enumerate(side.row)]),
        ("hand", [(card, hand_mark(side, card)) for card in side.hand]),
    ]
    for pile in range(PILES):
        groups.append(
            (f"in{PILE_KEYS[pile]}", [(card, KNOWN_MARKS[knowledge(side, card)]) for card in sorted(side.seen[pile])])
        )
    groups.append(("gone", [(card, "") for card in bits(side.gone & ~side.unseen_gone)]))
    groups.append(("lost", [(card, lost_mark(side, card)) for card in bits(side.unseen_gone)]))
    lettered = kinds_out_of_order([card for _, cards in groups for card, _ in cards])
    piles = [f"{side.sizes[k]}{'x' if side.exhausted >> k & 1 else ''}" for k in range(PILES)]
    words = [SIDE_KEYS[player], "piles=" + ",".join(piles), f"at={PILE_KEYS[side.pile]}"]
    for key, cards in groups:
        if cards:
            names = [(CARD_NAMES if card >> 1 in lettered else KIND_NAMES_OF)[card] + mark for card, mark in cards]
            words.append(f"{key}=" + ",".join(names))
    words.extend(write_heroes(side))
    words.extend(write_knowledge(side))
    return " ".join(words)


KIND_NAMES_OF: Final[list[str]] = [KIND_NAMES[card >> 1] for card in range(len(CARD_NAMES))]


def row_mark(side: Side, place: int) -> str:
    """Cover and token of a played card."""
    return ("<" if place == side.cover else "") + ("*" if side.tokens >> place & 1 else "")


def hand_mark(side: Side, card: int) -> str:
    """Whether a hand card came from home in place of the battle pile, and whether onlookers know of it."""
    return ("^" if side.zone(card) != side.pile else "") + ("+" if side.known & BIT[card] else "")


def lost_mark(side: Side, card: int) -> str:
    """The pile that an unseen loss came from."""
    return f"@{PILE_KEYS[side.zone(card)]}" + ("+" if side.known & BIT[card] else "")


def knowledge(side: Side, card: int) -> int:
    """Who is certain of a card in a pile: bit 0 the owner, bit 1 onlookers."""
    return (1 if side.own & BIT[card] else 0) | (2 if side.known & BIT[card] else 0)


def kinds_out_of_order(cards: list[int]) -> set[int]:
    """Kinds whose copies are not named in the order a, b: these need their letters."""
    named: dict[int, int] = {}
    wrong = set()
    for card in cards:
        if card & 1 != named.get(card >> 1, 0):
            wrong.add(card >> 1)
        named[card >> 1] = named.get(card >> 1, 0) + 1
    return wrong


def write_heroes(side: Side) -> list[str]:
    """Heroes, tokens and shame."""
    words = []
    if side.hero != NO_HERO:
        words.append(f"hero={COLOURS[side.hero]}{'!' if side.deployed else ''}")
    tail = "".join(COLOURS[colour] for colour in side.tail)
    pile = "".join(COLOURS[colour] for colour in sorted(side.heroes))
    words.append(f"heroes={pile}{'|' + tail if tail else ''}")
    dead = "".join(COLOURS[colour] for colour in range(len(COLOURS)) if side.lost_heroes >> colour & 1)
    if dead:
        words.append(f"fallen={dead}")
    words.append(f"box={side.favour}")
    if side.shame:
        words.append(f"shame={side.shame}")
    return words


def write_knowledge(side: Side) -> list[str]:
    """What the battle's memory holds."""
    words = []
    if side.story:
        words.append("story=" + ",".join(tell(event) for event in side.story))
    if side.touched:
        words.append("touched=" + ",".join(PILE_KEYS[k] for k in range(PILES) if side.touched >> k & 1))
    if any(side.secrets):
        words.append("secrets=" + ",".join(str(count) for count in side.secrets))
    for key, first in (("perhaps", 0), ("mine", PILES)):
        doubts = [
            f"{name}@{PILE_KEYS[k]}"
            for k in range(PILES)
            for kind, name in enumerate(KIND_NAMES)
            if side.doubts[first + k] >> kind & 1
        ]
        if doubts:
            words.append(f"{key}=" + ",".join(doubts))
    return words


def tell(event: int) -> str:
    """One event of a hand's story: drawn, drawn from home, shown, or gone unseen beside so many other options."""
    if event >= 0:
        return KIND_NAMES[event]
    if event == DREW:
        return "."
    return "^" if event == DREW_HOME else f"?{GONE - event}"


POSITION_WRITERS.append(write_position)
