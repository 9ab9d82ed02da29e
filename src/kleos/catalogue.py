"""The catalogue: codes -> games. The one place that knows which games exist and where their data lie."""

import json
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from kleos.core.errors import BadCardSet, UnknownGame
from kleos.core.game import Game, loaders
from kleos.core.moves import finders

# code -> modules whose import fills the tables (views and tensors register themselves), and the maker of the game.
GAMES: dict[str, tuple[tuple[str, ...], str]] = {
    "hector": (("kleos.games.hector.view", "kleos.games.hector.tensor"), "kleos.games.hector.game:HectorGame"),
    "hellas": (("kleos.games.hellas.view", "kleos.games.hellas.tensor"), "kleos.games.hellas.game:HellasGame"),
    "olympus": (("kleos.games.olympus.view", "kleos.games.olympus.tensor"), "kleos.games.olympus.game:OlympusGame"),
}
MAX_SET_BYTES = 1_000_000


def maker(code: str) -> Callable[[object, dict[str, object]], Game]:
    """The class of a game, its edge modules imported."""
    if not isinstance(code, str) or code not in GAMES:
        raise UnknownGame("error-unknown-game", game=str(code)[:40], games=", ".join(GAMES))
    return imported(code)


@cache
def imported(code: str) -> Callable[[object, dict[str, object]], Game]:
    """The class of a game that is in the catalogue."""
    edges, name = GAMES[code]
    for edge in edges:
        import_module(edge)
    module, _, attribute = name.partition(":")
    found: Callable[[object, dict[str, object]], Game] = getattr(import_module(module), attribute)
    return found


@cache
def default_text(code: str) -> str:
    """The component set in the package, as text."""
    return files("kleos").joinpath("data", f"{code}.json").read_text(encoding="utf-8")


def default_components(code: str) -> dict[str, Any]:
    """The component set in the package; each caller has a copy of his own."""
    data: dict[str, Any] = json.loads(default_text(code))
    return data


def read_component_file(path: Path) -> object:
    """Parse a component set from a file."""
    try:
        with path.open("rb") as file:
            found = file.read(MAX_SET_BYTES + 1)  # never more, however large it says it is
        if len(found) > MAX_SET_BYTES:
            raise BadCardSet("error-set-size", file=path.name, most=MAX_SET_BYTES)
        text = found.decode("utf-8")
        return tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except (OSError, ValueError, RecursionError) as error:
        raise BadCardSet("error-set-unreadable", file=path.name, detail=short(error)) from error


def plain(data: object, name: str) -> object:
    """A copy of a component set that is plain JSON data: no dates, no broken text, nothing endless or too large."""
    try:
        text = json.dumps(data, ensure_ascii=False, allow_nan=False)
        if len(text.encode()) > MAX_SET_BYTES:
            raise BadCardSet("error-set-size", file=name, most=MAX_SET_BYTES)
        return json.loads(text)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadCardSet("error-set-unreadable", file=name, detail=short(error)) from error


def short(error: Exception) -> str:
    """What went wrong, in one short line that can be printed anywhere."""
    words = " ".join(str(error).split())[:120]
    return words.encode("ascii", "backslashreplace").decode()


def load(code: str, /, *, components: Mapping[str, Any] | str | Path | None = None, **options: object) -> Game:
    """Load a game: `kleos.load("hector", check_scope="designated")`. `components` is a file or its parsed content."""
    make = maker(code)
    try:
        if components is None:
            return make(default_components(code), options)
        if isinstance(components, str | Path):
            path = Path(components)
            return make(whole_set(code, plain(read_component_file(path), path.name)), options)
        return make(whole_set(code, plain(components, "components")), options)
    except BadCardSet as error:
        if not isinstance(components, str | Path) or error.message in ("error-set-size", "error-set-unreadable"):
            raise
        detail = str(error).removesuffix(f" [{error.clause}]")
        raise BadCardSet("error-file", error.clause, file=Path(components).name, detail=detail) from error


def whole_set(code: str, data: object) -> object:
    """The set with the one that it extends put in; only the set in the package can be extended."""
    if not isinstance(data, dict) or "extends" not in data:
        return data
    return {**data, "extends": default_components(code) if data["extends"] == "default" else None}


def fill_tables(code: str) -> None:
    """Import a game's modules, for moves that arrive from another process."""
    maker(code)


loaders.append(load)
finders.append(fill_tables)
