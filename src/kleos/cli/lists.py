"""Lists of what there is: games with their options, and bots."""

from typing import Any

from kleos.bots.greedy import games_of_greedy
from kleos.bots.level_ratings import rating_of
from kleos.bots.levels import games_with_levels, plans_of
from kleos.bots.registry import BOTS
from kleos.catalogue import GAMES, load
from kleos.cli.screen import Screen
from kleos.text.option_words import option_words, value_words
from kleos.text.words import tell


def games() -> list[dict[str, Any]]:
    """Every game as data."""
    return [
        {
            "game": code,
            "name": tell("game-name", game=code),
            "about": tell("game-about", game=code),
            "options": [
                {
                    "name": switch.name,
                    "about": option_words(switch.name),
                    "default": switch.default,
                    "values": {str(value): value_words(switch.name, value) for value in switch.values},
                    "allowed": switch.allowed(),
                    "ruling": switch.clause,
                }
                for switch in load(code).switches
            ],
        }
        for code in GAMES
    ]


def print_games(screen: Screen) -> None:
    """Games and their options for people."""
    for game in games():
        screen.show(f"{game['game']}: {game['name']}", style="bold")
        screen.show(f"  {game['about']}")
        for switch in game["options"]:
            screen.show(f"  {switch['name']:<18} {switch['default']!s:<12} ({switch['allowed']}) [{switch['ruling']}]")
            screen.show(f"      {switch['about']} · {' / '.join(switch['values'].values())}", style="dim")


def bots(game: str | None = None) -> list[dict[str, Any]]:
    """Every bot as data; with a game only those that play it."""
    found = [
        {
            "bot": name,
            "about": tell("bot-about", bot=name),
            "parameters": list(parameters),
            "games": games_of_greedy() if name == "greedy" else list(GAMES),
            "simulations": {code: plans_of(code)[name].sims for code in games_with_levels() if name in plans_of(code)},
            "ratings": {code: rating for code in GAMES if (rating := rating_of(code, name)) is not None},
        }
        for name, (_, parameters) in BOTS.items()
    ]
    return [bot for bot in found if game is None or game in bot["games"]]


def print_bots(screen: Screen, game: str | None = None) -> None:
    """Bots for people."""
    for bot in bots(game):
        known = f" · {tell('bots-parameters', known=', '.join(bot['parameters']))}" if bot["parameters"] else ""
        screen.show(f"{bot['bot']:<10} {bot['about']}{known}")
        for code, rating in bot["ratings"].items():
            if game in (None, code):
                screen.show(f"{'':<10} {rating_line(code, rating, bot['simulations'].get(code, 0))}")


def rating_line(code: str, rating: dict[str, Any], sims: int) -> str:
    """A measured rating in words."""
    low, high = rating["step"]
    return tell("bots-rating", game=code, rating=rating["rating"], low=low, high=high, sims=sims)
