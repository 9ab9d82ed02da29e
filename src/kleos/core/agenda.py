"""The agenda: a stack of frames that says who decides what next.

A *step* is a kind of question, of draw, or of thing that the rules do by themselves: it has a name, and names for the
numbers that its frames hold. A game lists its steps in `steps.py`; the chapter that owns a step gives it a *handler*,
which knows what may be answered and what follows. A *frame* is one step put on the agenda, with its numbers; frames
hold public facts only and never change, so that copies of a state share them.
"""

from abc import abstractmethod
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from kleos.core.moves import Move
from kleos.core.players import CHANCE_SEAT
from kleos.core.state import State

if TYPE_CHECKING:
    from kleos.core.errors import IllegalMove
    from kleos.core.game import Game

GO_ON: Final = -1  # nobody has to act: the rules have carried the frame out
MOST_FIELDS: Final = 3
S = TypeVar("S", bound="AgendaState")


@mypyc_attr(allow_interpreted_subclasses=True)
class Handler(Generic[S]):
    """What a chapter does with the frames of a step of its own. Handlers have no state."""

    __slots__ = ()

    @abstractmethod
    def meet(self, state: S, frame: "Frame") -> int:
        """The frame is on top: say who acts now (a player, CHANCE_SEAT), or carry it out and say GO_ON."""

    def options(self, state: S, frame: "Frame") -> list[Move]:
        """The legal answers in table order, a list of their own."""
        raise AssertionError(frame.step.name)

    def answer(self, state: S, frame: "Frame", move: Move) -> None:
        """Carry out an answer or an outcome of chance; the frame is off the agenda (`state.top = frame` keeps it)."""
        raise AssertionError(frame.step.name)

    def pick(self, state: S, frame: "Frame", rng: Random) -> Move:
        """One of the legal answers, each alike, where a game's `any_move` saves the list.

        Every handler has it: asking at each step of a playout which kind of handler this is took 2 % of it.
        """
        raise state.no_decision()


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Handler[S]):
    """A step at which a player decides: `options` and `answer`."""

    __slots__ = ()

    def meet(self, state: S, frame: "Frame") -> int:
        """The player of the frame decides."""
        return frame.player

    @abstractmethod
    def options(self, state: S, frame: "Frame") -> list[Move]:
        """The legal answers in table order, a list of their own."""

    def refuse(self, state: S, frame: "Frame", move: Move) -> "IllegalMove | None":
        """The reason that a player would name against this answer; None = the game's general ones."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Handler[S]):
    """A step at which chance decides."""

    __slots__ = ()

    def meet(self, state: S, frame: "Frame") -> int:
        """Chance decides."""
        return CHANCE_SEAT

    @abstractmethod
    def stream(self, state: S, frame: "Frame") -> str:
        """The source drawn from."""

    @abstractmethod
    def odds(self, state: S, frame: "Frame") -> list[tuple[Move, int]]:
        """Every outcome with its weight, sorted by move index."""

    @abstractmethod
    def sample(self, state: S, frame: "Frame", rng: Random) -> Move:
        """Draw one outcome without listing them."""

    @abstractmethod
    def can_happen(self, state: S, frame: "Frame", move: Move) -> bool:
        """Ask whether chance may do this now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Handler[S]):
    """A step that the rules carry out by themselves."""

    __slots__ = ()

    def meet(self, state: S, frame: "Frame") -> int:
        """Take it off the agenda and carry it out."""
        below = frame.below
        assert below is not None
        state.top = below
        self.run(state, frame)
        return GO_ON

    @abstractmethod
    def run(self, state: S, frame: "Frame") -> None:
        """Carry it out; the frame is off the agenda."""


@final
class Step:
    """A kind of frame: its name, the names of its numbers (at most three), and who handles it."""

    __slots__ = ("alone", "asks", "draw", "fields", "handler", "index", "name")

    def __init__(self, name: str, fields: tuple[str, ...]) -> None:
        assert len(fields) <= MOST_FIELDS, name
        self.name = name
        self.fields = fields
        self.index: int = -1  # in the list of its game
        self.handler: Handler[Any] = NOT_HANDLED
        self.draw: Draw[Any] | None = None  # the same handler where chance decides: asking for its type costs more
        self.asks: bool = False  # whether the player of a frame always decides: most questions need not be met
        self.alone: list[Frame] = []  # by player: the frame without numbers at the bottom of an agenda, made once

    def handled_by(self, handler: Handler[Any]) -> None:
        """Give the step to the chapter that owns it."""
        assert self.handler is NOT_HANDLED, self.name
        self.handler = handler
        self.asks = getattr(type(handler), "meet") is getattr(Question, "meet")  # noqa: B009 - of the class, unbound
        if isinstance(handler, Draw):
            self.draw = handler

    def __repr__(self) -> str:
        return f"Step({self.name})"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Frame:
    """A step on the agenda for a player, its numbers, and the frame below.

    A chain of objects: tuples in a list would be boxed, unboxed and moved about at every step.
    """

    __slots__ = ("a", "b", "below", "c", "player", "step")

    def __init__(self, step: Step, player: int, a: int, b: int, c: int, below: "Frame | None") -> None:
        self.step = step
        self.player = player
        self.a = a
        self.b = b
        self.c = c
        self.below = below

    def numbers(self) -> dict[str, int]:
        """The numbers by the names that the step gives them."""
        return dict(zip(self.step.fields, (self.a, self.b, self.c), strict=False))

    def __repr__(self) -> str:
        return f"Frame({self.step.name}, {self.player}, {self.numbers()})"


