"""Three Cards, the smallest game with a bluff: a card each, the higher one wins, whoever folds has lost.

Player 1 checks or bets. After a check player 2 checks too, and cards are shown, or bets; a bet is folded or called.
"""

from hashlib import sha256
from json import dumps
from random import Random
from typing import Any, Final

import msgspec

from kleos.catalogue import Entry
from kleos.core.agenda import BOTTOM, AgendaState, Draw, Frame, Question, StepTable
from kleos.core.errors import BadCardSet, IllegalMove
from kleos.core.features import FeatureTable, Section
from kleos.core.game import READERS, VIEWS, Game, WorldSampler
from kleos.core.moves import OUTCOME, SEEN, TABLES, Move, MoveTable
from kleos.core.observation import Observation, observed, reader, result_of
from kleos.core.options import read_options
from kleos.core.players import ACTORS, CHANCE_SEAT, NOBODY, Player
from kleos.core.positions import (
    HEAD,
    AgendaNotation,
    Key,
    LateKey,
    OutcomeKey,
    PositionReader,
    TextKey,
    read_keys,
    split_lines,
    write_keys,
)
from kleos.core.state import Outcome, State

GAME: Final = "threecards"
CARDS: Final = ("J", "Q", "K")
NO_CARD: Final = -1
ENTRY: Final = Entry(
    code=GAME, game=f"{__name__}:ThreeCards", edges=(__name__,), components="tests.example/components.json"
)

# 1. Moves: every decision, every outcome of chance, and what others see of a hidden one.

MOVES: Final = MoveTable(GAME)
CHECK: Final = MOVES.add(0, 0, "check", "TC-2")
BET: Final = MOVES.add(1, 0, "bet", "TC-2")
FOLD: Final = MOVES.add(2, 0, "fold", "TC-3")
CALL: Final = MOVES.add(3, 0, "call", "TC-3")
MOVES.section(OUTCOME)
DEALS: Final = MOVES.rows(4, "TC-1", [f"deal {card}" for card in CARDS])
MOVES.section(SEEN)
UNSEEN_DEAL: Final = MOVES.add(5, 0, "deal ?", "TC-1")
TABLES[GAME] = MOVES

# 2. Steps: the list of what can be asked or drawn. A new question is a line here and a handler below.

STEPS: Final = StepTable()
DEAL: Final = STEPS.add("deal")
OPEN: Final = STEPS.add("open", "checks")
REPLY: Final = STEPS.add("reply")


# 3. The state: what lies on the table. No rule. Learners get it as bits: each is listed once and written from the list.

TABLE: Final = Section()
TABLE.word()
ACTOR: Final = TABLE.one_of("actor", "1", "2", "chance")
STEP: Final = TABLE.one_of("step", *STEPS.by_name)
ASKED: Final = TABLE.flag("seat 2 is asked")
CHECKS: Final = TABLE.flag("checked")
HELD: Final = TABLE.set_of("dealt", "1", "2")
CARD: Final = (TABLE.one_of("card of seat 1", *CARDS), TABLE.one_of("card of seat 2", *CARDS))
WON: Final = TABLE.flag("seat 2 won")
SHOWN: Final = TABLE.flag("cards are shown")
FEATURES: Final = FeatureTable(GAME, 1)
FEATURES.section("", TABLE)


class ThreeCardsState(AgendaState):
    """Two hands."""

    __slots__ = ("hands",)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.hands = [NO_CARD, NO_CARD]

    def copy(self) -> "ThreeCardsState":
        """An independent state."""
        twin = ThreeCardsState(self.game)
        twin.hands, twin.top, twin.to_act, twin.outcome = self.hands[:], self.top, self.to_act, self.outcome
        return twin

    def end(self, winner: int, reason: str, clause: str) -> None:
        """Somebody has won."""
        self.top, self.to_act = BOTTOM, NOBODY
        self.outcome = Outcome(Player(winner), reason, clause)

    def write_features(self, viewer: int, truth: bool) -> bytes:
        """The observation below as bits; with the truth the rival's card too."""
        word = 1 << ACTOR + self.to_act if self.to_act < NOBODY else 0
        if self.outcome is None:
            word |= 1 << STEP + self.top.step.index | self.top.player << ASKED | self.top.a << CHECKS
        else:
            word |= int(self.outcome.winner or 0) << WON | (self.outcome.clause == "TC-4") << SHOWN
        for player in (0, 1):
            if self.hands[player] >= 0:
                word |= 1 << HELD + player
                if truth or viewer == player or word >> SHOWN & 1:
                    word |= 1 << CARD[player] + self.hands[player]
        return word.to_bytes(FEATURES.byte_size, "little")

    def reason_against(self, move: Move) -> IllegalMove:
        """Why not: in so small a game there is one reason."""
        return IllegalMove(move, "why-foreign-move", move.clause, game=GAME)

    def redacted(self, move: Move, viewer: Player | None) -> Move:
        """A dealt card is seen by its player alone."""
        return move if move.kind != OUTCOME or viewer == self.top.player else UNSEEN_DEAL

    def __str__(self) -> str:
        return " ".join(write_keys(LINE, self))


