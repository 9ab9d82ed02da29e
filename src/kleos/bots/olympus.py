"""What greedy thinks of a move in Fight for Olympus: cards by what they fetch, slots by what an attack from there
brings.

Rules of thumb for one look at the table: play what is worth more than its price, take open slots at Olympus, stand
where a blow kills or blocks, give away the least.
"""

from typing import Final

from kleos.bots.greedy import MoveRater
from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.games.olympus import abilities as ab
from kleos.games.olympus.abilities import Effect
from kleos.games.olympus.cards import AREA, KIND_INDEX, KIND_NAMES, SLOT_NAMES
from kleos.games.olympus.game import OlympusGame
from kleos.games.olympus.view import Asked, Side, Table, Unit

AREA_WORTH: Final = (3.0, 3.0, 3.0, 1.2, 1.2, 1.6)  # of an unopposed attack, by slot
PRICE: Final = 1.3  # of a card paid
FLOOR: Final = 0.6  # what a card must be worth beyond its price to be played
ABILITY: Final = 0.8  # of an ability that is not counted in values
KILL: Final = 2.0
DRAWBACKS: Final = frozenset(("upkeep", "opp_draw", "no_bonus", "attack_area", "refuse"))


def move_rater_for(game: Game) -> MoveRater:
    """Greedy's move rater for a game with this card set."""
    assert isinstance(game, OlympusGame)
    return OlympusMoveRater(game).rate


class OlympusMoveRater:
    """Rates legal moves from an observation alone."""

    def __init__(self, game: OlympusGame) -> None:
        self.box = game.rules.box
        self.effects: dict[tuple[str | None, int | None], Effect] = {
            (KIND_NAMES[kind], row): effect
            for effect, (kind, row) in zip(self.box.effects, self.box.origin, strict=True)
        }
        self.worth = {name: self.card_worth(kind) for name, kind in KIND_INDEX.items() if self.box.present[kind]}

    def card_worth(self, kind: int) -> float:
        """Values, and a little for each ability."""
        total = 0.8 * self.box.attack[kind] + 0.5 * self.box.defence[kind]
        for row in self.box.rows[kind]["effects"]:
            late = row["when"] in ("end_turn", "on_discard") and row["do"] != "heal"
            harmful = late or row["do"] in DRAWBACKS
            total += -ABILITY if harmful else ABILITY
        return total

    def rate(self, seen: Observation) -> list[float]:
        """One rating for each legal move."""
        table: Table = seen.table
        me = int(seen.viewer or 0)
        asked = table.asked
        assert asked is not None
        return [self.rate_move(table, me, asked, code) for code in seen.legal]

    def rate_move(self, table: Table, me: int, asked: Asked, code: str) -> float:
        """Ask the rule of thumb of the verb."""
        verb, _, what = code.partition(" ")
        mine, his = table.sides[me], table.sides[1 - me]
        if verb == "play":
            price = 0.0 if asked.step == "play_free" else PRICE * len(self.box.cost[KIND_INDEX[what]])
            return self.worth[what] - price - FLOOR - self.sacrifice(mine, KIND_INDEX[what])
        if verb == "pay":
            return -1.0 if what.startswith("marker") else -self.worth[what]
        if verb == "place":
            return self.rate_slot(table, me, KIND_INDEX[asked.card or ""], SLOT_NAMES.index(what))
        if verb == "equip":
            unit = mine.slots[SLOT_NAMES.index(what)]
            return float(unit.attack + unit.defence - unit.damage) if unit is not None else 0.0
        if verb in ("own", "enemy"):
            return self.rate_unit(mine, his, asked, verb, SLOT_NAMES.index(what))
        if verb == "discard":
            return self.rate_discard(mine, asked, what)
        if verb == "pick":
            return self.worth[what]
        return OTHERS.get(code, 0.0)

    def sacrifice(self, mine: Side, kind: int) -> float:
        """What a card costs on the own side when it enters."""
        others = [self.worth[unit.card] for unit in mine.slots if unit is not None]
        cost = 0.0
        for row in self.box.rows[kind]["effects"]:
            if row["when"] == "play" and row["must"] and row.get("target") == "other":
                if row["do"] == "destroy":
                    cost += min(others) if others else self.worth[KIND_NAMES[kind]]
                elif others:
                    cost += 1.0
        return cost

    def rate_slot(self, table: Table, me: int, kind: int, slot: int) -> float:
        """What a unit does in a slot: gain there, beat the unit opposite, or stand in its way."""
        attack, defence = self.box.attack[kind], self.box.defence[kind]
        if self.box.bound[kind] not in (-1, AREA[slot]):
            attack = 0
        foe = table.sides[1 - me].slots[slot]
        if foe is None:
            gains = attack and not self.box.barren[kind] >> AREA[slot] & 1
            return AREA_WORTH[slot] if gains else 0.2 * AREA_WORTH[slot]
        rating = 0.6 * AREA_WORTH[slot] if foe.attack else 0.0
        if attack >= foe.defence - foe.damage:
            rating += KILL + 0.2 * self.worth[foe.card]
        if foe.attack >= defence:
            rating -= 1.0
        return rating

    def rate_unit(self, mine: Side, his: Side, asked: Asked, verb: str, slot: int) -> float:
        """A unit to help or to harm."""
        unit = (mine if verb == "own" else his).slots[slot]
        if unit is None:
            return 0.0
        if verb == "enemy":
            return self.rate_victim(unit, self.strength(mine, asked))
        if asked.step == "stand_in":
            return 0.5 if unit.defence - unit.damage > 3 else -1.0
        verb_of = self.effect(asked).verb if asked.step == "target" else ab.MOVE
        if verb_of in (ab.DAMAGE, ab.DESTROY):
            return -self.worth[unit.card]
        if verb_of == ab.HEAL:
            return float(unit.damage)
        return float(unit.attack) if verb_of == ab.EXTRA_ATTACK else -0.5

    def effect(self, asked: Asked) -> Effect:
        """The ability that is asked about."""
        return self.effects[asked.card, asked.row]

    def strength(self, mine: Side, asked: Asked) -> int:
        """How much harm is about to be done."""
        if asked.step == "retarget":
            unit = mine.slots[SLOT_NAMES.index(asked.unit or "")]
            return 0 if unit is None else unit.attack
        effect = self.effect(asked)
        return int(effect.n) if effect.verb == ab.DAMAGE else 99

    def rate_victim(self, unit: Unit, harm: int) -> float:
        """Better a kill than a wound."""
        kill = KILL if harm >= unit.defence - unit.damage else 0.0
        return kill + 0.3 * self.worth[unit.card] + 0.1

    def rate_discard(self, mine: Side, asked: Asked, card: str) -> float:
        """The card that is worth least; nothing for a unit that hardly suffers."""
        if asked.step == "upkeep":
            unit = mine.slots[SLOT_NAMES.index(asked.unit or "")]
            hurt = self.effect(asked).amount
            if unit is not None and hurt and unit.damage + hurt < unit.defence - 1:
                return -1.0
        return 4.0 - self.worth[card] if self.worth[card] < 4.0 else 0.1


OTHERS: Final[dict[str, float]] = {
    "end": 0.0,
    "skip attack": 1.0,
    "attack": 0.5,
    "use": 1.0,
    "decline": 0.0,
    "skip play": -1.0,
    "skip draw": -2.0,
}
