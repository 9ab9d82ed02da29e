"""Position notation: a state as three short lines of text, both ways.

    turn=3 active=1 score=2 deck=40 discard=RS1,R3
    one hand=B1,B7 O1=R2+RE1:w2 T=GS1 markers=RB
    two hand=Y4,YS2 O1=Aias

Lines may also be separated by `/`. Cards are given by their kind, or by their name with `_` for a blank. What is left
out is as in an empty third turn; cards not named lie unseen in pile and box. A unit is `kind+equipment:marks`, marks
joined by dots: `w2` damage, `a` has attacked, `g1` granted attacks, `n` has granted one. `open=` and `peered=` are
hand cards that everybody, or the rival alone, knows; `tail=R3@1` lies under the pile, known to player 1. The agenda
lists frames, the next one last, as `step.player.unit.a.b`; without it the active player is in phase 1.
"""

from typing import Final, final

from kleos.core.agenda import BOTTOM, Draw, Frame, Question, Step
from kleos.core.game import Game
from kleos.core.players import CHANCE_SEAT, NOBODY
from kleos.core.positions import (
    HEAD,
    AgendaNotation,
    ChoiceKey,
    Key,
    LateKey,
    NumberKey,
    OutcomeKey,
    PositionReader,
    SeatKey,
    TextKey,
    read_keys,
    split_lines,
    write_keys,
)
from kleos.games.olympus.board import OVER, PHASE_NAMES, SKIP_NAMES
from kleos.games.olympus.cards import (
    BOXED,
    CARDS,
    COLOURS,
    COPIES_OF,
    EQUIPMENT,
    FIRST_COPY,
    KIND_INDEX,
    KIND_NAMES,
    KINDS,
    MOST_PLAYS,
    NO_CARD,
    NO_SLOT,
    SLOT_NAMES,
    SLOTS,
    Slot,
)
from kleos.games.olympus.frames import FITTING, MOST_FRAMES
from kleos.games.olympus.options import Rules
from kleos.games.olympus.side import Side
from kleos.games.olympus.state import POSITION_WRITERS, OlympusState
from kleos.games.olympus.steps import PLAY_CARD, STEPS, TURN, holds_card, names_unit

SIDE_KEYS: Final = ("one", "two")
MOST_TURNS: Final = 999
MOST_DAMAGE: Final = 9999
MOST_GRANTS: Final = 500
MOST_NUMBER: Final = 99_999_999  # in a frame
# By unit + 1: nobody, a slot, or where a unit stood that has left play.
UNIT_NAMES: Final = ("", *SLOT_NAMES, "-", "-", *(f"x{name}" for name in SLOT_NAMES))


# Writing.


def write_position(state: OlympusState) -> str:
    """The state as text."""
    lines = [write_keys(HEAD_LINE, state)]
    lines += [[SIDE_KEYS[player], *write_keys(SIDE_LINE, state.sides[player])] for player in (0, 1)]
    return "\n".join([" ".join(words) for words in lines])


def names(kinds: list[int]) -> str:
    """Kinds in their order."""
    return ",".join(KIND_NAMES[kind] for kind in kinds)


def names_of_set(kinds: list[int]) -> str:
    """Kinds, sorted."""
    return names(sorted(kinds))


def colours(mask: int) -> str:
    """The letters of a mask."""
    return "".join(letter for k, letter in enumerate(COLOURS) if mask >> k & 1)


def with_knowers(kinds: list[int], knowers: list[int]) -> str:
    """Hidden cards and who knows them."""
    marks = ("", "@1", "@2", "@12")
    return ",".join(KIND_NAMES[kind] + marks[mask] for kind, mask in zip(kinds, knowers, strict=True))


def write_unit(side: Side, slot: Slot) -> str:
    """A unit with all that lies on and under it."""
    text = KIND_NAMES[side.unit[slot]]
    if side.equipment[slot] >= 0:
        text += "+" + KIND_NAMES[side.equipment[slot]]
    marks = []
    if side.damage[slot]:
        marks.append(f"w{side.damage[slot]}")
    if side.done[slot]:
        marks.append("a")
    if side.grants[slot]:
        marks.append(f"g{side.grants[slot]}")
    if side.again[slot]:
        marks.append("n")
    return f"{text}:{'.'.join(marks)}" if marks else text


# Reading.


def read_position(game: Game, rules: Rules, text: str) -> OlympusState:
    """The state that a text describes."""
    parts = split_lines(game, text, SIDE_KEYS)
    if not parts:
        raise game.unreadable("?", "want-head-lines", keys=", ".join(SIDE_KEYS))
    state = OlympusState(game, rules, None)
    reader = OlympusPositionReader(game, rules, state)
    reader.read_head(parts.get(HEAD, []))
    for player in (0, 1):
        reader.read_side(state.sides[player], parts.get(SIDE_KEYS[player], []))
    reader.finish()
    return state


