"""A review in words, for the player of one seat: the moments that count, battle by battle, luck and skill."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kleos.core.game import Game
from kleos.core.lines import Walked
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.core.record import Record
from kleos.insight.facts import Fact
from kleos.insight.hint_text import about, amount, per_cent
from kleos.insight.judging import ONLY, Judgement, MoveShare
from kleos.insight.review import Band, Review, counted_steps, seen_at
from kleos.text.narrator import Narrator
from kleos.text.results import outcome_of, result_words
from kleos.text.words import tell

DRILL = "drill"  # the mark of any decision that is played again, to see what the reference mixes there
UNLUCKY = "unlucky"  # the mark of a good move that a draw made nothing of
RIGHT = 0.01  # a move that loses no more than this was right
HARD = 0.08  # what a draw must have cost, or given, to be told
GOOD = 0.02  # behind the best: a move tried again that loses no more has found it
MOST_ONLY = 3  # only moves that are told
DECISIVE = 3  # moments that are said to have decided the game


class AttemptText(msgspec.Struct, frozen=True):
    """A move that can be tried at a bad moment or in a drill: its words, and whether it is good enough."""

    code: str
    words: str
    chance: int  # to win, in per cent; in a drill how often the reference plays it
    is_good: bool


class Moment(msgspec.Struct, frozen=True):
    """A marked decision as people read it."""

    ply: int
    mark: str
    name: str  # the mark in words
    part: str  # the battle or turn
    points: int  # of winning chance, lost ones below 0
    error: int
    played: str
    best: str  # in words; of a bad move alone
    text: str
    decided: bool  # one of the three that moved the game most
    attempts: tuple[AttemptText, ...]  # of a bad move: what else could be played, in the order of the table
    things: tuple[str, ...]


class PartText(msgspec.Struct, frozen=True):
    """A battle or turn: its lines, its heading, whose it is, and the chances when it began."""

    first: int
    last: int
    number: int
    seat: int
    heading: str
    known: int
    truth: int
    luck: int  # points that draws gave in it


class ReviewText(msgspec.Struct, frozen=True):
    """A review as the player of a seat reads it. Chances and points are per cent of winning chance."""

    seat: int
    result: str
    moments: tuple[Moment, ...]
    parts: tuple[PartText, ...]
    start: int
    end: int
    luck: int
    skill: int
    loss: float  # on average, of a decision
    rival_loss: float
    decisions: int
    summary: str
    drill: Moment | None = None  # a decision that was asked for


def review_text(
    narrator: Narrator, record: Record, game: Game, review: Review, seat: int, drill: int | None = None
) -> ReviewText:
    """Word a review for the player of a seat, with one of his decisions as a drill."""
    steps = {step.ply: step for step in counted_steps(game, record.moves)}
    told = [(one, one.mark) for one in told_marks(review, seat)] + [(one, UNLUCKY) for one in unlucky(review, seat)]
    told.sort(key=lambda pair: pair[0].ply)
    sizes = sorted((abs(one.loss) for one, mark in told if mark != UNLUCKY), reverse=True)[:DECISIVE]
    writer = MomentWriter(narrator, review, seat, steps, min(sizes, default=1.0))
    sign = 1 if seat == 1 else -1
    start = review.start if seat == 1 else 1 - review.start
    result = review.result if seat == 1 else 1 - review.result
    luck, skill = whole_points(result - start, sign * review.luck)
    outcome = outcome_of(record.result)
    return ReviewText(
        seat=seat,
        result=result_words(outcome, Player(seat - 1)),
        moments=tuple(writer.moment(one, mark) for one, mark in told),
        parts=tuple(part_text(narrator, review, seat, steps, band) for band in review.bands),
        start=per_cent(start),
        end=per_cent(result),
        luck=luck,
        skill=skill,
        loss=round(100 * review.average_loss(seat), 1),
        rival_loss=round(100 * review.average_loss(3 - seat), 1),
        decisions=len(review.of(seat)),
        summary=tell(
            "review-summary", start=per_cent(start), end=per_cent(result), luck=signed(luck), skill=signed(skill)
        ),
        drill=next((writer.drill(one) for one in review.of(seat) if one.ply == drill and one.mix), None),
    )


def told_marks(review: Review, seat: int) -> list[Judgement]:
    """A seat's bad moves, and the few of its only ones that mattered most: in some games there are many."""
    only = sorted((one for one in review.marked(seat) if one.mark == ONLY), key=lambda one: one.loss)[:MOST_ONLY]
    return [one for one in review.marked(seat) if one.is_bad or one in only]


def whole_points(total: float, luck: float) -> tuple[int, int]:
    """Luck and skill in whole points whose sum is that of the whole."""
    shown = round(100 * luck)
    return shown, round(100 * total) - shown


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def unlucky(review: Review, seat: int) -> list[Judgement]:
    """Right moves after which a draw took much away: nobody is blamed for them."""
    return [one for one in review.of(seat) if not one.mark and one.loss <= RIGHT and luck_after(review, one) <= -HARD]


def luck_after(review: Review, judgement: Judgement) -> float:
    """What draws gave to a seat between its decision and the next one of anybody."""
    later = min((one.ply for one in review.judgements if one.ply > judgement.ply), default=review.lines)
    gain = sum(draw.gain for draw in review.draws if judgement.ply < draw.ply < later)
    return gain if judgement.seat == 1 else -gain


