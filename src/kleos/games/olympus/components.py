"""The card set: rows of JSON turned into look-up tables, checked card by card. FO-COMP, FO-CARD, FO-R-07, FO-R-32.

A set file is a whole set (`heroes`, `soldiers`, `equipment`), or it `extends` another one with `cards` that replace
cards of the same name or are added to the box (FO-R-35).

True without a line of their own: FO-COMP-01, FO-COMP-07, FO-COMP-08, FO-CARD-01, FO-CARD-05, FO-CARD-07, FO-R-01.
"""

import json
from hashlib import sha256
from typing import Any, Final, final

from kleos.core import sets
from kleos.games.olympus import abilities as ab
from kleos.games.olympus.abilities import Effect
from kleos.games.olympus.cards import (
    ADDED,
    CARDS,
    CLASSES,
    COLOURS,
    COPIES_OF,
    EQUIPMENT,
    EQUIPMENT_EACH,
    FIRST_ADDED,
    FIRST_EQUIPMENT,
    FIRST_SOLDIER,
    HERO,
    HEROES_EACH,
    KIND,
    KINDS,
    MULTI,
    SOLDIERS_EACH,
    TYPES,
    Kind,
)
from kleos.games.olympus.moves import MOVES
from kleos.games.olympus.rows import is_int, read_effect, refuse

SECTIONS: Final = ("heroes", "soldiers", "equipment")
EACH: Final = (HEROES_EACH, SOLDIERS_EACH, EQUIPMENT_EACH)
FIRST: Final = (0, FIRST_SOLDIER, FIRST_EQUIPMENT)
MOST_COST: Final = 6
MOST_TEXT: Final = 200
MOST_NOTE: Final = 2000
SET_KEYS: Final = ("set", "note", "provenance", *SECTIONS, "added")
MARKUP: Final = "<>"  # no text of a set may look like a page's
SIGNS: Final = "/=,:+_@{}" + MARKUP  # they mean something in notations and texts
MOST_ICON: Final = 40
MOST_VALUE: Final = 9
MOST_DEFENCE: Final = 12
VERB_WORDS: Final = tuple({move.code.partition(" ")[0]: 0 for move in MOVES.moves})  # the first words of all codes
ROW_KEYS: Final = frozenset(
    ("name", "en", "home", "multi", "cost", "A", "D", "timing", "text", "prov", "effects", "type", "replaces", "icon")
)

# Effect rows of one card that run together, in the card's order.
RUN_PLAY: Final = 0
RUN_ATTACK: Final = 1
RUN_UNDEFENDED: Final = 2
RUN_END: Final = 3
RUN_LAST: Final = 4  # on_discard and on_beaten
RUN_WATCH: Final = 5  # on_own_discard and on_unit_discard
RUNS: Final = 6
RUN_OF: Final[dict[int, int]] = {
    ab.ON_PLAY: RUN_PLAY,
    ab.ON_ATTACK: RUN_ATTACK,
    ab.UNDEFENDED: RUN_UNDEFENDED,
    ab.END_TURN: RUN_END,
    ab.ON_DISCARD: RUN_LAST,
    ab.ON_BEATEN: RUN_LAST,
    ab.ON_OWN_DISCARD: RUN_WATCH,
    ab.ON_UNIT_DISCARD: RUN_WATCH,
}


