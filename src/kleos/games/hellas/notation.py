"""Position notation: a state as four short lines of text, both ways.

    turn=3 active=1 action=attack agenda=target.1 fights=1 discard=A1,Z1
    map LLWWWL@1,0:L2G1S WWLLLLt@0,1:D3G0S
    one hand=A1,P2,Z1 open=A3
    two hand=A2 fresh=A2

Lines may also be separated by `/`. A tile is its edges as it lies, from E counter-clockwise, `t` for a temple, its
place, and its city: Light or Dark, Greeks, ships. Tiles are numbered from 1 in this order. Supplies, piles and what
lies in them follow from the rest. `unseen=1,0,2` counts cards drawn and not looked at; `shown=` and `peered=` are hand
cards known to all, or to the rival alone; `fresh=` and `taken=` were drawn or stolen this turn. The agenda lists
frames, the next one last, as `step.player.a.b.c`; without it the active player names an action.
"""

from typing import Final

from kleos.core.game import Game
from kleos.core.players import NOBODY
from kleos.core.positions import (
    HEAD,
    AgendaNotation,
    ChoiceKey,
    Key,
    LateKey,
    NumberKey,
    NumbersKey,
    OutcomeKey,
    PositionReader,
    SeatKey,
    TextKey,
    read_keys,
    split_lines,
    write_keys,
)
from kleos.games.hellas.board import ACTION_NAMES, OVER
from kleos.games.hellas.cards import (
    CARD_INDEX,
    CARD_NAMES,
    CITIES,
    DOLPHIN_KIND,
    GOD,
    GODS,
    GREEKS,
    MOST,
    NO_CARD,
    SHIPS,
    TEMPLE,
    TILE_INDEX,
    TILE_NAMES,
    tile_kind,
    turn_of,
)
from kleos.games.hellas.coast import MOST_TRIES
from kleos.games.hellas.god_piles import cards_drawn
from kleos.games.hellas.hexes import (
    EDGES,
    cell_at,
    column,
    dolphin_alone,
    matches,
    members,
    read_edges,
    row,
    write_edges,
)
from kleos.games.hellas.options import Rules
from kleos.games.hellas.questions import flying, gated
from kleos.games.hellas.side import Side
from kleos.games.hellas.state import POSITION_WRITERS, HellasState
from kleos.games.hellas.steps import ACT, STEPS

SIDE_KEYS: Final = ("one", "two")
LINE_KEYS: Final = ("map", "one", "two")
# What is on, as texts call it, and the field that it is.
FLAGS: Final[dict[str, str]] = {
    "free": "free_reorganisation",
    "landed": "landed",
    "even": "equal_ships",
    "calm": "free_voyage",
    "far": "far_attack",
    "extra": "extra_turn",
    "proof": "attack_on_card",
}
FIGHT_FLAGS: Final[dict[str, str]] = {"wet": "over_water", "equal": "equal_suffices", "crews": "ships_defend"}
ALL_FLAGS: Final[dict[str, str]] = {**FLAGS, **FIGHT_FLAGS}
HOLDERS: Final = "LD"
FAR: Final = 30  # the layout reaches no farther from the dolphin tile
AGENDA: Final = AgendaNotation(STEPS, 60, 1 << 24, "fight.1.1")


# Writing.


def write_position(state: HellasState) -> str:
    """The state as text."""
    lines = [write_keys(HEAD_LINE, state), write_map(state)]
    lines += [[SIDE_KEYS[player], *write_keys(SIDE_LINE, state.sides[player])] for player in (0, 1)]
    return "\n".join([" ".join(words) for words in lines])


def cards(kinds: list[int]) -> str:
    """Cards in their order."""
    return ",".join(CARD_NAMES[kind] for kind in kinds)


def tiles(kinds: list[int]) -> str:
    """Tiles in their order."""
    return ",".join(TILE_NAMES[kind] for kind in kinds)


def cities(mask: int) -> str:
    """Cities by number."""
    return ",".join(str(city) for city in members(mask))


