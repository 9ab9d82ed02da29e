"""The log of Hector & Achilles in words, as one viewer saw it."""

from kleos.core.players import Player
from kleos.games.hector.battlefield import SEAT_NAMES
from kleos.games.hector.view import Result, Side, Table
from kleos.text import narrator
from kleos.text.hector.words import HectorNarrator, colour_name, pile_name, step_at
from kleos.text.log_lines import ASIDES, RESULT, Line, Telling
from kleos.text.words import tell

HAND_PHASES = ("draw-hand", "draw-replacement")
LAST_PHASES = ("action", "card", "fate", "ransom", "lose-penalty")  # in which a battle can end


class HectorLogWriter(narrator.LogWriter):
    """Turns log lines into sentences; draws of one player in a row become one."""

    def __init__(self, words: HectorNarrator, viewer: Player | None) -> None:
        super().__init__(words, viewer)
        self.drawn: list[str] = []
        self.drawer = 0

    @property
    def is_waiting(self) -> bool:
        """Ask whether cards were drawn that nothing was said about."""
        return bool(self.drawn)

    def note_draw(self, line: Line) -> None:
        """Remember a drawn card until the drawer changes."""
        drawer = line.before.asked.seat
        if drawer != self.drawer:
            self.flush()
        self.drawer = drawer
        self.drawn.append(line.code.removeprefix("draw "))

    def flush(self) -> None:
        """Say what was drawn."""
        if self.drawn and self.drawn[0] == "?":
            self.put(tell("log-draw-unseen", name=self.name(self.drawer), count=len(self.drawn)), self.drawer)
        elif self.drawn:
            self.put(tell("log-draw-hand", cards=" ".join(self.drawn), **self.who(self.drawer)), self.drawer)
        self.drawn = []

    # Sentences.

    def sentence(self, line: Line) -> str:
        """One line in words; a choice of pile says nothing before its card is open."""
        if step_at(line.before) in HAND_PHASES and not line.is_aside:
            self.note_draw(line)
            return ""
        self.flush()
        return self.decision(line, line.seat) if line.seat else self.chance(line)

    def subject(self, line: Line) -> int:
        """Who decided, or whose card or hero turned up."""
        side = line.by.partition(".")[0]
        return 1 + SEAT_NAMES.index(side) if side in SEAT_NAMES else line.seat

    def chance(self, line: Line) -> str:
        """A card, hero or tile that turned up."""
        before: Table = line.before
        verb, _, what = line.code.partition(" ")
        if verb == "greek":
            return tell("log-seating", name=self.words.player(int(what)))
        if verb == "tile":
            return tell("log-tile", tile=int(what))
        seat = self.subject(line)
        if verb == "draw":
            assert before.asked is not None and before.asked.pile is not None
            return tell("log-vanguard", card=what, pile=pile_name(before.asked.pile), **self.who(seat))
        if what == "?":
            return tell("log-hero-unseen" if verb == "hero" else "log-lose-unseen", name=self.name(seat))
        if verb == "hero":
            return tell("log-hero", hero=self.words.hero(before.sides[seat - 1], what), **self.who(seat))
        return tell("log-lose", card=what, **self.who(seat))

    def decision(self, line: Line, seat: int) -> str:
        """What a player decided."""
        verb, _, what = line.code.partition(" ")
        who = self.who(seat)
        side: Side = line.before.sides[seat - 1]
        if verb == "vanguard":
            return ""
        if verb == "number":
            return tell("log-number", number=int(what), **who)
        if verb == "orient":
            return self.orientation(line, seat)
        if verb == "discard":
            return (
                tell("log-discard-unseen", name=who["name"]) if what == "?" else tell("log-discard", card=what, **who)
            )
        if verb == "deploy":
            place, _, colour = what.partition(" ")
            return tell("log-deploy", hero=self.words.hero(side, colour), card=side.row[int(place)].card, **who)
        if verb == "upgrade":
            return tell("log-upgrade", card=side.row[int(what)].card, **who)
        if verb == "play":
            return tell("log-play", card=what, **who)
        if verb in ("leave", "turn"):
            return tell("log-turn", turn=what or verb, **who)
        if verb == "give":
            hero = self.words.hero(side, side.open_hero) if side.open_hero else ""
            return tell("log-give-hero" if what == "hero" else "log-give-token", hero=hero, **who)
        plain = {"pass": "log-pass", "change": "log-change", "retreat": "log-retreat", **ASIDES}
        return tell(plain[verb], **who)

    def orientation(self, line: Line, seat: int) -> str:
        """How the tile was laid."""
        me = Player(seat - 1)
        colours = line.after.fates[0].colours
        rival = tell("log-to-you") if self.viewer == me.rival else self.name(me.rival.seat)
        mine, theirs = colour_name(colours[me]), colour_name(colours[me.rival])
        return tell("log-orient", mine=mine, theirs=theirs, rival=rival, **self.who(seat))

    # The end of a battle.

    def aftermath(self, line: Line) -> list[Telling]:
        """Scores, the winner of a battle, and fronts that fell."""
        before, after = line.before, line.after
        sentences = self.scoring(line) if is_scored(before, after, line.code) else []
        if is_closed(before, after):
            sentences.append(self.winner(after))
        for seat in Player:
            for front in range(3):
                if after.sides[seat].piles[front].exhausted and not before.sides[seat].piles[front].exhausted:
                    words = tell("log-exhausted", front=front + 1, **self.who(seat.seat))
                    sentences.append(Telling(words, "HA-09-01", seat.seat, RESULT))
        return sentences

    def is_acted(self, line: Line, after: list[Telling]) -> bool:
        """Ask whether a page acts a line out: a retreat too, before the ransom that may follow."""
        return line.code == "retreat" or super().is_acted(line, after)

    def scoring(self, line: Line) -> list[Telling]:
        """Heroes that were in hand, and both scores."""
        last: Result = line.after.last
        assert last.scores is not None
        sentences = []
        for seat in Player:
            side: Side = line.before.sides[seat]
            if side.hero == "hand":
                words = tell("log-reveal", hero=self.words.hero(side, last.heroes[seat]), **self.who(seat.seat))
                sentences.append(Telling(words, "HA-07-01", seat.seat))
        first, second = (tell("log-for-you") if self.viewer == seat else self.name(seat.seat) for seat in Player)
        one, two = last.scores
        words = tell("log-scores", battle=last.battle, one=first, first=one, two=second, second=two)
        return [*sentences, Telling(words, "HA-07-03", kind=RESULT)]

    def winner(self, after: Table) -> Telling:
        """Who won the battle, and who attacks next."""
        last = after.last
        assert last is not None
        if last.winner == 0:
            words = tell("log-battle-tied", battle=last.battle, name=self.words.player(after.attacker))
            return Telling(words, "HA-03-03", kind=RESULT)
        message = "log-battle-won" if after.outcome is None else "log-battle-last"
        words = tell(message, battle=last.battle, **self.who(last.winner))
        return Telling(words, "HA-08-01" if last.fled else "HA-07-05", last.winner, RESULT)


def is_closed(before: Table, after: Table) -> bool:
    """Ask whether a battle ended with this line."""
    over = after.outcome is not None and before.outcome is None
    return step_at(before) in LAST_PHASES and (after.battle > before.battle or over)


def is_scored(before: Table, after: Table, code: str) -> bool:
    """Ask whether a battle was scored with this line: before a ransom, or at once."""
    if before.revealed or before.fled or step_at(before) not in ("card", "fate"):
        return False
    return after.revealed or is_closed(before, after)
