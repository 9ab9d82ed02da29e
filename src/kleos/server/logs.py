"""Logs: one JSON object a line on stderr, without secrets: no tokens, cookies, names, moves or query strings."""

import logging
import sys
from datetime import UTC, datetime

import msgspec

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON; an exception is told by its kind and its place, never by its words."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = place(record.exc_info[2])
        return msgspec.json.encode(line).decode()


def place(trace: object) -> str:
    """Where an exception came from: file and line of the innermost frame."""
    found = ""
    while trace is not None:
        frame = trace.tb_frame  # type: ignore[attr-defined]
        found = f"{frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}"  # type: ignore[attr-defined]
        trace = trace.tb_next  # type: ignore[attr-defined]
    return found


def set_up_logs(level: int = logging.INFO) -> None:
    """Send everything of ours and of the server's parts to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("kleos", "uvicorn", "litestar", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name in ("kleos", "uvicorn") else logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # it would tell of every socket
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)  # ours: http/middleware.py, without query strings
