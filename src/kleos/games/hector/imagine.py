"""imagine: a full state that fits what one viewer knows, drawn by the engine's own draws.

The hidden hand is put back into the pile it came from and dealt anew: pile and hidden hand are one zone for onlookers.
Cards that nobody needs to have seen stay in the bag. Two corrections make the draw exact within a battle (see
docs/decisions/imagine.md for the proof and for where exactness is given up):

- a doubt (one copy turned up, the other may still lie in the pile) is resolved by its odds before anything is dealt;
- a hand that shows a card while holding both copies had one option where two dealt hands had one each, so such deals
  are kept with half the chance only.
"""

from random import Random
from typing import Any, Final, final

from kleos.core.game import Blueprint, Game
from kleos.core.players import NATURE, NOBODY, Player
from kleos.core.state import Outcome
from kleos.games.hector.battlefield import NO_SCORE, NO_SOURCE, NO_TILE, OVER, PHASE_NAMES, TIED
from kleos.games.hector.cards import BIT, CARDS, COLOURS, HOME, KIND_NAMES, PILES
from kleos.games.hector.options import Rules
from kleos.games.hector.side import BAG_START, DRAWN, DREW, DREW_HOME, GONE, NO_COVER, NO_HERO, OUT, STRIDE, Side
from kleos.games.hector.state import HectorState

# So many deals of one army are dropped before a table is called impossible. In 14,697 true positions of 400 games, half
# of them under random options and each seen by three viewers, no world took more than 16 deals of both armies together.
MOST_TRIES: Final = 1000
KIND_INDEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_NAMES)}


@final
class Labels:
    """Hands out the physical copies of a side, so that each card named by its kind gets one."""

    __slots__ = ("army", "left")

    def __init__(self, army: list[int]) -> None:
        self.army = army
        self.left: int = 0
        for card in army:
            self.left |= BIT[card]

    def give(self, kind: int) -> int:
        """A free copy of a kind; -1 if none is left."""
        for card in (2 * kind, 2 * kind + 1):
            if self.left & BIT[card]:
                self.left ^= BIT[card]
                return card
        return -1

    def rest(self) -> list[int]:
        """The cards not handed out."""
        return [card for card in self.army if self.left & BIT[card]]


@final
class Plan:
    """What must be drawn to complete one side."""

    __slots__ = ("doubts", "free_heroes", "hidden_gone", "hide_hero", "own", "pile", "secrets", "shows", "story")

    def __init__(self, own: bool, pile: int) -> None:
        self.own = own  # the viewer's own side
        self.pile = pile  # the battle pile
        self.story: list[int] = []
        self.shows: bool = False  # cards left the hand, so doubles in it matter
        self.hidden_gone: list[int] = [0] * PILES  # unseen losses of earlier battles and of penalties, by pile
        self.doubts: list[tuple[int, int]] = []  # (pile, card)
        self.secrets: list[int] = [0] * PILES
        self.free_heroes: list[int] = []
        self.hide_hero: bool = False


@final
class HectorBlueprint(Blueprint):
    """One observation, read once: the state as far as it is known, and a plan for the rest."""

    __slots__ = ("plans", "template")

    def __init__(self, game: Game, rules: Rules, viewer: Player | None, table: Any) -> None:
        self.template = HectorState(game, rules, None)
        read_control(self.template, table)
        self.plans: list[Plan] = []
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


# Reading the observation.


def read_control(state: HectorState, table: Any) -> None:
    """Take over whose decision or draw is next, and the tile."""
    state.battle = table.battle
    state.round = table.round
    state.to_act = NOBODY if table.actor is None else NATURE if table.actor == "chance" else table.actor - 1
    read_asked(state, table.asked)
    state.attacker = max(0, table.attacker - 1)
    state.greek = 1 if table.sides[1].people == "greek" else 0
    state.number = table.number
    state.source = table.source - 1 if table.source else NO_SOURCE
    state.tile = table.tile - 1 if table.tile else NO_TILE
    state.facing = table.facing
    state.stock = [tile - 1 for tile in table.stock]
    state.winner = table.winner - 1 if table.winner else TIED
    state.fled = table.fled
    state.revealed = table.revealed
    if table.last is not None:
        scores = table.last.scores or (NO_SCORE, NO_SCORE)
        heroes = [COLOURS.index(hero) if hero else NO_HERO for hero in table.last.heroes]
        state.last = [table.last.battle, table.last.winner - 1, int(table.last.fled), *scores, *heroes]
    if table.outcome is not None:
        seat, reason, clause = table.outcome
        state.outcome = Outcome(None if seat == 0 else Player(seat - 1), reason, clause)