@final
class Components:
    """All cards as tables by kind, for the hot path."""

    __slots__ = (
        "armour",
        "attack",
        "barren",
        "bound",
        "buffs",
        "cards",
        "class_of",
        "cost",
        "data",
        "defence",
        "effects",
        "fetch",
        "first",
        "flags",
        "guard",
        "hash",
        "last",
        "name",
        "names",
        "need",
        "origin",
        "present",
        "rows",
        "splash",
        "survive",
        "total",
        "type_of",
        "watches",
    )

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.name = str(data["set"])
        self.hash = sha256(json.dumps(data, sort_keys=True, ensure_ascii=False).encode()).hexdigest()
        self.rows: list[dict[str, Any]] = [{} for _ in range(KINDS)]
        self.names: list[str] = [""] * KINDS
        self.present: list[bool] = [False] * KINDS
        self.type_of: list[int] = [HERO] * KINDS
        self.class_of: list[int] = [0] * KINDS  # a colour, or MULTI
        self.cost: list[list[int]] = [[] for _ in range(KINDS)]  # colours in printed order
        self.need: list[list[int]] = [[0] * len(COLOURS) for _ in range(KINDS)]  # how often each colour is in the cost
        self.attack: list[int] = [0] * KINDS
        self.defence: list[int] = [0] * KINDS
        self.flags: list[int] = [0] * KINDS
        self.effects: list[Effect] = []
        self.origin: list[tuple[int, int]] = []  # of each effect: its kind, and its place on the card
        self.first: list[list[int]] = [[0] * KINDS for _ in range(RUNS)]
        self.last: list[list[int]] = [[0] * KINDS for _ in range(RUNS)]
        self.buffs: list[list[Effect]] = [[] for _ in range(KINDS)]
        self.armour: list[int] = [0] * KINDS
        self.guard: list[int] = [0] * KINDS
        self.splash: list[int] = [0] * KINDS
        self.bound: list[int] = [-1] * KINDS
        self.barren: list[int] = [0] * KINDS  # a bit per area
        self.fetch: list[int] = [0] * KINDS
        self.survive: list[int] = [0] * KINDS
        # Rows that react to the loss of a unit of the rival, and of an own one: first and end of each stretch.
        self.watches: list[list[list[tuple[int, int]]]] = [[[], []] for _ in range(KINDS)]
        self.cards: list[int] = []  # physical cards, ascending
        self.total: int = 0

    def add(self, kind: Kind, type_: int, row: dict[str, Any], effects: list[Effect]) -> None:
        """Enter one checked card."""
        self.rows[kind] = row
        self.names[kind] = str(row["name"])
        self.present[kind] = True
        self.type_of[kind] = type_
        colour = COLOURS.index(row["home"])
        self.class_of[kind] = MULTI if row.get("multi") else colour
        self.cost[kind] = [COLOURS.index(symbol) for symbol in row["cost"]]
        for colour in self.cost[kind]:
            self.need[kind][colour] += 1
        self.attack[kind] = int(row["A"])
        self.defence[kind] = int(row["D"])
        for run in range(RUNS):
            self.first[run][kind] = len(self.effects)
            for place, effect in enumerate(effects):
                if RUN_OF.get(effect.when, -1) == run and effect.verb not in (ab.SPLASH, ab.RETARGET, ab.SURVIVE):
                    effect.id = len(self.effects)
                    self.effects.append(effect)
                    self.origin.append((kind, place))
            self.last[run][kind] = len(self.effects)
        for effect in effects:
            self.flags[kind] |= self.standing(kind, effect)
        self.note_watches(kind)

    def note_watches(self, kind: Kind) -> None:
        """FO-R-49: all watching rows react to an own loss, on_unit_discard rows to any; in the card's order."""
        first, last = self.first[RUN_WATCH][kind], self.last[RUN_WATCH][kind]
        if first < last:
            self.watches[kind][1].append((first, last))
        any_loss = self.watches[kind][0]
        for row in range(first, last):
            if self.effects[row].when == ab.ON_UNIT_DISCARD:
                if any_loss and any_loss[-1][1] == row:
                    any_loss[-1] = (any_loss[-1][0], row + 1)
                else:
                    any_loss.append((row, row + 1))

    def standing(self, kind: Kind, effect: Effect) -> int:
        """Note a modifier, replacement or watcher in the tables; return its flag."""
        verb = effect.verb
        if effect.when == ab.ON_OWN_DISCARD or effect.when == ab.ON_UNIT_DISCARD:
            return ab.WATCHES
        if verb == ab.BUFF:
            self.buffs[kind].append(effect)
            weakens = ab.WEAKENS if effect.defence < 0 else 0
            if effect.target == ab.SELF:
                return ab.SELF_BUFF | weakens
            return (ab.MALUS if effect.target == ab.OPPOSITE else ab.AURA) | weakens
        if verb == ab.ARMOUR:
            if effect.target == ab.SELF:
                self.armour[kind] += effect.n
                return ab.ARMOURED
            self.guard[kind] += effect.n
            return ab.GUARDS
        if verb == ab.SPLASH:
            self.splash[kind] += effect.n
            return ab.SPLASHES
        if verb == ab.NO_BONUS:
            self.barren[kind] |= 1 << effect.area
            return ab.BARREN
        if verb == ab.ATTACK_AREA:
            self.bound[kind] = effect.area
            return ab.BOUND
        if verb == ab.DRAW_PHASE:
            self.fetch[kind] += effect.n
            return ab.FETCHES
        if verb == ab.SURVIVE:
            self.survive[kind] = effect.n
            return ab.SURVIVES
        if verb == ab.REFUSE:
            return (ab.NO_EQUIPMENT if effect.refuse_equip else 0) | (ab.NO_HEALING if effect.refuse_heal else 0)
        if verb == ab.EXTRA_ATTACK:
            return ab.AGAIN if effect.when == ab.ALWAYS else 0
        return FLAG_OF.get(verb, 0)

    def finish(self) -> None:
        """List the physical cards."""
        self.cards = [card for card in range(CARDS) if self.present[KIND[card]]]
        self.total = len(self.cards)
        assert self.total == sum(COPIES_OF[kind] for kind in range(KINDS) if self.present[kind])


