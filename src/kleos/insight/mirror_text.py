"""The mirror in words: names from the narrators, per cents, and all of it as lines to be read."""

from itertools import groupby
from operator import attrgetter
from typing import Any

import msgspec

from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.insight.mirror import Half, HiddenOdds, Mirror, ThingOdds
from kleos.text.narrator import Narrator
from kleos.text.words import tell

SURE = 100  # per cent


class ThingText(msgspec.Struct, frozen=True):
    """One thing that may be there, by name; its chance in per cent, where 0 and 100 are certain."""

    code: str
    name: str
    chance: int
    held: bool


class HiddenText(msgspec.Struct, frozen=True):
    """One group of hidden things as people read it."""

    name: str  # as the game calls it: "hero", "hand", "closed", a god
    title: str
    note: str  # how the chances came about
    odds: tuple[ThingText, ...]
    lines: tuple[str, ...]  # the same to be read out


class HalfText(msgspec.Struct, frozen=True):
    """What can be known of one player."""

    seat: int
    title: str
    about: str
    hidden: tuple[HiddenText, ...]


class MirrorText(msgspec.Struct, frozen=True):
    """Both halves in words, for the player whose observation they were made from."""

    other: HalfText  # what the viewer can know of the opponent
    own: HalfText


def mirror_text(narrator: Narrator, seen: Observation, found: Mirror) -> MirrorText:
    """Word a mirror for the player whose observation it was made from."""
    assert isinstance(seen.viewer, Player)
    name = narrator.called(seen.viewer.rival.seat, seen.viewer)
    return MirrorText(half_text(narrator, seen, found.rival, name), half_text(narrator, seen, found.own, name))


def half_text(narrator: Narrator, seen: Observation, half: Half, name: str) -> HalfText:
    """One half; `name` is what the opponent is called."""
    assert isinstance(seen.viewer, Player)
    whose = "own" if half.seat == seen.viewer.seat else "rival"
    hidden = tuple(hidden_text(narrator, seen.table, half.seat, group) for group in half.hidden)
    basis = "whole" if half.is_whole else "shared"
    about = tell("mirror-about", whose=whose, basis=basis, name=name) if hidden else tell("mirror-nothing")
    return HalfText(half.seat, tell("mirror-title", whose=whose, name=name), about, hidden)


def hidden_text(narrator: Narrator, table: Any, seat: int, group: HiddenOdds) -> HiddenText:
    """One group."""
    odds = tuple(
        ThingText(one.code, narrator.hidden_name(table, seat, group.name, one.code), per_cent(one), one.held)
        for one in group.odds
    )
    possible = sum(one.chance > 0 for one in odds)
    title = tell("mirror-group", group=group.name, count=group.count, possible=possible)
    return HiddenText(group.name, title, note_on(group), odds, lines_of(odds))


def per_cent(one: ThingOdds) -> int:
    """A chance in whole per cent; 0 and 100 are kept for what is certain."""
    if one.chance in (0.0, 1.0):
        return round(SURE * one.chance)
    return min(SURE - 1, max(1, round(SURE * one.chance)))


def note_on(group: HiddenOdds) -> str:
    """How the chances came about."""
    if not group.worlds:
        return tell("mirror-counted")
    return tell("mirror-imagined", worlds=group.worlds, error=round(2 * SURE * group.error, 1))


def lines_of(odds: tuple[ThingText, ...]) -> tuple[str, ...]:
    """A group to be read out: the likeliest first, things of the same chance together."""
    ordered = sorted(odds, key=lambda one: -one.chance)
    return tuple(line_of(chance, list(equal)) for chance, equal in groupby(ordered, key=attrgetter("chance")))


def line_of(chance: int, things: list[ThingText]) -> str:
    """Things of the same chance."""
    form = "certain" if chance == SURE else "gone" if chance == 0 else "each" if len(things) > 1 else "one"
    return tell("mirror-line", form=form, things=", ".join(one.name for one in things), chance=chance)
