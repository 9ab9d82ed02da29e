"""Routes of the daily deal: what is played today, an attempt, and how the field did.

Before the day is over nothing but results is told here, and those only to who has finished.
"""

from datetime import date
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Connection

from kleos.server.http.daily_schemas import DailyAttempt, DailyDeal, DailyField, DailyTable, FieldRow, StartDaily
from kleos.server.http.games_api import GameCode
from kleos.server.http.lobby_api import AnyRequest, TheNode, caller_of, known_guest, place_of, with_cookie
from kleos.server.http.problems import NO_ENTRY, Refused
from kleos.server.server_node import ServerNode
from kleos.server.storage import daily_store
from kleos.server.storage.daily_store import StoredAttempt, StoredGroup
from kleos.server.tables import daily_attempt, lobby
from kleos.server.tables.daily import LEVEL, check_game, daily_games, known_day, seat_of

Day = Annotated[str | None, QueryParameter(max_length=40)]
POINTS = {"won": 1.0, "drawn": 0.5, "lost": 0.0}  # what a result is worth, as shares of a won game
NO_GUEST = ""  # nobody has this id


@get("/api/daily", tags=["daily"])
async def list_daily(request: AnyRequest, node: TheNode, day: Day = None) -> list[DailyDeal]:
    """The deals of a day: of today, or of an earlier one."""
    wanted, guest = known_day(node.daily, day), caller_of(request).guest
    return await node.read(lambda c: [deal_of(node, c, game, wanted, guest) for game in daily_games()])


@post("/api/daily/{code:str}", tags=["daily"])
async def start_daily(
    request: AnyRequest, node: TheNode, code: GameCode, data: JSONBody[StartDaily]
) -> Response[DailyTable]:
    """Begin your attempt at today's deal, or go on with it: each guest has one."""
    caller = caller_of(request)
    if caller.key_hash is not None:
        raise Refused(NO_ENTRY, "error-no-token")
    check_game(code)
    known_day(node.daily, data.day)
    lobby.check_table_limit(node, place_of(request))
    guest, name, is_new = await known_guest(node, caller, None, place_of(request))
    table = await daily_attempt.begin(node, guest, name, code, data.day)
    return with_cookie(node, DailyTable(table, node.signer.csrf(guest)), guest, is_new)


def deal_of(node: ServerNode, connection: Connection, game: str, played: date, guest: str | None) -> DailyDeal:
    """A deal as a guest may know it."""
    day = played.isoformat()
    is_over = node.daily.is_over(day)
    mine = daily_store.attempt_of(connection, game, day, guest or NO_GUEST)
    may_know = mine is not None and (is_over or mine.status == "finished")
    return DailyDeal(
        game=game,
        day=day,
        is_over=is_over,
        left=0 if is_over else node.daily.seconds_left(),
        level=LEVEL,
        seat=seat_of(game, played),
        played=daily_store.count_attempts(connection, game, day),
        attempt=None if mine is None else attempt_info(mine, is_over),
        field=field_of(daily_store.field_at(connection, game, day), is_over) if may_know else None,
    )


def attempt_info(stored: StoredAttempt, is_over: bool) -> DailyAttempt:
    """An attempt for the one who made it."""
    luck = stored.luck if is_over else None
    return DailyAttempt(
        table=stored.table_id,
        status=stored.status,
        counts=stored.lead is not None,
        outcome=stored.outcome,
        lead=stored.lead,
        luck=luck,
        adjusted=None if luck is None else points_of(stored.outcome) - luck,
    )


def field_of(stored: list[StoredGroup], is_over: bool) -> DailyField:
    """How those did who finished on the day."""
    done = [one for one in stored if one.lead is not None]
    weighed = sum(one.weighed for one in done) if is_over else 0
    return DailyField(
        **by_outcome(done),
        unfinished=sum(one.count for one in stored) - sum(one.count for one in done),
        rows=rows_of(done),
        result=mean(sum(points_of(one.outcome) * one.count for one in done), sum(one.count for one in done)),
        adjusted=mean(sum(points_of(one.outcome) * one.weighed - one.luck for one in done), weighed),
        weighed=weighed,
    )


def rows_of(done: list[StoredGroup]) -> list[FieldRow]:
    """The attempts that count by their lead, the best first."""
    leads = sorted({one.lead for one in done if one.lead is not None}, reverse=True)
    return [FieldRow(lead, **by_outcome([one for one in done if one.lead == lead])) for lead in leads]


def by_outcome(some: list[StoredGroup]) -> dict[str, int]:
    """How many won, drew and lost."""
    return {outcome: sum(one.count for one in some if one.outcome == outcome) for outcome in POINTS}


def points_of(outcome: str | None) -> float:
    """What a result is worth."""
    return POINTS[outcome or "lost"]


def mean(total: float, count: int) -> float | None:
    """The mean; none of nothing."""
    return total / count if count else None


ROUTES = [list_daily, start_daily]
