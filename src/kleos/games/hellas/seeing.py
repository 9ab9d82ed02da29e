"""Observations put together, compiled: `view.py` says what their parts are, and hands the structs over.

Tiles are kept with their layout as long as city and threat stay the same, and what is asked by its frame: most of what
a viewer sees was there a move ago.
"""

from typing import Any, Final, final

from kleos.core.agenda import BOTTOM, Frame
from kleos.core.players import CHANCE_SEAT, NOBODY
from kleos.games.hellas.attack import needed
from kleos.games.hellas.board import ACTION_NAMES, Board
from kleos.games.hellas.cards import CARD_NAMES, GOD, GOD_NAMES, GODS, NO_CARD, PIECES, TEMPLE, TILE_NAMES
from kleos.games.hellas.encode import FLAG_NAMES, flags_of
from kleos.games.hellas.hexes import EDGE_NAMES, EDGES, column, members, row, write_edges
from kleos.games.hellas.notation import AGENDA
from kleos.games.hellas.reorganisation import PHASE, PHASE_NAMES
from kleos.games.hellas.side import Side
from kleos.games.hellas.targets import threat

NOTHING: Final[tuple[str, ...]] = ()
NONE_OF_GODS: Final = (0, 0, 0)
NO_CITIES: Final[tuple[int, ...]] = ()
MOST_KEPT: Final = 20_000


@final
class Shapes:
    """The structs of an observation, and what has been made of them."""

    __slots__ = ("asked", "fight", "kept", "own", "side", "table", "tile")

    def __init__(self) -> None:
        self.asked: Any = None
        self.fight: Any = None
        self.own: Any = None
        self.side: Any = None
        self.table: Any = None
        self.tile: Any = None
        self.kept: dict[tuple[int, int, int, int, int], Any] = {}  # what is asked, by step, player and numbers


SHAPES: Final = Shapes()
FLAG_SETS: Final[list[tuple[str, ...]]] = [
    tuple([name for k, name in enumerate(FLAG_NAMES) if mask >> k & 1]) for mask in range(1 << len(FLAG_NAMES))
]


def see(state: Board, viewer: int) -> Any:
    """The table of one viewer; -1 is a spectator."""
    at_chance = state.to_act == CHANCE_SEAT
    outcome = state.outcome
    top = state.top
    one, two, three = state.discards
    return SHAPES.table(
        state.turn,
        state.active + 1,
        ACTION_NAMES[state.action],
        "chance" if at_chance else None if state.to_act == NOBODY else state.to_act + 1,
        None if top is BOTTOM else see_asked(top),
        state.stream if at_chance else "",
        AGENDA.write(state),
        see_tiles(state),
        state.tiles_left(),
        tile_names(state.tail),
        tile_names(state.aside),
        tile_names(state.turned),
        state.coast_try,
        by_god(state.piles),
        (len(state.renewed_from[0]), len(state.renewed_from[1]), len(state.renewed_from[2])),
        (in_order(one), in_order(two), in_order(three)),
        in_order(state.chain),
        state.chain_by + 1,
        state.steps_left,
        state.steps_made,
        cities(state.new_cities),
        cities(state.attacked),
        state.fights,
        FLAG_SETS[flags_of(state)],
        see_fight(state),
        (see_side(state, 0), see_side(state, 1)),
        None if viewer < 0 else see_own(state.sides[viewer], state.sides[1 - viewer]),
        None if outcome is None else outcome.told(),
    )


def in_order(kinds: list[int]) -> tuple[str, ...]:
    """Name cards in their order."""
    return tuple([CARD_NAMES[kind] for kind in kinds]) if kinds else NOTHING


def as_set(kinds: list[int]) -> tuple[str, ...]:
    """Name cards as a set."""
    return tuple([CARD_NAMES[kind] for kind in sorted(kinds)]) if kinds else NOTHING


def tile_names(kinds: list[int]) -> tuple[str, ...]:
    """Name tiles in their order."""
    return tuple([TILE_NAMES[kind] for kind in kinds]) if kinds else NOTHING


def cities(mask: int) -> tuple[int, ...]:
    """The cities of a mask."""
    return tuple(members(mask)) if mask else NO_CITIES


