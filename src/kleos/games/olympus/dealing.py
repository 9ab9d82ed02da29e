"""A hidden hand that can pay, dealt by counting: every such hand has the same chance, however rare they are.

Whether a hand can pay depends only on how many cards of each colour it holds (FO-PAY-01 to FO-PAY-05). So the hands are
counted colour by colour, multicolour cards last; a hand is drawn by drawing how many cards of each colour it has, each
number with the weight of all hands that go on from there, and then that many cards of the colour.
"""

from math import comb
from random import Random
from typing import final

from kleos.games.olympus.cards import CLASSES, COLOURS, KIND, MULTI
from kleos.games.olympus.payment import remaining_need
from kleos.games.olympus.state import OlympusState


@final
class Hands:
    """The hands of some size out of the unseen cards that can pay what the player on top of the agenda still owes."""

    __slots__ = ("counted", "lacking", "piles", "spare")

    def __init__(self, state: OlympusState, player: int) -> None:
        side = state.sides[player]
        kind, paid = state.top.a, state.top.b
        need = remaining_need(side, kind, paid)
        need[side.box.cost[kind][paid]] += 1
        self.lacking: list[int] = [
            max(0, need[colour] - side.held[colour] - (side.markers >> colour & 1)) for colour in range(len(COLOURS))
        ]
        self.spare: int = side.held[MULTI]
        self.piles: list[list[int]] = [[] for _ in range(CLASSES)]
        for card in state.bag:
            self.piles[side.box.class_of[KIND[card]]].append(KIND[card])
        self.counted: dict[tuple[int, int, int], int] = {}

    def count(self, class_: int, left: int, missing: int) -> int:
        """How many ways there are to fill so many places from this class on, with so many symbols missing so far."""
        if class_ == MULTI:
            return comb(len(self.piles[MULTI]), left) if missing <= self.spare + left else 0
        key = (class_, left, missing)
        found = self.counted.get(key, -1)
        if found < 0:
            found = sum(self.weights(class_, left, missing))
            self.counted[key] = found
        return found

    def weights(self, class_: int, left: int, missing: int) -> list[int]:
        """The ways with 0, 1, 2, ... cards of this colour."""
        size = len(self.piles[class_])
        return [
            comb(size, k) * self.count(class_ + 1, left - k, missing + max(0, self.lacking[class_] - k))
            for k in range(min(size, left) + 1)
        ]

    def draw(self, size: int, rng: Random) -> list[int]:
        """One hand, each with the same chance."""
        hand: list[int] = []
        missing = 0
        for colour in range(len(COLOURS)):
            left = size - len(hand)
            number = weighted(self.weights(colour, left, missing), rng)
            hand += rng.sample(self.piles[colour], number)
            missing += max(0, self.lacking[colour] - number)
        return hand + rng.sample(self.piles[MULTI], size - len(hand))


def weighted(weights: list[int], rng: Random) -> int:
    """A place drawn by whole weights of any size, exactly."""
    rest = rng.randrange(sum(weights))
    place = 0
    while rest >= weights[place]:
        rest -= weights[place]
        place += 1
    return place


def payable_cards(state: OlympusState, player: int, size: int, rng: Random) -> list[int]:
    """Unseen cards for a hand that can pay; a table on which none can is refused."""
    hands = Hands(state, player)
    state.game.insist(size >= 0 and hands.count(0, size, 0) > 0, "hand FO-PAY-01")
    return hands.draw(size, rng)
