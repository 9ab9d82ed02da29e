"""The courses in the terminal: a lesson is a table with somebody beside it who says what to try next."""

import json
from collections.abc import Callable
from pathlib import Path

from platformdirs import user_data_path

from kleos.catalogue import GAMES
from kleos.cli.play import Leave, Session
from kleos.cli.screen import Screen
from kleos.core.errors import GameError
from kleos.core.observation import Observation
from kleos.lessons.lesson import Lesson, course, lesson_of
from kleos.lessons.lesson_run import LessonRun
from kleos.text.words import tell

PROGRESS = "lessons.json"
DONE = "✓"


class Progress:
    """Which lessons were finished, in a file of the data folder; one that cannot be read or written is no obstacle."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or user_data_path("kleos")) / PROGRESS

    def done(self, game: str) -> list[str]:
        """The names of the lessons that were finished."""
        try:
            found = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            return []
        names = found.get(game) if isinstance(found, dict) else None
        return [name for name in names if isinstance(name, str)] if isinstance(names, list) else []

    def finish(self, lesson: Lesson) -> None:
        """Note that a lesson was finished."""
        games = {one: self.done(one) for one in GAMES}
        games[lesson.game] = [*dict.fromkeys([*games[lesson.game], lesson.name])]
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps(games), "utf-8")
        except OSError:
            return


class LessonSession(Session):
    """One lesson at the terminal: any legal move may be tried, what does not lead on is answered and taken back."""

    def __init__(self, lesson: Lesson, screen: Screen) -> None:
        self.run_of = LessonRun(lesson)
        super().__init__(self.run_of.match, (None, None), "", screen)
        self.lesson = lesson
        self.leaves_for: str | None = None  # another lesson
        self.commands: dict[str, Callable[[Observation, str], bool]] = {
            "help": self.help,
            "?": self.help,
            "why": self.why,
            "log": self.log,
            "table": self.redraw,
            "rules": self.rules,
            "card": self.card,
            "next": self.next,
            "skip": self.skip,
            "back": self.back,
            "restart": self.restart,
            "lesson": self.change_lesson,
            "quit": self.leave,
            "exit": self.leave,
            "q": self.leave,
        }

    def teach(self) -> bool:
        """Go through the steps; True when the last one is done, False when another lesson is wanted."""
        self.screen.show()
        number, title = self.lesson.number, tell(self.lesson.message)
        self.screen.show(tell("learn-title", number=number, count=len(course(self.lesson.game)), title=title), "bold")
        self.screen.show(tell(f"{self.lesson.message}-task"))
        while not self.run_of.is_over and self.leaves_for is None:
            self.step()
        if self.leaves_for is None:
            self.tell_news(self.lesson.seat)
            self.screen.show()
            self.screen.show(self.run_of.words, style="bold")
        return self.leaves_for is None

    def step(self) -> None:
        """Say what the step says, and obey until it is done."""
        seen = self.match.observe(self.lesson.seat)
        self.tell_news(self.lesson.seat)
        self.draw(seen)
        self.screen.show()
        self.screen.show(self.run_of.words, style="bold")
        while not self.obey(seen, self.screen.ask(tell("learn-prompt"))):
            pass

    def obey(self, seen: Observation, line: str) -> bool:
        """Carry out what was typed; an empty line goes on where there is nothing to do."""
        step = self.run_of.step
        return super().obey(seen, line or ("next" if step and step.accept is None else ""))

    def play_move(self, seen: Observation, code: str) -> bool:
        """Try a move."""
        reply = self.run_of.try_move(code)
        if not reply.is_accepted:
            self.screen.show(f"  {reply.answer}")
            self.screen.show(tell("learn-taken-back"), style="dim")
        return reply.is_accepted

    # Commands.

    def help(self, seen: Observation, _: str) -> bool:
        """List the commands."""
        self.screen.show(tell("learn-help", clause=self.view.example, code=seen.legal[0]))
        return False

    def next(self, seen: Observation, _: str) -> bool:
        """Go on from a step that is only read."""
        step = self.run_of.step
        if step is None or step.accept is not None:
            raise GameError("learn-no-next")
        self.run_of.skip()
        return True

    def skip(self, seen: Observation, _: str) -> bool:
        """Let the lesson do this step."""
        self.run_of.skip()
        return True

    def back(self, seen: Observation, _: str) -> bool:
        """Go back by one step."""
        return self.again(self.run_of.played[:-1])

    def restart(self, seen: Observation, _: str) -> bool:
        """Begin the lesson anew."""
        return self.again([])

    def again(self, played: list[str]) -> bool:
        """Play the lesson anew up to a step."""
        self.run_of = LessonRun(self.lesson, played)
        self.match = self.run_of.match
        self.told = [self.match.ply, self.match.ply]
        self.shown = []
        return True

    def change_lesson(self, seen: Observation, name: str) -> bool:
        """Go to another lesson: the next one, or one by name or number."""
        following = [one.name for one in course(self.lesson.game) if one.number > self.lesson.number]
        if name:
            self.leaves_for = lesson_of(self.lesson.game, name).name
        elif following:
            self.leaves_for = following[0]
        else:
            raise GameError("learn-last")
        return True

    def leave(self, seen: Observation, _: str) -> bool:
        """Stop learning."""
        raise Leave


def show_course(game: str, screen: Screen, progress: Progress) -> None:
    """List the lessons of a course, and which are done."""
    done = progress.done(game)
    for lesson in course(game):
        mark = DONE if lesson.name in done else " "
        screen.show(f" {mark} {lesson.number:>2}  {tell(lesson.message)}: {tell(f'{lesson.message}-task')}")


def first_lesson(game: str, name: str | None, progress: Progress) -> Lesson:
    """The lesson that is asked for, else the first that is not done, else the first."""
    if name is not None:
        return lesson_of(game, name)
    done = progress.done(game)
    lessons = course(game)
    return next((one for one in lessons if one.name not in done), lessons[0])


def learn(game: str, name: str | None, screen: Screen, progress: Progress) -> int:
    """Take a course from a lesson on; the exit code."""
    lesson: Lesson | None = first_lesson(game, name, progress)
    try:
        while lesson is not None:
            session = LessonSession(lesson, screen)
            if session.teach():
                progress.finish(lesson)
                lesson = next((one for one in course(game) if one.number > session.lesson.number), None)
            else:
                lesson = lesson_of(game, session.leaves_for or "")
        screen.show()
        screen.show(tell("learn-end", game=game))
    except (Leave, EOFError):
        screen.show(tell("learn-leave", game=game))
    except KeyboardInterrupt:
        screen.show()
        return 130
    return 0
