"""Judge one decision by what its player could know: how much the move lost against the best, and how sure that is.

A decision is looked at twice. A short calculation finds the moves that may be best; where the move played looks worse
than one of these, or much better than all others, a longer one with other worlds says by how much. The move compared
with was chosen before, so the second figure is not too high for having been picked as the highest.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

import msgspec

from kleos.bots.search_bot import TRIED, SearchPlan, final_shares
from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.insight.asking import measures_for
from kleos.insight.chances import Estimate, InsightPlan, Rehearsal, Tried, difference, shared
from kleos.insight.facts import Fact, best_fact

SLIP, MISTAKE, BLUNDER, ONLY = "slip", "mistake", "blunder", "only"
BAD = (SLIP, MISTAKE, BLUNDER)
LIMITS = ((0.15, BLUNDER), (0.07, MISTAKE), (0.03, SLIP))  # losses of winning chance from which a move is called so
ALONE = 0.10  # the next best move is worse by so much: the one played was the only good one
CERTAIN = 2.5  # standard errors that a loss or a lead must have
SUSPECT = 0.02  # a loss in the short calculation from which the longer one is asked
FIELD = 12  # moves at most that the longer calculation looks at

MIXING = SearchPlan(mix=1 / TRIED)  # a move with less than a tenth of the most visits was only looked at


class Alternative(msgspec.Struct, frozen=True):
    """A move that could have been played, and the chance to win after it."""

    code: str
    chance: float
    error: float


class MoveShare(msgspec.Struct, frozen=True):
    """A move that the reference mixes in, and how often it plays it."""

    code: str
    share: float


class Judgement(msgspec.Struct, frozen=True):
    """One decision: what was played, what was best by what the player could know, and the difference."""

    ply: int
    seat: int
    code: str
    best: str
    chance: float  # to win after the move that was played
    best_chance: float
    loss: float  # of winning chance
    error: float  # its standard error
    options: int  # legal moves
    share: float  # of the searches' visits that the move got
    mark: str = ""  # SLIP, MISTAKE, BLUNDER or ONLY
    fact: Fact | None = None  # what separates the better move, or the only good one
    field: tuple[Alternative, ...] = ()  # of a bad move: all that were looked at, best first
    mix: tuple[MoveShare, ...] = ()  # what the reference plays here, by the visits of the short calculation

    @property
    def is_bad(self) -> bool:
        """Ask whether the move is blamed."""
        return self.mark in BAD


@dataclass(frozen=True, slots=True)
class Scanned:
    """What the short calculation found."""

    played: Tried
    order: tuple[Tried, ...]  # the moves looked at, best first
    chances: dict[str, Estimate]
    loss: Estimate  # against the best; 0 where the move is the best
    fair_loss: float  # the same without the gain of picking the highest of several uncertain figures
    lead: float  # of the move over the next best one, where it is the best
    share: float
    mix: tuple[MoveShare, ...]

    @property
    def is_best(self) -> bool:
        """Ask whether the move played looks best."""
        return self.order[0] is self.played

    @property
    def weight(self) -> float:
        """How much a longer look may bring to light; 0 = nothing."""
        if self.is_best:
            return self.lead if self.lead >= 0.8 * ALONE else 0.0
        return self.loss.mean if self.loss.mean >= SUSPECT else 0.0


def scan(game: Game, seen: Observation, code: str, plan: InsightPlan, seed: str) -> Scanned:
    """The short calculation: the moves that look best, and the one played."""
    rehearsal = Rehearsal(game, seen, (), plan, seed)
    rehearsal.run(also=code)
    order = sorted(rehearsal.tried, key=lambda tried: -rehearsal.chance(tried).mean)
    played = next(tried for tried in order if tried.move.code == code)
    loss = Estimate(0.0, 0.0) if order[0] is played else difference(order[0], played, 0)
    lead = difference(order[0], order[1], 0).mean if len(order) > 1 else 0.0
    chances = {tried.move.code: rehearsal.chance(tried) for tried in order}
    visits = sum(rehearsal.visits)
    share = played.visits / visits if visits else 0.0
    codes = [move.code for move in rehearsal.searches[0].moves]
    mix = mix_of(codes, rehearsal.visits)
    return Scanned(played, tuple(order), chances, loss, fair_loss(order, played), lead, share, mix)


def mix_of(codes: Sequence[str], visits: Sequence[int]) -> tuple[MoveShare, ...]:
    """The moves that a search which mixes would play, the most visited first: what it hardly tried is none of them."""
    shares = final_shares(MIXING, list(visits), [0.0] * len(visits))
    found = [MoveShare(code, share) for code, share in zip(codes, shares, strict=True) if share]
    return tuple(sorted(found, key=lambda one: -one.share))


def fair_loss(order: Sequence[Tried], played: Tried) -> float:
    """The loss when one half of the rounds says which move is best, and the other half by how much."""
    half = len(played.lengths) // 2
    if not half:
        return difference(order[0], played, 0).mean
    means = [halves(tried, half) for tried in order]
    own = halves(played, half)
    found = []
    for picking, weighing in ((0, 1), (1, 0)):
        best = max(means, key=lambda pair: pair[picking])
        found.append(best[weighing] - own[weighing])
    return fmean(found)


def halves(tried: Tried, half: int) -> tuple[float, float]:
    """The mean chance after a move in the first rounds and in the others."""
    first = sum(tried.lengths[:half])
    values = shared(tried, 0, tried.lengths)
    return fmean(values[:first]), fmean(values[first:])


def judged(ply: int, seat: int, options: int, scanned: Scanned) -> Judgement:
    """What the short calculation says: never a mark."""
    played, best = scanned.played.move.code, scanned.order[0].move.code
    return Judgement(
        ply=ply,
        seat=seat,
        code=played,
        best=best,
        chance=scanned.chances[played].mean,
        best_chance=scanned.chances[best].mean,
        loss=scanned.fair_loss,
        error=scanned.loss.error,
        options=options,
        share=scanned.share,
        mix=scanned.mix,
    )


def prove(
    game: Game, seen: Observation, judgement: Judgement, scanned: Scanned, plan: InsightPlan, seed: str
) -> Judgement:
    """The longer calculation, with other worlds: the loss against the best move found before, a mark, and a fact."""
    rehearsal = Rehearsal(game, seen, measures_for(game, seen), plan, seed)
    rehearsal.run(only=field_of(seen, scanned))
    return (proved_only if scanned.is_best else proved_loss)(rehearsal, judgement)


def field_of(seen: Observation, scanned: Scanned) -> tuple[str, ...]:
    """The moves to be compared: those of the short calculation, then any."""
    codes = [tried.move.code for tried in scanned.order]
    return tuple(dict.fromkeys((*codes, *seen.legal)))[:FIELD]


def proved_loss(rehearsal: Rehearsal, judgement: Judgement) -> Judgement:
    """How much was lost, and what speaks for the better move."""
    tried = {one.move.code: one for one in rehearsal.tried}
    best, played = tried[judgement.best], tried[judgement.code]
    loss = difference(best, played, 0)
    mark = mark_of(loss)
    fact = best_fact(rehearsal.measures, best, [played], [], set()) if mark else None
    return msgspec.structs.replace(
        judgement,
        chance=rehearsal.chance(played).mean,
        best_chance=rehearsal.chance(best).mean,
        loss=loss.mean,
        error=loss.error,
        mark=mark,
        fact=fact,
        field=alternatives(rehearsal) if mark else (),
    )


def alternatives(rehearsal: Rehearsal) -> tuple[Alternative, ...]:
    """Every move that was looked at, best first."""
    found = [(one.move.code, rehearsal.chance(one)) for one in rehearsal.tried]
    found.sort(key=lambda pair: -pair[1].mean)
    return tuple(Alternative(code, chance.mean, chance.error) for code, chance in found)


def mark_of(loss: Estimate) -> str:
    """What a loss is called; nothing unless it is certain."""
    if loss.mean < CERTAIN * loss.error:
        return ""
    return next((name for least, name in LIMITS if loss.mean >= least), "")


def proved_only(rehearsal: Rehearsal, judgement: Judgement) -> Judgement:
    """Ask whether every other move is much worse."""
    played = next(one for one in rehearsal.tried if one.move.code == judgement.code)
    others = [one for one in rehearsal.tried if one is not played]
    leads = [difference(played, one, 0) for one in others]
    nearest = min(leads, key=lambda lead: lead.mean)
    is_only = all(lead.mean >= ALONE and lead.mean >= CERTAIN * lead.error for lead in leads)
    chance = rehearsal.chance(played).mean
    fact = best_fact(rehearsal.measures, played, others, [], set()) if is_only else None
    return msgspec.structs.replace(
        judgement,
        chance=chance,
        best_chance=chance,
        loss=min(0.0, -nearest.mean) if is_only else judgement.loss,
        error=nearest.error,
        mark=ONLY if is_only else "",
        fact=fact,
    )
