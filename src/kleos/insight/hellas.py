"""Hellas: what can be asked of a move (cities won, lost and in danger, pieces, cards, temples), and what is hidden."""

import msgspec

from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.games.hellas.cards import CARD_INDEX, CARD_NAMES, GOD, GOD_NAMES, TEMPLE
from kleos.games.hellas.hexes import members
from kleos.games.hellas.imagine import HellasWorldSampler
from kleos.games.hellas.state import HellasState
from kleos.games.hellas.targets import threat
from kleos.games.hellas.view import Own, Table
from kleos.insight.asking import LESS, MORE, Asking, Measure, won
from kleos.insight.odds import Hidden, Known, drawn

CITY_VERBS = ("greek", "ship", "target", "send", "lift", "drop")


def measures_of(game: Game, seen: Observation) -> list[Measure]:
    """All that can be asked at this table."""
    viewer = seen.viewer
    assert viewer is not None
    me, foe = int(viewer), int(viewer.rival)
    table: Table = seen.table
    mine, theirs = ([tile.number for tile in table.tiles if tile.holder == seat + 1] for seat in (me, foe))
    own_places, rival_places = (tuple(f"city:{number}" for number in cities) for cities in (mine, theirs))
    return [
        Measure("hint-he-win", "look-he-end", won(me), weight=2.0, things=own_places),
        Measure("hint-he-lose", "look-he-end", won(foe), weight=2.0, better=LESS, things=rival_places),
        Measure("hint-he-cities", "look-he-cities", cities_of(me), 0.5, is_share=False, least=0.2, things=own_places),
        Measure(
            "hint-he-theirs", "look-he-prey", cities_of(foe), 0.5, LESS, is_share=False, least=0.2, things=rival_places
        ),
        Measure(
            "hint-he-danger", "look-he-danger", in_danger(me), 0.2, LESS, is_share=False, least=0.2, things=own_places
        ),
        Measure("hint-he-prey", "look-he-prey", in_danger(foe), 0.12, is_share=False, least=0.2, things=rival_places),
        Measure(
            "hint-he-greeks",
            "look-he-pieces",
            on_table(me, "greeks"),
            0.08,
            is_share=False,
            least=0.2,
            things=own_places,
        ),
        Measure(
            "hint-he-ships", "look-he-pieces", on_table(me, "ships"), 0.1, is_share=False, least=0.2, things=own_places
        ),
        Measure("hint-he-cards", "look-he-cards", hand_size(me), 0.12, is_share=False, least=0.2),
        Measure(
            "hint-he-temples", "look-he-temples", temples_of(me), 0.2, is_share=False, least=0.2, things=own_places
        ),
        *(city_measure("hint-he-safe", "look-he-safe", takeable(me, city), 0.35, LESS, city) for city in mine),
        *(city_measure("hint-he-kept", "look-he-safe", holds(foe, city), 0.6, LESS, city) for city in mine),
        *(city_measure("hint-he-falls", "look-he-falls", holds(me, city), 0.6, MORE, city) for city in theirs),
    ]


def city_measure(name: str, look: str, ask: Asking, weight: float, better: int, city: int) -> Measure:
    """A question about one city."""
    return Measure(name, look, ask, weight, better, arguments={"city": city}, things=(f"city:{city}",))


# At the end of the turn.


def cities_of(player: int) -> Asking:
    """How many cities a player holds. HE-END-01."""
    return lambda before, after: after.sides[player].cities()


def lead_of(state: HellasState) -> int:
    """How many cities more than the other player ONE holds. HE-END-01."""
    one, two = state.sides
    return one.cities() - two.cities()


def holds(player: int, city: int) -> Asking:
    """Ask whether a player holds a city."""
    return lambda before, after: after.sides[player].held >> city & 1


def takeable(player: int, city: int) -> Asking:
    """Ask whether a player holds a city that his rival has enough Greeks against, cards aside. HE-ATK-06, HE-ATK-08."""

    def ask(before: HellasState, after: HellasState) -> bool:
        if not after.sides[player].held >> city & 1:
            return False
        force, need = threat(after, 1 - player, city)
        return force >= need

    return ask


