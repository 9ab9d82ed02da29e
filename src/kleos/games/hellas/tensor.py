# interpreted: reads msgspec structs
"""Features of an observation: one place for adapters and nets."""

from kleos.core.game import TENSOR_SIZES, TENSORS, Game
from kleos.core.observation import Observation
from kleos.games.hellas.board import ACTION_NAMES
from kleos.games.hellas.cards import CARD_INDEX, CARD_KINDS, GODS, TILE_INDEX, TILE_KINDS
from kleos.games.hellas.hexes import TILES
from kleos.games.hellas.moves import GAME
from kleos.games.hellas.notation import FLAGS
from kleos.games.hellas.steps import STEPS
from kleos.games.hellas.view import Own, Side, Table, Tile

CELL_SCALE = 12.0
STEP_NAMES = tuple(STEPS.by_name)
TILE_SIZE = 3 + 6 + 3 + 4
SIDE_SIZE = 3 + 4 * GODS + 2 * CARD_KINDS
OWN_SIZE = 4 * CARD_KINDS
HEAD_SIZE = (
    len(ACTION_NAMES) + len(STEP_NAMES) + 4 + 2 + 4 + len(FLAGS) + 7 + 2 * GODS + 2 * CARD_KINDS + 2 * TILE_KINDS
)
SIZE = HEAD_SIZE + TILES * TILE_SIZE + 2 * SIDE_SIZE + OWN_SIZE


def one_hot(size: int, at: int) -> list[float]:
    """All 0 but one place; nothing at all for a place below 0."""
    return [1.0 if k == at else 0.0 for k in range(size)]


def scaled(value: int, scale: float) -> float:
    """A number brought between -1 and 1."""
    return max(-1.0, min(1.0, value / scale))


def card_counts(names: tuple[str, ...]) -> list[float]:
    """How many of each kind."""
    features = [0.0] * CARD_KINDS
    for name in names:
        features[CARD_INDEX[name]] += 0.25
    return [min(1.0, feature) for feature in features]


def tile_counts(names: tuple[str, ...]) -> list[float]:
    """How many of each kind."""
    features = [0.0] * TILE_KINDS
    for name in names:
        features[TILE_INDEX[name]] += 1.0 / TILES
    return features


def tile_features(tile: Tile, first: int, table: Table) -> list[float]:
    """A tile and its city."""
    holder = 0.0 if not tile.holder else 1.0 if tile.holder == first + 1 else -1.0
    edges = [1.0 if letter == "W" else -1.0 for letter in tile.edges]
    is_target = table.fight is not None and table.fight.target == tile.number
    marks = [
        float(tile.temple),
        float(tile.number in table.new),
        float(tile.number in table.attacked),
        float(is_target),
    ]
    place = [1.0, scaled(tile.q, CELL_SCALE), scaled(tile.r, CELL_SCALE)]
    return place + edges + [holder, scaled(tile.greeks, 3.0), scaled(tile.ships, 3.0)] + marks


def side_features(side: Side) -> list[float]:
    """What everybody knows of one player."""
    features = [scaled(side.cities, 10.0), scaled(side.greeks, 15.0), scaled(side.ships, 10.0)]
    for counts in (side.hand, side.unseen, side.fresh, side.taken):
        features += [scaled(count, 3.0) for count in counts]
    return features + card_counts(side.shown) + card_counts((side.open_card,) if side.open_card else ())


def own_features(own: Own | None) -> list[float]:
    """What the viewer alone knows; zeros for a spectator."""
    if own is None:
        return [0.0] * OWN_SIZE
    return (
        card_counts(own.hand) + card_counts(own.fresh + own.taken) + card_counts(own.betrayed) + card_counts(own.rival)
    )


def head_features(table: Table, first: int) -> list[float]:
    """Action, question, piles and the running fight."""
    features = one_hot(len(ACTION_NAMES), ACTION_NAMES.index(table.action))
    features += one_hot(len(STEP_NAMES), -1 if table.asked is None else STEP_NAMES.index(table.asked.step))
    actors: tuple[int | str | None, ...] = (first + 1, 2 - first, "chance", None)
    features += one_hot(4, actors.index(table.actor))
    features += one_hot(2, 0 if table.active == first + 1 else 1)
    features += [
        scaled(table.turn, 60.0),
        scaled(table.steps_left, 6.0),
        scaled(table.fights, 4.0),
        scaled(table.pile, 24.0),
    ]
    features += [float(name in table.flags) for name in FLAGS]
    fight = table.fight
    if fight is None:
        features += [0.0] * 7
    else:
        numbers = (fight.force, fight.attack, fight.needed, fight.attack_plus, fight.defence_plus)
        features += [scaled(number, 10.0) for number in numbers] + [float(fight.equal), float(fight.crews)]
    features += [scaled(count, 16.0) for count in table.piles] + [scaled(count, 3.0) for count in table.old]
    discards = tuple(name for names in table.discards for name in names)
    features += card_counts(discards) + card_counts(table.chain)
    return features + tile_counts(table.tail) + tile_counts(table.turned + table.aside)


def tensor(game: Game, seen: Observation) -> list[float]:
    """Features of an observation, all between -1 and 1; a spectator sees seat 1 first."""
    table: Table = seen.table
    first = 0 if seen.viewer is None else int(seen.viewer)
    features = head_features(table, first)
    for tile in table.tiles:
        features += tile_features(tile, first, table)
    features += [0.0] * (TILE_SIZE * (TILES - len(table.tiles)))
    for player in (first, 1 - first):
        features += side_features(table.sides[player])
    return features + own_features(table.own)


TENSORS[GAME] = tensor
TENSOR_SIZES[GAME] = SIZE
