"""The screen: 80 columns, with colour only where the terminal wants it, and lines read from people or pipes."""

import sys

from rich.console import Console
from rich.text import Text

from kleos.text.words import tidy

WIDTH = 80
OPTION = 60  # columns for a choice in words
ASCII = str.maketrans("┌┐└┘│─╭╮╰╯►▲▼●○·“”’…–−Δ", '++++|-++++>^v*.-""\'.--D')  # for terminals without these letters
NO_BREAK, HELD = "\u00a0", "\ue000"  # what stands for a no-break space while lines are broken


class Screen:
    """Where a terminal command writes, and where it asks."""

    def __init__(self) -> None:
        self.console = Console(width=WIDTH, highlight=False, markup=False, emoji=False, legacy_windows=False)
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.only_ascii = "utf" not in (self.console.encoding or "").lower()

    @property
    def is_live(self) -> bool:
        """Ask whether a person sits there: both ends are a terminal."""
        return self.console.is_terminal and sys.stdin.isatty()

    def show(self, text: Text | str = "", style: str = "") -> None:
        """Print one paragraph."""
        line = Text(text, style=style) if isinstance(text, str) else text
        if self.only_ascii:
            line = Text(line.plain.translate(ASCII), style=line.style, spans=line.spans)
        self.console.print(self.broken(line) if NO_BREAK in line.plain else line)

    def broken(self, line: Text) -> Text:
        """Break a paragraph into lines, but not at no-break spaces, where rich alone would break it too."""
        held = Text(line.plain.replace(NO_BREAK, HELD), style=line.style, spans=line.spans)
        lines = Text("\n").join(held.wrap(self.console, self.console.width))
        return Text(lines.plain.replace(HELD, NO_BREAK), style=lines.style, spans=lines.spans)

    def show_all(self, lines: list[Text]) -> None:
        """Print several lines at once."""
        self.show(Text("\n").join(lines))

    def option(self, number: int, words: str, code: str) -> None:
        """Print one numbered choice with its code at the right."""
        line = Text(f" {number:>3}  ", style="bold").append(f"{words:<{OPTION}} ", style="not bold")
        self.show(line.append(code, style="not bold dim"))

    def ask(self, prompt: str) -> str:
        """Read one line; EOFError when there is none. What is piped in is echoed, so that the output reads well."""
        self.console.print(Text(prompt + " ", style="bold"), end="")
        self.console.file.flush()
        if self.is_live:
            return tidy(input())
        line = sys.stdin.readline()
        if not line:
            self.show()
            raise EOFError
        self.show(tidy(line)[: WIDTH - len(prompt) - 2])
        return tidy(line)

    def curtain(self, prompt: str) -> None:
        """Hide everything, wait until the next player sits there, and hide the question too."""
        self.sweep()
        self.ask(prompt)
        self.sweep()

    def sweep(self) -> None:
        """Empty the screen and what can be scrolled back to; where that cannot be done, push it away."""
        if self.is_live and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.console.print("\n" * 60)
