"""One player's things: piles, hand, row, heroes and tokens, and what owner and onlookers know about them.

Late dealing: a face-down card has no identity until somebody looks. A pile is a size and the list of cards in it that
somebody has seen before; `bag` holds all cards of the side that nobody has seen. A shuffle therefore costs nothing.
No rule lives here, only where things are and who knows it.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from kleos.games.hector.cards import CARDS, FAVOURS, HOME, PILES, VALUE, Kind, Pile

# Where a card is: `spot[card] == zone * STRIDE + position in its list`; zones 0..3 are the piles. All values stay below
# 257, where Python keeps one object per int.
STRIDE: Final = 48
BAG: Final = 4
BAG_START: Final = BAG * STRIDE
OUT: Final = 240  # on the table or out of the game, open to all
DRAWN: Final = 241  # + the pile it came from: in the hand, or gone unseen; onlookers cannot tell it from that pile

# The story of a hand in one battle, as onlookers saw it: kinds shown (>= 0), or one of these.
DREW: Final = -1  # drawn from the battle pile
DREW_HOME: Final = -2  # drawn from home, the battle pile being empty
GONE: Final = -3  # minus the number of other options: discarded unseen (discards=owner_only)

NO_HERO: Final = -1
NO_COVER: Final = -1


def pair_of(card: int) -> int:
    """A card and its twin as a mask. Masks are shifted, not looked up: a list would hold them as objects."""
    return 3 << (card & -2)


@mypyc_attr(acyclic=True)
@final
class Side:
    """Where one player's cards and tokens are."""

    __slots__ = (
        "bag",
        "cover",
        "deployed",
        "doubted",
        "doubts",
        "exhausted",
        "favour",
        "gone",
        "hand",
        "hero",
        "heroes",
        "known",
        "lost_heroes",
        "own",
        "own_doubted",
        "pile",
        "row",
        "secrets",
        "seen",
        "shame",
        "sizes",
        "spot",
        "story",
        "superiority",
        "tail",
        "tokens",
        "topped",
        "touched",
        "unseen_gone",
    )

    def __init__(self, source: "Side | None", army: list[int], heroes: list[int], pile_size: int) -> None:
        if source is not None:
            self.sizes: list[int] = source.sizes[:]
            self.seen: list[list[int]] = [pile[:] for pile in source.seen]
            self.bag: list[int] = source.bag[:]
            self.spot: list[int] = source.spot[:]
            self.known: int = source.known
            self.own: int = source.own
            self.doubted: int = source.doubted
            self.own_doubted: int = source.own_doubted
            # The next four are replaced, never changed: copies share them.
            self.doubts: list[int] = source.doubts
            self.secrets: list[int] = source.secrets
            self.heroes: list[int] = source.heroes
            self.tail: list[int] = source.tail
            self.hand: list[int] = source.hand[:]
            self.row: list[int] = source.row[:]
            self.story: list[int] = source.story[:]
            self.cover: int = source.cover
            self.tokens: int = source.tokens
            self.hero: int = source.hero
            self.deployed: bool = source.deployed
            self.lost_heroes: int = source.lost_heroes
            self.favour: int = source.favour
            self.shame: int = source.shame
            self.gone: int = source.gone
            self.unseen_gone: int = source.unseen_gone
            self.exhausted: int = source.exhausted
            self.pile: int = source.pile
            self.topped: int = source.topped
            self.superiority: int = source.superiority
            self.touched: int = source.touched
            return
        self.sizes = [pile_size] * PILES
        self.seen = [[], [], [], []]  # per pile, in no order that means anything
        self.bag = army[:]
        self.spot = [OUT] * CARDS
        for position, card in enumerate(army):
            self.spot[card] = BAG_START + position
        self.known = 0  # cards that onlookers are certain of: in a pile, or drawn from it unseen
        self.own = 0  # cards that the owner is certain of in a pile
        self.doubted = 0  # kinds that onlookers are in doubt about, in whichever pile
        self.own_doubted = 0  # and the owner
        self.doubts = [0] * (2 * PILES)  # kinds perhaps still in a pile, twice as likely there: onlookers', owner's
        self.secrets = [0] * PILES  # cards that went back with the owner alone knowing them
        self.hand = []  # ascending
        self.row = []  # the cards laid, vanguard first
        self.story = []
        self.heroes = heroes[:]  # face down, in random order
        self.tail = []  # under the pile, in known order: HA-05-20
        self.cover = NO_COVER  # place in the row that the hero covers
        self.tokens = 0  # bit per place in the row
        self.hero = NO_HERO  # in hand or deployed
        self.deployed = False
        self.lost_heroes = 0
        self.favour = FAVOURS  # HA-02-03
        self.shame = 0
        self.gone = 0  # army cards out of the game
        self.unseen_gone = 0  # those of them that onlookers did not see
        self.exhausted = 0  # bit per exhausted front
        self.pile = HOME  # the battle pile; home while there is none
        self.topped = 0  # hand cards drawn from home because the battle pile was empty
        self.superiority = 0  # kept as a running sum
        self.touched = 0  # bit per pile drawn from in this battle

    def copy(self) -> "Side":
        """An independent copy."""
        return Side(self, self.hand, self.hand, 0)

    # Cards come and go.

    def take(self, pile: Pile, card: int) -> None:
        """Lift a card from a pile: one seen there before, or one that nobody has seen."""
        spot = self.spot
        place = spot[card]
        cards = self.bag if place >= BAG_START else self.seen[pile]
        last = cards.pop()
        if last != card:
            cards[place % STRIDE] = last
            spot[last] = place
        self.sizes[pile] -= 1
        self.touched |= 1 << pile

    def put(self, pile: Pile, card: int) -> None:
        """Lay a card, now seen by somebody, into a pile."""
        cards = self.seen[pile]
        self.spot[card] = pile * STRIDE + len(cards)
        cards.append(card)
        self.sizes[pile] += 1

    def draw(self, pile: Pile, card: int) -> None:
        """Take a card into the hand; the owner alone sees it."""
        self.take(pile, card)
        if self.own & pair_of(card) or self.own_doubted >> (card >> 1) & 1:  # most cards are news: no call for them
            self.owner_sees(pile, card)
        self.spot[card] = DRAWN + pile
        self.hold(card)
        if pile == self.pile:
            self.story.append(DREW)
        else:
            self.story.append(DREW_HOME)
            self.topped += 1

    def hold(self, card: int) -> None:
        """Put a card into the hand in its order; with four cards at most this beats a call of `insort`."""
        hand = self.hand
        at = len(hand)
        while at > 0 and hand[at - 1] > card:
            at -= 1
        hand.insert(at, card)

    def release(self, card: int) -> None:
        """Take a card out of the hand; looking for it here beats the comparisons of `remove`."""
        hand = self.hand
        at = 0
        while hand[at] != card:
            at += 1
        hand.pop(at)

    def reveal(self, pile: Pile, card: int) -> None:
        """Turn up a card of a pile for all to see."""
        self.take(pile, card)
        if (self.own | self.known) & pair_of(card) or (self.own_doubted | self.doubted) >> (card >> 1) & 1:
            self.owner_sees(pile, card)
            self.all_see(card, pile)
        self.spot[card] = OUT

    def lose_unseen(self, pile: Pile, card: int) -> None:
        """A card of a pile leaves the game; the owner alone sees it."""
        self.take(pile, card)
        self.owner_sees(pile, card)
        self.spot[card] = DRAWN + pile
        self.unseen_gone |= 1 << card

    def lose_from_hand(self, card: int, others: int) -> None:
        """A hand card leaves the game unseen by onlookers, who saw that so many other options were open."""
        if self.topped:
            self.forget(HOME)  # it may have come from there
        self.release(card)
        self.spot[card] = DRAWN + self.pile
        self.unseen_gone |= 1 << card
        self.story.append(GONE - others)

    def lay(self, card: int) -> None:
        """Play a hand card into the row."""
        self.show(card)
        self.row.append(card)
        self.superiority += VALUE[card]

    def show(self, card: int) -> None:
        """Bring a hand card into the open."""
        self.release(card)
        if self.known & pair_of(card) or self.doubted >> (card >> 1) & 1:
            self.all_see(card, self.pile)
        self.spot[card] = OUT
        self.story.append(card >> 1)

    def has(self, pile: Pile, card: int) -> bool:
        """Ask whether this card could come up from the pile."""
        place = self.spot[card]
        if place >= BAG_START:
            return place < OUT and self.sizes[pile] > len(self.seen[pile])
        return place // STRIDE == pile

    def holds(self, kind: Kind) -> int:
        """The hand card of a kind to use, -1 if there is none; of two the one from the battle pile goes first."""
        found = -1
        for card in self.hand:
            if card >> 1 == kind:
                if not self.topped or self.spot[card] == DRAWN + self.pile:
                    return card
                found = card
        return found

    # Knowledge. The two copies of a kind cannot be told apart (HA-R-49): when one turns up where one was known to lie,
    # nobody can say which it was, so the certainty ends; if the other copy is not accounted for, a doubt is noted. What
    # is noted must not depend on which copy it really was.

    def owner_sees(self, pile: Pile, card: int) -> None:
        """The owner sees a card that came from this pile."""
        if self.own_doubted >> (card >> 1) & 1:
            self.own_doubted ^= 1 << (card >> 1)
            self.settle(PILES, card >> 1)
        own = self.own
        if not own:
            return
        twin = card ^ 1
        if own & (1 << card):
            self.own = own ^ (1 << card)
            if not own & (1 << twin) and self.spot[twin] < OUT:
                self.doubt(PILES + pile, card >> 1)
        elif own & (1 << twin) and self.spot[twin] // STRIDE == pile:
            self.own = own ^ (1 << twin)
            self.doubt(PILES + pile, card >> 1)

    def all_see(self, card: int, pile: Pile) -> None:
        """Onlookers see a card that came from this pile, or from a hand drawn from it (or from home, if topped)."""
        if self.doubted >> (card >> 1) & 1:
            self.doubted ^= 1 << (card >> 1)
            self.settle(0, card >> 1)
        known = self.known
        if not known:
            return
        twin = card ^ 1
        if known & (1 << card):
            zone = self.zone(card)
            known ^= 1 << card
            if not known & (1 << twin):
                if self.spot[twin] != OUT:
                    self.doubt(zone, card >> 1)
            elif self.topped and self.zone(twin) != zone:
                known ^= 1 << twin
            self.known = known
        elif known & (1 << twin):
            zone = self.zone(twin)
            if zone == pile or (self.topped and zone == HOME):
                self.known = known ^ (1 << twin)
                self.doubt(zone, card >> 1)

    def doubt(self, place: int, kind: Kind) -> None:
        """Note that a copy of a kind may or may not still lie in a pile."""
        doubts = self.doubts[:]
        doubts[place] |= 1 << kind
        self.doubts = doubts
        if place < PILES:
            self.doubted |= 1 << kind
        else:
            self.own_doubted |= 1 << kind

    def settle(self, first: int, kind: Kind) -> None:
        """End a doubt about a kind, since one of its copies has turned up."""
        bit = 1 << kind
        for place in range(first, first + PILES):
            if self.doubts[place] & bit:
                doubts = self.doubts[:]
                doubts[place] ^= bit
                self.doubts = doubts

    def zone(self, card: int) -> int:
        """The pile where onlookers believe a known card to be."""
        place = self.spot[card]
        return place - DRAWN if place >= DRAWN else place // STRIDE

    # After the battle.

    def put_back(self, pile: Pile, card: int) -> None:
        """Lay an open card into a pile; all know it there."""
        self.put(pile, card)
        self.known |= 1 << card
        self.own |= 1 << card

    def put_back_hand(self) -> None:
        """Lay the hand into the battle pile unseen; onlookers know how many came from home, not which (HA-R-50)."""
        pile = self.pile
        if self.topped and self.hand:
            self.forget(HOME)
        for card in self.hand:
            self.put(pile, card)
            self.own |= 1 << card
        if self.hand:
            self.secrets = self.secrets[:]
            self.secrets[pile] += len(self.hand)
        self.hand.clear()
        self.story.clear()
        self.topped = 0

    def forget(self, pile: Pile) -> None:
        """Onlookers lose track of what they knew in a pile."""
        for card in range(CARDS):
            if self.known >> card & 1 and self.zone(card) == pile:
                self.known ^= 1 << card

    def merge_home(self, front: int) -> None:
        """Move what is left of a front into the home pile."""
        for card in self.seen[front]:
            self.spot[card] = HOME * STRIDE + len(self.seen[HOME])
            self.seen[HOME].append(card)
        self.seen[front].clear()
        self.sizes[HOME] += self.sizes[front]
        self.sizes[front] = 0
        self.secrets = self.secrets[:]
        self.secrets[HOME] += self.secrets[front]
        self.secrets[front] = 0
        self.doubts = self.doubts[:]
        self.doubts[front] = 0
        self.doubts[PILES + front] = 0
        if self.unseen_gone:
            for card in range(CARDS):
                if self.unseen_gone >> card & 1 and self.zone(card) == front:
                    self.spot[card] = DRAWN + HOME

    def clear_battle(self) -> None:
        """Forget what belongs to one battle alone; the row has been cleared by then."""
        self.story.clear()
        self.pile = HOME
        self.topped = 0
        self.touched = 0

    def placed(self) -> int:
        """Favour tokens on the row."""
        return self.tokens.bit_count()

    # The orders of what lies hidden.

    def orders(self) -> list[list[int]]:
        """The cards that nobody has seen, those seen in each pile, and the heroes."""
        return [self.bag[:], *[pile[:] for pile in self.seen], self.heroes[:]]

    def reorder(self, orders: list[list[int]]) -> None:
        """Lay the same cards in these orders."""
        self.bag, self.seen, self.heroes = orders[0], orders[1 : 1 + PILES], orders[-1]
        for zone, cards in enumerate([*self.seen, self.bag]):
            for position, card in enumerate(cards):
                self.spot[card] = zone * STRIDE + position
