"""Examples: a position of a book being played by its reader; what others do, and what chance does, is written down."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from kleos.books.book import Example
from kleos.core.dealer import SeededDealer
from kleos.core.errors import GameOver, NotYourTurn
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.observation import Observation
from kleos.core.players import CHANCE, Player
from kleos.core.state import State
from kleos.text.log_lines import Line

OPEN, RIGHT, OTHER = "open", "right", "other"  # still to be played, as the answer says, or not
MISSING: Final = object()
LEGAL: Final = "legal"  # the fact that tells the reader's legal moves


class Attempt:
    """An example after some of the reader's moves. Whoever leaves the answer's path plays on alone."""

    def __init__(self, game: Game, example: Example, moves: Sequence[str] = ()) -> None:
        self.game = game
        self.example = example
        self.viewer = Player(example.viewer - 1)
        self.state = opened(game, example.position).copy()
        self.script: list[Move] = [game.parse(code) for code in example.moves]
        self.lines: list[Line] = []
        self.decisions = 0
        self.is_answer = True  # as far as it was played
        self.follow()
        for code in moves:
            self.play(code)

    def play(self, code: str) -> None:
        """Make a decision of the reader."""
        if self.result != OPEN:
            raise GameOver("error-example-over")
        if self.state.actor != self.viewer:
            raise NotYourTurn("error-not-your-turn", seat=self.viewer.seat)
        move = self.game.parse(code)
        if not self.state.is_legal(move):
            raise self.state.refusal(move)
        self.decisions += 1
        if self.script and self.script[0] is move:
            del self.script[0]
        else:
            self.script, self.is_answer = [], False
        self.apply(move)
        self.follow()

    def play_answer(self) -> None:
        """Play the answer to its end."""
        while self.result == OPEN:
            self.play(self.script[0].code)

    def follow(self) -> None:
        """Let others do what the answer says, and chance anything where it says nothing."""
        dealer = SeededDealer(self.example.name)
        while self.state.actor not in (self.viewer, None):
            if self.script:
                self.apply(self.script.pop(0))
            elif self.state.actor is CHANCE and not self.is_answer:
                self.apply(dealer.draw(self.state, len(self.lines)))
            else:
                return

    def apply(self, move: Move) -> None:
        """Carry a move out and keep its line."""
        state, actor = self.state, self.state.actor
        by = str(actor.seat) if isinstance(actor, Player) else state.stream
        before, seen = self.seen().table, state.seen_as(move, self.viewer)
        state.apply(move)
        self.lines.append(Line(f"{by} {seen.code}", before, self.seen().table, ply=len(self.lines)))

    def seen(self) -> Observation:
        """What the reader sees."""
        return self.state.observe(self.viewer)

    @property
    def most(self) -> int:
        """How many decisions the reader may make."""
        return self.example.most or count_decisions(self.game, self.example)

    @property
    def result(self) -> str:
        """How the attempt stands."""
        if self.is_answer:
            return OPEN if self.script else RIGHT
        if has_facts(self.seen(), self.example.facts):
            return RIGHT
        return OPEN if self.state.actor == self.viewer and self.decisions < self.most else OTHER


@cache
def opened(game: Game, position: str) -> State:
    """A position of a book, which the gate looks at once; whoever plays takes a copy."""
    return game.position(position)


def count_decisions(game: Game, example: Example) -> int:
    """How many decisions of the answer are the reader's."""
    state, count = opened(game, example.position).copy(), 0
    for code in example.moves:
        count += state.actor == Player(example.viewer - 1)
        state.apply(game.parse(code))
    return count


def has_facts(seen: Observation, facts: Mapping[str, Any]) -> bool:
    """Ask whether all facts are true of a table."""
    table = {**msgspec.to_builtins(seen.table), LEGAL: seen.legal}
    return all(fact(table, path.split(".")) == plain(wanted) for path, wanted in facts.items())


def fact(table: Any, path: list[str]) -> Any:
    """What stands at a path of a table: names of fields, and numbers of places in lists, the first one 0."""
    for step in path:
        try:
            table = table[int(step)] if isinstance(table, list | tuple) else table[step]
        except (LookupError, TypeError, ValueError):
            return MISSING
    return plain(table)


def plain(value: Any) -> Any:
    """A value with its lists as lists, and nothing as a file can say it."""
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return "none" if value is None else value
