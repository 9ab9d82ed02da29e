"""The whole truth of a game in progress: both sides, piles, score, and the agenda that says who decides what next.

The agenda is a stack of frames of five ints `(step, player, unit, a, b)`; the last one is next. A frame is a question
to a player, a draw of chance, or a step of the rules that is carried out at once. `unit` is the slot of a unit on the
player's side: it follows the unit when that moves and becomes NO_SLOT when it leaves play. Frames hold public facts
only; they are replaced, never changed, so that copies share them.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from kleos.core.players import NOBODY, Player
from kleos.core.state import Outcome, State
from kleos.games.olympus.cards import BOXED, CARDS, COPIES_OF, FIRST_COPY, GHOST, NO_CARD, NO_SLOT, SEVEN
from kleos.games.olympus.options import Rules
from kleos.games.olympus.side import Side

if TYPE_CHECKING:
    from kleos.core.game import Game

PlainFrame = tuple[int, int, int, int, int]

# Questions to a player; a and b in brackets.
DECLARE: Final = 0  # which phase to skip (starter_skip=declared)
PLAY_CARD: Final = 1  # D-PLAY
PAY_SYMBOL: Final = 2  # D-PAY (kind being played, symbols paid)
PLACE_UNIT: Final = 3  # D-SLOT (kind)
CHOOSE_BEARER: Final = 4  # D-CARRIER (kind)
ENTER_ATTACK: Final = 5  # D-SKIP
MAY_ATTACK: Final = 6  # D-ATK
USE_EFFECT: Final = 7  # D-ABIL (effect)
TARGET: Final = 8  # D-ABIL (effect, chosen so far)
MOVE_TO: Final = 9  # D-ABIL (effect)
MOVE_ALL: Final = 10  # D-ABIL (slot whose unit gets a destination, destinations given so far)
TAKE_MARKER: Final = 11  # D-MARK, D-STEAL (markers to take, BY_BONUS / BY_ABILITY / BY_MUST)
DISCARD_CARD: Final = 12  # D-ABIL (cards still to discard, 0)
UPKEEP_CARD: Final = 13  # D-ABIL (effect, cards discarded so far)
STRIP: Final = 14  # D-ABIL (cards still to choose from the rival's hand, 0)
KEEP: Final = 15  # D-ABIL (cards still to keep)
UNDER: Final = 16  # D-ABIL: the next card to put under the pile
RECALL_CARD: Final = 17  # D-ABIL (effect)
PLAY_FREE: Final = 18  # D-ABIL
RETARGET_HIT: Final = 19  # D-ABIL (was the facing slot held when the attack began)
STAND_IN: Final = 20  # D-ABIL (slot of the attacker); unit = who is about to be hit
SURVIVE_HIT: Final = 21  # D-ABIL (cards to discard, cards discarded so far); unit = who is beaten
ATTACK_AGAIN: Final = 22  # D-ABIL (slot of the unit that grants it)
# Draws of chance.
DRAW_STARTER: Final = 23  # C-START
DEAL: Final = 24  # C-DRAW (cards to deal)
DRAW_CARDS: Final = 25  # C-DRAW (cards to draw)
LOOK: Final = 26  # C-DRAW (cards to look at, cards to keep)
LOSE_CARDS: Final = 27  # C-RAND (cards to lose)
# Steps of the rules.
TURN: Final = 28
PHASE_TWO: Final = 29
PHASE_THREE: Final = 30
DRAWN: Final = 31
END_STEP: Final = 32  # (slot)
RUN: Final = 33  # (next effect, end): one effect after the other, each with a state check
REACT: Final = 34  # (next effect, end): the same without state checks, FO-EFF-06
CHECK: Final = 35
ATTACKS: Final = 36  # (slot)
STRIKE: Final = 37  # (was the facing slot held when the attack began)
BONUS: Final = 38  # (the same)
UNMET: Final = 39
AFTER: Final = 40
OFFER_FREE: Final = 41
OWE_DISCARD: Final = 42  # (cards)
SORT_LOOKED: Final = 43  # (cards to keep)

STEP_NAMES: Final = (
    "declare",
    "play",
    "pay",
    "place",
    "bearer",
    "enter_attack",
    "may_attack",
    "use",
    "target",
    "move_to",
    "move_all",
    "marker",
    "discard",
    "upkeep",
    "strip",
    "keep",
    "under",
    "recall",
    "play_free",
    "retarget",
    "stand_in",
    "survive",
    "attack_again",
    "starter",
    "deal",
    "draw",
    "look",
    "lose",
    "turn",
    "phase_two",
    "phase_three",
    "drawn",
    "end_step",
    "run",
    "react",
    "check",
    "attacks",
    "strike",
    "bonus",
    "unmet",
    "after",
    "offer_free",
    "owe_discard",
    "sort_looked",
)

BY_BONUS: Final = 0
BY_ABILITY: Final = 1
BY_MUST: Final = 2

# Phases of a turn. FO-TURN-02, FO-TURN-06.
SETTING_UP: Final = 0
PLAYING: Final = 1
ATTACKING: Final = 2
DRAWING: Final = 3
ENDING: Final = 4
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


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Frame:
    """A question, a draw or a step on the agenda, with the one below it.

    A chain of objects: tuples of five ints in a list would be boxed, unboxed and moved about at every step.
    """

    __slots__ = ("a", "b", "below", "player", "step", "unit")

    def __init__(self, step: int, player: int, unit: int, a: int, b: int, below: "Frame | None") -> None:
        self.step = step
        self.player = player
        self.unit = unit
        self.a = a
        self.b = b
        self.below = below

    def plain(self) -> PlainFrame:
        """The frame as a tuple."""
        return self.step, self.player, self.unit, self.a, self.b

    def following(self, player: int, places: list[int]) -> "Frame":
        """This and all below after a player's units went from slot k to `places[k]`."""
        if self.below is None:
            return self
        below = self.below.following(player, places)
        named = 0 <= self.unit < GHOST and self.player == player
        unit = places[self.unit] if named else self.unit
        if below is self.below and unit == self.unit:
            return self
        return Frame(self.step, self.player, unit, self.a, self.b, below)


