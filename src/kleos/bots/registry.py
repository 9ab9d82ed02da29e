"""The registry: bot specs such as `greedy` or `greedy:slip=0.1` -> bots."""

from collections.abc import Callable

from kleos.bots.greedy import Greedy, games_of_greedy
from kleos.bots.uniform import Uniform
from kleos.core.bot import Bot
from kleos.core.errors import UnknownBot
from kleos.core.game import Game

PERSON = "person"  # in a player's place: no bot, but somebody at the screen


def make_uniform(game: Game, parameters: dict[str, str]) -> Bot:
    """Uniform has no parameters and plays every game."""
    return Uniform(game)


def make_greedy(game: Game, parameters: dict[str, str]) -> Bot:
    """Greedy plays the games it has a judge for; `slip` is the chance that it plays any move."""
    if game.code not in games_of_greedy():
        raise UnknownBot("error-bot-game", bot="greedy", game=game.code, games=", ".join(games_of_greedy()))
    return Greedy(game, slip=read_share("greedy", "slip", parameters.get("slip", "0")))


# name -> maker, and the names of its parameters
BOTS: dict[str, tuple[Callable[[Game, dict[str, str]], Bot], tuple[str, ...]]] = {
    "uniform": (make_uniform, ()),
    "greedy": (make_greedy, ("slip",)),
}


def make_stdio(game: Game, command: str) -> Bot:
    """A program that speaks JSON lines."""
    from kleos.bots import stdio

    return stdio.make_stdio(game, command)


def make_code(game: Game, file: str) -> Bot:
    """A class from a Python file."""
    from kleos.bots import code

    return code.make_code(game, file)


# prefix -> maker; these run what the spec says, so they are for a person's own command line alone
OPEN: dict[str, Callable[[Game, str], Bot]] = {"stdio": make_stdio, "code": make_code}


def is_safe(spec: str) -> bool:
    """Ask whether a stranger may name this bot: nothing but code of this package would run."""
    return spec.partition(":")[0] not in OPEN


def make(spec: str, game: Game) -> Bot:
    """Make the bot that a spec names: `name` or `name:key=value,key=value`, `stdio:COMMAND` or `code:FILE`."""
    name, _, rest = spec.partition(":")
    if name in OPEN:
        return OPEN[name](game, rest)
    if name not in BOTS:
        raise UnknownBot("error-unknown-bot", bot=name[:40], bots=", ".join(BOTS))
    maker, known = BOTS[name]
    parameters: dict[str, str] = {}
    for given in rest.split(",") if rest else ():
        key, _, value = given.partition("=")
        if key not in known:
            raise UnknownBot("error-bot-parameter", bot=name, given=given[:40], known=", ".join(known) or "–")
        parameters[key] = value
    return maker(game, parameters)


def read_share(bot: str, name: str, text: str) -> float:
    """A number from 0 to 1."""
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0.0 <= share <= 1.0:
        raise UnknownBot("error-bot-value", bot=bot, name=name, value=text[:20], allowed="0..1")
    return share
