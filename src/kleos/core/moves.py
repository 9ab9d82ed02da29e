"""Moves: interned objects of one fixed table per game, with a text code both ways."""

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from kleos.core.errors import NotationError

# Kinds of moves.
DECISION: Final = 0  # of a player
OUTCOME: Final = 1  # of chance
SEEN: Final = 2  # what a viewer sees of a move that hides something: never legal itself


@mypyc_attr(acyclic=True)
@final
class Move:
    """One small decision or chance outcome. Compare moves with `is`: there is one object for each."""

    __slots__ = ("arg", "clause", "code", "game", "index", "kind", "verb")

    def __init__(self, game: str, index: int, verb: int, arg: int, code: str, clause: str, kind: int) -> None:
        self.game = game
        self.index = index
        self.verb = verb
        self.arg = arg
        self.code = code
        self.clause = clause  # under which it is made
        self.kind = kind

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

    __slots__ = ("by_code", "by_loose_code", "decisions", "game", "kind", "moves")

    def __init__(self, game: str) -> None:
        self.game = game
        self.moves: list[Move] = []
        self.kind: int = DECISION  # of the rows being added
        self.decisions: int = 0  # rows up to the last decision: what a mask of actions has to hold
        self.by_code: dict[str, Move] = {}
        self.by_loose_code: dict[str, Move] = {}

    def section(self, kind: int) -> None:
        """Begin the rows of another kind."""
        self.kind = kind

    def add(self, verb: int, arg: int, code: str, clause: str) -> Move:
        """Append a move, with the clause under which it is made, and hand it back."""
        move = Move(self.game, len(self.moves), verb, arg, code, clause, self.kind)
        self.moves.append(move)
        if self.kind == DECISION:
            self.decisions = len(self.moves)
        self.by_code[code] = move
        self.by_loose_code[code.casefold()] = move
        return move

    def rows(self, verb: int, clause: str, codes: list[str], first: int = 0) -> list[Move]:
        """Append a move for each code, numbered from `first` on."""
        return [self.add(verb, first + k, code, clause) for k, code in enumerate(codes)]

    def holds(self, move: Move) -> bool:
        """Ask whether this very object is a row of the table; moves of other games are not."""
        return isinstance(move, Move) and 0 <= move.index < len(self.moves) and self.moves[move.index] is move

    def at(self, index: int) -> Move:
        """The move of a row, for adapters that play by number."""
        if not 0 <= index < len(self.moves):
            raise NotationError("error-no-such-move", text=str(index)[:40], game=self.game, verbs=self.verbs())
        return self.moves[index]

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
        return ", ".join(dict.fromkeys(move.code.split()[0] for move in self.moves if move.kind == DECISION))


TABLES: Final[dict[str, MoveTable]] = {}
finders: Final[list[Callable[[str], None]]] = []


def find_move(game: str, index: int) -> Move:
    """Unpickle a move: the one object of that row."""
    if game not in TABLES:
        for load in finders:  # the catalogue knows which module fills the table
            load(game)
    return TABLES[game].moves[index]