class OlympusPositionReader(PositionReader):
    """Reads the words of a position into a state."""

    def __init__(self, game: Game, rules: Rules, state: OlympusState) -> None:
        super().__init__(game)
        self.rules = rules
        self.state = state
        self.head: dict[str, str] = {}
        self.by_name: dict[str, int] = {}
        self.marker_given: bool = False
        for kind in range(KINDS):
            if rules.box.present[kind]:
                self.by_name[KIND_NAMES[kind].casefold()] = kind
                self.by_name[rules.box.names[kind].replace(" ", "_").casefold()] = kind

    # Small things.

    def kind(self, text: str) -> int:
        """A card by kind or name."""
        kind = self.by_name.get(text.casefold(), -1)
        if kind < 0:
            raise self.game.unreadable(text, "want-olympus-card")
        return kind

    def kinds(self, text: str) -> list[int]:
        """Several cards."""
        return [self.kind(name) for name in text.split(",") if name]

    def set_of_kinds(self, text: str) -> list[int]:
        """Several cards, sorted."""
        return sorted(self.kinds(text))

    def mask(self, text: str) -> int:
        """Markers by different colour letters."""
        return sum(1 << colour for colour in self.letters("markers", text, COLOURS))

    # The first line.

    def read_head(self, words: list[str]) -> None:
        """What lies between the players."""
        self.head = read_keys(self, HEAD_LINE, self.state, words)

    def known_cards(self, text: str) -> tuple[list[int], list[int]]:
        """Hidden cards with their knowers."""
        cards: list[int] = []
        knowers: list[int] = []
        for word in text.split(","):
            if word:
                name, _, who = word.partition("@")
                cards.append(self.kind(name))
                knowers.append(self.word("tail", who, ("", "1", "2", "12")))
        return cards, knowers

    # The other lines.

    def read_side(self, side: Side, words: list[str]) -> None:
        """One player's things."""
        read_keys(self, SIDE_LINE, side, words)
        rest = side.hand[:]
        for kind in side.open + side.peered:
            if kind not in rest:
                raise self.game.unreadable(KIND_NAMES[kind], "want-open-in-hand")
            rest.remove(kind)
        side.recount()

    def read_unit(self, side: Side, slot: Slot, text: str) -> None:
        """A unit, its equipment and its marks."""
        cards, _, marks = text.partition(":")
        unit, _, equipment = cards.partition("+")
        side.unit[slot] = self.kind(unit)
        side.equipment[slot] = self.kind(equipment) if equipment else NO_CARD
        types = self.rules.box.type_of
        if types[side.unit[slot]] == EQUIPMENT or (equipment and types[side.equipment[slot]] != EQUIPMENT):
            raise self.game.unreadable(text, "want-unit-word")
        for mark in marks.split("."):
            if mark[:1] == "w":
                side.damage[slot] = self.number("w", mark[1:], 0, MOST_DAMAGE)
            elif mark[:1] == "g":
                side.grants[slot] = self.number("g", mark[1:], 0, MOST_GRANTS)
            elif mark == "a":
                side.done[slot] = 1
            elif mark == "n":
                side.again[slot] = 1
            elif mark:
                raise self.game.unreadable(text, "want-unit-marks")

    # All together.

    def finish(self) -> None:
        """Fill the bag, set the markers and the agenda, and find out who acts."""
        state = self.state
        one, two = state.sides[0].markers, state.sides[1].markers
        default = colours(15 & ~(one | two))
        state.board_markers = self.mask(self.head.get("markers", default))
        if one & two or (one | two) & state.board_markers or one | two | state.board_markers != 15:
            raise self.game.unreadable("markers", "want-markers-once")  # FO-COMP-05
        state.top = self.agenda()
        self.fill_bag()
        if state.phase == OVER or state.outcome is not None:
            if state.outcome is None:
                raise self.game.unreadable("phase=over", "want-outcome")
            state.to_act = NOBODY
        else:
            self.find_actor()
        if "starter" not in self.head and state.turn:  # FO-TURN-01: by turn and active player
            state.starter = state.active if state.turn % 2 else 1 - state.active

    def agenda(self) -> Frame:
        """The frame on top; by default the active player is in phase 1."""
        state = self.state
        if "agenda" in self.head:
            return AGENDA.read(self, self.head["agenda"])
        return BOTTOM if state.outcome is not None else PLAY_CARD.alone[state.active]

    def find_actor(self) -> None:
        """Who answers the question on top; a turn that is about to begin is begun."""
        state = self.state
        handler = state.top.step.handler
        if state.top.step is TURN and state.top.below is BOTTOM:
            state.advance()
        elif isinstance(handler, Question):
            state.to_act = state.top.player
        elif isinstance(handler, Draw):
            state.to_act = CHANCE_SEAT
        else:
            raise self.game.unreadable("agenda", "want-answerable")

    def fill_bag(self) -> None:
        """Every card not named lies unseen in pile or box."""
        state = self.state
        used = [0] * KINDS
        held = [frame.a for frame in state.frames() if holds_card(frame.step)]
        named = state.discard + state.tail + state.looked + held
        for side in state.sides:
            named = named + side.hand + side.closed + [kind for kind in side.unit + side.equipment if kind >= 0]
        for kind in named:
            used[kind] += 1
        state.bag = []
        for kind in range(KINDS):
            if used[kind] > COPIES_OF[kind]:
                raise self.game.unreadable(KIND_NAMES[kind], "want-most-copies", most=COPIES_OF[kind])
            if self.rules.box.present[kind]:
                state.bag.extend(FIRST_COPY[kind] + copy for copy in range(used[kind], COPIES_OF[kind]))
        state.find_bag()
        tail = len(state.tail)
        most = max(0, len(state.bag) - BOXED) + tail  # FO-SET-02
        state.deck = self.number("deck", self.head.get("deck", str(most)), tail, most)


