"""Cards made by chance through the menus of the workshop, as somebody would who presses whatever is offered."""

from random import Random
from typing import Any

from kleos.catalogue import default_components
from kleos.games.olympus.menus import FRESH_EFFECT, Row, card_menus

FIRST: Row = {"name": "Chance", "type": "hero", "home": "R", "cost": "R", "A": 2, "D": 2, "effects": [FRESH_EFFECT]}
PRESSES = 25


def made_by_chance(seed: int) -> Row:
    """A card after some presses."""
    rng, card = Random(seed), FIRST
    base = default_components("olympus")
    for _ in range(PRESSES):
        card = press(card, base, rng)
    return card


def press(card: Row, base: dict[str, Any], rng: Random) -> Row:
    """The card after one thing was chosen on it."""
    menus = card_menus(card, base, [])
    effects = card["effects"]
    kind = rng.choice(("field", "effect", "effect", "effect", "effect", "number", "cost", "add", "drop"))
    if kind == "field":
        return dict(rng.choice(rng.choice(menus.fields).options).row)
    if kind == "effect" and effects:
        at = rng.randrange(len(effects))
        menu = rng.choice([one for one in menus.effects[at] if one.options])
        return {**card, "effects": [*effects[:at], rng.choice(menu.options).row, *effects[at + 1 :]]}
    if kind == "number":
        values = {"A": rng.randint(0, menus.most_attack), "D": rng.randint(menus.least, menus.most_defence)}
        return {**card, **values}
    if kind == "cost":
        return {**card, "cost": "".join(rng.choices("RBYG", k=rng.randint(0, menus.most_cost)))}
    if kind == "add" and menus.fresh_effect is not None:
        return {**card, "effects": [*effects, menus.fresh_effect]}
    if kind == "drop" and len(effects) > 1:
        return {**card, "effects": effects[1:]}
    return card
