"""The text of a card, made from its effects, so that text and behaviour cannot disagree.

Each language words a whole phrase with the bare parameters, so that cases, genders and plurals are its own affair.
"""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from kleos.text.names import card_name
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


WATCHING = ("on_own_discard", "on_unit_discard")  # another unit has just been spoken of
NAMING = ("substitute",)


def card_text(card: Row, type_: str) -> str:
    """All that a card does, one sentence per effect."""
    return " ".join(effect_texts(card, type_)) or tell("card-no-ability")


def effect_texts(card: Row, type_: str) -> list[str]:
    """The effects of a card as sentences; one at the same moment as the one before goes on with “then”."""
    rows = card["effects"]
    moments = [None, *(row["when"] for row in rows)]
    again = [before == now != "always" for before, now in pairwise(moments)]
    return [effect_text(row, speaker(card, type_, row), goes_on) for row, goes_on in zip(rows, again, strict=True)]


def speaker(card: Row, type_: str, row: Row) -> Words:
    """How a card speaks of itself: equipment of its bearer, a hero by name where “this unit” could be another one.

    Soldiers are many, and their names would need an article: they say “this card”.
    """
    mistaken = row["when"] in WATCHING or row["do"] in NAMING or row.get("else_self")
    if type_ == "equipment":
        who = "bearer"
    elif not mistaken:
        who = "unit"
    else:
        who = "named" if type_ == "hero" else "card"
    return {"who": who, "name": card_name(card)}


def effect_text(row: Row, who: Words, goes_on: bool) -> str:
    """One effect as a sentence."""
    may = not row["must"] and row["when"] != "always"
    if goes_on:
        begin = tell("effect-then-may" if may else "effect-then")
    else:
        when = tell(WHEN[row["when"]], **who) if WHEN[row["when"]] else ""
        begin = " ".join(part for part in (when, tell("effect-may") if may else "") if part)
    return f"{capital(f'{begin} {what_text(row, who)}'.strip())}."


def capital(sentence: str) -> str:
    """A sentence with its first letter made large."""
    return sentence[:1].upper() + sentence[1:]


def what_text(row: Row, who: Words) -> str:
    """What an effect does, without when and whether."""
    verb = row["do"]
    words = {**parameters(row), **who}
    if verb in BUILDERS:
        return BUILDERS[verb](row, words)
    if verb in BY_PARAMETER:
        key, messages = BY_PARAMETER[verb]
        return tell(messages[row[key]], **words)
    return tell(PLAIN[verb], **words)


def parameters(row: Row) -> Words:
    """The parameters of a row as words and numbers."""
    return {key: value for key, value in row.items() if isinstance(value, str | int) and not isinstance(value, bool)}


def buff_text(row: Row, words: Words) -> str:
    """Changes of values: how much, for each of what, for whom, and as long as what."""
    changes = {key: signed(row[key]) for key in ("attack", "defence")}
    per = tell("do-buff-per") if "per" in row else ""
    whom = tell("do-buff-whom", **words)
    return tell("do-buff", values=values_text(row, changes), per=per, whom=whom, condition=while_text(row, words))


def values_text(row: Row, changes: dict[str, str]) -> str:
    """The values that change."""
    if row["attack"] and not row["defence"]:
        return tell("do-buff-attack", attack=changes["attack"])
    if row["defence"] and not row["attack"]:
        return tell("do-buff-defence", defence=changes["defence"])
    return tell("do-buff-both", **changes)


def signed(number: int) -> str:
    """A change with its sign, a minus as printers set it."""
    return f"{number:+d}".replace("-", "−")


def while_text(row: Row, words: Words) -> str:
    """What must hold of the unit opposite."""
    colour, damaged = "if_opposite_colour" in row, row.get("if_opposite_damaged")
    if not colour and not damaged:
        return ""
    state = "both" if colour and damaged else "damaged" if damaged else "colour"
    return tell("do-buff-while", state=state, letter=row.get("if_opposite_colour", ""), **words)


def damage_text(row: Row, words: Words) -> str:
    """Damage by its target."""
    if row["target"] == "enemies":
        return tell("do-damage-enemies", n=row["n"], count=row.get("count", 1))
    if row["target"] == "split":
        return tell("do-damage-split", n=row["n"])
    return tell("do-damage", **words)


def draw_text(row: Row, words: Words) -> str:
    """Drawing, and what follows it."""
    text = tell("do-draw", n=row["n"])
    if "then_discard" in row:
        text += tell("do-draw-discard", n=row["then_discard"])
    return text + (tell("do-draw-free") if row.get("then_play_free") else "")


def peek_text(row: Row, words: Words) -> str:
    """Looking at cards of the pile and keeping some, or all. FO-EFF-27."""
    return tell("do-peek-all", n=row["n"]) if row["take"] == row["n"] else tell("do-peek", n=row["n"], take=row["take"])


def destroy_text(row: Row, words: Words) -> str:
    """Discarding from play."""
    typed = {"type": "any", **words}
    return tell("do-destroy", **typed) + (tell("do-destroy-else", **typed) if row.get("else_self") else "")


def score_text(row: Row, words: Words) -> str:
    """The stone moves one way or the other."""
    return tell("do-score-plus", n=row["n"]) if row["n"] > 0 else tell("do-score-minus", n=-row["n"])


def refuse_text(row: Row, words: Words) -> str:
    """What cannot be done to a unit."""
    if row.get("equip") and row.get("heal"):
        return tell("do-refuse-both", **words)
    return tell("do-refuse-equip" if row.get("equip") else "do-refuse-heal", **words)


BUILDERS: dict[str, Callable[[Row, Words], str]] = {
    "buff": buff_text,
    "damage": damage_text,
    "draw": draw_text,
    "peek": peek_text,
    "destroy": destroy_text,
    "score": score_text,
    "refuse": refuse_text,
}