def card_set(kinds: list[int]) -> str:
    """Cards, sorted."""
    return cards(sorted(kinds))


def cards_by_god(lists: list[list[int]]) -> str:
    """Cards god by god, in their order."""
    return cards([kind for kinds in lists for kind in kinds])


def sets_by_god(lists: list[list[int]]) -> str:
    """Cards god by god, sorted."""
    return cards([kind for kinds in lists for kind in sorted(kinds)])


def counts(numbers: list[int]) -> str:
    """A number for each god, if there is one."""
    return ",".join([str(number) for number in numbers]) if any(numbers) else ""


def card_or_none(kind: int) -> str:
    """A card, if there is one."""
    return "" if kind == NO_CARD else CARD_NAMES[kind]


def write_map(state: HellasState) -> list[str]:
    """All tiles but the dolphin."""
    words = ["map"]
    layout = state.layout
    for number in range(1, len(layout.cells)):
        holder = HOLDERS[0] if state.sides[0].held >> number & 1 else HOLDERS[1]
        temple = "t" if TEMPLE[layout.kinds[number]] else ""
        place = f"{column(layout.cells[number])},{row(layout.cells[number])}"
        city = f"{holder}{state.greeks[number]}G{state.ships[number]}S"
        words.append(f"{write_edges(layout.edges[number])}{temple}@{place}:{city}")
    return words


# Reading.


def read_position(game: Game, rules: Rules, text: str) -> HellasState:
    """The state that a text describes."""
    parts = split_lines(game, text, LINE_KEYS)
    if not parts:
        raise game.unreadable("?", "want-head-lines", keys=", ".join(LINE_KEYS))
    reader = HellasPositionReader(game, rules)
    reader.head = read_keys(reader, HEAD_LINE, reader.state, parts.get(HEAD, []))
    reader.read_map(parts.get("map", []))
    for player in (0, 1):
        reader.read_side(reader.state.sides[player], parts.get(SIDE_KEYS[player], []))
    reader.finish()
    return reader.state


