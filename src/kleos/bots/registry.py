"""The registry: bot specs such as `greedy`, `olympian` or `ismcts:sims=2000,workers=2` -> bots."""

from collections.abc import Callable
from math import isfinite

from kleos.bots.frozen import BUDGETS, frozen, make_frozen
from kleos.bots.greedy import Greedy, games_of_greedy
from kleos.bots.levels import NAMES, games_with_levels, level_plan
from kleos.bots.offered import OFFERED, Maker
from kleos.bots.search_bot import Ismcts, SearchPlan
from kleos.bots.uniform import Uniform
from kleos.core.bot import Bot
from kleos.core.errors import UnknownBot
from kleos.core.game import Game


def make_uniform(game: Game, parameters: dict[str, str]) -> Bot:
    """Uniform has no parameters and plays every game."""
    return Uniform(game)


def make_greedy(game: Game, parameters: dict[str, str]) -> Bot:
    """Greedy plays the games it has a move rater for; `slip` is the chance that it plays any move."""
    if game.code not in games_of_greedy():
        raise UnknownBot("error-bot-game", bot="greedy", game=game.code, games=", ".join(games_of_greedy()))
    return Greedy(game, slip=read_share("greedy", "slip", parameters.get("slip", "0")))


def make_ismcts(game: Game, parameters: dict[str, str]) -> Bot:
    """Ismcts plays every game; its parameters are the fields of its plan, switches as 0 and 1."""
    given = read_plan("ismcts", parameters)
    return Ismcts(game, SearchPlan(**given))  # type: ignore[arg-type]  # whole numbers where the limits say so


def read_plan(bot: str, parameters: dict[str, str]) -> dict[str, int | float | bool]:
    """The fields of a plan that are given; who is given time alone has as many simulations as fit."""
    given: dict[str, int | float | bool] = {}
    for name, text in parameters.items():
        low, high, whole = PLAN_LIMITS[name]
        value = read_number(bot, name, text, low, high, whole)
        given[name] = bool(value) if name in SWITCHES else value
    if (given.get("ms") or given.get("cpu_ms")) and "sims" not in given:
        given["sims"] = MOST_SIMS
    return given


def frozen_maker(name: str) -> Maker:
    """The maker of a frozen bot."""

    def make_one(game: Game, parameters: dict[str, str]) -> Bot:
        return make_frozen(name, game, {key: int(value) for key, value in read_plan(name, parameters).items()})

    return make_one


def level_maker(level: str) -> Maker:
    """The maker of a level; `share` plays it with a part of its simulations."""

    def make_level(game: Game, parameters: dict[str, str]) -> Bot:
        if game.code not in games_with_levels():
            raise UnknownBot("error-bot-game", bot=level, game=game.code, games=", ".join(games_with_levels()))
        share = read_number(level, "share", parameters.get("share", "1"), 0.001, 10.0, False)
        return Ismcts(game, level_plan(game.code, level, share))

    return make_level


MOST_SIMS = 10_000_000
SWITCHES = ("informed_playouts", "prior", "policy", "modelled", "single_observer")
# name -> least, most, whole number
PLAN_LIMITS: dict[str, tuple[float, float, bool]] = {
    "sims": (1, MOST_SIMS, True),
    "ms": (0, 600_000, True),
    "cpu_ms": (0, 600_000, True),
    "workers": (1, 64, True),
    "horizon": (0, 1000, True),
    "informed_playouts": (0, 1, True),
    "prior": (0, 1, True),
    "policy": (0, 1, True),
    "modelled": (0, 1, True),
    "explore": (0.0, 100.0, False),
    "single_observer": (0, 1, True),
    "redeal": (0.0, 0.9, False),
    "worlds": (0, 100_000, True),
    "nodes": (10, 100_000_000, True),
    "mix": (0.0, 1.0, False),
    "temperature": (0.0, 10.0, False),
    "tolerance": (0.0, 1.0, False),
}

# what older versions called them -> what they are called now
RENAMED_BOTS = {"soldier": "veteran", "hero": "champion", "god": "olympian"}
RENAMED_PARAMETERS = {
    "light": "informed_playouts",
    "single": "single_observer",
    "heat": "temperature",
    "loss": "tolerance",
}

# name -> maker, and the names of its parameters
BOTS: dict[str, tuple[Maker, tuple[str, ...]]] = {
    "uniform": (make_uniform, ()),
    "greedy": (make_greedy, ("slip",)),
    **OFFERED,
    **{level: (level_maker(level), ("share",)) for level in NAMES},
    "ismcts": (make_ismcts, tuple(PLAN_LIMITS)),
    **{name: (frozen_maker(name), BUDGETS) for name in frozen()},
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
    if name in RENAMED_BOTS:
        raise UnknownBot("error-bot-renamed", bot=name, now=RENAMED_BOTS[name])
    if name not in BOTS:
        raise UnknownBot("error-unknown-bot", bot=name[:40], bots=", ".join(BOTS))
    maker, known = BOTS[name]
    parameters: dict[str, str] = {}
    for given in rest.split(",") if rest else ():
        key, _, value = given.partition("=")
        if RENAMED_PARAMETERS.get(key) in known:
            raise UnknownBot("error-bot-parameter-renamed", bot=name, given=key, now=RENAMED_PARAMETERS[key])
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


def read_number(bot: str, name: str, text: str, low: float, high: float, whole: bool) -> int | float:
    """A number between limits, whole where it must be."""
    try:
        number: int | float = int(text) if whole else float(text)
    except ValueError:
        number = float("nan")
    if not (isfinite(number) and low <= number <= high):
        raise UnknownBot("error-bot-value", bot=bot, name=name, value=text[:20], allowed=f"{low:g}..{high:g}")
    return number
