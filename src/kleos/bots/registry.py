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


def make(spec: str, game: Game) -> Bot:
    """Make the bot that a spec names: `name` or `name:key=value,key=value`."""
    name, _, rest = spec.partition(":")
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