class HellasPositionReader(PositionReader):
    """Reads the words of a position into a state."""

    def __init__(self, game: Game, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self.state = HellasState(game, rules, None)
        self.head: dict[str, str] = {}

    # Small things.

    def cards(self, text: str) -> list[int]:
        """Cards by their names."""
        found = []
        for name in text.split(","):
            if name:
                kind = CARD_INDEX.get(name.upper(), -1)
                if kind < 0 or not self.rules.box.copies[kind]:
                    raise self.game.unreadable(name, "want-god-card")
                found.append(kind)
        return found

    def tiles(self, text: str) -> list[int]:
        """Tiles by their kinds."""
        found = []
        for name in text.split(","):
            if name:
                if name not in TILE_INDEX:
                    raise self.game.unreadable(name, "want-tile-kind")
                found.append(TILE_INDEX[name])
        return found

    def card_set(self, text: str) -> list[int]:
        """Cards, sorted."""
        return sorted(self.cards(text))

    def card_or_none(self, text: str) -> int:
        """One card at most."""
        found = self.cards(text)
        if len(found) > 1:
            raise self.game.unreadable(f"open={text}", "want-one-card")
        return found[0] if found else NO_CARD

    def cards_by_god(self, text: str) -> list[list[int]]:
        """Cards sorted by god, in their order."""
        kinds = self.cards(text)
        return [[kind for kind in kinds if GOD[kind] == god] for god in range(GODS)]

    def counts(self, text: str) -> list[int]:
        """A number for each god."""
        return self.numbers("unseen", text or "0,0,0", GODS, 9)

    def cities(self, text: str) -> int:
        """Cities as a mask."""
        return sum(1 << self.number("cities", part, 1, CITIES) for part in text.split(",") if part)

    # The layout.

    def read_map(self, words: list[str]) -> None:
        """Lay the tiles in their order."""
        state = self.state
        state.layout = dolphin_alone(DOLPHIN_KIND)
        for number, word in enumerate(words, start=1):
            if number > CITIES:
                raise self.game.unreadable(word, "want-most-tiles", most=CITIES)
            self.read_tile(number, word)

    def read_tile(self, number: int, word: str) -> None:
        """`LLWWWLt@1,0:L2G1S`."""
        state = self.state
        tile, _, rest = word.partition("@")
        place, _, city = rest.partition(":")
        letters = tile.removesuffix("t")
        if len(letters) != EDGES or any(letter not in "WL" for letter in letters) or place.count(",") != 1:
            raise self.game.unreadable(word, "want-tile-word")
        q, r = (self.number("map", part, -FAR, FAR) for part in place.split(","))
        edges = read_edges(letters)
        kind = tile_kind(edges, tile.endswith("t"))
        place_of_spot = state.layout.place_of(cell_at(q, r))
        if place_of_spot < 0:
            raise self.game.unreadable(word, "want-free-place")
        spot = state.layout.spots[place_of_spot]
        if not matches(edges, spot.known, spot.water):
            raise self.game.unreadable(word, "want-edges-fit")  # HE-COAST-03
        state.layout = state.layout.laid(spot.cell, kind, turn_of(kind, edges), edges)
        greeks, _, ships = city[1:].partition("G")
        if city[:1] not in HOLDERS or not city[:1] or not ships.endswith("S"):
            raise self.game.unreadable(word, "want-city-word")
        player = HOLDERS.index(city[0])
        state.sides[player].held |= 1 << number
        state.greeks[number] = self.number("G", greeks, 0, MOST)
        state.ships[number] = self.number("S", ships.removesuffix("S"), 0, MOST)

    # The other lines.

    def read_side(self, side: Side, words: list[str]) -> None:
        """One player's cards."""
        read_keys(self, SIDE_LINE, side, words)
        for part in (side.shown + side.peered, side.fresh + side.taken):
            rest = side.hand[:]
            for kind in part:
                if kind not in rest:
                    raise self.game.unreadable(CARD_NAMES[kind], "want-shown-in-hand")
                rest.remove(kind)
        side.count_hand()

    # All together.

    def finish(self) -> None:
        """Work out supplies and piles, and find out who acts."""
        state = self.state
        if "agenda" in self.head:
            state.top = AGENDA.read(self, self.head["agenda"])
        elif state.outcome is None:
            state.ask(ACT, state.active)
        self.fill_tiles()
        self.fill_bags()
        self.fill_supplies()
        state.find_masks()
        if state.action == OVER or state.outcome is not None:
            if state.outcome is None:
                raise self.game.unreadable("action=over", "want-outcome")
            state.to_act = NOBODY
            return
        self.check_frames()
        try:
            state.advance()
            answered = state.outcome is not None or bool(state._legal_list())
        except (AssertionError, IndexError, ValueError):
            answered = False
        if not answered:
            raise self.game.unreadable("agenda", "want-answerable")

    def check_frames(self) -> None:
        """Some questions are about things that the position must name."""
        for frame in self.state.frames():
            missing = gated(frame.step).missing(self.state, frame)
            if missing:
                raise self.game.unreadable("agenda", missing)

    def fill_tiles(self) -> None:
        """Every tile not named lies unseen in the pile."""
        state = self.state
        bag = self.rules.box.tiles[:]
        for kind in state.layout.kinds[1:] + state.turned + state.tail + state.aside:
            if kind not in bag:
                raise self.game.unreadable(TILE_NAMES[kind], "want-fewer-tiles")
            bag.remove(kind)
        state.tile_bag = bag

    def fill_bags(self) -> None:
        """Every card not named lies in its pile or is drawn and unseen."""
        state = self.state
        bags = [bag[:] for bag in self.rules.box.bags]
        named = state.chain[:]
        for side in state.sides:
            named = named + side.hand + ([side.open_card] if side.open_card != NO_CARD else [])
        for kinds in state.discards + state.renewed_from:
            named = named + kinds
        for kind in named:
            if kind not in bags[GOD[kind]]:
                raise self.game.unreadable(CARD_NAMES[kind], "want-most-copies", most=self.rules.box.copies[kind])
            bags[GOD[kind]].remove(kind)
        state.bags = bags
        for god in range(GODS):
            drawn = cards_drawn(state, god) - len(state.renewed_from[god])
            state.piles[god] = len(bags[god]) - drawn
            if drawn < 0 or state.piles[god] < 0:
                raise self.game.unreadable("unseen", "want-fewer-unseen-cards")

    def fill_supplies(self) -> None:
        """HE-COMP-01, HE-COMP-02: all pieces not on the board or in flight."""
        state = self.state
        for player, side in enumerate(state.sides):
            held = members(side.held)
            greeks, ships = flying(state, player)
            side.greeks = GREEKS - sum(state.greeks[city] for city in held) - greeks
            side.ships = SHIPS - sum(state.ships[city] for city in held) - ships
            if side.greeks < 0 or side.ships < 0:
                raise self.game.unreadable(SIDE_KEYS[player], "want-most-pieces", greeks=GREEKS, ships=SHIPS)


# The keys of the lines.


class FlagsKey(Key[HellasPositionReader, object]):
    """What cards and actions have turned on."""

    __slots__ = ()

    def write(self, thing: object) -> str | None:
        """Those that are on."""
        return ",".join([name for name, field in ALL_FLAGS.items() if getattr(thing, field)]) or None

    def read(self, reader: HellasPositionReader, thing: object, text: str) -> None:
        """The others stay off."""
        for name in text.split(","):
            if name:
                reader.word(self.name, name, tuple(ALL_FLAGS))
                setattr(thing, ALL_FLAGS[name], True)


class ChainKey(Key[HellasPositionReader, HellasState]):
    """Cards laid and not yet settled, and who laid the first."""

    __slots__ = ()

    def write(self, thing: HellasState) -> str | None:
        """His seat, then the cards."""
        return f"{thing.chain_by + 1},{cards(thing.chain)}" if thing.chain else None

    def read(self, reader: HellasPositionReader, thing: HellasState, text: str) -> None:
        """His seat, then the cards."""
        by, _, names = text.partition(",")
        thing.chain_by = reader.number(self.name, by, 1, 2) - 1
        thing.chain = reader.cards(names)


HEAD_LINE: Final[list[Key[HellasPositionReader, HellasState]]] = [
    NumberKey("turn", 0, 10**9 - 1, default="3", blank=None),
    SeatKey("active"),
    ChoiceKey("action", ACTION_NAMES, default="none"),
    LateKey("agenda", lambda state: AGENDA.write(state) or None),
    NumbersKey("steps", ("steps_left", "steps_made"), 99),
    TextKey("new", cities, HellasPositionReader.cities, field="new_cities"),
    TextKey("attacked", cities, HellasPositionReader.cities),
    NumberKey("fights", 0, 99),
    NumbersKey("fight", ("target", "force", "attack_plus", "defence_plus"), 99),
    FlagsKey("flags"),
    TextKey("turned", tiles, HellasPositionReader.tiles),
    TextKey("tail", tiles, HellasPositionReader.tiles),
    TextKey("aside", tiles, HellasPositionReader.tiles),
    NumberKey("try", 0, MOST_TRIES - 1, field="coast_try"),
    ChainKey("chain"),
    TextKey("discard", cards_by_god, HellasPositionReader.cards_by_god, field="discards"),
    TextKey("old", sets_by_god, HellasPositionReader.cards_by_god, field="renewed_from"),
    NumberKey("reveals", 0, 10**8),
    OutcomeKey("outcome"),
]
SIDE_LINE: Final[list[Key[HellasPositionReader, Side]]] = [
    *[TextKey(name, card_set, HellasPositionReader.card_set) for name in ("hand", "shown", "peered", "fresh", "taken")],
    TextKey("unseen", counts, HellasPositionReader.counts),
    TextKey("open", card_or_none, HellasPositionReader.card_or_none, field="open_card"),
]


POSITION_WRITERS.append(write_position)
