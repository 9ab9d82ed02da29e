"""Bluffs over many games: how often somebody chose them, how often they worked, and how often the reference would.

A game says where a bluff could be chosen and what it came to. How often the reference chooses it comes from the
review's search of what the player saw, so the truth has no part in it; only what a bluff came to does. The reference
is an interval that holds both readings of a search: playing each move by its share of the visits, and always playing
the one visited most. A verdict needs enough games, and two intervals that do not touch.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from statistics import fmean
from typing import NamedTuple

import msgspec

from kleos.catalogue import has_part, part
from kleos.core.game import Game
from kleos.core.lines import Walked
from kleos.insight.intervals import Interval, interval_of, wilson
from kleos.insight.judging import Judgement

AHEAD, LEVEL, BEHIND = "ahead", "level", "behind"
LEADS = ("", AHEAD, LEVEL, BEHIND)  # "" = whoever leads
MORE, LESS, ALIKE = "more", "less", "alike"
ENOUGH = 30  # occasions that a verdict needs
FEWEST_GAMES = 5  # games that they must come from
MOST_DRILLS = 10  # positions of one line


@dataclass(frozen=True, slots=True)
class Found:
    """A decision at which a bluff could be chosen, by what its player saw, and what it came to."""

    ply: int
    kind: str
    round: int
    lead: str
    codes: frozenset[str]  # the moves that are this bluff
    worked: bool | None  # none = it was not chosen, or nothing can be said


@dataclass(frozen=True, slots=True)
class Bluffing:
    """A game's own part: its bluffs with the rounds that each is counted in, and what finds them in a game."""

    rounds: Mapping[str, tuple[int, ...]]
    find: Callable[[Sequence[Walked]], list[Found]]


class Occasion(msgspec.Struct, frozen=True):
    """One decision at which a bluff could be chosen."""

    ply: int
    seat: int
    kind: str
    round: int
    lead: str
    taken: bool
    worked: bool | None  # none = it was not chosen, or nothing can be said
    reference: float  # how often the reference chooses it here, by its visits
    is_first: bool  # whether the move that the reference visits most is this bluff


def bluffs_in(game: Game, steps: Sequence[Walked], judgements: Iterable[Judgement]) -> tuple[Occasion, ...]:
    """The occasions of both seats in a finished game; none in a game that knows no bluffs."""
    if not has_part(game.code, "bluffs"):
        return ()
    judged = {one.ply: one for one in judgements}
    found = bluffing(game.code).find(steps)
    return tuple(occasion(one, judged[one.ply]) for one in found if one.ply in judged)


def bluffing(code: str) -> Bluffing:
    """A game's own part."""
    made: Bluffing = part(code, "bluffs")
    return made


def occasion(found: Found, judgement: Judgement) -> Occasion:
    """An occasion with what the reference does there."""
    return Occasion(
        ply=found.ply,
        seat=judgement.seat,
        kind=found.kind,
        round=found.round,
        lead=found.lead,
        taken=judgement.code in found.codes,
        worked=found.worked,
        reference=min(1.0, sum(one.share for one in judgement.mix if one.code in found.codes)),
        is_first=bool(judgement.mix) and judgement.mix[0].code in found.codes,
    )


# Sums over games.


class GameBluffs(NamedTuple):
    """The occasions of one player in one game."""

    game: str  # its name, by which drills find it
    occasions: Sequence[Occasion]


class BluffCell(msgspec.Struct, frozen=True):
    """A bluff in one round: how often it was chosen, and how often the reference would have chosen it there."""

    round: int
    occasions: int
    taken: int
    share: float
    low: float
    high: float
    reference: float
    reference_low: float
    reference_high: float
    missing: int  # games, about, until there is a verdict; 0 = there is one
    verdict: str  # MORE, LESS or ALIKE; "" = too few games


class BluffDrill(msgspec.Struct, frozen=True):
    """A position behind a line."""

    game: str
    ply: int
    seat: int


