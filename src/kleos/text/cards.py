"""The text of a card, made from its effects, so that text and behaviour cannot disagree."""

from collections.abc import Mapping
from typing import Any

from kleos.games.olympus.abilities import ALWAYS, TRIGGERS
from kleos.text.words import say

Row = Mapping[str, Any]


def card_text(card: Row, language: str = "en") -> str:
    """All that a card does, one sentence per effect."""
    rows = card["effects"]
    if not rows:
        return say("card-no-ability", language=language)
    return " ".join(effect_text(row, language) for row in rows)


def card_line(card: Row, type_: str, kind: str, language: str = "en") -> str:
    """Name, type, colour, cost and values of a card in one line."""
    colour = say("card-multi" if card.get("multi") else f"card-colour-{card['home']}", language=language)
    values = f"+{card['A']}/+{card['D']}" if type_ == "equipment" else f"{card['A']}/{card['D']}"
    cost = card["cost"] or say("card-cost-none", language=language)
    arguments = {"name": card["name"], "kind": kind, "colour": colour, "cost": cost, "values": values}
    return say("card-line", {**arguments, "type": say(f"card-type-{type_}", language=language)}, language)


def effect_text(row: Row, language: str = "en") -> str:
    """One effect as a sentence."""
    when = say(f"when-{row['when']}", language=language)
    asks = not row["must"] and TRIGGERS.index(row["when"]) != ALWAYS
    how = say("effect-may", language=language) if asks else ""
    what = what_text(row, language)
    sentence = say("effect-line", {"when": when, "how": how, "what": what}, language).strip()
    return sentence[:1].upper() + sentence[1:] + "."


def what_text(row: Row, language: str) -> str:
    """What an effect does, without when and whether."""
    verb = row["do"]
    build = BUILDERS.get(verb)
    if build is not None:
        return build(row, language)
    return say(f"do-{verb}", plain(row, language), language)


def plain(row: Row, language: str) -> dict[str, str | int]:
    """The parameters of a row as words and numbers."""
    words: dict[str, str | int] = {}
    for key, value in row.items():
        if key == "target":
            words[key] = say(f"target-{value}", language=language)
        elif key == "area":
            words[key] = say(f"area-{value}", language=language)
        elif key == "type":
            words[key] = say(f"card-type-{value}", language=language)
        elif isinstance(value, str | int) and not isinstance(value, bool):
            words[key] = value
    return words


def buff_text(row: Row, language: str) -> str:
    """Changes of values with their conditions."""
    changes = [say(f"do-buff-{key}", {"n": f"{row[key]:+d}"}, language) for key in ("attack", "defence") if row[key]]
    condition = ""
    if "if_opposite_colour" in row:
        colour = say(f"card-colour-{row['if_opposite_colour']}", language=language)
        condition += say("do-buff-colour", {"colour": colour}, language)
    if row.get("if_opposite_damaged"):
        condition += say("do-buff-damaged", language=language)
    per = say("do-buff-per", language=language) if "per" in row else ""
    words = {"values": ", ".join(changes) or "+0", "per": per, "condition": condition}
    return say("do-buff", {**words, "target": say(f"target-{row['target']}", language=language)}, language)


def damage_text(row: Row, language: str) -> str:
    """Damage by its target."""
    suffix = f"-{row['target']}" if row["target"] in ("enemies", "split") else ""
    words = {**plain(row, language), "count": row.get("count", 1)}
    return say(f"do-damage{suffix}", words, language)


def draw_text(row: Row, language: str) -> str:
    """Drawing, and what follows it."""
    text = say("do-draw", {"n": row["n"]}, language)
    if "then_discard" in row:
        text += say("do-draw-discard", {"n": row["then_discard"]}, language)
    return text + (say("do-draw-free", language=language) if row.get("then_play_free") else "")


def destroy_text(row: Row, language: str) -> str:
    """Discarding from play."""
    if "type" in row and row["target"] != "self":
        text = say(f"do-destroy-{row['type']}", {"target": row["target"]}, language)
    else:
        text = say("do-destroy", plain(row, language), language)
    return text + (say("do-destroy-else", language=language) if row.get("else_self") else "")


def score_text(row: Row, language: str) -> str:
    """The stone moves one way or the other."""
    return say("do-score-plus" if row["n"] > 0 else "do-score-minus", {"n": abs(row["n"])}, language)


def refuse_text(row: Row, language: str) -> str:
    """What cannot be done to a unit."""
    what = "both" if row.get("equip") and row.get("heal") else "equip" if row.get("equip") else "heal"
    return say(f"do-refuse-{what}", language=language)


def by_key(verb: str, key: str) -> Any:
    """A builder for a verb whose words depend on one of its parameters."""

    def build(row: Row, language: str) -> str:
        return say(f"do-{verb}-{row[key]}", plain(row, language), language)

    return build


BUILDERS: dict[str, Any] = {
    "buff": buff_text,
    "damage": damage_text,
    "draw": draw_text,
    "destroy": destroy_text,
    "score": score_text,
    "refuse": refuse_text,
    "extra_attack": by_key("extra_attack", "target"),
    "opp_discard": by_key("opp_discard", "how"),
    "move": by_key("move", "units"),
    "upkeep": by_key("upkeep", "otherwise"),
    "armour": by_key("armour", "target"),
}
