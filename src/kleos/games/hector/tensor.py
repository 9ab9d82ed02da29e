# interpreted: reads msgspec structs
"""Features of an observation: one place for adapters and nets."""

from kleos.core.game import TENSOR_SIZES, TENSORS, Game
from kleos.core.observation import Observation
from kleos.games.hector.battlefield import OVER, PHASE_NAMES
from kleos.games.hector.cards import COLOURS, FAVOURS, HAND, KIND_NAMES, MAX_SHAME, PILES, ROUNDS
from kleos.games.hector.moves import GAME, MAX_TILES
from kleos.games.hector.view import Own, Side, Table

ROW = 1 + ROUNDS
PILE_SCALE = 48.0
SUM_SCALE = 40.0
SIDE_SIZE = (
    PILES * (2 + len(KIND_NAMES)) + PILES + ROW * (len(KIND_NAMES) + 2) + 1 + 3 + 2 * len(COLOURS) + 4 + len(KIND_NAMES)
)
OWN_SIZE = len(KIND_NAMES) + len(COLOURS) + PILES * len(KIND_NAMES)
HEAD_SIZE = len(PHASE_NAMES) + 4 + (ROUNDS + 1) + 2 + 2 + MAX_TILES + 4 + MAX_TILES + 3 * 2 * (len(COLOURS) + 1)
SIZE = HEAD_SIZE + 2 * SIDE_SIZE + OWN_SIZE


def one_hot(size: int, at: int) -> list[float]:
    """All 0 but one place; nothing at all for a place below 0."""
    return [1.0 if k == at else 0.0 for k in range(size)]


def counts(names: tuple[str, ...]) -> list[float]:
    """How many of each kind, both copies = 1."""
    return [names.count(kind) / 2 for kind in KIND_NAMES]


def letters(text: str) -> list[float]:
    """Which colours a text names."""
    return [1.0 if colour in text else 0.0 for colour in COLOURS]


def side_features(side: Side) -> list[float]:
    """What everybody knows of one player."""
    features: list[float] = []
    for pile in side.piles:
        features += [pile.size / PILE_SCALE, float(pile.exhausted), *counts(pile.known)]
    features += one_hot(PILES, side.battle_pile - 1)
    for place in range(ROW):
        laid = side.row[place] if place < len(side.row) else None
        features += one_hot(len(KIND_NAMES), KIND_NAMES.index(laid.card) if laid else -1)
        features += [float(laid.covered), float(laid.token)] if laid else [0.0, 0.0]
    features.append(side.hand / HAND)
    features += one_hot(3, ("none", "hand", "deployed").index(side.hero))
    features += letters(side.open_hero) + letters(side.heroes_left)
    features += [side.favour / FAVOURS, side.shame / MAX_SHAME, side.hero_pile / len(COLOURS)]
    features.append(side.superiority / SUM_SCALE)
    return features + counts(side.removed)


def own_features(own: Own | None) -> list[float]:
    """What the viewer alone knows; zeros for a spectator."""
    if own is None:
        return [0.0] * OWN_SIZE
    features = counts(own.hand) + letters(own.hero)
    for known in own.known:
        features += counts(known)
    return features


def head_features(table: Table, first: int) -> list[float]:
    """Phase, round and tile; the viewer's own side comes first."""
    features = one_hot(len(PHASE_NAMES), PHASE_NAMES.index(table.asked.step) if table.asked else OVER)
    actors: tuple[int | str | None, ...] = (first + 1, 2 - first, "chance", None)
    features += one_hot(4, actors.index(table.actor))
    features += one_hot(ROUNDS + 1, table.round)
    features += one_hot(2, 0 if table.attacker == first + 1 else 1)
    features += one_hot(2, 0 if table.sides[first].people == "greek" else 1)
    features += one_hot(MAX_TILES, table.tile - 1) + one_hot(4, table.facing)
    features += [1.0 if tile + 1 in table.stock else 0.0 for tile in range(MAX_TILES)]
    for turn in range(3):
        for player in (first, 1 - first):
            fate = table.fates[turn] if table.fates else None
            features += letters(fate.colours[player] if fate else "")
            features.append(fate.scores[player] / SUM_SCALE if fate else 0.0)
    return features


def tensor(game: Game, seen: Observation) -> list[float]:
    """Features of an observation, all between -1 and 1; a spectator sees seat 1 first."""
    table: Table = seen.table
    first = 0 if seen.viewer is None else int(seen.viewer)
    features = head_features(table, first)
    for player in (first, 1 - first):
        features += side_features(table.sides[player])
    return features + own_features(table.own)


TENSORS[GAME] = tensor
TENSOR_SIZES[GAME] = SIZE