def in_danger(player: int) -> Asking:
    """How many of a player's cities the rival has enough Greeks against, cards aside."""

    def ask(before: HellasState, after: HellasState) -> int:
        found = 0
        for city in members(after.sides[player].held):
            force, need = threat(after, 1 - player, city)
            found += force >= need
        return found

    return ask


def on_table(player: int, piece: str) -> Asking:
    """How many Greeks or ships a player has on the table."""

    def ask(before: HellasState, after: HellasState) -> int:
        counts = after.greeks if piece == "greeks" else after.ships
        return sum(counts[city] for city in members(after.sides[player].held))

    return ask


def hand_size(player: int) -> Asking:
    """How many god cards a player has in hand."""
    return lambda before, after: len(after.sides[player].hand) + sum(after.sides[player].unseen)


def temples_of(player: int) -> Asking:
    """How many temples a player's cities have."""

    def ask(before: HellasState, after: HellasState) -> int:
        kinds = after.layout.kinds
        return sum(bool(TEMPLE[kinds[city]]) for city in members(after.sides[player].held))

    return ask


def target_of(code: str, seat: int) -> str:
    """The city that a move names, as the page calls it."""
    verb, _, what = code.rpartition(" ")
    return f"city:{what}" if verb.split(" ")[0] in CITY_VERBS else ""


# What is hidden.


def hidden_of(game: Game, seen: Observation, player: Player) -> Known:
    """A player's god cards, god by god: of the rival as the viewer can know them, of the viewer as both can."""
    assert seen.viewer is not None
    own: Own | None = seen.table.own if seen.viewer == player else None
    is_own = own is not None
    viewer, table = (None, shared(seen.table, seen.viewer)) if is_own else (seen.viewer, seen.table)
    sampler = game.make_sampler(viewer, table)
    assert isinstance(sampler, HellasWorldSampler)
    if own is not None:  # HE-R-53: both know these too, and that no attack may rest on them this turn
        for thief, names in ((seen.viewer, own.taken), (seen.viewer.rival, own.rival_taken)):
            sampler.template.sides[thief].taken = [CARD_INDEX[name] for name in names]
    held = own.hand if own is not None else ()
    groups = [hidden_cards(sampler, player, god, held) for god in range(len(GOD_NAMES))]
    return Known(sampler, groups, is_whole=not is_own)


def hidden_cards(sampler: HellasWorldSampler, player: Player, god: int, held: tuple[str, ...]) -> Hidden:
    """The cards of one god in a hand: some are known, the others may be any that are nowhere to be seen."""
    state = sampler.template
    known = names_of(state.sides[player].hand, god)
    unknown = sampler.hands[player][god]
    counted = drawn(known, names_of(state.bags[god], god), unknown) if sampler.prover < 0 else None  # HE-R-47
    return Hidden(
        name=GOD_NAMES[god],
        count=len(known) + unknown,
        things=tuple(sorted({*names_of(state.rules.box.bags[god], god)})),
        held=held,
        counted=counted,
        find=lambda world: names_of(world.sides[player].hand, god),
    )


def names_of(kinds: list[int], god: int) -> list[str]:
    """The cards of a god by their names."""
    return [CARD_NAMES[kind] for kind in kinds if GOD[kind] == god]


def shared(table: Table, viewer: Player) -> Table:
    """What both players know of this table: who has seen cards of a hand, and whose hand it is, know of each other."""
    assert table.own is not None
    seen = {viewer: table.own.betrayed, viewer.rival: table.own.rival}
    one, two = (
        msgspec.structs.replace(side, shown=(*side.shown, *seen[player]), taken=(0, 0, 0))
        for player, side in zip(Player, table.sides, strict=True)
    )
    return msgspec.structs.replace(table, sides=(one, two), own=None)
