"""The sandbox worker: a process that validates untrusted data, task after task. `sandbox.py` is the caller's end.

It has no database, and of a table no more than a task brings along; it has little memory and a limit on its own
time, so that it ends even when nobody is left to end it.
"""

import time
from base64 import b64decode, b64encode
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any
from zlib import compress, decompress

import msgspec

from kleos.bots.json_process import Message, serve
from kleos.catalogue import load
from kleos.core.errors import GameError
from kleos.core.record import FULL, read_record
from kleos.server.http.problems import BAD, Refused
from kleos.server.storage.row_types import origin_row
from kleos.server.tables import untrusted, workshop
from kleos.server.tables.deals import fair_dealer
from kleos.server.tables.openings import new_match
from kleos.server.tables.untrusted import ImportedRecord
from kleos.text.olympus.faces import faces_of
from kleos.text.words import LANGUAGES, bundle, speaking

try:
    import resource
except ImportError:  # Windows has no such limits; the time limit of `sandbox.py` is there all the same
    resource = None  # type: ignore[assignment]

MEMORY = 1_500_000_000  # bytes of addresses; a process in order takes a third of it
DEALING = 2.0  # seconds of CPU for an opening: the server will take them once more


class SandboxTask(msgspec.Struct):
    """What is to be done, and with what; the fields that its type does not need are empty."""

    type: str
    language: str = "en"
    seconds: float = 10.0
    packed: str = ""  # a record, packed and in base64
    components: str | None = None  # JSON; of a set that is checked: the text of a file, JSON or TOML
    game: str = ""
    options: dict[str, Any] = {}
    ply: int = 0
    card: int = 0
    view: str | None = None
    table: str = ""
    server_seed: str = ""
    seeds: tuple[str, str] = ("", "")


def plain(task: SandboxTask) -> bytes:
    """The bytes that a task brings."""
    return decompress(b64decode(task.packed))


def components_of(task: SandboxTask) -> dict[str, Any] | None:
    """The component set that a task brings."""
    return None if task.components is None else msgspec.json.decode(task.components, type=dict[str, Any])


@lru_cache(maxsize=4)
def opened(packed: str, components: str | None) -> ImportedRecord:
    """An imported record; somebody who turns its pages asks for the same one again and again."""
    found = None if components is None else msgspec.json.decode(components, type=dict[str, Any])
    return ImportedRecord(read_record(decompress(b64decode(packed))), found)


# Each task answers with something that becomes JSON.


def ready(task: SandboxTask) -> Any:
    """Say that all is imported."""
    return None


def speak(task: SandboxTask) -> Any:
    """Load every language."""
    for language in LANGUAGES:
        bundle(language)


def take_record(task: SandboxTask) -> Any:
    """Read and check what was posted: the record and its set, as they are to be kept."""
    found = untrusted.read_posted(plain(task), components_of(task))
    untrusted.check(found)
    return {"record": found.record, "components": found.components}


def look(task: SandboxTask) -> Any:
    """A record at a line."""
    return untrusted.replay_at(opened(task.packed, task.components), task.ply, task.view)


def words(task: SandboxTask) -> Any:
    """A record in words."""
    return untrusted.in_words(opened(task.packed, task.components), task.view)


def faces(task: SandboxTask) -> Any:
    """The cards of a record's set in words."""
    game = opened(task.packed, task.components).game
    return faces_of(game) if game.code == "olympus" else []


def cut(task: SandboxTask) -> Any:
    """A record up to a line, to play on from, and the game it is of."""
    imported = opened(task.packed, task.components)
    record, game = untrusted.cut(imported, task.ply), imported.game
    return {"record": record, "game": game.code, "options": dict(game.options)}


def check_set(task: SandboxTask) -> Any:
    """An own component set, as it is to be kept."""
    components = untrusted.read_set(task.components or "")
    return untrusted.check_set(task.game, task.options, components).component_data()


def share_set(task: SandboxTask) -> Any:
    """A set of the workshop, as it is handed on."""
    return workshop.share(task.components or "")


def look_at_card(task: SandboxTask) -> Any:
    """A set that is being made, and one of its cards."""
    return workshop.check(task.components or "", task.card)


def deal(task: SandboxTask) -> Any:
    """Open a table's game as the server is about to, which must not take long, and try it out."""
    game = load(task.game, components=components_of(task), **task.options)
    origin = origin_row(task.ply, plain(task)) if task.packed else None
    begin = time.process_time()
    fair = fair_dealer(task.table, task.server_seed, task.seeds)
    match = new_match(game, fair, ("one", "two"), origin, task.server_seed)
    is_imagined = origin is not None and origin.view != FULL
    if (is_imagined or origin is None) and time.process_time() - begin > DEALING:
        raise Refused(BAD, "error-check-late", seconds=f"{DEALING:g}")
    untrusted.try_out(match, 0)
    return None


TASKS: dict[str, Callable[[SandboxTask], Any]] = {
    "ready": ready,
    "speak": speak,
    "take": take_record,
    "look": look,
    "words": words,
    "faces": faces,
    "cut": cut,
    "set": check_set,
    "share": share_set,
    "card": look_at_card,
    "deal": deal,
}


def reply(line: bytes) -> Message:
    """The answer to a task; whatever is raised is told."""
    try:
        task = msgspec.json.decode(line, type=SandboxTask)
        limit(task.seconds)
        with speaking(task.language):
            body = TASKS[task.type](task)
        return {"type": "done", "body": b64encode(compress(msgspec.json.encode(body), 1)).decode()}
    except GameError as error:
        told = {"kind": type(error).__name__, "status": getattr(error, "status", 0), "clause": error.clause}
        return {"type": "error", "message": error.message, "arguments": error.arguments, **told}
    except Exception as error:  # a hole in the kernel's checks: the data is refused all the same
        return {"type": "error", "message": "", "detail": f"{type(error).__name__} {place(error)}"}


def place(error: Exception) -> str:
    """Where an error came from."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}"


def limit(seconds: float) -> None:
    """End by itself when a task takes far more time than it may, also when the server is gone."""
    if resource is not None:
        most = int(time.process_time() + 2 * seconds) + 2
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def be_small() -> None:
    """Take no more memory than any honest task needs."""
    if resource is not None:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


if __name__ == "__main__":
    be_small()
    serve(reply)
