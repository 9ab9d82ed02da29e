"""Position notation, the part that all games share: lines of `key=value` words, the agenda, errors for what is none.

A line is a list of keys. Each key says once how its word is written, how it is read, and what stands for it in a text
that leaves it out; `write_keys` and `read_keys` do the rest.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kleos.core.agenda import BOTTOM, AgendaState, Frame, Step, StepTable
from kleos.core.game import Game
from kleos.core.players import Player
from kleos.core.state import Outcome, State

MOST_CHARACTERS: Final = 20_000
HEAD: Final = "head"  # the line that begins with none of a game's line keys
R_contra = TypeVar("R_contra", bound="PositionReader", contravariant=True)
T_contra = TypeVar("T_contra", contravariant=True)
R = TypeVar("R", bound="PositionReader")
T = TypeVar("T")


def split_lines(game: Game, text: str, keys: tuple[str, ...]) -> dict[str, list[str]]:
    """The words of each line by its key; lines may also be separated by `/`."""
    if len(text) > MOST_CHARACTERS:
        raise game.unreadable(text, "want-characters", most=MOST_CHARACTERS)
    parts: dict[str, list[str]] = {}
    for line in text.replace("/", "\n").split("\n"):
        words = line.split()
        if not words:
            continue
        key = words[0] if words[0] in keys else HEAD
        if key in parts:
            raise game.unreadable(line.strip(), "want-lines-once", keys=", ".join(keys))
        parts[key] = words if key == HEAD else words[1:]
    return parts


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionReader:
    """Reads words; each game's own reader turns them into a state."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def words(self, words: list[str], allowed: tuple[str, ...]) -> dict[str, str]:
        """Split key=value words."""
        found: dict[str, str] = {}
        for word in words:
            key, sign, value = word.partition("=")
            if not sign or key not in allowed or key in found:
                raise self.game.unreadable(word, "want-one-of", choices=", ".join(f"{name}=" for name in allowed))
            found[key] = value
        return found

    def number(self, key: str, text: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 9 or not low <= int(text) <= high:
            raise self.game.unreadable(f"{key}={text}", "want-number", low=low, high=high)
        return int(text)

    def numbers(self, key: str, text: str, count: int, high: int) -> list[int]:
        """So many whole numbers joined by commas."""
        parts = text.split(",")
        if len(parts) != count:
            raise self.game.unreadable(f"{key}={text}", "want-numbers", count=count)
        return [self.number(key, part, 0, high) for part in parts]

    def word(self, key: str, text: str, allowed: tuple[str, ...]) -> int:
        """One of several words, as its place."""
        if text not in allowed:
            raise self.game.unreadable(f"{key}={text}", "want-one-of", choices=", ".join(allowed))
        return allowed.index(text)

    def letters(self, key: str, text: str, allowed: str) -> list[int]:
        """Different letters, as their places."""
        if any(letter not in allowed for letter in text) or len(set(text)) != len(text):
            raise self.game.unreadable(f"{key}={text}", "want-letters", letters=allowed)
        return [allowed.index(letter) for letter in text]


# Lines of keys.


@mypyc_attr(allow_interpreted_subclasses=True)
class Key(Generic[R_contra, T_contra]):
    """A word of a line: how its value is written and read, and what is read where it is left out (None = nothing)."""

    __slots__ = ("default", "name")

    def __init__(self, name: str, default: str | None = None) -> None:
        self.name = name
        self.default = default

    @abstractmethod
    def write(self, thing: T_contra) -> str | None:
        """The value; None = the word is left out."""

    @abstractmethod
    def read(self, reader: R_contra, thing: T_contra, text: str) -> None:
        """Take the value in."""


def write_keys(keys: Sequence[Key[R, T]], thing: T) -> list[str]:
    """The words of a line in their order."""
    words: list[str] = []
    for key in keys:
        value = key.write(thing)
        if value is not None:
            words.append(f"{key.name}={value}")
    return words


def read_keys(reader: R, keys: Sequence[Key[R, T]], thing: T, words: list[str]) -> dict[str, str]:
    """Take a line in, key by key; return the values that were given."""
    found = reader.words(words, tuple([key.name for key in keys]))
    for key in keys:
        value = found.get(key.name, key.default)
        if value is not None:
            key.read(reader, thing, value)
    return found


class TextKey(Key[R_contra, object], Generic[R_contra]):
    """A field with a text of its own kind; left out where that is empty."""

    __slots__ = ("field", "from_text", "to_text")

    def __init__(
        self,
        name: str,
        to_text: Callable[[Any], str],
        from_text: Callable[[R_contra, str], object],
        field: str = "",
    ) -> None:
        super().__init__(name, "")
        self.to_text = to_text
        self.from_text = from_text
        self.field: str = field or name

    def write(self, thing: object) -> str | None:
        """The text of the field."""
        return self.to_text(getattr(thing, self.field)) or None

    def read(self, reader: R_contra, thing: object, text: str) -> None:
        """Set the field."""
        setattr(thing, self.field, self.from_text(reader, text))


class LateKey(Key[PositionReader, T_contra], Generic[T_contra]):
    """A key that the reader takes in by itself, when everything else is in its place."""

    __slots__ = ("to_text",)

    def __init__(self, name: str, to_text: Callable[[T_contra], str | None]) -> None:
        super().__init__(name)
        self.to_text = to_text

    def write(self, thing: T_contra) -> str | None:
        """Its text."""
        return self.to_text(thing)

    def read(self, reader: PositionReader, thing: T_contra, text: str) -> None:
        """Not yet."""


class FieldKey(Key[PositionReader, object]):
    """A key that is one field of the thing; left out where its text is `blank`, None = it is always there."""

    __slots__ = ("blank", "field")

    def __init__(self, name: str, default: str | None, blank: str | None, field: str = "") -> None:
        super().__init__(name, default)
        self.blank = blank
        self.field: str = field or name

    def write(self, thing: object) -> str | None:
        """The value of the field."""
        text = self.text(getattr(thing, self.field))
        return text if text != self.blank else None

    def read(self, reader: PositionReader, thing: object, text: str) -> None:
        """Set the field."""
        setattr(thing, self.field, self.value(reader, text))

    @abstractmethod
    def text(self, value: object) -> str:
        """What is written for a value."""

    @abstractmethod
    def value(self, reader: PositionReader, text: str) -> object:
        """What is meant by a text."""


class NumberKey(FieldKey):
    """A whole number within bounds, told so much higher than it is kept."""

    __slots__ = ("high", "low", "shift")

    def __init__(
        self,
        name: str,
        low: int,
        high: int,
        default: str | None = "0",
        blank: str | None = "0",
        field: str = "",
        shift: int = 0,
    ) -> None:
        super().__init__(name, default, blank, field)
        self.low = low
        self.high = high
        self.shift = shift

    def text(self, value: object) -> str:
        """Its digits."""
        assert isinstance(value, int)
        return str(value + self.shift)

    def value(self, reader: PositionReader, text: str) -> object:
        """The number."""
        return reader.number(self.name, text, self.low, self.high) - self.shift


class SeatKey(NumberKey):
    """A player: 1 or 2 in the text."""

    __slots__ = ()

    def __init__(self, name: str, default: str | None = "1", blank: str | None = None) -> None:
        super().__init__(name, 1, 2, default, blank, shift=1)


class ChoiceKey(FieldKey):
    """One of several words."""

    __slots__ = ("choices",)

    def __init__(self, name: str, choices: tuple[str, ...], default: str, blank: str | None = None) -> None:
        super().__init__(name, default, blank)
        self.choices = choices

    def text(self, value: object) -> str:
        """The word of a place."""
        assert isinstance(value, int)
        return self.choices[value]

    def value(self, reader: PositionReader, text: str) -> object:
        """The place of a word."""
        return reader.word(self.name, text, self.choices)


class NumbersKey(Key[PositionReader, object]):
    """Several whole numbers joined by commas, each a field; left out where all are 0."""

    __slots__ = ("fields", "high")

    def __init__(self, name: str, fields: tuple[str, ...], high: int) -> None:
        super().__init__(name, ",".join(["0"] * len(fields)))
        self.fields = fields
        self.high = high

    def write(self, thing: object) -> str | None:
        """All of them."""
        text = ",".join([str(getattr(thing, field)) for field in self.fields])
        return text if text != self.default else None

    def read(self, reader: PositionReader, thing: object, text: str) -> None:
        """Set the fields."""
        for field, number in zip(
            self.fields, reader.numbers(self.name, text, len(self.fields), self.high), strict=True
        ):
            setattr(thing, field, number)


class OutcomeKey(Key[PositionReader, State]):
    """Winner, reason and clause of a game that is over."""

    __slots__ = ()

    def write(self, thing: State) -> str | None:
        """The winner's seat, 0 for none."""
        outcome = thing.outcome
        if outcome is None:
            return None
        return f"{0 if outcome.winner is None else outcome.winner.seat},{outcome.reason},{outcome.clause}"

    def read(self, reader: PositionReader, thing: State, text: str) -> None:
        """The game is over."""
        seat, reason, clause = [*text.split(","), "", ""][:3]
        winner = reader.number(self.name, seat, 0, 2)
        thing.outcome = Outcome(None if winner == 0 else Player(winner - 1), reason, clause)


# The agenda.


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaNotation:
    """The agenda as text: `step.player.a.b.c` for each frame, without the zeros at its end; the next one comes last."""

    __slots__ = ("example", "most_frames", "most_number", "names", "steps")

    def __init__(self, steps: StepTable, most_frames: int, most_number: int, example: str) -> None:
        self.steps = steps
        self.names: tuple[str, ...] = tuple(steps.by_name)
        self.most_frames = most_frames
        self.most_number = most_number
        self.example = example

    def write(self, state: AgendaState) -> str:
        """All frames."""
        top = state.top
        if top.below is BOTTOM:
            return self.write_frame(top)
        return ",".join([self.write_frame(frame) for frame in state.frames()])

    def write_frame(self, frame: Frame) -> str:
        """One frame."""
        if not frame.step.fields:  # most questions have no numbers
            return f"{frame.step.name}.{frame.player + 1}"
        words = [frame.step.name, str(frame.player + 1), *self.numbers(frame)]
        while words[-1] in ("", "0"):
            words.pop()
        return ".".join(words)

    def numbers(self, frame: Frame) -> list[str]:
        """The three numbers of a frame."""
        return [str(frame.a), str(frame.b), str(frame.c)]

    def read(self, reader: PositionReader, text: str) -> Frame:
        """The frame on top."""
        top = BOTTOM
        frames = text.split(",")
        if len(frames) > self.most_frames:
            raise reader.game.unreadable(frames[self.most_frames], "want-frames", example=self.example)
        for frame in frames:
            top = self.read_frame(reader, frame, top)
        return top

    def read_frame(self, reader: PositionReader, text: str, below: Frame) -> Frame:
        """One frame; the one without numbers at the bottom is shared."""
        if text.count(".") > 4:
            raise reader.game.unreadable(text, "want-frames", example=self.example)
        words = [*text.split("."), "", "", "", ""]
        step = self.steps.by_name[self.names[reader.word("agenda", words[0], self.names)]]
        player = reader.number("agenda", words[1], 1, 2) - 1
        a, b, c = self.read_numbers(reader, step, words[2:5])
        return step.alone[player] if below is BOTTOM and a == b == c == 0 else Frame(step, player, a, b, c, below)

    def read_numbers(self, reader: PositionReader, step: Step, words: list[str]) -> tuple[int, int, int]:
        """The three numbers of a frame, zeros by default."""
        a, b, c = [reader.number("agenda", word or "0", 0, self.most_number) for word in words]
        return a, b, c
