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

from typing import Final

from kleos.core.agenda import BOTTOM, Draw, Frame, Question, Step
from kleos.core.game import Game
from kleos.core.players import CHANCE_SEAT, NOBODY, Player
from kleos.core.positions import HEAD, PositionReader, split_lines
from kleos.core.state import Outcome
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
HEAD_KEYS: Final = (
    "turn active phase starter skip score deck played markers discard tail looked fresh agenda reveals outcome"
)
MOST_TURNS: Final = 999
MOST_DAMAGE: Final = 9999
MOST_GRANTS: Final = 500
MOST_NUMBER: Final = 99_999_999  # in a frame
FRAME: Final = "run.1.D1.40.42"  # an example of a frame
# By unit + 1: nobody, a slot, or where a unit stood that has left play.
UNIT_NAMES: Final = ("", *SLOT_NAMES, "-", "-", *(f"x{name}" for name in SLOT_NAMES))


# Writing.


def write_position(state: OlympusState) -> str:
    """The state as text."""
    return "\n".join([write_head(state), write_side(state.sides[0], 0), write_side(state.sides[1], 1)])


def names(kinds: list[int]) -> str:
    """Kinds in their order."""
    return ",".join(KIND_NAMES[kind] for kind in kinds)


def colours(mask: int) -> str:
    """The letters of a mask."""
    return "".join(letter for k, letter in enumerate(COLOURS) if mask >> k & 1)


def with_knowers(kinds: list[int], knowers: list[int]) -> str:
    """Hidden cards and who knows them."""
    marks = ("", "@1", "@2", "@12")
    return ",".join(KIND_NAMES[kind] + marks[mask] for kind, mask in zip(kinds, knowers, strict=True))


def write_head(state: OlympusState) -> str:
    """What lies between the players, and who decides what."""
    words = [
        f"turn={state.turn}",
        f"active={state.active + 1}",
        f"phase={PHASE_NAMES[state.phase]}",
        f"starter={state.starter + 1}",
        f"score={state.score}",
        f"deck={state.deck}",
        f"markers={colours(state.board_markers)}",
    ]
    if state.skip:
        words.append(f"skip={SKIP_NAMES[state.skip]}")
    if state.played:
        words.append(f"played={state.played}")
    if state.discard:
        words.append("discard=" + names(state.discard))
    if state.tail:
        words.append("tail=" + with_knowers(state.tail, state.knowers))
    if state.looked:
        words.append("looked=" + names(state.looked))
    if state.fresh != NO_CARD:
        words.append(f"fresh={KIND_NAMES[state.fresh]}{'!' if state.fresh_known else ''}")
    if state.top is not BOTTOM:
        words.append("agenda=" + write_agenda(state))
    if state.reveals:
        words.append(f"reveals={state.reveals}")
    outcome = state.outcome
    if outcome is not None:
        seat = 0 if outcome.winner is None else outcome.winner.seat
        words.append(f"outcome={seat},{outcome.reason},{outcome.clause}")
    return " ".join(words)


def write_agenda(state: OlympusState) -> str:
    """The frames of the agenda, the next one last."""
    return ",".join(write_frame(frame) for frame in state.frames())


def write_frame(frame: Frame) -> str:
    """One frame of the agenda, without the zeros at its end."""
    words = [frame.step.name, str(frame.player + 1)]
    if not frame.step.fields:
        return ".".join(words)
    if names_unit(frame.step):
        words += [UNIT_NAMES[frame.a + 1], str(frame.b), str(frame.c)]
    else:
        words += ["", str(frame.a), str(frame.b)]
    while words[-1] in ("", "0"):
        words.pop()
    return ".".join(words)


def write_side(side: Side, player: int) -> str:
    """One player's things."""
    words = [SIDE_KEYS[player]]
    for key, kinds in (("hand", side.hand), ("open", side.open), ("peered", side.peered), ("closed", side.closed)):
        if kinds:
            words.append(f"{key}=" + names(sorted(kinds)))
    words.extend(write_unit(side, slot) for slot in range(SLOTS) if side.unit[slot] >= 0)
    if side.markers:
        words.append("markers=" + colours(side.markers))
    return " ".join(words)


