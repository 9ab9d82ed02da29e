"""What the tests of Fight for Olympus share: positions by card names, and short questions about them."""

import copy
from functools import cache
from typing import Any

import kleos
from kleos import Game
from kleos.catalogue import default_components
from kleos.games.olympus.cards import KIND_INDEX, KIND_NAMES
from kleos.games.olympus.state import OlympusState
from kleos.games.olympus.view import Unit

SECTIONS = ("heroes", "soldiers", "equipment")


@cache
def loaded(options: tuple[tuple[str, object], ...]) -> Game:
    """A game with the default set."""
    chosen: dict[str, Any] = dict(options)
    return kleos.load("olympus", **chosen)


def set_up() -> OlympusState:
    """The position before the first move."""
    state = loaded(()).start()
    assert isinstance(state, OlympusState)
    return state


def at(text: str, **options: object) -> OlympusState:
    """The position that a text describes, under some options."""
    return position(loaded(tuple(options.items())), text)


def position(game: Game, text: str) -> OlympusState:
    """The position that a text describes."""
    state = game.position(text)
    assert isinstance(state, OlympusState)
    return state


def changed(changes: dict[str, dict[str, Any]], **options: object) -> Game:
    """The game with some cards of the default set changed: name -> fields."""
    data = copy.deepcopy(default_components("olympus"))
    left = set(changes)
    for section in SECTIONS:
        for row in data[section]:
            if row["name"] in changes:
                row.update(changes[row["name"]])
                left.discard(row["name"])
    assert not left, left
    return kleos.load("olympus", components=data, **options)


def effect(when: str, do: str, must: bool = True, **parameters: Any) -> dict[str, Any]:
    """One row of abilities."""
    return {"when": when, "must": must, "do": do, **parameters}


def do(state: OlympusState, *codes: str) -> OlympusState:
    """Apply moves; cards by name: `play Menelaos`."""
    for code in codes:
        state.apply(state.game.parse(code))
    return state


def named(state: OlympusState, code: str) -> str:
    """A move code with the card's name for its kind."""
    words = code.split()
    if words[-1] in KIND_INDEX:
        words[-1] = state.rules.box.names[KIND_INDEX[words[-1]]]
    return " ".join(words)


def choices(state: OlympusState) -> list[str]:
    """The legal moves with card names."""
    return [named(state, move.code) for move in state.legal_moves()]


def unit(state: OlympusState, seat: int, slot: str) -> Unit:
    """A unit as everybody sees it."""
    found = slots(state, seat)[slot]
    assert found is not None
    return found


def slots(state: OlympusState, seat: int) -> dict[str, Unit | None]:
    """One side of the board by slot names."""
    table = state.observe(None).table
    return dict(zip(("O1", "O2", "O3", "D1", "D2", "T"), table.sides[seat - 1].slots, strict=True))


def standing(state: OlympusState, seat: int) -> dict[str, str]:
    """Which cards stand where."""
    return {slot: name(state, found.card) for slot, found in slots(state, seat).items() if found is not None}


def name(state: OlympusState, kind: str) -> str:
    """The name of a kind."""
    return state.rules.box.names[KIND_INDEX[kind]]


def damage(state: OlympusState, seat: int, slot: str) -> int:
    """Damage markers on a unit."""
    return unit(state, seat, slot).damage


def hand(state: OlympusState, seat: int) -> list[str]:
    """A hand by names."""
    return [state.rules.box.names[kind] for kind in state.sides[seat - 1].hand]


def discard(state: OlympusState) -> list[str]:
    """The discard pile by names, the last one on top."""
    return [state.rules.box.names[kind] for kind in state.discard]


def markers(state: OlympusState, seat: int = 0) -> str:
    """The markers of a player, or of the board."""
    table = state.observe(None).table
    found: str = table.markers if seat == 0 else table.sides[seat - 1].markers
    return found


def asked(state: OlympusState) -> str:
    """What is decided or drawn, and by whom."""
    table = state.observe(None).table
    return f"{table.asked.step if table.asked else ''} {table.actor}"


def draw_any(state: OlympusState) -> OlympusState:
    """Let chance draw some card as long as it acts."""
    while state.actor is kleos.CHANCE:
        state.apply(state.legal_moves()[-1])
    return state


def finish_turn(state: OlympusState) -> OlympusState:
    """End phase 1 and answer everything by its last option until the other player is asked in phase 1."""
    active = state.active
    do(state, "end")
    while state.actor is not None and not (state.active != active and state.phase == 1):
        state.apply(state.legal_moves()[-1])
    return state


FILLERS = {"R": "Kyknos", "B": "Daidalos", "Y": "Priamos", "G": "Ariadne"}


def enter(
    card: str, slot: str, *answers: str, hand: str = "", one: str = "", two: str = "", head: str = ""
) -> OlympusState:
    """Play a card from the hand of player one by public moves: markers and fillers pay, then the answers follow."""
    game = loaded(())
    start = position(game, f"one hand={card.replace(' ', '_')}")
    box = start.rules.box
    kind = start.sides[0].hand[0]
    cost = "".join("RBYG"[colour] for colour in box.cost[kind])
    held = "".join(dict.fromkeys(cost))
    fillers = [FILLERS[colour] for colour in "RBYG" for _ in range(cost.count(colour) - 1)]
    cards = ",".join([card.replace(" ", "_"), *fillers, *(hand.split(",") if hand else [])])
    state = position(game, f"{head} / one hand={cards} markers={held} {one} / two {two}")
    do(state, f"play {card}")
    for symbol in cost:
        marker = f"pay marker {symbol}"
        do(state, marker if marker in choices(state) else f"pay {FILLERS[symbol]}")
    verb = "equip" if box.type_of[kind] == 2 else "place"
    return do(state, f"{verb} {slot}", *answers)


assert len(KIND_NAMES) == len(KIND_INDEX)
