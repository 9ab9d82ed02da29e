"""The whole truth of a game in progress: both sides, the fate tile, and whose decision or draw is next.

The flow through a battle (ledger D5) is data: `phase` says what is decided or drawn, `to_act` by whom; the chapters
move it on.

True without a line of their own: HA-02-02, HA-02-04, HA-02-05.
"""

from typing import TYPE_CHECKING, Final

from kleos.core.players import CHANCE_SEAT, NOBODY, ONE, Player
from kleos.core.state import Outcome, State
from kleos.games.hector.cards import HOME
from kleos.games.hector.options import RANDOM_SEAT, Rules
from kleos.games.hector.side import Side

if TYPE_CHECKING:
    from kleos.core.game import Game

# Phases in which somebody decides.
VANGUARD_CHOICE: Final = 0  # D-1
NUMBER_CHOICE: Final = 1  # D-2
ORIENTATION: Final = 2  # D-3
ACTION: Final = 3  # D-4
CARD: Final = 4  # D-5
FATE: Final = 5  # D-6
RANSOM_CHOICE: Final = 6  # D-7
# Phases in which an army card of `drawer` comes from pile `draw_from`.
VANGUARD_DRAW: Final = 7
RIVAL_VANGUARD: Final = 8
HANDS: Final = 9
REPLACEMENT: Final = 10
PENALTY: Final = 11
LAST_CARD_DRAW: Final = PENALTY  # at a chance node every phase up to here draws an army card
# Other draws.
HERO_DEAL: Final = 12
HERO_CHANGE: Final = 13
TILE_TURN: Final = 14
SEATING: Final = 15
OVER: Final = 16

PHASE_NAMES: Final = (
    "vanguard",
    "number",
    "orient",
    "action",
    "card",
    "fate",
    "ransom",
    "draw-vanguard",
    "draw-rival-vanguard",
    "draw-hand",
    "draw-replacement",
    "lose-penalty",
    "deal-hero",
    "draw-hero",
    "turn-tile",
    "seating",
    "over",
)

NO_TILE: Final = -1
NO_NUMBER: Final = 0
NO_SOURCE: Final = -1
TIED: Final = -1
NO_SCORE: Final = -1

SEAT_NAMES: Final = ("one", "two")
GREEK: Final = 0  # index of a people in the component set
TROJAN: Final = 1
PEOPLES: Final = ("greek", "trojan")
# Why a game is over, and the clause that decides.
ENDS: Final = (
    ("end-fronts", "HA-10-01"),
    ("end-home", "HA-10-02"),
    ("end-short", "HA-R-06"),
    ("end-both", "HA-R-32"),
    ("end-limit", "HA-R-44"),
)


class Battlefield(State):
    """Everything on and under the table."""

    __slots__ = (
        "attacker",
        "battle",
        "draw_from",
        "drawer",
        "due",
        "facing",
        "fled",
        "greek",
        "last",
        "number",
        "phase",
        "revealed",
        "round",
        "rules",
        "sides",
        "source",
        "stock",
        "tile",
        "winner",
    )

    def __init__(self, game: "Game", rules: Rules, source: "Battlefield | None") -> None:
        super().__init__(game)
        self.rules = rules
        if source is not None:
            self.to_act = source.to_act
            self.reveals = source.reveals
            self.outcome = source.outcome
            self._legal = source._legal
            self.sides: list[Side] = [source.sides[0].copy(), source.sides[1].copy()]
            self.phase: int = source.phase
            self.battle: int = source.battle
            self.round: int = source.round
            self.greek: int = source.greek
            self.attacker: int = source.attacker
            self.number: int = source.number
            self.source: int = source.source
            self.tile: int = source.tile
            self.facing: int = source.facing
            self.stock: list[int] = source.stock  # replaced, never changed: copies share it
            self.drawer: int = source.drawer
            self.draw_from: int = source.draw_from
            self.due: int = source.due
            self.winner: int = source.winner
            self.fled: bool = source.fled
            self.revealed: bool = source.revealed
            self.last: list[int] = source.last  # replaced, never changed: copies share it
            return
        box = rules.components
        greek = ONE if rules.greek == RANDOM_SEAT else rules.greek
        self.sides = []
        for player in (0, 1):
            people = GREEK if player == greek else TROJAN
            heroes = [colour for colour, value in enumerate(box.hero_values[people]) if value]
            self.sides.append(Side(None, box.army, heroes, box.pile_size))
        self.phase = OVER
        self.battle = 1
        self.round = 0  # 1..4 while turns are taken
        self.greek = greek  # the seat of the Greek player
        self.attacker = greek  # HA-02-06
        self.number = NO_NUMBER
        self.source = NO_SOURCE  # the pile that the attacker's vanguard came from
        self.tile = NO_TILE
        self.facing = 0  # HA-06-05: the edge that faces the Greek
        self.stock = list(range(len(box.tiles)))  # ascending
        self.drawer = ONE  # chance: whose card or hero is drawn
        self.draw_from = HOME
        self.due = 0  # chance: draws still to come in this phase
        self.winner = TIED  # of the battle just fought
        self.fled = False
        self.revealed = False  # heroes in hand are open: between scoring and closing
        self.last = []  # the battle last decided: its number, winner, fled, two scores, two heroes laid open

    def people(self, player: int) -> int:
        """GREEK or TROJAN."""
        return GREEK if player == self.greek else TROJAN

    def colour_of(self, player: int) -> int:
        """The colour of the tile's edge that faces a player. HA-06-05."""
        edge = self.facing if player == self.greek else self.facing + 2
        return self.rules.components.tiles[self.tile][edge & 3]

    def hero_value(self, player: int, colour: int) -> int:
        """The value of a player's hero of this colour."""
        return self.rules.components.hero_values[self.people(player)][colour]

    # Whose decision or draw comes next.

    def ask(self, phase: int, player: int) -> None:
        """Let a player decide."""
        self.phase = phase
        self.to_act = player

    def ask_chance(self, phase: int, player: int) -> None:
        """Let chance act for a player's pile."""
        self.phase = phase
        self.to_act = CHANCE_SEAT
        self.drawer = player
        self.draw_from = HOME

    def ask_card(self, phase: int, player: int) -> None:
        """Let a card come from a player's battle pile, or from home when that is empty. HA-05-11, HA-R-06."""
        self.phase = phase
        self.to_act = CHANCE_SEAT
        self.drawer = player
        side = self.sides[player]
        self.draw_from = side.pile if side.sizes[side.pile] else HOME

    def end(self, winner: int, reason: str, clause: str) -> None:
        """End the game; TIED = drawn."""
        self.phase = OVER
        self.to_act = NOBODY
        self.outcome = Outcome(None if winner == TIED else Player(winner), reason, clause)

    def note_battle(self, scores: list[int], heroes: list[int]) -> None:
        """Remember for all how this battle was decided; a retreat has no scores."""
        self.last = [self.battle, self.winner, int(self.fled), *scores, *heroes]

    def front_alive(self, player: int, front: int) -> bool:
        """Ask whether a front (0..2) is not exhausted."""
        return not self.sides[player].exhausted >> front & 1
