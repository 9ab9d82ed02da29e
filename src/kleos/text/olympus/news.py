"""The log of Fight for Olympus in words, as one viewer saw it.

Attacks need no decision, so they are no lines of the log: what they did is read from the tables before and after.
"""

from collections import Counter

from kleos.core.players import Player
from kleos.games.olympus.board import SEAT_NAMES
from kleos.games.olympus.cards import SLOT_NAMES
from kleos.games.olympus.view import Side, Table
from kleos.text import narrator
from kleos.text.log_lines import ASIDES, RESULT, Line, Telling
from kleos.text.olympus.words import EFFECT_QUESTIONS, OlympusNarrator, asked_at, step_at, unit_at
from kleos.text.words import tell

DRAWS = ("deal", "draw", "look")
UNSEEN = "?"
ATTACKS = ATTACK, OPEN_ATTACK = ("FO-ATK-07", "FO-ATK-13")  # on a unit, and on an empty space
HURT = "log-fo-hurt"
GONE = "log-fo-gone"
HEALED = "log-fo-heal"
BACK = "log-fo-back"
CHANGES = {HURT: "FO-EFF-08", GONE: "FO-EFF-06", HEALED: "FO-ABL-08", BACK: "FO-EFF-32"}
RESULTS = {HURT: "log-fo-result-hurt", GONE: "log-fo-result-gone"}  # at the end of an attack's sentence