def write_unit(side: Side, slot: Slot) -> str:
    """A unit with all that lies on and under it."""
    text = f"{SLOT_NAMES[slot]}={KIND_NAMES[side.unit[slot]]}"
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

    def mask(self, key: str, text: str) -> int:
        """Different colour letters."""
        return sum(1 << colour for colour in self.letters(key, text, COLOURS))

    # The first line.

    def read_head(self, words: list[str]) -> None:
        """What lies between the players."""
        state = self.state
        found = self.words(words, tuple(HEAD_KEYS.split()))
        self.head = found
        state.turn = self.number("turn", found.get("turn", "3"), 0, MOST_TURNS)
        state.active = self.number("active", found.get("active", "1"), 1, 2) - 1
        state.phase = self.word("phase", found.get("phase", "play"), PHASE_NAMES)
        state.starter = self.number("starter", found.get("starter", "1"), 1, 2) - 1
        state.skip = self.word("skip", found.get("skip", "none"), SKIP_NAMES)
        state.score = self.number("score", found.get("score", "0"), -7, 7)
        state.played = self.number("played", found.get("played", "0"), 0, MOST_PLAYS)
        state.discard = self.kinds(found.get("discard", ""))
        state.tail, state.knowers = self.known_cards(found.get("tail", ""))
        state.looked = self.kinds(found.get("looked", ""))
        fresh = found.get("fresh", "")
        state.fresh = self.kind(fresh.removesuffix("!")) if fresh else NO_CARD
        state.fresh_known = fresh.endswith("!")
        state.reveals = self.number("reveals", found.get("reveals", "0"), 0, 10**8)
        if "outcome" in found:
            seat, reason, clause = ([*found["outcome"].split(","), "", ""])[:3]
            winner = self.number("outcome", seat, 0, 2)
            state.outcome = Outcome(None if winner == 0 else Player(winner - 1), reason, clause)

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
        found = self.words(words, ("hand", "open", "peered", "closed", *SLOT_NAMES, "markers"))
        side.hand = sorted(self.kinds(found.get("hand", "")))
        side.open = self.kinds(found.get("open", ""))
        side.peered = self.kinds(found.get("peered", ""))
        side.closed = sorted(self.kinds(found.get("closed", "")))
        rest = side.hand[:]
        for kind in side.open + side.peered:
            if kind not in rest:
                raise self.game.unreadable(KIND_NAMES[kind], "want-open-in-hand")
            rest.remove(kind)
        for slot in range(SLOTS):
            if SLOT_NAMES[slot] in found:
                self.read_unit(side, slot, found[SLOT_NAMES[slot]])
        side.markers = self.mask("markers", found.get("markers", ""))
        side.recount()

    def read_unit(self, side: Side, slot: Slot, text: str) -> None:
        """A unit, its equipment and its marks."""
        cards, _, marks = text.partition(":")
        unit, _, gear = cards.partition("+")
        side.unit[slot] = self.kind(unit)
        side.equipment[slot] = self.kind(gear) if gear else NO_CARD
        types = self.rules.box.type_of
        if types[side.unit[slot]] == EQUIPMENT or (gear and types[side.equipment[slot]] != EQUIPMENT):
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
        state.board_markers = self.mask("markers", self.head.get("markers", default))
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
            return read_agenda(self, self.head["agenda"])
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


def read_agenda(reader: PositionReader, text: str) -> Frame:
    """The frame on top of an agenda."""
    top = BOTTOM
    frames = text.split(",")
    if len(frames) > MOST_FRAMES:
        raise reader.game.unreadable(frames[MOST_FRAMES], "want-frames", example=FRAME)
    for frame in frames:
        top = read_frame(reader, frame, top)
    return top


def read_frame(reader: PositionReader, text: str, below: Frame) -> Frame:
    """One frame."""
    if text.count(".") > 4:
        raise reader.game.unreadable(text, "want-frames", example=FRAME)
    words = [*text.split("."), "", "", "", ""]
    step = read_step(reader, words[0])
    player = reader.number("agenda", words[1], 1, 2) - 1
    unit = reader.word("agenda", words[2], UNIT_NAMES) - 1
    first = reader.number("agenda", words[3] or "0", 0, KINDS - 1 if holds_card(step) else MOST_NUMBER)
    second = reader.number("agenda", words[4] or "0", 0, MOST_NUMBER)
    if names_unit(step):
        return Frame(step, player, unit, first, second, below)
    if unit != NO_SLOT:
        raise reader.game.unreadable(f"agenda {step.name}", FITTING)
    return Frame(step, player, first, second, 0, below)


def read_step(reader: PositionReader, name: str) -> Step:
    """A step by its name."""
    reader.word("agenda", name, tuple(STEPS.by_name))
    return STEPS.by_name[name]


assert len(KIND_INDEX) == KINDS < CARDS
POSITION_WRITERS.append(write_position)
