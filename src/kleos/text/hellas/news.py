"""The log of Hellas in words, as one viewer saw it.

A void card, a conquest, a failed attack and the next turn need no decision of their own: they are read from the tables
before and after. Steps in a row become one sentence, and so do a target and the Greeks sent there.
"""

from kleos.core.players import Player
from kleos.games.hellas.view import Table
from kleos.text import narrator
from kleos.text.hellas.words import UNSEEN, HellasNarrator
from kleos.text.log_lines import ASIDES, RESULT, Line, Telling
from kleos.text.words import tell

# Verbs whose lines are put together, and what they are put together as.
GROUPS = {
    "greek": "place",
    "ship": "place",
    "draw": "place",
    "convert": "place",
    "send": "send",
    "lift": "move",
    "drop": "move",
}
PLACES = ("from", "pay", "storm", "swap")  # verbs that name a city
SILENT = ("reinforce", "turn", "target", "commit", "done", "stop", "pass")


class HellasLogWriter(narrator.LogWriter):
    """Turns log lines into sentences."""

    turn_clause = "HE-TURN-04"

    def __init__(self, words: HellasNarrator, viewer: Player | None) -> None:
        super().__init__(words, viewer)
        self.parts: list[str] = []  # of the sentence that is being put together
        self.group = (0, "")  # seat, kind

    @property
    def is_waiting(self) -> bool:
        """Ask whether a sentence is being put together."""
        return bool(self.parts)

    def add(self, seat: int, kind: str, part: str) -> None:
        """Put a part to its like."""
        if self.group != (seat, kind):
            self.flush()
        self.group = (seat, kind)
        self.parts.append(part)

    def flush(self) -> None:
        """Say what was put together so far."""
        if self.parts:
            seat, kind = self.group
            self.put(tell("log-he-group", kind=kind, parts=", ".join(self.parts), **self.who(seat)), seat)
        self.parts = []

    # Lines.

    def sentence(self, line: Line) -> str:
        """One line in words; nothing while it may become part of a longer sentence."""
        if line.by in ("1", "2"):
            return self.decision(line, int(line.by))
        verb, _, what = line.code.partition(" ")
        before: Table = line.before
        if verb == "flip":
            tile = self.words.tile(what)
            self.flush()
            return tell("log-he-flip" if line.after.turned else "log-he-aside", tile=tile)
        assert before.asked is not None
        seat = before.asked.seat
        card = tell("log-he-back", god=self.words.god(what)) if what in UNSEEN else self.words.name(what)
        if verb == "deal":
            self.add(seat, "deal", card)
            return ""
        return tell("log-he-steal", card=card, **self.who(seat))

    def subject(self, line: Line) -> int:
        """Who decided, or who steals a card."""
        return int(line.before.asked.seat) if line.code.startswith("steal ") else line.seat

    def decision(self, line: Line, seat: int) -> str:
        """What a player decided."""
        verb, _, what = line.code.partition(" ")
        before: Table = line.before
        who = self.who(seat)
        if verb in GROUPS:
            is_card = GROUPS[verb] == "place" and before.asked is not None and before.asked.step != "step"
            kind = "card" if is_card else GROUPS[verb]
            self.add(seat, kind, self.part(line, verb, what))
            return ""
        if verb == "pass" and before.chain:
            return tell("log-he-let", card=self.words.name(before.chain[-1]), **who)
        if verb in SILENT or (verb == "attack" and not what):
            return ""
        if verb == "play":
            return tell("log-he-play", card=self.words.name(what), **who)
        if verb == "keep":
            return tell("log-he-keep", tile=self.words.tile(what), **who)
        if verb == "lay":
            number, _, edge = what.partition(" ")
            spot = self.words.spot(before, int(number), edge)
            return tell("log-he-lay", spot=spot, city=self.words.place(len(before.tiles)), **who)
        if verb in ASIDES:
            return tell(ASIDES[verb], **who)
        if verb in ("voyage", "withdraw", "fail"):
            return tell("log-he-plain", verb=verb, **who)
        city = self.words.place(int(what)) if verb in PLACES else what
        return tell("log-he-city", verb=verb, city=city, **who)

    def part(self, line: Line, verb: str, what: str) -> str:
        """A step as part of a sentence."""
        before: Table = line.before
        if verb == "draw":
            return tell("log-he-back", god=self.words.god(what))
        if verb == "send":
            target = 0 if before.fight is None else before.fight.target
            return tell("log-he-send", origin=self.words.place(int(what)), target=self.words.place(target))
        piece, _, number = what.rpartition(" ")
        if verb == "lift" and (city := filled(before, line.after, piece)):  # HE-REORG-02: straight into the new city
            origin, goal = self.words.place(int(number)), self.words.place(city)
            return tell("log-he-carry", piece=piece, origin=origin, city=goal)
        return tell("log-he-part", verb=verb, piece=piece or "none", city=self.words.place(int(number)))

    # What followed without a decision.

    def aftermath(self, line: Line) -> list[Telling]:
        """Cards made void, cities won and lost, and attacks that failed."""
        before: Table = line.before
        after: Table = line.after
        found = []
        chain = before.chain + ((line.code.removeprefix("play "),) if line.code.startswith("play ") else ())
        if len(chain) % 2 == 0 and chain and not after.chain:  # HE-R-22: an odd number of answers
            found.append(Telling(tell("log-he-void", card=self.words.name(chain[0])), "HE-R-23"))
        for old, new in zip(before.tiles, after.tiles, strict=False):
            if old.holder and new.holder and old.holder != new.holder:
                words = tell("log-he-falls", city=self.words.place(new.number), **self.who(new.holder))
                found.append(Telling(words, "HE-ATK-12" if before.fight else "HE-EFF-16", new.holder, RESULT))
        if before.fight is not None and after.fight is None and line.code in ("pass", "commit"):
            target = before.fight.target
            if before.tiles[target].holder == after.tiles[target].holder:
                attack, need = before.fight.attack, before.fight.needed
                words = tell("log-he-fails", city=self.words.place(target), attack=attack, need=need)
                found.append(Telling(words, "HE-ATK-15", kind=RESULT))
        return found

    def is_acted(self, line: Line, after: list[Telling]) -> bool:
        """Ask whether a page acts a line out: fights, and tiles laid on a voyage."""
        is_voyage = bool(line.before.turn) and len(line.after.tiles) > len(line.before.tiles)
        return is_voyage or super().is_acted(line, after)


def filled(before: Table, after: Table, piece: str) -> int:
    """The city that got a piece; 0 if it is still in hand."""
    kind = "greeks" if piece == "greek" else "ships"
    pairs = zip(before.tiles, after.tiles, strict=False)
    return next((new.number for old, new in pairs if getattr(new, kind) > getattr(old, kind)), 0)
