"""A lesson being played: where the learner is, what a move leads to, and what is answered to it."""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from kleos.catalogue import load
from kleos.core.dealer import SeededDealer
from kleos.core.errors import NotationError
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.moves import Move
from kleos.core.players import PERSON, Player
from kleos.core.state import State
from kleos.lessons.goals import is_reached
from kleos.lessons.lesson import Lesson, LessonStep, Moves, OtherMoves
from kleos.text.log_lines import lines_of
from kleos.text.narrator import Narrator, narrator_for
from kleos.text.words import tell

NEXT = "next"  # goes on from a step that is only read
SKIP = "skip"  # lets the lesson do what a step asks for
RIVAL = "novice"  # who sits opposite
IDLE = ("pass", "end", "done", "stop", "hold", "decline")  # what the opponent does where nothing is written
MOST_REPLIES = 60  # of the opponent to one move


class LessonDealer:
    """Deals what the lesson says as long as it can happen, then by a seed: what one tries is not foreseen."""

    def __init__(self) -> None:
        self.script: deque[str] = deque()
        self.then = SeededDealer("lesson")

    def draw(self, state: State, count: int) -> Move:
        """The next line of the script that can happen here."""
        move = self.next_of(state)
        return move if move is not None and state.can_happen(move) else self.then.draw(state, count)

    def next_of(self, state: State) -> Move | None:
        """Take the next line of the script off."""
        return state.game.parse(self.script.popleft()) if self.script else None

    def commitment(self) -> dict[str, str]:
        """Nothing: nobody plays for anything."""
        return {}


class Reply(NamedTuple):
    """What came of a move: the lesson goes on with it, or it was only tried and is taken back."""

    is_accepted: bool
    answer: str  # in words, to a move that was only tried
    match: Match  # as it stands after the move
    known: int  # lines of it that were there before


