"""imagine: a full state that fits what one viewer knows, drawn by the engine's own draws.

The hidden hand is put back into the pile it came from and dealt anew: pile and hidden hand are one zone for onlookers.
Cards that nobody needs to have seen stay in the bag. Two corrections make the draw exact within a battle (see
docs/decisions/imagine.md for the proof and for where exactness is given up):

- a doubt (one copy turned up, the other may still lie in the pile) is resolved by its odds before anything is dealt;
- a hand that shows a card while holding both copies had one option where two dealt hands had one each, so such deals
  are kept with half the chance only.
"""

from random import Random
from typing import TYPE_CHECKING, Final, final

from kleos.core.game import Game, WorldSampler
from kleos.core.players import Player
from kleos.games.hector.cards import BIT, HOME, PILES, Pile
from kleos.games.hector.observation_reader import SidePlan, place_seen, read_control, read_side
from kleos.games.hector.options import Rules
from kleos.games.hector.side import BAG_START, DRAWN, DREW, DREW_HOME, GONE, NO_HERO, STRIDE, Side
from kleos.games.hector.state import HectorState

if TYPE_CHECKING:
    from kleos.games.hector.view import Table

# So many deals of one army are dropped before a table is called impossible. In 14,697 true positions of 400 games, half
# of them under random options and each seen by three viewers, no world took more than 16 deals of both armies together.
MOST_TRIES: Final = 1000


@final
class HectorWorldSampler(WorldSampler):
    """One observation, read once: the state as far as it is known, and a plan for the rest."""

    __slots__ = ("plans", "template")

    def __init__(self, game: Game, rules: Rules, viewer: Player | None, table: "Table") -> None:
        self.template = HectorState(game, rules, None)
        read_control(self.template, table)
        self.plans: list[SidePlan] = []
        for player in (0, 1):
            own = table.own if viewer == player else None
            self.plans.append(read_side(self.template.sides[player], rules, table.sides[player], own))

    def draw(self, rng: Random) -> HectorState:
        """A full state."""
        state = self.template.copy()
        for player in (0, 1):
            plan = self.plans[player]
            side = state.sides[player]
            deal_heroes(side, plan, rng)
            tries = 1
            while not deal_army(side, plan, rng):
                tries += 1
                if tries > MOST_TRIES:
                    raise state.game.unreadable("story", "want-possible")
                side = self.template.sides[player].copy()
                side.heroes = state.sides[player].heroes
                side.tail = state.sides[player].tail
                side.hero = state.sides[player].hero
                state.sides[player] = side
        return state


# Drawing the rest.


def deal_heroes(side: Side, plan: SidePlan, rng: Random) -> None:
    """Any hidden hero may be in the hand or at each place of the tail; the rest has no order until one is drawn."""
    free = plan.free_heroes[:]
    if plan.hide_hero:
        side.hero = take_any(free, rng)
    if NO_HERO in side.tail:
        side.tail = [take_any(free, rng) for _ in side.tail]
    side.heroes = free


def take_any(heroes: list[int], rng: Random) -> int:
    """Lift a random one; a shuffle of all took a third of the time of an imagined world."""
    return heroes.pop(int(rng.random() * float(len(heroes))))


