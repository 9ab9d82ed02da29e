"""imagine: a full state that fits what one viewer knows.

Tiles are never hidden but by their order, so only god cards are dealt: of each god, the rival's hand, the pile and the
unseen draws are one zone of unknown cards, and every way to deal it is equally likely. An attack that was named on the
strength of a card in hand (HE-R-47) is respected: hands without such a card are dealt again. Given up, see
docs/decisions/imagine.md: what a renewed pile tells about older hands, the case of two copies shown one after the
other, and what onlookers could still say of shown cards after a theft.
"""

from random import Random
from typing import TYPE_CHECKING, Final, final

from kleos.core.game import Game, WorldSampler
from kleos.core.players import CHANCE_SEAT, NOBODY, Player
from kleos.core.positions import PositionReader
from kleos.core.state import Outcome
from kleos.games.hellas.board import ACTION_NAMES
from kleos.games.hellas.cards import CARD_INDEX, GOD, GODS, NO_CARD, TILE_INDEX
from kleos.games.hellas.god_cards import has_march_card
from kleos.games.hellas.hexes import cell_at
from kleos.games.hellas.notation import AGENDA, FLAGS
from kleos.games.hellas.options import Rules
from kleos.games.hellas.state import HellasState, rebuild_layout

if TYPE_CHECKING:
    from kleos.games.hellas.view import Own, Side, Table

# So many deals are dropped before a table is called impossible. A hand that must hold one of the cards of HE-R-47 does
# so by chance at least once in twenty deals, even if it is a single card of Ares and one such card is left.
MOST_DEALS: Final = 1000


@final
class HellasWorldSampler(WorldSampler):
    """One observation, read once: the state as far as it is known, and how many cards are missing where."""

    __slots__ = ("fresh", "hands", "prover", "renewed_from", "taken", "template")

    def __init__(self, game: Game, rules: Rules, viewer: Player | None, table: "Table") -> None:
        state = HellasState(game, rules, None)
        self.template = state
        read_control(state, table)
        read_layout(state, table)
        read_tiles(state, table)
        read_fight(state, table)
        self.hands: list[list[int]] = [[0, 0, 0], [0, 0, 0]]  # by player and god: cards to deal
        self.fresh: list[list[int]] = [[0, 0, 0], [0, 0, 0]]
        self.taken: list[list[int]] = [[0, 0, 0], [0, 0, 0]]
        for player in (0, 1):
            self.read_side(player, table.sides[player], table.own, viewer == player)
        state.discards = [kinds_of(table.discards[god]) for god in range(GODS)]
        state.piles = list(table.piles)
        state.chain = kinds_of(table.chain)
        state.chain_by = table.chain_by - 1
        self.renewed_from: list[int] = list(table.old)
        self.prover: int = state.active if state.attack_on_card and any(self.hands[state.active]) else -1
        fill_bags(state, rules)
        state.find_masks()

    def read_side(self, player: int, seen: "Side", own: "Own | None", mine: bool) -> None:
        """Put everything that is known of one side in its place; onlookers own nothing."""
        side = self.template.sides[player]
        side.greeks = seen.greeks
        side.ships = seen.ships
        side.unseen = list(seen.unseen)
        side.shown = kinds_of(seen.shown)
        side.open_card = CARD_INDEX[seen.open_card] if seen.open_card else NO_CARD
        if own is not None and mine:
            side.hand = kinds_of(own.hand)
            side.fresh = kinds_of(own.fresh)
            side.taken = kinds_of(own.taken)
            side.peered = kinds_of(own.betrayed)
        else:
            side.peered = kinds_of(own.rival) if own is not None else []
            side.taken = kinds_of(own.rival_taken) if own is not None else []
            side.hand = sorted(side.shown + side.peered)
        side.count_hand()
        for god in range(GODS):
            self.hands[player][god] = seen.hand[god] - side.gods[god]
            if not mine:
                self.fresh[player][god] = seen.fresh[god]
                self.taken[player][god] = seen.taken[god] if own is None else 0

    def draw(self, rng: Random) -> HellasState:
        """A full state; a table that asks for a card which no hand can hold is impossible."""
        for _ in range(MOST_DEALS):
            state = self.template.copy()
            for player in (0, 1):
                for god in range(GODS):
                    if self.hands[player][god]:
                        self.deal(state, player, god, rng)
            for god in range(GODS):
                if self.renewed_from[god]:
                    state.renewed_from[god] = [take_random(state, god, rng) for _ in range(self.renewed_from[god])]
            if self.prover < 0 or has_march_card(state, self.prover):
                return state
        raise self.template.game.unreadable("flags HE-R-47", "want-possible")

    def deal(self, state: HellasState, player: int, god: int, rng: Random) -> None:
        """Fill a hidden hand with cards of one god; the first ones dealt are those gained this turn."""
        side = state.sides[player]
        dealt = [take_random(state, god, rng) for _ in range(self.hands[player][god])]
        for kind in dealt:
            side.gain(kind)
        fresh, taken = self.fresh[player][god], self.taken[player][god]
        side.fresh += dealt[:fresh]
        side.taken += dealt[fresh : fresh + taken]
        side.peered += dealt[fresh : fresh + taken]


