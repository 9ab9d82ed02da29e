"""imagine: a full state that fits what one viewer knows.

Pile, box and everything hidden from the viewer are one bag of unseen cards; cards known in a hand, under the pile or
among those being looked at are in their places. Every way to fill the hidden places is equally likely: nothing that
happened depended on which of the unseen cards lay where, but for the cost being paid at this very moment: deals that
could not pay it are drawn again, and after some tries the hand is dealt by counting those that can (dealing.py), which
gives each of them the same chance too. So the draw ends, and it is exact, with these exceptions:

- of two equal soldiers among looked-at cards a player had one option, not two (FO-EFF-27): such hands come up a
  little too often;
- FO-R-28 with a closed discard pile: after a hidden discard nobody knows any card of that hand (the ledger says so),
  although one that was known must be in hand or among those discards;
- FO-R-40: who put cards under the pile forgets them when the rival looks at them.
"""

from random import Random
from typing import TYPE_CHECKING, Final, final

from kleos.core.agenda import BOTTOM
from kleos.core.game import Game, WorldSampler
from kleos.core.players import CHANCE_SEAT, NOBODY, Player
from kleos.core.positions import PositionReader
from kleos.core.state import Outcome
from kleos.games.olympus.board import OUT_OF_BAG, PHASE_NAMES, SKIP_NAMES
from kleos.games.olympus.cards import COLOURS, COPIES_OF, FIRST_COPY, KIND, KIND_INDEX, KINDS, NO_CARD, SLOTS, Kind
from kleos.games.olympus.dealing import payable_cards
from kleos.games.olympus.notation import AGENDA
from kleos.games.olympus.options import Rules
from kleos.games.olympus.payment import still_payable
from kleos.games.olympus.side import Side
from kleos.games.olympus.state import OlympusState
from kleos.games.olympus.steps import PAY_SYMBOL, PLAY_FREE, STRIP, holds_card

if TYPE_CHECKING:
    from kleos.games.olympus.view import Own, Table
    from kleos.games.olympus.view import Side as SeenSide

UNKNOWN: Final = -1
TRIES: Final = 40  # of dealing a hand that can pay; after that it is dealt by counting


@final
class OlympusWorldSampler(WorldSampler):
    """One observation, read once: the state as far as it is known, and how many cards are missing where."""

    __slots__ = ("closed", "fresh_of", "hands", "looked", "payer", "stripped", "tail", "template")

    def __init__(self, game: Game, rules: Rules, viewer: Player | None, table: "Table") -> None:
        state = OlympusState(game, rules, None)
        self.template = state
        read_control(state, table)
        own = table.own
        self.hands: list[int] = [0, 0]
        self.closed: list[int] = [0, 0]
        for player in (0, 1):
            read_side(state.sides[player], table.sides[player], own, viewer == player)
            self.hands[player] = table.sides[player].hand - len(state.sides[player].hand)
            self.closed[player] = table.sides[player].closed - len(state.sides[player].closed)
        state.knowers = list(table.tail)
        known_tail = own.tail if own is not None else ("",) * len(state.knowers)
        state.tail = [KIND_INDEX[name] if name else UNKNOWN for name in known_tail]
        self.tail: int = state.tail.count(UNKNOWN)
        state.looked = [KIND_INDEX[name] for name in own.looked] if own is not None else []
        self.looked: int = table.looked - len(state.looked)
        self.fresh_of: int = -1
        if state.top.step is PLAY_FREE:
            if own is not None and own.fresh:
                state.fresh = KIND_INDEX[own.fresh]
                state.fresh_known = own.fresh_known
            else:
                self.fresh_of = state.top.player
        self.payer: int = -1
        if state.top.step is PAY_SYMBOL and self.hands[state.top.player]:
            self.payer = state.top.player
        self.stripped: int = 1 - state.top.player if viewer is None and state.top.step is STRIP else -1
        fill_bag(state, rules)

    def draw(self, rng: Random) -> OlympusState:
        """A full state."""
        state = self.template.copy()
        if self.payer >= 0:
            self.deal_payer(state, rng)  # first: what is dealt to others does not tell whether he can pay
        for player in (0, 1):
            if self.hands[player] and player != self.payer:
                self.deal_hand(state, player, rng)
            for _ in range(self.closed[player]):
                state.sides[player].closed.append(take_random(state, rng))
            state.sides[player].closed.sort()
        if self.tail:
            state.tail = [take_random(state, rng) if kind == UNKNOWN else kind for kind in state.tail]
        for _ in range(self.looked):
            state.looked.append(take_random(state, rng))
        state.looked.sort()
        if self.stripped >= 0:
            state.sides[self.stripped].show_hand()  # FO-EFF-26: the rival sees it all, whoever else looks on
        return state

    def deal_hand(self, state: OlympusState, player: int, rng: Random) -> None:
        """Fill a hidden hand."""
        side = state.sides[player]
        dealt = [take_random(state, rng) for _ in range(self.hands[player])]
        for kind in dealt:
            side.gain(kind)
        if self.fresh_of == player:
            state.fresh = dealt[0]

    def deal_payer(self, state: OlympusState, rng: Random) -> None:
        """Fill the hidden hand of who is paying: it can pay the rest. Both ways give each such hand the same chance."""
        side = state.sides[self.payer]
        for _ in range(TRIES):
            dealt = [take_random(state, rng) for _ in range(self.hands[self.payer])]
            for kind in dealt:
                side.gain(kind)
            if still_payable(side, state.top.a, state.top.b):
                return
            for kind in dealt:
                side.hand.remove(kind)
                side.held[side.box.class_of[kind]] -= 1
                put_back(state, kind)
        for kind in payable_cards(state, self.payer, self.hands[self.payer], rng):
            state.take_unseen(kind)
            side.gain(kind)


