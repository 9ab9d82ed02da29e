"""Files: read with a limit, and with errors in one line."""

from pathlib import Path

from kleos.core.errors import BadRecord, fault_of
from kleos.core.record import MAX_BYTES


def read_file(path: Path) -> bytes:
    """The bytes of a record."""
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise BadRecord("error-file", file=str(path)[:60], detail=fault_of(error)) from error
