# interpreted: msgspec structs are no native classes
"""The seam between truth and players: what each viewer may know of a position, the ledger's information sets.

A hidden thing has no field. `Side` is what everybody knows of a player; `Own` is what only the viewer knows.

True without a line of their own: FO-R-44.
"""

from typing import Annotated

from msgspec import Meta, Struct

from kleos.core.game import READERS, VIEWS
from kleos.core.observation import Observation, observed, reader
from kleos.core.players import Player
from kleos.games.olympus.abilities import MOST_EFFECTS
from kleos.games.olympus.cards import CARDS, COLOURS, SEVEN, SLOTS
from kleos.games.olympus.frames import MOST_FRAMES
from kleos.games.olympus.moves import GAME
from kleos.games.olympus.notation import MOST_DAMAGE, MOST_GRANTS, MOST_NUMBER, MOST_TURNS
from kleos.games.olympus.older import upgrade
from kleos.games.olympus.seeing import SHAPES, see
from kleos.games.olympus.state import OlympusState

# Bounds of what is read from outside; building a table does not look at them.
CardCode = Annotated[str, Meta(max_length=4)]
Word = Annotated[str, Meta(max_length=20)]
Letters = Annotated[str, Meta(max_length=len(COLOURS))]
Seat = Annotated[int, Meta(ge=1, le=2)]
Count = Annotated[int, Meta(ge=0, le=CARDS)]
Value = Annotated[int, Meta(ge=-MOST_DAMAGE, le=MOST_DAMAGE)]
Damage = Annotated[int, Meta(ge=0, le=MOST_DAMAGE)]
Cards = Annotated[tuple[CardCode, ...], Meta(max_length=CARDS)]
Number = Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
SlotCode = Annotated[str, Meta(max_length=2)]
MOST_AGENDA = 36 * MOST_FRAMES  # characters


class Strike(Struct, frozen=True, forbid_unknown_fields=True):
    """One attack on the board as it stands, before any ability that is used during it: a forecast, never a decision."""

    target: CardCode  # the card in the facing slot, "" = none
    damage: Damage  # that it would take, less its armour
    beats: bool
    bonus: Annotated[str, Meta(max_length=6)]  # "point", "marker" or "card" where nobody stands, "" = none
    splash: Damage  # damage beside the facing slot
    aims: bool  # may hit another unit instead
    stand_in: bool  # another unit may take the hit
    saved_by: Damage  # hand cards that would save a beaten unit, 0 = nothing does


class Unit(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit on the board with its values as they stand now."""

    card: CardCode
    equipment: CardCode  # "" = none
    attack: Value
    defence: Value
    damage: Damage
    attacked: bool
    grants: Annotated[int, Meta(ge=0, le=MOST_GRANTS)]  # further attacks granted for this turn
    granted: bool  # has let a unit beside attack again in this phase
    silenced: bool
    strike: Strike | None  # what its attack would meet now


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows of one player."""

    seat: Seat
    hand: Count
    known: Cards  # hand cards that everybody has seen
    closed: Count  # discards that lie face down
    slots: Annotated[tuple[Unit | None, ...], Meta(min_length=SLOTS, max_length=SLOTS)]
    markers: Letters


class Own(Struct, frozen=True, forbid_unknown_fields=True):
    """What only the viewer knows."""

    hand: Cards
    betrayed: Cards  # own hand cards that the rival has seen and others have not
    rival: Cards  # cards of the rival's hand that the viewer has seen and others have not
    tail: Cards  # under the pile, next to come up first; "" = unknown
    looked: Cards  # cards being looked at
    fresh: CardCode  # the card just drawn that may be played free, if the viewer knows it
    fresh_known: bool  # whether the rival knows it too
    closed: Cards  # own discards that lie face down


class Asked(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is decided or drawn now, and what it is about; a field that does not belong to the step is left out."""

    step: Word
    seat: Seat  # whose question it is; of a draw, whose cards
    card: CardCode | None = None  # being played, or whose ability it is
    row: Annotated[int, Meta(ge=0, lt=MOST_EFFECTS)] | None = None  # of that card's abilities, the first one is 0
    unit: SlotCode | None = None  # the own unit that it is about
    fallen: SlotCode | None = None  # where the own unit stood whose last ability it is
    paid: Number | None = None  # symbols paid, or cards given, so far
    cost: Number | None = None  # cards to give in all
    count: Number | None = None  # cards or markers that are still to come
    keep: Number | None = None  # cards of those looked at that may be kept
    chosen: Annotated[tuple[SlotCode, ...], Meta(max_length=CARDS)] = ()  # enemy units so far, once for each point
    places: Annotated[tuple[tuple[SlotCode, SlotCode], ...], Meta(max_length=SLOTS)] = ()  # from, to: given so far
    source: Word | None = None  # why a marker is taken: "bonus", "ability", "must"
    defended: bool | None = None  # whether the facing slot was held when the attack began
    attacker: SlotCode | None = None  # the enemy unit that attacks
    granter: SlotCode | None = None  # the own unit that lets another attack again


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as one viewer sees it."""

    turn: Annotated[int, Meta(ge=0, le=MOST_TURNS)]
    active: Seat
    starter: Seat
    phase: Word
    skip: Word  # what the starter still has to skip
    actor: Seat | Word | None  # 1, 2, "chance"
    asked: Asked | None  # None when the game is over
    stream: Word
    score: Annotated[int, Meta(ge=-SEVEN, le=SEVEN)]  # points on seat 1's side
    deck: Count
    tail: Annotated[tuple[Seat, ...], Meta(max_length=CARDS)]  # under the pile, next to come up first: who knows each
    looked: Count
    discard: Cards  # the last one on top
    markers: Letters  # on the board
    played: Count
    agenda: Annotated[str, Meta(max_length=MOST_AGENDA)]  # in position notation, for `imagine` alone; public facts
    sides: tuple[Side, Side]
    own: Own | None
    outcome: tuple[Annotated[int, Meta(ge=0, le=2)], Word, Word] | None  # winning seat or 0, reason, clause


SHAPES.asked, SHAPES.own, SHAPES.side = Asked, Own, Side
SHAPES.strike, SHAPES.table, SHAPES.unit = Strike, Table, Unit


def view(state: OlympusState, viewer: Player | None) -> Observation:
    """Make one viewer's observation; None is a spectator."""
    return observed(state, viewer, see(state, -1 if viewer is None else viewer))


VIEWS[GAME] = view
READERS[GAME] = reader(Table, older=upgrade)
