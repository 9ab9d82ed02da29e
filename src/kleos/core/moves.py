"""Moves: interned objects of one fixed table per game, with a text code both ways."""

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from kleos.core.errors import NotationError


@mypyc_attr(acyclic=True)
@final
class Move:
    """One small decision or chance outcome. Compare moves with `is`: there is one object for each."""

    __slots__ = ("arg", "code", "game", "index", "verb")

    def __init__(self, game: str, index: int, verb: int, arg: int, code: str) -> None:
        self.game = game
        self.index = index
        self.verb = verb
        self.arg = arg
        self.code = code

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"<{self.game}: {self.code}>"

    def __copy__(self) -> "Move":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Move":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return find_move, (self.game, self.index)


@final
class MoveTable:
    """All moves of one game in a fixed order; adding a row never changes the index of an earlier one."""

    __slots__ = ("by_code", "by_loose_code", "decisions", "game", "moves")

    def __init__(self, game: str) -> None:
        self.game = game
        self.moves: list[Move] = []
        self.decisions: int = 0  # how many rows from the first on are decisions of players; 0 = not told
        self.by_code: dict[str, Move] = {}
        self.by_loose_code: dict[str, Move] = {}

    def add(self, verb: int, arg: int, code: str) -> Move:
        """Append a move and hand it back."""
        move = Move(self.game, len(self.moves), verb, arg, code)
        self.moves.append(move)
        self.by_code[code] = move
        self.by_loose_code[code.casefold()] = move
        return move

    def holds(self, move: Move) -> bool:
        """Ask whether this very object is a row of the table; moves of other games are not."""
        return isinstance(move, Move) and 0 <= move.index < len(self.moves) and self.moves[move.index] is move

    def parse(self, text: str) -> Move:
        """Read a move code; case and extra blanks do not matter."""
        if len(text) <= 200:
            tidy = " ".join(text.split())
            move = self.by_code.get(tidy) or self.by_loose_code.get(tidy.casefold())
            if move is not None:
                return move
        shown = text if len(text) <= 40 else text[:40] + "…"
        raise NotationError("error-no-such-move", text=" ".join(shown.split()), game=self.game, verbs=self.verbs())

    def verbs(self) -> str:
        """Name the first words of what players may type, for error messages."""
        rows = self.moves[: self.decisions] if self.decisions else self.moves
        return ", ".join(dict.fromkeys(move.code.split()[0] for move in rows))


TABLES: Final[dict[str, MoveTable]] = {}
finders: Final[list[Callable[[str], None]]] = []


def find_move(game: str, index: int) -> Move:
    """Unpickle a move: the one object of that row."""
    if game not in TABLES:
        for load in finders:  # the catalogue knows which module fills the table
            load(game)
    return TABLES[game].moves[index]