class BluffLine(msgspec.Struct, frozen=True):
    """One bluff, round by round, for one kind of lead or for all."""

    kind: str
    lead: str
    cells: tuple[BluffCell, ...]
    worked: int
    tried: int  # of those that came to something, one way or the other
    worked_low: float
    worked_high: float
    told: int  # the round that differs most from the reference; 0 = none does for certain
    drills: tuple[BluffDrill, ...]  # where the player differs most from the reference first


class Placed(NamedTuple):
    """An occasion and the game that it is from."""

    game: str
    occasion: Occasion


def bluff_lines(code: str, games: Sequence[GameBluffs]) -> tuple[BluffLine, ...]:
    """All lines of a game's lab."""
    placed = [Placed(one.game, occasion) for one in games for occasion in one.occasions]
    rounds = bluffing(code).rounds
    return tuple(
        bluff_line(kind, lead, rounds[kind], [one for one in placed if is_of(one.occasion, kind, lead)], len(games))
        for lead in LEADS
        for kind in rounds
    )


def is_of(one: Occasion, kind: str, lead: str) -> bool:
    """Ask whether an occasion belongs to a line."""
    return one.kind == kind and lead in ("", one.lead)


def bluff_line(kind: str, lead: str, rounds: Iterable[int], placed: Sequence[Placed], games: int) -> BluffLine:
    """One line."""
    cells = tuple(cell_of(number, [one for one in placed if one.occasion.round == number], games) for number in rounds)
    worked = [one.occasion.worked for one in placed if one.occasion.worked is not None]
    interval = wilson(fmean(worked) if worked else 0.0, len(worked))
    told = max((cell for cell in cells if cell.verdict in (MORE, LESS)), key=gap, default=None)
    return BluffLine(
        kind=kind,
        lead=lead,
        cells=cells,
        worked=sum(worked),
        tried=len(worked),
        worked_low=interval.low,
        worked_high=interval.high,
        told=0 if told is None else told.round,
        drills=drills_of(placed),
    )


def gap(cell: BluffCell) -> float:
    """What lies between the two intervals of a cell; below 0 where they touch."""
    return max(cell.low - cell.reference_high, cell.reference_low - cell.high)


def cell_of(number: int, placed: Sequence[Placed], games: int) -> BluffCell:
    """One cell."""
    occasions = [one.occasion for one in placed]
    count, taken = len(occasions), sum(one.taken for one in occasions)
    share = taken / count if count else 0.0
    own, reference = wilson(share, count), reference_interval(occasions)
    missing = games_missing(count, len({one.game for one in placed}), games)
    return BluffCell(
        round=number,
        occasions=count,
        taken=taken,
        share=share,
        low=own.low,
        high=own.high,
        reference=fmean(one.reference for one in occasions) if occasions else 0.0,
        reference_low=reference.low,
        reference_high=reference.high,
        missing=missing,
        verdict="" if missing else verdict_of(own, reference),
    )


def reference_interval(occasions: Sequence[Occasion]) -> Interval:
    """The 95 % interval that holds both readings of the reference: by visits, and by the move visited most."""
    mixed = interval_of([one.reference for one in occasions])
    first = interval_of([float(one.is_first) for one in occasions])
    return Interval(min(mixed.low, first.low), max(mixed.high, first.high))


def verdict_of(own: Interval, reference: Interval) -> str:
    """What two intervals say."""
    if own.low > reference.high:
        return MORE
    return LESS if own.high < reference.low else ALIKE


def games_missing(occasions: int, with_any: int, games: int) -> int:
    """About how many more games bring enough occasions, at the rate of those so far."""
    if occasions >= ENOUGH and with_any >= FEWEST_GAMES:
        return 0
    more = ceil((ENOUGH - occasions) * (games + 1) / (occasions + 1))
    return max(1, more, FEWEST_GAMES - with_any)


def drills_of(placed: Sequence[Placed]) -> tuple[BluffDrill, ...]:
    """The positions of a line, those first where the player did what the reference does least."""
    order = sorted(placed, key=lambda one: -abs(one.occasion.taken - one.occasion.reference))
    return tuple(BluffDrill(game, one.ply, one.seat) for game, one in order[:MOST_DRILLS])
