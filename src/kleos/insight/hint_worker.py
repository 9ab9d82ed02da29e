"""The coach in a process of its own. It receives the game, bytes of an observation and a seed, and nothing else.

`HintProcess` is the caller's end; `python -m kleos.insight.hint_worker` is the other one. Both speak the protocol of
bots, with a hint for an answer where a bot gives a move.
"""

import sys

import msgspec

from kleos.bots.json_process import Message, encode, serve
from kleos.bots.worker import GRACE, BotProcess, Heard, Worker
from kleos.core.errors import BotFailed
from kleos.core.game import rebuild_game
from kleos.insight.hints import Hint, hint_for

COACH = "coach"  # what its processes are called


class HintProcess(BotProcess):
    """Asks the coach in another process."""

    def command(self) -> list[str]:
        """What is run."""
        return [sys.executable, "-P", "-m", "kleos.insight.hint_worker"]

    def hint(self, observation: bytes, seed: str, seconds: float) -> Hint:
        """Wait for a hint."""
        with self.lock:
            self.start()
            assert self.process is not None
            observe = b'{"type":"observe","observation":' + observation + b"}"
            self.process.send(observe, encode(type="go", seed=seed))
            answer = self.heard("hint", seconds + GRACE)
            try:
                return msgspec.convert(answer.get("hint"), Hint)
            except msgspec.ValidationError as error:
                raise self.process.failed(
                    BotFailed("error-bot-rubbish", bot=COACH, text=str(error)[:60], wanted="hint")
                ) from error


class HintWorker(Worker):
    """Answers one line after the other."""

    def new_game(self, heard: Heard) -> None:
        """Take up a game."""
        self.game = rebuild_game(heard.game, dict(heard.options), heard.components)

    def go(self, heard: Heard) -> Message:
        """Calculate."""
        if self.game is None:
            raise BotFailed("error-bot-no-game", bot=self.spec)
        hint = hint_for(self.game, self.game.observation(self.observation), heard.seed)
        return {"type": "hint", "hint": msgspec.to_builtins(hint)}


if __name__ == "__main__":
    serve(HintWorker(COACH).reply)
