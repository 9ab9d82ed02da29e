# interpreted: msgspec structs are no native classes
"""Records: a game as JSON, in three redactions from one source, sealed so that a changed byte shows."""

from hashlib import sha256
from typing import Any, Literal

import msgspec

from kleos.core.errors import BadRecord

FORMAT = "kleos-record/1"
FULL: Literal["full"] = "full"
PUBLIC: Literal["public"] = "public"
Redaction = Literal["full", "public"]
Snapshot = dict[str, Any]  # a table as one viewer saw it
MAX_BYTES = 20_000_000


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished or running game. `moves` holds true codes in a full record, seen codes in a redacted one."""

    game: str
    rules: str
    options: dict[str, str | int | bool]
    components: str
    players: tuple[str, str]
    commitments: dict[str, str]
    view: str  # "full", "1", "2", "public"
    moves: tuple[str, ...]
    by: tuple[str, ...]  # seat or stream of each line; a full record needs none
    frames: tuple[Snapshot, ...]  # tables before the first line and after each; a full record needs none
    result: tuple[int, str, str] | None
    digest: str = ""
    format: str = FORMAT

    def to_bytes(self) -> bytes:
        """Readable JSON, one field a line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


def digest(record: Record) -> str:
    """A fingerprint of everything but the fingerprint."""
    bare = msgspec.structs.replace(record, digest="")
    return sha256(msgspec.json.encode(bare, order="sorted")).hexdigest()


def seal(record: Record) -> Record:
    """The record with its fingerprint."""
    return msgspec.structs.replace(record, digest=digest(record))


def read_record(data: bytes) -> Record:
    """Read a record and check its seal."""
    if len(data) > MAX_BYTES:
        raise BadRecord("error-record-size", most=MAX_BYTES)
    try:
        record = msgspec.json.decode(data, type=Record)
    except (ValueError, RecursionError) as error:
        raise BadRecord("error-record-unreadable", detail=str(error)[:200]) from error
    if record.format != FORMAT:
        raise BadRecord("error-record-format", found=record.format[:40], wanted=FORMAT)
    if record.digest != digest(record):
        raise BadRecord("error-record-tampered")
    return record