BOTTOM: Final = Frame(-1, -1, NO_SLOT, 0, 0, None)  # of every agenda


class Board(State):
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
        "top",
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
            self.top: Frame = source.top
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
        self.top = BOTTOM  # of the agenda
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

    # The agenda.

    def push(self, step: int, player: int, unit: int = NO_SLOT, a: int = 0, b: int = 0) -> None:
        """Put a frame on top of the agenda: it comes next."""
        self.top = Frame(step, player, unit, a, b, self.top)

    def pop(self) -> None:
        """Take the top frame off the agenda."""
        below = self.top.below
        assert below is not None
        self.top = below

    @property
    def agenda(self) -> list[PlainFrame]:
        """The frames as plain data, the next one last."""
        found: list[PlainFrame] = []
        frame = self.top
        while frame.below is not None:
            found.append(frame.plain())
            frame = frame.below
        return found[::-1]

    @agenda.setter
    def agenda(self, frames: list[PlainFrame]) -> None:
        self.top = BOTTOM
        for step, player, unit, a, b in frames:
            self.push(step, player, unit, a, b)

    def forget_unit(self, player: int, slot: int) -> None:
        """A unit has left play: frames that name it name nobody now."""
        places = list(range(GHOST))
        places[slot] = NO_SLOT
        self.top = self.top.following(player, places)

    def move_units(self, player: int, sources: list[int]) -> None:
        """Rearrange a player's slots; frames follow their units."""
        self.sides[player].permute(sources)
        self.unsettled = True
        places = list(range(GHOST))
        for place, source in enumerate(sources):
            places[source] = place
        self.top = self.top.following(player, places)

    # Cards.

    def take_unseen(self, kind: int) -> None:
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

    def unseen(self, kind: int) -> int:
        """How many cards of a kind lie in the bag."""
        card = FIRST_COPY[kind]
        spot = self.spot
        count = 1 if spot[card] >= 0 else 0
        if COPIES_OF[kind] == 2 and spot[card + 1] >= 0:
            count += 1
        return count

    def to_discard(self, kind: int) -> None:
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
