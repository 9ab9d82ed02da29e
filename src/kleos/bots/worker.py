"""A bot in a process of its own. It receives the game, bytes of an observation, a seed and a time, and nothing else.

`BotProcess` is the caller's end; `python -m kleos.bots.worker SPEC` is the other one. Both speak the protocol of
external bots (docs/guide/bots.md), so a bot of ours and one written in another language are asked in the same way.
"""

import sys
from collections.abc import Callable
from random import Random
from threading import Lock
from time import monotonic
from typing import Any

import msgspec

from kleos.bots.json_process import JsonProcess, Message, encode, serve
from kleos.bots.registry import make
from kleos.core.bot import Bot, Clock
from kleos.core.errors import BotFailed, GameError, UnknownBot
from kleos.core.game import Game, rebuild_game
from kleos.core.observation import Observation

PROTOCOL = "kleos-bot/1"
PATIENCE = 60.0  # seconds for a move without a budget
GRACE = 1.0  # seconds beyond the budget: pipes and a busy machine take some
STARTING = 30.0  # seconds to say hello


class BotProcess:
    """Asks a bot in another process. One thread at a time may wait in `choose`; any thread may `close`.

    The process is started by the first question, and started anew by the first one after a failure.
    """

    def __init__(
        self, spec: str, game: Game, patience: float = PATIENCE, starting: float = STARTING, niceness: int = 0
    ) -> None:
        self.spec = spec
        self.game = game
        self.patience = patience
        self.starting = starting
        self.niceness = niceness
        self.process: JsonProcess | None = None
        self.lock = Lock()

    def command(self) -> list[str]:
        """What is run; `-P` keeps the files of the current folder from posing as modules."""
        return [sys.executable, "-P", "-m", "kleos.bots.worker", self.spec]

    def start(self) -> None:
        """Start the process unless it runs; UnknownBot when the spec is wrong, BotFailed when it does not answer."""
        if self.process is not None and self.process.is_running:
            return
        self.process = JsonProcess(self.command(), self.spec, niceness=self.niceness)
        self.process.send(encode(type="hello", protocol=PROTOCOL))
        self.heard("hello", self.starting)
        self.new_game()
        self.make_ready()

    def make_ready(self) -> None:
        """Wait until the bot is made, so that a wrong spec is told now and not with the first move."""
        assert self.process is not None
        self.process.send(encode(type="isready"))
        self.heard("readyok", self.starting)

    def new_game(self) -> None:
        """Tell a running process that a game begins."""
        if self.process is not None and self.process.is_running:
            self.process.send(encode(type="newgame", **self.game.spec()))

    def choose(self, observation: bytes, seed: str | int, seconds: float | None = None) -> str:
        """Wait for the code of a move; whether it is legal is for the match to say."""
        return self.decide(observation, seed, seconds)[0]

    def decide(
        self, observation: bytes, seed: str | int, seconds: float | None = None, policy: bool = False
    ) -> tuple[str, dict[str, float] | None]:
        """Wait for the code of a move and, where it is wanted and the bot tells it, the shares of all moves."""
        with self.lock:
            self.start()
            assert self.process is not None
            observe = b'{"type":"observe","observation":' + observation + b"}"
            wish = {"policy": True} if policy else {}
            self.process.send(observe, encode(type="go", seed=str(seed), seconds=seconds, **wish))
            answer = self.heard("bestmove", self.patience if seconds is None else seconds + GRACE)
            move = answer.get("move")
            if not isinstance(move, str):
                raise self.process.failed(
                    BotFailed("error-bot-rubbish", bot=self.spec, text=str(answer)[:60], wanted="move")
                )
            return move, shares_of(answer.get("policy"))

    def heard(self, wanted: str, seconds: float) -> Message:
        """The answer wanted; a told error is raised, and the process ended."""
        assert self.process is not None
        answer = self.process.receive(wanted, seconds)
        if answer["type"] == "error":
            failure = self.process.failed(
                BotFailed("error-bot-crashed", bot=self.spec, detail=str(answer.get("detail", "–"))[:200])
            )
            raise told_error(answer) or failure
        return answer

    def close(self) -> None:
        """End the process."""
        if self.process is not None:
            self.process.close()

    def __enter__(self) -> "BotProcess":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def shares_of(told: object) -> dict[str, float] | None:
    """A policy as a bot told it; None where it told none, or nonsense."""
    if not isinstance(told, dict) or not all(isinstance(it, int | float) and 0 <= it <= 1 for it in told.values()):
        return None
    return {str(code): float(share) for code, share in told.items()}


