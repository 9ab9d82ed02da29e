"""What a search is told about Fight for Olympus: the cut is the end of a turn; units are worth what they fetch."""

from typing import Final, final

from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.state import State
from kleos.games.olympus import abilities as ab
from kleos.games.olympus.cards import AREA, KINDS, NO_CARD, OLYMPUS, SLOTS
from kleos.games.olympus.components import Components
from kleos.games.olympus.game import OlympusGame
from kleos.games.olympus.moves import (
    ATTACK,
    DECLINE,
    DISCARD,
    END,
    ENEMY,
    EQUIP,
    OWN,
    PAY,
    PAY_MARKER,
    PICK,
    PLACE,
    PLAY,
    SKIP,
    TAKE,
    USE,
)
from kleos.games.olympus.state import OlympusState
from kleos.games.olympus.steps import PLAY_FREE, RETARGET_HIT, TARGET, UPKEEP_CARD
from kleos.games.olympus.values import attack_value, defence_value, is_barren
from kleos.search.fitted import FittedEvaluator

# Tenths of a point, to keep the weights of playouts in whole numbers.
OF_ATTACK: Final = 8
OF_DEFENCE: Final = 5
OF_ABILITY: Final = 8
OF_PRICE: Final = 13  # a card paid
FLOOR: Final = 6  # what a card must be worth beyond its price
OF_AREA: Final = (30, 30, 30, 12, 12, 16)  # an attack that meets no unit, by slot
OF_KILL: Final = 20
DRAWBACKS: Final = (ab.UPKEEP, ab.OPP_DRAW, ab.NO_BONUS, ab.ATTACK_AREA, ab.REFUSE)
ENOUGH: Final = 10  # weight of ending the playing of cards


def card_worth(box: Components, kind: int) -> int:
    """Values, and a little for each ability, in tenths."""
    total = OF_ATTACK * box.attack[kind] + OF_DEFENCE * box.defence[kind]
    for at, (owner, _) in enumerate(box.origin):
        if owner == kind:
            effect = box.effects[at]
            late = effect.when in (ab.END_TURN, ab.ON_DISCARD) and effect.verb != ab.HEAL
            total += -OF_ABILITY if late or effect.verb in DRAWBACKS else OF_ABILITY
    return total


