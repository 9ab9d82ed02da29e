"""Tiles and god cards: rows of JSON turned into look-up tables, checked row by row. HE-COMP, HE-R-02, HE-R-39.

True without a line of their own: HE-COMP-04, HE-COMP-07.
"""

import json
from hashlib import sha256
from typing import Any, Final, final

from kleos.core.errors import BadCardSet
from kleos.core.sets import MOST_NOTE, is_line, odd_note, stray_key
from kleos.games.hellas.cards import (
    CARD_INDEX,
    CARD_KINDS,
    CARDS_EACH,
    CITIES,
    COAST_TILES,
    GOD,
    GOD_NAMES,
    GODS,
    KINDS_EACH,
    PIECES,
    SHIP,
    TILE_KINDS,
    Kind,
    tile_kind,
)
from kleos.games.hellas.hexes import EDGES, read_edges, water_runs

SET_KEYS: Final = ("set", "note", "tiles", "cards", "ledger_keys", "verbs")
# Windows, a bit each.
IN_TURN: Final = 1
IN_STEPS: Final = 2
IN_LAY: Final = 4
IN_TARGET: Final = 8
IN_FIGHT: Final = 16
IN_AFTER: Final = 32
IN_REPLY: Final = 64
FREE: Final = IN_TURN | IN_STEPS | IN_LAY | IN_TARGET | IN_AFTER
WINDOWS: Final[dict[str, int]] = {
    "turn": IN_TURN,
    "steps": IN_STEPS,
    "lay": IN_LAY,
    "target": IN_TARGET,
    "fight": IN_FIGHT,
    "after": IN_AFTER,
    "reply": IN_REPLY,
    "free": FREE,
}

# Verbs in the order of their clauses, HE-EFF-01 to HE-EFF-20.
FIGHT_ADD: Final = 0
FIGHT_EQUAL: Final = 1
FIGHT_SHIPS: Final = 2
ATTACK_FAR: Final = 3
ATTACK_AGAIN: Final = 4
CONVERT: Final = 5
PLACE: Final = 6
VOYAGE_EQUAL: Final = 7
VOYAGE_FREE: Final = 8
VOYAGE_AGAIN: Final = 9
VOYAGE_CHOICE: Final = 10
REMOVE: Final = 11
CANCEL: Final = 12
KEEP: Final = 13
EXTRA_TURN: Final = 14
SWAP_CITIES: Final = 15
DRAW: Final = 16
STEPS: Final = 17
STEAL: Final = 18
REORGANISE: Final = 19
VERBS: Final = (
    "fight_add",
    "fight_equal",
    "fight_ships",
    "attack_far",
    "attack_again",
    "convert",
    "place",
    "voyage_equal",
    "voyage_free",
    "voyage_again",
    "voyage_choice",
    "remove",
    "cancel",
    "keep",
    "extra_turn",
    "swap_cities",
    "draw",
    "steps",
    "steal",
    "reorganise_freely",
)
# Where each verb may be laid: HE-R-17.
VERB_WINDOWS: Final[tuple[tuple[str, ...], ...]] = (
    ("fight",),
    ("fight",),
    ("fight",),
    ("target",),
    ("target",),
    ("target",),
    ("free",),
    ("lay",),
    ("lay",),
    ("after",),
    ("lay",),
    ("free",),
    ("reply",),
    ("free", "fight"),
    ("turn",),
    ("free",),
    ("free",),
    ("steps",),
    ("free",),
    ("after",),
)
COUNTED: Final = (FIGHT_ADD, ATTACK_AGAIN, PLACE, VOYAGE_CHOICE, REMOVE, DRAW, STEPS, STEAL)  # they take n
MOST_N: Final = 3
CARD_KEYS: Final = frozenset(
    ("id", "god", "name", "effect", "action", "copies", "reply", "provenance", "windows", "effects", "who")
)
TILE_KEYS: Final = frozenset(("id", "name", "edges", "copies", "city", "temple", "bridge", "provenance"))

# Keys that mean nothing to the rules.
SET_NOTES: Final = ("ledger_keys", "verbs")
TILE_NOTES: Final = ("id", "name", "provenance")
CARD_NOTES: Final = ("effect", "action", "who", "provenance")