def told_error(answer: Message) -> GameError | None:
    """A wrong spec, as the worker tells it: the caller's own mistake rather than the bot's."""
    message, arguments = answer.get("error"), answer.get("arguments")
    if not isinstance(message, str) or not isinstance(arguments, dict):
        return None
    return UnknownBot(message, **{str(name)[:40]: str(value)[:200] for name, value in arguments.items()})


# The other end.


class Countdown:
    """A clock that runs from now on."""

    def __init__(self, seconds: float) -> None:
        self.end = monotonic() + seconds

    def left(self) -> float:
        """Seconds left for this decision."""
        return self.end - monotonic()


class Heard(msgspec.Struct):
    """A line from the caller; the fields that its type does not need are empty."""

    type: str
    game: str = ""
    options: dict[str, str | int | bool] = {}
    components: dict[str, Any] = {}
    observation: msgspec.Raw = msgspec.Raw(b"")
    seed: str = ""
    seconds: float | None = None
    policy: bool = False


class Worker:
    """Answers one line after the other."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.game: Game | None = None
        self.bot: Bot | None = None
        self.observation = b""
        self.told: tuple[str, dict[str, str | int | bool], dict[str, Any]] | None = None  # the game as it was told
        self.replies: dict[str, Callable[[Heard], Message | None]] = {
            "hello": self.hello,
            "newgame": self.new_game,
            "isready": self.is_ready,
            "observe": self.observe,
            "go": self.go,
            "quit": self.quit,
        }

    def reply(self, line: bytes) -> Message | None:
        """What to say to a line, if anything; errors are told, never raised."""
        try:
            heard = msgspec.json.decode(line, type=Heard)
            return self.replies[heard.type](heard)
        except UnknownBot as error:
            return {"type": "error", "error": error.message, "arguments": error.arguments}
        except Exception as error:  # whatever the bot's code raises is for the caller to report
            told = error.arguments.get("detail", error) if isinstance(error, BotFailed) else None
            return {"type": "error", "detail": str(told or f"{type(error).__name__}: {error}")}

    def hello(self, heard: Heard) -> Message:
        """Name itself."""
        return {"type": "hello", "protocol": PROTOCOL, "name": self.spec}

    def new_game(self, heard: Heard) -> None:
        """Make the bot for a game; the same game needs no new one."""
        told = (heard.game, heard.options, heard.components)
        if told != self.told:
            self.game = rebuild_game(heard.game, dict(heard.options), heard.components)
            self.bot, self.told = make(self.spec, self.game), told

    def is_ready(self, heard: Heard) -> Message:
        """Say that all before was understood."""
        return {"type": "readyok"}

    def quit(self, heard: Heard) -> None:
        """Leave."""
        raise SystemExit(0)

    def observe(self, heard: Heard) -> None:
        """Keep what is seen until a move is wanted."""
        self.observation = bytes(heard.observation)

    def go(self, heard: Heard) -> Message:
        """Choose."""
        if self.game is None or self.bot is None:
            raise BotFailed("error-bot-no-game", bot=self.spec)
        clock = None if heard.seconds is None else Countdown(heard.seconds)
        seen = self.game.observation(self.observation)
        if heard.policy:
            return self.go_by_policy(self.bot, seen, heard.seed, clock)
        move = self.bot.choose(seen, Random(heard.seed), clock)
        return {"type": "bestmove", "move": getattr(move, "code", move)}

    def go_by_policy(self, bot: Bot, seen: Observation, seed: str, clock: Clock | None) -> Message:
        """Choose, and tell the shares of all moves; one search serves for both where the bot knows how."""
        decided = getattr(bot, "decided", None)
        if decided is not None:
            move, policy = decided(seen, Random(seed), clock)
        else:
            move = bot.choose(seen, Random(seed), clock)
            policy = bot.policy(seen, Random(seed)) if hasattr(bot, "policy") else {}
        shares = {option.code: share for option, share in policy.items() if share}
        return {"type": "bestmove", "move": getattr(move, "code", move), **({"policy": shares} if shares else {})}


if __name__ == "__main__":
    serve(Worker(sys.argv[1]).reply)