# A position as text: `hands=K,Q agenda=reply.1`. Each key says once how its word is written and read.


def write_hands(hands: list[int]) -> str:
    """Both cards, `-` for none."""
    return ",".join(CARDS[card] if card >= 0 else "-" for card in hands)


def read_hands(reader: PositionReader, text: str) -> list[int]:
    """Both cards."""
    return [reader.word("hands", card, ("-", *CARDS)) - 1 for card in text.split(",")]


AGENDA: Final = AgendaNotation(STEPS, most_frames=3, most_number=1, example="open.1")
LINE: Final[list[Key[PositionReader, ThreeCardsState]]] = [
    TextKey("hands", write_hands, read_hands),
    LateKey("agenda", lambda state: AGENDA.write(state) or None),
    OutcomeKey("outcome"),
]


# 4. The rules: a handler for each step.


class Dealing(Draw[ThreeCardsState]):
    """TC-1: each player gets one of the three cards."""

    def odds(self, state: ThreeCardsState, frame: Frame) -> list[tuple[Move, int]]:
        """The cards that nobody holds, each alike."""
        return [(DEALS[card], 1) for card in range(len(CARDS)) if card not in state.hands]

    def stream(self, state: ThreeCardsState, frame: Frame) -> str:
        """All cards come from one deck."""
        return "deck"

    def sample(self, state: ThreeCardsState, frame: Frame, rng: Random) -> Move:
        """One of them."""
        odds = self.odds(state, frame)
        return odds[int(state.random(rng) * len(odds))][0]

    def can_happen(self, state: ThreeCardsState, frame: Frame, move: Move) -> bool:
        """Ask whether the card is left."""
        return move in DEALS and move.arg not in state.hands

    def answer(self, state: ThreeCardsState, frame: Frame, move: Move) -> None:
        """Take the card."""
        state.hands[frame.player] = move.arg


class Opening(Question[ThreeCardsState]):
    """TC-2: check or bet; after two checks cards are shown."""

    def options(self, state: ThreeCardsState, frame: Frame) -> list[Move]:
        """Always both."""
        return [CHECK, BET]

    def answer(self, state: ThreeCardsState, frame: Frame, move: Move) -> None:
        """A bet must be answered."""
        if move is BET:
            state.ask(REPLY, 1 - frame.player)
        elif frame.a:
            show(state)
        else:
            state.push(OPEN, 1 - frame.player, frame.a + 1)


class Replying(Question[ThreeCardsState]):
    """TC-3: fold and lose, or call, and cards are shown."""

    def options(self, state: ThreeCardsState, frame: Frame) -> list[Move]:
        """Always both."""
        return [FOLD, CALL]

    def answer(self, state: ThreeCardsState, frame: Frame, move: Move) -> None:
        """The end, either way."""
        if move is CALL:
            show(state)
        else:
            state.end(1 - frame.player, "end-resigned", "TC-3")


def show(state: ThreeCardsState) -> None:
    """TC-4: the higher card wins."""
    state.end(0 if state.hands[0] > state.hands[1] else 1, "end-home", "TC-4")


DEAL.handled_by(Dealing())
OPEN.handled_by(Opening())
REPLY.handled_by(Replying())

# 5. What a viewer may know: plain data without a field for anything hidden.


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is decided or drawn now."""

    step: str
    seat: int
    checks: int = 0


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table as one viewer sees it."""

    actor: int | str | None
    asked: Asked | None
    held: tuple[bool, bool]
    own: str | None  # the viewer's card
    agenda: str  # for `imagine` alone
    shown: tuple[str, ...]  # both cards, once the game is over by TC-4
    outcome: tuple[int, str, str] | None


