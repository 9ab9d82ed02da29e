"""Contenders: who meets whom in the strength tables. A bot's spec, or `HABIT/SPEC`, or `oracle/SPEC`.

These names mean something here alone: the registry, and with it every table and every menu, knows none of them.
"""

from collections.abc import Callable
from random import Random
from time import thread_time

from kleos.arena.mirrored import Ask
from kleos.bench.habit_bot import with_habit
from kleos.bench.habits import habit_named
from kleos.bench.oracle import Oracle
from kleos.bots.registry import make
from kleos.bots.search_bot import Ismcts
from kleos.core.bot import Bot
from kleos.core.errors import UnknownBot
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.moves import Move
from kleos.core.observation import Observation

ORACLE = "oracle"
Decide = Callable[[Match, Observation, Random], Move]


class Contender:
    """Decides in matches, and counts its decisions and the processor time that they took."""

    def __init__(self, name: str, decide: Decide) -> None:
        self.name = name
        self.decide = decide
        self.moves = 0  # decisions with a choice
        self.seconds = 0.0

    def ask(self, match: Match) -> Ask:
        """How it is asked in one match."""

        def answer(seen: Observation, seed: str) -> Move:
            start = thread_time()
            move = self.decide(match, seen, Random(seed))
            if len(seen.legal) > 1:
                self.seconds += thread_time() - start
                self.moves += 1
            return move

        return answer


def contender(name: str, game: Game) -> Contender:
    """Who is meant by a name."""
    first, slash, spec = name.partition("/")
    if slash and first == ORACLE:
        return Contender(name, knowing(searching(spec, game)))
    if slash and ":" not in first:
        return Contender(name, honest(with_habit(game, make(spec, game), habit_named(game.code, first))))
    return Contender(name, honest(make(name, game)))


def honest(bot: Bot) -> Decide:
    """A bot is asked with what it sees, and with nothing else."""
    return lambda match, seen, rng: bot.choose(seen, rng, None)


def knowing(bot: Ismcts) -> Decide:
    """The oracle is shown the table."""
    oracle = Oracle(bot)
    return lambda match, seen, rng: oracle.decide(match.state, seen, rng)


def searching(spec: str, game: Game) -> Ismcts:
    """A bot whose search an oracle can use."""
    bot = make(spec, game)
    if not isinstance(bot, Ismcts):
        raise UnknownBot("error-bot-value", bot=ORACLE, name="bot", value=spec[:40], allowed="ismcts, god-1")
    return bot
