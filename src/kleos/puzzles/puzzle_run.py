"""A puzzle being solved: the table, what was played so far, and whether a try is accepted."""

from collections.abc import Sequence
from random import Random

from kleos.core.dealer import SeededDealer
from kleos.core.errors import GameOver, NotationError
from kleos.core.match import Match
from kleos.core.observation import Observation
from kleos.core.players import PERSON, Player
from kleos.puzzles.puzzle import DEDUCE, WIN, Puzzle, game_of
from kleos.text.narrator import Narrator, narrator_for

RIVAL = "novice"  # who sits opposite: its name is shown, what it does is drawn
MOST_REPLIES = 200  # moves of others between two of the solver


class PuzzleRun:
    """A puzzle after accepted answers. What is hidden is imagined: the puzzle itself does not know it either."""

    def __init__(self, puzzle: Puzzle, path: Sequence[str] = ()) -> None:
        self.puzzle = puzzle
        self.game = game_of(puzzle.game)
        self.seat = puzzle.seat
        self.first = puzzle.observation(self.game)
        world = self.game.imagine(self.first, Random(puzzle.luck))
        players = (PERSON, RIVAL) if self.seat is Player.ONE else (RIVAL, PERSON)
        self.match = Match.at_position(self.game, world, SeededDealer(puzzle.luck), players)
        self.path: list[str] = []
        for code in path:
            if not self.attempt(code):
                raise NotationError("error-puzzle-path", move=code[:40])

    @property
    def narrator(self) -> Narrator:
        """Who tells of it."""
        return narrator_for(self.game, self.match.players)

    @property
    def seen(self) -> Observation:
        """What the solver sees now."""
        return self.match.observe(self.seat)

    @property
    def is_solved(self) -> bool:
        """Ask whether nothing more is asked."""
        return bool(self.path) and not self.puzzle.accepted(tuple(self.path))

    @property
    def choices(self) -> tuple[str, ...]:
        """What can be answered now."""
        if self.is_solved:
            return ()
        return self.puzzle.options if self.puzzle.kind == DEDUCE else self.seen.legal

    @property
    def accepted(self) -> tuple[str, ...]:
        """What is accepted now."""
        return self.puzzle.accepted(tuple(self.path))

    def attempt(self, code: str) -> bool:
        """Try an answer; one that is accepted is played. What cannot be answered here is an error."""
        if self.is_solved:
            raise GameOver("error-puzzle-over")
        if code not in self.choices:
            self.refuse(code)
        if code not in self.accepted:
            return False
        self.play(code)
        return True

    def refuse(self, code: str) -> None:
        """Say why this is no answer: the rules' own reason, where it is a move."""
        if self.puzzle.kind == DEDUCE:
            raise NotationError("error-puzzle-option", option=code[:40], options=", ".join(self.puzzle.options))
        raise self.match.state.refusal(self.game.parse(code))

    def play(self, code: str) -> None:
        """Make a move and let the others answer, until the solver has a choice again."""
        self.path.append(code)
        if self.puzzle.kind == DEDUCE:
            return
        self.match.play(self.seat, self.game.parse(code))
        if self.puzzle.kind == WIN:
            self.follow()

    def follow(self) -> None:
        """What needs no decision of the solver: the opponent does anything, and a single legal move is made."""
        for _ in range(MOST_REPLIES):
            actor = self.match.state.actor
            if not isinstance(actor, Player):
                return
            legal = self.match.state.legal_moves()
            if actor == self.seat and len(legal) > 1:
                return
            self.match.play(actor, Random(f"{self.puzzle.luck}/{self.match.ply}").choice(legal))

    def only_tried(self, code: str) -> Match:
        """The table after a move that is not accepted, on a match of its own."""
        apart = PuzzleRun(self.puzzle, self.path)
        apart.match.play(apart.seat, apart.game.parse(code))
        return apart.match
