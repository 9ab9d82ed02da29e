"""Routes of reviews: asked for once a game is over, calculated as a job, told in words to each side.

A running game has none: its record is not full, and nothing of it is given to a job.
"""

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from kleos.core.record import FULL
from kleos.insight.review import Review
from kleos.insight.review_text import ReviewText, review_text
from kleos.server.http.lobby_api import AnyRequest, Lang, TableId, TheNode, caller_of, known_guest, place_of
from kleos.server.http.problems import FORBIDDEN, NO_ENTRY, Refused
from kleos.server.jobs.job_queue import job_id
from kleos.server.jobs.job_worker import REVIEW
from kleos.server.server_node import ServerNode
from kleos.server.storage import job_store
from kleos.server.storage.job_store import JobRow
from kleos.server.tables import records
from kleos.server.tables.guests import Caller, may_watch, no_entry, seats_of
from kleos.server.tables.narration import narrator_of
from kleos.server.tables.own_reviews import ask_review_of, open_table, task_of
from kleos.server.tables.table import LiveTable

Depth = Literal["quick", "standard", "deep"]
Side = Annotated[int | None, QueryParameter(name="as", ge=1, le=2)]

Line = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]


class AskReview(msgspec.Struct):
    """How thoroughly; none = as the host has chosen."""

    depth: Depth | None = None


class ReviewInfo(msgspec.Struct):
    """A review: not asked for yet, under way, or there, in figures and in words for one side."""

    status: str  # none, waiting, running, done, failed, cancelled
    share: float  # that is done
    review: Review | None
    words: ReviewText | None


@post("/api/tables/{table_id:str}/review", tags=["reviews"], status_code=202)
async def ask_review(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[AskReview]) -> ReviewInfo:
    """Ask for the review of a game that is over. Asking again costs nothing."""
    caller = caller_of(request)
    if caller.key_hash is None and caller.guest is None:
        raise Refused(NO_ENTRY, "error-no-token")
    table = await finished_table(node, caller, table_id)
    guest = caller.guest or (await known_guest(node, caller, None, place_of(request)))[0]
    return info_of(await ask_review_of(table, guest, data.depth or node.settings.review_depth))


@get("/api/tables/{table_id:str}/review", tags=["reviews"])
async def show_review(
    request: AnyRequest,
    node: TheNode,
    table_id: TableId,
    as_: Side = None,
    depth: FromQuery[Depth | None] = None,
    drill: Line = None,
    lang: Lang = None,
) -> ReviewInfo:
    """How far a review is, and the review itself, told to one side: your own, if you do not say which.

    `drill` names a decision of that side that is to be tried again, marked or not.
    """
    caller = caller_of(request)
    table = await finished_table(node, caller, table_id)
    row = await known_job(node, table, depth)
    if row is None:
        return ReviewInfo("none", 0.0, None, None)
    if row.status != job_store.DONE:
        return info_of(row)
    body = await node.jobs.result(row)
    held = seats_of(table, caller)
    return await node.off_loop(told, table, body, as_ or (held[0] if held else 1), drill)


@post("/api/tables/{table_id:str}/review/cancel", tags=["reviews"], status_code=200)
async def cancel_review(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[AskReview]) -> ReviewInfo:
    """Take back a review that you asked for."""
    caller = caller_of(request)
    table = await finished_table(node, caller, table_id)
    row = await known_job(node, table, data.depth)
    if row is None or row.guest != caller.guest:
        raise Refused(FORBIDDEN, "error-not-your-review")
    await node.jobs.cancel(row.id, row.guest)
    after = await known_job(node, table, data.depth)
    return ReviewInfo("none", 0.0, None, None) if after is None else info_of(after)


async def finished_table(node: ServerNode, caller: Caller, table_id: str) -> LiveTable:
    """A table whose game is over, and whose cards are all known, for somebody who may look at it."""
    table = await node.fresh(table_id)
    if not may_watch(table, caller):
        raise no_entry(caller)
    return await open_table(table)


async def known_job(node: ServerNode, table: LiveTable, depth: Depth | None) -> JobRow | None:
    """The job of a review, if somebody has asked for it."""
    task = await node.off_loop(task_of, table, depth or node.settings.review_depth)
    return await node.jobs.find(job_id(REVIEW, task))


def info_of(row: JobRow) -> ReviewInfo:
    """How far a job is."""
    return ReviewInfo(row.status, row.share, None, None)


def told(table: LiveTable, body: bytes, seat: int, drill: int | None) -> ReviewInfo:
    """A review with its words for one side."""
    review = msgspec.json.decode(body, type=Review)
    words = review_text(narrator_of(table), records.export(table, FULL), table.game, review, seat, drill)
    return ReviewInfo(job_store.DONE, 1.0, review, words)


ROUTES = [ask_review, show_review, cancel_review]
