"""Rows of abilities as they stand in a card set: each checked against the closed list. FO-EFF, FO-R-37."""

from typing import Any

from kleos.core.errors import BadCardSet
from kleos.games.olympus import abilities as ab
from kleos.games.olympus.abilities import Effect
from kleos.games.olympus.cards import AREA_NAMES, COLOURS, TYPES


def refuse(card: str, field: str, clause: str, wanted: str, **arguments: str | int) -> BadCardSet:
    """The error for a field that breaks a clause: which card, which field, and the message that says what is right."""
    where: dict[str, str | int] = {"card": card[:40] or "?", "field": field[:60]}
    return BadCardSet("error-bad-card", clause, wanted=wanted, **where, **arguments)


def is_int(value: object, low: int, high: int) -> bool:
    """Ask for a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def read_effect(card: str, where: str, row: object) -> Effect:
    """One row of abilities, checked against the closed list."""
    if not isinstance(row, dict):
        raise refuse(card, where, "FO-EFF-01", "want-object", keys="when, must, do")
    when = row.get("when")
    if not isinstance(when, str) or when not in ab.TRIGGERS:
        raise refuse(card, f"{where}.when", "FO-EFF-01", "want-one-of", choices=", ".join(ab.TRIGGERS))
    do = row.get("do")
    if not isinstance(do, str) or do not in ab.VERBS:
        raise refuse(card, f"{where}.do", "FO-R-37", "want-one-of", choices=", ".join(ab.VERBS))
    verb = ab.VERBS.index(do)
    trigger = ab.TRIGGERS.index(when)
    if trigger not in ab.WHEN[verb]:
        allowed = ", ".join(ab.TRIGGERS[t] for t in ab.WHEN[verb])
        raise refuse(card, f"{where}.when", "FO-R-37", "want-when", verb=str(do), choices=allowed)
    must = row.get("must")
    if not isinstance(must, bool):
        raise refuse(card, f"{where}.must", "FO-EFF-02", "want-boolean")
    fixed = fixed_must(verb, trigger)
    if fixed is not None and must != fixed:
        raise refuse(card, f"{where}.must", "FO-EFF-02", "want-exactly", value=str(fixed).lower())
    allowed_keys = ab.PARAMETERS[verb]
    for key in row:
        if key not in ("when", "must", "do") and key not in allowed_keys:
            names = ", ".join(["when", "must", "do", *allowed_keys])
            raise refuse(card, f"{where}.{key}", clause_of(verb), "want-parameters", verb=str(do), keys=names)
    for key, allowed_values in allowed_keys.items():
        check_parameter(card, f"{where}.{key}", clause_of(verb), row, key, allowed_values)
    effect = Effect(trigger, must, verb)
    fill_effect(effect, row)
    check_sense(card, where, effect)
    return effect


def fixed_must(verb: int, trigger: int) -> bool | None:
    """What `must` has to be for this verb; None = either. FO-EFF-02."""
    if verb in (ab.RETARGET, ab.SURVIVE, ab.SUBSTITUTE) or (verb == ab.EXTRA_ATTACK and trigger == ab.ALWAYS):
        return False
    if trigger == ab.ALWAYS or verb in (ab.SPLASH, ab.UPKEEP):
        return True
    return None


def clause_of(verb: int) -> str:
    """The clause of a verb."""
    return f"FO-EFF-{20 + verb}"


def check_parameter(
    card: str, field: str, clause: str, row: dict[str, Any], key: str, allowed: tuple[str, ...] | str
) -> None:
    """One parameter against its list of words, range or kind."""
    if isinstance(allowed, tuple):
        words = tuple(word for word in allowed if word != "?")
        if (key in row or len(words) == len(allowed)) and row.get(key) not in words:
            raise refuse(card, field, clause, "want-one-of", choices=", ".join(words))
        return
    optional = allowed.endswith("?")
    if key not in row and optional:
        return
    value = row.get(key)
    if allowed.startswith("bool"):
        if not isinstance(value, bool):
            raise refuse(card, field, clause, "want-boolean")
        return
    bounds, _, word = allowed.rstrip("?").partition("|")
    low, high = (int(bound) for bound in bounds.split(".."))
    if not is_int(value, low, high) and not (word and value == word):
        if word:
            raise refuse(card, field, clause, "want-number-or", low=low, high=high, word=word)
        raise refuse(card, field, clause, "want-number", low=low, high=high)


def fill_effect(effect: Effect, row: dict[str, Any]) -> None:
    """Turn the words of a row into small ints."""
    n = row.get("n", 0)
    effect.n = ab.EVERYTHING if n == "all" else int(n)
    if "target" in row:
        effect.target = ab.TARGETS.index(row["target"])
    effect.count = int(row.get("count", 1))
    effect.attack = int(row.get("attack", 0))
    effect.defence = int(row.get("defence", 0))
    if "if_opposite_colour" in row:
        effect.colour = COLOURS.index(row["if_opposite_colour"])
    effect.damaged = row.get("if_opposite_damaged") is True
    effect.per_soldier = "per" in row
    effect.then_discard = int(row.get("then_discard", 0))
    effect.play_free = row.get("then_play_free") is True
    effect.chosen = row.get("how") == "chosen"
    effect.take = int(row.get("take", 0))
    if "type" in row:
        effect.type = TYPES.index(row["type"])
    effect.else_self = row.get("else_self") is True
    if effect.verb == ab.UPKEEP:
        effect.amount = int(row.get("amount", -1)) if row["otherwise"] == "damage" else 0
    if effect.verb == ab.MOVE:
        effect.amount = 1 if row["units"] == "one" else 0
    if "area" in row:
        effect.area = AREA_NAMES.index(row["area"])
    effect.refuse_equip = row.get("equip") is True
    effect.refuse_heal = row.get("heal") is True


def check_sense(card: str, where: str, effect: Effect) -> None:
    """Parameters that must fit each other. FO-R-37."""
    verb, target, clause = effect.verb, effect.target, clause_of(effect.verb)
    if target == ab.ATTACKER and effect.when != ab.ON_BEATEN:
        raise refuse(card, f"{where}.target", clause, "want-attacker")
    if effect.when in ab.FALLEN and target in (ab.SELF, ab.SELF_BESIDE):
        raise refuse(card, f"{where}.target", "FO-R-37", "want-no-self")
    if verb == ab.EXTRA_ATTACK and (target == ab.OTHER) != (effect.when == ab.ON_PLAY):
        raise refuse(card, f"{where}.target", clause, "want-extra-target")
    if effect.play_free and (effect.when != ab.ON_PLAY or effect.n != 1 or effect.then_discard):
        raise refuse(card, f"{where}.then_play_free", clause, "want-play-free")
    if effect.then_discard and effect.when not in ab.LIVE:
        raise refuse(card, f"{where}.then_discard", clause, "want-then-discard")
    if verb == ab.PEEK and effect.take > effect.n:
        raise refuse(card, f"{where}.take", clause, "want-take", most=effect.n)
    if verb == ab.SCORE and effect.n == 0:
        raise refuse(card, f"{where}.n", clause, "want-score")
    if effect.else_self and target != ab.OTHER:
        raise refuse(card, f"{where}.else_self", clause, "want-else-self")
    if verb == ab.UPKEEP and effect.amount < 0:
        raise refuse(card, f"{where}.amount", clause, "want-number", low=1, high=9)
    if verb == ab.REFUSE and not effect.refuse_equip and not effect.refuse_heal:
        raise refuse(card, f"{where}.equip", clause, "want-refuse")
