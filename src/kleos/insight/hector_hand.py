"""The odds of a hidden hand of Hector & Achilles, counted exactly as long as its story allows it.

The hand came from the battle pile, of which some cards may be known; the rest of the pile is unknown. A hand that
showed a card while it held the other copy too had one option and not two, so such hands weigh half (HA-R-49,
docs/decisions/imagine.md). Where cards were drawn after others had been shown, came from home or went unseen, or where
it is in doubt which copy turned up, nothing is counted.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import comb

from kleos.core.players import Player
from kleos.games.hector.cards import KIND_NAMES, KINDS, Kind
from kleos.games.hector.imagine import HectorWorldSampler
from kleos.games.hector.observation_reader import SidePlan
from kleos.games.hector.side import DREW
from kleos.insight.odds import Odds

Sums = list[float]  # of weights, by the number of cards taken


def hand_odds(sampler: HectorWorldSampler, player: Player, hand: int) -> Mapping[str, Odds] | None:
    """The odds of each kind in a hidden hand of so many cards; None where they cannot be counted."""
    side, plan = sampler.template.sides[player], sampler.plans[player]
    if not is_countable(plan, hand):
        return None
    halved = [kind for kind in range(KINDS) if plan.story.count(kind) == 1]
    known = [card >> 1 for card in side.seen[plan.pile]]
    unknown = side.sizes[plan.pile] + hand - len(known)
    return HandCount(known, [card >> 1 for card in side.bag], unknown, hand, halved).odds()


def is_countable(plan: SidePlan, hand: int) -> bool:
    """Ask whether all cards were drawn from the battle pile, and only then some of them shown."""
    shown = [kind for kind in plan.story if kind >= 0]
    return not plan.doubts and plan.story == [DREW] * (hand + len(shown)) + shown


class HandCount:
    """All hands that fit, counted by weight."""

    def __init__(
        self, known: Sequence[Kind], bag: Sequence[Kind], unknown: int, hand: int, halved: Sequence[Kind]
    ) -> None:
        self.known = known  # cards known in the pile or drawn from it
        self.bag = bag  # cards nobody has seen
        self.hand = hand
        self.halved = halved  # kinds of which one copy was shown out of this hand
        # So many hands hold a given set of i unseen cards, by i: places among the unknown ones, to ways to fill them.
        self.ways = [comb(unknown, i) / comb(len(bag), i) if i <= len(bag) else 0.0 for i in range(hand + 1)]

    def odds(self) -> dict[str, Odds]:
        """The odds of every kind that may be in the hand."""
        whole = self.weight(self.sums(self.known), self.sums(self.bag))
        return {KIND_NAMES[kind]: self.odds_of(kind, whole) for kind in {*self.known, *self.bag}}

    def odds_of(self, kind: Kind, whole: float) -> Odds:
        """The odds of one kind: by how many copies of it the hand holds."""
        known, bag = without(self.known, kind), without(self.bag, kind)
        in_known, in_bag = len(self.known) - len(known), len(self.bag) - len(bag)
        base = self.sums(known), self.sums(bag)
        none = self.weight(*base)
        share = 0.5 if kind in self.halved else 1.0
        mean = 0.0
        for i in range(in_known + 1):
            for j in range(in_bag + 1):
                ways = comb(in_known, i) * comb(in_bag, j) * share ** (i + j)
                mean += (i + j) * ways * self.weight(shifted(base[0], i), shifted(base[1], j))
        return Odds(1 - none / whole, mean / whole)

    def sums(self, kinds: Iterable[Kind]) -> Sums:
        """The weight of all ways to take 0, 1, 2 ... of these cards, up to a whole hand."""
        found = [1.0] + [0.0] * self.hand
        for kind in kinds:
            share = 0.5 if kind in self.halved else 1.0
            for taken in range(self.hand, 0, -1):
                found[taken] += share * found[taken - 1]
        return found

    def weight(self, known: Sums, bag: Sums) -> float:
        """The weight of all whole hands."""
        return sum(self.ways[i] * bag[i] * known[self.hand - i] for i in range(self.hand + 1))


def without(kinds: Sequence[Kind], kind: Kind) -> list[Kind]:
    """Cards of all other kinds."""
    return [other for other in kinds if other != kind]


def shifted(sums: Sums, taken: int) -> Sums:
    """The same with so many cards taken already."""
    return [0.0] * taken + sums[: len(sums) - taken]
