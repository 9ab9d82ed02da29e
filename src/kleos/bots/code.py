"""Bots from a Python file: `code:FILE` or `code:FILE:CLASS` loads a class with a method `choose`.

The class is made with the game as its one argument. Names are read from the file without running it; its code runs only
where the bot plays.
"""

import ast
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from kleos.core.bot import Clock
from kleos.core.errors import BotFailed, UnknownBot, fault_of
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.observation import Observation

PREFIX = "code:"
MODULE = "kleos_bot_file"
MAX_BYTES = 1_000_000


class CodeBot:
    """A class from a file; it may answer with a move or with its code, and need not know its policy."""

    def __init__(self, game: Game, inner: Any) -> None:
        self.game = game
        self.inner = inner

    def choose(self, seen: Observation, rng: Random, clock: Clock | None) -> Move:
        """Pick one of the legal moves."""
        try:
            chosen = self.inner.choose(seen, rng, clock)
        except Exception as error:
            name = type(self.inner).__name__
            raise BotFailed("error-bot-crashed", bot=name, detail=f"{type(error).__name__}: {error}") from error
        return chosen if isinstance(chosen, Move) else self.game.parse(str(chosen))

    def policy(self, seen: Observation, rng: Random) -> dict[Move, float]:
        """Its own policy, or what it would choose with this randomness."""
        if hasattr(self.inner, "policy"):
            found: dict[Move, float] = self.inner.policy(seen, rng)
            return found
        chosen = self.choose(seen, rng, None)
        return {self.game.parse(code): float(code == chosen.code) for code in seen.legal}


def make_code(game: Game, rest: str) -> CodeBot:
    """Load the class that a spec names."""
    if not rest:
        raise UnknownBot("error-code-empty")
    path, name = split(rest)
    classes = bot_classes(path)
    if not name and len(classes) > 1:
        raise UnknownBot("error-code-several", file=path.name, classes=", ".join(classes))
    chosen = name or classes[0]
    made: Callable[[Game], Any] | None = getattr(run(path), chosen, None)
    if made is None or not hasattr(made, "choose"):
        raise UnknownBot("error-code-class", file=path.name, name=chosen[:40], classes=", ".join(classes))
    try:
        return CodeBot(game, made(game))
    except Exception as error:
        raise broken(path, error) from error


def split(rest: str) -> tuple[Path, str]:
    """File and class; the class may be left out."""
    if rest.endswith(".py") or ":" not in rest:
        return Path(rest), ""
    path, _, name = rest.rpartition(":")
    return Path(path), name


def bot_classes(path: Path) -> list[str]:
    """The classes of a file that have a method `choose`, found without running it."""
    try:
        with path.open("rb") as file:
            text = file.read(MAX_BYTES).decode("utf-8")
        tree = ast.parse(text, path.name)
    except SyntaxError as error:
        raise UnknownBot("error-code-syntax", file=path.name, line=error.lineno or 0, detail=error.msg) from error
    except (OSError, ValueError, RecursionError, MemoryError) as error:
        raise UnknownBot("error-code-file", file=str(path)[-60:], detail=fault_of(error)) from error
    found = [node.name for node in tree.body if isinstance(node, ast.ClassDef) and has_choose(node)]
    if not found:
        raise UnknownBot("error-code-none", file=path.name)
    return found


def has_choose(node: ast.ClassDef) -> bool:
    """Ask whether a class says how it chooses."""
    return any(isinstance(part, ast.FunctionDef) and part.name == "choose" for part in node.body)


def run(path: Path) -> ModuleType:
    """Run the file as a module; it may import its neighbours."""
    spec = spec_from_file_location(MODULE, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[MODULE] = module
    sys.path.append(str(path.parent.resolve()))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise broken(path, error) from error
    return module


def broken(path: Path, error: Exception) -> UnknownBot:
    """The error for code that raises before it plays."""
    detail = f"{type(error).__name__}: {error}"
    return UnknownBot("error-code-file", file=path.name, detail=" ".join(detail.split())[:160])