def part_text(narrator: Narrator, review: Review, seat: int, steps: Mapping[int, Walked], band: Band) -> PartText:
    """One battle or turn."""
    sign = 1 if seat == 1 else -1
    point = next(one for one in review.points if one.ply >= band.first)
    table = steps[band.first].before.observe(Player(seat - 1)).table
    gain = sign * sum(draw.gain for draw in review.draws if band.first <= draw.ply < band.last)
    truth = point.truth if seat == 1 else 1 - point.truth
    return PartText(
        first=band.first,
        last=band.last,
        number=band.number,
        seat=band.seat,
        heading=heading_of(narrator, table, seat),
        known=per_cent(point.known[seat - 1]),
        truth=per_cent(truth),
        luck=round(100 * gain),
    )


def heading_of(narrator: Narrator, table: Any, seat: int) -> str:
    """What a battle or turn is called; what comes before the first one is the opening."""
    return narrator.heading(table, Player(seat - 1)) or tell("review-opening")


class MomentWriter:
    """Writes the moments of one seat."""

    def __init__(
        self, narrator: Narrator, review: Review, seat: int, steps: Mapping[int, Walked], decisive: float
    ) -> None:
        self.narrator = narrator
        self.review = review
        self.seat = seat
        self.steps = steps
        self.decisive = decisive

    def moment(self, one: Judgement, mark: str) -> Moment:
        """One moment."""
        seen = seen_at(self.steps[one.ply])
        played = self.narrator.mention(seen, one.code)
        best = self.narrator.mention(seen, one.best) if one.is_bad else ""
        points = round(100 * luck_after(self.review, one)) if mark == UNLUCKY else -round(100 * one.loss)
        return Moment(
            ply=one.ply,
            mark=mark,
            name=tell("review-mark", mark=mark),
            part=heading_of(self.narrator, seen.table, self.seat),
            points=points,
            error=0 if mark == UNLUCKY else max(1, round(100 * one.error)),
            played=played,
            best=best,
            text=self.sentences(seen, one, mark, played, best, points),
            decided=mark != UNLUCKY and abs(one.loss) >= self.decisive,
            attempts=self.attempts(seen, one),
            things=() if one.fact is None else one.fact.things,
        )

    def drill(self, one: Judgement) -> Moment:
        """Any decision, with the moves that the reference mixes as its answer."""
        seen = seen_at(self.steps[one.ply])
        shares = {other.code: other.share for other in one.mix}
        parts = [self.mixed(seen, other) for other in one.mix]
        return Moment(
            ply=one.ply,
            mark=DRILL,
            name=tell("review-mark", mark=DRILL),
            part=heading_of(self.narrator, seen.table, self.seat),
            points=0,
            error=0,
            played=self.narrator.option(seen, one.code),
            best="",
            text=tell("review-drill", moves=", ".join(parts)),
            decided=False,
            attempts=tuple(
                AttemptText(code, self.narrator.option(seen, code), per_cent(shares.get(code, 0.0)), code in shares)
                for code in seen.legal
            ),
            things=(),
        )

    def mixed(self, seen: Observation, one: MoveShare) -> str:
        """A move of the reference with how often it is played."""
        return tell("review-mixed", words=self.narrator.option(seen, one.code), share=per_cent(one.share))

    def attempts(self, seen: Observation, one: Judgement) -> tuple[AttemptText, ...]:
        """The moves of a bad moment that can be tried again; good ones are as good as the best, or nearly so."""
        chances = {other.code: other.chance for other in one.field}
        best = max(chances.values(), default=0.0)
        return tuple(
            AttemptText(code, self.narrator.mention(seen, code), per_cent(chances[code]), best - chances[code] <= GOOD)
            for code in seen.legal
            if code in chances
        )

    def sentences(self, seen: Observation, one: Judgement, mark: str, played: str, best: str, points: int) -> str:
        """What a moment says: the moves, one fact, and what luck made of it."""
        if mark == UNLUCKY:
            return tell("review-unlucky", played=played, points=-points)
        fact = fact_about(self.narrator, seen, one)
        if mark == ONLY:
            return tell("review-only", played=played, points=points, fact=fact)
        words = tell("review-better", played=played, best=best, fact=fact)
        gained = luck_after(self.review, one)
        return f"{words} {tell('review-lucky', points=round(100 * gained))}" if gained >= HARD else words


def fact_about(narrator: Narrator, seen: Observation, one: Judgement) -> str:
    """The fact of a mark as a sentence, against the move that was played or against the others."""
    fact = one.fact
    if fact is None:
        return tell("hint-no-fact")
    if one.is_bad:
        return fact_sentence(narrator, seen, fact, "played")
    return fact_sentence(narrator, seen, fact, "one" if len(fact.against) == 1 else "tried")


def fact_sentence(narrator: Narrator, seen: Observation, fact: Fact, against: str) -> str:
    """A fact in words."""
    numbers = {"value": amount(fact, fact.value), "others": amount(fact, fact.others)}
    form = "sure" if fact.is_sure else "odds"
    return tell(fact.name, form=form, against=against, number=0, **numbers, **about(narrator, seen, fact))
