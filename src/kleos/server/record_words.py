"""An imported record in words: the log as sentences with the eyes of one viewer, by the narrators of the tables."""

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.record import FULL, Record
from kleos.server import records
from kleos.server.errors import BAD, Refused
from kleos.server.lobby_api import TableId, TheHall
from kleos.server.schemas import View, Words
from kleos.server.story import log_in_words, log_lines
from kleos.text.lines import Line
from kleos.text.narrator import narrator_for
from kleos.text.words import LANGUAGES, speaking

PEOPLE = ("person", "person")
Lang = Annotated[str, QueryParameter(max_length=8)]


@get("/api/records/{record_id:str}/words", tags=["records"])
async def tell_record(
    hall: TheHall,
    record_id: TableId,
    as_: Annotated[View | None, QueryParameter(name="as")] = None,
    lang: Lang = LANGUAGES[0],
) -> Words:
    """The log of an imported record in words."""
    kept = await records.kept(hall, record_id)
    return await asyncio.to_thread(in_words, kept, as_, lang)


def in_words(kept: records.Kept, view: str | None, language: str) -> Words:
    """All sentences of a record; there is no question in it."""
    record, game = kept.record, kept.game()
    viewer = viewer_of(record, view)
    with speaking(language if language in LANGUAGES else LANGUAGES[0]):
        narrator = narrator_for(game, PEOPLE, record.players)
        return Words("", {}, log_in_words(narrator, lines_of(record, game, viewer), viewer))


def viewer_of(record: Record, view: str | None) -> int | None:
    """Whose eyes: any in a full record, its own alone in a redacted one."""
    if record.view != FULL and view not in (None, record.view):
        raise Refused(BAD, "error-view", given=str(view), allowed=record.view)
    wanted = view if record.view == FULL else record.view
    return int(wanted) if wanted in ("1", "2") else None


def lines_of(record: Record, game: Game, viewer: int | None) -> list[Line]:
    """The lines of a record with the tables around them."""
    if record.view == FULL:
        return log_lines(Match.replay(record, game, frames=False), viewer, 0)
    frames = [records.read_frame(record, game, frame) for frame in record.frames]
    steps = zip(record.by, record.moves, frames, frames[1:], strict=False)
    return [Line(f"{by} {code}", before, after, ply=ply) for ply, (by, code, before, after) in enumerate(steps)]


ROUTES = [tell_record]