def take_random(state: HellasState, god: int, rng: Random) -> int:
    """Lift any unknown card of a god."""
    bag = state.bags[god][:]
    kind = bag.pop(int(rng.random() * len(bag)))
    state.bags[god] = bag
    return kind


# Reading the observation.


def kinds_of(names: tuple[str, ...]) -> list[int]:
    """Cards by their names."""
    return [CARD_INDEX[name] for name in names]


def read_control(state: HellasState, table: "Table") -> None:
    """Take over who decides what."""
    state.to_act = NOBODY if table.actor is None else CHANCE_SEAT if table.actor == "chance" else table.actor - 1
    if table.agenda:
        state.top = AGENDA.read(PositionReader(state.game), table.agenda)
    state.turn = table.turn
    state.active = table.active - 1
    state.action = ACTION_NAMES.index(table.action)
    state.steps_left = table.steps_left
    state.steps_made = table.steps_made
    for name, field in FLAGS.items():
        setattr(state, field, name in table.flags)
    if table.outcome is not None:
        seat, reason, clause = table.outcome
        state.outcome = Outcome(None if seat == 0 else Player(seat - 1), reason, clause)


def read_layout(state: HellasState, table: "Table") -> None:
    """Lay the tiles and man the cities."""
    cells = [cell_at(tile.q, tile.r) for tile in table.tiles]
    kinds = [TILE_INDEX[tile.kind] for tile in table.tiles]
    state.layout = rebuild_layout(cells, kinds, [tile.turn for tile in table.tiles])
    for tile in table.tiles:
        state.greeks[tile.number] = tile.greeks
        state.ships[tile.number] = tile.ships
        if tile.holder:
            state.sides[tile.holder - 1].held |= 1 << tile.number


def read_tiles(state: HellasState, table: "Table") -> None:
    """The pile holds what is nowhere else."""
    state.tail = [TILE_INDEX[name] for name in table.tail]
    state.aside = [TILE_INDEX[name] for name in table.aside]
    state.turned = [TILE_INDEX[name] for name in table.turned]
    state.coast_try = table.coast_try
    state.tile_bag = state.rules.box.tiles[:]
    for kind in state.layout.kinds[1:] + state.tail + state.aside + state.turned:
        state.tile_bag.remove(kind)


def read_fight(state: HellasState, table: "Table") -> None:
    """The running attack."""
    state.new_cities = sum(1 << city for city in table.new)
    state.attacked = sum(1 << city for city in table.attacked)
    state.fights = table.fights
    fight = table.fight
    if fight is not None:
        state.target = fight.target
        state.force = fight.force
        state.over_water = fight.over_water
        state.attack_plus = fight.attack_plus
        state.defence_plus = fight.defence_plus
        state.equal_suffices = fight.equal
        state.ships_defend = fight.crews


def fill_bags(state: HellasState, rules: Rules) -> None:
    """Every card whose place is not known lies in the bag of its god."""
    bags = [bag[:] for bag in rules.box.bags]
    known = state.chain[:]
    for side in state.sides:
        known += side.hand
        if side.open_card != NO_CARD:
            known.append(side.open_card)
    for kinds in state.discards:
        known = known + kinds
    for kind in known:
        bags[GOD[kind]].remove(kind)
    state.bags = bags
    state.renewed_from = [[], [], []]
