"""The card workshop: a set that is being made, looked at in a sandbox, and sets that are handed on by a link."""

import re
from functools import partial
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from kleos.server.http.lobby_api import AnyRequest, Lang, TheNode, caller_of, place_of
from kleos.server.http.problems import BAD, MISSING, NO_ROOM, TOO_FAST, Refused
from kleos.server.jobs.card_reports import MOST_GAMES, CardReport
from kleos.server.server_node import retry_on_conflict
from kleos.server.storage import card_set_store
from kleos.server.storage.row_types import dumps
from kleos.server.tables.workshop import GAME, SetCheck, SharedSet

MOST_SET_BYTES = 60_000  # of one set
HASH = re.compile("[0-9a-f]{64}")
SetHash = Annotated[str, PathParameter(max_length=64)]


class CardSetText(msgspec.Struct, forbid_unknown_fields=True):
    """A card set as the text of a file, JSON or TOML; `card` is the one in hand."""

    text: str
    card: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0


class WeighCard(msgspec.Struct, forbid_unknown_fields=True):
    """A report that is wanted: of which card of which set, by how many games; 0 = as many as were wanted before."""

    text: str
    card: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0
    games: Annotated[int, msgspec.Meta(ge=0, le=MOST_GAMES)] = 0


def sized(wanted: CardSetText | WeighCard) -> str:
    """The text of a set that is not too large."""
    if len(wanted.text.encode("utf-8", "replace")) > MOST_SET_BYTES:
        raise Refused(BAD, "error-set-size", file="components", most=MOST_SET_BYTES)
    return wanted.text


@post("/api/workshop/check", tags=["workshop"], status_code=200)
async def check_card_set(
    request: AnyRequest, node: TheNode, data: JSONBody[CardSetText], lang: Lang = None
) -> Response[SetCheck]:
    """What is wrong with a set, how one of its cards looks and reads, and what may be chosen on it."""
    body = await node.sandbox.ask("card", place_of(request), components=sized(data), card=data.card)
    return Response(body, media_type="application/json")  # type: ignore[arg-type]


@post("/api/workshop/read", tags=["workshop"], status_code=200)
async def read_card_file(request: AnyRequest, node: TheNode, data: JSONBody[CardSetText]) -> SharedSet:
    """The set in a file, if it is in order."""
    return await shareable(node, place_of(request), data)


@post("/api/workshop/sets", tags=["workshop"])
async def share_card_set(request: AnyRequest, node: TheNode, data: JSONBody[CardSetText]) -> SharedSet:
    """Keep a set that is in order, under the hash of its content."""
    if not node.limits.shares.allows(place_of(request)):
        raise Refused(TOO_FAST, "error-too-fast")
    found = await shareable(node, place_of(request), data)
    kept = dumps(found.components) or ""
    most = node.settings.sets_mb * 1_000_000
    put = partial(card_set_store.put_card_set, content=found.hash, game=GAME, components=kept, most=most)
    if not await retry_on_conflict(lambda: node.write(put)):
        raise Refused(NO_ROOM, "error-sets-full")
    return found


async def shareable(node: TheNode, place: str, data: CardSetText | WeighCard) -> SharedSet:
    """A set that games were begun with in the sandbox."""
    return msgspec.json.decode(await node.sandbox.ask("share", place, components=sized(data)), type=SharedSet)


@get("/api/workshop/sets/{content:str}", tags=["workshop"])
async def show_card_set(node: TheNode, content: SetHash) -> SharedSet:
    """A set that somebody shared."""
    found = None
    if HASH.fullmatch(content):
        found = await node.read(lambda connection: card_set_store.read_card_set(connection, content))
    if found is None:
        raise Refused(MISSING, "error-no-card-set")
    return SharedSet(content, msgspec.json.decode(found, type=dict[str, Any]))


@post("/api/workshop/reports", tags=["workshop"], status_code=200)
async def weigh_card(request: AnyRequest, node: TheNode, data: JSONBody[WeighCard], lang: Lang = None) -> CardReport:
    """Start the balance report of a card, go on with it, or have more games played for it."""
    found = await shareable(node, place_of(request), data)
    cards = found.components["cards"]
    if data.card >= len(cards):
        raise Refused(MISSING, "error-no-such-card", card=str(data.card), set=str(found.components["set"])[:40])
    return await node.reports.start(asker_of(request), found.components, cards[data.card]["name"], data.games)


@get("/api/workshop/reports/{report:str}", tags=["workshop"])
async def show_report(node: TheNode, report: SetHash, lang: Lang = None) -> CardReport:
    """How a report stands."""
    return await node.reports.show(report)


@post("/api/workshop/reports/{report:str}/stop", tags=["workshop"], status_code=200)
async def stop_report(request: AnyRequest, node: TheNode, report: SetHash, lang: Lang = None) -> CardReport:
    """Stop a report that you asked for; it can go on later where it stopped."""
    return await node.reports.stop(report, asker_of(request))


def asker_of(request: AnyRequest) -> str:
    """Who has cards weighed: a guest, or an address that nobody can read back."""
    return caller_of(request).guest or sha256(place_of(request).encode()).hexdigest()[:32]


ROUTES = [
    check_card_set,
    read_card_file,
    share_card_set,
    show_card_set,
    weigh_card,
    show_report,
    stop_report,
]