class LessonRun:
    """A lesson after what the learner did so far: moves that led on, `next` and `skip`."""

    def __init__(self, lesson: Lesson, played: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.dealer = LessonDealer()
        options: dict[str, object] = {**lesson.options}
        game = load(lesson.game, components=None, **options)
        self.players = (PERSON, RIVAL) if lesson.seat is Player.ONE else (RIVAL, PERSON)
        self.match = self.match_at(game, lesson.position)
        self.at = 0  # the step that is done next
        self.earlier = 0  # lines of matches at earlier positions: who counts lines sees them grow
        self.played: list[str] = []
        for word in played:
            self.go_on(word)

    @property
    def step(self) -> LessonStep | None:
        """The step to be done; None after the last."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def is_over(self) -> bool:
        """Ask whether every step is done."""
        return self.step is None

    @property
    def narrator(self) -> Narrator:
        """Who tells of it."""
        return narrator_for(self.match.game, self.match.players)

    def match_at(self, game: Game, position: str) -> Match:
        """A match that begins at a position."""
        return Match.at_position(game, game.position(position.strip()), self.dealer, self.players)

    # Going on.

    def go_on(self, word: str) -> None:
        """Do what was done before: anything that does not lead on is an error."""
        step = self.step
        if step is None:
            raise NotationError("error-lesson-word", word=word[:40])
        if word == SKIP or (word == NEXT and step.accept is None):
            self.skip()
        elif step.accept is not None and self.leads_on(step.accept, self.parsed(word)):
            self.lead_on(word, step.accept)
        else:
            raise NotationError("error-lesson-word", word=word[:40])

    def skip(self) -> None:
        """Let the lesson do the step, if there is something to do."""
        step = self.step
        if step is None:
            return
        if step.accept is None:
            self.played.append(NEXT)
            self.begin_next()
        else:
            self.lead_on(self.shown_move(step.accept), step.accept)

    def shown_move(self, accept: Moves) -> str:
        """The move that the lesson itself would make: the first that is written and leads on."""
        legal = sorted(self.match.state.legal_moves(), key=lambda move: move.code not in accept.moves)
        return next(move.code for move in legal if self.leads_on(accept, move))

    def lead_on(self, code: str, accept: Moves) -> None:
        """Play a move that leads on, and what the opponent and chance answer."""
        self.played.append(code)
        is_last = self.at + 1 == len(self.lesson.steps) or bool(self.lesson.steps[self.at + 1].position)
        self.play(code, accept.then, to_the_end=not is_last)
        self.begin_next()

    def begin_next(self) -> None:
        """Go to the next step, at its own position if it has one."""
        self.at += 1
        if self.step is not None and self.step.position:
            self.earlier += self.match.ply + 1
            self.match = self.match_at(self.match.game, self.step.position)

    def try_move(self, code: str) -> Reply:
        """Play any legal move: it leads on, or it is played on a match of its own and answered."""
        move, step, known = self.parsed(code), self.step, self.match.ply
        if not self.match.state.is_legal(move):
            raise self.match.state.refusal(move)
        if step is not None and step.accept is not None and self.leads_on(step.accept, move):
            before = self.match
            self.lead_on(move.code, step.accept)
            return Reply(True, "", self.match, known if self.match is before else 0)
        return self.only_tried(move, known)

    def only_tried(self, move: Move, known: int) -> Reply:
        """Play a move that does not lead on, and answer it."""
        other = self.other_of(move)
        apart = LessonRun(self.lesson, self.played)
        apart.play(move.code, other.then if other else (), to_the_end=False)
        return Reply(False, apart.answer(other, move, known), apart.match, known)

    # Moves.

    def parsed(self, code: str) -> Move:
        """A move by its code."""
        return self.match.game.parse(code)

    def leads_on(self, accept: Moves, move: Move) -> bool:
        """Ask whether a move is legal and what a step asks for."""
        return self.match.state.is_legal(move) and self.fits(accept, move)

    def moves_that_lead_on(self) -> list[str]:
        """What the step asks for, of the moves that are legal."""
        accept = self.step.accept if self.step else None
        if accept is None:
            return []
        return [move.code for move in self.match.state.legal_moves() if self.leads_on(accept, move)]

    def fits(self, moves: Moves, move: Move) -> bool:
        """Ask whether a legal move is among these."""
        if not moves.names(move.code):
            return False
        before = self.match.state
        after = before.copy()
        after.apply(move)
        return is_reached(moves.test, before, after, self.lesson.seat)

    def other_of(self, move: Move) -> OtherMoves | None:
        """The class of other moves that a move belongs to, if it has an answer of its own."""
        others = self.step.others if self.step else ()
        return next((one for one in others if self.fits(one, move)), None)

    def play(self, code: str, then: Sequence[str], to_the_end: bool) -> None:
        """Play a move and what is written after it; to the end, also what is not: until the learner decides again."""
        match, rival = self.match, self.lesson.seat.rival
        self.dealer.script = deque(then)
        match.play(self.lesson.seat, code)
        for _ in range(MOST_REPLIES):
            if match.state.actor != rival or not (self.dealer.script or to_the_end):
                break
            match.play(rival, self.reply_of(match.state))
        self.dealer.script.clear()

    def reply_of(self, state: State) -> Move:
        """What the opponent does: as it is written, else as little as he can."""
        written = self.dealer.next_of(state)
        if written is not None and state.is_legal(written):
            return written
        legal = state.legal_moves()
        return next((move for move in legal if move.code in IDLE), legal[0])

    # In words.

    def answer(self, other: OtherMoves | None, move: Move, known: int) -> str:
        """What is said to a move that was only tried: words of its own, or what happened and what is asked for."""
        name = self.lesson.told[self.lesson.told_at(self.at)].name if self.step else ""
        if other is not None:
            return tell(f"{self.lesson.message}-{name}-{other.text}")
        news = self.narrator.news(lines_of(self.match, self.lesson.seat, known), self.lesson.seat)
        happened = news[0] if news else self.option_words(move)
        return tell(
            "lesson-tried", happened=happened, task=tell(f"{self.lesson.message}-{name}-do") if name else "none"
        )

    def option_words(self, move: Move) -> str:
        """A move in words, as it is offered before it is made."""
        seen = LessonRun(self.lesson, self.played).match.observe(self.lesson.seat)
        return self.narrator.option(seen, move.code)

    @property
    def words(self) -> str:
        """What is said now: of the step, or what was learned."""
        at = self.lesson.told_at(self.at)
        told = self.lesson.told
        return tell(f"{self.lesson.message}-{told[at].name if at < len(told) else 'end'}")
