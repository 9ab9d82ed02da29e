"""Kleos: three duels of ancient Greece for two players, and an engine for games with hidden information."""

from kleos.builds import install_pure_finder

install_pure_finder()  # first of all: KLEOS_PURE=1 loads every module from its source

from kleos.adapters import offer_bots  # noqa: E402

offer_bots()  # before the registry of bots is read

from kleos import arena  # noqa: E402
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
    speak_with,
)
from kleos.core.game import Game  # noqa: E402
from kleos.core.match import Match  # noqa: E402
from kleos.core.moves import Move  # noqa: E402
from kleos.core.observation import Observation  # noqa: E402
from kleos.core.players import CHANCE, Player  # noqa: E402
from kleos.core.record import Record, read_record  # noqa: E402
from kleos.core.state import Outcome, State  # noqa: E402
from kleos.text.words import say  # noqa: E402

__version__ = "0.1.0"

speak_with(say)

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
]
