"""Hector & Achilles: where somebody could bluff, and what became of the battle.

Where a bluff could be chosen is said by what its player saw; what it came to is said by the game.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from kleos.core.lines import Walked
from kleos.core.moves import Move
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.games.hector.cards import ROUNDS
from kleos.games.hector.state import HectorState
from kleos.games.hector.view import Fate, Table
from kleos.insight.bluffs import AHEAD, BEHIND, LEVEL, Bluffing, Found

HIDDEN, AGAINST, EARLY, RETREAT = "hidden", "against", "early", "retreat"
ALL_ROUNDS = tuple(range(1, ROUNDS + 1))
EARLY_ROUNDS = (1, 2)


class Fought(NamedTuple):
    """How a battle was decided: the seat that won it, 0 = tied, and whether the other fled."""

    winner: int
    fled: bool


class InBattle(NamedTuple):
    """A bluff that could be chosen, and in which battle by whom it was."""

    battle: int
    seat: int
    code: str  # the move that was played
    found: Found


def bluffs_of(steps: Sequence[Walked]) -> list[Found]:
    """Every bluff that could be chosen in a game; of those chosen, whether they worked."""
    results = battles_of(steps)
    found = [one for step in steps for one in found_at(step)]
    found.sort(key=lambda one: (one.battle, one.seat))  # stable: each group stays in its order
    settled = [
        one
        for (battle, seat), group in groupby(found, key=lambda one: (one.battle, one.seat))
        for one in settled_in(list(group), seat, results.get(battle))
    ]
    return sorted(settled, key=lambda one: one.ply)


def battles_of(steps: Sequence[Walked]) -> dict[int, Fought]:
    """How each battle that was fought to its end was decided. HA-07-05, HA-08-01."""
    found = {}
    for step in steps:
        assert isinstance(step.after, HectorState)
        if step.after.last:
            number, winner, fled = step.after.last[:3]
            found[number] = Fought(winner + 1, fled == 1)
    return found


def found_at(step: Walked) -> list[InBattle]:
    """What could be chosen at a line."""
    if not isinstance(step.before.actor, Player) or not isinstance(step.line, Move):
        return []
    seen, public = step.before.observe(step.before.actor), step.before.observe(None)
    battle, seat, code = public.table.battle, step.before.to_act + 1, step.line.code
    return [InBattle(battle, seat, code, replace(one, ply=step.ply)) for one in offered(seen, public)]


def offered(seen: Observation, public: Observation) -> list[Found]:
    """The bluffs that somebody could choose, by what he and everybody saw."""
    table: Table = seen.table
    step = table.asked.step if table.asked is not None else ""
    codes = {"action": at_action, "fate": at_fate}.get(step)
    if codes is None:
        return []
    lead = lead_of(seen)
    kinds = codes(seen, public).items()
    return [Found(0, kind, table.round, lead, frozenset(bluff), None) for kind, bluff in kinds if bluff]


def lead_of(seen: Observation) -> str:
    """Who would score more as the tile lies, by what the player knows: his own hero counts. HA-07-02 to HA-07-04."""
    margin = margin_of(seen.table.fates[0], seen.table.actor)
    return AHEAD if margin > 0 else BEHIND if margin < 0 else LEVEL


def margin_of(fate: Fate, seat: int) -> int:
    """By how much a seat would score more than the other."""
    return fate.scores[seat - 1] - fate.scores[2 - seat]


def at_action(seen: Observation, public: Observation) -> dict[str, list[str]]:
    """At the optional action: deploy early or keep the hero hidden where a deployment is legal, and retreat."""
    deploys = [code for code in seen.legal if code.startswith("deploy ")]  # HA-05-30
    retreats = [code for code in seen.legal if code == "retreat"]  # HA-05-50
    stays = [code for code in seen.legal if code not in (*deploys, *retreats)]
    return {
        HIDDEN: stays if deploys else [],
        EARLY: deploys if seen.table.round in EARLY_ROUNDS else [],
        RETREAT: retreats,
    }


def at_fate(seen: Observation, public: Observation) -> dict[str, list[str]]:
    """With superiority: turns after which the open cards score less, against the opponent's, than if the tile stays."""
    left = margin_of(public.table.fates[0], seen.table.actor)
    return {AGAINST: [fate.turn for fate in public.table.fates if margin_of(fate, seen.table.actor) < left]}


def settled_in(group: Sequence[InBattle], seat: int, fought: Fought | None) -> list[Found]:
    """What one player's bluffs of one battle came to: each worked if he won it.

    A retreat has lost the battle, and nobody knows what it saved. Keeping the hero hidden is one bluff a battle,
    counted at its last decision, unless he was deployed in the end or his side fled.
    """
    last = max((one.found.ply for one in group if one.found.kind == HIDDEN), default=-1)
    return [replace(one.found, worked=came_to(one, last, seat, fought)) for one in group]


def came_to(one: InBattle, last: int, seat: int, fought: Fought | None) -> bool | None:
    """Whether a bluff worked."""
    is_told = one.found.kind != RETREAT and (one.found.kind != HIDDEN or one.found.ply == last)
    if fought is None or not is_told or one.code not in one.found.codes:
        return None
    if one.found.kind == HIDDEN and fought.fled and fought.winner != seat:
        return None
    return fought.winner == seat


BLUFFS = Bluffing({HIDDEN: ALL_ROUNDS, AGAINST: ALL_ROUNDS, EARLY: EARLY_ROUNDS, RETREAT: ALL_ROUNDS}, bluffs_of)
