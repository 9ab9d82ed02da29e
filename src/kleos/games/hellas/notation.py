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

from kleos.core.agenda import BOTTOM, Frame
from kleos.core.game import Game
from kleos.core.players import NOBODY, Player
from kleos.core.positions import HEAD, PositionReader, split_lines
from kleos.core.state import Outcome
from kleos.games.hellas.board import ACTION_NAMES, OVER, Board
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
HEAD_KEYS: Final = (
    "turn active action agenda steps new attacked fights fight flags turned tail aside try chain discard old reveals "
    "outcome"
)
FLAGS: Final = ("free", "landed", "even", "calm", "far", "extra", "proof", "wet", "equal", "crews")
CARD_LISTS: Final = ("hand", "shown", "peered", "fresh", "taken")
HOLDERS: Final = "LD"
MOST_FRAMES: Final = 60
FAR: Final = 30  # the layout reaches no farther from the dolphin tile
STEP_NAMES: Final = tuple(STEPS.by_name)


# Writing.


def write_position(state: HellasState) -> str:
    """The state as text."""
    return "\n".join(
        [write_head(state), write_map(state), write_side(state.sides[0], 0), write_side(state.sides[1], 1)]
    )


def cards(kinds: list[int]) -> str:
    """Cards in their order."""
    return ",".join(CARD_NAMES[kind] for kind in kinds)


def tiles(kinds: list[int]) -> str:
    """Tiles in their order."""
    return ",".join(TILE_NAMES[kind] for kind in kinds)


def cities(mask: int) -> str:
    """Cities by number."""
    return ",".join(str(city) for city in members(mask))


def flags(state: HellasState) -> list[bool]:
    """In the order of FLAGS."""
    one = [state.free_reorganisation, state.landed, state.equal_ships, state.free_voyage, state.far_attack]
    return [*one, state.extra_turn, state.attack_on_card, state.over_water, state.equal_suffices, state.ships_defend]


def write_head(state: HellasState) -> str:
    """Who decides what, and what lies beside the layout."""
    words = [f"turn={state.turn}", f"active={state.active + 1}", f"action={ACTION_NAMES[state.action]}"]
    optional = [
        ("agenda", write_agenda(state)),
        ("steps", f"{state.steps_left},{state.steps_made}" if state.steps_left or state.steps_made else ""),
        ("new", cities(state.new_cities)),
        ("attacked", cities(state.attacked)),
        ("fights", str(state.fights) if state.fights else ""),
        ("fight", write_fight(state)),
        ("flags", ",".join(name for name, on in zip(FLAGS, flags(state), strict=True) if on)),
        ("turned", tiles(state.turned)),
        ("tail", tiles(state.tail)),
        ("aside", tiles(state.aside)),
        ("try", str(state.coast_try) if state.coast_try else ""),
        ("chain", f"{state.chain_by + 1},{cards(state.chain)}" if state.chain else ""),
        ("discard", ",".join(cards(kinds) for kinds in state.discards if kinds)),
        ("old", ",".join(cards(sorted(kinds)) for kinds in state.renewed_from if kinds)),
        ("reveals", str(state.reveals) if state.reveals else ""),
    ]
    words += [f"{key}={value}" for key, value in optional if value]
    outcome = state.outcome
    if outcome is not None:
        seat = 0 if outcome.winner is None else outcome.winner.seat
        words.append(f"outcome={seat},{outcome.reason},{outcome.clause}")
    return " ".join(words)


def write_agenda(state: Board) -> str:
    """The frames of the agenda, the next one last."""
    return ",".join([write_frame(frame) for frame in state.frames()])


def write_frame(frame: Frame) -> str:
    """One frame of the agenda, without the zeros at its end."""
    head = f"{frame.step.name}.{frame.player + 1}"
    numbers = [frame.a, frame.b, frame.c]
    while numbers and not numbers[-1]:
        numbers.pop()
    return ".".join([head, *[str(number) for number in numbers]]) if numbers else head


def write_fight(state: HellasState) -> str:
    """Target, force and extra Greeks."""
    if not state.target:
        return ""
    return f"{state.target},{state.force},{state.attack_plus},{state.defence_plus}"


def write_map(state: HellasState) -> str:
    """All tiles but the dolphin."""
    words = ["map"]
    layout = state.layout
    for number in range(1, len(layout.cells)):
        holder = HOLDERS[0] if state.sides[0].held >> number & 1 else HOLDERS[1]
        temple = "t" if TEMPLE[layout.kinds[number]] else ""
        place = f"{column(layout.cells[number])},{row(layout.cells[number])}"
        city = f"{holder}{state.greeks[number]}G{state.ships[number]}S"
        words.append(f"{write_edges(layout.edges[number])}{temple}@{place}:{city}")
    return " ".join(words)


def write_side(side: Side, player: int) -> str:
    """One player's cards."""
    words = [SIDE_KEYS[player]]
    for key, kinds in zip(CARD_LISTS, (side.hand, side.shown, side.peered, side.fresh, side.taken), strict=True):
        if kinds:
            words.append(f"{key}=" + cards(sorted(kinds)))
    if any(side.unseen):
        words.append("unseen=" + ",".join(str(count) for count in side.unseen))
    if side.open_card != NO_CARD:
        words.append(f"open={CARD_NAMES[side.open_card]}")
    return " ".join(words)


# Reading.


