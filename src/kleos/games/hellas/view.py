# interpreted: msgspec structs are no native classes
"""The seam between truth and players: what each viewer may know of a position, the ledger's information sets. HE-R-36.

A hidden thing has no field. `Side` is what everybody knows of a player; `Own` is what only the viewer knows.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kleos.core.game import READERS, VIEWS
from kleos.core.observation import Observation, observed, reader, result_of
from kleos.core.players import ACTORS, NATURE, Player
from kleos.games.hellas import board as b
from kleos.games.hellas.attack import needed, threat
from kleos.games.hellas.cards import CARD_NAMES, GOD, GODS, NO_CARD, TEMPLE, TILE_NAMES
from kleos.games.hellas.hexes import column, members, row, write_edges
from kleos.games.hellas.moves import GAME
from kleos.games.hellas.notation import FAR
from kleos.games.hellas.state import HellasState

# What tables from outside may hold: `game.observation` reads no other numbers, and no longer lists.
Few = Annotated[int, Meta(ge=0, le=9)]
Seat = Annotated[int, Meta(ge=1, le=2)]
Count = Annotated[int, Meta(ge=0, le=999)]
Turns = Annotated[int, Meta(ge=0, le=10**9)]
Place = Annotated[int, Meta(ge=-FAR, le=FAR)]
Number = Annotated[int, Meta(ge=0, le=1 << 24)]
Frames = Annotated[tuple[tuple[Number, Number, Number, Number, Number], ...], Meta(max_length=9)]
Names = Annotated[tuple[str, ...], Meta(max_length=99)]
Cities = Annotated[tuple[Count, ...], Meta(max_length=24)]


class Tile(msgspec.Struct, frozen=True):
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


class Fight(msgspec.Struct, frozen=True):
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


class Side(msgspec.Struct, frozen=True):
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


class Own(msgspec.Struct, frozen=True):
    """What only the viewer knows."""

    hand: Names
    fresh: Names
    taken: Names
    betrayed: Names  # own hand cards that the rival knows and others do not
    rival: Names  # cards of the rival's hand that the viewer knows and others do not
    rival_taken: Names  # those of them stolen this turn


class Table(msgspec.Struct, frozen=True):
    """A position as one viewer sees it."""

    turn: Turns
    active: Seat
    action: str
    actor: Seat | Literal["chance"] | None  # 1, 2, "chance"
    question: str  # what is decided or drawn
    stream: str
    agenda: Annotated[
        tuple[tuple[Number, Number, Number, Number, Number], ...], Meta(max_length=9)
    ]  # the next frame last; public facts only
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
        over_water=state.wet,
        attack=state.force + state.attack_plus,
        needed=needed(state),
        attack_plus=state.attack_plus,
        defence_plus=state.defence_plus,
        equal=state.equal,
        crews=state.crews,
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


def flags(state: HellasState) -> tuple[str, ...]:
    """The switches that cards and actions have turned on."""
    on = {
        "free": state.free,
        "landed": state.landed,
        "even": state.even,
        "calm": state.calm,
        "far": state.far,
        "extra": state.extra,
        "proof": state.proof,
    }
    return tuple(name for name, is_on in on.items() if is_on)


def view(state: HellasState, viewer: Player | None) -> Observation:
    """Make one viewer's observation; None is a spectator."""
    actor = ACTORS[state.to_act]
    at_chance = state.to_act == NATURE
    discards = [tuple(CARD_NAMES[kind] for kind in state.discards[god]) for god in range(GODS)]
    table = Table(
        turn=state.turn,
        active=state.active + 1,
        action=b.ACTION_NAMES[state.action],
        actor=actor.seat if isinstance(actor, Player) else "chance" if at_chance else None,
        question=b.STEP_NAMES[state.top.step] if state.top is not b.BOTTOM else "",
        stream=state.stream if at_chance else "",
        agenda=tuple(state.agenda),
        tiles=tuple(view_tile(state, number) for number in range(len(state.layout.cells))),
        pile=state.tiles_left(),
        tail=tile_names(state.tail),
        aside=tile_names(state.aside),
        turned=tile_names(state.turned),
        coast_try=state.coast_try,
        piles=(state.piles[0], state.piles[1], state.piles[2]),
        old=(len(state.old[0]), len(state.old[1]), len(state.old[2])),
        discards=(discards[0], discards[1], discards[2]),
        chain=tuple(CARD_NAMES[kind] for kind in state.chain),
        chain_by=state.chain_by + 1,
        steps_left=state.steps_left,
        steps_made=state.steps_made,
        new=tuple(members(state.new)),
        attacked=tuple(members(state.attacked)),
        fights=state.fights,
        flags=flags(state),
        fight=view_fight(state),
        sides=(view_side(state, 0), view_side(state, 1)),
        own=None if viewer is None else view_own(state, viewer),
        outcome=result_of(state.outcome),
    )
    return observed(state, viewer, table)


VIEWS[GAME] = view
READERS[GAME] = reader(Table)