def take_random(state: OlympusState, rng: Random) -> int:
    """Lift any unseen card."""
    bag = state.bag
    position = int(rng.random() * len(bag))
    card = bag[position]
    last = bag.pop()
    if last != card:
        bag[position] = last
        state.spot[last] = position
    state.spot[card] = OUT_OF_BAG
    return KIND[card]


def put_back(state: OlympusState, kind: Kind) -> None:
    """Lay a card into the bag again."""
    card = FIRST_COPY[kind]
    if state.spot[card] >= 0:
        card += 1
    state.spot[card] = len(state.bag)
    state.bag.append(card)


# Reading the observation.


def mask(letters: str) -> int:
    """Markers by their colours."""
    return sum(1 << COLOURS.index(letter) for letter in letters)


def read_control(state: OlympusState, table: "Table") -> None:
    """Take over everything that is public and belongs to nobody."""
    state.to_act = NOBODY if table.actor is None else CHANCE_SEAT if isinstance(table.actor, str) else table.actor - 1
    state.top = AGENDA.read(PositionReader(state.game), table.agenda) if table.agenda else BOTTOM
    state.turn = table.turn
    state.active = table.active - 1
    state.starter = table.starter - 1
    state.phase = PHASE_NAMES.index(table.phase)
    state.skip = SKIP_NAMES.index(table.skip)
    state.score = table.score
    state.deck = table.deck
    state.discard = [KIND_INDEX[name] for name in table.discard]
    state.board_markers = mask(table.markers)
    state.played = table.played
    if table.outcome is not None:
        seat, reason, clause = table.outcome
        state.outcome = Outcome(None if seat == 0 else Player(seat - 1), reason, clause)


def read_side(side: Side, seen: "SeenSide", own: "Own | None", mine: bool) -> None:
    """Put everything that is known of one side in its place; onlookers own nothing."""
    side.open = [KIND_INDEX[name] for name in seen.known]
    if own is not None and mine:
        side.hand = [KIND_INDEX[name] for name in own.hand]
        side.peered = [KIND_INDEX[name] for name in own.betrayed]
        side.closed = [KIND_INDEX[name] for name in own.closed]
    else:
        side.peered = [KIND_INDEX[name] for name in own.rival] if own is not None else []
        side.hand = side.open + side.peered
    side.hand.sort()
    for slot in range(SLOTS):
        unit = seen.slots[slot]
        if unit is not None:
            side.unit[slot] = KIND_INDEX[unit.card]
            side.equipment[slot] = KIND_INDEX[unit.equipment] if unit.equipment else NO_CARD
            side.damage[slot] = unit.damage
            side.done[slot] = int(unit.attacked)
            side.grants[slot] = unit.grants
            side.again[slot] = int(unit.granted)
    side.markers = mask(seen.markers)
    side.recount()


def fill_bag(state: OlympusState, rules: Rules) -> None:
    """Every card whose place is not known lies in the bag."""
    used = [0] * KINDS
    kinds = state.discard + state.looked + [kind for kind in state.tail if kind != UNKNOWN]
    for side in state.sides:
        kinds = kinds + side.hand + side.closed + [kind for kind in side.unit + side.equipment if kind >= 0]
    kinds = kinds + [frame.a for frame in state.frames() if holds_card(frame.step)]
    for kind in kinds:
        used[kind] += 1
    state.bag = [
        FIRST_COPY[kind] + copy
        for kind in range(KINDS)
        if rules.box.present[kind]
        for copy in range(used[kind], COPIES_OF[kind])
    ]
    state.find_bag()
