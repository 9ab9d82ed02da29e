"""Files: read with a limit, and with errors in one line."""

from pathlib import Path

from kleos.core.errors import BadRecord
from kleos.core.record import MAX_BYTES


def read_file(path: Path) -> bytes:
    """The bytes of a record."""
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise BadRecord("error-file", file=str(path)[:60], detail=short(error)) from error


def short(error: Exception) -> str:
    """Why a file could not be used, in the system's short words."""
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return " ".join(str(words).split())[:100]
