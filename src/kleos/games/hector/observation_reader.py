"""An observation read into a state: what its viewer knows, and a plan of what must be drawn to complete each side."""

from typing import TYPE_CHECKING, Final, final

from kleos.core.players import CHANCE_SEAT, NOBODY, Player
from kleos.core.state import Outcome
from kleos.games.hector.battlefield import NO_SCORE, NO_SOURCE, NO_TILE, OVER, PHASE_NAMES, TIED
from kleos.games.hector.cards import BIT, CARDS, COLOURS, HOME, KIND_NAMES, PILES, Kind, Pile
from kleos.games.hector.options import Rules
from kleos.games.hector.side import BAG_START, DRAWN, DREW, DREW_HOME, GONE, NO_COVER, NO_HERO, OUT, STRIDE, Side
from kleos.games.hector.state import HectorState

if TYPE_CHECKING:
    from kleos.games.hector.view import Asked, Own, Table
    from kleos.games.hector.view import Side as SeenSide

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

    def give(self, kind: Kind) -> int:
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
class SidePlan:
    """What must be drawn to complete one side."""

    __slots__ = ("doubts", "free_heroes", "hidden_gone", "hide_hero", "own", "pile", "secrets", "shows", "story")

    def __init__(self, own: bool, pile: Pile) -> None:
        self.own = own  # the viewer's own side
        self.pile = pile  # the battle pile
        self.story: list[int] = []
        self.shows: bool = False  # cards left the hand, so doubles in it matter
        self.hidden_gone: list[int] = [0] * PILES  # unseen losses of earlier battles and of penalties, by pile
        self.doubts: list[tuple[int, int]] = []  # (pile, card)
        self.secrets: list[int] = [0] * PILES
        self.free_heroes: list[int] = []
        self.hide_hero: bool = False


def read_control(state: HectorState, table: "Table") -> None:
    """Take over whose decision or draw is next, and the tile."""
    state.battle = table.battle
    state.round = table.round
    state.to_act = NOBODY if table.actor is None else CHANCE_SEAT if isinstance(table.actor, str) else table.actor - 1
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


def read_asked(state: HectorState, asked: "Asked | None") -> None:
    """Take over the phase, and what is drawn in it."""
    if asked is None:
        state.phase = OVER
        return
    state.phase = PHASE_NAMES.index(asked.step)
    state.drawer = asked.seat - 1 if state.to_act == CHANCE_SEAT else 0
    state.draw_from = HOME if asked.pile is None else asked.pile - 1
    state.due = asked.count or 0


def read_side(side: Side, rules: Rules, seen: "SeenSide", own: "Own | None") -> SidePlan:
    """Put everything that is known of one side in its place, and plan the rest. `own` is None for a rival."""
    plan = SidePlan(own is not None, seen.battle_pile - 1 if seen.battle_pile else HOME)
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


def read_open_things(side: Side, seen: "SeenSide", labels: Labels) -> None:
    """Piles, row, tokens and removed cards that everybody sees."""
    side.sizes = [pile.size for pile in seen.piles]
    side.secrets = [pile.secrets for pile in seen.piles]
    side.exhausted = 0
    for k, pile in enumerate(seen.piles):
        if pile.exhausted:
            side.exhausted |= 1 << k
        for name in pile.perhaps:
            side.doubt(k, KIND_INDEX[name])
    side.pile = seen.battle_pile - 1 if seen.battle_pile else HOME
    side.spot = [OUT] * CARDS
    side.row = []
    side.cover = NO_COVER
    side.tokens = 0
    for place, laid in enumerate(seen.row):
        side.row.append(labels.give(KIND_INDEX[laid.card]))
        if laid.covered:
            side.cover = place
        if laid.token:
            side.tokens |= 1 << place
    for name in seen.removed:
        side.gone |= BIT[labels.give(KIND_INDEX[name])]
    side.favour = seen.favour
    side.shame = seen.shame
    side.superiority = seen.superiority
    side.touched = 0
    for number in seen.touched:
        side.touched |= 1 << (number - 1)


def read_story(side: Side, plan: SidePlan, seen: "SeenSide") -> None:
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


def read_heroes(side: Side, plan: SidePlan, seen: "SeenSide", own: "Own | None") -> None:
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


def read_hidden_cards(side: Side, plan: SidePlan, seen: "SeenSide", labels: Labels) -> None:
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


def read_own_cards(side: Side, plan: SidePlan, seen: "SeenSide", own: "Own", labels: Labels) -> None:
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


def mark_known(side: Side, labels: Labels, pile: Pile, kind: Kind) -> None:
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


def place_seen(side: Side, pile: Pile, card: int) -> None:
    """Lay a card among the seen cards of a pile whose size is already right."""
    side.spot[card] = pile * STRIDE + len(side.seen[pile])
    side.seen[pile].append(card)


def plan_doubt(plan: SidePlan, labels: Labels, pile: Pile, kind: Kind) -> None:
    """A copy of this kind may or may not lie in the pile; nothing to do if both copies are accounted for."""
    for card in (2 * kind, 2 * kind + 1):
        if labels.left & BIT[card]:
            plan.doubts.append((pile, card))
            return