def view(state: ThreeCardsState, viewer: Player | None) -> Observation:
    """One viewer's observation."""
    actor, frames = ACTORS[state.to_act], state.frames()
    one, two = state.hands
    over = state.outcome is not None and state.outcome.clause == "TC-4"
    table = Table(
        actor=actor.seat if isinstance(actor, Player) else None if actor is None else "chance",
        asked=Asked(frames[-1].step.name, frames[-1].player + 1, frames[-1].a) if frames else None,
        held=(one >= 0, two >= 0),
        own=None if viewer is None or state.hands[viewer] < 0 else CARDS[state.hands[viewer]],
        agenda=AGENDA.write(state),
        shown=(CARDS[one], CARDS[two]) if over else (),
        outcome=result_of(state.outcome),
    )
    return observed(state, viewer, table)


VIEWS[GAME], READERS[GAME] = view, reader(Table)


# 6. A world that fits an observation: the hidden card is one of those that the viewer does not see.


class ThreeCardsSampler(WorldSampler):
    """Knows what one viewer knows."""

    def __init__(self, game: "ThreeCards", viewer: Player | None, table: Table) -> None:
        over = "" if table.outcome is None else f"outcome={','.join(map(str, table.outcome))}"
        self.template = game.read_position(f"hands=-,- {over or f'agenda={table.agenda}'}")
        self.viewer, self.table = viewer, table

    def draw(self, rng: Random) -> State:
        """Deal what is hidden."""
        state = self.template.copy()
        known = [CARDS.index(card) for card in self.table.shown] or [NO_CARD, NO_CARD]
        if self.viewer is not None and self.table.own is not None:
            known[self.viewer] = CARDS.index(self.table.own)
        left = [card for card in range(len(CARDS)) if card not in known]
        rng.shuffle(left)
        state.hands = [
            card if card >= 0 or not held else left.pop() for card, held in zip(known, self.table.held, strict=True)
        ]
        return state


# 7. The game: how it starts, how a position is read, and the gate.


class ThreeCards(Game):
    """Three Cards with its component set."""

    __slots__ = ("data",)

    def __init__(self, data: object, given: dict[str, object]) -> None:
        if not isinstance(data, dict) or data.get("cards") != list(CARDS):
            raise BadCardSet("error-set-unreadable", file=GAME, detail="cards: J, Q, K")
        hashed = sha256(dumps(data, sort_keys=True).encode()).hexdigest()
        super().__init__(MOVES, (), read_options(GAME, (), given), hashed, "1", max_plies=5)
        self.data: dict[str, Any] = data

    @property
    def features(self) -> FeatureTable:
        """What each bit means."""
        return FEATURES

    @property
    def truth_features(self) -> FeatureTable:
        """The same: hidden cards have a place of their own."""
        return FEATURES

    def start(self) -> ThreeCardsState:
        """Both get a card, then player 1 opens."""
        state = ThreeCardsState(self)
        state.ask(OPEN, 0)
        state.ask(DEAL, 1)
        state.ask(DEAL, 0)
        state.advance()
        return state

    def read_position(self, text: str) -> ThreeCardsState:
        """The reverse of `str(state)`."""
        reader, state = PositionReader(self), ThreeCardsState(self)
        found = read_keys(reader, LINE, state, split_lines(self, text, ()).get(HEAD, []))
        if state.outcome is None:
            state.top = AGENDA.read(reader, found.get("agenda", ""))
            state.to_act = state.top.player if state.top.step.draw is None else CHANCE_SEAT
        return state

    def check(self, state: State) -> None:
        """Two different cards, and an agenda that the rules lead to."""
        assert isinstance(state, ThreeCardsState)
        dealt = [card for card in state.hands if card >= 0]
        self.insist(len(state.hands) == 2 and len(set(dealt)) == len(dealt), "hands TC-1")
        names = [frame.step.name for frame in state.frames()]
        deals = 2 - len(dealt)
        if state.outcome is not None:
            self.insist(deals == 0, "hands TC-1")
            return
        self.insist(names == (["open"] + ["deal"] * deals if deals else [names[-1]]), "agenda")
        self.insist(state.top.a == (state.top.player if names[-1] == "open" else 0), "agenda TC-2")

    def make_sampler(self, viewer: Player | None, table: Any) -> ThreeCardsSampler:
        """Read an observation's table."""
        return ThreeCardsSampler(self, viewer, table)

    def component_data(self) -> dict[str, Any]:
        """The component set, a copy."""
        return dict(self.data)
