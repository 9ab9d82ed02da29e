"""The text of a card, made from its effects, so that text and behaviour cannot disagree.

Each language words a whole phrase with the bare parameters, so that cases, genders and plurals are its own affair.
"""

from collections.abc import Callable, Mapping
from typing import Any

from kleos.text.words import tell

Row = Mapping[str, Any]
Words = dict[str, str | int]

TYPES = {"hero": "card-type-hero", "soldier": "card-type-soldier", "equipment": "card-type-equipment"}
AREAS = {"olympus": "area-olympus", "delphi": "area-delphi", "troy": "area-troy"}
WHEN = {
    "play": "when-play",
    "attack": "when-attack",
    "undefended": "when-undefended",
    "always": "",
    "end_turn": "when-end_turn",
    "on_discard": "when-on_discard",
    "on_beaten": "when-on_beaten",
    "on_own_discard": "when-on_own_discard",
    "on_unit_discard": "when-on_unit_discard",
}
# A verb's message; where one parameter changes the wording, that parameter and a message for each of its values.
PLAIN = {
    "heal": "do-heal",
    "opp_draw": "do-opp_draw",
    "peek": "do-peek",
    "recall": "do-recall",
    "marker": "do-marker",
    "bounce": "do-bounce",
    "splash": "do-splash",
    "retarget": "do-retarget",
    "survive": "do-survive",
    "substitute": "do-substitute",
    "silence": "do-silence",
    "untargetable": "do-untargetable",
    "no_bonus": "do-no_bonus",
    "attack_area": "do-attack_area",
    "draw_phase": "do-draw_phase",
}
BY_PARAMETER = {
    "extra_attack": ("target", {"other": "do-extra_attack-other", "beside": "do-extra_attack-beside"}),
    "opp_discard": ("how", {"random": "do-opp_discard-random", "chosen": "do-opp_discard-chosen"}),
    "move": ("units", {"one": "do-move-one", "any": "do-move-any"}),
    "upkeep": ("otherwise", {"destroy": "do-upkeep-destroy", "damage": "do-upkeep-damage"}),
    "armour": ("target", {"self": "do-armour-self", "beside": "do-armour-beside"}),
}


def card_text(card: Row) -> str:
    """All that a card does, one sentence per effect."""
    rows = card["effects"]
    return " ".join(effect_text(row) for row in rows) if rows else tell("card-no-ability")


def effect_text(row: Row) -> str:
    """One effect as a sentence."""
    parts = [tell(WHEN[row["when"]])] if WHEN[row["when"]] else []
    if not row["must"] and row["when"] != "always":
        parts.append(tell("effect-may"))
    parts.append(what_text(row))
    return f"{capital(' '.join(parts))}."


def capital(sentence: str) -> str:
    """A sentence with its first letter made large."""
    return sentence[:1].upper() + sentence[1:]


def what_text(row: Row) -> str:
    """What an effect does, without when and whether."""
    verb = row["do"]
    if verb in BUILDERS:
        return BUILDERS[verb](row)
    if verb in BY_PARAMETER:
        key, messages = BY_PARAMETER[verb]
        return tell(messages[row[key]], **parameters(row))
    return tell(PLAIN[verb], **parameters(row))


def parameters(row: Row) -> Words:
    """The parameters of a row as words and numbers."""
    return {key: value for key, value in row.items() if isinstance(value, str | int) and not isinstance(value, bool)}


def buff_text(row: Row) -> str:
    """Changes of values with their conditions."""
    changes = []
    if row["attack"]:
        changes.append(tell("do-buff-attack", n=f"{row['attack']:+d}"))
    if row["defence"]:
        changes.append(tell("do-buff-defence", n=f"{row['defence']:+d}"))
    condition = tell("do-buff-per") if "per" in row else ""
    if "if_opposite_colour" in row:
        condition += tell("do-buff-colour", letter=row["if_opposite_colour"])
    if row.get("if_opposite_damaged"):
        condition += tell("do-buff-damaged")
    values = ", ".join(changes) or tell("do-buff-nothing")
    return tell("do-buff", values=values, target=row["target"], condition=condition)


def damage_text(row: Row) -> str:
    """Damage by its target."""
    if row["target"] == "enemies":
        return tell("do-damage-enemies", n=row["n"], count=row.get("count", 1))
    if row["target"] == "split":
        return tell("do-damage-split", n=row["n"])
    return tell("do-damage", n=row["n"], target=row["target"])


def draw_text(row: Row) -> str:
    """Drawing, and what follows it."""
    text = tell("do-draw", n=row["n"])
    if "then_discard" in row:
        text += tell("do-draw-discard", n=row["then_discard"])
    return text + (tell("do-draw-free") if row.get("then_play_free") else "")


def destroy_text(row: Row) -> str:
    """Discarding from play."""
    text = tell("do-destroy", target=row["target"], type=row.get("type", "any"))
    return text + (tell("do-destroy-else") if row.get("else_self") else "")


def score_text(row: Row) -> str:
    """The stone moves one way or the other."""
    return tell("do-score-plus", n=row["n"]) if row["n"] > 0 else tell("do-score-minus", n=-row["n"])


def refuse_text(row: Row) -> str:
    """What cannot be done to a unit."""
    if row.get("equip") and row.get("heal"):
        return tell("do-refuse-both")
    return tell("do-refuse-equip" if row.get("equip") else "do-refuse-heal")


BUILDERS: dict[str, Callable[[Row], str]] = {
    "buff": buff_text,
    "damage": damage_text,
    "draw": draw_text,
    "destroy": destroy_text,
    "score": score_text,
    "refuse": refuse_text,
}
