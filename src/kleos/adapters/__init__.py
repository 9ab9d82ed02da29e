"""Adapters: the games of Kleos in the interfaces of others. They translate ids and nothing else."""

from kleos.bots.offered import OFFERED
from kleos.core.bot import Bot
from kleos.core.errors import UnknownBot
from kleos.core.game import Game


def make_openspiel(game: Game, parameters: dict[str, str]) -> Bot:
    """OpenSpiel's search as a bot; its package is loaded when one is made, not before."""
    try:
        from kleos.adapters.openspiel_bot import make_bot
    except ImportError as error:
        raise UnknownBot("error-extra", package="open_spiel", extra="adapters") from error
    return make_bot(game, parameters)


def offer_bots() -> None:
    """Enter the adapters' bots where the registry of bots finds them."""
    OFFERED["openspiel-ismcts"] = (make_openspiel, ("sims", "ms", "cpu_ms"))
