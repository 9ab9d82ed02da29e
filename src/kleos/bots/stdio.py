"""External bots, in any language: `stdio:COMMAND` starts a program that speaks JSON lines on stdin and stdout."""

import atexit
import shlex
import shutil
from random import Random

from kleos.bots.worker import BotProcess
from kleos.core.bot import Clock
from kleos.core.errors import BotFailed, UnknownBot
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.observation import Observation

PREFIX = "stdio:"


class StdioProcess(BotProcess):
    """Asks a program; what it must answer is a hello and, after each go, a bestmove."""

    def command(self) -> list[str]:
        """The words after `stdio:`, quoted as in a shell; no shell runs."""
        return split_command(self.spec)

    def make_ready(self) -> None:
        """A hello is all that is asked of a program."""


class StdioBot:
    """A program as a bot of this process."""

    def __init__(self, spec: str, game: Game) -> None:
        self.game = game
        self.process = StdioProcess(spec, game)
        atexit.register(self.process.close)

    def choose(self, seen: Observation, rng: Random, clock: Clock | None) -> Move:
        """Ask the program; a move that is none is its failure."""
        seconds = None if clock is None else clock.left()
        code = self.process.choose(seen.to_bytes(), rng.getrandbits(64), seconds)
        if code not in seen.legal:
            raise illegal(self.process.spec, code)
        return self.game.parse(code)

    def policy(self, seen: Observation, rng: Random) -> dict[Move, float]:
        """What it would choose with this randomness."""
        chosen = self.choose(seen, rng, None)
        return {self.game.parse(code): float(code == chosen.code) for code in seen.legal}


def illegal(bot: str, code: str, clause: str = "") -> BotFailed:
    """The failure of a bot that chose what it may not do."""
    text = " ".join(code.split())[:40]
    return BotFailed("error-bot-illegal", clause, bot=bot, move=text)


def split_command(spec: str) -> list[str]:
    """The words of the command."""
    try:
        words = shlex.split(spec.removeprefix(PREFIX))
    except ValueError as error:
        raise UnknownBot("error-stdio-quotes", given=spec[:60], detail=str(error)) from error
    if not words:
        raise UnknownBot("error-stdio-empty")
    return words


def check_command(spec: str) -> None:
    """Refuse a command that cannot be found."""
    word = split_command(spec)[0]
    if shutil.which(word) is None:
        raise UnknownBot("error-stdio-command", command=word[:60])


def make_stdio(game: Game, rest: str) -> StdioBot:
    """Make the bot of a command that can be found."""
    check_command(rest)
    return StdioBot(f"{PREFIX}{rest}", game)
