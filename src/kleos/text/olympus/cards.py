"""The text of a card, made from its effects, so that text and behaviour cannot disagree."""

from collections.abc import Callable, Mapping
from typing import Any

from kleos.text.words import say

Row = Mapping[str, Any]
Words = dict[str, str | int]

COLOURS = {"R": "card-colour-R", "B": "card-colour-B", "Y": "card-colour-Y", "G": "card-colour-G"}
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
TARGETS = {
    "self": "target-self",
    "own": "target-own",
    "other": "target-other",
    "others": "target-others",
    "all_own": "target-all_own",
    "own_soldiers": "target-own_soldiers",
    "beside": "target-beside",
    "self_beside": "target-self_beside",
    "opposite": "target-opposite",
    "enemy": "target-enemy",
    "attacker": "target-attacker",
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


def card_text(card: Row, language: str = "en") -> str:
    """All that a card does, one sentence per effect."""
    rows = card["effects"]
    if not rows:
        return say("card-no-ability", {}, language)
    return " ".join(effect_text(row, language) for row in rows)


def card_line(card: Row, type_: str, kind: str, language: str = "en") -> str:
    """Name, type, colour, cost and values of a card in one line."""
    colour = say("card-multi" if card.get("multi") else COLOURS[card["home"]], {}, language)
    values = f"+{card['A']}/+{card['D']}" if type_ == "equipment" else f"{card['A']}/{card['D']}"
    cost = card["cost"] or say("card-cost-none", {}, language)
    words: Words = {"name": card["name"], "kind": kind, "colour": colour, "cost": cost, "values": values}
    words["type"] = say(TYPES[type_], {}, language)
    message = "card-line"
    return say(message, words, language)


def effect_text(row: Row, language: str = "en") -> str:
    """One effect as a sentence."""
    parts = [say(WHEN[row["when"]], {}, language)] if WHEN[row["when"]] else []
    if not row["must"] and row["when"] != "always":
        parts.append(say("effect-may", {}, language))
    parts.append(what_text(row, language))
    sentence = " ".join(parts)
    return sentence[:1].upper() + sentence[1:] + "."


def what_text(row: Row, language: str) -> str:
    """What an effect does, without when and whether."""
    verb = row["do"]
    if verb in BUILDERS:
        return BUILDERS[verb](row, language)
    if verb in BY_PARAMETER:
        key, messages = BY_PARAMETER[verb]
        return say(messages[row[key]], parameters(row, language), language)
    return say(PLAIN[verb], parameters(row, language), language)


def parameters(row: Row, language: str) -> Words:
    """The parameters of a row as words and numbers."""
    tables = {"target": TARGETS, "area": AREAS, "type": TYPES}
    words: Words = {}
    for key, value in row.items():
        if key in tables:
            message = tables[key].get(value)
            words[key] = say(message, {}, language) if message else value
        elif isinstance(value, str | int) and not isinstance(value, bool):
            words[key] = value
    return words


def buff_text(row: Row, language: str) -> str:
    """Changes of values with their conditions."""
    changes = []
    if row["attack"]:
        changes.append(say("do-buff-attack", {"n": f"{row['attack']:+d}"}, language))
    if row["defence"]:
        changes.append(say("do-buff-defence", {"n": f"{row['defence']:+d}"}, language))
    condition = ""
    if "if_opposite_colour" in row:
        colour = say(COLOURS[row["if_opposite_colour"]], {}, language)
        condition += say("do-buff-colour", {"colour": colour}, language)
    if row.get("if_opposite_damaged"):
        condition += say("do-buff-damaged", {}, language)
    per = say("do-buff-per", {}, language) if "per" in row else ""
    target = say(TARGETS[row["target"]], {}, language)
    values = ", ".join(changes) or "+0"
    return say("do-buff", {"values": values, "target": target, "per": per, "condition": condition}, language)


def damage_text(row: Row, language: str) -> str:
    """Damage by its target."""
    if row["target"] == "enemies":
        return say("do-damage-enemies", {"n": row["n"], "count": row.get("count", 1)}, language)
    if row["target"] == "split":
        return say("do-damage-split", {"n": row["n"]}, language)
    return say("do-damage", {"n": row["n"], "target": say(TARGETS[row["target"]], {}, language)}, language)


def draw_text(row: Row, language: str) -> str:
    """Drawing, and what follows it."""
    text = say("do-draw", {"n": row["n"]}, language)
    if "then_discard" in row:
        text += say("do-draw-discard", {"n": row["then_discard"]}, language)
    return text + (say("do-draw-free", {}, language) if row.get("then_play_free") else "")


def destroy_text(row: Row, language: str) -> str:
    """Discarding from play."""
    if row.get("type") == "soldier" and row["target"] != "self":
        text = say("do-destroy-soldier", {"target": row["target"]}, language)
    elif row.get("type") == "hero" and row["target"] != "self":
        text = say("do-destroy-hero", {"target": row["target"]}, language)
    else:
        text = say("do-destroy", {"target": say(TARGETS[row["target"]], {}, language)}, language)
    return text + (say("do-destroy-else", {}, language) if row.get("else_self") else "")


def score_text(row: Row, language: str) -> str:
    """The stone moves one way or the other."""
    if row["n"] > 0:
        return say("do-score-plus", {"n": row["n"]}, language)
    return say("do-score-minus", {"n": -row["n"]}, language)


def refuse_text(row: Row, language: str) -> str:
    """What cannot be done to a unit."""
    if row.get("equip") and row.get("heal"):
        return say("do-refuse-both", {}, language)
    return say("do-refuse-equip" if row.get("equip") else "do-refuse-heal", {}, language)


BUILDERS: dict[str, Callable[[Row, str], str]] = {
    "buff": buff_text,
    "damage": damage_text,
    "draw": draw_text,
    "destroy": destroy_text,
    "score": score_text,
    "refuse": refuse_text,
}
