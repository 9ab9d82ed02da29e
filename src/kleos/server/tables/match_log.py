"""The lines of a match with the tables around them, in one walk however often a move was taken back."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kleos.core.lines import Walked, walk
from kleos.core.match import Match
from kleos.core.state import State
from kleos.server.http.schemas import LogSentence
from kleos.server.tables.viewers import as_player
from kleos.text.log_lines import Line
from kleos.text.narrator import Narrator


class Told(NamedTuple):
    """Sentences of a log, and the lines from which it could be told on as if it had never stopped."""

    sentences: list[LogSentence]
    seams: list[int]
    acted: list[Line]  # those whose outcome a page acts out


Positions = Mapping[int, State]
NOTHING: Positions = {}


def walked(match: Match, first: int, last: int | None, start: State, past: Positions) -> Iterator[Walked]:
    """The lines of a match from one on; positions before it that they go back to are at hand or played anew."""
    codes = [entry.code for entry in match.entries[first:last]]
    return walk(match.game, codes, start, first, lambda ply: past[ply] if ply in past else match.state_at(ply))


def log_lines(
    match: Match, viewer: int | None, first: int, last: int | None = None, past: Positions = NOTHING
) -> list[Line]:
    """Lines with the tables before and after them; `past` are positions that are at hand, by the line after them."""
    seat = as_player(viewer)
    start = past[first] if first in past else match.state_at(min(first, match.ply))
    before, found = start.observe(seat).table, []
    for step in walked(match, first, last, start, past):
        entry = match.entries[step.ply]
        after = step.after.observe(seat).table
        found.append(Line(f"{entry.by} {entry.seen_by(seat)}", before, after, ply=step.ply))
        before = after
    return found


def tables_of(match: Match, viewer: int | None, count: int) -> list[Any]:
    """The tables before the first line and after each of so many, as a viewer saw them."""
    seat, start = as_player(viewer), match.state_at(0)
    after = (step.after for step in walked(match, 0, count, start, NOTHING))
    return [state.observe(seat).table for state in (start, *after)]


def log_in_words(narrator: Narrator, lines: Sequence[Line], viewer: int | None) -> Told:
    """Lines as sentences, for the wire."""
    writer = narrator.writer(as_player(viewer))
    told = [
        LogSentence(one.ply, one.seat, one.code, one.text, one.clause, one.heading, one.kind)
        for one in writer.tell(lines)
    ]
    return Told(told, writer.seams, writer.acted)