FLAG_OF: Final[dict[int, int]] = {
    ab.RETARGET: ab.AIMS,
    ab.SUBSTITUTE: ab.STANDS_IN,
    ab.SILENCE: ab.SILENCES,
    ab.UNTARGETABLE: ab.UNTOUCHABLE,
}
assert CLASSES == MULTI + 1


# Reading.


def read_components(data: object) -> Components:
    """Check a card set given as parsed JSON or TOML."""
    if not isinstance(data, dict):
        raise refuse("set", "set", "FO-R-32", "want-olympus-set")
    name = data.get("set")
    if not is_line(name, 80) or not name:
        raise refuse("set", "set", "FO-R-32", "want-set-name")
    if "note" in data and not is_line(data["note"], MOST_NOTE):
        raise refuse("set", "note", "FO-R-32", "want-text", most=MOST_NOTE)
    if "extends" in data:
        data = extended(data)
    for key in data:
        if key not in SET_KEYS:
            raise refuse("set", str(key), "FO-R-32", "want-one-of", choices=", ".join(SET_KEYS))
    if sets.odd_note(data, ("provenance",)):
        raise refuse("set", "provenance", "FO-R-32", "want-note", most=sets.MOST_NOTE)
    box = Components(data)
    known: set[str] = set()
    for type_, section in enumerate(SECTIONS):
        read_section(box, type_, data.get(section), section, known)
    read_added(box, data.get("added", []), known)
    box.finish()
    return box


def read_section(box: Components, type_: int, rows: object, section: str, known: set[str]) -> None:
    """FO-COMP-02: so many cards of each colour; FO-R-07 counts a multicolour card in its home colour."""
    if not isinstance(rows, list):
        raise refuse(section, section, "FO-COMP-02", "want-cards")
    found = [0] * len(COLOURS)
    for row in rows:
        effects = read_card(row, type_, known)
        colour = COLOURS.index(row["home"])
        if found[colour] < EACH[type_]:
            box.add(FIRST[type_] + colour * EACH[type_] + found[colour], type_, row, effects)
        found[colour] += 1
    for colour, count in enumerate(found):
        if count != EACH[type_]:
            wished: dict[str, str | int] = {"each": EACH[type_], "section": section, "colour": COLOURS[colour]}
            raise refuse(section, "home", "FO-COMP-02", "want-home-cards", count=count, **wished)


def read_added(box: Components, rows: object, known: set[str]) -> None:
    """FO-R-35: up to four own heroes or equipment cards beyond the box."""
    if not isinstance(rows, list) or len(rows) > ADDED:
        raise refuse("added", "added", "FO-R-35", "want-most-added", most=ADDED)
    for k, row in enumerate(rows):
        type_ = row.get("type", "hero") if isinstance(row, dict) else "hero"
        if type_ not in (TYPES[HERO], TYPES[EQUIPMENT]):
            raise refuse(card_name(row), "type", "FO-R-35", "want-added-type")
        number = TYPES.index(type_)
        box.add(FIRST_ADDED + k, number, row, read_card(row, number, known))


def card_name(row: object) -> str:
    """A card's name for error messages."""
    name = row.get("name") if isinstance(row, dict) else None
    return name if isinstance(name, str) else "?"


def is_line(value: object, most: int) -> bool:
    """Ask for text of one line: no control characters, no markup, not too long."""
    if not isinstance(value, str) or len(value) > most or not value.isprintable():
        return False
    return not any(sign in value for sign in MARKUP)


def is_icon(value: object) -> bool:
    """Ask for the name of a drawing: small letters, digits and hyphens."""
    if not isinstance(value, str) or not 0 < len(value) <= MOST_ICON or not value.isascii():
        return False
    return value == value.lower() and value.replace("-", "").isalnum()


def is_name(value: object) -> bool:
    """Ask for a name that fits into one line and means nothing else in notations."""
    if not isinstance(value, str) or not is_line(value, 40):
        return False
    return value != "" and value == " ".join(value.split()) and not any(sign in value for sign in SIGNS)


def read_name(card: str, field: str, value: object, known: set[str]) -> None:
    """FO-COMP-04: a name that no other card has, and that no move code can be mistaken for."""
    if not is_name(value):
        raise refuse(card, field, "FO-CARD-02", "want-card-name")
    name = str(value).casefold()
    if name in known:
        raise refuse(card, field, "FO-COMP-04", "want-new-name")
    for verb in VERB_WORDS:
        move = MOVES.by_loose_code.get(f"{verb} {name}")
        if move is not None:
            raise refuse(card, field, "FO-CARD-02", "want-clear-name", code=move.code)
    known.add(name)


