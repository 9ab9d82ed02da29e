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


@cache
def maker(code: str) -> Callable[[object, dict[str, object]], Game]:
    """The class of a game, its edge modules imported."""
    if code not in GAMES:
        raise UnknownGame("error-unknown-game", game=str(code)[:40], games=", ".join(GAMES))
    edges, name = GAMES[code]
    for edge in edges:
        import_module(edge)
    module, _, attribute = name.partition(":")
    found: Callable[[object, dict[str, object]], Game] = getattr(import_module(module), attribute)
    return found


@cache
def default_components(code: str) -> dict[str, Any]:
    """The component set in the package."""
    data: dict[str, Any] = json.loads(files("kleos").joinpath("data", f"{code}.json").read_text(encoding="utf-8"))
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
        raise BadCardSet("error-set-unreadable", file=path.name, detail=" ".join(str(error).split())[:120]) from error


def load(code: str, /, *, components: Mapping[str, Any] | str | Path | None = None, **options: object) -> Game:
    """Load a game: `kleos.load("hector", check_scope="touched")`. `components` is a file or its parsed content."""
    make = maker(code)
    data: object = components
    if components is None:
        data = default_components(code)
    elif isinstance(components, str | Path):
        data = read_component_file(Path(components))
    if isinstance(data, dict) and data.get("extends") == "default":
        data = {**data, "extends": default_components(code)}
    try:
        return make(data, options)
    except BadCardSet as error:
        if not isinstance(components, str | Path):
            raise
        detail = str(error).removesuffix(f" [{error.clause}]")
        raise BadCardSet("error-file", error.clause, file=Path(components).name, detail=detail) from error


def fill_tables(code: str) -> None:
    """Import a game's modules, for moves that arrive from another process."""
    maker(code)


loaders.append(load)
finders.append(fill_tables)
