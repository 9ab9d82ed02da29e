"""Routes of notices: a seat asks to be told of its turns, and whoever gets a mail can end them."""

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody

from kleos.server.http.lobby_api import AnyRequest, TableId, TheNode, place_of
from kleos.server.http.play_api import seat_at
from kleos.server.http.schemas import AddMail, AddPush, ConfirmMail, NoticeInfo, Seat, SwitchOff
from kleos.server.storage.store import is_id


@get("/api/tables/{table_id:str}/notices", tags=["notices"])
async def show_notices(
    request: AnyRequest, node: TheNode, table_id: TableId, seat: FromQuery[Seat | None] = None
) -> NoticeInfo:
    """How a seat is told of its turns, and what the host has set up."""
    table, own = await seat_at(request, node, table_id, seat)
    return await node.notices.show(table, own)


@post("/api/tables/{table_id:str}/notices/push", tags=["notices"])
async def add_push(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[AddPush]) -> NoticeInfo:
    """Tell a browser of the turns of this seat."""
    table, own = await seat_at(request, node, table_id, data.seat)
    await node.notices.add_push(table, own, data.endpoint, data.keys.p256dh, data.keys.auth)
    return await node.notices.show(table, own)


@post("/api/tables/{table_id:str}/notices/mail", tags=["notices"])
async def add_mail(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[AddMail]) -> NoticeInfo:
    """Send a code to an e-mail address; nothing else is sent there before it was confirmed."""
    table, own = await seat_at(request, node, table_id, data.seat)
    await node.notices.add_mail(table, own, data.address, place_of(request))
    return await node.notices.show(table, own)


@post("/api/tables/{table_id:str}/notices/mail/confirm", tags=["notices"])
async def confirm_mail(
    request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[ConfirmMail]
) -> NoticeInfo:
    """Confirm an e-mail address by the code that was sent to it."""
    table, own = await seat_at(request, node, table_id, data.seat)
    await node.notices.confirm(table, own, data.code)
    return await node.notices.show(table, own)


@post("/api/tables/{table_id:str}/notices/off", tags=["notices"])
async def switch_off(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[SwitchOff]) -> NoticeInfo:
    """Tell this seat no more in one way."""
    table, own = await seat_at(request, node, table_id, data.seat)
    await node.notices.switch_off(table, own, data.kind)
    return await node.notices.show(table, own)


@post("/api/notices/{notice_id:str}/off", tags=["notices"], status_code=200)
async def stop_notice(node: TheNode, notice_id: TableId) -> Response[dict[str, str]]:
    """End the mails of a game by the link in one of them; also what mail programs post by themselves (RFC 8058)."""
    if is_id(notice_id):
        await node.notices.stop(notice_id)
    return Response({"status": "off"}, status_code=200)


ROUTES = [show_notices, add_push, add_mail, confirm_mail, switch_off, stop_notice]
