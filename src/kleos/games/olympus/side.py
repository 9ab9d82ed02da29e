"""One player's things: hand, units with equipment and damage, markers, and what others know of the hand.

No rule lives here, only where things are and who knows it.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from kleos.games.olympus.cards import CLASSES, NO_CARD, SLOTS, Kind, Slot
from kleos.games.olympus.components import Components

EMPTY: Final = [NO_CARD] * SLOTS
ZEROS: Final = [0] * SLOTS


@mypyc_attr(acyclic=True)
@final
class Side:
    """Where one player's cards and markers are."""

    __slots__ = (
        "again",
        "box",
        "closed",
        "damage",
        "done",
        "equipment",
        "flags",
        "grants",
        "hand",
        "held",
        "markers",
        "marks",
        "open",
        "peered",
        "unit",
        "units",
    )

    def __init__(self, box: Components, source: "Side | None") -> None:
        self.box = box
        if source is not None:
            self.hand: list[int] = source.hand[:]
            self.held: list[int] = source.held[:]
            self.open: list[int] = source.open[:]
            self.peered: list[int] = source.peered[:]
            self.closed: list[int] = source.closed[:]
            self.unit: list[int] = source.unit[:]
            self.equipment: list[int] = source.equipment[:]
            self.damage: list[int] = source.damage[:]
            self.flags: list[int] = source.flags[:]
            self.done: list[int] = source.done[:]
            self.grants: list[int] = source.grants[:]
            self.again: list[int] = source.again[:]
            self.units: int = source.units
            self.marks: int = source.marks
            self.markers: int = source.markers
            return
        self.hand = []  # kinds, ascending
        self.held = [0] * CLASSES  # hand cards by colour class, kept as running sums
        self.open = []  # hand cards that everybody knows
        self.peered = []  # further hand cards that the rival knows
        self.closed = []  # own discards laid face down (open_discard=false)
        self.unit = EMPTY[:]  # kinds by slot
        self.equipment = EMPTY[:]
        self.damage = ZEROS[:]  # damage markers
        self.flags = ZEROS[:]  # standing abilities of unit and equipment together
        self.done = ZEROS[:]  # has attacked in this phase
        self.grants = ZEROS[:]  # further attacks granted for this turn
        self.again = ZEROS[:]  # has let a unit beside attack again in this phase
        self.units = 0
        self.marks = 0  # all flags of the side together
        self.markers = 0  # a bit per colour

    def copy(self) -> "Side":
        """An independent copy."""
        return Side(self.box, self)

    # The hand.

    def gain(self, kind: Kind) -> None:
        """Take a card into the hand."""
        hand = self.hand
        hand.append(kind)
        if len(hand) > 1 and hand[-2] > kind:
            hand.sort()
        self.held[self.box.class_of[kind]] += 1

    def lose(self, kind: Kind) -> bool:
        """Take a card from the hand into the open; True if it was news to somebody."""
        self.hand.remove(kind)
        self.held[self.box.class_of[kind]] -= 1
        if kind in self.open:
            self.open.remove(kind)
            return False
        if kind in self.peered:
            self.peered.remove(kind)
        return True

    def hide(self, kind: Kind) -> None:
        """Lay a hand card face down; others no longer know what the hand holds."""
        self.hand.remove(kind)
        self.held[self.box.class_of[kind]] -= 1
        self.open.clear()
        self.peered.clear()
        self.closed.append(kind)
        self.closed.sort()

    def show_hand(self) -> None:
        """Let the rival see the whole hand."""
        rest = self.hand[:]
        for kind in self.open:
            rest.remove(kind)
        self.peered = rest

    # The board.

    def put(self, slot: Slot, kind: Kind) -> None:
        """Lay a unit into a free slot."""
        self.unit[slot] = kind
        self.units += 1
        self.mark(slot)

    def attach(self, slot: Slot, kind: Kind) -> None:
        """Tuck equipment under a unit."""
        self.equipment[slot] = kind
        self.mark(slot)

    def clear(self, slot: Slot) -> None:
        """Take a unit, its equipment and markers off the board."""
        self.unit[slot] = NO_CARD
        self.equipment[slot] = NO_CARD
        self.damage[slot] = 0
        self.done[slot] = 0
        self.grants[slot] = 0
        self.again[slot] = 0
        self.units -= 1
        self.mark(slot)

    def mark(self, slot: Slot) -> None:
        """Keep the flags of a slot and of the whole side."""
        flags = 0
        if self.unit[slot] >= 0:
            flags = self.box.flags[self.unit[slot]]
            if self.equipment[slot] >= 0:
                flags |= self.box.flags[self.equipment[slot]]
        self.flags[slot] = flags
        f = self.flags
        self.marks = f[0] | f[1] | f[2] | f[3] | f[4] | f[5]

    def permute(self, sources: list[int]) -> None:
        """Rearrange the slots: slot k receives what stood in `sources[k]`. FO-EFF-31: everything goes along."""
        self.unit = [self.unit[k] for k in sources]
        self.equipment = [self.equipment[k] for k in sources]
        self.damage = [self.damage[k] for k in sources]
        self.flags = [self.flags[k] for k in sources]
        self.done = [self.done[k] for k in sources]
        self.grants = [self.grants[k] for k in sources]
        self.again = [self.again[k] for k in sources]

    def end_turn(self) -> None:
        """Forget what counts for one turn alone."""
        self.done = ZEROS[:]
        self.grants = ZEROS[:]
        self.again = ZEROS[:]

    def recount(self) -> None:
        """Work the running sums out anew."""
        self.held = [0] * CLASSES
        for kind in self.hand:
            self.held[self.box.class_of[kind]] += 1
        self.units = sum(1 for kind in self.unit if kind >= 0)
        for slot in range(SLOTS):
            self.mark(slot)
