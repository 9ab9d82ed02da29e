# interpreted: msgspec structs are no native classes
"""The seam between truth and players: what each viewer may know of a position, the ledger's information sets.

A hidden thing has no field. `Side` is what everybody knows of a player; `Own` is what only the viewer knows.

True without a line of their own: FO-R-44.
"""

from collections.abc import Callable
from typing import Annotated, Any

from msgspec import Meta, Struct

from kleos.core.agenda import BOTTOM, Frame
from kleos.core.game import READERS, VIEWS
from kleos.core.observation import Observation, observed, reader, result_of
from kleos.core.players import ACTORS, CHANCE_SEAT, Player
from kleos.games.olympus.abilities import MOST_EFFECTS
from kleos.games.olympus.board import PHASE_NAMES, SKIP_NAMES, SOURCE_NAMES
from kleos.games.olympus.cards import CARDS, COLOURS, GHOST, KIND_NAMES, NO_CARD, SEVEN, SLOT_NAMES, SLOTS, Kind, Slot
from kleos.games.olympus.choosing import chosen_slots
from kleos.games.olympus.forecast import Strike, strike_of
from kleos.games.olympus.frames import MOST_FRAMES
from kleos.games.olympus.moves import GAME
from kleos.games.olympus.moving import destinations
from kleos.games.olympus.notation import AGENDA, MOST_DAMAGE, MOST_GRANTS, MOST_NUMBER, MOST_TURNS
from kleos.games.olympus.older import upgrade
from kleos.games.olympus.state import OlympusState
from kleos.games.olympus.values import attack_value, defence_value, is_silenced

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


def kinds(cards: list[int]) -> tuple[str, ...]:
    """Name cards as a set."""
    return tuple(KIND_NAMES[kind] for kind in sorted(cards))


def letters(mask: int) -> str:
    """Name markers by their colours."""
    return "".join(letter for k, letter in enumerate(COLOURS) if mask >> k & 1)


def view_unit(state: OlympusState, player: int, slot: Slot) -> Unit | None:
    """One slot."""
    side = state.sides[player]
    if side.unit[slot] < 0:
        return None
    attack = attack_value(state, player, slot)
    return Unit(
        card=KIND_NAMES[side.unit[slot]],
        equipment="" if side.equipment[slot] < 0 else KIND_NAMES[side.equipment[slot]],
        attack=attack,
        defence=defence_value(state, player, slot),
        damage=side.damage[slot],
        attacked=bool(side.done[slot]),
        grants=side.grants[slot],
        granted=bool(side.again[slot]),
        silenced=is_silenced(state, player, slot),
        strike=strike_of(state, player, slot, attack),
    )


def view_side(state: OlympusState, player: int) -> Side:
    """What everybody knows of one player."""
    side = state.sides[player]
    return Side(
        seat=player + 1,
        hand=len(side.hand),
        known=kinds(side.open),
        closed=len(side.closed),
        slots=tuple(view_unit(state, player, slot) for slot in range(SLOTS)),
        markers=letters(side.markers),
    )


def view_own(state: OlympusState, viewer: int) -> Own:
    """What only the viewer knows."""
    side, rival = state.sides[viewer], state.sides[1 - viewer]
    looking = bool(state.looked) and looker(state) == viewer
    owner = state.top.player
    knows_fresh = state.fresh != NO_CARD and (owner == viewer or state.fresh_known)
    return Own(
        hand=kinds(side.hand),
        betrayed=kinds(side.peered),
        rival=kinds(rival.peered),
        tail=tuple(KIND_NAMES[k] if m >> viewer & 1 else "" for k, m in zip(state.tail, state.knowers, strict=True)),
        looked=tuple(KIND_NAMES[k] for k in state.looked) if looking else (),
        fresh=KIND_NAMES[state.fresh] if knows_fresh else "",
        fresh_known=knows_fresh and state.fresh_known,
        closed=kinds(side.closed),
    )