def read_asked(state: HectorState, asked: Any) -> None:
    """Take over the phase, and what is drawn in it."""
    if asked is None:
        state.phase = OVER
        return
    state.phase = PHASE_NAMES.index(asked.step)
    state.drawer = asked.seat - 1 if state.to_act == NATURE else 0
    state.draw_from = HOME if asked.pile is None else asked.pile - 1
    state.due = asked.count or 0


def read_side(side: Side, rules: Rules, seen: Any, own: Any) -> Plan:
    """Put everything that is known of one side in its place, and plan the rest. `own` is None for a rival."""
    plan = Plan(own is not None, seen.battle_pile - 1 if seen.battle_pile else HOME)
    labels = Labels(rules.components.army)
    read_open_things(side, seen, labels)
    read_story(side, plan, seen)
    read_heroes(side, plan, seen, own)
    if own is None:
        read_hidden_cards(side, plan, seen, labels)
    else:
        read_own_cards(side, plan, seen, own, labels)
    side.bag = labels.rest()
    for position, card in enumerate(side.bag):
        side.spot[card] = BAG_START + position
    return plan


def read_open_things(side: Side, seen: Any, labels: Labels) -> None:
    """Piles, row, tokens and removed cards that everybody sees."""
    side.sizes = [pile.size for pile in seen.piles]
    side.secrets = [pile.secrets for pile in seen.piles]
    side.dead = 0
    for k, pile in enumerate(seen.piles):
        if pile.exhausted:
            side.dead |= 1 << k
        for name in pile.perhaps:
            side.doubt(k, KIND_INDEX[name])
    side.pile = seen.battle_pile - 1 if seen.battle_pile else HOME
    side.spot = [OUT] * CARDS
    side.table = []
    side.cover = NO_COVER
    side.tokens = 0
    for place, laid in enumerate(seen.row):
        side.table.append(labels.give(KIND_INDEX[laid.card]))
        if laid.covered:
            side.cover = place
        if laid.token:
            side.tokens |= 1 << place
    for name in seen.removed:
        side.gone |= BIT[labels.give(KIND_INDEX[name])]
    side.box = seen.favour
    side.shame = seen.shame
    side.strength = seen.superiority
    side.touched = 0
    for number in seen.touched:
        side.touched |= 1 << (number - 1)


def read_story(side: Side, plan: Plan, seen: Any) -> None:
    """What happened to the hand in this battle."""
    for event in seen.story:
        if event == "+":
            plan.story.append(DREW)
        elif event == "^":
            plan.story.append(DREW_HOME)
            side.topped += 1
        elif event[0] == "?":
            plan.story.append(GONE - int(event[1:]))
            plan.shows = True
        else:
            plan.story.append(KIND_INDEX[event])
            plan.shows = True
    side.story = plan.story[:]


def read_heroes(side: Side, plan: Plan, seen: Any, own: Any) -> None:
    """Heroes in hand, on the table, lost, and in the pile."""
    side.lost_heroes = 0
    for colour in seen.heroes_lost:
        side.lost_heroes |= 1 << COLOURS.index(colour)
    left = [COLOURS.index(colour) for colour in seen.heroes_left]
    side.deployed = seen.hero == "deployed"
    side.tail = [NO_HERO] * seen.hero_bottom
    side.hero = NO_HERO
    plan.hide_hero = seen.hero == "hand"
    name = seen.open_hero or (own.hero if own is not None else "")
    if name:
        side.hero = COLOURS.index(name)
        plan.hide_hero = False
        if side.hero in left:
            left.remove(side.hero)
    if own is not None:
        side.tail = [COLOURS.index(colour) for colour in own.hero_bottom]
        left = [colour for colour in left if colour not in side.tail]
    side.heroes = []
    plan.free_heroes = left


def read_hidden_cards(side: Side, plan: Plan, seen: Any, labels: Labels) -> None:
    """A rival's piles: the cards known there, with hidden hand and unseen losses put back to be dealt anew."""
    plan.hidden_gone = list(seen.removed_unseen)
    plan.hidden_gone[plan.pile] -= sum(1 for event in plan.story if event <= GONE)
    for pile, shown in enumerate(seen.piles):
        plan.secrets[pile] = shown.secrets
        side.sizes[pile] += plan.hidden_gone[pile]
        for name in shown.known:
            card = labels.give(KIND_INDEX[name])
            side.known |= BIT[card]
            side.own |= BIT[card]
            place_seen(side, pile, card)
    for pile, shown in enumerate(seen.piles):
        for name in shown.perhaps:
            plan_doubt(plan, labels, pile, KIND_INDEX[name])


