"""The rulebook in the terminal: prose, tables as the terminal draws them, examples with their answers."""

from textwrap import wrap

from rich.text import Text

from kleos.books.book import Book, Chapter, Example, Figure, book_of, in_letters, prose
from kleos.books.examples import Attempt
from kleos.catalogue import load
from kleos.cli.screen import WIDTH, Screen
from kleos.cli.terminal_view import TerminalView, terminal_view_for
from kleos.core.players import PERSON, Player
from kleos.text.words import tell

INDENT = "  "
BULLET = "  · "
HEADING = "bold underline"


class BookScreen:
    """Prints the rulebook of one game."""

    def __init__(self, game: str, screen: Screen) -> None:
        self.book: Book = book_of(game)
        self.game = load(game)
        self.screen = screen
        self.view: TerminalView = terminal_view_for(self.game, (PERSON, PERSON))

    def title(self) -> None:
        """The name of the book."""
        name = tell("game-name", game=self.game.code)
        self.screen.show(tell("rules-book-title", game=name), style="bold")

    def words(self, message: str) -> str:
        """A text of this book."""
        return in_letters(prose(self.game.code, message))

    def paragraph(self, text: str, first: str = "", style: str = "") -> None:
        """Print a paragraph, its later lines under the first word."""
        lines = wrap(text, WIDTH, initial_indent=first, subsequent_indent=" " * len(first), break_on_hyphens=False)
        self.screen.show("\n".join(lines), style=style)

    # The book.

    def show_book(self) -> None:
        """All chapters."""
        self.title()
        for number, chapter in enumerate(self.book.chapters, 1):
            self.show_chapter(number, chapter)

    def show_chapter(self, number: int, chapter: Chapter) -> None:
        """A chapter: prose, its figure where it belongs, questions, examples."""
        self.screen.show()
        self.screen.show(f"{number}  {self.words(f'{chapter.name}-title')}", style=HEADING)
        for place, name in enumerate(chapter.paragraphs, 1):
            self.screen.show()
            self.paragraph(self.words(name))
            if chapter.figure is not None and chapter.figure.after == place:
                self.show_figure(chapter.figure, self.words(f"{chapter.name}-figure"))
        for name in chapter.questions:
            self.screen.show()
            self.paragraph(self.words(f"{name}-question"), style="bold")
            self.paragraph(self.words(f"{name}-answer"), INDENT)
        for example in chapter.examples:
            self.show_example(example)

    def show_figure(self, figure: Figure, caption: str) -> None:
        """A table as one player sees it, and what it shows."""
        state = self.game.position(figure.position)
        self.screen.show()
        self.screen.show_all(self.view.picture(state.observe(Player(figure.viewer - 1))))
        self.paragraph(caption, style="italic")

    def show_example(self, example: Example) -> None:
        """The question with its table, what is played, and the answer."""
        attempt = Attempt(self.game, example)
        self.screen.show()
        self.screen.show(f"{tell('rules-book-example')} ({', '.join(example.clauses)})", style="bold")
        self.paragraph(self.words(f"{example.name}-question"), INDENT)
        self.screen.show()
        self.screen.show_all(self.view.picture(attempt.seen()))
        attempt.play_answer()
        for news in self.view.narrator.news(attempt.lines, attempt.viewer):
            self.paragraph(news, BULLET, style="dim")
        self.paragraph(tell("rules-book-answer", answer=self.words(f"{example.name}-answer")), INDENT)

    # The summary.

    def show_summary(self) -> None:
        """The whole game on one page."""
        self.title()
        for part in self.book.summary:
            self.screen.show()
            self.screen.show(Text(self.words(f"{part.name}-title"), style="bold"))
            for line in part.lines:
                self.paragraph(self.words(line), BULLET)


def show_book(game: str, only_summary: bool, screen: Screen) -> int:
    """`kleos rules GAME --book` and `--summary`."""
    pages = BookScreen(game, screen)
    if only_summary:
        pages.show_summary()
    else:
        pages.show_book()
    return 0