def looker(state: OlympusState) -> int:
    """Whose eyes are on the looked-at cards."""
    return state.top.player


# What is asked: each number of a frame by its name.


def view_asked(state: OlympusState) -> Asked | None:
    """The frame on top of the agenda, in words."""
    frame = state.top
    if frame is BOTTOM:
        return None
    step, seat = frame.step, frame.player + 1
    if not step.fields:
        return Asked(step.name, seat)
    found: dict[str, Any] = {}
    for field, number in zip(step.fields, (frame.a, frame.b, frame.c), strict=False):
        if field in FIELDS:
            found.update(FIELDS[field](state, frame, number))
        else:
            found[field] = number
    return Asked(step.name, seat, **found)


def slot_as(field: str) -> Callable[[OlympusState, Frame, int], dict[str, Any]]:
    """A number that is a slot."""
    return lambda state, frame, number: {field: SLOT_NAMES[number]}


def view_card(state: OlympusState, frame: Frame, kind: Kind) -> dict[str, Any]:
    """The card on its way to the board."""
    return {"card": KIND_NAMES[kind]}


def view_asking_unit(state: OlympusState, frame: Frame, unit: int) -> dict[str, Any]:
    """The unit, or the place where it stood."""
    return {"fallen": SLOT_NAMES[unit - GHOST]} if unit >= GHOST else {"unit": SLOT_NAMES[unit]}


def view_effect(state: OlympusState, frame: Frame, effect: int) -> dict[str, Any]:
    """An ability: its card, and its row there."""
    kind, row = state.rules.box.origin[effect]
    return {"card": KIND_NAMES[kind], "row": row}


def view_chosen(state: OlympusState, frame: Frame, chosen: int) -> dict[str, Any]:
    """Units chosen so far."""
    slots = chosen_slots(state.rules.box.effects[frame.b], chosen)
    return {"chosen": tuple(SLOT_NAMES[slot] for slot in slots)}


def view_places(state: OlympusState, frame: Frame, given: int) -> dict[str, Any]:
    """Where units go, as far as it is said."""
    pairs = [(source, to) for to, source in enumerate(destinations(given)) if source >= 0]
    return {"places": tuple((SLOT_NAMES[source], SLOT_NAMES[to]) for source, to in sorted(pairs))}


# What is not a plain number.
FIELDS: dict[str, Callable[[OlympusState, Frame, int], dict[str, Any]]] = {
    "card": view_card,
    "unit": view_asking_unit,
    "slot": slot_as("unit"),
    "effect": view_effect,
    "chosen": view_chosen,
    "places": view_places,
    "attacker": slot_as("attacker"),
    "granter": slot_as("granter"),
    "source": lambda state, frame, number: {"source": SOURCE_NAMES[number]},
    "defended": lambda state, frame, number: {"defended": bool(number)},
}


def view(state: OlympusState, viewer: Player | None) -> Observation:
    """Make one viewer's observation; None is a spectator."""
    actor = ACTORS[state.to_act]
    at_chance = state.to_act == CHANCE_SEAT
    table = Table(
        turn=state.turn,
        active=state.active + 1,
        starter=state.starter + 1,
        phase=PHASE_NAMES[state.phase],
        skip=SKIP_NAMES[state.skip],
        actor=actor.seat if isinstance(actor, Player) else "chance" if at_chance else None,
        asked=view_asked(state),
        stream=state.stream if at_chance else "",
        score=state.score,
        deck=state.deck,
        tail=tuple(state.knowers),
        looked=len(state.looked),
        discard=tuple(KIND_NAMES[kind] for kind in state.discard),
        markers=letters(state.board_markers),
        played=state.played,
        agenda=AGENDA.write(state),
        sides=(view_side(state, 0), view_side(state, 1)),
        own=None if viewer is None else view_own(state, viewer),
        outcome=result_of(state.outcome),
    )
    return observed(state, viewer, table)


VIEWS[GAME] = view
READERS[GAME] = reader(Table, older=upgrade)
