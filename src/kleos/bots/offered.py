"""Bots that packages above this one offer. `kleos/__init__.py` fills the table before the registry reads it."""

from collections.abc import Callable

from kleos.core.bot import Bot
from kleos.core.game import Game

Maker = Callable[[Game, dict[str, str]], Bot]

# name -> maker, and the names of its parameters
OFFERED: dict[str, tuple[Maker, tuple[str, ...]]] = {}
