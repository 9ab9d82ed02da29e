# interpreted: msgspec structs are no native classes
"""The seam between truth and players: what each viewer may know of a position, the ledger's information sets. HE-R-36.

A hidden thing has no field. `Side` is what everybody knows of a player; `Own` is what only the viewer knows.

True without a line of their own: HE-R-52, HE-R-53.
"""

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from kleos.core.agenda import BOTTOM, Frame
from kleos.core.game import READERS, VIEWS
from kleos.core.observation import Observation, observed, reader, result_of
from kleos.core.players import ACTORS, CHANCE_SEAT, Player
from kleos.games.hellas.attack import needed
from kleos.games.hellas.board import ACTION_NAMES
from kleos.games.hellas.cards import CARD_NAMES, GOD, GOD_NAMES, GODS, NO_CARD, PIECES, TEMPLE, TILE_NAMES
from kleos.games.hellas.hexes import EDGE_NAMES, EDGES, column, members, row, write_edges
from kleos.games.hellas.moves import GAME
from kleos.games.hellas.notation import AGENDA, FAR, FLAGS
from kleos.games.hellas.reorganisation import PHASE, PHASE_NAMES
from kleos.games.hellas.state import HellasState
from kleos.games.hellas.steps import STEPS
from kleos.games.hellas.targets import threat

# What tables from outside may hold: `game.observation` reads no other numbers, and no longer lists.
Few = Annotated[int, Meta(ge=0, le=9)]
Seat = Annotated[int, Meta(ge=1, le=2)]
Count = Annotated[int, Meta(ge=0, le=999)]
Turns = Annotated[int, Meta(ge=0, le=10**9)]
Place = Annotated[int, Meta(ge=-FAR, le=FAR)]
Number = Annotated[int, Meta(ge=0, le=1 << 24)]
Word = Annotated[str, Meta(max_length=20)]
Names = Annotated[tuple[str, ...], Meta(max_length=99)]
Cities = Annotated[tuple[Count, ...], Meta(max_length=24)]


