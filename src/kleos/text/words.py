"""Words from Fluent files: `say(id, arguments)`; a missing id is shown, never hidden."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en",)


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


def has(message: str, language: str = "en") -> bool:
    """Ask whether a message exists."""
    return bool(bundle(language).has_message(message))


def say(message: str, arguments: Mapping[str, str | int] | None = None, language: str = "en") -> str:
    """Word a message."""
    words = bundle(language)
    if not words.has_message(message):
        return f"{{{message}}}"
    pattern = words.get_message(message).value
    if pattern is None:
        return f"{{{message}}}"
    text, _ = words.format_pattern(pattern, dict(arguments or {}))
    return str(text)
