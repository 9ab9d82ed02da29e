"""The component set: army kinds, heroes and fate tiles, checked against chapter 01 of the ledger.

True without a line of their own: HA-01-01, HA-01-07, HA-01-09, HA-01-11, HA-R-37.
"""

import json
from hashlib import sha256
from typing import Any, Final, final

from kleos.core.errors import BadCardSet
from kleos.core.sets import MOST_NOTE, is_line, odd_note, stray_key
from kleos.games.hector.cards import CARDS, COLOURS, COPIES, PILES, VALUES
from kleos.games.hector.moves import MAX_TILES

EDGES: Final = 4
LEAST_HERO: Final = 3
MOST_HERO: Final = 6
SET_KEYS: Final = ("set", "note", "colours", "army", "heroes", "fate_tiles")
ARMY_KEYS: Final = ("copies_per_colour_and_value", "colours", "numbers", "values", "provenance")
HERO_KEYS: Final = ("colour", "value", "greek", "trojan", "provenance")
TILE_KEYS: Final = ("id", "clockwise", "provenance")
SET_NOTES: Final = ("colours",)  # keys that mean nothing to the rules
ARMY_NOTES: Final = ("values", "provenance")
HERO_NOTES: Final = ("provenance",)
TILE_NOTES: Final = ("id", "provenance")


@final
class Components:
    """What lies in the box. Both sides own the same army kinds and heroes of the same colours."""

    __slots__ = ("army", "data", "hash", "hero_names", "hero_values", "name", "pile_size", "tiles")

    def __init__(
        self,
        data: dict[str, Any],
        army: list[int],
        hero_values: list[list[int]],
        hero_names: list[list[str]],
        tiles: list[list[int]],
    ) -> None:
        self.data = data
        self.name = str(data["set"])
        self.army = army  # the physical cards in play, ascending
        self.hero_values = hero_values  # [greek, trojan][colour], 0 = no such hero
        self.hero_names = hero_names
        self.tiles = tiles  # colours of the four edges, clockwise
        self.pile_size = len(army) // PILES  # HA-02-01
        self.hash = sha256(json.dumps(data, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def read_components(data: object) -> Components:
    """Check a component set given as parsed JSON."""
    if not isinstance(data, dict):
        raise refuse("set", "HA-01-02", "want-object", keys="set, army, heroes, fate_tiles")
    check_keys("set", data, SET_KEYS, SET_NOTES)
    if not is_line(data.get("set"), 80):
        raise refuse("set", "HA-R-36", "want-set-name")
    if not is_line(data.get("note", "-"), 1000):
        raise refuse("note", "HA-R-36", "want-note", most=1000)
    values, names = read_heroes(data.get("heroes"))
    return Components(data, read_army(data.get("army")), values, names, read_tiles(data.get("fate_tiles")))


def check_keys(field: str, row: dict[str, object], known: tuple[str, ...], notes: tuple[str, ...]) -> None:
    """HA-R-36: a set names components, and nothing else but notes."""
    key = stray_key(row, known)
    if key:
        raise refuse(f"{field}.{key}"[:60], "HA-R-36", "want-one-of", choices=", ".join(known))
    key = odd_note(row, notes)
    if key:
        raise refuse(f"{field}.{key}", "HA-R-36", "want-note", most=MOST_NOTE)


def refuse(field: str, clause: str, wanted: str, **arguments: str | int) -> BadCardSet:
    """The error for a field that breaks a clause: which field, and the message that says what would be right."""
    return BadCardSet("error-bad-components", clause, game="hector", field=field, wanted=wanted, **arguments)


def read_army(army: object) -> list[int]:
    """HA-01-04. A set may name fewer colours and values (a short game for study); four equal piles must remain."""
    if not isinstance(army, dict):
        raise refuse("army", "HA-01-04", "want-army")
    check_keys("army", army, ARMY_KEYS, ARMY_NOTES)
    copies = army.get("copies_per_colour_and_value")
    colours = army.get("colours", COLOURS)
    numbers = army.get("numbers", list(range(1, VALUES + 1)))
    if copies not in (1, COPIES) or isinstance(copies, bool):
        raise refuse("army.copies_per_colour_and_value", "HA-01-04", "want-one-or-two")
    if not isinstance(colours, str) or not distinct(list(colours), list(COLOURS)):
        raise refuse("army.colours", "HA-01-03", "want-letters", letters=COLOURS)
    if not isinstance(numbers, list) or not distinct(numbers, list(range(1, VALUES + 1))):
        raise refuse("army.numbers", "HA-01-04", "want-army-numbers")
    cards = [
        card
        for card in range(CARDS)
        if COLOURS[card // COPIES // VALUES] in colours
        and card // COPIES % VALUES + 1 in numbers
        and card % COPIES < copies
    ]
    if len(cards) % PILES or len(cards) < 5 * PILES:
        raise refuse("army", "HA-02-01", "want-army")
    return cards


def read_heroes(rows: object) -> tuple[list[list[int]], list[list[str]]]:
    """HA-01-05, HA-01-06: at most one hero per colour and side, values 3 to 6."""
    values = [[0] * len(COLOURS), [0] * len(COLOURS)]
    names = [[""] * len(COLOURS), [""] * len(COLOURS)]
    if not isinstance(rows, list) or not 1 <= len(rows) <= len(COLOURS):
        raise refuse("heroes", "HA-01-05", "want-hero-list")
    for k, row in enumerate(rows):
        where = f"heroes[{k}]"
        colour = row.get("colour") if isinstance(row, dict) else None
        if not isinstance(row, dict) or not isinstance(colour, str) or len(colour) != 1 or colour not in COLOURS:
            raise refuse(f"{where}.colour", "HA-01-05", "want-letter", letters=COLOURS)
        check_keys(where, row, HERO_KEYS, HERO_NOTES)
        at = COLOURS.index(colour)
        if values[0][at]:
            raise refuse(f"{where}.colour", "HA-01-05", "want-colours-once")
        value = row.get("value")
        if not isinstance(value, int) or isinstance(value, bool) or not LEAST_HERO <= value <= MOST_HERO:
            raise refuse(f"{where}.value", "HA-01-05", "want-number", low=LEAST_HERO, high=MOST_HERO)
        for side, key in enumerate(("greek", "trojan")):
            name = row.get(key)
            if not isinstance(name, str) or not is_line(name, 40):
                raise refuse(f"{where}.{key}", "HA-01-06", "want-name")
            values[side][at] = value
            names[side][at] = name
    return values, names


def read_tiles(rows: object) -> list[list[int]]:
    """HA-01-10: four different colours around each tile."""
    if not isinstance(rows, list) or not 1 <= len(rows) <= MAX_TILES:
        raise refuse("fate_tiles", "HA-01-10", "want-tile-list")
    tiles = []
    for k, row in enumerate(rows):
        edges = row.get("clockwise") if isinstance(row, dict) else None
        if not isinstance(edges, str) or len(edges) != EDGES or not distinct(list(edges), list(COLOURS)):
            raise refuse(f"fate_tiles[{k}].clockwise", "HA-01-10", "want-four-letters", letters=COLOURS)
        check_keys(f"fate_tiles[{k}]", row, TILE_KEYS, TILE_NOTES)
        tiles.append([COLOURS.index(edge) for edge in edges])
    return tiles


def distinct(given: list[Any], allowed: list[Any]) -> bool:
    """Ask for a non-empty list of different allowed things."""
    return 0 < len(given) == len({str(item) for item in given}) and all(
        item in allowed and not isinstance(item, bool) for item in given
    )