def read_card(row: object, type_: int, known: set[str]) -> list[Effect]:
    """FO-CARD-02: name, colour, cost, values and abilities of one card."""
    if not isinstance(row, dict):
        raise refuse("?", TYPES[type_], "FO-CARD-02", "want-object", keys="name, home, cost, A, D, effects")
    name = card_name(row)
    read_name(name, "name", row.get("name"), known)
    english = row.get("en", "")
    if english != "" and (not isinstance(english, str) or english.casefold() != name.casefold()):
        read_name(name, "en", english, known)
    for key in row:
        if key not in ROW_KEYS:
            raise refuse(name, str(key), "FO-CARD-02", "want-one-of", choices=", ".join(sorted(ROW_KEYS)))
    if not isinstance(row.get("home"), str) or len(row["home"]) != 1 or row["home"] not in COLOURS:
        raise refuse(name, "home", "FO-CARD-02", "want-letter", letters=COLOURS)
    if row.get("multi", 0) not in (0, 1):
        raise refuse(name, "multi", "FO-CARD-04", "want-zero-or-one")
    if row.get("multi") and type_ != HERO:
        raise refuse(name, "multi", "FO-CARD-04", "want-no-multi")
    cost = row.get("cost")
    if not isinstance(cost, str) or len(cost) > MOST_COST or any(symbol not in COLOURS for symbol in cost):
        raise refuse(name, "cost", "FO-CARD-02", "want-cost", most=MOST_COST, letters=COLOURS)
    if not is_int(row.get("A"), 0, MOST_VALUE):
        raise refuse(name, "A", "FO-CARD-02", "want-number", low=0, high=MOST_VALUE)
    least = 0 if type_ == EQUIPMENT else 1
    if not is_int(row.get("D"), least, MOST_DEFENCE):
        raise refuse(name, "D", "FO-CARD-02", "want-number", low=least, high=MOST_DEFENCE)
    for key in ("timing", "text"):
        if not is_line(row.get(key, ""), MOST_TEXT):
            raise refuse(name, key, "FO-CARD-02", "want-text", most=MOST_TEXT)
    if "icon" in row and not is_icon(row["icon"]):
        raise refuse(name, "icon", "FO-CARD-02", "want-icon", most=MOST_ICON)
    if sets.odd_note(row, ("prov",)):
        raise refuse(name, "prov", "FO-CARD-02", "want-note", most=sets.MOST_NOTE)
    effects = row.get("effects")
    if not isinstance(effects, list) or len(effects) > ab.MOST_EFFECTS:
        raise refuse(name, "effects", "FO-CARD-02", "want-effects", most=ab.MOST_EFFECTS)
    if type_ == HERO and not effects:
        raise refuse(name, "effects", "FO-CARD-03", "want-ability")
    return [read_effect(name, f"effects[{k}]", given) for k, given in enumerate(effects)]


# Own cards.


def extended(data: dict[str, Any]) -> dict[str, Any]:
    """The set that a file with `extends` and `cards` describes, as a whole set. FO-R-35."""
    base = data["extends"]
    if not isinstance(base, dict):
        raise refuse("set", "extends", "FO-R-35", "want-exactly", value="default")
    rows = data.get("cards")
    if not isinstance(rows, list):
        raise refuse("set", "cards", "FO-R-35", "want-cards")
    for key in data:
        if key not in ("set", "note", "extends", "cards"):
            raise refuse("set", str(key), "FO-R-35", "want-one-of", choices="set, note, extends, cards")
    whole: dict[str, Any] = {"set": data["set"], "added": list(base.get("added", []))}
    for section in SECTIONS:
        whole[section] = list(base.get(section, []))
    for row in rows:
        replace_or_add(whole, row)
    return whole


def replace_or_add(whole: dict[str, Any], row: object) -> None:
    """A card replaces the one it names, or the one of its own name; otherwise it is added."""
    name = card_name(row)
    if not isinstance(row, dict):
        raise refuse(name, "cards", "FO-R-35", "want-object", keys="name, home, cost, A, D, effects")
    old = row.get("replaces", name)
    for type_, section in enumerate(SECTIONS):
        for k, card in enumerate(whole[section]):
            if card_name(card) == old:
                if row.get("type", TYPES[type_]) != TYPES[type_]:
                    raise refuse(name, "type", "FO-R-35", "want-same-type", type=TYPES[type_])
                if row.get("home") != card["home"]:
                    raise refuse(name, "home", "FO-R-35", "want-same-colour", colour=card["home"], old=str(old)[:40])
                whole[section][k] = row
                return
    if "replaces" in row:
        raise refuse(name, "replaces", "FO-R-35", "want-known-name")
    whole["added"].append(row)