class Unhandled(Handler["AgendaState"]):
    """Stands in until the chapters are loaded."""

    __slots__ = ()

    def meet(self, state: "AgendaState", frame: Frame) -> int:
        """No chapter owns this step."""
        raise AssertionError(frame.step.name)


NOT_HANDLED: Final = Unhandled()
BOTTOM: Final = Frame(Step("", ()), 0, 0, 0, 0, None)  # of every agenda


@final
class StepTable:
    """The steps of a game by their names: the one list."""

    __slots__ = ("by_name",)

    def __init__(self) -> None:
        self.by_name: dict[str, Step] = {}

    def add(self, name: str, *fields: str) -> Step:
        """List a step: its name, and the names of the numbers that its frames hold."""
        assert name not in self.by_name, name
        step = Step(name, fields)
        step.index = len(self.by_name)
        self.by_name[name] = step
        step.alone = [Frame(step, player, 0, 0, 0, BOTTOM) for player in (0, 1)]
        return step

    def unhandled(self) -> list[str]:
        """Name the steps that no chapter owns."""
        return [step.name for step in self.by_name.values() if step.handler is NOT_HANDLED]


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaState(State):
    """A state whose next decision is the frame on top of its agenda."""

    __slots__ = ("top",)

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self.top: Frame = BOTTOM

    def push(self, step: Step, player: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Put a frame on top of the agenda: it comes next."""
        self.top = Frame(step, player, a, b, c, self.top)

    def ask(self, step: Step, player: int) -> None:
        """Put a frame without numbers on top; at the bottom it is shared."""
        self.top = step.alone[player] if self.top is BOTTOM else Frame(step, player, 0, 0, 0, self.top)

    def pop(self) -> None:
        """Take the top frame off the agenda."""
        below = self.top.below
        assert below is not None
        self.top = below

    def frames(self) -> list[Frame]:
        """The agenda as a list, the next frame last."""
        found: list[Frame] = []
        frame = self.top
        while frame.below is not None:
            found.append(frame)
            frame = frame.below
        return found[::-1]

    def advance(self) -> None:
        """Go on until somebody must decide, chance must draw, or the game is over."""
        while self.outcome is None:
            frame = self.top
            if frame.step.asks:
                self.to_act = frame.player
                return
            actor = frame.step.handler.meet(self, frame)
            if actor != GO_ON:
                self.to_act = actor
                return

    # What a state is asked.

    def generate_legal(self) -> list[Move]:
        """Ask the chapter that put the question."""
        if self.to_act >= CHANCE_SEAT:
            return []
        frame = self.top
        return frame.step.handler.options(self, frame)

    def perform(self, move: Move) -> None:
        """Take the frame off the agenda, hand the answer to its chapter, and go on to the next question."""
        frame = self.top
        below = frame.below
        assert below is not None
        self.top = below  # as `pop` does, without a call
        frame.step.handler.answer(self, frame, move)
        self.advance()

    def drawing(self) -> Draw[Any]:
        """The chapter that asks chance; `no_chance` is raised where a player decides or the game is over."""
        if self.to_act != CHANCE_SEAT:
            raise self.no_chance()
        draw = self.top.step.draw
        assert draw is not None, self.top.step.name
        return draw

    @property
    def stream(self) -> str:
        """The source drawn from."""
        return self.drawing().stream(self, self.top)

    def odds(self) -> list[tuple[Move, int]]:
        """Every outcome with its weight."""
        return self.drawing().odds(self, self.top)

    def sample(self, rng: Random) -> Move:
        """Draw one outcome without listing them."""
        if self.to_act != CHANCE_SEAT:
            raise self.no_chance()
        frame = self.top
        draw = frame.step.draw
        assert draw is not None, frame.step.name
        move = self._drawn = draw.sample(self, frame, rng)
        return move

    def is_possible(self, move: Move) -> bool:
        """Ask whether chance may do this now."""
        return self.drawing().can_happen(self, self.top, move)
