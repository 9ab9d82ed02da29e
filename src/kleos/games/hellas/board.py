"""The whole truth of a game in progress: layout, cities, both sides, piles, and the agenda that says who decides next.

A window stays on the agenda while the cards laid in it are settled above it. Frames never change, and lists of lists
are replaced, never changed inside: copies share them.
"""

from typing import TYPE_CHECKING, Final

from kleos.core.agenda import BOTTOM, AgendaState, Frame
from kleos.core.players import NOBODY, Player
from kleos.core.state import Outcome
from kleos.games.hellas.cards import DOLPHIN_KIND, GOD, GODS, MOST, NO_CARD, City, Kind
from kleos.games.hellas.hexes import TILES, Layout, dolphin_alone
from kleos.games.hellas.options import Rules
from kleos.games.hellas.side import Side

if TYPE_CHECKING:
    from kleos.core.game import Game

# What the turn is about. HE-TURN-01.
NO_ACTION: Final = 0
REINFORCEMENT: Final = 1
VOYAGE: Final = 2
ATTACK: Final = 3
COASTING: Final = 4
OVER: Final = 5
ACTION_NAMES: Final = ("none", "reinforcement", "voyage", "attack", "coast", "over")

TIED: Final = -1
# Why a game is over, and the clause that decides.
ENDS: Final = (
    ("end-ten-cities", "HE-END-01"),
    ("end-ten-cities", "HE-END-02"),
    ("end-no-city", "HE-R-26"),
    ("end-turn-cap", "HE-R-37"),
    ("end-no-coast", "HE-R-55"),
)


