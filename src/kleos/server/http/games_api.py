"""The library: games with options and components, bots, rules; what a page shows before and beside play."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from kleos.bots.greedy import games_of_greedy
from kleos.bots.level_ratings import rating_of
from kleos.bots.levels import NAMES as LEVELS
from kleos.catalogue import GAMES, load
from kleos.core.errors import UnknownGame
from kleos.core.game import Game
from kleos.lessons.lesson import course
from kleos.server.bots.scheduler import bots_for_people
from kleos.server.http.problems import MISSING, Refused
from kleos.server.http.schemas import all_schemas
from kleos.text.rules import ClauseWords, rules_for_players
from kleos.text.words import say

GameCode = Annotated[str, PathParameter(max_length=40)]


class OptionInfo(msgspec.Struct):
    """A switch of a game; `least` above 0 means any whole number from there on."""

    name: str
    default: str | int | bool
    values: tuple[str | int | bool, ...]
    least: int
    clause: str


class GameInfo(msgspec.Struct):
    """A game."""

    game: str
    name: str
    about: str
    rules: str
    options: list[OptionInfo]
    components: str
    longest: int
    lessons: int  # of its course; 0 = it has none yet


class RatingInfo(msgspec.Struct):
    """A measured rating, 0 = uniform, and the 95 % interval of its step over the level below."""

    rating: int
    step: tuple[int, int]


class BotInfo(msgspec.Struct):
    """A bot that may sit at a table."""

    bot: str
    is_level: bool
    about: str
    games: list[str]
    ratings: dict[str, RatingInfo]  # by game; none where nothing was measured


class ClauseInfo(msgspec.Struct):
    """A clause, ruling or worked example."""

    id: str
    kind: str
    text: str
    rulings: list[str]  # ids of rulings about it that the text does not name


def clause_info(clause: ClauseWords) -> ClauseInfo:
    """A clause as data."""
    return ClauseInfo(clause.id, clause.kind, clause.words, clause.rulings)


def game_info(game: Game) -> GameInfo:
    """A game as data."""
    switches = [OptionInfo(one.name, one.default, one.values, one.least, one.clause) for one in game.switches]
    name, about = say("game-name", {"game": game.code}), say("game-about", {"game": game.code})
    lessons = len(course(game.code))
    return GameInfo(game.code, name, about, game.rules_version, switches, game.component_hash, game.max_plies, lessons)


@cache
def known_game(code: str) -> Game:
    """A game by its code, with default options."""
    if code not in GAMES:
        raise UnknownGame("error-unknown-game", game=code[:40], games=", ".join(GAMES))
    return load(code)


@get("/api/games", tags=["library"], sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """All games with their options."""
    return [game_info(known_game(code)) for code in GAMES]


@get("/api/games/{code:str}", tags=["library"], sync_to_thread=False)
def show_game(code: GameCode) -> GameInfo:
    """One game with its options."""
    return game_info(known_game(code))


@get("/api/games/{code:str}/components", tags=["library"], sync_to_thread=False)
def show_components(code: GameCode) -> dict[str, Any]:
    """The component set in the package."""
    return known_game(code).component_data()


@get("/api/games/{code:str}/rules", tags=["library"], sync_to_thread=False)
def show_rules(code: GameCode) -> list[ClauseInfo]:
    """Every clause and ruling of a game and its worked examples, in the ledger's order."""
    known_game(code)
    return [clause_info(one) for one in rules_for_players(code).values()]


@get("/api/rules/{clause:str}", tags=["library"], sync_to_thread=False)
def show_clause(clause: Annotated[str, PathParameter(max_length=40)]) -> ClauseInfo:
    """One clause."""
    for code in GAMES:
        if (found := rules_for_players(code).get(clause.upper())) is not None:
            return clause_info(found)
    raise Refused(MISSING, "error-no-clause", wanted=clause[:20], games=", ".join(GAMES))


@get("/api/bots", tags=["library"], sync_to_thread=False)
def list_bots() -> list[BotInfo]:
    """Bots that may sit at a table: the levels first."""
    return [bot_info(name) for name in bots_for_people()]


def bot_info(name: str) -> BotInfo:
    """A bot as data."""
    games = games_of_greedy() if name == "greedy" else list(GAMES)
    found = {code: rating_of(code, name) for code in games}
    ratings = {code: msgspec.convert(one, RatingInfo) for code, one in found.items() if one is not None}
    return BotInfo(name, name in LEVELS, say("bot-about", {"bot": name}), games, ratings)


@get("/api/schemas", tags=["library"], sync_to_thread=False)
def show_schemas() -> Response[bytes]:
    """JSON Schemas: of every game's table and moves, and of the stream's messages."""
    return Response(msgspec.json.encode(all_schemas()), media_type="application/json")


ROUTES = [list_games, show_game, show_components, show_rules, show_clause, list_bots, show_schemas]
