"""One player's hand and supply, and his cities as masks of city numbers; the pieces in the cities are on the board."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from kleos.games.hellas.cards import GOD, GREEK, GREEKS, NO_CARD, SHIPS, Kind
from kleos.games.hellas.hexes import size

UNKNOWN: Final = -1


@mypyc_attr(acyclic=True)
@final
class Side:
    """What belongs to one player."""

    __slots__ = (
        "crowded",
        "docks",
        "fresh",
        "full",
        "gods",
        "greeks",
        "hand",
        "held",
        "manned",
        "open_card",
        "pairs",
        "peered",
        "reach",
        "ships",
        "shown",
        "taken",
        "unseen",
        "with_two_greeks",
    )

    def __init__(self, source: "Side | None") -> None:
        if source is not None:
            self.hand: list[int] = source.hand[:]
            self.gods: list[int] = source.gods[:]
            self.unseen: list[int] = source.unseen[:]
            self.shown: list[int] = source.shown[:]
            self.peered: list[int] = source.peered[:]
            self.fresh: list[int] = source.fresh[:]
            self.taken: list[int] = source.taken[:]
            self.open_card: int = source.open_card
            self.reach: int = source.reach
            self.greeks: int = source.greeks
            self.ships: int = source.ships
            self.held: int = source.held
            self.manned: int = source.manned
            self.with_two_greeks: int = source.with_two_greeks
            self.full: int = source.full
            self.docks: int = source.docks
            self.pairs: int = source.pairs
            self.crowded: int = source.crowded
            return
        self.hand = []  # kinds, sorted
        self.gods = [0, 0, 0]  # hand cards by god
        self.unseen = [0, 0, 0]  # drawn in the running reinforcement, not looked at: HE-REIN-07
        self.shown = []  # hand cards that everybody knows: taken back openly by HE-EFF-14
        self.peered = []  # hand cards that the rival alone knows: stolen from him
        self.fresh = []  # drawn this turn: HE-GOD-08
        self.taken = []  # stolen this turn
        self.reach = UNKNOWN  # the windows that some hand card may be laid in, when asked since the hand last changed
        self.open_card = NO_CARD  # the last own card that took effect: HE-R-24
        self.greeks = GREEKS  # supply: HE-SET-01
        self.ships = SHIPS
        self.held = 0  # cities
        self.manned = 0  # those with a Greek
        self.with_two_greeks = 0  # those with two Greeks or more
        self.full = 0  # those with three Greeks
        self.docks = 0  # those with a ship
        self.pairs = 0  # those with two ships or more
        self.crowded = 0  # those with three ships

    # The hand.

    def gain(self, kind: Kind) -> None:
        """Take a card into the hand."""
        hand = self.hand
        self.reach = UNKNOWN
        hand.append(kind)
        if len(hand) > 1 and hand[-2] > kind:
            hand.sort()
        self.gods[GOD[kind]] += 1

    def lose(self, kind: Kind) -> bool:
        """Take a card out of the hand; True if everybody knew that it was there."""
        self.hand.remove(kind)
        self.reach = UNKNOWN
        self.gods[GOD[kind]] -= 1
        if kind in self.shown:
            self.shown.remove(kind)
            return True
        if self.peered.count(kind) > self.taken.count(kind):  # HE-R-15: one stolen this turn is not the one that goes
            self.peered.remove(kind)
        return False

    def blur(self, god: int) -> None:
        """A card of this god is about to go unseen: only the rival still knows what he knew."""
        self.peered += [kind for kind in self.shown if GOD[kind] == god]
        self.shown = [kind for kind in self.shown if GOD[kind] != god]

    def is_usable(self, kind: Kind) -> bool:
        """HE-R-15: more copies in hand than were gained this turn."""
        if not self.fresh and not self.taken:
            return kind in self.hand
        return self.hand.count(kind) > self.fresh.count(kind) + self.taken.count(kind)

    def end_turn(self) -> None:
        """HE-R-15: what was drawn may be used from now on."""
        if self.fresh:
            self.fresh = []
        if self.taken:
            self.taken = []

    def cities(self) -> int:
        """How many cities the player holds."""
        return size(self.held)

    def room(self, piece: int, mask: int) -> int:
        """How many pieces these own cities can still take: one for each count from nothing to three not yet there."""
        if piece == GREEK:
            return size(mask & ~self.manned) + size(mask & ~self.with_two_greeks) + size(mask & ~self.full)
        return size(mask & ~self.docks) + size(mask & ~self.pairs) + size(mask & ~self.crowded)

    def count_hand(self) -> None:
        """Count the hand by god."""
        self.reach = UNKNOWN
        self.gods = [0, 0, 0]
        for kind in self.hand:
            self.gods[GOD[kind]] += 1