class Board(AgendaState):
    """Everything on, under and beside the table."""

    __slots__ = (
        "action",
        "active",
        "aside",
        "attack_on_card",
        "attack_plus",
        "attacked",
        "bags",
        "chain",
        "chain_by",
        "coast_try",
        "defence_plus",
        "discards",
        "equal_ships",
        "equal_suffices",
        "extra_turn",
        "far_attack",
        "fights",
        "force",
        "free_reorganisation",
        "free_voyage",
        "greeks",
        "landed",
        "layout",
        "new_cities",
        "over_water",
        "piles",
        "renewed_from",
        "rules",
        "ships",
        "ships_defend",
        "sides",
        "steps_left",
        "steps_made",
        "tail",
        "target",
        "temples",
        "tile_bag",
        "turn",
        "turned",
    )

    def __init__(self, game: "Game", rules: Rules, source: "Board | None") -> None:
        super().__init__(game)
        self.rules = rules
        if source is None:
            self.begin()
            return
        self.to_act = source.to_act
        self.reveals = source.reveals
        self.outcome = source.outcome
        self._legal = source._legal
        self.sides: list[Side] = [Side(source.sides[0]), Side(source.sides[1])]
        self.top = source.top
        self.layout: Layout = source.layout
        self.temples: int = source.temples
        self.greeks: list[int] = source.greeks[:]
        self.ships: list[int] = source.ships[:]
        self.tile_bag: list[int] = source.tile_bag[:]
        self.tail: list[int] = source.tail[:]
        self.aside: list[int] = source.aside[:]
        self.turned: list[int] = source.turned[:]
        self.coast_try: int = source.coast_try
        self.piles: list[int] = source.piles[:]
        self.bags: list[list[int]] = source.bags[:]
        self.renewed_from: list[list[int]] = source.renewed_from[:]
        self.discards: list[list[int]] = source.discards[:]
        self.turn: int = source.turn
        self.active: int = source.active
        self.action: int = source.action
        self.steps_left: int = source.steps_left
        self.steps_made: int = source.steps_made
        self.new_cities: int = source.new_cities
        self.free_reorganisation: bool = source.free_reorganisation
        self.landed: bool = source.landed
        self.equal_ships: bool = source.equal_ships
        self.free_voyage: bool = source.free_voyage
        self.far_attack: bool = source.far_attack
        self.fights: int = source.fights
        self.attacked: int = source.attacked
        self.target: int = source.target
        self.force: int = source.force
        self.over_water: bool = source.over_water
        self.attack_plus: int = source.attack_plus
        self.defence_plus: int = source.defence_plus
        self.equal_suffices: bool = source.equal_suffices
        self.ships_defend: bool = source.ships_defend
        self.extra_turn: bool = source.extra_turn
        self.chain: list[int] = source.chain[:]
        self.chain_by: int = source.chain_by
        self.attack_on_card: bool = source.attack_on_card

    def begin(self) -> None:
        """Put everything where it is before the first card is dealt. HE-SET."""
        box = self.rules.box
        self.sides = [Side(None), Side(None)]
        self.top = BOTTOM  # of the agenda
        self.layout = dolphin_alone(DOLPHIN_KIND)  # HE-SET-04, HE-R-01
        self.temples = 0  # the cities with a temple
        self.greeks = [0] * TILES  # by city
        self.ships = [0] * TILES
        self.tile_bag = box.tiles[:]  # kinds in the unseen part of the tile pile: HE-SET-05
        self.tail = []  # kinds under the pile, known to all, the next to come up first
        self.aside = []  # kinds set aside face up: HE-COAST-05
        self.turned = []  # kinds turned up and not yet laid
        self.coast_try = 0  # HE-R-38: 0 first pile, 1 reshuffled, 2 temples admitted
        self.piles = [len(bag) for bag in box.bags]  # HE-SET-02: cards in each god pile
        self.bags = box.bags[:]  # kinds in the pile and among the unseen draws from it
        self.renewed_from = [[], [], []]  # kinds of unseen draws from a pile that was renewed since: HE-R-43
        self.discards = [[], [], []]
        self.turn = 0
        self.active = 0
        self.action = COASTING
        self.steps_left = 0
        self.steps_made = 0
        self.new_cities = 0  # cities won or discovered in this turn
        self.free_reorganisation = False  # reorganise between all cities: HE-REORG-01, HE-EFF-20
        self.landed = False  # the last voyage of this turn succeeded
        self.equal_ships = False  # HE-EFF-08
        self.free_voyage = False  # HE-EFF-09
        self.far_attack = False  # HE-EFF-04
        self.fights = 0  # still to be made in this action
        self.attacked = 0  # cities attacked in this action
        self.target = 0
        self.force = 0  # Greeks that have moved into the target
        self.over_water = False  # some came over water
        self.attack_plus = 0  # HE-EFF-01
        self.defence_plus = 0
        self.equal_suffices = False  # HE-EFF-02
        self.ships_defend = False  # HE-EFF-03
        self.extra_turn = False  # HE-EFF-15
        self.chain = []  # kinds laid and not yet settled, answers on top
        self.chain_by = 0  # who laid the first of them
        self.attack_on_card = False  # HE-R-47: the attack was named on the strength of a card in hand

    # The agenda.

    def base(self) -> Frame:
        """The lowest frame of the agenda: the window or question that everything above it belongs to."""
        frame = self.top
        while frame.below is not None and frame.below.below is not None:
            frame = frame.below
        return frame

    # Pieces.

    def put_greeks(self, player: int, city: City, count: int) -> None:
        """Let so many Greeks stand in a city."""
        self.greeks[city] = count
        side = self.sides[player]
        bit = 1 << city
        side.manned = side.manned | bit if count else side.manned & ~bit
        side.with_two_greeks = side.with_two_greeks | bit if count >= 2 else side.with_two_greeks & ~bit
        side.full = side.full | bit if count >= MOST else side.full & ~bit

    def put_ships(self, player: int, city: City, count: int) -> None:
        """Let so many ships lie in a city."""
        self.ships[city] = count
        side = self.sides[player]
        bit = 1 << city
        side.docks = side.docks | bit if count else side.docks & ~bit
        side.pairs = side.pairs | bit if count >= 2 else side.pairs & ~bit
        side.crowded = side.crowded | bit if count >= MOST else side.crowded & ~bit

    def add_greek(self, player: int, city: City) -> None:
        """Supply -> city."""
        self.sides[player].greeks -= 1
        self.put_greeks(player, city, self.greeks[city] + 1)

    def add_ship(self, player: int, city: City) -> None:
        """Supply -> city."""
        self.sides[player].ships -= 1
        self.put_ships(player, city, self.ships[city] + 1)

    def clear_city(self, player: int, city: City) -> None:
        """All pieces of a city to the supply, and the city to nobody."""
        side = self.sides[player]
        side.greeks += self.greeks[city]
        side.ships += self.ships[city]
        self.put_greeks(player, city, 0)
        self.put_ships(player, city, 0)
        side.held &= ~(1 << city)

    # Cards and tiles.

    def discard(self, kind: Kind) -> None:
        """Lay a card on its god's open discard pile. HE-GOD-03."""
        god = GOD[kind]
        self.discards[god] = [*self.discards[god], kind]

    def discard_open(self, player: int) -> None:
        """HE-R-24: the open card goes to its discard pile."""
        side = self.sides[player]
        if side.open_card != NO_CARD:
            self.discard(side.open_card)
            side.open_card = NO_CARD

    def tiles_left(self) -> int:
        """The size of the tile pile."""
        return len(self.tile_bag) + len(self.tail)

    def next_tile(self, kind: Kind) -> None:
        """Lift the top tile: an unseen one, or after these the first of the known tail."""
        bag = self.tile_bag
        if bag:
            at = bag.index(kind)
            last = bag.pop()
            if at < len(bag):
                bag[at] = last
        else:
            self.tail.pop(0)
        self.reveals += 1

    # Bans and ends.

    def is_banned(self, player: int) -> bool:
        """HE-GOD-12, HE-R-16: no god cards of the starter, or of both, in the first regular turn."""
        return self.turn == 1 and (player == 0 or self.rules.ban_both)

    def end(self, winner: int, reason: str, clause: str) -> None:
        """End the game; TIED = drawn."""
        self.top = BOTTOM
        self.action = OVER
        self.to_act = NOBODY
        self.outcome = Outcome(None if winner == TIED else Player(winner), reason, clause)


def without(kinds: list[int], kind: Kind) -> list[int]:
    """A new list with one copy less."""
    rest = kinds[:]
    rest.remove(kind)
    return rest


assert GODS == 3
