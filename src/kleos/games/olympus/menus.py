# interpreted: plain data for pages
"""Menus for a card that is being made: what each of its fields may hold, asked of the checker itself. FO-CARD, FO-R-37.

A choice carries the card or the row that it makes, so that whoever shows the menus needs no rule of its own. A choice
that would not go with the rest changes as little of the rest as possible.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from kleos.core.errors import BadCardSet
from kleos.games.olympus import abilities as ab
from kleos.games.olympus.cards import ADDED, COLOURS, EQUIPMENT, HERO, TYPES
from kleos.games.olympus.components import MOST_COST, MOST_DEFENCE, MOST_VALUE, SECTIONS, read_card
from kleos.games.olympus.rows import read_effect

Row = dict[str, Any]
HEAD = ("when", "must", "do")
MULTICOLOUR = "M"
FRESH_EFFECT: Row = {"when": "play", "must": False, "do": "draw", "n": 1}


class MenuChoice(msgspec.Struct, frozen=True):
    """A value of a field, and the row or card that choosing it makes."""

    value: str | int | bool | None  # nothing: the field is left out
    row: Row


class Menu(msgspec.Struct, frozen=True):
    """All that a field may hold now."""

    field: str
    options: list[MenuChoice]


class CardMenus(msgspec.Struct, frozen=True):
    """What may be chosen on a card: menus for its fields and its effects, and limits for what is counted."""

    fields: list[Menu]
    effects: list[list[Menu]]
    most_cost: int
    least: int  # defence
    most_attack: int
    most_defence: int
    fresh_effect: Row | None  # what a new effect begins as; nothing when there is no room


# Effects.


def fits(row: Row) -> bool:
    """Ask the checker whether a row of abilities is in order."""
    try:
        read_effect("", "", row)
    except BadCardSet:
        return False
    return True


def candidates(verb: int, key: str) -> list[str | int | bool]:
    """What the table of parameters lists for one of them; of numbers the small positive ones first."""
    allowed = ab.PARAMETERS[verb][key]
    if isinstance(allowed, tuple):
        return [word for word in allowed if word != "?"]
    if allowed.startswith("bool"):
        return [True]
    bounds, _, word = allowed.rstrip("?").partition("|")
    low, high = (int(bound) for bound in bounds.split(".."))
    numbers = sorted(range(low, high + 1), key=lambda n: (n <= 0, abs(n)))
    return [*numbers, word] if word else [*numbers]


def is_optional(verb: int, key: str) -> bool:
    """Ask whether a parameter may be left out."""
    allowed = ab.PARAMETERS[verb][key]
    return "?" in allowed if isinstance(allowed, tuple) else allowed.endswith("?")


def nearest_row(wish: Row, kept: str) -> Row | None:
    """The row that is like the wish but for what does not go with it; `kept` is not touched."""
    verb, trigger = ab.VERBS.index(wish["do"]), ab.TRIGGERS.index(wish["when"])
    if trigger not in ab.WHEN[verb]:
        return None
    for row in attempts(wish, verb, kept):
        if row.get(kept) == wish.get(kept) and fits(row):
            return row
    return None


def attempts(wish: Row, verb: int, kept: str) -> Iterator[Row]:
    """Rows like a wish, those that change least first."""
    keys = ab.PARAMETERS[verb]
    rows = [{key: value for key, value in wish.items() if key in HEAD or key in keys}]
    for key in keys:
        if not is_optional(verb, key) and rows[0].get(key) not in candidates(verb, key):
            rows = [{**row, key: value} for row in rows for value in candidates(verb, key)]
    for row in rows:
        for must in (row["must"], not row["must"]):
            yield {**row, "must": must}
    for row in rows:
        yield from slight_changes({**row}, verb, kept)


def slight_changes(row: Row, verb: int, kept: str) -> Iterator[Row]:
    """The row with one parameter left out, added or, if it is a number, changed."""
    for must in (row["must"], not row["must"]):
        for key in ab.PARAMETERS[verb]:
            if key == kept:
                continue
            if key in row and is_optional(verb, key):
                yield {**{one: row[one] for one in row if one != key}, "must": must}
            is_number = isinstance(row.get(key), int) and not isinstance(row.get(key), bool)
            if is_number or (key not in row and is_optional(verb, key)):
                for value in candidates(verb, key):
                    yield {**row, "must": must, key: value}


def verb_rows(row: Row, when: str) -> Iterator[tuple[str, Row]]:
    """Every verb that goes with a trigger, with the row that is nearest to this one."""
    for verb, do in enumerate(ab.VERBS):
        if ab.TRIGGERS.index(when) in ab.WHEN[verb]:
            made = nearest_row({**row, "when": when, "do": do}, "do")
            if made is not None:
                yield do, made


def trigger_options(row: Row) -> list[MenuChoice]:
    """Every trigger; the verb stays where it goes with it."""
    found = []
    for when in ab.TRIGGERS:
        made = nearest_row({**row, "when": when}, "when")
        found.append(MenuChoice(when, made or next(one for _, one in verb_rows(row, when))))
    return found


def effect_menus(row: Row) -> list[Menu]:
    """The menus of one effect that is in order."""
    verb = ab.VERBS.index(row["do"])
    menus = [Menu("when", trigger_options(row))]
    menus.append(
        Menu("must", [MenuChoice(one, {**row, "must": one}) for one in (True, False) if fits({**row, "must": one})])
    )
    menus.append(Menu("do", [MenuChoice(do, made) for do, made in verb_rows(row, row["when"])]))
    for key in ab.PARAMETERS[verb]:
        made = [(value, nearest_row({**row, key: value}, key)) for value in in_order(candidates(verb, key))]
        options = [MenuChoice(value, found) for value, found in made if found is not None]
        without = {one: row[one] for one in row if one != key}
        if is_optional(verb, key) and fits(without):
            options.insert(0, MenuChoice(None, without))
        menus.append(Menu(key, options))
    return menus


def in_order(values: list[str | int | bool]) -> list[str | int | bool]:
    """Numbers ascending, words as the table lists them."""
    numbers = sorted(value for value in values if isinstance(value, int))
    return [*numbers, *(value for value in values if isinstance(value, str))]


# Cards.


def fits_card(card: Row) -> bool:
    """Ask the checker whether a card is in order; its name is another matter."""
    try:
        read_card({**card, "name": "?card", "en": ""}, TYPES.index(card.get("type", TYPES[HERO])), set())
    except BadCardSet:
        return False
    return True


def card_menus(card: Row, base: Row, others: list[Row]) -> CardMenus:
    """The menus of a card that is in order, in a set with others that extends a base."""
    type_ = TYPES.index(card.get("type", TYPES[HERO]))
    effects = card["effects"]
    return CardMenus(
        fields=[
            Menu(
                "type", [MenuChoice(one, made) for one in TYPES if (made := typed(card, one, base, others)) is not None]
            ),
            Menu("home", colour_options(card, base, others)),
            Menu("replaces", replaces_options(card, base, others)),
        ],
        effects=[effect_menus(row) for row in effects],
        most_cost=MOST_COST,
        least=0 if type_ == EQUIPMENT else 1,
        most_attack=MOST_VALUE,
        most_defence=MOST_DEFENCE,
        fresh_effect=FRESH_EFFECT if len(effects) < ab.MOST_EFFECTS else None,
    )


def colour_options(card: Row, base: Row, others: list[Row]) -> list[MenuChoice]:
    """The four colours; a hero may also have all of them."""
    found = []
    for letter in COLOURS:
        made = placed({**without(card, "multi"), "home": letter}, base, others)
        if made is not None:
            found.append(MenuChoice(letter, made))
    multicolour = {**card, "multi": 1}
    return [*found, MenuChoice(MULTICOLOUR, multicolour)] if fits_card(multicolour) else found


def typed(card: Row, type_: str, base: Row, others: list[Row]) -> Row | None:
    """The card as one of another type."""
    made = {**card, "type": type_, "D": max(card["D"], 0 if type_ == TYPES[EQUIPMENT] else 1)}
    if type_ != TYPES[HERO]:
        made.pop("multi", None)
    elif not made["effects"]:
        made["effects"] = [FRESH_EFFECT]
    return placed(made, base, others)


def placed(card: Row, base: Row, others: list[Row]) -> Row | None:
    """The card in a place that it may have: the one it names, else beyond the box, else the first that is free."""
    free = free_places(card, base, others)
    if card.get("replaces") in free:
        return card if fits_card(card) else None
    places: list[str | None] = [None, *free[:1]] if may_be_added(card, base, others) else [*free[:1]]
    for place in places:
        made = without(card, "replaces") if place is None else {**card, "replaces": place}
        if fits_card(made):
            return made
    return None


def may_be_added(card: Row, base: Row, others: list[Row]) -> bool:
    """FO-R-35: heroes and equipment, so many beyond the box."""
    added = sum(1 for one in others if replaced_by(one, base) is None)
    return card.get("type", TYPES[HERO]) in (TYPES[HERO], TYPES[EQUIPMENT]) and added < ADDED


def replaced_by(card: Row, base: Row) -> str | None:
    """The card of the box that an own one replaces: the one it names, or the one of its own name."""
    old = card.get("replaces", card.get("name"))
    return old if any(one["name"] == old for section in SECTIONS for one in base[section]) else None


def free_places(card: Row, base: Row, others: list[Row]) -> list[str]:
    """FO-R-35: cards of the box with the same type and colour that no other own card replaces."""
    taken = {replaced_by(one, base) for one in others}
    section = SECTIONS[TYPES.index(card.get("type", TYPES[HERO]))]
    return [one["name"] for one in base[section] if one["home"] == card["home"] and one["name"] not in taken]


def replaces_options(card: Row, base: Row, others: list[Row]) -> list[MenuChoice]:
    """Beyond the box, or in the place of one of its cards."""
    found = [MenuChoice(name, {**card, "replaces": name}) for name in free_places(card, base, others)]
    if may_be_added(card, base, others):
        found.insert(0, MenuChoice(None, without(card, "replaces")))
    return found


def without(card: Row, key: str) -> Row:
    """A card without one of its fields."""
    return {one: value for one, value in card.items() if one != key}