class OlympusLogWriter(narrator.LogWriter):
    """Turns log lines into sentences; draws in a row become one, and so do a card, its payment and its place."""

    turn_clause = "FO-TURN-01"

    words: OlympusNarrator

    def __init__(self, words: OlympusNarrator, viewer: Player | None) -> None:
        super().__init__(words, viewer)
        self.drawn: list[str] = []
        self.drawing = (0, "")  # seat, how
        self.card = ""  # announced
        self.paid: list[str] = []
        self.payer = 0
        self.told: set[tuple[int, int]] = set()  # seats and slots whose fate is part of an attack's sentence

    @property
    def is_waiting(self) -> bool:
        """Ask whether draws, or a card and its payment, wait for what comes next."""
        return bool(self.drawn or self.card or self.paid)

    def flush(self) -> None:
        """Say what was put together so far."""
        self.tell_draws()
        self.tell_play("")

    # Lines.

    def sentence(self, line: Line) -> str:
        """One line in words; nothing while it may become part of a longer sentence."""
        if line.by in ("1", "2"):
            self.tell_draws()
            return self.decision(line, int(line.by))
        verb, _, what = line.code.partition(" ")
        if verb == "starter":
            return tell("log-fo-starter", **self.who(int(what)))
        if verb == "lose":
            return tell("log-fo-lose", card=self.words.name(what), **self.who(self.subject(line)))
        self.note_draw(line.before, what)
        return ""

    def subject(self, line: Line) -> int:
        """Who decided, who begins, or who loses a card."""
        verb, _, what = line.code.partition(" ")
        side = line.by.partition(".")[0]
        if side in SEAT_NAMES:
            return 1 + SEAT_NAMES.index(side)
        return int(what) if verb == "starter" else line.seat

    def note_draw(self, before: Table, card: str) -> None:
        """Remember a drawn card until the drawer changes."""
        self.tell_play("")
        drawing = (asked_at(before).seat, step_at(before))
        if drawing != self.drawing:
            self.tell_draws()
        self.drawing = drawing
        self.drawn.append(card)

    def tell_draws(self) -> None:
        """Say what was drawn or looked at."""
        if not self.drawn:
            return
        seat, how = self.drawing
        looks = how == "look"
        if self.drawn[0] == UNSEEN:
            name, count = self.who(seat)["name"], len(self.drawn)
            words = tell("log-fo-looks-unseen" if looks else "log-draw-unseen", name=name, count=count)
        else:
            cards = self.words.names(tuple(self.drawn))
            words = tell("log-fo-looks" if looks else "log-draw-hand", cards=cards, **self.who(seat))
        self.drawn = []
        self.put(words, seat)

    def decision(self, line: Line, seat: int) -> str:
        """What a player decided."""
        verb, _, what = line.code.partition(" ")
        before: Table = line.before
        who = self.who(seat)
        if verb in ("play", "pay", "place", "equip"):
            self.note_play(line, seat, verb, what)
            return ""
        if verb in ("end", "attack"):
            return tell("log-fo-no-card", **who) if verb == "end" and not before.played else ""
        if verb == "skip":
            return tell("log-fo-skip", phase=what, **who)
        if verb == "take":
            return tell("log-fo-take", letter=what, **who)
        if verb == "discard":
            if what == UNSEEN:
                return tell("log-discard-unseen", name=who["name"])
            return tell("log-discard", card=self.words.name(what), **who)
        if verb == "pick":
            if what == UNSEEN:
                return tell("log-fo-pick-unseen", question=step_at(before), name=who["name"])
            return tell("log-fo-pick", question=step_at(before), card=self.words.name(what), **who)
        if verb in ASIDES:
            return tell(ASIDES[verb], **who)
        return self.unit_decision(before, seat, verb, what)

    def unit_decision(self, before: Table, seat: int, verb: str, what: str) -> str:
        """A decision about a unit or an ability."""
        who = self.who(seat)
        mine = before.sides[seat - 1]
        asked = asked_at(before)
        acting = unit_at(mine, asked.unit)
        if verb in ("own", "enemy"):
            owner = mine if verb == "own" else before.sides[2 - seat]
            return tell("log-fo-choose", unit=self.unit(owner, what), slot=self.words.slot(what), **who)
        if verb == "to":
            return tell("log-fo-move", unit=self.words.unit_name(acting), slot=self.words.slot(what), **who)
        if verb == "hold":
            return tell("log-fo-hold", **self.words.acting(acting), **who)
        if asked.step in EFFECT_QUESTIONS:
            message = "log-fo-use" if verb == "use" else "log-fo-decline"
            return tell(message, card=self.words.effect(asked)[0], **who)
        if verb == "use":
            return tell("log-fo-again", **self.words.acting(acting), **who)
        return tell("log-fo-decline-plain", **who)

    def unit(self, side: Side, slot: str) -> str:
        """The name of the unit in a slot."""
        return self.words.unit_name(unit_at(side, slot))

    # A card, its payment and its place.

    def note_play(self, line: Line, seat: int, verb: str, what: str) -> None:
        """Put together what belongs together."""
        if verb == "play":
            self.tell_play("")
            self.card, self.payer = self.words.name(what), seat
            return
        self.payer = seat
        if verb == "pay":
            letter = what.removeprefix("marker ")
            self.paid.append(self.words.name(what) if letter == what else tell("log-fo-marker", letter=letter))
            return
        place = tell("log-fo-at", slot=self.words.slot(what))
        if verb == "equip":
            place = tell("log-fo-on", unit=self.unit(line.before.sides[seat - 1], what))
        if not self.card:
            self.tell_play("")
            self.line = line
            card = self.words.name(asked_at(line.before).card or "")
            self.put(tell("log-fo-put", card=card, where=place, **self.who(seat)), seat)
            return
        self.line = line
        self.tell_play(place)

    def tell_play(self, where: str) -> None:
        """Say which card was played, or what was paid for it."""
        cards = ", ".join(self.paid)
        if self.card:
            paid = tell("log-fo-paying", cards=cards) if cards else ""
            words = tell("log-fo-play", card=self.card, where=where, paid=paid, **self.who(self.payer))
            self.put(words, self.payer)
        elif cards:
            self.put(tell("log-fo-pay", cards=cards, **self.who(self.payer)), self.payer)
        self.card, self.paid = "", []

    # What followed without a decision.

    def aftermath(self, line: Line) -> list[Telling]:
        """Attacks, damage, units that went, and the stone."""
        before, after = line.before, line.after
        self.told = set()
        sentences = self.attacks(before, after)
        for seat in Player:
            for slot, fate in fates(before.sides[seat], after.sides[seat]).items():
                if (seat.seat, slot) not in self.told:
                    sentences.append(self.change(before.sides[seat], slot, *fate))
        moved = after.score - before.score
        if moved:
            seat = Player.ONE if moved > 0 else Player.TWO
            lead = "none" if not after.score else "mover" if after.score * moved > 0 else "other"
            words = tell("log-fo-score", points=abs(moved), score=abs(after.score), lead=lead, **self.who(seat.seat))
            sentences.append(Telling(words, "FO-BON-01", seat.seat, RESULT))
        return sentences

    def is_acted(self, line: Line, after: list[Telling]) -> bool:
        """Ask whether a page acts a line out: attacks, blow by blow."""
        return any(one.clause in ATTACKS for one in after)

    def attacks(self, before: Table, after: Table) -> list[Telling]:
        """Units that have attacked since, each with what became of the unit it faced."""
        sentences: list[Telling] = []
        if not before.turn or before.turn != after.turn:
            return sentences
        seat = before.active
        old, new, foes = before.sides[seat - 1], after.sides[seat - 1], before.sides[2 - seat]
        found = fates(foes, after.sides[2 - seat])
        for slot, unit in enumerate(new.slots):
            was = old.slots[slot]
            if unit is None or not unit.attacked or (was is not None and was.card == unit.card and was.attacked):
                continue
            words = {**self.words.acting(unit), "slot": self.words.slot(SLOT_NAMES[slot]), **self.who(seat)}
            if foes.slots[slot] is None:
                sentences.append(Telling(tell("log-fo-attack-open", **words), OPEN_ATTACK, seat))
                continue
            message, damage = found.get(slot, ("", 0))
            result = RESULTS.get(message, "")
            if result:
                self.told.add((foes.seat, slot))
            end = tell(result, damage=damage) if result else ""  # a unit that falls needs no number
            told = tell("log-fo-attack", target=self.unit(foes, SLOT_NAMES[slot]), result=end, **words)
            sentences.append(Telling(told, ATTACK, seat))
        return sentences

    def change(self, side: Side, slot: int, message: str, damage: int) -> Telling:
        """Damage, healing or departure of one unit."""
        words = {**self.words.acting(side.slots[slot]), **self.who(side.seat)}
        told = tell(message, damage=damage, **words) if damage else tell(message, **words)
        return Telling(told, CHANGES[message], side.seat)


def fates(before: Side, after: Side) -> dict[int, tuple[str, int]]:
    """What became of a side's units: slot -> message and damage."""
    found: dict[int, tuple[str, int]] = {}
    gone = Counter(unit.card for unit in before.slots if unit) - Counter(unit.card for unit in after.slots if unit)
    back = Counter(after.known) - Counter(before.known)
    for slot, unit in enumerate(before.slots):
        if unit is None:
            continue
        now = after.slots[slot]
        if now is not None and now.card == unit.card:
            if now.damage != unit.damage:
                message = HURT if now.damage > unit.damage else HEALED
                found[slot] = (message, abs(now.damage - unit.damage))
        elif gone[unit.card] > 0:
            gone[unit.card] -= 1
            found[slot] = (BACK if back[unit.card] > 0 else GONE, 0)
            back[unit.card] -= 1
    return found
