"""Random card sets that keep every clause of the set: for games with cards nobody has thought of."""

import copy
from random import Random
from typing import Any

from kleos import BadCardSet
from kleos.catalogue import default_components
from kleos.games.olympus import abilities as ab
from kleos.games.olympus.rows import fixed_must, read_effect

SECTION_TYPES = {"heroes": "hero", "soldiers": "soldier", "equipment": "equipment"}
SECTIONS = tuple(SECTION_TYPES)


def random_value(rng: Random, allowed: tuple[str, ...] | str) -> Any:
    """A value that a parameter allows."""
    if isinstance(allowed, tuple):
        return rng.choice([word for word in allowed if word != "?"])
    if allowed.startswith("bool"):
        return True
    bounds, _, word = allowed.rstrip("?").partition("|")
    low, high = (int(bound) for bound in bounds.split(".."))
    if word and rng.random() < 0.2:
        return word
    return rng.randint(low, min(high, 4))


def random_effect(rng: Random) -> dict[str, Any]:
    """One row of abilities; it may still break a clause about parameters that do not fit each other."""
    verb = rng.randrange(len(ab.VERBS))
    trigger = rng.choice(ab.WHEN[verb])
    fixed = fixed_must(verb, trigger)
    row: dict[str, Any] = {
        "when": ab.TRIGGERS[trigger],
        "must": rng.random() < 0.5 if fixed is None else fixed,
        "do": ab.VERBS[verb],
    }
    for key, allowed in ab.PARAMETERS[verb].items():
        optional = "?" in allowed if isinstance(allowed, tuple) else allowed.endswith("?")
        if not optional or rng.random() < 0.4:
            row[key] = random_value(rng, allowed)
    return row


def random_set(seed: int) -> dict[str, Any]:
    """A whole set with random costs, values and abilities, and up to four added cards."""
    rng = Random(seed)
    data = copy.deepcopy(default_components("olympus"))
    data["set"] = f"random-{seed}"
    data["added"] = []
    for k in range(rng.randrange(5)):
        kind = rng.choice(("hero", "equipment"))
        data["added"].append({"name": f"Added {k}", "type": kind, "home": rng.choice("RBYG")})
    for section in (*SECTIONS, "added"):
        for row in data[section]:
            equipment = section == "equipment" or row.get("type") == "equipment"
            row["cost"] = "".join(rng.choice("RBYG") for _ in range(rng.choice((0, 0, 1, 1, 2, 3))))
            row["A"] = rng.randrange(4)
            row["D"] = rng.randrange(0 if equipment else 1, 6)
            row["effects"] = [valid_effect(rng) for _ in range(rng.randint(1, 2 if section == "heroes" else 1))]
    return data


def valid_effect(rng: Random) -> dict[str, Any]:
    """One row of abilities that is accepted."""
    while True:
        row = random_effect(rng)
        try:
            read_effect("random", "effects[0]", row)
        except BadCardSet:
            continue
        return row