def read_position(game: Game, rules: Rules, text: str) -> HellasState:
    """The state that a text describes."""
    parts = split_lines(game, text, LINE_KEYS)
    if not parts:
        raise game.unreadable("?", "want-head-lines", keys=", ".join(LINE_KEYS))
    reader = HellasPositionReader(game, rules)
    reader.read_head(parts.get(HEAD, []))
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

    def numbers(self, key: str, size: int, high: int) -> list[int]:
        """Numbers of the head joined by commas, zeros by default."""
        if key not in self.head:
            return [0] * size
        parts = self.head[key].split(",")
        if len(parts) != size:
            raise self.game.unreadable(f"{key}={self.head[key]}", "want-numbers", count=size)
        return [self.number(key, part, 0, high) for part in parts]

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

    def cities(self, key: str) -> int:
        """Cities of the head as a mask."""
        return sum(1 << self.number(key, part, 1, CITIES) for part in self.head.get(key, "").split(",") if part)

    # The first line.

    def read_head(self, words: list[str]) -> None:
        """Who decides what, and what lies beside the layout."""
        state = self.state
        found = self.words(words, tuple(HEAD_KEYS.split()))
        self.head = found
        state.turn = self.number("turn", found.get("turn", "3"), 0, 10**9 - 1)
        state.active = self.number("active", found.get("active", "1"), 1, 2) - 1
        state.action = self.word("action", found.get("action", "none"), ACTION_NAMES)
        state.steps_left, state.steps_made = self.numbers("steps", 2, 99)
        state.new_cities = self.cities("new")
        state.attacked = self.cities("attacked")
        state.fights = self.number("fights", found.get("fights", "0"), 0, 99)
        state.target, state.force, state.attack_plus, state.defence_plus = self.numbers("fight", 4, 99)
        self.read_flags(found.get("flags", ""))
        state.turned = self.tiles(found.get("turned", ""))
        state.tail = self.tiles(found.get("tail", ""))
        state.aside = self.tiles(found.get("aside", ""))
        state.coast_try = self.number("try", found.get("try", "0"), 0, MOST_TRIES - 1)
        self.read_chain(found.get("chain", ""))
        state.discards = self.gods(self.cards(found.get("discard", "")))
        state.renewed_from = self.gods(self.cards(found.get("old", "")))
        state.reveals = self.number("reveals", found.get("reveals", "0"), 0, 10**8)
        if "outcome" in found:
            seat, reason, clause = ([*found["outcome"].split(","), "", ""])[:3]
            winner = self.number("outcome", seat, 0, 2)
            state.outcome = Outcome(None if winner == 0 else Player(winner - 1), reason, clause)

    def read_flags(self, text: str) -> None:
        """Effects that are on."""
        on = [False] * len(FLAGS)
        for name in text.split(","):
            if name:
                on[self.word("flags", name, FLAGS)] = True
        state = self.state
        state.free_reorganisation, state.landed, state.equal_ships = on[0], on[1], on[2]
        state.free_voyage, state.far_attack, state.extra_turn = on[3], on[4], on[5]
        state.attack_on_card, state.over_water, state.equal_suffices, state.ships_defend = on[6], on[7], on[8], on[9]

    def read_chain(self, text: str) -> None:
        """Cards laid and not yet settled."""
        if text:
            by, _, names = text.partition(",")
            self.state.chain_by = self.number("chain", by, 1, 2) - 1
            self.state.chain = self.cards(names)

    def gods(self, kinds: list[int]) -> list[list[int]]:
        """Cards sorted by god, in their order."""
        return [[kind for kind in kinds if GOD[kind] == god] for god in range(GODS)]

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
        found = self.words(words, (*CARD_LISTS, "unseen", "open"))
        lists = [sorted(self.cards(found.get(key, ""))) for key in CARD_LISTS]
        side.hand, side.shown, side.peered, side.fresh, side.taken = lists[0], lists[1], lists[2], lists[3], lists[4]
        for part in (side.shown + side.peered, side.fresh + side.taken):
            rest = side.hand[:]
            for kind in part:
                if kind not in rest:
                    raise self.game.unreadable(CARD_NAMES[kind], "want-shown-in-hand")
                rest.remove(kind)
        counts = found.get("unseen", "0,0,0").split(",")
        if len(counts) != GODS:
            raise self.game.unreadable("unseen=" + found["unseen"], "want-numbers", count=3)
        side.unseen = [self.number("unseen", count, 0, 9) for count in counts]
        opened = self.cards(found.get("open", ""))
        if len(opened) > 1:
            raise self.game.unreadable("open=" + found["open"], "want-one-card")
        side.open_card = opened[0] if opened else NO_CARD
        side.count_hand()

    # All together.

    def finish(self) -> None:
        """Work out supplies and piles, and find out who acts."""
        state = self.state
        if "agenda" in self.head:
            read_agenda(self, state, self.head["agenda"])
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


def read_agenda(reader: PositionReader, state: Board, text: str) -> None:
    """Put the frames of a text on the agenda."""
    state.top = BOTTOM
    for count, frame in enumerate(text.split(",")):
        if frame.count(".") > 4 or count > MOST_FRAMES:
            raise reader.game.unreadable(frame, "want-frames", example="fight.1.1")
        read_frame(reader, state, [*frame.split("."), "", "", "", ""])


def read_frame(reader: PositionReader, state: Board, words: list[str]) -> None:
    """Put one frame on the agenda: its step, its player, and its numbers, zeros by default."""
    step = STEPS.by_name[STEP_NAMES[reader.word("agenda", words[0], STEP_NAMES)]]
    player = reader.number("agenda", words[1], 1, 2) - 1
    a, b, c = [reader.number("agenda", word or "0", 0, 1 << 24) for word in words[2:5]]
    if a or b or c:
        state.push(step, player, a, b, c)
    else:
        state.ask(step, player)


POSITION_WRITERS.append(write_position)
