"""The story: a table in words, from the narrators that the terminal uses too, with one viewer's eyes."""

from collections.abc import Mapping, Sequence
from typing import Any

from kleos.core.match import ENDINGS, Match
from kleos.core.observation import Observation
from kleos.server.errors import CONFLICT, Refused
from kleos.server.schemas import Told, Words
from kleos.server.table import LiveTable
from kleos.server.views import as_player, first_line
from kleos.text.lines import Line
from kleos.text.narrator import Narrator, narrator_for
from kleos.text.people import bot_name

PERSON = "person"


def in_words(table: LiveTable, viewer: int | None, first: int) -> Words:
    """The question, the legal moves and the log from a line on."""
    match = table.match
    if match is None:
        raise Refused(CONFLICT, "error-not-started")
    one, two = table.chairs
    players = (one["bot"] or PERSON, two["bot"] or PERSON)
    narrator = narrator_for(table.game, players, (called(one), called(two)))
    seen = match.state.observe(as_player(viewer))
    legal = seen.legal if table.actor else ()
    start = max(first, first_line(table, viewer), match.base_ply)
    return Words(
        narrator.question(Observation(seen.viewer, seen.table, legal)),
        {code: narrator.option(seen, code) for code in legal},
        log_in_words(narrator, log_lines(match, viewer, start), viewer),
    )


def log_in_words(narrator: Narrator, lines: Sequence[Line], viewer: int | None) -> list[Told]:
    """Lines as sentences, for the wire."""
    told = narrator.sentences(lines, as_player(viewer))
    return [Told(one.ply, one.seat, one.code, one.text, one.clause, one.heading) for one in told]


def called(chair: Mapping[str, Any]) -> str:
    """What whoever sits there is called; a bot by the name of its level."""
    return bot_name(chair["bot"]) if chair["bot"] else str(chair["name"])


def log_lines(match: Match, viewer: int | None, first: int) -> list[Line]:
    """Lines with the tables before and after them, in one walk; an undo looks back."""
    at = 2 if viewer is None else viewer - 1
    found = []
    state = match.state_at(min(first, match.ply))
    before = state.observe(as_player(viewer)).table
    for ply, entry in enumerate(match.entries[first:], first):
        verb, _, number = entry.code.partition(" ")
        if verb == "undo":
            state = match.state_at(int(number))
        elif verb not in ENDINGS:
            state.apply(match.game.parse(entry.code))
        after = state.observe(as_player(viewer)).table
        found.append(Line(f"{entry.by} {entry.seen[at]}", before, after, ply=ply))
        before = after
    return found
