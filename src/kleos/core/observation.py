# interpreted: msgspec structs are no native classes
"""Observation: what one viewer may know, as a value without a way back to the state."""

from collections.abc import Callable
from typing import Any

import msgspec

from kleos.core.errors import NotationError
from kleos.core.players import Player
from kleos.core.state import Outcome, State

MAX_BYTES = 1_000_000


class Observation(msgspec.Struct, frozen=True):
    """One viewer's view: the table, the legal move codes if this viewer is to act, and the redacted log."""

    viewer: Player | None
    table: Any
    legal: tuple[str, ...]
    log: tuple[str, ...] = ()

    def to_bytes(self) -> bytes:
        """JSON, the form that bots and the wire carry."""
        seat = None if self.viewer is None else self.viewer.seat
        return msgspec.json.encode({"viewer": seat, "table": self.table, "legal": self.legal, "log": self.log})


def observed(state: State, viewer: Player | None, table: Any) -> Observation:
    """A table with the legal moves, which go to the actor alone."""
    is_asked = viewer is not None and viewer == state.actor
    return Observation(viewer, table, tuple(move.code for move in state.legal()) if is_asked else ())


def result_of(outcome: Outcome | None) -> tuple[int, str, str] | None:
    """An outcome as tables and records tell it: the winning seat or 0, the reason, the clause."""
    if outcome is None:
        return None
    return (0 if outcome.winner is None else outcome.winner.seat, outcome.reason, outcome.clause)


class Envelope(msgspec.Struct, forbid_unknown_fields=True):
    """An observation on the wire, the table still unread."""

    viewer: int | None
    table: msgspec.Raw
    legal: tuple[str, ...]
    log: tuple[str, ...]


def reader(table: type[Any]) -> Callable[[bytes], Observation]:
    """Make the function that reads observations of the game with this table type."""
    envelopes = msgspec.json.Decoder(Envelope)
    tables: msgspec.json.Decoder[Any] = msgspec.json.Decoder(table)

    def read(data: bytes) -> Observation:
        try:
            if len(data) > MAX_BYTES:
                raise ValueError(f"more than {MAX_BYTES} bytes")
            envelope = envelopes.decode(data)
            if envelope.viewer not in (1, 2, None):
                raise ValueError("viewer is 1, 2 or null")
            viewer = None if envelope.viewer is None else Player(envelope.viewer - 1)
            return Observation(viewer, tables.decode(envelope.table), envelope.legal, envelope.log)
        except (ValueError, RecursionError) as error:
            raise NotationError("error-bad-observation", detail=str(error)[:200]) from error

    return read
