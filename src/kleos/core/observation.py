# interpreted: msgspec structs are no native classes
"""Observation: what one viewer may know, as a value without a way back to the state."""

from collections.abc import Callable
from typing import Any

import msgspec

from kleos.core.errors import NotationError
from kleos.core.game import Game
from kleos.core.players import Player
from kleos.core.state import Outcome, State

MAX_BYTES = 1_000_000


class Observation(msgspec.Struct, frozen=True, dict=True):
    """One viewer's view: the table, the legal move codes if this viewer is to act, and the redacted log."""

    viewer: Player | None
    table: Any
    legal: tuple[str, ...]
    log: tuple[str, ...] = ()

    def to_bytes(self) -> bytes:
        """JSON, the form that bots and the wire carry."""
        seat = self.viewer.seat if isinstance(self.viewer, Player) else self.viewer
        try:
            return msgspec.json.encode({"viewer": seat, "table": self.table, "legal": self.legal, "log": self.log})
        except (TypeError, ValueError, OverflowError, RecursionError) as error:
            raise NotationError("error-bad-observation", detail=str(error)[:200]) from error

    # Which game this was made or checked for: no field, so that it neither travels nor counts in comparisons.

    def made_for(self, game: Game) -> "Observation":
        """Remember that this game's view made it, or that its gate let it in."""
        self.__dict__["game"] = game
        return self

    def is_made_for(self, game: Game) -> bool:
        """Ask whether this game made or checked it."""
        made_for = self.__dict__.get("game")
        return made_for is game or (made_for is not None and made_for == game)

    def saved_earlier(self) -> "Observation":
        """Remember that an earlier version saved it, whose tables did not say what is asked in words."""
        self.__dict__["older"] = True
        return self

    def is_older(self) -> bool:
        """Ask whether an earlier version saved it."""
        return "older" in self.__dict__

    def asking(self, asked: Any) -> "Observation":
        """The same with what is asked."""
        return Observation(self.viewer, msgspec.structs.replace(self.table, asked=asked), self.legal, self.log)

    def with_log(self, log: tuple[str, ...]) -> "Observation":
        """The same with a log."""
        seen = Observation(self.viewer, self.table, self.legal, log)
        seen.__dict__.update(self.__dict__)
        return seen


def observed(state: State, viewer: Player | None, table: Any) -> Observation:
    """A table with the legal moves, which go to the actor alone."""
    seen = Observation(viewer, table, () if viewer is None else state.legal_codes(viewer))
    seen.__dict__["game"] = state.game  # as `made_for` has it, without a call
    return seen


def result_of(outcome: Outcome | None) -> tuple[int, str, str] | None:
    """An outcome as tables and records tell it: the winning seat or 0, the reason, the clause."""
    return None if outcome is None else outcome.told()


class Envelope(msgspec.Struct, forbid_unknown_fields=True):
    """An observation on the wire, the table still unread."""

    viewer: int | None
    table: msgspec.Raw
    legal: tuple[str, ...]
    log: tuple[str, ...]


def reader(
    table: type[Any], older: Callable[[dict[str, Any]], dict[str, Any]] | None = None
) -> Callable[[bytes], Observation]:
    """Make the function that reads observations of the game with this table type.

    `older` makes a table of today, as plain data, of one that an earlier version saved.
    """
    envelopes = msgspec.json.Decoder(Envelope)
    tables: msgspec.json.Decoder[Any] = msgspec.json.Decoder(table)

    def read_table(viewer: Player | None, envelope: Envelope) -> Observation:
        try:
            return Observation(viewer, tables.decode(envelope.table), envelope.legal, envelope.log)
        except msgspec.ValidationError:
            if older is None:
                raise
            data = msgspec.json.encode(upgraded(older, msgspec.json.decode(envelope.table)))
            return Observation(viewer, tables.decode(data), envelope.legal, envelope.log).saved_earlier()

    def read(data: bytes) -> Observation:
        try:
            if not isinstance(data, bytes):
                raise ValueError(f"bytes are wanted, not {type(data).__name__}")
            if len(data) > MAX_BYTES:
                raise ValueError(f"more than {MAX_BYTES} bytes")
            envelope = envelopes.decode(data)
            if envelope.viewer not in (1, 2, None):
                raise ValueError("viewer is 1, 2 or null")
            viewer = None if envelope.viewer is None else Player(envelope.viewer - 1)
            return read_table(viewer, envelope)
        except (ValueError, RecursionError) as error:
            raise NotationError("error-bad-observation", detail=str(error)[:200]) from error

    return read


def upgraded(older: Callable[[dict[str, Any]], dict[str, Any]], table: Any) -> Any:
    """A table of an earlier version as one of today; what is none stays as it is, to be refused."""
    try:
        return older(table)
    except (AttributeError, LookupError, TypeError, ValueError):
        return table
