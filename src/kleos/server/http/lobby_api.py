"""Routes of the lobby: guests, tables, sitting down, leaving, playing again."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from kleos.server.http.problems import NO_ENTRY, TOO_FAST, Refused
from kleos.server.http.schemas import (
    AtSeat,
    CreateTable,
    Invitation,
    InvitationInfo,
    Join,
    Me,
    NameGuest,
    Rematch,
    Reveal,
    Seat,
    Seated,
    TableInfo,
    Tables,
    Watch,
)
from kleos.server.http.security import token
from kleos.server.server_node import ServerNode
from kleos.server.storage import store
from kleos.server.tables import lobby, rematch
from kleos.server.tables.guests import Caller, no_entry, read_name, seats_of
from kleos.server.tables.views import table_info

AnyRequest = Request[Any, Any, Any]
TheNode = NamedDependency[ServerNode]
TableId = Annotated[str, PathParameter(max_length=64)]
At = Annotated[int, QueryParameter(ge=0, le=1_000_000)]  # a line of a log
Lang = Annotated[str | None, QueryParameter(max_length=8)]  # the middleware has read it
DEFAULT_NAME = "guest"
MOST_LISTED = 50


def caller_of(request: AnyRequest) -> Caller:
    """Who asks; the middleware has found out."""
    found: Caller = request.scope["caller"]  # type: ignore[typeddict-item]
    return found


def place_of(request: AnyRequest) -> str:
    """Where a request comes from, as it is counted; the middleware has found out."""
    found: str = request.scope["place"]  # type: ignore[typeddict-item]
    return found


async def known_guest(node: ServerNode, caller: Caller, name: str | None, place: str) -> tuple[str, str, bool]:
    """The guest behind a post, made if there is none yet: id, name, and whether it is new or renamed."""
    known = None
    if caller.guest is not None:
        guest = caller.guest
        known = await node.read(lambda connection: store.guest_name(connection, guest))
    chosen = read_name(name) if name is not None else known or DEFAULT_NAME
    if caller.guest is None and not node.limits.guests.allows(place):
        raise Refused(TOO_FAST, "error-too-fast")
    guest_id = caller.guest if caller.guest is not None else token()
    if known != chosen:
        await node.write(lambda connection: store.put_guest(connection, guest_id, chosen))
    return guest_id, chosen, caller.guest is None


def with_cookie(node: ServerNode, body: Any, guest: str, is_new: bool, status: int = 201) -> Response[Any]:
    """An answer that lets a new guest be known again."""
    headers = {"set-cookie": node.origins.cookie_header(node.signer.cookie(guest))} if is_new else {}
    return Response(body, status_code=status, headers=headers)


@get("/api/me", tags=["guests"])
async def me(request: AnyRequest, node: TheNode) -> Me:
    """Who the server thinks you are, and the token that your posts must carry in X-Kleos-CSRF."""
    guest = caller_of(request).guest
    if guest is None:
        return Me(None, None)
    return Me(await node.read(lambda connection: store.guest_name(connection, guest)), node.signer.csrf(guest))


@post("/api/me", tags=["guests"])
async def name_me(request: AnyRequest, node: TheNode, data: JSONBody[NameGuest]) -> Response[Me]:
    """Choose a name; the first time this makes a guest and sets the cookie."""
    guest, name, is_new = await known_guest(node, caller_of(request), data.name, place_of(request))
    return with_cookie(node, Me(name, node.signer.csrf(guest)), guest, is_new)


@get("/api/tables", tags=["lobby"])
async def list_tables(request: AnyRequest, node: TheNode) -> Tables:
    """Your own tables, running and finished, and the open ones."""
    caller = caller_of(request)
    guest = caller.guest
    mine = await node.read(lambda c: store.ids_of_guest(c, guest, MOST_LISTED)) if guest is not None else []
    free = await node.read(lambda c: store.ids_of_open(c, MOST_LISTED))
    found = {one: await info_of(node, one, caller, looks=False) for one in dict.fromkeys([*mine, *free])}
    return Tables([found[one] for one in mine], [found[one] for one in free if not found[one].yours])


async def info_of(node: ServerNode, table_id: str, caller: Caller, looks: bool = True) -> TableInfo:
    """One table for the lobby."""
    table = await node.fresh(table_id, looks)
    if table.is_sealed and not seats_of(table, caller):
        raise no_entry(caller)
    async with table.held():
        return table_info(table, caller)


@post("/api/tables", tags=["lobby"])
async def create_table(request: AnyRequest, node: TheNode, data: JSONBody[CreateTable]) -> Response[Seated]:
    """Make a table."""
    lobby.check_table_limit(node, place_of(request))
    guest, name, is_new = await known_guest(node, caller_of(request), data.name, place_of(request))
    return with_cookie(node, await lobby.create(node, guest, name, data, place_of(request)), guest, is_new)


@get("/api/tables/{table_id:str}", tags=["lobby"])
async def show_table(request: AnyRequest, node: TheNode, table_id: TableId) -> TableInfo:
    """What everybody who knows its address may know of a table."""
    return await info_of(node, table_id, caller_of(request))


@post("/api/tables/{table_id:str}/join", tags=["lobby"])
async def join_table(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[Join]) -> Response[Seated]:
    """Sit down by the token of the invite link, which works once; at a listed table no token is needed."""
    table = await node.fresh(table_id)
    lobby.free_seat(table, data)  # before a guest is made
    guest, name, is_new = await known_guest(node, caller_of(request), data.name, place_of(request))
    body = await lobby.join(node, table, Caller(guest), name, data)
    return with_cookie(node, body, guest, is_new)


@post("/api/tables/{table_id:str}/invitation", tags=["lobby"], status_code=200)
async def show_invitation(
    request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[Invitation]
) -> InvitationInfo:
    """Whether a link still works, before anybody is asked for a name. A post, so that no log holds the token."""
    table = await node.fresh(table_id)
    return lobby.look_at_invitation(table, caller_of(request), data.token)


@post("/api/tables/{table_id:str}/watch", tags=["lobby"])
async def watch_table(
    request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[Watch]
) -> Response[TableInfo]:
    """Become a spectator by the token of the spectators' link."""
    table = await node.fresh(table_id)
    guest, _, is_new = await known_guest(node, caller_of(request), None, place_of(request))
    await lobby.watch(node, table, guest, data.token)
    return with_cookie(node, table_info(table, Caller(guest)), guest, is_new)


