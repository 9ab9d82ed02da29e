"""Narration: a table in words, from the narrators that the terminal uses too, with one viewer's eyes."""

from collections.abc import Mapping
from typing import Any

from kleos.core.match import Match
from kleos.core.observation import Observation
from kleos.core.state import State
from kleos.server.http.schemas import LogSentence, Narration
from kleos.server.tables.match_log import log_in_words, log_lines
from kleos.server.tables.table import LiveTable
from kleos.server.tables.viewers import as_player
from kleos.server.tables.views import first_line
from kleos.text.narrator import Narrator, narrator_for
from kleos.text.people import bot_name
from kleos.text.words import language

PERSON = "person"
FEW_LINES = 40  # that are told on the loop; to hand them to a thread would cost as much
MOST_KEPT = 64  # answers that are kept until the next change


async def in_words(table: LiveTable, viewer: int | None, first: int) -> Narration:
    """The question, the legal moves and the log from a line on; told once for all who ask the same."""
    async with table.held():
        match = table.match
        if match is None:
            raise table.without_match()
        key = (table.seq, viewer, first, language())
        cache = table.encoded
        if key in cache:
            return cache[key]  # type: ignore[no-any-return]
        narrator = narrator_of(table)
        question, options = decision(table, match, narrator, viewer)
        start, last = max(first, first_line(table, viewer), match.base_ply), match.ply
        state = table.past.get(start)
    if state is not None and last - start <= FEW_LINES:
        told = sentences(match, narrator, viewer, start, last, state)
    else:  # the log only grows, so this needs no lock: a long narration must not hold up the players
        told = await table.node.off_loop(sentences, match, narrator, viewer, start, last, state)
    words = Narration(question, options, told)
    if table.encoded is cache and table.seq == key[0] and len(cache) < MOST_KEPT:
        cache[key] = words
    return words


def narrator_of(table: LiveTable) -> Narrator:
    """Who tells of a table, and what the players are called."""
    one, two = table.seat_rows
    return narrator_for(table.game, (one["bot"] or PERSON, two["bot"] or PERSON), (called(one), called(two)))


def decision(table: LiveTable, match: Match, narrator: Narrator, viewer: int | None) -> tuple[str, dict[str, str]]:
    """The question and the legal moves in words."""
    seen = match.state.observe(as_player(viewer))
    legal = seen.legal if table.actor else ()
    question = narrator.question(Observation(seen.viewer, seen.table, legal))
    return question, {code: narrator.option(seen, code) for code in legal}


def sentences(
    match: Match, narrator: Narrator, viewer: int | None, first: int, last: int, start: State | None
) -> list[LogSentence]:
    """The log between two lines in words."""
    return log_in_words(narrator, log_lines(match, viewer, first, last, start), viewer)


def called(seat_row: Mapping[str, Any]) -> str:
    """What whoever sits there is called; a bot by the name of its level."""
    return bot_name(seat_row["bot"]) if seat_row["bot"] else str(seat_row["name"])
