"""Features that follow from others by the rules are what the observation says."""

from collections.abc import Callable
from typing import Any

import pytest

from kleos import State
from tests.contract.games import GAMES, any_options
from tests.support import VIEWERS, many, positions


def hector_features(table: Any, state: Any, who: dict[int, str]) -> dict[str, object]:
    """Scores after each turn of the tile, and counts."""
    found: dict[str, object] = {}
    for fate, name in zip(table.fates, ("left", "turned cw", "turned ccw"), strict=False):
        found.update({f"score if {name} {who[k]}": fate.scores[k] for k in (0, 1)})
    for k, side in enumerate(table.sides):
        found[f"{who[k]} hand"], found[f"{who[k]} hero pile"] = side.hand, side.hero_pile
    return found


def olympus_features(table: Any, state: Any, who: dict[int, str]) -> dict[str, object]:
    """Values of units, and what is asked."""
    found: dict[str, object] = {}
    for k, side in enumerate(table.sides):
        found[f"{who[k]} closed"] = side.closed
        for slot, unit in zip(("O1", "O2", "O3", "D1", "D2", "T"), side.slots, strict=True):
            if unit is not None:
                found[f"{who[k]} {slot} attack"] = min(20, unit.attack)
                found[f"{who[k]} {slot} defence"] = max(0, min(20, unit.defence))
                found[f"{who[k]} {slot} silenced"] = int(unit.silenced)
    asked = table.asked
    for name in ("asked unit", "asked fallen", "step", "asked"):
        found[name] = -1
    if asked is not None:
        found["asked"], found["step"] = who[asked.seat - 1], asked.step
        if names_first_unit(state) and asked.unit:
            found["asked unit"] = asked.unit
        if asked.fallen:
            found["asked fallen"] = asked.fallen
        if asked.card:
            found["asked hero" if asked.card[1].isdigit() and asked.card[0] != "X" else "asked other card"] = asked.card
    return found


def names_first_unit(state: Any) -> bool:
    """Ask whether the question is about a unit, not about the slot of a unit to be moved."""
    return bool(state.top.step.fields[:1] == ("unit",))


def hellas_features(table: Any, state: Any, who: dict[int, str]) -> dict[str, object]:
    """Neighbours of tiles, counts, and what is asked."""
    found: dict[str, object] = {"pile": table.pile}
    for tile in table.tiles:
        number, layout = tile.number, state.layout
        found[f"tile {number} near over land"] = layout.land[number]
        found[f"tile {number} near over water"] = layout.sea[number]
        found[f"tile {number} in contact"] = layout.contacts(number)
    for k, side in enumerate(table.sides):
        for god, fresh, taken in zip(("ares", "poseidon", "zeus"), side.fresh, side.taken, strict=True):
            found[f"{who[k]} {god} fresh"], found[f"{who[k]} {god} taken"] = fresh, taken
    if table.asked is not None:
        city = table.asked.city or table.asked.origin or table.asked.last
        found["asked city"] = str(city) if city else -1
        found["step"], found["asked"] = table.asked.step, who[table.asked.seat - 1]
    return found


EXPECTED: dict[str, Callable[[Any, Any, dict[int, str]], dict[str, object]]] = {
    "hector": hector_features,
    "olympus": olympus_features,
    "hellas": hellas_features,
}


@pytest.mark.parametrize("code", GAMES)
def test_what_follows_from_the_rest_is_told_as_the_table_tells_it(code: str) -> None:
    compared: dict[str, int] = {}
    for seed in range(many(12, 100)):
        game = any_options(code, seed)
        for state in positions(game, 1, 5, seed):
            viewer = VIEWERS[seed % 3]
            who = {0: "mine", 1: "rival"} if viewer != 1 else {0: "rival", 1: "mine"}
            for name, value in EXPECTED[code](state.observe(viewer).table, state, who).items():
                assert told(state, viewer, name) == value, name
                compared[name] = compared.get(name, 0) + 1
    assert min(compared.values()) > 0 and len(compared) > 9


def told(state: State, viewer: Any, name: str) -> object:
    """A feature; of one that names things the name."""
    row = state.game.features.by_name[name]
    value = row.read(int.from_bytes(state.encode(viewer), "little"))
    return row.labels[value] if row.kind == "one of" and isinstance(value, int) and value >= 0 else value
