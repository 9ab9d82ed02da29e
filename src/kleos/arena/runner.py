"""A runner plays games of a contest, one after the other, each bot in a process of its own.

`python -m kleos.arena.runner` takes games as JSON lines and gives results; Ray's workers hold a `Runner` themselves.
"""

from typing import Any

import msgspec

from kleos.arena.contest import Contest, GameResult, Job
from kleos.arena.mirrored import Ask, Forfeit, play_match
from kleos.arena.usage import used_in
from kleos.bots.json_process import Message, serve
from kleos.bots.registry import is_safe, make
from kleos.bots.stdio import StdioProcess, check_command
from kleos.bots.worker import BotProcess
from kleos.core.match import Match
from kleos.core.observation import Observation
from kleos.insight.luck import luck_in

FORFEIT = "end-forfeit"


class Runner:
    """Holds the game and the players' processes from game to game."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.game = contest.load()
        self.bots: dict[str, BotProcess] = {}
        self.policies: list[dict[str, float] | None] = []  # of the game being played

    def bot(self, name: str) -> BotProcess:
        """A player's process; made when first wanted."""
        if name not in self.bots:
            spec = self.contest.players[name]
            kind = StdioProcess if spec.startswith("stdio:") else BotProcess
            self.bots[name] = kind(spec, self.game, self.contest.patience)
        return self.bots[name]

    def ask(self, name: str) -> Ask:
        """Ask a player by bytes."""
        bot = self.bot(name)
        bot.new_game()
        if not self.contest.keeps_moves:
            return lambda seen, seed: bot.choose(seen.to_bytes(), seed, self.contest.seconds)

        def ask_and_keep(seen: Observation, seed: str) -> str:
            move, policy = bot.decide(seen.to_bytes(), seed, self.contest.seconds, policy=True)
            self.policies.append(policy)
            return move

        return ask_and_keep

    def play(self, job: Job) -> GameResult:
        """Play one game to its end, or to the failure of a bot."""
        one, two = job.seats
        self.policies = []
        try:
            match = play_match(self.game, (self.ask(one), self.ask(two)), *job.seeds(self.contest.seed))
        except Forfeit as forfeit:
            return self.forfeited(job, forfeit)
        outcome = match.state.outcome
        assert outcome is not None
        winner = 0 if outcome.winner is None else outcome.winner.seat
        found = self.result_of(job, match, winner, outcome.reason, outcome.clause)
        if not self.contest.keeps_moves:
            return found
        return msgspec.structs.replace(found, codes=codes_of(match), policies=tuple(self.policies))

    def forfeited(self, job: Job, forfeit: Forfeit) -> GameResult:
        """The rival wins; the failure is told in words."""
        found = self.result_of(job, forfeit.match, forfeit.seat.rival.seat, FORFEIT, "")
        loser = job.seats[forfeit.seat]
        return msgspec.structs.replace(found, forfeit=loser, why=str(forfeit))

    def result_of(self, job: Job, match: Match, winner: int, reason: str, clause: str) -> GameResult:
        """A finished game as data; a game that was given away has had its luck as well."""
        luck = luck_in(self.game, codes_of(match), 0.0).luck if self.contest.weighs_luck else None
        return GameResult(*job, winner, reason, clause, match.ply, used_in(match), luck=luck)

    def check(self) -> None:
        """Refuse a wrong spec before the first game; code of strangers runs in a process of its own already here."""
        for name, spec in self.contest.players.items():
            if is_safe(spec):
                make(spec, self.game)
            elif spec.startswith("stdio:"):
                check_command(spec)
            else:
                self.bot(name).start()

    def close(self) -> None:
        """End the players' processes."""
        for bot in self.bots.values():
            bot.close()


def codes_of(match: Match) -> tuple[str, ...]:
    """All lines of a game."""
    return tuple(entry.code for entry in match.entries)


class Service:
    """The process's end of the conversation: a contest first, then one game a line."""

    def __init__(self) -> None:
        self.runner: Runner | None = None

    def reply(self, line: bytes) -> Message | None:
        """Play what is asked for."""
        told: dict[str, Any] = msgspec.json.decode(line)
        if told["type"] == "quit":
            raise SystemExit(0)
        if told["type"] == "contest":
            self.runner = Runner(msgspec.convert(told["contest"], Contest))
            return None
        assert self.runner is not None
        return {"type": "played", "result": self.runner.play(Job(*told["job"]))}

    def leave(self) -> None:
        """Take the bots along."""
        if self.runner is not None:
            for bot in self.runner.bots.values():
                if bot.process is not None:
                    bot.process.kill()


if __name__ == "__main__":
    service = Service()
    serve(service.reply, service.leave)
