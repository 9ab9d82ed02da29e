# interpreted: msgspec structs are no native classes
"""The seam between truth and players: what each viewer may know of a position, the ledger's information sets. HE-R-36.

A hidden thing has no field. `Side` is what everybody knows of a player; `Own` is what only the viewer knows.

True without a line of their own: HE-R-52, HE-R-53.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from kleos.core.agenda import BOTTOM, Frame
from kleos.core.game import READERS, VIEWS
from kleos.core.observation import Observation, observed, reader
from kleos.core.players import Player
from kleos.games.hellas.moves import GAME
from kleos.games.hellas.notation import AGENDA, FAR
from kleos.games.hellas.seeing import SHAPES, see, see_asked
from kleos.games.hellas.state import HellasState
from kleos.games.hellas.steps import STEPS

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


SHAPES.asked, SHAPES.fight, SHAPES.own = Asked, Fight, Own
SHAPES.side, SHAPES.table, SHAPES.tile = Side, Table, Tile


def view(state: HellasState, viewer: Player | None) -> Observation:
    """Make one viewer's observation; None is a spectator."""
    return observed(state, viewer, see(state, -1 if viewer is None else viewer))


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
    newer["asked"] = msgspec.to_builtins(see_asked(frames[-1])) if frames else None
    return newer


def old_frame(numbers: list[int]) -> Frame:
    """A frame by the number of its step."""
    step, player, a, b, c = numbers
    if step >= len(AGENDA.names):
        raise ValueError(f"no step {step}")
    return Frame(STEPS.by_name[AGENDA.names[step]], player, a, b, c, BOTTOM)


VIEWS[GAME] = view
READERS[GAME] = reader(Table, older=upgrade)
