"""A slow second reading of FO-EFF-12 and its verbs: values from the rows of the card set and the table that everybody
sees.

Nothing of the engine is used but its observation: a card's row is looked up by its place in the set.
"""

from typing import Any

from kleos import Game
from kleos.games.olympus.view import Table, Unit

ROW = ("O1", "O2", "O3", "D1", "D2", "T")
AREAS = {"O1": "olympus", "O2": "olympus", "O3": "olympus", "D1": "delphi", "D2": "delphi", "T": "troy"}
SECTION = {"": "heroes", "S": "soldiers", "E": "equipment"}


class Oracle:
    """Answers questions about units by the clauses alone."""

    def __init__(self, game: Game) -> None:
        self.rows: dict[str, dict[str, Any]] = {}
        self.types: dict[str, str] = {}
        data = game.component_data()
        for letter, section in SECTION.items():
            count: dict[str, int] = {}
            for row in data[section]:
                count[row["home"]] = count.get(row["home"], 0) + 1
                code = f"{row['home']}{letter}{count[row['home']]}"
                self.rows[code] = row
                self.types[code] = {"": "hero", "S": "soldier", "E": "equipment"}[letter]
        for k, row in enumerate(data.get("added", [])):
            self.rows[f"X{k + 1}"] = row
            self.types[f"X{k + 1}"] = row.get("type", "hero")

    def effects(self, unit: Unit) -> list[dict[str, Any]]:
        """A unit's rows and then its equipment's. FO-EFF-04."""
        found: list[dict[str, Any]] = list(self.rows[unit.card]["effects"])
        if unit.equipment:
            found += self.rows[unit.equipment]["effects"]
        return found

    def has(self, unit: Unit | None, verb: str) -> bool:
        """Ask for a verb, silenced or not."""
        return unit is not None and any(row["do"] == verb for row in self.effects(unit))

    def silenced(self, table: Table, player: int, slot: int) -> bool:
        """FO-EFF-40, FO-EFF-41."""
        unit = table.sides[player].slots[slot]
        facing = table.sides[1 - player].slots[slot]
        return self.has(facing, "silence") and not self.has(unit, "untargetable")

    def live(self, table: Table, player: int, slot: int, verb: str) -> list[dict[str, Any]]:
        """The rows of a verb that work now."""
        unit = table.sides[player].slots[slot]
        if unit is None or self.silenced(table, player, slot):
            return []
        return [row for row in self.effects(unit) if row["do"] == verb and row["when"] == "always"]

    def holds(self, table: Table, player: int, slot: int, row: dict[str, Any]) -> bool:
        """The condition of a buff, read at the slot facing its source."""
        facing = table.sides[1 - player].slots[slot]
        colour = row.get("if_opposite_colour")
        if colour is not None:
            if facing is None:
                return False
            card = self.rows[facing.card]
            if not card.get("multi") and card["home"] != colour:
                return False
        return not (row.get("if_opposite_damaged") and (facing is None or facing.damage == 0))

    def reaches(self, row: dict[str, Any], source: int, slot: int, soldier: bool) -> bool:
        """Whether an own unit's buff means the unit in a slot."""
        target = row["target"]
        return (
            (target == "self" and source == slot)
            or (target == "others" and source != slot)
            or (target == "own_soldiers" and soldier)
            or (target == "beside" and abs(source - slot) == 1)
        )

    def value(self, table: Table, player: int, slot: int, which: str) -> int:
        """Attack or defence. FO-EFF-12, FO-EFF-20, FO-EFF-43."""
        side = table.sides[player]
        unit = side.slots[slot]
        assert unit is not None
        printed = self.rows[unit.card]["A" if which == "attack" else "D"]
        areas = [row["area"] for row in self.live(table, player, slot, "attack_area")]
        if which == "attack" and any(area != AREAS[ROW[slot]] for area in areas):
            printed = 0
        total: int = printed
        if unit.equipment:
            total += self.rows[unit.equipment]["A" if which == "attack" else "D"]
        soldier = self.types[unit.card] == "soldier"
        soldiers = sum(1 for other in side.slots if other is not None and self.types[other.card] == "soldier")
        for source in range(6):
            for row in self.live(table, player, source, "buff"):
                if self.reaches(row, source, slot, soldier) and self.holds(table, player, source, row):
                    total += row[which] * (soldiers if row.get("per") else 1)
        if not self.has(unit, "untargetable"):
            for row in self.live(table, 1 - player, slot, "buff"):
                if row["target"] == "opposite" and self.holds(table, 1 - player, slot, row):
                    theirs = table.sides[1 - player].slots
                    count = sum(1 for other in theirs if other is not None and self.types[other.card] == "soldier")
                    total += row[which] * (count if row.get("per") else 1)
        return max(0, total) if which == "attack" else total

    def armour(self, table: Table, player: int, slot: int) -> int:
        """FO-EFF-35."""
        total = 0
        for source in range(6):
            for row in self.live(table, player, source, "armour"):
                if (row["target"] == "self" and source == slot) or (
                    row["target"] == "beside" and abs(source - slot) == 1
                ):
                    total += row["n"]
        return total
