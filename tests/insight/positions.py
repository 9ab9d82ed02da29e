"""Decisions for tests of insight: observations from random games and from games of a bot."""

from collections.abc import Iterator
from random import Random

import kleos
from kleos import Match, Observation, Player, SeededDealer
from kleos.bots import registry
from kleos.core.game import Game
from kleos.insight.chances import InsightPlan

GAMES = ("hector", "hellas", "olympus")
BOTS = ("uniform", "greedy")
SMALL = InsightPlan(rounds=8, sims=400, practice=64, worlds=160, few=16, candidates=4, others=2)
EVERY = 0.05  # of the decisions with a choice are taken


def decisions(game: Game, count: int, first: int = 0) -> Iterator[Observation]:
    """So many decisions, from games of random and of greedy bots in turn."""
    seed = first
    while count > 0:
        for seen in from_game(game, seed):
            yield seen
            count -= 1
            if not count:
                return
        seed += 1


def from_game(game: Game, seed: int) -> Iterator[Observation]:
    """Some decisions of one game."""
    luck = Random(seed)
    bot = registry.make(BOTS[seed % 2], game)
    match = Match(game, SeededDealer(f"insight {seed}"), frames=False)
    while isinstance(actor := match.state.actor, Player):
        seen = match.state.observe(actor)
        if len(seen.legal) > 1 and luck.random() < EVERY:
            yield seen
        match.play(actor, bot.choose(seen, Random(luck.random()), None))


def default(code: str) -> Game:
    """A game with its default options."""
    return kleos.load(code)
