"""Words from Fluent files: `tell(id, ...)` in the language being spoken; a missing id is shown, never hidden."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en",)
LONGEST_LINE = 1000  # of what people type; more is cut off
_spoken: ContextVar[str] = ContextVar("language", default=LANGUAGES[0])


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


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language."""
    found = FluentBundle([language], use_isolating=False)
    names = sorted(file.name for file in files("kleos.text").iterdir() if file.name.endswith(".ftl"))
    for name in names:
        if name == f"{language}.ftl" or name.startswith(f"{language}-"):
            text = files("kleos.text").joinpath(name).read_text(encoding="utf-8")
            found.add_resource(FluentResource(text))
    return found


def has(message: str, language: str = "") -> bool:
    """Ask whether a message exists."""
    return bool(bundle(language or _spoken.get()).has_message(message))


def tell(message: str, **arguments: str | int) -> str:
    """Word a message in the language being spoken."""
    return say(message, arguments)


def say(message: str, arguments: Mapping[str, str | int] | None = None, language: str = "") -> str:
    """Word a message."""
    words = bundle(language or _spoken.get())
    if not words.has_message(message):
        return f"{{{message}}}"
    pattern = words.get_message(message).value
    if pattern is None:
        return f"{{{message}}}"
    text, _ = words.format_pattern(pattern, dict(arguments or {}))
    return str(text)


def tidy(line: str) -> str:
    """What was typed or comes from a file, without control letters and needless blanks."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in line[:LONGEST_LINE]).split())
