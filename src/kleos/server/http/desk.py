"""A table of one's own that nobody else sees, such as that of a lesson or a puzzle, told as a stream tells one."""

from typing import NamedTuple

from kleos.core.match import Match
from kleos.core.players import PERSON, Player
from kleos.server.http.schemas import LogLine, PositionInfo, SeatInfo, TableInfo, Update
from kleos.server.tables.narration import narration_of
from kleos.text.narrator import Narrator, narrator_for
from kleos.text.people import bot_name

PERSON_NAME = "guest"


class Desk(NamedTuple):
    """What such a table is called, how far it has come, and whose it is."""

    id: str
    ply: int
    seat: Player
    is_over: bool = False  # nothing is to be decided any more
    earlier: int = 0  # lines of matches at earlier positions


def desk_update(match: Match, desk: Desk, known: int) -> Update:
    """The table after a line that is known already."""
    seat = desk.seat.seat
    seen, actor = match.observe(desk.seat), match.state.actor
    legal = seen.legal if actor == desk.seat and not desk.is_over else ()
    ply = desk.earlier + match.ply
    info = PositionInfo(seat, ply, seen.table, legal, actor + 1 if isinstance(actor, int) else None, None)
    lines = [LogLine(k, one.by, one.seen_by(desk.seat), "") for k, one in enumerate(match.entries)]
    words = narration_of(match, desk_narrator(match), seat, known)
    return Update(ply, known, lines[known:], table_info(match, desk), info, words)


def desk_narrator(match: Match) -> Narrator:
    """Whoever tells of such a table, in the language of the request."""
    one, two = (PERSON_NAME if player == PERSON else bot_name(player) for player in match.players)
    return narrator_for(match.game, match.players, (one, two), is_drawn=True)


def table_info(match: Match, desk: Desk) -> TableInfo:
    """The table itself."""
    game = match.game
    seats = tuple(seat_info(k + 1, one) for k, one in enumerate(match.players))
    return TableInfo(
        id=desk.id,
        game=game.code,
        rules=game.rules_version,
        options=game.options,
        components=game.component_hash,
        own_components=False,
        status="playing",
        listed=False,
        seats=(seats[0], seats[1]),
        yours=(desk.seat.seat,),
        may_watch=False,
        server_commitment="",
        clock=None,
        patience=0,
        may_claim=False,
        asked_undo=0,
        hints=False,
        hinted=False,
        mirror=False,
        daily=None,
        result=None,
        rematch=None,
        notices=(),
        rematch_offer=0,
        rematch_declined=0,
        origin=None,
        created=0,
        updated=0,
        seq=desk.ply,
        ply=desk.ply,
    )


def seat_info(seat: int, player: str) -> SeatInfo:
    """One's own seat, or the opponent's."""
    is_bot = player != PERSON
    return SeatInfo(
        seat,
        "bot" if is_bot else "person",
        player if is_bot else PERSON_NAME,
        player if is_bot else None,
        True,
        None,
        "here",
    )
