"""Features: what each bit of an encoding means, in one table that encoders, decoders and readers share.

An encoder writes words of 64 bits, of which 62 are used at most: compiled code keeps such a number in a register. A
*section* lists the features of some words once; a *table* puts sections one after the other, a section for each player
twice. `Section` methods hand back where a feature begins in its word, which is what an encoder shifts by.
"""

from collections.abc import Callable
from struct import Struct
from typing import Final, final

WORD: Final = 64  # bits of a word in the bytes
ROOM: Final = 62  # bits of it that are used
CODE: Final = 8  # bits of a code in a row of bytes

FLAG: Final = "flag"  # yes or no
ONE_OF: Final = "one of"  # the bit of the one that it is; none set = none of them
SET: Final = "set"  # a bit for each member
COUNTS: Final = "counts"  # for each label a thermometer of `width // len(labels)` bits
THERMOMETER: Final = "thermometer"  # as many low bits as the count, which is cut at the width
NUMBER: Final = "number"  # binary, the lowest bit first, cut at the largest that fits

Decoded = int | tuple[int, ...]


@final
class Feature:
    """One row of a table: the bits from `start` on, their kind, and what the single ones stand for."""

    __slots__ = ("kind", "labels", "name", "start", "width")

    def __init__(self, name: str, start: int, width: int, kind: str, labels: tuple[str, ...]) -> None:
        self.name = name
        self.start = start
        self.width = width
        self.kind = kind
        self.labels = labels

    def moved(self, prefix: str, by: int) -> "Feature":
        """The same feature of a section that begins elsewhere."""
        return Feature(prefix + self.name, self.start + by, self.width, self.kind, self.labels)

    def read(self, bits: int) -> Decoded:
        """Its value in the bits of a whole encoding: a place (-1 = none), a count, a number, a mask, or counts."""
        own = bits >> self.start & ((1 << self.width) - 1)
        if self.kind == ONE_OF:
            return own.bit_length() - 1
        if self.kind == THERMOMETER:
            return own.bit_count()
        if self.kind == COUNTS:
            deep = self.width // len(self.labels)
            level = (1 << deep) - 1
            return tuple([(own >> k * deep & level).bit_count() for k in range(len(self.labels))])
        return own

    def __repr__(self) -> str:
        return f"Feature({self.name}, bits {self.start} to {self.start + self.width - 1}, {self.kind})"


@final
class Section:
    """The features of a few words, listed in the order in which they are written."""

    __slots__ = ("rows", "used", "words")

    def __init__(self) -> None:
        self.rows: list[Feature] = []
        self.words: int = 0
        self.used: int = 0  # bits of the word begun last

    def word(self) -> None:
        """Begin the next word."""
        self.words += 1
        self.used = 0

    def add(self, name: str, width: int, kind: str, labels: tuple[str, ...]) -> int:
        """List a feature; hand back where it begins in its word."""
        assert self.words > 0 and self.used + width <= ROOM, name
        at = self.used
        self.rows.append(Feature(name, (self.words - 1) * WORD + at, width, kind, labels))
        self.used += width
        return at

    def flag(self, name: str) -> int:
        """Yes or no."""
        return self.add(name, 1, FLAG, ())

    def one_of(self, name: str, *labels: str) -> int:
        """One of several things, or none."""
        return self.add(name, len(labels), ONE_OF, labels)

    def set_of(self, name: str, *labels: str) -> int:
        """Any of several things."""
        return self.add(name, len(labels), SET, labels)

    def counts(self, name: str, deep: int, *labels: str) -> int:
        """How many of each of several things, at most `deep`."""
        return self.add(name, deep * len(labels), COUNTS, labels)

    def thermometer(self, name: str, width: int) -> int:
        """A count, cut at the width."""
        return self.add(name, width, THERMOMETER, ())

    def number(self, name: str, width: int) -> int:
        """A whole number in binary, cut at the largest that fits."""
        return self.add(name, width, NUMBER, ())


@final
class FeatureTable:
    """All features of an encoding. Within a version no row moves and none changes its meaning."""

    __slots__ = ("by_name", "game", "rows", "size", "version")

    def __init__(self, game: str, version: int) -> None:
        self.game = game
        self.version = version
        self.size: int = 0  # bits, those that no feature uses included
        self.rows: list[Feature] = []
        self.by_name: dict[str, Feature] = {}

    def section(self, prefix: str, section: Section) -> None:
        """Put a section at the end, its names begun with the prefix."""
        for row in section.rows:
            self.enter(row.moved(prefix, self.size))
        self.size += section.words * WORD

    def codes(self, name: str, count: int) -> None:
        """Put a row of bytes at the end, each a number: `name.0`, `name.1`..."""
        for k in range(count):
            self.enter(Feature(f"{name}.{k}", self.size + k * CODE, CODE, NUMBER, ()))
        self.size += count * CODE

    def enter(self, row: Feature) -> None:
        """List a row."""
        assert row.name not in self.by_name, row.name
        self.rows.append(row)
        self.by_name[row.name] = row

    @property
    def byte_size(self) -> int:
        """The length of an encoding."""
        return self.size // 8

    def decode(self, data: bytes) -> dict[str, Decoded]:
        """Every feature of an encoding by its name."""
        if len(data) != self.byte_size:
            raise ValueError(f"{self.byte_size} bytes are wanted, not {len(data)}")
        bits = int.from_bytes(data, "little")
        return {row.name: row.read(bits) for row in self.rows}

    def __len__(self) -> int:
        return len(self.rows)

    def __repr__(self) -> str:
        return f"<features of {self.game}, version {self.version}: {len(self.rows)} in {self.size} bits>"


def packer(words: int) -> Callable[..., bytes]:
    """The function that makes bytes of so many words, the lowest byte first; as sizes they are read a third faster."""
    quick, plain = Struct(f"@{words}N"), Struct(f"<{words}Q")
    is_same = quick.pack(*range(words)) == plain.pack(
        *range(words)
    )  # on machines with such words, the lowest byte first
    return quick.pack if is_same else plain.pack


FLOATS: Final[list[list[float]]] = [[float(byte >> k & 1) for k in range(8)] for byte in range(256)]


def floats(data: bytes) -> list[float]:
    """The bits of an encoding as numbers."""
    found: list[float] = []
    for byte in data:
        found.extend(FLOATS[byte])
    return found


def thermometer(count: int, width: int) -> int:
    """The bits of a count; what is below nothing counts as nothing."""
    if count <= 0:
        return 0
    return (1 << (count if count < width else width)) - 1


def number(value: int, width: int) -> int:
    """The bits of a number that may be too large for its field."""
    most = (1 << width) - 1
    return value if value < most else most
