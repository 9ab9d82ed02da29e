"""Words from Fluent files: `tell(id, ...)` in the language being spoken; a missing id is shown, never hidden."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from operator import itemgetter
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

LOCALES = Path(str(files("kleos") / "locales"))  # a folder for each language
ENGLISH = "en"
LANGUAGES = (ENGLISH, *sorted({folder.name for folder in LOCALES.iterdir() if folder.is_dir()} - {ENGLISH}))
CLAUSES = "rules.ftl"  # of one game
BOOK = "book.ftl"  # of one game
NAMED = ("want-", "fault-")  # messages that errors name in an argument: what would be right, what the system says
LONGEST_LINE = 1000  # of what people type; more is cut off
Argument = str | int | float  # of a message; numbers are written as the language writes them
_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Word everything inside in this language; each thread and each request has its own."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def language() -> str:
    """The language being spoken."""
    return _spoken.get()


def nearest(wishes: Iterable[str]) -> str:
    """The first wish that we speak, such as de for `de_AT.UTF-8` or `de-CH`; English where there is none."""
    for wish in wishes:
        found = wish.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if found in LANGUAGES:
            return found
    return ENGLISH


def from_header(accepted: str) -> str:
    """The language that a browser likes best: `nl-BE,nl;q=0.9,fr;q=0.8`."""
    wishes = []
    for part in accepted[:LONGEST_LINE].split(","):
        tag, _, weight = part.partition(";q=")
        try:
            wishes.append((-float(weight or 1), tag))
        except ValueError:
            continue
    return nearest(tag for weight, tag in sorted(wishes, key=itemgetter(0)) if weight < 0)


def message_files(language: str) -> list[Path]:
    """The files of a language but those of clauses and books, which are read game by game."""
    return [file for file in sorted((LOCALES / language).rglob("*.ftl")) if file.name not in (CLAUSES, BOOK)]


def words_of(file: Path) -> dict[str, str]:
    """The texts of a file whose messages have no variables, in its order."""
    resource = FluentResource(file.read_text(encoding="utf-8"))
    own = FluentBundle([ENGLISH], use_isolating=False)
    own.add_resource(resource)
    found = {}
    for name in [entry.id.name for entry in resource.body if isinstance(entry, Message)]:
        pattern = own.get_message(name).value
        assert pattern is not None
        found[name] = str(own.format_pattern(pattern)[0])
    return found


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language."""
    found = FluentBundle([language], use_isolating=False)
    for file in message_files(language):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def has(message: str, language: str = "") -> bool:
    """Ask whether a message exists."""
    return bool(bundle(language or _spoken.get()).has_message(message))


def tell(message: str, **arguments: Argument) -> str:
    """Word a message in the language being spoken."""
    return say(message, arguments)


def say(message: str, arguments: Mapping[str, Argument] | None = None, language: str = "") -> str:
    """Word a message."""
    wanted_in = language or _spoken.get()
    words = bundle(wanted_in)
    if not words.has_message(message):
        words = bundle(ENGLISH)
    pattern = words.get_message(message).value if words.has_message(message) else None
    if pattern is None:
        return f"{{{message}}}"
    text, _ = words.format_pattern(pattern, worded(arguments or {}, wanted_in))
    return str(text)


def worded(arguments: Mapping[str, Argument], language: str) -> dict[str, Argument]:
    """Arguments with the message that one of them may name put into words."""
    found = dict(arguments)
    for name, value in arguments.items():
        if isinstance(value, str) and value.startswith(NAMED) and has(value, ENGLISH):
            rest = {key: other for key, other in arguments.items() if key != name}
            found[name] = say(value, rest, language)
    return found


def tidy(line: str) -> str:
    """What was typed or comes from a file, without control letters and needless blanks."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in line[:LONGEST_LINE]).split())