# The keys of the lines.


@final
class OlympusAgendaNotation(AgendaNotation):
    """A frame is `step.player.unit.a.b`, with an empty place where a step names no unit."""

    __slots__ = ()

    def numbers(self, frame: Frame) -> list[str]:
        """The unit by its slot."""
        if names_unit(frame.step):
            return [UNIT_NAMES[frame.a + 1], str(frame.b), str(frame.c)]
        return ["", str(frame.a), str(frame.b)]

    def read_numbers(self, reader: PositionReader, step: Step, words: list[str]) -> tuple[int, int, int]:
        """The unit by its slot."""
        unit = reader.word("agenda", words[0], UNIT_NAMES) - 1
        most = KINDS - 1 if holds_card(step) else self.most_number
        first = reader.number("agenda", words[1] or "0", 0, most)
        second = reader.number("agenda", words[2] or "0", 0, self.most_number)
        if names_unit(step):
            return unit, first, second
        if unit != NO_SLOT:
            raise reader.game.unreadable(f"agenda {step.name}", FITTING)
        return first, second, 0


AGENDA: Final = OlympusAgendaNotation(STEPS, MOST_FRAMES, MOST_NUMBER, "run.1.D1.40.42")


class TailKey(Key[OlympusPositionReader, OlympusState]):
    """Hidden cards under the pile, and who knows them."""

    __slots__ = ()

    def write(self, thing: OlympusState) -> str | None:
        """`R3@1`."""
        return with_knowers(thing.tail, thing.knowers) if thing.tail else None

    def read(self, reader: OlympusPositionReader, thing: OlympusState, text: str) -> None:
        """Both lists."""
        thing.tail, thing.knowers = reader.known_cards(text)


class FreshKey(Key[OlympusPositionReader, OlympusState]):
    """The card that may be played for nothing, `!` if the rival knows it."""

    __slots__ = ()

    def write(self, thing: OlympusState) -> str | None:
        """Its kind."""
        return None if thing.fresh == NO_CARD else f"{KIND_NAMES[thing.fresh]}{'!' if thing.fresh_known else ''}"

    def read(self, reader: OlympusPositionReader, thing: OlympusState, text: str) -> None:
        """By kind or name."""
        thing.fresh = reader.kind(text.removesuffix("!")) if text else NO_CARD
        thing.fresh_known = text.endswith("!")


class UnitKey(Key[OlympusPositionReader, Side]):
    """The unit in a slot, with all that lies on and under it."""

    __slots__ = ("slot",)

    def __init__(self, slot: Slot) -> None:
        super().__init__(SLOT_NAMES[slot])
        self.slot: Slot = slot

    def write(self, thing: Side) -> str | None:
        """`R2+RE1:w2`."""
        return write_unit(thing, self.slot) if thing.unit[self.slot] >= 0 else None

    def read(self, reader: OlympusPositionReader, thing: Side, text: str) -> None:
        """Put it there."""
        reader.read_unit(thing, self.slot, text)


HEAD_LINE: Final[list[Key[OlympusPositionReader, OlympusState]]] = [
    NumberKey("turn", 0, MOST_TURNS, default="3", blank=None),
    SeatKey("active"),
    ChoiceKey("phase", PHASE_NAMES, default="play"),
    SeatKey("starter"),
    NumberKey("score", -7, 7, blank=None),
    LateKey("deck", lambda state: str(state.deck)),
    LateKey("markers", lambda state: colours(state.board_markers)),
    ChoiceKey("skip", SKIP_NAMES, default="none", blank="none"),
    NumberKey("played", 0, MOST_PLAYS),
    TextKey("discard", names, OlympusPositionReader.kinds),
    TailKey("tail", ""),
    TextKey("looked", names, OlympusPositionReader.kinds),
    FreshKey("fresh", ""),
    LateKey("agenda", lambda state: AGENDA.write(state) or None),
    NumberKey("reveals", 0, 10**8),
    OutcomeKey("outcome"),
]
SIDE_LINE: Final[list[Key[OlympusPositionReader, Side]]] = [
    *[TextKey(name, names_of_set, OlympusPositionReader.set_of_kinds) for name in ("hand", "open", "peered", "closed")],
    *[UnitKey(slot) for slot in range(SLOTS)],
    TextKey("markers", colours, OlympusPositionReader.mask),
]
assert len(KIND_INDEX) == KINDS < CARDS
POSITION_WRITERS.append(write_position)
