"""Lists of what there is: games with their options, and bots."""

from typing import Any

from kleos.bots.greedy import games_of_greedy
from kleos.bots.registry import BOTS
from kleos.catalogue import GAMES, load
from kleos.cli.screen import Screen
from kleos.text.words import tell


def games() -> list[dict[str, Any]]:
    """Every game as data."""
    return [
        {
            "game": code,
            "name": tell("game-name", game=code),
            "about": tell("game-about", game=code),
            "options": [
                {"name": switch.name, "default": switch.default, "allowed": switch.allowed(), "ruling": switch.clause}
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


def bots() -> list[dict[str, Any]]:
    """Every bot as data."""
    return [
        {
            "bot": name,
            "about": tell("bot-about", bot=name),
            "parameters": list(parameters),
            "games": games_of_greedy() if name == "greedy" else list(GAMES),
        }
        for name, (_, parameters) in BOTS.items()
    ]


def print_bots(screen: Screen) -> None:
    """Bots for people."""
    for bot in bots():
        known = f" · {tell('bots-parameters', known=', '.join(bot['parameters']))}" if bot["parameters"] else ""
        screen.show(f"{bot['bot']:<10} {bot['about']}{known}")
