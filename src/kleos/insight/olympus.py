"""Fight for Olympus: what can be asked of a move (points, falls, cards, markers, threats), and what is hidden."""

from dataclasses import replace

import msgspec

from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.games.olympus.cards import KIND, KIND_NAMES, SLOT_NAMES, SLOTS
from kleos.games.olympus.imagine import OlympusWorldSampler
from kleos.games.olympus.seeing import see_strike
from kleos.games.olympus.state import OlympusState
from kleos.games.olympus.values import attack_value
from kleos.games.olympus.view import Own, Side, Strike, Table
from kleos.insight.asking import LESS, Asking, Measure, won
from kleos.insight.odds import Hidden, Known, drawn

BONUSES = {"point": 0.5, "marker": 0.2, "card": 0.25}  # what an attack that meets nobody brings, and its weight


def measures_of(game: Game, seen: Observation) -> list[Measure]:
    """All that can be asked at this table."""
    viewer = seen.viewer
    assert viewer is not None
    me, foe = int(viewer), int(viewer.rival)
    table: Table = seen.table
    own, rival = table.sides[me], table.sides[foe]
    mine, theirs = units(own), units(rival)
    hand = tuple(f"hand:{card}.0" for card in dict.fromkeys(table.own.hand)) if table.own else ()
    return [
        Measure("hint-fo-win", "look-fo-end", won(me), weight=2.0, things=theirs),
        Measure("hint-fo-lose", "look-fo-end", won(foe), weight=2.0, better=LESS, things=theirs),
        Measure("hint-fo-points", "look-fo-points", points(me), 0.5, is_share=False, least=0.15, things=mine),
        Measure("hint-fo-kills", "look-fo-kills", fallen(foe), 0.3, is_share=False, least=0.15, things=theirs),
        Measure("hint-fo-losses", "look-fo-losses", fallen(me), 0.3, LESS, is_share=False, least=0.15, things=mine),
        Measure(
            "hint-fo-hand",
            "look-fo-hand",
            lambda before, after: len(after.sides[me].hand),
            0.12,
            is_share=False,
            least=0.3,
            things=hand,
        ),
        Measure("hint-fo-markers", "look-fo-markers", markers(me), 0.2, is_share=False, least=0.15, things=()),
        Measure(
            "hint-fo-units",
            "look-fo-units",
            lambda before, after: count(after, me),
            0.15,
            is_share=False,
            least=0.2,
            things=mine,
        ),
        Measure("hint-fo-doomed", "look-fo-losses", doomed(me), 0.2, LESS, is_share=False, least=0.2, things=theirs),
        Measure("hint-fo-strong", "look-fo-strong", doomed(foe), 0.2, is_share=False, least=0.2, things=mine),
        *(named_fall(rival, foe, slot) for slot in range(SLOTS) if rival.slots[slot]),
        *(named_block(rival, foe, slot, bonus) for slot in range(SLOTS) if rival.slots[slot] for bonus in BONUSES),
    ]


def named_fall(side: Side, player: int, slot: int) -> Measure:
    """Whether this enemy unit falls."""
    unit = side.slots[slot]
    assert unit is not None
    arguments = {"unit": unit.card}
    return Measure(
        "hint-fo-falls", "look-fo-falls", falls(player, slot), 0.4, arguments=arguments, things=(place(side, slot),)
    )


def named_block(side: Side, player: int, slot: int, bonus: str) -> Measure:
    """Whether this enemy unit would have the bonus of its area."""
    unit = side.slots[slot]
    assert unit is not None
    arguments = {"unit": unit.card, "bonus": bonus}
    ask = would_gain(player, slot, bonus)
    things = (place(side, slot), f"slot:{3 - side.seat}:{SLOT_NAMES[slot]}")
    return Measure("hint-fo-blocks", "look-fo-blocks", ask, BONUSES[bonus], LESS, arguments=arguments, things=things)


def place(side: Side, slot: int) -> str:
    """A space, as the page calls it."""
    return f"slot:{side.seat}:{SLOT_NAMES[slot]}"


def units(side: Side) -> tuple[str, ...]:
    """The spaces where a side has units."""
    return tuple(place(side, slot) for slot in range(SLOTS) if side.slots[slot])


# At the end of the turn.


def points(player: int) -> Asking:
    """By how much the score marker came nearer to a player. FO-BON-01."""
    return lambda before, after: (after.score - before.score) * (1 if player == 0 else -1)


def lead_of(state: OlympusState) -> int:
    """How many points the score marker lies on the side of player ONE. FO-BON-01."""
    return state.score