@final
class HandStory:
    """All cards that were in a hidden hand during this battle: where from, from when, until when, and their kinds."""

    __slots__ = ("came", "cards", "kinds", "left", "origin")

    def __init__(self, plan: SidePlan, rng: Random) -> None:
        """Tell one course of events: a card that left may have been any card then in the hand."""
        self.origin: list[int] = []
        self.came: list[int] = []
        self.left: list[int] = []  # event of leaving; len(story) = still in hand
        self.kinds: list[int] = []  # -1 until dealt
        self.cards: list[int] = []  # dealt cards; -1 for cards that were shown
        story = plan.story
        held: list[int] = []
        for event, what in enumerate(story):
            if what == DREW or what == DREW_HOME:
                held.append(len(self.came))
                self.origin.append(plan.pile if what == DREW else HOME)
                self.came.append(event)
                self.left.append(len(story))
                self.kinds.append(-1)
                self.cards.append(-1)
            else:
                slot = held.pop(int(rng.random() * len(held)))
                self.left[slot] = event
                if what >= 0:
                    self.kinds[slot] = what

    def make_room(self, side: Side) -> bool:
        """Count the cards not shown to the piles they came from; False if a pile cannot hold its known cards."""
        for slot in range(len(self.came)):
            if self.kinds[slot] < 0:
                side.sizes[self.origin[slot]] += 1
        for pile in range(PILES):
            if side.sizes[pile] < len(side.seen[pile]):
                return False
        return True

    def deal(self, side: Side, rng: Random) -> None:
        """Draw the cards that were not shown."""
        for slot in range(len(self.came)):
            if self.kinds[slot] < 0:
                card = take_random(side, self.origin[slot], rng)
                self.cards[slot] = card
                self.kinds[slot] = card >> 1

    def keep(self, story: list[int], rng: Random) -> bool:
        """Weigh the deal by the choices made: a kind held twice was one option; unseen choices are equally likely.

        Of two copies the one from the battle pile goes first (`Side.holds`), so only copies of the same origin share.
        """
        for slot in range(len(self.came)):
            event = self.left[slot]
            if event == len(story):
                continue
            copies = 0
            held = 0
            seen_kinds = 0
            for other in range(len(self.came)):
                if self.came[other] < event <= self.left[other]:
                    held += 1
                    seen_kinds |= 1 << self.kinds[other]
                    if self.kinds[other] == self.kinds[slot]:
                        if self.origin[other] == self.origin[slot]:
                            copies += 1
                        elif self.origin[slot] == HOME:
                            return False
            weight = 1.0 / copies
            if story[event] <= GONE:
                others = GONE - story[event]
                weight *= ((held + 1) // 2 + others) / (seen_kinds.bit_count() + others)
            if weight < 1.0 and rng.random() >= weight:
                return False
        return True

    def hand_over(self, side: Side, plan: SidePlan) -> None:
        """Put the dealt cards where they are now: in the hand, or gone unseen."""
        hand: list[int] = []
        for slot in range(len(self.came)):
            card = self.cards[slot]
            if card < 0:
                continue
            if self.left[slot] == len(plan.story):
                side.spot[card] = DRAWN + self.origin[slot]
                hand.append(card)
            else:
                lose(side, plan.pile, card)
        hand.sort()
        side.hand = hand


def deal_army(side: Side, plan: SidePlan, rng: Random) -> bool:
    """Complete the army; False if the deal is to be dropped."""
    if plan.own:
        return not plan.doubts or resolve_doubts(side, plan, rng)
    touched = side.touched
    hand = HandStory(plan, rng)
    if not hand.make_room(side):
        return False
    if plan.doubts and not resolve_doubts(side, plan, rng):
        return False
    hand.deal(side, rng)
    if plan.shows and not hand.keep(plan.story, rng):
        return False
    hand.hand_over(side, plan)
    for pile in range(PILES):
        for _ in range(plan.hidden_gone[pile]):
            lose(side, pile, take_random(side, pile, rng))
    deal_secrets(side, plan, rng)
    side.touched = touched
    return True


def lose(side: Side, pile: Pile, card: int) -> None:
    """An army card has left the game unseen by this viewer."""
    side.spot[card] = DRAWN + pile
    side.gone |= BIT[card]
    side.unseen_gone |= BIT[card]


def take_random(side: Side, pile: Pile, rng: Random) -> int:
    """Take a random card from a pile; its owner has seen it."""
    seen = side.seen[pile]
    k = int(rng.random() * float(side.sizes[pile]))
    card = seen[k] if k < len(seen) else side.bag[int(rng.random() * float(len(side.bag)))]
    side.take(pile, card)
    side.owner_sees(pile, card)
    return card


def resolve_doubts(side: Side, plan: SidePlan, rng: Random) -> bool:
    """Each doubtful copy lies in its pile, or anywhere unseen; later doubts are weighed by keeping or dropping."""
    first = True
    for pile, card in plan.doubts:
        unknown = side.sizes[pile] - len(side.seen[pile])
        everywhere = len(side.bag)
        if not first:
            most = everywhere + unknown_at_first(side, plan, pile)
            if rng.random() * most >= everywhere + unknown:
                return False
        first = False
        if unknown > 0 and rng.random() * (everywhere + unknown) < unknown:
            remove_from_bag(side, card)
            place_seen(side, pile, card)
    return True


def unknown_at_first(side: Side, plan: SidePlan, pile: Pile) -> int:
    """An upper bound for the unknown cards of a pile before any doubt was resolved."""
    placed = 0
    for _, card in plan.doubts:
        if side.spot[card] // STRIDE == pile:
            placed += 1
    return side.sizes[pile] - len(side.seen[pile]) + placed


def remove_from_bag(side: Side, card: int) -> None:
    """Take a card out of the bag."""
    position = side.spot[card] % STRIDE
    last = side.bag.pop()
    if last != card:
        side.bag[position] = last
        side.spot[last] = BAG_START + position


def deal_secrets(side: Side, plan: SidePlan, rng: Random) -> None:
    """Cards in a pile that its owner knows and this viewer does not."""
    for pile in range(PILES):
        unseen = min(side.sizes[pile] - len(side.seen[pile]), len(side.bag))
        for _ in range(min(plan.secrets[pile], unseen)):
            card = side.bag[int(rng.random() * float(len(side.bag)))]
            remove_from_bag(side, card)
            place_seen(side, pile, card)
            side.own |= BIT[card]
