"""The whole truth of a game in progress: both sides, piles, score, and the agenda that says who decides what next.

The steps of the agenda are listed in steps.py. Frames hold public facts only.
"""

from typing import TYPE_CHECKING, Final

from kleos.core.agenda import BOTTOM, AgendaState, Frame
from kleos.core.players import NOBODY, Player
from kleos.core.state import Outcome
from kleos.games.olympus.cards import BOXED, CARDS, COPIES_OF, FIRST_COPY, GHOST, NO_CARD, NO_SLOT, SEVEN, Kind, Slot
from kleos.games.olympus.options import Rules
from kleos.games.olympus.side import Side
from kleos.games.olympus.steps import names_unit

if TYPE_CHECKING:
    from kleos.core.game import Game

# Why a marker is taken.
BY_BONUS: Final = 0
BY_ABILITY: Final = 1
BY_MUST: Final = 2
SOURCE_NAMES: Final = ("bonus", "ability", "must")

# Phases of a turn. FO-TURN-02, FO-TURN-06.
SETTING_UP: Final = 0
PLAY_PHASE: Final = 1
ATTACK_PHASE: Final = 2
DRAW_PHASE: Final = 3
END_PHASE: Final = 4
OVER: Final = 5
PHASE_NAMES: Final = ("setup", "play", "attack", "draw", "end", "over")

# What the starter still has to skip in turn 1. FO-R-02.
NO_SKIP: Final = 0
OPEN_SKIP: Final = 1
SKIP_PLAY: Final = 2
SKIP_ATTACK: Final = 3
SKIP_DRAW: Final = 4
SKIP_NAMES: Final = ("none", "open", "play", "attack", "draw")

TIED: Final = -1
OUT_OF_BAG: Final = -1
SEAT_NAMES: Final = ("one", "two")
# Why a game is over, and the clause that decides.
ENDS: Final = (
    ("end-seven", "FO-END-02"),
    ("end-full-house", "FO-END-01"),
    ("end-exhausted", "FO-END-03"),
    ("end-exhausted-zero", "FO-R-03"),
)


def following(frame: Frame, player: int, places: list[int]) -> Frame:
    """A frame and all below it after a player's units went from slot k to `places[k]`."""
    below = frame.below
    if below is None:
        return frame
    under = following(below, player, places)
    unit = frame.a
    if names_unit(frame.step) and frame.player == player and 0 <= unit < GHOST:
        unit = places[unit]
    if under is below and unit == frame.a:
        return frame
    return Frame(frame.step, frame.player, unit, frame.b, frame.c, under)


class Board(AgendaState):
    """Everything on, under and beside the table."""

    __slots__ = (
        "active",
        "bag",
        "board_markers",
        "deck",
        "discard",
        "fresh",
        "fresh_known",
        "knowers",
        "looked",
        "phase",
        "played",
        "rules",
        "score",
        "sides",
        "skip",
        "spot",
        "starter",
        "tail",
        "turn",
        "unsettled",
    )

    def __init__(self, game: "Game", rules: Rules, source: "Board | None") -> None:
        super().__init__(game)
        self.rules = rules
        if source is not None:
            self.to_act = source.to_act
            self.reveals = source.reveals
            self.outcome = source.outcome
            self._legal = source._legal
            self.sides: list[Side] = [source.sides[0].copy(), source.sides[1].copy()]
            self.top = source.top
            self.bag: list[int] = source.bag[:]
            self.spot: list[int] = source.spot[:]
            self.deck: int = source.deck
            self.tail: list[int] = source.tail[:]
            self.knowers: list[int] = source.knowers[:]
            self.looked: list[int] = source.looked[:]
            self.discard: list[int] = source.discard[:]
            self.fresh: int = source.fresh
            self.fresh_known: bool = source.fresh_known
            self.board_markers: int = source.board_markers
            self.score: int = source.score
            self.turn: int = source.turn
            self.active: int = source.active
            self.starter: int = source.starter
            self.phase: int = source.phase
            self.skip: int = source.skip
            self.played: int = source.played
            self.unsettled: bool = source.unsettled
            return
        box = rules.box
        self.sides = [Side(box, None), Side(box, None)]
        self.bag = box.cards[:]  # physical cards that nobody has seen: the unseen part of the pile, and the box
        self.spot = [OUT_OF_BAG] * CARDS  # where a physical card lies in the bag
        for position, card in enumerate(self.bag):
            self.spot[card] = position
        self.deck = box.total - BOXED  # FO-SET-02: cards in the draw pile, the tail included
        self.tail = []  # kinds put under the pile, the next to come up first
        self.knowers = []  # for each card of the tail: a bit per player who knows it
        self.looked = []  # kinds being looked at
        self.discard = []  # kinds, open, the last one on top
        self.fresh = NO_CARD  # the card just drawn that may be played free
        self.fresh_known = False  # whether the rival knows it
        self.board_markers = 15  # FO-SET-01
        self.score = 0  # points on player ONE's side
        self.turn = 0
        self.active = 0
        self.starter = 0
        self.phase = SETTING_UP
        self.skip = NO_SKIP
        self.played = 0  # cards played in this turn
        self.unsettled = True  # something on the board has changed since the last state check

    # Units.

    def forget_unit(self, player: int, slot: Slot) -> None:
        """A unit has left play: frames that name it name nobody now."""
        places = list(range(GHOST))
        places[slot] = NO_SLOT
        self.top = following(self.top, player, places)

    def move_units(self, player: int, sources: list[int]) -> None:
        """Rearrange a player's slots; frames follow their units."""
        self.sides[player].permute(sources)
        self.unsettled = True
        places = list(range(GHOST))
        for place, source in enumerate(sources):
            places[source] = place
        self.top = following(self.top, player, places)

    # Cards.

    def take_unseen(self, kind: Kind) -> None:
        """Lift a card of a kind out of the bag."""
        spot = self.spot
        card = FIRST_COPY[kind]
        if spot[card] < 0:
            card += 1
        position = spot[card]
        bag = self.bag
        last = bag.pop()
        if last != card:
            bag[position] = last
            spot[last] = position
        spot[card] = OUT_OF_BAG

    def unseen(self, kind: Kind) -> int:
        """How many cards of a kind lie in the bag."""
        card = FIRST_COPY[kind]
        spot = self.spot
        count = 1 if spot[card] >= 0 else 0
        if COPIES_OF[kind] == 2 and spot[card + 1] >= 0:
            count += 1
        return count

    def to_discard(self, kind: Kind) -> None:
        """Lay a card openly on the discard pile."""
        self.discard.append(kind)

    # Score and end.

    def add_score(self, player: int, points: int) -> None:
        """FO-BON-01, FO-R-33: move the stone towards a player; FO-END-02: a seven ends the game at once."""
        score = self.score + (points if player == 0 else -points)
        self.score = max(-SEVEN, min(SEVEN, score))
        if self.score == SEVEN:
            self.end(0, "end-seven", "FO-END-02")
        elif self.score == -SEVEN:
            self.end(1, "end-seven", "FO-END-02")

    def end(self, winner: int, reason: str, clause: str) -> None:
        """End the game; TIED = drawn."""
        self.top = BOTTOM
        self.phase = OVER
        self.to_act = NOBODY
        self.outcome = Outcome(None if winner == TIED else Player(winner), reason, clause)