@final
class OlympusEvaluator(FittedEvaluator):
    """Looks some turns ahead."""

    __slots__ = ("box", "worth")

    def __init__(self, weights: list[float], box: Components) -> None:
        super().__init__(weights)
        self.box = box
        self.worth: list[int] = [card_worth(box, kind) if box.present[kind] else 0 for kind in range(KINDS)]

    def stage(self, state: State) -> int:
        """Turns."""
        assert isinstance(state, OlympusState)
        return state.turn

    # The value of a position between two turns.

    def mover(self, state: State) -> int:
        """The player whose turn begins."""
        assert isinstance(state, OlympusState)
        return state.active

    def side_features(self, state: State, player: int) -> list[float]:
        """Points, units and what their attacks will do, cards, markers."""
        assert isinstance(state, OlympusState)
        side, foe = state.sides[player], state.sides[1 - player]
        points = state.score if player == 0 else -state.score
        open_olympus, open_other, kills, doomed, attack, defence, worth = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0
        for slot in range(SLOTS):
            if side.unit[slot] < 0:
                continue
            strength = attack_value(state, player, slot)
            life = defence_value(state, player, slot) - side.damage[slot]
            attack += strength
            defence += life
            worth += self.worth[side.unit[slot]]
            if foe.unit[slot] < 0:
                if strength and not is_barren(state, player, slot):
                    if AREA[slot] == OLYMPUS:
                        open_olympus += 1.0
                    else:
                        open_other += 1.0
            else:
                if strength >= defence_value(state, 1 - player, slot) - foe.damage[slot]:
                    kills += 1.0
                if attack_value(state, 1 - player, slot) >= life:
                    doomed += 1.0
        hand = len(side.hand)
        short = 1.0 if state.deck < 12 else 0.0
        return [
            points / 7.0 if points > 0 else 0.0,
            1.0 if points >= 5 else 0.0,
            1.0 if points + open_olympus >= 7 else 0.0,
            short * points / 7.0 if points > 0 else 0.0,
            open_olympus,
            open_other,
            side.units / 3.0,
            1.0 if side.units >= SLOTS - 1 else 0.0,
            1.0 if side.units == SLOTS else 0.0,
            kills,
            doomed,
            attack / 5.0,
            defence / 10.0,
            worth / 50.0,
            hand / 5.0,
            1.0 if hand < 2 else 0.0,
            side.markers.bit_count() / 2.0,
        ]

    def feature_names(self) -> list[str]:
        """The names of the features of one side."""
        return [
            "points",
            "five points",
            "seven in reach",
            "points late",
            "open at Olympus",
            "open elsewhere",
            "units",
            "five units",
            "six units",
            "kills",
            "doomed",
            "attack",
            "defence",
            "worth",
            "hand",
            "short hand",
            "markers",
        ]

    # Playouts.

    def prior(self, state: State, options: list[Move]) -> list[int]:
        """Rules of thumb by verb."""
        assert isinstance(state, OlympusState)
        weights: list[int] = []
        for move in options:
            weight = self.weight_of(state, move.verb, move.arg)
            weights.append(weight if weight > 1 else 1)
        return weights

    def weight_of(self, state: OlympusState, verb: int, arg: int) -> int:
        """Ask the rule of thumb of the verb."""
        asked = state.top
        worth = self.worth
        if verb == PLAY:
            price = 0 if asked.step is PLAY_FREE else OF_PRICE * len(self.box.cost[arg])
            return 3 * (worth[arg] - price - FLOOR)
        if verb == END:
            return ENOUGH
        if verb == PAY:
            return (60 - worth[arg]) // 2
        if verb == PAY_MARKER:
            return 22
        if verb == PLACE:
            return self.slot_weight(state, asked.player, asked.a, arg)
        if verb == ENEMY:
            return self.victim_weight(state, arg)
        if verb == OWN:
            return self.own_weight(state, arg)
        if verb == EQUIP:
            return 5 * (self.box.attack[state.sides[asked.player].unit[arg]] + 1)
        if verb == DISCARD:
            return 45 - worth[arg] if asked.step is not UPKEEP_CARD else (50 - worth[arg]) // 4
        if verb == PICK or verb == TAKE:
            return 10 + (worth[arg] if verb == PICK else 0)
        return OTHERS[verb]

    def slot_weight(self, state: OlympusState, player: int, kind: int, slot: int) -> int:
        """Gain there, beat the unit opposite, or stand in its way."""
        box = self.box
        foe = state.sides[1 - player]
        facing = foe.unit[slot]
        attack = box.attack[kind] if box.bound[kind] < 0 or box.bound[kind] == AREA[slot] else 0
        if facing == NO_CARD:
            gains = attack and not box.barren[kind] >> AREA[slot] & 1
            return OF_AREA[slot] if gains else OF_AREA[slot] // 5
        weight = 6 * OF_AREA[slot] // 10 if box.attack[facing] else 0
        if attack >= box.defence[facing] - foe.damage[slot]:
            weight += OF_KILL + self.worth[facing] // 5
        if box.attack[facing] >= box.defence[kind]:
            weight -= 10
        return weight

    def victim_weight(self, state: OlympusState, slot: int) -> int:
        """Better a kill than a wound."""
        asked = state.top
        foe = state.sides[1 - asked.player]
        kind = foe.unit[slot]
        if kind < 0:
            return 1
        if asked.step is RETARGET_HIT:
            harm = self.box.attack[state.sides[asked.player].unit[asked.a]]
        elif asked.step is TARGET:
            effect = self.box.effects[asked.b]
            harm = effect.n if effect.verb == ab.DAMAGE else 99
        else:
            harm = 0
        kill = OF_KILL if harm >= self.box.defence[kind] - foe.damage[slot] else 0
        return kill + self.worth[kind] // 3

    def own_weight(self, state: OlympusState, slot: int) -> int:
        """A unit to help, or the least loss."""
        asked = state.top
        side = state.sides[asked.player]
        kind = side.unit[slot]
        if asked.step is not TARGET or kind < 0:
            return 4
        verb = self.box.effects[asked.b].verb
        if verb == ab.DAMAGE or verb == ab.DESTROY:
            return 50 - self.worth[kind]
        if verb == ab.HEAL:
            return 1 + 10 * side.damage[slot]
        return 5 * (self.box.attack[kind] + 1)


def _others() -> list[int]:
    """Weights of the verbs that need no look at the table, by verb."""
    weights = [3] * 32
    weights[USE] = 24
    weights[DECLINE] = 6
    weights[SKIP] = 6
    weights[ATTACK] = 8
    return weights


OTHERS: Final[list[int]] = _others()


def make_evaluator(game: Game, weights: list[float]) -> OlympusEvaluator:
    """The evaluator of a game, with its component set."""
    assert isinstance(game, OlympusGame)
    return OlympusEvaluator(weights, game.rules.box)
