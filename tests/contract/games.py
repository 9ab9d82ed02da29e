"""Every game of the catalogue under many options: what the contract and secrets suites run over."""

from random import Random
from typing import Any

import kleos
from kleos import Game

GAMES = tuple(kleos.GAMES)


def default(code: str) -> Game:
    """The game as the ledger's defaults have it."""
    return kleos.load(code)


def with_options(code: str, options: dict[str, Any]) -> Game:
    """The game under these options."""
    return kleos.load(code, **options)


def one_switch_each(code: str) -> list[Game]:
    """The game once per value of each switch, all else by default."""
    games: list[Game] = []
    for option in default(code).switches:
        values = option.values if not option.least else (option.least, option.least + 2)
        games.extend(with_options(code, {option.name: value}) for value in values)
    return games


def any_options(code: str, seed: int) -> Game:
    """The game under randomly chosen options."""
    rng = Random(seed)
    chosen: dict[str, Any] = {}
    for option in default(code).switches:
        chosen[option.name] = rng.choice(option.values) if not option.least else rng.choice((3, option.default))
    return with_options(code, chosen)