@post("/api/tables/{table_id:str}/reveal", tags=["lobby"])
async def reveal_seed(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[Reveal]) -> TableInfo:
    """Show the seed that this seat promised; a wrong one voids the table."""
    table = await node.fresh(table_id)
    await lobby.reveal(table, caller_of(request), data.seat, data.seed)
    return table_info(table, caller_of(request))


@post("/api/tables/{table_id:str}/invite/{seat:int}", tags=["lobby"])
async def new_invite(request: AnyRequest, node: TheNode, table_id: TableId, seat: FromPath[Seat]) -> dict[str, str]:
    """A new token for a free seat of your own table; the old one no longer works."""
    table = await node.fresh(table_id)
    return {"token": await lobby.invite(table, caller_of(request), seat)}


@post("/api/tables/{table_id:str}/watch-link", tags=["lobby"])
async def new_watch_link(request: AnyRequest, node: TheNode, table_id: TableId) -> dict[str, str]:
    """A new token for spectators of your table; the old one and those who came by it are shut out."""
    table = await node.fresh(table_id)
    return {"token": await lobby.renew_watch_link(node, table, caller_of(request))}


@post("/api/tables/{table_id:str}/leave", tags=["lobby"])
async def leave_table(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[AtSeat]) -> TableInfo:
    """Stand up before the cards are dealt."""
    table = await node.fresh(table_id)
    await lobby.leave(table, caller_of(request), data.seat)
    return table_info(table, caller_of(request))


@post("/api/tables/{table_id:str}/rematch", tags=["lobby"])
async def play_again(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[Rematch]) -> Seated:
    """Sit down at the next table, with seats swapped, once the opponent has offered it; bots always agree."""
    caller = caller_of(request)
    if caller.is_nobody:
        raise Refused(NO_ENTRY, "error-no-token")
    table = await node.fresh(table_id)
    return await rematch.rematch(node, table, caller, data.commitment, data.bearer)


@post("/api/tables/{table_id:str}/rematch/offer", tags=["lobby"])
async def offer_rematch(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[AtSeat]) -> TableInfo:
    """Offer to play again; when the opponent has offered it too, `rematch` names the next table."""
    table = await node.fresh(table_id)
    await rematch.offer_rematch(node, table, caller_of(request), data.seat)
    return table_info(table, caller_of(request))


@post("/api/tables/{table_id:str}/rematch/withdraw", tags=["lobby"])
async def withdraw_rematch(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[AtSeat]) -> TableInfo:
    """Take an offer back."""
    table = await node.fresh(table_id)
    await rematch.withdraw_rematch(table, caller_of(request), data.seat)
    return table_info(table, caller_of(request))


@post("/api/tables/{table_id:str}/rematch/decline", tags=["lobby"])
async def decline_rematch(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[AtSeat]) -> TableInfo:
    """Decline the opponent's offer."""
    table = await node.fresh(table_id)
    await rematch.decline_rematch(table, caller_of(request), data.seat)
    return table_info(table, caller_of(request))


ROUTES = [
    me,
    name_me,
    list_tables,
    create_table,
    show_table,
    join_table,
    show_invitation,
    watch_table,
    reveal_seed,
    new_invite,
    new_watch_link,
    leave_table,
    play_again,
    offer_rematch,
    withdraw_rematch,
    decline_rematch,
]
