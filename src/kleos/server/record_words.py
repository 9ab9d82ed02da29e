"""An imported record in words: the log as sentences with the eyes of one viewer, by the narrators of the tables."""

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import QueryParameter

from kleos.server import records
from kleos.server.lobby_api import Asked, TableId, TheHall, place_of
from kleos.server.schemas import View, Words
from kleos.text.words import ENGLISH, LANGUAGES, speaking

Lang = Annotated[str, QueryParameter(max_length=8)]


@get("/api/records/{record_id:str}/words", tags=["records"])
async def tell_record(
    request: Asked,
    hall: TheHall,
    record_id: TableId,
    as_: Annotated[View | None, QueryParameter(name="as")] = None,
    lang: Lang = ENGLISH,
) -> Response[Words]:
    """The log of an imported record in words."""
    with speaking(lang if lang in LANGUAGES else ENGLISH):
        return await examined(hall, request, "words", record_id, view=as_)


async def examined(
    hall: TheHall, request: Request[Any, Any, Any], kind: str, record_id: str, **task: Any
) -> Response[Any]:
    """What an examiner says about an imported record, as it says it."""
    kept = await records.kept(hall, record_id)
    body = await hall.desk.ask(kind, place_of(request), kept.packed, components=kept.components, **task)
    return Response(body, media_type="application/json")


ROUTES = [tell_record]
