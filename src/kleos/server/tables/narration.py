"""Narration: a table in words, from the narrators that the terminal uses too, as one viewer sees it."""

from bisect import bisect_right
from typing import Any, NamedTuple

from kleos.core.match import Match
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.core.state import State
from kleos.server.http.problems import Problem, problem
from kleos.server.http.schemas import Narration, Scene
from kleos.server.storage.row_types import SeatRow
from kleos.server.tables.match_log import Told, log_in_words, log_lines
from kleos.server.tables.table import LiveTable
from kleos.server.tables.viewers import as_player
from kleos.server.tables.views import first_line
from kleos.text.narrator import Narrator, narrator_for
from kleos.text.people import bot_name
from kleos.text.words import language

PERSON = "person"
FEW_LINES = 40  # that are told on the loop; to hand them to a thread would cost as much
MOST_KEPT = 64  # answers that are kept until the next change


class Decision(NamedTuple):
    """The open decision in words: the question, the legal moves, and why closed ones are closed."""

    question: str
    options: dict[str, str]
    closed: dict[str, Problem]


class NarrationDraft(NamedTuple):
    """What of a table is to be put into words; the log only grows, so its sentences need no lock."""

    table: LiveTable
    match: Match
    narrator: Narrator
    viewer: int | None
    decision: Decision
    first: int
    last: int
    past: dict[int, State]  # positions that are at hand, by the line after them
    known: int  # lines that the viewer has seen
    key: tuple[Any, ...]


async def in_words(table: LiveTable, viewer: int | None, first: int) -> Narration:
    """The question, the legal moves and the log from a line on."""
    async with table.held():
        draft = draft_narration(table, viewer, first)
    if draft is None:
        raise table.without_match()
    return await finish_narration(draft)


def draft_narration(table: LiveTable, viewer: int | None, first: int) -> NarrationDraft | None:
    """Take down what has to be told, with the lock held; None before the cards are dealt."""
    match = table.match
    if match is None:
        return None
    narrator = narrator_of(table)
    asked = decision(table, match, narrator, viewer)
    start = max(seam_before(table, viewer, first), first_line(table, viewer), match.base_ply)
    key = (table.seq, viewer, start, language())
    return NarrationDraft(table, match, narrator, viewer, asked, start, match.ply, dict(table.past), first, key)


async def finish_narration(draft: NarrationDraft) -> Narration:
    """Put it into words, once for all who look at the same; a long log must not hold up the players."""
    kept: Told | None = draft.table.encoded.get(draft.key)
    if kept is not None:
        return narrated(draft, kept)
    if draft.first in draft.past and draft.last - draft.first <= FEW_LINES:
        told = sentences(draft)
    else:
        told = await draft.table.node.off_loop(sentences, draft)
    keep(draft, told)
    return narrated(draft, told)


def narrated(draft: NarrationDraft, told: Told) -> Narration:
    """A table in words; scenes of lines that are new to somebody who followed the game, and the one that ended it."""
    new = [line for line in told.acted if line.ply >= draft.known > 0]
    if draft.match.outcome is not None:
        new = new or told.acted[-1:]
    scenes = [Scene(line.ply, line.by, line.code, line.before, line.after) for line in new]
    return Narration(*draft.decision, draft.first, told.sentences, scenes)


def seam_before(table: LiveTable, viewer: int | None, first: int) -> int:
    """A line, not after this one, from which the log can be told on: the last one whose position is at hand."""
    seams = table.seams.get(viewer, [])
    seams = seams[: bisect_right(seams, first)]
    last = seams[-1] if seams else 0  # the whole log where nothing is known of it
    return next((seam for seam in reversed(seams) if seam in table.past), last)


def keep(draft: NarrationDraft, told: Told) -> None:
    """Keep sentences until the next change, and seams as long as the table is here: lines never change."""
    table = draft.table
    if table.seq == draft.key[0] and len(table.encoded) < MOST_KEPT:
        table.encoded[draft.key] = told
    known = table.seams.setdefault(draft.viewer, [])
    known += [seam for seam in told.seams if not known or seam > known[-1]]


def sentences(draft: NarrationDraft) -> Told:
    """The log between two lines in words."""
    lines = log_lines(draft.match, draft.viewer, draft.first, draft.last, draft.past)
    return log_in_words(draft.narrator, lines, draft.viewer)


def narrator_of(table: LiveTable) -> Narrator:
    """Who tells of a table, and what the players are called."""
    one, two = table.seat_rows
    players, names = (one.bot or PERSON, two.bot or PERSON), (called(one), called(two))
    return narrator_for(table.game, players, names, is_drawn=True)


def decision(table: LiveTable, match: Match, narrator: Narrator, viewer: int | None) -> Decision:
    """The open decision in words, made once per change."""
    key = ("decision", table.seq, viewer, language())
    kept: Decision | None = table.encoded.get(key)
    if kept is None:
        kept = table.encoded[key] = worded_decision(table, match, narrator, viewer)
    return kept


def worded_decision(table: LiveTable, match: Match, narrator: Narrator, viewer: int | None) -> Decision:
    """The question, the legal moves and the reasons against closed ones, each in words."""
    return decision_words(match, narrator, viewer, table.actor)


def decision_words(match: Match, narrator: Narrator, viewer: int | None, actor: int) -> Decision:
    """The decision of the seat that acts, as a viewer is told of it."""
    seen = match.state.observe(as_player(viewer))
    legal = seen.legal if actor else ()
    question = narrator.prompt(Observation(seen.viewer, seen.table, legal))
    options = {code: narrator.option(seen, code) for code in legal}
    closed = reasons(match, narrator, seen) if viewer is not None and viewer == actor else {}
    return Decision(question, options, closed)


def reasons(match: Match, narrator: Narrator, seen: Observation) -> dict[str, Problem]:
    """Why closed moves are closed, as the seat that decides would be told if it asked."""
    refusals = {code: match.state.why_not(match.game.parse(code)) for code in narrator.closed(seen)}
    return {code: problem(refusal) for code, refusal in refusals.items() if refusal is not None}


def narration_of(match: Match, narrator: Narrator, viewer: int, known: int) -> Narration:
    """A match that is at no table in words; scenes of the lines that are new."""
    actor = match.state.actor
    asked = decision_words(match, narrator, viewer, actor.seat if isinstance(actor, Player) else 0)
    told = log_in_words(narrator, log_lines(match, viewer, 0), viewer)
    scenes = [Scene(line.ply, line.by, line.code, line.before, line.after) for line in told.acted if line.ply >= known]
    return Narration(*asked, 0, told.sentences, scenes)


def called(seat_row: SeatRow) -> str:
    """What whoever sits there is called; a bot by the name of its level."""
    return bot_name(seat_row.bot) if seat_row.bot else seat_row.name
