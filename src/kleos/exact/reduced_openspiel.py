"""Reduced games for OpenSpiel's algorithms: `spiel_of("hector:small")` begins with a draw among its worlds."""

import json

from kleos.adapters.openspiel import CLASSES, SET, STARTS, KleosGame
from kleos.core.errors import BadOption
from kleos.exact.reduced import load_reduced


def spiel_of(name: str) -> KleosGame:
    """A reduced game that goes on to the end of the game, in OpenSpiel; others are for `kleos.exact` alone."""
    reduced = load_reduced(name)
    if reduced.until != "game":
        raise BadOption("error-bad-value", option="until", value=reduced.until, allowed="game")
    spec = reduced.game.spec()
    params = {**spec["options"], SET: json.dumps(spec["components"]), STARTS: json.dumps(reduced.worlds)}
    found: KleosGame = CLASSES[spec["game"]](params)
    return found
