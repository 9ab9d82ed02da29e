"""A bot as a class: plays strong cards first and never retreats if it can help it.

kleos arena hector --code examples/bold_bot.py --players Bold,greedy --games 20
"""

from random import Random

from kleos import Game, Observation


class Bold:
    """Kleos makes it with the game; `choose` returns a legal move or its code."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, seen: Observation, rng: Random, clock: object) -> str:
        cards = sorted((code for code in seen.legal if code.startswith("play ")), key=lambda code: code[-1])
        others = [code for code in seen.legal if code != "retreat"]
        return cards[-1] if cards else rng.choice(others or list(seen.legal))