def by_god(numbers: list[int]) -> tuple[int, int, int]:
    """A number for each god."""
    return numbers[0], numbers[1], numbers[2]


def counted(kinds: list[int]) -> tuple[int, int, int]:
    """Count cards by god."""
    if not kinds:
        return NONE_OF_GODS
    counts = [0] * GODS
    for kind in kinds:
        counts[GOD[kind]] += 1
    return counts[0], counts[1], counts[2]


def see_fight(state: Board) -> Any:
    """The running attack, from the target on."""
    if not state.target:
        return None
    return SHAPES.fight(
        state.target,
        state.force,
        state.over_water,
        state.force + state.attack_plus,
        needed(state),
        state.attack_plus,
        state.defence_plus,
        state.equal_suffices,
        state.ships_defend,
    )


# The map.


def see_tiles(state: Board) -> tuple[Any, ...]:
    """All tiles with their cities, in the order of laying."""
    found: list[Any] = []
    one, two = state.sides[0].held, state.sides[1].held
    kept = state.layout.looks
    if kept is None:
        kept = state.layout.looks = {}
    for number in range(len(state.layout.cells)):
        holder = 1 if one >> number & 1 else 2 if two >> number & 1 else 0
        force = need = 0
        if holder:
            force, need = threat(state, 2 - holder, number)
        key = number | holder << 5 | state.greeks[number] << 7 | state.ships[number] << 9 | need << 11 | force << 15
        tile = kept.get(key)
        if tile is None:
            tile = kept[key] = see_tile(state, number, holder, force, need)
        found.append(tile)
    return tuple(found)


def see_tile(state: Board, number: int, holder: int, force: int, need: int) -> Any:
    """One tile and its city."""
    layout = state.layout
    return SHAPES.tile(
        number,
        column(layout.cells[number]),
        row(layout.cells[number]),
        TILE_NAMES[layout.kinds[number]],
        layout.turns[number],
        write_edges(layout.edges[number]),
        TEMPLE[layout.kinds[number]],
        holder,
        state.greeks[number],
        state.ships[number],
        force,
        need,
    )


# A player.


def see_side(state: Board, player: int) -> Any:
    """What everybody knows of one player."""
    side = state.sides[player]
    return SHAPES.side(
        player + 1,
        side.cities(),
        side.greeks,
        side.ships,
        by_god(side.gods),
        by_god(side.unseen),
        counted(side.fresh),
        counted(side.taken),
        as_set(side.shown),
        "" if side.open_card == NO_CARD else CARD_NAMES[side.open_card],
    )


def see_own(side: Side, rival: Side) -> Any:
    """What only the viewer knows."""
    return SHAPES.own(
        as_set(side.hand),
        as_set(side.fresh),
        as_set(side.taken),
        as_set(side.peered),
        as_set(rival.peered),
        as_set(rival.taken),
    )


# What is asked: each number of a frame by the name that its step gives it.


def see_asked(frame: Frame) -> Any:
    """The question on top of the agenda."""
    key = (frame.step.index, frame.player, frame.a, frame.b, frame.c)
    found = SHAPES.kept.get(key)
    if found is None:
        if len(SHAPES.kept) >= MOST_KEPT:
            SHAPES.kept.clear()
        told: dict[str, Any] = {}
        for name, number in frame.numbers().items():
            tell_number(told, name, number)
        found = SHAPES.kept[key] = SHAPES.asked(frame.step.name, frame.player + 1, **told)
    return found


def tell_number(told: dict[str, Any], name: str, number: int) -> None:
    """A number of a frame as what it stands for; most are plain."""
    if name == "spot":
        told["spot"] = f"{number // EDGES} {EDGE_NAMES[number % EDGES]}"
    elif name == "voyage":
        told["voyage"] = number == 1
    elif name == "piece":
        told["piece"] = PIECES[number]
    elif name == "god":
        told["god"] = GOD_NAMES[number]
    elif name == "lifted":
        told["lifted"] = cities(number)
    elif name == "moving":
        told["phase"] = PHASE_NAMES[number // PHASE]
        told["carried"] = number % PHASE
    else:
        told[name] = number