@final
class Components:
    """All tiles and cards as tables by kind, for the hot path."""

    __slots__ = (
        "bags",
        "card_names",
        "copies",
        "data",
        "hash",
        "n",
        "piece",
        "tile_copies",
        "tiles",
        "verb",
        "windows",
    )

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.hash = sha256(json.dumps(data, sort_keys=True, ensure_ascii=False).encode()).hexdigest()
        self.tile_copies: list[int] = [0] * TILE_KINDS
        self.tiles: list[int] = []  # kinds, a city each
        self.copies: list[int] = [0] * CARD_KINDS
        self.card_names: list[str] = [""] * CARD_KINDS
        self.verb: list[int] = [-1] * CARD_KINDS
        self.windows: bytes = bytes(CARD_KINDS)  # bits; bytes: looked up without touching an object
        self.n: list[int] = [0] * CARD_KINDS
        self.piece: list[int] = [0] * CARD_KINDS
        self.bags: list[list[int]] = [[], [], []]  # by god: the kind of each card

    def finish(self) -> None:
        """List the single tiles and cards."""
        self.tiles = [kind for kind in range(TILE_KINDS) for _ in range(self.tile_copies[kind])]
        self.bags = [
            [kind for kind in range(CARD_KINDS) if GOD[kind] == god for _ in range(self.copies[kind])]
            for god in range(GODS)
        ]
        self.windows = bytes([window_bits(verb) for verb in self.verb])


def window_bits(verb: int) -> int:
    """HE-R-17: the windows that a card with this verb may be laid in; none below 0."""
    found = 0
    if verb >= 0:
        for window in VERB_WINDOWS[verb]:
            found |= WINDOWS[window]
    return found


# Reading.


def refuse(what: str, field: str, clause: str, wanted: str, **arguments: str | int) -> BadCardSet:
    """The error for a field that breaks a clause: which row, which field, and the message that says what is right."""
    where: dict[str, str | int] = {"what": what[:40] or "?", "field": field[:60]}
    return BadCardSet("error-bad-component", clause, wanted=wanted, **where, **arguments)


def check_notes(what: str, row: dict[str, object], notes: tuple[str, ...]) -> None:
    """HE-R-39: what means nothing to the rules is a line of text, or a few of them by name."""
    key = odd_note(row, notes)
    if key:
        raise refuse(what, key, "HE-R-39", "want-note", most=MOST_NOTE)


def read_components(data: object) -> Components:
    """Check a component set given as parsed JSON or TOML."""
    if not isinstance(data, dict):
        raise refuse("set", "set", "HE-R-39", "want-object", keys="set, tiles, cards")
    key = stray_key(data, SET_KEYS)
    if key:
        raise refuse("set", key, "HE-R-39", "want-one-of", choices=", ".join(SET_KEYS))
    if not is_line(data.get("set"), 80):
        raise refuse("set", "set", "HE-R-39", "want-set-name")
    if not is_line(data.get("note", "-"), 1000):
        raise refuse("set", "note", "HE-R-39", "want-note", most=1000)
    check_notes("set", data, SET_NOTES)
    box = Components(data)
    read_tiles(box, data.get("tiles"))
    read_cards(box, data.get("cards"))
    box.finish()
    return box


def is_count(value: object, low: int, high: int) -> bool:
    """Ask for a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def row_name(row: object) -> str:
    """A row's id for error messages."""
    name = row.get("id") if isinstance(row, dict) else None
    return name if isinstance(name, str) else "?"


def read_tiles(box: Components, rows: object) -> None:
    """HE-COMP-05, HE-R-01, HE-R-02: the dolphin tile, and 23 tiles with a city each."""
    if not isinstance(rows, list):
        raise refuse("tiles", "tiles", "HE-COMP-05", "want-tiles")
    dolphins, cities = 0, 0
    for row in rows:
        read_tile(row)
        if row["city"]:
            box.tile_copies[tile_kind(read_edges(row["edges"]), row["temple"])] += row["copies"]
            cities += row["copies"]
        else:
            dolphins += row["copies"]
    if (dolphins, cities) != (1, CITIES):
        found = {"wished": CITIES, "dolphins": dolphins, "cities": cities}
        raise refuse("tiles", "copies", "HE-COMP-05", "want-city-tiles", **found)
    wet = sum(row["copies"] for row in rows if row["city"] and "W" in row["edges"])
    if wet < COAST_TILES:
        raise refuse("tiles", "edges", "HE-R-55", "want-wet-tiles", least=COAST_TILES, count=wet)


