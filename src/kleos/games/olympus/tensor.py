# interpreted: reads msgspec structs
"""Features of an observation: one place for adapters and nets."""

from kleos.core.game import TENSOR_SIZES, TENSORS, Game
from kleos.core.observation import Observation
from kleos.games.olympus.board import PHASE_NAMES, SKIP_NAMES
from kleos.games.olympus.cards import COLOURS, KIND_INDEX, KIND_NAMES, KINDS, SEVEN, SLOTS
from kleos.games.olympus.moves import GAME
from kleos.games.olympus.steps import STEPS
from kleos.games.olympus.view import Own, Side, Table, Unit

STEP_NAMES = tuple(STEPS.by_name)
VALUE_SCALE = 20.0
DECK_SCALE = 100.0
HAND_SCALE = 40.0
TURN_SCALE = 40.0
UNIT_SIZE = 2 * KINDS + 7
SIDE_SIZE = 2 + KINDS + len(COLOURS) + SLOTS * UNIT_SIZE
OWN_SIZE = 2 * KINDS
HEAD_SIZE = len(PHASE_NAMES) + len(SKIP_NAMES) + len(STEP_NAMES) + 4 + 2 + 2 + 5 + len(COLOURS) + KINDS
SIZE = HEAD_SIZE + 2 * SIDE_SIZE + OWN_SIZE


def one_hot(size: int, at: int) -> list[float]:
    """All 0 but one place; nothing at all for a place below 0."""
    return [1.0 if k == at else 0.0 for k in range(size)]


def counts(names: tuple[str, ...]) -> list[float]:
    """How many of each kind, both copies = 1."""
    features = [0.0] * KINDS
    for name in names:
        features[KIND_INDEX[name]] += 0.5
    return features


def letters(text: str) -> list[float]:
    """Which colours a text names."""
    return [1.0 if colour in text else 0.0 for colour in COLOURS]


def scaled(value: int, scale: float) -> float:
    """A number brought between -1 and 1."""
    return max(-1.0, min(1.0, value / scale))


def unit_features(unit: Unit | None) -> list[float]:
    """One slot."""
    if unit is None:
        return [0.0] * UNIT_SIZE
    return [
        *one_hot(KINDS, KIND_INDEX[unit.card]),
        *one_hot(KINDS, KIND_INDEX[unit.equipment] if unit.equipment else -1),
        scaled(unit.attack, VALUE_SCALE),
        scaled(unit.defence, VALUE_SCALE),
        scaled(unit.damage, VALUE_SCALE),
        float(unit.attacked),
        scaled(unit.grants, 2.0),
        float(unit.granted),
        float(unit.silenced),
    ]


def side_features(side: Side) -> list[float]:
    """What everybody knows of one player."""
    features = [scaled(side.hand, HAND_SCALE), scaled(side.closed, HAND_SCALE)]
    features += counts(side.known) + letters(side.markers)
    for unit in side.slots:
        features += unit_features(unit)
    return features


def own_features(own: Own | None) -> list[float]:
    """What the viewer alone knows; zeros for a spectator."""
    return counts(own.hand) + counts(own.rival) if own is not None else [0.0] * OWN_SIZE


def head_features(table: Table, first: int) -> list[float]:
    """Phase, question, score and piles; the viewer's own side counts as plus."""
    features = one_hot(len(PHASE_NAMES), PHASE_NAMES.index(table.phase))
    features += one_hot(len(SKIP_NAMES), SKIP_NAMES.index(table.skip))
    features += one_hot(len(STEP_NAMES), STEP_NAMES.index(table.asked.step) if table.asked else -1)
    actors: tuple[int | str | None, ...] = (first + 1, 2 - first, "chance", None)
    features += one_hot(4, actors.index(table.actor))
    features += one_hot(2, 0 if table.active == first + 1 else 1)
    features += one_hot(2, 0 if table.starter == first + 1 else 1)
    features += [
        scaled(table.score if first == 0 else -table.score, float(SEVEN)),
        scaled(table.deck, DECK_SCALE),
        scaled(len(table.tail), VALUE_SCALE),
        scaled(table.turn, TURN_SCALE),
        scaled(table.played, TURN_SCALE),
    ]
    return features + letters(table.markers) + counts(table.discard)


def tensor(game: Game, seen: Observation) -> list[float]:
    """Features of an observation, all between -1 and 1; a spectator sees seat 1 first."""
    table: Table = seen.table
    first = 0 if seen.viewer is None else int(seen.viewer)
    features = head_features(table, first)
    for player in (first, 1 - first):
        features += side_features(table.sides[player])
    return features + own_features(table.own)


assert len(KIND_NAMES) == KINDS
TENSORS[GAME] = tensor
TENSOR_SIZES[GAME] = SIZE