def markers(player: int) -> Asking:
    """How many colour markers a player has."""
    return lambda before, after: after.sides[player].markers.bit_count()


def count(state: OlympusState, player: int) -> int:
    """How many units a player has."""
    return sum(kind >= 0 for kind in state.sides[player].unit)


def falls(player: int, slot: int) -> Asking:
    """Ask whether the unit that stood in a space was beaten or discarded: it lies among the discards. FO-ATK-10."""

    def ask(before: OlympusState, after: OlympusState) -> bool:
        kind = before.sides[player].unit[slot]
        stands = after.sides[player].unit.count(kind) >= before.sides[player].unit.count(kind)
        return not stands and after.discard.count(kind) > before.discard.count(kind)

    return ask


def fallen(player: int) -> Asking:
    """How many of a player's units were beaten or discarded."""
    asked = [falls(player, slot) for slot in range(SLOTS)]

    def ask(before: OlympusState, after: OlympusState) -> int:
        stood = before.sides[player].unit
        return sum(bool(asked[slot](before, after)) for slot in range(SLOTS) if stood[slot] >= 0)

    return ask


# What the next attacks would do, as the board stands then.


def strikes(state: OlympusState, player: int) -> list[Strike | None]:
    """What each of a player's units would meet."""
    stood = state.sides[player].unit
    return [
        see_strike(state, player, slot, attack_value(state, player, slot)) if stood[slot] >= 0 else None
        for slot in range(SLOTS)
    ]


def doomed(player: int) -> Asking:
    """How many of a player's units would fall to those opposite."""
    return lambda before, after: sum(strike is not None and strike.beats for strike in strikes(after, 1 - player))


def would_gain(player: int, slot: int, bonus: str) -> Asking:
    """Ask whether the unit that stood in a space is still there, meets nobody, and would have this bonus."""

    def ask(before: OlympusState, after: OlympusState) -> bool:
        kind = before.sides[player].unit[slot]
        if after.sides[player].unit[slot] != kind:
            return False
        strike = see_strike(after, player, slot, attack_value(after, player, slot))
        return strike is not None and strike.bonus == bonus

    return ask


def target_of(code: str, seat: int) -> str:
    """The space that a move names, as the page calls it."""
    verb, _, what = code.partition(" ")
    if verb in ("place", "equip", "own", "to"):
        return f"slot:{seat}:{what}"
    return f"slot:{3 - seat}:{what}" if verb == "enemy" else ""


# What is hidden.


def hidden_of(game: Game, seen: Observation, player: Player) -> Known:
    """A player's hand and face-down discards: of the rival as the viewer can know them, of the viewer as both can."""
    assert seen.viewer is not None
    own: Own | None = seen.table.own if seen.viewer == player else None
    is_own = own is not None
    viewer, table = (None, shared(seen.table, seen.viewer)) if is_own else (seen.viewer, seen.table)
    sampler = game.make_sampler(viewer, table)
    assert isinstance(sampler, OlympusWorldSampler)
    side = sampler.template.sides[player]
    hand = hidden_cards("hand", sampler, side.hand, sampler.hands[player], own.hand if own else ())
    closed = hidden_cards("closed", sampler, side.closed, sampler.closed[player], own.closed if own else ())
    groups = [
        replace(hand, find=lambda world: names_of(world.sides[player].hand)),
        replace(closed, find=lambda world: names_of(world.sides[player].closed)),
    ]
    return Known(sampler, groups, is_whole=not is_own)


def hidden_cards(
    name: str, sampler: OlympusWorldSampler, kinds: list[int], unknown: int, held: tuple[str, ...]
) -> Hidden:
    """Cards of which some are known; the others may be any unseen ones, unless a hand must be able to pay just now."""
    known, bag = names_of(kinds), [KIND_NAMES[KIND[card]] for card in sampler.template.bag]
    counted = drawn(known, bag, unknown) if sampler.payer < 0 else None
    possible = {*known, *bag}
    things = tuple(card for card in KIND_NAMES if card in possible)
    return Hidden(name, len(known) + unknown, things, held, counted)


def names_of(kinds: list[int]) -> list[str]:
    """Cards by their names."""
    return [KIND_NAMES[kind] for kind in kinds]


def shared(table: Table, viewer: Player) -> Table:
    """What both players know of this table: who has seen cards of a hand, and whose hand it is, know of each other."""
    assert table.own is not None
    seen = {viewer: table.own.betrayed, viewer.rival: table.own.rival}
    one, two = (
        msgspec.structs.replace(side, known=(*side.known, *seen[player]))
        for player, side in zip(Player, table.sides, strict=True)
    )
    return msgspec.structs.replace(table, sides=(one, two), own=None)
