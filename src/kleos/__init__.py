"""Kleos: three duels of ancient Greece for two players, and an engine for games with hidden information."""

from kleos.builds import install_pure_finder as _install_pure_finder

_install_pure_finder()  # first of all: KLEOS_PURE=1 loads every module from its source

import typing as _typing  # noqa: E402
from importlib import import_module as _import_module  # noqa: E402

from kleos.adapters import offer_bots as _offer_bots  # noqa: E402
from kleos.catalogue import GAMES, load  # noqa: E402
from kleos.core.bot import Bot, Clock, Dealer  # noqa: E402
from kleos.core.dealer import FairDealer, SeededDealer  # noqa: E402
from kleos.core.errors import (  # noqa: E402
    BadCardSet,
    BadOption,
    BadRecord,
    BotFailed,
    GameError,
    GameOver,
    IllegalMove,
    NotationError,
    NotYourTurn,
    StalePly,
    UndoRefused,
    UnknownBot,
    UnknownGame,
)
from kleos.core.errors import speak_with as _speak_with  # noqa: E402
from kleos.core.game import Game  # noqa: E402
from kleos.core.match import Match  # noqa: E402
from kleos.core.moves import Move  # noqa: E402
from kleos.core.observation import Observation  # noqa: E402
from kleos.core.players import CHANCE, Player  # noqa: E402
from kleos.core.record import Record, read_record  # noqa: E402
from kleos.core.state import Outcome, State  # noqa: E402
from kleos.text.words import say  # noqa: E402

__version__ = "0.1.0"

_speak_with(say)
_offer_bots()  # before the registry of bots is read

if _typing.TYPE_CHECKING:
    from kleos import arena, vector
else:  # unseen by type checkers, which would take any name for granted

    def __getattr__(name: str) -> object:
        """Import the arena or the vector games when they are first asked for: a game alone needs none of them."""
        if name in ("arena", "vector"):
            return _import_module(f"kleos.{name}")
        raise AttributeError(f"module 'kleos' has no attribute {name!r}")


__all__ = [
    "CHANCE",
    "GAMES",
    "BadCardSet",
    "BadOption",
    "BadRecord",
    "Bot",
    "BotFailed",
    "Clock",
    "Dealer",
    "FairDealer",
    "Game",
    "GameError",
    "GameOver",
    "IllegalMove",
    "Match",
    "Move",
    "NotYourTurn",
    "NotationError",
    "Observation",
    "Outcome",
    "Player",
    "Record",
    "SeededDealer",
    "StalePly",
    "State",
    "UndoRefused",
    "UnknownBot",
    "UnknownGame",
    "__version__",
    "arena",
    "load",
    "read_record",
    "say",
    "vector",
]
