"""Telling: the lines of a match with the tables around them, in one walk however often a move was taken back."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kleos.core.lines import ENDINGS
from kleos.core.match import Entry, Match
from kleos.core.state import State
from kleos.server.http.schemas import LogSentence
from kleos.server.tables.viewers import as_player
from kleos.text.lines import Line
from kleos.text.narrator import Narrator

Positions = Mapping[int, State]
NOTHING: Positions = {}


def states_after(match: Match, first: int, entries: Sequence[Entry], start: State, past: Positions) -> Iterator[State]:
    """The position after each of these lines, the first of which has this number; the same object, changed in place.

    Positions that a later line goes back to are at hand or kept on the way: the work is that of the lines alone.
    """
    wanted = {int(entry.code[5:]) for entry in entries if entry.code.startswith("undo ")}
    kept = dict(past)
    state = start.copy()
    for ply, entry in enumerate(entries, first):
        if ply in wanted:
            kept[ply] = state.copy()
        verb, _, number = entry.code.partition(" ")
        if verb == "undo":
            state = kept[int(number)].copy() if int(number) in kept else match.state_at(int(number))
        elif verb not in ENDINGS:
            state.apply(match.game.parse(entry.code))
        yield state


def log_lines(
    match: Match, viewer: int | None, first: int, last: int | None = None, past: Positions = NOTHING
) -> list[Line]:
    """Lines with the tables before and after them; `past` are positions that are at hand, by the line after them."""
    at = 2 if viewer is None else viewer - 1
    found = []
    start = past[first] if first in past else match.state_at(min(first, match.ply))
    before = start.observe(as_player(viewer)).table
    entries = match.entries[first:last]
    for ply, state in enumerate(states_after(match, first, entries, start, past), first):
        entry = entries[ply - first]
        after = state.observe(as_player(viewer)).table
        found.append(Line(f"{entry.by} {entry.seen[at]}", before, after, ply=ply))
        before = after
    return found


def frames_of(match: Match, viewer: int | None, count: int) -> list[Any]:
    """The tables before the first line and after each of so many, as a viewer saw them."""
    start = match.state_at(0)
    after = states_after(match, 0, match.entries[:count], start, NOTHING)
    return [start.observe(as_player(viewer)).table, *(state.observe(as_player(viewer)).table for state in after)]


def log_in_words(narrator: Narrator, lines: Sequence[Line], viewer: int | None) -> list[LogSentence]:
    """Lines as sentences, for the wire."""
    told = narrator.sentences(lines, as_player(viewer))
    return [LogSentence(one.ply, one.seat, one.code, one.text, one.clause, one.heading) for one in told]
