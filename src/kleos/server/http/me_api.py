"""Routes about oneself: the own games, what their reviews tell, and an identity that can be used elsewhere."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from kleos.server.http.lobby_api import AnyRequest, TheNode, caller_of, place_of, with_cookie
from kleos.server.http.problems import FORBIDDEN, NO_ENTRY, TOO_FAST, Refused
from kleos.server.http.schemas import Identity, Me, TakeIdentity, Text64
from kleos.server.server_node import ServerNode
from kleos.server.storage import store
from kleos.server.storage.review_store import ReviewRow
from kleos.server.storage.store import StoredGame
from kleos.server.tables import own_reviews
from kleos.server.tables.own_reviews import BluffLab, LuckRecord, OwnReviews

MOST_GAMES = 500
MOST_RUNNING = 50  # of which it is looked up who decides


class AskReviews(msgspec.Struct, forbid_unknown_fields=True):
    """Which game's reviews are wanted."""

    game: Text64


class OwnSeat(msgspec.Struct):
    """Who sat at a table of yours."""

    kind: str  # open, person, bot
    name: str
    bot: str | None


class OwnGame(msgspec.Struct):
    """A game of your own."""

    id: str
    game: str
    status: str  # waiting, sealing, playing, finished
    seats: tuple[OwnSeat, OwnSeat]
    yours: tuple[int, ...]
    outcome: Literal["won", "lost", "drawn"] | None  # for you; none = not over yet, or both seats are yours
    is_your_move: bool
    hinted: bool  # marked as coached
    luck: float | None  # of winning chance that the draws gave you; none = not reviewed
    daily: str | None  # the day of the daily deal that was played
    created: int
    updated: int


@get("/api/me/games", tags=["guests"])
async def my_games(request: AnyRequest, node: TheNode) -> list[OwnGame]:
    """Your own games, newest first: the results of the finished ones, and where it is your move."""
    guest = caller_of(request).guest
    if guest is None:
        return []
    found = await node.read(lambda connection: store.games_of_guest(connection, guest, MOST_GAMES))
    running = [one.id for one in found if one.status == "playing"][:MOST_RUNNING]
    actors = {one: (await node.fresh(one, looks=False)).actor for one in running}
    reviews = await own_reviews.reviews_by_table(node, [one for one in found if own_reviews.counts(one, guest)])
    return [own_game(one, guest, actors.get(one.id, 0), reviews.get(one.id, [])) for one in found]


def own_game(stored: StoredGame, guest: str, actor: int, reviews: Sequence[ReviewRow]) -> OwnGame:
    """A game as one of its players sees it in a list."""
    yours = own_reviews.seats_in(stored, guest)
    one, two = (OwnSeat(seat.kind, seat.name, seat.bot) for seat in stored.seats)
    return OwnGame(
        id=stored.id,
        game=stored.game,
        status=stored.status,
        seats=(one, two),
        yours=yours,
        outcome=outcome(stored, yours),
        is_your_move=actor in yours,
        hinted=stored.hinted,
        luck=own_reviews.luck_of(reviews, yours[0]) if reviews else None,
        daily=stored.daily,
        created=stored.created,
        updated=stored.updated,
    )


def outcome(stored: StoredGame, yours: tuple[int, ...]) -> Literal["won", "lost", "drawn"] | None:
    """How a game ended for its player; who played both sides has neither won nor lost."""
    if stored.result is None or len(yours) != 1:
        return None
    winner = stored.result[0]
    if not winner:
        return "drawn"
    return "won" if winner in yours else "lost"


@get("/api/me/reviews", tags=["guests"])
async def my_reviews(request: AnyRequest, node: TheNode) -> list[OwnReviews]:
    """How many of your finished games are reviewed, game by game, and what is under way."""
    guest = caller_of(request).guest
    return [] if guest is None else await own_reviews.own_reviews(node, guest)


@post("/api/me/reviews", tags=["guests"], status_code=202)
async def ask_my_reviews(request: AnyRequest, node: TheNode, data: JSONBody[AskReviews]) -> list[OwnReviews]:
    """Ask for the reviews of your newest finished games that have none, as many as may be under way at once."""
    guest = caller_of(request).guest
    if guest is None:
        return []
    await own_reviews.ask_next(node, guest, data.game)
    return await own_reviews.own_reviews(node, guest)


@get("/api/me/bluffs", tags=["guests"])
async def my_bluffs(request: AnyRequest, node: TheNode) -> BluffLab:
    """Your bluffs over your reviewed games of Hector & Achilles, against what the reference would have done."""
    return await own_reviews.bluff_lab(node, caller_of(request).guest or "")


@get("/api/me/luck", tags=["guests"])
async def my_luck(request: AnyRequest, node: TheNode) -> list[LuckRecord]:
    """Your results by game and opponent over your reviewed games, as played and without the luck of the draws."""
    guest = caller_of(request).guest
    return [] if guest is None else await own_reviews.luck_records(node, guest)


@post("/api/me/identity", tags=["guests"], status_code=200)
async def save_identity(request: AnyRequest, node: TheNode) -> Identity:
    """What proves who you are, to be kept in a file. A post, so that only a page of ours can ask for it."""
    guest = caller_of(request).guest
    name = None if guest is None else await known_name(node, guest)
    if guest is None or name is None:
        raise Refused(NO_ENTRY, "error-no-identity")
    return Identity(name, node.signer.identity(guest))


@post("/api/me/identity/take", tags=["guests"], status_code=200)
async def take_identity(request: AnyRequest, node: TheNode, data: JSONBody[TakeIdentity]) -> Response[Me]:
    """Go on as the guest of a saved identity: sets the cookie."""
    if not node.limits.identities.allows(place_of(request)):
        raise Refused(TOO_FAST, "error-too-fast")
    guest = node.signer.guest_of_identity(data.identity)
    name = None if guest is None else await known_name(node, guest)
    if guest is None or name is None:
        raise Refused(FORBIDDEN, "error-identity")
    return with_cookie(node, Me(name, node.signer.csrf(guest)), guest, is_new=True, status=200)


async def known_name(node: ServerNode, guest: str) -> str | None:
    """The name of a guest; None when nobody here goes by this identity any more."""
    return await node.read(lambda connection: store.guest_name(connection, guest))


ROUTES = [my_games, my_reviews, ask_my_reviews, my_bluffs, my_luck, save_identity, take_identity]