def read_tile(row: object) -> None:
    """One kind of tile."""
    name = row_name(row)
    if not isinstance(row, dict):
        raise refuse("?", "tiles", "HE-COMP-06", "want-object", keys="id, edges, copies, city, temple, bridge")
    for key in row:
        if key not in TILE_KEYS:
            raise refuse(name, str(key), "HE-COMP-06", "want-one-of", choices=", ".join(sorted(TILE_KEYS)))
    check_notes(name, row, TILE_NOTES)
    edges = row.get("edges")
    if not isinstance(edges, str) or len(edges) != EDGES or any(letter not in "WL" for letter in edges):
        raise refuse(name, "edges", "HE-R-02", "want-edges", count=EDGES)
    for key in ("city", "temple", "bridge"):
        if not isinstance(row.get(key), bool):
            raise refuse(name, key, "HE-COMP-06", "want-boolean")
    if not is_count(row.get("copies"), 1, CITIES):
        raise refuse(name, "copies", "HE-COMP-05", "want-number", low=1, high=CITIES)
    if not row["city"] and (edges != "W" * EDGES or row["temple"] or row["bridge"]):
        raise refuse(name, "city", "HE-R-01", "want-city")
    runs = len(water_runs(read_edges(edges)))
    if runs > 1 and not row["bridge"]:
        raise refuse(name, "bridge", "HE-R-07", "want-bridge")
    if runs < 2 and row["bridge"]:
        raise refuse(name, "bridge", "HE-R-07", "want-no-bridge")


def read_cards(box: Components, rows: object) -> None:
    """HE-COMP-03, HE-R-39: sixteen cards of each god."""
    if not isinstance(rows, list):
        raise refuse("cards", "cards", "HE-COMP-03", "want-cards")
    found = [0] * GODS
    for row in rows:
        read_card(box, row)
        found[GOD_NAMES.index(row["god"])] += row["copies"]
    for god, count in enumerate(found):
        if count != CARDS_EACH:
            name = GOD_NAMES[god]
            raise refuse("cards", "copies", "HE-COMP-03", "want-god-cards", each=CARDS_EACH, god=name, count=count)


def read_card(box: Components, row: object) -> None:
    """One kind of god card."""
    name = row_name(row)
    if not isinstance(row, dict):
        raise refuse("?", "cards", "HE-R-39", "want-object", keys="id, god, name, copies, windows, effects")
    for key in row:
        if key not in CARD_KEYS:
            raise refuse(name, str(key), "HE-R-39", "want-one-of", choices=", ".join(sorted(CARD_KEYS)))
    check_notes(name, row, CARD_NOTES)
    if not isinstance(row.get("reply", False), bool):
        raise refuse(name, "reply", "HE-R-39", "want-boolean")
    kind = CARD_INDEX.get(name, -1)
    if kind < 0 or box.copies[kind]:
        raise refuse(name, "id", "HE-R-39", "want-card-id", most=KINDS_EACH)
    if row.get("god") != GOD_NAMES[GOD[kind]]:
        raise refuse(name, "god", "HE-R-39", "want-exactly", value=GOD_NAMES[GOD[kind]])
    if not isinstance(row.get("name"), str) or not 1 <= len(row["name"]) <= 40 or not row["name"].isprintable():
        raise refuse(name, "name", "HE-R-39", "want-printable")
    if not is_count(row.get("copies"), 1, CARDS_EACH):
        raise refuse(name, "copies", "HE-COMP-03", "want-number", low=1, high=CARDS_EACH)
    effects = row.get("effects")
    if not isinstance(effects, list) or len(effects) != 1 or not isinstance(effects[0], dict):
        raise refuse(name, "effects", "HE-R-39", "want-one-effect")
    box.copies[kind] = row["copies"]
    box.card_names[kind] = row["name"]
    read_effect(box, name, kind, effects[0])
    windows = VERB_WINDOWS[box.verb[kind]]
    if row.get("windows") != list(windows):
        raise refuse(name, "windows", "HE-R-17", "want-exactly", value=", ".join(windows))


def read_effect(box: Components, name: str, kind: Kind, effect: dict[str, Any]) -> None:
    """HE-R-39: a verb of the closed list with its arguments."""
    verb = effect.get("verb")
    if verb not in VERBS:
        raise refuse(name, "effects.verb", "HE-R-39", "want-one-of", choices=", ".join(VERBS))
    number = VERBS.index(verb)
    clause = f"HE-EFF-{number + 1:02}"
    allowed = ["verb"]
    if number in COUNTED:
        allowed.append("n")
        if not is_count(effect.get("n"), 1, MOST_N):
            raise refuse(name, "effects.n", clause, "want-number", low=1, high=MOST_N)
    if number in (PLACE, REMOVE):
        allowed.append("piece")
        pieces = PIECES if number == PLACE else (PIECES[SHIP],)  # a rival's Greek may be his governor
        if effect.get("piece") not in pieces:
            raise refuse(name, "effects.piece", clause, "want-one-of", choices=", ".join(pieces))
    for key in effect:
        if key not in allowed:
            raise refuse(name, f"effects.{key}", clause, "want-parameters", verb=str(verb), keys=", ".join(allowed))
    box.verb[kind] = number
    box.n[kind] = effect.get("n", 0)
    box.piece[kind] = PIECES.index(effect.get("piece", PIECES[0]))
