"""Updates: what a stream carries to one viewer, its words included, in one message per change."""

from typing import NamedTuple

from kleos.server.http.schemas import Answer, Update
from kleos.server.tables.guests import Caller
from kleos.server.tables.narration import NarrationDraft, draft_narration, finish_narration
from kleos.server.tables.table import LiveTable
from kleos.server.tables.views import lines, position, table_info


class UpdateDraft(NamedTuple):
    """An update whose words are still to be made, without the table's lock."""

    update: Update
    words: NarrationDraft | None


def draft_update(
    table: LiveTable, caller: Caller, viewer: int | None, since: int, has_words: bool, answer: Answer | None = None
) -> UpdateDraft:
    """Everything after what the viewer knew at number `since`, and the open decision again. With the lock held."""
    known = table.journal[since - 1].ply if 0 < since <= table.seq and table.status != "waiting" else 0
    log, info, seen = lines(table, viewer, known), table_info(table, caller), position(table, viewer)
    words = draft_narration(table, viewer, known) if has_words else None
    return UpdateDraft(Update(table.seq, known, log, info, seen, answer=answer), words)


async def finish_update(draft: UpdateDraft) -> Update:
    """The update with its words, of the new lines alone."""
    if draft.words is not None:
        draft.update.words = await finish_narration(draft.words)
    return draft.update