def read_own_cards(side: Side, plan: Plan, seen: Any, own: Any, labels: Labels) -> None:
    """The viewer's own piles, hand and losses."""
    from_home = list(own.hand_from_home)
    side.hand = []
    for name in own.hand:
        card = labels.give(KIND_INDEX[name])
        side.hand.append(card)
        origin = side.pile
        if name in from_home:
            from_home.remove(name)
            origin = HOME
        side.spot[card] = DRAWN + origin
    for pile in range(PILES):
        for name in own.removed_unseen[pile]:
            card = labels.give(KIND_INDEX[name])
            side.gone |= BIT[card]
            side.unseen_gone |= BIT[card]
            side.spot[card] = DRAWN + pile
        for name in own.known[pile]:
            card = labels.give(KIND_INDEX[name])
            side.own |= BIT[card]
            place_seen(side, pile, card)
        for name in own.perhaps[pile]:
            side.doubt(PILES + pile, KIND_INDEX[name])
    for pile, shown in enumerate(seen.piles):
        for name in shown.known:
            mark_known(side, labels, pile, KIND_INDEX[name])
    for pile in range(PILES):
        for name in own.perhaps[pile]:
            plan_doubt(plan, labels, pile, KIND_INDEX[name])


def mark_known(side: Side, labels: Labels, pile: int, kind: int) -> None:
    """Onlookers know a card of this kind in this pile or drawn from it: find which of the owner's cards it is."""
    for card in (2 * kind, 2 * kind + 1):
        place = side.spot[card]
        located = place == DRAWN + pile or (place < OUT and place // STRIDE == pile and side.own & BIT[card])
        if located and not side.known & BIT[card] and not labels.left & BIT[card]:
            side.known |= BIT[card]
            return
    card = labels.give(kind)  # only in positions made by hand does the owner know less than onlookers
    place_seen(side, pile, card)
    side.known |= BIT[card]


def place_seen(side: Side, pile: int, card: int) -> None:
    """Lay a card among the seen cards of a pile whose size is already right."""
    side.spot[card] = pile * STRIDE + len(side.seen[pile])
    side.seen[pile].append(card)


def plan_doubt(plan: Plan, labels: Labels, pile: int, kind: int) -> None:
    """A copy of this kind may or may not lie in the pile; nothing to do if both copies are accounted for."""
    for card in (2 * kind, 2 * kind + 1):
        if labels.left & BIT[card]:
            plan.doubts.append((pile, card))
            return


# Drawing the rest.


def deal_heroes(side: Side, plan: Plan, rng: Random) -> None:
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

    def __init__(self, plan: Plan, rng: Random) -> None:
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

    def hand_over(self, side: Side, plan: Plan) -> None:
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


def deal_army(side: Side, plan: Plan, rng: Random) -> bool:
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


def lose(side: Side, pile: int, card: int) -> None:
    """An army card has left the game unseen by this viewer."""
    side.spot[card] = DRAWN + pile
    side.gone |= BIT[card]
    side.unseen_gone |= BIT[card]


def take_random(side: Side, pile: int, rng: Random) -> int:
    """Take a random card from a pile; its owner has seen it."""
    seen = side.seen[pile]
    k = int(rng.random() * float(side.sizes[pile]))
    card = seen[k] if k < len(seen) else side.bag[int(rng.random() * float(len(side.bag)))]
    side.take(pile, card)
    side.owner_sees(pile, card)
    return card


def resolve_doubts(side: Side, plan: Plan, rng: Random) -> bool:
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


def unknown_at_first(side: Side, plan: Plan, pile: int) -> int:
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


def deal_secrets(side: Side, plan: Plan, rng: Random) -> None:
    """Cards in a pile that its owner knows and this viewer does not."""
    for pile in range(PILES):
        unseen = min(side.sizes[pile] - len(side.seen[pile]), len(side.bag))
        for _ in range(min(plan.secrets[pile], unseen)):
            card = side.bag[int(rng.random() * float(len(side.bag)))]
            remove_from_bag(side, card)
            place_seen(side, pile, card)
            side.own |= BIT[card]
