"""The first line of a position: the battle, whose decision or draw is next, and the tile. notation.py shows one."""

from typing import Final

from kleos.core.players import CHANCE_SEAT, NOBODY
from kleos.core.positions import (
    ChoiceKey,
    Key,
    LateKey,
    NumberKey,
    OutcomeKey,
    PositionReader,
    SeatKey,
    TextKey,
)
from kleos.games.hector.battlefield import NO_SOURCE, NO_TILE, PHASE_NAMES
from kleos.games.hector.cards import HAND, Pile
from kleos.games.hector.state import HectorState

PILE_KEYS: Final = ("1", "2", "3", "home")
LAST_NUMBERS: Final = 7


def read_pile(reader: PositionReader, key: str, text: str) -> Pile:
    """The name of an army pile."""
    if text not in PILE_KEYS:
        raise reader.game.unreadable(f"{key}={text}", "want-pile")
    return PILE_KEYS.index(text)


class DrawerKey(SeatKey):
    """Whose card or hero chance draws; told while it does."""

    __slots__ = ()

    def write(self, thing: object) -> str | None:
        """His seat."""
        assert isinstance(thing, HectorState)
        return super().write(thing) if thing.to_act == CHANCE_SEAT else None


class DrawnFromKey(Key[PositionReader, HectorState]):
    """The pile that chance draws from; told while it does."""

    __slots__ = ()

    def write(self, thing: HectorState) -> str | None:
        """Its name."""
        return PILE_KEYS[thing.draw_from] if thing.to_act == CHANCE_SEAT else None

    def read(self, reader: PositionReader, thing: HectorState, text: str) -> None:
        """By its name."""
        thing.draw_from = read_pile(reader, self.name, text)


class SourceKey(Key[PositionReader, HectorState]):
    """The pile that the attacker's vanguard came from."""

    __slots__ = ()

    def write(self, thing: HectorState) -> str | None:
        """Its name."""
        return None if thing.source == NO_SOURCE else PILE_KEYS[thing.source]

    def read(self, reader: PositionReader, thing: HectorState, text: str) -> None:
        """By its name."""
        thing.source = read_pile(reader, self.name, text)


class TileKey(Key[PositionReader, HectorState]):
    """The fate tile and the edge that faces the Greek: `1@3`."""

    __slots__ = ()

    def write(self, thing: HectorState) -> str | None:
        """Both."""
        return None if thing.tile == NO_TILE else f"{thing.tile + 1}@{thing.facing}"

    def read(self, reader: PositionReader, thing: HectorState, text: str) -> None:
        """The edge is 0 by default."""
        name, _, facing = text.partition("@")
        thing.tile = reader.number(self.name, name, 1, len(thing.rules.components.tiles)) - 1
        thing.facing = reader.number(self.name, facing or "0", 0, 3)


class StockKey(Key[PositionReader, HectorState]):
    """The tiles that are still to come."""

    __slots__ = ()

    def write(self, thing: HectorState) -> str | None:
        """A digit each."""
        return "".join([str(tile + 1) for tile in sorted(thing.stock)])

    def read(self, reader: PositionReader, thing: HectorState, text: str) -> None:
        """A digit each."""
        tiles = len(thing.rules.components.tiles)
        thing.stock = sorted({reader.number(self.name, digit, 1, tiles) - 1 for digit in text})


def write_actor(state: HectorState) -> str | None:
    """The seat that decides."""
    return None if state.to_act == CHANCE_SEAT or state.to_act == NOBODY else str(state.to_act + 1)


def write_flag(on: bool) -> str:
    """1, or nothing."""
    return "1" if on else ""


def read_flag(reader: PositionReader, text: str) -> bool:
    """1 is on."""
    return text == "1"


def write_last(numbers: list[int]) -> str:
    """The battle last decided."""
    return ",".join([str(number) for number in numbers])


def read_last(reader: PositionReader, text: str) -> list[int]:
    """Seven numbers, of which -1 is nobody."""
    parts = text.split(",") if text else []
    if parts and len(parts) != LAST_NUMBERS:
        raise reader.game.unreadable("last=" + text, "want-seven-numbers")
    return [-1 if part == "-1" else reader.number("last", part, 0, 10**9) for part in parts]


HEAD_LINE: Final[list[Key[PositionReader, HectorState]]] = [
    NumberKey("battle", 1, 10**9, default="1", blank=None),
    ChoiceKey("phase", PHASE_NAMES, default="vanguard"),
    SeatKey("attacker", default=None),
    DrawerKey("drawer", default=None),
    DrawnFromKey("from", "home"),
    LateKey("actor", write_actor),
    SeatKey("greek", default=None, blank="1"),
    NumberKey("round", 0, 4, default=None),
    NumberKey("number", 0, 4),
    SourceKey("source"),
    TileKey("tile"),
    StockKey("stock"),
    NumberKey("due", 0, 2 * HAND),
    NumberKey("winner", 0, 2, shift=1),
    TextKey("fled", write_flag, read_flag),
    TextKey("revealed", write_flag, read_flag),
    TextKey("last", write_last, read_last),
    NumberKey("reveals", 0, 10**9),
    OutcomeKey("outcome"),
]