class Asked(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is decided or drawn now, and for whom; only what the question is about is there."""

    step: Word  # "act", "lay", "reply", ...: games/hellas/steps.py lists them
    seat: Seat  # whose question or draw it is
    city: Count = 0  # the city that it is about
    origin: Count = 0  # the city that a piece was lifted from
    last: Count = 0  # the last city that a piece went from or to: the next one is no lower
    spot: Word = ""  # where the tile is to lie, as in `lay 3 NE`
    voyage: bool = False  # whether that tile belongs to a voyage
    piece: Word = ""  # "greek" or "ship"
    god: Word = ""  # whose card is drawn
    left: Count = 0  # how many times more, this one included
    most: Count = 0  # how many ships at most
    passes: Few = 0  # of the other side just before
    phase: Word = ""  # of a reorganisation: "lift_greeks", "drop_greeks", "lift_ships", "drop_ships", "all_moved"
    carried: Count = 0  # pieces in hand
    lifted: Cities = ()  # the cities that these came from


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on the table with its city; the dolphin tile, number 0, has none."""

    number: Count
    q: Place
    r: Place
    kind: str
    turn: Few
    edges: str  # as it lies, from E counter-clockwise
    temple: bool
    holder: Few  # seat, 0 = nobody
    greeks: Few
    ships: Few
    threat: Count  # the most Greeks that the holder's rival can send against it
    need: Count  # what they must reach, cards aside


class Fight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A running attack."""

    target: Count
    force: Count
    over_water: bool
    attack: Count  # what the attackers count now
    needed: Count  # what they must reach
    attack_plus: Count
    defence_plus: Count
    equal: bool  # equal strength suffices over water
    crews: bool  # the ships defend


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows of one player."""

    seat: Seat
    cities: Count
    greeks: Count  # supply
    ships: Count
    hand: tuple[Few, Few, Few]  # backs by god: Ares, Poseidon, Zeus
    unseen: tuple[Few, Few, Few]  # drawn in the running reinforcement and not looked at
    fresh: tuple[Few, Few, Few]  # drawn this turn, not to be used yet
    taken: tuple[Few, Few, Few]  # stolen this turn, not to be used yet
    shown: Names  # hand cards that everybody has seen
    open_card: str  # "" = none


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only the viewer knows."""

    hand: Names
    fresh: Names
    taken: Names
    betrayed: Names  # own hand cards that the rival knows and others do not
    rival: Names  # cards of the rival's hand that the viewer knows and others do not
    rival_taken: Names  # those of them stolen this turn


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as one viewer sees it."""

    turn: Turns
    active: Seat
    action: str
    actor: Seat | Literal["chance"] | None  # 1, 2, "chance"
    asked: Asked | None  # what is decided or drawn; None when the game is over
    stream: str
    agenda: Annotated[str, Meta(max_length=400)]  # in position notation, for `imagine` alone
    tiles: Annotated[tuple[Tile, ...], Meta(max_length=24)]  # in the order of laying
    pile: Count  # landscape tiles face down, the tail included
    tail: Names  # known tiles under the pile, the next to come up first
    aside: Names
    turned: Names
    coast_try: Count
    piles: tuple[Count, Count, Count]  # god cards by god
    old: tuple[Count, Count, Count]  # unseen draws from a pile that was renewed since
    discards: tuple[Names, Names, Names]
    chain: Names  # cards laid and not yet settled, answers last
    chain_by: Seat
    steps_left: Count
    steps_made: Count
    new: Cities  # cities won or discovered this turn
    attacked: Cities
    fights: Count
    flags: Names
    fight: Fight | None
    sides: tuple[Side, Side]
    own: Own | None
    outcome: tuple[Few, str, str] | None  # winning seat or 0, reason, clause


def names(kinds: list[int]) -> tuple[str, ...]:
    """Name cards as a set."""
    return tuple(CARD_NAMES[kind] for kind in sorted(kinds))


def by_god(kinds: list[int]) -> tuple[int, int, int]:
    """Count cards by god."""
    counts = [0] * GODS
    for kind in kinds:
        counts[GOD[kind]] += 1
    return counts[0], counts[1], counts[2]


def tile_names(kinds: list[int]) -> tuple[str, ...]:
    """Name tiles in their order."""
    return tuple(TILE_NAMES[kind] for kind in kinds)


# How the numbers of a frame are told: by the names that its step gives them; plain numbers need no entry.
TOLD: Final[dict[str, Callable[[int], dict[str, Any]]]] = {
    "spot": lambda code: {"spot": f"{code // EDGES} {EDGE_NAMES[code % EDGES]}"},
    "voyage": lambda number: {"voyage": number == 1},
    "piece": lambda piece: {"piece": PIECES[piece]},
    "god": lambda god: {"god": GOD_NAMES[god]},
    "lifted": lambda mask: {"lifted": tuple(members(mask))},
    "moving": lambda number: {"phase": PHASE_NAMES[number // PHASE], "carried": number % PHASE},
}


def view_asked(frame: Frame) -> Asked:
    """The question on top of the agenda, its numbers by name."""
    if not frame.step.fields:
        return Asked(frame.step.name, frame.player + 1)
    told: dict[str, Any] = {}
    for name, number in frame.numbers().items():
        told.update(TOLD[name](number) if name in TOLD else {name: number})
    return Asked(frame.step.name, frame.player + 1, **told)


def view_tile(state: HellasState, number: int) -> Tile:
    """One tile and its city."""
    layout = state.layout
    holders = [player + 1 for player in (0, 1) if state.sides[player].held >> number & 1]
    force, need = threat(state, 2 - holders[0], number) if holders else (0, 0)
    return Tile(
        number=number,
        q=column(layout.cells[number]),
        r=row(layout.cells[number]),
        kind=TILE_NAMES[layout.kinds[number]],
        turn=layout.turns[number],
        edges=write_edges(layout.edges[number]),
        temple=TEMPLE[layout.kinds[number]],
        holder=holders[0] if holders else 0,
        greeks=state.greeks[number],
        ships=state.ships[number],
        threat=force,
        need=need,
    )


def view_fight(state: HellasState) -> Fight | None:
    """The running attack, from the target on."""
    if not state.target:
        return None
    return Fight(
        target=state.target,
        force=state.force,
        over_water=state.over_water,
        attack=state.force + state.attack_plus,
        needed=needed(state),
        attack_plus=state.attack_plus,
        defence_plus=state.defence_plus,
        equal=state.equal_suffices,
        crews=state.ships_defend,
    )


def view_side(state: HellasState, player: int) -> Side:
    """What everybody knows of one player."""
    side = state.sides[player]
    return Side(
        seat=player + 1,
        cities=side.cities(),
        greeks=side.greeks,
        ships=side.ships,
        hand=(side.gods[0], side.gods[1], side.gods[2]),
        unseen=(side.unseen[0], side.unseen[1], side.unseen[2]),
        fresh=by_god(side.fresh),
        taken=by_god(side.taken),
        shown=names(side.shown),
        open_card="" if side.open_card == NO_CARD else CARD_NAMES[side.open_card],
    )


def view_own(state: HellasState, viewer: int) -> Own:
    """What only the viewer knows."""
    side, rival = state.sides[viewer], state.sides[1 - viewer]
    return Own(
        hand=names(side.hand),
        fresh=names(side.fresh),
        taken=names(side.taken),
        betrayed=names(side.peered),
        rival=names(rival.peered),
        rival_taken=names(rival.taken),
    )


def view(state: HellasState, viewer: Player | None) -> Observation:
    """Make one viewer's observation; None is a spectator."""
    actor = ACTORS[state.to_act]
    at_chance = state.to_act == CHANCE_SEAT
    discards = [tuple(CARD_NAMES[kind] for kind in state.discards[god]) for god in range(GODS)]
    table = Table(
        turn=state.turn,
        active=state.active + 1,
        action=ACTION_NAMES[state.action],
        actor=actor.seat if isinstance(actor, Player) else "chance" if at_chance else None,
        asked=None if state.top is BOTTOM else view_asked(state.top),
        stream=state.stream if at_chance else "",
        agenda=AGENDA.write(state),
        tiles=tuple(view_tile(state, number) for number in range(len(state.layout.cells))),
        pile=state.tiles_left(),
        tail=tile_names(state.tail),
        aside=tile_names(state.aside),
        turned=tile_names(state.turned),
        coast_try=state.coast_try,
        piles=(state.piles[0], state.piles[1], state.piles[2]),
        old=(len(state.renewed_from[0]), len(state.renewed_from[1]), len(state.renewed_from[2])),
        discards=(discards[0], discards[1], discards[2]),
        chain=tuple(CARD_NAMES[kind] for kind in state.chain),
        chain_by=state.chain_by + 1,
        steps_left=state.steps_left,
        steps_made=state.steps_made,
        new=tuple(members(state.new_cities)),
        attacked=tuple(members(state.attacked)),
        fights=state.fights,
        flags=tuple(name for name, field in FLAGS.items() if getattr(state, field)),
        fight=view_fight(state),
        sides=(view_side(state, 0), view_side(state, 1)),
        own=None if viewer is None else view_own(state, viewer),
        outcome=result_of(state.outcome),
    )
    return observed(state, viewer, table)


# Tables saved before questions had names.

OldFrame = Annotated[list[Number], Meta(min_length=5, max_length=5)]
OldFrames = Annotated[list[OldFrame], Meta(max_length=9)]


def upgrade(table: dict[str, Any]) -> dict[str, Any]:
    """A table with a `question` and an agenda of five numbers a frame, as it is told today."""
    if "question" not in table:
        return table
    frames = [old_frame(numbers) for numbers in msgspec.convert(table["agenda"], OldFrames)]
    asked = frames[-1].step.name if frames else ""
    if table["question"] != asked:
        raise ValueError("question and agenda differ")
    newer = {key: value for key, value in table.items() if key != "question"}
    newer["agenda"] = ",".join(AGENDA.write_frame(frame) for frame in frames)
    newer["asked"] = msgspec.to_builtins(view_asked(frames[-1])) if frames else None
    return newer


def old_frame(numbers: list[int]) -> Frame:
    """A frame by the number of its step."""
    step, player, a, b, c = numbers
    if step >= len(AGENDA.names):
        raise ValueError(f"no step {step}")
    return Frame(STEPS.by_name[AGENDA.names[step]], player, a, b, c, BOTTOM)


VIEWS[GAME] = view
READERS[GAME] = reader(Table, older=upgrade)
